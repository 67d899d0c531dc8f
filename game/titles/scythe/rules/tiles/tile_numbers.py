"""The numbers on airship tiles and resolution tiles, for the words about them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import msgspec

from game.engine.model import Fact
from game.titles.scythe.rules.content.book import Book


def numbers(book: Book, tile: str) -> dict[str, Fact]:
    """Return every number of a tile by the name of its field; nothing for what is no tile."""
    for tiles in (book.aggressive, book.passive):
        if tile in tiles:
            return dict(_numbers(msgspec.to_builtins(tiles[tile].effect)))
    return dict(_numbers(msgspec.to_builtins(book.resolutions[tile]))) if tile in book.resolutions else {}


def _numbers(record: Mapping[str, Any]) -> Iterator[tuple[str, int]]:
    for name, value in record.items():
        if isinstance(value, dict):
            yield from _numbers(value)
        elif isinstance(value, int) and not isinstance(value, bool):
            yield name, value
