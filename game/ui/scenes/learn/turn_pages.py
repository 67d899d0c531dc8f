"""Pages about a turn: pictures with a sentence or two."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.engine.content.edition import Edition
from game.packages.guide import Guide, Picture, Row
from game.packages.guide import Page as Leaf
from game.ui.scenes.learn.album import Album, Painted
from game.ui.scenes.page import Page
from game.ui.widgets import Button, Dots, Label, Pane, Prose, Widget
from game.ui.window import text
from game.ui.window import theme as t
from game.ui.window.commands import Command, Do, Move, Wheel
from game.ui.window.program import Program
from game.ui.window.scene import Size
from game.ui.window.ui import Ui

LARGE_PICTURE_SHARE = 0.46
"""The share of the width for a large picture on the left."""
PICTURES, MAX_PICTURES_SHARE = 220, 0.36
"""The width of a row's pictures, to the left of its text, in design pixels, and the most of it as a share of
a broad page.
"""
BROAD_FROM = 900
"""The width in design pixels from which there is a large picture."""
MIN_PICTURE, MAX_PICTURE = 44, 132
"""The smallest and largest height of a picture in a row, in design pixels."""
SIZES, MAX_FILL_PERCENT = (t.HEADING, 20, t.CARD, t.BODY), 62
"""Font sizes, of which the largest is used that fills no more than this percentage of the height."""
ARROWS, ARROW, PART_RATIO = ("arrow_right", "plus"), 0.3, 1.6
"""Signs between pictures, and the relative widths of such signs and of parts of a table."""


def exists(program: Program, title: str) -> bool:
    """Return whether a title has pages about a turn."""
    return bool(program.guide(title).turn.page)


class TurnPages(Page):
    """The pages about a title's turn; `then` is called after the last one.

    note: a remark about the title
    edition: the edition whose numbers they state
    """

    name = "turn-pages"
    widest, tallest = 1720, 980

    def __init__(
        self,
        ui: Ui,
        program: Program,
        title: str,
        then: Callable[[], None] | None = None,
        note: str = "",
        edition: Edition | None = None,
    ) -> None:
        super().__init__(ui, "rulebook-turn", "hourglass")
        self.guide: Guide = program.guide(title)
        self.title, self.then, self.index = title, then, 0
        self._note, self._numbers = note, program.title(title, edition).page_numbers
        self.album = Album(ui, self.guide, lambda: program.table_view(title))
        self._pane = Pane(ui, "rows")
        self.first = "next"

    @property
    def leaf(self) -> Leaf:
        """The page that is open now."""
        return self.guide.turn.page[self.index]

    def leave(self) -> None:
        self.album.close()

    def build(self, size: Size) -> list[Widget]:
        self.frame_in(size)
        self.album.forget()
        title = Label(self.ui, self.ui.say(f"{self.title}-name"), text.HEADING, "right")
        room = self.head_room()
        title.place(room)
        room.width -= self.ui.type.width(title.words, text.HEADING)
        return [*self.head(), *self.remark(self._note, room), title, *self._leaf(), *self._foot()]

    def _foot(self) -> list[Widget]:
        """Return the back button, the dots, the next button."""
        ui, last = self.ui, self.index == len(self.guide.turn.page) - 1
        back = Button(ui, ui.say("back"), self._back, key="back", icon="arrow_left")
        words = ui.say("go-on" if last else "rulebook-next")
        on = Button(ui, words, self._on, key="next", look="primary")
        dots = Dots(ui, "dots", len(self.guide.turn.page), self.index, self.open)
        dots.name = ui.say("access-page")
        dots.place(self.foot_row([back], [on]))
        return [back, dots, on]

    def _leaf(self) -> list[Widget]:
        """Return the heading of the page, its large picture, its rows."""
        px, leaf, body = self.ui.px, self.leaf, self.body.copy()
        head = Label(self.ui, self._words(), text.HEADING.but(colour=t.OXBLOOD))
        head.place(pygame.Rect(body.x, body.y, body.width, px(t.HEADING * 1.5)))
        body.height -= head.rect.height + px(t.SMALL)
        body.y = head.rect.bottom + px(t.SMALL)
        widgets: list[Widget] = [head]
        if leaf.picture is not None and body.width >= px(BROAD_FROM):
            large = Painted(self.album, leaf.picture, fills=True)
            large.place(pygame.Rect(body.x, body.y, round(body.width * LARGE_PICTURE_SHARE), body.height))
            left = large.rect.right + px(t.FAR)
            body = pygame.Rect(left, body.y, body.right - left, body.height)
            widgets.append(large)
        self._pane.place(body)
        self._fill(body.size)
        return [*widgets, self._pane]

    def _fill(self, room: Size) -> None:
        """Spread the rows over the height; if they don't fit, they scroll."""
        px, rows = self.ui.px, self.leaf.row
        wide = max(
            min(px(PICTURES), room[0] // 3), min(round(room[0] * MAX_PICTURES_SHARE), px(2 * PICTURES))
        )
        left, beside = wide + px(t.WIDE), self._pane.width_inside - wide - px(t.WIDE)
        prose = self._prose(beside, room[1] * MAX_FILL_PERCENT // 100)
        needs = [max(px(MIN_PICTURE), words.height_at(beside) + px(t.SMALL)) for words in prose]
        spare = max(0, room[1] - sum(needs)) // len(rows)
        widgets: list[Widget] = []
        y = 0
        for row, words, need in zip(rows, prose, needs, strict=True):
            high, needed = need + spare, words.height_at(beside)
            words.place(pygame.Rect(left, y + (high - needed) // 2, beside, needed))
            side = min(px(MAX_PICTURE), high - px(t.SMALL))
            widgets += [*self._pictures(row, pygame.Rect(0, y + (high - side) // 2, wide, side)), words]
            y += high
        self._pane.offset = 0
        self._pane.fill(widgets, y)

    def _pictures(self, row: Row, room: pygame.Rect) -> list[Widget]:
        """Return pictures side by side, each as large as fits, with small signs between them."""
        gap = self.ui.px(t.SMALL)
        shares = [_share(picture) for picture in row.pictures]
        unit = (room.width - (len(shares) - 1) * gap) / sum(shares)
        made, x = list[Widget](), room.x
        for picture, share in zip(row.pictures, shares, strict=True):
            painted = Painted(self.album, picture)
            painted.place(pygame.Rect(x, room.y, round(unit * share), room.height))
            made.append(painted)
            x = painted.rect.right + gap
        return made

    def _words(self, row: Row | None = None) -> str:
        message = "-".join([self.title, "turn", self.leaf.id, *([row.id] if row else [])])
        return self.ui.say(message, **self._numbers)

    def _prose(self, width: int, height: int) -> list[Prose]:
        """Return the texts of the rows in the largest font that leaves gaps between them."""
        for size in SIZES:
            prose = [Prose(self.ui, self._words(row), text.BODY.but(size=size)) for row in self.leaf.row]
            if sum(words.height_at(width) for words in prose) <= height:
                break
        return prose

    def command(self, command: Command) -> bool:
        step = {Do("page_down"): 1, Do("page_up"): -1, Move(1, 0): 1, Move(-1, 0): -1}.get(command)
        if step is not None:
            self.open(self.index + step)
            return True
        if isinstance(command, Move) and command.dy and self._pane.furthest:
            return self._pane.command(Wheel((0, 0), -command.dy))
        return super().command(command)

    def update(self, dt: float) -> bool:
        return super().update(dt) | self.album.work()

    def open(self, index: int) -> None:
        if 0 <= index < len(self.guide.turn.page) and index != self.index:
            self.index = index
            self.layout()

    def _back(self) -> None:
        if self.index:
            self.open(self.index - 1)
        else:
            self.cancel()

    def _on(self) -> None:
        if self.index < len(self.guide.turn.page) - 1:
            self.open(self.index + 1)
            return
        self.close()
        if self.then is not None:
            self.then()


def _share(picture: Picture) -> float:
    """Return the width of a picture relative to others."""
    if picture.icon in ARROWS:
        return ARROW
    return PART_RATIO if picture.crop else 1.0
