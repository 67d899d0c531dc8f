"""Dialogs for the PIN of a seat: to type it, and to set it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pygame

from game.engine.session.pin import MAX_DIGITS
from game.errors import UserError
from game.presentation.sentences import explain
from game.ui.scenes.message import Confirm, Dialog
from game.ui.widgets import Button, Field, Widget
from game.ui.widgets.described import Description
from game.ui.window import theme as t
from game.ui.window.commands import Command, Do
from game.ui.window.scene import FormScene, Size
from game.ui.window.ui import Ui

DOT = "•"


class PinField(Field):
    """A field whose digits nobody sees or hears."""

    def described(self) -> Description:
        return replace(super().described(), value=DOT * len(self.value))

    def draw(self, surface: pygame.Surface) -> None:
        typed, self.value = self.value, DOT * len(self.value)
        super().draw(surface)
        self.value = typed


class PinDialog(Dialog):
    """A dialog with a field for a PIN."""

    def __init__(self, ui: Ui, title: str, words: str) -> None:
        super().__init__(ui, title, words)
        self.first = "pin"
        self.typed = ""
        self._explained = words

    def build(self, size: Size) -> list[Widget]:
        head, body, *buttons = super().build(size)
        field = PinField(
            self.ui, "pin", self.typed, self._type, longest=MAX_DIGITS,
            allowed=lambda sign: sign.isascii() and sign.isdigit(),
        )  # fmt: skip
        field.name = self.title
        more, edge = self.ui.px(t.ROW + t.NEAR), self.ui.px(t.WIDE)
        self.frame.height += more
        for button in buttons:
            button.place(button.rect.move(0, more))
        place = pygame.Rect(self.frame.x + edge, body.rect.bottom + self.ui.px(t.NEAR), *field.natural())
        field.place(place)
        return [head, body, field, *buttons]

    def _type(self, typed: str) -> None:
        self.typed = typed

    def command(self, command: Command) -> bool:
        if command == Do("confirm") and isinstance(self.form.focus, PinField):
            self.agree()
            return True
        return super().command(command)

    def agree(self) -> None:
        """Do what the dialog is for."""
        raise NotImplementedError

    def refuse(self, words: str) -> None:
        """Say what is wrong with what was typed, and begin anew."""
        self.ui.sound.play("error")
        self.ui.voice.say(words)
        self.words, self.typed = f"{words} {self._explained}", ""
        self.layout()


class PinLock(PinDialog):
    """Asks for the PIN of the next person, over an opaque ground: nothing of the seat is drawn.

    fits      tells whether a PIN is right
    open      uncovers the table
    without   opens the seat without its PIN
    back      goes back to the cover
    """

    name = "pin-lock"
    covers = True

    def __init__(
        self, ui: Ui, person: str, fits: Callable[[str], bool], open_: Callable[[], None],
        without: Callable[[], None], back: Callable[[], None],
    ) -> None:  # fmt: skip
        super().__init__(ui, ui.say("pin-title", name=person), ui.say("pin-ask"))
        self._person, self._fits, self._open, self._without, self._back = person, fits, open_, without, back

    def command(self, command: Command) -> bool:
        super().command(command)
        return True  # nothing reaches the table below

    def buttons(self) -> list[Button]:
        say = self.ui.say
        return [
            Button(self.ui, say("pin-forgotten"), self._ask_without, key="forgotten"),
            Button(self.ui, say("pin-open"), self.agree, key="ok", look="primary"),
        ]

    def agree(self) -> None:
        if self._fits(self.typed):
            self.close()
            self._open()
        else:
            self.refuse(self.ui.say("pin-wrong"))

    def _ask_without(self) -> None:
        say = self.ui.say
        question = say("pin-without-text", name=self._person)
        self.scene_stack.push(
            Confirm(
                self.ui, say("pin-forgotten"), question, say("pin-without"), self._open_without, danger=True
            )
        )

    def _open_without(self) -> None:
        self.close()
        self._without()
        self._open()

    def cancel(self) -> None:
        self.close()
        self._back()

    def ground(self, surface: pygame.Surface) -> None:
        FormScene.ground(self, surface)
        self.ui.art.panel(surface, self.frame, "raised")


class SetPin(PinDialog):
    """Asks for a new PIN of the viewer's seat. `set_pin` raises UserError for what is none; "" removes it."""

    name = "set-pin"

    def __init__(self, ui: Ui, person: str, set_pin: Callable[[str], None], *, has_one: bool) -> None:
        super().__init__(ui, ui.say("pin-title", name=person), ui.say("pin-set-text"))
        self._set, self._has_one = set_pin, has_one

    def buttons(self) -> list[Button]:
        say = self.ui.say
        remove = [Button(self.ui, say("pin-remove"), self._remove, key="remove")] if self._has_one else []
        return [
            Button(self.ui, say("cancel"), self.cancel, key="no"),
            *remove,
            Button(self.ui, say("pin-set"), self.agree, key="ok", look="primary"),
        ]

    def agree(self) -> None:
        if not self.typed:
            self.cancel()
            return
        try:
            self._set(self.typed)
        except UserError as error:
            self.refuse(explain(error, self.ui.say))
        else:
            self.close()

    def _remove(self) -> None:
        self._set("")
        self.close()
