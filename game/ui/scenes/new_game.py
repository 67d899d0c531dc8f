"""Setting a table: title, seats, rules at this table, seed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame

from game.engine.record import SeatSetup
from game.ui.scenes.message import Message
from game.ui.scenes.page import Page
from game.ui.widgets import Button, Choice, Field, Label, Note, Pane, Prose, Switch, Widget
from game.ui.widgets.seat_sign import SeatSign
from game.ui.window import letters, text
from game.ui.window import theme as t
from game.ui.window.program import KINDS, MOST_SEED, NewGame, OptionInfo, Program, ProgramError
from game.ui.window.scene import Size
from game.ui.window.ui import Ui
from game.ui.window.words import verbatim

NAME_LENGTH = 18
FEW = 5
"""So many seats stand at ease; more of them closer, that all are seen in the smallest window."""


@dataclass
class _Seat:
    name: str
    colour: str
    kind: int = 0


class NewGameScene(Page):
    """Everything on one sheet; what is refused says why beside Start."""

    name = "new_game"
    tallest = 660

    def __init__(self, ui: Ui, program: Program) -> None:
        super().__init__(ui, "new-title", "plus")
        self.program = program
        self.titles = list(program.playable())
        self.index = 0
        self.count = 0
        known = [*ui.settings.names, *[""] * 8]
        self.seats = [_Seat(known[i], colour) for i, colour in enumerate(t.SEAT_COLOURS)]
        self.options: dict[str, str] = {}
        """What was chosen of the rules at this table; the rest is as usual."""
        self.seed = str(program.new_seed())
        self.practice = False
        self.first = "name-1"
        self._pane = Pane(ui, "pane")
        self._start: Button | None = None
        self._why: Note | None = None
        self._choose_title(0)

    # ---- what is set
    def refusal(self) -> str:
        """Why the game cannot start as it is set; empty: it can."""
        say = self.ui.say
        if not self.titles:
            return say("new-why-no-title")
        names = [self.name_of(i) for i in range(self.count)]
        for i, name in enumerate(names):
            if name in names[:i]:
                return say("new-why-same-name", name=verbatim(name))
            unknown = [letters.name_of(sign) for sign in letters.without_letters(name)]
            if unknown:
                more = len(unknown) - 1
                return say("new-why-letters", number=i + 1, letter=unknown[0], more=more)
        if not self.seed.isdigit() or int(self.seed) > MOST_SEED:
            return say("new-why-bad-seed", most=str(MOST_SEED))
        return self.program.refusal(self.titles[self.index], self.count, self.table())

    def table(self) -> dict[str, str]:
        """The rules at this table: what was chosen, and what is usual."""
        title = self.program.title(self.titles[self.index])
        return {o.id: self.options.get(o.id, title.default(o, self.count)) for o in title.options}

    def recommendation(self) -> str:
        """What the title advises against, as the table is set; empty: nothing."""
        if not self.titles:
            return ""
        title = self.titles[self.index]
        code = self.program.title(title).recommendation(self.count, self.table())
        return self.ui.say(f"{title}-advice-{code}") if code else ""

    def name_of(self, number: int, typed: bool = True) -> str:
        """The name of a seat: what was typed, else one by its number."""
        seat = self.seats[number]
        usual = "new-name-person" if seat.kind == 0 else "new-name-bot"
        return (letters.one_form(seat.name.strip()) if typed else "") or self.ui.say(usual, number=number + 1)

    def setup(self) -> NewGame:
        """The game as it is set."""
        seats = tuple(
            SeatSetup(self.name_of(i), seat.colour, KINDS[seat.kind])
            for i, seat in enumerate(self.seats[: self.count])
        )
        return NewGame(self.titles[self.index], seats, self.table(), int(self.seed), self.practice)

    def _choose_title(self, index: int) -> None:
        if not self.titles:
            return
        self.index = index
        title = self.program.title(self.titles[index])
        self.options = {}
        if self.count not in title.seats:
            self.count = 2 if 2 in title.seats else title.seats[0]

    def _begin(self) -> None:
        self.ui.settings.names = [seat.name.strip() for seat in self.seats[: self.count]]
        self.scene_stack.apply_settings()
        try:
            self.program.start(self.setup())
        except ProgramError as error:
            self.scene_stack.push(Message(self.ui, self.ui.say("new-failed-title"), str(error)))

    def _changed(self) -> None:
        """Look anew whether the game can start."""
        refusal = self.refusal()
        if self._start is not None and self._why is not None:
            self._start.enabled, self._start.why = not refusal, refusal
            self._why.words = refusal or self.recommendation()
            self._why.style = _note_style(bool(refusal))

    def _relaid(self, change: Callable[[], None]) -> None:
        change()
        self.layout()

    # ---- how it looks
    def build(self, size: Size) -> list[Widget]:
        self.frame_in(size)
        self._pane.place(self.body)
        width, gap = self._pane.width_inside, self.ui.px(40)
        two = size[0] > self.ui.px(1000)
        column = (width - gap) // 2 if two else width
        left, left_height = self._seats_column(column)
        right, right_height = self._rules_column(column)
        for widget in right:
            widget.rect.move_ip((column + gap, 0) if two else (0, left_height + self.ui.px(t.WIDE)))
        height = max(left_height, right_height) if two else left_height + self.ui.px(t.WIDE) + right_height
        self._pane.fill([*left, *right], height)
        return [*self.head(), self._pane, *self._footer()]

    def _footer(self) -> list[Widget]:
        ui, refusal = self.ui, self.refusal()
        back = self.back_button()
        start = Button(
            ui,
            ui.say("new-start"),
            self._begin,
            key="start",
            look="primary",
            icon="play",
            enabled=not refusal,
            why=refusal,
        )
        room = self.foot_row([back], [start])
        why = Note(ui, refusal or self.recommendation(), _note_style(bool(refusal)), "right")
        why.place(room.inflate(-ui.px(t.WIDE), 0))
        self._start, self._why = start, why
        return [why, back, start]

    def _seats_column(self, width: int) -> tuple[list[Widget], int]:
        stack = _Stack(self.ui, width)
        if len(self.titles) > 1:
            stack.heading("new-game")
            labels = [self.ui.say(f"{name}-name") for name in self.titles]
            stack.add(
                Choice(
                    self.ui,
                    "title",
                    labels,
                    self.index,
                    lambda i: self._relaid(lambda: self._choose_title(i)),
                )
            )
        elif self.titles:
            stack.prose(self.ui.say(f"{self.titles[0]}-name"), text.HEADING)
        if self.titles:
            stack.gap(t.SMALL)
            self._seat_rows(stack)
        return stack.widgets, stack.y

    def _seats_label(self, count: int) -> str:
        return self.ui.say("new-solo") if count == 1 else self.ui.say("new-seats-count", count=count)

    def _seat_rows(self, stack: _Stack) -> None:
        counts = self.program.title(self.titles[self.index]).seats
        stack.heading("new-seats")
        labels = [self._seats_label(n) for n in counts]
        stack.add(
            Choice(self.ui, "count", labels, counts.index(self.count), lambda i: self._set_count(counts[i]))
        )
        stack.gap(t.NEAR)
        if self.count == 1:
            stack.prose(self.ui.say("new-solo-help"), text.CAPTION)
            stack.gap(t.NEAR)
        for number in range(self.count):
            self._seat_row(stack, number)
        note = f"{self.titles[self.index]}-seats-note"
        if self.ui.words.has(note):
            stack.prose(self.ui.say(note), text.CAPTION)

    def _seat_row(self, stack: _Stack, number: int) -> None:
        ui, px, seat = self.ui, self.ui.px, self.seats[number]
        colour = ui.say("new-colour", colour=ui.say(f"colour-{seat.colour}"))
        sign = SeatSign(
            ui,
            f"colour-{number + 1}",
            t.SEAT_COLOURS[seat.colour],
            lambda: self._next_colour(number),
            tip=f"{colour}\n{ui.say('new-colour-tip')}",
        )
        field = Field(
            ui,
            f"name-{number + 1}",
            seat.name,
            lambda v: self._set_name(number, v),
            longest=NAME_LENGTH,
            hint=self.name_of(number, typed=False),
            icon="person" if seat.kind == 0 else "bot",
        )
        kinds = [ui.say(f"new-kind-{k}") for k in KINDS]
        kind = Choice(
            ui,
            f"kind-{number + 1}",
            kinds,
            seat.kind,
            lambda i: self._set_kind(number, i),
            tip=ui.say("new-kind-tip"),
        )
        side, gap = px(44 if self.count <= FEW else 40), px(t.SMALL)
        name_width = (stack.width - side - 2 * gap) * 52 // 100
        sign.place(pygame.Rect(0, stack.y, side, side))
        top = stack.y + (side - px(t.ROW)) // 2
        field.place(pygame.Rect(side + gap, top, name_width, px(t.ROW)))
        x = side + 2 * gap + name_width
        kind.place(pygame.Rect(x, top, stack.width - x, px(t.ROW)))
        stack.take([sign, field, kind], side + px(t.NEAR if self.count <= FEW else t.TINY + 1))

    def _rules_column(self, width: int) -> tuple[list[Widget], int]:
        stack = _Stack(self.ui, width)
        if self.titles:
            stack.heading("new-options")
            title, table = self.program.title(self.titles[self.index]), self.table()
            for option in title.options:
                if title.is_relevant(option, table):
                    self._option(stack, option)
        switch = Switch(self.ui, "practice", self.practice, self._set_practice)
        self._row(stack, "new-practice", switch, [self.ui.say("new-practice-help")])
        stack.gap(t.SMALL)
        stack.heading("new-seed")
        self._seed_row(stack)
        stack.prose(self.ui.say("new-seed-tip"), text.CAPTION)
        return stack.widgets, stack.y

    def _option(self, stack: _Stack, option: OptionInfo) -> None:
        name = f"{self.titles[self.index]}-option-{option.id}"
        now = self.table()[option.id]
        helps = [self.ui.say(f"{name}-help", chosen=choice) for choice in (now, *option.choices)]
        self._row(stack, name, self._control(option, name), helps)

    def _row(self, stack: _Stack, name: str, control: Widget, helps: Sequence[str]) -> None:
        """A choice with its name and the first of the helps, where each of them has room: a switch stands
        beside them, anything else below."""
        beside = isinstance(control, Switch)
        px = self.ui.px
        wide = min(control.natural()[0], stack.width // 2) if beside else stack.width
        words = stack.width - wide - px(t.GAP) if beside else stack.width
        label = Prose(self.ui, self.ui.say(name), text.STRONG)
        label.place(pygame.Rect(0, stack.y, words, label.height_at(words)))
        notes = [Prose(self.ui, said, text.CAPTION) for said in dict.fromkeys(helps)]
        note, height = notes[0], max(prose.height_at(words) for prose in notes)
        note.place(pygame.Rect(0, label.rect.bottom, words, height))
        top = note.rect.bottom
        if beside:
            control.place(
                pygame.Rect(stack.width - wide - px(4), stack.y + px(2), wide, control.natural()[1])
            )
            bottom = max(top, control.rect.bottom)
        else:
            control.place(pygame.Rect(0, top + px(t.TINY), wide, px(t.ROW)))
            bottom = control.rect.bottom
        stack.take([label, note, control], bottom - stack.y + px(t.NEAR))

    def _set_practice(self, on: bool) -> None:
        self.practice = on

    def _control(self, option: OptionInfo, name: str) -> Widget:
        now = self.table()[option.id]
        key = f"option-{option.id}"
        if option.kind == "switch":
            return Switch(
                self.ui, key, now == "on", lambda on: self._set_option(option.id, "on" if on else "off")
            )
        labels = [self.ui.say(f"{name}-{choice}") for choice in option.choices]
        return Choice(
            self.ui,
            key,
            labels,
            option.choices.index(now),
            lambda i: self._set_option(option.id, option.choices[i]),
        )

    def _seed_row(self, stack: _Stack) -> None:
        ui, px = self.ui, self.ui.px
        field = Field(ui, "seed", self.seed, self._set_seed, longest=len(str(MOST_SEED)), allowed=str.isdigit)
        dice = Button(ui, ui.say("new-seed-dice"), self._roll_seed, key="dice", icon="die")
        wide = min(dice.natural()[0], stack.width // 2)
        field.place(pygame.Rect(0, stack.y, stack.width - wide - px(t.SMALL), px(t.ROW)))
        dice.place(pygame.Rect(stack.width - wide, stack.y, wide, px(t.ROW)))
        stack.take([field, dice], px(t.ROW + t.SMALL))

    # ---- changes
    def _set_count(self, count: int) -> None:
        self.count = count
        self.layout()

    def _set_name(self, number: int, name: str) -> None:
        self.seats[number].name = name
        self._changed()

    def _set_kind(self, number: int, kind: int) -> None:
        self.seats[number].kind = kind
        self.layout()

    def _set_option(self, name: str, value: str) -> None:
        self.options[name] = value
        self.layout()

    def _set_seed(self, seed: str) -> None:
        self.seed = seed
        self._changed()

    def _roll_seed(self) -> None:
        self.seed = str(self.program.new_seed())
        self.ui.sound.play("dice")
        self.layout()

    def _next_colour(self, number: int) -> None:
        """The next colour that no seat has, not even one that is not at the table yet."""
        order = list(t.SEAT_COLOURS)
        at = order.index(self.seats[number].colour)
        taken = {seat.colour for i, seat in enumerate(self.seats[: self.count]) if i != number}
        wanted = next(c for c in [*order[at + 1 :], *order[: at + 1]] if c not in taken)
        for seat in self.seats:
            if seat.colour == wanted:
                seat.colour = self.seats[number].colour
        self.seats[number].colour = wanted
        self.layout()


def _note_style(refused: bool) -> text.Style:
    """Of the line beside Start: what forbids it, or what is advised against."""
    return text.BODY.but(colour=t.OXBLOOD if refused else t.INK_2)


class _Stack:
    """Widgets one below the other in a column."""

    def __init__(self, ui: Ui, width: int) -> None:
        self.ui, self.width = ui, width
        self.widgets: list[Widget] = []
        self.y = 0

    def take(self, widgets: list[Widget], height: int) -> None:
        """Widgets that are placed already, and how far they reach."""
        self.widgets += widgets
        self.y += height

    def add(self, widget: Widget) -> None:
        """A widget over the whole width."""
        widget.place(pygame.Rect(0, self.y, self.width, self.ui.px(t.ROW)))
        self.take([widget], self.ui.px(t.ROW))

    def gap(self, length: float) -> None:
        """Leave room."""
        self.y += self.ui.px(length)

    def heading(self, message: str) -> None:
        """A heading by its message id."""
        label = Label(self.ui, self.ui.say(message), text.STRONG.but(size=t.CARD, colour=t.INK_2))
        label.place(pygame.Rect(0, self.y, self.width, self.ui.px(t.CARD * 1.6)))
        self.take([label], label.rect.height + self.ui.px(t.TINY))

    def prose(self, words: str, style: text.Style) -> None:
        """Words over the whole width."""
        prose = Prose(self.ui, words, style)
        prose.place(pygame.Rect(0, self.y, self.width, prose.height_at(self.width)))
        self.take([prose], prose.rect.height)
