"""Houses and gear of the steppe village: stable, hall, forge, farm, market, fires, people."""

import math

import numpy as np

from tools.paint.core.nature import Glyph
from tools.paint.core.pen import FLAT, Pen, toned
from tools.paint.core.steppe import DARK, FELT, GOLD, OCHRE, RED, STONE, TEAL, THATCH, WOOD

IRON = "#6C6A70"
SKIN = "#C8946A"


def stable(u: float, seed: int) -> Glyph:
    """A long shed open to the south, horses' heads over the rails, deep thatch."""
    pen = Pen(u, 74, 66, 8)
    pen.box(-58, 2, 58, 26, "#2F231C")
    for n, x in enumerate((-44, -16, 14, 43)):
        _stall_horse(pen, x, ("#8A5632", "#4A382E", "#C69C68", "#E0D6C6")[n])
    for x in (-58, -29, 0, 29, 58):
        pen.box(x - 2, 0, x + 2, 28, toned(WOOD, -0.05))
        pen.box(x - 2, 0, x - 0.6, 28, toned(WOOD, 0.1))
    for y in (5, 10):
        pen.line(-58, y, 58, y, 2.2, toned(WOOD, 0.02))
        pen.line(-58, y + 0.8, 58, y + 0.8, 0.8, toned(WOOD, 0.16))
    pen.gable(-60, 60, 25, 32, 6, THATCH, 6)
    pen.strokes(-60, 30, 60, 56, 170, THATCH, seed)
    for x in (-62, 62):
        pen.line(x * 0.83, 57, x * 0.9, 64, 1.6, toned(WOOD, 0.02))
        pen.line(x * 0.9, 57, x * 0.83, 64, 1.6, toned(WOOD, -0.06))
    return pen.glyph(seed, 4.5, 0.3)


def _stall_horse(pen: Pen, x: float, coat: str) -> None:
    pen.poly([(x - 5, 5), (x + 6, 5), (x + 4, 18), (x - 2, 20)], toned(coat, -0.06))
    pen.poly([(x - 3, 22), (x + 2, 21), (x + 1.6, 9), (x - 2.6, 8)], toned(coat, 0.02))
    pen.poly([(x - 3, 22), (x - 0.6, 21.6), (x - 1.2, 8.4), (x - 2.6, 8)], toned(coat, 0.09))
    for dx in (-2.4, 1.4):
        pen.poly([(x + dx - 1, 21), (x + dx + 1, 21), (x + dx, 25)], toned(coat, 0.0))


def hall(u: float, seed: int) -> Glyph:
    """The barracks: a log hall with painted shields and crossed spears over the door."""
    pen = Pen(u, 74, 76, 8)
    for n in range(6):
        pen.box(-56, n * 5, 56, n * 5 + 5, toned("#8A6544", -0.05 + 0.012 * n))
        pen.line(-56, n * 5 + 4.4, 56, n * 5 + 4.4, 0.9, toned("#8A6544", 0.1))
        for x in (-56, 56):
            pen.disc(x, n * 5 + 2.5, 2.5, toned("#B48C60", 0.0))
    pen.box(-9, 0, 9, 24, toned(DARK, 0.1))
    pen.box(-7, 0, 7, 22, "#221812")
    pen.gable(-58, 58, 28, 34, 6, "#7C5A44", 7)
    for x, y in ((-52, 62), (52, 62)):
        pen.path([(x, y), (x * 1.1, y + 5), (x * 1.06, y + 10)], 2.4, toned(GOLD, -0.1))
    for n, x in enumerate((-46, -31, -17, 17, 31, 46)):
        _shield(pen, x, 15, 6.6, (RED, TEAL, OCHRE)[n % 3])
    for s in (-1, 1):
        pen.line(-13 * s, 22, 13 * s, 46, 1.2, toned(WOOD, 0.1))
        pen.poly([(13 * s, 46), (11.4 * s, 42.4), (14.6 * s, 49.5), (14.6 * s, 43.6)], "#D6D8DA")
    _shield(pen, 0, 34, 7.6, RED)
    return pen.glyph(seed, 4.5, 0.3)


def _shield(pen: Pen, x: float, y: float, r: float, colour: str) -> None:
    pen.disc(x + 0.8, y - 0.9, r + 0.6, toned(DARK, -0.06))
    pen.disc(x, y, r, toned(GOLD, -0.08))
    pen.disc(x, y, r * 0.86, toned(colour, 0.0))
    pen.disc(x - r * 0.16, y + r * 0.18, r * 0.6, toned(colour, 0.06))
    pen.disc(x, y, r * 0.3, toned(GOLD, 0.06))


def forge(u: float, seed: int) -> Glyph:
    """The silversmith: a stone house, a broad chimney, a glowing hearth, anvil and ingots."""
    pen = Pen(u, 66, 92, 10)
    pen.box(-42, 0, 20, 32, toned(STONE, -0.04))
    _masonry(pen, -42, 0, 20, 32, STONE, seed)
    pen.gable(-44, 22, 30, 26, 5, "#8A5B48", 6)
    pen.box(14, 0, 44, 46, toned(STONE, 0.0))
    _masonry(pen, 14, 0, 44, 46, STONE, seed + 1)
    pen.poly([(14, 46), (44, 46), (38, 62), (20, 62)], toned(STONE, -0.03))
    pen.box(20, 62, 38, 82, toned(STONE, 0.02))
    _masonry(pen, 20, 62, 38, 82, STONE, seed + 2)
    pen.box(18, 80, 40, 84, toned(STONE, 0.1))
    arch = [
        (20, 2),
        *((29 + 9 * math.cos(a), 16 + 10 * math.sin(a)) for a in np.linspace(math.pi, 0, 13)),
        (38, 2),
    ]
    pen.poly(arch, "#3A1E16")
    for w, h, c in ((8, 17, "#B8401E"), (6.4, 13, "#E2742A"), (4.6, 9, "#F6B546"), (2.6, 5, "#FFE9A0")):
        pen.poly(
            [(29 - w, 3), (29 + w, 3), (29 + w * 0.5, 3 + h * 0.7), (29, 3 + h), (29 - w * 0.6, 3 + h * 0.6)],
            c,
        )
    pen.box(-18, 0, -4, 20, toned(DARK, 0.06))
    pen.box(-16.4, 0, -5.6, 18.4, "#2A1E18")
    pen.box(-36, 12, -26, 22, toned(WOOD, -0.1))
    pen.box(-34.6, 13.4, -27.4, 20.6, "#E8A64E")
    _anvil(pen, 52, -4)
    for n, (x, y) in enumerate(((-52, -3), (-45, -4), (-48.6, 0))):
        pen.poly(
            [(x - 3.4, y), (x + 3.4, y), (x + 2.4, y + 3.2), (x - 2.4, y + 3.2)],
            toned("#CFD3D8", 0.04 * n - 0.06),
        )
    return pen.glyph(seed, 4.5, 0.3)


def _masonry(pen: Pen, x0: float, y0: float, x1: float, y1: float, colour: str, seed: int) -> None:
    rng = np.random.default_rng(seed)
    y = y0
    while y < y1 - 2:
        x = x0
        while x < x1 - 1:
            w = min(rng.uniform(4.5, 9), x1 - x)
            west = (x - x0) / (x1 - x0)
            pen.box(
                x + 0.4,
                y + 0.4,
                x + w - 0.4,
                y + 4.0,
                toned(colour, 0.08 - 0.12 * west + rng.uniform(-0.04, 0.04)),
            )
            x += w
        y += 4.4


def _anvil(pen: Pen, x: float, y: float) -> None:
    pen.box(x - 4, y, x + 4, y + 6, toned(WOOD, -0.02))
    pen.box(x - 4, y, x - 2, y + 6, toned(WOOD, 0.1))
    pen.poly(
        [(x - 3, y + 6), (x + 3, y + 6), (x + 5, y + 11), (x + 9, y + 11.6), (x - 6, y + 12), (x - 5, y + 9)],
        toned(IRON, -0.08),
    )
    pen.line(x - 6, y + 11.6, x + 9, y + 11.6, 1.1, toned(IRON, 0.22))


def farmhouse(u: float, seed: int) -> Glyph:
    """A low whitewashed house under thatch."""
    pen = Pen(u, 42, 46, 6)
    pen.block(-26, 26, 0, 17, 0, "#DCCBA8")
    pen.box(-5, 0, 5, 14, toned(WOOD, -0.1))
    pen.box(-4, 0, 4, 13, "#3A2A20")
    for x in (-18, 14):
        pen.box(x, 6, x + 6, 12, toned(DARK, 0.05))
    pen.gable(-28, 28, 15, 24, 4, THATCH, 5)
    pen.strokes(-28, 19, 28, 38, 70, THATCH, seed)
    return pen.glyph(seed, 4, 0.3)


def haystack(u: float, seed: int, size: float = 1.0) -> Glyph:
    """A bound stack of hay."""
    pen = Pen(u, 14 * size, 22 * size, 8)
    outline = [(8, 0), (9.5, 4), (9, 9), (6.5, 13), (3, 16), (0.5, 18)]
    pen.lathe(0, 0, [(r * size, z * size) for r, z in outline], ["#C79E44", "#D8B256", "#DDBA60"])
    pen.strokes(-7 * size, 1, 7 * size, 15 * size, 26, "#D8B45C", seed)
    return pen.glyph(seed, 3, 0.3)


def market_stall(u: float, seed: int, colour: str) -> Glyph:
    """A counter of goods under a striped awning."""
    rng = np.random.default_rng(seed)
    pen = Pen(u, 32, 44, 5)
    for x in (-22, 22):
        pen.line(x, 8, x, 30, 1.6, toned(WOOD, -0.06))
    pen.box(-22, 8, 22, 22, "#4A362A")
    pen.block(-24, 24, 0, 10, 8, WOOD)
    for n in range(14):
        goods = ("#B5493A", "#D8A93E", "#6E8A48", "#8A5A86", "#D8CBB0", "#C07A3C")[rng.integers(6)]
        pen.disc(-20 + 3.1 * n, 11.6 + rng.uniform(0, 1.8), 1.9, toned(goods, -0.06))
        pen.disc(-20.5 + 3.1 * n, 12.4 + rng.uniform(0, 1), 1.2, toned(goods, 0.08))
    for n in range(10):
        x0, x1 = -26 + 5.2 * n, -20.8 + 5.2 * n
        tone = (colour, FELT)[n % 2]
        pen.poly([(x0, 24), (x1, 24), (x1 * 0.86, 39), (x0 * 0.86, 39)], toned(tone, 0.04 - 0.008 * n))
        pen.poly([(x0, 24), (x1, 24), ((x0 + x1) / 2, 20)], toned(tone, -0.08))
    for x in (-24, 24):
        pen.line(x, 0, x, 25, 1.8, toned(WOOD, 0.02))
    return pen.glyph(seed, 4, 0.3)


def pots(u: float, seed: int) -> Glyph:
    """Jars, sacks and a crate."""
    pen = Pen(u, 20, 20, 6)
    pen.block(4, 14, 1, 8, 8, "#A67E54")
    for x, y, r, c in ((-10, 2, 4.0, "#B06A42"), (-2, 0, 4.6, "#9A5636"), (-6, -3, 3.2, "#C98A58")):
        pen.lathe(
            x,
            y,
            [(r * 0.55, 0), (r, r * 0.9), (r * 0.8, r * 1.8), (r * 0.4, r * 2.2), (r * 0.6, r * 2.6)],
            [c],
        )
    return pen.glyph(seed, 3, 0.2)


def bonfire(u: float, seed: int) -> Glyph:
    """The great fire: a ring of stones, crossed logs, tall flames."""
    pen = Pen(u, 30, 58, 16)
    stones = np.linspace(0, 2 * math.pi, 17)[:-1]
    pen.oval(0, 0, 22, 10, "#3A2C26")
    for a in sorted(stones, key=lambda a: -math.sin(a)):
        x, y = 22 * math.cos(a), 22 * FLAT * math.sin(a)
        pen.oval(x, y, 4.4, 3.2, toned(STONE, -0.14))
        pen.oval(x - 0.5, y + 1, 4, 2.6, toned(STONE, 0.04 - 0.05 * math.cos(a)))
    for x0, x1 in ((-15, 5), (15, -5), (-8, 9), (9, -8)):
        pen.line(x0, -2, x1, 20, 3.6, toned(DARK, 0.02))
        pen.line(x0 - 0.8, -2, x1 - 0.8, 20, 1.2, toned(WOOD, 0.06))
    for shrink, colour in ((1.0, "#C24A1E"), (0.78, "#E8802C"), (0.56, "#F8BC4A"), (0.32, "#FFF0B0")):
        flame = [
            (-13, 2),
            (-14, 14),
            (-9, 22),
            (-8, 34),
            (-3, 27),
            (0, 50),
            (5, 30),
            (9, 37),
            (10, 22),
            (14, 13),
            (12, 2),
        ]
        pen.poly([(x * shrink, 2 + y * shrink) for x, y in flame], colour)
    return pen.glyph(seed, 4, 0.12)


def bench(u: float, seed: int, half: float) -> Glyph:
    """A split log to sit on."""
    pen = Pen(u, half + 4, 10, 4)
    pen.box(-half, 0, half, 5, toned(WOOD, -0.08))
    pen.box(-half, 3, half, 6, toned("#B08A60", 0.0))
    pen.oval(half, 3, 1.8, 3, toned("#C8A478", 0.0))
    return pen.glyph(seed, 3, 0.2)


def totem(u: float, seed: int) -> Glyph:
    """A carved pole with spread wings."""
    pen = Pen(u, 22, 66, 5)
    pen.lathe(0, 0, [(3.6, 0), (3.2, 44)], [WOOD])
    for y, c in ((8, RED), (18, OCHRE), (28, TEAL), (38, RED)):
        pen.box(-3.6, y, 3.6, y + 4, toned(c, 0.0))
        pen.box(-3.6, y, -1.4, y + 4, toned(c, 0.09))
    for s in (-1, 1):
        pen.poly(
            [(0, 44), (s * 8, 50), (s * 17, 60), (s * 15, 50), (s * 11, 44), (s * 5, 41)],
            toned(GOLD, 0.04 if s < 0 else -0.08),
        )
    pen.poly([(-4, 44), (4, 44), (3.4, 56), (0, 60), (-3.4, 56)], toned(GOLD, 0.0))
    pen.poly([(-3.2, 55), (-7, 52), (-2.4, 51)], toned(DARK, 0.05))
    return pen.glyph(seed, 3, 0.2)


def target(u: float, seed: int) -> Glyph:
    """An archery butt on three legs."""
    pen = Pen(u, 14, 30, 4)
    for x in (-7, 0, 7):
        pen.line(x, 0, x * 0.2, 22, 1.4, toned(DARK, 0.1))
    for r, c in ((9.6, "#B8924E"), (8.4, "#F0E4C8"), (6.2, RED), (4.0, "#F0E4C8"), (1.9, RED)):
        pen.disc(0, 15, r, c)
    pen.line(2, 14, 9, 19, 0.8, toned(WOOD, 0.0))
    return pen.glyph(seed, 3, 0.12)


def dummy(u: float, seed: int) -> Glyph:
    """A straw man to strike at."""
    pen = Pen(u, 14, 30, 4)
    pen.line(0, 0, 0, 24, 2.0, toned(WOOD, -0.06))
    pen.line(-10, 17, 10, 17, 1.8, toned(WOOD, 0.0))
    pen.oval(0, 14, 4.6, 7, "#C39A4A")
    pen.oval(-1.2, 15, 2.8, 5.4, "#DDB868")
    pen.disc(0, 24.6, 3.6, "#CDA658")
    pen.box(-5, 9, 5, 10.6, RED)
    return pen.glyph(seed, 3, 0.2)


def spear_rack(u: float, seed: int) -> Glyph:
    """Spears and bows leaning on a rail."""
    pen = Pen(u, 18, 34, 4)
    for x in range(-12, 13, 5):
        pen.line(x, 0, x + 2, 27, 1.1, toned(WOOD, 0.08))
        pen.poly([(x + 1, 25), (x + 3.4, 25), (x + 2.4, 32)], "#D2D4D8")
    pen.line(-15, 12, 15, 12, 1.8, toned(DARK, 0.1))
    for x in (-15, 15):
        pen.line(x, 0, x, 15, 2, toned(DARK, 0.06))
    return pen.glyph(seed, 3, 0.15)


def person(u: float, seed: int) -> Glyph:
    """Somebody, seen small."""
    rng = np.random.default_rng(seed)
    coat = ("#8E3B30", "#2F5F66", "#B98A3E", "#6C5A7A", "#6E7A44", "#C9B48A")[rng.integers(6)]
    pen = Pen(u, 7, 20, 3)
    pen.line(-1.4, 0, -1.2, 5, 1.8, toned(DARK, 0.06))
    pen.line(1.6, 0, 1.2, 5, 1.8, toned(DARK, 0.0))
    pen.poly([(-3.8, 4), (3.8, 4), (2.6, 12.6), (-2.6, 12.6)], toned(coat, -0.06))
    pen.poly([(-3.8, 4), (-0.4, 4), (-0.2, 12.6), (-2.6, 12.6)], toned(coat, 0.05))
    pen.line(-3.2, 7.2, 3.2, 7.2, 0.9, GOLD)
    pen.disc(0, 14.6, 2.4, SKIN)
    pen.poly([(-2.5, 15), (2.5, 15), (1.2, 17.6), (0.4, 19.6), (-1.6, 17.6)], toned(coat, -0.1))
    return pen.glyph(seed, 3, 0.1)


def sheep(u: float, seed: int) -> Glyph:
    """A woolly back and a dark face."""
    side = -1 if seed % 2 else 1
    pen = Pen(u, 10, 12, 3)
    for x in (-3, 3):
        pen.line(x, 0, x, 4, 1.2, DARK)
    pen.oval(0, 5.4, 5.6, 3.8, "#CFC4AC")
    pen.oval(-0.8, 6.4, 4.4, 2.8, "#EFE6D2")
    pen.oval(side * 5.6, 5.8, 2, 2.2, "#4A3C34")
    return pen.glyph(seed, 3, 0.2)


def stela(u: float, seed: int, size: float = 1.0) -> Glyph:
    """A carved standing stone: face, arms, sword belt."""
    pen = Pen(u, 10 * size, 34 * size, 4)

    def at(*points: tuple[float, float]) -> list[tuple[float, float]]:
        return [(x * size, y * size) for x, y in points]

    pen.poly(at((-6, 0), (6.4, 0), (5.4, 20), (4.2, 27), (0, 30), (-4, 27), (-5.4, 20)), toned(STONE, -0.08))
    pen.poly(at((-6, 0), (1, 0), (0.6, 20), (0, 29.6), (-4, 27), (-5.4, 20)), toned(STONE, 0.1))
    for x in (-2, 1.6):
        pen.disc(x * size, 24 * size, 0.9 * size, toned(STONE, -0.24))
    pen.path(at((-4, 14), (0, 11), (3.6, 14)), 1.1 * size, toned(STONE, -0.2))
    pen.line(-5.2 * size, 7 * size, 5.4 * size, 7 * size, 1.2 * size, toned(STONE, -0.2))
    return pen.glyph(seed, 3, 0.3)
