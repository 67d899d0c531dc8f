"""The right page of the rulebook: a chapter and the next ones, or search hits."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import pygame

from game.packages.guide import Example
from game.presentation.rules_pages import Chapter, Rule
from game.ui.scenes.columns import Block, flow
from game.ui.scenes.learn.album import Album
from game.ui.scenes.learn.rule_blocks import RuleBlocks, Try
from game.ui.widgets import Pane, Prose
from game.ui.window import text
from game.ui.window import theme as t

COLUMN, EXTRA_FONT_SIZE = 460, 2
"""The smallest width of one of two columns in design pixels, and by how much their font is larger."""


@dataclass(frozen=True)
class Search:
    """A search: its words, and the matching rules by number of their chapter. Without words there is no
    search.
    """

    words: str
    found: Mapping[int, Sequence[Rule]]


class RulesPane(Pane):
    """Rules in one column, or in two if there is room, with their examples."""

    def __init__(self, album: Album, chapters: Sequence[Chapter], try_out: Try) -> None:
        super().__init__(album.ui, "text")
        self._album, self._chapters, self._try_out = album, chapters, try_out
        self._tops: dict[str, int] = {}
        """The y coordinates of rules, and during a search of chapters by their numbers."""

    def show(self, heading: str, index: int, marked: str | None, sought: Search) -> None:
        """Show a chapter with a rule in bold, or search hits; scrolled to that rule, or to the top."""
        px, gap = self.ui.px, self.ui.px(t.FAR)
        self._album.forget()
        columns = 2 if self.width_inside >= 2 * px(COLUMN) + gap else 1
        width = (self.width_inside - (columns - 1) * gap) // columns
        head = Prose(self.ui, heading, text.HEADING)
        head.place(pygame.Rect(0, 0, self.width_inside, head.height_at(self.width_inside)))
        below = head.rect.height + px(t.SMALL)
        size, room = t.BODY + EXTRA_FONT_SIZE * (columns - 1), self.rect.height - below
        make = RuleBlocks(self._album, width, size, sought.words, marked, self._try_out)
        blocks = self._hits(make, sought) if sought.words else self._from(make, index, columns * room)
        height = flow(blocks, columns, width + gap, room)
        widgets = [widget for block in blocks for widget in block.widgets]
        for widget in widgets:
            widget.rect.y += below
        self._tops = {block.key: block.top for block in blocks if block.key}
        self.offset = 0
        self.fill([head, *widgets], height + below)
        self.scroll_to(self._tops.get(marked, 0) if marked else 0)

    def go_to(self, chapter: int) -> bool:
        """Scroll to the hits in a chapter. Return whether there are any."""
        top = self._tops.get(str(chapter))
        self.scroll_to(self.offset if top is None else top)
        return top is not None

    def _hits(self, make: RuleBlocks, sought: Search) -> list[Block]:
        """Return the search hits below the headings of their chapters."""
        return [
            block
            for number, rules in sought.found.items()
            for block in (make.heading(self._chapters[number].heading, str(number)), *map(make.rule, rules))
        ]

    def _from(self, make: RuleBlocks, index: int, room: int) -> list[Block]:
        """Return a chapter, and the next ones while there is room."""
        blocks = self._chapter(make, index) if self._chapters else []
        for after in range(index + 1, len(self._chapters)):
            if sum(block.height for block in blocks) > room:
                break
            blocks += [make.heading(self._chapters[after].heading, ""), *self._chapter(make, after)]
        return blocks

    def _chapter(self, make: RuleBlocks, index: int) -> list[Block]:
        """Return the rules of a chapter with their examples."""
        blocks = []
        for rule in self._chapters[index].rules:
            blocks += [make.rule(rule), *map(make.example, self._examples(rule))]
        return blocks

    def _examples(self, rule: Rule) -> list[Example]:
        return [example for example in self._album.guide.book.example if example.rule == rule.id]
