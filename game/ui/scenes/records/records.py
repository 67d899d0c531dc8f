"""The list of recorded games."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.play.verbatim import verbatim
from game.presentation.sentences import explain
from game.records.library import RecordInfo
from game.ui.scenes.message import Message
from game.ui.scenes.page import Page
from game.ui.scenes.records.actions import RecordActions
from game.ui.scenes.records.opening import open_record, open_replay
from game.ui.scenes.records.rows import LINE, RecordRows
from game.ui.widgets import Button, Field, Label, Prose, Rows, Widget
from game.ui.window import text
from game.ui.window import theme as t
from game.ui.window.commands import Command, Do
from game.ui.window.program import Program
from game.ui.window.scene import SceneStack, Size
from game.ui.window.ui import Ui

SEARCH = 300
"""The width of the search field in design pixels."""


class Records(Page):
    """A list of all records, or of those that match a search. A damaged record shows its error."""

    name = "records"

    def __init__(self, ui: Ui, program: Program) -> None:
        super().__init__(ui, "records-title", "folder")
        self.program, self.first = program, "list"
        self.rows = RecordRows(ui, program.library)
        self.actions = RecordActions(ui, program.library, self.rows, self._changed)
        self.all = program.records()
        self.records, self.sought, self.index = self.all, "", 0
        self._shown: Rows | None = None

    # ---- as a scene
    def enter(self, scene_stack: SceneStack) -> None:
        self.actions.stack = scene_stack
        super().enter(scene_stack)

    def resume(self) -> None:
        self._changed()

    def leave(self) -> None:
        self.program.library.forget_deleted()

    def command(self, command: Command) -> bool:
        self.rows.rest.note(command)
        if command == Do("erase_forward") and self.records and not self.typing:
            self._with_chosen(self.actions.delete)
            return True
        if command == Do("undo"):
            self.actions.restore()
            return True
        return super().command(command)

    def update(self, dt: float) -> bool:
        if self.on_top and self.rows.work(dt, self._in_sight()):
            self.dirty = True
        return super().update(dt)

    def build(self, size: Size) -> list[Widget]:
        self.frame_in(size)
        head, back = self.head(), self.back_button()
        right = self.actions.buttons(self._with_chosen)
        right += [
            self._button("replay", "play", self._replay),
            self._button("load", "arrow_right", self._load),
        ]
        right[-1].look = "primary"
        self._name_keys(right)
        room = self.foot_row([back], right)
        return [*head, self._search_field(), *self._list(), *self._between(room), back, *right]

    # ---- what it is made of
    def _search_field(self) -> Field:
        say, room, px = self.ui.say, self.head_room(), self.ui.px
        field = Field(
            self.ui, "search", self.sought, self._search, hint=say("records-search-hint"),
            longest=40, icon="zoom_in", tip=say("records-search"),
        )  # fmt: skip
        wide = min(px(SEARCH), room.width)
        field.place(pygame.Rect(room.right - wide, room.centery - px(t.ROW) // 2, wide, px(t.ROW)))
        return field

    def _list(self) -> list[Widget]:
        self._shown = None
        if not self.all:
            if trouble := self.program.library.trouble():
                return [_nothing(self.ui, self.body, explain(trouble, self.ui.say))]
            return [self.empty("records-none")]
        if not self.records:
            return [_nothing(self.ui, self.body, self.ui.say("records-nothing", words=verbatim(self.sought)))]
        rows = Rows(
            self.ui, "list", len(self.records), self._draw_row, row_height=self.ui.px(LINE),
            index=self.index, chosen=self._choose, opened=lambda _: self._load(),
        )  # fmt: skip
        rows.place(self.body)
        rows.name, rows.words_of = self.heading, lambda index: self.rows.words(self.records[index])
        rows.tips = [self.rows.tip(info) for info in self.records]
        self._shown = rows
        return [rows]

    def _draw_row(self, surface: pygame.Surface, rect: pygame.Rect, index: int) -> None:
        self.rows.draw(surface, rect, self.records[index], chosen=index == self.index)

    def _in_sight(self) -> list[RecordInfo]:
        """Return the records that match the search."""
        rows = self._shown
        if rows is None:
            return []
        return [info for n, info in enumerate(self.records) if rows.row_rect(n).colliderect(rows.rect)]

    def _between(self, room: pygame.Rect) -> list[Widget]:
        """Return the number of records, or the button that restores a deleted one."""
        if (gone := self.actions.gone()) is not None:
            room.x += self.ui.px(t.NEAR)
            gone.place(pygame.Rect(room.topleft, (min(gone.natural()[0], room.width), room.height)))
            return [gone]
        damaged = sum(1 for info in self.all if info.damaged)
        total = self.ui.say("records-count", count=len(self.all))
        words = f"{total}, {self.ui.say('records-damaged-count', count=damaged)}" if damaged else total
        count = Label(self.ui, words, text.CAPTION, "centre", may_cut=True)
        count.place(room)
        return [count]

    def _button(self, key: str, icon: str, action: Callable[[], None]) -> Button:
        return Button(self.ui, self.ui.say(f"records-{key}"), action, key=key, icon=icon)

    def _name_keys(self, buttons: list[Button]) -> None:
        """Enable the buttons that apply to the selected record, with their shortcuts."""
        refusal, none = self._refusal(), "" if self.records else self.ui.say("records-why-none")
        for button in buttons:
            button.why = none if button.key in ("rename", "delete") else refusal
            button.enabled = not button.why

    # ---- what is done
    def _changed(self) -> None:
        self.all = self.program.records()
        self._search(self.sought)

    def _search(self, words: str) -> None:
        chosen = self.records[self.index] if self.records else None
        self.sought, self.records = words, [info for info in self.all if self.rows.fits(info, words)]
        kept = [n for n, info in enumerate(self.records) if chosen is not None and info.path == chosen.path]
        self.index = kept[0] if kept else max(0, min(self.index, len(self.records) - 1))
        self.layout()

    def _choose(self, index: int) -> None:
        self.index = index
        self._name_keys([w for w in self.form.widgets if isinstance(w, Button) and w.key in _OF_RECORDS])

    def _refusal(self) -> str:
        if not self.records:
            return self.ui.say("records-why-none")
        return self.rows.trouble(self.records[self.index])

    def _with_chosen(self, action: Callable[[RecordInfo], None]) -> None:
        if self.records:
            action(self.records[self.index])

    def _load(self) -> None:
        if refusal := self._refusal():
            self.scene_stack.push(Message(self.ui, self.ui.say("records-failed-title"), refusal))
        else:
            open_record(self.scene_stack, self.ui, self.program, self.records[self.index])

    def _replay(self) -> None:
        self._with_chosen(lambda info: open_replay(self.scene_stack, self.ui, self.program, info))


_OF_RECORDS = ("rename", "duplicate", "export", "delete", "replay", "load")


def _nothing(ui: Ui, body: pygame.Rect, words: str) -> Prose:
    """Return the text for an empty list."""
    nothing = Prose(ui, words, text.BODY.but(colour=t.INK_2), "centre")
    nothing.place(body.inflate(0, -body.height // 3))
    return nothing
