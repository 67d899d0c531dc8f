"""The prompt above the board: what is asked, and the buttons beside it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

import pygame

from game.ui.table.layout import PROMPT_GAP, PROMPT_ROW, PROMPT_ROWS
from game.ui.widgets import Button, Widget
from game.ui.window import text
from game.ui.window import theme as t
from game.ui.window.ui import Ui

SENTENCE = 0.42
"""Least share of the prompt's width that is the sentence's."""
MIN_SENTENCE = 120
"""Least width of the sentence in design pixels."""
STYLES = tuple(
    (text.Style("serif-semi", size), lines)
    for size, lines in ((t.CARD + 1, 2), (t.BODY, 3), (t.CAPTION, 4), (12, 5))
)
"""Styles of the sentence with their most lines, the preferred one first."""
Row = list[Widget]


@dataclass(frozen=True)
class PromptButtons:
    """The buttons of a prompt."""

    choices: Sequence[Button] = ()
    """The position's own, the likeliest first."""
    main: Button | None = None
    """The choice that has the corner at the right to itself."""
    controls: Sequence[Widget] = ()
    """The controls of bots or of a replay, below the choices."""
    asides: Sequence[Button] = ()
    """Those of the choices that are offered beside what is asked or decline it: above the others, never in
    the corner if there is room elsewhere."""


class Prompt:
    """A plate with a sentence at the left and two rows of buttons at the right. Neither its size nor the
    places of its rows depend on what is asked."""

    def __init__(
        self,
        ui: Ui,
        room: pygame.Rect,
        said: Sequence[str],
        buttons: PromptButtons,
        show_more: Callable[[Sequence[Button], pygame.Rect], object],
    ) -> None:
        """`said`: the same sentence in ever shorter versions; `show_more` offers the hidden choices beside
        a rect."""
        self.ui, self.rect, self._asked = ui, room.copy(), buttons
        self.hidden: list[Button] = []
        """Choices for which there is no room: they are behind a button that says "More"."""
        self._pad, self._gap = ui.px(t.GAP), ui.px(t.SMALL)
        self._more = Button(ui, ui.say("table-more"), self._show_more, key="more", size=t.BODY)
        self._more.tip = ui.say("table-more-tip")
        self._on_more = show_more
        self._widest, self._high = self._sentence_width(said), self.rect.height
        self.say(said)
        rows = self._rows(max(ui.px(t.ROW), self._inner - self._words.used - self._pad))
        self._place(rows)
        self._clear([widget.rect for row in rows for widget in row])
        self.say(said)
        self.buttons: Sequence[Widget] = [
            *(button for button in buttons.choices if button not in self.hidden),
            *([self._more] if self.hidden else []),
            *buttons.controls,
        ]

    def say(self, said: Sequence[str]) -> None:
        """Show another sentence in the same place: something was picked up, or another device is in use."""
        laid = self._laid(said)
        room = self._high - self.ui.px(PROMPT_GAP)
        fitting = (rich for rich, lines in laid if rich.height <= min(room, lines))
        self._words = next(fitting, None) or [*self._laid(said)][-1][0]

    def draw_ground(self, surface: pygame.Surface) -> None:
        """Draw the plate and the sentence; the buttons are widgets."""
        ui = self.ui
        ui.art.panel(surface, self.rect, "raised", t.RADIUS_SMALL)
        self._words.draw(surface, self.words_rect.topleft)

    # ---- the sentence
    @property
    def words_rect(self) -> pygame.Rect:
        """Return where the sentence is."""
        top = self.rect.y + (self._high - self._words.height) // 2
        return pygame.Rect(self.rect.x + self._pad, top, self._words.used, self._words.height)

    def _clear(self, placed: Sequence[pygame.Rect]) -> None:
        """Keep the sentence above a row of buttons that is too wide to be beside it."""
        words = self.words_rect
        crossing = [rect for rect in placed if rect.left < words.right]
        if crossing and words.width:
            top = min(rect.y for rect in crossing)
            rights = [rect.x - self._gap for rect in placed if rect.y < top]
            self._high = top - self.rect.y
            self._widest = max(1, min(rights, default=self.rect.right - self._pad) - words.x)

    @property
    def _inner(self) -> int:
        """Return the width without the margins."""
        return self.rect.width - 2 * self._pad

    def _laid(self, said: Sequence[str]) -> Iterator[tuple[text.Rich, int]]:
        """Yield the versions of the sentence from the best to the smallest, with their greatest heights."""
        for style, lines in STYLES:
            for words in said:
                yield self.ui.rich(words, style, self._widest), lines * self.ui.type.leading(style)

    def _sentence_width(self, said: Sequence[str]) -> int:
        """Return the width of the sentence with which the most of it can be read: beside buttons in one row
        or, if it needs more, in two."""
        share = round(self._inner * (1 - SENTENCE))
        widths = [self._inner - (need + self._pad if need else 0) for need in self._needs(share)]
        widths.sort(key=lambda width: self._rank(said, width))
        fits = self._rank(said, widths[0]) < len(said)
        return max(self.ui.px(MIN_SENTENCE), widths[0] if fits else max(widths))

    def _needs(self, most: int) -> list[int]:
        """Return the widths that the buttons want in one row and in two, up to a limit."""
        asked = self._asked
        choices = [button for button in asked.choices if button not in asked.asides]
        groups = [group for group in (choices, asked.asides, asked.controls) if group]
        if len(groups) == 1:
            whole = self._width(groups[0])
            splits = (
                max(self._width(groups[0][:n]), self._width(groups[0][n:])) for n in range(len(groups[0]))
            )
            return [min(most, whole), min(most, *splits, whole)]
        return [min(most, max(map(self._width, groups), default=0))]

    def _rank(self, said: Sequence[str], width: int) -> int:
        """Return how much of the sentence is lost at a width: 0 for nothing."""
        style, lines = STYLES[0]
        room = lines * self.ui.type.leading(style)
        fits = (n for n, words in enumerate(said) if self.ui.rich(words, style, max(1, width)).height <= room)
        return next(fits, len(said))

    # ---- the buttons
    def _width(self, row: Sequence[Widget]) -> int:
        return sum(widget.natural()[0] + self._gap for widget in row) - self._gap if row else 0

    def _rows(self, width: int) -> list[Row]:
        """Return the rows from top to bottom; controls below choices."""
        controls = self._filled(self._asked.controls, width, PROMPT_ROWS - bool(self._asked.choices))
        if above := [] if controls else self._above(width):
            return above
        rows = [*self._choices(width, PROMPT_ROWS - len(controls)), *controls]
        keeps_corner = bool(rows) and rows[-1][-1] in self._asked.asides and len(rows) < PROMPT_ROWS
        return [*rows, []] if keeps_corner else rows

    def _above(self, width: int) -> list[Row]:
        """Return a row of what is offered aside over one of the other choices; none if they do not fit."""
        asked = self._asked
        rest: Row = [b for b in asked.choices if b not in asked.asides and b is not asked.main]
        rows: list[Row] = [[*asked.asides], [*rest, *([asked.main] if asked.main else [])]]
        return rows if asked.asides and all(self._width(row) <= width for row in rows) else []

    def _choices(self, width: int, most: int) -> list[Row]:
        """Return rows of choices with room for each; those at the end of the list are hidden
        first, the primary one last."""
        asked = self._asked
        shown: list[Button] = [button for button in asked.choices if button is not asked.main]
        if asked.main is None:  # what declines or stands aside keeps out of the corner
            shown.sort(key=lambda button: button not in asked.asides)
        while True:
            ends = [*([self._more] if self.hidden else []), *([asked.main] if asked.main else [])]
            rows = self._filled([*shown, *ends], width, most)
            if not shown or all(self._width(row) <= width for row in rows):
                return rows
            last = next((button for button in reversed(shown) if button.look != "primary"), shown[-1])
            shown.remove(last)
            self.hidden.insert(0, last)

    def _filled(self, widgets: Sequence[Widget], width: int, most: int) -> list[Row]:
        """Return widgets in at most so many rows; the last row takes all that is left."""
        rows: list[Row] = []
        for widget in widgets:
            if not rows or (len(rows) < most and self._width([*rows[-1], widget]) > width):
                rows.append([])
            rows[-1].append(widget)
        return rows

    def _place(self, rows: Sequence[Row]) -> None:
        """Place rows at the right edge, the last one at the bottom."""
        gap = self.ui.px(PROMPT_GAP)
        high = min(
            self.ui.px(PROMPT_ROW), max(1, (self.rect.height - (PROMPT_ROWS + 1) * gap) // PROMPT_ROWS)
        )
        bottom = self.rect.bottom - gap
        for row in reversed(rows):
            self._place_row(row, bottom - high, high)
            bottom -= high + gap

    def _place_row(self, row: Row, top: int, high: int) -> None:
        """Place a row from right to left, narrower than its widgets want if it must."""
        room = self._inner + self._pad // 2 - self._gap * (len(row) - 1)
        wanted = [min(widget.natural()[0], room) for widget in row]
        share = min(1.0, room / max(1, sum(wanted)))
        right = self.rect.right - self._pad // 2
        for widget, width in zip(reversed(row), reversed(wanted), strict=True):
            wide = int(width * share)
            widget.place(pygame.Rect(right - wide, top, wide, high))
            right -= wide + self._gap

    def _show_more(self) -> None:
        self._on_more(self.hidden, self._more.rect)
