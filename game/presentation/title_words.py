"""The interface of a title's words, which need no window."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any, ClassVar, Literal

from game.engine.model import Action, Agreed, Event, Fact, Option, Ref, Seat
from game.engine.positions.agreements import VERB
from game.engine.title import Title
from game.packages.contract import Contract
from game.packages.registry import Package
from game.presentation import agreement_words
from game.presentation.announcements import SILENT, Announcement
from game.presentation.context import Context as Context
from game.presentation.log_turns import OPENED
from game.presentation.odds import Odds

Tip = str | Callable[[], str]
"""Rich words, or a function that returns them on demand."""


def tip_text(tip: Tip) -> str:
    """Return the text of a tip, calling it if it is a function."""
    return tip if isinstance(tip, str) else tip()


Confirmation = Literal["unused", "weak", "danger", "needed", "odds"]
"""The kinds of warnings, each of which can be switched off: an unused possibility, no strength for a fight,
something harmful ahead, the last of something needed elsewhere, the odds of dice that roll at once.
"""


@dataclass(frozen=True)
class Cell:
    """An icon with a number or short words in a seat's panel. `tint` gives the icon the seat's colour."""

    icon: str
    value: str
    tip: Tip = field(default="", compare=False)
    tint: bool = False


@dataclass(frozen=True)
class Kind:
    """The kind of a thing or place, for the message `<title>-kind-<id>`.

    Facts of the message: the `count` of such things, and the `name` of a single one.
    """

    id: str
    name: str = ""


DECLINING_ICON = "skip"
"""The icon of actions that turn down or skip what is offered."""


@dataclass(frozen=True)
class Label:
    """The words of an action on a button. The button with the highest `rank` gets the focus. `aside`: it is
    offered beside what is asked, so it stays out of the corner where turns are ended."""

    words: str
    icon: str = ""
    tip: str = ""
    rank: int = 0
    aside: bool = False

    @property
    def declines(self) -> bool:
        """True if it turns something down, so that it stays out of that corner too."""
        return self.icon == DECLINING_ICON


@dataclass(frozen=True)
class Warn:
    """A warning about an action, in words.

    about  the ref of a place: the warning is shown there once the action is made, as long as that can be
           undone; "": it is a question before the action
    """

    kind: Confirmation
    words: str
    about: Ref = ""


@dataclass(frozen=True)
class Item:
    """A piece, card or marker on the table, in words.

    place     the ref of its place on the board; None if it lies elsewhere
    on_board  True on the board, False on the viewer's mat or in the viewer's hand
    pinned    True for a printed part of the board, such as a plate that explains it
    """

    ref: Ref
    tip: Tip
    place: Ref | None = None
    on_board: bool = False
    pinned: bool = False


@dataclass(frozen=True)
class Place:
    """A place of the board in words; `middle` is its centre in map pixels."""

    ref: Ref
    tip: Tip
    middle: tuple[float, float]


@dataclass(frozen=True)
class SeatSummary:
    """A seat's public facts.

    line: a few words after the name, such as a hero or a faction
    short: its replacement if there is little room
    """

    seat: Seat
    line: str = ""
    cells: tuple[Cell, ...] = ()
    short: str = ""


class EventDetails:
    """Optional additions of a title to its log lines."""

    announcements: ClassVar[Mapping[str, Announcement]] = MappingProxyType({})
    """Announcements of events besides their log line, by verb."""

    def announcement(self, event: Event) -> Announcement:
        """Return the announcement of an event besides its log line."""
        return self.announcements.get(event.verb, SILENT)

    def where(self, event: Event) -> Sequence[Ref]:
        """Return the things and places that a log line points at."""
        return ()

    def long_effect(self, context: Context) -> str | None:
        """Return the id of a long action of bots that is announced once, such as a combat; None if there is
        none.
        """
        return None


class ChoiceDetails:
    """Optional additions of a title to the labels of its actions."""

    def kind(self, context: Context, ref: Ref) -> Kind | None:
        """Return the kind of a thing or place for the prompt; None if the prompt should not mention it."""
        return None

    def stop_name(self, context: Context, ref: Ref) -> str:
        """Return what screen readers call a thing or place whose tip reads like that of others, such as a
        piece with the place where it stands, and in further lines what describes it besides the tip; ""
        where the tip is enough.
        """
        return ""

    def preview(self, context: Context, option: Option) -> str:
        """Return the cost and effect of an option in rich words, shown over its target; "" for nothing."""
        return ""

    def changed(self, context: Context, action: Action) -> str:
        """Return what one of the viewer's choices without a line in the log has changed, for people who
        cannot see it; "" for nothing. `context` is the position after it.
        """
        return ""

    def several(self, context: Context, action: Action) -> Sequence[str]:
        """Return words for an action made once, twice and so on by one gesture; () if it is made only
        once."""
        return ()

    def warning(self, context: Context, action: Action) -> Warn | None:
        """Return a warning about something overlooked; None if there is none."""
        return None

    def ends_turn(self, action: Action) -> bool:
        """Return whether an action ends the turn, so that no further confirmation is needed."""
        return False


class SeatDetails:
    """Optional additions of a title to the summaries of its seats."""

    plays_open: bool = False
    """True if seats usually have nothing to hide: a hand-over screen is shown only where two views differ."""

    def hidden_points(self, context: Context) -> Mapping[str, Sequence[int | None]]:
        """Return secret points by source, which the running score sheet leaves out; None for a seat whose
        points the viewer may not know.
        """
        return {}

    def portrait(self, view: Any, seat: Seat) -> str | None:
        """Return the asset name of a picture of the seat's side; None if there is none."""
        return None

    def colours(self, view: Any) -> Sequence[str]:
        """Return the seats' colours (keys of SEAT_COLOURS) if the title determines them; () keeps the chosen
        ones.
        """
        return ()

    def own(self, context: Context) -> Sequence[Ref]:
        """Return the viewer's pieces on the board, the most important one first."""
        return ()

    def cards_of(self, context: Context, seat: Seat) -> Sequence[Item]:
        """Return the cards that lie before another seat, as far as the viewer may see them."""
        return ()


class Laboratory:
    """Optional tools that work out what a viewer may know of a position."""

    odds: ClassVar[Sequence[Odds]] = ()
    """The kinds of odds of the title."""


class PositionNames:
    """Optional names of a title for what stands in the fields of positions."""

    def name_of(self, context: Context, id_: str) -> str:
        """Return the name of a thing, a place or another value of a field; by default its id."""
        return id_


class TitleWords(PositionNames, EventDetails, ChoiceDetails, SeatDetails, Laboratory, Contract):
    """A title's words for its positions, choices and events, for window and terminal alike.

    Derive from it and define every abstract method. The other methods have default implementations.
    """

    def __init__(self, title: Title) -> None:
        """Set up the words of a loaded title."""
        self.title = title

    @abstractmethod
    def items(self, context: Context) -> Iterable[Item]:
        """Return everything on the table that the viewer can see, each by one ref. An iterator describes an
        item when it comes to it."""

    @abstractmethod
    def places(self, context: Context) -> Sequence[Place]:
        """Return the places of the board with their words."""

    @abstractmethod
    def summary(self, context: Context, seat: Seat) -> SeatSummary:
        """Return the public facts of a seat, which may be the viewer's."""

    @abstractmethod
    def status(self, context: Context) -> str:
        """Return the round or turn in a few words, for the top bar."""

    @abstractmethod
    def label(self, context: Context, action: Action) -> Label:
        """Return the label of an action for buttons, choosers, and undo."""

    @abstractmethod
    def facts(self, context: Context, given: dict[str, Fact]) -> dict[str, Fact]:
        """Return the facts of a question or a reason with ids replaced by names."""

    @abstractmethod
    def log_line(self, context: Context, event: Event) -> str:
        """Return an event in one line of rich words, shown after its seat's emblem; "" hides the event."""

    @abstractmethod
    def source(self, context: Context, name: str) -> tuple[str, str]:
        """Return the words and the icon of a row of the score sheet."""

    def describe_event(self, context: Context, event: Event) -> str:
        """Return any event in one line, also one of a tool of the table, whose words are the same for all
        titles."""
        if event.verb == VERB:
            return agreement_words.log_line(context, self, event.facts)
        if event.verb == OPENED:
            return context.say("pin-log")
        return self.log_line(context, event)

    def action_label(self, context: Context, action: Action) -> Label:
        """Return the label of any action that was made, also of an agreement."""
        is_agreed = isinstance(action, Agreed)
        return Label(context.say("agree-label"), "check") if is_agreed else self.label(context, action)

    def printed(self, say: Callable[..., str], file: str, record: str) -> Sequence[str]:
        """Return the text of a content file's record line by line, as its card shows it, for people who edit
        it; () shows only the record.
        """
        return ()


def words_of(package: Package) -> TitleWords:
    """Return a title's words. Raises BadTable if it has none or they lack a method."""
    words: TitleWords = package.title_words
    return words
