"""The bar on top of a table."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import replace

import pygame

from game.ui.table.api import Exhibit, Face
from game.ui.table.model.table_model import TableModel
from game.ui.table.panels.bar_words import BarWords
from game.ui.table.words.wording import Wording
from game.ui.widgets import Button
from game.ui.window import theme as t

WORDS = 300
"""Design pixels that the texts of the bar should have: turn, and who is to act."""
MAP_SIGNS = (("since", "hourglass"), ("mine", "eye"), ("legend", "question"))
"""Buttons about the board, and their icons."""


def exhibit_buttons(model: TableModel, show: Callable[[Face, float], None]) -> list[Button]:
    """Return buttons for what the title shows besides the board."""

    def button(shown: Exhibit) -> Button:
        return Button(
            model.ui, shown.words, lambda: show(shown.face(), shown.ratio), key=f"see:{shown.key}",
            look="ghost", icon=shown.icon, size=t.BODY,
        )  # fmt: skip

    return [button(shown) for shown in model.table.exhibits(model.context)]


class TopBar:
    """Title, turn, whose turn; undo, redo and the menu at the right."""

    def __init__(
        self,
        model: TableModel,
        wording: Wording,
        commands: Mapping[str, Callable[[], object]],
        exhibits: list[Button],
    ) -> None:
        """`commands`: what undo, redo, hint, scores, rules and menu do."""
        self._model, self._wording, self._commands, self.ui = model, wording, commands, model.ui
        self.rect = model.areas.top
        looks_on = model.game.is_replay
        signs = [self._sign(*sign) for sign in MAP_SIGNS[looks_on:]]
        own = [] if looks_on else [self._undo(), self._redo(), self._hint()]
        further = [*exhibits, self._named("scores", "trophy"), self._named("rules", "rules")]
        menu = self._named("menu", "menu")
        menu.tip = self.ui.say("table-menu-tip")
        self.buttons = [*own, self._log(), *signs, *further, menu]
        self._shorten(own[:1], [*own[1:2], *further], menu)
        self._place()
        self.words = BarWords(model, self._free)
        for named in (own[:1], further):
            self._make_room(named)

    def _make_room(self, named: list[Button]) -> None:
        """Remove the labels of buttons where the bar's texts are cut; undo keeps its short label, its tip
        says the rest."""
        if not self.words.are_cut:
            return
        for button in named:
            button.tip = button.tip or button.label
            button.label = self.ui.say("table-undo") if button.label and button.key == "undo" else ""
        self._place()
        self.words = BarWords(self._model, self._free)

    def _shorten(self, undo: list[Button], further: list[Button], menu: Button) -> None:
        """Remove labels until the bar's texts have room: first what undo takes back, then names, then menu
        and undo. Every button stays."""
        gap = self.ui.px(t.TINY)
        for button in undo:
            if button.natural()[0] > self.rect.width * 30 // 100:
                button.label = self.ui.say("table-undo")
        for group in (further, [menu], undo):
            room = self.rect.width - sum(b.natural()[0] + gap for b in self.buttons)
            if room >= self.ui.px(WORDS):
                return
            for button in group:
                button.tip = button.tip or button.label
                button.label = ""

    def _undo(self) -> Button:
        say, game = self.ui.say, self._model.game
        stop, what = game.undo_stop(), ""
        if not stop:
            moments = game.session.moments
            last = next((m for m in reversed(moments) if m.seat == game.viewer), moments[-1])
            then = replace(self._model.context, view=game.view_before(last))
            what = plain(self._model.table.words.label(then, last.action).words)
        words = say("table-undo-what", what=what) if what else say("table-undo")
        tip, why = say("table-undo-tip", what=what), say(stop) if stop else ""
        return self._button("undo", words, "undo", tip, enabled=not stop, why=why)

    def _redo(self) -> Button:
        say, action = self.ui.say, self._model.game.redo_next()
        tip = say("table-redo-tip", what=plain(self._wording.label(action)) if action else "")
        why = say("table-redo-none")
        return self._button("redo", say("table-redo"), "redo", tip, enabled=action is not None, why=why)

    def _hint(self) -> Button:
        tip, why = self.ui.say("table-hint-tip"), self.ui.say("table-hint-none")
        return self._button("hint", "", "hint", tip, enabled=self._model.game.can_hint, why=why)

    def _log(self) -> Button:
        say = self.ui.say
        tip = say("table-log-close" if self._model.log_open else "table-log-open")
        return self._button("drawer", "", "log", tip)

    def _sign(self, key: str, icon: str) -> Button:
        """Return a button without a label; its tooltip has its name and key."""
        say = self.ui.say
        tip = say(
            "table-sign-tip", what=say(f"table-{key}"), more=say(f"table-{key}-tip"), key=say(f"key-{key}")
        )
        return self._button(key, "", icon, tip)

    def _named(self, key: str, icon: str) -> Button:
        return self._button(key, self.ui.say(f"table-{key}"), icon)

    def _button(
        self, key: str, words: str, icon: str, tip: str = "", *, enabled: bool = True, why: str = ""
    ) -> Button:
        return Button(
            self.ui, words, self._commands[key], key=key, look="ghost", icon=icon, size=t.BODY,
            tip=tip, enabled=enabled, why=why,
        )  # fmt: skip

    def _place(self) -> None:
        px, rect = self.ui.px, self.rect
        x = rect.right - px(t.SMALL)
        for button in reversed(self.buttons):
            wide = button.natural()[0]
            x -= wide
            button.place(pygame.Rect(x, rect.y + px(4), wide, rect.height - px(8)))
            x -= px(t.TINY)
        self._free = pygame.Rect(rect.x + px(t.GAP), rect.y, x - rect.x - px(t.WIDE), rect.height)

    def draw_ground(self, surface: pygame.Surface) -> None:
        """Draw the plate and an emblem; words and buttons are widgets."""
        ui = self.ui
        ui.art.panel(surface, self.rect, "plank", t.RADIUS_SMALL)
        ui.art.outline(surface, self.rect, t.BRASS, 1.0, t.RADIUS_SMALL, 150)
        self.words.draw_emblem(surface)


def plain(words: str) -> str:
    """Return rich text as plain text, without icons."""
    return " ".join(re.sub(r"\{\w+\}", "", words).replace("~", " ").split())
