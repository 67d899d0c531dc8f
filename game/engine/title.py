"""The interface of a title: everything that the engine, bots, command line and table need from its rules."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from functools import cached_property
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages
from typing import TYPE_CHECKING, Any, ClassVar, Generic, Literal, TypeVar

import msgspec

from game.engine import actions
from game.engine.board.places import Board
from game.engine.content.content_files import BadContent, Folder
from game.engine.content.domains import Domains
from game.engine.content.edition import Edition
from game.engine.content.former_editions import FormerField, modernized
from game.engine.model import Action, Agreed, Decline, Fact, Seat, State, Step
from game.engine.zones import Zone
from game.errors import Fact as UserFact
from game.errors import Phrase, Say, UserError


class BadTable(UserError):
    """A title, seat count, option or value doesn't exist; the sentence lists the ones that do."""


class TitleName(Phrase):
    """The name of a title, or its id if the package has no such message."""

    def __init__(self, title: str) -> None:
        super().__init__(f"{title}-name")
        self._id = title

    def text(self, say: Say) -> str:
        words = super().text(say)
        return self._id if words.startswith(self.code) else words


def span(numbers: Sequence[int]) -> UserFact:
    """Return numbers as a fact of a message: "2 to 7" if they follow each other, else a list."""
    low, high = min(numbers), max(numbers)
    if len(numbers) > 2 and {*numbers} == {*range(low, high + 1)}:
        return Phrase("error-span", least=low, most=high)
    return tuple(map(str, numbers))


class TableOption(msgspec.Struct, frozen=True):
    """An option chosen before the game: a switch ("on"/"off") or one of several values.

    rules: the numbers of the rules that change with a value other than the default; an option with such
        rules is a house rule
    """

    id: str
    choices: tuple[str, ...]
    default: str
    rules: tuple[str, ...] = ()

    @property
    def is_house_rule(self) -> bool:
        """True if the option changes rules, rather than choosing among what the box offers."""
        return bool(self.rules)

    @property
    def kind(self) -> Literal["switch", "choice"]:
        """The control for it on the new-game screen."""
        return "switch" if set(self.choices) == {"on", "off"} else "choice"


class Source(msgspec.Struct, frozen=True):
    """A row of the score sheet: where the points come from, and how many each seat has."""

    id: str
    points: tuple[int, ...]


class Scores(msgspec.Struct, frozen=True):
    """The score sheet: sources, totals, tie-breakers in order, and the winning or leading seats.

    beside: further rows that count for nothing
    ending: an id for how the game ended; None before the end, or if there is only one way to end
    """

    sources: tuple[Source, ...]
    totals: tuple[int, ...]
    tie_breakers: tuple[Source, ...]
    winners: tuple[Seat, ...]
    beside: tuple[Source, ...] = ()
    ending: str | None = None


K = TypeVar("K")
if TYPE_CHECKING:  # before Python 3.13 only there can a type variable have a default
    from typing_extensions import TypeVar as DefaultTypeVar

    S = DefaultTypeVar("S", bound=State, default=Any)
    B = DefaultTypeVar("B", default=Any)
else:
    S, B = TypeVar("S"), TypeVar("B")


def kinds_of(package: str, kind: type[K]) -> tuple[type[K], ...]:
    """Return the concrete steps or actions that a title's rules define, in any folder of their package.

    The module or folder `state` with the base classes is left out, as is `title`. The order is that of the
    modules' own names, so moving a module to another folder changes no action id. Importing the modules also
    registers their hooks.
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


class Title(ABC, Generic[S, B]):
    """A game's rules as seen from outside: S is the type of its states, B that of its book. The rules
    themselves are steps.

    >>> from game.packages import registry
    >>> title = registry.find("raiders").title
    >>> state = title.start(seats=2, options={}, seed=1)
    >>> state.seats
    2
    """

    id: ClassVar[str]
    seats: ClassVar[tuple[int, ...]]
    options: ClassVar[tuple[TableOption, ...]]
    state_type: ClassVar[type[State]]
    steps: ClassVar[tuple[type[Step[Any]], ...]]
    actions: ClassVar[tuple[type[Action], ...]] = ()
    foundations: ClassVar[tuple[type[Step[Any]], ...]] = ()
    """The steps that lead to the next turn. Until the game is over one of them lies at the bottom of the
    stack, and nowhere else; () allows any step there.
    """
    max_decisions: ClassVar[int]
    """More decisions than this in one game count as an error."""
    former: ClassVar[tuple[FormerField, ...]] = ()
    """Fields that content files had in earlier versions. Editions in saved games may still set them."""
    firsts: ClassVar[Mapping[str, str]] = {}
    """Deeds whose first time statistics show for each seat: ids, each with the verb of its event. The message
    <title>-first-<id> names it.
    """
    all_can_lose: ClassVar[bool] = False
    """True if a game may end without a winner."""
    edition: Edition | None = None
    """The changes to the title's own content; None if there are none."""
    files: tuple[Path, ...] = ()
    """The content files that the title reads."""

    def __init__(self, folder: Path, board: Board, edition: Edition | None = None) -> None:
        """Load the content files of a folder, as an edition changes them. Raises BadContent or BadMap."""
        self.edition = edition
        self._made_of = folder, board
        content = Folder(folder, edition)
        try:
            self.book: B = self.load_content(content, board)
            content.refuse_unread()
        except BadContent as error:
            raise error if edition else content.located(error) from None
        self.files = content.files

    def in_edition(self, edition: Edition | None) -> Title[S, B]:
        """Return the title as an edition changes it; None returns it as it is. Raises BadContent or
        BadMap."""
        return self if edition in (None, self.edition) else type(self)(*self._made_of, edition)

    def modernized(self, edition: Edition | None) -> Edition | None:
        """Return the edition of a saved game without the fields that no longer exist."""
        return modernized(edition, self.former)

    @abstractmethod
    def load_content(self, folder: Folder, board: Board) -> B:
        """Return the book: the contents of the content files and of the board. Raises BadContent or
        BadMap."""

    @property
    def content_hash(self) -> str:
        """Hex digits that change when a content file changes; by default the hash that its book keeps."""
        book: Any = self.book  # for titles whose book has no hash
        return str(book.hash)

    @abstractmethod
    def set_up(self, seats: int, table: dict[str, Fact], seed: int) -> S:
        """Return the first position, settled up to its first question."""

    @abstractmethod
    def zones(self, state: S) -> Sequence[Zone]:
        """Return the zones of all things that can be hidden from a seat, and of visible things of the same
        kinds.
        """

    @abstractmethod
    def view(self, state: S, seat: Seat) -> S:
        """Return the position as a seat may see it: hidden ids are UNKNOWN and the generator is 0."""

    @abstractmethod
    def guess(self, view: S, seat: Seat, seed: int) -> S:
        """Return a full position that fits the view, its unknown ids drawn at random by `seed`."""

    @abstractmethod
    def scores(self, state: S) -> Scores:
        """Return the score sheet for the current position, from open information only."""

    @abstractmethod
    def check(self, state: S) -> None:
        """Raise AssertionError if pieces or cards are lost, doubled or out of bounds."""

    def renamed(self, before: S, after: S) -> Mapping[str, str]:
        """Return new names of pieces after a change by hand, "" for those that are gone: where pieces are
        alike, which of them left the board does not matter."""
        return {}

    def acting(self, state: S) -> Seat | None:
        """Return the seat whose turn it is; None before and after the turns."""
        return None

    def played(self, state: S, seat: Seat) -> str | None:
        """Return the id of a seat's side; None if seats have no sides, or none is chosen yet.

        The message <title>-<id> names it; <title>-side and <title>-sides name the kind.
        """
        return None

    def plays(self, state: S, seat: Seat) -> Mapping[str, str]:
        """Return the content ids of a seat's side by kind, such as {"hero": "id_of_a_hero"}."""
        return {}

    @cached_property
    def domains(self) -> Domains:
        """The possible values of fields of actions and positions, for programs that enumerate them.

        For a field without an entry, programs use the ids in the title's zones, the places of its board, and
        small numbers.
        """
        return {}

    def action(self, text: str) -> Action:
        """Return the action written as a text. Raises BadAction."""
        return actions.parse(text, self._verbs)

    @cached_property
    def _verbs(self) -> dict[str, type[Action]]:
        return actions.by_verb((Decline, Agreed, *self.actions))

    def start(self, seats: int, options: dict[str, str], seed: int) -> S:
        """Return a new game after checking its options. Raises BadTable."""
        self.refuse_seats(seats)
        return self.set_up(seats, self.full_options(options, seats), seed)

    def refuse_seats(self, seats: int) -> None:
        """Raise BadTable for a number of seats that the title doesn't support."""
        if seats not in self.seats:
            facts = {"title": TitleName(self.id), "known": span(self.seats), "seats": seats}
            raise BadTable("error-table-seats", **facts)

    @property
    def gifts(self) -> Mapping[str, int]:
        """The goods that a handicap can give a seat at the start, each with the most of it. Each is a field
        of the title's players; the message <title>-gift-<good> names it.
        """
        return {}

    def give(self, state: S, seat: Seat, good: str, amount: int) -> None:
        """Give a seat so much more of a good at the start."""
        table: Any = state  # the players of titles have no common type
        table.change(seat, **{good: getattr(table.players[seat], good) + amount})

    def refuse_gift(self, seat: Seat, good: str, amount: int, seats: int) -> None:
        """Raise BadTable for a handicap that cannot be."""
        facts: dict[str, Any] = {"title": TitleName(self.id)}
        if good not in self.gifts:
            raise BadTable("error-gift-good", known=tuple(self.gifts), good=good, **facts)
        if not 0 <= seat < seats:
            raise BadTable("error-gift-seat", seat=seat + 1, seats=seats, **facts)
        if not 1 <= amount <= self.gifts[good]:
            raise BadTable("error-gift-amount", good=good, most=self.gifts[good], **facts)

    def refuse_table(self, seats: int, table: Mapping[str, Fact]) -> None:
        """Raise BadTable if options contradict each other or don't work with this many seats."""
        return

    def recommendation(self, seats: int, table: Mapping[str, Fact]) -> str | None:
        """Return why a table is allowed but not recommended, as the end of the id of the message
        <title>-advice-<end>; None if it is fine.
        """
        return None

    def is_relevant(self, option: TableOption, table: Mapping[str, Fact]) -> bool:
        """Return whether an option matters at this table."""
        return True

    def numbers(self, option: TableOption, value: str) -> Mapping[str, Fact]:
        """Return the book's numbers for the message of an option's value."""
        return {}

    @property
    def page_numbers(self) -> Mapping[str, Fact]:
        """The book's numbers for the messages <title>-turn-* and <title>-about, by variable."""
        return {}

    def default(self, option: TableOption, seats: int) -> str:
        """Return the default value of an option at a table with this many seats."""
        return option.default

    def full_options(self, given: dict[str, str], seats: int) -> dict[str, Fact]:
        """Return all options of a table, with defaults for the missing ones. Raises BadTable."""
        known = {o.id: o for o in self.options}
        for name, value in given.items():
            _refuse_option(self.id, name, value, known)
        table: dict[str, Fact] = {o.id: given.get(o.id, self.default(o, seats)) for o in self.options}
        self.refuse_table(seats, table)
        return table

    def completed(self, table: Mapping[str, Fact], seats: int) -> dict[str, Fact]:
        """Return a table's options with the defaults of those that didn't exist when it was written."""
        return {o.id: self.default(o, seats) for o in self.options} | dict(table)


def _refuse_option(title: str, name: str, value: str, known: dict[str, TableOption]) -> None:
    if name not in known:
        raise BadTable("error-table-option", title=TitleName(title), option=name, known=tuple(known))
    if value not in known[name].choices:
        choices = known[name].choices
        raise BadTable("error-table-value", title=TitleName(title), option=name, known=choices, value=value)
