"""What numbers must be to each other, so that a game can be set up."""

from __future__ import annotations

from collections import Counter

from game.engine.content.content_files import Folder, demand
from game.titles.runebound.rules.state.book import Book


def check(folder: Folder, book: Book) -> None:
    """Raise BadContent for the first number that does not go with others."""
    _counters(folder, book)
    _first_town(folder, book)


def _counters(folder: Folder, book: Book) -> None:
    """There is an Adventure Counter for every adventure space of its colour (RUN-011)."""
    spaces = Counter(space.adventure for space in book.spaces.values() if space.adventure)
    for colour, most in spaces.items():
        is_enough, keys, code = book.supply[colour] >= most, ("supply", colour), "runebound-error-supply"
        demand(is_enough, folder / "table.toml", keys, code, least=most, colour=colour)


def _first_town(folder: Folder, book: Book) -> None:
    """The d20 can name a town that falls first: otherwise it would be rolled for ever (RUN-189)."""
    demand(bool(book.threat.first), folder / "table.toml", ("threat", "first"), "runebound-error-no-town")
