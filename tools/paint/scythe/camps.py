"""The walled camps of the seven factions: a hall of their own kind, tents, banners in their colour."""

import itertools
import math

import numpy as np

from tools.paint.core.brush import Point
from tools.paint.core.nature import Glyph
from tools.paint.core.pen import Pen, toned

WOOD, DARK, STONE, GOLD, CANVAS = "#80593A", "#3A2C26", "#958C82", "#D9AE52", "#DED2B6"
COLOURS = {
    "nordic": "#2F6DB5",
    "rusviet": "#B5382E",
    "crimea": "#E0B43A",
    "saxony": "#35343C",
    "polania": "#EDE6D6",
    "albion": "#2E8B57",
    "togawa": "#6F4A98",
}


def banner(u: float, seed: int, colour: str, tall: float = 58.0) -> Glyph:
    """A swallow-tailed flag on a pole, its folds lit from the west."""
    pen = Pen(u, 34, tall + 12, 4)
    pen.line(0, 0, 0, tall + 4, 1.9, toned(WOOD, -0.06))
    pen.line(-0.5, 0, -0.5, tall + 4, 0.7, toned(WOOD, 0.14))
    pen.disc(0, tall + 5, 2.2, GOLD)
    high = tall * 0.40
    for n in range(10):
        x0, x1 = 1 + 2.6 * n, 1 + 2.6 * (n + 1) + 0.2
        w0, w1 = (1.6 * math.sin(x / 4.4 + seed % 7) - 0.1 * x for x in (x0, x1))
        tone = 0.07 * math.cos((x0 + 1.3) / 4.4 + seed % 7)
        bite0, bite1 = (max(0.0, x - 18) * 0.85 for x in (x0, x1))
        middle = tall - high / 2
        pen.poly(
            [(x0, tall + w0), (x1, tall + w1), (x1, middle + w1 + bite1), (x0, middle + w0 + bite0)],
            toned(colour, tone),
        )
        pen.poly(
            [
                (x0, middle + w0 - bite0),
                (x1, middle + w1 - bite1),
                (x1, tall - high + w1),
                (x0, tall - high + w0),
            ],
            toned(colour, tone - 0.03),
        )
    pen.box(0, tall - high, 2, tall, toned(GOLD, -0.04))
    return pen.glyph(seed, 3.4, 0.15)


def tent(u: float, seed: int, colour: str) -> Glyph:
    """A bell tent with a coloured band."""
    pen = Pen(u, 20, 34, 7)
    pen.lathe(0, 0, [(14, 0), (13.6, 5), (12.4, 7), (1.2, 24)], [CANVAS, colour, CANVAS])
    pen.poly([(-3.4, -6), (3.4, -6), (0.4, 9)], toned(DARK, -0.02))
    pen.line(0, 23, 0, 30, 1.1, toned(WOOD, 0.0))
    pen.poly([(0.4, 30), (7, 28), (0.4, 26)], colour)
    return pen.glyph(seed, 3.2, 0.2)


def gate_tower(u: float, seed: int, colour: str) -> Glyph:
    """A square watch-tower with a shield in the faction's colour."""
    pen = Pen(u, 16, 52, 5)
    pen.block(-9, 9, 0, 27, 0, STONE)
    for y in range(3, 27, 5):
        pen.line(-9, y, 9, y, 0.5, toned(STONE, -0.1))
    pen.block(-10.5, 10.5, 26, 7, 0, WOOD)
    pen.box(-8, 28, 8, 31.4, toned(DARK, -0.04))
    pen.poly([(-13, 33), (13, 33), (0, 47)], toned(colour, -0.07))
    pen.poly([(-13, 33), (-2, 33), (0, 47)], toned(colour, 0.06))
    pen.poly([(-5, 20), (5, 20), (5, 12), (0, 6.6), (-5, 12)], toned(GOLD, -0.04))
    pen.poly([(-3.8, 19), (3.8, 19), (3.8, 12.4), (0, 8.4), (-3.8, 12.4)], toned(colour, 0.02))
    return pen.glyph(seed, 3.4, 0.2)


def wall(u: float, seed: int, dx: float, dy: float, colour: str) -> Glyph:
    """A stretch of earth and timber wall from (0, 0) to (dx, dy), dy northwards; here and there a shield."""
    rng = np.random.default_rng(seed)
    steps = max(2, round(math.hypot(dx, dy * 0.75) / 4.4))
    pen = Pen(u, abs(dx) + 8, max(dy, 0) + 30, max(-dy, 0) + 5)
    spots = [(dx * n / steps, dy * n / steps) for n in range(steps + 1)]
    for x, y in sorted(spots, key=lambda p: -p[1]):
        pen.oval(x, y + 1, 4.4, 2.6, toned("#7A6A4C", rng.uniform(-0.05, 0.03)))
        tall, tone = rng.uniform(17, 20), rng.uniform(-0.04, 0.04)
        stake = [(x - 2.4, y), (x + 2.4, y), (x + 2.4, y + tall), (x, y + tall + 3.4), (x - 2.4, y + tall)]
        pen.poly(stake, toned(WOOD, tone - 0.09))
        pen.poly(
            [(x - 2.4, y), (x - 0.3, y), (x - 0.3, y + tall + 3), (x - 2.4, y + tall)], toned("#A67E54", tone)
        )
    if seed % 2:
        x, y = dx * 0.5, dy * 0.5 + 10
        pen.poly(
            [(x - 4.6, y + 6), (x + 4.6, y + 6), (x + 4.6, y - 2), (x, y - 7), (x - 4.6, y - 2)],
            toned(DARK, 0.0),
        )
        pen.poly(
            [(x - 3.6, y + 5), (x + 3.6, y + 5), (x + 3.6, y - 1.6), (x, y - 5.4), (x - 3.6, y - 1.6)],
            toned(colour, -0.03),
        )
        pen.poly([(x - 3.6, y + 5), (x, y + 5), (x, y - 5.4), (x - 3.6, y - 1.6)], toned(colour, 0.05))
    return pen.glyph(seed, 3, 0.2)


# ---------------------------------------------------------------------- halls


def _log_wall(pen: Pen, half: float, tall: float, colour: str) -> None:
    for n in range(round(tall / 4)):
        pen.box(-half, 4 * n, half, 4 * n + 4, toned(colour, -0.03 + 0.01 * n))
        pen.line(-half, 4 * n + 3.6, half, 4 * n + 3.6, 0.7, toned(colour, 0.09))
    pen.box(half * 0.4, 0, half, tall, toned(colour, -0.05))
    pen.box(-6, 0, 6, 15, toned(DARK, -0.02))


def _crest(pen: Pen, x: float, y: float, colour: str) -> None:
    pen.disc(x, y, 6.4, toned(GOLD, -0.06))
    pen.disc(x, y, 5.2, toned(colour, 0.0))
    pen.disc(x - 1, y + 1.2, 3, toned(colour, 0.08))


def _nordic(pen: Pen, colour: str) -> None:
    """A long log hall with dragon heads on a steep roof."""
    _log_wall(pen, 40, 18, "#8A6544")
    pen.gable(-42, 42, 17, 32, 5, "#5E6A72", 7)
    for side in (-1, 1):
        pen.path([(side * 40, 48), (side * 47, 55), (side * 44, 61)], 2.2, toned(GOLD, -0.08))
    pen.block(-9, 9, -3, 20, 0, "#8A6544")
    pen.poly([(-12, 15), (12, 15), (0, 36)], toned("#5E6A72", 0.05))
    pen.box(-4.4, -3, 4.4, 11, DARK)
    _crest(pen, 0, 22, colour)


def _rusviet(pen: Pen, colour: str) -> None:
    """A brick works with a clock tower, a star on top."""
    pen.block(-42, 42, 0, 24, 6, "#8E4A3C")
    for x in range(-36, 40, 9):
        if abs(x) > 9:
            pen.box(x, 8, x + 4.4, 16, toned(DARK, 0.0))
            pen.box(x + 0.6, 8.6, x + 3.8, 15.4, "#D9AE6A")
    pen.block(-10, 10, -2, 46, 4, "#9A5444")
    pen.block(-12, 12, 44, 5, 3, "#C9B28C")
    pen.poly([(-12, 51), (12, 51), (0, 66)], toned("#5A5458", 0.0))
    pen.poly([(-12, 51), (-2, 51), (0, 66)], toned("#5A5458", 0.12))
    pen.disc(0, 36, 5, "#EFE4CC")
    pen.line(0, 36, 0, 39.6, 0.8, DARK)
    pen.line(0, 36, 2.6, 36, 0.8, DARK)
    star = [
        (r * math.sin(n * math.pi / 5), 71 + r * math.cos(n * math.pi / 5))
        for n, r in ((n, 6.0 if n % 2 == 0 else 2.5) for n in range(10))
    ]
    pen.poly(star, toned(colour, 0.06))
    pen.box(-4, -2, 4, 11, DARK)


def _crimea(pen: Pen, colour: str) -> None:
    """A khan's great tent, two smaller drums beside it."""
    for x, r in ((-33, 13.0), (34, 13.0), (0, 27.0)):
        shape = ((1, 0), (1, 0.5), (1.04, 0.52), (0.84, 0.86), (0.5, 1.14), (0.16, 1.3), (0.14, 1.38))
        felt = "#E6DAC0"
        pen.lathe(x, 0, [(r * a, r * b) for a, b in shape], [felt, colour, felt, felt, felt, colour])
        for a in np.linspace(math.pi * 1.1, math.pi * 1.9, 5):
            line = [(x + r * q * math.cos(a), r * (z + 0.42 * q * math.sin(a))) for q, z in shape[2:6]]
            pen.path(line, 1.0, toned(colour, -0.06))
    pen.box(-5, -11, 5, 6, toned(WOOD, 0.0))
    pen.box(-3.6, -11, 3.6, 4.6, DARK)


def _saxony(pen: Pen, colour: str) -> None:
    """A half-timbered hall beside a grim stone keep."""
    pen.block(-10, 42, 0, 22, 0, "#DCCFB2")
    for x in range(-10, 43, 13):
        pen.box(x - 1, 0, x + 1, 22, toned(DARK, 0.06))
        pen.line(x, 11, x + 13, 22, 1.2, toned(DARK, 0.06))
    for y in (0.6, 11, 21.4):
        pen.line(-10, y, 42, y, 1.6, toned(DARK, 0.06))
    pen.gable(-11, 43, 22, 22, 3, "#6E4A42", 6)
    pen.block(-42, -10, -2, 44, 8, "#7E7B80")
    pen.battlement(-42, -10, 46, "#8C898C", 4)
    for x in (-34, -20):
        pen.box(x, 24, x + 3, 33, DARK)
    pen.poly([(-33, 40), (-19, 40), (-19, 14), (-26, 9), (-33, 14)], toned(GOLD, -0.08))
    pen.poly([(-31.6, 39), (-20.4, 39), (-20.4, 15), (-26, 11), (-31.6, 15)], toned(colour, 0.02))
    pen.box(13, 0, 21, 13, DARK)


def _polania(pen: Pen, colour: str) -> None:
    """A white manor with a pillared porch and a red roof."""
    pen.block(-42, 42, 0, 20, 0, "#EFE8D8")
    for x in (-36, -25, 21, 32):
        pen.box(x, 6, x + 5, 15, toned("#6A7A86", -0.04))
        pen.line(x + 2.5, 6, x + 2.5, 15, 0.7, "#EFE8D8")
    pen.gable(-43, 43, 19, 21, 3, "#9C4A38", 6)
    pen.gable(-26, 26, 40, 10, 1, "#9C4A38", 3)
    pen.box(-13, -3, 13, 22, toned("#5A4E48", 0.0))
    for pillar in (-12, -4.4, 4.4, 12):
        pen.box(pillar - 1.6, -4, pillar + 1.6, 22, toned("#F4EEE0", 0.0 if pillar < 0 else -0.05))
    pen.poly([(-16, 22), (16, 22), (0, 34)], toned("#EFE8D8", 0.02))
    pen.poly([(-11, 23.4), (11, 23.4), (0, 31)], toned("#B5382E", 0.0))
    pen.disc(0, 26, 2.6, toned(colour, 0.02))


def _albion(pen: Pen, colour: str) -> None:
    """A grey castle with round towers."""
    pen.block(-34, 34, 0, 26, 6, "#8F9088")
    pen.battlement(-34, 34, 28, "#9A9B92", 3.6)
    for x in (-36, 36):
        pen.lathe(x, 0, [(11, 0), (10.4, 38), (12, 38), (12, 43)], ["#8F9088", "#9A9B92", "#A3A49A"])
        pen.lathe(x, 43, [(12.6, 0), (1, 20)], [colour])
    pen.block(-12, 12, -3, 36, 5, "#85867E")
    pen.battlement(-12, 12, 35, "#9A9B92", 3)
    rim = [(5 * math.cos(a), 9 + 5 * math.sin(a)) for a in np.linspace(0, math.pi, 11)]
    pen.poly([(5, -3), *rim, (-5, -3)], DARK)
    _crest(pen, 0, 25, colour)


def _togawa(pen: Pen, colour: str) -> None:
    """A white tower under three tiers of upturned roofs."""
    base = [(-34, 0), (34, 0), (28, 12), (-28, 12)]
    pen.poly(base, toned(STONE, -0.04))
    for y in (4, 8):
        pen.line(-33, y, 33, y, 0.7, toned(STONE, -0.14))
    for half, y, high in ((25, 12, 12), (18, 30, 11), (11.5, 47, 10)):
        pen.block(-half, half, y, high, 0, "#EDE6D8")
        for x in np.arange(-half + 3, half - 3, 6.5):
            pen.box(x, y + 3, x + 2.6, y + 8, toned(DARK, 0.04))
        _upturned(pen, half, y + high, colour)
    pen.line(0, 68, 0, 78, 1.4, GOLD)
    pen.box(-5, 0, 5, 11, DARK)


def _upturned(pen: Pen, half: float, y: float, colour: str) -> None:
    over = half + 7
    eaves = [(-over - 2, y + 2.5), (-over * 0.7, y - 1), (over * 0.7, y - 1), (over + 2, y + 2.5)]
    ridge = [(half * 0.72, y + 8), (-half * 0.72, y + 8)]
    roof = "#4A4658"
    pen.poly([*eaves, *ridge], toned(roof, -0.02))
    pen.poly([eaves[0], eaves[1], (0, y - 1), (0, y + 8), ridge[1]], toned(roof, 0.08))
    pen.path(eaves, 1.6, toned(colour, 0.06))
    pen.line(*ridge[0], *ridge[1], 1.8, toned(roof, 0.16))


HALLS = {
    "nordic": _nordic,
    "rusviet": _rusviet,
    "crimea": _crimea,
    "saxony": _saxony,
    "polania": _polania,
    "albion": _albion,
    "togawa": _togawa,
}


def hall(u: float, seed: int, faction: str) -> Glyph:
    """The house of a faction's people."""
    pen = Pen(u, 60, 84, 14)
    HALLS[faction](pen, COLOURS[faction])
    return pen.glyph(seed, 3.8, 0.25)


def ring(rx: float, ry: float, gap: float, pieces: int) -> list[tuple[Point, Point]]:
    """Ends of the stretches of a wall round (0, 0), open to the south over `gap` radians; y goes south."""
    turns = np.linspace(math.pi / 2 + gap / 2, 2.5 * math.pi - gap / 2, pieces + 1)
    ends = [(rx * math.cos(a), ry * math.sin(a)) for a in turns]
    return list(itertools.pairwise(ends))
