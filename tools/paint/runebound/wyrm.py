"""Dragon heads, wings and breath."""

import itertools
import math
from collections.abc import Sequence

from tools.paint.core.brush import Point
from tools.paint.runebound.clay import Clay, Skin, bone, cloth, dull, flat, gem, leather
from tools.paint.runebound.look import Look, Rod, tint

BREATHS = {
    "fire": ("#C8401A", "#FF962A", "#FFF2B8"),
    "frost": ("#5E9AC8", "#B4E0F4", "#FFFFFF"),
    "spark": ("#5A6AD0", "#A8C4FF", "#FFFFFF"),
    "acid": ("#4E8A2A", "#A4D84A", "#F0FFB8"),
    "water": ("#1F5E7A", "#4EA8B8", "#D8F6F0"),
    "shade": ("#3A1F5A", "#8A4AC8", "#E8C0FF"),
    "sun": ("#D88A1A", "#FFD24A", "#FFFFE0"),
    "grave": ("#2A5A48", "#6AD09A", "#E4FFE8"),
}


def wyrm_head(c: Clay, r: Rod, look: Look) -> None:
    """A head: t from the nape (0) to the snout (100), s downwards when it looks to the right."""
    hide, horn = look.colour(0, "crimson"), look.colour(2, "#C4B490")
    gape = 0.34 if look.has(*BREATHS) or look.has("roar") else 0.08
    if look.has("bonewyrm"):
        _skull(c, r, look)
        return
    horns(c, r, look, far=True)
    _jaw(c, r, hide, gape)
    if look.has("frill"):
        _frill(c, r, look.colour(3, look.colour(1, "orange")))
    for t, s, dt, ds in ((6, 18, -24, 12), (14, 22, -18, 20), (2, 8, -28, 2)):
        c.poly(r.all((t - 4, s - 5), (t + dt, s + ds), (t + 6, s + 4)), bone(horn))
    for k in range(7):
        at = 50 + 7.4 * k
        c.poly(r.all((at - 2.6, 5), (at + 0.6, 15 + 3 * (k % 2)), (at + 2.8, 5)), bone("#EFE6CC"))
    _upper(c, r, hide)
    _wyrm_eye(c, r, look.colour(8, EYES.get(look.one_of(tuple(EYES), ""), "#FFC83A")))
    c.ball(*r.at(91, -7), r.w(3.2)[0], flat("#1E0E10"), r.w(2)[0], r.turn - 70)
    for k in range(4):
        c.line(r.all((24 + 5 * k, 14 - k), (28 + 5 * k, 4 - k)), r.w(1.2)[0], tint(hide, -0.16), 0.6)
    horns(c, r, look, far=False)
    if look.has(*BREATHS):
        reach = r.size * (1.35 if not look.has("short") else 0.8)
        breath(c, Rod(*r.at(88, 18), r.turn + 12, reach), look.one_of(tuple(BREATHS), "fire"))


def _upper(c: Clay, r: Rod, hide: str) -> None:
    """Skull and upper jaw, the bridge of the nose, the brow."""
    top = ((-4, -8), (10, -24), (30, -25), (44, -17), (66, -13), (88, -15), (100, -6))
    low = ((99, 6), (84, 9), (60, 6), (40, 12), (22, 18), (0, 16))
    c.blob(r.all(*top, *low), Skin(hide, r.w(9)[0], 0.35, "scale", depth=1.15))
    bridge = r.all((44, -15), (66, -12), (90, -13), (96, -7), (70, -5), (50, -6))
    c.blob(bridge, Skin(tint(hide, 0.05), r.w(4)[0], 0.5, "plain", shadow=0.1, ink=0.1))
    brow = Skin(tint(hide, -0.05), r.w(3)[0], 0.3, "plain")
    c.limb(r.all((20, -21), (36, -20), (52, -9)), r.w(6, 9, 4), brow)


def _wyrm_eye(c: Clay, r: Rod, colour: str) -> None:
    c.blob(r.all((33, -8), (42, -13), (52, -5), (42, -2)), flat("#1A0E10"))
    c.blob(r.all((35, -7.6), (42, -11.4), (50, -5.4), (42, -3.2)), flat(colour))
    c.limb(r.all((43, -11), (42.4, -3.6)), r.w(2.2), flat("#180A0A"))
    c.glow(*r.at(42, -7), r.w(26)[0], colour, 0.7)


EYES = {
    "frost": "#C8F0FF",
    "acid": "#D8FF5A",
    "spark": "#DCE8FF",
    "shade": "#E08AFF",
    "water": "#8AF0E0",
    "grave": "#90FFC0",
}


def _jaw(c: Clay, r: Rod, hide: str, gape: float) -> None:
    low = [(8, 10), (30, 17), (60, 17), (84, 15), (95, 11), (97, 18), (86, 24), (58, 28), (30, 28), (8, 24)]
    turned = [(t, s + (t - 8) * gape) for t, s in low]
    c.blob(r.all((14, 4), (60, 2), (92, 4), *[turned[i] for i in (4, 3, 2, 1)]), flat("#4A1018"))
    c.blob(
        r.all((26, 13), (56, 12 + 40 * gape), (80, 14 + 62 * gape), (60, 20 + 40 * gape), (30, 20)),
        Skin("#B8484A", r.w(3)[0], 0.3, "plain"),
    )
    c.blob(r.all(*turned), Skin(tint(hide, -0.04), r.w(5)[0], 0.3, "scale"))
    for k in range(6):
        t = 46 + 8.6 * k
        s = 16 + (t - 8) * gape
        c.poly(r.all((t - 2.4, s + 2), (t - 0.4, s - 9 - 2 * (k % 2)), (t + 2.6, s + 2)), bone("#EFE6CC"))


def _skull(c: Clay, r: Rod, look: Look) -> None:
    """A bare dragon skull."""
    tone = look.colour(0, "#D6CBA8")
    horns(c, r, look, far=True)
    c.blob(
        r.all((8, 22), (40, 40), (90, 46), (98, 42), (92, 38), (50, 32), (20, 14)),
        Skin(tint(tone, -0.06), r.w(4)[0], 0.2, "bone"),
    )
    for k in range(8):
        t = 44 + 6.6 * k
        c.poly(r.all((t - 2, 5), (t + 0.6, 18), (t + 2.2, 5)), bone("#EFE6CC"))
        c.poly(r.all((t - 2, 40 + k * 0.6), (t, 30 + k * 0.6), (t + 2, 40 + k * 0.6)), bone("#EFE6CC"))
    c.blob(
        r.all(
            (-4, -8),
            (10, -23),
            (32, -24),
            (46, -14),
            (66, -10),
            (90, -13),
            (100, -5),
            (98, 6),
            (80, 8),
            (58, 5),
            (40, 10),
            (24, 18),
            (2, 16),
        ),
        Skin(tone, r.w(8)[0], 0.2, "bone", depth=1.2),
    )
    c.ball(*r.at(38, -6), r.w(9)[0], flat("#1A0E14"), r.w(7.6)[0], r.turn - 90)
    c.ball(*r.at(88, -4), r.w(5)[0], flat("#241418"), r.w(3)[0], r.turn - 90)
    c.blob(r.all((12, 4), (24, 2), (28, 10), (16, 14)), flat("#2A181C"))
    glow = look.colour(8, "#7CF0A0")
    c.ball(*r.at(39, -6), r.w(3)[0], flat(tint(glow, 0.2)))
    c.glow(*r.at(39, -6), r.w(30)[0], glow, 1.0)
    horns(c, r, look, far=False)
    if look.has(*BREATHS):
        breath(c, Rod(*r.at(88, 20), r.turn + 10, r.size * 1.4), look.one_of(tuple(BREATHS), "fire"))


HORNS: dict[str, tuple[tuple[Sequence[Point], Sequence[float]], ...]] = {
    "swept": ((((14, -20), (-8, -36), (-40, -44), (-74, -38)), (13, 11, 7, 1)),),
    "ram": ((((16, -20), (0, -46), (-30, -48), (-40, -22), (-20, -6), (-4, -14)), (15, 15, 13, 10, 7, 2)),),
    "stag": (
        (((14, -20), (-6, -44), (-18, -74), (-14, -104)), (10, 8, 6, 1)),
        (((-7, -46), (-32, -58), (-46, -78)), (6, 5, 1)),
        (((-16, -70), (6, -84), (14, -104)), (5, 4, 1)),
    ),
    "crown": tuple(
        (((22 - 9 * k, -22 + 2 * k), (14 - 16 * k, -46 + 3 * k), (12 - 24 * k, -66 + 7 * k)), (8, 6, 1))
        for k in range(4)
    ),
    "tusk": (
        (((12, -20), (-14, -30), (-34, -26)), (12, 9, 1)),
        (((60, 18), (78, 34), (100, 30), (108, 6)), (9, 9, 7, 1)),
    ),
    "blade": (
        (((88, -12), (92, -34), (82, -62)), (12, 9, 1)),
        (((14, -20), (-10, -32), (-30, -30)), (9, 6, 1)),
    ),
    "curl": ((((16, -21), (4, -44), (20, -66), (44, -62)), (12, 11, 8, 1)),),
    "needle": tuple(
        (((20 - 12 * k, -20 + 5 * k), (-20 - 12 * k, -40 + 13 * k), (-64 - 4 * k, -56 + 22 * k)), (5, 4, 0.8))
        for k in range(3)
    ),
}


def horns(c: Clay, r: Rod, look: Look, far: bool) -> None:
    """One side's horns; the far ones lie a little forward and in shade."""
    tone = tint(look.colour(2, "#C4B490"), -0.13 if far else 0)
    move = (9, -3) if far else (0, 0)
    for spots, widths in HORNS.get(look.one_of(tuple(HORNS), "none"), ()):
        c.limb(
            r.all(*[(t + move[0], s + move[1]) for t, s in spots]),
            r.w(*widths),
            bone(tone)._replace(bulge=max(1.2, r.w(4)[0])),
        )


def _frill(c: Clay, r: Rod, dye: str) -> None:
    tips = [(10, -58), (-22, -56), (-44, -34), (-52, -6), (-44, 24), (-20, 44)]
    edge: list[Point] = []
    for a, b in zip(tips, [*tips[1:], (4, 40)], strict=True):
        edge += [a, ((a[0] + b[0]) * 0.40 + 4, (a[1] + b[1]) * 0.40)]
    c.poly(r.all((22, -18), *edge[:-1], (14, 22)), Skin(dye, r.w(3)[0], 0.2, "cloth"))
    for tip in tips:
        c.limb(r.all((12, 0), tip), r.w(4, 1), leather(tint(dye, -0.14)))


def breath(c: Clay, r: Rod, kind: str) -> None:
    """A cone of fire, frost, lightning ... from the mouth, along the rod."""
    tones = BREATHS[kind]
    if kind in ("spark",):
        _bolts(c, r, tones)
        return
    solid = 0.5 if kind in ("frost", "smoke", "shade", "grave") else 0.72
    rng = c.rng
    for tone, reach, breadth in zip(tones, (1.0, 0.84, 0.66), (1.0, 0.66, 0.34), strict=True):
        for k in range(11):
            t = 100 * reach * (0.06 + k / 11)
            wide = (5 + t * 0.36) * breadth
            s = rng.uniform(-1, 1) * wide * 0.45
            spots = r.all(
                (t - wide * 0.9, s * 0.6),
                (t, s + wide * 0.5),
                (t + wide * 1.1, s + wide * 0.16),
                (t, s - wide * 0.5),
            )
            c.blob(spots, dull(Skin(tone, r.w(3)[0], 0, "plain", depth=0.5, shadow=0, ink=0), solid))
    for k in range(4):
        c.glow(*r.at(20 + 24 * k), r.w(30 + 12 * k)[0], tones[1], 0.55)
    if kind in ("frost", "water"):
        for _ in range(26):
            t = rng.uniform(20, 108)
            s = rng.uniform(-0.2, 0.2) * t
            c.poly(r.all((t - 3, s), (t, s - 1.2), (t + 4, s), (t, s + 1.2)), flat("#FFFFFF", 0.85))


def _bolts(c: Clay, r: Rod, tones: tuple[str, str, str]) -> None:
    for k in range(4):
        spots: list[Point] = [(0, 0)]
        for j in range(1, 9):
            spots.append((13.0 * j, float(c.rng.uniform(-8, 8)) + (k - 1.5) * j * 2.3))
        leg: list[Point] = []
        for (t0, s0), (t1, s1) in itertools.pairwise(spots):
            leg += [(t0 + (t1 - t0) * q / 5, s0 + (s1 - s0) * q / 5) for q in range(6)]
        c.line(r.all(*leg), r.w(4.4)[0], tones[1], 0.6)
        c.line(r.all(*leg), r.w(1.9)[0], tones[2])
        for t, s in spots[1::2]:
            c.glow(*r.at(t, s), r.w(34)[0], tones[0], 0.7)


def wing(
    c: Clay, root: Point, wrist: Point, tips: Sequence[Point], dye: str, look: Look, near: bool = True
) -> None:
    """A wing: arm to the wrist, fingers to the tips, skin or feathers between, torn if asked."""
    tone = dye if near else tint(dye, -0.11)
    if look.has("feathered"):
        _plumes(c, root, wrist, tips, tone)
        return
    edge: list[Point] = []
    for a, b in zip(tips, [*tips[1:], root], strict=True):
        deep = 0.22 if not look.has("torn") else 0.34
        middle = ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2)
        inner = (middle[0] + (wrist[0] - middle[0]) * deep, middle[1] + (wrist[1] - middle[1]) * deep)
        edge += [a, *_bow(a, inner, b)]
        if look.has("torn"):
            edge.insert(-2, ((a[0] + inner[0]) / 2, (a[1] + inner[1]) / 2 + 3))
    c.poly([root, wrist, *edge], Skin(tone, 3.2, 0.1, "cloth", depth=0.9))
    if look.has("torn"):
        for tip in tips[1:3]:
            x, y = (wrist[0] + tip[0] * 2) / 3 + 2, (wrist[1] + tip[1] * 2) / 3 + 2
            c.blob([(x, y - 3), (x + 2, y), (x, y + 4), (x - 2, y)], flat("#140E14", 0.6))
    bony = Skin(tint(tone, -0.06), 1.4, 0.3, "plain")
    for tip in tips:
        middle = ((wrist[0] + tip[0]) / 2, (wrist[1] + tip[1]) / 2 - 2)
        c.limb([wrist, middle, tip], [2.6, 2, 0.8], bony)
    c.limb([root, ((root[0] + wrist[0]) / 2 + 1, (root[1] + wrist[1]) / 2 - 2), wrist], [5.4, 4.4, 3.4], bony)
    c.poly([(wrist[0] - 1.4, wrist[1]), (wrist[0], wrist[1] - 6), (wrist[0] + 1.8, wrist[1])], bone())


def _bow(a: Point, m: Point, b: Point) -> list[Point]:
    """The hollow edge of a membrane between two tips."""
    out = []
    for k in range(1, 7):
        t = k / 6
        u = 1 - t
        out.append(
            (u * u * a[0] + 2 * u * t * m[0] + t * t * b[0], u * u * a[1] + 2 * u * t * m[1] + t * t * b[1])
        )
    return out


def _plumes(c: Clay, root: Point, wrist: Point, tips: Sequence[Point], tone: str) -> None:
    for row, (count, reach) in enumerate(((11, 1.0), (9, 0.66), (7, 0.38))):
        for k in range(count):
            t = k / (count - 1)
            i = t * (len(tips) - 1)
            a, b = tips[int(i)], tips[min(int(i) + 1, len(tips) - 1)]
            end = (a[0] + (b[0] - a[0]) * (i % 1), a[1] + (b[1] - a[1]) * (i % 1))
            start = (wrist[0] + (root[0] - wrist[0]) * t, wrist[1] + (root[1] - wrist[1]) * t)
            tip = (start[0] + (end[0] - start[0]) * reach, start[1] + (end[1] - start[1]) * reach)
            c.limb(
                [start, ((start[0] + tip[0]) / 2, (start[1] + tip[1]) / 2 - 1), tip],
                [4, 6.4, 1.4],
                cloth(tint(tone, 0.05 * row + 0.025 * (k % 2) - 0.05), 2),
            )
    c.limb(
        [root, ((root[0] + wrist[0]) / 2, (root[1] + wrist[1]) / 2 - 3), wrist],
        [7, 6.4, 4],
        cloth(tint(tone, 0.08), 3),
    )


def sided(points: Sequence[Point], widths: Sequence[float], share: float) -> list[Point]:
    """Points beside a line, `share` of its half breadth away (positive: to its right)."""
    out = []
    for i, (x, y) in enumerate(points):
        (x0, y0), (x1, y1) = points[max(0, i - 1)], points[min(len(points) - 1, i + 1)]
        n = math.hypot(x1 - x0, y1 - y0) or 1
        w = widths[round(i / (len(points) - 1) * (len(widths) - 1))] / 2 * share
        out.append((x - (y1 - y0) / n * w, y + (x1 - x0) / n * w))
    return out


def gem_eye(c: Clay, x: float, y: float, size: float, colour: str) -> None:
    """A small shining eye."""
    c.ball(x, y, size, gem(colour))
    c.glow(x, y, size * 6, colour, 0.7)
