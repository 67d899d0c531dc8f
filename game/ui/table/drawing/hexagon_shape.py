"""Hexagonal places: upright where the box is higher than wide, else lying on a side."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pygame

from game.ui.table.api import Size
from game.ui.window import shapes
from game.ui.window import theme as t
from game.ui.window.theme import Colour

FINE = 3
"""Supersampling factor of edges."""
RIM, FADE = 0.035, 0.13
"""Width of the bright rim and of the light that fades inwards, as shares of the hexagon's breadth."""


def corners(size: Size, inset: float = 0.0) -> list[tuple[float, float]]:
    """Return the six corners in a box of this size, inset by so many pixels."""
    w, h = size
    if w > h:
        return [(x, y) for y, x in corners((h, w), inset)]
    k = max(0.0, 1 - 2 * inset / max(1, w))
    points = ((0.5, 0.0), (1.0, 0.25), (1.0, 0.75), (0.5, 1.0), (0.0, 0.75), (0.0, 0.25))
    return [(w * (0.5 + (x - 0.5) * k), h * (0.5 + (y - 0.5) * k)) for x, y in points]


def hit(rect: pygame.Rect, pos: tuple[int, int]) -> bool:
    """Return whether a point is in the hexagon that fills a rect."""
    x = abs(pos[0] - rect.centerx) / max(1, rect.width)
    y = abs(pos[1] - rect.centery) / max(1, rect.height)
    if rect.width > rect.height:
        x, y = y, x
    return x <= 0.5 and y <= 0.5 - x * 0.5


def filled(size: Size, colour: Colour, alpha: int) -> pygame.Surface:
    """Return a hexagon of one colour."""
    return _shrunk(size, colour, [(0.0, alpha)])


def glow(size: Size, colour: Colour) -> pygame.Surface:
    """Return a bright rim just inside the border that fades inwards."""
    breadth = min(size)
    steps = max(4, round(breadth * FADE))
    fade = [
        (breadth * (RIM + FADE * n / steps), round(105 * (1 - n / steps) ** 1.6) + 14) for n in range(steps)
    ]
    bright = t.lighter(colour, 0.25)
    rim = _shrunk(size, bright, [(breadth * 0.012, 255), (breadth * (0.012 + RIM), 0)])
    out = _shrunk(size, colour, fade)
    out.blit(rim, (0, 0))
    return out


def rings(size: Size, bands: Sequence[tuple[Colour, float]]) -> pygame.Surface:
    """Return lines just inside the border, one within the other, each of a colour and a width."""
    big = (size[0] * FINE, size[1] * FINE)
    sheet, inset = shapes.clear(big), 0.0
    for colour, width in bands:
        pygame.draw.polygon(sheet, colour, corners(big, inset * FINE))
        inset += width
    pygame.draw.polygon(sheet, (*bands[-1][0], 0), corners(big, inset * FINE))
    return pygame.transform.smoothscale(sheet, (max(1, size[0]), max(1, size[1])))


def ring(size: Size, colour: Colour, width: float, alpha: int = 255) -> pygame.Surface:
    """Return a line just inside the border."""
    return _shrunk(size, colour, [(0.0, alpha), (width, 0)])


def dashes(
    size: Size, colour: Colour, inset: float, width: float, pattern: Sequence[float]
) -> pygame.Surface:
    """Return a line of dashes inside the border; `pattern`: lengths of dashes and gaps in turn, in widths."""
    big = (size[0] * FINE, size[1] * FINE)
    sheet, points = shapes.clear(big), [pygame.Vector2(p) for p in corners(big, inset * FINE)]
    for a, b in zip(points, [*points[1:], points[0]], strict=True):
        for start, end in _dashes((b - a).length(), [part * width * FINE for part in pattern]):
            way = (b - a).normalize()
            pygame.draw.line(sheet, colour, a + way * start, a + way * end, max(1, round(width * FINE)))
    return pygame.transform.smoothscale(sheet, (max(1, size[0]), max(1, size[1])))


def _dashes(length: float, pattern: Sequence[float]) -> Iterator[tuple[float, float]]:
    """Yield start and end of each dash on a line: whole patterns, in its middle."""
    whole = sum(pattern)
    times = int(length // whole)
    at = (length - times * whole) / 2
    for dash, gap in [*zip(pattern[::2], pattern[1::2], strict=True)] * times:
        yield at, at + dash
        at += dash + gap


def _shrunk(size: Size, colour: Colour, layers: list[tuple[float, int]]) -> pygame.Surface:
    """Return hexagons within one another, each (inset, opacity) replacing what is under it."""
    big = (size[0] * FINE, size[1] * FINE)
    sheet = shapes.clear(big)
    sheet.fill((*colour, 0))
    for inset, alpha in layers:
        pygame.draw.polygon(sheet, (*colour, alpha), corners(big, inset * FINE))
    return pygame.transform.smoothscale(sheet, (max(1, size[0]), max(1, size[1])))
