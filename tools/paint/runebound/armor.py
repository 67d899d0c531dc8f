"""Coats and shields, laid out large. They fill the band y = 18 to 82."""

import math

from tools.paint.core.brush import Point
from tools.paint.runebound.clay import Clay, Skin, cloth, dull, flat, gem, leather, metal, scale
from tools.paint.runebound.garb import belt, boots, cloak, gauntlets, wings
from tools.paint.runebound.look import Look, Maker, tint

COAT = [
    (36, 22),
    (43, 20),
    (50, 25),
    (57, 20),
    (64, 22),
    (71, 30),
    (66, 44),
    (65, 58),
    (68, 80),
    (50, 83),
    (32, 80),
    (35, 58),
    (34, 44),
    (29, 30),
]


def _sleeves(c: Clay, skin: Skin, long: bool) -> None:
    for s in (-1, 1):
        end = (50 + 34 * s, 62) if long else (50 + 28 * s, 46)
        c.limb([(50 + 15 * s, 28), (50 + 23 * s, 38), end], [14, 13, 12], skin)


def _collar(c: Clay, skin: Skin) -> None:
    c.blob([(41, 21), (50, 29), (59, 21), (55, 18), (45, 18)], flat("#1C1418"))
    c.limb([(40, 21), (46, 26), (50, 28), (54, 26), (60, 21)], [3], skin)


def jerkin(c: Clay, look: Look) -> None:
    """A sleeveless leather coat, laced down the front."""
    hide = look.colour(0, "#7A5030")
    _sleeves(c, cloth("#B8A680", 3), long=True)
    c.blob(COAT, Skin(hide, 7, 0.1, "plain"))
    for s in (-1, 1):
        c.line([(50 + 9 * s, 24), (50 + 11 * s, 50), (50 + 10 * s, 80)], 0.7, tint(hide, -0.16))
        c.limb(
            [(50 + 13 * s, 22), (50 + 20 * s, 27), (50 + 21 * s, 36)], [5, 9, 5], leather(tint(hide, -0.05))
        )
    c.limb([(50, 29), (50, 78)], [1.4], flat("#2A1A14"))
    for y in range(33, 62, 6):
        for dx in (-4, 4):
            c.line([(50 - dx, y), (50 + dx, y + 4)], 1.3, "#D8C394")
    c.limb([(34, 63), (50, 65.5), (66, 63)], [5], leather("#43291C"))
    c.poly([(46, 61.5), (54, 61.5), (54, 69.5), (46, 69.5)], metal("#C79A40"))
    c.poly([(48, 63.5), (52, 63.5), (52, 67.5), (48, 67.5)], flat("#43291C"))
    _collar(c, leather(tint(hide, 0.04)))


def _rings(c: Clay, colour: str) -> None:
    """Rows of small rings inside the coat."""
    for j in range(27):
        y = 25 + j * 2.15
        half = 15 + max(0.0, (30 - y) * -0.03)
        for i in range(int(half * 2 / 2.3)):
            x = 50 - half + i * 2.3 + (1.15 if j % 2 else 0)
            c.line([(x - 0.8, y), (x, y + 0.9), (x + 0.8, y)], 0.55, colour, 0.75)


def chainmail(c: Clay, look: Look) -> None:
    """A hauberk of rings."""
    steel = look.colour(0, "steel")
    ringed = Skin(steel, 6, 0.35, "scale", depth=1.2)
    _sleeves(c, ringed, long=False)
    c.blob(COAT, ringed)
    for j in range(11):
        x = 32 + j * 3.6
        c.poly([(x, 78), (x + 3.6, 78), (x + 1.8, 84 + (j % 2))], Skin(steel, 2, 0.3, "scale"))
    c.limb([(34, 60), (50, 62.5), (66, 60)], [4], leather("#4A3022"))
    c.ball(50, 62.5, 3.4, metal("#C79A40"))
    _collar(c, metal(tint(steel, 0.08)))
    c.shade(62, 66, 12, 20, "#1A1626", 0.35)


def wyrmscale(c: Clay, look: Look) -> None:
    """A hauberk of dragon scales, plate over plate."""
    dye = look.colour(0, "jade")
    _sleeves(c, scale(tint(dye, -0.08)), long=False)
    c.blob(COAT, scale(tint(dye, -0.1), 7))
    for j in range(8):
        y = 29 + j * 6.6
        n = 6 if j % 2 else 5
        for i in range(n):
            x = 50 + (i - (n - 1) / 2) * 6.2
            c.blob(
                [(x - 3.6, y - 3), (x + 3.6, y - 3), (x + 3.2, y + 3), (x, y + 7), (x - 3.2, y + 3)],
                Skin(tint(dye, 0.02 * (i % 3)), 1.8, 0.6, "plain"),
            )
    for s in (-1, 1):
        for k in range(3):
            c.blob(
                [
                    (50 + (13 + 4 * k) * s, 20 + 5 * k),
                    (50 + (24 + 2 * k) * s, 25 + 5 * k),
                    (50 + (25 + 2 * k) * s, 34 + 5 * k),
                    (50 + (15 + 4 * k) * s, 30 + 5 * k),
                ],
                Skin(dye, 2.4, 0.5, "plain"),
            )
    c.ball(50, 27, 4, gem("#E8A030"))
    c.glow(50, 27, 14, "#FFB040", 0.4)


def _plate(c: Clay, look: Look, steel: str) -> None:
    """Breast, belly, skirt and shoulders of a full plate."""
    for s in (-1, 1):
        for k in range(3):
            upper, lower = (50 + (19 + 2.6 * k) * s, 36 + 8 * k), (50 + (29 + 1.6 * k) * s, 38 + 8 * k)
            c.limb([upper, lower], [11, 10], metal(tint(steel, -0.03 * k)))
    for k in range(3):
        y, half = 62 + 6 * k, 16 + 2.4 * k
        hem = [(50 + half + 1.6, y + 8), (50, y + 11), (50 - half - 1.6, y + 8)]
        c.blob([(50 - half, y), (50, y + 2), (50 + half, y), *hem], metal(tint(steel, -0.02 * k)))
    neck, left = [(43, 21), (50, 25), (57, 21)], [(38, 63), (35, 52), (32, 36), (36, 23)]
    right = [(64, 23), (68, 36), (65, 52), (62, 63)]
    c.blob([*neck, *right, (50, 65), *left], Skin(steel, 7, 0.8, "metal", depth=1.3))
    c.line([(50, 27), (50.6, 45), (50, 63)], 0.9, tint(steel, -0.2))
    for s in (-1, 1):
        _shoulder(c, s, steel, look.colour(1, "gold"))
    _collar(c, metal(look.colour(1, "gold")))


def _shoulder(c: Clay, s: int, steel: str, trim: str) -> None:
    """One shoulder piece, and the line under the breast on its side."""
    c.limb([(50 + 3 * s, 46), (50 + 9 * s, 48), (50 + 14 * s, 44)], [0.9], flat(tint(steel, -0.2)))
    low = [(50 + 31 * s, 38), (50 + 22 * s, 35), (50 + 15 * s, 29)]
    shape = [(50 + 12 * s, 19), (50 + 24 * s, 20), (50 + 33 * s, 29), *low]
    c.blob(shape, Skin(steel, 4.4, 0.8, "metal", depth=1.3))
    c.limb([(x, y - 0.4) for x, y in low], [1.6], metal(trim))


def plate(c: Clay, look: Look) -> None:
    """A plate harness with runes, or the empty shining one of a ghost."""
    steel = look.colour(0, "steel")
    if look.has("ghost"):
        c.blob([(39, 21), (50, 27), (61, 21), (60, 8), (50, 3), (40, 8)], dull(cloth("#9FD8D2"), 0.5))
        for x in (46, 55):
            c.ball(x, 15, 1.8, flat("#F4FFFA"))
            c.glow(x, 15, 9, "#A8FFEC", 0.9)
    _plate(c, look, steel)
    if look.has("ghost"):
        c.alpha *= 0.86
        c.glow(50, 46, 60, "#4FB8AE", 0.42)
        for x, y, s in ((24, 72, 1), (38, 84, -1), (62, 84, 1), (77, 70, -1)):
            c.limb(
                [(x, y - 12), (x + 4 * s, y - 3), (x - 3 * s, y + 6), (x + 2 * s, y + 13)],
                [7, 6, 4, 1],
                dull(cloth("#A8E4DC"), 0.4),
            )
        return
    for points in (
        ((45, 33), (50, 29), (55, 33), (50, 41), (45, 33)),
        ((50, 29), (50, 44)),
        ((38, 52), (42, 47), (42, 57)),
        ((62, 52), (58, 47), (58, 57)),
    ):
        c.line(list(points), 1.3, "#EAF8FF")
    for x, y in ((50, 36), (41, 52), (59, 52)):
        c.glow(x, y, 17, look.colour(2, "sky"), 0.7)


def shield(c: Clay, look: Look) -> None:
    """A shield: shell, kite or round; sun if asked."""
    if look.has("shell"):
        _shell(c, look.colour(0, "#C98A6A"))
        return
    face, trim = look.colour(0, "#E6DCC0"), look.colour(1, "gold")
    if look.has("round"):
        c.ball(50, 50, 32, metal(trim), 33)
        c.ball(50, 50, 28, Skin(face, 9, 0.3, "wood"), 29)
    else:
        c.blob(_kite(1.0), metal(trim))
        c.blob(_kite(0.88), Skin(face, 8, 0.6, "metal"))
    if look.has("sun"):
        for i in range(12):
            _ray(c, i * 30.0, 24 if i % 2 else 29)
        c.ball(50, 46, 9, gem("#FFE9A8"))
        c.glow(50, 46, 70, "#FFDC80", 0.85)


def _kite(k: float) -> list[Point]:
    spots = [
        (24, 20),
        (37, 19),
        (50, 16),
        (63, 19),
        (76, 20),
        (76, 40),
        (69, 62),
        (50, 85),
        (31, 62),
        (24, 40),
    ]
    return [(50 + (x - 50) * k, 49 + (y - 49) * k) for x, y in spots]


def _ray(c: Clay, turn: float, reach: float) -> None:

    a = math.radians(turn)
    dx, dy = math.sin(a), -math.cos(a)
    tip = (50 + dx * reach * 0.8, 46 + dy * reach * 0.8)
    c.poly(
        [(50 + dx * 10 - dy * 3, 46 + dy * 10 + dx * 3), tip, (50 + dx * 10 + dy * 3, 46 + dy * 10 - dx * 3)],
        metal("#E8BC50"),
    )


def _shell(c: Clay, dye: str) -> None:
    """A great scallop with a rim of bronze."""
    fan = [
        (50, 82),
        (40, 76),
        (24, 62),
        (16, 44),
        (22, 28),
        (36, 19),
        (50, 16),
        (64, 19),
        (78, 28),
        (84, 44),
        (76, 62),
        (60, 76),
    ]
    c.blob(fan, metal("#9A7038"))
    tips = [(21, 45), (25, 33), (34, 25), (45, 21), (56, 21), (66, 25), (75, 33), (79, 45)]
    for i, (x, y) in enumerate(tips):
        c.limb(
            [(50 + (x - 50) * 0.06, 76), ((x + 50) / 2 - (50 - x) * 0.16, (y + 76) / 2), (x, y)],
            [3, 8, 10.6],
            Skin(tint(dye, 0.035 * (i % 2)), 4, 0.55, "plain"),
        )
    for k in (0.45, 0.7, 0.9):
        ring = [(50 + (x - 50) * k, 76 + (y - 76) * k) for x, y in tips]
        c.line(ring, 0.8, tint(dye, -0.16), 0.6)
    c.ball(50, 73, 8, metal("#B8863C"), 6)
    c.ball(50, 72.6, 4, gem("#EFE2D6"))


WEAR: dict[str, Maker] = {
    "jerkin": jerkin,
    "chainmail": chainmail,
    "wyrmscale": wyrmscale,
    "plate": plate,
    "greatshield": shield,
    "gauntlets": gauntlets,
    "cloak": cloak,
    "wingcloak": wings,
    "boots": boots,
    "belt": belt,
}
