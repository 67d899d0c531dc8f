"""What a title says of its positions, without a window."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any, Literal, Protocol

from game.engine.model import Action, Event, Fact, Option, Ref, Seat
from game.play.people import Person
from game.presentation.announcements import SILENT, Announcement
from game.presentation.messages import Messages

Tip = str | Callable[[], str]
"""Rich words, or what makes them when they are asked for."""


def told(tip: Tip) -> str:
    """The words of a tip."""
    return tip if isinstance(tip, str) else tip()


Confirmation = Literal["unused", "weak", "danger", "needed"]
"""What a table can warn of: something possible is left, no strength for a fight, something harmful awaits,
the last of what is needed elsewhere. Each can be switched off."""


@dataclass(frozen=True)
class Cell:
    """An icon and a number (or short words) in a seat's panel. `tint` icons take the seat's colour."""

    icon: str
    value: str
    tip: Tip = field(default="", compare=False)
    tint: bool = False


@dataclass(frozen=True)
class Kind:
    """What kind of thing or place a ref is, for the words `<title>-kind-<id>` (facts: `count` of them, and
    the `name` of the only one)."""

    id: str
    name: str = ""


@dataclass(frozen=True)
class Label:
    """Words for an action on a button. `rank`: the larger, the likelier; the largest gets the focus."""

    words: str
    icon: str = ""
    tip: str = ""
    rank: int = 0


@dataclass(frozen=True)
class Warn:
    """Something to think of before an action, in words."""

    kind: Confirmation
    words: str


@dataclass(frozen=True)
class Item:
    """A piece, card or marker on the table that has words.

    place   ref of the place of the board where it lies; "" where it lies beside the places or before a seat
    on_board  whether it lies on the board, not on the viewer's mat or in the viewer's hand
    pinned  a printed part of the board, such as a plate that explains it
    """

    ref: Ref
    tip: Tip
    place: Ref = ""
    on_board: bool = False
    pinned: bool = False


@dataclass(frozen=True)
class Place:
    """A place of the board that has words; `middle`: where its middle lies, in map pixels."""

    ref: Ref
    tip: Tip
    middle: tuple[float, float]


@dataclass(frozen=True)
class SeatSummary:
    """A seat's public facts in a line: `line` a few words after the name (a hero, a faction), `short` what
    stands for it where there is little room."""

    seat: Seat
    line: str = ""
    cells: tuple[Cell, ...] = ()
    short: str = ""


@dataclass(frozen=True)
class Context:
    """All that a title's words may look at: one seat's view, never the state.

    recent  what the last choice brought about, as far as this seat may see it: dice lie as they fell
    """

    messages: Messages
    view: Any
    seat: Seat
    """Whose view it is."""
    people: tuple[Person, ...]
    recent: tuple[Event, ...] = ()

    @property
    def say(self) -> Callable[..., str]:
        """Formats a message in the language of the table: `say("raiders-turn", turn=3)`."""
        return self.messages.say


class TitleWords(Protocol):
    """What a title calls its positions, choices and events, for a window and a terminal alike."""

    title: Any
    """The rules, with the book."""
    announcements: Mapping[str, Announcement] = MappingProxyType({})
    """Events that are told in more ways than by their line in the log, by verb."""
    plays_open: bool = False
    """Whether seats usually have nothing to hide: then a cover comes only where two views differ."""

    def __init__(self, title: Any) -> None:
        """For a title that is ready to be played."""
        self.title = title

    def announcement(self, event: Event) -> Announcement:
        """How an event is told besides its line in the log."""
        return self.announcements.get(event.verb, SILENT)

    def where(self, event: Event) -> Sequence[Ref]:
        """The things and places that a log line points at."""

    def hidden_points(self, context: Any) -> Mapping[str, Sequence[int | None]]:
        """Secret points, which the running score sheet leaves out, by source; None: not for the viewer."""
        return {}

    def portrait(self, view: Any, seat: Seat) -> str:
        """Name under assets/ of the picture of what a seat plays; "" where there is none."""
        return ""

    def colours(self, view: Any) -> Sequence[str]:
        """The seats' colours (keys of SEAT_COLOURS) where the title fixes them; none: as they were chosen."""
        return ()

    def ends_turn(self, action: Action) -> bool:
        """Whether an action says that the turn is over: nobody is asked once more before the others go on."""
        return False

    def own(self, context: Any) -> Sequence[Ref]:
        """The pieces on the board that belong to whose eyes these are, the most important one first."""
        return ()

    def items(self, context: Any) -> Sequence[Item]:
        """Everything on the table that has words, as far as the viewer sees it."""

    def places(self, context: Any) -> Sequence[Place]:
        """The places of the board that have words."""

    def summary(self, context: Any, seat: Seat) -> SeatSummary:
        """A seat's public facts, the viewing one's too."""

    def status(self, context: Any) -> str:
        """Round or turn in a few words, for the top bar."""

    def label(self, context: Any, action: Action) -> Label:
        """An action in a few words: buttons, choosers, what undo would take back."""

    def facts(self, context: Any, given: dict[str, Fact]) -> dict[str, Fact]:
        """Facts of a question or a reason with ids replaced by names in words."""

    def kind(self, context: Any, ref: Ref) -> Kind | None:
        """What kind of thing or place a ref is, for the prompt; None: the prompt does not speak of it."""
        return None

    def preview(self, context: Any, option: Option) -> str:
        """What an option costs and brings, in rich words, shown over its target; "" where that is nothing."""

    def log_line(self, context: Any, event: Event) -> str:
        """An event in one line of rich words, after the emblem of the seat that acted; "" is not shown."""

    def long_effect(self, context: Any) -> str:
        """What bots alone are at that is told as one, such as a combat of theirs; "" for nothing."""
        return ""

    def source(self, context: Any, name: str) -> tuple[str, str]:
        """A row of the score sheet: its words and an icon."""

    def several(self, context: Any, action: Action) -> Sequence[str]:
        """An action made once, twice and so on by one gesture, in words; none: it is made once."""
        return ()

    def warning(self, context: Any, action: Action) -> Warn | None:
        """What the person may have overlooked."""
        return None

    def printed(self, say: Callable[..., str], file: str, record: str) -> Sequence[str]:
        """What a record of a content file says, line by line in plain words as its card has them: for whoever
        changes its numbers. None: the record alone."""
        return ()
