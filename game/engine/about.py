"""What a title says of itself before a game: how long it takes, how heavy it is, tables set in advance."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

from game.engine.content.content_files import Record, by_id, load

FILE = "about.toml"


class Preset(Record, frozen=True):
    """A table set in advance; its name is <title>-preset-<id> or new-preset-<id>, with -help what it is for.

    seats: who sits there, by kind; none: whoever sits there already
    options: what differs from a table where nobody has chosen
    lesson: for people who do not know the game; the lesson is offered with it
    """

    id: str
    seats: tuple[str, ...] = ()
    options: dict[str, str] = {}
    lesson: bool = False


class Shown(Record, frozen=True):
    """The picture <title>/in_play.jpg: a game of bots with a seed as a turn begins, and what is seen
    of it where there is room for a strip only: the middle and the width, as shares of its own."""

    seats: tuple[str, ...]
    turn: int
    seed: int
    focus: tuple[float, float, float]
    options: dict[str, str] = {}


class About(Record, frozen=True):
    """minutes: a game of the fewest seats, and of the most."""

    minutes: tuple[int, int] | None = None
    weight: Literal["light", "medium", "heavy"] | None = None
    picture: Shown | None = None
    preset: tuple[Preset, ...] = ()


def read(folder: Path) -> About:
    """What the about.toml of a title's content says; a title need not have one. Raises BadContent."""
    path = folder / FILE
    if not path.exists():
        return About()
    found = load(path, About)
    by_id(path, found.preset)
    return found
