"""Runes, jewels, tools and potions, laid out large. They fill the band y = 18 to 82."""

import itertools
import math

from tools.paint.core.brush import Point
from tools.paint.runebound.clay import Clay, Skin, cloth, dull, flat, gem, leather, metal, stone, wood
from tools.paint.runebound.look import Look, Maker, Rod, tint

Lines = tuple[tuple[Point, ...], ...]
SIGNS: dict[str, Lines] = {
    "gate": (((-8, 12), (-8, -8), (0, -13), (8, -8), (8, 12)), ((-3, 12), (-3, 0), (3, 0), (3, 12))),
    "death": (((0, 13), (0, -13)), ((-9, -5), (0, 3), (9, -5)), ((-6, 9), (6, 9))),
    "fire": (((0, 13), (-9, 4), (-3, -3), (-2, -12), (6, -4), (8, 5), (0, 13)), ((0, 8), (1, 1))),
    "ward": (((-9, -9), (9, -9), (7, 4), (0, 13), (-7, 4), (-9, -9)), ((0, -4), (0, 6)), ((-4, 0), (4, 0))),
    "swift": (((-7, 12), (3, 0), (-5, -1), (7, -13)), ((3, 12), (9, 5))),
    "eye": (((-12, 0), (0, -8), (12, 0), (0, 8), (-12, 0)), ((0, -3), (3, 0), (0, 3), (-3, 0), (0, -3))),
    "leaf": (
        ((0, 13), (0, -12)),
        ((0, 4), (-8, -3), (-4, -10), (0, -6)),
        ((0, 4), (8, -3), (4, -10), (0, -6)),
    ),
    "knot": (((-9, -6), (9, 6), (9, -6), (-9, 6), (-9, -6)), ((0, -13), (0, -4)), ((0, 4), (0, 13))),
}
STONES: dict[str, list[Point]] = {
    "slab": [(33, 20), (66, 18), (71, 30), (69, 76), (60, 83), (36, 81), (30, 70), (29, 32)],
    "shard": [(52, 12), (68, 34), (66, 66), (54, 88), (38, 76), (31, 48), (38, 26)],
    "egg": [(50, 16), (66, 26), (73, 48), (67, 72), (50, 83), (33, 72), (27, 48), (34, 26)],
    "hex": [(50, 15), (75, 31), (76, 66), (52, 84), (26, 68), (25, 32)],
    "disc": [(50, 17), (70, 24), (80, 46), (75, 68), (54, 82), (32, 77), (19, 56), (25, 31)],
    "arch": [(31, 82), (29, 40), (37, 24), (50, 17), (63, 24), (71, 40), (69, 82), (50, 85)],
    "wedge": [(24, 26), (50, 20), (76, 26), (68, 56), (51, 86), (32, 57)],
    "cube": [(29, 24), (70, 22), (75, 74), (64, 82), (31, 80), (26, 68)],
}


def rune(c: Clay, look: Look) -> None:
    """A stone with a burning sign: what stone, which sign, two colours (stone, light)."""
    rock, bright = look.colour(0, "slate"), look.colour(1, "ice")
    shape = STONES[look.one_of(tuple(STONES), "slab")]
    low = [(50 + (x - 50) * 1.03 + 2, 50 + (y - 50) * 1.03 + 3) for x, y in shape]
    c.poly(low, stone(tint(rock, -0.14)))
    c.poly(shape, Skin(rock, 4.5, 0.15, "stone", depth=1.2))
    c.poly(
        [(50 + (x - 50) * 0.84, 50 + (y - 50) * 0.84) for x, y in shape],
        stone(tint(rock, -0.04))._replace(shadow=0.15),
    )
    sign = SIGNS[look.one_of(tuple(SIGNS), "gate")]
    for width, colour, alpha in (
        (4.6, tint(bright, -0.2), 0.8),
        (2.8, bright, 1.0),
        (1.2, tint(bright, 0.2, 0.6), 1.0),
    ):
        for stroke in sign:
            c.line([(50 + 1.35 * x, 50 + 1.35 * y) for x, y in _straightened(stroke)], width, colour, alpha)
    c.glow(50, 50, 42, bright, 0.75)


def _straightened(stroke: tuple[Point, ...]) -> list[Point]:
    """Corners stay corners: each leg of the line gets points of its own."""
    out: list[Point] = []
    for (x0, y0), (x1, y1) in itertools.pairwise(stroke):
        out += [(x0 + (x1 - x0) * k / 6, y0 + (y1 - y0) * k / 6) for k in range(7)]
    return out


def mirror(c: Clay, look: Look) -> None:
    """A hand mirror that shows another sky."""
    c.stretch(0.84, 0.84, 54, 50)
    r = Rod(30, 90, 25, 92)
    c.limb(r.all((0, 0), (40, 0)), [5, 6.6, 4.6], metal("#B58A3C"))
    c.ball(*r.at(1), 4, metal("#B58A3C"))
    c.ball(*r.at(68), 25, metal("#C79A40"), 29, 25)
    for i in range(14):
        a = i * math.pi / 7
        c.ball(*r.at(68 + 30.5 * math.cos(a), 26.5 * math.sin(a)), 2.6, metal("#D8B050"))
    x, y = r.at(68)
    c.ball(x, y, 20.5, Skin(look.colour(0, "#37507A"), 8, 0.5, "plain"), 24.5, 25)
    c.blob(
        [(x - 12, y + 2), (x - 2, y - 4), (x + 10, y + 1), (x + 4, y + 10), (x - 8, y + 10)],
        dull(cloth("#8A6AB8"), 0.55),
    )
    for dx, dy, q in ((-8, -12, 0.9), (3, -16, 1.2), (9, -7, 0.8), (-3, -5, 1.0), (6, 14, 0.8)):
        c.ball(x + dx, y + dy, q, flat("#FFFDF0"))
    c.limb([(x - 13, y - 3), (x - 7, y - 14), (x + 1, y - 19)], [1, 3, 1], dull(flat("#FFFFFF"), 0.5))
    c.glow(x, y, 34, "#8A9AE8", 0.45)


def crystal(c: Clay, look: Look) -> None:
    """A cluster of cut crystal."""
    dye = look.colour(0, "violet")
    for x, top, foot, half, tone, lean in (
        (18, 52, 80, 7, -0.1, -9),
        (82, 50, 80, 7, -0.06, 9),
        (33, 30, 82, 9, -0.03, -6),
        (68, 34, 82, 9, 0.02, 7),
        (51, 14, 86, 12, 0.03, 0),
    ):
        left, peak, right = (
            (x - half * 0.9 + lean, top + half * 1.5),
            (x + lean, top),
            (x + half * 0.9 + lean, top + half * 1.5),
        )
        foot_left, foot_right, front = (x - half * 0.7, foot), (x + half * 0.7, foot), (x, foot + 4)
        knee = (x + half * 0.1 + lean, top + half * 2.2)
        c.poly([foot_left, left, peak, right, foot_right, front], Skin(tint(dye, tone), 2.4, 0.9, "plain"))
        c.poly([foot_left, left, peak, knee, front], flat(tint(dye, tone + 0.14), 0.55))
        c.poly([foot_right, right, peak, knee, front], flat(tint(dye, tone - 0.14), 0.6))
        c.line([left, peak], 0.7, "#FFFFFF", 0.7)
    c.blob([(24, 78), (36, 74), (50, 80), (64, 74), (77, 78), (72, 88), (50, 91), (28, 88)], stone("#5C5660"))
    c.glow(50, 45, 48, dye, 0.7)


def ring(c: Clay, look: Look) -> None:
    """A finger ring: with a seal, or wound of feathers with a stone."""
    gold = look.colour(0, "gold")
    band = [(50 + 25 * math.cos(a), 59 + 23 * math.sin(a)) for a in [k * math.pi / 18 for k in range(37)]]
    c.limb(band, [8.4, 8.4, 6.4, 8.4, 8.4], Skin(gold, 2.8, 0.9, "metal", depth=1.4))
    c.limb(
        [
            (50 + 20.5 * math.cos(a), 59 + 18.5 * math.sin(a))
            for a in [math.pi * (1.1 + k / 12) for k in range(10)]
        ],
        [1.6],
        metal(tint(gold, -0.16)),
    )
    if look.has("seal"):
        c.ball(50, 35, 17, metal(tint(gold, -0.05)), 15)
        c.ball(50, 34, 13.4, Skin(look.colour(1, "crimson"), 4, 0.9, "plain"), 11.6)
        c.poly([(42, 38), (42, 30), (46, 34), (50, 27), (54, 34), (58, 30), (58, 38)], metal("#E8C468"))
    else:
        for s in (-1, 1):
            for k in range(4):
                c.limb(
                    [
                        (50 + 4 * s, 38 - k),
                        (50 + (14 + 4 * k) * s, 30 - 4 * k),
                        (50 + (27 + 3 * k) * s, 32 - 7 * k),
                    ],
                    [2.4, 6.4, 1],
                    cloth(tint(look.colour(1, "white"), -0.05 * (k % 2)), 2),
                )
        c.ball(50, 34, 9, metal(gold))
        c.ball(50, 33.6, 6.4, gem(look.colour(2, "sky")))
        c.glow(50, 33, 24, look.colour(2, "sky"), 0.5)


def amulet(c: Clay, look: Look) -> None:
    """A drop-shaped stone on a chain."""
    for s in (-1, 1):
        for k in range(11):
            t = k / 10
            c.ball(
                50 + (34 * math.sin(t * 1.75) + 1) * s,
                46 - 34 * t + 8 * math.sin(t * 3),
                2.2,
                metal("#C79A40"),
                1.5,
                40 * s,
            )
    c.blob([(50, 40), (64, 54), (66, 68), (50, 84), (34, 68), (36, 54)], metal("#C79A40"))
    c.blob(
        [(50, 46), (60, 57), (61, 67), (50, 78), (39, 67), (40, 57)],
        Skin(look.colour(0, "red"), 5, 1.0, "plain", depth=1.3),
    )
    c.ball(50, 42, 4.2, metal("#E0BC60"))
    for x, y in ((35, 60), (65, 60), (41, 77), (59, 77)):
        c.ball(x, y, 2.6, metal("#E0BC60"))
    c.limb([(45, 66), (45, 58), (49, 53)], [1, 2.4, 1], flat("#FFFFFF", 0.7))
    c.glow(50, 64, 32, look.colour(0, "red"), 0.6)


def compass(c: Clay, look: Look) -> None:
    """A ship's compass with an open lid."""
    c.ball(57, 30, 24, metal("#8A6A30"), 17, -14)
    c.ball(57, 30, 20, metal("#B98C3C"), 13.5, -14)
    c.ball(48, 58, 32, metal("#A87C34"), 25)
    c.ball(48, 56.6, 27, Skin("#EADFC0", 5, 0.1, "plain"), 20.5)
    for i in range(16):
        a = i * math.pi / 8
        inner = 0.78 if i % 4 else 0.66
        c.line(
            [
                (48 + 24.5 * math.cos(a), 56.6 + 18.6 * math.sin(a)),
                (48 + 25 * inner * math.cos(a), 56.6 + 19 * inner * math.sin(a)),
            ],
            1.0,
            "#5A4026",
        )
    for dx, dy, colour in ((13, -13, "red"), (-13, 13, "slate")):
        c.poly(
            [(48 + dx, 56.6 + dy), (48 + 3.2, 56.6 + 2.6), (48 - 3.2, 56.6 - 2.6)],
            metal(look.colour(0, colour) if dy < 0 else "#46506A"),
        )
    c.ball(48, 56.6, 2.6, metal("#E8C468"))
    c.limb([(28, 47), (38, 40), (50, 37.5)], [0.8, 2.4, 0.8], flat("#FFFFFF", 0.5))
    c.limb([(70, 42), (76, 44)], [4], metal("#8A6A30"))


def kit(c: Clay, look: Look) -> None:
    """A coil of rope, an ice axe and hooks."""
    rope = look.colour(0, "#C2A266")
    r = Rod(20, 84, 48, 84)
    c.limb(r.all((0, 0), (88, 0)), [4.4, 3.8], wood("#7A5334"))
    c.limb(
        r.all((80, -24), (92, -10), (94, 0), (91, 10), (82, 22)), [1.2, 4.4, 6, 4.6, 2.4], metal("#9AA4AE")
    )
    for k in range(4):
        q = 22 - 2.6 * k
        c.limb(
            [
                (45 + q * math.cos(a), 57 + q * 0.82 * math.sin(a) - 1.4 * k)
                for a in [j * math.pi / 14 for j in range(29)]
            ],
            [4.4],
            Skin(tint(rope, 0.03 * (k % 2)), 2, 0, "scale"),
        )
    c.limb([(40, 34), (46, 40), (44, 47)], [7, 8, 7], Skin(rope, 2, 0, "scale"))
    for x, y in ((72, 62), (82, 70), (67, 76)):
        c.limb([(x - 5, y + 8), (x + 2, y - 4)], [1.4, 3.4], metal("#7E8892"))
        c.ball(x + 3.4, y - 6.4, 3.4, metal("#7E8892"))
        c.ball(x + 3.4, y - 6.4, 1.7, flat("#2A1E2A"))


def lens(c: Clay, look: Look) -> None:
    """A reading glass over written parchment."""
    c.poly([(16, 40), (62, 24), (84, 72), (36, 88)], Skin("#E2D2A6", 2.4, 0, "plain"))
    for k in range(7):
        x, y = 24 + 3 * k, 43 + 6 * k
        c.line([(x, y), (x + 34 - 3 * (k % 3), y - 12)], 1.1, "#6A5236", 0.8)
    c.limb([(63, 62), (82, 86)], [6, 7.4], wood("#5A3422"))
    c.limb([(60, 58), (65, 64)], [5], metal("#C79A40"))
    c.ball(45, 42, 25, metal("#C79A40"))
    c.ball(45, 42, 21, Skin(look.colour(0, "#BCD8DC"), 6, 0.9, "plain"))
    for k in range(3):
        c.line([(33, 41 + 8 * k - 3), (57, 34 + 8 * k - 3)], 2.1, "#5A4630", 0.75)
    c.limb([(29, 40), (33, 30), (42, 25)], [1, 4, 1], flat("#FFFFFF", 0.7))
    c.glow(45, 42, 26, "#DCEBD8", 0.25)


def horn(c: Clay, look: Look) -> None:
    """A great hunting horn with metal bands and a strap."""
    c.limb([(22, 40), (30, 22), (52, 18), (74, 26)], [2], leather("#5A3422"))
    shell = [(16, 34), (22, 54), (40, 68), (60, 62), (76, 44)]
    c.limb(shell, [4, 9, 15, 21, 27], Skin(look.colour(0, "#D8C49A"), 7, 0.5, "bone", depth=1.2))
    for spots, breadth in (([(16, 51), (25, 46)], 4), ([(35, 75), (42, 60)], 4.6), ([(66, 70), (55, 53)], 5)):
        c.limb(spots, [breadth], metal("#C79A40"))
    c.ball(79, 40, 9, metal("#C79A40"), 16, 38)
    c.ball(80, 39, 6, flat("#2E1C18"), 12.4, 38)
    c.ball(15, 31, 3.6, metal("#C79A40"))
    c.glow(82, 36, 26, "#FFDC90", 0.35)


def circlet(c: Clay, look: Look) -> None:
    """A crown: a fine circlet, or a spiked one."""
    gold = look.colour(0, "gold")
    c.limb([(22, 46), (34, 38), (50, 35), (66, 38), (78, 46)], [5, 5, 5], metal(tint(gold, -0.15)))
    for x, y, tall in ((20, 50, 20), (34, 58, 24), (50, 61, 34), (66, 58, 24), (80, 50, 20)):
        c.blob(
            [(x - 7, y + 4), (x - 4, y - tall * 0.4), (x, y - tall), (x + 4, y - tall * 0.4), (x + 7, y + 4)],
            metal(gold),
        )
        c.ball(x, y - tall, 2.8, gem(look.colour(2, "ice")))
    c.limb(
        [(16, 48), (22, 58), (36, 66), (50, 68), (64, 66), (78, 58), (84, 48)],
        [9, 11, 12, 12, 12, 11, 9],
        Skin(gold, 3.4, 0.9, "metal", depth=1.35),
    )
    for jx, jy, q in ((25, 60, 3), (37, 65.6, 3.4), (50, 67, 5), (63, 65.6, 3.4), (75, 60, 3)):
        c.ball(jx, jy, q, gem(look.colour(1, "crimson")))
    c.glow(50, 66, 22, look.colour(1, "crimson"), 0.45)


def bomb(c: Clay, look: Look) -> None:
    """A bomb with a burning fuse: iron for fire, glass for flash."""
    glass = look.has("glass")
    shell = (
        gem(look.colour(0, "pale")) if glass else Skin(look.colour(0, "#3A3A42"), 9, 0.7, "metal", depth=1.3)
    )
    c.ball(48, 56, 27, shell)
    if glass:
        c.ball(48, 60, 20, dull(Skin("#F2E29A", 6, 0.3, "plain"), 0.85), 16)
        c.limb([(31, 50), (35, 40), (44, 34)], [1.4, 5, 1.4], flat("#FFFFFF", 0.7))
        c.glow(48, 58, 44, "#FFF0A0", 0.75)
    else:
        c.limb([(22, 52), (36, 62), (56, 62), (74, 50)], [4], metal("#8A6A38"))
        c.limb([(40, 31), (35, 50), (40, 82)], [4], metal("#8A6A38"))
        c.ball(37, 60, 4, metal("#C79A40"))
    c.limb([(52, 32), (58, 24)], [11, 10], metal("#B58A3C") if not glass else wood("#9A7448"))
    c.limb([(58, 24), (64, 14), (74, 16), (78, 24)], [2.4], cloth("#C8B488", 1))
    c.ball(78, 25, 3, gem("#FFF0B0"))
    for k in range(8):
        a = k * math.pi / 4 + 0.3
        c.line(
            [(78 + 4 * math.cos(a), 25 + 4 * math.sin(a)), (78 + 9 * math.cos(a), 25 + 9 * math.sin(a))],
            1.1,
            "#FFD878",
        )
    c.glow(78, 25, 22, "#FFA840", 0.95)


FLASKS: dict[str, list[Point]] = {
    "tall": [(56, 26), (57, 38), (64, 46), (65, 78), (54, 83)],
    "jug": [(58, 24), (58, 34), (76, 46), (80, 66), (66, 83)],
    "round": [(55, 22), (55, 38), (70, 48), (75, 64), (66, 80), (54, 83)],
}
"""Right halves of the bottles."""


def flask(c: Clay, look: Look) -> None:
    """A stoppered bottle: round, tall or jug; one colour of drink."""
    drink, glass = look.colour(0, "red"), "#C8DAD4"
    right = FLASKS[look.one_of(tuple(FLASKS), "round")]
    shape = [*right, *[(100 - x, y) for x, y in reversed(right)]]
    c.blob(shape, dull(Skin(glass, 4, 0.8, "plain"), 0.65))
    low = [(50 + (x - 50) * 0.86, 52 + (y - 54) * 0.9 + 3) for x, y in shape if y > 40]
    c.blob(
        [(low[0][0] - 1, 54), *[p for p in low if p[1] > 50], (low[-1][0] + 1, 54)],
        Skin(drink, 7, 0.6, "plain", depth=1.2),
    )
    c.ball(50, 54, (max(x for x, _ in shape) - 50) * 0.74, flat(tint(drink, 0.13), 0.8), 3)
    for x, y, q in ((44, 66, 1.6), (54, 72, 2.2), (49, 60, 1.2), (58, 62, 1.3)):
        c.ball(x, y, q, flat(tint(drink, 0.22), 0.7))
    edge = min(x for x, _ in shape)
    c.limb([(edge + 5, 70), (edge + 6, 58), (edge + 13, 48)], [1.4, 4, 1.2], flat("#FFFFFF", 0.6))
    c.limb([(50, 25), (50, 14)], [9, 11], wood("#A8804E"))
    c.limb([(43.4, 27), (56.6, 27)], [4], Skin(glass, 1.4, 0.8, "plain"))
    c.limb([(43, 35), (50, 37), (57, 35)], [2.2], leather("#7A4E30"))
    if look.has("label"):
        c.poly([(56, 36), (70, 42), (65, 53), (52, 47)], cloth("#E6D8B0", 1))
        c.line([(57, 41), (66, 45)], 1.0, "#6A4A30")
    c.glow(50, 64, 40, drink, 0.5)


def scroll(c: Clay, look: Look) -> None:
    """An unrolled scroll with a seal and a shining sign."""
    page = look.colour(0, "#E4D4A8")
    c.poly([(22, 26), (76, 22), (79, 74), (24, 78)], Skin(page, 3, 0, "plain"))
    for y0, y1 in ((25, 21), (78, 74)):
        c.limb([(16, y0), (84, y1)], [10], Skin(tint(page, -0.03), 3.6, 0.1, "plain"))
        for x, y in ((13, y0), (87, y1)):
            c.ball(x, y, 4.4, metal("#B58A3C"))
    for k in range(3):
        c.line([(30, 34 + 3.6 * k), (70, 31 + 3.6 * k)], 1.0, "#6A5236", 0.75)
        c.line([(30, 62 + 3.6 * k), (60 + 4 * k, 60 + 3.6 * k)], 1.0, "#6A5236", 0.75)
    for stroke in SIGNS["gate"]:
        c.line([(50 + 0.72 * x, 51 + 0.66 * y) for x, y in _straightened(stroke)], 2.2, "#2E8A9A")
    c.ball(70, 67, 5.6, Skin("#9E2F28", 2, 0.5, "plain"))
    c.glow(50, 51, 26, "#60D0E0", 0.5)


WARES: dict[str, Maker] = {
    "rune": rune,
    "mirror": mirror,
    "crystal": crystal,
    "ring": ring,
    "amulet": amulet,
    "compass": compass,
    "kit": kit,
    "lens": lens,
    "horn": horn,
    "circlet": circlet,
    "bomb": bomb,
    "flask": flask,
    "scroll": scroll,
}
