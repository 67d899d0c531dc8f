"""What the content file and the map say."""

from __future__ import annotations

from typing import NamedTuple

from game.engine.board.places import Board, check_places
from game.engine.content import content_files

PILES = {"deck", "discard"}


class Figures(content_files.Record, frozen=True):
    """nim.toml."""

    hand: int
    last_stone: int
    heaps: dict[str, int]
    cards: dict[str, int]


class Book(NamedTuple):
    """Everything that is printed. Cards are "card.<value>.<copy>"."""

    figures: Figures
    board: Board
    hash: str

    @property
    def cards(self) -> list[str]:
        """All cards of the box."""
        return [
            f"card.{value}.{n}" for value, count in self.figures.cards.items() for n in range(1, count + 1)
        ]


def read(folder: content_files.Folder, board: Board) -> Book:
    """The book of a folder and a map. Raises BadContent or BadMap."""
    file = folder / "nim.toml"
    figures = content_files.load(file, Figures)
    check_places(board, {"heap": set(figures.heaps), "pile": PILES})
    return Book(figures, board, content_files.digest([file], board))


def value(card: str) -> int:
    """How many stones a card takes."""
    return int(card.split(".")[1])
