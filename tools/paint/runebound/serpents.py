"""Serpents, great birds and what lurks in the reeds."""

import itertools

from tools.paint.core.brush import Point
from tools.paint.runebound.arms import ARMS
from tools.paint.runebound.clay import Clay, Skin, bone, cloth, flat, flesh, fur, gem, metal, scale
from tools.paint.runebound.faces import Head, skin_of
from tools.paint.runebound.hair import back_hair
from tools.paint.runebound.hats import dressed_head
from tools.paint.runebound.heads import HEADS
from tools.paint.runebound.look import Look, Rod, tint
from tools.paint.runebound.wyrm import wing, wyrm_head


def naga(c: Clay, look: Look) -> None:
    """Half woman or man, half serpent: colours of scales and belly, then a head's words."""
    c.stretch(0.9, 0.9)
    _coils(c, look.colour(0, "jade"), look.colour(1, "sand"))
    skin = flesh(skin_of(look), 3)
    h = Head(50.5, 16, 19)
    c.limb([(38, 32), (26, 42), (20, 28)], [7, 6, 5], skin)
    back_hair(c, h, look)
    if look.has("hoodcobra"):
        _cobra_hood(c, look.colour(0, "jade"), look.colour(1, "sand"))
    mail = Skin(look.colour(2, "gold"), 5, 0.7, "metal") if look.has("armoured") else skin._replace(bulge=6)
    c.blob([(50, 27), (60, 28), (64, 34), (60, 44), (58, 52), (42, 52), (40, 44), (36, 34), (40, 28)], mail)
    c.limb([(37, 32), (50, 42), (63, 32)], [2.4], metal("#CFA23C"))
    c.ball(50, 41, 3, gem(look.colour(3, "ice")))
    c.limb([(50, 23), (50, 30)], [6.4], skin)
    dressed_head(c, h, look)
    held = look.one_of(tuple(ARMS), "")
    if held:
        ARMS[held](c, Rod(79, 92, 0, 96), Look([w for w in look.words if w == "trident"]))
    c.limb([(62, 32), (74, 42), (78, 28)], [7, 6, 5], skin)
    if look.has("spell"):
        c.ball(20, 20, 5, gem(look.colour(3, "ice")))
        c.glow(20, 20, 30, look.colour(3, "ice"), 1.0)


def _coils(c: Clay, dye: str, pale: str) -> None:
    """The serpent's body, coiled under the waist."""
    tail, waist = (
        ((94, 82), (86, 94), (60, 98), (26, 94), (14, 82)),
        ((32, 74), (62, 80), (70, 70), (56, 62), (50, 50)),
    )
    c.limb([*tail, *waist], [1, 7, 14, 19, 20, 20, 20, 19, 17, 16], Skin(dye, 5, 0.4, "scale", depth=1.2))
    belly = Skin(pale, 2.6, 0.2, "plain", shadow=0, ink=0.1)
    c.limb([(60, 74), (58, 66), (52, 58), (50.5, 50)], [9, 9, 9, 8], belly)


def _cobra_hood(c: Clay, dye: str, pale: str) -> None:
    outer = [(50, -2), (66, 4), (72, 20), (64, 36), (50, 40), (36, 36), (28, 20), (34, 4)]
    c.blob(outer, Skin(dye, 4, 0.3, "scale"))
    inner = [(50, 4), (60, 8), (64, 20), (58, 32), (50, 36), (42, 32), (36, 20), (40, 8)]
    c.blob(inner, Skin(pale, 3, 0.1, "plain"))


def hydra(c: Clay, look: Look) -> None:
    """A serpent with many heads."""
    dye = look.colour(0, "teal")
    necks: tuple[tuple[tuple[Point, ...], float], ...] = (
        (((40, 74), (18, 62), (12, 42), (22, 32)), 84),
        (((44, 72), (32, 50), (34, 28), (42, 18)), 88),
        (((56, 72), (56, 46), (58, 22), (64, 10)), 96),
        (((60, 74), (74, 58), (72, 38), (78, 30)), 100),
        (((62, 78), (80, 74), (78, 60), (84, 54)), 108),
    )
    c.limb([(4, 74), (10, 88), (26, 90), (42, 84)], [1, 9, 16, 22], scale(dye))
    for leg in (((34, 84), (28, 90), (34, 97)), ((66, 84), (74, 90), (72, 97))):
        c.limb(leg, [15, 11, 10], scale(dye))
    c.ball(50, 80, 25, scale(dye, 8), 17)
    for i, (neck, turn) in enumerate(necks):
        tone = tint(dye, (-0.06, 0.0, 0.04)[i % 3])
        c.limb(neck, [15, 11, 9, 8], Skin(tone, 4, 0.3, "scale"))
        wyrm_head(
            c,
            Rod(*Rod(*neck[-1], turn, 18).at(4), turn, 19),
            Look(
                [
                    tone,
                    "sand",
                    "cream",
                    "roar",
                    ("swept", "needle", "curl")[i % 3],
                    "acid" if i == 2 and look.has("venom") else "short",
                ]
            ),
        )


def bird(c: Clay, look: Look) -> None:
    """A great bird or a bat-winged razor: in flight, wings up; colours of back, breast, head, beak side."""
    dye, pale = look.colour(0, "brown"), look.colour(1, "sand")
    c.stretch(0.92, 0.92)
    wing(c, (56, 52), (68, 20), [(64, 4), (82, 2), (98, 14), (94, 36)], dye, look, near=False)
    for k in range(5):
        c.limb(
            [(30, 64), (16, 72 + 2 * k), (4 + 2 * k, 78 + 4 * k)],
            [8, 7, 1.4],
            cloth(tint(dye, 0.04 * (k % 2)), 2),
        )
    c.limb(
        [(26, 66), (42, 60), (58, 52), (68, 44)],
        [12, 22, 24, 17],
        Skin(dye, 6, 0.1, "fur" if look.has("feathered") else "scale"),
    )
    c.limb(
        [(40, 66), (54, 60), (66, 50)],
        [8, 13, 10],
        Skin(pale, 4, 0, "fur" if look.has("feathered") else "plain", shadow=0, ink=0.1),
    )
    for s in (0, 8):
        c.limb([(44 + s, 66), (50 + s, 76), (56 + s, 80)], [7, 4, 3], Skin("#C8983A", 1.6, 0.2, "plain"))
        for k in range(3):
            c.limb([(56 + s, 80), (58 + s + 3 * k, 85 - k)], [2.6, 0.8], bone("#3A2E2A"))
    if look.has("razor"):
        wyrm_head(c, Rod(66, 45, 104, 24), Look([dye, "sand", "cream", "roar", "needle"]))
    else:
        HEADS["eagle"](c, Rod(66, 44, 102, 27), fur(dye), look)
    wing(c, (50, 54), (30, 18), [(40, 2), (20, 0), (3, 14), (4, 38), (22, 58)], dye, look)
    if look.has("storm"):
        for spots in (
            ((10, 6), (16, 18), (11, 22), (20, 36)),
            ((88, 4), (82, 18), (88, 22), (78, 36)),
            ((30, 78), (36, 86), (31, 90), (38, 99)),
        ):
            leg: list[Point] = []
            for (x0, y0), (x1, y1) in itertools.pairwise(spots):
                leg += [(x0 + (x1 - x0) * q / 4, y0 + (y1 - y0) * q / 4) for q in range(5)]
            c.line(leg, 1.5, "#F4F8FF")
            c.glow(*spots[1], 22, "#9CC0FF", 0.8)


def lurker(c: Clay, look: Look) -> None:
    """A thing of the reeds: eyes and jaws just above the water."""
    dye = look.colour(0, "#5A6A3E")
    c.blob([(12, 84), (22, 66), (40, 58), (62, 58), (80, 66), (90, 84)], scale(dye, 9))
    for s in (-1, 1):
        c.ball(50 + 17 * s, 58, 9, scale(tint(dye, 0.03), 4))
        c.ball(50 + 17 * s, 57, 5.6, gem("#E8C83A"))
        c.limb([(50 + 17 * s, 53), (50 + 17 * s, 61)], [2], flat("#14100A"))
        c.glow(50 + 17 * s, 57, 16, "#E8D04A", 0.5)
        for k in range(3):
            c.limb(
                [(50 + 40 * s, 84), (50 + (44 - 4 * k) * s, 72 - 3 * k), (50 + (38 - 7 * k) * s, 62 - 5 * k)],
                [4, 3, 0.8],
                Skin(tint(dye, -0.08), 1, 0, "plain"),
            )
    c.blob([(18, 80), (34, 72), (50, 70), (66, 72), (84, 80), (68, 90), (50, 92), (32, 90)], flat("#2E1216"))
    for k in range(9):
        x = 24 + 6.6 * k
        y = 72 + abs(k - 4) * 1.1
        c.poly([(x - 2.6, y), (x, y + 10), (x + 2.6, y)], bone("#E8DEC0"))
    for k in range(3):
        c.poly(
            [(38 + 11 * k, 60), (42 + 11 * k, 48), (47 + 11 * k, 60)], Skin(tint(dye, -0.1), 1.4, 0, "plain")
        )
