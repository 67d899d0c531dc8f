"""The description of a title before a game: how long it takes, how heavy it is, and tables set up in
advance."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

from game.engine.content.content_files import Record, by_id, load

FILE = "about.toml"


class Preset(Record, frozen=True):
    """A table set up in advance. Its name is the message <title>-preset-<id> or new-preset-<id>; -help says
    when to use it.

    seats: the kind of player at each seat; () keeps whoever sits there
    options: the options that differ from their defaults
    lesson: True offers the lesson along with it, for people who don't know the game
    """

    id: str
    seats: tuple[str, ...] = ()
    options: dict[str, str] = {}
    lesson: bool = False


class TablePicture(Record, frozen=True):
    """The picture <title>/in_play.jpg: a game between bots, played with a seed, at the beginning of a turn.

    Where only a strip fits, the window shows a part of it: its centre and its width, as shares of the
    picture's.
    """

    seats: tuple[str, ...]
    turn: int
    seed: int
    focus: tuple[float, float, float]
    options: dict[str, str] = {}


class About(Record, frozen=True):
    """The contents of about.toml; `minutes` are those of a game with the fewest and with the most seats."""

    minutes: tuple[int, int] | None = None
    weight: Literal["light", "medium", "heavy"] | None = None
    picture: TablePicture | None = None
    preset: tuple[Preset, ...] = ()


def read(folder: Path) -> About:
    """Return the contents of about.toml, or defaults if the title has none. Raises BadContent."""
    path = folder / FILE
    if not path.exists():
        return About()
    found = load(path, About)
    by_id(path, found.preset)
    return found
