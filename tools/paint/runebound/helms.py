"""Heads without a face: skulls and closed helmets; and horns."""

from tools.paint.runebound.clay import Clay, Skin, bone, flat, fur, metal
from tools.paint.runebound.faces import Head, ball
from tools.paint.runebound.look import Look, tint


def bare_skull(c: Clay, h: Head, look: Look) -> None:
    """A skull with a light in its eyes."""
    tone = look.colour(7, "#D6CBA8")
    c.blob(
        h.all((-15, 24), (18, 24), (15, 50), (2, 54), (-12, 50)), Skin(tint(tone, -0.05), h.w(7), 0.2, "bone")
    )
    c.blob(
        h.all(
            (0, -50),
            (24, -44),
            (35, -20),
            (33, 2),
            (26, 14),
            (17, 30),
            (3, 33),
            (-12, 30),
            (-24, 14),
            (-33, 2),
            (-34, -20),
            (-23, -44),
        ),
        Skin(tone, h.w(14), 0.2, "bone", depth=1.15),
    )
    glow = look.colour(8, "#7CF0A0")
    for x in (-13, 16):
        ball(c, h, x, -1, 9.6, flat("#1A1016"), 10.6)
        ball(c, h, x + 1, 0, 2.8, flat(tint(glow, 0.2)))
        c.glow(*h.at(x + 1, 0), h.w(22), glow, 0.95)
    c.poly(h.all((3, 8), (8, 20), (3, 18), (-2, 20)), flat("#241418"))
    for k in range(7):
        at = -11 + 4.6 * k
        c.blob(h.all((at - 2, 28), (at + 2, 28), (at + 1.8, 36), (at - 1.8, 36)), bone("#E8DEC0"))
        c.blob(h.all((at - 1.8, 37), (at + 1.8, 37), (at + 1.6, 43), (at - 1.6, 43)), bone("#D8CDAC"))
    c.line(h.all((10, -44), (15, -34), (11, -26), (17, -18)), h.w(1.2), "#5A4A3A", 0.7)


def great_helm(c: Clay, h: Head, look: Look) -> None:
    """A closed helmet with a slit; eyes may burn in it."""
    steel = look.colour(1, "steel")
    c.blob(
        h.all(
            (0, -56),
            (27, -48),
            (38, -18),
            (37, 20),
            (28, 50),
            (4, 62),
            (-22, 50),
            (-36, 20),
            (-37, -18),
            (-26, -48),
        ),
        Skin(steel, h.w(15), 0.8, "metal", depth=1.35),
    )
    c.poly(h.all((-30, -6), (33, -6), (31, 5), (6, 3), (2, 3), (-28, 5)), flat("#120C12"))
    c.limb(h.all((3, -56), (5, 0), (3, 60)), [h.w(4), h.w(7), h.w(4)], metal(tint(steel, 0.06)))
    for k in range(4):
        for x in (14, 22):
            ball(c, h, x, 18 + 8 * k, 1.7, flat("#120C12"))
    if look.has("glowing"):
        for x in (-13, 17):
            ball(c, h, x, -0.6, 5, flat(look.colour(8, "#FFE0A0")), 2.6)
            c.glow(*h.at(x, -0.6), h.w(24), look.colour(8, "#FF6030"), 1.0)
    if look.has("antlers", "horned"):
        horns(c, h, look)
    if look.has("plume"):
        c.limb(
            h.all((0, -54), (-14, -78), (-40, -66), (-56, -30)),
            [h.w(8), h.w(20), h.w(18), h.w(2)],
            fur(look.colour(0, "red"), h.w(6)),
        )


def horns(c: Clay, h: Head, look: Look) -> None:
    """A pair of horns or antlers."""
    horn = bone("#B8A684" if not look.has("blackhorn") else "#3A3238")
    for s in (-1, 1):
        if look.has("antlers"):
            c.limb(
                h.all((20 * s, -42), (34 * s, -70), (44 * s, -100), (38 * s, -128)),
                [h.w(9), h.w(7), h.w(5), h.w(1)],
                horn,
            )
            for x, y, dx, dy in ((34, -70, 24, -16), (42, -92, 26, -20), (41, -110, -16, -18)):
                c.limb(
                    h.all((x * s, y), ((x + dx * 0.7) * s, y + dy * 0.5), ((x + dx) * s, y + dy)),
                    [h.w(5.6), h.w(4), h.w(1)],
                    horn,
                )
        else:
            c.limb(
                h.all((26 * s, -36), (48 * s, -44), (60 * s, -66), (54 * s, -90)),
                [h.w(15), h.w(13), h.w(9), h.w(1)],
                horn,
            )
