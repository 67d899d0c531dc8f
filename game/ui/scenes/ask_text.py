"""A dialog that asks for a line of text."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.ui.scenes.message import Dialog
from game.ui.widgets import Button, Field, Widget
from game.ui.window import theme as t
from game.ui.window.commands import Command, Do
from game.ui.window.scene import Size
from game.ui.window.ui import Ui


class AskText(Dialog):
    """A text field with the current text, and two buttons. Enter accepts, Escape cancels."""

    name = "ask-text"

    def __init__(
        self, ui: Ui, title: str, value: str, yes: str, take: Callable[[str], None],
        *, hint: str = "", longest: int = 60,
    ) -> None:  # fmt: skip
        super().__init__(ui, title, "")
        self.first = "text"
        self._value, self._yes, self._take, self._hint, self._longest = value, yes, take, hint, longest

    def buttons(self) -> list[Button]:
        return [
            Button(self.ui, self.ui.say("cancel"), self.cancel, key="no"),
            Button(self.ui, self._yes, self._done, key="yes", look="primary"),
        ]

    def build(self, size: Size) -> list[Widget]:
        head, _, *buttons = super().build(size)
        px, row = self.ui.px, self.ui.px(t.ROW)
        self.frame.height += row
        self.frame.y -= row // 2
        head.rect.y -= row // 2
        for button in buttons:
            button.rect.y += row - row // 2
        field = Field(self.ui, "text", self._value, self._type, hint=self._hint, longest=self._longest)
        field.name = self.title
        field.place(pygame.Rect(head.rect.x, head.rect.bottom + px(t.SMALL), head.rect.width, row))
        return [head, field, *buttons]

    def command(self, command: Command) -> bool:
        if command == Do("confirm") and self.form.focus is self.form.find("text"):
            self._done()
            return True
        return super().command(command)

    def _type(self, value: str) -> None:
        self._value = value

    def _done(self) -> None:
        self.close()
        self._take(self._value)
