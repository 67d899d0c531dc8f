"""Positions to think about: each with the seat that is to move, and its best move."""

from __future__ import annotations

from pathlib import Path

from game.engine.content import content_files
from game.engine.content.content_files import Record
from game.engine.model import State
from game.engine.positions import position
from game.packages.registry import Package

FILE = "puzzles.toml"
"""The list of a title's positions, below the folder of its lessons."""


class Puzzle(Record, frozen=True):
    """A position to think about, in a position file of its name beside the list.

    seat  the seat that is to move
    best  the best move, as a text
    seed  the seed with which Hard finds it
    """

    id: str
    seat: int
    best: str
    seed: int = 1


class _List(Record, frozen=True):
    """The contents of the file."""

    puzzle: tuple[Puzzle, ...] = ()


def of(package: Package) -> tuple[Puzzle, ...]:
    """Return a title's positions to think about; () if it has none. Raises BadContent."""
    path = _folder(package) / FILE
    return content_files.load(path, _List).puzzle if path.is_file() else ()


def position_of(package: Package, puzzle: Puzzle) -> State:
    """Return the position of a puzzle. Raises BadPosition."""
    return position.read(_folder(package) / f"{puzzle.id}.json", lambda _: package.title).state


def _folder(package: Package) -> Path:
    return package.content / "learn"
