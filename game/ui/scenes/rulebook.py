"""The rulebook: chapters, search, and every rule under its number."""

from __future__ import annotations

import re
from dataclasses import dataclass

import pygame

from game.ui.scenes.page import Page
from game.ui.widgets import Field, Pane, Prose, Rows, Widget
from game.ui.window import text
from game.ui.window import theme as t
from game.ui.window.scene import Size
from game.ui.window.ui import Ui
from game.ui.window.words import verbatim

_RULE = re.compile(r"^[-*]\s+\*\*([A-Z]+-\d+)\*\*\s*(.*)$")
_MARKS = re.compile(r"\*\*|`")
LINE = 34


@dataclass(frozen=True)
class Rule:
    """A numbered rule, or a paragraph without number."""

    id: str
    words: str


@dataclass(frozen=True)
class Chapter:
    """A heading and what stands under it."""

    heading: str
    rules: tuple[Rule, ...]


def read(markdown: str) -> list[Chapter]:
    """The chapters of a rules.md: `## ` headings, `- **ABC-012** words` rules, paragraphs."""
    chapters: list[tuple[str, list[Rule]]] = []
    for line in markdown.splitlines():
        line = line.strip()
        if line.startswith("#"):
            chapters.append((line.lstrip("# "), []))
        elif line and chapters:
            found = _RULE.match(line)
            words = _MARKS.sub("", found.group(2) if found else line.lstrip("- "))
            chapters[-1][1].append(Rule(found.group(1) if found else "", words))
    return [Chapter(heading, tuple(rules)) for heading, rules in chapters if rules]


class Rulebook(Page):
    """Opens at a rule, if one is named. Chapters on the left, words on the right."""

    name = "rulebook"
    tallest = 1000

    def __init__(self, ui: Ui, markdown: str, rule: str = "") -> None:
        super().__init__(ui, "rules-title", "rules")
        self.chapters = read(markdown)
        self.marked = rule
        self.index = next(
            (i for i, c in enumerate(self.chapters) if rule and any(r.id == rule for r in c.rules)), 0
        )
        self.sought = ""
        self.first = "chapters"
        self._pane = Pane(ui, "text")

    def build(self, size: Size) -> list[Widget]:
        self.frame_in(size)
        px = self.ui.px
        side = min(px(300), self.body.width * 36 // 100)
        field = Field(
            self.ui, "search", self.sought, self._search, hint=self.ui.say("rules-search-hint"),
            longest=40, icon="zoom_in", tip=self.ui.say("rules-search"),
        )  # fmt: skip
        field.place(pygame.Rect(self.body.x, self.body.y, side, px(t.ROW)))
        top = field.rect.bottom + px(t.NEAR)
        rows = Rows(
            self.ui, "chapters", len(self.chapters), self._draw_row, row_height=px(LINE),
            index=self.index, chosen=self._open,
        )  # fmt: skip
        rows.place(pygame.Rect(self.body.x, top, side, self.body.bottom - top))
        left = self.body.x + side + px(t.WIDE)
        self._pane.place(pygame.Rect(left, self.body.y, self.body.right - left, self.body.height))
        self._fill()
        back = self.back_button()
        self.foot_row([back], [])
        return [*self.head(), field, rows, self._pane, back]

    def shown(self) -> tuple[str, list[Rule]]:
        """Heading and rules on the right: the chapter, or what was found."""
        wanted = self.sought.strip().casefold()
        if wanted:
            found = [r for c in self.chapters for r in c.rules if wanted in f"{r.id} {r.words}".casefold()]
            key = "rules-found" if found else "rules-none"
            return self.ui.say(key, count=len(found), words=verbatim(self.sought.strip())), found
        if not self.chapters:
            return self.ui.say("rules-empty"), []
        chapter = self.chapters[self.index]
        return chapter.heading, list(chapter.rules)

    def _fill(self) -> None:
        ui, px, width = self.ui, self.ui.px, self._pane.width_inside
        heading, rules = self.shown()
        widgets: list[Widget] = []
        head = Prose(ui, heading, text.HEADING)
        head.place(pygame.Rect(0, 0, width, head.height_at(width)))
        widgets.append(head)
        y, mark = head.rect.height + px(t.SMALL), 0
        for rule in rules:
            words, number = self._paragraph(rule, width)
            words.rect.y = y
            widgets.append(words)
            if number is not None:
                number.rect.y = y
                widgets.append(number)
            mark = y if rule.id and rule.id == self.marked else mark
            y += words.rect.height + px(t.SMALL)
        self._pane.offset = 0
        self._pane.fill(widgets, y)
        self._pane.scroll_to(max(0, mark - px(t.WIDE)))

    def _paragraph(self, rule: Rule, width: int) -> tuple[Prose, Prose | None]:
        ui, px = self.ui, self.ui.px
        marked = bool(rule.id) and rule.id == self.marked
        style = text.STRONG if marked else text.BODY
        left = min(px(86), width // 4) if rule.id else 0
        words = Prose(ui, rule.words, style)
        words.place(pygame.Rect(left, 0, width - left, words.height_at(width - left)))
        if not rule.id:
            return words, None
        number = Prose(
            ui, rule.id, text.CAPTION.but(face="sans-semi", colour=t.OXBLOOD if marked else t.INK_2)
        )
        number.place(pygame.Rect(0, 0, left, number.height_at(left)))
        return words, number

    def _draw_row(self, surface: pygame.Surface, rect: pygame.Rect, index: int) -> None:
        ui, px = self.ui, self.ui.px
        inner = rect.inflate(-px(4), -px(2))
        chosen = index == self.index and not self.sought.strip()
        if chosen:
            surface.blit(ui.art.plate("gold", inner.size, t.RADIUS_SMALL), inner)
        style = text.STRONG if chosen else text.BODY
        words = inner.inflate(-px(t.GAP), 0)
        ui.type.draw(surface, self.chapters[index].heading, style, words, may_cut=True)

    def _open(self, index: int) -> None:
        self.index, self.sought, self.marked = index, "", ""
        field = self.form.find("search")
        if isinstance(field, Field):
            field.value, field.caret = "", 0
        self._fill()

    def _search(self, words: str) -> None:
        self.sought = words
        self._fill()
