"""The screen where keys are changed: one row for each action, with its keys."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import NamedTuple

import pygame

from game.presentation.key_names import spoken
from game.ui.scenes.page import Page
from game.ui.widgets import Button, Column, Pane, Prose, Widget
from game.ui.window import text
from game.ui.window import theme as t
from game.ui.window.bindings import (
    KEYS_OF_AN_ACTION,
    LAYOUTS,
    RESERVED,
    USUAL,
    Bindings,
    differing,
)
from game.ui.window.commands import Act, Command, Do, Key, Press
from game.ui.window.scene import Size
from game.ui.window.ui import Ui

KEY_WIDTH = 170
"""Design pixels of a button with a key."""


class _Place(NamedTuple):
    """A key to be set: of an action, its first or second."""

    act: Act
    number: int


class KeysScene(Page):
    """All actions whose keys can be changed. A chosen key waits for the next key that is pressed."""

    name = "keys"
    widest, tallest = 880, 740

    def __init__(self, ui: Ui) -> None:
        super().__init__(ui, "keys-title", "settings")
        self._pane = Pane(ui, "pane")
        self._waiting: _Place | None = None
        self._asked = ""
        """A key of another action that was pressed once: pressed again, it is taken."""
        self._words: tuple[str, dict[str, str]] = ("keys-hint", {})

    @property
    def catches_keys(self) -> bool:
        return self._waiting is not None

    def build(self, size: Size) -> list[Widget]:
        self.frame_in(size)
        back = self.back_button()
        layouts = [self._layout_button(name) for name in LAYOUTS]
        self.foot_row([back], layouts)
        remark = Prose(self.ui, self._remark(), text.CAPTION)
        high = max(self.ui.px(t.ROW), remark.height_at(self.body.width))
        remark.place(pygame.Rect(self.body.topleft, (self.body.width, high)))
        below = self.body.move(0, high)
        below.height -= high
        self._pane.place(below)
        self._fill()
        return [*self.head(), remark, self._pane, *layouts, back]

    def _layout_button(self, name: str) -> Button:
        use = partial(self._use, differing(LAYOUTS[name]))
        return Button(self.ui, self.ui.say(f"keys-{name}"), use, key=f"layout-{name}")

    def _remark(self) -> str:
        message, facts = self._words
        return self.ui.say(message, **facts)

    def _fill(self) -> None:
        column, bindings = Column(self.ui, self._pane.width_inside), self.ui.bindings
        for act in USUAL:
            self._row(column, act, bindings)
        self._pane.fill(column.widgets, column.y)

    def _row(self, column: Column, act: Act, bindings: Bindings) -> None:
        """Add an action with its keys, and a way back to the usual ones where they differ."""
        px, name = self.ui.px, self.ui.say(_message(act))
        row = pygame.Rect(px(t.SMALL), column.y, column.width - px(t.SMALL), px(t.ROW))
        buttons = [self._key_button(_Place(act, n), bindings, name) for n in range(KEYS_OF_AN_ACTION)]
        reset = Button(
            self.ui, "", partial(self._reset, act), key=f"reset-{act}", icon="undo",
            tip=self.ui.say("keys-reset"), enabled=bindings.keys(act) != USUAL[act],
        )  # fmt: skip
        right = row.right
        for button, wide in ((reset, px(t.ROW)), *((b, px(KEY_WIDTH)) for b in reversed(buttons))):
            button.place(pygame.Rect(right - wide, row.y, wide, row.height))
            right -= wide + px(t.SMALL)
        label = Prose(self.ui, name, text.BODY)
        label.place(pygame.Rect(row.x, row.y + px(t.SMALL), right - row.x, row.height - px(t.SMALL)))
        column.take([label, *buttons, reset], row.height + px(t.TINY))

    def _key_button(self, place: _Place, bindings: Bindings, name: str) -> Button:
        keys = bindings.keys(place.act)
        words = spoken(keys[place.number], self.ui.say) if place.number < len(keys) else "–"
        if place == self._waiting:
            words = self.ui.say("keys-wait")
        message = "keys-second" if place.number else "keys-first"
        key = f"{place.act}-{place.number + 1}"
        return Button(self.ui, words, partial(self._wait, place), key=key, tip=self.ui.say(message, act=name))

    def _wait(self, place: _Place) -> None:
        self._waiting, self._asked = place, ""
        self._tell("keys-leave")

    def command(self, command: Command) -> bool:
        if self._waiting is None:
            return super().command(command)
        if isinstance(command, Key):
            self._pressed(self._waiting, command.name)
        elif command == Do("cancel") or isinstance(command, Press):
            self._waiting = None
            self._tell("keys-hint")
        return True

    def _pressed(self, place: _Place, key: str) -> None:
        owner = self.ui.bindings.owner(key)
        shown = spoken(key, self.ui.say)
        if key in RESERVED:
            self._tell("keys-fixed", key=shown)
        elif owner not in (None, place.act) and key != self._asked:
            self._asked = key
            self._tell("keys-taken", key=shown, act=self.ui.say(_message(owner)))
        else:
            self._use(self.ui.bindings.with_key(place.act, place.number, key))

    def _reset(self, act: Act) -> None:
        """Give an action its usual keys; those that another has got meanwhile stay there."""
        self._use({name: keys for name, keys in self.ui.settings.keys.items() if name != act})

    def _use(self, keys: Mapping[str, Sequence[str]]) -> None:
        self._waiting = None
        self.ui.settings.keys = {act: [*held] for act, held in keys.items()}
        self._words = "keys-hint", {}
        self.scene_stack.apply_settings()

    def _tell(self, message: str, **facts: str) -> None:
        self._words = message, facts
        self.layout()


def _message(act: Act) -> str:
    return f"keys-act-{act.replace('_', '-')}"
