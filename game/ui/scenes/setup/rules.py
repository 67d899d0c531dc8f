"""The rules of a new table: a row for each, and below them an explanation of the current one."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import pygame

from game.engine.rng import MAX_SEED
from game.play.verbatim import verbatim
from game.presentation.setup.catalogue import OptionInfo
from game.presentation.setup.table_setup import TableSetup
from game.ui.scenes.setup.players import Changes
from game.ui.scenes.setup.rule import Rule
from game.ui.widgets import Button, Choice, Column, Field, Note, Prose, Switch, Widget
from game.ui.widgets.described import Description, named
from game.ui.window import shapes, text
from game.ui.window import theme as t
from game.ui.window.ui import Ui

NARROW_GAP, WIDE_GAP = 6, 14
"""The gap between rows in design pixels, narrow or wide."""
NAME = 24
"""The height of a rule's name above its explanation, in design pixels."""
TWO_COLUMNS_WIDTH = 700
"""The width in design pixels from which there are two columns."""
CONTROL, STEPS, SEED = 300, 230, 130
"""Design pixels of width: the widest control, one that shows a single value, and the seed."""


class RuleRow(Widget):
    """The background of a rule's row, lit while the pointer is on it."""

    def __init__(self, ui: Ui, rule: str) -> None:
        super().__init__(ui, f"row-{rule}")
        self.is_explained = False
        """True while the rule is being explained."""

    def draw(self, surface: pygame.Surface) -> None:
        if self.is_explained:
            size, ui = self.rect.size, self.ui
            light = ui.art.cached(
                ("rule", size),
                lambda: shapes.rounded(size, ui.px(t.RADIUS_SMALL), t.CREAM_LIGHT, t.BRASS, 1, alpha=150),
            )
            surface.blit(light, self.rect)


class Explanation(Widget):
    """The explanation of a rule: its name and text, with room for the longest one."""

    def __init__(self, ui: Ui) -> None:
        super().__init__(ui, "explanation")
        self.name = self.words = ""

    def explain(self, name: str, words: str) -> bool:
        """Set the text. Return whether it has changed."""
        new = (name, words) != (self.name, self.words)
        self.name, self.words = name, words
        return new

    @property
    def reads_out(self) -> bool:
        return True

    def described(self) -> Description:
        return named("text", self.name, self.words)

    def height_for(self, width: int, all_words: Sequence[str]) -> int:
        """Return the height with room for any of the texts."""
        highest = max((self._block(words, width).height for words in all_words), default=0)
        return highest + self.ui.px(t.CARD * 1.5) + 2 * self.ui.px(t.NEAR)

    def _block(self, words: str, width: int) -> text.Rich:
        return self.ui.rich(words, text.BODY, width - 2 * self.ui.px(t.GAP), breaks=True)

    def draw(self, surface: pygame.Surface) -> None:
        ui = self.ui
        surface.blit(ui.art.plate("raised", self.rect.size, t.RADIUS_SMALL), self.rect)
        x, y = self.rect.x + ui.px(t.GAP), self.rect.y + ui.px(t.NEAR)
        if self.name:
            head = pygame.Rect(x, y, self.rect.width - 2 * ui.px(t.GAP), ui.px(t.CARD * 1.4))
            ui.type.draw(surface, self.name, text.STRONG.but(size=t.CARD), head)
            y += ui.px(t.CARD * 1.5)
        self._block(self.words, self.rect.width).draw(surface, (x, y))


class SetupRules:
    """Makes the widgets for the rules of a new table."""

    def __init__(self, ui: Ui, table: TableSetup, changes: Changes) -> None:
        self.ui, self.table, self._changes = ui, table, changes
        self.in_full = False
        """True if every rule has its explanation below its name."""
        self._rows: list[RuleRow] = []
        self._explanations: dict[str, tuple[str, str]] = {}
        """Name and explanation of every rule, by the keys of its row and its controls."""

    def introduction(self) -> str:
        """Return the line above all rules; "" if there is none."""
        return ""

    def column(self, room: tuple[int, int]) -> Column:
        """Return the title's options, free undo, and the seed, in one column or two."""
        ui, (each, columns) = self.ui, self._columns(room[0])
        self._rows, self._explanations = [], {}
        out, heights = Column(ui, room[0]), [0] * len(columns)
        pitch = self._pitch(room[1], columns)
        for number, rules in enumerate(columns):
            left = number * (each + ui.px(t.FAR))
            for rule in rules:
                high = self._full_height(rule, each) if self.in_full else pitch
                out.take(self._row(pygame.Rect(left, heights[number], each, high), rule), 0)
                heights[number] += high
        out.y = max(heights)
        return out

    def _pitch(self, room: int, columns: Sequence[Sequence[Rule]]) -> int:
        """Return the height of a row without its explanation, which is the same whatever is chosen."""
        px = self.ui.px
        longest = max(len(permanent(rules)) for rules in columns)
        return max(px(t.ROW + NARROW_GAP), min(px(t.ROW + WIDE_GAP), room // max(1, longest)))

    def _columns(self, width: int) -> tuple[int, list[list[Rule]]]:
        """Return the width of a column, and the rules in each."""
        count = 2 if width >= self.ui.px(TWO_COLUMNS_WIDTH) else 1
        each = (width - (count - 1) * self.ui.px(t.FAR)) // count
        return each, self._split() if count == 2 else [self._controls()]

    def _split(self) -> list[list[Rule]]:
        """Return the rules of two columns."""
        rules = self._controls()
        half = -(-len(rules) // 2)
        return [rules[:half], rules[half:]]

    def try_in_full(self, room: tuple[int, int]) -> bool:
        """Show all explanations below the rules if there is room for those of the rows that are always there,
        so that no row moves when another one comes. Return whether there is."""
        each, columns = self._columns(room[0])
        heights = [sum(self._full_height(rule, each) for rule in permanent(rules)) for rules in columns]
        self.in_full = max(heights) <= room[1]
        return self.in_full

    def _full_height(self, rule: Rule, width: int) -> int:
        """Return the height of a rule with any of its explanations below its name."""
        px = self.ui.px
        room = width - self._used(rule, width) - px(t.SMALL)
        highest = max(self._help(words).height_at(room) for words in (rule.words, *rule.other_words))
        return max(px(t.ROW), px(NAME) + highest) + px(t.GAP)

    def _help(self, words: str) -> Prose:
        return Prose(self.ui, words, text.CAPTION)

    def _used(self, rule: Rule, width: int) -> int:
        """Return the width that a rule's controls take."""
        px = self.ui.px
        wides = [self._wide(control, width) for control in rule.controls]
        return sum(wides) + len(wides) * px(t.SMALL) + px(t.TINY)

    def _wide(self, control: Widget, width: int) -> int:
        wanted, px = control.natural()[0], self.ui.px
        most = {Field: SEED, Choice: STEPS if wanted > px(CONTROL) else CONTROL}.get(type(control), CONTROL)
        return min(wanted, px(most), width * 55 // 100)

    def _controls(self) -> list[Rule]:
        """Return the title's options, and those that every title has."""
        say, table = self.ui.say, self.table
        found = self._offered(house=False)
        if table.editions:
            found.append(Rule("edition", say("new-edition"), say("new-edition-help"), (self._edition(),)))
        practice = Switch(self.ui, "practice", table.practice, partial(setattr, table, "practice"))
        found.append(Rule("practice", say("new-practice"), say("new-practice-help"), (practice,)))
        return [*found, Rule("seed", say("new-seed"), say("new-seed-tip"), self._seed())]

    def _offered(self, *, house: bool) -> list[Rule]:
        """Return the house rules of the title, or its other options."""
        table = self.table
        found, chosen = list[Rule](), table.options() if table.titles else {}
        for option in table.offered(house=house) if table.titles else ():
            name, now = f"{table.title_id}-option-{option.id}", chosen[option.id]
            words = {choice: self._explained(option, choice) for choice in option.choices}
            controls = (self._control(option, name, now),)
            found.append(Rule(option.id, self.ui.say(name), words[now], controls, tuple(words.values())))
        return found

    def _explained(self, option: OptionInfo, choice: str) -> str:
        """Return the explanation of an option with one of its choices."""
        message = f"{self.table.title_id}-option-{option.id}-help"
        return self.ui.say(message, chosen=choice, **self.table.title.numbers(option, choice))

    def _edition(self) -> Widget:
        """Return the choice of the person's editions."""
        names, table = [None, *self.table.editions], self.table
        labels = [verbatim(name) if name else self.ui.say("new-edition-none") for name in names]
        at = names.index(table.edition_name) if table.edition_name in names else 0
        choose = partial(self._changes.change, table.choose_edition)
        return Choice(self.ui, "edition", labels, at, lambda i: choose(names[i]))

    def _seed(self) -> tuple[Widget, ...]:
        """Return the field of the seed, and the button for another seed."""
        ui, table = self.ui, self.table
        typed = partial(self._changes.type, table, "seed")
        field = Field(ui, "seed", table.seed, typed, longest=len(str(MAX_SEED)), allowed=str.isdigit)
        return field, Button(ui, "", self._roll_seed, key="dice", icon="die", tip=ui.say("new-seed-dice"))

    def _roll_seed(self) -> None:
        self.ui.sound.play("dice")
        self._changes.change(self.table.roll_seed)

    def _control(self, option: OptionInfo, name: str, now: str) -> Widget:
        key, values = f"option-{option.id}", option.choices
        choose = partial(self._changes.change, self.table.choose, option.id)
        if option.kind == "switch":
            return Switch(self.ui, key, now == "on", lambda on: choose("on" if on else "off"))
        labels = [self.ui.say(f"{name}-{value}") for value in values]
        return Choice(self.ui, key, labels, values.index(now), lambda i: choose(values[i]))

    def _row(self, rect: pygame.Rect, rule: Rule) -> list[Widget]:
        px, row, label = self.ui.px, RuleRow(self.ui, rule.id), Note(self.ui, rule.name, text.STRONG)
        row.place(rect.inflate(0, -px(4)))
        left, right = rect.x + px(t.SMALL), rect.right - px(t.TINY)
        middle = rect.y + px(t.ROW) // 2 if self.in_full else rect.centery
        for control in reversed(rule.controls):
            wide, high = self._wide(control, rect.width), control.natural()[1]
            control.name = control.name or ("" if control.role == "button" else rule.name)
            control.about = rule.words
            control.place(pygame.Rect(right - wide, middle - high // 2, wide, high))
            right -= wide + px(t.SMALL)
        words = self._words(rule, label, pygame.Rect(left, rect.y, right - left, rect.height))
        label.key = f"label-{rule.id}"
        self._rows.append(row)
        keys = (row.key, label.key, *(control.key for control in rule.controls))
        self._explanations |= dict.fromkeys(keys, (rule.name, rule.words))
        return [row, label, *words, *rule.controls]

    def _words(self, rule: Rule, label: Note, room: pygame.Rect) -> list[Widget]:
        """Place the name of a rule in a room, with its explanation below if these are shown in full."""
        if not self.in_full:
            label.place(room)
            return []
        label.place(pygame.Rect(room.topleft, (room.width, self.ui.px(NAME))))
        words = self._help(rule.words)
        words.place(pygame.Rect(label.rect.bottomleft, (room.width, words.height_at(room.width))))
        return [words]

    # ---- what they do
    def all_words(self) -> list[str]:
        """Return every explanation that any rule may show, whatever is selected."""
        say = self.ui.say
        helps = [self._explained(option, choice) for option in self._options() for choice in option.choices]
        return [*helps, say("new-edition-help"), say("new-practice-help"), say("new-explain")]

    def _options(self) -> Sequence[OptionInfo]:
        return self.table.title.options if self.table.titles else ()

    def explain(self, widget: Widget | None, explanation: Explanation) -> bool:
        """Show the explanation of the rule that a widget belongs to, else an instruction. Return whether it
        has changed.
        """
        key = widget.key if widget is not None else ""
        name, words = self._explanations.get(key, ("", self.ui.say("new-explain")))
        for row in self._rows:
            row.is_explained = bool(name) and self._explanations[row.key][0] == name
        return explanation.explain(name, words)


class HouseRules(SetupRules):
    """Makes the widgets for the house rules of a new table."""

    def introduction(self) -> str:
        return self.ui.say("new-house-help" if self._controls() else "new-house-none")

    def _controls(self) -> list[Rule]:
        return self._offered(house=True)


def permanent(rules: Sequence[Rule]) -> list[Rule]:
    """Return the rules that are there whatever is chosen."""
    return [rule for rule in rules if not rule.is_conditional]
