"""One thing, large."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.ui import text
from game.ui import theme as t
from game.ui.inputs import Command, Do, Press
from game.ui.kit import Kit
from game.ui.scene import Scene

Painter = Callable[[pygame.Surface, pygame.Rect], None]


class Zoom(Scene):
    """Shows what `paint(surface, rect)` draws, as large as fits; `ratio` is its width by its height."""

    name = "zoom"
    covers = False

    def __init__(self, kit: Kit, paint: Painter, ratio: float) -> None:
        super().__init__(kit)
        self.paint, self.ratio = paint, ratio

    def command(self, command: Command) -> bool:
        if isinstance(command, Press) or command in (Do("confirm"), Do("cancel")):
            self.close()
        return not isinstance(command, Do) or command.act != "help"

    def place(self) -> pygame.Rect:
        """Where the thing stands."""
        room = pygame.Rect((0, 0), self.stage.size).inflate(-2 * self.kit.px(t.FAR), -2 * self.kit.px(56))
        height = min(room.height, round(room.width / self.ratio))
        rect = pygame.Rect(0, 0, round(height * self.ratio), height)
        rect.center = room.center
        return rect

    def draw(self, surface: pygame.Surface) -> None:
        kit, rect = self.kit, self.place()
        kit.art.veil(surface, 190)
        kit.art.shadow(surface, rect, depth=2)
        self.paint(surface, rect)
        line = pygame.Rect(0, surface.get_height() - kit.px(44), surface.get_width(), kit.px(t.FAR))
        kit.type.draw(surface, kit.say("zoom-hint"), text.BODY.but(colour=t.CREAM), line, "centre")
