"""Paints a small landscape and puts motifs into its light.

A scene is built from the back: sky, four ridges with air between them, a lane or river, then the motifs from
far to near, grass before the feet. The mood gives seven colours; one sun gives the direction of all light.
"""

from collections.abc import Mapping
from typing import NamedTuple

import numpy as np
import pygame

from tools.paint.core.brush import (
    Array,
    alpha_of,
    array,
    blur,
    dabs,
    grain,
    key_seed,
    mix,
    noise,
    painterly,
    ramp,
    rgb,
    rgb8,
    shift,
    smooth,
    surface,
)
from tools.paint.core.motifs import BODY, DARK, INK, LIGHT, draw, hexa, motif_file, slope


class Mood(NamedTuple):
    """Colours of an hour: upper sky, low sky, sun, far ridge, near ridge, foreground, light on things."""

    top: str
    low: str
    sun: str
    far: str
    near: str
    fore: str
    light: str
    bright: float
    """How much of its own colour a thing shows: 1 at noon, less against the light and at night."""


MOODS = {
    "evening": Mood("#4F6E86", "#F4C27A", "#FFE7B0", "#B98A78", "#84604A", "#3E2D26", "#FFD28A", 0.80),
    "dawn": Mood("#7C8FB0", "#F6D3AE", "#FFF3D0", "#A9A0B4", "#6E7A68", "#37432F", "#FFE3B5", 0.88),
    "noon": Mood("#5B8FB5", "#E3E6CF", "#FFFBE6", "#9FB1B2", "#A9A25C", "#55552F", "#FFF3CF", 1.0),
    "autumn": Mood("#7BA0AC", "#F5E0AE", "#FFF3CF", "#BBA37E", "#B57E38", "#583A1F", "#FFE6AE", 0.95),
    "snow": Mood("#6F8AA6", "#E9DFD2", "#FFFFFF", "#A9B8C6", "#8FA0AF", "#48525E", "#FFF4DC", 0.92),
    "storm": Mood("#3F4D59", "#B4B6A4", "#EDEEDC", "#74838A", "#616A52", "#2B312B", "#EDEBD0", 0.78),
    "dusk": Mood("#2F355C", "#CF8488", "#FFDDB4", "#705F86", "#4C3F5C", "#241E30", "#FFBE90", 0.70),
    "ember": Mood("#20161C", "#8A4A30", "#FFC878", "#5A3534", "#43292B", "#1E1316", "#FFB766", 0.66),
}
NIGHTS = ("dusk", "ember")
COATS = ("#8A5A3A", "#4A3A34", "#B9AFA4", "#C19A62", "#7A3F26", "#2E2A2C", "#A9773F")
CLOTHS = ("#A8332C", "#2E5E8C", "#C08A2E", "#5B7034", "#7A4568", "#B5622E", "#2F6E68")
TUNICS = ("#4A6A72", "#7A5A3C", "#5E6B42", "#6A4A5E", "#8A7350", "#46566E", "#8C4A36")


class Spot(NamedTuple):
    """A motif in the scene: middle and foot in parts of the picture, size in parts of its height."""

    motif: str
    x: float
    y: float
    size: float
    flip: bool = False


class Ground(NamedTuple):
    """A painted landscape, and where its sun stands (pixels)."""

    img: Array
    sun: float


def _sky(h: int, w: int, seed: int, mood: Mood, hor: float, sun: tuple[float, float]) -> Array:
    yy, xx = np.mgrid[0:h, 0:w].astype(np.float32)
    t = np.clip(yy / hor, 0, 1)
    middle = hexa(mix(rgb(mood.top), rgb(mood.low), 0.55))
    img = ramp(t**1.2, (0, mood.top), (0.62, middle), (1, mood.low))
    d = np.hypot(xx - sun[0], (yy - sun[1]) * 1.1) / h
    img = mix(img, rgb(mood.sun), np.clip(np.exp(-((d / 0.30) ** 1.3)) * 0.75, 0, 1))
    clouds = noise(h, max(8, w // 4), h * 0.115, seed + 1, 4)[:, np.minimum(np.arange(w) // 4, w // 4 - 1)]
    band = smooth(blur(clouds, h * 0.011), 0.50, 0.74) * (1 - t) * 1.8
    img = mix(img, mix(rgb(mood.sun), rgb(mood.top), 0.25), np.clip(band, 0, 0.6))
    return mix(img, rgb(mood.sun), np.clip((0.078 - d) / 0.006, 0, 1) * 0.95)


def _ridge(img: Array, i: int, seed: int, mood: Mood, hor: float, sun_x: float) -> tuple[Array, Array]:
    """One of four ridges, 0 far to 3 near; returns the picture and the line of the ridge."""
    h, w = img.shape[:2]
    u, f = h / 140, (i + 1) / 4
    yy = np.arange(h, dtype=np.float32)[:, None]
    line = noise(8, w, (58 - 9 * i) * u, seed + 10 + i, 5, 0.52, ridged=i < 2)[4]
    top = hor + h * (0.02 + 0.29 * f * f) - (line - 0.3) * h * (0.34, 0.22, 0.13, 0.08)[i]
    under = yy - top[None, :]
    depth = np.clip(under / (h * 0.26), 0, 1)
    tone = mix(mix(rgb(mood.far), rgb(mood.low), 0.45 * (1 - f)), rgb(mood.near), f**1.3)
    tone = rgb(mood.fore) if i == 3 else tone
    air = mix(rgb(mood.low), rgb(mood.far), 0.35)
    body = mix(np.broadcast_to(tone, img.shape), air, depth * (0.55 * (1 - f)))
    facet = noise(h, w, 15 * u, seed + 30 + i, 3)
    slope = np.gradient(blur(top[None, :], 1.2 * u)[0])
    toward = np.sign(sun_x - np.arange(w)) * slope
    lit = np.clip(-toward * 1.2 + 0.12, 0, 1)[None, :] * np.exp(-depth * 3.5)
    body = body * (0.88 + 0.24 * facet)[..., None]
    body = mix(body, rgb(mood.light), lit * 0.45 * smooth(facet, 0.35, 0.65))
    return mix(img, body, smooth(under, -0.8, 0.8)), np.asarray(top, np.float32)


def _pines(img: Array, line: Array, mood: Mood, rng: np.random.Generator) -> Array:
    """A broken row of firs on a ridge."""
    h, w = img.shape[:2]
    u = h / 140
    yy, xx = np.mgrid[0:h, 0:w].astype(np.float32)
    colour = mix(rgb(mood.far), rgb(mood.fore), 0.55)
    start = rng.uniform(0, w)
    for _ in range(24):
        px = (start + rng.normal(0, w * 0.22)) % (w - 1)
        py, tall = line[int(px)] + 2 * u, rng.uniform(8, 16) * u
        wide = (yy - (py - tall)) * 0.28 * (0.8 + 0.3 * np.sin((yy - py) * 1.4 / u))
        img[(np.abs(xx - px) < wide) & (yy > py - tall) & (yy < py + 2 * u)] = colour
    return img


def _way(img: Array, kind: str, seed: int, mood: Mood, hor: float) -> Array:
    """A river or a lane that winds from the horizon to the front."""
    h, w = img.shape[:2]
    yy, xx = np.mgrid[0:h, 0:w].astype(np.float32)
    fall = np.clip((yy - hor) / (h - hor), 0, 1)
    middle = w * 0.42 + np.sin(fall * 5.5 + seed % 7) * w * 0.10 * (0.4 + fall)
    half = fall**1.5 * w * 0.17 + 1.5
    rough = (noise(h, w, h * 0.1, seed + 44, 3) - 0.5) * h * 0.05
    inside = smooth(half - np.abs(xx - middle) + rough * fall, 0, h * 0.02) * smooth(yy, hor, hor + h * 0.12)
    if kind == "river":
        water = ramp(1 - fall * 0.9, (0, hexa(shift(mood.top, -0.06))), (0.5, mood.top), (1, mood.low))
        glint = noise(h, w // 7 + 8, h * 0.02, seed + 45, 2)[:, np.arange(w) // 7]
        water = mix(water, rgb(mood.sun), smooth(glint, 0.62, 0.8) * 0.5)
        return mix(img, water, inside * 0.92)
    return mix(img, mix(rgb(mood.light), rgb(mood.near), 0.42), inside * 0.6)


def _rays(img: Array, sun: tuple[float, float], mood: Mood, hor: float) -> Array:
    """Broad beams of light from the sun: for the great."""
    h, w = img.shape[:2]
    yy, xx = np.mgrid[0:h, 0:w].astype(np.float32)
    angle = np.arctan2(yy - sun[1], xx - sun[0])
    beam = smooth(np.cos(angle * 14), -0.1, 0.7) * np.exp(-np.hypot(xx - sun[0], yy - sun[1]) / (h * 0.7))
    return mix(img, rgb(mood.sun), beam * 0.55 * smooth(hor - yy + h * 0.1, 0, h * 0.1))


def _stars(img: Array, rng: np.random.Generator, hor: float) -> Array:
    w, s = img.shape[1], surface(img)
    for _ in range(60):
        x, y = rng.uniform(0, w), rng.uniform(0, 1) ** 1.6 * hor * 0.62
        colour = mix(rgb("#FFF0D0"), img[int(y), int(x)], rng.uniform(0.1, 0.8))
        pygame.draw.circle(s, rgb8(colour), (x, y), rng.choice([1.0, 1.0, 1.6]))
    return array(s)


def landscape(h: int, w: int, seed: int, mood_name: str, features: tuple[str, ...]) -> Ground:
    """The empty scene, repainted with dabs."""
    mood, rng = MOODS[mood_name], np.random.default_rng(seed)
    hor = h * rng.uniform(0.50, 0.56)
    side = rng.uniform(0.16, 0.36)
    at = (w * (side if rng.random() < 0.5 else 1 - side), hor - h * rng.uniform(0.14, 0.24))
    at = (w * 0.5, hor - h * 0.17) if "rays" in features else at
    img = _sky(h, w, seed, mood, hor, at)
    if "rays" in features:
        img = _rays(img, at, mood, hor)
    for i in range(4):
        if i == 3:
            for way in ("river", "lane"):
                img = _way(img, way, seed, mood, hor) if way in features else img
        img, line = _ridge(img, i, seed, mood, hor, at[0])
        if i == 1 and "pines" in features:
            img = _pines(img, line, mood, rng)
    angle = np.broadcast_to(np.float32(0.1), (h, w))
    img = dabs(np.clip(img, 0, 1), angle, h * w // 60, round(h / 13), round(h / 35), seed + 60, 0.5, 0.04)
    return Ground(_stars(img, rng, hor) if mood_name in NIGHTS else img, at[0])


# ------------------------------------------------------------------ motifs
def palette(seed: int) -> dict[str, str]:
    """Coat of the horse, cloth, tunic and the rest for one motif."""
    rng = np.random.default_rng(seed)
    coat, cloth, tunic = (rng.choice(choice) for choice in (COATS, CLOTHS, TUNICS))
    return {
        BODY: str(coat),
        LIGHT: hexa(shift(str(coat), 0.13, 0.9)),
        DARK: hexa(shift(str(coat), -0.11, 1.0)),
        INK: hexa(shift(str(coat), -0.34, 0.6)) if coat in ("#B9AFA4", "#C19A62") else "#241A16",
        "#CC3333": str(cloth),
        "#993322": hexa(shift(str(cloth), -0.10, 1.0, 0.05)),
        "#448866": str(tunic),
    }


def _bathed(colours: Array, alpha: Array, mood: Mood, near: float) -> Array:
    """Own colours under the mood's light: dimmed, warmed, in the air the more the farther."""
    light = mix(np.ones(3, np.float32), rgb(mood.light), 0.55) * np.float32(0.35 + 0.65 * mood.bright)
    shaded = mix(colours * light, rgb(mood.fore), 0.30 * (1.25 - mood.bright))
    turn = slope(blur(alpha, max(1.2, len(alpha) / 42)), 0.4, 0.8) * len(alpha) / 26
    shaded = shaded * np.asarray(1 + 0.34 * np.clip(turn, -1, 0.4), np.float32)[..., None]
    foot = np.linspace(0, 1, len(alpha), dtype=np.float32)[:, None] ** 3 * np.ones_like(alpha)
    shaded = mix(shaded, rgb(mood.fore), foot * 0.30)
    air = mix(rgb(mood.low), rgb(mood.far), 0.6)
    return mix(shaded, air, (1 - near) * 0.62)


def rimmed(colours: Array, alpha: Array, toward: int, mood: Mood) -> Array:
    """The edge that faces the sun catches its light."""
    q = max(1, len(alpha) // 70)
    rim = np.clip(alpha - np.roll(alpha, (q, -toward * q), (0, 1)), 0, 1)
    rim = blur(np.asarray(rim, np.float32), max(0.6, len(alpha) / 240))
    return mix(colours, rgb(mood.light), np.clip(rim * 1.5, 0, 0.9))


def contact(img: Array, x: float, y: float, size: int, toward: int, strength: float) -> Array:
    """The shadow on the ground, thrown away from the sun."""
    yy, xx = np.mgrid[0 : img.shape[0], 0 : img.shape[1]].astype(np.float32)
    d = np.hypot((xx - x + toward * size * 0.10) / (size * 0.44), (yy - y + size * 0.035) / (size * 0.055))
    return np.asarray(img * (1 - strength * np.exp(-(d**2.2)))[..., None], np.float32)


def placed(img: Array, colours: Array, alpha: Array, left: int, top: int) -> Array:
    """Lays a sprite on the picture, cut at its edges."""
    h, w = img.shape[:2]
    n = len(alpha)
    x0, y0, x1, y1 = max(0, left), max(0, top), min(w, left + n), min(h, top + n)
    if x0 < x1 and y0 < y1:
        cut = np.s_[y0 - top : y1 - top, x0 - left : x1 - left]
        img[y0:y1, x0:x1] = mix(img[y0:y1, x0:x1], colours[cut], alpha[cut])
    return img


AIRBORNE = ("airship", "eagle_fly", "eagle_soar")
BURNING = {"blast": 0.65, "fire": 0.45, "cauldron": 0.2, "tower": 0.75, "lamp": 0.84}
"""Motifs that give light, and how high in them the fire burns."""


def stamp(ground: Ground, spot: Spot, mood: Mood, seed: int, colours: Mapping[str, str]) -> Ground:
    """Puts one motif into the scene's light."""
    h, w = ground.img.shape[:2]
    n = round(h * spot.size)
    sprite = painterly(draw(motif_file(spot.motif), n, colours), seed, 4.0, 0.35)
    if spot.flip:
        sprite = pygame.transform.flip(sprite, True, False)
    x, y = w * spot.x, h * spot.y
    toward = 1 if ground.sun > x else -1
    flying = spot.motif in AIRBORNE
    near = min(1.0, max(0.3, spot.size * 1.8) if flying else max(0.12, (spot.y - 0.60) / 0.26))
    alpha = alpha_of(sprite)
    body = rimmed(_bathed(array(sprite), alpha, mood, near), alpha, toward, mood)
    img = ground.img if flying else contact(ground.img, x, y, n, toward, 0.55 * near)
    if spot.motif in BURNING:
        img = firelight(img, (x, y - n * BURNING[spot.motif]), n * near, 1.25 - mood.bright)
        body = mix(body, array(sprite), 0.6 * near)
    return Ground(placed(img, body, alpha, round(x - n / 2), round(y - n * 0.965)), ground.sun)


def firelight(img: Array, at: tuple[float, float], reach: float, dark: float) -> Array:
    """The warm light that a fire throws round itself, the more the darker the hour."""
    yy, xx = np.mgrid[0 : img.shape[0], 0 : img.shape[1]].astype(np.float32)
    d = np.hypot(xx - at[0], (yy - at[1]) * 1.15) / reach
    lit = np.clip(img * (1 + 1.7 * dark * np.exp(-((d / 0.62) ** 1.5)))[..., None], 0, 1)
    return mix(lit, rgb("#FFA850"), np.exp(-((d / 0.42) ** 1.3)) * 0.75 * dark)


def grass(img: Array, mood: Mood, rng: np.random.Generator, feet: list[tuple[float, float]]) -> Array:
    """Blades before the feet tie things to the ground."""
    h, w = img.shape[:2]
    u, s = h / 140, surface(img)
    spots = [(rng.uniform(0, w), rng.uniform(0.92, 1.04) * h) for _ in range(300)]
    for x, y in feet:
        spots += [(x + rng.normal(0, h * 0.12), y + rng.uniform(-1, 3) * u) for _ in range(34)]
    for x, y in spots:
        tall, lean = rng.uniform(3, 9) * u, rng.uniform(-0.5, 0.5)
        c = mix(rgb(mood.fore) * 0.85, mix(rgb(mood.near), rgb(mood.light), 0.25), float(rng.random() ** 2.6))
        tip = (x + lean * tall, y - tall)
        bend = (x + lean * tall * 0.25, y - tall * 0.6)
        pygame.draw.aalines(s, rgb8(c), False, [(x, y), bend, tip])
        pygame.draw.aaline(s, rgb8(c), (x + 1, y), bend)
    return array(s)


def finish(img: Array, mood: Mood, seed: int) -> Array:
    """Dark foot, vignette, grain."""
    h, w = img.shape[:2]
    yy, xx = np.mgrid[0:h, 0:w].astype(np.float32)
    img = mix(img, rgb(mood.fore) * 0.7, np.clip((yy / h - 0.88) / 0.12, 0, 1) * 0.5)
    d = np.clip(np.hypot((xx / w - 0.5) * 1.1, yy / h - 0.5) - 0.34, 0, 1)
    img = img * (1 - 0.48 * d**1.2)[..., None]
    return np.asarray(np.clip(img * grain(h, w, seed + 3, 0.02)[..., None], 0, 1), np.float32)


def scene(w: int, h: int, key: str, mood: str, spots: list[Spot], features: tuple[str, ...] = ()) -> Array:
    """The whole picture; `key` seeds everything that is not told."""
    seed, hour = key_seed(key), MOODS[mood]
    ground = landscape(h, w, seed, mood, features)
    feet = []
    for i, spot in enumerate(sorted(spots, key=lambda s: s.y if s.motif not in AIRBORNE else 0)):
        ground = stamp(ground, spot, hour, seed + i, palette(seed + 7 * i))
        if spot.motif not in AIRBORNE and spot.y > 0.8:
            feet.append((w * spot.x, h * spot.y))
    img = grass(np.clip(ground.img, 0, 1), hour, np.random.default_rng(seed + 5), feet)
    return finish(img, hour, seed)
