"""Dialogs: a sentence with a button, or a question with two."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.ui.widgets import Button, Label, Prose, Widget
from game.ui.widgets.button import Look
from game.ui.window import text
from game.ui.window import theme as t
from game.ui.window.scene import FormScene, Size
from game.ui.window.ui import Ui

Action = Callable[[], None]
WIDTH = 520


class Dialog(FormScene):
    """A paper plate in the middle with heading, text, and buttons from left to right."""

    covers = False
    introduction = "all"

    def __init__(self, ui: Ui, title: str, words: str) -> None:
        super().__init__(ui)
        self.title, self.words = title, words
        self.frame = pygame.Rect(0, 0, 0, 0)

    def buttons(self) -> list[Button]:
        """Return the buttons; the last one is at the right edge."""
        raise NotImplementedError

    def build(self, size: Size) -> list[Widget]:
        px = self.ui.px
        width = min(px(WIDTH), size[0] - px(2 * t.FAR))
        inner = width - 2 * px(t.WIDE)
        head, body, buttons = (
            Label(self.ui, self.title, text.HEADING),
            Prose(self.ui, self.words),
            self.buttons(),
        )
        heights = px(t.HEADING * 1.5), body.height_at(inner), px(t.ROW)
        self.frame = pygame.Rect(0, 0, width, sum(heights) + 2 * px(t.WIDE) + px(t.NEAR) + px(t.WIDE))
        self.frame.center = (size[0] // 2, size[1] // 2)
        x, y = self.frame.x + px(t.WIDE), self.frame.y + px(t.WIDE)
        head.place(pygame.Rect(x, y, inner, heights[0]))
        body.place(pygame.Rect(x, y + heights[0] + px(t.NEAR), inner, heights[1]))
        right = x + inner
        for button in reversed(buttons):
            wide = min(button.natural()[0], (inner - px(t.NEAR)) // len(buttons))
            button.place(
                pygame.Rect(right - wide, self.frame.bottom - px(t.WIDE) - heights[2], wide, heights[2])
            )
            right -= wide + px(t.NEAR)
        return [head, body, *buttons]

    def ground(self, surface: pygame.Surface) -> None:
        self.ui.art.veil(surface)
        self.ui.art.panel(surface, self.frame, "raised")


class Message(Dialog):
    """A dialog with a message and one button."""

    name = "message"

    def __init__(self, ui: Ui, title: str, words: str, then: Action | None = None) -> None:
        super().__init__(ui, title, words)
        self.then = then

    def buttons(self) -> list[Button]:
        return [Button(self.ui, self.ui.say("go-on"), self.cancel, key="ok", look="primary")]

    def cancel(self) -> None:
        self.close()
        if self.then is not None:
            self.then()


class Confirm(Dialog):
    """A dialog that asks before something final. Escape means no; the focus starts on no if `danger`."""

    name = "confirm"

    def __init__(
        self,
        ui: Ui,
        title: str,
        words: str,
        yes: str,
        action: Action,
        *,
        no: str = "",
        danger: bool = False,
    ) -> None:
        super().__init__(ui, title, words)
        self.yes, self.no, self.action, self.danger = yes, no or ui.say("cancel"), action, danger
        self.first = "no" if danger else "yes"

    def buttons(self) -> list[Button]:
        look: Look = "danger" if self.danger else "primary"
        return [
            Button(self.ui, self.no, self.cancel, key="no"),
            Button(self.ui, self.yes, self._agree, key="yes", look=look),
        ]

    def _agree(self) -> None:
        self.close()
        self.action()
