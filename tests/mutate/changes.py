"""The changes that can be made: each is a stretch of one file and what stands there instead."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

import msgspec

from tests.mutate import code

PLAYED = ("rules", "bot")
"""What of a title is changed when no folder is named: how its table is drawn is looked at, not stated."""
Find = Callable[[str], Iterable[tuple[int, int, str]]]
"""The changes of a text: first character, the one after the last, and what stands there instead."""


class Change(msgspec.Struct, frozen=True, order=True):
    """Characters `start` to `end` of a file become `new`."""

    file: str
    start: int
    end: int
    line: int
    old: str
    new: str

    def __str__(self) -> str:
        short = " ".join(self.old.split())
        return f"{self.file}:{self.line}: {short} -> {self.new}"


def of_kind(root: Path, kind: str, title: str = "", under: Iterable[str] = ()) -> list[Change]:
    """Every change of a kind, of one title only or in the folders and files named."""
    folders = under or _usual(root, kind, title)
    files = sorted(file for folder in folders for file in _files(root, folder, kind))
    return [change for file in files for change in _changes(root, file, KINDS[kind])]


def _usual(root: Path, kind: str, title: str) -> tuple[str, ...]:
    if kind == "maps":
        return (f"maps/{title}.tmx",) if title else ("maps",)
    if kind == "numbers":
        return (f"assets/{title}",) if title else ("assets",)
    titles = root.glob(f"game/titles/{title or '*'}")
    played = tuple(str((folder / part).relative_to(root)) for folder in titles for part in PLAYED)
    return played if title else ("game/engine", *played)


def _files(root: Path, folder: str, kind: str) -> Iterator[Path]:
    ends = {"maps": "*.tmx", "numbers": "*.toml"}.get(kind, "*.py")
    here = root / folder
    yield from [here] if here.is_file() else here.rglob(ends)


def _changes(root: Path, file: Path, find: Find) -> Iterator[Change]:
    text, name = file.read_text(encoding="utf-8"), str(file.relative_to(root))
    for start, end, new in find(text):
        yield Change(name, start, end, text.count("\n", 0, start) + 1, text[start:end], new)


# ---------------------------------------------------------------------- content


def numbers(text: str) -> Iterator[tuple[int, int, str]]:
    """Every whole number of a TOML file, outside strings and comments, one higher."""
    for found in re.finditer(r'"(?:[^"\\]|\\.)*"|#.*|(?<![\w.-])-?\d+(?![\w.])', text):
        if found[0][0] not in '"#':
            yield found.start(), found.end(), str(int(found[0]) + 1)


# ---------------------------------------------------------------------- maps

MOVED = 48
"""Pixels by which an object is moved: out of its hexagon or off its space."""
DATA = re.compile(r'<data encoding="csv">(.*?)</data>', re.DOTALL)
VALUE = re.compile(r'<property name="([^"]+)"[^>]* value="([^"]*)"')
OBJECT = re.compile(r'<object [^>]*?\bname="([^"]*)"[^>]*?\bx="([\d.]+)"')


def maps(text: str) -> Iterator[tuple[int, int, str]]:
    """Another tile of the same layer, another value of the same property, an object renamed or moved."""
    for data in DATA.finditer(text):
        tiles = sorted(set(re.findall(r"\d+", data[1])))
        for cell in re.finditer(r"\d+", data[1]):
            start = data.start(1) + cell.start()
            yield start, start + len(cell[0]), _other(cell[0], tiles)
    values = list(VALUE.finditer(text))
    for found in values:
        yield *found.span(2), _other(found[2], sorted({v[2] for v in values if v[1] == found[1]}))
    for found in OBJECT.finditer(text):
        if found[1]:
            yield *found.span(1), found[1] + "x"
        yield *found.span(2), f"{float(found[2]) + MOVED:g}"


def _other(value: str, values: list[str]) -> str:
    """The next of the values, so that the file is still a map."""
    return values[(values.index(value) + 1) % len(values)] if len(values) > 1 else value + "1"


KINDS: dict[str, Find] = {
    "code": code.changes,
    "events": code.events,
    "numbers": numbers,
    "maps": maps,
}
