"""The screen where keys and gamepad buttons are changed: one row for each action."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import NamedTuple

import pygame

from game.play.verbatim import verbatim
from game.presentation.key_names import spoken
from game.ui.scenes.pad_setup import PadSetup
from game.ui.scenes.page import Page
from game.ui.widgets import Button, Column, Label, Pane, Prose, Widget
from game.ui.window import text
from game.ui.window import theme as t
from game.ui.window.bindings import (
    KEYS_OF_AN_ACTION,
    LAYOUTS,
    USUAL,
    differing,
    exists,
    is_reserved,
)
from game.ui.window.commands import Act, Command, Do, Key, PadButton, Press
from game.ui.window.pad_bindings import FREE, usual
from game.ui.window.scene import Size
from game.ui.window.ui import Ui

KEY_WIDTH = 150
"""Design pixels of a button with a key."""
HEADS = ("keys-head-first", "keys-head-second", "keys-head-button")
PAD = KEYS_OF_AN_ACTION
"""The place of an action's gamepad button, after its keys."""


class _Place(NamedTuple):
    """A place of an action that can be set: its first key, its second one, or its gamepad button."""

    act: Act
    number: int


class KeysScene(Page):
    """All actions whose keys can be changed. A chosen place waits for the next key or button."""

    name = "keys"
    widest, tallest = 1000, 1500

    def __init__(self, ui: Ui) -> None:
        super().__init__(ui, "keys-title", "settings")
        self._pane = Pane(ui, "pane")
        self._waiting: _Place | None = None
        self._asked = ""
        """A key or button of another action that was pressed once: pressed again, it is taken."""
        self._words: tuple[str, dict[str, str]] = ("keys-hint", {})

    @property
    def catches_keys(self) -> bool:
        return self._waiting is not None and self._waiting.number < PAD

    @property
    def catches_button(self) -> bool:
        return self._waiting is not None and self._waiting.number == PAD

    def build(self, size: Size) -> list[Widget]:
        self.frame_in(size)
        back = self.back_button()
        layouts = [self._layout_button(name) for name in LAYOUTS]
        set_up = self._set_up_button()
        self.foot_row([back, set_up], layouts)
        remark = Prose(self.ui, self._remark(), text.CAPTION)
        high = max(self.ui.px(t.ROW), remark.height_at(self.body.width))
        remark.place(pygame.Rect(self.body.topleft, (self.body.width, high)))
        below = self.body.move(0, high)
        below.height -= high
        self._pane.place(below)
        self._fill()
        return [*self.head(), remark, self._pane, *layouts, back, set_up]

    def _layout_button(self, name: str) -> Button:
        use = partial(self._use_layout, differing(LAYOUTS[name]), usual=LAYOUTS[name] is USUAL)
        return Button(self.ui, self.ui.say(f"keys-{name}"), use, key=f"layout-{name}")

    def _set_up_button(self) -> Button:
        say = self.ui.say
        return Button(
            self.ui, say("keys-pad"), self._set_up, key="set-up", tip=say("keys-pad-tip"),
            enabled=self.ui.pads.connected(), why=say("keys-pad-none"),
        )  # fmt: skip

    def update(self, dt: float) -> bool:
        if self.form.find("set-up").enabled != self.ui.pads.connected():
            self.layout()
        return super().update(dt)

    def _set_up(self) -> None:
        self.scene_stack.push(
            PadSetup(self.ui, lambda name: self._show_message("keys-pad-done", name=verbatim(name)))
        )

    def _remark(self) -> str:
        message, facts = self._words
        return self.ui.say(message, **facts)

    def _fill(self) -> None:
        column = Column(self.ui, self._pane.width_inside)
        self._head_row(column)
        for act in USUAL:
            self._row(column, act)
        self._pane.fill(column.widgets, column.y)

    def _head_row(self, column: Column) -> None:
        """Add the headings of the columns."""
        rooms, _ = self._rooms(column, len(HEADS))
        labels = []
        for head, room in zip(HEADS, rooms, strict=True):
            label = Label(self.ui, self.ui.say(head), text.CAPTION, "centre", may_cut=True)
            label.place(room)
            labels.append(label)
        column.take(labels, rooms[0].height)

    def _rooms(self, column: Column, count: int) -> tuple[list[pygame.Rect], pygame.Rect]:
        """Return the rooms of an action's keys and button, before that of the way back, and what is left."""
        px, high = self.ui.px, self.ui.px(t.ROW)
        row = pygame.Rect(px(t.SMALL), column.y, column.width - px(t.SMALL), high)
        rooms: list[pygame.Rect] = []
        right = row.right - high - px(t.SMALL)
        for _ in range(count):
            rooms.insert(0, pygame.Rect(right - px(KEY_WIDTH), row.y, px(KEY_WIDTH), high))
            right -= px(KEY_WIDTH) + px(t.SMALL)
        row.width = right - row.x
        return rooms, row

    def _row(self, column: Column, act: Act) -> None:
        """Add an action with its keys and button, and a way back to the usual ones where they differ."""
        ui, name = self.ui, self.ui.say(_message(act))
        buttons = [self._place_button(_Place(act, number), name) for number in range(PAD + 1)]
        rooms, left = self._rooms(column, len(buttons))
        for button, room in zip(buttons, rooms, strict=True):
            button.place(room)
        is_usual = ui.bindings.keys(act) == USUAL[act] and ui.pad_bindings.button(act) == usual(act)
        reset = Button(
            ui, "", partial(self._reset, act), key=f"reset-{act}", icon="undo",
            tip=ui.say("keys-reset"), enabled=not is_usual,
        )  # fmt: skip
        reset.place(pygame.Rect(rooms[-1].right + ui.px(t.SMALL), left.y, left.height, left.height))
        label = Prose(ui, name, text.BODY)
        label.place(pygame.Rect(left.x, left.y + ui.px(t.SMALL), left.width, left.height - ui.px(t.SMALL)))
        column.take([label, *buttons, reset], left.height + ui.px(t.TINY))

    def _place_button(self, place: _Place, name: str) -> Button:
        say = self.ui.say
        words = self._held(place) or say("keys-nothing")
        if place == self._waiting:
            words = say("keys-wait-button" if place.number == PAD else "keys-wait")
        message = ("keys-first", "keys-second", "keys-button")[place.number]
        key = f"{place.act}-{'pad' if place.number == PAD else place.number + 1}"
        return Button(self.ui, words, partial(self._wait, place), key=key, tip=say(message, act=name))

    def _held(self, place: _Place) -> str:
        """Return the name of what an action has in a place, "" for nothing."""
        ui = self.ui
        if place.number == PAD:
            button = ui.pad_bindings.button(place.act)
            return ui.say(f"pad-name-{button}") if button else ""
        keys = ui.bindings.keys(place.act)
        return spoken(keys[place.number], ui.say) if place.number < len(keys) else ""

    def _wait(self, place: _Place) -> None:
        self._waiting, self._asked = place, ""
        self._show_message("keys-leave-button" if place.number == PAD else "keys-leave")

    def command(self, command: Command) -> bool:
        if self._waiting is None:
            return super().command(command)
        if isinstance(command, Key):
            self._pressed(self._waiting, command.name)
        elif isinstance(command, PadButton) and command.name != "b":
            self._pushed(self._waiting, command.name)
        elif command == Do("cancel") or isinstance(command, Press | PadButton):
            self._waiting = None
            self._show_message("keys-hint")
        return True

    def _pressed(self, place: _Place, key: str) -> None:
        owner = self.ui.bindings.owner(key)
        shown = spoken(key, self.ui.say)
        if is_reserved(key):
            self._show_message("keys-fixed", key=shown)
        elif not exists(key):
            self._show_message("keys-unknown")
        elif owner not in (None, place.act) and key != self._asked:
            self._asked = key
            self._show_message("keys-taken", key=shown, act=self.ui.say(_message(owner)))
        else:
            self._use(keys=self.ui.bindings.with_key(place.act, place.number, key))

    def _pushed(self, place: _Place, button: str) -> None:
        """Take a gamepad's button; one of other actions only when it is pressed again."""
        say, losers = self.ui.say, self.ui.pad_bindings.taken(place.act, button)
        if button not in FREE:
            self._show_message("keys-fixed-button", key=say(f"pad-name-{button}"))
        elif losers and button != self._asked:
            self._asked = button
            first, last = (say(_message(act)) for act in (losers[0], losers[-1]))
            message = "keys-taken-button" if len(losers) == 1 else "keys-taken-both"
            self._show_message(message, key=say(f"pad-name-{button}"), act=first, other=last)
        else:
            self._use(buttons=self.ui.pad_bindings.with_button(place.act, button))

    def _reset(self, act: Act) -> None:
        """Give an action its usual keys and button; those that another has got meanwhile stay there."""
        settings = self.ui.settings
        self._use(
            {name: keys for name, keys in settings.keys.items() if name != act},
            {name: button for name, button in settings.buttons.items() if name != act},
        )

    def _use_layout(self, keys: Mapping[str, Sequence[str]], *, usual: bool) -> None:
        """Use a whole set of keys; the usual one comes with the usual buttons."""
        self._use(keys, {} if usual else None)

    def _use(
        self, keys: Mapping[str, Sequence[str]] | None = None, buttons: Mapping[str, str] | None = None
    ) -> None:
        self._waiting, settings = None, self.ui.settings
        if keys is not None:
            settings.keys = {act: [*held] for act, held in keys.items()}
        if buttons is not None:
            settings.buttons = dict(buttons)
        self._words = "keys-hint", {}
        self.scene_stack.apply_settings()

    def _show_message(self, message: str, **facts: str) -> None:
        self._words = message, facts
        self.ui.voice.say(self._remark())
        self.layout()


def _message(act: Act) -> str:
    return f"keys-act-{act.replace('_', '-')}"
