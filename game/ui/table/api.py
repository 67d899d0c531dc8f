"""The interface between a title's table and the window that draws it."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Literal, Protocol, runtime_checkable

import pygame

from game.engine.model import Action, Event, Reason, Ref, Seat
from game.engine.order import others
from game.engine.title import Title
from game.packages.contract import Contract
from game.packages.registry import Package
from game.play.people import Person
from game.presentation.announcements import Milestone
from game.presentation.title_words import Cell, Context, Tip, TitleWords
from game.ui.window.ui import Ui

Size = tuple[int, int]
Box = tuple[float, float, float, float]
"""x, y, width, height: map pixels on the board, window pixels elsewhere."""
Shape = Literal["rect", "round", "hex", "figure"]
"""The shape of a thing's glow and hit area: a plate, a disc, a hexagon that fills its box, or the outline of
the face itself.
"""


class Face(Protocol):
    """How a thing looks. Frozen and hashable: what it paints is remembered by (face, size)."""

    def paint(self, ui: Ui, size: Size) -> pygame.Surface:
        """Return a new surface of that size in window pixels, clear where nothing is."""


@runtime_checkable
class Composed(Protocol):
    """A face of several costly parts, which are remembered."""

    def parts(self, ui: Ui, size: Size) -> Iterator[object]:
        """Paint one after the other, so that `paint` finds them: no turn of the loop does all the work."""


@dataclass(frozen=True)
class Thing:
    """Something seen on the table, under the ref by which options name it.

    z        drawn in this order; the board's painting lies under everything
    angle    degrees, counter-clockwise: a card in a fanned hand
    tip      shown when the pointer rests on it; one that takes long is made then, and always says something.
             That of a part of a tray is words, as trays are compared
    large    what the enlarged view shows; None: it cannot be enlarged
    origin   ref from which it comes when it appears (a deck, a supply); None lets it fade in
    lifts    rises under the pointer, as a card of a hand does
    pinned   a printed part of the board that stays in sight where it is, however near the board is
    solid    what lies under it is out of the pointer's reach
    beside   a part of the tray beside this thing: `box` counts from the tray's corner
    act      a button on the table: a click does this, where it is legal
    then     what the same click does next, as long as each can follow the one before
    """

    ref: Ref
    box: Box
    face: Face
    on_board: bool = False
    z: int = 0
    angle: float = 0.0
    tip: Tip = ""
    large: Face | None = None
    large_ratio: float = 0.7
    """Width by height of `large`."""
    origin: Ref | None = None
    lifts: bool = False
    pinned: bool = False
    solid: bool = False
    beside: Ref | None = None
    shape: Shape = "rect"
    act: Action | None = None
    then: tuple[Action, ...] = ()

    def beside_of(self, ref: Ref) -> Thing:
        """Return the same as a part of the tray beside another thing."""
        return replace(self, beside=ref)


@dataclass(frozen=True)
class Rider:
    """A picture that travels with a dragged thing, and the refs of the things on the table that it
    represents.
    """

    face: Face
    refs: tuple[Ref, ...] = ()


@dataclass(frozen=True)
class Spot:
    """A place without a picture of its own: something can be dropped on it, and it can be asked about.

    words: boxes where its name and the like stand, which its dashed edge leaves free.
    """

    ref: Ref
    box: Box
    on_board: bool = False
    shape: Shape = "rect"
    tip: Tip = ""
    z: int = 0
    words: tuple[Box, ...] = ()


@dataclass(frozen=True)
class Panel:
    """Another seat's public facts in small; equal ones look alike. `ref`: it is also a place for drops."""

    seat: Seat
    line: str = ""
    """A few words after the name: a hero, a faction."""
    cells: tuple[Cell, ...] = ()
    ref: Ref | None = None
    large: Face | None = field(default=None, compare=False)
    large_ratio: float = 1.6
    short: str = ""
    """The text that replaces `line` when the panel is folded."""


@dataclass(frozen=True)
class Route:
    """How a thing gets to a place that is further than one drop, or why it does not get there.

    actions  one after the other; none where it cannot get there
    over     refs of the places on the way, the last one the end
    reason   what stops it
    """

    actions: tuple[Action, ...] = ()
    over: tuple[Ref, ...] = ()
    reason: Reason | None = None


@dataclass(frozen=True)
class First:
    """The actions that a drag of a thing implies before its drop.

    actions  in order
    between  verbs of questions in between that the person must answer, such as a payment
    """

    actions: tuple[Action, ...]
    between: frozenset[str] = frozenset()


@dataclass(frozen=True)
class Exhibit:
    """Something to look at besides the board: a button in the bar shows it large. `face`: makes it, once
    somebody looks. `why`: why there is nothing to see yet; its button stays in its place."""

    key: str
    words: str
    icon: str
    face: Callable[[], Face]
    ratio: float
    why: str = ""


@dataclass(frozen=True)
class LegendSign:
    """Something of the board as it looks there, and what it means, in rich words."""

    face: Face
    words: str


@dataclass(frozen=True)
class LegendPart:
    """Signs of a kind under a heading."""

    title: str
    signs: Sequence[LegendSign]


@dataclass(frozen=True)
class ThrownDie:
    """A die that was thrown: the faces that it shows while it tumbles, and the one that it fell on."""

    faces: tuple[Face, ...]
    fell: Face


@dataclass(frozen=True)
class Throw:
    """Dice that were thrown together, in rich words: by whom for what, what is needed, what came of it.

    good    whether it was enough; None where nothing was needed
    after   number of the event, among those it was found in, that it shows
    """

    title: str
    dice: tuple[ThrownDie, ...]
    needed: str = ""
    got: str = ""
    good: bool | None = None
    after: int = 0


@dataclass(frozen=True)
class Reveal:
    """Something that has just happened and is shown large until it is clicked away: a secret that is out.

    ratio   width by height
    after   number of the event, among those it was found in, that it follows
    sealed  number of the first event of a secret choice that comes out. A cover shows the picture to seats
            that took part, and says it in words to others; None: no secret, the picture is for everybody
    """

    face: Face
    ratio: float
    after: int
    sealed: int | None = None

    @property
    def first(self) -> int:
        """The number of the first event that it shows."""
        return self.after if self.sealed is None else self.sealed


Interlude = Throw | Milestone | Reveal
"""Something shown over the table for a moment, before play goes on."""


@dataclass(frozen=True)
class Areas:
    """Where the parts of the table lie, in window pixels, for one window size and scale."""

    window: pygame.Rect
    top: pygame.Rect
    prompt: pygame.Rect
    board: pygame.Rect
    mat: pygame.Rect
    """The seat's own player board: free for the title's things."""
    hand: pygame.Rect
    """The seat's hand: free for the title's things, at the right of the mat."""
    panels: dict[Seat, pygame.Rect] = field(default_factory=dict)
    log: pygame.Rect = field(default_factory=lambda: pygame.Rect(0, 0, 0, 0))


@dataclass(frozen=True)
class TableContext(Context):
    """Everything that a title's table in the window may use: the view, and the window's tools and areas."""

    ui: Ui = field(kw_only=True)
    areas: Areas = field(kw_only=True)

    @classmethod
    def of(
        cls,
        ui: Ui,
        view: Any,
        seat: Seat,
        people: tuple[Person, ...],
        areas: Areas,
        recent: tuple[Event, ...] = (),
    ) -> TableContext:
        """Return the context of a window that speaks the language of its tools."""
        return cls(ui.messages, view, seat, people, recent, ui=ui, areas=areas)


class DragDetails:
    """Optional additions of a title to the dragging of its things."""

    def routes(self, context: TableContext, source: Ref) -> Mapping[Ref, Route]:
        """Return how a picked thing gets to places that take several actions, or what stops it."""
        return {}

    def awaits(self, context: TableContext, actions: Sequence[Action]) -> Iterable[Cell]:
        """Return what a thing meets on its way, as icons with numbers: a fight, a toll, a trap."""
        return ()

    def travellers(self, context: TableContext) -> Sequence[Ref]:
        """Return the things that no option names, but that `routes` moves over several places at once."""
        return ()

    def tray(self, context: TableContext, source: Ref) -> Sequence[Thing]:
        """Return what lies beside a thing while it is picked, to load it; () as in `things`."""
        return ()

    def riders(self, context: TableContext, source: Ref) -> Iterable[Rider]:
        """Return what travels with a thing."""
        return ()

    def first(self, context: TableContext, source: Ref) -> First | None:
        """Return what a drag of a thing that cannot be used yet chooses first; None: nothing."""
        return None

    def sequel(self, context: TableContext, action: Action) -> Action | None:
        """Return the action that the viewer's last choice makes the only one left; None: the viewer chooses.
        `context` is after that choice."""
        return None


class EventPictures:
    """Optional pictures of a title for its events."""

    def card(self, context: TableContext, event: Event) -> tuple[Face, float] | None:
        """Return the card that an event is about, with its width by its height; None: none, or hidden."""
        return None

    def reveals(self, context: TableContext, events: Sequence[Event]) -> Iterable[Reveal]:
        """Return what of these events is shown large, once to everybody who looks, in their order."""
        return ()

    def throws(self, context: TableContext, events: Sequence[Event]) -> Iterable[Throw]:
        """Return the dice thrown in these events, in their order; `context` is after all of them."""
        return ()


class Reference:
    """Optional reference material of a title."""

    def legend(self, context: TableContext) -> Sequence[LegendPart]:
        """Return the signs of the board and their meanings, what people ask first first."""
        return ()

    def exhibits(self, context: TableContext) -> Sequence[Exhibit]:
        """Return what the bar offers to look at."""
        return ()


class Table(DragDetails, EventPictures, Reference, Contract):
    """Where a title's things lie in the window and how they look.

    Derive from it and define every abstract method. The other methods already have an answer.
    """

    painting: str = ""
    """Name under assets/ of the painted board; "" if there is none."""

    def __init__(self, title: Title, words: TitleWords) -> None:
        """Make the table of a title that is ready to be played."""
        self.title = title
        self.words = words

    @abstractmethod
    def things(self, context: TableContext) -> Sequence[Thing]:
        """Return everything that is seen on the board, the seat's mat and in its hand."""

    @abstractmethod
    def spots(self, context: TableContext) -> Sequence[Spot]:
        """Return the places for drops and tips."""

    @abstractmethod
    def panel(self, context: TableContext, seat: Seat) -> Panel:
        """Return a seat in small, which may be the viewer's."""

    def panels(self, context: TableContext) -> Sequence[Panel]:
        """Return the other seats in small, in order of play after the viewing seat."""
        return [self.panel(context, seat) for seat in others(range(context.view.seats), context.seat)]

    @property
    def board_size(self) -> Size:
        """Size of the board in map pixels."""
        size: Size = self.title.book.board.size
        return size

    def played(self) -> Sequence[Box]:
        """Return the hexagons where pieces may stand; the painting is darker outside. () leaves it as it was
        painted."""
        return ()

    def pictures(self) -> Sequence[str]:
        """Return the names under assets/ of every picture that its board, cards and mats show."""
        return [self.painting] if self.painting else []


def table_of(package: Package) -> Table:
    """Return a title's table. Raises BadTable if its words or its table cannot be used."""
    table: Table = package.table_view
    return table
