"""Trodden ground of a hexagonal map: squares, lanes, yards, rails and the rings of encounters."""

import math

import numpy as np

from tools.paint.core.brush import Array, bell, chaikin, mix, ramp, rgb, smooth
from tools.paint.core.hexground import HexGround
from tools.paint.core.soils import Stops

EARTH: Stops = ((0, "#957A56"), (0.5, "#B79870"), (1, "#D3BB92"))


def trodden(g: HexGround, calm: Array, img: Array) -> Array:
    """Village squares and lanes, the yards of camps and of the Factory, and the rings of encounters."""
    earth = ramp(g.fine * 0.6 + g.mid * 0.4, *EARTH)
    img = mix(img, earth, _lanes(g) * g.of("village") * 0.9)
    yard = g.empty()
    for cell in g.cells:
        if cell.kind == "home_base" and (cut := g.cut(cell.x, cell.y, 140)):
            far = np.hypot(g.xx[cut] + g.dx[cut] - cell.x, (g.yy[cut] + g.dy[cut] - cell.y - 6) * 1.25)
            yard[cut] = np.maximum(yard[cut], 1 - smooth(far + (g.mid[cut] - 0.5) * 40, 58, 92))
    img = mix(img, earth, yard * 0.85)
    soot = ramp(g.fine, (0, "#3C3534"), (1, "#5E534C"))
    img = mix(img, soot, g.of("factory") * smooth(g.inside("factory") + (g.mid - 0.5) * 60, 0, 70) * 0.7)
    img = _tracks(g, img)
    far = g.away(g.spots("encounter"), 1.25)
    trod = 1 - smooth(far + (g.fine - 0.5) * 6 + (g.mid - 0.5) * 8, 16, 27)
    glade = ramp(g.fine * 0.4 + g.mid * 0.6, (0, "#5C7040"), (0.5, "#829052"), (1, "#ABAC6C"))
    img = mix(img, glade, g.of("forest") * smooth(calm + (g.mid - 0.5) * 0.5, 0.2, 0.8) * 0.7)
    return mix(img, earth * 0.96, trod * 0.75)


def _tracks(g: HexGround, img: Array) -> Array:
    """Rails that leave the gate of a factory."""
    lines = []
    for cell in g.cells:
        if cell.kind == "factory":
            for x, y in ((-78, 134), (140, 44)):
                bend = [(8, 22), (8, 52), (x * 0.35, y * 0.36 + 46), (x, y)]
                lines.append(chaikin([(cell.x + px, cell.y + py) for px, py in bend], 3))
    d = g.to_lines(lines, 30, 0.05)
    bed = ramp(g.fine, (0, "#5E5149"), (1, "#8A7866"))
    img = mix(img, bed, (1 - smooth(d + (g.fine - 0.5) * 4, 5, 8)) * 0.75 * g.of("factory"))
    return mix(img, np.broadcast_to(rgb("#B5ADA2"), img.shape), bell(d, 3.4, 1.1) * 0.85 * g.of("factory"))


def _lanes(g: HexGround) -> Array:
    lines, square = [], g.empty() + 99
    for cell in g.cells:
        if cell.kind == "village":
            rng = cell.rng("lanes")
            for n in range(3):
                a = n * 2.09 + 0.5 + rng.uniform(-0.4, 0.4)
                middle = cell.x + math.cos(a + 0.3) * 58, cell.y + 10 + math.sin(a + 0.3) * 52
                end = cell.x + math.cos(a) * 128, cell.y + math.sin(a) * 124
                lines.append(np.array([(cell.x, cell.y + 12), middle, end], np.float32))
            if cut := g.cut(cell.x, cell.y, 140):
                far = np.hypot(g.xx[cut] - cell.x + g.dx[cut], (g.yy[cut] - cell.y - 14) * 1.15 + g.dy[cut])
                square[cut] = np.minimum(square[cut], far - 46)
    d = np.minimum(g.to_lines(lines, 40, 0.8) - 5.5, square)
    return 1 - smooth(d + (g.fine - 0.5) * 7 + (g.mid - 0.5) * 8, 0, 5)
