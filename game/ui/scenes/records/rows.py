"""The rows of the list of records: picture, people, and progress or result."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.play.verbatim import verbatim
from game.presentation.record_words import RecordWords
from game.records.library import Library, Outcome, RecordInfo
from game.ui.window import shapes, text
from game.ui.window import theme as t
from game.ui.window.idle import IdleTimer
from game.ui.window.miniature_files import SIZE
from game.ui.window.miniatures import Miniatures
from game.ui.window.ui import Ui

LINE, EMBLEM, STATE = 76, 18, 250
"""Design pixels: the height of a row, the emblem before a name, the width for state and date."""


class RecordRows(RecordWords):
    """Draws the rows. `work` does the slow parts one by one, those of visible rows first."""

    def __init__(self, ui: Ui, library: Library) -> None:
        super().__init__(ui.say, lambda info: self._outcomes.get(info))
        self._ui, self._library = ui, library
        self._pictures = Miniatures(ui)
        self._outcomes: dict[RecordInfo, Outcome | None] = {}
        self.rest = IdleTimer()

    # ---- what takes a while
    def work(self, dt: float, wanted: Sequence[RecordInfo]) -> bool:
        """Load details of one of the wanted records. Return whether anything has changed."""
        rests = self.rest.lasts(dt)
        missing = (info for info in wanted if not (info.damaged or self._is_known(info)))
        info = next(missing, None) if rests else None
        if info is None:
            return False
        self._outcomes[info] = self._library.outcome(info)
        self._pictures.find(info)
        return True

    def _is_known(self, info: RecordInfo) -> bool:
        return info in self._outcomes and self._pictures.is_known(info)

    # ---- drawing
    def draw(self, surface: pygame.Surface, rect: pygame.Rect, info: RecordInfo, *, chosen: bool) -> None:
        ui, px = self._ui, self._ui.px
        inner = rect.inflate(-px(t.NEAR), -px(6))
        surface.blit(ui.art.plate("raised" if chosen else "sunk", inner.size, t.RADIUS_SMALL), inner)
        if chosen:
            ui.art.outline(surface, inner, t.BRASS, 2)
        high = inner.height - 2 * px(5)
        picture = pygame.Rect(inner.x + px(6), inner.y + px(5), high * SIZE[0] // SIZE[1], high)
        self._draw_picture(surface, picture, info)
        left = picture.right + px(t.GAP)
        room = pygame.Rect(left, inner.y + px(6), inner.right - px(STATE + t.GAP) - left, inner.height // 2)
        low = room.move(0, room.height - px(6))
        self._draw_heading(surface, room, info)
        if info.damaged:
            ui.type.draw(surface, self.trouble(info), text.CAPTION.but(colour=t.OXBLOOD), low, may_cut=True)
        else:
            self._draw_people(surface, low, info)
        beside = pygame.Rect(room.right, room.y, inner.right - px(t.NEAR) - room.right, room.height)
        ui.type.draw(surface, self.state(info), text.BODY, beside, "right", may_cut=True)
        ui.type.draw(surface, self.date(info), text.CAPTION, beside.move(0, room.height - px(6)), "right")

    def _draw_picture(self, surface: pygame.Surface, place: pygame.Rect, info: RecordInfo) -> None:
        """Draw the board, or an icon if there is no picture."""
        art, picture = self._ui.art, self._pictures.known(info)
        if picture is None:
            side = place.height // 2
            sign, tint = ("question", t.OXBLOOD) if info.damaged else ("hourglass", t.CREAM_3)
            shapes.centre(surface, art.icon(sign, side, tint), place.center)
            return
        key = ("miniature", info.path, info.changed, place.size)
        surface.blit(art.cached(key, lambda: pygame.transform.smoothscale(picture, place.size)), place)
        art.outline(surface, place, t.BRASS, 1.0, t.TINY)

    def _draw_heading(self, surface: pygame.Surface, room: pygame.Rect, info: RecordInfo) -> None:
        """Draw the name, followed by the title if that differs."""
        ui = self._ui
        drawn = ui.type.draw(surface, self.heading(info), text.STRONG, room, may_cut=True)
        if info.name:
            left = drawn.right + ui.px(t.GAP)
            behind = pygame.Rect(left, room.y, room.right - left, room.height)
            if behind.width > 0:
                ui.type.draw(surface, self.title(info), text.CAPTION, behind, may_cut=True)

    def _draw_people(self, surface: pygame.Surface, room: pygame.Rect, info: RecordInfo) -> None:
        """Draw emblem and name of every seat, as many as fit."""
        ui, px, x = self._ui, self._ui.px, room.x
        for name, colour in zip(info.seats, info.colours or t.SEAT_COLOURS, strict=False):
            if x >= room.right - px(EMBLEM):
                break
            sign = ui.art.emblem(t.SEAT_COLOURS[colour], px(EMBLEM))
            surface.blit(sign, (x, room.centery - px(EMBLEM) // 2))
            x += px(EMBLEM) + px(t.TINY)
            left = pygame.Rect(x, room.y, room.right - x, room.height)
            x = ui.type.draw(surface, verbatim(name), text.CAPTION, left, may_cut=True).right + px(t.GAP)
