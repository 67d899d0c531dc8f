"""Output in a terminal: paragraphs and tables of at most 80 columns, or plain lines for a screen reader."""

from __future__ import annotations

import os
import shutil
import textwrap
from collections.abc import Sequence
from typing import TextIO

from rich.console import Console
from rich.table import Table
from rich.text import Text

from game.errors import printable
from game.text.output import printing

MAX_COLUMNS, MIN_COLUMNS = 80, 30
CLEAR = "\x1b[2J\x1b[3J\x1b[H"
"""Clears a terminal and its scrollback."""
BOLD, NORMAL = "\x1b[1m", "\x1b[0m"
MAX_HEADINGS = 5
"""Columns of numbers that fit with their headings."""


class Page:
    """The terminal that shows the table. `plain`: no lines, colours or tables; each fact is one long line."""

    def __init__(self, out: TextIO, *, plain: bool = False) -> None:
        self._out, self.plain = out, plain
        width = shutil.get_terminal_size((MAX_COLUMNS, 24)).columns if out.isatty() else MAX_COLUMNS
        self.width = max(MIN_COLUMNS, min(MAX_COLUMNS, width))
        self._styled = out.isatty() and not plain and os.environ.get("TERM") != "dumb"

    def heading(self, words: str) -> None:
        """Write a heading over the whole width."""
        words = _line(words)
        self._write(words if self.plain else f"{words} ".ljust(self.width, "─"), bold=True)

    def write(self, words: str, mark: str = "", *, bold: bool = False) -> None:
        """Write a paragraph, hung from a mark such as a number."""
        before = mark
        for part in words.split("\n"):
            lines = self._wrapped(before + _line(part), " " * len(mark))
            self._write("\n".join(lines), bold=bold)
            before = " " * len(mark)

    def _wrapped(self, words: str, indent: str) -> list[str]:
        if self.plain:
            return [words.strip()]
        return textwrap.wrap(words, self.width, subsequent_indent=indent, break_on_hyphens=False) or [""]

    def table(self, heads: Sequence[str], rows: Sequence[tuple[str, Sequence[str]]]) -> None:
        """Write a table of numbers; if plain, or with many columns, one column after the other."""
        if self.plain or len(heads) > MAX_HEADINGS:
            for number, head in enumerate(heads):
                cells_text = ", ".join(f"{name} {cells[number]}" for name, cells in rows)
                self.write(f"{head}: {cells_text}")
            return
        table = Table(box=None, pad_edge=False)
        table.add_column("")
        for head in heads:
            table.add_column(Text(_line(head)), justify="right")
        for name, cells in rows:
            table.add_row(Text(_line(name)), *map(Text, map(_line, cells)))
        self._print(table)

    def rows(self, heads: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
        """Write a table of words, the headings over all its columns; if plain, a line for each row."""
        if self.plain:
            for row in rows:
                self.write("; ".join(f"{head}: {cell}" for head, cell in zip(heads, row, strict=True)))
            return
        table = Table(box=None, pad_edge=False)
        for head in heads:
            table.add_column(Text(_line(head)))
        for row in rows:
            table.add_row(*map(Text, map(_line, row)))
        self._print(table)

    def _print(self, table: Table) -> None:
        console = Console(file=self._out, width=self.width, markup=False, emoji=False, highlight=False)
        with printing():
            console.print(table)

    def gap(self) -> None:
        """Write an empty line, unless a screen reader would announce it."""
        if not self.plain:
            self._write("")

    def clear(self) -> None:
        """Clear the terminal, its scrollback too."""
        if self._out.isatty():
            self._write(CLEAR, end="")

    def _write(self, words: str, end: str = "\n", *, bold: bool = False) -> None:
        with printing():
            self._out.write(f"{BOLD}{words}{NORMAL}{end}" if bold and self._styled else words + end)


def _line(words: str) -> str:
    """Return a line in which nothing that a person typed or a file names controls the terminal."""
    return printable(words)
