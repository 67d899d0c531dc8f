"""The settings screen. Every change takes effect immediately and is saved."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pygame

from game.records.settings import ASKS, HANDOVERS, MAX_HARD_SECONDS, PACES, WARNINGS
from game.ui.scenes.keys import KeysScene
from game.ui.scenes.language_choice import language_choice
from game.ui.scenes.page import Page
from game.ui.widgets import Button, Choice, Column, Pane, Slider, Switch, Widget
from game.ui.window import text
from game.ui.window import theme as t
from game.ui.window.scene import Size
from game.ui.window.ui import Ui

MOTIONS = ("system", "off", "fast", "normal")
CONTRASTS = ("system", "normal", "high")
VOLUMES = ("volume", "music_volume", "turn_volume")
TIMES = {
    "key_delay": ((200, 2000), 20), "key_interval": ((20, 500), 5), "long_press": ((200, 3000), 50),
    "double_click": ((0, 1500), 50),
}  # fmt: skip
"""Times in milliseconds: the smallest and the largest, and the steps between them."""
VOICES = ("off", "alone", "always")
VOICE_READS = ("focus", "all")
SLIDER_SETTINGS = (*VOLUMES, *TIMES, "voice_rate", "tooltip_delay", "hard_seconds")
"""Settings with a slider, which must not be saved for every pixel of its movement."""


class SettingsScene(Page):
    """The settings for window, sound and table, one row each with an explanation."""

    name = "settings"
    widest, tallest = 880, 1500

    def __init__(self, ui: Ui) -> None:
        super().__init__(ui, "settings-title", "settings")
        self.first = "full_screen"
        self._pane = Pane(ui, "pane")

    def build(self, size: Size) -> list[Widget]:
        self.frame_in(size)
        self._pane.place(self.body)
        self._fill(self._pane)
        back = self.back_button()
        self.foot_row([back], [])
        return [*self.head(), self._pane, back]

    def _fill(self, pane: Pane) -> None:
        column = Column(self.ui, pane.width_inside)
        for heading, rows in self._sections():
            column.heading(heading, text.HEADING, 1.5)
            for name, control in rows:
                self._row(column, name, control)
            column.gap(t.NEAR)
        pane.fill(column.widgets, column.y)

    def _row(self, column: Column, name: str, control: Widget) -> None:
        """Add a row with the name on the left and the control on the right."""
        px = self.ui.px
        wide, tall = min(control.natural()[0], column.width // 2), control.natural()[1]
        notes = [self.ui.say(f"settings-{name}-help")]
        words, height = column.described(
            f"settings-{name}", notes, column.width - wide - px(t.WIDE), left=px(t.SMALL)
        )
        height = max(height, px(t.ROW))
        x, y = column.width - wide - px(4), column.y + (height - tall) // 2
        control.name = self.ui.say(f"settings-{name}")
        control.about = notes[0]
        control.place(pygame.Rect(x, y, wide, tall))
        column.take([*words, control], height + px(t.SMALL))

    def _sections(self) -> list[tuple[str, list[tuple[str, Widget]]]]:
        ui, now = self.ui, self.ui.settings
        percent, ms, seconds = (
            partial(self._measured, f"settings-{unit}") for unit in ("percent", "ms", "seconds")
        )
        return [
            ("settings-window", [
                *self._language(),
                ("full-screen", self._switch("full_screen")),
                ("scale", self._scale()),
                ("motion", self._choice("motion", "motion", MOTIONS)),
                ("contrast", self._choice("contrast", "contrast", CONTRASTS)),
                ("marks", self._switch("marks")),
            ]),
            ("settings-hands", [
                ("keys", Button(self.ui, self.ui.say("settings-keys-change"), self._open_keys, key="keys")),
                *(
                    (name, Slider(ui, name, getattr(now, name), bounds, step, self._setter(name), ms))
                    for name, (bounds, step) in TIMES.items()
                ),
            ]),
            ("settings-sound", [
                *(
                    (name, Slider(ui, name, getattr(now, name), (0, 100), 5, self._setter(name), percent))
                    for name in VOLUMES
                ),
                ("voice", self._choice("voice", "voice", VOICES)),
                ("voice-rate", Slider(ui, "voice-rate", now.voice_rate, (0, 100), 5,
                                      self._setter("voice_rate"), percent)),
                ("voice-reads", self._choice("voice-reads", "voice_reads", VOICE_READS)),
            ]),
            ("settings-table", [
                ("tooltip", Slider(ui, "tooltip", now.tooltip_delay, (0, 2000), 100,
                                   self._setter("tooltip_delay"), ms)),
                ("pace", self._choice("pace", "pace", PACES)),
                ("hard", Slider(ui, "hard", now.hard_seconds, (1, MAX_HARD_SECONDS), 1,
                                self._setter("hard_seconds"), seconds)),
                ("handover", self._choice("handover", "handover", HANDOVERS)),
                ("ask", self._choice("ask", "ask_before", ASKS)),
                ("edge", self._switch("edge_pan")),
                ("enlarge", self._switch("enlarge")),
                ("dice", self._switch("dice")),
                *((name.replace("_", "-"), self._switch(name)) for name in WARNINGS),
            ]),
        ]  # fmt: skip

    def _open_keys(self) -> None:
        self.scene_stack.push(KeysScene(self.ui))

    def _measured(self, message: str, value: int) -> str:
        return self.ui.say(message, value=value)

    def _language(self) -> list[tuple[str, Widget]]:
        """Return a choice of languages, if there are several."""
        choice = language_choice(self.ui, partial(self._set, "language"))
        return [("language", choice)] if choice else []

    def _switch(self, name: str) -> Switch:
        return Switch(self.ui, name, getattr(self.ui.settings, name), self._setter(name))

    def _choice(self, key: str, name: str, values: tuple[str, ...]) -> Choice:
        labels = [self.ui.say(f"settings-{key}-{value}") for value in values]
        now = values.index(getattr(self.ui.settings, name))
        return Choice(self.ui, key, labels, now, lambda i: self._set(name, values[i]))

    def _scale(self) -> Choice:
        scales = (0.0, *t.SCALES)
        say = self.ui.say
        labels = [
            say("settings-scale-auto"),
            *(say("settings-scale-value", percent=round(100 * s)) for s in t.SCALES),
        ]
        now = min(range(len(scales)), key=lambda i: abs(scales[i] - self.ui.settings.ui_scale))
        return Choice(self.ui, "scale", labels, now, lambda i: self._set("ui_scale", scales[i]))

    def _setter(self, name: str) -> Callable[[object], None]:
        return lambda value: self._set(name, value)

    def _set(self, name: str, value: object) -> None:
        setattr(self.ui.settings, name, value)
        if name not in SLIDER_SETTINGS:
            self.scene_stack.apply_settings()
        elif name in VOLUMES:
            self.ui.take_volumes()

    def leave(self) -> None:
        self.scene_stack.apply_settings()
