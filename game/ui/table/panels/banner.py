"""The banner over the board: what another seat has just done, in the words of the viewer's log."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from functools import partial

import pygame

from game.engine.model import Event, Ref, Seat
from game.ui.table.api import Face
from game.ui.table.drawing.painter import Painter
from game.ui.table.model.table_model import TableModel
from game.ui.window import text
from game.ui.window import theme as t
from game.ui.window.text import Rich

WIDEST, SHARE, LINES = 760, 0.92, 3
"""Design pixels and share of the board's width that it takes at most, and lines of words."""
CARD = 0.5
"""Share of the board's height that a card beside it takes."""
WORDS = text.Style("serif-semi", t.CARD, t.CREAM)


class Banner:
    """Tells one action. All of it comes from the viewer's view."""

    def __init__(self, model: TableModel, painter: Painter) -> None:
        self._model, self._painter, self._ui = model, painter, model.ui
        self._card: tuple[Face, float] | None = None
        self._seat: Seat = 0
        self.told: tuple[str, ...] = ()
        """What was done, an event each."""
        self._eyes: Seat = 0
        self._image: pygame.Surface | None = None
        self._image_of: tuple[object, ...] = ()
        self.beside: Callable[[], Sequence[pygame.Rect]] = tuple
        """Places over the board that it leaves free."""
        self.refs: Sequence[Ref] = ()
        """What it is about, as far as it lies on the table."""

    @property
    def shown(self) -> bool:
        """Whether there is something to be read, by who looks now."""
        return bool(self.told) and self._eyes == self._model.game.eyes

    def clear(self) -> None:
        """Take it down."""
        self.told, self.refs, self._card = (), (), None

    def tell(self, seat: Seat, since: int, *, brief: bool = False) -> bool:
        """Tell what a seat did from a move on, as far as the viewer may know it; whether that is anything.
        `brief`: without what is minor."""
        game, minor = self._model.game, self._model.table.words.announcement
        events = [(who, event) for _, who, event in game.log(since) if not (brief and minor(event).minor)]
        told = [words for who, event in events if (words := self._words(seat, who, event))]
        told = self._counted(told) if brief else told
        if told:
            self._seat, self.told, self._eyes = seat, tuple(told), game.eyes
            self.refs = self._refs(event for _, event in events)
            context = self._model.context
            cards = [self._model.table.card(context, event) for _, event in events]
            self._card = next((card for card in reversed(cards) if card is not None), None)
        return bool(told)

    def _words(self, seat: Seat, moved: Seat, event: Event) -> str:
        """An event in words, with the name of the seat where it is another one than `seat`; "" where that
        seat's turn has begun by it: that is no news of this one."""
        game, who = self._model.game, int(event.facts.get("seat", moved))
        words = self._model.table.words.log_line(self._model.context, event)
        if not words or who == seat:
            return words
        name = game.people[who].name
        return "" if who == game.acting() else self._ui.say("table-banner-other", name=name, what=words)

    def _counted(self, told: Sequence[str]) -> list[str]:
        """What is told several times, once and how often."""
        counted = Counter(told).items()
        times = partial(self._ui.say, "table-banner-times")
        return [words if count == 1 else times(what=words, count=count) for words, count in counted]

    def _refs(self, events: Iterable[Event]) -> Sequence[Ref]:
        found = (ref for event in events for ref in self._model.table.words.where(event))
        return list(dict.fromkeys(found))

    def draw(self, surface: pygame.Surface) -> None:
        """Draw it at the edge of the board, away from what it is about."""
        if not self.shown:
            return
        frame, image, gap = self._model.camera.frame, self._picture(), self._ui.px(t.SMALL)
        foot = image.get_rect(midbottom=(frame.centerx, frame.bottom - gap))
        head = image.get_rect(midtop=(frame.centerx, frame.top + gap))
        place = self._free(foot, head)
        surface.blit(image, place)
        if self._card is not None and not self._overlays():
            face, ratio = self._card
            high = round(frame.height * CARD)
            card = pygame.Rect(0, 0, round(high * ratio), high)
            right, left = card.copy(), card.copy()
            right.midright = frame.right - gap, frame.centery
            left.midleft = frame.left + gap, frame.centery
            self._painter.held(surface, face, self._free(right, left))

    def _free(self, first: pygame.Rect, second: pygame.Rect) -> pygame.Rect:
        """The first place, unless it hides what the banner is about or what lies over the board."""
        laid, where = self._model.by_ref, self._model.where
        kept = [where(laid[ref]) for ref in self.refs if ref in laid] + self._overlays() + [*self.beside()]
        return second if first.collidelist(kept) >= 0 > second.collidelist(kept) else first

    def _overlays(self) -> list[pygame.Rect]:
        """Where a title shows something over the board."""
        frame, where = self._model.camera.frame, self._model.where
        beside = (where(thing) for thing in self._model.things if not thing.on_board)
        return [rect for rect in beside if frame.colliderect(rect)]

    def _picture(self) -> pygame.Surface:
        room = self._model.camera.frame.width
        key = (self._seat, self.told, room, self._ui.theme.scale)
        if self._image is None or self._image_of != key:
            self._image, self._image_of = self._paint(room), key
        return self._image

    def _paint(self, room: int) -> pygame.Surface:
        ui, who = self._ui, self._model.game.people[self._seat]
        pad, sign = ui.px(t.NEAR), ui.px(t.WIDE)
        left = pad + sign + ui.px(t.SMALL)
        words = self._fit(min(ui.px(WIDEST), round(room * SHARE)) - left - pad)
        size = left + words.used + pad, max(words.height, sign) + 2 * ui.px(t.SMALL)
        image = pygame.Surface(size, pygame.SRCALPHA)
        ui.art.panel(image, image.get_rect(), "plank", t.RADIUS_SMALL)
        ui.art.outline(image, image.get_rect(), t.BRASS, 1.5, t.RADIUS_SMALL)
        emblem = ui.art.emblem(t.SEAT_COLOURS[who.colour], sign)
        image.blit(emblem, (pad, (size[1] - sign) // 2))
        words.draw(image, (left, (size[1] - words.height) // 2))
        return image

    def _fit(self, width: int) -> Rich:
        """The words in the lines that there are; what came first goes where there is no room for all."""
        told, ui = list(self.told), self._ui
        while True:
            what = text.BETWEEN.join(told if len(told) == len(self.told) else ["…", *told])
            name = self._model.game.people[self._seat].name
            block = ui.rich(ui.say("table-banner", name=name, what=what), WORDS, width, breaks=True)
            if block.height <= LINES * ui.type.leading(WORDS) or len(told) == 1:
                return block
            del told[0]
