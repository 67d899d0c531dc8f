"""Towns of the rose mountains and of the white coast."""

import math

import numpy as np

from tools.paint.core.nature import Glyph
from tools.paint.core.pen import FLAT, Pen, toned
from tools.paint.core.steppe import DARK, FELT, GOLD, OCHRE, RED, TEAL, WOOD

ROSE, SAND, TURQUOISE = "#C98E7E", "#E6C6A2", "#3E9AA0"
MARBLE, WHITE, TILE, AEGEAN = "#EDE6D6", "#F4EFE4", "#C4704A", "#2F6DA8"


# ------------------------------------------------------------------ Persia
def apadana(u: float, seed: int) -> Glyph:
    """The hall of columns on its terrace, with a double stair."""
    pen = Pen(u, 84, 94, 8)
    pen.block(-76, 76, 0, 18, 26, SAND)
    for n in range(8):
        for s in (-1, 1):
            pen.box(
                s * (50 - 5 * n),
                0,
                s * (56 - 5 * n),
                3 + 2 * n,
                toned("#F0DABC", -0.03 - (0.05 if s > 0 else 0) + 0.03 * (n % 2)),
            )
    pen.box(-9, 0, 9, 18, toned(ROSE, -0.02))
    pen.box(-62, 26, 62, 56, "#5B3A40")
    for x in np.linspace(-52, 52, 5):
        pen.lathe(float(x), 27, [(2.6, 0), (2.2, 30)], ["#B08478"])
    for x in np.linspace(-60, 60, 8):
        _column(pen, float(x), 22, 38, "#F0DEC4")
    pen.block(-68, 68, 62, 10, 26, "#E2BC9A")
    for n in range(22):
        pen.box(6 * n - 65, 64, 6 * n - 62, 70, toned((RED, TURQUOISE)[n % 2], 0.0))
    pen.battlement(-68, 68, 82, "#E2BC9A", 3)
    for x, s in ((-71, -1), (71, 1)):
        _bull(pen, x, 18, s)
    return pen.glyph(seed, 4.5, 0.25)


def _column(pen: Pen, x: float, y: float, h: float, colour: str) -> None:
    pen.lathe(x, y, [(3.8, 0), (3.8, 2), (2.5, 4), (2.1, h - 5), (3.4, h - 3), (4.2, h)], [colour], 0.3)
    pen.line(x - 1.0, y + 4, x - 0.9, y + h - 4, 0.6, toned(colour, 0.08))
    pen.line(x + 0.6, y + 4, x + 0.5, y + h - 4, 0.6, toned(colour, -0.12))


def _bull(pen: Pen, x: float, y: float, side: int) -> None:
    s = side
    pen.box(x - 5, y, x + 5, y + 4, toned(SAND, 0.04))
    pen.poly(
        [
            (x - 5 * s, y + 4),
            (x + 5 * s, y + 4),
            (x + 6 * s, y + 13),
            (x + 2 * s, y + 20),
            (x - 2 * s, y + 14),
            (x - 5 * s, y + 12),
        ],
        toned(ROSE, 0.02),
    )
    pen.path([(x + 2 * s, y + 20), (x + 4 * s, y + 24), (x + 1 * s, y + 25)], 1.4, toned(GOLD, 0.0))


def rock_tomb(u: float, seed: int) -> Glyph:
    """Façades hewn into the cliff: a cross-shaped recess, columns, a dark door."""
    pen = Pen(u, 64, 86, 8)
    _crag(pen, np.random.default_rng(seed))
    recess = "#8A5450"
    pen.box(-11, 4, 11, 70, recess)
    pen.box(-26, 26, 26, 48, recess)
    pen.box(-24.6, 26, 26, 46.6, "#D09A84")
    pen.box(-9.6, 4, 11, 68.6, "#D09A84")
    for x in (-19, -9, 9, 19):
        _column(pen, x, 26, 17, "#E6BEA4")
    pen.box(-24, 43, 24, 46.4, "#E6BEA4")
    pen.box(-5, 26, 5, 40, "#2E1C22")
    pen.disc(0, 57, 5, "#E6BEA4")
    pen.poly([(-9, 57), (0, 60), (9, 57), (0, 55)], toned(GOLD, 0.0))
    for x in (-38, 38):
        pen.box(x - 7, 4, x + 7, 28, recess)
        pen.box(x - 5.8, 4, x + 7, 26.8, "#C68C7A")
        pen.box(x - 3, 4, x + 3, 16, "#2E1C22")
        pen.poly([(x - 6, 21), (x + 6, 21), (x, 26)], "#E6BEA4")
    return pen.glyph(seed, 4.5, 0.35)


def _crag(pen: Pen, rng: np.random.Generator) -> None:
    """A cliff of leaning pillars, lit on their west faces, highest in the middle."""
    spots = sorted(rng.uniform(-60, 60, 46).tolist(), key=abs, reverse=True)
    for n, x in enumerate(spots):
        near = n / len(spots)
        top = 80 * (1 - (abs(x) / 70) ** 2.2) * rng.uniform(0.8, 1.06) + 6
        w, foot = rng.uniform(5, 10), -4 * near
        tone, lean = rng.uniform(-0.05, 0.05), rng.uniform(-2, 2)
        face = "#BC7C70"
        pen.poly(
            [
                (x - w, foot),
                (x + w, foot),
                (x + w * 0.8, top * 0.9),
                (x + lean, top),
                (x - w * 0.8, top * 0.93),
            ],
            toned(face, tone - 0.13),
        )
        pen.poly(
            [(x - w, foot), (x - w * 0.1, foot), (x + lean, top), (x - w * 0.8, top * 0.93)],
            toned(face, tone + 0.03),
        )
        pen.poly(
            [(x - w * 0.8, top * 0.93), (x + lean, top), (x - w * 0.2, top * 0.84)], toned("#E6B49C", tone)
        )
    pen.poly(
        [(-46, 2), (46, 2), (43, 34), (28, 52), (14, 72), (-14, 72), (-28, 52), (-43, 34)],
        toned("#C68878", 0.0),
    )


def fire_temple(u: float, seed: int) -> Glyph:
    """A turquoise dome over four arches, fire within."""
    pen = Pen(u, 44, 82, 6)
    pen.block(-32, 32, 0, 8, 14, SAND)
    pen.block(-24, 24, 8, 30, 12, "#E8CDAA")
    arch = [(-9, 9), *((9 * math.cos(a), 24 + 10 * math.sin(a)) for a in np.linspace(math.pi, 0, 13)), (9, 9)]
    pen.poly([(x * 1.22, 8 + (y - 8) * 1.1) for x, y in arch], TURQUOISE)
    pen.poly(arch, "#4A2A2A")
    for w, h, c in ((5, 15, "#D9662C"), (3.4, 11, "#F0A23C"), (1.8, 7, "#FCE49A")):
        pen.poly([(-w, 10), (w, 10), (w * 0.4, 10 + h * 0.6), (0, 10 + h), (-w * 0.5, 10 + h * 0.6)], c)
    for x in (-17, 17):
        pen.box(x - 3, 14, x + 3, 28, toned(TURQUOISE, -0.06))
        pen.box(x - 2, 15, x + 2, 26, toned("#D8B890", -0.08))
    dome = [(17, 0), (17, 5), (20, 8), (19, 15), (13, 22), (6, 26), (0.8, 30)]
    pen.lathe(0, 40, dome, ["#E8CDAA", "#E8CDAA", TURQUOISE])
    for s in (-1, 1):
        pen.lathe(
            s * 27, 8, [(4, 0), (3.2, 36), (4.6, 38), (3.6, 43), (0.6, 48)], ["#E2C29E", "#E2C29E", TURQUOISE]
        )
    pen.disc(0, 71.5, 1.8, GOLD)
    return pen.glyph(seed, 4, 0.22)


def domed_house(u: float, seed: int, half: float = 11) -> Glyph:
    """A cube of a house with a low dome."""
    rng = np.random.default_rng(seed)
    pen = Pen(u, half + 6, 36, 5)
    tone = (SAND, "#DDB592", "#EBD2B2")[rng.integers(3)]
    height = rng.uniform(11, 15)
    pen.block(-half, half, 0, height, 16, tone)
    dome = [
        (half * 0.74, 0),
        (half * 0.68, half * 0.3),
        (half * 0.42, half * 0.58),
        (half * 0.1, half * 0.72),
    ]
    pen.lathe(0, height + 3, dome, [(tone, TURQUOISE, tone)[rng.integers(3)]])
    door = rng.uniform(-0.4, 0.3) * half
    pen.box(door - 2.2, 0, door + 2.2, 7, "#4E2F2C")
    pen.disc(door, 7, 2.2, "#4E2F2C")
    pen.box(half * 0.5, height - 6, half * 0.5 + 2.6, height - 3, "#4E2F2C")
    return pen.glyph(seed, 3.5, 0.25)


def caravan_tent(u: float, seed: int) -> Glyph:
    """A striped travellers' tent."""
    pen = Pen(u, 24, 30, 4)
    tone = (RED, TEAL, OCHRE)[seed % 3]
    for n in range(8):
        x0, x1 = -20 + 5 * n, -15 + 5 * n
        pen.poly(
            [(x0, 0), (x1, 0), (x1 * 0.2, 24), (x0 * 0.2, 24)], toned((FELT, tone)[n % 2], 0.06 - 0.016 * n)
        )
    pen.poly([(-5, 0), (5, 0), (0, 15)], "#3A2622")
    pen.line(0, 23, 0, 28, 1.2, toned(WOOD, 0.0))
    return pen.glyph(seed, 3.5, 0.2)


def camel(u: float, seed: int) -> Glyph:
    """A laden camel."""
    s = -1 if seed % 2 else 1
    coat = "#B98A58"
    pen = Pen(u, 20, 28, 4)
    for x, tone in ((-6, -0.1), (6, -0.1), (-8, 0.0), (4.4, 0.0)):
        pen.line(s * x, 0, s * x * 0.9, 11, 1.7, toned(coat, tone))
    pen.poly(
        [(s * x, y) for x, y in ((-10, 12), (-6, 17), (-2, 22), (2, 17), (7, 16), (9, 12), (4, 9), (-6, 9))],
        toned(coat, 0.02),
    )
    pen.poly([(s * x, y) for x, y in ((-5, 17), (-2, 22), (2, 17), (1, 11), (-5, 11))], toned(RED, 0.04))
    pen.path([(s * 7, 13), (s * 12, 13), (s * 13.6, 20)], 2.4, toned(coat, 0.02))
    pen.line(s * 13, 20.6, s * 17, 19.4, 2.6, toned(coat, 0.06))
    return pen.glyph(seed, 3, 0.15)


# ------------------------------------------------------------------ Greece
def acropolis(u: float, seed: int) -> Glyph:
    """A flat-topped crag of pale stone with a stair cut into it."""
    rng = np.random.default_rng(seed)
    pen = Pen(u, 84, 48, 8)
    face = "#CFC6B4"
    pen.poly([(-72, 26), (72, 26), (62, 42), (-62, 42)], toned("#C9C79C", 0.0))
    for n in range(40):
        x = float(rng.uniform(-70, 70)) if n > 17 else -72 + 8.4 * n
        top = 30 * (1 - (abs(x) / 84) ** 4) * rng.uniform(0.86, 1.0)
        foot, w = rng.uniform(-3, 5) * (1 - abs(x) / 90), rng.uniform(4, 7)
        tone = rng.uniform(-0.04, 0.04)
        pen.poly(
            [(x - w, foot), (x + w, foot), (x + w * 0.7, top), (x - w * 0.8, top)], toned(face, tone - 0.17)
        )
        pen.poly([(x - w, foot), (x, foot), (x - w * 0.1, top), (x - w * 0.8, top)], toned(face, tone))
        pen.poly([(x - w * 0.8, top), (x + w * 0.7, top), (x + w * 0.4, top - 3)], toned("#EFE8D6", tone))
    for n in range(11):
        pen.box(
            -9 + n * 0.3, n * 2.7 - 3, 9 - n * 0.3, n * 2.7 - 0.2, toned("#E9E1CE", 0.03 if n % 2 else -0.06)
        )
    return pen.glyph(seed, 4, 0.4)


def temple(u: float, seed: int, half: float = 46, rise: float = 0.0) -> Glyph:
    """A marble temple on a rock `rise` high: steps, columns, a painted pediment, tiled roof."""
    pen = Pen(u, half + 14, 82, 6)
    for n in range(3):
        pen.block(-half - 8 + 3 * n, half + 8 - 3 * n, 3.2 * n, 3.2, 4, MARBLE)
    base, tall = 9.6, 30.0
    pen.box(-half + 2, base, half - 2, base + tall, "#6E6470")
    pen.box(-half + 12, base, half - 12, base + tall, "#8C8088")
    pen.box(-7, base, 7, base + 20, "#3C3440")
    for x in np.linspace(-half + 3, half - 3, 8):
        _column(pen, float(x), base, tall, WHITE)
    y = base + tall
    pen.block(-half - 2, half + 2, y, 7, 0, MARBLE)
    for x in np.arange(-half, half - 3, 8):
        pen.box(x, y + 2, x + 4, y + 6.4, toned(AEGEAN, 0.0))
    peak = y + 7 + 19
    pen.poly(
        [(-half - 5, y + 7), (half + 5, y + 7), (half - 3, peak + 8), (-half + 3, peak + 8)],
        toned(TILE, -0.04),
    )
    for n, x in enumerate(np.linspace(-half, half, 23)):
        pen.line(float(x), y + 7, float(x) * 0.9, peak + 8, 0.9, toned(TILE, 0.08 if n % 2 else -0.1))
    pen.poly([(-half - 5, y + 7), (half + 5, y + 7), (0, peak)], WHITE)
    pen.poly([(-half + 6, y + 9), (half - 6, y + 9), (0, peak - 4)], toned(AEGEAN, -0.02))
    for x, h in ((-18, 4), (-9, 7), (0, 11), (9, 7), (18, 4)):
        pen.poly(
            [(x - 2.4, y + 9), (x + 2.4, y + 9), (x + 1, y + 9 + h), (x - 1, y + 9 + h)], toned(WHITE, 0.0)
        )
        pen.disc(x, y + 9 + h, 1.6, toned(WHITE, 0.0))
    pen.line(-half - 5, y + 7, 0, peak, 2.2, toned(WHITE, 0.03))
    pen.line(half + 5, y + 7, 0, peak, 2.2, toned(MARBLE, -0.06))
    for x, at in ((-half - 4, y + 8), (half + 4, y + 8), (0.0, peak)):
        pen.disc(x, at + 2, 2.2, GOLD)
    s, (x, y) = pen.glyph(seed, 4.5, 0.18)
    return s, (x, y + rise * u)


def white_house(u: float, seed: int, half: float = 11) -> Glyph:
    """A whitewashed house: low tiled roof or flat terrace, blue door."""
    rng = np.random.default_rng(seed)
    pen = Pen(u, half + 7, 40, 5)
    height = rng.uniform(12, 17)
    pen.block(-half, half, 0, height, 14, WHITE)
    door = rng.uniform(-0.5, 0.1) * half
    pen.box(door - 2.2, 0, door + 2.2, 8, toned(AEGEAN, -0.04))
    pen.box(door - 2.2, 0, door - 0.6, 8, toned(AEGEAN, 0.08))
    for x in (0.5, -0.85):
        pen.box(half * x, height - 7, half * x + 2.8, height - 3.2, toned(AEGEAN, -0.12))
    if rng.random() < 0.62:
        pen.gable(-half, half, height - 1, 11, 2, TILE, 4)
    else:
        pen.block(-half + 2, half * 0.1, height + 2, 8, 8, WHITE)
        pen.line(half * 0.2, height + 3, half * 0.2, height + 11, 0.9, toned(WOOD, 0))
        pen.line(half * 0.9, height + 3, half * 0.9, height + 11, 0.9, toned(WOOD, 0))
        pen.poly(
            [
                (half * 0.1, height + 10),
                (half, height + 10),
                (half * 0.95, height + 14),
                (half * 0.15, height + 14),
            ],
            "#7E9A58",
        )
    return pen.glyph(seed, 3.5, 0.2)


def theatre(u: float, seed: int) -> Glyph:
    """Rising half rings of stone seats round a floor, with a small stage."""
    pen = Pen(u, 62, 56, 22)
    for n in range(9):
        r = 54 - 4.6 * n
        arc = np.linspace(0.02, math.pi - 0.02, 33)
        height = 20 - 2.3 * n
        outer = [(r * math.cos(a), height + r * 0.52 * math.sin(a)) for a in arc]
        inner = [(r * math.cos(a), height - 4 + r * 0.52 * math.sin(a)) for a in arc]
        pen.poly([*outer, (-r, -2), (r, -2)], toned(MARBLE, -0.12))
        for (x0, y0), (x1, y1), (x2, y2), (x3, y3) in zip(outer, outer[1:], inner[1:], inner, strict=False):
            tone = 0.05 + 0.06 * (x0 / r)
            pen.poly([(x0, y0), (x1, y1), (x2, y2), (x3, y3)], toned(MARBLE, tone))
    for a in (0.5, 1.05, math.pi / 2, math.pi - 1.05, math.pi - 0.5):
        pen.line(
            13 * math.cos(a),
            2 + 7 * math.sin(a),
            54 * math.cos(a),
            20 + 28 * math.sin(a),
            1.6,
            toned("#CFC6B2", -0.02),
        )
    pen.oval(0, 0, 15, 8, "#DCCCA4")
    pen.oval(0, 0, 11, 5.6, "#E8DAB6")
    pen.block(-20, 20, -14, 9, 6, MARBLE)
    for x in (-16, -8, 0, 8, 16):
        _column(pen, x, -12, 12, WHITE)
    pen.block(-21, 21, 0, 3, 5, MARBLE, TILE)
    return pen.glyph(seed, 4, 0.2)


def galley(u: float, seed: int, sail: str = RED) -> Glyph:
    """A warship: eyed prow, oars, one square sail."""
    pen = Pen(u, 34, 44, 6)
    for x in range(-17, 18, 4):
        pen.line(x, 5, x - 3, -3, 0.8, toned("#C8A478", 0.0))
    hull = [(-27, 12), (-24, 3), (-14, 0), (16, 0), (24, 3), (31, 4), (26, 9), (14, 8), (-16, 8), (-24, 14)]
    pen.poly(hull, toned("#5A3A2A", 0.0))
    pen.poly([(-23, 9), (-16, 6.4), (14, 6.4), (25, 8.4), (14, 8.4), (-16, 8.6)], toned("#B98A5A", 0.02))
    pen.line(-22, 4, 24, 4, 1.2, toned(RED, 0.0))
    pen.disc(22, 6, 1.4, WHITE)
    pen.path([(-24, 12), (-28, 17), (-25, 21)], 1.8, toned("#8A5E3E", 0.0))
    pen.line(0, 8, 0, 38, 1.4, toned(WOOD, 0.0))
    pen.line(-14, 35, 14, 35, 1.3, toned(WOOD, -0.06))
    for n in range(6):
        x0, x1 = -13 + n * 4.34, -13 + (n + 1) * 4.34
        bulge = [(x0, 35), (x1, 35), (x1 * 1.1 + 1.5, 24), (x1 + 1, 14), (x0 + 1, 14), (x0 * 1.1 + 1.5, 24)]
        pen.poly(bulge, toned((sail, "#F0E6D0")[n % 2], 0.05 - 0.018 * n))
    return pen.glyph(seed, 3.5, 0.15)


def lighthouse(u: float, seed: int) -> Glyph:
    """Three tiers of white stone and a flame."""
    pen = Pen(u, 20, 84, 6)
    pen.block(-13, 13, 0, 8, 10, MARBLE)
    pen.block(-9.5, 9.5, 8, 26, 7, WHITE)
    pen.box(-2, 8, 2, 16, "#54505A")
    pen.lathe(0, 38, [(6.4, 0), (5.6, 18), (7.4, 19.5)], [WHITE, WHITE])
    pen.lathe(0, 57, [(3.8, 0), (3.6, 8), (5.4, 9), (0.5, 14)], ["#E8B04A", "#E8B04A", TILE])
    for x in (-3.2, 0, 3.2):
        pen.line(x, 57, x, 65, 0.9, toned(DARK, 0.2))
    pen.disc(0, 71.6, 1.5, GOLD)
    return pen.glyph(seed, 3.5, 0.2)


def jetty(u: float, seed: int, length: float) -> Glyph:
    """A stone quay running out to the west."""
    pen = Pen(u, length + 4, 14, 5)
    pen.block(-length, 0, 0, 4, 14, "#CFC6B2")
    for x in np.arange(-length + 4, 0, 8):
        pen.line(x, 4, x, 4 + 14 * FLAT, 0.7, toned("#CFC6B2", -0.14))
    return pen.glyph(seed, 3.5, 0.25)
