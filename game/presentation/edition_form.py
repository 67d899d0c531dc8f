"""An edition to fill in: a title's content files line by line, switched off, below the words of each card."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec

from game.engine import files
from game.engine.content import edition
from game.packages import editions
from game.packages.registry import Package
from game.presentation.messages import Messages
from game.presentation.title_words import words_of

OFF, NOTE = "# ", "## "
"""The prefixes of a disabled line, and of a comment."""
WIDTH = 110
_HEADER = re.compile(r"(\[\[?)([\w.-]+)\]\]?")
_ID = re.compile(r'id = "([^"]+)"')

_ABOUT = """\
{note}An edition of {title}: a table can be set with it on the new-game screen, or with
{note}    hotseat play {title} --edition "{folder}"
{note}The files beside this one are those of the title. Lines that begin with "# " are switched off: the game
{note}is as it comes. To change a number, take away the "# " in front of its line and change it. A file in
{note}which you change nothing can be deleted. To see whether all is well:
{note}    hotseat edition {title}
name = {name}
{note}Who wrote it:
author = ""
"""
_FILE = """\
{note}{file} of {title}. Take away "# " in front of a line that you change; leave [[...]] and id lines as they
{note}are. Where a [[...]] line is switched off too, switch on and give the whole list.

"""


def write(package: Package, name: str) -> Path:
    """Write an edition without changes. Return its path. Raises BadTable, BadContent or OSError."""
    place = editions.new_folder(package.id, name)
    forms = {path.name: _form(package, path) for path in package.title.files}
    quoted = msgspec.json.encode(name.strip()).decode()
    about = _ABOUT.format(note=NOTE, title=package.id, folder=place.name, name=quoted)
    texts = {edition.FILE: about, **forms}
    files.write_new_folder(place, {file: text.encode() for file, text in texts.items()})
    return place


def _form(package: Package, path: Path) -> str:
    """Return a content file, switched off."""
    say, words = Messages().say, words_of(package)

    def describe(record: str) -> Sequence[str]:
        return words.printed(say, path.stem, record)

    head = _FILE.format(note=NOTE, file=path.name, title=package.id)
    return head + "".join(f"{line}\n" for line in _lines(path.read_text(encoding="utf-8-sig"), describe))


def _lines(text: str, describe: Callable[[str], Sequence[str]]) -> Iterator[str]:
    tables, lines, on = tomllib.loads(text), text.splitlines(), False
    for line, following in zip(lines, [*lines[1:], ""], strict=True):
        if header := _HEADER.match(line):
            on = header[1] == "[" or _has_ids(tables, header[2].split("."))
            named = _ID.match(following)
            if named and "." not in header[2]:
                yield from _noted(describe(named[1]))
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


def _noted(words: Sequence[str]) -> Iterator[str]:
    for line in words:
        yield f"{NOTE}{' '.join(line.split())}"
