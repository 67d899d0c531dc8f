"""The banner over the board, which announces what another seat has just done."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial

import pygame

from game.engine.model import Event, Ref, Seat
from game.ui.table.api import Face
from game.ui.table.drawing.painter import Painter
from game.ui.table.model.table_model import TableModel
from game.ui.window import rooms, text
from game.ui.window import theme as t
from game.ui.window.text import Rich

WIDEST, SHARE, LINES = 760, 0.92, 3
"""Largest width in design pixels and as a share of the board's, and most lines."""
BESIDE = 0.5
"""Least width of a place beside what a title shows over the board, as a share of the board's."""
CARD = 0.5
"""Height of a card beside it, as a share of the board's."""
WORDS = text.Style("serif-semi", t.CARD, t.CREAM)
PRIVATE = "table-banner-private"


class Banner:
    """Announces one action, from the viewer's view."""

    def __init__(self, model: TableModel, painter: Painter) -> None:
        self._model, self._painter, self._ui = model, painter, model.ui
        self._card: tuple[Face, float] | None = None
        self._seat: Seat = 0
        self.lines: tuple[str, ...] = ()
        """A line for each event; for equal ones together."""
        self._perspective: Seat = 0
        self._message = "table-banner"
        self._image: pygame.Surface | None = None
        self._image_of: tuple[object, ...] = ()
        self.place = pygame.Rect(0, 0, 0, 0)
        """The rectangle in which it was drawn last."""
        self.beside: Callable[[], Sequence[pygame.Rect]] = tuple
        """Returns rects over the board that the banner must not cover."""
        self.refs: Sequence[Ref] = ()
        """Refs of what it is about, as far as they are on the table."""

    @property
    def stays(self) -> bool:
        """True if it stays until the viewer makes a move: private news."""
        return self._message == PRIVATE

    @property
    def shown(self) -> bool:
        """True if the banner shows anything to the present viewer."""
        return bool(self.lines) and self._perspective == self._model.game.perspective

    def clear(self) -> None:
        """Remove the announcement."""
        self.lines, self.refs, self._card, self._message = (), (), None, "table-banner"

    def announce(self, seat: Seat, since: int, *, brief: bool = False, without: Sequence[Event] = ()) -> bool:
        """Announce what a seat did from move `since` on, as far as the viewer may know it; return whether
        there was anything. `brief`: leave out what is minor. `without`: events shown already."""
        game, minor = self._model.game, self._model.table.words.announcement
        known = {id(event) for event in without}
        told = [(who, event) for _, who, event in game.log(since) if id(event) not in known]
        events = [(who, event) for who, event in told if not (brief and minor(event).minor)]
        lines = self._counted(self._told(seat, events))
        if lines:
            self.show_lines(seat, lines)
            self.refs = self._refs(event for _, event in events)
            context = self._model.context
            cards = [self._model.table.card(context, event) for _, event in events]
            self._card = next((card for card in reversed(cards) if card is not None), None)
        return bool(lines)

    def show_lines(self, seat: Seat, lines: Sequence[str], *, private: bool = False) -> None:
        """Show lines about a seat. `private`: only the viewer may know them."""
        self.clear()
        self._seat, self.lines, self._perspective = seat, tuple(lines), self._model.game.perspective
        self._message = PRIVATE if private else "table-banner"

    def _told(self, seat: Seat, events: Sequence[tuple[Seat, Event]]) -> Iterator[str]:
        """Yield events in words, with the name of who acts where that is another seat than in the line
        before. Another seat's turn that has begun is no news of `seat`."""
        game, last = self._model.game, seat
        for moved, event in events:
            who = int(event.facts.get("seat", moved))
            words = self._model.table.words.describe_event(self._model.context, event)
            if not words or (who != seat and who == game.acting()):
                continue
            named = who != seat or last != seat
            yield (
                self._ui.say("table-banner-other", name=game.people[who].name, what=words) if named else words
            )
            last = who

    def _counted(self, lines: Iterable[str]) -> list[str]:
        """Return each line once, with its count."""
        counted = Counter(lines).items()
        times = partial(self._ui.say, "table-banner-times")
        return [words if count == 1 else times(what=words, count=count) for words, count in counted]

    def _refs(self, events: Iterable[Event]) -> Sequence[Ref]:
        found = (ref for event in events for ref in self._model.table.words.where(event))
        return list(dict.fromkeys(found))

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the banner at the edge of the board, away from what it is about."""
        if not self.shown:
            return
        frame, room, gap = self._model.camera.frame, self._room(), self._ui.px(t.SMALL)
        image = self._picture(room.width)
        foot = image.get_rect(midbottom=(room.centerx, frame.bottom - gap))
        head = image.get_rect(midtop=(room.centerx, frame.top + gap))
        self.place = self._free(foot, head)
        surface.blit(image, self.place)
        if self._card is not None and not self._model.overlays:
            face, ratio = self._card
            high = round(frame.height * CARD)
            card = pygame.Rect(0, 0, round(high * ratio), high)
            right, left = card.copy(), card.copy()
            right.midright = frame.right - gap, frame.centery
            left.midleft = frame.left + gap, frame.centery
            self._painter.held(surface, face, self._free(right, left))

    def _free(self, first: pygame.Rect, second: pygame.Rect) -> pygame.Rect:
        """Return the first place, or the second if that covers less of what matters: first of what it must
        not cover, then of what the banner is about and of what lies over the board, then of the viewer's
        pieces."""
        beside, kept = self.beside(), [*self._places(self.refs), *self._model.overlays]
        own = self._places(self._model.words.own(self._model.context))

        def hides(place: pygame.Rect) -> tuple[bool, bool, int]:
            important = place.collidelist(beside) >= 0, place.collidelist(kept) >= 0
            return *important, len(place.collidelistall(own))

        return min(first, second, key=hides)

    def _places(self, refs: Iterable[Ref]) -> list[pygame.Rect]:
        laid = self._model.by_ref
        return [self._model.where(laid[ref]) for ref in refs if ref in laid]

    def _room(self) -> pygame.Rect:
        """Return the part of the board beside what a title shows over it; if that is narrow, all of it."""
        frame, over = self._model.camera.frame, self._model.overlays
        if not over:
            return frame
        whole = over[0].unionall(over[1:])
        left = rooms.cut_left(frame, whole.left - frame.left)[0]
        right = rooms.cut_right(frame, frame.right - whole.right)[0]
        beside = max(left, right, key=lambda part: part.width)
        return beside if beside.width >= BESIDE * frame.width else frame

    def _picture(self, room: int) -> pygame.Surface:
        key = (self._seat, self._message, self.lines, room, self._ui.theme.scale)
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
        """Return the text that fits; if there is too much, the oldest lines are left out."""
        lines, ui = list(self.lines), self._ui
        while True:
            what = text.SEPARATOR.join(lines if len(lines) == len(self.lines) else ["…", *lines])
            name = self._model.game.people[self._seat].name
            block = ui.rich(ui.say(self._message, name=name, what=what), WORDS, width, breaks=True)
            if block.height <= LINES * ui.type.leading(WORDS) or len(lines) == 1:
                return block
            del lines[0]
