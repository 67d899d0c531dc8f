"""Portraits: a head and shoulders, clothes, and what the person is known by."""

from tools.paint.runebound.arms import ARMS
from tools.paint.runebound.clay import (
    Clay,
    Skin,
    bone,
    cloth,
    dull,
    flat,
    flesh,
    fur,
    gem,
    leather,
    metal,
    wood,
)
from tools.paint.runebound.dress import DRESSES, stuff
from tools.paint.runebound.faces import Head, skin_of
from tools.paint.runebound.hair import back_hair
from tools.paint.runebound.hats import dressed_head
from tools.paint.runebound.look import Look, Rod, tint

TORSO = [(50, 63), (65, 66), (81, 72), (90, 84), (93, 106), (7, 106), (10, 84), (19, 72), (35, 66)]
SLIM = [(50, 64), (61, 67), (75, 72), (82, 84), (84, 106), (16, 106), (18, 84), (25, 72), (39, 67)]


ROOM = 0.76
"""A portrait leaves this much of its sprite to shoulders and weapons."""


def bust(c: Clay, look: Look) -> None:
    """A portrait; x = 50 is the middle, y = 100 the lower edge of the picture."""
    c.stretch(ROOM, ROOM, 50, 100)
    size = 37 if look.has("lady") else 39
    h = Head(50, 42, size)
    if look.has("wide"):
        c.stretch(1.12, 1.0, 50, 96)
    _behind(c, look)
    if look.has("cloak"):
        _cloak(c, look.colour(2, look.colour(0, "red")))
    back_hair(c, h, look)
    shape = SLIM if look.has("lady", "slim") else TORSO
    neck = skin_of(look)
    if look.has("skull"):
        c.limb([(50, 54), (50, 70)], [7], bone())
    elif not look.has("great"):
        c.limb([(50.5, 52), (51, 70)], [14 if look.has("lady", "slim") else 18], flesh(neck, 5))
        c.shade(52, 60, 10, 5, tint(neck, -0.22), 0.7)
    kind = look.one_of(tuple(DRESSES), "tunic")
    c.blob(shape, stuff(kind, look))
    for s in (-1, 1):
        out = 27 if shape is SLIM else 36
        c.limb(
            [(50 + (out - 2) * s, 82), (50 + out * s, 93), (50 + (out - 1) * s, 108)],
            [13, 14, 13],
            stuff(kind, look)._replace(bulge=5, shadow=0.35),
        )
    DRESSES[kind](c, look)
    dressed_head(c, h, look)
    _before(c, look)


def _cloak(c: Clay, dye: str) -> None:
    c.blob(
        [(50, 60), (74, 62), (92, 72), (100, 90), (102, 108), (-2, 108), (0, 90), (8, 72), (26, 62)],
        cloth(dye, 6),
    )


# ------------------------------------------------------------------ things beside
SLUNG = ("bow", "sword", "axe", "spear", "staff", "mace", "crossbow")
OVER_SHOULDER = {
    "sword": Rod(87, 26, 205, 92),
    "bow": Rod(76, 104, -26, 112),
    "crossbow": Rod(80, 104, -26, 108),
}


def _behind(c: Clay, look: Look) -> None:
    """What is slung over the back or shines behind."""
    slung = look.one_of(SLUNG, "")
    if slung and not look.has("inhand"):
        ARMS[slung](c, OVER_SHOULDER.get(slung, Rod(62, 108, 15, 98)), Look([]))
    for word, make in BEHIND.items():
        if look.has(word):
            make(c, look)


def _quiver(c: Clay, _look: Look) -> None:
    c.limb([(72, 92), (84, 52)], [12, 13], leather("#6B4226"))
    for k in range(4):
        c.limb([(80 + 3 * k, 54 - 2 * (k % 2)), (84 + 3.2 * k, 38 - 3 * (k % 2))], [1], wood("#C4A468"))
        feather = [(82 + 3.2 * k, 46), (86 + 3.2 * k, 33 - 3 * (k % 2)), (88 + 3.2 * k, 44)]
        c.blob(feather, cloth(("#C8C0B0", "#A83A30")[k % 2], 1.4))


def _halo(c: Clay, _look: Look) -> None:
    c.ball(50, 36, 31, dull(flat("#FFE9A8"), 0.25))
    c.glow(50, 30, 60, "#FFDC88", 0.42)


def _aflame(c: Clay, _look: Look) -> None:
    for k in range(9):
        x, up = 16 + 8.5 * k, 30 + 26 * abs(k - 4) / 4
        for width, colour, q in ((13, "#C8461C", 1.0), (8, "#FF9A2E", 0.75), (3.6, "#FFEFB0", 0.5)):
            tongue = [(x, 86), (x + 4 * (-1) ** k, (86 + up) / 2), (x - 3, 86 - (86 - up) * q)]
            c.limb(tongue, [width, width * 0.8, 0.8], flat(colour, 0.8))
        c.glow(x, 60, 26, "#FF8A30", 0.6)


def _wings(c: Clay, look: Look) -> None:
    dye = look.colour(2, "crimson")
    for s in (-1, 1):
        web = [(50 + 20 * s, 74), (50 + 34 * s, 26), (50 + 54 * s, 36), (50 + 50 * s, 60), (50 + 58 * s, 92)]
        c.poly(web, dull(leather(tint(dye, -0.05)), 0.9))
        for x, y in ((54, 36), (50, 60), (58, 92)):
            c.limb([(50 + 34 * s, 27), (50 + x * s, y)], [2.4, 0.8], leather(dye))
        c.limb([(50 + 20 * s, 74), (50 + 34 * s, 26)], [5, 3.4], leather(dye))


BEHIND = {"quiver": _quiver, "halo": _halo, "aflame": _aflame, "wings": _wings}


def _fist(c: Clay, look: Look, x: float, y: float) -> None:
    """A fist that holds something upright."""
    skin = (
        metal(look.colour(1, "steel"))
        if look.has("plate")
        else flesh(skin_of(look), 3)
        if not look.has("skull")
        else bone()
    )
    sleeve = (
        leather("#5A3A26")
        if look.has("leather", "bare", "furs")
        else stuff(look.one_of(tuple(DRESSES), "tunic"), look)._replace(bulge=4)
    )
    c.limb([(x + 9, y + 28), (x + 4, y + 12), (x + 1, y + 5)], [19, 15, 11], sleeve)
    c.ball(x, y, 7.4, skin, 6.8)
    for k in range(4):
        c.limb(
            [(x - 6, y - 4.4 + 3.1 * k), (x + 3.4, y - 4.6 + 3.1 * k)], [3.3, 3.3], skin._replace(bulge=1.4)
        )


SHAPES = (
    "double",
    "deathhead",
    "crook",
    "flame",
    "crystal",
    "trident",
    "holy",
    "hammer",
    "repeating",
)


def _before(c: Clay, look: Look) -> None:
    """What is held up, or sits on the shoulder."""
    held = look.one_of(tuple(ARMS), "")
    if held and look.has("inhand"):
        long = held in ("staff", "spear", "scythe", "banner")
        rod = Rod(83, 118, 6, 96) if long else Rod(83, 96, 6, 66)
        ARMS[held](c, rod, Look([w for w in look.words if w in SHAPES]))
        _fist(c, look, 84, 84)
    for word, make in BEFORE.items():
        if look.has(word):
            make(c, look)


def _spell(c: Clay, look: Look) -> None:
    """An open hand under a ball of light."""
    glow = look.colour(3, "ice")
    sleeve = stuff(look.one_of(tuple(DRESSES), "tunic"), look)._replace(bulge=4)
    c.limb([(4, 108), (12, 92), (17, 86)], [18, 13, 8], sleeve)
    c.blob([(12, 86), (18, 78), (26, 80), (27, 86), (19, 90)], flesh(skin_of(look), 3))
    for dx, dy in ((-3, -10), (1, -13), (6, -12), (10, -8)):
        c.limb([(19, 83), (19 + dx, 83 + dy)], [3.6, 2.2], flesh(skin_of(look), 1.4))
    c.ball(22, 62, 7.4, gem(glow))
    c.glow(22, 62, 36, glow, 1.0)


def _vial(c: Clay, look: Look) -> None:
    c.ball(84, 68, 8, gem(look.colour(3, "red")), 9)
    c.limb([(84, 60), (84, 54)], [5, 5], Skin("#C8DAD4", 1.4, 0.8, "plain"))
    c.glow(84, 68, 20, look.colour(3, "red"), 0.5)
    _fist(c, look, 84, 82)


def _shield(c: Clay, look: Look) -> None:
    c.ball(15, 94, 23, metal(look.colour(4, "brass")), 22)
    c.ball(15, 94, 19.4, Skin(look.colour(3, "navy"), 8, 0.3, "wood"), 18.6)
    c.ball(15, 94, 6, metal("#C79A40"))


def _falcon(c: Clay, _look: Look) -> None:
    """A falcon on the left shoulder."""
    c.blob([(14, 66), (12, 52), (17, 41), (25, 40), (29, 48), (27, 62), (20, 74)], fur("#7A6450", 4))
    c.blob([(13, 62), (10, 78), (8, 92), (15, 86), (19, 68)], fur("#5A4636", 3))
    c.blob([(24, 50), (28, 52), (26, 64), (21, 70), (21, 58)], fur("#D8C8A8", 3))
    c.ball(23, 41, 7.4, fur("#6A5240", 4), 7)
    c.blob([(27, 39), (33, 41), (33, 46), (29, 44)], bone("#D8B048"))
    c.ball(25, 39.6, 1.9, flat("#F0C030"))
    c.ball(25.2, 39.6, 1.1, flat("#181014"))


def _scorpion(c: Clay, _look: Look) -> None:
    """A brooch."""
    x, y = 50, 93
    red = metal("#B5382E")
    for s in (-1, 1):
        for k in range(3):
            c.limb(
                [(x, y - 2 + 3 * k), (x + 7 * s, y - 4 + 4 * k), (x + 9 * s, y + 1 + 4 * k)],
                [1.6, 1.4, 0.8],
                red,
            )
        c.limb([(x, y - 4), (x + 8 * s, y - 9), (x + 6 * s, y - 15)], [2, 2, 3], red)
        c.ball(x + 5 * s, y - 15, 2.8, red, 3.6)
    c.limb([(x, y - 5), (x, y + 5)], [6, 7], red)
    c.limb([(x, y + 5), (x + 5, y + 11), (x + 11, y + 6), (x + 8, y + 1)], [4, 3, 2.6, 1], red)


def _big_fist(c: Clay, _look: Look) -> None:
    """One mighty iron fist, held up before the chest."""
    steel = "#7E868E"
    c.limb([(98, 110), (88, 92), (82, 82)], [26, 22, 18], metal("#5E666E"))
    c.blob(
        [(66, 70), (70, 58), (84, 54), (96, 60), (98, 76), (88, 86), (72, 84)],
        Skin(steel, 6, 0.8, "metal", depth=1.3),
    )
    for k in range(4):
        c.blob(
            [
                (65, 60 + 6.2 * k),
                (78, 58.6 + 6.2 * k),
                (82, 62 + 6.2 * k),
                (78, 65.4 + 6.2 * k),
                (66, 65.4 + 6.2 * k),
            ],
            Skin(tint(steel, 0.04), 2.2, 0.8, "metal", depth=1.3),
        )
        c.poly([(66, 61 + 6.2 * k), (60.5, 63 + 6.2 * k), (66, 65 + 6.2 * k)], bone("#C4CCD2"))
    c.limb([(82, 58), (90, 66), (86, 74)], [7, 7.6, 6], metal(tint(steel, 0.06)))
    c.limb([(78, 92), (96, 84)], [5], metal("#B58A3C"))


BEFORE = {
    "spell": _spell,
    "vial": _vial,
    "falcon": _falcon,
    "scorpion": _scorpion,
    "bigfist": _big_fist,
    "shieldarm": _shield,
}
