"""The games on the disk."""

from __future__ import annotations

import datetime
from functools import partial

import pygame

from game.ui.scenes.message import Confirm, Message
from game.ui.scenes.opening import open_record
from game.ui.scenes.page import Page
from game.ui.widgets import Button, Label, Rows, Widget
from game.ui.window import text
from game.ui.window import theme as t
from game.ui.window.commands import Command, Do
from game.ui.window.program import Program, ProgramError, RecordInfo
from game.ui.window.scene import Size
from game.ui.window.ui import Ui
from game.ui.window.words import verbatim

LINE = 60
STATE, SCROLL = 170, 14
"""Design pixels for the state and date of a game, and for a scroll bar."""


class Records(Page):
    """A list of all records; a damaged one says why and hides nothing."""

    name = "records"

    def __init__(self, ui: Ui, program: Program) -> None:
        super().__init__(ui, "records-title", "folder")
        self.program = program
        self.records = program.records()
        self.index = 0
        self.first = "list"

    def resume(self) -> None:
        self.records = self.program.records()
        self.index = max(0, min(self.index, len(self.records) - 1))
        self.layout()

    def command(self, command: Command) -> bool:
        if command == Do("erase_forward") and self.records:
            self._ask_delete()
            return True
        return super().command(command)

    def build(self, size: Size) -> list[Widget]:
        self.frame_in(size)
        say, back, refusal = self.ui.say, self.back_button(), self._refusal()
        remove = Button(
            self.ui, say("records-delete"), self._ask_delete, key="delete", icon="close",
            enabled=bool(self.records), why=say("records-why-none"),
        )  # fmt: skip
        load = Button(
            self.ui, say("records-load"), self._load, key="load", look="primary", icon="play",
            enabled=not refusal, why=refusal,
        )  # fmt: skip
        room = self.foot_row([back], [remove, load])
        count = Label(self.ui, self._summary(), text.CAPTION, "centre", may_cut=True)
        count.place(room)
        return [*self.head(), self._list(), count, back, remove, load]

    def _list(self) -> Widget:
        if not self.records:
            return self.empty("records-none")
        rows = Rows(
            self.ui, "list", len(self.records), self._draw_row, row_height=self.ui.px(LINE),
            index=self.index, chosen=self._choose, opened=lambda _: self._load(),
        )  # fmt: skip
        rows.place(self.body)
        rows.tips = [self._tip(r) for r in self.records]
        return rows

    def _draw_row(self, surface: pygame.Surface, rect: pygame.Rect, index: int) -> None:
        ui, px, record = self.ui, self.ui.px, self.records[index]
        inner = rect.inflate(-px(t.NEAR), -px(6))
        chosen = index == self.index
        surface.blit(ui.art.plate("raised" if chosen else "sunk", inner.size, t.RADIUS_SMALL), inner)
        if chosen:
            ui.art.outline(surface, inner, t.BRASS, 2)
        size = px(26)
        sign, tint = self._sign(record)
        surface.blit(ui.art.icon(sign, size, tint), (inner.x + px(t.NEAR), inner.centery - size // 2))
        right = px(STATE)
        words = pygame.Rect(inner.x + px(50), inner.y, self._words_width(), inner.height // 2)
        words.y += px(3)
        ui.type.draw(surface, self._title(record), text.STRONG, words, may_cut=True)
        below = words.move(0, words.height - px(4))
        ui.type.draw(surface, *self._below(record), below, may_cut=True)
        beside = pygame.Rect(inner.right - right - px(t.NEAR), words.y, right, words.height)
        ui.type.draw(surface, self._state(record), text.BODY, beside, "right")
        ui.type.draw(
            surface, _date(record.changed), text.CAPTION, beside.move(0, words.height - px(4)), "right"
        )

    def _sign(self, record: RecordInfo) -> tuple[str, t.Colour]:
        if record.damaged:
            return "question", t.OXBLOOD
        return ("trophy", t.BRASS) if record.finished else ("play", t.MOSS)

    def _title(self, record: RecordInfo) -> str:
        if not record.title:
            return self.ui.say("records-unknown")
        name = self.ui.say(f"{record.title}-name")
        return self.ui.say("learn-record", title=name) if record.lesson else name

    def _state(self, record: RecordInfo) -> str:
        if record.damaged:
            return self.ui.say("records-damaged")
        moves = self.ui.say("records-moves", count=record.moves)
        return self.ui.say("records-finished") if record.finished else moves

    def _trouble(self, record: RecordInfo) -> str:
        return self.ui.say("records-why-damaged", reason=verbatim(record.damaged)) if record.damaged else ""

    def _below(self, record: RecordInfo) -> tuple[str, text.Style]:
        """The line under the title: what is wrong, or who plays."""
        trouble = self._trouble(record)
        style = text.CAPTION.but(colour=t.OXBLOOD) if trouble else text.CAPTION
        return trouble or verbatim(", ".join(record.seats)), style

    def _tip(self, record: RecordInfo) -> str:
        """What is wrong, and the names where not all of them are in sight."""
        words, style = self._below(record)
        cut = self.ui.type.is_cut(words, style, self._words_width())
        return words if record.damaged or cut else ""

    def _words_width(self) -> int:
        """What the words of a line have, left of its state and date."""
        px = self.ui.px
        return self.body.width - px(t.NEAR) - px(50 + t.GAP) - px(STATE) - px(SCROLL)

    def _summary(self) -> str:
        damaged = sum(1 for r in self.records if r.damaged)
        total = self.ui.say("records-count", count=len(self.records))
        return f"{total}, {self.ui.say('records-damaged-count', count=damaged)}" if damaged else total

    def _refusal(self) -> str:
        if not self.records:
            return self.ui.say("records-why-none")
        return self._trouble(self.records[self.index])

    def _choose(self, index: int) -> None:
        self.index = index
        load = self.form.find("load")
        load.why = self._refusal()
        load.enabled = not load.why

    def _load(self) -> None:
        refusal = self._refusal()
        if refusal:
            self.scene_stack.push(Message(self.ui, self.ui.say("records-failed-title"), refusal))
        else:
            open_record(self.scene_stack, self.ui, self.program, self.records[self.index])

    def _ask_delete(self) -> None:
        record, say = self.records[self.index], self.ui.say
        seats = verbatim(", ".join(record.seats) or record.path.name)
        words = say("records-delete-text", title=self._title(record), seats=seats)
        title, yes = say("records-delete-title"), say("records-delete-yes")
        delete = partial(self._delete, record)
        self.scene_stack.push(Confirm(self.ui, title, words, yes, delete, danger=True))

    def _delete(self, record: RecordInfo) -> None:
        try:
            self.program.delete(record)
        except (OSError, ProgramError) as error:
            words = self.ui.say("records-not-deleted", reason=getattr(error, "strerror", "") or str(error))
            self.scene_stack.push(Message(self.ui, self.ui.say("records-title"), words))
        self.resume()


def _date(seconds: float) -> str:
    return datetime.datetime.fromtimestamp(seconds).strftime("%Y-%m-%d %H:%M")
