"""Card frames, backs, name band and badges, at twice the size of a 220 x 310 card.

A frame is leather with a brass fillet round a parchment field; the program lays picture, band, badges and
words on it. Frames may be nine-sliced with 40 pixels on each side.
"""

import math
from collections.abc import Callable
from functools import partial

import numpy as np
import pygame

from tools.paint.core.brush import (
    Array,
    Ink,
    Point,
    alpha_of,
    array,
    blur,
    drop_shadow,
    flat,
    grain,
    key_seed,
    mix,
    noise,
    ramp,
    rgb,
    rounded,
    shift,
    surface,
)
from tools.paint.core.materials import paper
from tools.paint.core.motifs import draw, icon_file, slope

CARD = (440, 620)
FRAME, RADIUS = 18, 22
LEATHER = {
    "crew": "#7A3B2E", "hero": "#8C6A34", "animal": "#3F6A45",
    "combat": "#7A2B28", "objective": "#5A4580", "encounter": "#4E6B38", "factory": "#4A5563",
}  # fmt: skip
BACK_MARK = {
    "crew": "strength", "hero": "hero", "animal": "horse",
    "combat": "power", "objective": "triumph", "encounter": "encounter", "factory": "factory",
}  # fmt: skip
BAND = (416, 62)
BADGE = 96
Recipe = Callable[[], pygame.Surface]


def brass(h: int, w: int, seed: int) -> Array:
    """Worked brass, lighter at the top."""
    height = np.linspace(1, 0, h, dtype=np.float32)[:, None] * np.ones((1, w), np.float32)
    return ramp(
        height * 0.6 + 0.4 * noise(h, w, 60, seed, 2), (0, "#7A5620"), (0.5, "#B98A3E"), (1, "#EFD08A")
    )


def _leather(colour: str, seed: int) -> tuple[Array, Array, Array]:
    """Leather of a whole card with a dark rim and a light edge; its coverage and distance to the edge."""
    w, h = CARD
    m, d = rounded(w, h, RADIUS)
    pores = noise(h, w, 7, seed, 3) * 0.55 + noise(h, w, 80, seed + 1, 3) * 0.45
    fall = np.linspace(0.05, -0.05, h, dtype=np.float32)[:, None]
    img: Array = rgb(colour) * np.asarray(0.84 + 0.32 * pores + fall, np.float32)[..., None]
    img = mix(img, shift(colour, -0.2), np.clip((d + 3.2) / 2.4, 0, 1))
    img = mix(img, shift(colour, 0.14), np.clip(1 - np.abs(d + 4.8) / 1.8, 0, 1) * 0.55)
    return np.clip(img, 0, 1), m, d


def _fillet(img: Array, box: tuple[int, int, int, int], radius: float, seed: int) -> Array:
    """A brass line round a window, given as left, top, width, height."""
    x, y, w, h = box
    ring = np.zeros(img.shape[:2], np.float32)
    _, d = rounded(w + 8, h + 8, radius + 3)
    ring[y - 4 : y + h + 4, x - 4 : x + w + 4] = np.clip(1 - np.abs(d + 2.6) / 1.9, 0, 1)
    dark = np.roll(blur(ring, 1.6), (2, 1), (0, 1)) * 0.5
    img = mix(img, rgb("#150C06"), np.clip(dark, 0, 1))
    return mix(img, brass(len(img), img.shape[1], seed), ring)


def frame(kind: str) -> pygame.Surface:
    """A card without picture and words: leather border, parchment field."""
    img, m, _ = _leather(LEATHER[kind], key_seed(kind) % 97)
    w, h = CARD[0] - 2 * FRAME, CARD[1] - 2 * FRAME
    field, fd = rounded(w, h, 10)
    leaf = paper(h, w, 31, "raised", 0.035)
    inside = np.zeros(m.shape, np.float32)
    inside[FRAME:-FRAME, FRAME:-FRAME] = field
    whole = np.zeros_like(img)
    whole[FRAME:-FRAME, FRAME:-FRAME] = leaf * (1 - 0.16 * np.exp(np.minimum(fd, 0) / 6))[..., None]
    img = mix(img, whole, inside)
    img = _fillet(np.asarray(img, np.float32), (FRAME, FRAME, w, h), 10, 3)
    return surface(np.clip(img * grain(CARD[1], CARD[0], 5, 0.015)[..., None], 0, 1), m)


def window() -> pygame.Surface:
    """Nine-slice (32): brass fillet and inner shadow to lay over a picture's edge."""
    n = 160
    m, d = rounded(n, n, 10)
    shade = flat(np.asarray(0.42 * np.exp(np.minimum(d, 0) / 9) * m, np.float32), "#150C06")
    ring = np.clip(1 - np.abs(d + 2.0) / 1.9, 0, 1)
    shade.blit(surface(brass(n, n, 3), np.asarray(ring, np.float32)), (0, 0))
    return shade


# ------------------------------------------------------------------ ornament of the backs
def _spiral(x: float, y: float, r: float, turns: float, start: float, sense: int) -> list[Point]:
    """A scroll that winds inwards from its start."""
    whole = int(turns * 160)
    arc = [(start + sense * i / 160 * 2 * math.pi, r * (1 - 0.86 * i / whole)) for i in range(whole + 1)]
    return [(x + math.cos(a) * q, y + math.sin(a) * q) for a, q in arc]


def _tapered(ink: Ink, points: list[Point], thick: float) -> None:
    """A stroke that thins towards its end."""
    for i, (x, y) in enumerate(points):
        ink.circle(x, y, thick * (1 - 0.55 * i / len(points)), "#FFFFFF")


def _horns(ink: Ink, x: float, y: float, r: float, up: int) -> None:
    """A ram's horn pair on a stem, with a bud between."""
    for side in (-1, 1):
        start = math.pi if side > 0 else 0.0
        _tapered(ink, _spiral(x + side * r, y, r, 1.35, start, side * up), r * 0.17)
    ink.poly([(x, y - up * r * 1.5), (x + r * 0.32, y - up * r * 0.8), (x, y - up * r * 0.1),
              (x - r * 0.32, y - up * r * 0.8)], "#FFFFFF")  # fmt: skip


def _rosette(ink: Ink, x: float, y: float, r: float) -> None:
    """The sun: ring, rays and a ring of beads."""
    ink.circle(x, y, r, "#FFFFFF")
    for i in range(32):
        a, reach = i * math.pi / 16, 1.30 if i % 2 == 0 else 1.18
        ray = ((a - 0.075, 1.06), (a, reach), (a + 0.075, 1.06))
        ink.poly([(x + math.cos(b) * r * q, y + math.sin(b) * r * q) for b, q in ray], "#FFFFFF")


def _clear(mask: Array, x: float, y: float, r: float) -> Array:
    """The mask with a round hole."""
    yy, xx = np.mgrid[0 : mask.shape[0], 0 : mask.shape[1]].astype(np.float32)
    return np.asarray(mask * np.clip(np.hypot(xx - x, yy - y) - r, 0, 1), np.float32)


def _ornament() -> Array:
    """Everything of the back that is brass, as a mask."""
    w, h = CARD
    cx, cy, r = w / 2, h / 2, 108
    ring = Ink(w, h, 3)
    _rosette(ring, cx, cy, r)
    mask = _clear(alpha_of(ring.done()), cx, cy, r - 7)
    ink = Ink(w, h, 3)
    for up in (-1, 1):
        _horns(ink, cx, cy - up * 190, 42, up)
        for side in (-1, 1):
            corner = (cx + side * 142, cy - up * 232)
            turn = math.pi if side < 0 else 0.0
            _tapered(ink, _spiral(*corner, 34, 1.5, turn, -side * up), 5.5)
            ink.circle(cx + side * 150, cy - up * 132, 7, "#FFFFFF")
            ink.circle(cx + side * 160, cy - up * 110, 4.5, "#FFFFFF")
    for side in (-1, 1):
        ink.poly([(cx + side * 168, cy - 26), (cx + side * 180, cy), (cx + side * 168, cy + 26),
                  (cx + side * 156, cy)], "#FFFFFF")  # fmt: skip
    return np.maximum(mask, alpha_of(ink.done()))


def emboss(img: Array, mask: Array, tone: Array, breadth: float = 2.0) -> Array:
    """Lays `tone` on the picture where the mask is, raised: lit north-west, its shadow south-east."""
    shadow = np.roll(blur(mask, 2.5), (4, 2), (0, 1)) * (1 - mask)
    img = mix(img, rgb("#150C06"), np.clip(shadow, 0, 1) * 0.55)
    bevel = np.clip(slope(blur(mask, breadth), 0.62, 0.78) * breadth * 2.2, -1, 1)
    raised = tone * (1 + 0.5 * np.clip(bevel, -1, 0))[..., None]
    raised = mix(raised, rgb("#FFF3CE"), np.clip(bevel, 0, 1) * 0.6)
    return mix(img, raised, mask)


def back(kind: str) -> pygame.Surface:
    """A card's back: leather, brass lines, a sun with the kind's sign, horns above and below."""
    w, h = CARD
    colour = shift(LEATHER[kind], -0.07)
    img, m, d = _leather(LEATHER[kind], key_seed("back" + kind) % 97)
    img = mix(img, np.asarray(img * colour * 2.2, np.float32), np.clip((-d - 22) / 4, 0, 1) * 0.55)
    lines = np.clip(1 - np.abs(d + 22) / 2.2, 0, 1) + np.clip(1 - np.abs(d + 31) / 1.2, 0, 1)
    mask = np.maximum(np.clip(lines, 0, 1), _ornament())
    img = emboss(np.asarray(img, np.float32), np.asarray(mask, np.float32), brass(h, w, 3))
    s = surface(np.clip(img * grain(h, w, 6, 0.02)[..., None], 0, 1), m)
    _seal(s, BACK_MARK[kind], 138)
    return s


def _seal(s: pygame.Surface, name: str, size: int) -> None:
    """An icon cast in brass in the middle: its own light and dark become those of the metal."""
    mark = draw(icon_file(name), size)
    a, grey = alpha_of(mark), array(mark) @ np.array([0.3, 0.55, 0.15], np.float32)
    metal = ramp(grey, (0, "#3A2612"), (0.25, "#7A5620"), (0.6, "#C79A4A"), (1, "#FBE7AE"))
    at = ((CARD[0] - size) // 2, (CARD[1] - size) // 2)
    drop_shadow(s, a, at, (3, 5), 5, 0.6)
    s.blit(surface(metal, a), at)


# ------------------------------------------------------------------ band and badges
def band() -> pygame.Surface:
    """The name band: parchment strip with a brass line; nine-slice with 24 pixels left and right."""
    w, h = BAND
    m, d = rounded(w, h, 10)
    img = paper(h, w, 5, "paper", 0.02)
    img = mix(img, rgb("brass"), np.clip(1 - np.abs(d + 5.2) / 1.4, 0, 1) * 0.9)
    img = mix(img, rgb("#5A3E1A"), np.clip((d + 1.8) / 1.8, 0, 1) * 0.75)
    out = pygame.Surface((w + 16, h + 16), pygame.SRCALPHA)
    drop_shadow(out, m, (8, 6), (0, 3), 3.2, 0.55)
    out.blit(surface(img, m), (8, 6))
    return out


def _shield(q: float) -> list[Point]:
    half = [(0, -0.40), (0.44, -0.46), (0.44, 0.02), (0.34, 0.26), (0, 0.48)]
    both = half + [(-x, y) for x, y in reversed(half[1:-1])]
    return [(BADGE / 2 + x * BADGE * q, BADGE / 2 + y * BADGE * q) for x, y in both]


def badge(colour: str) -> pygame.Surface:
    """A shield of enamel with a brass rim; the program writes the number."""
    ink = Ink(BADGE, BADGE, 6)
    off = BADGE * 0.012
    ink.poly(_shield(0.96), "#3A2614")
    ink.poly(_shield(0.91), "#8A6428")
    ink.poly([(x - off, y - off * 1.5) for x, y in _shield(0.86)], "#E6C377")
    ink.poly(_shield(0.74), shift(colour, -0.12))
    ink.poly([(x, y - off) for x, y in _shield(0.68)], colour)
    face = ink.done()
    out = pygame.Surface((BADGE, BADGE), pygame.SRCALPHA)
    drop_shadow(out, alpha_of(face), (0, 0), (1.5, 3), 2, 0.5)
    out.blit(face, (0, 0))
    return out


def recipes() -> dict[str, Recipe]:
    """File name under assets/table and how it is made."""
    made: dict[str, Recipe] = {"band.png": band, "window.png": window}
    for kind in LEATHER:
        made[f"card_{kind}.webp"] = partial(frame, kind)
        made[f"card_back_{kind}.webp"] = partial(back, kind)
    made["badge_shield.png"] = partial(badge, "#8E2F2A")
    return made
