"""Bows, crossbows and slings along a rod."""

from tools.paint.runebound.clay import Clay, Skin, cloth, flat, gem, leather, metal, stone, wood
from tools.paint.runebound.look import Look, Rod, tint


def bow(c: Clay, r: Rod, look: Look) -> None:
    """A bow with its string to the right; serpent heads or feathers if asked; an arrow if asked."""
    stave, trim = look.colour(0, "#8A5F38"), look.colour(1, "gold")
    line = ((1, 17), (8, 8), (26, -3), (50, -8), (74, -3), (92, 8), (99, 17))
    c.line(r.all((3, 15), (97, 15)), r.w(0.9)[0], "#EFE6CC")
    c.limb(
        r.all(*line),
        r.w(2, 3.4, 4.8, 5.2, 4.8, 3.4, 2),
        Skin(stave, 2.2, 0.25, "scale" if look.has("serpent") else "wood"),
    )
    for t in (24, 76):
        c.limb(r.all((t, -5.6), (t, 1.4)), r.w(2.6), metal(trim))
    c.limb(r.all((42, -7.8), (58, -7.8)), r.w(6.6, 6.6), leather("#4A2E22"))
    if look.has("serpent"):
        for t, out in ((0, -1), (100, 1)):
            c.blob(
                r.all(
                    (t - 3 * out, 13),
                    (t + 2 * out, 13),
                    (t + 6 * out, 20),
                    (t + 1 * out, 23),
                    (t - 4 * out, 18),
                ),
                Skin(stave, 2, 0.3, "scale"),
            )
            c.ball(*r.at(t + 1.4 * out, 18.4), r.w(1.0)[0], gem("#F0D048"))
    if look.has("wings"):
        for t, out in ((14, -1), (86, 1)):
            for i in range(4):
                c.limb(
                    r.all((t, 2), (t + (2 + 4.4 * i) * out, -7 - 2.2 * i), (t + (7 + 6 * i) * out, -11 + i)),
                    r.w(3, 2.6, 0.8),
                    cloth("#DDE6EE", 1),
                )
    if look.has("arrow"):
        arrow(c, Rod(*r.at(50, 24), r.turn - 90, r.size * 0.52), look)


def arrow(c: Clay, r: Rod, look: Look) -> None:
    """One arrow."""
    c.limb(r.all((0, 0), (90, 0)), r.w(2.2), wood("#B0905E"))
    c.poly(r.all((86, -5.6), (103, 0), (86, 5.6), (89, 0)), metal("#C4CCD2"))
    for side in (-1, 1):
        c.poly(r.all((2, 0), (-4, 6 * side), (12, 6 * side), (20, 0)), cloth(look.colour(2, "red"), 1))


def crossbow(c: Clay, r: Rod, look: Look) -> None:
    """A crossbow, with a box of bolts if it repeats."""
    stock, steel = look.colour(0, "#6B452A"), look.colour(1, "steel")
    c.line(r.all((64, -35), (52, 0), (64, 35)), r.w(1.2)[0], "#EFE6CC")
    c.limb(r.all((63, -36), (78, -22), (84, 0), (78, 22), (63, 36)), r.w(2.4, 5, 6.4, 5, 2.4), metal(steel))
    c.poly(r.all((0, -7), (0, 8), (18, 6), (30, 4.4), (90, 4), (90, -4), (26, -4.4), (12, -4)), wood(stock))
    c.line(r.all((32, 0), (92, 0)), r.w(1.8)[0], "#3A2418", 0.8)
    c.limb(r.all((36, 0), (97, 0)), r.w(2), wood("#C4A468"))
    c.poly(r.all((94, -3.4), (105, 0), (94, 3.4)), metal("#D4DADE"))
    c.limb(r.all((88, -5), (99, -6), (99, 6), (88, 5)), r.w(1.8), metal("#5E666E"))
    c.ball(*r.at(50), r.w(3.4)[0], metal("#B58A3C"))
    if look.has("repeating"):
        c.poly(r.all((40, -7), (40, 7), (72, 6), (72, -6)), wood(tint(stock, 0.06)))
        for t in (44, 68):
            c.limb(r.all((t, -7.4), (t, 7.4)), r.w(3), metal("#B58A3C"))
        c.limb(r.all((46, 6), (34, 17), (20, 16)), r.w(3, 2.6, 3.2), metal(steel))
    c.limb(r.all((32, 5), (24, 9), (20, 6)), r.w(1.6), metal("#5E666E"))


def sling(c: Clay, r: Rod, look: Look) -> None:
    """A sling with a stone in its pouch."""
    strap = leather(look.colour(0, "#8A5F38"))
    c.limb(r.all((96, -26), (70, -30), (44, -20), (22, -6)), r.w(3, 2.6, 2.6, 4), strap)
    c.limb(r.all((96, 26), (84, 6), (62, 22), (40, 26), (22, 10)), r.w(2, 2.6, 2.6, 2.6, 4), strap)
    c.ball(*r.at(97, -27), r.w(4)[0], strap)
    c.ball(*r.at(18, 2), r.w(12)[0], stone("#8E8A84"))
    c.blob(
        r.all(
            (26, -14), (16, -18), (2, -10), (-2, 4), (6, 16), (18, 19), (27, 14), (14, 10), (8, 2), (14, -8)
        ),
        leather(look.colour(0, "#8A5F38")),
    )
    for spot in ((10, -12), (2, -2), (5, 9), (14, 15)):
        c.ball(*r.at(*spot), r.w(1.0)[0], flat("#3A2418", 0.8))
