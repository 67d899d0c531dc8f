"""The interface between a title's table and the window that draws it."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Any, Literal, Protocol, TypeVar

import pygame

from game.engine.model import Action, Event, Reason, Ref, Seat
from game.engine.order import others
from game.engine.title import Title
from game.packages.contract import Contract
from game.packages.registry import Package
from game.play.people import Person
from game.presentation.announcements import Milestone
from game.presentation.title_words import Cell, Context, Item, Place, Tip, TitleWords, tip_text
from game.ui.window.ui import Ui

Size = tuple[int, int]
Box = tuple[float, float, float, float]
"""x, y, width, height: map pixels on the board, window pixels elsewhere."""
Side = Literal["board", "mat"]
"""A side of the table that may be large."""
Shape = Literal["rect", "round", "hex", "figure"]
"""The shape of a thing's glow and hit area: a plate, a disc, a hexagon that fills its box, or the outline of
the face itself.
"""


class Face(Protocol):
    """The picture of a thing. Frozen and hashable: the painted result is cached by (face, size).

    A large one may be painted in several attempts, each in a turn of the loop, in which `ui.art` and
    `ui.type` have what they made before.
    """

    def paint(self, ui: Ui, size: Size) -> pygame.Surface:
        """Return a new surface of that size in window pixels, transparent where nothing is painted."""


@dataclass(frozen=True)
class Thing:
    """Something visible on the table, under the ref by which options name it.

    z        drawing order; the board's painting is below everything
    angle    degrees counter-clockwise, for a card in a fanned hand
    tip      rich text for the tooltip, or a function that returns it if that is slow; parts of a tray need a
    text, as trays are compared
    large    the face of the enlarged view; None if it cannot be enlarged
    origin   the ref from which it moves when it appears (a deck, a supply); None fades it in
    lifts    True raises it under the pointer, as a card
    for_sale True lets the focus stop at it where the rules refuse it too, to hear why
    back     the reverse of a card, which turns over when it appears; None if it does not turn
    single   the face of one of several equal pieces, as which it is carried; None: its own face
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
    """The aspect ratio of `large`."""
    origin: Ref | None = None
    back: Face | None = None
    single: Face | None = None
    lifts: bool = False
    for_sale: bool = False
    pinned: bool = False
    solid: bool = False
    beside: Ref | None = None
    shape: Shape = "rect"
    act: Action | None = None
    then: tuple[Action, ...] = ()

    def beside_of(self, ref: Ref) -> Thing:
        """Return the same thing as part of the tray beside another thing."""
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
    """A place without a picture of its own: a drop target with a tooltip.

    words: boxes of text, such as its name, that its dashed outline must not cross
    """

    ref: Ref
    box: Box
    on_board: bool = False
    shape: Shape = "rect"
    tip: Tip = ""
    z: int = 0
    words: tuple[Box, ...] = ()


Laid = TypeVar("Laid", Thing, Spot)


def with_tips(laid: Iterable[Laid], described: Iterable[Item | Place]) -> list[Laid]:
    """Return the same things or spots, each with the tip that its ref has among the items or places."""
    tips = {one.ref: one.tip for one in described}
    return [_with_tip(one, tips[one.ref]) if one.ref in tips else one for one in laid]


def with_late_tips(laid: Iterable[Laid], describe: Callable[[], Iterable[Item | Place]]) -> list[Laid]:
    """Return the same things or spots with tips as of `with_tips`. They are described when somebody asks, as
    far as needed, which takes longer than laying things out; trays, which are compared, at once."""
    tips = _LateTips(describe)
    return [_with_tip(one, tips.of(one)) for one in laid]


class _LateTips:
    """The tips of a table's things or spots."""

    def __init__(self, describe: Callable[[], Iterable[Item | Place]]) -> None:
        self._describe = describe
        self._described: Iterator[Item | Place] | None = None
        self._tips: dict[Ref, Tip] = {}

    def of(self, laid: Thing | Spot) -> Tip:
        """Return the tip of something, as a text if it is part of a tray."""
        late = partial(self._tip, laid.ref, laid.tip)
        return late() if isinstance(laid, Thing) and laid.beside else late

    def _tip(self, ref: Ref, own: Tip) -> str:
        if self._described is None:
            self._described = iter(self._describe())
        while ref not in self._tips and (one := next(self._described, None)) is not None:
            self._tips[one.ref] = one.tip
        return tip_text(self._tips.get(ref, own))


def _with_tip(laid: Laid, tip: Tip) -> Laid:
    """Return a copy with another tip: ten times as fast as `replace`, which every position calls for each of
    hundreds of things."""
    other = object.__new__(type(laid))
    other.__dict__.update(laid.__dict__, tip=tip)
    return other


@dataclass(frozen=True)
class Panel:
    """Another seat's public facts in small; equal panels look alike. `ref` makes it a drop target as well."""

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
    """The way of a thing to a place that takes more than one drop, or why it cannot get there.

    actions  in order; () if it cannot get there
    over     refs of the places on the way, the destination last
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
    """Something to look at besides the board: a button in the bar shows it large.

    face: returns the face, once somebody looks
    described: returns what it shows in words, for a screen reader
    why: why there is nothing to see yet; the button is then disabled
    """

    key: str
    words: str
    icon: str
    face: Callable[[], Face]
    ratio: float
    described: Callable[[], str]
    why: str = ""


@dataclass(frozen=True)
class LegendSign:
    """A sign of the board as it looks there, and its meaning in rich words."""

    face: Face
    words: str


@dataclass(frozen=True)
class LegendPart:
    """Signs of one kind under a heading."""

    title: str
    signs: Sequence[LegendSign]


@dataclass(frozen=True)
class ThrownDie:
    """A rolled die: the faces that it shows while it rolls, and its result."""

    faces: tuple[Face, ...]
    fell: Face


@dataclass(frozen=True)
class Throw:
    """Dice rolled together, in rich words: by whom and for what, what is needed, and the result.

    good    True if it was enough; None if nothing was needed
    after   the index of the event that it shows, among the events it was found in
    """

    title: str
    dice: tuple[ThrownDie, ...]
    needed: str = ""
    got: str = ""
    good: bool | None = None
    after: int = 0


@dataclass(frozen=True)
class Reveal:
    """Something that is shown large until it is clicked away, such as a revealed secret.

    ratio   the aspect ratio of the face
    after   the index of the event that it follows, among the events it was found in
    sealed  the index of the first event of a revealed secret choice; the picture is for the seats that
    took part, and is described to others. None: no secret, the picture is for everybody
    words   what it shows, for who cannot see it; "" where the log says it
    """

    face: Face
    ratio: float
    after: int
    sealed: int | None = None
    words: str = ""

    @property
    def first(self) -> int:
        """The number of the first event that it shows."""
        return self.after if self.sealed is None else self.sealed

    def concerns(self, seat: Seat, events: Sequence[Event]) -> bool:
        """Return whether a seat is to look at it: one that took part, or everybody if it was no secret.
        `events`: those that it was found in."""
        facts = events[self.after].facts
        return self.sealed is None or seat in (facts.get("seat"), facts.get("other"))


Interlude = Throw | Milestone | Reveal
"""Something shown over the table for a moment, before play goes on."""


@dataclass(frozen=True)
class Areas:
    """The rectangles of the table's parts in window pixels, for one window size and scale."""

    window: pygame.Rect
    top: pygame.Rect
    prompt: pygame.Rect
    board: pygame.Rect
    mat: pygame.Rect
    """The seat's own player board, free for the title's things."""
    hand: pygame.Rect
    """The seat's hand, to the right of the mat, free for the title's things."""
    panels: dict[Seat, pygame.Rect] = field(default_factory=dict)
    log: pygame.Rect = field(default_factory=lambda: pygame.Rect(0, 0, 0, 0))
    strip: pygame.Rect = field(default_factory=lambda: pygame.Rect(0, 0, 0, 0))
    """A strip below the top bar, for a plate that covers nothing; empty without one."""


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
        """Return a context for a window with these tools, in their language."""
        return cls(ui.messages, view, seat, people, recent, ui=ui, areas=areas)


class DragDetails:
    """Optional additions of a title to the dragging of its things."""

    def routes(self, context: TableContext, source: Ref) -> Mapping[Ref, Route]:
        """Return the routes of a picked-up thing to places that take several actions, including those that
        are blocked.
        """
        return {}

    def awaits(self, context: TableContext, actions: Sequence[Action]) -> Iterable[Cell]:
        """Return what a thing meets on its way, as icons with numbers: a fight, a toll, a trap."""
        return ()

    def travellers(self, context: TableContext) -> Sequence[Ref]:
        """Return the things that no option names, but that `routes` moves over several places."""
        return ()

    def tray(self, context: TableContext, source: Ref) -> Sequence[Thing]:
        """Return the things beside a picked-up thing that load it; () if it has no tray."""
        return ()

    def riders(self, context: TableContext, source: Ref) -> Iterable[Rider]:
        """Return the pictures that travel with a thing."""
        return ()

    def first(self, context: TableContext, source: Ref) -> First | None:
        """Return the choices that a drag of a not yet usable thing implies; None if there are none."""
        return None

    def sequel(self, context: TableContext, action: Action) -> Action | None:
        """Return the only action that the viewer's last choice leaves; None if the viewer must choose.

        context: the table after that choice
        """
        return None


class EventPictures:
    """Optional pictures of a title for its events."""

    def card(self, context: TableContext, event: Event) -> tuple[Face, float] | None:
        """Return the face of the card that an event is about, with its aspect ratio; None if there is none,
        or it is hidden.
        """
        return None

    def reveals(self, context: TableContext, events: Sequence[Event]) -> Iterable[Reveal]:
        """Return the pictures that these events show large, once to everybody who looks, in order."""
        return ()

    def throws(self, context: TableContext, events: Sequence[Event]) -> Iterable[Throw]:
        """Return the dice rolled in these events, in order.

        context: the table after all of them
        """
        return ()


class Reference:
    """Optional reference material of a title."""

    def legend(self, context: TableContext) -> Sequence[LegendPart]:
        """Return the signs of the board and their meanings, the most needed first."""
        return ()

    def exhibits(self, context: TableContext) -> Sequence[Exhibit]:
        """Return the exhibits that the bar offers."""
        return ()


class Table(DragDetails, EventPictures, Reference, Contract):
    """The table of a title in the window: places and pictures of its things.

    Derive from it and define every abstract method. The other methods have default implementations.
    """

    painting: str = ""
    """The asset name of the painted board; "" if there is none."""

    def __init__(self, title: Title, words: TitleWords) -> None:
        """Set up the table of a loaded title."""
        self.title = title
        self.words = words

    @abstractmethod
    def things(self, context: TableContext) -> Sequence[Thing]:
        """Return all things on the board, on the seat's mat and in its hand."""

    @abstractmethod
    def spots(self, context: TableContext) -> Sequence[Spot]:
        """Return the places that are drop targets or have tooltips."""

    @abstractmethod
    def panel(self, context: TableContext, seat: Seat) -> Panel:
        """Return a seat in small; it may be the viewer's."""

    def panels(self, context: TableContext) -> Sequence[Panel]:
        """Return the other seats in small, in order of play after the viewing seat."""
        return [self.panel(context, seat) for seat in others(range(context.view.seats), context.seat)]

    @property
    def board_size(self) -> Size:
        """The size of the board in map pixels."""
        size: Size = self.title.book.board.size
        return size

    def played(self) -> Sequence[Box]:
        """Return the boxes of the hexagons where pieces may stand, outside of which the painting is darkened;
        () leaves it unchanged.
        """
        return ()

    def lasting_side(self, context: TableContext) -> Side | None:
        """Return the side that stays large while a scene such as a combat lasts, whatever is asked; None:
        the side with the present choices.
        """
        return None

    def pictures(self) -> Sequence[str]:
        """Return the asset names of all pictures of its board, cards and mats."""
        return [self.painting] if self.painting else []


def table_of(package: Package) -> Table:
    """Return a title's table. Raises BadTable if its words or its table cannot be loaded."""
    table: Table = package.table_view
    return table
