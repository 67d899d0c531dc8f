"""What the scenes ask of the program round them: titles, records, starting and opening games."""

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
"""Who may sit at a seat: a person, a level, or a bot of another package by its name."""


class OptionInfo(Protocol):
    """A choice made before a game."""

    @property
    def id(self) -> str: ...
    @property
    def kind(self) -> Literal["switch", "choice"]: ...
    @property
    def choices(self) -> tuple[str, ...]: ...


class TitleInfo(Protocol):
    """A game that can be played."""

    @property
    def id(self) -> str: ...
    @property
    def seats(self) -> tuple[int, ...]: ...
    @property
    def options(self) -> Sequence[OptionInfo]: ...

    def is_relevant(self, option: Any, table: Mapping[str, str]) -> bool:
        """Return whether an option changes anything at such a table; else it is not shown."""

    def numbers(self, option: Any, value: str) -> Mapping[str, Fact]:
        """Return the numbers that the words about an option tell where it has a value."""

    @property
    def page_numbers(self) -> Mapping[str, Fact]:
        """The numbers that its pages of how a turn goes and the sentence about it state."""

    def default(self, option: Any, seats: int) -> str:
        """What an option is at a table of so many seats when nobody has chosen."""

    def recommendation(self, seats: int, table: Mapping[str, str]) -> str | None:
        """Return why such a table is not advised: the end of its message id <title>-advice-<end>, or None."""


@dataclass(frozen=True)
class NewGame:
    """Everything that a new game needs."""

    title: str
    seats: tuple[SeatSetup, ...]
    options: dict[str, str]
    seed: int
    practice: bool = False
    edition: Edition | None = None


@dataclass(frozen=True)
class LessonInfo:
    """A lesson of a title.

    begun   the game in which it was begun last, where that has not ended
    at      the step that is next there, counted from 1; 0 after the last one
    """

    title: str
    minutes: int
    steps: int
    begun: RecordInfo | None = None
    at: int = 0


class Program(Protocol):
    """The program as the scenes see it. `start` and `load` show the table; they raise UserError."""

    @property
    def library(self) -> Library:
        """The records besides playing them."""

    def titles(self) -> Sequence[str]:
        """Return the ids of all titles."""

    def playable(self) -> Sequence[str]:
        """Return those that nothing keeps from being played, opened; ``hotseat check`` says what is wrong."""

    def title(self, name: str, edition: Edition | None = None) -> TitleInfo:
        """Return a title by its id, in an edition."""

    def about(self, name: str) -> About:
        """What a title says of itself."""

    def temperaments(self, name: str) -> Sequence[str]:
        """Return the ways to play that the levels have for a title: a bot takes that of its seat, and so
        round.
        """

    def editions(self, name: str) -> Sequence[str]:
        """Return the folders of the person's editions of a title."""

    def edition(self, title: str, name: str) -> Edition:
        """Return one of them. Raises UserError where it cannot be played."""

    def refusal(self, name: str, seats: int, options: dict[str, str]) -> str:
        """Return why a title cannot be played so, in a sentence; "" where it can."""

    def lessons(self) -> Sequence[LessonInfo]:
        """Return the lessons that there are."""

    def begin_lesson(self, title: str) -> None:
        """Begin a title's lesson and show its table. Raises UserError."""

    def records(self) -> list[RecordInfo]:
        """Return every record on the disk, the newest first."""

    def start(self, game: NewGame) -> None:
        """Begin a game and show its table."""

    def load(self, record: RecordInfo) -> None:
        """Go on with a record and show its table. Raises RecordInUse."""

    def load_copy(self, record: RecordInfo) -> None:
        """Copy a record, go on with the copy and show its table."""

    def replay(self, record: RecordInfo) -> None:
        """Show a record from its beginning, over what is shown now; it stays as it is."""

    def hall(self) -> Hall:
        """Return the finished games of every title, those of deleted records too."""

    def course(self, stem: str) -> Course | None:
        """Return how the points went in a game of the hall, by the name of its record; None: that is not
        known.
        """

    def guide(self, title: str) -> Guide:
        """What teaches a title: its rules, how a turn goes, examples, signs."""

    def table_view(self, title: str) -> Any:
        """Return the table of a title."""

    def try_out(self, title: str, example: Example) -> None:
        """Show a table at an example, over what is shown now: nothing is recorded. Raises UserError."""

    def new_seed(self) -> int:
        """Return a seed that nobody chose, 0 to MAX_SEED."""
