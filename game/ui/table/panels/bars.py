"""The bar on top of a table."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import partial

import pygame

from game.engine.session.moment import Moment
from game.presentation.title_words import Tip
from game.ui.table.api import Exhibit, Face
from game.ui.table.model.table_model import TableModel
from game.ui.table.panels.bar_words import BarWords
from game.ui.table.words.wording import Wording
from game.ui.widgets import Button
from game.ui.window import theme as t

NAMES = {"drawer": "table-log", "hint": "hint-title"}
"""Buttons that are named by another message than that of their key."""
MAP_SIGNS = (("since", "hourglass"), ("mine", "eye"), ("legend", "question"))
"""Buttons about the board, and their icons."""


def exhibit_buttons(model: TableModel, show: Callable[[Face, float, str], None]) -> list[Button]:
    """Return buttons for what the title shows besides the board."""

    def button(shown: Exhibit) -> Button:
        return Button(
            model.ui, shown.words, lambda: show(shown.face(), shown.ratio, shown.described()),
            key=f"see:{shown.key}",
            look="ghost", icon=shown.icon, size=t.BODY, enabled=not shown.why, why=shown.why,
        )  # fmt: skip

    return [button(shown) for shown in model.table.exhibits(model.context)]


class TopBar:
    """Title, turn, whose turn; undo, redo and the menu at the right. What has which place depends on the
    window alone, so that nothing moves when words change."""

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
        self._shorten([further, own[1:2], [menu], own[:1]])
        self.words = BarWords(model, self._place())

    def _shorten(self, groups: Sequence[Sequence[Button]]) -> None:
        """Remove labels until the bar's texts have room, one group after the other. Every button stays."""
        gap, wanted = self.ui.px(t.TINY), BarWords.wanted_width(self.ui)
        for group in groups:
            if self.rect.width - sum(self._width(b) + gap for b in self.buttons) >= wanted:
                return
            for button in group:
                button.tip = button.tip or button.label
                button.label = ""

    def _width(self, button: Button) -> int:
        return button.natural()[0] if button.label else self.ui.px(t.ROW)

    def _undo(self) -> Button:
        say, stop = self.ui.say, self._model.game.undo_stop()
        moments = () if stop else self._model.game.session.moments
        tip, why = partial(self._undo_tip, moments), say(stop) if stop else ""
        return self._button("undo", say("table-undo"), "undo", tip, enabled=not stop, why=why)

    def _undo_tip(self, moments: Sequence[Moment]) -> str:
        """Return the tip that names the viewer's last choice."""
        game, what = self._model.game, ""
        if moments:
            last = next((m for m in reversed(moments) if m.seat == game.undoes), moments[-1])
            then = replace(self._model.context, view=game.view_before(last))
            what = plain(self._model.table.words.action_label(then, last.action).words)
        return self.ui.say("table-undo-tip", what=what)

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
        tip = say("table-sign-tip", what=say(f"table-{key}"), more=say(f"table-{key}-tip"), act=key)
        return self._button(key, "", icon, tip)

    def _named(self, key: str, icon: str) -> Button:
        return self._button(key, self.ui.say(f"table-{key}"), icon)

    def _button(
        self, key: str, words: str, icon: str, tip: Tip = "", *, enabled: bool = True, why: str = ""
    ) -> Button:
        button = Button(
            self.ui, words, self._commands[key], key=key, look="ghost", icon=icon, size=t.BODY,
            tip=tip, enabled=enabled, why=why,
        )  # fmt: skip
        button.name = words or self.ui.say(NAMES.get(key, f"table-{key}"))
        return button

    def _place(self) -> pygame.Rect:
        """Place the buttons from the right; return the room that is left."""
        px, rect = self.ui.px, self.rect
        x = rect.right - px(t.SMALL)
        for button in reversed(self.buttons):
            wide = self._width(button)
            x -= wide
            button.place(pygame.Rect(x, rect.y + px(4), wide, rect.height - px(8)))
            x -= px(t.TINY)
        return pygame.Rect(rect.x + px(t.GAP), rect.y, max(0, x - rect.x - px(t.WIDE)), rect.height)

    def draw_ground(self, surface: pygame.Surface) -> None:
        """Draw the plate and an emblem; words and buttons are widgets."""
        ui = self.ui
        ui.art.panel(surface, self.rect, "plank", t.RADIUS_SMALL)
        ui.art.outline(surface, self.rect, t.BRASS, 1.0, t.RADIUS_SMALL, 150)
        self.words.draw_emblem(surface)


def plain(words: str) -> str:
    """Return rich text as plain text, without icons."""
    return " ".join(re.sub(r"\{\w+\}", "", words).replace("~", " ").split())
