"""The last hand on a painted board, whatever it shows: brushwork, then edge shade, canvas and key."""

from typing import NamedTuple

import numpy as np

from tools.paint.core.brush import Array, dabs, grain
from tools.paint.core.landscape import Ground


class Pass(NamedTuple):
    """A pass of dabs: one dab for so many square world pixels, its length and width in world pixels.

    spare    how much of it crisp things are spared
    """

    per: float
    length: float
    width: float
    alpha: float
    jitter: float
    spare: float


def brushed(ground: Ground, img: Array, angle: Array, crisp: Array, passes: tuple[Pass, ...]) -> Array:
    """Passes of dabs, the broad ones first; crisp things keep most of their own edges."""
    u, area = ground.u, ground.plan.width * ground.plan.height
    for n, by in enumerate(passes):
        size = max(5, round(by.length * u)), max(3, round(by.width * u))
        keep = (1 - by.spare * crisp).astype(np.float32)
        seed = ground.seed + 41 + n
        img = dabs(
            img, angle, int(area / by.per), *size, seed, by.alpha, by.jitter, keep, ground.at, ground.whole
        )
    return img


def to_rim(ground: Ground) -> Array:
    """Distance to the edge of the board."""
    plan = ground.plan
    across = np.minimum(ground.xx, plan.width - ground.xx)
    return np.asarray(np.minimum(across, np.minimum(ground.yy, plan.height - ground.yy)), np.float32)


def shaded(ground: Ground, img: Array, near: float, far: float, reach: float) -> Array:
    """Darker towards the edge of the board: close to it by `near`, and by `far` over a longer reach."""
    rim = to_rim(ground)
    shade = near * np.exp(-rim / 14) + far * np.exp(-rim / reach)
    return np.asarray(img * (1 - shade)[..., None], np.float32)


def canvas(ground: Ground, img: Array, strength: float) -> Array:
    """The grain of a canvas."""
    return np.asarray(img * grain(ground.h, ground.w, ground.seed, strength)[..., None], np.float32)


def keyed(img: Array, key: tuple[float, float, float], greyer: float) -> Array:
    """Every colour towards a key, and a little towards grey."""
    warm = img * np.array(key, np.float32)
    return np.asarray(warm - (warm - img.mean(-1, keepdims=True)) * greyer, np.float32)
