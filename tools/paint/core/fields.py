"""Fields of numbers over a picture: noise, warping, blur, distance. Lengths are in pixels."""

from collections.abc import Iterable, Sequence
from typing import Any

import numpy as np
import numpy.typing as npt
from scipy import ndimage

from tools.paint.core.colour import Array

Segment = tuple[float, float, float, float]


def _axis(first: float, n: int, cell: float, offset: float) -> tuple[Any, Array]:
    """Lattice places and Catmull-Rom weights for n pixels from `first` on."""
    p = (np.arange(n, dtype=np.float64) + first) / cell + offset
    i = np.floor(p).astype(np.int32)
    f = p - i
    weights = np.stack(
        [
            0.5 * (-f + 2 * f**2 - f**3),
            0.5 * (2 - 5 * f**2 + 3 * f**3),
            0.5 * (f + 4 * f**2 - 3 * f**3),
            0.5 * (-(f**2) + f**3),
        ]
    )
    return np.stack([i + k for k in range(4)]), weights.astype(np.float32)


def _octave(rng: np.random.Generator, h: int, w: int, cell: float, at: Any, whole: Any) -> Array:
    lattice = rng.random((int(whole[0] / cell) + 6, int(whole[1] / cell) + 6), np.float32)
    iy, wy = _axis(at[0], h, cell, rng.random())
    ix, wx = _axis(at[1], w, cell, rng.random())
    rows = sum(lattice[iy[k]] * wy[k][:, None] for k in range(4))
    return np.asarray(sum(np.take(rows, ix[k], 1) * wx[k][None, :] for k in range(4)), np.float32)


def noise(
    h: int,
    w: int,
    cell: float,
    seed: int,
    octaves: int = 4,
    gain: float = 0.5,
    ridged: bool = False,
    at: tuple[int, int] = (0, 0),
    whole: tuple[int, int] | None = None,
) -> Array:
    """Value noise, about 0..1; `cell` is the length of its longest wave.

    With `at` (top, left) and `whole` (height, width) the result is that cut of a bigger picture.
    """
    rng = np.random.default_rng(seed)
    out, loudness, total = np.zeros((h, w), np.float32), 1.0, 0.0
    for _ in range(octaves):
        if cell < 1.2:
            break
        n = _octave(rng, h, w, cell, at, whole or (h, w))
        if ridged:
            n = (1 - np.abs(2 * n - 1)) ** 2
        out += n * np.float32(loudness)
        total += loudness
        loudness *= gain
        cell /= 2
    return np.asarray(out / np.float32(total), np.float32)


def sample(field: Array, x: Array, y: Array) -> Array:
    """Bilinear look-up of a field or picture at displaced places (domain warping)."""
    if field.ndim == 3:
        return np.stack([sample(plane, x, y) for plane in np.moveaxis(field, -1, 0)], -1)
    return np.asarray(ndimage.map_coordinates(field, (y, x), np.float32, order=1, mode="nearest"))


def blur(a: Array, sigma: float) -> Array:
    """Gaussian along both axes of a field or picture."""
    return np.asarray(ndimage.gaussian_filter(a, sigma, output=np.float32, mode="nearest", axes=(0, 1)))


def distance(mask: npt.NDArray[np.bool_]) -> Array:
    """Distance from the middle of each true cell to that of the nearest one that is not true."""
    return np.asarray(ndimage.distance_transform_edt(mask), np.float32)


def smooth(a: Any, lo: Any, hi: Any) -> Array:
    """Smoothstep from 0 at lo to 1 at hi."""
    t = np.clip((a - lo) / (hi - lo), 0, 1)
    return np.asarray(t * t * (3 - 2 * t), np.float32)


def bell(a: Any, middle: float, breadth: float) -> Array:
    """1 where a equals `middle`, fading on both sides."""
    return np.asarray(np.exp(-(((a - middle) / breadth) ** 2)), np.float32)


def mix(a: Any, b: Any, t: Any) -> Array:
    """From a (t = 0) to b (t = 1); t may be a number or a field, b a picture or one colour."""
    t = np.asarray(t, np.float32)
    return np.asarray(
        a + (b - a) * (t[..., None] if t.ndim == 2 or np.ndim(a) == t.ndim + 1 else t), np.float32
    )


def _near(x: Array, y: Array, segment: Segment) -> Array:
    x0, y0, x1, y1 = segment
    dx, dy = x1 - x0, y1 - y0
    t = np.clip(((x - x0) * dx + (y - y0) * dy) / (dx * dx + dy * dy + 1e-9), 0, 1)
    return np.asarray((x - x0 - t * dx) ** 2 + (y - y0 - t * dy) ** 2, np.float32)


def _window(segment: Segment, shape: tuple[int, int], reach: float) -> tuple[slice, slice] | None:
    x0, y0, x1, y1 = segment
    left, right = max(0, int(min(x0, x1) - reach)), min(shape[1], int(max(x0, x1) + reach) + 1)
    top, bottom = max(0, int(min(y0, y1) - reach)), min(shape[0], int(max(y0, y1) + reach) + 1)
    return (slice(top, bottom), slice(left, right)) if left < right and top < bottom else None


def segment_distance(x: Array, y: Array, segments: Iterable[Segment], reach: float) -> Array:
    """Distance to the nearest of many segments, looked for as far as `reach` and no further.

    x and y hold the (maybe slightly warped) place of each pixel.
    """
    best = np.full(x.shape, reach * reach, np.float32)
    for segment in segments:
        cut = _window(segment, (x.shape[0], x.shape[1]), 1.6 * reach)
        if cut:
            best[cut] = np.minimum(best[cut], _near(x[cut], y[cut], segment))
    return np.asarray(np.sqrt(best), np.float32)


def chaikin(points: Sequence[tuple[float, float]], rounds: int = 2) -> Array:
    """Corner cutting with fixed ends: angular chains become running water."""
    p = np.array(points, np.float32)
    for _ in range(rounds):
        a, b = p[:-1], p[1:]
        cut = np.empty((2 * len(a), 2), np.float32)
        cut[0::2], cut[1::2] = a * 0.75 + b * 0.25, a * 0.25 + b * 0.75
        p = np.concatenate([p[:1], cut, p[-1:]])
    return p
