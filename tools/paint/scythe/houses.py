"""Villages and farms of the 1920s east: log houses, churches, windmills, barns, wayside shrines."""

import math
from collections.abc import Sequence

import numpy as np

from tools.paint.core.nature import Glyph
from tools.paint.core.pen import Pen, toned

LOG, DARK, GOLD, PLASTER, WHITE = "#8A6848", "#3C2C22", "#D9AE52", "#E6DAC0", "#EFE8D8"
ROOFS = ("#9C5138", "#A85F3D", "#7C5442", "#8C4636", "#8A7458", "#B0693F", "#6E5A4E")
WALLS = (LOG, LOG, PLASTER, "#9C7A52", "#D8C6A0", "#7C6048")
DOMES = ("#4E7C74", "#5C7F9A", "#6E8A5A", "#B98A3E")


def cottage(
    u: float, seed: int, size: float = 1.0, roofs: Sequence[str] = ROOFS, walls: Sequence[str] = WALLS
) -> Glyph:
    """A log or plaster house, broadside or gable end, white window frames."""
    rng = np.random.default_rng(seed)
    roof, wall = roofs[int(rng.integers(len(roofs)))], walls[int(rng.integers(len(walls)))]
    pen = Pen(u * size, 22, 38, 4)
    if rng.random() < 0.58:
        _broadside(pen, rng.uniform(11, 14.5), wall, roof)
    else:
        _gable_end(pen, rng.uniform(7.5, 9), wall, roof)
    return pen.glyph(seed, 3.4, 0.25)


def _broadside(pen: Pen, half: float, wall: str, roof: str) -> None:
    for n in range(4):
        a = -half + n * half / 2
        pen.box(a, 0, a + half / 2 + 0.3, 9, toned(wall, 0.0 - 0.035 * n))
    for y in (2.4, 4.8, 7.2):
        pen.line(-half, y, half, y, 0.5, toned(wall, -0.12))
    pen.box(-half, 0, half, 1.2, toned("#6B6258", -0.06))
    for x in (-half * 0.62, half * 0.5):
        _window(pen, x, 3)
    pen.box(-1.9, 0, 1.9, 6.8, toned(DARK, 0.04))
    pen.box(half * 0.34, 20, half * 0.34 + 3, 26, toned("#94705A", -0.04))
    pen.box(half * 0.34, 20, half * 0.34 + 1.2, 26, toned("#B08C72", 0.04))
    pen.gable(-half, half, 8.4, 12.6, 2.0, roof, 5)


def _window(pen: Pen, x: float, y: float) -> None:
    pen.box(x - 2, y - 0.6, x + 2, y + 4.4, toned(WHITE, -0.04))
    pen.box(x - 1.3, y, x + 1.3, y + 3.7, toned(DARK, -0.02))
    pen.line(x, y, x, y + 3.7, 0.5, toned(WHITE, -0.1))


def _gable_end(pen: Pen, half: float, wall: str, roof: str) -> None:
    """Ridge running north; both slopes and the front of the house."""
    eaves, peak, deep = 9.0, 19.0, 9.0
    for side, tone in ((-1, 0.07), (1, -0.1)):
        over = side * (half + 1.6)
        slope = [(over, eaves - 1.4), (0, peak + 0.8), (0, peak + deep), (over, eaves - 1.4 + deep)]
        pen.poly(slope, toned(roof, tone))
        for f in (0.25, 0.5, 0.75):
            x, y = over * (1 - f), eaves - 1.4 + (peak + 2.2 - eaves) * f
            pen.line(x, y, x, y + deep, 0.6, toned(roof, tone - 0.06))
    pen.poly([(-half, 0), (half, 0), (half, eaves), (0, peak), (-half, eaves)], toned(wall, 0.02))
    pen.poly([(0, 0), (half, 0), (half, eaves), (0, peak)], toned(wall, -0.05))
    for y in (2.6, 5.2, 7.8):
        pen.line(-half, y, half, y, 0.5, toned(wall, -0.1))
    for side, tone in ((-1, 0.02), (1, -0.16)):
        pen.line(side * (half + 1.6), eaves - 1.4, 0, peak + 0.8, 1.6, toned(roof, tone))
    _window(pen, -half * 0.45, 3)
    _window(pen, half * 0.45, 3)
    pen.disc(0, 12.4, 1.3, toned(DARK, 0.0))
    pen.box(half * 0.3, peak + deep - 4, half * 0.3 + 2.6, peak + deep + 3, toned("#94705A", 0.0))


def onion(pen: Pen, x: float, y: float, r: float, colour: str) -> None:
    """A bulbous dome on a drum, with a gilded cross; y is the foot of the drum."""
    pen.lathe(x, y, [(r * 0.62, 0), (r * 0.62, r * 0.7)], [WHITE])
    shape = ((0.62, 0.7), (0.96, 1.05), (1.06, 1.45), (0.92, 1.85), (0.55, 2.3), (0.2, 2.75), (0.06, 3.1))
    pen.lathe(x, y, [(r * a, r * b) for a, b in shape], [colour])
    top = y + r * 3.1
    pen.line(x, top, x, top + r * 1.1, max(0.7, r * 0.14), GOLD)
    pen.line(x - r * 0.34, top + r * 0.72, x + r * 0.34, top + r * 0.72, max(0.6, r * 0.12), GOLD)


def church(u: float, seed: int, kind: int = 0) -> Glyph:
    """The landmark of a village: white with green domes, of wood in tiers, or of brick with a spire."""
    pen = Pen(u, 40, 100, 5)
    (_white_church, _wooden_church, _brick_church)[kind % 3](pen, DOMES[seed % len(DOMES)])
    return pen.glyph(seed, 3.6, 0.25)


def _arched(pen: Pen, x: float, y: float, half: float, tall: float, colour: str) -> None:
    turns = np.linspace(0, math.pi, 9)
    arch = [(x + half * math.cos(a), y + tall + half * math.sin(a)) for a in turns]
    pen.poly([(x + half, y), *arch, (x - half, y)], colour)


def _white_church(pen: Pen, dome: str) -> None:
    for x, r in ((-13, 4.6), (14, 4.6)):
        onion(pen, x, 30, r, dome)
    pen.block(-20, 20, 0, 26, 12, WHITE, "#8C9088")
    pen.box(-20, 22, 20, 24, toned("#C9BFA8", -0.04))
    onion(pen, 1, 34, 8.4, dome)
    for x in (-15, -8, 8, 15):
        _arched(pen, x, 8, 1.5, 7, "#4A4038")
    pen.block(-7, 7, -1, 22, 5, WHITE, dome)
    pen.poly([(-8, 21), (8, 21), (0, 29)], toned(dome, -0.02))
    _arched(pen, 0, -1, 3, 9, "#3A2A22")
    pen.box(-20, 0, 20, 2, toned("#B4A88E", -0.04))


def _wooden_church(pen: Pen, dome: str) -> None:
    roof = "#6E6258"
    pen.block(-17, 17, 0, 15, 0, "#7C5C3E")
    for y in (3, 6, 9, 12):
        pen.line(-17, y, 17, y, 0.6, toned("#7C5C3E", -0.12))
    pen.gable(-18, 18, 14, 14, 2, roof, 5)
    pen.block(-9, 9, 24, 12, 0, "#866444")
    pen.gable(-9.5, 9.5, 35, 9, 2, roof, 3)
    pen.lathe(0, 40, [(5, 0), (5, 9), (6.4, 9)], ["#8A6848"])
    pen.lathe(0, 49, [(6.6, 0), (3.4, 9), (1.6, 15)], [roof])
    onion(pen, 0, 61, 3.8, dome)
    onion(pen, -13, 25, 3.2, dome)
    onion(pen, 13, 25, 3.2, dome)
    pen.block(-5, 5, -1, 11, 0, "#866444")
    pen.poly([(-7, 9), (7, 9), (0, 18)], toned(roof, 0.02))
    pen.box(-2.4, -1, 2.4, 7, "#32241C")


def _brick_church(pen: Pen, _dome: str) -> None:
    brick, slate = "#A4614A", "#5C6470"
    pen.block(-8, 22, 0, 20, 0, brick)
    pen.gable(-8, 22, 19, 16, 2, slate, 6)
    for x in (-1, 6, 13, 19):
        _arched(pen, x, 6, 1.4, 7, "#3C2A26")
    pen.block(-20, -6, -1, 42, 0, brick)
    for y in (14, 28, 40):
        pen.box(-20.6, y, -5.4, y + 1.6, toned("#D2BC98", -0.02))
    pen.poly([(-21.5, 41), (-4.5, 41), (-13, 78)], toned(slate, -0.06))
    pen.poly([(-21.5, 41), (-14, 41), (-13, 78)], toned(slate, 0.1))
    pen.line(-13, 77, -13, 85, 0.9, GOLD)
    pen.line(-15, 82, -11, 82, 0.8, GOLD)
    for belfry in (-16.4, -9.6):
        _arched(pen, belfry, 30, 1.5, 5, "#3C2A26")
    pen.disc(-13, 20, 2.6, toned(WHITE, -0.02))
    _arched(pen, -13, -1, 2.6, 7, "#32221E")


def windmill(u: float, seed: int) -> Glyph:
    """A post mill with four latticed sails."""
    rng = np.random.default_rng(seed)
    pen = Pen(u, 34, 72, 5)
    pen.lathe(0, 0, [(9, 0), (6.4, 12), (6, 14)], ["#9A9084"])
    pen.block(-9, 9, 12, 22, 0, "#7E5E42")
    for x in (-5, 0, 5):
        pen.line(x, 12, x, 34, 0.6, toned("#7E5E42", -0.1))
    pen.gable(-9.5, 9.5, 33, 10, 1.6, "#6A5446", 4)
    pen.box(-2.4, 14, 2.4, 21, toned(DARK, 0.0))
    start = rng.uniform(0.3, 1.2)
    for n in range(4):
        _sail(pen, 0, 33, start + n * math.pi / 2)
    pen.disc(0, 33, 2.2, toned("#8A6848", -0.1))
    return pen.glyph(seed, 3.4, 0.15)


def _sail(pen: Pen, x: float, y: float, turn: float) -> None:
    c, s = math.cos(turn), math.sin(turn)

    def at(along: float, aside: float) -> tuple[float, float]:
        return x + along * c - aside * s, y + along * s + aside * c

    pen.poly([at(7, 0), at(29, 0), at(29, 6.4), at(7, 5.2)], toned("#E2D3B0", 0.0 if _lit(turn) else -0.12))
    for along in (11, 16, 21, 26):
        pen.line(*at(along, 0), *at(along, 6), 0.6, toned("#8A6848", -0.02))
    pen.line(*at(7, 3), *at(29, 3.2), 0.6, toned("#8A6848", -0.02))
    pen.line(*at(0, 0), *at(30, 0), 1.5, toned("#5E4632", 0.0))


def _lit(turn: float) -> bool:
    """Whether a sail at this angle faces the light."""
    return math.cos(turn - 2.4) > 0


def barn(u: float, seed: int) -> Glyph:
    """A broad barn of dark boards under thatch."""
    pen = Pen(u, 36, 46, 5)
    pen.block(-24, 24, 0, 15, 0, "#6E5138")
    for x in range(-22, 24, 3):
        pen.line(x, 0, x, 15, 0.5, toned("#6E5138", -0.08))
    pen.box(-7, 0, 7, 13, toned(DARK, -0.04))
    pen.line(-7, 0, 0, 13, 0.8, toned("#8A6848", 0.0))
    pen.gable(-26, 26, 14, 22, 3, "#B3924F", 6)
    pen.strokes(-25, 18, 25, 34, 70, "#C9A55E", seed)
    return pen.glyph(seed, 4, 0.3)


def well(u: float, seed: int) -> Glyph:
    """A draw-well with its long sweep."""
    pen = Pen(u, 18, 34, 4)
    pen.line(8, 0, 8, 19, 1.7, toned("#6B4E34", 0.0))
    pen.line(-9, 27, 15, 14, 1.4, toned("#7B5A3C", 0.04))
    pen.line(-9, 27, -9, 8, 0.6, toned(DARK, 0.1))
    pen.lathe(-9, 0, [(4.6, 0), (4.6, 6)], ["#9A9084"])
    pen.oval(-9, 6, 3.2, 1.4, DARK)
    return pen.glyph(seed, 3, 0.2)


def shrine(u: float, seed: int) -> Glyph:
    """A wayside cross under a little roof."""
    pen = Pen(u, 10, 30, 4)
    pen.box(-4, 0, 4, 3, toned("#9A9084", -0.04))
    pen.box(-1.1, 2, 1.1, 21, toned("#6B4E34", 0.0))
    pen.box(-1.1, 2, -0.2, 21, toned("#94714C", 0.0))
    pen.box(-5, 14, 5, 16, toned("#7B5A3C", 0.02))
    pen.poly([(-6.4, 17), (0, 25), (6.4, 17), (4.6, 16.4), (0, 22), (-4.6, 16.4)], toned("#8C4636", 0.04))
    pen.disc(0, 15, 1.2, GOLD)
    return pen.glyph(seed, 3, 0.15)
