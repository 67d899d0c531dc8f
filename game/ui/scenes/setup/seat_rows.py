"""The rows of seats, which can be reordered by dragging or by keys."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.ui.widgets import Pane, Widget
from game.ui.window import shapes
from game.ui.window import theme as t
from game.ui.window.commands import Command, Do, Drag, Move, Press, Release
from game.ui.window.ui import Ui

HANDLE_WIDTH = 28
"""The width of the drag handle at the left of a row, in design pixels."""
MOVE_SPEED = 3.0
"""The speed at which a row moves to its place, relative to the hover animation."""
Moved = Callable[[int, int], None]


class SeatRow(Widget):
    """The background of a row. It can be dragged by its handle, or anywhere no other widget covers it."""

    focusable = True
    role = "button"

    def __init__(self, ui: Ui, number: int, name: str, rows: SeatRows) -> None:
        """Set up the row of a seat. `name`: of who sits there."""
        super().__init__(ui, f"seat-{number + 1}", tip=ui.say("new-order-tip"))
        self.name = ui.say("access-seat-row", number=number + 1, name=name)
        self.number, self._rows = number, rows
        self.parts: list[Widget] = []
        """The widgets on the row."""

    @property
    def lifted(self) -> bool:
        """True while the row is being moved."""
        return self._rows.lifted == self.number

    @property
    def tooltip_place(self) -> pygame.Rect:
        return pygame.Rect(self.rect.topleft, (self.ui.px(HANDLE_WIDTH), self.rect.height))

    def command(self, command: Command) -> bool:
        if isinstance(command, Press) and command.button == "left":
            self._rows.start_drag(self.number, command.pos[1])
        elif isinstance(command, Drag):
            self._rows.drag(command.pos[1])
        elif isinstance(command, Release):
            self._rows.drop()
        elif command == Do("confirm"):
            self._rows.lift(None if self.lifted else self.number)
        elif isinstance(command, Move) and command.dy and self.lifted:
            self._rows.step(command.dy)
        else:
            return False
        return True

    def shift(self, y: int) -> None:
        """Move the row and its widgets to a y coordinate."""
        by = y - self.rect.y
        for widget in (self, *self.parts):
            widget.rect.y += by

    def draw(self, surface: pygame.Surface) -> None:
        ui = self.ui
        if self.lifted:
            ui.art.panel(surface, self.rect, "raised", t.RADIUS_SMALL)
            ui.art.outline(surface, self.rect, t.BRASS, 2)
        elif self.hover > 0:
            size, alpha = self.rect.size, round(70 * self.hover) // 10 * 10
            light = ui.art.cached(
                ("row", size, alpha),
                lambda: shapes.rounded(size, ui.px(t.RADIUS_SMALL), t.CREAM_LIGHT, alpha=alpha),
            )
            surface.blit(light, self.rect)
        self._draw_grip(surface)

    def _draw_grip(self, surface: pygame.Surface) -> None:
        """Draw the six dots of the handle."""
        px, warm = self.ui.px, self.hot or self.focused or self.lifted
        middle = self.rect.x + px(HANDLE_WIDTH) // 2
        for dy in (-7, 0, 7):
            for dx in (-3.5, 3.5):
                pos = (
                    middle + round(dx * self.ui.theme.scale),
                    self.rect.centery + round(dy * self.ui.theme.scale),
                )
                pygame.draw.circle(surface, t.INK if warm else t.CREAM_3, pos, px(2))


class SeatRows:
    """All rows, and the one that is being moved.

    `moved(from, to)` is called after a move, `changed` when everything must be laid out again.
    """

    def __init__(self, ui: Ui, pane: Pane, moved: Moved, changed: Callable[[], None]) -> None:
        self._ui, self._pane, self._moved, self._changed = ui, pane, moved, changed
        self.rows: list[SeatRow] = []
        self.lifted: int | None = None
        """The row that is being dragged, or was lifted by keys."""
        self._grab_offset: int | None = None
        """The distance of the pointer from the top of the dragged row."""
        self._tops: list[int] = []
        """The tops of the rows before the drag, and the place nearest to the dragged row."""
        self._place = 0

    def clear(self) -> None:
        """Remove all rows before they are made again."""
        self.rows, self._grab_offset = [], None

    def add(self, row: SeatRow, parts: list[Widget]) -> list[Widget]:
        """Add a row with its widgets."""
        row.parts = parts
        self.rows.append(row)
        return [row, *parts]

    @property
    def dragging(self) -> bool:
        """True while a row follows the pointer."""
        return self._grab_offset is not None

    # ---- by the pointer
    def start_drag(self, number: int, y: int) -> None:
        """Start to drag a row by the pointer."""
        self.lifted, self._place = number, number
        self._tops = [row.rect.y for row in self.rows]
        self._grab_offset = y - self.rows[number].rect.y
        self._pane.to_front([self.rows[number], *self.rows[number].parts])

    def drag(self, y: int) -> None:
        """Move the dragged row to the pointer; the others make room."""
        if self._grab_offset is None or self.lifted is None:
            return
        top = max(self._tops[0], min(self._tops[-1], y - self._grab_offset))
        self.rows[self.lifted].shift(top)
        self._place = min(range(len(self._tops)), key=lambda i: abs(self._tops[i] - top))

    def update(self, dt: float) -> bool:
        """Move the other rows out of the dragged row's way. Return whether one is still moving."""
        if self._grab_offset is None or self.lifted is None:
            return False
        others = [row for row in self.rows if row.number != self.lifted]
        places = [top for place, top in enumerate(self._tops) if place != self._place]
        lasting = self._ui.theme.duration(t.HOVER_MS)
        moving = False
        for row, top in zip(others, places, strict=True):
            far = top - row.rect.y
            by = round(far * min(1.0, dt / lasting * MOVE_SPEED)) if lasting else far
            moving |= far != 0
            row.shift(row.rect.y + (by or (far > 0) - (far < 0)))
        return moving

    def drop(self) -> None:
        """Drop the dragged row where it is."""
        if self._grab_offset is None or self.lifted is None:
            return
        source, self.lifted, self._grab_offset = self.lifted, None, None
        self._ui.sound.play("wood")
        self._moved(source, self._place)

    def put_back(self) -> bool:
        """Cancel the move. Return whether a row was being moved."""
        if self.lifted is None:
            return False
        self.lifted, self._grab_offset = None, None
        self._changed()
        return True

    # ---- by keys
    def lift(self, number: int | None) -> None:
        """Lift a row by keys, or put the lifted one down."""
        self.lifted = number
        self._changed()

    def follow(self, focus: Widget | None) -> None:
        """Put down a row that was lifted by keys when it loses the focus."""
        if self.lifted is not None and not self.dragging and focus is not self.rows[self.lifted]:
            self.lifted = None

    def step(self, by: int) -> None:
        """Move the lifted row by one place."""
        source = self.lifted
        if source is not None and 0 <= source + by < len(self.rows):
            self.lifted = source + by
            self._ui.sound.play("wood")
            self._moved(source, source + by)
