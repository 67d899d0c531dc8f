"""Mines, oil derricks, timber yards, tunnel portals and boats."""

import math

import numpy as np

from tools.paint.core.brush import Colour, Point
from tools.paint.core.nature import Glyph
from tools.paint.core.pen import Pen, toned

TIMBER, IRON, DARK, STONE, RUST, EARTH = "#7E5E42", "#5C5A60", "#2A2226", "#968D82", "#8A5238", "#6A5848"


def mine(u: float, seed: int) -> Glyph:
    """A timbered adit in the slope, a winding tower with its wheel, and a cart on rails."""
    pen = Pen(u, 46, 66, 12)
    heap = [(-40, 0), (-34, 12), (-20, 24), (-4, 28), (10, 22), (20, 8), (24, 0)]
    pen.poly(heap, toned("#7A7074", -0.06))
    pen.poly([(-40, 0), (-34, 12), (-20, 24), (-4, 28), (-10, 12), (-18, 0)], toned("#9C938E", 0.0))
    _winding_tower(pen, 26)
    pen.box(-20, -2, 6, 19, toned(TIMBER, -0.04))
    pen.box(-16, -2, 2, 15, DARK)
    for x in (-18, 4):
        pen.box(x - 1.8, -3, x + 1.8, 20, toned(TIMBER, 0.02))
        pen.box(x - 1.8, -3, x - 0.4, 20, toned(TIMBER, 0.14))
    pen.box(-22, 17, 8, 21, toned(TIMBER, 0.06))
    pen.line(-22, 21, 8, 21, 0.8, toned(TIMBER, 0.18))
    _rails(pen, (-7, 0), (-16, -11), 4.2)
    _cart(pen, -14, -9)
    return pen.glyph(seed, 3.6, 0.25)


def _winding_tower(pen: Pen, x: float) -> None:
    for x0, x1 in ((x - 10, x - 3), (x + 10, x + 3)):
        pen.line(x0, 0, x1, 46, 2.4, toned(TIMBER, -0.06 if x0 > x else 0.08))
    for y in (8, 20, 32):
        wide = 10 - 7 * y / 46
        pen.line(x - wide, y, x + wide, y, 1.3, toned(TIMBER, -0.02))
        pen.line(x - wide, y, x + wide * 0.75, y + 12, 0.9, toned(TIMBER, -0.08))
    pen.line(x + 3, 44, x + 18, 2, 1.6, toned(TIMBER, -0.08))
    pen.disc(x, 50, 7, toned(IRON, -0.1))
    pen.disc(x, 50, 5.4, toned("#B9B2A6", 0.0))
    for a in np.linspace(0, math.pi, 5)[:-1]:
        dx, dy = 6 * math.cos(a), 6 * math.sin(a)
        pen.line(x - dx, 50 - dy, x + dx, 50 + dy, 0.9, toned(IRON, -0.06))
    pen.poly([(x - 11, 57), (x + 11, 57), (x, 65)], toned(RUST, 0.02))
    pen.poly([(x - 11, 57), (x - 1, 57), (x, 65)], toned(RUST, 0.12))


def _rails(pen: Pen, start: Point, end: Point, gauge: float) -> None:
    (x0, y0), (x1, y1) = start, end
    for n in range(7):
        t = n / 6
        x, y = x0 + (x1 - x0) * t, y0 + (y1 - y0) * t
        pen.line(x - gauge, y, x + gauge, y, 1.1, toned(EARTH, -0.06))
    for side in (-1, 1):
        pen.line(x0 + side * gauge * 0.7, y0, x1 + side * gauge * 0.7, y1, 0.9, toned("#A8A29A", 0.0))


def _cart(pen: Pen, x: float, y: float) -> None:
    pen.poly([(x - 6, y + 9), (x + 6, y + 9), (x + 4.4, y + 2.4), (x - 4.4, y + 2.4)], toned(IRON, -0.04))
    pen.poly([(x - 6, y + 9), (x - 1, y + 9), (x - 1, y + 2.4), (x - 4.4, y + 2.4)], toned(IRON, 0.1))
    for dx, r in ((-3.6, 2.4), (0, 3.0), (3.4, 2.2)):
        pen.disc(x + dx, y + 9.4, r, toned("#8E9AA6", -0.02))
        pen.disc(x + dx - 0.6, y + 10.2, r * 0.5, toned("#B9C4CC", 0.0))
    for dx in (-3.2, 3.2):
        pen.disc(x + dx, y + 1.4, 1.9, DARK)


def derrick(u: float, seed: int) -> Glyph:
    """A lattice tower over a bore, a shed with a tin roof, barrels black with oil."""
    pen = Pen(u, 36, 78, 6)
    x, tall = -6.0, 66.0
    for side, tone in ((1, -0.1), (-1, 0.04)):
        pen.line(x + side * 13, 0, x + side * 3, tall, 2.4, toned(TIMBER, tone))
    for n in range(7):
        y0, y1 = tall * n / 7, tall * (n + 1) / 7
        a, b = 13 - 10 * n / 7, 13 - 10 * (n + 1) / 7
        pen.line(x - a, y0, x + a, y0, 1.3, toned(TIMBER, 0.02))
        pen.line(x - a, y0, x + b, y1, 0.9, toned(TIMBER, -0.06))
        pen.line(x + a, y0, x - b, y1, 0.9, toned(TIMBER, -0.1))
    pen.box(x - 4.4, tall - 1, x + 4.4, tall + 3, toned(IRON, 0.04))
    pen.line(x, 2, x, tall, 0.8, toned(DARK, 0.12))
    pen.block(8, 30, -2, 13, 0, "#6E5B4C")
    pen.gable(8, 30, 10, 9, 2, "#8C8F94", 4)
    pen.box(15, -2, 20, 6, DARK)
    for n, (bx, by) in enumerate(((-24, -3), (-18, -5), (-21, 2))):
        pen.lathe(bx, by, [(3.2, 0), (3.5, 3), (3.2, 7)], [("#4A4448", RUST, "#55606A")[n]])
    return pen.glyph(seed, 3.4, 0.2)


def log_pile(u: float, seed: int) -> Glyph:
    """Felled trunks in a stack, cut ends to the south."""
    rng = np.random.default_rng(seed)
    pen = Pen(u, 22, 26, 4)
    for row in range(4):
        for n in range(5 - row):
            x, y = -12 + 6 * n + 3 * row, 2.6 + 4.6 * row
            pen.poly([(x - 2.8, y), (x + 2.8, y), (x + 6.4, y + 6), (x + 1, y + 7)], toned("#6A4E36", -0.04))
            pen.disc(x, y, 2.9, toned("#8A6848", -0.06))
            pen.disc(x - 0.2, y + 0.2, 2.3, toned("#CDA56E", rng.uniform(-0.04, 0.05)))
            pen.disc(x - 0.1, y, 1.0, toned("#A67F4E", 0.0))
    return pen.glyph(seed, 3, 0.15)


def sawmill(u: float, seed: int) -> Glyph:
    """An open shed with a saw and a smoking pipe."""
    pen = Pen(u, 34, 46, 6)
    pen.box(-22, 0, 22, 16, toned(DARK, 0.04))
    pen.disc(-4, 8, 6.4, toned("#B9BCC0", -0.02))
    pen.disc(-4.6, 8.8, 4.8, toned("#D6D8DA", 0.0))
    pen.disc(-4, 8, 1.2, toned(IRON, -0.1))
    pen.box(-20, 2, 20, 5, toned("#B48C58", 0.0))
    for x in (-22, -8, 8, 22):
        pen.box(x - 1.4, 0, x + 1.4, 17, toned(TIMBER, 0.0))
        pen.box(x - 1.4, 0, x - 0.3, 17, toned(TIMBER, 0.12))
    pen.box(13, 28, 16.4, 42, toned(IRON, 0.02))
    pen.gable(-24, 24, 15, 17, 2, "#7A624C", 5)
    return pen.glyph(seed, 3.6, 0.25)


def portal(u: float, seed: int) -> Glyph:
    """A tunnel mouth of dressed stone in a rocky bank, rails running in, a lamp on each side."""
    rng = np.random.default_rng(seed)
    pen = Pen(u, 44, 58, 14)
    bank = [(-40, -4), (-36, 12), (-27, 27), (-14, 37), (4, 40), (20, 34), (32, 20), (38, 6), (40, -4)]
    pen.poly(bank, toned("#76705C", -0.06))
    pen.poly([*bank[:6], (8, 14), (-10, -4)], toned("#8E8868", 0.02))
    for _ in range(34):
        x = rng.uniform(-34, 34)
        y = rng.uniform(0, 34 - abs(x) * 0.7)
        pen.disc(x, y, rng.uniform(2, 4.6), toned(("#6E7148", "#83835A", "#98907A")[rng.integers(3)], 0.0))
    _arch(pen, 24, 20, toned(STONE, -0.14))
    for n, a in enumerate(np.linspace(0, math.pi, 12)):
        x0, y0, x1, y1 = (r * q for r in (16, 23.4) for q in (math.cos(a), math.sin(a)))
        pen.line(
            x0, 14 + y0, x1, 14 + y1, 5.2, toned(STONE, 0.16 - 0.014 * (12 - n) + rng.uniform(-0.03, 0.03))
        )
    for side in (-1, 1):
        for n in range(4):
            tone = (0.1 if side < 0 else -0.03) + rng.uniform(-0.03, 0.03)
            pen.box(side * 20 - 4, -4 + 4.6 * n, side * 20 + 4, 0.1 + 4.6 * n, toned(STONE, tone))
        pen.box(side * 20 - 5, -7, side * 20 + 5, -3.4, toned(STONE, 0.04))
    _arch(pen, 16, 14, DARK)
    _arch(pen, 12.6, 9, "#15111A")
    pen.box(-3.6, 32, 3.6, 40, toned(STONE, 0.14))
    _rails(pen, (0, 1), (-7, -13), 6.6)
    for x in (-27, 27):
        pen.line(x, -5, x, 12, 1.2, toned(IRON, -0.1))
        pen.disc(x, 13.4, 3.4, "#E8A94E")
        pen.disc(x, 13.4, 2.0, "#FFE7A6")
    return pen.glyph(seed, 3.6, 0.2)


def _arch(pen: Pen, half: float, tall: float, colour: Colour) -> None:
    turns = np.linspace(0, math.pi, 17)
    rim = [(half * math.cos(a), tall + half * math.sin(a)) for a in turns]
    pen.poly([(half, -6), *rim, (-half, -6)], colour)


def boat(u: float, seed: int) -> Glyph:
    """A fishing boat under a brown sail."""
    pen = Pen(u, 18, 34, 4)
    pen.poly([(-13, 5), (13, 5), (9, 0), (-9, 0)], toned("#5E4632", 0.0))
    pen.poly([(-13, 5), (13, 5), (12, 3.4), (-12, 3.4)], toned("#A8835A", 0.04))
    pen.line(0, 4, 0, 30, 1.2, toned(DARK, 0.1))
    sail = ("#B4623E", "#D8C49A", "#8E4A3A")[seed % 3]
    pen.poly([(-1, 29), (-1, 7), (-11, 7)], toned(sail, 0.06))
    pen.poly([(1, 27), (1, 7), (10, 7)], toned(sail, -0.04))
    return pen.glyph(seed, 3, 0.2)


def barge(u: float, seed: int) -> Glyph:
    """A small steamer with a tall funnel."""
    pen = Pen(u, 26, 30, 4)
    pen.poly([(-22, 6), (22, 7), (17, 0), (-18, 0)], toned("#3E3A40", 0.0))
    pen.poly([(-22, 6), (22, 7), (21, 5), (-21, 4.4)], toned(RUST, 0.06))
    pen.block(-12, 8, 6, 7, 0, "#D8C9A8")
    for x in (-9, -4, 1):
        pen.box(x, 8, x + 2.6, 11, DARK)
    pen.box(-2, 13, 2.4, 25, toned(DARK, 0.08))
    pen.box(-2, 19, 2.4, 22, toned(RUST, 0.08))
    return pen.glyph(seed, 3, 0.2)
