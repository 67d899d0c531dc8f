"""Heads seen nearly from the front, turned a little to the right: faces, hair, beards, hats, helmets.

A head is 100 units high from chin to crown in its own measure; Head turns them into the sprite's.
"""

from typing import NamedTuple

from tools.paint.core.brush import Point
from tools.paint.runebound.clay import Clay, Skin, bone, flat, flesh, fur, leather
from tools.paint.runebound.look import Look, tint

SKINS = {
    "fair": "#E0B08C",
    "ruddy": "#D2926E",
    "olived": "#BE8A62",
    "dusky": "#8E5E40",
    "dark": "#6A4530",
    "orc": "#71854E",
    "greyorc": "#7C8A74",
    "dead": "#9AA68C",
    "goblin": "#86943F",
    "ogre": "#A88A62",
    "troll": "#5F7E68",
    "blueskin": "#7FA6C0",
    "scaled": "#5E8A6A",
    "redskin": "#A84A34",
    "shadow": "#2E2A3A",
    "hairy": "#6E5238",
    "wight": "#B4C4B8",
}
HAIRS = {
    "blackhair": "#2A2226",
    "brownhair": "#5A3A26",
    "redhair": "#A04A22",
    "blondhair": "#D0A658",
    "greyhair": "#9A958E",
    "whitehair": "#E2DFD6",
}


IRISES = ("#4A6E8A", "#5A4026", "#4E6E3E", "#6A5A3A", "#5E7A86", "#3E2A1E")


class Head(NamedTuple):
    """Where a head is and how large; `beast` stretches the jaw."""

    x: float
    y: float
    """The middle of the face."""
    size: float
    """Height in hundredths of the sprite."""

    def at(self, x: float, y: float) -> Point:
        """A point of the head: x from -40 to 40, y from -50 (crown) to 50 (chin)."""
        return self.x + x * self.size / 100, self.y + y * self.size / 100

    def all(self, *spots: Point) -> list[Point]:
        """Several."""
        return [self.at(x, y) for x, y in spots]

    def w(self, width: float) -> float:
        """A length."""
        return width * self.size / 100


def skin_of(look: Look) -> str:
    """The skin asked for."""
    return SKINS[look.one_of(tuple(SKINS), "fair")]


def hair_of(look: Look) -> str:
    """The hair asked for."""
    return HAIRS[look.one_of(tuple(HAIRS), "brownhair")]


def ball(
    c: Clay, h: Head, x: float, y: float, rx: float, skin: Skin, ry: float = 0.0, turn: float = 0.0
) -> None:
    """An ellipse in the head's measure."""
    c.ball(*h.at(x, y), h.w(rx), skin, h.w(ry or rx), turn)


def shade(c: Clay, h: Head, x: float, y: float, rx: float, ry: float, colour: str, strength: float) -> None:
    """A soft stain in the head's measure."""
    c.shade(*h.at(x, y), h.w(rx), h.w(ry), colour, strength)


def face(c: Clay, h: Head, look: Look) -> None:
    """Skull, jaw, ears, eyes, nose, mouth."""
    skin = skin_of(look)
    wide = 1.12 if look.has("broad", "orc", "greyorc", "ogre", "troll") else 0.94 if look.has("lady") else 1.0
    jaw = 0.92 if look.has("lady") else 1.0
    _ears(c, h, look, skin, wide)
    c.blob(
        h.all(
            (0, -48),
            (22 * wide, -42),
            (32 * wide, -20),
            (32 * wide, 6),
            (26 * wide * jaw, 30),
            (12 * jaw, 48),
            (2, 51),
            (-10 * jaw, 48),
            (-24 * wide * jaw, 31),
            (-31 * wide, 8),
            (-32 * wide, -20),
            (-22 * wide, -42),
        ),
        Skin(skin, h.w(17), 0.1, "plain", depth=1.05),
    )
    dark = tint(skin, -0.2, 1.1)
    for x in (-11, 15):
        shade(c, h, x, -4, 10, 7, dark, 0.6)
    for x in (-19, 22):
        shade(c, h, x, 18, 9, 8, tint(skin, -0.05, 1.6, -0.15), 0.35)
    shade(c, h, 22 * wide, 34, 12, 18, dark, 0.35)
    shade(c, h, 2, 45, 12, 5, tint(skin, 0.08), 0.3)
    _eyes(c, h, look)
    _nose(c, h, look, skin)
    _mouth(c, h, look, skin)
    if look.has("old"):
        for y in (-30, -25):
            c.line(h.all((-12, y), (2, y - 1.6), (16, y)), h.w(1.2), dark, 0.5)
        for s, x in ((-1, -8), (1, 13)):
            c.line(h.all((x + 2 * s, 14), (x + 6 * s, 22), (x + 6 * s, 30)), h.w(1.3), dark, 0.5)
    if look.has("scar"):
        c.line(h.all((20, -22), (16, -4), (20, 18)), h.w(1.8), tint(skin, 0.1, 1.3), 0.8)
    if look.has("paint"):
        for s, x in ((-1, -14), (1, 19)):
            c.line(h.all((x - 5 * s, 9), (x + 9 * s, 14)), h.w(4), look.colour(0, "red"), 0.8)
            c.line(h.all((x - 4 * s, 17), (x + 7 * s, 21)), h.w(3), look.colour(0, "red"), 0.8)


def _ears(c: Clay, h: Head, look: Look, skin: str, wide: float) -> None:
    long = 26 if look.has("elf", "goblin") else 9 if look.has("orc", "greyorc", "troll") else 0
    for s in (-1, 1):
        if look.has("lady") and not long:
            continue
        x = 32 * wide * s
        if long:
            c.blob(
                h.all(
                    (x, -8),
                    (x + (6 + long * 0.4) * s, -14),
                    (x + (6 + long) * s, -26),
                    (x + (6 + long * 0.6) * s, 2),
                    (x, 10),
                ),
                flesh(skin, h.w(5)),
            )
        else:
            ball(c, h, x, 2, 6.5, flesh(skin, h.w(5)), 11)


def _eyes(c: Clay, h: Head, look: Look) -> None:
    """Both eyes with lids and brows."""
    iris = {
        "orc": "#C8A02E",
        "greyorc": "#C87A2E",
        "goblin": "#E8C020",
        "troll": "#E0B030",
        "scaled": "#E8B820",
    }.get(look.one_of(("orc", "greyorc", "goblin", "troll", "scaled"), ""), IRISES[c.seed % len(IRISES)])
    angry = 3.4 if look.has("stern", "orc", "greyorc", "goblin", "troll", "ogre") else 0
    brow = tint(hair_of(look), -0.02)
    for s, x in ((-1, -12.5), (1, 16)):
        if look.has("patch") and s > 0:
            c.line(h.all((-30, -26), (8, -10), (32, 2)), h.w(2.4), "#241A1A")
            ball(c, h, x, -3, 8.4, leather("#2E2426"), 7.4)
            continue
        if look.has("blind"):
            ball(c, h, x, -3, 6.6, flat("#D8DEDC"), 3.6)
        elif look.has("glowing"):
            ball(c, h, x, -3, 6.6, flat(look.colour(8, "#F4FFE0")), 3.4)
            c.glow(*h.at(x, -3), h.w(24), look.colour(8, "#A8FFC0"), 0.9)
        else:
            c.blob(h.all((x - 7.4, -2.4), (x - 1, -6.6), (x + 7, -3), (x + 1, 0.6)), flat("#EFE8DC"))
            ball(c, h, x + 0.8, -3, 3.6, flat(tint(iris, -0.05)))
            ball(c, h, x + 0.8, -3, 1.9, flat("#18121A"))
            ball(c, h, x - 0.4, -4.2, 1.0, flat("#FFFFFF"))
        thick = 2.3 if look.has("lady") else 1.7
        c.line(h.all((x - 8, -2), (x - 1, -7), (x + 8, -3)), h.w(thick), "#2A1A1C", 0.9)
        c.line(h.all((x - 6, 0.6), (x, 2), (x + 6, 0.4)), h.w(0.8), "#5A3A34", 0.5)
        heavy = 2.6 if look.has("lady") else 4.2
        inner, outer = x - 8.5 * s, x + 10 * s
        c.limb(
            h.all((inner, -11.5 + angry), ((inner + outer) / 2, -15.5), (outer, -12 - angry * 0.4)),
            [h.w(heavy), h.w(heavy), h.w(1.6)],
            fur(brow, h.w(2))._replace(shadow=0.2),
        )


def _nose(c: Clay, h: Head, look: Look, skin: str) -> None:
    """A nose that follows the kind of face."""
    dark = tint(skin, -0.2, 1.05)
    if look.has("goblin", "troll", "witch"):
        c.blob(
            h.all((0, -8), (7, 0), (17, 16), (13, 22), (2, 18), (-3, 4)),
            Skin(tint(skin, 0.01), h.w(6), 0.2, "plain"),
        )
        return
    if look.has("orc", "greyorc", "ogre"):
        c.blob(
            h.all((2, -4), (8, 6), (12, 14), (3, 19), (-7, 14), (-2, 4)),
            Skin(tint(skin, 0.01), h.w(6), 0.15, "plain", shadow=0.35),
        )
        for x in (-3, 8):
            ball(c, h, x, 15.6, 2.2, flat(tint(skin, -0.26)), 1.5)
        return
    c.blob(
        h.all((2, -8), (5, -6), (8.6, 10), (9.6, 15), (3, 19), (-3, 15), (0, 4)),
        Skin(tint(skin, 0.012), h.w(5), 0.25, "plain", shadow=0.22, ink=0.06),
    )
    shade(c, h, 9.6, 10, 3.4, 9, dark, 0.45)
    shade(c, h, 3, 20, 8, 2.6, dark, 0.5)


def _mouth(c: Clay, h: Head, look: Look, skin: str) -> None:
    lip = tint(skin, -0.08, 1.7, -0.25)
    y = 31
    if look.has("lady"):
        c.blob(
            h.all((-6, y), (-1, y - 3), (3, y - 1.8), (7, y - 3), (12, y), (3, y + 4.6)),
            Skin(lip, h.w(2), 0.4, "plain", shadow=0.2, ink=0.1),
        )
        c.line(h.all((-6, y), (3, y + 0.8), (12, y)), h.w(1.0), tint(lip, -0.2), 0.9)
        return
    bend = -1.5 if look.has("stern") else 2.2 if look.has("smile") else 0
    c.line(h.all((-9, y - bend), (3, y + bend), (14, y - bend)), h.w(1.8), tint(skin, -0.3, 0.9), 0.85)
    shade(c, h, 3, y + 5.6, 9, 2.8, tint(skin, 0.09, 1.2), 0.5)
    if look.has("orc", "greyorc", "ogre", "troll"):
        for s, x in ((-1, -9), (1, 15)):
            c.blob(h.all((x - 3, y + 4), (x + 1.4 * s, y - 12), (x + 3, y + 4)), bone("#E6DCC0"))
    if look.has("goblin"):
        for x in (-5, 1, 8):
            c.poly(h.all((x - 2, y), (x, y + 6), (x + 2, y)), bone("#EFE8D0"))
