"""A notice while the program is busy; input during that time is dropped."""

from __future__ import annotations

import pygame

from game.ui.window import text
from game.ui.window import theme as t
from game.ui.window.canvas import Canvas
from game.ui.window.ui import Ui

HOURGLASS_SIZE = 28
"""The size of the hourglass in design pixels."""
PRESSES = (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN, pygame.CONTROLLERBUTTONDOWN)


class BusyNotice:
    """A notice over the window until the next frame."""

    def __init__(self, ui: Ui, canvas: Canvas) -> None:
        self._ui, self._canvas, self._begun = ui, canvas, False

    def begin(self, words: str) -> None:
        """Show the notice immediately."""
        draw_plate(self._ui, self._canvas.surface, words)
        self._canvas.flip()
        self._begun = True

    def before_scaling(self) -> None:
        """Show the notice if the settings change the scale, as every picture must then be rendered anew."""
        if t.scale_for(self._ui.settings.ui_scale, self._canvas.size) != self._ui.theme.scale:
            self.begin(self._ui.say("wait-scale"))

    def end(self) -> None:
        """Drop the input that came meanwhile: the next frame has been drawn."""
        if self._begun:
            pygame.event.clear(PRESSES)
        self._begun = False


def draw_plate(ui: Ui, surface: pygame.Surface, words: str) -> pygame.Rect:
    """Draw the words and an hourglass in the middle of the surface. Return their rectangle."""
    px, style = ui.px, text.Style("serif-semi", t.CARD + 2, t.CREAM)
    side, gap = px(HOURGLASS_SIZE), px(t.NEAR)
    place = pygame.Rect(0, 0, side + ui.type.width(words, style) + 4 * gap, side + 2 * gap)
    place.center = surface.get_rect().center
    ui.art.shadow(surface, place, t.RADIUS, 0.6)
    ui.art.panel(surface, place, "plank", t.RADIUS)
    ui.art.outline(surface, place, t.BRASS, 1.0, t.RADIUS)
    surface.blit(ui.art.icon("hourglass", side), (place.x + gap, place.y + gap))
    room = pygame.Rect(place.x + side + 2 * gap, place.y, place.width - side - 3 * gap, place.height)
    ui.type.draw(surface, words, style, room)
    return place
