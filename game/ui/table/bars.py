"""The bar on top and the prompt below it: what is asked, and the buttons beside it."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from functools import partial

import pygame

from game.engine.model import Option
from game.ui.table.model import TableModel
from game.ui.table.things import Label
from game.ui.widgets import Button
from game.ui.widgets.base import Action
from game.ui.window import text
from game.ui.window import theme as t
from game.ui.window.ui import Ui

WIDE_BAR = 1180
"""Design pixels from which the bar has room for more than undo, redo and menu."""
SENTENCE = 0.42
"""Share of the prompt's width that the sentence may claim before the buttons wrap."""


class Prompt:
    """A sentence and its buttons, as many rows as they need."""

    def __init__(self, ui: Ui, room: pygame.Rect, words: str, buttons: list[Button]) -> None:
        self.ui, self.buttons = ui, buttons
        self.rect = room.copy()
        style = text.Style("serif-semi", t.CARD + 1)
        pad, gap = ui.px(t.GAP), ui.px(t.SMALL)
        needed = sum(b.natural()[0] + gap for b in buttons)
        most = room.width - 2 * pad - min(needed, round(room.width * (1 - SENTENCE)))
        self._words = ui.rich(words, style, max(ui.px(120), most))
        self._rows = self._share_out(room.width - 2 * pad - self._words.used - pad)
        row = ui.px(t.ROW - 4)
        wanted = max(self._words.height, len(self._rows) * (row + gap) - gap) + 2 * ui.px(5)
        self.rect.height = max(room.height, wanted)
        self._place(row, gap, pad)

    def _share_out(self, width: int) -> list[list[Button]]:
        """The buttons by rows."""
        rows: list[list[Button]] = []
        used, gap = 0, self.ui.px(t.SMALL)
        for button in self.buttons:
            wide = min(button.natural()[0], width)
            if not rows or used + wide > width:
                rows.append([])
                used = 0
            rows[-1].append(button)
            used += wide + gap
        return rows

    def _place(self, row: int, gap: int, pad: int) -> None:
        total = len(self._rows) * (row + gap) - gap
        y = self.rect.centery - total // 2
        room = self.rect.width - 3 * pad - self._words.used
        for line in self._rows:
            widths = [min(b.natural()[0], room) for b in line]
            x = self.rect.right - pad // 2 - sum(widths) - gap * (len(line) - 1)
            for button, wide in zip(line, widths, strict=True):
                button.place(pygame.Rect(x, y, wide, row))
                x += wide + gap
            y += row + gap

    def draw(self, surface: pygame.Surface) -> None:
        """The plate and the sentence; the buttons are widgets."""
        ui = self.ui
        ui.art.panel(surface, self.rect, "raised", t.RADIUS_SMALL)
        place = (self.rect.x + ui.px(t.GAP), self.rect.centery - self._words.height // 2)
        self._words.draw(surface, place)


def option_buttons(top: TableModel, act: Callable[[Option], None], hinted: Option | None) -> list[Button]:
    """A button for every option that no hand can do, the likeliest first; a hint's one stands out."""
    ui, context = top.ui, top.context
    found: list[tuple[Label, Button]] = []
    for choice in top.picks.buttons:
        label = top.table.label(context, choice.option.action)
        legal = choice.reason is None
        tip = top.tip([choice.option], label.tip) if legal else label.tip
        button = Button(
            ui,
            label.words,
            partial(act, choice.option),
            key=f"act:{choice.option.action}",
            icon=label.icon,
            tip=tip,
            enabled=legal,
            look="primary" if choice.option == hinted else "plain",
            why=top.why_all([choice.reason]) if choice.reason else "",
            size=t.BODY,
        )
        found.append((label, button))
    found.sort(key=lambda pair: (not pair[1].enabled, -pair[0].rank))
    buttons = [button for _, button in found]
    if buttons and buttons[0].enabled and not top.picks.pickable() and hinted is None:
        buttons[0].look = "primary"
    return buttons


class TopBar:
    """Title, turn, whose turn; undo, redo and the menu at the right."""

    def __init__(self, top: TableModel, deeds: dict[str, Action], exhibits: list[Button]) -> None:
        """`deeds`: what undo, redo, hint, scores, rules and menu do."""
        self.top, self.ui = top, top.ui
        self.rect = top.areas.top
        self.buttons = [self._undo(deeds["undo"]), self._redo(deeds["redo"]), self._hint(deeds["hint"])]
        self.buttons += exhibits
        if self.rect.width >= self.ui.px(WIDE_BAR):
            self.buttons += [self._plain("scores", "trophy", deeds), self._plain("rules", "rules", deeds)]
        self.buttons.append(self._plain("menu", "menu", deeds))
        self._place()

    def _undo(self, action: Action) -> Button:
        ui, top = self.ui, self.top
        session, viewer = top.match.session, top.match.viewer
        stop = top.match.undo_stop()
        what = ""
        if not stop:
            last = next((m for m in reversed(session.moments) if m.seat == viewer), session.moments[-1])
            then = replace(top.context, view=top.match.view_before(last))
            what = plain(top.table.label(then, last.action).words)
        words = ui.say("table-undo-what", what=what) if what else ui.say("table-undo")
        return Button(
            ui, words, action, key="undo", look="ghost", icon="undo", size=t.BODY, enabled=not stop,
            why=ui.say(stop) if stop else "", tip=ui.say("table-undo-tip", what=what),
        )  # fmt: skip

    def _redo(self, action: Action) -> Button:
        ui, top = self.ui, self.top
        following = top.match.session.redo_next()
        mine = following is not None and following[0] == top.match.viewer
        what = plain(top.table.label(top.context, following[1]).words) if following and mine else ""
        return Button(
            ui, ui.say("table-redo"), action, key="redo", look="ghost", icon="redo", size=t.BODY,
            enabled=mine, why=ui.say("table-redo-none"), tip=ui.say("table-redo-tip", what=what),
        )  # fmt: skip

    def _hint(self, action: Action) -> Button:
        return Button(
            self.ui, "", action, key="hint", look="ghost", icon="hint", size=t.BODY,
            enabled=self.top.match.can_hint, tip=self.ui.say("table-hint-tip"),
            why=self.ui.say("table-hint-none"),
        )  # fmt: skip

    def _plain(self, key: str, icon: str, deeds: dict[str, Action]) -> Button:
        say = self.ui.say
        tip = say("table-menu-tip") if key == "menu" else ""
        return Button(
            self.ui, say(f"table-{key}"), deeds[key], key=key, look="ghost", icon=icon, size=t.BODY, tip=tip
        )

    def _place(self) -> None:
        px, rect = self.ui.px, self.rect
        x = rect.right - px(t.SMALL)
        for button in reversed(self.buttons):
            most = rect.width * 30 // 100
            if button.key == "undo" and button.natural()[0] > most:
                button.label = self.ui.say("table-undo")  # its tip says what
            wide = min(button.natural()[0], most)
            x -= wide
            button.place(pygame.Rect(x, rect.y + px(4), wide, rect.height - px(8)))
            x -= px(t.TINY)
        self._free = pygame.Rect(rect.x + px(t.GAP), rect.y, x - rect.x - px(t.WIDE), rect.height)

    def draw(self, surface: pygame.Surface) -> None:
        """The plate and the words; the buttons are widgets."""
        ui, px, top = self.ui, self.ui.px, self.top
        ui.art.panel(surface, self.rect, "plank", t.RADIUS_SMALL)
        ui.art.outline(surface, self.rect, t.BRASS, 1.0, t.RADIUS_SMALL, 150)
        style = text.Style("serif-semi", t.HEADING, t.CREAM)
        room = self._free.copy()
        placed = ui.type.draw(surface, ui.say(f"{top.title}-name"), style, room)
        room = _after(room, placed, px(t.GAP))
        status = top.table.status(top.context)
        placed = ui.type.draw(surface, status, text.BODY.but(colour=t.CREAM_2), room)
        self._draw_acting(surface, _after(room, placed, px(t.WIDE)))

    def _draw_acting(self, surface: pygame.Surface, room: pygame.Rect) -> None:
        ui, px, match = self.ui, self.ui.px, self.top.match
        acting = match.acting()
        if acting is None or match.session.over:
            return
        d = self.rect.height - px(12)
        seat = t.SEAT_COLOURS[match.people[acting].colour]
        surface.blit(ui.art.emblem(seat, d), (room.x, room.centery - d // 2))
        name = room.copy()
        name.x += d + px(t.SMALL)
        name.width = room.right - name.x
        style = text.Style("serif-semi", t.CARD + 1, t.CREAM)
        ui.type.draw(surface, match.people[acting].name, style, name, may_cut=True)


def plain(words: str) -> str:
    """Rich words for a place that has no pictures."""
    return " ".join(re.sub(r"\{\w+\}", "", words).replace("~", " ").split())


def _after(room: pygame.Rect, placed: pygame.Rect, gap: int) -> pygame.Rect:
    x = placed.right + gap
    return pygame.Rect(x, room.y, max(1, room.right - x), room.height)
