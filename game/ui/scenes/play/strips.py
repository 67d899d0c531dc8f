"""Strips of moves: one for each turn, with its owner's emblem and a chip for each move."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame

from game.play.people import Person
from game.ui.widgets import Widget
from game.ui.widgets.described import Description
from game.ui.window import text
from game.ui.window import theme as t
from game.ui.window.commands import Command, Press
from game.ui.window.pictures import Plate
from game.ui.window.ui import Ui

SIGN, CHIP, BY = 30, 30, 18
"""Design pixels: the emblem at the beginning of a strip, the height of a chip, the emblem of another seat in
it.
"""
NAME, WIDE = 0.16, 640
"""The share of the width for emblem and name at the left of a strip, and the width in design pixels from
which they are shown.
"""
SHOWN = 3
"""The most lines of a move on a chip; its tooltip has all of them."""


@dataclass(frozen=True)
class Entry:
    """A move by its number, and its lines in rich words.

    by          the seat that acted, if it is not the owner of the turn
    headline    True for one of the turn's main results
    """

    number: int
    lines: tuple[str, ...]
    by: Person | None = None
    headline: bool = False


@dataclass(frozen=True)
class Strip:
    """The moves of a turn, by its owner and by others who were asked."""

    who: Person
    turn: int
    entries: tuple[Entry, ...]


class Chip(Widget):
    """A move in icons and words, without interaction."""

    def __init__(self, ui: Ui, key: str, entry: Entry, width: int) -> None:
        more = "\n".join(entry.lines)
        super().__init__(ui, key, tip=more if len(entry.lines) > SHOWN else "")
        words = text.SEPARATOR.join(entry.lines[:SHOWN])
        around = 2 * ui.px(t.NEAR) + (ui.px(BY + t.SMALL) if entry.by else 0)
        style = text.STRONG if entry.headline else text.BODY
        self._words = ui.rich(words, style.but(size=t.BODY - 1), width - around)
        self._by, self._headline, self._lines = entry.by, entry.headline, entry.lines
        high = max(ui.px(CHIP), self._words.height + ui.px(t.SMALL))
        self.rect = pygame.Rect(0, 0, self._words.used + around, high)

    @property
    def reads_out(self) -> bool:
        return True

    def described(self) -> Description:
        """Return the lines of the move, after the name of another seat that acted."""
        said = (
            [self.ui.say("text-event", name=self._by.name, words=line) for line in self._lines]
            if (self._by)
            else [*self._lines]
        )
        return Description("text", "\n".join(said))

    @property
    def plate(self) -> Plate:
        """The texture of its plate."""
        return "raised" if self._headline else "sunk"

    def draw(self, surface: pygame.Surface) -> None:
        art, px, x = self.ui.art, self.ui.px, self.rect.x + self.ui.px(t.NEAR)
        art.panel(surface, self.rect, self.plate, t.RADIUS_SMALL)
        if self._by is not None:
            sign = art.emblem(t.SEAT_COLOURS[self._by.colour], px(BY))
            surface.blit(sign, (x, self.rect.centery - px(BY) // 2))
            x += px(BY + t.SMALL)
        self._words.draw(surface, (x, self.rect.centery - self._words.height // 2))


class ChipButton(Chip):
    """A chip that can be selected."""

    def __init__(
        self, ui: Ui, key: str, entry: Entry, width: int,
        chosen: Callable[[], bool], choose: Callable[[], None],
    ):  # fmt: skip
        super().__init__(ui, key, entry, width)
        self._chosen, self._choose = chosen, choose

    @property
    def plate(self) -> Plate:
        return "gold" if self._chosen() else super().plate

    def command(self, command: Command) -> bool:
        if isinstance(command, Press) and command.button == "left":
            self._choose()
            return True
        return False


class Name(Widget):
    """The emblem and name of a strip's owner."""

    def __init__(self, ui: Ui, strip: Strip) -> None:
        super().__init__(ui, f"strip:{strip.turn}")
        self._strip = strip

    @property
    def reads_out(self) -> bool:
        return True

    def described(self) -> Description:
        return Description("heading", self._strip.who.name)

    def draw(self, surface: pygame.Surface) -> None:
        ui, who, side = self.ui, self._strip.who, self.ui.px(SIGN) - self.ui.px(t.TINY)
        room = self.rect.copy()
        surface.blit(ui.art.emblem(t.SEAT_COLOURS[who.colour], side), (room.x, room.centery - side // 2))
        room.x, room.width = room.x + side + ui.px(t.SMALL), room.width - side - ui.px(t.SMALL)
        ui.type.draw(surface, who.name, text.STRONG, room, may_cut=True)


MakeChip = Callable[[Entry, int, int], Chip]
"""Makes the chip of an entry; arguments: the entry, its number among all entries, the width it may have."""


def is_wide(ui: Ui, width: int) -> bool:
    """Return whether there is room for names beside the chips."""
    return width >= ui.px(WIDE)


def lay_strips(ui: Ui, strips: Sequence[Strip], width: int, make: MakeChip) -> tuple[list[Widget], int]:
    """Return the widgets of the strips one below the other, from (0, 0) on, and their total height."""
    px, wide = ui.px, is_wide(ui, width)
    left = round(width * NAME) if wide else px(SIGN)
    widgets: list[Widget] = []
    y = number = 0
    for strip in strips:
        name = Name(ui, strip)
        name.place(pygame.Rect(0, y, (left if wide else width) - px(t.SMALL), px(SIGN)))
        widgets.append(name)
        y = y if wide else name.rect.bottom + px(t.TINY)
        x, high = left, px(SIGN)
        for entry in strip.entries:
            chip = make(entry, number, width - left)
            if x > left and x + chip.rect.width > width:
                x, y, high = left, y + high + px(t.TINY), px(CHIP)
            chip.rect.topleft = (x, y)
            x, high = chip.rect.right + px(t.TINY), max(high, chip.rect.height)
            widgets.append(chip)
            number += 1
        y += high + px(t.SMALL)
    return widgets, y
