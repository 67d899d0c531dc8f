"""The two columns of a table that is being set: who sits there, and by which rules."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Protocol

import pygame

from game.ui.scenes.table_setup import TableSetup
from game.ui.widgets import Button, Choice, Column, Field, Switch, Widget
from game.ui.widgets.seat_sign import SeatSign
from game.ui.window import text
from game.ui.window import theme as t
from game.ui.window.program import KINDS, MOST_SEED, OptionInfo
from game.ui.window.ui import Ui

NAME_LENGTH = 18
FEW = 5
"""So many seats stand at ease; more of them closer, that all are seen in the smallest window."""
HEADING = text.STRONG.but(size=t.CARD, colour=t.INK_2)


class Changes(Protocol):
    """What a person may change."""

    def change(self, what: Callable[..., object], *given: Any) -> None:
        """Change something by a call, and lay everything out anew."""

    def type(self, holder: Any, name: str, value: str) -> None:
        """Take what was typed so far."""


class SetupColumns:
    """Makes the widgets for a table as it is set now."""

    def __init__(self, ui: Ui, table: TableSetup, changes: Changes) -> None:
        self.ui, self.table, self._changes = ui, table, changes

    def _setter(self, holder: Any, name: str) -> Callable[[object], None]:
        return partial(self._changes.change, setattr, holder, name)

    def _heading(self, column: Column, message: str) -> None:
        column.heading(message, HEADING, 1.6)

    # ---- who sits there
    def seats(self, width: int) -> Column:
        """Title, number of seats, and a row for each."""
        column, table, say = Column(self.ui, width), self.table, self.ui.say
        names = [say(f"{name}-name") for name in table.titles]
        if len(names) > 1:
            self._heading(column, "new-game")
            choose = partial(self._changes.change, table.choose_title)
            column.add(Choice(self.ui, "title", names, table.index, choose))
        elif names:
            column.prose(names[0], text.HEADING)
        if names:
            column.gap(t.SMALL)
            self._seats(column)
        return column

    def _seats(self, column: Column) -> None:
        say, table, counts = self.ui.say, self.table, self.table.title.seats
        self._heading(column, "new-seats")
        labels = [say("new-solo") if n == 1 else say("new-seats-count", count=n) for n in counts]
        set_count = self._setter(table, "count")
        count = counts.index(table.count)
        column.add(Choice(self.ui, "count", labels, count, lambda i: set_count(counts[i])))
        column.gap(t.NEAR)
        if table.count == 1:
            column.prose(say("new-solo-help"), text.CAPTION)
            column.gap(t.NEAR)
        for number in range(table.count):
            self._seat(column, number)
        note = f"{table.title_id}-seats-note"
        if self.ui.words.has(note):
            column.prose(say(note), text.CAPTION)

    def _seat(self, column: Column, number: int) -> None:
        ui, px, seat, key = self.ui, self.ui.px, self.table.seats[number], number + 1
        colour = ui.say("new-colour", colour=ui.say(f"colour-{seat.colour}"))
        sign = SeatSign(
            ui, f"colour-{key}", t.SEAT_COLOURS[seat.colour],
            partial(self._changes.change, self.table.next_colour, number),
            tip=f"{colour}\n{ui.say('new-colour-tip')}",
        )  # fmt: skip
        field = Field(
            ui, f"name-{key}", seat.name, partial(self._changes.type, seat, "name"), longest=NAME_LENGTH,
            hint=self.table.name_of(number, typed=False), icon="person" if seat.kind == 0 else "bot",
        )  # fmt: skip
        kinds = [ui.say(f"new-kind-{kind}") for kind in KINDS]
        set_kind, tip = self._setter(seat, "kind"), ui.say("new-kind-tip")
        kind = Choice(ui, f"kind-{key}", kinds, seat.kind, set_kind, tip=tip)
        side, gap = px(44 if self.table.count <= FEW else 40), px(t.SMALL)
        wide = (column.width - side - 2 * gap) * 52 // 100
        sign.place(pygame.Rect(0, column.y, side, side))
        top, x = column.y + (side - px(t.ROW)) // 2, side + 2 * gap + wide
        field.place(pygame.Rect(side + gap, top, wide, px(t.ROW)))
        kind.place(pygame.Rect(x, top, column.width - x, px(t.ROW)))
        column.take([sign, field, kind], side + px(t.NEAR if self.table.count <= FEW else t.TINY + 1))

    # ---- by which rules
    def rules(self, width: int) -> Column:
        """The options of the title, free undo, and the seed."""
        column, table = Column(self.ui, width), self.table
        if table.titles:
            self._heading(column, "new-options")
            chosen = table.options()
            for option in table.title.options:
                if table.title.is_relevant(option, chosen):
                    self._option(column, option, chosen[option.id])
        practice = Switch(self.ui, "practice", table.practice, partial(setattr, table, "practice"))
        self._row(column, "new-practice", practice, [self.ui.say("new-practice-help")])
        column.gap(t.SMALL)
        self._heading(column, "new-seed")
        self._seed(column)
        column.prose(self.ui.say("new-seed-tip"), text.CAPTION)
        return column

    def _option(self, column: Column, option: OptionInfo, now: str) -> None:
        name = f"{self.table.title_id}-option-{option.id}"
        helps = [self.ui.say(f"{name}-help", chosen=choice) for choice in (now, *option.choices)]
        self._row(column, name, self._control(option, name, now), helps)

    def _control(self, option: OptionInfo, name: str, now: str) -> Widget:
        key, values = f"option-{option.id}", option.choices
        choose = partial(self._changes.change, self.table.choose, option.id)
        if option.kind == "switch":
            return Switch(self.ui, key, now == "on", lambda on: choose("on" if on else "off"))
        labels = [self.ui.say(f"{name}-{value}") for value in values]
        return Choice(self.ui, key, labels, values.index(now), lambda i: choose(values[i]))

    def _row(self, column: Column, name: str, control: Widget, helps: Sequence[str]) -> None:
        """A choice with its name and help: a switch stands beside them, anything else below."""
        px, beside = self.ui.px, isinstance(control, Switch)
        wide = min(control.natural()[0], column.width // 2) if beside else column.width
        words, height = column.described(
            name, helps, column.width - wide - px(t.GAP) if beside else column.width
        )
        x, y = (column.width - wide - px(4), px(2)) if beside else (0, height + px(t.TINY))
        control.place(pygame.Rect(x, column.y + y, wide, control.natural()[1]))
        bottom = max(column.y + height, control.rect.bottom)
        column.take([*words, control], bottom - column.y + px(t.NEAR))

    def _seed(self, column: Column) -> None:
        ui, px, table, longest = self.ui, self.ui.px, self.table, len(str(MOST_SEED))
        typed = partial(self._changes.type, table, "seed")
        field = Field(ui, "seed", table.seed, typed, longest=longest, allowed=str.isdigit)
        dice = Button(ui, ui.say("new-seed-dice"), self._roll_seed, key="dice", icon="die")
        wide = min(dice.natural()[0], column.width // 2)
        field.place(pygame.Rect(0, column.y, column.width - wide - px(t.SMALL), px(t.ROW)))
        dice.place(pygame.Rect(column.width - wide, column.y, wide, px(t.ROW)))
        column.take([field, dice], px(t.ROW + t.SMALL))

    def _roll_seed(self) -> None:
        self.ui.sound.play("dice")
        self._changes.change(self.table.roll_seed)
