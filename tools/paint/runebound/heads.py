"""Heads of animals along a rod: nape at 0, snout at 100, looking to the right."""

from collections.abc import Callable

from tools.paint.runebound.clay import Clay, Skin, bone, flat, fur, gem, leather
from tools.paint.runebound.look import Look, Rod, tint
from tools.paint.runebound.wyrm import wyrm_head


def _eye(c: Clay, r: Rod, t: float, s: float, look: Look) -> None:
    glow = look.colour(8, "#FFC83A")
    c.blob(r.all((t - 6, s), (t, s - 4), (t + 6, s + 1), (t, s + 2)), flat("#180E10"))
    c.ball(*r.at(t, s - 0.6), r.w(2.6)[0], flat(glow))
    if look.has("glowing"):
        c.glow(*r.at(t, s), r.w(28)[0], glow, 1.0)


def _fangs(c: Clay, r: Rod, low: float, high: float, s: float, tall: float, n: int) -> None:
    for k in range(n):
        t = low + (high - low) * k / max(1, n - 1)
        c.poly(r.all((t - 2.4, s), (t + 0.6, s + tall), (t + 2.6, s)), bone("#F0E8D2"))


def wolf_head(c: Clay, r: Rod, hide: Skin, look: Look) -> None:
    """A snarling wolf."""
    dark = hide._replace(colour=tint(hide.colour, -0.08), bulge=r.w(6)[0])
    c.poly(r.all((20, -20), (2, -52), (-4, -18)), dark)
    c.blob(r.all((30, 14), (60, 22), (88, 22), (84, 32), (50, 32), (24, 24)), dark)
    c.blob(r.all((36, 12), (88, 12), (84, 22), (50, 22)), flat("#5A1418"))
    _fangs(c, r, 56, 84, 23, -9, 4)
    c.blob(
        r.all(
            (-8, -12),
            (14, -28),
            (34, -24),
            (48, -14),
            (80, -10),
            (99, -6),
            (101, 4),
            (88, 12),
            (56, 12),
            (34, 20),
            (10, 26),
            (-10, 18),
        ),
        hide._replace(bulge=r.w(10)[0]),
    )
    _fangs(c, r, 58, 92, 10, 10, 5)
    c.blob(
        r.all((50, -2), (78, -2), (92, 4), (70, 10), (48, 10)),
        hide._replace(colour=tint(hide.colour, 0.1), bulge=r.w(4)[0], shadow=0, ink=0.05),
    )
    c.poly(r.all((26, -22), (12, -58), (6, -20)), hide)
    c.ball(*r.at(98, -3), r.w(6)[0], gem("#1E181C"), r.w(5)[0])
    _eye(c, r, 42, -9, look)
    for k in range(4):
        c.limb(r.all((10 + 4 * k, 18), (2 + 3 * k, 34 + 2 * (k % 2))), r.w(9, 1), hide)


def cat_head(c: Clay, r: Rod, hide: Skin, look: Look) -> None:
    """A great cat with its teeth bared."""
    c.ball(*r.at(8, -22), r.w(11)[0], hide._replace(bulge=2))
    c.blob(
        r.all((44, 16), (72, 22), (80, 28), (66, 40), (40, 36), (26, 24)),
        hide._replace(colour=tint(hide.colour, -0.05)),
    )
    c.blob(r.all((46, 14), (84, 10), (78, 28), (54, 28)), flat("#5A1418"))
    _fangs(c, r, 60, 72, 29, -11, 2)
    c.blob(
        r.all(
            (-6, -10),
            (12, -30),
            (36, -28),
            (56, -16),
            (82, -14),
            (94, -4),
            (90, 10),
            (70, 16),
            (46, 20),
            (16, 28),
            (-6, 18),
        ),
        hide._replace(bulge=r.w(12)[0]),
    )
    c.blob(
        r.all((62, -8), (86, -6), (92, 4), (80, 14), (62, 12)),
        hide._replace(colour=tint(hide.colour, 0.12), bulge=r.w(5)[0], shadow=0.1, ink=0.1),
    )
    _fangs(c, r, 66, 84, 12, 15, 2)
    c.ball(*r.at(90, -7), r.w(5.4)[0], gem("#3A1E20"), r.w(4)[0])
    c.ball(*r.at(16, -26), r.w(12)[0], hide._replace(bulge=2.4))
    c.ball(*r.at(16, -25), r.w(6)[0], flat(tint(hide.colour, -0.16)))
    _eye(c, r, 52, -9, look)
    for k in range(3):
        c.line(r.all((78, 2 + 3 * k), (70, 14 + 6 * k)), r.w(0.9)[0], "#F4ECD8", 0.8)


def boar_head(c: Clay, r: Rod, hide: Skin, look: Look) -> None:
    """A boar with great tusks."""
    c.poly(r.all((24, -22), (8, -50), (2, -18)), hide)
    c.blob(
        r.all(
            (-12, -20),
            (14, -30),
            (40, -22),
            (66, -10),
            (92, -8),
            (98, 2),
            (94, 16),
            (66, 20),
            (40, 28),
            (8, 34),
            (-12, 26),
        ),
        hide._replace(bulge=r.w(12)[0]),
    )
    c.ball(*r.at(95, 3), r.w(12)[0], Skin("#8A5A50", r.w(4)[0], 0.3, "plain"), r.w(7)[0], r.turn)
    for s in (-2, 8):
        c.ball(*r.at(97, s), r.w(2.4)[0], flat("#2A1418"))
    for t, move in ((72, 0), (62, 4)):
        c.limb(
            r.all((t, 18 - move), (t + 16, 22 - move), (t + 22, -2 - move), (t + 14, -18 - move)),
            r.w(8, 7, 5, 1),
            bone("#EADFC0"),
        )
    _eye(c, r, 46, -10, look)
    c.poly(r.all((30, -22), (18, -54), (10, -20)), hide._replace(colour=tint(hide.colour, 0.04)))


def horned_head(c: Clay, r: Rod, hide: Skin, look: Look) -> None:
    """A stony brute with a horn on its nose and two on its brow."""
    boar_head(c, r, hide, look)
    c.limb(r.all((84, -10), (98, -32), (96, -62)), r.w(18, 12, 1), bone("#C9BA94"))
    c.limb(r.all((56, -18), (66, -38), (62, -56)), r.w(12, 8, 1), bone("#C9BA94"))


def horse_head(c: Clay, r: Rod, hide: Skin, look: Look) -> None:
    """A horse, or its skull."""
    c.blob(
        r.all(
            (-10, -12),
            (10, -20),
            (36, -18),
            (70, -12),
            (96, -12),
            (104, -2),
            (98, 10),
            (72, 12),
            (44, 16),
            (16, 24),
            (-8, 20),
        ),
        hide._replace(bulge=r.w(10)[0]),
    )
    c.poly(r.all((4, -18), (-14, -34), (-6, -14)), hide)
    c.ball(*r.at(96, -3), r.w(3.4)[0], flat("#1E1416"))
    _eye(c, r, 34, -6, look)
    if not look.has("bones"):
        for spots in (((70, -14), (68, 14)), ((70, 2), (20, -2), (0, 6)), ((22, -18), (18, 20))):
            c.limb(r.all(*spots), r.w(4), leather("#4A2A20"))


def eagle_head(c: Clay, r: Rod, _hide: Skin, look: Look) -> None:
    """A bird of prey."""
    pale = Skin(look.colour(2, "#E2DAC8"), r.w(8)[0], 0, "fur")
    for k in range(6):
        c.limb(r.all((14, -10 + 7 * k), (-6 - 3 * (k % 2), -14 + 10 * k)), r.w(16, 2), pale)
    c.blob(r.all((-10, -14), (14, -30), (42, -24), (58, -8), (54, 14), (30, 24), (0, 24)), pale)
    c.blob(
        r.all((50, -14), (78, -14), (98, 0), (97, 24), (88, 12), (66, 10), (50, 12)),
        Skin("#D8A63A", r.w(6)[0], 0.5, "plain"),
    )
    c.line(r.all((52, 4), (72, 3), (86, 8)), r.w(1.6)[0], "#6A4818", 0.8)
    c.limb(r.all((24, -16), (40, -17), (52, -9)), r.w(4, 6, 2), fur(tint(look.colour(2, "#E2DAC8"), -0.2), 1))
    _eye(c, r, 40, -8, look)


def goat_head(c: Clay, r: Rod, hide: Skin, look: Look) -> None:
    """A goat with back-swept horns."""
    c.limb(r.all((14, -18), (-14, -42), (-46, -40), (-58, -16)), r.w(12, 11, 8, 1), bone("#6A5A4A"))
    c.blob(
        r.all((-8, -12), (12, -22), (40, -16), (80, -8), (96, 0), (90, 14), (56, 18), (14, 24), (-8, 16)),
        hide._replace(bulge=r.w(9)[0]),
    )
    c.limb(r.all((84, 16), (80, 34), (74, 46)), r.w(12, 8, 1), hide)
    c.blob(r.all((4, -10), (-16, 2), (-22, 14), (-2, 6)), hide)
    _eye(c, r, 38, -6, look)
    c.ball(*r.at(92, 3), r.w(2.4)[0], flat("#241618"))


def _wyrm(c: Clay, r: Rod, hide: Skin, look: Look) -> None:
    wyrm_head(
        c,
        r,
        Look(
            [
                hide.colour,
                "sand",
                *[
                    w
                    for w in look.words
                    if w.startswith("#") or w in ("frill", "roar", "acid", "crown", "swept", "smoke", "short")
                ],
            ]
        ),
    )


HeadMaker = Callable[[Clay, Rod, Skin, Look], None]
HEADS: dict[str, HeadMaker] = {
    "wolf": wolf_head,
    "cat": cat_head,
    "boar": boar_head,
    "horned": horned_head,
    "horse": horse_head,
    "eagle": eagle_head,
    "goat": goat_head,
    "wyrm": _wyrm,
    "person": wolf_head,
}
