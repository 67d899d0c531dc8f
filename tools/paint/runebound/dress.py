"""What portraits wear."""

from collections.abc import Callable

from tools.paint.runebound.clay import Clay, Skin, bone, cloth, flat, flesh, fur, gem, leather, metal
from tools.paint.runebound.faces import skin_of
from tools.paint.runebound.look import Look, tint

Dress = Callable[[Clay, Look], None]


def stuff(kind: str, look: Look) -> Skin:
    dye = look.colour(0, "brown")
    if kind == "bare":
        return Skin(skin_of(look), 9, 0.15, "plain")
    if kind == "plate":
        return Skin(look.colour(1, "steel"), 9, 0.8, "metal", depth=1.3)
    if kind == "mail":
        return Skin(look.colour(1, "steel"), 8, 0.3, "scale")
    if kind == "leather":
        return Skin(dye, 8, 0.15, "plain")
    if kind == "scalecoat":
        return Skin(dye, 8, 0.4, "scale")
    return Skin(dye, 8, 0.0, "cloth")


def _tunic(c: Clay, look: Look) -> None:
    dye = look.colour(0, "brown")
    c.poly(
        [(42, 66), (51, 82), (60, 66), (56, 64), (46, 64)],
        flesh(skin_of(look), 3) if not look.has("skull") else flat("#1A1418"),
    )
    c.limb([(40, 65), (51, 84), (62, 65)], [3.4], cloth(tint(look.colour(1, "cream"), -0.04), 2))
    for s in (-1, 1):
        c.limb(
            [(50 + 26 * s, 74), (50 + 24 * s, 90), (50 + 25 * s, 106)],
            [1, 4, 5],
            cloth(tint(dye, -0.1), 3)._replace(shadow=0.1, ink=0),
        )


def _robe(c: Clay, look: Look) -> None:
    dye, trim = look.colour(0, "navy"), look.colour(1, "gold")
    for s in (-1, 1):
        c.blob(
            [
                (50 + 5 * s, 64),
                (50 + 20 * s, 66),
                (50 + 36 * s, 76),
                (50 + 40 * s, 90),
                (50 + 28 * s, 88),
                (50 + 14 * s, 76),
            ],
            cloth(tint(dye, 0.05), 5),
        )
        c.limb([(50 + 8 * s, 66), (50 + 22 * s, 77), (50 + 40 * s, 91)], [2.2], metal(trim))
        c.limb([(50 + 9 * s, 58), (50 + 14 * s, 66), (50 + 4 * s, 80)], [6, 8, 3], cloth(tint(dye, 0.03), 3))
    c.limb([(50, 78), (50.5, 106)], [4], metal(trim))
    c.ball(50, 80, 4.6, metal(trim))
    c.ball(50, 80, 2.8, gem(look.colour(3, "ice")))
    c.glow(50, 80, 12, look.colour(3, "ice"), 0.4)


def _plate(c: Clay, look: Look) -> None:
    steel, trim = look.colour(1, "steel"), look.colour(2, "brass")
    c.limb([(50, 70), (51, 88), (50, 106)], [1.2], flat(tint(steel, -0.2)))
    c.limb([(22, 92), (50, 98), (78, 92)], [1.4], flat(tint(steel, -0.2)))
    for s in (-1, 1):
        for k in (1, 0):
            x, y = 50 + (31 + 3 * k) * s, 77 + 10 * k
            c.blob(
                [
                    (x - 15, y - 3),
                    (x - 9, y - 12),
                    (x + 2 * s, y - 14),
                    (x + 10, y - 9),
                    (x + 14, y + 2),
                    (x, y + 8),
                ],
                Skin(tint(steel, 0.02 - 0.03 * k), 5, 0.85, "metal", depth=1.35),
            )
        c.limb([(50 + 17 * s, 74), (50 + 30 * s, 84.6), (50 + 44 * s, 78)], [2], metal(trim))
        c.ball(50 + 31 * s, 73, 2.6, metal(trim))
    c.limb([(34, 69), (42, 75), (50, 77), (58, 75), (66, 69)], [7, 7, 7], metal(tint(steel, 0.03)))
    c.limb([(35, 72), (43, 77.6), (50, 79.6), (57, 77.6), (65, 72)], [1.6], metal(trim))
    if look.has("tabard"):
        c.poly([(37, 80), (63, 80), (65, 106), (35, 106)], cloth(look.colour(0, "red"), 4))
        c.ball(50, 93, 6.4, metal(trim))


def _mail(c: Clay, look: Look) -> None:
    c.limb(
        [(35, 68), (43, 74), (50, 76), (57, 74), (65, 68)],
        [6],
        Skin(tint(look.colour(1, "steel"), 0.05), 3, 0.3, "scale"),
    )
    c.poly([(33, 80), (67, 80), (72, 106), (28, 106)], cloth(look.colour(0, "red"), 5))
    for x in (36, 64):
        c.limb([(x, 70), (x, 82)], [6], leather("#5A3A26"))
        c.ball(x, 79, 2.6, metal("#C79A40"))
    c.poly([(50, 86), (57, 94), (50, 104), (43, 94)], cloth(look.colour(2, "cream"), 2))


def _leather(c: Clay, look: Look) -> None:
    hide = look.colour(0, "brown")
    c.poly([(43, 66), (51, 80), (59, 66)], cloth(look.colour(1, "cream"), 2))
    for s in (-1, 1):
        c.blob(
            [(50 + 10 * s, 66), (50 + 26 * s, 68), (50 + 37 * s, 78), (50 + 38 * s, 90), (50 + 24 * s, 84)],
            leather(tint(hide, 0.05)),
        )
        for k in range(3):
            c.ball(50 + (19 + 8 * k) * s, 72 + 5.4 * k, 1.4, metal("#C79A40"))
    c.limb([(25, 68), (50, 88), (74, 106)], [6], leather(tint(hide, -0.12)))
    c.poly([(46, 82), (55, 89), (52, 94), (42, 87)], metal("#C79A40"))
    for k in range(3):
        c.line([(46, 70 + 4 * k), (56, 73 + 4 * k)], 1.2, "#2A1A14")


def _furs(c: Clay, look: Look) -> None:
    pelt = look.colour(1, "tan")
    for k in range(13):
        x = 12 + 6.4 * k
        y = 72 + abs(k - 6) * 1.3
        c.limb(
            [(x, y - 5), (x + (k - 6) * 0.6, y + 4), (x + (k - 6) * 1.1, y + 14)],
            [10, 9, 2],
            fur(tint(pelt, 0.04 * (k % 2)), 4),
        )
    c.limb(
        [(16, 76), (32, 69), (42, 74), (50, 77), (58, 74), (68, 69), (84, 76)],
        [9, 11, 10, 10, 10, 11, 9],
        fur(tint(pelt, 0.05), 4),
    )
    for k in range(5):
        c.limb([(41 + 4.4 * k, 80), (41.6 + 4.2 * k, 87 + 2 * (k % 2))], [3.4, 0.8], bone())
    c.limb([(38, 78), (50, 82), (62, 78)], [1.4], leather("#3A2418"))


def _dress(c: Clay, look: Look) -> None:
    dye, trim = look.colour(0, "violet"), look.colour(1, "gold")
    c.blob([(38, 68), (50, 66), (62, 68), (60, 78), (50, 85), (40, 78)], flesh(skin_of(look), 4))
    c.limb([(30, 70), (38, 79), (50, 86), (62, 79), (70, 70)], [3], metal(trim))
    for s in (-1, 1):
        c.ball(50 + 27 * s, 76, 9, cloth(tint(dye, 0.05), 5), 8)
    c.limb([(50, 86), (50, 106)], [2], metal(trim))
    c.limb([(41, 68), (50, 75), (59, 68)], [1], metal(trim))
    c.ball(50, 76, 2.8, gem(look.colour(3, "sky")))


def _bare(c: Clay, look: Look) -> None:
    skin = skin_of(look)
    dark = tint(skin, -0.2)
    for s in (-1, 1):
        c.ball(50 + 14 * s, 88, 13, flesh(tint(skin, 0.01), 8)._replace(shadow=0.2, ink=0.1), 10)
        c.ball(50 + 35 * s, 80, 10, flesh(tint(skin, 0.01), 7)._replace(shadow=0.3, ink=0.15), 11)
        c.line([(50 + 3 * s, 72), (50 + 18 * s, 71)], 1.0, dark, 0.5)
    c.shade(50, 90, 3, 16, dark, 0.6)
    c.limb([(20, 70), (48, 88), (78, 106)], [7], leather("#4A3022"))
    c.ball(49, 88, 4.6, metal("#C79A40"))


def _rags(c: Clay, look: Look) -> None:
    dye = look.colour(0, "ash")
    for k in range(9):
        x = 12 + 9.4 * k
        c.poly(
            [
                (x - 6, 70 + abs(k - 4) * 2),
                (x + 7, 69 + abs(k - 4) * 2),
                (x + 5, 92),
                (x + 1, 84),
                (x - 3, 96),
            ],
            cloth(tint(dye, 0.05 * (k % 3) - 0.05), 2),
        )


DRESSES: dict[str, Dress] = {
    "robe": _robe,
    "plate": _plate,
    "mail": _mail,
    "scalecoat": _mail,
    "leather": _leather,
    "furs": _furs,
    "dress": _dress,
    "bare": _bare,
    "rags": _rags,
    "tunic": _tunic,
}
