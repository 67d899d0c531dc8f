"""What the content files of Runebound say, as the cards word it, for whoever changes them."""

from __future__ import annotations

from collections.abc import Sequence

from game.titles.runebound.rules.state.book import Book
from game.titles.runebound.words import card_text, names
from game.titles.runebound.words.names import Say


def printed(book: Book, say: Say, file: str, record: str) -> Sequence[str]:
    """Return a whole card; nothing for the numbers of the table."""
    if file == "table":
        return ()
    return names.spoken(say, card_text.whole(say, book, record)).splitlines()
