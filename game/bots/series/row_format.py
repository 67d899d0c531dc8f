"""The two file formats for rows."""

from __future__ import annotations

import csv
import io
from collections.abc import Sequence
from typing import ClassVar, Protocol

import msgspec

from game.bots.series.rows import Row


class Format(Protocol):
    """A file format.

    begins: the first bytes of every file
    heads: the number of lines before the first row
    """

    begins: ClassVar[bytes]
    heads: ClassVar[int]

    def read(self, text: str) -> list[Row]:
        """Return the rows in a text of whole lines. Raises ValueError."""
        ...

    def write(self, found: Sequence[Row], columns: Sequence[str], *, headed: bool) -> bytes:
        """Return rows as lines, below the header if they begin a file."""
        ...


class JsonLines:
    """.jsonl: one object a line, with its own columns."""

    begins: ClassVar = b'{"game":'
    heads: ClassVar = 0

    def read(self, text: str) -> list[Row]:
        return [msgspec.json.decode(line, type=Row) for line in text.split("\n")[:-1]]

    def write(self, found: Sequence[Row], columns: Sequence[str], *, headed: bool) -> bytes:
        return b"".join(msgspec.json.encode(row) + b"\n" for row in found)


class Csv:
    """.csv: the first line has the columns of all rows; missing values are empty."""

    begins: ClassVar = b"game,seed,"
    heads: ClassVar = 1

    def read(self, text: str) -> list[Row]:
        try:
            return list(csv.DictReader(io.StringIO(text, newline=""), restval="", strict=True))
        except csv.Error as error:
            raise ValueError(error) from error

    def write(self, found: Sequence[Row], columns: Sequence[str], *, headed: bool) -> bytes:
        text = io.StringIO(newline="")
        writer = csv.DictWriter(text, columns, restval="", lineterminator="\n")
        if headed:
            writer.writeheader()
        writer.writerows(found)
        return text.getvalue().encode()


FORMATS: dict[str, Format] = {".jsonl": JsonLines(), ".csv": Csv()}
"""Formats by file extension."""
