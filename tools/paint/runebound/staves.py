"""Staves, wands, torches and banners along a rod, and the skull that some of them carry."""

from tools.paint.runebound.blades import grip
from tools.paint.runebound.clay import Clay, Skin, bone, cloth, flat, gem, metal, wood
from tools.paint.runebound.fires import flames, sparks
from tools.paint.runebound.look import Look, Rod, tint


def staff(c: Clay, r: Rod, look: Look) -> None:
    """A staff: with an orb, a crook, a flame, a crystal, a death's head or a moon on top."""
    shaft, bright = look.colour(0, "#6B4A30"), look.colour(1, "ice")
    c.limb(r.all((0, 0), (30, 0.8), (60, -0.8), (84, 0)), r.w(3, 3.4, 3.4, 4.2), wood(shaft))
    for t in (28, 66):
        c.limb(r.all((t, -1.8), (t, 1.8)), r.w(3), metal("#B58A3C"))
    top = look.one_of(("crook", "deathhead", "moon", "flame", "crystal", "orb"), "orb")
    if top == "crook":
        c.limb(r.all((80, 0), (94, 0), (101, 6), (99, 14), (92, 15)), r.w(4.2, 4, 3.6, 3, 2), wood(shaft))
    elif top == "deathhead":
        skull(c, *r.at(91), r.w(10)[0])
    elif top == "moon":
        c.blob(
            r.all((82, -3), (88, -14), (102, -15), (94, -7), (92, 0), (94, 7), (102, 15), (88, 14), (82, 3)),
            metal("#E0C060"),
        )
        c.ball(*r.at(99), r.w(5)[0], gem(bright))
    else:
        _topped(c, r, top, shaft, bright)
    if top in ("orb", "crystal", "moon", "flame"):
        c.glow(*r.at(96), r.w(36)[0], bright, 0.75)


def _topped(c: Clay, r: Rod, top: str, shaft: str, bright: str) -> None:
    claw = metal("#B58A3C") if top == "crystal" else wood(shaft)
    for side in (-1, 1):
        c.limb(r.all((82, 0), (88, 8 * side), (97, 8 * side), (102, 4 * side)), r.w(3.4, 3, 2.4, 1), claw)
    if top == "orb":
        c.ball(*r.at(95), r.w(6.6)[0], gem(bright))
    elif top == "crystal":
        c.poly(r.all((86, 0), (93, -5), (108, 0), (93, 5)), gem(bright))
        c.poly(r.all((86, 0), (93, 1), (108, 0), (93, 5)), gem(tint(bright, -0.14))._replace(shadow=0.0))
    else:
        flames(c, r, 88, 104, 17)


def skull(c: Clay, x: float, y: float, size: float, colour: str = "#DDD2B4") -> None:
    """A skull seen from the front; `size` is its half breadth."""
    k = size / 10
    c.blob(
        [
            (x - 5 * k, y + 7 * k),
            (x + 5 * k, y + 7 * k),
            (x + 4.4 * k, y + 13 * k),
            (x - 4.4 * k, y + 13 * k),
        ],
        bone(tint(colour, -0.08)),
    )
    c.blob(
        [
            (x, y - 11 * k),
            (x + 8 * k, y - 8 * k),
            (x + 10 * k, y),
            (x + 7 * k, y + 6 * k),
            (x + 4 * k, y + 9 * k),
            (x - 4 * k, y + 9 * k),
            (x - 7 * k, y + 6 * k),
            (x - 10 * k, y),
            (x - 8 * k, y - 8 * k),
        ],
        Skin(colour, 4 * k, 0.2, "bone"),
    )
    for side in (-1, 1):
        c.ball(x + 4 * k * side, y + 0.6 * k, 3 * k, flat("#221418"), 3.2 * k)
    c.poly([(x, y + 3.4 * k), (x + 1.7 * k, y + 7 * k), (x - 1.7 * k, y + 7 * k)], flat("#2A181A"))
    for i in range(-3, 4):
        c.line([(x + i * 1.25 * k, y + 9 * k), (x + i * 1.2 * k, y + 11.4 * k)], 0.5 * k, "#4A3A30", 0.9)


def wand(c: Clay, r: Rod, look: Look) -> None:
    """A short rod with a stone at its end."""
    shaft, bright = look.colour(0, "#5A3A2A"), look.colour(1, "ice")
    c.limb(
        r.all((4, 0), (40, 1.6), (86, 0)),
        r.w(7.4, 5.4, 4.2),
        metal(shaft, 0.5) if look.has("rod") else wood(shaft),
    )
    grip(c, r, 8, 28, 8, look.colour(2, "#4A2A26"))
    for t in (6, 30, 82):
        c.limb(r.all((t, -3.4), (t, 3.4)), r.w(4.6), metal("#C79A40"))
    if look.has("flame"):
        flames(c, r, 84, 104, 20)
    else:
        c.poly(r.all((83, 0), (90, -6), (103, 0), (90, 6)), gem(bright))
        c.poly(r.all((83, 0), (91, 1), (103, 0), (90, 6)), gem(tint(bright, -0.14))._replace(shadow=0.0))
    if look.has("spark"):
        sparks(c, r, 92, bright)
    c.glow(*r.at(94), r.w(34)[0], bright, 0.7)


def torch(c: Clay, r: Rod, look: Look) -> None:
    """A burning torch."""
    c.limb(r.all((0, 0), (60, 0)), r.w(4, 6), wood("#5A3E28"))
    c.limb(r.all((52, 0), (66, 0)), r.w(9, 10), cloth(look.colour(0, "#4A3A30"), 1))
    flames(c, r, 66, 96, 24)


def banner(c: Clay, r: Rod, look: Look) -> None:
    """A flag that flies to the right, or to the left behind a rider."""
    dye, side = look.colour(0, "red"), -1 if look.has("mounted") else 1
    c.limb(r.all((0, 0), (98, 0)), r.w(2.4), wood("#6B4A30"))
    flag = ((95, 1), (97, 14), (92, 28), (95, 42), (80, 36), (67, 44), (64, 28), (68, 14), (64, 1))
    c.poly(r.all(*[(t, s * side) for t, s in flag]), cloth(dye))
    c.ball(*r.at(80, 17 * side), r.w(7.4)[0], metal(look.colour(1, "gold")))
    c.ball(*r.at(80, 17 * side), r.w(4)[0], cloth(dye, 1))
    c.poly(r.all((97, -2.4), (107, 0), (97, 2.4)), metal("#C79A40"))
