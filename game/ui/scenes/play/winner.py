"""The winner of a game, large."""

from __future__ import annotations

import pygame

from game.presentation.score_sheet import SheetSeat
from game.ui.widgets import Widget
from game.ui.window import shapes, text
from game.ui.window import theme as t
from game.ui.window.ui import Ui

EDGE = 6
"""Design pixels of the frame."""


class Winner(Widget):
    """The portrait of a winner with name and what was played, on the seat's colour."""

    def __init__(self, ui: Ui, seat: SheetSeat) -> None:
        super().__init__(ui, f"winner:{seat.name}")
        self._seat, self._colour = seat, t.SEAT_COLOURS[seat.colour]

    @property
    def tooltip(self) -> str:
        return "\n".join(filter(None, (self._seat.name, self._seat.played)))

    @property
    def _row(self) -> int:
        return self.ui.px(t.WIDE * 1.2)

    def height(self, width: int) -> int:
        """Return what the whole portrait needs at a width; 0 if there is none."""
        whole = self.ui.art.original(self._seat.portrait) if self._seat.portrait else None
        if whole is None:
            return 0
        px, words = self.ui.px, (2 if self._seat.played else 1) * self._row
        picture = width - px(t.SMALL) - 2 * px(EDGE)
        return picture * whole.get_height() // whole.get_width() + 2 * px(EDGE) + words

    def draw(self, surface: pygame.Surface) -> None:
        ui, px = self.ui, self.ui.px
        frame = self.rect.inflate(-px(t.SMALL), 0)
        ui.art.shadow(surface, frame, t.RADIUS)
        plate = ui.art.cached(("winner", frame.size, self._colour.id), lambda: self._plate(frame))
        surface.blit(plate, frame)
        lines = [(self._seat.name, text.Style("serif-semi", t.HEADING, self._colour.text))]
        if self._seat.played:
            lines.append((self._seat.played, text.BODY.but(colour=self._colour.text)))
        picture = frame.inflate(-2 * px(EDGE), -2 * px(EDGE))
        picture.height -= self._row * len(lines)
        self._draw_picture(surface, picture)
        for n, (words, style) in enumerate(lines):
            place = pygame.Rect(picture.x, picture.bottom + n * self._row + px(2), picture.width, self._row)
            ui.type.draw(surface, words, style, place, "centre", may_cut=True)

    def _plate(self, frame: pygame.Rect) -> pygame.Surface:
        ground = self.ui.theme.seat_back(self._colour)
        return shapes.rounded(frame.size, self.ui.px(t.RADIUS), ground, t.BRASS, self.ui.px(2))

    def _draw_picture(self, surface: pygame.Surface, room: pygame.Rect) -> None:
        """Draw the portrait, or the emblem of the seat if there is none."""
        art = self.ui.art
        image = art.picture(self._seat.portrait, room.size) if self._seat.portrait else None
        if image is None:
            image = art.emblem(self._colour, min(room.size))
        surface.blit(image, image.get_rect(center=room.center))
        d = min(self.ui.px(56), room.height // 3)
        surface.blit(art.icon("trophy", d, t.GOLD), (room.right - d, room.y + self.ui.px(t.TINY)))
