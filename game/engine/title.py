"""What a title provides to the engine, the bots, the command line and the table."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from functools import cached_property
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages
from typing import Any, ClassVar, Literal, TypeVar

import msgspec

from game.engine import actions
from game.engine.board.places import Board
from game.engine.content.content_files import BadContent, Folder
from game.engine.content.domains import Domains
from game.engine.content.edition import Edition
from game.engine.content.former_editions import Former, modernized
from game.engine.model import Action, Decline, Fact, Seat, State, Step
from game.engine.zones import Zone
from game.errors import UserError


class BadTable(UserError):
    """A title, seat count, option or value that does not exist; the sentence says which ones there are."""


class TableOption(msgspec.Struct, frozen=True):
    """A choice made before the game: a switch ("on"/"off") or one of several values."""

    id: str
    choices: tuple[str, ...]
    default: str

    @property
    def kind(self) -> Literal["switch", "choice"]:
        """How the new-game screen shows it."""
        return "switch" if set(self.choices) == {"on", "off"} else "choice"


class Source(msgspec.Struct, frozen=True):
    """One row of the score sheet: where points come from and how many each seat has from there."""

    id: str
    points: tuple[int, ...]


class Scores(msgspec.Struct, frozen=True):
    """The score sheet: sources, totals, tie-breakers in order, and who wins or leads, if anybody.

    beside: what else is worth knowing of every seat and counts for nothing
    ending: an id for how the game ended; None before the end, or where it ends in one way only
    """

    sources: tuple[Source, ...]
    totals: tuple[int, ...]
    tie_breakers: tuple[Source, ...]
    winners: tuple[Seat, ...]
    beside: tuple[Source, ...] = ()
    ending: str | None = None


K = TypeVar("K")


def kinds_of(package: str, kind: type[K]) -> tuple[type[K], ...]:
    """Return the concrete steps or actions that a title's rules define, in any folder of their package.

    The base classes stand in `state`, a module or a folder, which is left out, as is `title`. The order is
    that of the modules' own names, so moving a module to another folder changes no action id. Importing the
    modules also lets them join hooks.
    """
    prefix = f"{package}."
    found = [module.name for module in walk_packages(import_module(package).__path__, prefix)]
    names = [name for name in found if name.removeprefix(prefix).split(".")[0] not in ("state", "title")]
    modules = [import_module(name) for name in sorted(names, key=lambda name: name.split(".")[::-1])]
    return tuple(
        thing
        for module in modules
        for thing in vars(module).values()
        if isinstance(thing, type) and issubclass(thing, kind) and thing.__module__ == module.__name__
        if not any(getattr(member, "__isabstractmethod__", False) for member in vars(thing).values())
    )


class Title(ABC):
    """One game. Everything that a table, a bot or a test needs; rules themselves are steps."""

    id: ClassVar[str]
    seats: ClassVar[tuple[int, ...]]
    options: ClassVar[tuple[TableOption, ...]]
    state_type: ClassVar[type[State]]
    steps: ClassVar[tuple[type[Step[Any]], ...]]
    actions: ClassVar[tuple[type[Action], ...]] = ()
    foundations: ClassVar[tuple[type[Step[Any]], ...]] = ()
    """The steps that lead on to the next turn: one lies at the bottom of the stack, and only there, until the
    game is over; () any step may lie there."""
    max_decisions: ClassVar[int]
    """More decisions than this in one game mean that something is wrong."""
    former: ClassVar[tuple[Former, ...]] = ()
    """Fields that its content files had in earlier versions; editions in kept games may still set them."""
    all_can_lose: ClassVar[bool] = False
    """Whether a game may end without a winner."""
    edition: Edition | None = None
    """What differs from the title's own content; None: nothing."""
    files: tuple[Path, ...] = ()
    """The content files that it reads."""

    def __init__(self, folder: Path, board: Board, edition: Edition | None = None) -> None:
        """With the content files of a folder, as an edition changes them, and a board. Raises BadContent or
        BadMap."""
        self.edition = edition
        self._made_of = folder, board
        content = Folder(folder, edition)
        try:
            self.book: Any = self.load_content(content, board)
            content.refuse_unread()
        except BadContent as error:
            raise error if edition else content.located(error) from None
        self.files = content.files

    def in_edition(self, edition: Edition | None) -> Title:
        """Return the title as an edition changes it; None: as it is. Raises BadContent or BadMap."""
        return self if edition in (None, self.edition) else type(self)(*self._made_of, edition)

    def modernized(self, edition: Edition | None) -> Edition | None:
        """Return the edition of a kept game without the fields that only earlier versions had."""
        return modernized(edition, self.former)

    @abstractmethod
    def load_content(self, folder: Folder, board: Board) -> Any:
        """Return the book: everything that the content files and the board say. Raises BadContent or
        BadMap."""

    @property
    @abstractmethod
    def content_hash(self) -> str:
        """Changes when a content file changes."""

    @abstractmethod
    def set_up(self, seats: int, table: dict[str, Fact], seed: int) -> State:
        """Return the first position, settled up to its first question."""

    @abstractmethod
    def zones(self, state: Any) -> Sequence[Zone]:
        """Return where everything lies that somebody may not see, and things of these kinds that all see."""

    @abstractmethod
    def view(self, state: Any, seat: Seat) -> Any:
        """Return the position as a seat may know it: hidden ids are UNKNOWN, the generator is 0."""

    @abstractmethod
    def guess(self, view: Any, seat: Seat, seed: int) -> Any:
        """Return a full position that fits the view, its unknowns drawn at random."""

    @abstractmethod
    def scores(self, state: Any) -> Scores:
        """Return the score sheet as it stands, from what is open to everybody."""

    @abstractmethod
    def check(self, state: Any) -> None:
        """Raise AssertionError where pieces or cards are lost, doubled or out of bounds."""

    def acting(self, state: Any) -> Seat | None:
        """Return the seat whose turn it is, None before and after the turns."""
        return None

    def played(self, state: Any, seat: Seat) -> str | None:
        """Return what a seat plays: the end of the id of the message <title>-<end> that names it, while
        <title>-side and <title>-sides name the kind. None: seats play nothing of their own, or not yet."""
        return None

    def plays(self, state: Any, seat: Seat) -> Mapping[str, str]:
        """What a seat plays, by kind, as ids of the content, such as {"hero": "id_of_a_hero"}."""
        return {}

    @cached_property
    def domains(self) -> Domains:
        """What the fields of its actions and positions may say. Of a field that is not named, programs take
        the ids of the things in its zones and of the places of its board, and small numbers."""
        return {}

    def action(self, text: str) -> Action:
        """Return the action that a text says. Raises BadAction."""
        return actions.parse(text, self._verbs)

    @cached_property
    def _verbs(self) -> dict[str, type[Action]]:
        return actions.by_verb((Decline, *self.actions))

    def start(self, seats: int, options: dict[str, str], seed: int) -> State:
        """Return a new game with checked options. Raises BadTable."""
        self.refuse_seats(seats)
        return self.set_up(seats, self.full_options(options, seats), seed)

    def refuse_seats(self, seats: int) -> None:
        """Raise BadTable for a number of seats that the title does not have."""
        if seats not in self.seats:
            raise BadTable("error-table-seats", title=self.id, known=tuple(map(str, self.seats)), seats=seats)

    def refuse_table(self, seats: int, table: Mapping[str, Fact]) -> None:
        """Raise BadTable where options do not go together, or with so many seats."""
        return

    def recommendation(self, seats: int, table: Mapping[str, Fact]) -> str | None:
        """Return why such a table is allowed but not advised: the end of the id of the message
        <title>-advice-<end>; None: nothing speaks against it."""
        return None

    def is_relevant(self, option: TableOption, table: Mapping[str, Fact]) -> bool:
        """Return whether an option changes anything at such a table."""
        return True

    def numbers(self, option: TableOption, value: str) -> Mapping[str, Fact]:
        """Return the numbers of the book that the words about an option tell where it has a value."""
        return {}

    @property
    def page_numbers(self) -> Mapping[str, Fact]:
        """The numbers of the book that the messages <title>-turn-* and <title>-about state, by variable."""
        return {}

    def default(self, option: TableOption, seats: int) -> str:
        """What an option is at a table of so many seats when nobody has chosen."""
        return option.default

    def full_options(self, given: dict[str, str], seats: int) -> dict[str, Fact]:
        """Return the options of a table of so many seats, the missing ones at their default. Raises
        BadTable."""
        known = {o.id: o for o in self.options}
        for name, value in given.items():
            _refuse_option(self.id, name, value, known)
        table: dict[str, Fact] = {o.id: given.get(o.id, self.default(o, seats)) for o in self.options}
        self.refuse_table(seats, table)
        return table


def _refuse_option(title: str, name: str, value: str, known: dict[str, TableOption]) -> None:
    if name not in known:
        raise BadTable("error-table-option", title=title, option=name, known=tuple(known))
    if value not in known[name].choices:
        choices = known[name].choices
        raise BadTable("error-table-value", title=title, option=name, known=choices, value=value)
