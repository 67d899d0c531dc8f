"""Whole dragons: one build, many poses. They fill the sprite and look to the right."""

from typing import NamedTuple

from tools.paint.core.brush import Point
from tools.paint.runebound.clay import Clay, Skin, bone, curve, flat, stone
from tools.paint.runebound.look import Look, Rod, tint
from tools.paint.runebound.wyrm import BREATHS, sided, wing, wyrm_head


class Pose(NamedTuple):
    """Spine from the tip of the tail to the nape with its breadths; where head, wings and legs go."""

    spine: tuple[Point, ...]
    widths: tuple[float, ...]
    head: tuple[float, float]
    """Turn and length of the head."""
    far: tuple[Point, ...] = ()
    """Root, wrist and tips of the far wing."""
    near: tuple[Point, ...] = ()
    legs: tuple[tuple[Point, ...], ...] = ()
    """Far legs first."""
    over: bool = False
    """Whether the near wing lies over the body."""
    belly: int = 4
    """Where on the spine the belly begins."""


POSES = {
    "rear": Pose(
        ((6, 84), (16, 95), (32, 94), (43, 86), (46, 72), (45, 58), (49, 45), (58, 34), (66, 26)),
        (1, 5, 9, 19, 25, 22, 14, 10, 9),
        (98, 25),
        ((50, 50), (64, 14), (74, 4), (88, 12), (95, 30), (86, 46)),
        ((42, 50), (24, 14), (34, 2), (14, 6), (3, 24), (6, 48), (20, 60)),
        (
            ((52, 76), (60, 84), (57, 95)),
            ((52, 54), (62, 60), (66, 68)),
            ((42, 78), (54, 82), (47, 96)),
            ((48, 58), (57, 67), (63, 62)),
        ),
    ),
    "stalk": Pose(
        ((2, 56), (10, 70), (22, 74), (36, 69), (50, 66), (62, 64), (71, 55), (76, 44), (82, 39)),
        (1, 5, 10, 19, 24, 22, 15, 11, 10),
        (100, 23),
        ((60, 56), (58, 18), (46, 6), (66, 4), (84, 10), (90, 28)),
        ((56, 58), (42, 20), (30, 4), (18, 16), (8, 34), (14, 50), (34, 60)),
        (
            ((66, 70), (74, 80), (72, 95)),
            ((34, 72), (30, 84), (36, 95)),
            ((60, 70), (66, 82), (62, 96)),
            ((40, 72), (44, 84), (40, 96)),
        ),
        over=True,
    ),
    "fly": Pose(
        ((2, 70), (12, 76), (24, 70), (36, 60), (48, 54), (58, 50), (67, 44), (74, 36), (80, 33)),
        (1, 4, 7, 13, 18, 17, 12, 9, 8),
        (102, 20),
        ((56, 48), (66, 14), (58, 2), (80, 4), (95, 14), (97, 34), (84, 44)),
        ((50, 50), (36, 12), (46, 2), (24, 2), (6, 12), (2, 34), (14, 50), (32, 56)),
        (
            ((44, 60), (40, 72), (46, 78)),
            ((58, 56), (64, 64), (72, 64)),
            ((38, 62), (30, 74), (34, 82)),
            ((54, 58), (56, 68), (64, 71)),
        ),
        over=True,
    ),
    "coil": Pose(
        (
            (90, 84),
            (78, 93),
            (50, 96),
            (20, 90),
            (12, 76),
            (28, 68),
            (60, 72),
            (74, 62),
            (62, 52),
            (40, 50),
            (32, 38),
            (42, 26),
            (56, 22),
        ),
        (1, 6, 12, 17, 19, 19, 19, 17, 15, 14, 12, 10, 9),
        (98, 26),
        ((46, 46), (66, 24), (76, 8), (90, 16), (96, 34), (84, 48)),
        ((36, 46), (18, 22), (24, 6), (8, 14), (3, 34), (14, 50)),
        belly=8,
    ),
    "perch": Pose(
        ((92, 92), (80, 96), (66, 90), (54, 80), (46, 68), (44, 54), (50, 42), (58, 36), (66, 36)),
        (1, 5, 9, 18, 23, 21, 14, 10, 9),
        (116, 25),
        ((50, 50), (70, 30), (78, 18), (92, 40), (90, 62), (76, 70)),
        ((40, 50), (24, 26), (18, 14), (6, 40), (8, 66), (18, 82), (30, 78)),
        (((56, 76), (62, 82), (58, 90)), ((44, 78), (52, 84), (46, 92)), ((50, 56), (58, 66), (54, 76))),
    ),
    "dive": Pose(
        ((10, 6), (20, 14), (32, 18), (42, 26), (50, 38), (56, 50), (60, 62), (66, 70), (72, 76)),
        (1, 4, 8, 14, 19, 18, 13, 10, 9),
        (126, 23),
        ((58, 44), (76, 22), (84, 6), (96, 16), (98, 36), (88, 52)),
        ((48, 46), (26, 40), (10, 24), (4, 44), (6, 64), (20, 74), (36, 66)),
        (((52, 34), (64, 30), (70, 34)), ((46, 38), (38, 48), (42, 56))),
    ),
    "sleep": Pose(
        ((88, 80), (94, 90), (80, 96), (54, 96), (30, 90), (24, 76), (36, 64), (54, 64), (66, 72), (68, 82)),
        (1, 6, 11, 17, 24, 27, 26, 20, 14, 11),
        (104, 27),
        (),
        ((38, 60), (26, 38), (34, 24), (12, 40), (8, 62), (16, 80), (34, 84)),
        over=True,
        belly=9,
    ),
    "serpent": Pose(
        ((4, 92), (14, 84), (24, 90), (34, 94), (46, 84), (44, 68), (34, 56), (36, 40), (48, 30), (60, 28)),
        (2, 7, 10, 13, 16, 17, 16, 14, 11, 9),
        (96, 27),
        belly=4,
    ),
    "bust": Pose(
        ((-6, 108), (0, 92), (8, 74), (20, 56), (34, 46)),
        (46, 42, 34, 27, 24),
        (92, 52),
        belly=0,
    ),
    "rise": Pose(
        ((30, 112), (28, 92), (36, 72), (50, 58), (44, 42), (38, 34)),
        (34, 32, 28, 22, 19, 17),
        (80, 44),
        belly=0,
    ),
}


def dragon(c: Clay, look: Look) -> None:
    """A dragon: pose, four colours (hide, belly, horn, wing), horns, breath, frill, bonewyrm, torn, rock."""
    pose = POSES[look.one_of(tuple(POSES), "rear")]
    if look.has(*BREATHS):
        c.stretch(0.76, 0.76, 0, 96)
    elif look.has("stalk", "fly"):
        c.stretch(0.9, 0.9, 0, 96)
    hide = look.colour(0, "crimson")
    skin_dye = look.colour(3, tint(hide, 0.04, 1.1, 0.25))
    if look.has("rock"):
        c.blob([(20, 98), (28, 88), (44, 84), (62, 85), (76, 92), (84, 99)], stone("#5E5A5C"))
    if pose.far and not look.has("wingless"):
        wing(c, pose.far[0], pose.far[1], pose.far[2:], skin_dye, look, near=False)
    if pose.near and not pose.over and not look.has("wingless"):
        wing(c, pose.near[0], pose.near[1], pose.near[2:], skin_dye, look)
    far, near = pose.legs[: len(pose.legs) // 2], pose.legs[len(pose.legs) // 2 :]
    for leg in far:
        _leg(c, leg, tint(hide, -0.1), look)
    if look.has("bonewyrm"):
        _bones(c, pose, hide)
    else:
        _body(c, pose, look)
    for leg in near:
        _leg(c, leg, hide, look)
    if pose.near and pose.over and not look.has("wingless"):
        wing(c, pose.near[0], pose.near[1], pose.near[2:], skin_dye, look)
    turn, size = pose.head
    back = Rod(*pose.spine[-1], turn, size).at(4)
    wyrm_head(c, Rod(back[0], back[1], turn, size), look)


def _body(c: Clay, pose: Pose, look: Look) -> None:
    """Spines of the back, hide, belly plates."""
    hide, belly = look.colour(0, "crimson"), look.colour(1, "sand")
    heavy = 1.18 if look.has("heavy") else 0.84 if look.has("slender") else 1.0
    widths = [w * heavy for w in pose.widths]
    line = curve(pose.spine, steps=6)
    fine = [_at(widths, i / (len(line) - 1)) for i in range(len(line))]
    _ridge(c, line, fine, look)
    c.limb(pose.spine, widths, Skin(hide, max(4.0, max(widths) * 0.24), 0.35, "scale", depth=1.2))
    start = pose.belly * 6
    under = sided(line, fine, 0.56)[start:]
    thin = [w * 0.46 for w in fine[start:]]
    c.limb(
        under[:: max(1, len(under) // 9)],
        thin[:: max(1, len(thin) // 9)],
        Skin(belly, 2.6, 0.2, "plain", shadow=0.0, ink=0.25),
    )
    for i in range(0, len(under), 2):
        if i + 1 < len(under):
            (x0, y0), (x1, y1) = under[i], under[i + 1]
            n = max(0.3, ((x1 - x0) ** 2 + (y1 - y0) ** 2) ** 0.5)
            w = thin[i] * 0.5
            c.line(
                [
                    (x0 - (y1 - y0) / n * w, y0 + (x1 - x0) / n * w),
                    (x0 + (y1 - y0) / n * w, y0 - (x1 - x0) / n * w),
                ],
                0.7,
                tint(belly, -0.2),
                0.6,
            )


def _at(values: list[float], t: float) -> float:
    i = t * (len(values) - 1)
    low = min(int(i), len(values) - 2)
    return values[low] + (values[low + 1] - values[low]) * (i - low)


def _ridge(c: Clay, line: list[Point], widths: list[float], look: Look) -> None:
    """Spikes or a fin along the back."""
    tone = look.colour(2, "#C4B490")
    back = sided(line, widths, -0.86)
    step = 3 if look.has("spiny") else 4
    for i in range(step, len(line) - 3, step):
        (x0, y0), (x1, y1) = back[i], back[i + 1]
        dx, dy, w = line[i][0] - x0, line[i][1] - y0, widths[i]
        n = max(0.4, (dx * dx + dy * dy) ** 0.5)
        tall = 2.4 + w * (0.36 if look.has("spiny") else 0.22)
        tip = (x0 - dx / n * tall - (x1 - x0) * 1.2, y0 - dy / n * tall - (y1 - y0) * 1.2)
        c.poly([back[i - 1], tip, (x1, y1), line[i]], bone(tone))


def _leg(c: Clay, leg: tuple[Point, ...], hide: str, look: Look) -> None:
    """Thigh, shin and a clawed foot."""
    if look.has("bonewyrm"):
        c.limb(leg, [3.4, 2.8, 2.6], bone(hide))
    else:
        k = 1.2 if look.has("heavy") else 1.0
        c.limb(leg, [13 * k, 8.4 * k, 5.6 * k], Skin(hide, 3.6, 0.3, "scale"))
    x, y = leg[-1]
    for k in range(3):
        c.limb(
            [(x - 1 + k * 1.4, y - 1), (x + 2.6 + 2.2 * k, y - 1.6 + 0.6 * k), (x + 4.6 + 2.4 * k, y + 1.2)],
            [4, 2.8, 0.6],
            bone() if look.has("bonewyrm") else Skin(hide, 1.4, 0.2, "plain"),
        )
        c.poly(
            [(x + 3.4 + 2.2 * k, y - 1), (x + 6.6 + 2.4 * k, y + 1.6), (x + 3.2 + 2.2 * k, y + 1)],
            bone("#E8DEC4"),
        )


def _bones(c: Clay, pose: Pose, tone: str) -> None:
    """A spine of vertebrae with ribs."""
    line = curve(pose.spine, steps=5)
    widths = [_at(list(pose.widths), i / (len(line) - 1)) for i in range(len(line))]
    under = sided(line, widths, 1.0)
    back = sided(line, widths, -0.55)
    for i, (x, y) in enumerate(line):
        if widths[i] > 15:
            bx, by = under[i]
            c.limb(
                [(x, y), ((x + bx) / 2 - 6, (y + by) / 2 - 1), (bx, by), (bx + 4, by + 2)],
                [2.4, 2.6, 2, 0.8],
                bone(tone),
            )
    for i, (x, y) in enumerate(line):
        c.poly([(x - 1.4, y), back[i], (x + 1.4, y)], bone(tone))
        c.ball(x, y, 1.2 + widths[i] * 0.1, bone(tone))


def dragon_far(c: Clay, look: Look) -> None:
    """A dragon far off, a dark shape against the sky."""
    dark = flat(look.colour(0, "#2A1E24"))
    c.limb([(8, 62), (24, 66), (40, 58), (56, 52), (68, 42), (76, 40)], [0.8, 4, 8, 9, 5, 4], dark)
    c.blob([(70, 42), (76, 36), (90, 42), (76, 45)], dark)
    for wrist, tips in (((34, 20), ((20, 10), (4, 30), (14, 50))), ((64, 16), ((74, 6), (94, 22), (84, 42)))):
        edge: list[Point] = []
        for a, b in zip(tips, [*tips[1:], (50, 56)], strict=True):
            edge += [a, ((a[0] + b[0]) * 0.4 + wrist[0] * 0.2, (a[1] + b[1]) * 0.4 + wrist[1] * 0.2)]
        c.poly([(50, 52), wrist, *edge], dark)
