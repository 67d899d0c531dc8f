"""The hand that shows a learner what to pick up and where to drop it."""

from __future__ import annotations

import math
from collections.abc import Sequence

import pygame

from game.ui.table.api import Shape
from game.ui.table.drawing.painter import Painter
from game.ui.window import theme as t
from game.ui.window.commands import Pos

SIGN = "hand"
SIDE = 52
"""Design pixels of the hand."""
TIP = (0.39, 0.07)
"""The place of its fingertip, as shares of its sides."""
SMALL_THING, LOW = 120, 6
"""Design pixels of a thing that the hand would hide; the finger is a sixth of its height above its foot."""
PRESS_MS, WAY_MS, REST_MS = 450.0, 1000.0, 650.0
"""So long it presses down, goes its way, and rests at the end."""
ROUNDS = 4
"""So often it shows the way, then it stands still."""
DOWN = 0.86
"""Its scale while it presses."""
BOB = 7
"""Design pixels by which it moves where there is no way."""

Place = tuple[pygame.Rect, Shape]


class Pointing:
    """Shows places, and the way from the first to the second where a thing is to be carried."""

    def __init__(self, painter: Painter) -> None:
        self._painter, self._ui = painter, painter.ui
        self._clock = 0.0
        self._at: tuple[object, ...] = ()

    def aim(self, at: tuple[object, ...]) -> bool:
        """Begin anew where it is about something else; whether it is."""
        begins = at != self._at
        if begins:
            self._at, self._clock = at, 0.0
        return begins

    def update(self, dt: float) -> bool:
        """Let time pass; whether the hand moves."""
        moves = self._moves
        self._clock += dt
        return moves

    @property
    def _moves(self) -> bool:
        return self._clock < ROUNDS * _ROUND and bool(self._ui.theme.duration(1))

    def draw(self, surface: pygame.Surface, places: Sequence[Place], *, carries: bool) -> None:
        """Draw rings round the places and the hand. `carries`: from the first place to the second."""
        for rect, shape in places:
            self._painter.outlines.ring(surface, rect, shape)
        if not places:
            return
        ends = [self.tip(rect) for rect, _ in places]
        if carries and len(ends) > 1:
            self._draw_way(surface, ends[0], ends[1])
        else:
            self._draw_hand(surface, self._bobbing(ends[0]), 1.0)

    def tip(self, rect: pygame.Rect) -> Pos:
        """Return where the finger points: low on a small thing, so that the hand lies below it."""
        is_small = rect.height <= self._ui.px(SMALL_THING)
        return rect.centerx, rect.bottom - rect.height // LOW if is_small else rect.centery

    def _draw_way(self, surface: pygame.Surface, start: Pos, end: Pos) -> None:
        self._painter.way(surface, [start, end])
        if not self._moves:
            self._draw_hand(surface, end, 1.0)
            return
        at = self._clock % _ROUND
        share = t.ease(min(1.0, max(0.0, (at - PRESS_MS) / WAY_MS)))
        pos = round(start[0] + (end[0] - start[0]) * share), round(start[1] + (end[1] - start[1]) * share)
        pressed = PRESS_MS / 2 < at < PRESS_MS + WAY_MS
        self._draw_hand(surface, pos, DOWN if pressed else 1.0)

    def _bobbing(self, pos: Pos) -> Pos:
        if not self._moves:
            return pos
        swing = (1 - math.cos(2 * math.pi * self._clock / (PRESS_MS + WAY_MS))) / 2
        return pos[0], pos[1] + round(self._ui.px(BOB) * swing)

    def _draw_hand(self, surface: pygame.Surface, pos: Pos, size: float) -> None:
        side = round(self._ui.px(SIDE) * size)
        hand = self._ui.art.icon(SIGN, side)
        surface.blit(hand, (pos[0] - round(side * TIP[0]), pos[1] - round(side * TIP[1])))


_ROUND = PRESS_MS + WAY_MS + REST_MS
