"""An enlarged view of a single thing."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from game.ui.window import text
from game.ui.window import theme as t
from game.ui.window.commands import Command, Do, Press
from game.ui.window.first_frame import FirstFrame
from game.ui.window.scene import Scene
from game.ui.window.ui import Ui

Painter = Callable[[pygame.Surface, pygame.Rect], None]


class Zoom(Scene):
    """Shows the result of `paint(surface, rect)` as large as fits. `ratio` is its aspect ratio.

    words   what the picture shows, for who cannot see it
    """

    name = "zoom"
    covers = False
    halts_below = True

    def __init__(self, ui: Ui, paint: Painter, ratio: float, words: str = "") -> None:
        super().__init__(ui)
        self.paint, self.ratio, self.words = paint, ratio, words
        self.first_frame: FirstFrame = FirstFrame()

    def spoken(self) -> Sequence[str]:
        return ["\n".join(filter(None, (self.words, self.ui.say("zoom-hint"))))]

    def command(self, command: Command) -> bool:
        if self.ui.theme.duration(1) and not self.first_frame.is_ready:
            return True  # nobody has seen it yet
        if isinstance(command, Press) or command in (Do("confirm"), Do("cancel"), Do("enlarge")):
            self.close()
        return not isinstance(command, Do) or command.act != "help"

    def place(self) -> pygame.Rect:
        """Return the rectangle of the thing."""
        room = pygame.Rect((0, 0), self.scene_stack.size).inflate(-2 * self.ui.px(t.FAR), -2 * self.ui.px(56))
        height = min(room.height, round(room.width / self.ratio))
        rect = pygame.Rect(0, 0, round(height * self.ratio), height)
        rect.center = room.center
        return rect

    def draw(self, surface: pygame.Surface) -> None:
        ui, rect = self.ui, self.place()
        ui.art.veil(surface, 190)
        ui.art.shadow(surface, rect, depth=2)
        self.paint(surface, rect)
        self._draw_hint(surface)

    def _draw_hint(self, surface: pygame.Surface) -> None:
        """Draw the hint on a plate, as the scene below shines through the veil."""
        ui, words = self.ui, self.ui.say("zoom-hint")
        style = text.BODY.but(colour=t.CREAM)
        plate = pygame.Rect(0, 0, ui.type.width(words, style) + 2 * ui.px(t.GAP), ui.px(t.FAR))
        plate.midbottom = (surface.get_width() // 2, surface.get_height() - ui.px(t.NEAR))
        ui.art.panel(surface, plate, "plank", t.RADIUS_SMALL)
        ui.type.draw(surface, words, style, plate, "centre")
