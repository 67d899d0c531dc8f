"""What is written in a terminal: paragraphs, headings and tables, at most 80 columns; or plain lines alone,
which a screen reader reads as they come."""

from __future__ import annotations

import os
import shutil
import textwrap
from collections.abc import Sequence
from typing import TextIO

from rich.console import Console
from rich.table import Table
from rich.text import Text

from game.text.output import printing

WIDEST, NARROWEST = 80, 30
FORGET = "\x1b[2J\x1b[3J\x1b[H"
"""Clears a terminal with all that can be scrolled back to."""
BOLD, USUAL = "\x1b[1m", "\x1b[0m"
FEW = 5
"""So many columns of numbers fit beside their headings."""


class Page:
    """Where the table is written. `plain`: no lines, colours or tables, a fact a line however long."""

    def __init__(self, out: TextIO, *, plain: bool = False) -> None:
        self._out, self.plain = out, plain
        width = shutil.get_terminal_size((WIDEST, 24)).columns if out.isatty() else WIDEST
        self.width = max(NARROWEST, min(WIDEST, width))
        self._styled = out.isatty() and not plain and os.environ.get("TERM") != "dumb"

    def heading(self, words: str) -> None:
        """The name of what follows."""
        words = _line(words)
        self._write(words if self.plain else f"{words} ".ljust(self.width, "─"), bold=True)

    def tell(self, words: str, mark: str = "", *, bold: bool = False) -> None:
        """A paragraph; behind a mark its lines are indented."""
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
        """Numbers by row and column; plain, or with many columns, a column after the other."""
        if self.plain or len(heads) > FEW:
            for number, head in enumerate(heads):
                told = ", ".join(f"{name} {cells[number]}" for name, cells in rows)
                self.tell(f"{head}: {told}")
            return
        table = Table(box=None, pad_edge=False)
        table.add_column("")
        for head in heads:
            table.add_column(Text(_line(head)), justify="right")
        for name, cells in rows:
            table.add_row(Text(_line(name)), *map(Text, map(_line, cells)))
        console = Console(file=self._out, width=self.width, markup=False, emoji=False, highlight=False)
        with printing():
            console.print(table)

    def gap(self) -> None:
        """An empty line, which a screen reader would only announce."""
        if not self.plain:
            self._write("")

    def clear(self) -> None:
        """Nothing of what was written can be seen any more."""
        if self._out.isatty():
            self._write(FORGET, end="")

    def _write(self, words: str, end: str = "\n", *, bold: bool = False) -> None:
        with printing():
            self._out.write(f"{BOLD}{words}{USUAL}{end}" if bold and self._styled else words + end)


def _line(words: str) -> str:
    """What a person or a file has named cannot steer the terminal."""
    return "".join(c if c.isprintable() else " " for c in words)
