"""What crawls, floats, grows or was made: spiders, spirits, plants, idols, serpents, birds."""

import itertools
import math

from tools.paint.core.brush import Point
from tools.paint.runebound.arms import ARMS
from tools.paint.runebound.clay import Clay, Skin, bone, cloth, dull, flat, gem, metal, wood
from tools.paint.runebound.look import Look, Maker, Rod, tint
from tools.paint.runebound.serpents import bird, hydra, lurker, naga
from tools.paint.runebound.wyrm import gem_eye


def spider(c: Clay, look: Look) -> None:
    """A great spider, seen a little from above."""
    dye, mark = look.colour(0, "#33282E"), look.colour(1, "green")
    shell = Skin(dye, 7, 0.35, "fur")
    for k, (kx, ky, fx, fy) in enumerate(
        ((22, 36, 8, 62), (14, 46, 2, 82), (20, 52, 14, 95), (34, 58, 34, 97))
    ):
        for s in (-1, 1):
            hip = (50 + 7 * s, 58 + 2 * k)
            knee, foot = (50 + (50 - kx) * s, ky - 4), (50 + (50 - fx) * s, fy)
            c.limb(
                [hip, ((hip[0] + knee[0]) / 2, (hip[1] + knee[1]) / 2 - 5), knee],
                [5.4, 5, 4.4],
                shell._replace(bulge=2),
            )
            c.limb(
                [knee, ((knee[0] + foot[0]) / 2 + 2 * s, (knee[1] + foot[1]) / 2 - 4), foot],
                [4.4, 3.6, 0.8],
                shell._replace(bulge=2),
            )
            c.ball(*knee, 3, Skin(tint(dye, 0.08), 1.6, 0.4, "plain"))
    c.ball(50, 44, 24, shell, 21)
    for s in (-1, 1):
        c.blob(
            [(50 + 2 * s, 32), (50 + 9 * s, 30), (50 + 4 * s, 42), (50 + 10 * s, 52), (50 + 2 * s, 50)],
            flat(mark, 0.75),
        )
    c.glow(50, 42, 22, mark, 0.35)
    c.ball(50, 68, 14, shell, 12)
    for x, y, q in (
        (45, 66, 2.7),
        (55, 66, 2.7),
        (40.5, 64, 1.7),
        (59.5, 64, 1.7),
        (47.6, 61.4, 1.4),
        (52.4, 61.4, 1.4),
    ):
        gem_eye(c, x, y, q, look.colour(2, "#E8452E"))
    for s in (-1, 1):
        c.limb([(50 + 4 * s, 76), (50 + 7 * s, 83), (50 + 2.4 * s, 89)], [5, 4, 0.8], bone("#4A3A34"))


def wisp(c: Clay, look: Look) -> None:
    """A ghost light with a face in it."""
    tone = look.colour(0, "#8CF0C8")
    c.glow(50, 54, 66, tone, 0.85)
    for k in range(6):
        a = -0.9 + 0.36 * k
        tip = (50 + 26 * math.sin(a) + 5 * (-1) ** k, 34 - 26 * math.cos(a * 0.8))
        c.limb(
            [(50, 62), ((50 + tip[0]) / 2 + 4 * (-1) ** k, (56 + tip[1]) / 2), tip],
            [20, 13, 0.8],
            dull(Skin(tone, 5, 0, "plain", ink=0, shadow=0), 0.5),
        )
    c.limb(
        [(50, 70), (54, 84), (46, 92), (52, 98)],
        [16, 10, 6, 0.8],
        dull(Skin(tone, 4, 0, "plain", ink=0, shadow=0), 0.5),
    )
    c.ball(50, 57, 19, dull(Skin(tint(tone, 0.12), 9, 0.3, "plain", ink=0), 0.85), 21)
    for s in (-1, 1):
        c.ball(50 + 7.4 * s, 53, 4, flat("#12262A"), 5.6, 12 * s)
    c.ball(50, 66, 4.6, flat("#12262A"), 6)


def shade(c: Clay, look: Look) -> None:
    """A tall shadow with long hands, hung with rope if asked."""
    dye = look.colour(0, "#2A2638")
    hem = [(70, 92), (62, 84), (57, 97), (48, 85), (40, 98), (34, 84), (26, 94)]
    c.blob(
        [(50, 8), (60, 14), (64, 30), (74, 44), (70, 66), *hem, (30, 66), (26, 44), (37, 30), (40, 14)],
        dull(Skin(dye, 8, 0, "cloth"), 0.9),
    )
    for s in (-1, 1):
        c.limb(
            [(50 + 16 * s, 36), (50 + 30 * s, 48), (50 + 34 * s, 68)],
            [12, 9, 6],
            dull(Skin(dye, 4, 0, "cloth"), 0.9),
        )
        for k in range(4):
            c.limb(
                [(50 + 34 * s, 66), (50 + (28 + 4 * k) * s, 78), (50 + (28 + 4.6 * k) * s, 90)],
                [3.4, 2.4, 0.6],
                Skin(tint(dye, 0.1), 1.4, 0.1, "plain"),
            )
    c.blob([(50, 15), (57, 20), (57, 30), (50, 37), (43, 30), (43, 20)], flat("#0C0A12"))
    for s in (-1, 1):
        gem_eye(c, 50 + 3.6 * s, 25, 1.7, look.colour(1, "#E6F0FF"))
    if look.has("rope"):
        c.limb([(50, -2), (50, 6), (56, 12)], [2.6, 2.6, 2.6], Skin("#B0945E", 1, 0, "scale"))
        c.limb([(41, 36), (50, 41), (59, 36)], [3.4], Skin("#B0945E", 1, 0, "scale"))
    c.glow(50, 30, 50, look.colour(1, "#8E9AD8"), 0.3)


def strider(c: Clay, look: Look) -> None:
    """A walking thicket of black thorn."""
    bark = look.colour(0, "#3E332C")
    _stilts(c, bark)
    c.blob(
        [(50, 16), (62, 22), (66, 36), (60, 50), (50, 56), (40, 50), (34, 36), (38, 22)],
        Skin(bark, 6, 0, "wood", depth=1.2),
    )
    for k in range(16):
        x, y = 50 + 30 * math.sin(k * 0.84), 20 + 16 * math.cos(k * 1.32)
        c.blob([(x - 3, y), (x + 2, y - 4), (x + 5, y + 2)], cloth(look.colour(1, "#4F5E34"), 1))
    for s in (-1, 1):
        c.blob([(50 + 3 * s, 34), (50 + 11 * s, 29), (50 + 10 * s, 36)], flat("#120C0A"))
        gem_eye(c, 50 + 7.6 * s, 33, 1.8, look.colour(2, "#F0B030"))
    c.blob([(42, 42), (50, 45), (58, 42), (55, 50), (45, 50)], flat("#120C0A"))
    for k in range(4):
        c.poly([(44 + 3.6 * k, 42.6), (45.4 + 3.6 * k, 47), (47 + 3.6 * k, 43)], wood(tint(bark, 0.16)))


def _stilts(c: Clay, bark: str) -> None:
    """Four thorny legs and seven boughs."""
    for knee, foot in (
        ((30, 52), (20, 96)),
        ((42, 60), (40, 97)),
        ((60, 60), (62, 97)),
        ((72, 50), (82, 96)),
    ):
        c.limb(
            [(50, 40), knee, ((knee[0] + foot[0]) / 2 + 2, (knee[1] + foot[1]) / 2), foot],
            [9, 7, 5.4, 2],
            wood(bark),
        )
        for t in (0.3, 0.6, 0.85):
            x, y = knee[0] + (foot[0] - knee[0]) * t, knee[1] + (foot[1] - knee[1]) * t
            side = 1 if t != 0.6 else -1
            c.poly([(x, y - 2), (x + 7 * side, y - 4), (x, y + 2)], wood(tint(bark, 0.1)))
    for tip, mid in (
        ((6, 26), (24, 26)),
        ((12, 58), (24, 42)),
        ((94, 24), (76, 28)),
        ((90, 58), (76, 40)),
        ((34, 4), (40, 16)),
        ((66, 4), (60, 16)),
        ((50, 0), (50, 14)),
    ):
        c.limb([(50, 32), mid, tip], [10, 6, 0.8], wood(tint(bark, 0.03)))
        c.poly(
            [(mid[0] - 2, mid[1]), (mid[0] + 2, mid[1] - 8), (mid[0] + 2, mid[1] + 1)], wood(tint(bark, 0.12))
        )


def horror(c: Clay, look: Look) -> None:
    """A flesh-eating flower with many arms."""
    dye, green = look.colour(0, "crimson"), look.colour(1, "#4A5A30")
    arms: tuple[tuple[Point, ...], ...] = (
        ((46, 84), (20, 78), (8, 58), (18, 44)),
        ((54, 84), (80, 78), (94, 56), (84, 42)),
        ((44, 88), (16, 94), (4, 84), (2, 72)),
        ((56, 88), (84, 94), (96, 86), (98, 70)),
        ((42, 80), (26, 60), (26, 36), (12, 22)),
        ((58, 80), (74, 60), (76, 34), (90, 20)),
    )
    for arm in arms:
        c.limb(arm, [9, 7, 5, 1], Skin(green, 3, 0.2, "plain"))
        for x, y in arm[1:3]:
            c.poly([(x - 2, y - 2), (x + 2, y - 8), (x + 3, y)], bone("#C8B48A"))
    c.limb([(50, 98), (47, 80), (50, 60)], [22, 15, 13], Skin(green, 5, 0.1, "wood"))
    for k in range(11):
        a = math.radians(-150 + 30 * k)
        c.limb(
            [
                (50, 42),
                (50 + 20 * math.sin(a), 42 - 18 * math.cos(a)),
                (50 + 36 * math.sin(a), 40 - 32 * math.cos(a)),
            ],
            [10, 17, 2],
            Skin(tint(dye, 0.04 * (k % 2)), 4, 0.25, "plain"),
        )
    c.ball(50, 42, 19, Skin(tint(dye, -0.1), 7, 0.3, "plain"), 18)
    c.ball(50, 43, 14.4, flat("#2A0A12"), 13.6)
    for ring, (n, q, tall) in enumerate(((16, 14.4, 7), (11, 9.4, 5))):
        for k in range(n):
            a = 2 * math.pi * (k + 0.5 * ring) / n
            dx, dy = math.sin(a), math.cos(a) * 0.95
            c.poly(
                [
                    (50 + dx * q - dy * 1.5, 43 + dy * q + dx * 1.5),
                    (50 + dx * (q - tall), 43 + dy * (q - tall)),
                    (50 + dx * q + dy * 1.5, 43 + dy * q - dx * 1.5),
                ],
                bone("#F0E4C8"),
            )
    c.glow(50, 43, 24, "#E0402E", 0.4)


def construct(c: Clay, look: Look) -> None:
    """A giant of stone or iron: runes burn in it; cracked or rusted if asked."""
    tone, light = look.colour(0, "#7E7C7A"), look.colour(1, "#8CE8F0")
    stuff = (
        Skin(tone, 3.4, 0.6, "metal", depth=1.3)
        if look.has("iron")
        else Skin(tone, 4, 0, "stone", depth=1.25)
    )
    dark = stuff._replace(colour=tint(tone, -0.08))
    for s in (-1, 1):
        c.poly([(50 + 4 * s, 62), (50 + 19 * s, 62), (50 + 21 * s, 80), (50 + 6 * s, 80)], dark)
        c.poly([(50 + 5 * s, 78), (50 + 23 * s, 78), (50 + 26 * s, 97), (50 + 3 * s, 97)], stuff)
        arm = [(50 + 24 * s, 30), (50 + 38 * s, 32), (50 + 42 * s, 54), (50 + 30 * s, 55)]
        if look.has("raised") and s > 0:
            arm = [(50 + 22, 36), (50 + 32, 24), (50 + 46, 4), (50 + 36, 0)]
        c.poly(arm, dark)
        if look.has("raised") and s > 0:
            c.poly([(80, -4), (98, -4), (99, 14), (82, 16)], stuff)
        else:
            c.poly([(50 + 29 * s, 53), (50 + 45 * s, 52), (50 + 47 * s, 74), (50 + 31 * s, 76)], stuff)
            for k in range(3):
                c.line(
                    [(50 + (34 + 4 * k) * s, 68), (50 + (34.4 + 4 * k) * s, 76)], 1, tint(tone, -0.25), 0.8
                )
    c.poly([(26, 26), (74, 26), (78, 44), (68, 66), (32, 66), (22, 44)], stuff._replace(bulge=6))
    c.poly([(34, 62), (66, 62), (64, 74), (36, 74)], dark)
    for s in (-1, 1):
        c.ball(50 + 27 * s, 29, 11, stuff, 10)
    c.poly([(39, 8), (61, 8), (64, 28), (50, 33), (36, 28)], stuff)
    c.poly([(36, 14), (64, 14), (63, 19), (37, 19)], flat(tint(tone, -0.3)))
    for s in (-1, 1):
        gem_eye(c, 50 + 6 * s, 16.6, 1.9, light)
    for stroke in (((50, 36), (58, 46), (50, 56), (42, 46), (50, 36)), ((50, 42), (50, 50))):
        c.line(list(stroke), 1.8, tint(light, 0.1))
    c.glow(50, 46, 26, light, 0.75)
    _worn(c, look, tone)


def _worn(c: Clay, look: Look, tone: str) -> None:
    """Cracks, rust, moss, rivets, a crest, a sword."""
    if look.has("cracked"):
        _cracks(c)
    if look.has("rusted"):
        for x, y in ((34, 34), (66, 58), (40, 84), (62, 12), (84, 66), (20, 60)):
            c.shade(x, y, 9, 8, "#A4592A", 0.75)
    if look.has("iron"):
        for x, y in itertools.product((29, 40, 60, 71), (30, 61)):
            c.ball(x, y, 1.4, metal(tint(tone, 0.1)))
    if look.has("crest"):
        c.poly([(50, -4), (62, 8), (38, 8)], metal("#C79A40"))
        c.ball(50, 4, 2.4, gem("#B03A4A"))
    if look.has("sword"):
        ARMS["sword"](c, Rod(86, 82, -6, 80), Look(["broad"]))


def _cracks(c: Clay) -> None:
    for crack in (
        ((30, 28), (36, 38), (33, 48), (40, 60)),
        ((62, 62), (68, 52), (64, 44)),
        ((42, 10), (46, 20), (43, 28)),
        ((60, 82), (66, 88), (63, 95)),
    ):
        c.line(crack, 1.3, "#1E1A1C", 0.85)
    for x, y in ((30, 66), (66, 30), (44, 92), (58, 9)):
        c.shade(x, y, 8, 5, "#5E7A3A", 0.75)


def mimic(c: Clay, look: Look) -> None:
    """A coffer with teeth."""
    oak = look.colour(0, "#6E4628")
    c.blob([(20, 60), (22, 36), (34, 22), (66, 20), (80, 34), (82, 58)], wood(tint(oak, -0.1)))
    c.poly([(18, 58), (84, 56), (82, 72), (20, 74)], flat("#3A0E16"))
    c.limb(
        [(52, 68), (64, 78), (72, 90), (86, 92), (92, 84)],
        [18, 14, 11, 7, 1],
        Skin("#B84A58", 4, 0.5, "plain"),
    )
    c.poly([(14, 72), (86, 70), (82, 97), (18, 97)], wood(oak))
    c.blob(
        [(16, 56), (17, 36), (30, 18), (68, 16), (84, 32), (86, 54), (66, 50), (34, 51)],
        wood(tint(oak, 0.03)),
    )
    for k in range(8):
        x = 19 + 9 * k
        c.poly([(x - 3.6, 52 - 0.3 * k), (x + 0.6, 65 + 2 * (k % 2)), (x + 4, 52 - 0.3 * k)], bone("#F0E6CC"))
        c.poly([(x - 3.6, 74 - 0.2 * k), (x, 62 + 2 * (k % 2)), (x + 4, 74 - 0.2 * k)], bone("#E4D8BC"))
    for x in (26, 72):
        c.limb([(x, 19), (x - 1, 34), (x, 54)], [5], metal("#8A6A38"))
        c.limb([(x, 73), (x, 96)], [5], metal("#8A6A38"))
    c.limb([(15, 74), (85, 72)], [4], metal("#8A6A38"))
    for x in (40, 58):
        c.blob([(x - 6, 36), (x, 31), (x + 6, 35), (x, 39)], flat("#1E1208"))
        gem_eye(c, x, 35, 2.6, "#F4C22E")
    for x, y in ((30, 95), (38, 97), (90, 97), (8, 96)):
        c.ball(x, y, 2.6, metal("#E0B84A"), 1.6)


MONSTERS: dict[str, Maker] = {
    "spider": spider,
    "wisp": wisp,
    "shade": shade,
    "strider": strider,
    "horror": horror,
    "construct": construct,
    "mimic": mimic,
    "naga": naga,
    "hydra": hydra,
    "bird": bird,
    "lurker": lurker,
}
