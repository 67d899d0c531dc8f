"""What heads wear: hoods, hats, helmets, crowns, scarves."""

from tools.paint.runebound.clay import Clay, Skin, cloth, flat, fur, gem, leather, metal
from tools.paint.runebound.faces import Head, ball, face
from tools.paint.runebound.hair import beard, front_hair
from tools.paint.runebound.helms import bare_skull, great_helm, horns
from tools.paint.runebound.look import Look, tint


def dressed_head(c: Clay, h: Head, look: Look) -> None:
    """A head and everything that it wears, from the skin outwards."""
    head(c, h, look)
    if look.has("great"):
        return
    for word, make in HATS.items():
        if look.has(word):
            make(c, h, look)


def head(c: Clay, h: Head, look: Look) -> None:
    """The head without what it wears and the hair behind it."""
    if look.has("skull"):
        bare_skull(c, h, look)
    elif look.has("great"):
        great_helm(c, h, look)
    else:
        face(c, h, look)
        beard(c, h, look)
        front_hair(c, h, look)


def _hood(c: Clay, h: Head, look: Look) -> None:
    dye = look.colour(0, "moss")
    c.blob(
        h.all(
            (0, -68),
            (28, -60),
            (46, -28),
            (47, 16),
            (40, 54),
            (26, 66),
            (32, 30),
            (33, -4),
            (24, -32),
            (2, -42),
            (-21, -32),
            (-32, -4),
            (-31, 30),
            (-24, 66),
            (-40, 54),
            (-46, 16),
            (-45, -28),
            (-28, -60),
        ),
        Skin(dye, h.w(9), 0, "cloth"),
    )
    c.limb(
        h.all(
            (-29, 46), (-32, 10), (-29, -18), (-17, -36), (2, -44), (20, -36), (31, -18), (34, 10), (30, 46)
        ),
        [h.w(5)],
        cloth(tint(dye, 0.06), h.w(3)),
    )


def _wizard(c: Clay, h: Head, look: Look) -> None:
    dye = look.colour(0, "navy")
    c.blob(
        h.all((-30, -34), (-18, -70), (-4, -104), (20, -132), (38, -126), (22, -108), (24, -72), (34, -34)),
        Skin(dye, h.w(10), 0, "cloth"),
    )
    c.blob(
        h.all((-66, -26), (-34, -40), (2, -44), (38, -40), (70, -26), (40, -20), (2, -22), (-36, -20)),
        Skin(tint(dye, 0.03), h.w(5), 0, "cloth"),
    )
    c.limb(h.all((-30, -40), (2, -46), (33, -40)), [h.w(9)], leather(look.colour(1, "brass")))


def _brim(c: Clay, h: Head, look: Look) -> None:
    dye = look.colour(0, "brown")
    c.blob(h.all((-30, -36), (-26, -66), (0, -74), (28, -66), (33, -36)), Skin(dye, h.w(10), 0, "plain"))
    c.blob(
        h.all((-62, -34), (-32, -46), (2, -48), (36, -46), (66, -38), (40, -26), (2, -27), (-36, -25)),
        Skin(tint(dye, 0.02), h.w(5), 0, "plain"),
    )
    c.limb(h.all((-30, -44), (2, -48), (33, -44)), [h.w(7)], leather(look.colour(1, "crimson")))
    c.limb(
        h.all((26, -46), (46, -72), (72, -84)),
        [h.w(4), h.w(13), h.w(2)],
        fur(look.colour(2, "white"), h.w(3)),
    )


def _helm(c: Clay, h: Head, look: Look) -> None:
    steel = look.colour(1, "steel")
    c.blob(
        h.all(
            (-36, -14),
            (-36, -36),
            (-22, -58),
            (2, -66),
            (26, -58),
            (39, -36),
            (39, -14),
            (20, -22),
            (2, -24),
            (-18, -22),
        ),
        Skin(steel, h.w(11), 0.8, "metal", depth=1.3),
    )
    c.limb(
        h.all((-36, -15), (-18, -22), (2, -25), (21, -22), (39, -15)),
        [h.w(6)],
        metal(look.colour(2, "brass")),
    )
    c.limb(h.all((2, -66), (4, -44), (3, -24)), [h.w(4), h.w(6), h.w(5)], metal(look.colour(2, "brass")))
    if look.has("nasal"):
        c.poly(h.all((-1, -26), (7, -26), (8, 10), (4, 15), (0, 10)), metal(look.colour(2, "brass")))
    if look.has("cheeks"):
        for s, x in ((-1, -31), (1, 34)):
            c.blob(h.all((x - 7, -18), (x + 7, -18), (x + 4 - 6 * s, 28), (x - 4 - 6 * s, 30)), metal(steel))
    if look.has("plume"):
        c.limb(
            h.all((2, -62), (-16, -86), (-42, -74), (-54, -40)),
            [h.w(8), h.w(19), h.w(17), h.w(2)],
            fur(look.colour(0, "red"), h.w(6)),
        )


def _wimple(c: Clay, h: Head, look: Look) -> None:
    c.blob(
        h.all(
            (0, -62),
            (30, -54),
            (44, -22),
            (47, 30),
            (52, 70),
            (34, 72),
            (33, 20),
            (28, -14),
            (2, -32),
            (-25, -14),
            (-31, 20),
            (-32, 72),
            (-50, 70),
            (-46, 30),
            (-43, -22),
            (-30, -54),
        ),
        Skin(look.colour(0, "white"), h.w(8), 0, "cloth"),
    )
    c.limb(
        h.all((-28, -12), (-14, -30), (2, -36), (18, -30), (31, -12)),
        [h.w(8)],
        cloth(look.colour(1, "cream"), h.w(3)),
    )
    ball(c, h, 2, -38, 5, metal("#D8B050"))


def _crown(c: Clay, h: Head, look: Look) -> None:
    gold = "#CFA23C" if not look.has("ironcrown") else "#5E666E"
    for k in range(5):
        x = -26 + 14.4 * k
        tall = (22, 26, 34, 26, 22)[k]
        c.poly(h.all((x - 6.6, -34), (x, -38 - tall), (x + 6.6, -34)), metal(gold))
        ball(c, h, x, -38 - tall, 3, gem(look.colour(3, "ice")))
    c.limb(h.all((-33, -26), (-18, -35), (3, -39), (22, -35), (36, -26)), [h.w(11)], metal(gold))
    for x, y in ((-18, -34), (3, -38), (23, -34)):
        ball(c, h, x, y, 4, gem(look.colour(2, "crimson")))


def _band(c: Clay, h: Head, look: Look) -> None:
    c.limb(
        h.all((-34, -22), (-18, -31), (3, -35), (22, -31), (37, -22)),
        [h.w(7)],
        metal("#D0A848") if look.has("jewel") else cloth(look.colour(0, "red"), h.w(3)),
    )
    if look.has("jewel"):
        ball(c, h, 3, -35, 6, gem(look.colour(2, "sky")))
        c.glow(*h.at(3, -35), h.w(20), look.colour(2, "sky"), 0.5)


def _scarf(c: Clay, h: Head, look: Look) -> None:
    dye = look.colour(0, "red")
    c.blob(
        h.all(
            (-34, 8), (-16, 15), (3, 13), (22, 15), (36, 8), (40, 44), (28, 66), (2, 72), (-26, 66), (-38, 44)
        ),
        Skin(dye, h.w(8), 0, "cloth"),
    )
    for y in (24, 38, 52):
        c.line(h.all((-33, y), (2, y + 8), (36, y)), h.w(1.4), tint(dye, -0.1), 0.7)


def _mask(c: Clay, h: Head, look: Look) -> None:
    dye = look.colour(2, "white")
    c.blob(
        h.all(
            (-32, -20),
            (-12, -18),
            (3, -14),
            (18, -18),
            (36, -20),
            (33, 4),
            (18, 12),
            (6, 6),
            (3, 10),
            (0, 6),
            (-12, 12),
            (-29, 4),
        ),
        Skin(dye, h.w(6), 0.6, "plain"),
    )
    for x in (-12.5, 16):
        c.blob(h.all((x - 8, -3), (x, -8), (x + 8, -3), (x, 2)), flat("#1A1216"))
        ball(c, h, x, -3, 2, flat("#E8E0D0"))


def _snakes(c: Clay, h: Head, look: Look) -> None:
    tone = look.colour(2, "#5E8A3E")
    for i in (0, 10, 1, 9, 2, 8, 3, 7, 4, 6, 5):
        x = -46 + 9.2 * i
        up, side = 1 - ((i - 5) / 5.6) ** 2, (-1) ** i
        end = (x * 1.9 + 9 * side, -40 - 66 * up)
        body = h.all(
            (x * 0.6, -30 - 16 * up), (x * 1.5, -34 - 24 * up), (x * 1.2 + 12 * side, -46 - 42 * up), end
        )
        c.limb(
            body, [h.w(14), h.w(12), h.w(10), h.w(9)], Skin(tint(tone, 0.04 * (i % 3)), h.w(4), 0.3, "scale")
        )
        c.ball(*h.at(*end), h.w(10), Skin(tint(tone, 0.06), h.w(4), 0.4, "plain"), h.w(7), -50 + 10 * i)
        for dx in (-3, 4):
            ball(c, h, end[0] + dx, end[1] - 2, 1.9, flat("#F4D838"))


def _bonehelm(c: Clay, h: Head, look: Look) -> None:
    """A beast's skull worn as a helmet."""
    tone = Skin("#D8CBA4", h.w(7), 0.2, "bone")
    c.blob(
        h.all(
            (-34, -24),
            (-26, -54),
            (2, -66),
            (30, -54),
            (38, -24),
            (22, -14),
            (10, -26),
            (3, -10),
            (-6, -26),
            (-18, -14),
        ),
        tone,
    )
    for x in (-15, 20):
        ball(c, h, x, -34, 6.4, flat("#2A1A1A"), 5)
    for k in range(6):
        x = -22 + 10 * k
        c.poly(h.all((x - 3, -19), (x, -8), (x + 3, -19)), tone)
    horns(c, h, look)


HATS = {
    "band": _band,
    "jewel": _band,
    "snakes": _snakes,
    "scarf": _scarf,
    "masked": _mask,
    "crown": _crown,
    "ironcrown": _crown,
    "wimple": _wimple,
    "helm": _helm,
    "horned": horns,
    "antlers": horns,
    "bonehelm": _bonehelm,
    "hood": _hood,
    "wizard": _wizard,
    "brim": _brim,
}
