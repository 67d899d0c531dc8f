"""Blades, spears, axes and maces along a rod."""

from collections.abc import Sequence

from tools.paint.core.brush import Point
from tools.paint.runebound.clay import Clay, bone, cloth, gem, leather, metal, wood
from tools.paint.runebound.fires import flames, sparks
from tools.paint.runebound.look import Look, Rod, tint

GUARD_COLOUR = "#B58A3C"


def _blade(c: Clay, r: Rod, edge: Sequence[Point], ridge: tuple[float, float], colour: str) -> None:
    """A double-edged blade: `edge` is its right side, guard to tip, `ridge` where its rib runs."""
    left = [(t, -s) for t, s in edge]
    rib = [(ridge[1], 0.0), (ridge[0], 0.0)]
    c.poly(r.all(*left, *reversed(edge)), metal(colour))
    c.poly(r.all(*edge, *rib), metal(tint(colour, -0.10), 0.3)._replace(ink=0.1, shadow=0.0))
    c.line(r.all((ridge[0], 0), (ridge[1], 0)), r.w(0.9)[0], tint(colour, -0.22), 0.7)
    c.line(
        r.all((ridge[0] + 2, -edge[0][1] * 0.72), (ridge[1] - 4, -edge[-2][1] * 0.72)),
        r.w(0.7)[0],
        "#FFFFF4",
        0.6,
    )


def grip(c: Clay, r: Rod, low: float, high: float, breadth: float, colour: str) -> None:
    """A wound handle."""
    c.limb(r.all((low, 0), (high, 0)), r.w(breadth, breadth * 0.85), leather(colour))
    step = breadth * 0.75
    t = low + step / 2
    while t < high - step / 2:
        c.line(
            r.all((t, -breadth * 0.5), (t + step * 0.5, breadth * 0.5)), r.w(0.9)[0], tint(colour, -0.14), 0.9
        )
        t += step


def sword(c: Clay, r: Rod, look: Look) -> None:
    """A cross-hilted sword; broad, thin (with a basket), curved, jagged; two colours: blade, hilt."""
    steel, hilt = look.colour(0, "silver"), look.colour(1, "brass")
    half = 3.0 if look.has("thin") else 6.4 if look.has("broad") else 4.7
    if look.has("curved"):
        c.blob(
            r.all((24, -3), (50, -5), (78, -1), (99, 12), (84, 8), (62, 5), (40, 4), (24, 4)), metal(steel)
        )
        c.line(r.all((28, -2), (52, -3.6), (78, 1), (96, 10)), r.w(0.9)[0], "#FFFFF4", 0.6)
    elif look.has("jagged"):
        teeth = [
            (26, half),
            (38, half + 2),
            (40, half),
            (54, half + 2),
            (56, half - 0.6),
            (72, half + 1),
            (74, half - 1),
        ]
        _blade(c, r, [*teeth, (90, half * 0.6), (100, 0)], (28, 92), steel)
    else:
        _blade(c, r, [(25, half), (60, half * 0.94), (88, half * 0.72), (100, 0)], (27, 93), steel)
    if look.has("thin"):
        c.blob(r.all((18, -9), (23, -11), (27, 0), (23, 11), (18, 9), (21, 0)), metal(hilt))
        c.limb(r.all((22, 9), (13, 11), (5, 4)), r.w(2, 1.6, 1.6), metal(hilt))
    c.limb(r.all((23, -13), (24.5, 0), (23, 13)), r.w(3.4, 4.6, 3.4), metal(hilt))
    for s in (-13, 13):
        c.ball(*r.at(23, s), r.w(2.5)[0], metal(hilt))
    grip(c, r, 5, 22, 4.6, look.colour(2, "#5A3626"))
    c.ball(*r.at(2.5), r.w(4.2)[0], metal(hilt))
    if look.has("gem"):
        c.ball(*r.at(24.3), r.w(2.5)[0], gem(look.colour(3, "red")))
    if look.has("runes"):
        _runes(c, r, 34, 80, look.colour(3, "ice"))
    if look.has("flame"):
        flames(c, r, 40, 100, 20)


def _runes(c: Clay, r: Rod, low: float, high: float, colour: str) -> None:
    """Glowing signs along a blade."""
    signs = (((-4, 0), (4, 0), (1, 2.2)), ((-4, -1.6), (0, 1.6), (4, -1.6)), ((-4, 1.4), (4, -1.4), (0, 1.8)))
    for i in range(5):
        t = low + (high - low) * i / 4
        c.line(r.all(*[(t + a * 0.9, b) for a, b in signs[i % 3]]), r.w(1.1)[0], tint(colour, 0.12))
        c.glow(*r.at(t), r.w(9)[0], colour, 0.5)


def dagger(c: Clay, r: Rod, look: Look) -> None:
    """A short blade."""
    steel, hilt = look.colour(0, "silver"), look.colour(1, "brass")
    edge = [(36, 6.5), (62, 7.4), (84, 4.6), (100, 0)]
    _blade(c, r, edge, (38, 94), steel)
    c.limb(r.all((30, -15), (34, 0), (30, 15)), r.w(3.2, 6, 3.2), metal(hilt))
    grip(c, r, 8, 31, 6.4, look.colour(2, "#3A2A2E"))
    c.ball(*r.at(4), r.w(5)[0], metal(hilt))
    c.ball(*r.at(33.5), r.w(2.6)[0], gem(look.colour(3, "red")))


def spear(c: Clay, r: Rod, look: Look) -> None:
    """A spear, or a trident."""
    steel, shaft = look.colour(0, "silver"), look.colour(1, "#7A5334")
    c.limb(r.all((0, 0), (78, 0)), r.w(3, 2.8), wood(shaft))
    if look.has("trident"):
        c.limb(
            r.all((96, -11), (84, -10), (77, 0), (84, 10), (96, 11)), r.w(1.4, 3, 3.4, 3, 1.4), metal(steel)
        )
        for s, tip in ((-11, 98), (0, 104), (11, 98)):
            c.poly(r.all((tip - 13, s - 2.6), (tip, s), (tip - 13, s + 2.6)), metal(steel))
        c.limb(r.all((74, 0), (94, 0)), r.w(3, 2), metal(steel))
        return
    _blade(c, r, [(76, 1.8), (82, 6.6), (90, 4.6), (104, 0)], (77, 100), steel)
    for t in (69, 71.6, 74.2):
        c.limb(r.all((t, -1.8), (t, 1.8)), r.w(2.2), cloth(look.colour(2, "red"), 1))
    if look.has("tassel"):
        c.blob(r.all((70, 1), (60, 5), (52, 2), (60, -3), (69, -1)), cloth(look.colour(2, "red"), 2))


def axe(c: Clay, r: Rod, look: Look) -> None:
    """An axe, double if asked."""
    steel, shaft = look.colour(0, "steel"), look.colour(1, "#7A5334")
    c.limb(r.all((0, 0), (50, 1.2), (97, 0)), r.w(4.4, 3.8, 3.8), wood(shaft))
    big = 1.25 if look.has("great") else 1.0
    for side in (1, -1) if look.has("double") else (1,):
        beard = [
            (88, 2),
            (96 + 3 * big, 15 * big),
            (99 + 5 * big, 29 * big),
            (80, 34 * big),
            (60, 28 * big),
            (68, 13 * big),
            (72, 2),
        ]
        c.poly(r.all(*[(t, s * side) for t, s in _arc(beard)]), metal(steel))
        cheek = [(84, 2), (91, 17 * big), (80, 22 * big), (70, 16 * big), (75, 2)]
        c.poly(r.all(*[(t, s * side) for t, s in cheek]), metal(tint(steel, -0.1), 0.2)._replace(shadow=0.2))
    c.limb(r.all((69, 0), (91, 0)), r.w(6.4, 6.4), metal(look.colour(2, "iron")))
    if not look.has("double"):
        c.poly(r.all((86, -2), (84, -9), (76, -9), (74, -2)), metal(steel))
    if look.has("runes"):
        for s in (15, 21):
            c.line(r.all((84, s), (76, s + 2), (79, s - 3)), r.w(1.2)[0], "#FFE2A0")
        c.glow(*r.at(80, 18), r.w(16)[0], "#FFB040", 0.4)
    grip(c, r, 4, 26, 5.2, look.colour(3, "#4A3226"))


def _arc(p: list[Point]) -> list[Point]:
    """Rounds the cutting edge between the third and fifth corner."""
    (t0, s0), (t1, s1), (t2, s2) = p[2], p[3], p[4]
    ends = [(k / 8, (1 - k / 8)) for k in range(9)]
    bow = [
        (t0 * b * b + 2 * t1 * a * b + t2 * a * a, s0 * b * b + 2 * s1 * 1.16 * a * b + s2 * a * a)
        for a, b in ends
    ]
    return [*p[:2], *bow, *p[5:]]


def mace(c: Clay, r: Rod, look: Look) -> None:
    """A flanged mace, or a hammer, or a club with spikes."""
    steel, shaft = look.colour(0, "steel"), look.colour(1, "#5A3A2A")
    c.limb(r.all((2, 0), (72, 0)), r.w(4.4, 4), wood(shaft) if look.has("club") else metal(shaft, 0.4))
    if look.has("hammer"):
        c.poly(
            r.all((70, -17), (74, -20), (92, -20), (96, -17), (96, 17), (92, 20), (74, 20), (70, 17)),
            metal(steel),
        )
        c.poly(r.all((68, -5), (98, -5), (98, 5), (68, 5)), metal(look.colour(2, "brass")))
    elif look.has("club"):
        c.blob(r.all((50, -4), (74, -10), (96, -9), (100, 0), (96, 9), (74, 11), (50, 4)), wood(shaft))
        for t, s in ((70, -10), (84, -11), (96, -7), (72, 10), (88, 11), (80, 0)):
            c.poly(r.all((t - 2.4, s * 0.8), (t + 1, s * 1.7 + 1), (t + 2.6, s * 0.8)), bone())
    else:
        _flanges(c, r, steel)
    grip(c, r, 4, 26, 5.4, look.colour(3, "#4A2A26"))
    c.ball(*r.at(2), r.w(4)[0], metal(steel))
    if look.has("holy"):
        c.ball(*r.at(84), r.w(6)[0], gem("#FFE28A"))
        c.glow(*r.at(84), r.w(44)[0], "#FFD870", 0.75)
    if look.has("spark"):
        sparks(c, r, 84, "#BFE2FF")


def _flanges(c: Clay, r: Rod, steel: str) -> None:
    """Six blades round a core, seen from the side."""
    c.ball(*r.at(83), r.w(9)[0], metal(tint(steel, -0.12)), r.w(13)[0], r.turn)
    for side in (-1, 1):
        c.poly(
            r.all((68, 4 * side), (74, 15 * side), (88, 18 * side), (98, 5 * side), (92, 6 * side)),
            metal(steel),
        )
        c.poly(
            r.all((68, 2 * side), (75, 8.5 * side), (90, 9 * side), (99, 3 * side), (92, 2 * side)),
            metal(tint(steel, -0.05)),
        )
    c.poly(
        r.all((67, -1.6), (78, -3), (92, -2.6), (101, 0), (92, 2.6), (78, 3), (67, 1.6)),
        metal(tint(steel, 0.06)),
    )
    c.limb(r.all((66, -5), (66, 5)), r.w(4.4), metal(GUARD_COLOUR))


def scythe(c: Clay, r: Rod, look: Look) -> None:
    """A reaper's scythe."""
    c.limb(r.all((0, 0), (40, 2), (96, -2)), r.w(3, 3.2, 3), wood(look.colour(1, "#4A3A30")))
    c.blob(
        r.all((97, -3), (100, 12), (92, 32), (78, 44), (88, 28), (90, 12), (89, -1)),
        metal(look.colour(0, "silver")),
    )
