"""The Factory: a brooding heap of halls, furnaces and chimneys with fire behind its windows."""

import math

import numpy as np

from tools.paint.core.brush import noise, ramp, smooth, surface
from tools.paint.core.nature import Glyph
from tools.paint.core.pen import Pen, toned

IRON, BRICK, SOOT, STEEL, RUST = "#544D50", "#6E4A40", "#2C272E", "#6F7880", "#8A4E36"
FIRE = ("#F0A94E", "#FFD98A", "#D9782E", "#7A4A34")
CHIMNEYS = ((-74, 118, 10), (-56, 150, 11), (-35, 132, 9), (50, 156, 12), (71, 124, 10), (88, 96, 9))


def factory(u: float, seed: int) -> Glyph:
    """All of it, back to front."""
    rng = np.random.default_rng(seed)
    pen = Pen(u, 124, 176, 14)
    for x, tall, wide in CHIMNEYS:
        _chimney(pen, x, tall, wide)
    _keep(pen, rng)
    _gasholder(pen, 92, 0, 19, 34)
    _furnace(pen, 60, 0)
    _sawtooth(pen, -104, -26, 2, 34, 5, rng)
    _gallery(pen, rng)
    _hall(pen, rng)
    _wall(pen, rng)
    return pen.glyph(seed, 4.2, 0.3)


def plume(u: float, seed: int, rise: float, size: float = 1.0) -> Glyph:
    """Heavy smoke that rolls to the east and thins; its foot lies `rise` world pixels below its source."""
    rng = np.random.default_rng(seed)
    k = u * size
    w, h = int(120 * k), int(74 * k)
    yy, xx = np.mgrid[0:h, 0:w].astype(np.float32)
    body, light = np.zeros((h, w), np.float32), np.zeros((h, w), np.float32)
    for n in range(44):
        t = n / 43
        x = w * (0.05 + 0.86 * t**1.3) + rng.normal(0, 2.4 * k * t)
        y = h * (0.96 - 0.78 * t**0.62) + rng.normal(0, 4.2 * k * t)
        r = (2.6 + 14 * t) * k * rng.uniform(0.8, 1.15)
        far = np.hypot(xx - x, (yy - y) * 1.15) / r
        puff = smooth(1 - far, 0.0, 0.55) * (1 - t) ** 0.85 * 0.62
        lit = np.clip(0.5 - ((xx - x) * 0.6 + (yy - y)) / (1.7 * r), 0, 1)
        light = light + (lit * (1 - 0.3 * t) - light) * puff
        body = body + puff * (1 - body)
    body = body * (0.55 + 0.75 * noise(h, w, 15 * k, seed, 3))
    colours = ramp(light, (0, "#4A4247"), (0.4, "#6E645F"), (0.75, "#A89A8A"), (1, "#D6C6AC"))
    return surface(colours, np.clip(body, 0, 0.9)), (w * 0.05, h * 0.96 + rise * u)


def chimney_tops() -> list[tuple[float, float]]:
    """Where smoke rises, from the middle of the foot: east, up."""
    return [(x, tall) for x, tall, _ in CHIMNEYS]


def _chimney(pen: Pen, x: float, tall: float, wide: float) -> None:
    half = wide / 2
    shape = [(half, 20), (half * 0.72, tall - 6), (half * 0.9, tall - 5), (half * 0.9, tall)]
    pen.lathe(x, 0, shape, ["#6B4A42", "#4A4046", "#5A5054"], 0.3)
    for y in np.arange(34, tall - 10, 22):
        r = half * (1 - 0.28 * (y - 20) / tall)
        pen.box(x - r, y, x + r, y + 2, toned(SOOT, 0.06))
        pen.box(x - r, y, x - r * 0.4, y + 2, toned(SOOT, 0.2))
    pen.box(x - half * 0.76, tall - 20, x + half * 0.76, tall - 15, toned(RUST, 0.02))
    pen.oval(x, tall, half * 0.7, half * 0.24, "#171318")


def _lights(
    pen: Pen, rng: np.random.Generator, x0: float, x1: float, y: float, step: float, size: tuple[float, float]
) -> None:
    """A row of windows, some with fire behind them."""
    w, h = size
    for x in np.arange(x0, x1 - w + 0.1, step):
        pen.box(x - 0.8, y - 0.8, x + w + 0.8, y + h + 0.8, toned(SOOT, -0.02))
        lit = FIRE[rng.choice(4, p=(0.4, 0.2, 0.2, 0.2))]
        pen.box(x, y, x + w, y + h, lit)
        pen.box(x, y, x + w, y + h * 0.35, toned(lit, 0.06))
        pen.line(x + w / 2, y, x + w / 2, y + h, 0.5, toned(SOOT, 0.02))


def _keep(pen: Pen, rng: np.random.Generator) -> None:
    """The great tower in the middle: stepped brick, a ribbed dome, one burning rose window."""
    pen.block(-34, 36, 0, 74, 8, "#5C4A48")
    for x in (-34, -17, 0, 19, 36):
        pen.box(x - 2, 0, x + 2, 80, toned(BRICK, 0.06 - 0.0016 * (x + 34)))
        pen.poly([(x - 2.6, 80), (x + 2.6, 80), (x, 89)], toned(BRICK, -0.02))
    _lights(pen, rng, -28, 33, 56, 11.6, (5.4, 12))
    pen.block(-24, 26, 74, 16, 6, "#57484A")
    _lights(pen, rng, -20, 24, 79, 9, (4, 7))
    dome = [(24, 0), (23.4, 7), (20.6, 15), (15.4, 22), (8.4, 27), (3.4, 29)]
    pen.lathe(1, 92, dome, ["#47565C"], 0.3)
    for a in np.linspace(math.pi * 1.05, math.pi * 1.95, 7):
        rib = [(1 + r * math.cos(a), 92 + z + 0.3 * r * math.sin(a)) for r, z in dome]
        pen.path(rib, 0.9, toned("#3A464C", 0.0))
    pen.lathe(1, 120, [(3.6, 0), (3.2, 8), (4.4, 8), (0.5, 20)], ["#6B6260", "#6B6260", RUST], 0.3)
    pen.line(1, 139, 1, 152, 1.1, "#C79A4A")
    pen.disc(1, 40, 12.6, toned(SOOT, 0.04))
    pen.disc(1, 40, 11, FIRE[0])
    pen.disc(0, 41.5, 7.4, FIRE[1])
    for a in np.linspace(0, math.pi, 7)[:-1]:
        dx, dy = 11 * math.cos(a), 11 * math.sin(a)
        pen.line(1 - dx, 40 - dy, 1 + dx, 40 + dy, 1.1, toned(SOOT, 0.0))
    pen.disc(1, 40, 3.4, toned(SOOT, 0.0))


def _gasholder(pen: Pen, x: float, y: float, r: float, tall: float) -> None:
    pen.lathe(
        x, y + 2, [(r, 0), (r, tall), (r * 0.6, tall + 5), (1, tall + 7)], [STEEL, "#838B90", "#959CA0"], 0.3
    )
    for a in np.linspace(math.pi * 1.04, math.pi * 1.96, 6):
        px, py = x + (r + 1.6) * math.cos(a), y + 2 + 0.3 * (r + 1.6) * math.sin(a)
        pen.line(px, py, px, py + tall + 10, 1.2, toned(SOOT, 0.08))
    for h in (tall * 0.5, tall + 9):
        rim = [
            (x + (r + 1.6) * math.cos(a), y + 2 + h + 0.3 * (r + 1.6) * math.sin(a))
            for a in np.linspace(math.pi, 2 * math.pi, 13)
        ]
        pen.path(rim, 1.0, toned(SOOT, 0.1))


def _furnace(pen: Pen, x: float, y: float) -> None:
    """A blast furnace with its skip hoist, glowing at the tap."""
    for side in (-1, 1):
        pen.line(x + side * 13, y, x + side * 9, y + 52, 2.2, toned(SOOT, 0.1))
    shape = [(11, 0), (12, 10), (9, 22), (10, 40), (6, 52), (6, 60), (8, 60), (8, 63)]
    pen.lathe(x, y, shape, [RUST, "#7A4A3A", IRON, IRON, "#5E5658"], 0.3)
    for h in (12, 26, 40):
        pen.box(x - 11, y + h, x + 11, y + h + 1.6, toned(SOOT, 0.1))
    pen.line(x - 34, y + 6, x - 3, y + 66, 3.4, toned(SOOT, 0.12))
    pen.line(x - 34, y + 7.4, x - 3, y + 67.4, 1.0, toned(STEEL, 0.12))
    pen.line(x + 6, y + 58, x + 20, y + 48, 4.2, toned(STEEL, -0.06))
    pen.line(x + 20, y + 48, x + 20, y + 8, 4.2, toned(STEEL, -0.1))
    pen.oval(x - 2, y + 3, 6, 4, "#C2451E")
    pen.oval(x - 2, y + 3, 4, 2.6, "#F8C25A")


def _sawtooth(
    pen: Pen, x0: float, x1: float, y: float, tall: float, teeth: int, rng: np.random.Generator
) -> None:
    """A long shed whose northern lights glow."""
    step = (x1 - x0) / teeth
    for n in range(teeth):
        a, b = x0 + n * step, x0 + (n + 1) * step
        pen.poly([(a, y + tall), (b, y + tall), (b, y + tall + 15)], toned(SOOT, 0.02))
        pen.poly(
            [(a, y + tall), (b, y + tall + 15), (b - 2.4, y + tall + 15.6), (a - 1, y + tall + 1.6)],
            toned("#8F8378", 0.0),
        )
        pen.poly([(b - 3.4, y + tall), (b, y + tall), (b, y + tall + 14), (b - 3.4, y + tall + 11)], FIRE[0])
    pen.block(x0, x1, y, tall, 0, IRON)
    pen.box(x0, y + tall - 3, x1, y + tall, toned("#8B7F75", -0.02))
    _lights(pen, rng, x0 + 5, x1 - 4, y + 15, 11, (6, 11))


def _gallery(pen: Pen, rng: np.random.Generator) -> None:
    """Pipes and a covered bridge between the halls."""
    pen.block(-30, 40, 24, 9, 3, "#5F5654")
    _lights(pen, rng, -26, 38, 27, 8, (4.4, 3.6))
    for y, tone in ((21, 0.04), (17.6, -0.04)):
        pen.line(-30, y, 42, y, 2.6, toned(STEEL, tone))
        pen.line(-30, y + 0.8, 42, y + 0.8, 0.7, toned(STEEL, tone + 0.14))


def _hall(pen: Pen, rng: np.random.Generator) -> None:
    """The assembly hall in front, with doors for something very large."""
    pen.block(-24, 40, -4, 27, 0, "#5C4C4A")
    roof = [(8 + 34 * math.cos(a), 22 + 17 * math.sin(a)) for a in np.linspace(0, math.pi, 15)]
    pen.poly(roof, toned("#4E4648", -0.02))
    pen.path(roof, 2.2, toned("#8F8378", 0.02))
    _lights(pen, rng, -15, 32, 24, 9.4, (5, 7))
    pen.box(-13, -4, 29, 19, toned(SOOT, -0.02))
    pen.box(-10, -4, 26, 16, "#3A2420")
    pen.box(-10, -4, 26, 4, "#8E4A26")
    pen.box(-4, -4, 20, 1, "#E89A44")
    giant = [
        (1, -4),
        (3, 6),
        (0, 10),
        (2, 15),
        (7, 16),
        (9, 18),
        (12, 15),
        (15, 11),
        (13, 6),
        (15, -4),
        (11, -4),
        (9, 4),
        (6, 4),
        (5, -4),
    ]
    pen.poly(giant, toned(SOOT, -0.02))
    for x in (-13, 29):
        pen.box(x - 2, -4, x + 2, 21, toned(BRICK, 0.06))


def _wall(pen: Pen, rng: np.random.Generator) -> None:
    """A wall with watch lamps closes the yard to both sides."""
    for x0, x1, tall in ((-112, -30, 15), (46, 112, 13)):
        pen.block(x0, x1, -6, tall, 2, "#5A4E4A")
        for x in range(x0 + 2, x1, 13):
            pen.box(x, -6, x + 3.4, tall - 3, toned(BRICK, 0.0 + rng.uniform(-0.03, 0.03)))
            pen.poly([(x - 0.6, tall - 3), (x + 4, tall - 3), (x + 1.7, tall + 1)], toned(BRICK, 0.06))
    for x in (-30, 46):
        pen.line(x, -6, x, 17, 1.4, toned(SOOT, 0.04))
        pen.disc(x, 18, 2.6, FIRE[1])
    for n, (x, y) in enumerate(((-96, -9), (-86, -10), (-70, -8), (66, -9), (78, -10), (100, -8))):
        pen.lathe(x, y, [(3, 0), (3, 6)], [(RUST, STEEL, "#4A4448")[n % 3]])
