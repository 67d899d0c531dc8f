"""The bar on top and the prompt below it: what is asked, and the buttons beside it."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial

import pygame

from game.engine.model import Option
from game.presentation.title_words import Label
from game.ui.table.api import Exhibit, Face
from game.ui.table.layout import prompt_height
from game.ui.table.model.table_model import TableModel
from game.ui.table.panels.bar_words import BarWords
from game.ui.table.words.wording import Wording
from game.ui.widgets import Button, Form, Widget
from game.ui.window import text
from game.ui.window import theme as t
from game.ui.window.ui import Ui

WORDS_STYLE = text.Style("serif-semi", t.CARD + 1)
"""The style of a prompt's sentence."""
LINES = 2
"""Most lines of the sentence, if a shorter version exists."""
WORDS = 300
"""Design pixels that the texts of the bar should have: turn, and who is to act."""
MAP_SIGNS = (("since", "hourglass"), ("mine", "eye"), ("legend", "question"))
"""Buttons about the board, and their icons."""
SENTENCE = 0.42
"""Share of the prompt's width that the sentence may claim before the buttons wrap."""


@dataclass(frozen=True)
class KeptPlace:
    """The place under the pointer, reserved for one button, so that a second click does not hit another."""

    key: str
    rect: pygame.Rect


class PlaceKeeper:
    """Reserves the place of the button under the pointer until the pointer leaves it."""

    def __init__(self) -> None:
        self._kept: KeptPlace | None = None

    def look(self, form: Form, buttons: Sequence[Widget]) -> KeptPlace | None:
        """Return the reserved place, if there is one, before new buttons are laid out."""
        pointer = form.ui.pointer
        under = form.at(pointer) if buttons else None
        if isinstance(under, Button) and under in buttons:
            self._kept = KeptPlace(under.key, under.rect.copy())
        elif self._kept is not None and not self._kept.rect.collidepoint(pointer):
            self._kept = None
        return self._kept


class Prompt:
    """A sentence and its buttons, in as many rows as they need. `kept`: a place that only its button
    takes."""

    def __init__(
        self,
        ui: Ui,
        room: pygame.Rect,
        said: Sequence[str],
        buttons: Sequence[Widget],
        kept: KeptPlace | None = None,
    ) -> None:
        """`said`: the same sentence in ever shorter versions; the first that fits in two lines is used."""
        self.ui, self.buttons = ui, buttons
        self.rect = room.copy()
        self._pad, self._gap = ui.px(t.GAP), ui.px(t.SMALL)
        needed = sum(b.natural()[0] + self._gap for b in buttons)
        most = room.width - 2 * self._pad - min(needed, round(room.width * (1 - SENTENCE)))
        self._most = max(ui.px(120), most)
        self.say(said)
        self._lay_out(room, None)
        if kept is not None and self.rect.contains(kept.rect):
            high = self.rect.height
            self._lay_out(room, kept)
            left = min((button.rect.left for button in buttons), default=room.right)
            if self.rect.height > high or left < self.rect.x + self._pad + self._words.used:
                self._lay_out(room, None)

    def _lay_out(self, room: pygame.Rect, kept: KeptPlace | None) -> None:
        """Distribute the buttons over rows and place them."""
        width = room.width - 2 * self._pad - self._words.used - self._pad
        lost = kept.rect.width + self._gap if kept and all(b.key != kept.key for b in self.buttons) else 0
        rows, row, gap = self._share_out(width - lost), self.ui.px(t.ROW - 4), self._gap
        wanted = max(self._words.height, len(rows) * (row + gap) - gap) + 2 * self.ui.px(5)
        self.rect.height = max(room.height, wanted)
        y = self.rect.centery - (len(rows) * (row + gap) - gap) // 2
        for line in rows:
            self._place(line, pygame.Rect(0, y, 0, row), kept)
            y += row + gap

    def _share_out(self, width: int) -> list[list[Widget]]:
        """Return the buttons by rows."""
        rows: list[list[Widget]] = []
        used, gap = 0, self._gap
        for button in self.buttons:
            wide = min(button.natural()[0], width)
            if not rows or used + wide > width:
                rows.append([])
                used = 0
            rows[-1].append(button)
            used += wide + gap
        return rows

    def _place(self, line: list[Widget], row: pygame.Rect, kept: KeptPlace | None) -> None:
        """Place a row from right to left, round the reserved place."""
        most = self.rect.width - 3 * self._pad - self._words.used
        right = self.rect.right - self._pad // 2
        for button in reversed(line):
            row.width = min(button.natural()[0], most)
            row.right = right
            if kept is not None and button.key == kept.key:
                row.right = kept.rect.right
            elif kept is not None and row.colliderect(kept.rect):
                row.right = kept.rect.left - self._gap
            button.place(row.copy())
            right = min(right, row.left - self._gap)

    def say(self, said: Sequence[str]) -> None:
        """Show another sentence in the same place: something was picked up, or another device is in use."""
        laid = [self.ui.rich(words, WORDS_STYLE, self._most) for words in said]
        room = LINES * self.ui.type.leading(WORDS_STYLE)
        self._words = next((rich for rich in laid if rich.height <= room), laid[-1])

    def draw_ground(self, surface: pygame.Surface) -> None:
        """Draw the plate and the sentence; the buttons are widgets."""
        ui = self.ui
        ui.art.panel(surface, self.rect, "raised", t.RADIUS_SMALL)
        place = (self.rect.x + ui.px(t.GAP), self.rect.centery - self._words.height // 2)
        self._words.draw(surface, place)


class PromptRoom:
    """Remembers the height of the prompt: once it needed two rows it keeps them, so that the board keeps
    its size."""

    def __init__(self) -> None:
        self._place = pygame.Rect(0, 0, 0, 0)
        self._least = 0

    def of(self, place: pygame.Rect) -> pygame.Rect:
        """Return the room of a prompt."""
        if place != self._place:
            self._place, self._least = place.copy(), 0
        return pygame.Rect(*place.topleft, place.width, max(place.height, self._least))

    def note(self, prompt: Prompt) -> None:
        """Remember the height of a prompt, up to two rows."""
        self._least = max(self._least, min(prompt_height(prompt.ui, 2), prompt.rect.height))


def option_buttons(
    model: TableModel, wording: Wording, take: Callable[[Option], None], hinted: Option | None
) -> list[Button]:
    """Return a button for every option without a thing to drag or click, the likeliest first; the hint's
    option stands out."""
    found: list[tuple[Label, Button]] = []
    for choice in model.at_hand.buttons:
        option, label = choice.option, model.table.words.label(model.context, choice.option.action)
        legal = choice.reason is None
        button = Button(
            model.ui, label.words, partial(take, option), key=f"act:{option.action}", icon=label.icon,
            tip=partial(wording.preview, [option], label.tip) if legal else label.tip, enabled=legal,
            look="primary" if option == hinted else "plain", size=t.BODY,
            why=wording.why([choice.reason]) if choice.reason else "",
        )  # fmt: skip
        found.append((label, button))
    found.sort(key=lambda pair: (not pair[1].enabled, -pair[0].rank))
    buttons = [button for _, button in found]
    if buttons and buttons[0].enabled and not model.at_hand.pickable() and hinted is None:
        buttons[0].look = "primary"
    return buttons


def further_buttons(
    model: TableModel, scores: Callable[[], object], pass_on: Callable[[], object]
) -> list[Button]:
    """Return the buttons that are no options: passing on the screen, final scores."""
    game, ui = model.game, model.ui
    if game.is_replay:
        return []
    if game.session.over:
        return [Button(ui, ui.say("table-show-scores"), scores, key="final", look="primary")]
    following = game.next_viewer()
    if following is None and model.holding:
        following = game.thinking()
    if following is None:
        return []
    asked = game.session.acting() not in (None, following)
    words = ui.say("table-pass-asked" if asked else "table-pass-button", name=game.people[following].name)
    return [Button(ui, words, pass_on, key="pass", look="primary", icon="arrow_right")]


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
