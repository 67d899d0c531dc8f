"""The titles that can be played, and what a new table needs to know of them."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, Literal, Protocol

from game import bots
from game.engine.about import About
from game.engine.content.edition import Edition
from game.engine.model import Fact
from game.engine.rng import MAX_SEED
from game.engine.session.record import SeatSetup
from game.engine.title import BadTable, Title
from game.errors import Say
from game.packages import editions, registry
from game.play.table_tools import TableTools
from game.presentation.sentences import explain

KINDS = (bots.HUMAN, *(name for name in bots.names() if name not in bots.FOR_TESTS))
"""Kinds of players for a seat: a person, a level, or a bot of another package by name."""


class OptionInfo(Protocol):
    """An option that is chosen before a game."""

    @property
    def id(self) -> str: ...
    @property
    def kind(self) -> Literal["switch", "choice"]: ...
    @property
    def choices(self) -> tuple[str, ...]: ...
    @property
    def is_house_rule(self) -> bool: ...


class TitleInfo(Protocol):
    """A title that can be played."""

    @property
    def id(self) -> str: ...
    @property
    def seats(self) -> tuple[int, ...]: ...
    @property
    def options(self) -> Sequence[OptionInfo]: ...

    @property
    def gifts(self) -> Mapping[str, int]:
        """The goods of a handicap, each with the most of it."""

    def is_relevant(self, option: Any, table: Mapping[str, str]) -> bool:
        """Return whether an option matters at such a table; otherwise it isn't shown."""

    def numbers(self, option: Any, value: str) -> Mapping[str, Fact]:
        """Return the numbers in the messages of an option's value."""

    @property
    def page_numbers(self) -> Mapping[str, Fact]:
        """The numbers in its pages about a turn and in the sentence about it."""

    def default(self, option: Any, seats: int) -> str:
        """Return the default of an option at a table with this many seats."""

    def recommendation(self, seats: int, table: Mapping[str, str]) -> str | None:
        """Return why a table is not recommended, as the end of the message id <title>-advice-<end>; None if
        it is fine.
        """


@dataclass(frozen=True)
class NewGame:
    """The parameters of a new game."""

    title: str
    seats: tuple[SeatSetup, ...]
    options: dict[str, str]
    seed: int
    practice: bool = False
    edition: Edition | None = None
    tools: TableTools = field(default_factory=TableTools)


class Titles(Protocol):
    """The program as a new table sees it: titles, their descriptions and editions, and seeds."""

    def playable(self) -> Sequence[str]:
        """Return the ids of the titles that can be played; ``hotseat check`` explains what is wrong with the
        others.
        """

    def title(self, name: str, edition: Edition | None = None) -> TitleInfo:
        """Return a title by its id, in an edition."""

    def about(self, name: str) -> About:
        """Return a title's description."""

    def temperaments(self, name: str) -> Sequence[str]:
        """Return the temperaments of a title's bots; seats use them in turn."""

    def editions(self, name: str) -> Sequence[str]:
        """Return the names of the person's editions of a title."""

    def edition(self, title: str, name: str) -> Edition:
        """Return an edition. Raises UserError if it cannot be played."""

    def refusal(self, name: str, seats: int, options: dict[str, str]) -> str:
        """Return why a table cannot be played, in a sentence; "" if it can."""

    def new_seed(self) -> int:
        """Return a random seed, 0 to MAX_SEED."""


class Catalogue:
    """Finds titles, their editions and bots among what is installed."""

    def __init__(self, say: Say) -> None:
        self.say = say

    def titles(self) -> Sequence[str]:
        return registry.names()

    @cached_property
    def _playable(self) -> Sequence[str]:
        return [name for name in registry.names() if not registry.load_error(name)]

    def playable(self) -> Sequence[str]:
        return self._playable

    def title(self, name: str, edition: Edition | None = None) -> Title:
        return registry.find(name).in_edition(edition).title

    def about(self, name: str) -> About:
        return registry.find(name).about

    def temperaments(self, name: str) -> Sequence[str]:
        return registry.find(name).evaluations[0].temperaments

    def editions(self, name: str) -> Sequence[str]:
        return editions.names(name)

    def edition(self, title: str, name: str) -> Edition:
        return editions.find(title, name)

    def refusal(self, name: str, seats: int, options: dict[str, str]) -> str:
        try:
            self.title(name).refuse_table(seats, dict(options))
        except BadTable as error:
            return explain(error, self.say)
        return ""

    def new_seed(self) -> int:
        return random.randint(0, MAX_SEED)
