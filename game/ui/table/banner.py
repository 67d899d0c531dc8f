"""The banner over the board: what another seat has just done, in the words of the viewer's log."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import pygame

from game.engine.model import Event, Ref, Seat
from game.ui.table.model import TableModel
from game.ui.window import text
from game.ui.window import theme as t
from game.ui.window.text import Rich

WIDEST, SHARE, LINES = 760, 0.92, 3
"""Design pixels and share of the board's width that it takes at most, and lines of words."""
WORDS = text.Style("serif-semi", t.CARD, t.CREAM)


class Banner:
    """Tells one action. All of it comes from the viewer's view."""

    def __init__(self, model: TableModel) -> None:
        self._model, self._ui = model, model.ui
        self._seat: Seat = 0
        self.told: tuple[str, ...] = ()
        """What was done, an event each."""
        self._eyes: Seat = 0
        self._image: pygame.Surface | None = None
        self._image_of: tuple[object, ...] = ()
        self.refs: Sequence[Ref] = ()
        """What it is about, as far as it lies on the table."""

    @property
    def shown(self) -> bool:
        """Whether there is something to be read, by who looks now."""
        return bool(self.told) and self._eyes == self._model.game.eyes

    def clear(self) -> None:
        """Take it down."""
        self.told, self.refs = (), ()

    def tell(self, seat: Seat, since: int) -> bool:
        """Tell what a seat did from a move on, as far as the viewer may know it; whether that is anything."""
        game = self._model.game
        events = [(who, event) for number, who, event in game.log() if number >= since]
        told = [words for who, event in events if (words := self._words(seat, who, event))]
        if told:
            self._seat, self.told, self._eyes = seat, tuple(told), game.eyes
            self.refs = self._refs(event for _, event in events)
        return bool(told)

    def _words(self, seat: Seat, moved: Seat, event: Event) -> str:
        """An event in words, with the name of the seat where it is another one than `seat`; "" where that
        seat's turn has begun by it: that is no news of this one."""
        game, who = self._model.game, int(event.facts.get("seat", moved))
        words = self._model.table.log_line(self._model.context, event)
        if not words or who == seat:
            return words
        name = game.people[who].name
        return "" if who == game.acting() else self._ui.say("table-banner-other", name=name, what=words)

    def _refs(self, events: Iterable[Event]) -> Sequence[Ref]:
        found = (ref for event in events for ref in self._model.table.where(event))
        return list(dict.fromkeys(found))

    def draw(self, surface: pygame.Surface) -> None:
        """Draw it at the edge of the board, away from what it is about."""
        if not self.shown:
            return
        frame, image = self._model.camera.frame, self._picture()
        gap, laid = self._ui.px(t.SMALL), self._model.by_ref
        place = image.get_rect(midbottom=(frame.centerx, frame.bottom - gap))
        if any(place.colliderect(self._model.where(laid[ref])) for ref in self.refs if ref in laid):
            place.top = frame.top + gap
        surface.blit(image, place)

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
            what = " · ".join(told if len(told) == len(self.told) else ["…", *told])
            name = self._model.game.people[self._seat].name
            block = ui.rich(ui.say("table-banner", name=name, what=what), WORDS, width, breaks=True)
            if block.height <= LINES * ui.type.leading(WORDS) or len(told) == 1:
                return block
            del told[0]
