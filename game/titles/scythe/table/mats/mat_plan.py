"""The layout of a seat's two mats."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise
from typing import Any

import pygame

from game.engine.model import Seat
from game.titles.scythe.rules.content.book import Book
from game.titles.scythe.rules.state.state import Player
from game.titles.scythe.table import faces
from game.titles.scythe.table.mats import sections
from game.titles.scythe.words import terms
from game.ui.table.api import Size

HEAD, COUNTERS, LINE, FACTORY = 0.06, 0.06, 0.05, 0.072
"""Shares of the mats' height: head, counters, a line of an ability, the place of the Factory card."""
TWO_COLUMNS, TWO_LINES = 0.72, 1.62
"""Aspect ratio of the mats from which mechs are in two columns, and how much higher their lines are."""
COUNTER_SHAPE, TWO_COUNTERS = 1.2, 0.094
"""Least aspect ratio of a counter in a line of all; share of the mats' height of two lines of counters."""
PLANS = 64
"""The size of the cache of plans."""


@dataclass(frozen=True)
class Plan:
    """The rectangles of the parts of both mats."""

    head: pygame.Rect
    stars: pygame.Rect
    token: pygame.Rect
    counters: tuple[pygame.Rect, ...]
    abilities: tuple[pygame.Rect, ...]
    one_time: tuple[pygame.Rect, ...]
    sections: tuple[pygame.Rect, ...]
    factory: pygame.Rect


def plan(room: pygame.Rect) -> Plan:
    """Divide a room: head, counters, abilities with the one-time spaces, sections, and the place of the
    Factory card, so that nothing moves when it comes."""
    return _plan(*room)


@lru_cache(PLANS)
def _plan(x: int, y: int, width: int, height: int) -> Plan:
    room = pygame.Rect(x, y, width, height)
    h, gap = room.height, max(2, round(room.height * 0.008))
    head = pygame.Rect(room.x, room.y, room.width, round(h * HEAD))
    token = pygame.Rect(head.right - round(head.height * 1.02), head.y, head.height, head.height)
    left = head.x + round(head.width * faces.STARS)
    stars = pygame.Rect(left, head.y, min(round(head.width * 0.29), token.x - left), head.height)
    y = head.bottom + gap
    counters = _counters(pygame.Rect(room.x, y, room.width, h), gap)
    y = counters[-1].bottom + gap
    line = round(h * LINE)
    own = pygame.Rect(room.x, y, room.width, line)
    below, one_time = _mechs(pygame.Rect(room.x, own.bottom + gap, room.width, h), line, gap)
    y = below[-1].bottom + 2 * gap
    card = round(h * FACTORY)
    last = pygame.Rect(room.x, room.bottom - card, room.width, card)
    middle = pygame.Rect(room.x, y, room.width, last.y - y - 2 * gap)
    return Plan(head, stars, token, counters, (own, *below), one_time, _sections(middle, gap), last)


def _mechs(room: pygame.Rect, line: int, gap: int) -> tuple[list[pygame.Rect], tuple[pygame.Rect, ...]]:
    """Return the abilities of the mechs with the one-time spaces beside them: below each other, or in two
    columns of higher lines where the room is broad."""
    columns = 2 if room.width > TWO_COLUMNS * room.height else 1
    line = round(line * (TWO_LINES if columns > 1 else 1))
    slot, found = round(room.width * (0.125 if columns == 1 else 0.1)), list[pygame.Rect]()
    for n in range(0, 4, columns):
        row = pygame.Rect(room.x, room.y + n // columns * (line + gap), room.width, line)
        found += [pygame.Rect(c.x, c.y, c.width - slot - gap, line) for c in _row(row, columns, gap)]
    return found, tuple(pygame.Rect(r.right + gap, r.y, slot, line) for r in found)


def _counters(room: pygame.Rect, gap: int) -> tuple[pygame.Rect, ...]:
    """Return eight counters in one line, or in two if a line is too narrow for icons beside numbers."""
    high, low = round(room.height * COUNTERS), round(room.height * TWO_COUNTERS / 2) - gap // 2
    in_line = _row(pygame.Rect(room.x, room.y, room.width, high), 8, gap)
    if in_line[0].width >= COUNTER_SHAPE * high:
        return in_line
    tops = (room.y, room.y + low + gap)
    return tuple(c for top in tops for c in _row(pygame.Rect(room.x, top, room.width, low), 4, gap))


def _sections(room: pygame.Rect, gap: int) -> tuple[pygame.Rect, ...]:
    """Return the four sections: in one row, or in two rows where that makes what is printed on them
    larger."""
    in_row, high = _row(room, 4, gap), (room.height - gap) // 2
    pairs = [_row(pygame.Rect(room.x, top, room.width, high), 2, gap) for top in (room.y, room.bottom - high)]
    return max((in_row, (*pairs[0], *pairs[1])), key=lambda found: sections.least_side(*_sizes(found[0])))


def _sizes(section: pygame.Rect) -> tuple[Size, Size]:
    top, bottom = halves(section)
    return top.size, bottom.size


def _row(room: pygame.Rect, count: int, gap: int) -> tuple[pygame.Rect, ...]:
    """Return equal rectangles side by side."""
    edges = [room.x + round(n * (room.width + gap) / count) for n in range(count + 1)]
    return tuple(pygame.Rect(a, room.y, b - a - gap, room.height) for a, b in pairwise(edges))


def halves(section: pygame.Rect) -> tuple[pygame.Rect, pygame.Rect]:
    """Return the top and the bottom action inside a section."""
    edge = max(2, round(section.width * 0.03))
    inner = section.inflate(-2 * edge, -2 * edge)
    top = pygame.Rect(inner.x, inner.y, inner.width, round(inner.height * 0.58))
    return top, pygame.Rect(inner.x, top.bottom + edge, inner.width, inner.bottom - top.bottom - edge)


class Mat:
    """One of a seat's mats, or both: the same on the table and in the enlarged view of another seat."""

    def __init__(self, say: terms.Say, view: Any, seat: Seat, colour: str, room: pygame.Rect) -> None:
        self.say, self.view, self.seat, self.colour = say, view, seat, colour
        self.player: Player = view.players[seat]
        self.plan = plan(room)
        self.book: Book = view.book
        self.faction = self.book.factions[self.player.faction]
        self.mat = self.book.mats[self.player.mat]
