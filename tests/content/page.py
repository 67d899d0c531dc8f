"""A page of a title: its book shelf by shelf, the table as it is laid, the map."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache, cached_property
from pathlib import Path
from typing import Any

from game import paths
from game.engine.board.places import Board
from game.packages import registry
from tests.content import cards, charts, figures, tables
from tests.content.hearing import Hearing

HERE = Path(__file__).parent
PAGES = tuple(registry.names())
NOT_NAMES = frozenset(
    "why do ask error log icon source tip use effect counter goal learn turn example".split()
)
"""Kinds of messages that say something else of an id than its name."""


def file(title: str) -> Path:
    """Where the page of a title is kept."""
    return HERE / f"{title}.txt"


def write(title: str) -> str:
    """The page as it is today."""
    return "\n".join(_lines(title)) + "\n"


@cache
def _ui() -> Hearing:
    return Hearing()


def _lines(title: str) -> Iterator[str]:
    book = registry.find(title).title.book
    yield f"# {_ui().say(f'{title}-name')}"
    yield ""
    for shelf, held in vars(book).items():
        follows = isinstance(getattr(type(book), shelf, None), cached_property)  # from the other shelves
        if shelf not in ("hash", "folder") and not follows and not isinstance(held, Board):
            yield f"## {shelf}"
            yield ""
            yield from _shelf(title, shelf, held)
            yield ""
    yield "## the table"
    yield ""
    yield from tables.lines(title, _ui())
    yield ""
    yield from charts.lines(book.board, paths.maps(f"{title}.tmx"))


def _shelf(title: str, shelf: str, held: Any) -> Iterator[str]:
    """What a part of the book holds; several copies of a card together."""
    if not isinstance(held, Mapping):
        for thing in held if isinstance(held, tuple) else (held,):
            yield figures.told(thing)
        return
    copies: dict[int, list[str]] = {}
    for key, record in held.items():
        copies.setdefault(id(record) if hasattr(record, "id") else id(key), []).append(key)
    for keys in copies.values():
        yield f"{_named(title, keys[0])}: {figures.told(held[keys[0]])}"
        if len(keys) > 1:
            yield f"  {len(keys)} copies: {', '.join(keys)}"
        for shown in cards.SHOWN[title](_ui(), registry.find(title).title.book, shelf, keys[0]):
            yield f"  shown: {shown}"


def _named(title: str, key: str) -> str:
    """An id with the names that the window has for it."""
    last = key.split(".")[1] if key.count(".") == 2 else key.removeprefix("hero.")
    return " = ".join([key, *_names(title).get(last, ())])


@cache
def _names(title: str) -> dict[str, list[str]]:
    """Id -> names: of <title>-card-brawler and <title>-building-farm the last part is the id."""
    found: dict[str, list[str]] = {}
    words = _ui().messages
    for message in sorted(words.all_ids()):
        parts = message.split("-")
        if len(parts) == 3 and parts[0] == title and parts[1] not in NOT_NAMES:
            before = len(words.troubles)
            name = words.say(message)
            if len(words.troubles) == before and name not in found.get(parts[2], ()):
                found.setdefault(parts[2], []).append(name)
    words.troubles.clear()
    return found
