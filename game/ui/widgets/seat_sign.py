"""A seat's emblem as a button."""

from __future__ import annotations

import pygame

from game.ui.widgets.base import Action, Widget
from game.ui.window import shapes
from game.ui.window.commands import Command, Do, Press
from game.ui.window.theme import SeatColour
from game.ui.window.ui import Ui


class SeatSign(Widget):
    """A button that shows a colour with its emblem; a click or Enter requests another colour."""

    focusable = True
    role = "button"

    def __init__(self, ui: Ui, key: str, seat: SeatColour, action: Action, *, tip: str = "") -> None:
        super().__init__(ui, key, tip=tip)
        self.seat, self.action = seat, action

    def natural(self) -> tuple[int, int]:
        return self.ui.px(44), self.ui.px(44)

    def command(self, command: Command) -> bool:
        if command == Do("confirm") or (isinstance(command, Press) and command.button == "left"):
            self.ui.sound.play("click")
            self.action()
            return True
        return False

    def draw(self, surface: pygame.Surface) -> None:
        self.ui.art.shadow(surface, self.rect, 22, 0.5)
        grow = self.ui.px(2) if self.hover > 0.5 else 0
        shapes.centre(surface, self.ui.art.emblem(self.seat, self.rect.width + grow), self.rect.center)

    def draw_focus(self, surface: pygame.Surface) -> None:
        self.ui.art.focus_ring(surface, self.rect, 22)
