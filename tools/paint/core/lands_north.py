"""Towns of the green hills and of the brick plain."""

import math

import numpy as np

from tools.paint.core.nature import LEAF, Glyph
from tools.paint.core.pen import FLAT, Pen, toned
from tools.paint.core.steppe import DARK, GOLD, OCHRE, RED, THATCH, WOOD

MUD, BRICK, GLAZE = "#D3A468", "#B98250", "#2E6E9E"


# ------------------------------------------------------------------ Cimmeria
def roundhouse(u: float, seed: int, r: float = 15) -> Glyph:
    """A wattle ring under a tall cone of thatch."""
    pen = Pen(u, r * 1.5, r * 2.4, r * 0.7)
    wall = r * 0.5
    pen.lathe(0, 0, [(r * 0.9, 0), (r * 0.9, wall)], ["#A98A62"])
    pen.box(-r * 0.18, -r * 0.38, r * 0.18, wall * 0.7 - r * 0.2, "#2E2018")
    cone = [
        (r * 1.22, wall * 0.72),
        (r * 0.84, wall + r * 0.45),
        (r * 0.44, wall + r * 0.95),
        (r * 0.06, wall + r * 1.42),
    ]
    tone = (THATCH, "#A68A52", "#B3985C")[seed % 3]
    pen.lathe(0, 0, cone, [tone, tone, tone])
    for a in np.linspace(math.pi * 1.02, math.pi * 1.98, 16):
        for f in (0.95, 0.6, 0.3):
            x, z = (
                r * 1.22 * f * math.cos(a),
                wall * 0.72 + r * 1.75 * (1 - f) + r * 1.22 * f * FLAT * math.sin(a),
            )
            pen.line(x, z, x * 1.1, z - r * 0.2, 0.7, toned(tone, -0.1 if a > math.pi * 1.5 else 0.06))
    pen.disc(0, wall + r * 1.42, 1.6, toned(DARK, 0.1))
    return pen.glyph(seed, 3.5, 0.3)


def longhouse(u: float, seed: int, half: float = 34) -> Glyph:
    """A timber hall with dragon-headed gables."""
    pen = Pen(u, half + 16, 58, 6)
    pen.block(-half, half, 0, 18, 0, "#8A6846")
    for x in np.arange(-half + 4, half, 7):
        pen.line(x, 0, x, 17, 1.0, toned(DARK, 0.04))
    pen.box(-6, 0, 6, 14, "#241A14")
    pen.gable(-half - 2, half + 2, 15, 31, 4, "#94784A", 7)
    pen.strokes(-half, 20, half, 44, 80, "#94784A", seed)
    for s in (-1, 1):
        x = s * (half - 2)
        pen.path([(x, 45), (x + s * 4, 50), (x + s * 3, 54), (x + s * 7, 55)], 2.2, toned(WOOD, 0.02))
    for n in range(4):
        pen.disc(-half * 0.66 + n * half * 0.44 + (4 if n > 1 else -4), 9, 4, toned((RED, OCHRE)[n % 2], 0.0))
        pen.disc(-half * 0.66 + n * half * 0.44 + (4 if n > 1 else -4), 9, 1.5, GOLD)
    return pen.glyph(seed, 4, 0.3)


def watchtower(u: float, seed: int) -> Glyph:
    """Four posts, a platform, a pointed roof."""
    pen = Pen(u, 24, 82, 6)
    for x in (-9, 10):
        pen.line(x * 1.3, 0, x, 44, 3, toned(DARK, 0.06))
        pen.line(x * 1.3 - 0.8, 0, x - 0.8, 44, 1.1, toned(WOOD, 0.1))
    for y0, y1 in ((4, 22), (22, 4), (24, 42), (42, 24)):
        pen.line(-11, y0, 12, y1, 1.4, toned(WOOD, -0.04))
    pen.block(-15, 15, 42, 11, 4, "#96704A")
    for x in range(-13, 15, 4):
        pen.line(x, 42, x, 53, 0.8, toned(DARK, 0.06))
    for x in (-12, 0, 12):
        pen.line(x, 54, x, 62, 1.6, toned(DARK, 0.08))
    pen.lathe(0, 60, [(19, 0), (0.5, 19)], ["#A0804C"], 0.34)
    return pen.glyph(seed, 3.5, 0.3)


def gatehouse(u: float, seed: int) -> Glyph:
    """Twin timber towers and a gate between."""
    pen = Pen(u, 34, 50, 5)
    pen.box(-14, 0, 14, 27, toned("#8A6846", -0.04))
    pen.box(-9, 0, 9, 20, "#241A14")
    for x in range(-8, 9, 4):
        pen.line(x, 0, x, 20, 1.2, toned(WOOD, -0.04))
    pen.box(-14, 26, 14, 30, toned("#A27C52", 0.04))
    for x in (-20, 20):
        pen.lathe(x, 0, [(8, 0), (8, 30)], ["#94704A"])
        pen.lathe(x, 29, [(10.4, 0), (0.5, 16)], ["#A0804C"])
    return pen.glyph(seed, 3.5, 0.3)


# ------------------------------------------------------------------ Assyria
def ziggurat(u: float, seed: int) -> Glyph:
    """Five stepped terraces, a triple stair, a blue shrine on top."""
    pen = Pen(u, 82, 108, 10)
    half, y = 74.0, 0.0
    for n, tone in enumerate((BRICK, MUD, BRICK, MUD)):
        height = (19.0, 16.0, 14.0, 12.0)[n]
        pen.block(-half, half, y, height, 20, tone)
        for x in np.arange(-half + 5, half - 3, 9):
            pen.box(x, y + 2, x + 3, y + height - 2, toned(tone, -0.09 - 0.05 * (x / half)))
        pen.battlement(-half, half, y + height, tone, 2.6)
        y, half = y + height + 5.5, half - 14.5
    pen.block(-11, 11, y - 2, 15, 10, GLAZE)
    pen.box(-4, y - 2, 4, y + 8, "#1E2A38")
    pen.battlement(-11, 11, y + 13, GOLD, 2.4)
    _stair(pen, 9, 74)
    return pen.glyph(seed, 4.5, 0.3)


def _stair(pen: Pen, half: float, top: float) -> None:
    steps = 26
    for n in range(steps):
        w = half * (1.25 - 0.6 * n / steps)
        y = -3 + (top + 3) * n / steps
        pen.box(-w, y, w, y + top / steps, toned("#E2C08A", -0.02 + (0.07 if n % 2 else -0.04)))
    for s in (-1, 1):
        pen.line(s * half * 1.3, -3, s * half * 0.7, top, 2.4, toned(BRICK, 0.06 if s < 0 else -0.06))


def mud_house(u: float, seed: int, half: float = 13) -> Glyph:
    """A flat-roofed house of sun-dried brick, sometimes with a second floor."""
    rng = np.random.default_rng(seed)
    pen = Pen(u, half + 8, 46, 5)
    tone = (MUD, "#DDB47C", "#C4925A")[rng.integers(3)]
    height = rng.uniform(13, 17)
    pen.block(-half, half, 0, height, 20, tone)
    if rng.random() < 0.55:
        a, b = (-half + 1, half * 0.2) if rng.random() < 0.5 else (-half * 0.2, half - 1)
        pen.block(a, b, height + 3, 9, 12, tone)
        pen.box((a + b) / 2 - 1.6, height + 5, (a + b) / 2 + 1.6, height + 9.5, toned(DARK, 0.02))
    else:
        pen.line(half * 0.2, height + 5, half * 0.6, height + 15, 1.0, toned(WOOD, 0.0))
    door = rng.uniform(-0.4, 0.2) * half
    pen.box(door - 2.6, 0, door + 2.6, 8.6, "#4A3024")
    pen.box(half * 0.45, height - 7, half * 0.45 + 3.4, height - 3.4, "#4A3024")
    if rng.random() < 0.5:
        pen.poly(
            [(door - 5, 10), (door + 6, 10), (door + 8, 6.6), (door - 6, 6.6)],
            (RED, "#3E6E86", OCHRE)[rng.integers(3)],
        )
    for x in np.arange(-half + 3, half - 1, 5):
        pen.disc(x, height - 1.4, 0.8, toned(DARK, 0.1))
    return pen.glyph(seed, 3.5, 0.3)


def blue_gate(u: float, seed: int) -> Glyph:
    """The glazed gate: two towers and an arch of deep blue tiles with golden beasts."""
    pen = Pen(u, 64, 78, 6)
    pen.block(-58, 58, 0, 24, 10, MUD)
    pen.battlement(-58, 58, 26, MUD, 3)
    pen.block(-18, 18, 0, 44, 10, GLAZE)
    pen.battlement(-18, 18, 46, GLAZE, 3)
    arch = [(-9, 0), *((9 * math.cos(a), 20 + 9 * math.sin(a)) for a in np.linspace(math.pi, 0, 13)), (9, 0)]
    pen.poly([(x * 1.25, y * 1.1) for x, y in arch], GOLD)
    pen.poly(arch, "#1B1E2A")
    for x in (-27, 27):
        pen.block(x - 11, x + 11, 0, 56, 12, GLAZE)
        pen.battlement(x - 11, x + 11, 59, GLAZE, 3)
        for y in (12, 26, 40):
            pen.poly(
                [
                    (x - 6, y),
                    (x - 4, y + 5),
                    (x + 4, y + 5.6),
                    (x + 7, y + 8),
                    (x + 6, y + 3),
                    (x + 5, y),
                    (x + 3, y + 2.6),
                    (x - 3, y + 2.6),
                ],
                toned(GOLD, 0.02),
            )
        pen.line(x - 11, 52, x + 11, 52, 1.6, toned(GOLD, 0.06))
        pen.line(x - 11, 5, x + 11, 5, 1.6, toned(GOLD, 0.0))
    pen.line(-18, 40, 18, 40, 1.6, toned(GOLD, 0.06))
    return pen.glyph(seed, 4.5, 0.22)


def gardens(u: float, seed: int) -> Glyph:
    """Terraces of arches with hanging green."""
    rng = np.random.default_rng(seed)
    pen = Pen(u, 72, 92, 8)
    half, y = 62.0, 0.0
    for n in range(3):
        height = 20.0
        pen.block(-half, half, y, height, 22, MUD)
        for x in np.arange(-half + 8, half - 4, 13.5):
            arch = [
                (x - 4, y),
                *((x + 4 * math.cos(a), y + 9 + 4 * math.sin(a)) for a in np.linspace(math.pi, 0, 9)),
                (x + 4, y),
            ]
            pen.poly(arch, "#5A3C2C")
            pen.poly([(px + 1, py) for px, py in arch if px >= x], "#3E2A22")
        _hanging(pen, rng, half, y + height + 3, 3 - n)
        y, half = y + height + 7, half - 17
    pen.block(-14, 14, y, 12, 8, "#E2C08A")
    pen.battlement(-14, 14, y + 14, GOLD, 2.6)
    pen.box(-3, y, 3, y + 8, GLAZE)
    return pen.glyph(seed, 4.5, 0.3)


def _hanging(pen: Pen, rng: np.random.Generator, half: float, y: float, rows: int) -> None:
    for _ in range(16 * rows):
        x = rng.uniform(-half, half)
        dark, mid, light = LEAF[rng.integers(3)]
        drop = rng.uniform(0, 9) * rng.random()
        pen.disc(x, y + 1 - drop, rng.uniform(1.8, 3.6), dark)
        pen.disc(x - 0.6, y + 2 - drop, rng.uniform(1.2, 2.4), mid)
        pen.disc(x - 1, y + 2.8 - drop, 0.9, light)


def town_wall(u: float, seed: int, half: float) -> Glyph:
    """A run of crenellated brick wall with square towers at both ends."""
    pen = Pen(u, half + 12, 40, 5)
    pen.block(-half, half, 0, 15, 6, BRICK)
    pen.battlement(-half, half, 16.5, BRICK, 2.8)
    for x in np.arange(-half + 10, half - 6, 12):
        pen.box(x, 5, x + 2, 10, toned(DARK, 0.04))
    for x in (-half, half):
        pen.block(x - 7, x + 7, 0, 24, 10, MUD)
        pen.battlement(x - 7, x + 7, 27, MUD, 2.8)
    return pen.glyph(seed, 4, 0.3)
