"""Whole figures on two legs: any people of the realm, by words for build, pose, clothes, head and arms."""

import numpy as np

from tools.paint.core.brush import Point
from tools.paint.runebound.clay import Clay, Skin, bone, cloth, fur, leather, metal
from tools.paint.runebound.faces import Head
from tools.paint.runebound.gear import Body, arms, behind, limb
from tools.paint.runebound.hair import back_hair
from tools.paint.runebound.hats import dressed_head
from tools.paint.runebound.heads import HEADS
from tools.paint.runebound.look import Look, Rod, tint


def man(c: Clay, look: Look) -> None:
    """A person from head to foot, facing a little to the right."""
    _built(c, look)
    body = Body(c, look)
    small = 15 if look.has("giant") else 22 if look.has("stout", "goblin") else 18.5
    h = Head(51, 22, small)
    if look.has("wings"):
        _wings(c, look)
    if look.has("cloak"):
        _cloak(c, look.colour(2, "red"), look.has("torn"))
    behind(body)
    limb(body, body.left, behind=True)
    back_hair(c, h, look)
    _legs(body)
    _trunk(body)
    c.limb(
        [(50, 28), (50.6, 34)],
        [8 if not look.has("wide", "giant") else 12],
        body.skin if body.dress != "bones" else bone(),
    )
    _head(body, h)
    arms(body)
    if look.has("ghost"):
        _fade(c, look.colour(8, "#8CE8D0"))


BEASTLY = {"goathead": "goat", "wolfhead": "wolf", "boarhead": "boar", "wyrmhead": "wyrm"}


def _head(b: Body, h: Head) -> None:
    """A person's head, or a beast's on a person's neck."""
    word = b.look.one_of(tuple(BEASTLY), "")
    if not word:
        dressed_head(b.c, h, b.look)
        return
    size = h.size * 1.35
    hide = Skin(b.skin.colour, 4, 0.1, "fur")
    HEADS[BEASTLY[word]](b.c, Rod(h.x - size * 0.32, h.y + 1, 96, size), hide, b.look)
    if b.look.has("helm"):
        x, y = h.x - size * 0.1, h.y - size * 0.12
        b.c.blob([(x - 8, y), (x - 5, y - 9), (x + 4, y - 9), (x + 8, y - 1)], metal(b.trim))


BUILDS = {
    "stout": (1.22, 0.74),
    "wide": (1.24, 1.0),
    "giant": (1.06, 0.83),
    "slim": (0.86, 1.0),
    "lady": (0.86, 0.97),
    "goblin": (0.98, 0.72),
    "little": (0.94, 0.76),
}
ROOM = 0.8
"""Figures leave this much of their sprite to raised arms."""


def _built(c: Clay, look: Look) -> None:
    across, up = BUILDS[look.one_of(tuple(BUILDS), "")] if look.has(*BUILDS) else (1.0, 1.0)
    c.stretch(across * ROOM, up * ROOM)


def _fade(c: Clay, glow: str) -> None:
    """Turns a figure into a shade of itself, thin towards the feet."""
    thin = np.clip(1.25 - np.linspace(0, 1.15, c.n), 0.12, 0.82).astype(np.float32)[:, None]
    c.alpha *= thin
    c.paint *= thin[..., None]
    c.glow(50, 40, 46, glow, 0.5)


def _cloak(c: Clay, dye: str, torn: bool) -> None:
    hem = (
        [(76, 92), (64, 88), (50, 94), (36, 88), (24, 92)]
        if not torn
        else [(80, 90), (72, 80), (66, 94), (57, 84), (50, 95), (42, 84), (34, 94), (28, 80), (20, 90)]
    )
    c.poly([(38, 31), (62, 31), (70, 44), (74, 66), *hem, (26, 66), (30, 44)], cloth(dye, 5))


def _wings(c: Clay, look: Look) -> None:
    dye = look.colour(2, "crimson")
    for s in (-1, 1):
        c.blob(
            [
                (50 + 10 * s, 36),
                (50 + 26 * s, 8),
                (50 + 46 * s, 14),
                (50 + 44 * s, 34),
                (50 + 48 * s, 52),
                (50 + 34 * s, 50),
                (50 + 28 * s, 62),
                (50 + 18 * s, 52),
            ],
            leather(tint(dye, -0.04)),
        )
        for x, y in ((47, 15), (46, 50), (29, 60)):
            c.limb(
                [(50 + 9 * s, 37), (50 + 26 * s, 9), (50 + x * s, y)]
                if x == 47
                else [(50 + 26 * s, 9), (50 + (x * 0.8 + 4) * s, y * 0.6), (50 + x * s, y)],
                [3, 2.4, 0.8],
                leather(dye),
            )


def _legs(b: Body) -> None:
    """Legs, or the skirt of a robe, or the near leg of a rider."""
    c, look = b.c, b.look
    if look.has("mounted"):
        _seated(b)
        return
    if b.dress in ("robe", "dress"):
        _gown(b, 21 if b.dress == "robe" else 25)
        return
    spread = 1.35 if look.has("strike", "raise", "crouch") else 1.0
    for s in (-1, 1):
        hip, knee, (x, y) = (50 + 6 * s, 60), (50 + 9.5 * s * spread, 75), (50 + 11 * s * spread, 92)
        if b.dress == "bones":
            c.limb([hip, knee], [4, 3.6], bone())
            c.limb([knee, (x, y)], [3.6, 3], bone())
            c.ball(*knee, 3, bone())
        else:
            _leg(b, hip, knee, (x, y))
        sole = [(x + 11, y + 3), (x + 9, y + 5), (x - 5, y + 5)]
        c.blob([(x - 5, y - 7), (x + 4, y - 7), (x + 6, y), *sole], _boot(b))


def _gown(b: Body, flare: float) -> None:
    """A skirt to the ground, with folds."""
    hem = [(47 + flare, 80), (50 + flare, 95), (50, 97), (50 - flare, 95), (53 - flare, 80)]
    b.c.blob([(40, 52), (60, 52), *hem], cloth(b.dye, 7))
    for x0, x1, t in ((45, 38, -0.1), (50, 51, 0.05), (56, 63, -0.1)):
        fold = cloth(tint(b.dye, t), 3)._replace(shadow=0, ink=0)
        b.c.limb([(x0, 56), ((x0 + x1) / 2, 76), (x1, 95)], [1, 3, 5], fold)


def _boot(b: Body) -> Skin:
    """What covers the feet."""
    if b.dress == "bones":
        return bone()
    if b.dress == "plate":
        return metal(tint(b.trim, -0.05))
    return b.skin if b.look.has("barefoot") else leather("#4A3022")


def _seated(b: Body) -> None:
    """The near leg along the horse's side."""
    knee, foot = (59, 72), (54, 88)
    if b.dress == "bones":
        b.c.limb([(50, 62), knee, foot], [4, 3.6, 3], bone())
    else:
        _leg(b, (49, 62), knee, foot)
    b.c.blob([(50, 84), (58, 84), (62, 90), (66, 93), (60, 95), (50, 93)], _boot(b))


def _leg(b: Body, hip: Point, knee: Point, foot: Point) -> None:
    c = b.c
    legging = {"plate": metal(b.trim), "bare": b.skin, "furs": leather("#5E4A36")}.get(
        b.dress, cloth(tint(b.dye, -0.12, 0.6), 3)
    )
    c.limb([hip, knee, foot], [14, 11, 8], legging)
    if b.dress == "plate":
        c.ball(*knee, 5.4, metal(tint(b.trim, 0.04)))
        c.limb([(knee[0], knee[1] + 3), foot], [10, 8], metal(tint(b.trim, 0.02)))
    elif not b.look.has("barefoot"):
        c.limb([((knee[0] + foot[0]) / 2, (knee[1] + foot[1]) / 2), foot], [10.5, 9], leather("#553826"))


def _trunk(b: Body) -> None:
    """Chest, belt, and what hangs over them."""
    c, look = b.c, b.look
    if b.dress == "bones":
        _ribs(c)
        if look.has("cloth"):
            c.poly([(40, 56), (60, 56), (62, 74), (55, 68), (50, 78), (44, 69), (38, 75)], cloth(b.dye, 3))
        return
    waist = 12 if look.has("slim") or b.dress == "dress" else 14.5
    right = [(61, 31), (67, 37), (65, 47), (50 + waist, 56), (50 + waist + 2, 65)]
    left = [(48 - waist, 65), (50 - waist, 56), (35, 47), (33, 37), (39, 31)]
    c.blob([(50, 30), *right, (50, 68), *left], b.stuff(6))
    c.shade(60, 52, 8, 16, tint(b.dye, -0.25), 0.25)
    _skirt(b)
    if look.has("tabard"):
        c.poly([(41, 33), (59, 33), (60, 74), (55, 80), (50, 75), (45, 80), (40, 74)], cloth(b.dye, 3))
        c.ball(50, 45, 4.4, metal(look.colour(3, "gold")))
    if look.has("apron"):
        c.poly([(41, 38), (59, 38), (64, 80), (36, 80)], leather(look.colour(2, "tan")))
    c.limb([(50 - waist, 58.5), (50, 60.5), (50 + waist, 58.5)], [4.4], leather("#43291C"))
    c.ball(50, 60.4, 2.8, metal("#C79A40"))
    _trim(b)


def _skirt(b: Body) -> None:
    """A loincloth, or the skirt of a coat."""
    c = b.c
    if b.dress == "bare":
        for s in (-1, 1):
            c.ball(50 + 7 * s, 42, 7.4, b.skin._replace(shadow=0.2, ink=0.1, bulge=5), 5.4)
        c.blob([(36, 60), (64, 60), (67, 74), (58, 72), (50, 78), (42, 72), (33, 74)], cloth(b.dye, 3))
    elif b.dress in ("mail", "tunic", "leather", "scalecoat"):
        skin = b.stuff(4) if b.dress != "mail" else Skin(b.trim, 4, 0.3, "scale")
        c.blob([(35, 58), (65, 58), (69, 74), (60, 76), (50, 74), (40, 76), (31, 74)], skin)


def _trim(b: Body) -> None:
    """Hems, straps, fur and tatters."""
    c, look = b.c, b.look
    if b.dress == "robe":
        c.limb([(50, 33), (50.5, 58)], [2.4], metal(look.colour(1, "gold")))
        c.limb([(50, 61), (50.5, 94)], [2.6], cloth(look.colour(1, "gold"), 1))
    elif b.dress == "furs":
        _fur_collar(c, look.colour(1, "tan"))
    elif b.dress == "leather":
        c.limb([(38, 33), (60, 57)], [3.4], leather(tint(b.dye, -0.12)))
    elif b.dress == "rags":
        for k in range(6):
            x, low = 34 + 5.6 * k, 72 + 8 * (k % 2)
            c.poly([(x, 60), (x + 6, 60), (x + 4, low)], cloth(tint(b.dye, 0.05 * (k % 3)), 2))


def _ribs(c: Clay) -> None:
    c.limb([(50, 30), (51, 46), (50, 62)], [3.6, 3.2, 4], bone())
    for k in range(5):
        y, half = 35 + 4.4 * k, 12 - 0.9 * abs(k - 1.5)
        for s in (-1, 1):
            c.limb(
                [(50, y), (50 + half * s, y + 1.4), (50 + half * 0.75 * s, y + 5), (50 + 2 * s, y + 5)],
                [2, 2.2, 1.8, 1.2],
                bone(),
            )
    c.blob([(40, 58), (50, 61), (60, 58), (62, 64), (54, 69), (46, 69), (38, 64)], bone())
    c.limb([(36, 35), (50, 32.6), (64, 35)], [2.6], bone())


def _fur_collar(c: Clay, pelt: str) -> None:
    for k in range(9):
        x = 33 + 4.3 * k
        c.limb(
            [(x, 33 + abs(k - 4) * 0.8), (x + (k - 4) * 0.5, 44)],
            [6, 1.4],
            fur(tint(pelt, 0.05 * (k % 2)), 3),
        )
    c.limb([(34, 36), (50, 32), (66, 36)], [7, 7, 7], fur(tint(pelt, 0.04), 3))
