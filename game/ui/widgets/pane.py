"""Scrolling panes: one holds widgets, one draws the visible rows of a long list."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence

import pygame

from game.ui.widgets.base import Widget
from game.ui.widgets.described import Description, Nth
from game.ui.window import theme as t
from game.ui.window.commands import Command, Do, Drag, Move, Press, Release, Wheel
from game.ui.window.ui import Ui

BAR = 10
"""The width of a scroll bar in design pixels."""
RING = 8
"""The room around a widget that its focus ring needs, in design pixels."""


class Scrolling(Widget):
    """A widget with content taller than its place: scrolled by wheel, page keys, or dragging the bar."""

    def __init__(self, ui: Ui, key: str) -> None:
        super().__init__(ui, key)
        self.offset = 0
        self._bar_held = False

    @property
    def content_height(self) -> int:
        """The height of the whole content, in window pixels."""
        raise NotImplementedError

    @property
    def furthest(self) -> int:
        """The largest scroll offset."""
        return max(0, self.content_height - self.rect.height)

    def scroll_to(self, offset: float) -> None:
        """Scroll to an offset in window pixels."""
        self.offset = max(0, min(self.furthest, round(offset)))

    def on_bar(self, pos: tuple[int, int]) -> bool:
        """Return whether a point is on the scroll bar."""
        return (
            self.furthest > 0
            and self.rect.collidepoint(pos)
            and pos[0] >= self.rect.right - self.ui.px(BAR + 6)
        )

    def command(self, command: Command) -> bool:
        if isinstance(command, Wheel):
            self.scroll_to(self.offset - command.dy * self.ui.px(64))
            return self.furthest > 0
        if isinstance(command, Press) and self.on_bar(command.pos):
            self._bar_held = True
            return self._drag_bar(command.pos[1])
        if isinstance(command, Drag) and self._bar_held:
            return self._drag_bar(command.pos[1])
        if isinstance(command, Release):
            self._bar_held = False
        return isinstance(command, Do) and self._page(command)

    def turn(self, command: Command) -> bool:
        """Scroll by a page if the command asks for it, wherever the focus is. Return whether it does."""
        return command in (Do("page_up"), Do("page_down")) and isinstance(command, Do) and self._page(command)

    def draw_bar(self, surface: pygame.Surface) -> None:
        """Draw the bar at the right edge, if there is anything to scroll."""
        if not self.furthest:
            return
        track = self._track()
        r = track.width // 2
        pygame.draw.rect(surface, t.mix(t.PAPER, t.INK_2, 0.22), track, 0, r)
        pygame.draw.rect(surface, t.mix(t.PAPER, t.INK_2, 0.75), self._thumb(track), 0, r)

    def _track(self) -> pygame.Rect:
        px = self.ui.px
        return pygame.Rect(
            self.rect.right - px(BAR), self.rect.y + px(4), px(BAR - 2), self.rect.height - px(8)
        )

    def _thumb(self, track: pygame.Rect) -> pygame.Rect:
        height = max(self.ui.px(28), track.height * self.rect.height // max(1, self.content_height))
        down = (track.height - height) * self.offset // max(1, self.furthest)
        return pygame.Rect(track.x, track.y + down, track.width, height)

    def _drag_bar(self, y: int) -> bool:
        track = self._track()
        room = track.height - self._thumb(track).height
        self.scroll_to((y - track.y - self._thumb(track).height / 2) / max(1, room) * self.furthest)
        return True

    def _page(self, command: Do) -> bool:
        page = self.rect.height * 0.85
        goal = {
            "page_up": self.offset - page,
            "page_down": self.offset + page,
            "home": 0,
            "end": self.furthest,
        }
        if command.act not in goal or not self.furthest:
            return False
        self.scroll_to(goal[command.act])
        return True


class Pane(Scrolling):
    """Holds widgets in a content that may be taller than the pane. Their rectangles are screen positions."""

    def __init__(self, ui: Ui, key: str) -> None:
        super().__init__(ui, key)
        self._inside: list[Widget] = []
        self._height = 0

    @property
    def content_height(self) -> int:
        return self._height

    @property
    def width_inside(self) -> int:
        """The width available to the content."""
        return self.rect.width - self.ui.px(BAR + 8)

    def fill(self, widgets: Iterable[Widget], height: int) -> None:
        """Replace the widgets, placed relative to the pane's top left corner, and set the height of the
        content.
        """
        self._inside, self._height = list(widgets), height
        for widget in self._inside:
            widget.place(widget.rect.move(self.rect.topleft))
            widget.clip, widget.parent = self.rect, self
        keep, self.offset = self.offset, 0
        self.scroll_to(keep)

    def children(self) -> Iterable[Widget]:
        return self._inside

    def to_front(self, widgets: Collection[Widget]) -> None:
        """Draw some of its widgets above the others from now on."""
        self._inside = [*(w for w in self._inside if w not in widgets), *widgets]

    def scroll_to(self, offset: float) -> None:
        before = self.offset
        super().scroll_to(offset)
        for widget in self._inside:
            widget.rect.y -= self.offset - before

    def reveal(self, widget: Widget) -> None:
        """Scroll until a widget inside is visible with a margin around it."""
        room = self.ui.px(t.GAP)
        if widget.rect.top - room < self.rect.top:
            self.scroll_to(self.offset + widget.rect.top - room - self.rect.top)
        elif widget.rect.bottom + room > self.rect.bottom:
            self.scroll_to(self.offset + widget.rect.bottom + room - self.rect.bottom)

    def draw(self, surface: pygame.Surface) -> None:
        old = surface.get_clip()
        surface.set_clip(self.rect.inflate(self.ui.px(8), 0).clip(old))
        for widget in self._inside:
            if widget.rect.colliderect(self.rect):
                widget.draw(surface)
        for widget in self._inside:
            if widget.focused and widget.rect.colliderect(self.rect):
                self._draw_ring(surface, widget, old)
        surface.set_clip(old)
        self.draw_bar(surface)

    def _draw_ring(self, surface: pygame.Surface, widget: Widget, old: pygame.Rect) -> None:
        """Draw the focus ring, which is whole around a widget at the edge and cut around one that is cut."""
        if self.rect.contains(widget.rect):
            room = 2 * self.ui.px(RING)
            surface.set_clip(self.rect.inflate(room, room).clip(old))
        widget.draw_focus(surface)


DrawRow = Callable[[pygame.Surface, pygame.Rect, int], None]


class Rows(Scrolling):
    """A list of any length. `draw_row(surface, rect, index)` draws a row; only visible rows are drawn.

    words_of   returns a row in words, for a screen reader
    """

    focusable = True
    role = "list"

    def __init__(
        self,
        ui: Ui,
        key: str,
        count: int,
        draw_row: DrawRow,
        *,
        row_height: int,
        index: int = 0,
        chosen: Callable[[int], None] | None = None,
        opened: Callable[[int], None] | None = None,
        tips: Sequence[str] = (),
        at_once: bool = False,
    ) -> None:
        """Set up the list. With `at_once`, pressing a row opens it even if it wasn't selected before."""
        super().__init__(ui, key)
        self._at_once = at_once
        self.count, self.draw_row, self.row_height, self.index = count, draw_row, row_height, index
        self.chosen, self.opened, self.tips = chosen, opened, tips
        self.over: int | None = None
        self.words_of: Callable[[int], str] = lambda _: ""

    @property
    def content_height(self) -> int:
        return self.count * self.row_height

    @property
    def shown(self) -> int:
        """The row to be described: the one under the pointer, else the selected one."""
        return self.over if self.over is not None else self.index

    @property
    def tooltip(self) -> str:
        return self.tips[self.shown] if 0 <= self.shown < len(self.tips) else ""

    def described(self) -> Description:
        """Return the list with its selected row as the value."""
        if not 0 <= self.index < self.count:
            return Description("list", self.name)
        words = self.words_of(self.index)
        tip = self.tips[self.index] if self.index < len(self.tips) else ""
        nth = Nth(self.index + 1, self.count)
        return Description("list", self.name, words, tip if tip != words else "", nth=nth)

    @property
    def tooltip_place(self) -> pygame.Rect:
        return self.row_rect(self.shown)

    def point(self, pos: tuple[int, int] | None) -> None:
        super().point(pos)
        self.over = self.row_at(pos) if pos is not None else None

    def natural(self) -> tuple[int, int]:
        return self.rect.width, self.content_height

    def row_at(self, pos: tuple[int, int]) -> int | None:
        """Return the row at a point."""
        row = (pos[1] - self.rect.y + self.offset) // self.row_height
        return row if self.hit(pos) and 0 <= row < self.count and not self.on_bar(pos) else None

    def row_rect(self, index: int) -> pygame.Rect:
        """Return the screen rectangle of a row."""
        bar = self.ui.px(BAR + 4) if self.furthest else 0
        y = self.rect.y + index * self.row_height - self.offset
        return pygame.Rect(self.rect.x, y, self.rect.width - bar, self.row_height)

    def command(self, command: Command) -> bool:
        if (
            isinstance(command, Press)
            and command.button == "left"
            and (row := self.row_at(command.pos)) is not None
        ):
            again = self._at_once or row == self.index
            self.choose(row)
            return (again and self._open()) or True
        if isinstance(command, Move) and command.dy and 0 <= self.index + command.dy < self.count:
            self.choose(self.index + command.dy)
            return True
        if command == Do("confirm"):
            return self._open()
        return super().command(command)

    def choose(self, index: int) -> None:
        """Select a row and scroll it into view."""
        self.index = index
        top = index * self.row_height
        if top < self.offset:
            self.scroll_to(top)
        elif top + self.row_height > self.offset + self.rect.height:
            self.scroll_to(top + self.row_height - self.rect.height)
        if self.chosen and self.count:
            self.chosen(index)

    def draw(self, surface: pygame.Surface) -> None:
        old = surface.get_clip()
        surface.set_clip(self.rect.clip(old))
        first = self.offset // self.row_height
        last = min(self.count, (self.offset + self.rect.height) // self.row_height + 1)
        self.draw_rows(surface, range(first, last))
        surface.set_clip(old)
        self.draw_bar(surface)

    def draw_rows(self, surface: pygame.Surface, rows: Sequence[int]) -> None:
        """Draw rows, all of which are visible."""
        for row in rows:
            self.draw_row(surface, self.row_rect(row), row)

    def draw_focus(self, surface: pygame.Surface) -> None:
        """Draw the ring around the selected row, or around the whole list if no row is visible."""
        row = self.row_rect(self.index).clip(self.rect)
        self.ui.art.focus_ring(
            surface, row.inflate(-self.ui.px(6), -self.ui.px(6)) if row.height else self.rect
        )

    def _open(self) -> bool:
        if self.opened is None or not self.count:
            return False
        self.opened(self.index)
        return True
