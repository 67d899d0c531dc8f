"""Trees, bushes, rocks and hills as little standing pictures: a Surface and the point of its foot.

`u` is the number of picture pixels to a world pixel. Light from the north-west.
"""

import math

import numpy as np
import pygame

from tools.paint.core.brush import Ink, Point, bell, mix, noise, ramp, rgb, rgb8, shift, smooth, surface

Glyph = tuple[pygame.Surface, Point]
Tones = tuple[str, str, str]  # dark, middle, light

LEAF: tuple[Tones, ...] = (
    ("#2F4A30", "#4F7245", "#86A35C"),
    ("#3A4F2B", "#647F3F", "#A3AE5C"),
    ("#29442F", "#456B48", "#769A62"),
)
GOLD: Tones = ("#4A4E28", "#7F803C", "#BBAF5A")
OLIVE: tuple[Tones, ...] = (
    ("#4A5A48", "#71806A", "#A9B394"),
    ("#515E44", "#7C8A68", "#B6BD98"),
    ("#455548", "#687A68", "#9DAA90"),
)
PINE: tuple[Tones, ...] = (
    ("#22382F", "#365846", "#5E8262"),
    ("#283B2C", "#41603F", "#6F8C58"),
    ("#1F3436", "#33524F", "#5C7F74"),
)
BARK = "#4A3625"


def broadleaf(u: float, seed: int, tones: Tones, size: float = 1.0) -> Glyph:
    """A round crown of lit and dark clumps on a short trunk."""
    rng = np.random.default_rng(seed)
    dark, mid, light = tones
    ink = Ink(22 * u * size + 6, 24 * u * size + 6)
    cx, base, r = ink.w / 2, ink.h - 3, 7.2 * u * size
    cy = base - r * 1.25
    ink.line(cx, base, cx, cy, max(1.2, 1.8 * u), BARK)
    turns = np.linspace(0, 2 * math.pi, 10)[:-1] + rng.uniform(0, 1)
    clumps = [
        (cx + math.cos(a) * r * q, cy + math.sin(a) * r * q * 0.85, r * rng.uniform(0.36, 0.5))
        for a, q in zip(turns, rng.uniform(0.45, 0.75, 9), strict=True)
    ]
    for x, y, q in clumps:
        ink.circle(x + 0.1 * r, y + 0.14 * r, q * 1.06, shift(dark, -0.05))
    ink.circle(cx, cy, r * 0.8, dark)
    for x, y, q in clumps:
        ink.circle(x, y, q * 0.95, dark if (x - cx) + (y - cy) > 0.1 * r else mid)
    ink.circle(cx - 0.2 * r, cy - 0.22 * r, r * 0.58, mid)
    _sparkle(ink, rng, (cx - 0.12 * r, cy - 0.1 * r), r, light)
    return ink.done(), (cx, base)


def _sparkle(ink: Ink, rng: np.random.Generator, at: Point, r: float, light: str) -> None:
    for n in range(9):
        a, q = rng.uniform(2.7, 5.5), rng.uniform(0.2, 0.72)
        tone = shift(light, 0.07 if n > 5 else 0.0)
        size = r * (0.12 if n > 5 else rng.uniform(0.14, 0.26))
        ink.circle(at[0] + math.cos(a) * r * q, at[1] + math.sin(a) * r * q * 0.8, size, tone)


def conifer(u: float, seed: int, tones: Tones, size: float = 1.0) -> Glyph:
    """Ragged tiers, lit on the west."""
    rng = np.random.default_rng(seed)
    dark, mid, light = tones
    ink = Ink(15 * u * size + 6, 27 * u * size + 6)
    cx, base = ink.w / 2, ink.h - 3
    tall, half = 23 * u * size, 6.4 * u * size
    ink.line(cx, base, cx, base - 5 * u, max(1.1, 1.8 * u), "#3F2E22")
    for i in range(5):
        low = 0.12 + 0.88 * i / 5
        y0, y1 = base - tall * low, base - tall * min(1, low + 0.36)
        hw = half * (1 - i / 5 * 0.82) * rng.uniform(0.9, 1.08)
        rim = [
            (cx - hw + hw * j / 3, y0 + (1.5 * u if j % 2 else -0.4 * u) * rng.uniform(0.5, 1.2))
            for j in range(7)
        ]
        ink.poly([(cx, y1), *rim[::-1]], dark)
        left = [(cx - hw + 1.25 * hw * j / 6, rim[j][1] - 0.8 * u) for j in range(6)]
        ink.poly([(cx - 0.05 * hw, y1), *left[::-1]], mid)
        ink.poly([(cx - hw * 0.95, y0 - 0.9 * u), (cx - hw * 0.45, y0 - 1.2 * u), (cx - 0.1 * hw, y1)], light)
    return ink.done(), (cx, base)


def cypress(u: float, seed: int, size: float = 1.0) -> Glyph:
    """A tall dark flame of a tree."""
    rng = np.random.default_rng(seed)
    ink = Ink(11 * u * size + 6, 32 * u * size + 6)
    cx, base, tall, half = ink.w / 2, ink.h - 3, 29 * u * size, 3.9 * u * size
    ink.line(cx, base, cx, base - 4 * u, 1.8 * u, BARK)
    for tone, share, lean in (("#243A30", 1.0, 0.0), ("#3B5A42", 0.7, -0.22), ("#6A8659", 0.34, -0.42)):
        sides = []
        for side in (-1, 1):
            for t in np.linspace(0.05, 1, 9)[::-side]:
                wide = half * share * math.sin(math.pi * min(1, t**0.62)) ** 0.8 * rng.uniform(0.88, 1.1)
                sides.append((cx + lean * half + side * wide, base - 2 * u - t * tall * (0.7 + 0.3 * share)))
        ink.poly(sides, tone)
    return ink.done(), (cx, base)


def palm(u: float, seed: int, size: float = 1.0) -> Glyph:
    """A leaning ringed trunk and a star of drooping fronds."""
    rng = np.random.default_rng(seed)
    k = u * size
    ink = Ink(34 * k + 6, 40 * k + 6)
    base, lean = ink.h - 3, rng.uniform(-4, 4) * k
    cx = ink.w / 2 - lean / 2
    tall = rng.uniform(20, 26) * k
    trunk = [(cx + lean * t * t, base - tall * t) for t in np.linspace(0, 1, 8)]
    ink.path(trunk, 2.8 * k, "#6E5236")
    ink.path([(x - 0.6 * k, y) for x, y in trunk], 1.1 * k, "#B0895C")
    tx, ty = trunk[-1]
    for tone, turns in (
        ("#2F4F34", np.linspace(-0.5, math.pi + 0.5, 8)),
        ("#587F42", np.linspace(0.1, math.pi + 0.3, 7)),
        ("#8FAE58", np.linspace(1.5, math.pi + 0.1, 4)),
    ):
        for a in turns + rng.uniform(-0.12, 0.12):
            _frond(ink, tx, ty, a, rng.uniform(9.5, 13) * k, tone, k)
    for dx in (-1.3, 0.4, 1.6):
        ink.circle(tx + dx * k, ty + 1.6 * k, 1.2 * k, "#A8662F")
    return ink.done(), (cx, base)


def _frond(ink: Ink, x: float, y: float, turn: float, length: float, tone: str, k: float) -> None:
    spine = [
        (x + math.cos(turn) * length * t, y - math.sin(turn) * length * t * 0.75 + length * 0.62 * t * t)
        for t in np.linspace(0, 1, 7)
    ]
    breadth = [0.5, 1.7, 2.2, 2.1, 1.7, 1.0, 0.1]
    upper = [(px, py - b * k * 0.7) for (px, py), b in zip(spine, breadth, strict=True)]
    lower = [(px, py + b * k * 0.7) for (px, py), b in zip(spine, breadth, strict=True)]
    ink.poly([*upper, *lower[::-1]], tone)


def bush(u: float, seed: int, tones: Tones, size: float = 1.0) -> Glyph:
    """A low clump."""
    rng = np.random.default_rng(seed)
    dark, mid, light = tones
    ink = Ink(11 * u * size + 6, 9 * u * size + 6)
    cx, base, r = ink.w / 2, ink.h - 3, 3.1 * u * size
    for _ in range(5):
        x, y = cx + rng.uniform(-0.7, 0.7) * r, base - r * rng.uniform(0.6, 1.2)
        ink.circle(x, y, r * 0.62, dark)
        ink.circle(x - 0.15 * r, y - 0.2 * r, r * 0.45, mid)
    for _ in range(3):
        ink.circle(cx + rng.uniform(-0.6, 0.3) * r, base - r * rng.uniform(1.1, 1.5), r * 0.22, light)
    return ink.done(), (cx, base)


def rock(u: float, seed: int, colour: str, size: float = 1.0) -> Glyph:
    """A boulder of three faces."""
    rng = np.random.default_rng(seed)
    k = u * size
    ink = Ink(14 * k + 6, 11 * k + 6)
    cx, base = ink.w / 2, ink.h - 3
    top = (cx + rng.uniform(-1.5, 1) * k, base - rng.uniform(5, 7) * k)
    left, right = (cx - 5 * k, base - 0.5 * k), (cx + 5 * k, base)
    shoulder, middle = (cx - 3 * k, base - 4 * k), (cx + rng.uniform(-0.5, 1.5) * k, base + 0.3 * k)
    ink.poly([left, shoulder, top, (cx + 3.6 * k, base - 3.6 * k), right], shift(colour, -0.18, 1.1, 0.1))
    ink.poly([left, shoulder, top, middle], colour)
    ink.poly([shoulder, top, (cx - 0.6 * k, base - 3.2 * k)], shift(colour, 0.13))
    return ink.done(), (cx, base)


def reeds(u: float, seed: int) -> Glyph:
    """A clump of reeds at a bank."""
    rng = np.random.default_rng(seed)
    ink = Ink(12 * u + 6, 13 * u + 6)
    cx, base = ink.w / 2, ink.h - 3
    for _ in range(7):
        x, tone = cx + rng.uniform(-3, 3) * u, ("#5F6B3C", "#7E8449", "#A39C5C", "#4A5634")[rng.integers(4)]
        ink.line(x, base, x + rng.uniform(-2, 2) * u, base - rng.uniform(5, 10) * u, max(0.8, 0.9 * u), tone)
    return ink.done(), (cx, base)


def tuft(u: float, seed: int, tones: tuple[str, ...]) -> Glyph:
    """A few blades of grass."""
    rng = np.random.default_rng(seed)
    ink = Ink(9 * u + 6, 8 * u + 6)
    cx, base = ink.w / 2, ink.h - 3
    for k in range(5):
        a, n = (k - 2) * 0.34 + rng.uniform(-0.1, 0.1), rng.uniform(3, 5.5) * u
        tip = cx + math.sin(a) * n, base - math.cos(a) * n
        ink.line(cx + (k - 2) * 0.5 * u, base, *tip, max(0.7, 0.75 * u), tones[rng.integers(len(tones))])
    return ink.done(), (cx, base)


GREEN_HILL = ((0, "#46552F"), (0.3, "#64763C"), (0.55, "#869650"), (0.8, "#AAB46A"), (1, "#CCCF90"))


def hillock(
    u: float, seed: int, size: float = 1.0, stops: tuple[tuple[float, str], ...] = GREEN_HILL
) -> Glyph:
    """A rounded hill: crest curve, light rolling from the west, its foot fading into the ground."""
    rng = np.random.default_rng(seed)
    k = u * size
    w, h = int(74 * k), int(44 * k)
    yy, xx = np.mgrid[0:h, 0:w].astype(np.float32)
    skew = rng.uniform(-0.16, 0.1)
    t = (xx - w / 2) / (w * 0.47)
    lump = (noise(8, w, 16 * k, seed, 2)[4] - 0.5) * 0.14
    crest = np.clip(1 - np.abs(t - skew * (1 - t * t)) ** 2.1, 0, 1) ** 0.9 + lump * np.clip(1 - t * t, 0, 1)
    top = h * 0.94 - crest * h * 0.80
    down = (yy - top) / (h * 0.80)
    side = t * 0.85 + skew + down * 0.35 + (noise(h, w, 10 * k, seed + 1, 3) - 0.5) * 0.55
    colours = ramp(np.clip(0.46 - side * 0.60, 0, 1), *stops)
    colours = mix(
        colours, np.broadcast_to(rgb(stops[-1][1]), colours.shape), bell(down, 0, 0.07) * (t < 0.45) * 0.55
    )
    foot = 1 - smooth(down / np.maximum(crest, 0.15), 0.62, 1.0)
    s = surface(colours, smooth(yy - top, -0.7, 0.7) * foot * smooth(crest, 0.04, 0.34))
    for _ in range(22):
        x = rng.uniform(0.16, 0.84) * w
        y = top[0, int(x)] + rng.uniform(0.08, 0.6) * h * 0.6 * crest[0, int(x)]
        length, lean = rng.uniform(2, 4.5) * k, (x / w - 0.5 - skew / 2) * 1.5
        tone = stops[(1, 2, 0, 4)[rng.integers(4)]][1]
        pygame.draw.aaline(s, rgb8(tone), (float(x), float(y)), (float(x + lean * length), float(y + length)))
    return s, (w / 2, h * 0.9)
