"""The scenes' interface to the program: titles, records, starting and opening games."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal, Protocol

from game import bots
from game.engine.about import About
from game.engine.content.edition import Edition
from game.engine.model import Fact
from game.engine.session.record import SeatSetup
from game.packages.guide import Example, Guide
from game.records.hall import Course, Hall
from game.records.library import Library
from game.records.library import RecordInfo as RecordInfo

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


class TitleInfo(Protocol):
    """A title that can be played."""

    @property
    def id(self) -> str: ...
    @property
    def seats(self) -> tuple[int, ...]: ...
    @property
    def options(self) -> Sequence[OptionInfo]: ...

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


@dataclass(frozen=True)
class LessonInfo:
    """A lesson of a title.

    begun: its latest unfinished game
    at: the next step there, counted from 1; 0 after the last one
    """

    title: str
    minutes: int
    steps: int
    begun: RecordInfo | None = None
    at: int = 0


class Program(Protocol):
    """The program as scenes see it. `start` and `load` show the table; they raise UserError."""

    @property
    def library(self) -> Library:
        """The list of the person's records."""

    def titles(self) -> Sequence[str]:
        """Return the ids of all titles."""

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

    def lessons(self) -> Sequence[LessonInfo]:
        """Return the lessons of all titles."""

    def begin_lesson(self, title: str) -> None:
        """Begin a title's lesson and show its table. Raises UserError."""

    def records(self) -> list[RecordInfo]:
        """Return every record on disk, the newest first."""

    def start(self, game: NewGame) -> None:
        """Begin a game and show its table."""

    def load(self, record: RecordInfo) -> None:
        """Resume a record and show its table. Raises RecordInUse."""

    def load_copy(self, record: RecordInfo) -> None:
        """Copy a record, resume the copy and show its table."""

    def replay(self, record: RecordInfo) -> None:
        """Show a record from its beginning, on top of the current scene; the record stays unchanged."""

    def hall(self) -> Hall:
        """Return the finished games of every title, including those whose record was deleted."""

    def course(self, stem: str) -> Course | None:
        """Return the points of a game turn by turn, by the name of its record; None if they are unknown."""

    def guide(self, title: str) -> Guide:
        """Return the guide to a title: rules, pages about a turn, examples, signs."""

    def table_view(self, title: str) -> Any:
        """Return the table of a title."""

    def try_out(self, title: str, example: Example) -> None:
        """Show a table at an example, on top of the current scene; nothing is recorded. Raises UserError."""

    def new_seed(self) -> int:
        """Return a random seed, 0 to MAX_SEED."""
