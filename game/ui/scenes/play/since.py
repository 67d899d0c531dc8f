<<<<<<< HEAD
"""What happened since a person's last turn: a strip for each turn, whose moves can be stepped through."""
=======
"""The recap of everything since a person's last turn: a strip for each turn, to step through or to leave with
Enter.
"""
>>>>>>> 8ac6c855 (Explain widgets and scenes in plain sentences)

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

<<<<<<< HEAD
=======
SIGN, CHIP, BY = 30, 30, 18
"""Design pixels: the emblem at the beginning of a strip, the height of an action, the emblem of another seat
that acted.
"""
NAME, WIDE = 0.16, 640
"""The share of the width for emblem and name at the left of a strip, and the width in design pixels from
which they are shown.
"""


@dataclass(frozen=True)
class Entry:
    """A move by its number and its description in rich words, the most important first.

    by: the seat that acted, if the turn is another's. A move of several seats has several entries.
    """

    number: int
    lines: tuple[str, ...]
    by: Person | None = None


SHOWN = 3
"""The most lines for a move; its tip has all of them."""


@dataclass(frozen=True)
class Strip:
    """The actions of a turn, by its owner and by other seats."""

    who: Person
    turn: int
    entries: tuple[Entry, ...]


class Chip(Widget):
    """A move in icons and words; a press shows the board after it."""

    def __init__(
        self, ui: Ui, key: str, entry: Entry, width: int,
        chosen: Callable[[], bool], choose: Callable[[], None],
    ):  # fmt: skip
        more = "\n".join(entry.lines)
        super().__init__(ui, key, tip=more if len(entry.lines) > SHOWN else "")
        words = text.BETWEEN.join(entry.lines[:SHOWN])
        around = 2 * ui.px(t.NEAR) + (ui.px(BY + t.SMALL) if entry.by else 0)
        self._words = ui.rich(words, text.BODY.but(size=t.BODY - 1), width - around)
        self._by, self._chosen, self._choose = entry.by, chosen, choose
        high = max(ui.px(CHIP), self._words.height + ui.px(t.SMALL))
        self.rect = pygame.Rect(0, 0, self._words.used + around, high)

    def command(self, command: Command) -> bool:
        if isinstance(command, Press) and command.button == "left":
            self._choose()
            return True
        return False

    def draw(self, surface: pygame.Surface) -> None:
        art, px, x = self.ui.art, self.ui.px, self.rect.x + self.ui.px(t.NEAR)
        art.panel(surface, self.rect, "gold" if self._chosen() else "sunk", t.RADIUS_SMALL)
        if self._by is not None:
            sign = art.emblem(t.SEAT_COLOURS[self._by.colour], px(BY))
            surface.blit(sign, (x, self.rect.centery - px(BY) // 2))
            x += px(BY + t.SMALL)
        self._words.draw(surface, (x, self.rect.centery - self._words.height // 2))


class Name(Widget):
    """Emblem and name of the seat whose turn a strip shows."""

    def __init__(self, ui: Ui, strip: Strip) -> None:
        super().__init__(ui, f"strip:{strip.turn}")
        self._strip = strip

    def draw(self, surface: pygame.Surface) -> None:
        ui, who, side = self.ui, self._strip.who, self.ui.px(SIGN) - self.ui.px(t.TINY)
        room = self.rect.copy()
        surface.blit(ui.art.emblem(t.SEAT_COLOURS[who.colour], side), (room.x, room.centery - side // 2))
        room.x, room.width = room.x + side + ui.px(t.SMALL), room.width - side - ui.px(t.SMALL)
        ui.type.draw(surface, who.name, text.STRONG, room, may_cut=True)

>>>>>>> 8ac6c855 (Explain widgets and scenes in plain sentences)

class Since(FormScene):
    """An overlay over mat and hand; the board beside it shows the position after the selected move.

    room    returns the area of mat and hand in window pixels
    look    shows the board after a move
    done    shows the present position again
    """

    name = "since"
    covers = False

    def __init__(
        self,
        ui: Ui,
        strips: list[Strip],
        room: Callable[[], tuple[int, int, int, int]],
        look: Callable[[int], None],
        done: Callable[[], None],
    ) -> None:
        super().__init__(ui)
        self.strips, self._room, self._look, self._done = strips, room, look, done
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
        self.frame = pygame.Rect(self._room())
        inner = self.frame.inflate(-2 * px(t.GAP), -2 * px(t.SMALL))
        buttons = self._buttons(inner)
        head = Label(ui, ui.say("since-title"), text.HEADING)
        right = buttons[0].rect.x - px(t.NEAR) if is_wide(self.ui, inner.width) else inner.right
        head.place(pygame.Rect(inner.x, inner.y, right - inner.x, px(t.ROW)))
        top = buttons[0].rect.bottom + px(t.NEAR)
        self._pane.place(pygame.Rect(inner.x, top, inner.width, inner.bottom - top))
        if not self.entries:
            nothing = Prose(ui, ui.say("since-nothing"))
            nothing.place(self._pane.rect)
            return [head, nothing, *buttons]
        self._fill()
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

    def _fill(self) -> None:
<<<<<<< HEAD
        """Lay out the strips in the pane."""
        self._pane.fill(*lay_strips(self.ui, self.strips, self._pane.width_inside, self._chip))
=======
        """Place the strips one below the other, each with as many rows as it needs."""
        ui, px, width = self.ui, self.ui.px, self._pane.width_inside
        wide = self._is_wide(width)
        left = round(width * NAME) if wide else px(SIGN)
        widgets: list[Widget] = []
        y = number = 0
        for strip in self.strips:
            name = Name(ui, strip)
            name.place(pygame.Rect(0, y, (left if wide else width) - px(t.SMALL), px(SIGN)))
            widgets.append(name)
            y = y if wide else name.rect.bottom + px(t.TINY)
            x, high = left, px(SIGN)
            for entry in strip.entries:
                chip = Chip(
                    ui, f"entry:{number}", entry, width - left,
                    partial(self._is_at, number), partial(self.choose, number),
                )  # fmt: skip
                if x > left and x + chip.rect.width > width:
                    x, y, high = left, y + high + px(t.TINY), px(CHIP)
                chip.rect.topleft = (x, y)
                x, high = chip.rect.right + px(t.TINY), max(high, chip.rect.height)
                widgets.append(chip)
                number += 1
            y += high + px(t.SMALL)
        self._pane.fill(widgets, y)
>>>>>>> 8ac6c855 (Explain widgets and scenes in plain sentences)

    def _chip(self, entry: Entry, number: int, width: int) -> Chip:
        chosen, choose = partial(self._is_at, number), partial(self.choose, number)
        return ChipButton(self.ui, f"entry:{number}", entry, width, chosen, choose)

    def _is_at(self, number: int) -> bool:
        return self.at == number

    def ground(self, surface: pygame.Surface) -> None:
        self.ui.art.panel(surface, self.frame, "paper")
