"""The glossary: every icon with its name and meaning, by title."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.packages import guide
from game.packages.guide import Signs
from game.presentation import glossary
from game.ui.scenes.columns import Block, flow
from game.ui.scenes.learn.album import Album
from game.ui.scenes.page import Page
from game.ui.table.api import LegendPart
from game.ui.widgets import Choice, Pane, Picture, Prose, Widget
from game.ui.window import text
from game.ui.window import theme as t
from game.ui.window.commands import Command
from game.ui.window.program import Program
from game.ui.window.scene import Size
from game.ui.window.ui import Ui

WINDOW = "rulebook"
"""The prefix of the messages for the window's own signs."""
COLUMN, MAX_COLUMNS, ICON, SWATCH = 320, 4, 34, 46
"""The smallest width of a column in design pixels; the most columns; design pixels of an icon, and of a
board's sign.
"""


class Glossary(Page):
    """The signs of a title, or of the window.

    icons: signs to be listed first, because somebody asked about them
    parts: the legend of the board on the table
    note: a remark about the title
    """

    name = "glossary"
    widest, tallest = 1760, 1500

    def __init__(
        self,
        ui: Ui,
        program: Program,
        title: str,
        icons: Sequence[str] = (),
        parts: Sequence[LegendPart] = (),
        note: str = "",
    ) -> None:
        super().__init__(ui, "rulebook-signs", "question")
        self.program, self.titles = program, [*program.titles(), WINDOW]
        self.index = self.titles.index(title) if title in self.titles else 0
        self.icons, self.parts = icons, {title: parts} if parts else {}
        self._notes = {title: note}
        self.first = "titles"
        self._pane = Pane(ui, "signs")
        self._seen = False

    @property
    def title(self) -> str:
        """The title whose signs are shown."""
        return self.titles[self.index]

    def build(self, size: Size) -> list[Widget]:
        self.frame_in(size)
        back = self.back_button()
        note = self.remark(self._notes.get(self.title, ""), self.foot_row([back], []))
        self._pane.place(self.body)
        self._fill()
        return [*self.head(), self._tabs(), self._pane, back, *note]

    def _tabs(self) -> Choice:
        say = self.ui.say
        names = [say("rulebook-window") if title == WINDOW else say(f"{title}-name") for title in self.titles]
        tabs = Choice(self.ui, "titles", names, self.index, self._choose)
        tabs.name = say("access-game")
        room = self.head_room()
        wide = min(room.width, tabs.natural()[0])
        tabs.place(pygame.Rect(room.right - wide, room.y, wide, room.height))
        return tabs

    def signs(self) -> Sequence[Signs]:
        """Return the groups of signs that are shown."""
        return guide.window_signs() if self.title == WINDOW else self.program.guide(self.title).book.signs

    def _look(self) -> Sequence[LegendPart]:
        """Return the board's legend in the default position of the title's pages."""
        found, title = self.program.guide(self.title), self.title
        if not found.turn.position:
            return ()
        album = Album(self.ui, found, lambda: self.program.table_view(title))
        parts = album.legend()
        album.close()
        return parts

    def update(self, dt: float) -> bool:
        """Add the legend of a board that isn't on the table once the other signs are on the screen."""
        late = self._seen and self.title != WINDOW and self.title not in self.parts
        if late:
            self.parts[self.title] = self._look()
            self.layout()
        return super().update(dt) or late

    def draw(self, surface: pygame.Surface) -> None:
        super().draw(surface)
        self._seen = True

    def _fill(self) -> None:
        px, gap, inside = self.ui.px, self.ui.px(t.FAR), self._pane.width_inside
        count = max(1, min(MAX_COLUMNS, (inside + gap) // px(COLUMN)))
        wide = (inside - (count - 1) * gap) // count
        blocks = [*self._asked(wide), *self._kinds(wide), *self._parts(wide)]
        height = flow(blocks, count, wide + gap, self._pane.rect.height)
        self._pane.offset = 0
        self._pane.fill([widget for block in blocks for widget in block.widgets], height)

    def _asked(self, wide: int) -> list[Block]:
        """Return the signs that somebody asked about."""
        known = {icon: self.title for signs in self.signs() for icon in signs.icons}
        found = [icon for icon in self.icons if icon in known]
        head = [self._heading(self.ui.say("rulebook-signs-asked"), wide)] if found else []
        return [*head, *(self._sign(icon, wide) for icon in found)]

    def _kinds(self, wide: int) -> list[Block]:
        blocks = []
        for signs in self.signs():
            blocks.append(self._heading(self.ui.say(f"{self.title}-signs-{signs.id}"), wide))
            blocks += [self._sign(icon, wide) for icon in signs.icons]
        return blocks

    def _parts(self, wide: int) -> list[Block]:
        blocks = []
        for part in self.parts.get(self.title, ()):
            blocks.append(self._heading(self.ui.say("rulebook-signs-board", what=part.title), wide))
            for sign in part.signs:
                side = self.ui.px(SWATCH)
                blocks.append(self._entry(sign.face.paint(self.ui, (side, side)), "", sign.words, wide))
        return blocks

    def _sign(self, icon: str, wide: int) -> Block:
        words, title = self.ui.messages, self.title
        image = self.ui.art.sign(icon, self.ui.px(ICON), t.INK_2)
        return self._entry(image, glossary.name(words, title, icon), glossary.about(words, title, icon), wide)

    def _heading(self, words: str, wide: int) -> Block:
        head = Prose(self.ui, words, text.STRONG.but(colour=t.OXBLOOD, size=t.CARD))
        head.place(pygame.Rect(0, 0, wide, head.height_at(wide)))
        return Block([head], head.rect.height + self.ui.px(t.SMALL), leads=True)

    def _entry(self, image: pygame.Surface, name: str, about: str, wide: int) -> Block:
        """Return a picture, with a name and a sentence beside it."""
        px, left = self.ui.px, self.ui.px(SWATCH + t.NEAR)
        picture, lines = Picture(self.ui, image), [Prose(self.ui, name, text.STRONG)] if name else []
        lines.append(Prose(self.ui, about))
        needs = [line.height_at(wide - left) for line in lines]
        high = max(sum(needs), image.get_height())
        picture.place(pygame.Rect(0, (high - image.get_height()) // 2, px(SWATCH), image.get_height()))
        y = (high - sum(needs)) // 2
        for line, need in zip(lines, needs, strict=True):
            line.place(pygame.Rect(left, y, wide - left, need))
            y += need
        return Block([picture, *lines], high + px(t.NEAR))

    def command(self, command: Command) -> bool:
        return self._pane.turn(command) or super().command(command)

    def _choose(self, index: int) -> None:
        self.index, self._seen = index, False
        self.layout()
