"""Stones, bridges, dead trees and crags that stand about in the realm."""

import math

import numpy as np
import pygame

from tools.paint.core.brush import (
    Ink,
    bell,
    mix,
    noise,
    ramp,
    rgb,
    rgb8,
    shift,
    shrink,
    smooth,
    surface,
)
from tools.paint.core.nature import Glyph
from tools.paint.core.pen import Pen, toned
from tools.paint.core.soils import Stops

STONE, FINE = "#A79F92", 4


def bridge(u: float, seed: int, turn: float, length: float = 92.0) -> Glyph:
    """A stone bridge from above, its planks across the road's direction."""
    rng = np.random.default_rng(seed)
    k = u * FINE
    n = int(length * 1.25 * u)
    s = pygame.Surface((n * FINE, n * FINE), pygame.SRCALPHA)
    middle = n * FINE / 2

    def quad(x0: float, x1: float, y0: float, y1: float, colour: str, tone: float = 0.0) -> None:
        c, d = math.cos(turn), math.sin(turn)
        corners = [(x0, y0), (x1, y0), (x1, y1), (x0, y1)]
        points = [(middle + (x * c - y * d) * k, middle + (x * d + y * c) * k) for x, y in corners]
        pygame.draw.polygon(s, rgb8(shift(colour, tone)), points)

    half = length / 2
    quad(-half, half, -15, 16.5, "#5E564C")
    for x in np.arange(-half, half - 3, 5.4):
        quad(x, x + 4.9, -12, 12, "#BFA57A", rng.uniform(-0.05, 0.05))
    for x in (-half * 0.6, 0.0, half * 0.6):
        quad(x - 6, x + 6, 13, 19, "#8D8474")
    for side, tone in ((-13.4, 0.08), (13.4, -0.06)):
        quad(-half, half, side - 2.2, side + 2.2, STONE, tone)
        for x in np.arange(-half + 2, half, 8.6):
            quad(x, x + 7.6, side - 1.7, side + 1.2, STONE, tone + 0.05)
        for x in (-half, -half / 3, half / 3, half):
            quad(x - 4, x + 4, side - 4, side + 4, STONE, tone - 0.10)
            quad(x - 3.2, x + 3.2, side - 3.4, side + 2.6, STONE, tone + 0.10)
    return shrink(s, FINE), (n / 2, n / 2)


def menhir(u: float, seed: int, tall: float = 15.0) -> Glyph:
    """A standing stone."""
    rng = np.random.default_rng(seed)
    pen = Pen(u, 9, tall + 6, 4)
    lean, half = rng.uniform(-1.2, 1.2), rng.uniform(3.0, 4.0)
    top = tall * rng.uniform(0.86, 1.08)
    left, right = (-half, 0), (half, 0)
    crown = [(half * 0.78 + lean, top * 0.86), (lean + 0.4, top), (-half * 0.7 + lean, top * 0.9)]
    pen.poly([left, right, *crown], toned(STONE, -0.12))
    pen.poly([left, (half * 0.15, 0), (lean + 0.4, top), crown[2]], toned(STONE, 0.04))
    pen.line(-half * 0.7 + lean, top * 0.9, lean + 0.4, top, 1.0, toned(STONE, 0.16))
    for y in (0.35, 0.6):
        pen.line(-half * 0.5, top * y, half * 0.05, top * y + 1, 0.6, toned(STONE, -0.1))
    pen.oval(0, 0.4, half * 1.1, 1.2, "#5C6A40")
    return pen.glyph(seed, 3, 0.2)


def snag(u: float, seed: int, colour: str = "#5C5348") -> Glyph:
    """A dead tree with bare forked limbs."""
    rng = np.random.default_rng(seed)
    tall = rng.uniform(16, 24)
    pen = Pen(u, 15, tall + 8, 3)
    lean = rng.uniform(-3, 3)
    trunk = [(lean * t * t, tall * t) for t in np.linspace(0, 1, 6)]
    for (x0, y0), (x1, y1), wide in zip(trunk, trunk[1:], (3.0, 2.5, 2.0, 1.5, 1.0), strict=False):
        pen.line(x0, y0, x1, y1, wide, toned(colour, -0.06))
        pen.line(x0 - 0.5, y0, x1 - 0.5, y1, wide * 0.4, toned(colour, 0.12))
    for n in range(5):
        t = 0.4 + 0.13 * n
        x, y, side = lean * t * t, tall * t, 1 if n % 2 else -1
        length = rng.uniform(4, 8) * (1.25 - t)
        elbow = x + side * length * 1.4, y + length * 0.7
        pen.line(x, y, *elbow, 1.2, toned(colour, -0.04))
        pen.line(*elbow, elbow[0] + side * length * 0.5, elbow[1] + length * 1.1, 0.8, toned(colour, 0.02))
    return pen.glyph(seed, 3, 0.1)


def willow(u: float, seed: int) -> Glyph:
    """A broad crown with curtains of leaves that hang to the ground."""
    rng = np.random.default_rng(seed)
    pen = Pen(u, 15, 27, 3)
    pen.line(0, 0, rng.uniform(-1, 1), 14, 2.6, "#43331F")
    for tone, count, aside in (("#24402A", 26, 1.2), ("#41622F", 26, 0.0), ("#7E954C", 18, -1.4)):
        for _ in range(count):
            a = rng.uniform(0, math.pi)
            x, y = aside + math.cos(a) * rng.uniform(3, 9.5), 14 + math.sin(a) * rng.uniform(2, 8)
            drop = rng.uniform(4, 9)
            pen.line(
                x,
                y,
                x + rng.uniform(-0.8, 0.8),
                max(1.5, y - drop),
                1.5,
                toned(tone, rng.uniform(-0.03, 0.04)),
            )
            pen.oval(x, y, 1.9, 1.6, toned(tone, 0.02))
    return pen.glyph(seed, 3, 0.1)


def crag(u: float, seed: int, size: float = 1.0) -> Glyph:
    """A broken outcrop of rock: three or four splintered teeth."""
    rng = np.random.default_rng(seed)
    k = u * size
    ink = Ink(46 * k + 6, 38 * k + 6)
    cx, base = ink.w / 2, ink.h - 4
    teeth = sorted(((rng.uniform(-13, 13), rng.uniform(14, 30)) for _ in range(4)), key=lambda t: -t[1])
    for x, tall in teeth:
        half, lean = tall * rng.uniform(0.24, 0.34), rng.uniform(-3, 3)
        left, right = (cx + (x - half) * k, base), (cx + (x + half) * k, base)
        top, notch = (
            (cx + (x + lean) * k, base - tall * k),
            (cx + (x + half * 0.7) * k, base - tall * 0.62 * k),
        )
        ink.poly([left, top, notch, right], shift("#9C8A74", -0.17, 1.1, 0.1))
        ink.poly(
            [left, (cx + (x - half * 0.6) * k, base - tall * 0.55 * k), top, (cx + x * k, base)], "#B09C80"
        )
        ink.poly(
            [
                (cx + (x - half * 0.6) * k, base - tall * 0.55 * k),
                top,
                (cx + (x + lean * 0.4) * k, base - tall * 0.5 * k),
            ],
            shift("#B8A68A", 0.1),
        )
    for _ in range(5):
        x = cx + rng.uniform(-17, 17) * k
        ink.circle(x, base - 0.8 * k, rng.uniform(1.4, 2.6) * k, "#8A7A66")
        ink.circle(x - 0.5 * k, base - 1.4 * k, rng.uniform(0.8, 1.4) * k, "#B8A88E")
    return ink.done(), (cx, base)


def down(u: float, seed: int, size: float, stops: Stops) -> Glyph:
    """A grassy hill: a skewed crest lit from the west, hollows and tufts, its foot lost in the ground."""
    rng = np.random.default_rng(seed)
    k = u * size
    w, h = int(88 * k), int(46 * k)
    yy, xx = np.mgrid[0:h, 0:w].astype(np.float32)
    t, skew = (xx[0] - w / 2) / (w * 0.48), rng.uniform(-0.34, 0.2)
    bent = t - skew * (1 - t * t)
    crest = np.clip(1 - np.abs(bent) ** 1.75, 0, 1) ** 1.12
    crest = crest + (noise(6, w, 15 * k, seed, 3)[3] - 0.5) * 0.16 * np.clip(1 - t * t, 0, 1)
    top = h * 0.95 - crest * h * 0.86
    falling = (yy - top) / (h * 0.86)
    facing = bent + falling * 0.42 + (noise(h, w, 15 * k, seed + 1, 3) - 0.5) * 0.75
    colours = ramp(np.clip(0.56 - facing * 0.5, 0, 1), *stops)
    hollow = smooth(noise(h, w, 20 * k, seed + 2, 3) + falling * 0.1, 0.52, 0.68)
    colours = mix(colours, colours * np.array([0.80, 0.85, 0.76], np.float32), hollow * 0.75)
    glint = bell(falling, 0.03, 0.06) * smooth(0.5 - bent, 0, 0.5)
    colours = mix(colours, np.broadcast_to(rgb(stops[-1][1]), colours.shape), glint * 0.6)
    foot = 1 - smooth(falling / np.maximum(crest, 0.15) + (hollow - 0.5) * 0.2, 0.55, 1.02)
    s = surface(colours, smooth(yy - top, -0.7, 0.7) * foot * smooth(crest, 0.03, 0.34))
    for _ in range(34):
        x = rng.uniform(0.14, 0.86) * w
        y = top[int(x)] + rng.uniform(0.05, 0.62) * h * 0.7 * crest[int(x)]
        length, lean = rng.uniform(1.6, 4.0) * k, float(bent[int(x)]) * 0.9
        tone = rgb8(stops[(0, 1, 1, 3, 4)[rng.integers(5)]][1])
        pygame.draw.aaline(s, tone, (float(x), float(y)), (float(x + lean * length), float(y + length)))
    return s, (w / 2, h * 0.88)
