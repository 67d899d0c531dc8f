"""An edition to fill in: a title's content files line by line, switched off, below the words of each card."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec

from game.engine import files
from game.engine.content import edition
from game.errors import Say
from game.packages import editions
from game.packages.registry import Package
from game.presentation.title_words import words_of

OFF, NOTE = "# ", "## "
"""The prefixes of a disabled line, and of a comment."""
WIDTH = 110
_HEADER = re.compile(r"(\[\[?)([\w.-]+)\]\]?")
_ID = re.compile(r'id = "([^"]+)"')


def write(package: Package, name: str, say: Say) -> Path:
    """Write an edition without changes, with explanations in the language of `say`. Return its path.

    Raises BadTable, BadContent or OSError.
    """
    place = editions.new_folder(package.id, name)
    forms = {path.name: _form(package, path, say) for path in package.title.files}
    about = _noted(say("edition-form-about", title=package.id, folder=place.name).split("\n"))
    author = _noted([say("edition-form-author")])
    named = f"name = {msgspec.json.encode(name.strip()).decode()}"
    texts = {edition.FILE: _text((*about, named, *author, 'author = ""')), **forms}
    files.write_new_folder(place, {file: text.encode() for file, text in texts.items()})
    return place


def _text(lines: Iterable[str]) -> str:
    return "".join(f"{line}\n" for line in lines)


def _form(package: Package, path: Path, say: Say) -> str:
    """Return a content file, switched off."""
    words = words_of(package)

    def describe(record: str) -> Sequence[str]:
        return words.printed(say, path.stem, record)

    head = _noted(say("edition-form-file", file=path.name, title=package.id).split("\n"))
    return _text((*head, "", *_lines(path.read_text(encoding="utf-8-sig"), describe)))


def _lines(text: str, describe: Callable[[str], Sequence[str]]) -> Iterator[str]:
    tables, lines, on = tomllib.loads(text), text.splitlines(), False
    for line, following in zip(lines, [*lines[1:], ""], strict=True):
        if header := _HEADER.match(line):
            on = header[1] == "[" or _has_ids(tables, header[2].split("."))
            named = _ID.match(following)
            if named and "." not in header[2]:
                yield from _noted(" ".join(line.split()) for line in describe(named[1]))
        if not line.strip() or line.startswith("#"):
            yield line.replace("#", NOTE.strip(), 1)
        else:
            yield line if on and (header or _ID.match(line)) else f"{OFF}{line}"


def _has_ids(tables: dict[str, Any], way: Sequence[str]) -> bool:
    """Return whether every list at the end of a way has records with ids, and those that it goes through
    too."""
    lists, holders = [], [tables]
    for name in way:
        lists = [holder[name] for holder in holders if name in holder]
        if not all(map(edition.is_keyed, lists)):
            return False
        holders = [entry for found in lists for entry in found]
    return bool(lists)


def _noted(words: Iterable[str]) -> Iterator[str]:
    for line in words:
        yield f"{NOTE}{line.rstrip()}"
