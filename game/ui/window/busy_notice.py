"""What takes a while is said at once, and what is pressed meanwhile is meant for nothing."""

from __future__ import annotations

import pygame

from game.ui.window import text
from game.ui.window import theme as t
from game.ui.window.canvas import Canvas
from game.ui.window.ui import Ui

SIGN = 28
"""Design pixels of the hourglass."""
PRESSES = (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN, pygame.CONTROLLERBUTTONDOWN)


class Waiting:
    """A plate over what a window shows, until the next picture is ready."""

    def __init__(self, ui: Ui, canvas: Canvas) -> None:
        self._ui, self._canvas, self._begun = ui, canvas, False

    def begin(self, words: str) -> None:
        """Show the plate at once."""
        draw_plate(self._ui, self._canvas.surface, words)
        self._canvas.flip()
        self._begun = True

    def before_scaling(self) -> None:
        """Show it where the settings want another scale: then every picture is made anew."""
        if t.scale_for(self._ui.settings.ui_scale, self._canvas.size) != self._ui.theme.scale:
            self.begin(self._ui.say("wait-scale"))

    def end(self) -> None:
        """Forget what was pressed: the next picture is drawn."""
        if self._begun:
            pygame.event.clear(PRESSES)
        self._begun = False


def draw_plate(ui: Ui, surface: pygame.Surface, words: str) -> pygame.Rect:
    """Return words and an hourglass in the middle of what is seen. Returns their place."""
    px, style = ui.px, text.Style("serif-semi", t.CARD + 2, t.CREAM)
    side, gap = px(SIGN), px(t.NEAR)
    place = pygame.Rect(0, 0, side + ui.type.width(words, style) + 4 * gap, side + 2 * gap)
    place.center = surface.get_rect().center
    ui.art.shadow(surface, place, t.RADIUS, 0.6)
    ui.art.panel(surface, place, "plank", t.RADIUS)
    ui.art.outline(surface, place, t.BRASS, 1.0, t.RADIUS)
    surface.blit(ui.art.icon("hourglass", side), (place.x + gap, place.y + gap))
    room = pygame.Rect(place.x + side + 2 * gap, place.y, place.width - side - 3 * gap, place.height)
    ui.type.draw(surface, words, style, room)
    return place
