"""The parts of a page of rules: headings, rules with their numbers, examples with pictures."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.packages.guide import Example
from game.presentation.rules_pages import Rule
from game.ui.scenes.columns import Block
from game.ui.scenes.learn.album import Album, Painted
from game.ui.widgets import Button, HighlightedProse, Prose, Widget
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
            widgets.append(number)
        return Block(widgets, words.rect.height + px(t.SMALL), key=rule.id)

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
