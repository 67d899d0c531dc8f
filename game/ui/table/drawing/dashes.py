"""The dashed edge of a drop target: recognisable by its shape, not by its colour."""

from __future__ import annotations

import bisect
import itertools
import math

import pygame

from game.ui.table.api import Shape, Size
from game.ui.table.drawing import hexagon_shape
from game.ui.window import shapes
from game.ui.window import theme as t

STEPS = 6
"""Pictures in one cycle of the dashes."""
STEP_MS = 130.0
"""The time for which each picture is shown."""
DASH, SHARE, WIDTH, RIM = 15.0, 0.58, 3.2, 1.6
"""Design pixels from dash to dash, the share of that which is light, the width of a dash, and its dark
rim."""
LIGHTER = 0.6
"""The share by which a dash is lighter than the glow of targets."""
ROOMY = 90.0
"""On a place smaller than this, in design pixels, everything is finer."""
_FINE, _TURN = 2, 6
"""Supersampling factor of edges, and straight pieces of a rounded corner."""
_LARGE = 150_000
"""Pixels of a place from which on its edge is drawn without supersampling: it is nearly all straight, and a
picture four times as large would take most of a turn of the loop."""
_Point = tuple[float, float]
_Segment = tuple[float, float, tuple[_Point, _Point]]
"""A straight piece of a line: its distance along the line, its length and its ends."""


def edge(size: Size, shape: Shape, radius: int, scale: float, step: int) -> pygame.Surface:
    """Return the edge of a place, with its dashes moved by so many steps."""
    fine = _FINE if size[0] * size[1] < _LARGE else 1
    big = (size[0] * fine, size[1] * fine)
    unit = fine * min(scale, max(scale / 2, min(size) / ROOMY))
    path = _path(big, shape, radius * fine, (WIDTH / 2 + RIM) * unit)
    sheet = shapes.clear(big)
    sheet.fill((*t.SHADE, 0))
    _stroke(sheet, path, t.SHADE, (WIDTH + 2 * RIM) * unit)
    for dash in _dashes(path, DASH * unit, step / STEPS):
        _stroke(sheet, dash, t.lighter(t.DROP, LIGHTER), WIDTH * unit)
    return sheet if fine == 1 else pygame.transform.smoothscale(sheet, (max(1, size[0]), max(1, size[1])))


def _path(size: Size, shape: Shape, radius: float, inset: float) -> list[_Point]:
    """Return a closed line just inside the border of a shape."""
    if shape == "hex":
        corners = hexagon_shape.corners(size, inset)
        return [*corners, corners[0]]
    w, h = size
    r = max(inset, min(radius, min(size) / 2)) - inset
    middles = ((w - inset - r, inset + r), (w - inset - r, h - inset - r),
               (inset + r, h - inset - r), (inset + r, inset + r))  # fmt: skip
    found = [
        (x + r * math.sin(math.pi / 2 * (n + k / _TURN)), y - r * math.cos(math.pi / 2 * (n + k / _TURN)))
        for n, (x, y) in enumerate(middles)
        for k in range(_TURN + 1)
    ]
    return [*found, found[0]]


def _dashes(path: list[_Point], period: float, shift: float) -> list[list[_Point]]:
    """Return pieces of a closed line at equal distances; `shift`: moved by this share of a period."""
    twice = [*path, *path[1:]]
    lengths = [math.dist(a, b) for a, b in itertools.pairwise(twice)]
    length = sum(lengths[: len(path) - 1])
    count = max(2, round(length / period))
    each = length / count
    starts = [*itertools.accumulate(lengths, initial=0.0)]
    segments = [*zip(starts, lengths, itertools.pairwise(twice), strict=False)]
    return [_piece(segments, starts, (n + shift) * each, SHARE * each) for n in range(count)]


def _piece(segments: list[_Segment], starts: list[float], start: float, length: float) -> list[_Point]:
    """Return the part of a line from a distance along it."""
    found, end = [], start + length
    for along, far, (a, b) in segments[max(0, bisect.bisect_left(starts, start) - 1) :]:
        if along > end:
            break
        first, last = max(start, along) - along, min(end, along + far) - along
        if far and first <= last:
            found += [_between(a, b, first / far), _between(a, b, last / far)]
    return found


def _between(a: _Point, b: _Point, share: float) -> _Point:
    return a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share


def _stroke(sheet: pygame.Surface, path: list[_Point], colour: t.Colour, width: float) -> None:
    """Draw a line of constant width with round joints."""
    for a, b in itertools.pairwise(path):
        far = math.dist(a, b)
        if far:
            u, v = (b[1] - a[1]) / far * width / 2, (a[0] - b[0]) / far * width / 2
            corners = [(a[0] + u, a[1] + v), (b[0] + u, b[1] + v), (b[0] - u, b[1] - v), (a[0] - u, a[1] - v)]
            pygame.draw.polygon(sheet, colour, corners)
    for point in path:
        pygame.draw.circle(sheet, colour, point, width / 2)
