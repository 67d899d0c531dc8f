"""The right page of the rulebook: a chapter and the next ones, or search hits, in blocks."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

import pygame

from game.packages.guide import Example
from game.presentation.rules_pages import Chapter, Rule
from game.ui.scenes.columns import Block, flow
from game.ui.scenes.learn.album import Album, Painted
from game.ui.widgets import Button, HighlightedProse, Pane, Prose, Widget
from game.ui.window import text
from game.ui.window import theme as t

NUMBER_WIDTH = 86
"""The width of a rule's number in design pixels."""
PICTURE_RATIO, MAX_PICTURE_HEIGHT = 0.6, 310
"""The height of an example's picture relative to its width, and its largest height in design pixels."""

Try = Callable[[Example], None]


class RuleBlocks:
    """Makes blocks of one width and font size. `sought` is highlighted; the rule `marked` is in bold."""

    def __init__(
        self, album: Album, width: int, size: float, sought: str, marked: str | None, try_out: Try
    ) -> None:
        self._body, self._strong = text.BODY.but(size=size), text.STRONG.but(size=size)
        self._album, self._ui, self._width = album, album.ui, width
        self._sought, self._marked, self._try_out = sought, marked, try_out

    def heading(self, words: str, key: str) -> Block:
        """Return the heading of a chapter; it stays with the next block."""
        head = Prose(self._ui, words, self._strong.but(colour=t.OXBLOOD, size=self._strong.size + 2))
        head.role = "heading"
        head.place(pygame.Rect(0, 0, self._width, head.height_at(self._width)))
        return Block([head], head.rect.height + self._ui.px(t.TINY), leads=True, key=key)

    def rule(self, rule: Rule) -> Block:
        """Return a rule under its number, or a paragraph."""
        ui, px = self._ui, self._ui.px
        marked = bool(rule.id) and rule.id == self._marked
        left = min(px(NUMBER_WIDTH), self._width // 4) if rule.id else 0
        words = HighlightedProse(ui, rule.words, self._strong if marked else self._body, self._sought)
        words.place(pygame.Rect(left, 0, self._width - left, words.height_at(self._width - left)))
        widgets: list[Widget] = [words]
        if rule.id:
            style = text.CAPTION.but(face="sans-semi", colour=t.OXBLOOD if marked else t.INK_2)
            number = HighlightedProse(ui, rule.id, style, self._sought)
            down = (ui.type.leading(self._body) - ui.type.leading(style)) // 2
            number.place(pygame.Rect(0, down, left, number.height_at(left)))
            widgets.insert(0, number)  # the order in which they are read
        below = words.rect.height
        if rule.note:
            note = Prose(ui, rule.note, self._strong.but(colour=t.OXBLOOD))
            note.place(pygame.Rect(left, below, self._width - left, note.height_at(self._width - left)))
            widgets.append(note)
            below += note.rect.height
        return Block(widgets, below + px(t.SMALL), key=rule.id)

    def example(self, example: Example) -> Block:
        """Return an example: a picture, a description, and a button to try it."""
        ui, px, gap = self._ui, self._ui.px, self._ui.px(t.NEAR)
        say, title = ui.say, self._album.guide.title
        picture = Painted(self._album, example.picture, fills=True)
        high = min(px(MAX_PICTURE_HEIGHT), round(self._width * PICTURE_RATIO))
        picture.place(pygame.Rect(0, 0, self._width, high))
        button = Button(
            ui, say("rulebook-try"), lambda: self._try_out(example), key=f"try:{example.id}", icon="play",
            tip=say(f"{title}-example-{example.id}-try"),
        )  # fmt: skip
        wide = min(button.natural()[0], self._width // 2)
        words = Prose(ui, say(f"{title}-example-{example.id}"), self._body)
        needs = words.height_at(self._width - wide - gap)
        low = max(px(t.ROW), needs)
        y = high + gap
        words.place(pygame.Rect(0, y + (low - needs) // 2, self._width - wide - gap, needs))
        button.place(pygame.Rect(self._width - wide, y + (low - px(t.ROW)) // 2, wide, px(t.ROW)))
        return Block([picture, words, button], y + low + px(t.GAP))


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
        head.role = "heading"
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
