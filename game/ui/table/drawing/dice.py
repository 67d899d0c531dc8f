"""Dice on a tray: they tumble in from the right and come to rest one after the other, as they fell."""

from __future__ import annotations

import math

import pygame

from game.ui.table.api import Throw, ThrownDie
from game.ui.table.drawing import card_frames
from game.ui.table.drawing.painter import Painter
from game.ui.window import shapes, text
from game.ui.window import theme as t
from game.ui.window.ui import Ui

DIE, GAP, SIDE, LINE = 104, 18, 28, 34
"""Design pixels: a die, between two, round the tray's inside, a line of words."""
MIN_WIDTH = 420
FACES, TURNS, HOPS = 9, 540, 3
"""Faces a tumbling die shows, degrees it turns, and how often it hops."""
REACH = 0.45
"""The start of dice, as a share of the tray's width."""
FIRST_RESTS, LAST_RESTS = 0.6, 1.0
"""When the first of several dice comes to rest, and the last, as shares of the roll."""
SHADOW = 0.8
"""The width of a hopping die's shadow, as a share of the die."""
LAST_FACE = 0.75
"""From this share of its way on a die rolls over its result."""


def rests_at(n: int, count: int) -> float:
    """Return the share of the roll at which a die, counted from 0, comes to rest: from left to right."""
    return LAST_RESTS - (LAST_RESTS - FIRST_RESTS) * (count - 1 - n) / max(1, count - 1)


class DiceTray:
    """Draws a throw, from the first roll to the result."""

    def __init__(self, ui: Ui, painter: Painter, throw: Throw) -> None:
        self._ui, self._painter, self._throw = ui, painter, throw

    def place(self, room: pygame.Rect) -> pygame.Rect:
        """Return the rect of the tray, in the middle of a room."""
        px, count = self._ui.px, len(self._throw.dice)
        needed = LINE * len(self._throw.needed.splitlines())
        wide = max(MIN_WIDTH, count * (DIE + GAP) - GAP + 2 * SIDE)
        rect = pygame.Rect(0, 0, px(wide), px(SIDE + LINE + needed + GAP + DIE + GAP + LINE + SIDE))
        rect.width = min(rect.width, room.width)
        rect.center = room.center
        return rect

    def draw(self, surface: pygame.Surface, room: pygame.Rect, share: float) -> None:
        """Draw the dice at a share, 0 to 1, of their way; from 1 on they lie still and the result is
        shown."""
        ui, rect, throw = self._ui, self.place(room), self._throw
        ui.art.panel(surface, rect, "plank")
        inside = rect.inflate(-2 * ui.px(SIDE), -2 * ui.px(SIDE))
        line = pygame.Rect(inside.x, inside.y, inside.width, ui.px(LINE))
        self._say(surface, throw.title, line, t.CREAM_LIGHT, text.HEADING)
        line.top = line.bottom
        for words in throw.needed.splitlines():
            self._say(surface, words, line, t.CREAM)
            line.top = line.bottom
        tray = pygame.Rect(rect.x, line.y + ui.px(GAP), rect.width, ui.px(DIE))
        for n, die in enumerate(throw.dice):
            self._draw_die(surface, die, n, tray, share)
        if share >= 1:
            line.bottom = inside.bottom
            ink = {True: t.GLEAM, False: t.CREAM_2, None: t.CREAM_LIGHT}[throw.good]
            self._say(surface, throw.got, line, ink, text.HEADING)

    def _say(
        self,
        surface: pygame.Surface,
        words: str,
        line: pygame.Rect,
        ink: t.Colour,
        style: text.Style = text.STRONG,
    ) -> None:
        if words:
            most = self._ui.px(style.size)
            card_frames.words_in(self._ui, surface, words, line, most, card_frames.MIN_TEXT, "centre", ink)

    def _draw_die(
        self, surface: pygame.Surface, die: ThrownDie, n: int, tray: pygame.Rect, share: float
    ) -> None:
        side, step = tray.height, self._step(tray)
        left = tray.centerx - (step * (len(self._throw.dice) - 1) + side) // 2
        end = pygame.Rect(left + n * step, tray.y, side, side)
        way = min(1.0, share / rests_at(n, len(self._throw.dice)))
        if way >= 1:
            self._painter.draw(surface, die.fell, end)
            return
        eased = t.ease(way)
        face = die.fell if way >= LAST_FACE else die.faces[(int(eased * FACES) * 7 + n * 5) % len(die.faces)]
        image = pygame.transform.rotozoom(
            self._painter.image(face, end.size), (1 - eased) * (TURNS + 40 * n), 1.0
        )
        hop = abs(math.sin(eased * HOPS * math.pi)) * (1 - eased) * side / 2
        floor = end.move(round((1 - eased) * tray.width * REACH), 0)
        clip = surface.get_clip()
        surface.set_clip(tray.inflate(-4, side))
        self._draw_shadow(surface, floor, round(hop))
        surface.blit(image, image.get_rect(center=(floor.centerx, floor.centery - round(hop))))
        surface.set_clip(clip)

    def _draw_shadow(self, surface: pygame.Surface, floor: pygame.Rect, hop: int) -> None:
        """Draw the shadow of a die in the air; it parts from a die that hops."""
        if hop:
            side = round(floor.width * SHADOW)
            shadow = self._ui.art.cached(
                ("die shadow", side), lambda: shapes.soft_shadow((side, side), side // 2, side // 6)
            )
            surface.blit(shadow, shadow.get_rect(center=(floor.centerx + hop // 2, floor.centery + hop // 2)))

    def _step(self, tray: pygame.Rect) -> int:
        """Return the distance from die to die, smaller if there are many."""
        gap, count = self._ui.px(GAP), len(self._throw.dice)
        free = tray.width - 2 * self._ui.px(SIDE) - tray.height
        return min(tray.height + gap, free // max(1, count - 1))
