"""The players of a new table: a preset, the number of seats, and a row for each seat."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, Protocol

import pygame

from game.engine.about import Preset
from game.presentation.setup.catalogue import KINDS
from game.presentation.setup.presets import Presets, kind_words, preset_words
from game.presentation.setup.table_setup import TableSetup
from game.ui.scenes.setup.seat_rows import HANDLE_WIDTH, SeatRow, SeatRows
from game.ui.widgets import Button, Choice, Column, Field, Label, Pane, Prose, Widget
from game.ui.widgets.seat_sign import SeatSign
from game.ui.window import text
from game.ui.window import theme as t
from game.ui.window.scene import Scene
from game.ui.window.ui import Ui

NAME_LENGTH = 18
HEADING = text.STRONG.but(size=t.CARD, colour=t.INK_2)
SIDE, NARROW_GAP, WIDE_GAP = 38, 5, 16
"""Design pixels: the size of an emblem, and the gap between rows, narrow or wide."""


class Changes(Protocol):
    """The screen's callbacks for changes."""

    def change(self, what: Callable[..., object], *given: Any) -> None:
        """Change something by calling `what`, and lay out everything again."""

    def type(self, holder: Any, name: str, value: Any) -> None:
        """Store what was typed so far."""

    def move_seat(self, source: int, target: int) -> None:
        """Move a seat to another row."""

    def learn(self) -> None: ...

    def show(self, scene: Scene) -> None:
        """Show a scene over this one."""


class SetupPlayers:
    """Makes the widgets for the seats of a new table."""

    def __init__(self, ui: Ui, table: TableSetup, presets: Presets, changes: Changes, pane: Pane) -> None:
        self.ui, self.table, self._presets, self._changes = ui, table, presets, changes
        self.rows = SeatRows(ui, pane, changes.move_seat, partial(changes.change, lambda: None))

    def _setter(self, holder: Any, name: str) -> Callable[[object], None]:
        return partial(self._changes.change, setattr, holder, name)

    def column(self, room: tuple[int, int]) -> Column:
        """Return all widgets in a column; the gaps between rows are wide if there is room."""
        ui, column = self.ui, Column(self.ui, room[0])
        self.rows.clear()
        if self.table.titles:
            self._choose_preset(column)
            self._count(column)
            note = self._note(room[0])
            free = room[1] - column.y - note.rect.height - ui.px(t.SMALL)
            high = max(ui.px(SIDE + NARROW_GAP), min(ui.px(SIDE + WIDE_GAP), free // self.table.count))
            for number in range(self.table.count):
                self._seat(column, number, high)
            note.place(note.rect.move(0, column.y + ui.px(t.SMALL)))
            column.take([note], note.rect.height + ui.px(t.SMALL))
        return column

    # ---- tables set in advance
    def _choose_preset(self, column: Column) -> None:
        """Add the choice of presets and the description of the chosen one."""
        table, presets, now = self.table, self._presets.offered, self._presets.chosen
        names = [preset_words(self.ui.messages, table.title_id, preset) for preset in presets]
        index = presets.index(now) if now else len(presets)
        names += [] if now else [self.ui.say("new-preset-own-name")]
        left = self._heading(column, "new-presets")
        choice = Choice(self.ui, "preset", names, index, partial(self._take, presets))
        choice.name = self.ui.say("new-presets")
        choice.place(pygame.Rect(left, column.y, column.width - left, self.ui.px(t.ROW)))
        column.take([choice], self.ui.px(t.ROW + t.TINY))
        self._about_preset(column, left, now)

    def _about_preset(self, column: Column, left: int, preset: Preset | None) -> None:
        """Add the description of a preset, and the lesson's button if it is for newcomers. The row is as high
        as the highest of the title, so that the players below stay where they are."""
        others = [self._described(other, column.width - left) for other in (*self._presets.offered, None)]
        row = max(part.rect.height for parts in others for part in parts)
        words, *learn = self._described(preset, column.width - left)
        words.rect.topleft = left, column.y + (row - words.rect.height) // 2
        for button in learn:
            button.place(button.rect.move(column.width - button.rect.right, column.y))
        words.place(words.rect)
        column.take([words, *learn], row + self.ui.px(t.NEAR))

    def _described(self, preset: Preset | None, wide: int) -> list[Widget]:
        """Return the description of a preset, or of a table of one's own, and the lesson's button if there is
        one, with their sizes."""
        ui, shown = self.ui, list[Widget]()
        own = ui.say("new-preset-own")
        said = preset_words(ui.messages, self.table.title_id, preset, "-help") if preset else own
        if preset is not None and preset.lesson:
            said = ui.say("new-preset-lesson", help=said)
            learn = Button(ui, ui.say("menu-learn"), self._changes.learn, key="learn", icon="hint")
            learn.rect.size = min(learn.natural()[0], wide // 2), ui.px(t.ROW)
            wide -= learn.rect.width + ui.px(t.GAP)
            shown.append(learn)
        words = Prose(ui, said, text.CAPTION)
        words.rect.size = wide, words.height_at(wide)
        return [words, *shown]

    def _heading(self, column: Column, message: str) -> int:
        """Place a heading in front of a row. Return its right end."""
        ui, headings = self.ui, ("new-presets", "new-players")
        wide = max(ui.type.width(ui.say(name), HEADING) for name in headings) + ui.px(t.GAP)
        heading = Label(ui, ui.say(message), HEADING)
        heading.place(pygame.Rect(0, column.y, wide, ui.px(t.ROW)))
        column.take([heading], 0)
        return wide

    def _take(self, presets: tuple[Preset, ...], index: int) -> None:
        if index < len(presets):
            self._changes.change(self._presets.take, presets[index])

    # ---- seats
    def _count(self, column: Column) -> None:
        """Add the heading, the number of seats, and the button that shuffles them."""
        ui, px, table, counts = self.ui, self.ui.px, self.table, self.table.title.seats
        head = self._heading(column, "new-players")
        labels = [str(n) for n in counts]
        set_count = self._setter(table, "count")
        count = Choice(ui, "count", labels, counts.index(table.count), lambda i: set_count(counts[i]))
        count.name = ui.say("new-players")
        shuffle = Button(
            ui, ui.say("new-shuffle"), partial(self._changes.change, table.shuffle), key="shuffle",
            icon="die", tip=ui.say("new-shuffle-tip"),
        )  # fmt: skip
        wide = shuffle.natural()[0]
        shuffle.place(pygame.Rect(column.width - wide, column.y, wide, px(t.ROW)))
        most = column.width - head - wide - px(t.NEAR)
        count.place(pygame.Rect(head, column.y, min(most, px(46) * len(counts)), px(t.ROW)))
        shown: list[Widget] = [count, *([shuffle] if table.count > 1 else [])]
        column.take(shown, px(t.ROW + t.SMALL))

    def _seat(self, column: Column, number: int, high: int) -> None:
        ui, px = self.ui, self.ui.px
        side, gap = px(SIDE), px(t.SMALL)
        row = SeatRow(ui, number, self.table.name_of(number), self.rows)
        row.place(pygame.Rect(0, column.y, column.width, high))
        parts = self._sign(number), self._name(number), self._kind(number)
        x, y = px(HANDLE_WIDTH), column.y + (high - side) // 2
        wide = (column.width - x - side - 2 * gap) * 45 // 100
        for part, left, width in zip(
            parts, (x, x + side + gap, x + side + 2 * gap + wide), (side, wide, 0), strict=True
        ):
            part.place(pygame.Rect(left, y, width or column.width - left - px(t.TINY), side))
        column.take(self.rows.add(row, [*parts]), high)

    def _sign(self, number: int) -> SeatSign:
        ui, seat = self.ui, self.table.seats[number]
        colour = ui.say("new-colour", colour=ui.say(f"colour-{seat.colour}"))
        sign = SeatSign(
            ui, f"colour-{number + 1}", t.SEAT_COLOURS[seat.colour],
            partial(self._changes.change, self.table.next_colour, number),
            tip=f"{colour}\n{ui.say('new-colour-tip')}",
        )  # fmt: skip
        sign.name = ui.say("access-value", name=self.table.name_of(number), value=colour)
        sign.about = ui.say("new-colour-tip")
        return sign

    def _name(self, number: int) -> Field:
        seat = self.table.seats[number]
        field = Field(
            self.ui, f"name-{number + 1}", seat.name, partial(self._changes.type, seat, "name"),
            longest=NAME_LENGTH, hint=self.table.name_of(number, typed=False),
            icon="person" if seat.kind == 0 else "bot",
        )  # fmt: skip
        field.name = self.ui.say("access-seat-name", number=number + 1)
        return field

    def _kind(self, number: int) -> Choice:
        ui, seat = self.ui, self.table.seats[number]
        kinds = [kind_words(ui.messages, kind) for kind in KINDS]
        tips = [f"new-kind-{kind}-tip" for kind in KINDS]
        lines = [ui.say(tip) for tip in ("new-kind-tip", *tips) if ui.messages.has(tip)]
        temper = self._temper(number) if seat.kind else []
        tip = "\n".join([*lines, *temper])
        choice = Choice(ui, f"kind-{number + 1}", kinds, seat.kind, self._setter(seat, "kind"), tip=tip)
        choice.name = ui.say("access-seat-kind", number=number + 1, name=self.table.name_of(number))
        of_kind = tips[seat.kind] if ui.messages.has(tips[seat.kind]) else "new-kind-tip"
        choice.about = "\n".join([ui.say(of_kind), *temper])
        return choice

    def _temper(self, number: int) -> list[str]:
        """Return the name of the temperament of a bot at a seat, if the title has one."""
        message = f"{self.table.title_id}-temperament-{self.table.temperament(number)}"
        has = self.ui.messages.has(message)
        return [self.ui.say("new-kind-temper", temper=self.ui.say(message))] if has else []

    def _note(self, width: int) -> Prose:
        """Return remarks about the order, the colours, and playing alone."""
        say, own = self.ui.say, f"{self.table.title_id}-seats-note"
        notes = [say("new-order")] if self.table.count > 1 else [say("new-solo-help")]
        notes += [say(own)] if self.ui.messages.has(own) else []
        note = Prose(self.ui, " ".join(notes), text.CAPTION)
        note.place(pygame.Rect(0, 0, width, note.height_at(width)))
        return note
