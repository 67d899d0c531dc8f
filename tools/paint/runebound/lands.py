"""Places and weathers for card scenes: what stands behind the figures and what drifts before them."""

from collections.abc import Callable

import numpy as np
import pygame

from tools.paint.core import cards_scene
from tools.paint.core.brush import (
    Array,
    array,
    blur,
    dabs,
    mix,
    noise,
    ramp,
    rgb,
    rgb8,
    shift,
    smooth,
    surface,
)
from tools.paint.core.cards_scene import Ground, Mood
from tools.paint.core.motifs import hexa

HOURS = {
    "glade": Mood("#5E8E8A", "#DCE6B0", "#FFF8D0", "#8FAE8C", "#5F7F45", "#2C3D24", "#F4F0B8", 0.92),
    "thicket": Mood("#2E4A44", "#9DBB86", "#EAF4B8", "#547A5E", "#37563A", "#1B2A20", "#D8EFA0", 0.78),
    "gloaming": Mood("#5A5A7C", "#F0B25E", "#FFE9A8", "#A67C5A", "#7A5A34", "#33241A", "#FFD070", 0.80),
    "straw": Mood("#8AA0A0", "#F6E2A0", "#FFF8D8", "#C4A968", "#A8843C", "#4E3A1C", "#FFEBA0", 0.94),
    "frost": Mood("#4E7296", "#CFE2EC", "#FFFFFF", "#8FAAC4", "#6A88A6", "#2E4058", "#E2F2FF", 0.86),
    "moonlit": Mood("#141E3C", "#5E7FA8", "#E6F0FF", "#3C5680", "#2A3E62", "#121A2E", "#B4D0F4", 0.70),
    "abyss": Mood("#0E1626", "#38586A", "#A8E0D8", "#2A4658", "#1E3242", "#0C141E", "#8CDCD0", 0.66),
    "inferno": Mood("#2A1010", "#D8622A", "#FFE08A", "#7A2E22", "#55201C", "#200E10", "#FFB04A", 0.74),
    "smoke": Mood("#3A2E2E", "#B87A58", "#FFD8A0", "#7A564A", "#5A3E38", "#2A1C1A", "#FFC890", 0.78),
    "gravelight": Mood("#1C2630", "#6E9480", "#D8FFD8", "#466258", "#324A42", "#141E1C", "#B0F4C4", 0.72),
}
cards_scene.MOODS.update(HOURS)
MOODS = cards_scene.MOODS


def _grid(img: Array) -> tuple[Array, Array, int, int]:
    h, w = img.shape[:2]
    yy, xx = np.mgrid[0:h, 0:w].astype(np.float32)
    return yy, xx, h, w


def cave(ground: Ground, mood: Mood, seed: int) -> Ground:
    """An arch of rock round a lit hollow."""
    yy, xx, h, w = _grid(ground.img)
    rough = (noise(h, w, h * 0.17, seed + 50, 4) - 0.5) * 0.36
    arch = np.hypot((xx - w / 2) / (w * 0.55), (yy - h * 0.78) / (h * 0.82)) + rough
    dark, light = (
        hexa(mix(rgb(mood.fore), rgb("#08080C"), 0.4)),
        hexa(mix(rgb(mood.near), rgb(mood.far), 0.3)),
    )
    rock = ramp(noise(h, w, h * 0.09, seed + 51, 4), (0.15, dark), (0.9, light))
    img = mix(ground.img * np.float32(0.82), rock, smooth(arch, 0.84, 0.95))
    img = mix(img, rgb(mood.light), np.clip(1 - np.abs(arch - 0.86) / 0.04, 0, 1) * 0.24)
    floor = smooth(yy, h * 0.80, h * 0.93)
    return Ground(mix(img, rock * np.float32(0.8), floor * 0.8), ground.sun)


def hall(ground: Ground, mood: Mood, seed: int) -> Ground:
    """A vaulted room: courses of stone, tall windows, a flagged floor."""
    yy, xx, h, w = _grid(ground.img)
    row = np.floor(yy / (h * 0.075))
    seam = np.minimum((yy / (h * 0.075)) % 1, ((xx / (h * 0.17)) + 0.5 * (row % 2)) % 1 * 2.2)
    tone = noise(h, w, h * 0.12, seed + 52, 4) * 0.7 + 0.3 * (
        np.sin(row * 12.9 + np.floor(xx / (h * 0.17) + 0.5 * (row % 2)) * 7.7) * 0.5 + 0.5
    )
    wall = ramp(tone, (0, hexa(shift(mood.fore, 0.02))), (1, hexa(mix(rgb(mood.near), rgb(mood.far), 0.5))))
    wall = wall * (0.72 + 0.28 * smooth(seam, 0.0, 0.12))[..., None]
    img = ground.img
    panes = np.zeros((h, w), np.float32)
    for x in (0.16, 0.5, 0.84):
        d = np.maximum(
            np.abs(xx - w * x) / (w * 0.075),
            np.hypot((xx - w * x) / (w * 0.075), np.minimum(yy - h * 0.26, 0) / (h * 0.17)),
        )
        panes = np.maximum(panes, smooth(d, 1.02, 0.96) * smooth(yy, h * 0.56, h * 0.54))
        wall = mix(
            wall, rgb(mood.light), smooth(np.abs(d - 1.05), 0.12, 0.0) * smooth(yy, h * 0.57, h * 0.55) * 0.35
        )
    img = mix(wall, mix(img, rgb(mood.sun), 0.35), panes)
    floor = smooth(yy, h * 0.755, h * 0.765)
    tiles = np.minimum(
        np.abs(((xx - w / 2) / np.maximum(yy - h * 0.5, 1) * 1.6) % 1),
        np.abs((h * 0.32 / np.maximum(yy - h * 0.6, 1) * 5) % 1),
    )
    flags = ramp(
        noise(h, w, h * 0.1, seed + 53, 3),
        (0, mood.fore),
        (1, hexa(mix(rgb(mood.near), rgb(mood.fore), 0.3))),
    )
    img = mix(img, flags * (0.75 + 0.25 * smooth(tiles, 0.0, 0.1))[..., None], floor)
    angle = np.broadcast_to(np.float32(0.0), (h, w))
    return Ground(
        dabs(np.clip(img, 0, 1), angle, h * w // 90, round(h / 18), round(h / 40), seed + 60, 0.4, 0.04),
        w * 0.3,
    )


def sea(ground: Ground, mood: Mood, seed: int) -> Ground:
    """Open water from the horizon to the front."""
    yy, _, h, w = _grid(ground.img)
    shore = h * 0.60
    depth = np.clip((yy - shore) / (h - shore), 0, 1)
    squeeze = np.clip((yy - shore) * 3, 0, h * 1.6).astype(int)
    waves = noise(h * 2, max(8, w // 5), h * 0.06, seed + 54, 3)[
        squeeze, np.minimum(np.arange(w) // 5, w // 5 - 1)
    ]
    water = ramp(
        1 - depth * 0.9, (0, hexa(shift(mood.top, -0.12))), (0.6, hexa(shift(mood.top, -0.02))), (1, mood.low)
    )
    water = mix(water, rgb(mood.fore), smooth(waves, 0.55, 0.3) * 0.4)
    water = mix(water, rgb(mood.sun), smooth(waves, 0.58, 0.74) * 0.55)
    return Ground(mix(ground.img, water, smooth(yy, shore, shore + h * 0.012)), ground.sun)


def swamp(ground: Ground, mood: Mood, seed: int) -> Ground:
    """Still pools in the foreground."""
    yy, _, h, w = _grid(ground.img)
    wide = noise(h * 3, w, h * 0.3, seed + 55, 3)[np.minimum(np.arange(h) * 3, h * 3 - 1)]
    pool = smooth(wide, 0.47, 0.52) * smooth(yy, h * 0.66, h * 0.74)
    water = ramp(noise(h, w, h * 0.3, seed + 56, 2), (0, hexa(shift(mood.near, -0.1))), (1, mood.low))
    return Ground(mix(ground.img, water, pool * 0.85), ground.sun)


def wood(ground: Ground, mood: Mood, seed: int) -> Ground:
    """Tall trunks on both sides with leaves above, paler the farther."""
    h, w = ground.img.shape[:2]
    rng = np.random.default_rng(seed + 57)
    img = ground.img
    for layer in range(3):
        s = surface(img)
        tone = mix(mix(rgb(mood.far), rgb(mood.fore), 0.35 + 0.3 * layer), rgb(mood.low), 0.25 - 0.12 * layer)
        for _ in range(7 - layer):
            x = rng.uniform(0, w)
            if layer and abs(x - w / 2) < w * 0.1 * (layer + 1):
                x = rng.choice([rng.uniform(0, w * 0.25), rng.uniform(w * 0.75, w)])
            _trunk(s, rng, x, h * (0.74 + 0.08 * layer), h * (0.022 + 0.018 * layer), rgb8(tone))
        img = _canopy(blur(array(s), 0.8), mood, seed + layer, tone)
    return Ground(img, ground.sun)


def _trunk(
    s: pygame.Surface,
    rng: np.random.Generator,
    x: float,
    foot: float,
    half: float,
    colour: tuple[int, int, int],
) -> None:
    """One tree: bent stem, two boughs."""
    lean = rng.uniform(-0.06, 0.06) * foot
    pygame.draw.polygon(
        s,
        colour,
        [
            (x - half * 1.6, foot),
            (x - half, foot * 0.8),
            (x + lean - half * 0.7, 0),
            (x + lean + half * 0.7, 0),
            (x + half, foot * 0.8),
            (x + half * 1.7, foot),
        ],
    )
    for _ in range(3):
        y, side = rng.uniform(0.1, 0.45) * foot, rng.choice([-1, 1])
        far = half * rng.uniform(4, 7)
        at = x + lean * (1 - y / foot)
        pygame.draw.polygon(
            s, colour, [(at, y + half * 0.8), (at + far * side, y - far * 0.7), (at, y - half * 0.5)]
        )


def _canopy(img: Array, mood: Mood, seed: int, tone: Array) -> Array:
    """A canopy along the upper edge."""
    yy, _, h, w = _grid(img)
    clumps = noise(h, w, h * 0.16, seed + 58, 4)
    leaf = smooth(clumps - yy / h * 1.5, 0.16, 0.30)
    colour = mix(
        tone, rgb(mood.light), smooth(noise(h, w, h * 0.05, seed + 59, 3), 0.55, 0.85)[..., None] * 0.35
    )
    return mix(img, colour, leaf * 0.9)


def volcano(ground: Ground, mood: Mood, seed: int) -> Ground:
    """A burning mountain far off."""
    yy, xx, h, w = _grid(ground.img)
    x = w * (0.78 if ground.sun < w / 2 else 0.22)
    rough = (noise(h, w, h * 0.1, seed + 61, 4) - 0.5) * h * 0.07
    slope = h * 0.20 + np.abs(xx - x) * 0.85 + rough + np.clip(h * 0.035 - np.abs(xx - x), 0, 99) * 1.2
    body = smooth(yy - slope, 0, 2) * smooth(yy, h * 0.72, h * 0.60)
    tone = mix(rgb(mood.far), rgb(mood.fore), 0.45)
    img = mix(ground.img, tone * (0.8 + 0.4 * noise(h, w, h * 0.08, seed + 62, 3))[..., None], body)
    run = smooth(np.abs(xx - x + (noise(h, w, h * 0.12, seed + 63, 2) - 0.5) * h * 0.22), h * 0.024, 0) * body
    img = mix(img, rgb("#FFB040"), run * smooth(yy, h * 0.62, h * 0.24))
    plume = (
        noise(h, w, h * 0.14, seed + 64, 4)
        * np.exp(-(((xx - x - (h * 0.25 - yy) * 0.4) / (h * 0.16)) ** 2))
        * smooth(yy, h * 0.26, h * 0.2)
    )
    img = mix(img, rgb(mood.fore), np.clip(plume * 1.5, 0, 0.85))
    d = np.hypot(xx - x, yy - h * 0.23) / (h * 0.2)
    return Ground(
        1 - (1 - np.clip(img, 0, 1)) * (1 - np.exp(-(d**1.4))[..., None] * rgb("#FF8030") * np.float32(0.8)),
        ground.sun,
    )


def burning(ground: Ground, mood: Mood, seed: int) -> Ground:
    """Fires along the horizon."""
    yy, xx, h, w = _grid(ground.img)
    rng = np.random.default_rng(seed + 65)
    glow = np.zeros((h, w), np.float32)
    for _ in range(7):
        x, y, r = rng.uniform(0, w), h * rng.uniform(0.58, 0.70), h * rng.uniform(0.06, 0.15)
        glow = np.maximum(glow, np.exp(-(np.hypot((xx - x) / r, (yy - y) / (r * 1.5)) ** 1.5)))
    smoke = smooth(noise(h, w, h * 0.25, seed + 66, 4) - yy / h * 0.4, 0.30, 0.62) * 0.55
    img = mix(ground.img, rgb(mood.fore), smoke)
    return Ground(
        1 - (1 - np.clip(img, 0, 1)) * (1 - glow[..., None] * rgb("#FF9038") * np.float32(0.9)), ground.sun
    )


def close(ground: Ground, _mood: Mood, seed: int) -> Ground:
    """The land out of focus behind a portrait."""
    soft = blur(ground.img, ground.img.shape[0] * 0.022)
    h, w = soft.shape[:2]
    angle = noise(h, w, h * 0.5, seed + 67, 2) * np.float32(3)
    return Ground(
        dabs(np.clip(soft, 0, 1), angle, h * w // 120, round(h / 9), round(h / 22), seed + 68, 0.4, 0.04),
        ground.sun,
    )


# ------------------------------------------------------------------ before the figures
def fog(img: Array, mood: Mood, seed: int) -> Array:
    """Mist that creeps over the ground."""
    yy, _, h, w = _grid(img)
    wisps = noise(h * 3, w, h * 0.42, seed + 70, 4)[np.minimum(np.arange(h) * 3, h * 3 - 1)]
    here = smooth(wisps, 0.38, 0.74) * smooth(yy, h * 0.46, h * 0.92)
    return mix(img, mix(rgb(mood.low), rgb("#FFFFFF"), 0.12), here * 0.6)


def _streaks(
    img: Array, seed: int, count: int, slant: float, colour: str, breadth: int, long: float
) -> Array:
    h, w = img.shape[:2]
    rng, s = np.random.default_rng(seed), pygame.Surface((w, h), pygame.SRCALPHA)
    for _ in range(count):
        x, y, q = rng.uniform(-w * 0.2, w), rng.uniform(-h * 0.1, h), rng.uniform(0.5, 1) * long * h
        pygame.draw.line(
            s, (*rgb8(colour), int(rng.uniform(50, 150))), (x, y), (x + q * slant, y + q), breadth
        )
    base = surface(img)
    base.blit(s, (0, 0))
    return array(base)


def rain(img: Array, mood: Mood, seed: int) -> Array:
    """Slanting rain."""
    return _streaks(img, seed + 71, 260, 0.28, hexa(mix(rgb(mood.low), rgb("#FFFFFF"), 0.4)), 1, 0.10)


def snowing(img: Array, _mood: Mood, seed: int) -> Array:
    """Falling snow, some flakes close."""
    return _dots(img, seed + 72, 170, "#F6FAFF", (0.8, 3.0), 0)


def embers(img: Array, _mood: Mood, seed: int) -> Array:
    """Sparks in the air."""
    return _dots(img, seed + 73, 90, "#FFC060", (0.7, 2.0), 1)


def motes(img: Array, mood: Mood, seed: int) -> Array:
    """Points of pale magic."""
    return _dots(img, seed + 74, 60, mood.light, (0.8, 2.2), 1)


def _dots(img: Array, seed: int, count: int, colour: str, sizes: tuple[float, float], shine: int) -> Array:
    h, w = img.shape[:2]
    rng, s = np.random.default_rng(seed), pygame.Surface((w, h))
    for _ in range(count):
        k = rng.uniform(0.3, 1)
        tone = rgb8(rgb(colour) * np.float32(k))
        pygame.draw.circle(s, tone, (rng.uniform(0, w), rng.uniform(0, h)), rng.uniform(*sizes) * h / 300)
    light = array(s)
    light = np.maximum(blur(light, 0.7), blur(light, h / 90) * np.float32(2.0 * shine))
    return np.asarray(1 - (1 - img) * (1 - np.clip(light, 0, 1) * np.float32(0.9)), np.float32)


BACK: dict[str, Callable[[Ground, Mood, int], Ground]] = {
    "cave": cave,
    "hall": hall,
    "sea": sea,
    "swamp": swamp,
    "wood": wood,
    "volcano": volcano,
    "burning": burning,
    "close": close,
}
FRONT: dict[str, Callable[[Array, Mood, int], Array]] = {
    "fog": fog,
    "rain": rain,
    "snowing": snowing,
    "embers": embers,
    "motes": motes,
}
