"""Things of the steppe people: yurts, tents, wagons, horses, fences, workshops."""

import math
from collections.abc import Callable

import numpy as np

from tools.paint.core.brush import Array, blur, flat, shift
from tools.paint.core.nature import Glyph
from tools.paint.core.pen import FLAT, Pen, toned

FELT, GREY_FELT, RED, OCHRE, TEAL = "#E6DAC0", "#C9BBA0", "#9E3B30", "#C9963F", "#2F6A6B"
WOOD, DARK, THATCH, GOLD, STONE = "#80593A", "#4A3426", "#BE9C56", "#DDB04A", "#8C8378"
Draw = Callable[[Pen, list[tuple[float, float]], int], None]
Shape = list[tuple[float, float]]
# Barrel, haunch and chest of a horse: middle, half axes, tone.
BARREL = (
    (0.0, 10.8, 9.0, 4.0, -0.06),
    (-6.4, 12.0, 4.6, 4.2, -0.03),
    (6.2, 11.6, 4.4, 4.4, -0.02),
    (0.0, 12.2, 8.4, 2.8, 0.04),
    (-6.0, 13.8, 3.6, 2.0, 0.09),
    (5.6, 13.6, 3.4, 1.8, 0.08),
)
GRAZING: tuple[Shape, Shape] = (
    [(4.5, 15.4), (8, 9), (13.4, 5.6), (15.2, 8.6), (11, 13)],
    [(13.4, 9.4), (16, 8.4), (17.6, 2.2), (16.2, 1.0), (14.6, 1.6), (13, 6)],
)
ALERT: tuple[Shape, Shape] = (
    [(3.4, 15.2), (10, 9.4), (13.4, 18.6), (12.6, 21.6), (9.8, 22)],
    [(9.8, 22), (11, 24), (12.8, 22.2), (18.2, 18), (17.6, 15.8), (15.6, 15.8), (12.2, 18.2)],
)
COATS = ("#7A4A2E", "#3E302A", "#B98A5A", "#D8CDBA", "#5B3A2A", "#9A6A44")


def yurt(u: float, seed: int, r: float = 24, felt: str = FELT, band: str = RED) -> Glyph:
    """A felt house: drum wall with a woven band, low dome, smoke ring, door flap."""
    wall, rise = r * 0.62, r * 0.7
    pen = Pen(u, r * 1.3, wall + rise + r * 0.55, r * 0.6)
    outline = [(r, 0), (r, wall * 0.14), (r, wall * 0.6), (r, wall * 0.84), (r, wall), (r * 1.07, wall)]
    dome = [(1.0, 0.16), (0.86, 0.46), (0.62, 0.76), (0.36, 0.94), (0.17, 1.02)]
    outline += [(r * a, wall + rise * b) for a, b in dome]
    pen.lathe(0, 0, outline, [toned_hex(felt, -0.2), felt, band, felt, toned_hex(felt, -0.1), felt])
    _yurt_band(pen, r, wall)
    for a in np.linspace(math.pi * 1.06, math.pi * 1.94, 6):
        straps = [(1.05, 0.02), (0.88, 0.46), (0.63, 0.77), (0.36, 0.95)]
        pen.path(
            [(r * q * math.cos(a), wall + rise * z + r * q * FLAT * math.sin(a)) for q, z in straps],
            0.9,
            band,
        )
    top = wall + rise
    pen.oval(0, top + 0.4, r * 0.2, r * 0.1, toned(WOOD, -0.05))
    pen.oval(0, top + 0.6, r * 0.13, r * 0.06, DARK)
    _yurt_door(pen, r, wall, band)
    return pen.glyph(seed)


def toned_hex(colour: str, tone: float) -> str:
    """A lighter or darker colour as text."""
    return "#" + "".join(f"{round(float(v) * 255):02X}" for v in shift(colour, tone))


def _yurt_band(pen: Pen, r: float, wall: float) -> None:
    for a in np.linspace(math.pi * 1.06, math.pi * 1.94, 13):
        x, y, w = r * math.cos(a), r * FLAT * math.sin(a) + wall * 0.72, 1.7 * abs(math.sin(a)) + 0.3
        pen.poly([(x - w, y), (x, y + 1.6), (x + w, y), (x, y - 1.6)], "#E8C878")


def _yurt_door(pen: Pen, r: float, wall: float, band: str) -> None:
    y, w, h = -r * FLAT, r * 0.2, wall * 0.86
    pen.box(-w - 1.6, y, w + 1.6, y + h + 1.4, toned(WOOD, -0.02))
    pen.box(-w, y, w, y + h, DARK)
    pen.poly([(-w, y + h), (w * 0.5, y + h), (-w * 0.25, y + h * 0.2), (-w, y)], toned(band, 0.04))
    pen.line(-w - 1.6, y + h + 1.2, w + 1.6, y + h + 1.2, 1.0, toned(WOOD, 0.14))


def chief_tent(u: float, seed: int) -> Glyph:
    """The great tent: two tiers of red and gold, a gilded top, banners and a carpet."""
    pen = Pen(u, 84, 112, 26)
    r, wall = 50.0, 28.0
    pen.poly([(-9, -24), (9, -24), (7, -12), (-7, -12)], "#7E2A2A")
    pen.poly([(-6.5, -23), (6.5, -23), (5, -12), (-5, -12)], "#B5493A")
    for x in (-62.0, 62.0):
        _banner(pen, x, -6, 78, RED if x < 0 else TEAL)
    outline = [(r, 0), (r, 4), (r, 16), (r, 24), (r, wall), (r * 1.08, wall)]
    outline += [(r, 33), (r * 0.82, 42), (r * 0.6, 49), (r * 0.44, 53)]
    pen.lathe(
        0, 0, outline, [toned_hex(RED, -0.14), FELT, RED, GOLD, toned_hex(RED, -0.08), "#EADFC8", "#EADFC8"]
    )
    for a in np.linspace(math.pi * 1.04, math.pi * 1.96, 11):
        rim = [(1.08, 28.5), (0.84, 42), (0.61, 49), (0.45, 53)]
        pen.path([(r * q * math.cos(a), z + r * q * FLAT * math.sin(a)) for q, z in rim], 2.0, "#A8463A")
    for a in np.linspace(math.pi * 1.03, math.pi * 1.97, 21):
        x, y, w = r * math.cos(a), r * FLAT * math.sin(a) + 20, 2.6 * abs(math.sin(a)) + 0.3
        pen.poly([(x - w, y), (x, y + 3), (x + w, y), (x, y - 3)], "#EBCB7A")
    pen.lathe(0, 53, [(21, 0), (21, 8), (23, 8), (17, 16), (9, 24), (2.4, 31)], [TEAL, GOLD, "#B24A3C"])
    pen.lathe(0, 84, [(2.4, 0), (4, 3), (3.2, 6), (0.6, 12)], [GOLD])
    _tent_mouth(pen, -r * FLAT, 12, 25)
    for x in (-30, 30):
        _brazier(pen, x, -22)
    return pen.glyph(seed, 4.5, 0.3)


def _tent_mouth(pen: Pen, y: float, w: float, h: float) -> None:
    pen.poly([(-w, y), (w, y), (w * 0.8, y + h), (-w * 0.8, y + h)], "#2E201C")
    pen.poly([(-w - 3, y - 1), (-w * 0.5, y), (-w * 0.75, y + h * 0.5), (-w * 0.2, y + h)], "#C05A44")
    pen.poly([(w + 3, y - 1), (w * 0.5, y), (w * 0.75, y + h * 0.5), (w * 0.2, y + h)], "#8E3830")
    pen.box(-w - 2, y + h - 1, w + 2, y + h + 2, toned(GOLD, -0.03))


def _banner(pen: Pen, x: float, y: float, tall: float, colour: str) -> None:
    pen.line(x, y, x, y + tall, 2.0, toned(WOOD, -0.06))
    pen.line(x - 0.5, y, x - 0.5, y + tall, 0.8, toned(WOOD, 0.12))
    flag = [
        (x, y + tall - 4),
        (x + 17, y + tall - 8),
        (x + 12, y + tall - 16),
        (x + 18, y + tall - 24),
        (x, y + tall - 28),
    ]
    pen.poly(flag, toned(colour, 0.0))
    pen.poly([flag[0], (x + 7, y + tall - 6), (x + 7, y + tall - 27), flag[-1]], toned(colour, 0.07))
    pen.disc(x + 7.5, y + tall - 16, 3.2, GOLD)
    pen.disc(x, y + tall, 2.2, GOLD)


def _brazier(pen: Pen, x: float, y: float) -> None:
    for dx in (-2.6, 0, 2.6):
        pen.line(x, y + 7, x + dx, y, 1.0, DARK)
    pen.oval(x, y + 7, 4.2, 2.2, "#5A4636")
    for dx, h, c in ((-1.6, 6, "#D9662C"), (1.4, 5, "#D9662C"), (0, 9, "#F0A23C"), (0, 5, "#FBE08A")):
        pen.poly([(x + dx - 2, y + 7), (x + dx + 2, y + 7), (x + dx * 0.4, y + 7 + h)], c)


def pavilion(u: float, seed: int) -> Glyph:
    """The meeting tent: a long striped roof on three masts, open in front."""
    pen = Pen(u, 80, 84, 10)
    pen.poly([(-60, 4), (60, 4), (56, 30), (-56, 30)], "#3A2A24")
    pen.poly([(-60, 0), (60, 0), (52, 12), (-52, 12)], "#8A5B44")
    for n, x in enumerate((-40.0, -14.0, 13.0, 39.0)):
        pen.oval(x, 6, 9, 3.4, (RED, OCHRE, TEAL, RED)[n])
        pen.oval(x, 6.6, 5, 1.8, ("#D8B25E", "#8E3A30", "#DCCBA2", "#D8B25E")[n])
    masts = (-38.0, 0.0, 38.0)
    roof = _sagging(masts, 62.0, 28.0, 64.0)
    for n in range(len(roof) - 1):
        colour = (FELT, RED, FELT, OCHRE)[n // 2 % 4]
        (x0, y0), (x1, y1) = roof[n], roof[n + 1]
        low = [(x * 1.14, 27 + 1.4 * math.cos(x / 5)) for x in (x0, x1)]
        tone = 0.05 - 0.07 * math.sin((x0 % 38) / 38 * math.pi * 2)
        pen.poly([(x0, y0), (x1, y1), low[1], low[0]], toned(colour, tone))
    for n in range(len(roof) - 1):
        x0, x1 = roof[n][0] * 1.14, roof[n + 1][0] * 1.14
        y = 27 + 1.4 * math.cos(x0 / 5)
        pen.poly([(x0, y), (x1, y), ((x0 + x1) / 2, y - 5)], toned((RED, FELT)[n % 2], -0.05))
    for x in (-66.0, -33.0, 0.0, 33.0, 66.0):
        pen.line(x, -2, x, 27, 2.0, toned(WOOD, -0.04))
        pen.line(x - 0.5, -2, x - 0.5, 27, 0.7, toned(WOOD, 0.14))
    for x, colour in zip(masts, (TEAL, RED, TEAL), strict=True):
        pen.line(x, 62, x, 74, 1.4, toned(WOOD, 0.0))
        pen.poly([(x, 74), (x + 12, 71), (x, 67)], colour)
    return pen.glyph(seed, 4.5, 0.3)


def _sagging(masts: tuple[float, ...], half: float, low: float, high: float) -> list[tuple[float, float]]:
    """The ridge of a tent that sags between its masts."""
    points = []
    for x in np.linspace(-half, half, 49):
        near = min(abs(x - m) for m in masts)
        points.append((float(x), high - (high - low) * 0.86 * (1 - math.exp(-near / 17))))
    return points


def wagon(u: float, seed: int, felt: str = FELT) -> Glyph:
    """A four-wheeled wagon under a felt hood."""
    pen = Pen(u, 30, 36, 5)
    for x in (-14, 12):
        _wheel(pen, x + 2, 7.5, 6.6, 0.6)
    pen.box(-22, 8, 20, 13, toned(WOOD, -0.04))
    pen.line(-22, 12.6, 20, 12.6, 1.0, toned(WOOD, 0.12))
    hood = [(20 * math.cos(a) - 1, 13 + 18 * math.sin(a) ** 0.7) for a in np.linspace(0, math.pi, 25)]
    pen.poly(hood, toned(felt, -0.08))
    pen.poly([(x * 0.86 - 2.4, 13 + (y - 13) * 0.96) for x, y in hood], toned(felt, 0.0))
    pen.poly([(x * 0.5 - 7.5, 14 + (y - 13) * 0.92) for x, y in hood], toned(felt, 0.05))
    for x in (-13, -1, 11):
        top = 13 + 18 * max(0.0, 1 - ((x + 1) / 20) ** 2) ** 0.35
        pen.line(x, 13, x, top, 1.4, toned(RED, 0.02))
    for x in (-14, 12):
        _wheel(pen, x, 6, 7.4, 1.0)
    pen.line(20, 9, 29, 5, 1.4, toned(WOOD, 0.02))
    return pen.glyph(seed)


def _wheel(pen: Pen, x: float, y: float, r: float, spokes: float) -> None:
    pen.disc(x, y, r, toned(DARK, 0.02))
    pen.disc(x, y, r * 0.76, toned(WOOD, 0.02) if spokes < 1 else toned("#B89468", 0.0))
    for a in np.linspace(0, math.pi, 5)[:-1]:
        dx, dy = math.cos(a) * r * 0.8, math.sin(a) * r * 0.8
        pen.line(x - dx, y - dy, x + dx, y + dy, 1.1, toned(DARK, 0.03))
    pen.disc(x, y, r * 0.26, toned(WOOD, 0.05))


def horse(u: float, seed: int, coat: str, left: bool = True, size: float = 1.0) -> Glyph:
    """A small steppe horse, grazing or looking up, from the side."""
    rng = np.random.default_rng(seed)
    s = -size if left else size
    pen = Pen(u, 24 * size, 26 * size, 4)
    dark, grazing = toned(coat, -0.12), rng.random() < 0.4

    def far(points: list[tuple[float, float]]) -> list[tuple[float, float]]:
        return [(x * s, y * size) for x, y in points]

    for x, bend, tone in ((-6, 1, -0.12), (7, -1, -0.12), (-8, -1, -0.03), (5.4, 1, -0.03)):
        pen.path(far([(x, 10), (x + bend * 0.9, 5), (x + bend * 0.2, 0.6)]), 2.0 * size, toned(coat, tone))
        pen.path(far([(x + bend * 0.2, 1), (x + bend * 0.2, 0)]), 2.2 * size, dark)
    pen.path(far([(-9.6, 14), (-12.4, 12.6), (-13.6, 8), (-13, 4)]), 2.4 * size, dark)
    for x, y, rx, ry, tone in BARREL:
        pen.oval(x * s, y * size, rx * size, ry * size, toned(coat, tone))
    neck, head = GRAZING if grazing else ALERT
    pen.poly(far(neck), toned(coat, 0.02))
    pen.poly(far(head), toned(coat, 0.05))
    pen.path(far([neck[0], neck[-1], head[0]]), 2.0 * size, dark)
    return pen.glyph(seed, 3, 0.2)


def fence(u: float, seed: int, dx: float, dy: float) -> Glyph:
    """Posts and two rails from (0, 0) to (dx, dy), dy northwards."""
    return _run(u, seed, dx, dy, 13.0, _rails)


def palisade(u: float, seed: int, dx: float, dy: float) -> Glyph:
    """A wall of sharpened stakes from (0, 0) to (dx, dy)."""
    return _run(u, seed, dx, dy, 4.0, _stakes)


def _rails(pen: Pen, spots: list[tuple[float, float]], _seed: int) -> None:
    for height in (4.2, 8.2):
        pen.path([(x, y + height) for x, y in spots], 1.4, toned(WOOD, -0.02))
        pen.path([(x, y + height + 0.5) for x, y in spots], 0.6, toned(WOOD, 0.14))
    for x, y in spots:
        pen.box(x - 1.1, y, x + 1.1, y + 10.5, toned(DARK, 0.08))
        pen.box(x - 1.1, y, x - 0.2, y + 10.5, toned(WOOD, 0.1))


def _stakes(pen: Pen, spots: list[tuple[float, float]], seed: int) -> None:
    rng = np.random.default_rng(seed)
    along = abs(spots[-1][0]) > abs(spots[-1][1])
    if not along:  # seen end on: two staggered rows
        spots = [(x + 2.6 * (-1) ** n, y) for n, (x, y) in enumerate(spots)]
    for x, y in sorted(spots, key=lambda p: -p[1]):
        tall, tone = rng.uniform(17, 21), rng.uniform(-0.04, 0.04)
        pen.poly(
            [(x - 2, y), (x + 2.1, y), (x + 2.1, y + tall), (x, y + tall + 3.4), (x - 2, y + tall)],
            toned(WOOD, tone - 0.08),
        )
        pen.poly(
            [(x - 2, y), (x - 0.2, y), (x - 0.2, y + tall + 2.8), (x - 2, y + tall)], toned("#A67E54", tone)
        )
    if along:
        pen.path([(x, y + 9) for x, y in spots], 1.2, toned("#B99A6A", -0.06))


def _run(u: float, seed: int, dx: float, dy: float, step: float, draw: Draw) -> Glyph:
    n = max(1, round(math.hypot(dx, dy * 0.75) / step))
    spots = [(dx * i / n, dy * i / n) for i in range(n + 1)]
    pen = Pen(u, abs(dx) + 6, max(dy, 0) + 26, max(-dy, 0) + 4)
    draw(pen, spots, seed)
    return pen.glyph(seed, 3, 0.25)


def standard(u: float, seed: int, colour: str) -> Glyph:
    """A banner on a tall pole."""
    pen = Pen(u, 24, 78, 4)
    _banner(pen, 0, 0, 68, colour)
    return pen.glyph(seed, 3.5, 0.25)


def bridge(u: float, seed: int) -> Glyph:
    """A plank bridge running east and west over a broad river."""
    rng = np.random.default_rng(seed)
    pen = Pen(u, 36, 30, 10)
    pen.box(-30, -3, 30, 2, "#2C2A34")
    for n in range(20):
        x = -31 + 3.1 * n
        rise = 3.4 * math.cos(x / 31 * math.pi / 2)
        pen.box(x, rise, x + 2.7, rise + 17, toned("#A27C54", rng.uniform(-0.06, 0.06)))
        pen.box(x, rise - 2, x + 2.7, rise + 0.4, toned(DARK, 0.06))
    for y in (0.0, 16.0):
        rail = [(x, y + 7 + 3.4 * math.cos(x / 31 * math.pi / 2)) for x in range(-30, 31, 6)]
        for x, top in rail[::2]:
            pen.line(x, top - 8, x, top + 1, 2.0, toned(DARK, 0.1))
        pen.path(rail, 1.8, toned(WOOD, 0.06))
    return pen.glyph(seed, 3.5, 0.3)


def smoke(u: float, seed: int, size: float, rise: float, colour: str = "#D8CEC2") -> Glyph:
    """A plume that leans east; its foot lies `rise` world pixels below its source."""
    rng = np.random.default_rng(seed)
    w, h = int(90 * size * u), int(110 * size * u)
    yy, xx = np.mgrid[0:h, 0:w].astype(np.float32)
    alpha: Array = np.zeros((h, w), np.float32)
    for n in range(26):
        t = n / 26
        x, y = w * (0.16 + 0.62 * t**1.35) + rng.normal(0, 3 * u * t * size), h * (0.98 - 0.9 * t)
        r = (3 + 15 * t) * size * u
        puff = np.clip(1 - np.hypot(xx - x, yy - y) / r, 0, 1) * (1 - t) ** 1.0 * 0.5
        alpha = alpha + puff * (1 - alpha)
    s = flat(blur(np.asarray(alpha, np.float32), 1.2 * u * size), colour)
    return s, (w * 0.16, h * 0.98 + rise * u)
