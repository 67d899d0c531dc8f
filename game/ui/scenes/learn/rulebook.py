"""The rulebook: every title's chapters, search, and rules by number, with examples to try."""

from __future__ import annotations

from collections.abc import Mapping

import pygame

from game.engine.content.edition import Edition
from game.errors import UserError
from game.packages.guide import Example
from game.play.verbatim import verbatim
from game.presentation import rules_pages
from game.presentation.rules_pages import Rule
from game.presentation.sentences import explain
from game.ui.scenes.learn.album import Album
from game.ui.scenes.learn.glossary import Glossary
from game.ui.scenes.learn.rules_pane import RulesPane, Search
from game.ui.scenes.learn.turn_pages import TurnPages
from game.ui.scenes.message import Message
from game.ui.scenes.page import Page
from game.ui.widgets import Button, Choice, Field, Rows, Widget
from game.ui.window import text
from game.ui.window import theme as t
from game.ui.window.commands import Command
from game.ui.window.program import Program
from game.ui.window.scene import Size
from game.ui.window.ui import Ui

ROW_HEIGHT, LIST_WIDTH = 34, 300
"""Design pixels: the height of a chapter's row, and the width of the list."""


MIN_SEARCH_LETTERS = 2
"""The fewest letters of a search."""


class Rulebook(Page):
    """Chapters on the left, rules on the right; it can open at a rule.

    note: a remark about the title
    edition: the edition whose numbers its pages state
    house: the house rules of the table by the numbers of the rules that they change
    """

    name = "rulebook"
    widest, tallest = 1760, 1500

    def __init__(
        self,
        ui: Ui,
        program: Program,
        title: str,
        rule: str | None = None,
        note: str = "",
        edition: Edition | None = None,
        house: Mapping[str, str] = rules_pages.NO_NOTES,
    ) -> None:
        super().__init__(ui, "rules-title", "rules")
        self._house = {title: house}
        self._notes, self._editions = {title: note}, {title: edition}
        self.program, self.titles = program, list(program.titles())
        self.first = "chapters"
        self._take(title, rule)

    def leave(self) -> None:
        self.album.close()

    def _take(self, title: str, rule: str | None = None) -> None:
        """Show the rules of a title."""
        self.title, self.guide = title, self.program.guide(title)
        self.album = Album(self.ui, self.guide, lambda: self.program.table_view(title))
        self.chapters = rules_pages.read(self.guide.rules, self._house.get(title, rules_pages.NO_NOTES))
        self._pane = RulesPane(self.album, self.chapters, self._try_out)
        self.marked, self.index = rule, rules_pages.chapter_of(self.chapters, rule)
        self.sought = ""
        self._found: dict[int, list[Rule]] = {}

    @property
    def wanted(self) -> str:
        """The search text, "" if it is too short."""
        words = self.sought.strip()
        return words if len(words) >= MIN_SEARCH_LETTERS else ""

    def build(self, size: Size) -> list[Widget]:
        self.frame_in(size)
        px, body = self.ui.px, self.body
        side = min(px(LIST_WIDTH), body.width * 36 // 100)
        field = Field(
            self.ui, "search", self.sought, self._search, hint=self.ui.say("rules-search-hint"),
            longest=40, icon="zoom_in", tip=self.ui.say("rules-search"),
        )  # fmt: skip
        field.place(pygame.Rect(body.x, body.y, side, px(t.ROW)))
        top = field.rect.bottom + px(t.NEAR)
        rows = Rows(
            self.ui, "chapters", len(self.chapters), self._draw_row, row_height=px(ROW_HEIGHT),
            index=self.index,
        )  # fmt: skip
        rows.name, rows.words_of = self.ui.say("rules-title"), lambda index: self.chapters[index].heading
        rows.place(pygame.Rect(body.x, top, side, body.bottom - top))
        wide = rows.row_rect(0).width - px(4) - px(t.GAP)
        rows.tips = [self._tip(chapter.heading, wide) for chapter in self.chapters]
        rows.choose(self.index)  # scroll it into view
        rows.chosen = self._open
        left = body.x + side + px(t.WIDE)
        self._pane.place(pygame.Rect(left, body.y, body.right - left, body.height))
        self._fill()
        return [*self.head(), *self._tabs(), field, rows, self._pane, *self._foot()]

    def _tabs(self) -> list[Widget]:
        """Return the tabs of the titles; [] if there is only one."""
        if len(self.titles) < 2:
            return []
        names = [self.ui.say(f"{title}-name") for title in self.titles]
        tabs = Choice(self.ui, "titles", names, self.titles.index(self.title), self._choose_title)
        tabs.name = self.ui.say("access-game")
        room = self.head_room()
        wide = min(room.width, tabs.natural()[0])
        tabs.place(pygame.Rect(room.right - wide, room.y, wide, room.height))
        return [tabs]

    def _foot(self) -> list[Widget]:
        """Return the back button, and buttons for the title's other pages."""
        say, back = self.ui.say, self.back_button()
        more = [Button(self.ui, say("rulebook-signs"), self._show_signs, key="signs", icon="question")]
        if self.guide.turn.page:
            more.append(Button(self.ui, say("rulebook-turn"), self._show_turn, key="turn", icon="hourglass"))
        return [back, *more, *self.remark(self._remark, self.foot_row([back], more))]

    @property
    def _remark(self) -> str:
        """The remark about the title that is shown."""
        return self._notes.get(self.title, "")

    def shown(self) -> tuple[str, list[Rule]]:
        """Return heading and rules of the right page: a chapter, or search hits."""
        if self.wanted:
            found = [rule for rules in self._found.values() for rule in rules]
            key = "rules-found" if found else "rules-none"
            return self.ui.say(key, count=len(found), words=verbatim(self.wanted)), found
        if not self.chapters:
            return self.ui.say("rules-empty"), []
        chapter = self.chapters[self.index]
        return chapter.heading, list(chapter.rules)

    def _fill(self) -> None:
        self._pane.show(self.shown()[0], self.index, self.marked, Search(self.wanted, self._found))

    def _tip(self, heading: str, width: int) -> str:
        """Return the tooltip of a chapter: its heading, where the row has no room for it."""
        return heading if self.ui.type.is_cut(heading, text.STRONG, width) else ""

    def _draw_row(self, surface: pygame.Surface, rect: pygame.Rect, index: int) -> None:
        ui, px = self.ui, self.ui.px
        inner = rect.inflate(-px(4), -px(2))
        chosen = index == self.index and not self.wanted
        if chosen:
            surface.blit(ui.art.plate("gold", inner.size, t.RADIUS_SMALL), inner)
        words = inner.inflate(-px(t.GAP), 0)
        style = text.STRONG if chosen else text.BODY
        if self.wanted:
            count = len(self._found.get(index, ()))
            style = text.BODY.but(colour=t.INK if count else t.mix(t.PAPER, t.INK_2, 0.6))
            if count:
                ui.type.draw(surface, str(count), text.STRONG.but(colour=t.OXBLOOD), words, "right")
            words.width -= px(t.FAR)
        ui.type.draw(surface, self.chapters[index].heading, style, words, may_cut=True)

    def _open(self, index: int) -> None:
        """Open a chapter, or during a search go to its hits."""
        if self.wanted and self._pane.go_to(index):
            return
        self.index, self.sought, self.marked = index, "", None
        field = self.form.find("search")
        if isinstance(field, Field):
            field.value, field.caret = "", 0
        self._fill()

    def _search(self, words: str) -> None:
        self.sought = words
        self._found = rules_pages.find(self.chapters, self.wanted)
        self._fill()

    def _choose_title(self, index: int) -> None:
        self.album.close()
        self._take(self.titles[index])
        self.ui.settings.rulebook = self.title
        self.layout()

    def _show_turn(self) -> None:
        edition = self._editions.get(self.title)
        pages = TurnPages(self.ui, self.program, self.title, note=self._remark, edition=edition)
        self.scene_stack.push(pages)

    def _show_signs(self) -> None:
        self.scene_stack.push(Glossary(self.ui, self.program, self.title, note=self._remark))

    def _try_out(self, example: Example) -> None:
        try:
            self.program.try_out(self.title, example)
        except UserError as error:
            self.scene_stack.push(Message(self.ui, self.ui.say("rulebook-try"), explain(error, self.ui.say)))

    def command(self, command: Command) -> bool:
        return self._pane.turn(command) or super().command(command)

    def update(self, dt: float) -> bool:
        return super().update(dt) | self.album.work()
