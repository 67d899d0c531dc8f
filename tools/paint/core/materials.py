"""Wood and paper, painted for any size."""

import math

import numpy as np

from tools.paint.core.colour import Array, from_lab, rgb, to_lab
from tools.paint.core.fields import noise, sample

PLANK = 190


def wood(h: int, w: int, seed: int = 7, base: str = "walnut", contrast: float = 1.0) -> Array:
    """Planed boards under lamplight: planks, long warped rings, pores, a pool of light."""
    yy, xx = np.mgrid[0:h, 0:w].astype(np.float32)
    row = np.floor(yy / PLANK).astype(int)
    own = np.random.default_rng(seed).random(h // PLANK + 2).astype(np.float32)
    light = (_rings(h, w, seed, xx, yy, own[row]) + 0.03 * (own[row] - 0.5) + _seams(yy)) * contrast
    d = np.hypot((xx - w * 0.45) / (w * 0.75), (yy - h * 0.42) / (h * 0.85))
    light = light + 0.055 * (1 - d) - 0.05 * np.clip(d - 0.6, 0, 1)
    base_lab = to_lab(rgb(base))
    warmth = 1 + 8 * np.clip(light, -0.03, 0.05)
    parts = [
        np.clip(base_lab[0] + light + 0.012, 0.05, 1),
        base_lab[1] * warmth,
        base_lab[2] * warmth + 0.004,
    ]
    return from_lab(np.stack(parts, -1))


def _rings(h: int, w: int, seed: int, xx: Array, yy: Array, own: Array) -> Array:
    warp = noise(h, w, 420, seed, 3) * 130
    stretched = noise(h, max(8, w // 9), 26, seed + 2, 4)
    x = np.clip(xx / 9 + own * 40, 0, w // 9 - 2).astype(np.float32)
    rings = sample(stretched, x, np.clip(yy + warp * 0.25, 0, h - 2).astype(np.float32))
    wave = 0.5 + 0.5 * np.sin((rings * 9 + yy / 42 + own * 30) * math.pi)
    fine = sample(noise(h, max(8, w // 14), 2.4, seed + 3, 2), (xx / 14).astype(np.float32), yy)
    return np.asarray(0.035 * (wave - 0.5) + 0.06 * (fine - 0.5), np.float32)


def _seams(yy: Array) -> Array:
    seam = np.abs((yy % PLANK) - 1.5)
    return np.asarray(0.018 * ((seam >= 1.5) & (seam < 3)) - 0.05 * (seam < 1.5), np.float32)


def paper(h: int, w: int, seed: int = 3, base: str = "paper", edge: float = 0.05) -> Array:
    """Laid parchment: cloudy tone, fibres, darker and warmer towards the edge."""
    clouds, fibres = noise(h, w, 90, seed, 4), noise(h, w, 5, seed + 1, 2)
    yy, xx = np.mgrid[0:h, 0:w].astype(np.float32)
    d = np.minimum(np.minimum(xx, w - 1 - xx), np.minimum(yy, h - 1 - yy))
    e = np.exp(-d / 14) + 0.5 * np.exp(-d / 50) * clouds
    lab = np.broadcast_to(to_lab(rgb(base)), (h, w, 3)).copy()
    lab[..., 0] += 0.035 * (clouds - 0.5) + 0.02 * (fibres - 0.5) - edge * e
    lab[..., 2] += 0.012 * (0.5 - clouds) + 0.3 * edge * e
    lab[..., 1] += 0.08 * edge * e
    return from_lab(lab)
