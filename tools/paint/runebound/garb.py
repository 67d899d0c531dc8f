"""Gloves, cloaks, boots and belts, laid out large. They fill the band y = 18 to 82."""

from tools.paint.runebound.clay import Clay, Skin, bone, cloth, flat, fur, gem, leather, metal
from tools.paint.runebound.look import Look, tint


def gauntlets(c: Clay, look: Look) -> None:
    """A pair of iron gloves, one before the other."""
    _glove(c, look.colour(0, "iron"), 33, 4, -1)
    _glove(c, look.colour(0, "iron"), 65, 0, 1)


def _glove(c: Clay, steel: str, x: float, dy: float, s: int) -> None:
    y = 50 + dy
    c.poly(
        [(x - 14, y + 30), (x - 9, y + 4), (x + 9, y + 4), (x + 14, y + 30), (x, y + 33)],
        Skin(steel, 5, 0.6, "metal", depth=1.3),
    )
    c.limb([(x - 14, y + 29.5), (x, y + 32.5), (x + 14, y + 29.5)], [3], metal("#B58A3C"))
    c.limb([(x + 9 * s, y - 2), (x + 15 * s, y - 8), (x + 16 * s, y - 16)], [7, 6, 4.6], metal(steel))
    c.blob(
        [(x - 10, y + 6), (x - 11, y - 8), (x, y - 13), (x + 11, y - 8), (x + 10, y + 6)],
        Skin(steel, 5, 0.7, "metal", depth=1.3),
    )
    for i in range(4):
        fx = x - 8.2 + 5.5 * i
        top = y - 31 + (3, 0, 0.6, 4)[i if s > 0 else 3 - i]
        c.limb([(fx, y - 9), (fx, top)], [6, 4.8], metal(steel))
        for k in range(3):
            c.limb([(fx - 2, y - 13 - 6 * k), (fx + 2, y - 13 - 6 * k)], [2.6], metal(tint(steel, 0.07)))
        c.ball(fx, y - 8, 2.2, metal("#C79A40"))
        c.poly([(fx - 1.4, top - 1), (fx, top - 5), (fx + 1.4, top - 1)], bone())
    c.limb([(x - 10, y + 6), (x + 10, y + 6)], [5], leather("#4A2E22"))


def cloak(c: Clay, look: Look) -> None:
    """A cloak with a hood, hung up; torn into mist if asked; with fur if asked."""
    dye = look.colour(0, "moss")
    body = [(41, 26), (59, 26), (68, 46), (74, 70), (78, 86), (50, 90), (22, 86), (26, 70), (32, 46)]
    c.blob(body, cloth(dye, 7))
    for x0, x1, tone in ((44, 31, -0.1), (47, 41, 0.06), (52, 56, -0.1), (56, 68, 0.05)):
        c.limb(
            [(x0, 32), ((x0 + x1) / 2 + 1, 56), (x1, 86)],
            [1, 4, 6],
            cloth(tint(dye, tone), 3)._replace(shadow=0.0, ink=0.0),
        )
    c.blob([(37, 32), (39, 17), (50, 10), (61, 17), (63, 32), (57, 37), (43, 37)], cloth(tint(dye, 0.03), 5))
    c.blob([(42, 31), (43, 20), (50, 15), (57, 20), (58, 31), (50, 37)], flat("#17121C"))
    if look.has("fur"):
        c.limb([(36, 36), (43, 41), (50, 42), (57, 41), (64, 36)], [8, 9, 9, 9, 8], fur("#A88C68"))
    c.ball(50, 40, 3.4, metal(look.colour(1, "gold")))
    c.ball(50, 40, 1.7, gem("#8FD0E0"))
    if look.has("mist"):
        for k in range(14):
            c.glow(14 + (k * 31) % 74, 76 + (k * 7) % 14, 13 + 2 * (k % 4), "#C8D6E2", 0.75)
        c.glow(50, 84, 60, "#B8CCE0", 0.35)


def wings(c: Clay, look: Look) -> None:
    """A cloak shaped as a pair of feathered wings with a clasp."""
    dye = look.colour(0, "cream")
    for s in (-1, 1):
        for row, (n, reach, drop) in enumerate(((8, 44, 40), (7, 35, 27), (6, 25, 16))):
            for i in range(n):
                t = i / (n - 1)
                root = (50 + (4 + 26 * (1 - t)) * s, 34 - 9 * (1 - t))
                tip = (50 + (8 + (reach - 8) * (1 - t) ** 0.8) * s, 34 + drop * (0.35 + 0.75 * t))
                mid = ((root[0] + tip[0]) / 2 + 3 * s, (root[1] + tip[1]) / 2 - 2)
                c.limb(
                    [root, mid, tip], [3, 6.4, 1.6], cloth(tint(dye, -0.06 * (2 - row) + 0.02 * (i % 2)), 2)
                )
        c.limb(
            [(50 + 3 * s, 37), (50 + 18 * s, 25), (50 + 34 * s, 24), (50 + 43 * s, 33)],
            [6, 7, 6, 2],
            fur(tint(dye, 0.03), 3),
        )
    c.ball(50, 38, 5.6, metal("#C79A40"))
    c.ball(50, 38, 3.2, gem(look.colour(1, "sky")))
    c.glow(50, 38, 20, look.colour(1, "sky"), 0.4)


def boots(c: Clay, look: Look) -> None:
    """A pair of tall boots."""
    for x, dy in ((58, -4), (36, 2)):
        hide = look.colour(0, "#7A4E30")
        c.blob(
            [
                (x - 9, 24 + dy),
                (x + 9, 24 + dy),
                (x + 8, 46 + dy),
                (x + 9, 62 + dy),
                (x + 22, 70 + dy),
                (x + 25, 78 + dy),
                (x - 9, 79 + dy),
                (x - 10, 60 + dy),
            ],
            Skin(hide, 5.5, 0.3, "plain", depth=1.15),
        )
        c.limb([(x - 10, 80 + dy), (x + 8, 80.6 + dy), (x + 26, 79.6 + dy)], [4], leather("#33211A"))
        c.blob(
            [(x - 11, 20 + dy), (x + 11, 20 + dy), (x + 11, 33 + dy), (x, 35 + dy), (x - 11, 32 + dy)],
            leather(tint(hide, 0.06)),
        )
        for k in range(2):
            c.limb([(x - 9.4, 48 + 11 * k + dy), (x + 9, 49 + 11 * k + dy)], [3], leather("#43291C"))
            c.ball(x + 4, 49 + 11 * k + dy, 2.4, metal("#C79A40"))
        for k in range(4):
            tip = (x - 25 + 3 * k, 30 + 7 * k + dy)
            c.limb([(x - 7, 44 + 4 * k + dy), (x - 15, 38 + 6 * k + dy), tip], [6, 6, 1], cloth("#E6E2D4", 2))
    c.glow(50, 66, 50, "#F0D890", 0.2)


def belt(c: Clay, look: Look) -> None:
    """A broad belt with a giant's buckle."""
    hide = look.colour(0, "#5E3A26")
    c.limb([(24, 32), (50, 24), (76, 32)], [12, 11, 12], leather(tint(hide, -0.12)))
    c.limb(
        [(12, 38), (16, 58), (34, 67), (50, 68), (66, 67), (84, 58), (88, 38)],
        [13, 18, 20, 20, 20, 18, 13],
        Skin(hide, 5, 0.2, "plain"),
    )
    for x, y in ((16, 48), (22, 59), (30, 64), (70, 64), (78, 59), (84, 48)):
        c.ball(x, y, 2.9, metal("#C79A40"))
    c.poly([(35, 50), (65, 50), (69, 67), (65, 84), (35, 84), (31, 67)], metal("#B98C3C"))
    c.poly([(38, 54), (62, 54), (65, 67), (62, 80), (38, 80), (35, 67)], metal("#7E5C28", 0.3))
    c.blob([(50, 56), (59, 60), (58, 71), (50, 79), (42, 71), (41, 60)], Skin("#C8A050", 3, 0.8, "metal"))
    for s in (-1, 1):
        c.ball(50 + 4.2 * s, 64, 2, flat("#3A2814"))
        c.line([(50 + 7 * s, 60.5), (50 + 2 * s, 62.4)], 1.2, "#5A4020")
    c.limb([(45, 72), (50, 70.6), (55, 72)], [1.2], flat("#3A2814"))
