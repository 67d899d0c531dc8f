"""Animals on four legs and the heads that they may wear. They look to the right."""

import math
from typing import NamedTuple

from tools.paint.core.brush import Point
from tools.paint.runebound.clay import Clay, Skin, bone, fur, leather, scale
from tools.paint.runebound.faces import Head
from tools.paint.runebound.hair import back_hair
from tools.paint.runebound.hats import dressed_head
from tools.paint.runebound.heads import HEADS
from tools.paint.runebound.look import Look, Rod, tint
from tools.paint.runebound.people import man
from tools.paint.runebound.wyrm import gem_eye, wing, wyrm_head


class Build(NamedTuple):
    """Rump to chest, breadths; nape; head; legs as (hip, knee, foot); tail."""

    spine: tuple[Point, ...]
    widths: tuple[float, ...]
    neck: tuple[Point, ...]
    neck_widths: tuple[float, ...]
    head: str
    turn: float
    size: float
    legs: tuple[tuple[Point, ...], ...]
    leg_widths: tuple[float, ...]
    tail: tuple[Point, ...]
    tail_widths: tuple[float, ...]
    hide: str = "fur"


BUILDS: dict[str, Build] = {
    "wolf": Build(
        ((22, 58), (36, 55), (50, 56), (62, 58)),
        (17, 17, 19, 23),
        ((62, 54), (70, 44), (75, 38)),
        (21, 17, 14),
        "wolf",
        106,
        25,
        (
            ((56, 62), (60, 76), (57, 94)),
            ((26, 60), (22, 76), (30, 94)),
            ((64, 62), (68, 78), (66, 95)),
            ((22, 58), (15, 76), (21, 95)),
        ),
        (13, 7.5, 5.4),
        ((18, 54), (8, 54), (2, 66)),
        (7, 10, 2),
    ),
    "leaper": Build(
        ((18, 66), (32, 56), (48, 48), (62, 44)),
        (17, 17, 19, 22),
        ((62, 42), (70, 34), (75, 30)),
        (20, 17, 14),
        "wolf",
        106,
        25,
        (
            ((58, 50), (72, 56), (82, 66)),
            ((22, 66), (12, 78), (20, 92)),
            ((64, 50), (76, 50), (88, 58)),
            ((20, 68), (6, 76), (4, 92)),
        ),
        (13, 7.5, 5.4),
        ((16, 62), (6, 56), (0, 62)),
        (7, 9, 2),
    ),
    "cat": Build(
        ((20, 60), (36, 58), (50, 60), (62, 60)),
        (18, 15, 18, 23),
        ((62, 56), (70, 48), (74, 42)),
        (21, 18, 15),
        "cat",
        98,
        23,
        (
            ((58, 64), (64, 78), (62, 94)),
            ((26, 62), (20, 76), (28, 94)),
            ((66, 64), (72, 78), (74, 95)),
            ((22, 60), (14, 76), (18, 95)),
        ),
        (14, 8.4, 7),
        ((16, 56), (4, 60), (2, 78), (12, 84)),
        (6, 5, 4, 5),
    ),
    "boar": Build(
        ((20, 62), (36, 54), (52, 50), (66, 58)),
        (24, 31, 36, 29),
        ((62, 60), (72, 64)),
        (28, 22),
        "boar",
        108,
        31,
        (
            ((58, 70), (60, 84), (58, 95)),
            ((28, 70), (24, 84), (28, 95)),
            ((66, 72), (70, 84), (70, 96)),
            ((24, 70), (18, 84), (18, 96)),
        ),
        (13, 8, 6),
        ((12, 56), (5, 54), (6, 64)),
        (3, 2, 1),
    ),
    "lizard": Build(
        ((22, 74), (38, 70), (54, 71), (66, 70)),
        (18, 24, 24, 19),
        ((64, 68), (72, 60), (76, 56)),
        (18, 15, 13),
        "wyrm",
        96,
        25,
        (
            ((60, 74), (70, 78), (68, 94)),
            ((42, 76), (48, 82), (46, 95)),
            ((28, 76), (22, 84), (26, 94)),
            ((66, 76), (76, 82), (76, 96)),
            ((46, 78), (40, 86), (38, 97)),
            ((26, 76), (16, 84), (14, 96)),
        ),
        (11, 7.5, 6),
        ((20, 74), (8, 78), (2, 88), (10, 96)),
        (16, 10, 6, 1),
        "scale",
    ),
    "behemoth": Build(
        ((16, 58), (32, 48), (50, 44), (64, 52)),
        (32, 41, 47, 38),
        ((60, 54), (72, 60)),
        (36, 29),
        "horned",
        112,
        36,
        (
            ((56, 66), (58, 82), (56, 95)),
            ((26, 68), (22, 82), (24, 95)),
            ((66, 68), (70, 82), (70, 96)),
            ((20, 68), (14, 82), (14, 96)),
        ),
        (19, 14, 13),
        ((8, 52), (1, 58), (2, 72)),
        (8, 6, 2),
        "stone",
    ),
    "horse": Build(
        ((20, 52), (36, 49), (50, 50), (62, 50)),
        (21, 20, 21, 22),
        ((62, 48), (70, 34), (76, 22)),
        (20, 15, 12),
        "horse",
        128,
        24,
        (
            ((58, 56), (64, 74), (60, 94)),
            ((26, 56), (20, 72), (28, 94)),
            ((64, 56), (74, 66), (70, 80)),
            ((22, 54), (15, 72), (20, 95)),
        ),
        (14, 7, 5),
        ((14, 46), (4, 50), (4, 68), (8, 78)),
        (4, 9, 8, 1),
        "plain",
    ),
}


def beast(c: Clay, look: Look) -> None:
    """An animal: its build, then head, colours, mane, wings, second heads, tail of a kind."""
    b = BUILDS[look.one_of(tuple(BUILDS), "wolf")]
    dye = look.colour(0, "ash")
    if look.has("feathered", "bat"):
        c.stretch(0.86, 0.86)
    hide = Skin(dye, 6, 0.15 if b.hide == "fur" else 0.3, "plain" if look.has("smooth") else b.hide)
    if look.has("bones"):
        hide = bone("#CFC4A4")
    half = len(b.legs) // 2
    _tail(c, b, hide, look)
    for leg in b.legs[:half]:
        _leg(c, leg, b, hide._replace(colour=tint(hide.colour, -0.1)))
    if look.has("feathered", "bat"):
        wing(
            c,
            (56, 50),
            (62, 16),
            [(58, 2), (78, 0), (96, 12), (92, 34)],
            look.colour(1, "rust"),
            look,
            near=False,
        )
    _trunk(c, b, hide, look)
    for leg in b.legs[half:]:
        _leg(c, leg, b, hide)
    _heads(c, b, hide, look)
    if look.has("feathered", "bat"):
        wing(
            c,
            (50, 54),
            (34, 16),
            [(42, 2), (18, 2), (2, 18), (4, 40), (22, 54)],
            look.colour(1, "rust"),
            look,
        )


def _trunk(c: Clay, b: Build, hide: Skin, look: Look) -> None:
    """The body: bare ribs, or hide with bristles or plates."""
    if look.has("bones"):
        c.limb(b.spine, [5, 5, 5], hide)
        for x in range(38, 66, 4):
            c.limb([(x, 54), (x + 5, 64), (x - 1, 72)], [2.2, 2.4, 1.2], hide)
        c.limb(b.neck, [5, 5], hide)
        return
    c.limb(b.spine, b.widths, hide._replace(bulge=max(5.0, max(b.widths) * 0.26)))
    hip_x, hip_y = b.legs[-1][0]
    c.ball(hip_x + 2, hip_y + 2, b.widths[0] * 0.52, hide._replace(shadow=0.15, ink=0.1))
    if b.hide == "fur" and not look.has("smooth"):
        _bristles(c, b, hide.colour, look)
    if b.hide == "stone":
        for k in range(6):
            at, up = 22 + 8.4 * k, 34 - 7 * (1 - abs(k - 2.7) / 3)
            plate = [(at - 5, up + 8), (at - 1, up - 7 - 2 * (k % 2)), (at + 6, up + 8)]
            c.poly(plate, Skin(tint(hide.colour, -0.06), 2, 0, "stone"))


def _bristles(c: Clay, b: Build, dye: str, look: Look) -> None:
    tall = 8 if look.has("bristled") else 3.4
    for k in range(12):
        t = k / 11 * (len(b.spine) - 1)
        i = min(int(t), len(b.spine) - 2)
        f = t - i
        x = b.spine[i][0] + (b.spine[i + 1][0] - b.spine[i][0]) * f
        y = b.spine[i][1] + (b.spine[i + 1][1] - b.spine[i][1]) * f
        w = b.widths[i] + (b.widths[i + 1] - b.widths[i]) * f
        c.limb(
            [(x + 2, y - w * 0.40), (x - 3, y - w * 0.5 - tall)],
            [5, 0.8],
            fur(tint(dye, -0.07 + 0.04 * (k % 2)), 2)._replace(shadow=0.2),
        )


def _leg(c: Clay, leg: tuple[Point, ...], b: Build, hide: Skin) -> None:
    thin = 0.42 if hide.grain == "bone" else 1.0
    c.limb(leg, [w * thin for w in b.leg_widths], hide._replace(bulge=3))
    x, y = leg[-1]
    if b.head == "horse":
        c.poly([(x - 3, y - 3), (x + 3, y - 3), (x + 5, y + 2), (x - 4, y + 2)], leather("#2A2024"))
        return
    w = b.leg_widths[-1] * 0.75
    c.ball(x + w * 0.5, y - 0.5, w, hide._replace(bulge=2), w * 0.62)
    for k in range(3):
        c.poly(
            [
                (x + w * (0.5 + 0.4 * k), y - 1),
                (x + w * (1.0 + 0.45 * k), y + 2),
                (x + w * (0.3 + 0.4 * k), y + 1.6),
            ],
            bone(),
        )


def _tail(c: Clay, b: Build, hide: Skin, look: Look) -> None:
    c.limb(b.tail, b.tail_widths if hide.grain != "bone" else [3, 2, 1], hide._replace(bulge=3))
    x, y = b.tail[-1]
    if look.has("sting"):
        c.limb([(16, 54), (4, 44), (2, 26), (14, 14), (24, 18)], [7, 6, 6, 5, 5], scale("#8A3A2A", 2))
        c.poly([(22, 13), (34, 24), (24, 23)], bone("#2E2026"))
    elif look.has("snaketail"):
        c.limb([(16, 54), (2, 46), (8, 32), (0, 22), (8, 14)], [7, 6, 5.4, 5, 5], scale("#4F7A3A", 2))
        c.ball(11, 13, 5, scale("#4F7A3A", 2), 3.4, 10)
        gem_eye(c, 12, 12, 0.9, "#F4D838")
    elif look.has("tuft"):
        c.blob(
            [(x - 2, y - 3), (x + 8, y - 4), (x + 11, y + 3), (x + 3, y + 5)],
            fur(tint(hide.colour, -0.14), 3),
        )
    elif b.head == "horse" and hide.grain != "bone":
        c.limb(b.tail, b.tail_widths, fur(look.colour(1, "#2A2226"), 3))


def _heads(c: Clay, b: Build, hide: Skin, look: Look) -> None:
    """The neck and the head, and more of them for a chimera."""
    if look.has("three"):
        c.limb([(56, 52), (58, 34), (66, 22)], [15, 12, 10], scale("#7A2E2A"))
        wyrm_head(c, Rod(63, 22, 84, 22), Look(["#7A2E2A", "sand", "cream", "swept", "roar"]))
        c.limb([(56, 52), (50, 38), (50, 30)], [14, 11, 9], fur("#B8AC98"))
        HEADS["goat"](c, Rod(47, 32, 100, 19), Skin("#B8AC98", 3, 0.1, "fur"), look)
    kind = next((w for w in reversed(look.words) if w in HEADS), b.head)
    c.limb(b.neck, b.neck_widths if hide.grain != "bone" else [5, 5], hide._replace(ink=0.12, shadow=0.1))
    if look.has("mane"):
        _mane(c, b.neck[-1], look.colour(2, "#5A3420"))
    x, y = b.neck[-1]
    if kind == "person":
        h = Head(x + 4, y - 1, 26)
        back_hair(c, h, look)
        dressed_head(c, h, look)
        return
    if b.head == "horse" and kind == "horse" and hide.grain != "bone":
        for k in range(7):
            c.limb(
                [(60 + 2.4 * k, 40 - 3.4 * k), (55 + 2.2 * k, 44 - 3.2 * k), (53 + 2 * k, 53 - 3.4 * k)],
                [5, 5, 1],
                fur(look.colour(1, "#2A2226"), 2),
            )
    HEADS[kind](c, Rod(*Rod(x, y, b.turn, b.size).at(-6), b.turn, b.size), hide, look)


def _mane(c: Clay, at: Point, dye: str) -> None:
    """A ruff of long hair round the head."""
    x, y = at[0] + 1, at[1] + 4
    for ring, (reach, width) in enumerate(((24, 11), (18, 10))):
        for i in range(13):
            a = math.radians(20 + 23 * i + 11 * ring)
            tip = (x - 3 + reach * math.cos(a) * 0.85, y + reach * math.sin(a) * 1.1 + 3)
            middle = ((x + tip[0]) / 2, (y + tip[1]) / 2 - 1)
            c.limb(
                [(x, y), middle, tip],
                [width, width * 0.9, 1.4],
                fur(tint(dye, 0.05 * (i % 3) - 0.03), 3)._replace(shadow=0.3),
            )


def rider(c: Clay, look: Look) -> None:
    """Someone on a horse: the words before `on` are the horse's, those after it the rider's."""
    at = look.words.index("on")
    mount, person = Look(["horse", *look.words[:at]]), Look([*look.words[at + 1 :], "mounted"])
    c.stretch(0.86, 0.86)
    beast(c, mount)
    c.poly(
        [(30, 40), (54, 40), (58, 58), (44, 62), (30, 56)], Skin(person.colour(2, "crimson"), 3, 0, "cloth")
    )
    c.stretch(0.84, 0.84, 46, 60)
    c.move(-5, -17)
    man(c, person)
