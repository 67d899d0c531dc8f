"""Puts modelled figures into painted places, and single things on cloth under a lamp."""

from collections.abc import Sequence

import numpy as np

from tools.paint.core.brush import Array, blur, dabs, grain, key_seed, mix, noise, ramp, rgb, shift
from tools.paint.core.cards_scene import (
    Ground,
    Mood,
    Spot,
    contact,
    finish,
    grass,
    landscape,
    palette,
    placed,
    rimmed,
    stamp,
)
from tools.paint.core.motifs import hexa, motif_file
from tools.paint.runebound.clay import Cast, Clay
from tools.paint.runebound.figures import FIGURES
from tools.paint.runebound.lands import BACK, FRONT, MOODS
from tools.paint.runebound.look import PAINTS, Look

FLYING = ("fly", "dive", "wisp", "bird", "shade", "dragonfar", "hover")
"""Words of a motif that make it leave the ground."""


def figure(motif: str, n: int, seed: int, toward: int) -> Cast:
    """A modelled figure n pixels across; `motif` is its name and words, joined by dots."""
    name, *words = motif.split(".")
    clay = Clay(n, seed, toward)
    FIGURES[name](clay, Look(words))
    return clay.done()


# ------------------------------------------------------------------ still lifes
def still(w: int, h: int, key: str, motif: str, dye: str) -> Array:
    """One thing, large, on folded cloth of a colour in a pool of lamplight."""
    seed = key_seed(key)
    img = _cloth(w, h, seed, PAINTS.get(dye, dye))
    n = w if motif.startswith("a_") else round(w * 0.84)
    cast = figure(motif, n, seed, -1)
    left, top = (w - n) // 2, (h - n) // 2
    shadow = blur(np.pad(cast.alpha, 40), h / 36)[40:-40, 40:-40]
    shadow = np.roll(shadow, (h // 26, h // 42), (0, 1))
    outline = np.clip(blur(cast.alpha, h / 190) * 2.0, 0, 1)
    for colour, cover in (("#0E0714", shadow * np.float32(0.8)), ("#160D18", outline * np.float32(0.7))):
        img = placed(img, np.broadcast_to(rgb(colour), cast.colours.shape), cover, left, top)
    img = np.clip(placed(img, cast.colours, cast.alpha, left, top), 0, 1)
    clear = 1 - placed(np.zeros_like(img), cast.glow, np.ones_like(cast.alpha), left, top)
    lit = 1 - (1 - img) * clear
    yy, xx = np.mgrid[0:h, 0:w].astype(np.float32)
    d = np.hypot((xx - w * 0.5) / w, (yy - h * 0.48) / h * 0.8)
    lit = lit * (1 - 0.75 * np.clip(d - 0.30, 0, 1))[..., None]
    return np.asarray(np.clip(lit * grain(h, w, seed + 3, 0.02)[..., None], 0, 1), np.float32)


def _cloth(w: int, h: int, seed: int, dye: str) -> Array:
    """Folded velvet, brightest where the lamp stands."""
    rng = np.random.default_rng(seed)
    yy, xx = np.mgrid[0:h, 0:w].astype(np.float32)
    u, turn = h / 140, rng.uniform(0.2, 1.1) * rng.choice([-1, 1])
    folds = noise(h, w, 62 * u, seed, 3)
    along = xx * np.cos(turn) + yy * np.sin(turn)
    wave = (0.5 + 0.5 * np.sin(along / (15 * u) + folds * 10)) ** 1.4 * 0.75 + 0.25 * folds
    deep, low, high = shift(dye, -0.20, 0.8), shift(dye, -0.02, 0.95), shift(dye, 0.13, 0.8)
    img = ramp(wave, (0, hexa(deep)), (0.38, hexa(shift(dye, -0.11))), (0.72, hexa(low)), (1, hexa(high)))
    d = np.hypot((xx - w * 0.46) / w, (yy - h * 0.42) / h * 0.8)
    lamp = np.exp(-((d / 0.34) ** 1.6))
    img = mix(img * (0.46 + 0.95 * lamp)[..., None], rgb("#FFC878"), lamp * 0.16)
    angle = (turn + np.pi / 2 + folds * 1.2).astype(np.float32)
    return dabs(np.clip(img, 0, 1), angle, w * h // 55, round(13 * u), round(4.5 * u), seed + 4, 0.5, 0.05)


# ------------------------------------------------------------------ scenes
def _bathed(cast: Cast, mood: Mood, near: float) -> Array:
    """The figure's own light and shade under the mood's: tinted, dark at the foot, in the air when far."""
    bright = min(1.0, mood.bright + 0.14)
    light = mix(np.ones(3, np.float32), rgb(mood.light), 0.5) * np.float32(0.4 + 0.6 * bright)
    colours = mix(cast.colours * light, rgb(mood.fore), 0.22 * (1.2 - bright))
    foot = np.linspace(0, 1, len(cast.alpha), dtype=np.float32)[:, None] ** 4 * np.ones_like(cast.alpha)
    colours = mix(colours, rgb(mood.fore), foot * 0.25)
    return mix(colours, mix(rgb(mood.low), rgb(mood.far), 0.6), (1 - near) * 0.62)


def _stand(ground: Ground, spot: Spot, mood: Mood, seed: int) -> Ground:
    """A modelled figure at its place."""
    h, w = ground.img.shape[:2]
    n, x, y = round(h * spot.size), w * spot.x, h * spot.y
    toward = 1 if ground.sun > x else -1
    cast = figure(spot.motif, n, seed, -toward if spot.flip else toward)
    if spot.flip:
        cast = Cast(*(np.ascontiguousarray(part[:, ::-1]) for part in cast))
    flying = any(word in FLYING for word in spot.motif.split("."))
    near = 1.0 if flying or spot.y > 0.92 else max(0.15, min(1.0, (spot.y - 0.58) / 0.28))
    near = min(near, max(0.3, spot.size * 2.6)) if flying else near
    colours = rimmed(_bathed(cast, mood, near), cast.alpha, toward, mood)
    img = ground.img if flying or spot.y > 1.02 else contact(ground.img, x, y, n, toward, 0.55 * near)
    left, top = round(x - n / 2), round(y - n * 0.965)
    img = placed(np.array(img), colours, cast.alpha, left, top)
    clear = 1 - placed(np.zeros_like(img), cast.glow * np.float32(near), np.ones_like(cast.alpha), left, top)
    return Ground(1 - (1 - np.clip(img, 0, 1)) * clear, ground.sun)


def scene(w: int, h: int, key: str, mood: str, spots: Sequence[Spot], features: tuple[str, ...]) -> Array:
    """The whole picture: land, back features, figures from far to near, front features, grass."""
    seed, hour = key_seed(key), MOODS[mood]
    ground = landscape(h, w, seed, mood, features)
    for name in features:
        ground = BACK[name](ground, hour, seed) if name in BACK else ground
    feet = []
    for i, spot in enumerate(sorted(spots, key=lambda s: s.y)):
        if spot.motif.split(".")[0] in FIGURES:
            ground = _stand(ground, spot, hour, seed + 31 * i)
        elif motif_file(spot.motif).exists():
            ground = stamp(ground, spot, hour, seed + i, palette(seed + 7 * i))
        else:
            raise ValueError(f"no motif named {spot.motif}")
        if 0.8 < spot.y < 0.97:
            feet.append((w * spot.x, h * spot.y))
    img = np.clip(ground.img, 0, 1)
    if not set(features) & {"cave", "hall", "sea", "close"}:
        img = grass(img, hour, np.random.default_rng(seed + 5), feet)
    for name in features:
        img = FRONT[name](img, hour, seed) if name in FRONT else img
    return finish(np.clip(img, 0, 1).astype(np.float32), hour, seed)
