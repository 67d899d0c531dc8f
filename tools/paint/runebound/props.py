"""Buildings, boats, trees and other things that stand in a scene."""

import math

from tools.paint.core.brush import Point
from tools.paint.runebound.arms import ARMS
from tools.paint.runebound.clay import Clay, Skin, cloth, flat, gem, metal, stone, wood
from tools.paint.runebound.fires import flames
from tools.paint.runebound.look import Look, Maker, Rod, tint
from tools.paint.runebound.staves import skull


def ship(c: Clay, look: Look) -> None:
    """A sailing ship, or a barge; a ghost of one if asked."""
    oak, sail = look.colour(0, "#5E4028"), look.colour(1, "cream")
    if look.has("barge"):
        _barge(c, oak, sail)
        return
    for x, top in ((34, 22), (62, 8)):
        c.limb([(x, 76), (x, top)], [3, 2], wood(oak))
        for k in range(2):
            c.poly(_sail(x, top + 6 + 24 * k, 17 + 5 * k, look.has("ghost")), cloth(sail, 4))
    bow, stern = [(90, 62), (99, 58), (92, 80), (82, 94)], [(20, 94), (8, 82), (2, 62), (14, 66)]
    c.blob([(20, 72), (80, 72), *bow, *stern], wood(oak))
    c.limb([(4, 65), (18, 75), (82, 75), (97, 61)], [3], wood(tint(oak, 0.12)))
    for k in range(4):
        c.ball(28 + 14 * k, 83, 3, metal("#8A6A38"))
    if look.has("ghost"):
        c.alpha *= 0.78
        c.paint *= 0.78
        c.glow(50, 56, 60, look.colour(2, "#7CE0C0"), 0.4)
        skull(c, 95, 62, 4)


def _sail(x: float, y: float, wide: float, torn: bool) -> list[Point]:
    """A square sail under its yard."""
    yard: list[Point] = [(x - wide, y), (x, y - 2), (x + wide, y)]
    if torn:
        rags = [(x + wide - 2, y + 12), (x + wide - 6, y + 20), (x + 4, y + 11), (x - 2, y + 20)]
        return [*yard, *rags, (x - wide + 3, y + 13)]
    return [*yard, (x + wide + 3, y + 20), (x + 4, y + 17), (x - wide + 4, y + 21)]


def _barge(c: Clay, oak: str, sail: str) -> None:
    """A flat boat with crates under one sail."""
    c.limb([(62, 74), (62, 30)], [3, 2.4], wood(oak))
    c.blob([(40, 34), (62, 31), (82, 36), (78, 60), (62, 56), (42, 60)], cloth(sail, 4))
    c.poly([(4, 70), (96, 70), (88, 92), (14, 92)], wood(oak))
    for x, y in ((24, 66), (36, 64), (30, 56), (48, 66)):
        c.poly([(x - 7, y - 6), (x + 6, y - 7), (x + 7, y + 6), (x - 6, y + 7)], wood("#8E6A40"))
    c.limb([(4, 71), (96, 71)], [4], wood(tint(oak, 0.08)))


def cottage(c: Clay, look: Look) -> None:
    """A timber-framed house with a light in its windows; an inn with a sign, or one that burns."""
    wall, roof = look.colour(0, "#CFC0A0"), look.colour(1, "#7A4030")
    c.limb([(70, 40), (70, 18)], [9, 8], stone("#7A726C"))
    c.poly([(16, 54), (84, 54), (82, 97), (18, 97)], Skin(wall, 3, 0, "plain"))
    for spots in (
        ((18, 74), (82, 74)),
        ((19, 55), (19, 96)),
        ((50, 55), (50, 74)),
        ((81, 55), (81, 96)),
        ((20, 95), (34, 75)),
        ((80, 95), (66, 75)),
        ((20, 73), (34, 55)),
        ((80, 73), (66, 55)),
    ):
        c.limb(spots, [2.6], wood("#4A3424"))
    c.poly([(6, 58), (24, 24), (78, 22), (94, 56), (50, 54)], Skin(roof, 4, 0, "scale"))
    for x in (28, 60):
        c.poly([(x, 59), (x + 11, 59), (x + 11, 70), (x, 70)], flat("#FFC860"))
        c.line([(x + 5.5, 59), (x + 5.5, 70)], 1, "#4A3424")
        c.glow(x + 5.5, 64, 17, "#FFB040", 0.7)
    c.blob([(43, 97), (43, 80), (50, 76), (57, 80), (57, 97)], wood("#5A3A26"))
    if look.has("inn"):
        c.limb([(84, 60), (98, 60)], [2], wood("#4A3424"))
        c.poly([(87, 62), (98, 62), (98, 74), (87, 74)], wood("#8E6A40"))
        c.ball(92.5, 68, 3.4, metal("#D8B050"))
    if look.has("afire"):
        flames(c, Rod(36, 56, 2, 52), 0, 62, 66)
        flames(c, Rod(64, 54, -2, 46), 0, 60, 66)


def keep(c: Clay, look: Look) -> None:
    """A stone tower or a gate with two towers; ruined if asked."""
    tone = look.colour(0, "#7E7A78")
    if look.has("gate"):
        c.poly([(24, 40), (76, 40), (76, 97), (24, 97)], stone(tone))
        c.blob([(38, 97), (38, 66), (50, 56), (62, 66), (62, 97)], flat("#1E1618"))
        for k in range(4):
            c.limb([(41 + 6 * k, 60), (41 + 6 * k, 88)], [1.6], metal("#4A444A"))
        for y in (66, 74, 82):
            c.limb([(39, y), (61, y)], [1.4], metal("#4A444A"))
        _tower(c, 18, 24, 13, tone, False)
        _tower(c, 82, 24, 13, tone, False)
        return
    _tower(c, 50, 14, 19, tone, look.has("ruined"))
    if look.has("lit"):
        c.blob([(46, 40), (46, 32), (50, 28), (54, 32), (54, 40)], flat(look.colour(1, "#A8FFC8")))
        c.glow(50, 34, 30, look.colour(1, "#7CF0A8"), 0.9)


def _tower(c: Clay, x: float, top: float, half: float, tone: str, ruined: bool) -> None:
    crown: list[Point] = [
        (x - half, 97),
        (x - half * 0.86, top + 12),
        (x - half * 1.1, top + 10),
        (x - half * 1.1, top),
    ]
    if ruined:
        crown += [
            (x - half * 0.5, top - 6),
            (x - half * 0.3, top + 10),
            (x + half * 0.1, top + 4),
            (x + half * 0.4, top + 22),
            (x + half * 0.9, top + 30),
            (x + half, 97),
        ]
    else:
        for k in range(4):
            s = x - half * 1.1 + half * 0.6 * k
            crown += [(s, top - 5), (s + half * 0.34, top - 5), (s + half * 0.34, top), (s + half * 0.6, top)]
        crown = crown[:-1]
        crown += [(x + half * 1.1, top + 10), (x + half * 0.86, top + 12), (x + half, 97)]
    c.poly(crown, Skin(tone, 4.4, 0, "stone", depth=1.2))
    for k in range(6):
        for j in range(3):
            px = x - half * 0.6 + half * 0.5 * j + (half * 0.25 if k % 2 else 0)
            c.line(
                [(px, top + 22 + 11 * k), (px + half * 0.32, top + 22 + 11 * k)], 0.9, tint(tone, -0.16), 0.6
            )
    c.poly([(x - 2, top + 20), (x + 2, top + 20), (x + 2, top + 30), (x - 2, top + 30)], flat("#1A1418"))


def tree(c: Clay, look: Look) -> None:
    """A tree: leafy or dead, or a gallows tree with ropes."""
    bark = look.colour(0, "#4A382C")
    c.blob([(42, 97), (46, 70), (44, 50), (56, 50), (55, 70), (60, 97)], Skin(bark, 4, 0, "wood", depth=1.2))
    boughs: tuple[tuple[Point, ...], ...] = (
        ((48, 54), (30, 40), (12, 38)),
        ((50, 52), (44, 28), (30, 10)),
        ((52, 52), (64, 30), (62, 8)),
        ((53, 54), (74, 40), (92, 32)),
        ((47, 62), (28, 58), (16, 64)),
    )
    for bough in boughs:
        c.limb(bough, [7, 5, 1], wood(bark))
        x, y = bough[1]
        c.limb([bough[1], (x + (8 if x > 50 else -8), y - 14)], [3, 0.8], wood(bark))
    if look.has("leafy"):
        leaf = look.colour(1, "moss")
        for k in range(26):
            a, q = k * 2.4, 8 + 30 * math.sqrt(k / 26)
            c.ball(
                50 + q * math.cos(a) * 1.15,
                32 + q * math.sin(a) * 0.72,
                11,
                Skin(tint(leaf, 0.05 * (k % 3) - 0.04), 4, 0, "fur", shadow=0.4),
                9,
            )
    if look.has("ropes"):
        for x, y in ((20, 39), (76, 38), (36, 22)):
            c.limb([(x, y), (x, y + 16)], [1.3], Skin("#B0945E", 1, 0, "plain"))
            c.limb(
                [(x, y + 16), (x - 3, y + 20), (x, y + 25), (x + 3, y + 20), (x, y + 16)],
                [1.3],
                Skin("#B0945E", 1, 0, "plain"),
            )


def grave(c: Clay, look: Look) -> None:
    """Gravestones, or the mouth of a barrow with a light in it."""
    if look.has("barrow"):
        c.blob(
            [(0, 97), (8, 66), (30, 42), (56, 36), (80, 46), (96, 70), (100, 97)],
            Skin(look.colour(1, "#55613E"), 9, 0, "fur"),
        )
        c.poly([(34, 97), (37, 60), (66, 60), (69, 97)], flat("#120E12"))
        for spots in (((30, 96), (35, 58)), ((70, 96), (66, 58))):
            c.limb(spots, [9, 8], stone("#8A8680"))
        c.limb([(27, 57), (74, 57)], [11], stone("#8A8680"))
        if look.has("lit"):
            c.glow(52, 82, 34, look.colour(2, "#7CF0A8"), 0.8)
        return
    for x, y, k in ((74, 88, 0.7), (30, 96, 1.0), (60, 97, 0.85)):
        c.blob(
            [
                (x - 11 * k, y),
                (x - 11 * k, y - 30 * k),
                (x, y - 42 * k),
                (x + 11 * k, y - 30 * k),
                (x + 11 * k, y),
            ],
            stone(look.colour(0, "#7E7C80")),
        )
        c.line([(x, y - 32 * k), (x, y - 14 * k)], 2 * k, "#4A4850", 0.8)
        c.line([(x - 5 * k, y - 26 * k), (x + 5 * k, y - 26 * k)], 2 * k, "#4A4850", 0.8)


def altar(c: Clay, look: Look) -> None:
    """A shrine: a niche with a flame and offerings, ivy over it; or a block for rites."""
    tone = look.colour(0, "#8A8880")
    if look.has("rite"):
        c.poly([(14, 66), (86, 64), (90, 74), (10, 76)], stone(tint(tone, 0.04)))
        c.poly([(18, 75), (82, 74), (78, 97), (22, 97)], stone(tone))
        for x in (20, 80):
            c.limb([(x, 64), (x, 54)], [4], Skin("#E4DAC0", 2, 0.1, "plain"))
            flames(c, Rod(x, 54, 0, 10), 0, 80, 60)
        skull(c, 50, 56, 7)
        c.glow(50, 50, 40, look.colour(1, "#8AF0A0"), 0.6)
        return
    c.poly([(18, 97), (20, 40), (50, 16), (80, 40), (82, 97)], stone(tone))
    c.blob([(32, 80), (32, 50), (50, 36), (68, 50), (68, 80)], flat("#241E24"))
    c.poly([(14, 97), (16, 80), (84, 80), (86, 97)], stone(tint(tone, 0.05)))
    c.blob([(42, 80), (40, 66), (46, 58), (50, 50), (54, 58), (60, 66), (58, 80)], stone("#B8B0A0"))
    c.ball(50, 52, 5.4, stone("#C4BCAC"))
    c.glow(50, 62, 36, look.colour(1, "#FFE29A"), 0.7)
    for x, y in ((16, 60), (20, 46), (30, 32), (84, 62), (80, 50), (22, 72), (78, 40), (86, 76), (42, 22)):
        c.ball(x, y, 5.4, Skin("#55703A", 2, 0, "fur"), 4)
        c.ball(x + 4, y + 6, 4, Skin("#435E30", 2, 0, "fur"), 3.4)


def well(c: Clay, look: Look) -> None:
    """A round well or pool with light in it."""
    glow = look.colour(0, "#7CE8F0")
    for x in (20, 80):
        c.limb([(x, 74), (x, 20)], [5, 4.4], wood("#5A4030"))
    c.poly([(8, 30), (50, 6), (92, 30)], Skin("#6A4A34", 3, 0, "scale"))
    c.ball(50, 72, 38, stone("#8A8888"), 15)
    c.ball(50, 70, 31, flat("#12242E"), 10.4)
    c.ball(50, 71, 25, flat(tint(glow, -0.05)), 7.6)
    c.ball(50, 71, 14, flat(tint(glow, 0.14)), 4)
    c.poly([(12, 72), (20, 84), (50, 89), (80, 84), (88, 72), (86, 96), (50, 99), (14, 96)], stone("#7E7C7C"))
    c.glow(50, 60, 52, glow, 0.85)
    for x, y, q in ((40, 48, 2), (58, 40, 2.6), (50, 30, 1.6), (64, 54, 1.6)):
        c.ball(x, y, q, flat("#F4FFFF"))


def nest(c: Clay, look: Look) -> None:
    """Eggs in a nest on a ledge of rock."""
    c.blob([(2, 97), (6, 74), (30, 66), (70, 66), (96, 72), (100, 97)], stone("#7A7470"))
    for x, y, turn in ((38, 50, -8), (60, 50, 10), (49, 55, 0)):
        c.ball(x, y, 9.4, Skin(look.colour(0, "#D8D2B8"), 5, 0.4, "bone"), 13, turn)
        c.shade(x + 2, y + 2, 3, 4, "#8A6A4A", 0.5)
    for k in range(26):
        a = k * 1.7
        c.limb(
            [
                (50 + 32 * math.cos(a), 67 + 6 * math.sin(a)),
                (50 + 34 * math.cos(a + 0.9), 70 + 7 * math.sin(a + 0.9)),
            ],
            [2.6, 1.2],
            wood(("#6A4E30", "#8A6A40", "#553E28")[k % 3]),
        )
    for x, y in ((22, 62), (76, 61)):
        c.ball(x, y, 4.6, gem("#C79A40"), 3)
    c.ball(82, 66, 3, gem("#5AA0D8"))


def bridge(c: Clay, look: Look) -> None:
    """A wooden bridge with a toll bar; burning if asked."""
    for x in (14, 38, 62, 86):
        c.limb([(x, 97), (x, 66)], [5, 5], wood("#4A3626"))
    c.poly([(0, 70), (50, 62), (100, 70), (100, 79), (50, 71), (0, 79)], wood(look.colour(0, "#6E5036")))
    for k in range(11):
        c.line(
            [(4 + 9.2 * k, 69 - 4 * (1 - abs(k - 5) / 5)), (4 + 9.2 * k, 77 - 4 * (1 - abs(k - 5) / 5))],
            0.9,
            "#3A281C",
            0.7,
        )
    for x, y in ((8, 68), (30, 65), (50, 62), (70, 65), (92, 68)):
        c.limb([(x, y), (x, y - 17)], [3.4], wood("#5A4030"))
    c.limb([(2, 53), (50, 46), (98, 53)], [2.6], wood("#6E5036"))
    if look.has("afire"):
        for x, tall in ((20, 34), (44, 46), (66, 40), (86, 26)):
            flames(c, Rod(x, 68, 2, tall), 0, 70, 74)


def mine(c: Clay, look: Look) -> None:
    """A mine mouth with broken props."""
    c.blob(
        [(0, 97), (4, 60), (22, 30), (52, 16), (82, 32), (98, 64), (100, 97)],
        Skin(look.colour(0, "#6A6058"), 9, 0, "stone", depth=1.2),
    )
    c.poly([(26, 97), (30, 52), (70, 52), (74, 97)], flat("#0E0A0C"))
    c.limb([(27, 97), (31, 50)], [6], wood("#7A5A38"))
    c.limb([(60, 97), (74, 60)], [6], wood("#7A5A38"))
    c.limb([(24, 50), (72, 58)], [6.4], wood("#8A6842"))
    for x, y, q in ((36, 92, 7), (48, 94, 9), (62, 92, 7), (44, 84, 5), (80, 94, 8)):
        c.ball(x, y, q, stone("#7A706A"), q * 0.8)
    for x, y in ((44, 82), (56, 88), (34, 86)):
        c.ball(x, y, 2.2, gem("#E8C04A"))
        c.glow(x, y, 8, "#FFD060", 0.6)


def hoard(c: Clay, _look: Look) -> None:
    """A heap of gold."""
    c.blob(
        [(8, 96), (22, 83), (38, 68), (52, 61), (68, 69), (80, 83), (92, 96), (50, 99)],
        Skin("#C8962E", 8, 0.6, "stone"),
    )
    for k in range(60):
        t = c.rng.uniform(0, 1)
        x = 12 + 76 * t
        top = 97 - 36 * math.sin(math.pi * t)
        y = 97 - (96 - top) * c.rng.uniform(0, 1)
        c.ball(x, y, 2.8, metal(("#E8C04A", "#D0A030", "#F0D070")[k % 3]), 1.7, float(c.rng.uniform(-40, 40)))
    ARMS["sword"](c, Rod(66, 84, 18, 46), Look(["broad", "gem"]))
    c.ball(34, 66, 6, metal("#D8B050"), 4)
    for x, y, colour in ((30, 82, "#B0304A"), (48, 72, "#3A7AC8"), (58, 88, "#3AA86A"), (76, 84, "#8A4AC8")):
        c.ball(x, y, 3, gem(colour))
    c.glow(50, 78, 44, "#FFD060", 0.4)


def table(c: Clay, look: Look) -> None:
    """A table: mugs and a candle, or a map with pins."""
    c.poly([(4, 62), (96, 62), (92, 72), (8, 72)], wood("#7A5334"))
    for x in (14, 86):
        c.limb([(x, 70), (x, 97)], [6], wood("#5A3C26"))
    if look.has("map"):
        c.poly([(16, 58), (78, 56), (84, 66), (12, 67)], Skin("#E2D2A6", 1.6, 0, "plain"))
        for spots in (((24, 62), (38, 59), (52, 63)), ((58, 59), (70, 62))):
            c.line(spots, 1, "#8A5A3A")
    for x in (28, 62):
        if not look.has("map"):
            c.poly([(x - 5, 46), (x + 5, 46), (x + 5, 63), (x - 5, 63)], wood("#9A7448"))
            c.limb([(x + 5, 49), (x + 10, 53), (x + 5, 59)], [2], wood("#9A7448"))
            c.ball(x, 46, 5.6, Skin("#EFE8D8", 2, 0, "fur"), 3)
    c.limb([(46, 62), (46, 48)], [4], Skin("#E8DFC8", 2, 0.1, "plain"))
    flames(c, Rod(46, 48, 0, 9), 0, 80, 60)
    c.glow(46, 42, 40, "#FFB850", 0.7)


def trap(c: Clay, _look: Look) -> None:
    """An iron jaw trap and a net."""
    c.ball(50, 84, 34, metal("#5E5A5A"), 9)
    c.ball(50, 83, 29, flat("#241C1E"), 6.4)
    for k in range(9):
        x = 20 + 7.6 * k
        lift = 9 * math.sin(math.pi * (k + 0.5) / 9)
        c.poly([(x - 3, 80 - lift * 0.6), (x, 64 - lift), (x + 3, 80 - lift * 0.6)], metal("#8E9096"))
        c.poly([(x - 3, 88 + lift * 0.4), (x, 74), (x + 3, 88 + lift * 0.4)], metal("#A2A4AA"))
    c.limb([(84, 84), (94, 90), (99, 96)], [3], metal("#5E5A5A"))


def furnace(c: Clay, _look: Look) -> None:
    """A forge with fire in its mouth and an anvil."""
    c.poly([(10, 97), (14, 40), (30, 24), (34, 4), (50, 4), (54, 24), (68, 40), (70, 97)], stone("#6A605C"))
    c.blob([(26, 84), (26, 62), (40, 52), (54, 62), (54, 84)], flat("#3A0E08"))
    flames(c, Rod(40, 84, 0, 26), 0, 62, 74)
    c.glow(40, 72, 52, "#FF9030", 0.95)
    c.poly(
        [(72, 76), (100, 76), (94, 83), (90, 84), (92, 97), (76, 97), (79, 84), (74, 83)], metal("#4E5258")
    )
    ARMS["sword"](c, Rod(70, 75, 78, 34), Look(["#E8703A"]))


PROPS: dict[str, Maker] = {
    "ship": ship,
    "cottage": cottage,
    "keep": keep,
    "tree": tree,
    "grave": grave,
    "altar": altar,
    "pool": well,
    "nest": nest,
    "bridge": bridge,
    "mineshaft": mine,
    "hoard": hoard,
    "board": table,
    "trap": trap,
    "furnace": furnace,
}
