"""The screen on which a new game is set up."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import pygame

from game.errors import UserError
from game.play.verbatim import verbatim
from game.presentation.rich_text import joined
from game.presentation.sentences import explain
from game.presentation.setup.presets import Presets
from game.presentation.setup.table_setup import TableSetup
from game.ui.scenes.learn.learn import LearnScene
from game.ui.scenes.message import Message
from game.ui.scenes.page import Page
from game.ui.scenes.setup.players import SetupPlayers
from game.ui.scenes.setup.rules import Explanation, HouseRules, SetupRules
from game.ui.scenes.setup.seat_rows import SeatRow
from game.ui.scenes.setup.title_cards import title_column
from game.ui.scenes.setup.tools import SetupTools
from game.ui.widgets import Button, Choice, Column, Note, Pane, Prose, Widget
from game.ui.window import font_coverage, text
from game.ui.window import theme as t
from game.ui.window.commands import Command
from game.ui.window.program import Program
from game.ui.window.scene import Scene, Size
from game.ui.window.ui import Ui

CARDS = 36
"""The percentage of the width for the titles."""
MANY = 9
"""So many changed rules have room in the tabs."""


class NewGameScene(Page):
    """Tabs with titles and players, rules, house rules, and tools. If the table is refused, the reason is
    shown beside Start.
    """

    name = "new_game"
    widest, tallest = 1440, 860

    def __init__(self, ui: Ui, program: Program, title: str | None = None, *, newcomer: bool = False) -> None:
        """Set up the screen.

        title: the title that is selected first
        newcomer: True if nobody has played here yet
        """
        super().__init__(ui, "new-title", "plus")
        self._program, self._newcomer = program, newcomer
        names = ui.settings.names
        self.table = TableSetup(ui.say, program, names, title, partial(refuse_name, ui))
        self.presets = Presets(self.table)
        self.first = "name-1"
        self.tab = 0
        """0 shows titles and players, 1 the rules, 2 the house rules, 3 the tools."""
        self._titles, self._pane, self._rules_pane = Pane(ui, "titles"), Pane(ui, "pane"), Pane(ui, "rules")
        self.players = SetupPlayers(ui, self.table, self.presets, self, self._pane)
        self._pages = [page(ui, self.table, self) for page in (SetupRules, HouseRules, SetupTools)]
        self._explanation = Explanation(ui)
        self._start: Button
        self._set_for_newcomer()
        self._announce_names()
        self.note: Note
        """The reason why the game cannot start, or isn't recommended; else which people share the screen."""

    def change(self, what: Callable[..., object], *given: Any) -> None:
        """Change something by calling `what`, and lay out everything again."""
        what(*given)
        self.layout()

    def type(self, holder: Any, name: str, value: Any) -> None:
        """Store what was typed so far; the field keeps the focus."""
        setattr(holder, name, value)
        self._say_refusal()

    def move_seat(self, source: int, target: int) -> None:
        """Move a seat to another row; the focus follows it."""
        self.change(self.table.move_seat, source, target)
        if isinstance(self.form.focus, SeatRow):
            self.form.set_focus(self.form.find(f"seat-{target + 1}"))

    def choose_title(self, index: int) -> None:
        """Select a title; newcomers get its first game."""
        self.table.choose_title(index)
        self._set_for_newcomer()
        self.layout()

    def _set_for_newcomer(self) -> None:
        if self._newcomer and self.table.titles:
            self.presets.take_first_game()

    def _announce_names(self) -> None:
        """Announce the people of the last game, who are at this table too unless somebody changes that."""
        kept = [verbatim(seat.name) for seat in self.table.at_table if seat.name]
        if kept:
            say = self.ui.say
            self.ui.voice.say(say("new-names-kept", names=joined(say, kept, "names-two", "names-more")))

    @property
    def rules(self) -> SetupRules:
        """The page of the present tab: the house rules, the tools, else the rules."""
        return self._pages[max(0, self.tab - 1)]

    def show_tab(self, tab: int) -> None:
        """Show titles and players, the rules, the house rules, or the tools."""
        self.change(setattr, self, "tab", tab)

    def learn(self) -> None:
        self.scene_stack.push(LearnScene(self.ui, self._program))

    def show(self, scene: Scene) -> None:
        self.scene_stack.push(scene)

    def cancel(self) -> None:
        if not self.players.rows.put_back():
            super().cancel()

    def command(self, command: Command) -> bool:
        wanted = super().command(command)
        self.players.rows.follow(self.form.focus)
        return wanted

    def update(self, dt: float) -> bool:
        moved = super().update(dt)
        moved |= self.players.rows.update(dt)
        form = self.form
        about = form.hot or (form.focus if form.by_keys else None)
        if self.tab and not self.rules.in_full and self.rules.explain(about, self._explanation):
            self.dirty = True
        return moved

    def build(self, size: Size) -> list[Widget]:
        self.frame_in(size)
        body = self._build_rules() if self.tab else self._build_table()
        return [*self.head(), self._tabs(), *body, *self._footer()]

    def _tabs(self) -> Choice:
        """Return the tabs, at the right end of the heading, as wide as with changed rules."""
        table, room, high = self.table, self.head_room(), self.ui.px(t.ROW)
        changed = [len(table.changed(house=house)) if table.titles else 0 for house in (False, True)]
        tabs = self._tabs_with(*changed)
        tabs.name = self.ui.say("access-page")
        widest = max(tabs.natural()[0], self._tabs_with(MANY, MANY).natural()[0])
        wide = min(widest, room.width)
        tabs.place(pygame.Rect(room.right - wide, room.centery - high // 2, wide, high))
        return tabs

    def _tabs_with(self, rules: int, house: int) -> Choice:
        """Return the tabs with so many changed rules and house rules."""
        say = self.ui.say
        changed = say("new-tab-rules-changed", count=rules) if rules else say("new-tab-rules")
        names = [say("new-tab-table"), changed, say("new-house", count=house), say("new-tab-tools")]
        return Choice(self.ui, "tab", names, self.tab, self.show_tab)

    def _build_table(self) -> list[Widget]:
        """Return the titles on the left and the players on the right."""
        body, gap = self.body, self.ui.px(t.WIDE)
        left = pygame.Rect(body.topleft, (body.width * CARDS // 100, body.height))
        self._titles.place(left)
        self._pane.place(pygame.Rect(left.right + gap, body.y, body.right - left.right - gap, body.height))
        self._fill(self._titles, self._cards)
        self._fill(self._pane, lambda width: self.players.column((width, body.height)))
        return [self._titles, self._pane]

    def _cards(self, width: int) -> Column:
        table, room = self.table, (width, self.body.height)
        return title_column(self.ui, self._program, table.titles, table.index, room, self.choose_title)

    def _fill(self, pane: Pane, make: Callable[[int], Column]) -> None:
        """Fill a pane over its whole width, or leave room for a scroll bar if it gets too high."""
        column = make(pane.rect.width)
        if column.y > pane.rect.height:
            column = make(pane.width_inside)
        pane.fill(column.widgets, column.y)

    def _build_rules(self) -> list[Widget]:
        """Return a row for each rule, with explanations below each, or one explanation at the bottom. The
        scroll bar, if there is one, lies beside the rows, which keep their places.
        """
        (words, body), pane, gap = self._introduce(), self._rules_pane, self.ui.px(t.NEAR)
        high = self._explanation.height_for(body.width, self.rules.all_words()) + gap
        if self.rules.try_in_full(body.size):
            high = 0
        pane.place(pygame.Rect(body.topleft, (body.width, body.height - high)))
        pane.rect.width += body.width - pane.width_inside
        column = self.rules.column((pane.width_inside, pane.rect.height))
        pane.fill(column.widgets, column.y)
        self._explanation.place(pygame.Rect(body.x, pane.rect.bottom + gap, body.width, high - gap))
        return [*words, pane, self._explanation] if high else [*words, pane]

    def _introduce(self) -> tuple[list[Widget], pygame.Rect]:
        """Return the line above the rules, if there is one, and the room below it."""
        body = self.body.copy()
        words = Prose(self.ui, self.rules.introduction(), text.BODY.but(colour=t.INK_2))
        if not words.words:
            return [], body
        line = body.inflate(-2 * self.ui.px(t.SMALL), 0)
        words.place(pygame.Rect(line.topleft, (line.width, words.height_at(line.width))))
        used = words.rect.height + self.ui.px(t.GAP)
        return [words], pygame.Rect(body.x, body.y + used, body.width, body.height - used)

    def _footer(self) -> list[Widget]:
        ui, back = self.ui, self.back_button()
        start = Button(ui, ui.say("new-start"), self._begin, key="start", look="primary", icon="play")
        room = self.foot_row([back], [start])
        note = Note(ui, "", align="right")
        note.place(room.inflate(-ui.px(t.WIDE), 0))
        self._start, self.note = start, note
        self._say_refusal()
        return [note, back, start]

    def _say_refusal(self) -> None:
        """Check whether the game can start, and show why not."""
        refusal = self.table.refusal()
        self._start.enabled, self._start.why = not refusal, refusal
        self.note.words = refusal or self.table.recommendation() or self.table.sharing()
        self._start.about = "" if refusal else self.table.sharing()
        self.note.style = text.BODY.but(colour=t.OXBLOOD if refusal else t.INK_2)

    def _begin(self) -> None:
        self.ui.settings.names = [seat.name.strip() for seat in self.table.at_table]
        self.scene_stack.apply_settings()
        try:
            self._program.start(self.table.game())
        except UserError as error:
            self.scene_stack.push(
                Message(self.ui, self.ui.say("new-failed-title"), explain(error, self.ui.say))
            )


def refuse_name(ui: Ui, number: int, name: str) -> str:
    """Return why the name of a seat, counted from 1, cannot be drawn; "" if it can."""
    unknown = [font_coverage.name_of(sign) for sign in font_coverage.undrawable(name)]
    if not unknown:
        return ""
    return ui.say("new-why-letters", number=number, letter=unknown[0], more=len(unknown) - 1)
