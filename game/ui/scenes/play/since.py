"""The recap of everything since a person's last turn: a strip for each turn, to step through or to leave with
Enter.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pygame

from game.ui.scenes.play.strips import Chip, ChipButton, Entry, Strip, is_wide, lay_strips
from game.ui.widgets import Button, Label, Pane, Prose, Widget
from game.ui.window import text
from game.ui.window import theme as t
from game.ui.window.commands import Command, Move
from game.ui.window.scene import FormScene, Size
from game.ui.window.ui import Ui


class Since(FormScene):
    """An overlay over mat and hand; the board beside it shows the position after the selected move.

    room    returns the area of mat and hand in window pixels
    above   returns the part of the mat above it, which is darkened
    look    shows the board after a move
    done    shows the present position again
    """

    name = "since"
    covers = False

    def __init__(
        self,
        ui: Ui,
        strips: list[Strip],
        room: Callable[[], pygame.Rect],
        above: Callable[[], pygame.Rect],
        look: Callable[[int], None],
        done: Callable[[], None],
    ) -> None:
        super().__init__(ui)
        self.strips, self._room, self._above, self._look, self._done = strips, room, above, look, done
        self.entries = [entry for strip in strips for entry in strip.entries]
        self.at: int | None = None
        """The index of the move that the board shows; None for the present position."""
        self.first = "go-on"
        self.frame = pygame.Rect(0, 0, 0, 0)
        self._pane = Pane(ui, "strips")

    def command(self, command: Command) -> bool:
        if isinstance(command, Move) and command.dx:
            self.step(command.dx)
            return True
        super().command(command)
        return True  # the table below waits

    def step(self, by: int) -> None:
        """Go forward or back by moves; beyond the first and the last one is the present position."""
        here = (-1 if by > 0 else len(self.entries)) if self.at is None else self.at
        self.choose(here + by)

    def choose(self, index: int) -> None:
        """Show the board after a move."""
        self.at = index if 0 <= index < len(self.entries) else None
        if self.at is None:
            self._done()
        else:
            self._look(self.entries[self.at].number)
            self._pane.reveal(self.form.find(f"entry:{self.at}"))
        self.dirty = True

    def leave(self) -> None:
        self._done()

    def build(self, size: Size) -> list[Widget]:
        ui, px = self.ui, self.ui.px
        self.frame = self._room()
        inner = self.frame.inflate(-2 * px(t.GAP), -2 * px(t.SMALL))
        buttons = self._buttons(inner)
        head = Label(ui, ui.say("since-title"), text.HEADING)
        right = buttons[0].rect.x - px(t.NEAR) if is_wide(self.ui, inner.width) else inner.right
        head.place(pygame.Rect(inner.x, inner.y, right - inner.x, px(t.ROW)))
        top = buttons[0].rect.bottom + px(t.NEAR)
        self._fill(pygame.Rect(inner.x, top, inner.width, inner.bottom - top))
        self.frame.height = self._pane.rect.bottom + px(t.SMALL) - self.frame.y
        return [head, self._pane, *buttons]

    def _buttons(self, inner: pygame.Rect) -> list[Button]:
        """Return the buttons back, forward and continue, placed from the right."""
        ui, px = self.ui, self.ui.px
        back = Button(ui, "", partial(self.step, -1), key="back", icon="arrow_left", tip=ui.say("since-back"))
        on = Button(ui, "", partial(self.step, 1), key="on", icon="arrow_right", tip=ui.say("since-on"))
        go = Button(ui, ui.say("since-go-on"), self.close, key="go-on", look="primary")
        right, y = inner.right, inner.y if is_wide(self.ui, inner.width) else inner.y + px(t.ROW)
        for button in (go, on, back):
            button.enabled = button is go or bool(self.entries)
            wide = button.natural()[0]
            button.place(pygame.Rect(right - wide, y, wide, px(t.ROW)))
            right -= wide + px(t.SMALL)
        return [back, on, go]

    def _fill(self, room: pygame.Rect) -> None:
        """Place the strips one below the other, each with as many rows as it needs, in a pane that is no
        higher than they are."""
        self._pane.place(room)
        widgets, high = lay_strips(self.ui, self.strips, self._pane.width_inside, self._chip)
        if not self.entries:
            nothing = Prose(self.ui, self.ui.say("since-nothing"))
            widgets, high = [nothing], nothing.height_at(room.width)
            nothing.place(pygame.Rect(0, 0, room.width, high))
        room.height = min(room.height, high)
        self._pane.place(room)
        self._pane.fill(widgets, high)

    def _chip(self, entry: Entry, number: int, width: int) -> Chip:
        chosen, choose = partial(self._is_at, number), partial(self.choose, number)
        return ChipButton(self.ui, f"entry:{number}", entry, width, chosen, choose)

    def _is_at(self, number: int) -> bool:
        return self.at == number

    def ground(self, surface: pygame.Surface) -> None:
        """Draw the plate over the darkened mat and hand, of which it covers a part."""
        for left in filter(None, (self._room(), self._above())):
            self.ui.art.veil(surface.subsurface(left))
        self.ui.art.panel(surface, self.frame, "paper")
