"""The paint box: surfaces, ink, brush dabs, light and shadow.

Runs at bake time only. Pictures are float32 arrays (height, width, 3) in 0..1 until they become
Surfaces; every chance comes from a numbered seed, so that a rebuild gives the same bytes.
"""

import itertools
import math
from collections.abc import Iterable, Sequence
from functools import cache
from pathlib import Path

import numpy as np
import pygame
from PIL import Image

from tools.paint.core.colour import TOKENS, Array, Colour, from_lab, ramp, rgb, rgb8, shift, to_lab
from tools.paint.core.fields import bell, blur, chaikin, mix, noise, sample, segment_distance, smooth

__all__ = [
    "TOKENS",
    "Array",
    "Colour",
    "Ink",
    "Point",
    "alpha_of",
    "array",
    "bell",
    "blur",
    "chaikin",
    "dabs",
    "drop_shadow",
    "flat",
    "from_lab",
    "grain",
    "key_seed",
    "mix",
    "noise",
    "painterly",
    "ramp",
    "rgb",
    "rgb8",
    "rounded",
    "sample",
    "save",
    "segment_distance",
    "shift",
    "shrink",
    "smooth",
    "surface",
    "to_lab",
]

Point = tuple[float, float]
DAB_TURNS = 24


def key_seed(key: str) -> int:
    """A seed made of a thing's id (FNV), the same on every machine."""
    n = 2166136261
    for ch in key:
        n = ((n ^ ord(ch)) * 16777619) & 0x7FFFFFFF
    return n


# ------------------------------------------------------------------ surfaces
def surface(img: Array, alpha: Array | None = None) -> pygame.Surface:
    """A picture (and its coverage) as a Surface with alpha."""
    h, w = img.shape[:2]
    s = pygame.Surface((w, h), pygame.SRCALPHA)
    pygame.surfarray.pixels3d(s)[:] = (np.clip(img, 0, 1) * 255 + 0.5).astype(np.uint8).transpose(1, 0, 2)
    pixels = pygame.surfarray.pixels_alpha(s)
    pixels[:] = 255 if alpha is None else (np.clip(alpha, 0, 1) * 255 + 0.5).astype(np.uint8).T
    del pixels
    return s


def array(s: pygame.Surface) -> Array:
    """The colours of a Surface as a picture."""
    return pygame.surfarray.array3d(s).transpose(1, 0, 2).astype(np.float32) / np.float32(255)


def alpha_of(s: pygame.Surface) -> Array:
    """The coverage of a Surface, 0..1."""
    return pygame.surfarray.array_alpha(s).T.astype(np.float32) / np.float32(255)


def flat(alpha: Array, colour: Colour) -> pygame.Surface:
    """One colour with the given coverage."""
    return surface(np.broadcast_to(rgb(colour), (*alpha.shape, 3)), alpha)


def save(s: pygame.Surface, file: Path) -> None:
    """Keep a picture. As WebP, which pygame cannot write, a grainy one with clear corners is small."""
    if file.suffix != ".webp":
        return pygame.image.save(s, file)
    return Image.frombytes("RGBA", s.get_size(), pygame.image.tobytes(s, "RGBA")).save(
        file, quality=95, method=6
    )


def shrink(s: pygame.Surface, k: int) -> pygame.Surface:
    """To 1/k of the size by a box filter on premultiplied colour, so that edges do not pick up black."""
    w, h = s.get_size()
    a = alpha_of(s)[..., None]
    colours = array(s) * a
    small = a.reshape(h // k, k, w // k, k, 1).mean((1, 3))
    mean = colours.reshape(h // k, k, w // k, k, 3).mean((1, 3))
    return surface(mean / np.maximum(small, 1e-4), small[..., 0])


class Ink:
    """A supersampled drawing board: draw in final pixels, get an anti-aliased Surface back."""

    def __init__(self, w: float, h: float, ss: int = 4) -> None:
        self.w, self.h, self.ss = int(w), int(h), ss
        self.s = pygame.Surface((self.w * ss, self.h * ss), pygame.SRCALPHA)

    def poly(self, points: Iterable[Point], c: Colour) -> None:
        """A filled polygon."""
        pygame.draw.polygon(self.s, rgb8(c), [(x * self.ss, y * self.ss) for x, y in points])

    def box(self, x0: float, y0: float, x1: float, y1: float, c: Colour) -> None:
        """A filled upright rectangle between two corners."""
        self.poly([(x0, y0), (x1, y0), (x1, y1), (x0, y1)], c)

    def circle(self, x: float, y: float, r: float, c: Colour) -> None:
        """A filled circle."""
        pygame.draw.circle(self.s, rgb8(c), (x * self.ss, y * self.ss), r * self.ss)

    def ellipse(self, x: float, y: float, rx: float, ry: float, c: Colour) -> None:
        """A filled ellipse about its middle."""
        k = self.ss
        pygame.draw.ellipse(self.s, rgb8(c), ((x - rx) * k, (y - ry) * k, 2 * rx * k, 2 * ry * k))

    def line(self, x0: float, y0: float, x1: float, y1: float, breadth: float, c: Colour) -> None:
        """A stroke with square ends."""
        dx, dy = x1 - x0, y1 - y0
        n = math.hypot(dx, dy) or 1
        ox, oy = -dy / n * breadth / 2, dx / n * breadth / 2
        self.poly([(x0 + ox, y0 + oy), (x1 + ox, y1 + oy), (x1 - ox, y1 - oy), (x0 - ox, y0 - oy)], c)

    def path(self, points: Sequence[Point], breadth: float, c: Colour) -> None:
        """A stroke with round joints through several points."""
        for (x0, y0), (x1, y1) in itertools.pairwise(points):
            self.line(x0, y0, x1, y1, breadth, c)
            self.circle(x1, y1, breadth / 2, c)

    def done(self) -> pygame.Surface:
        """The finished drawing at its own size."""
        return shrink(self.s, self.ss)


# ------------------------------------------------------------------ brush dabs
@cache
def _dab_masks(length: int, width: int, seed: int) -> list[pygame.Surface]:
    """Bristle-streaked dab, white with alpha, in all directions."""
    n = int(length * 1.5) + 6
    rng = np.random.default_rng(seed)
    yy, xx = np.mgrid[0:n, 0:n].astype(np.float32) - (n - 1) / 2
    return [_dab(xx, yy, math.pi * k / DAB_TURNS, length, width, rng) for k in range(DAB_TURNS)]


def _dab(
    xx: Array, yy: Array, turn: float, length: int, width: int, rng: np.random.Generator
) -> pygame.Surface:
    u = xx * math.cos(turn) + yy * math.sin(turn)
    v = -xx * math.sin(turn) + yy * math.cos(turn)
    streak = np.interp(v, np.linspace(-width, width, 64), rng.random(64))
    r = np.sqrt((u / (length / 2)) ** 2 + (v / (width / 2)) ** 2)
    fade = np.clip(1.15 - np.abs(u) / length - 0.3 * streak, 0, 1)
    return flat((np.clip((1 - r) * 3.2, 0, 1) * (0.5 + 0.5 * streak) * fade).astype(np.float32), "#FFFFFF")


def dabs(
    img: Array,
    angle: Array,
    count: int,
    length: int,
    width: int,
    seed: int,
    alpha: float = 0.8,
    jitter: float = 0.03,
    keep: Array | None = None,
    at: tuple[int, int] = (0, 0),
    whole: tuple[int, int] | None = None,
) -> Array:
    """Repaint a picture with strokes that follow `angle`, their colour picked from the picture below.

    keep: chance (0..1) of a stroke at each pixel, to leave crisp things alone. at, whole: as in noise();
    count is that of the whole picture.
    """
    h, w = img.shape[:2]
    rng = np.random.default_rng(seed)
    spots = rng.random((count, 2)) * (whole or (h, w)) - at
    luck, tone, tint = rng.random(count), rng.random((count, 1)) - 0.5, rng.random((count, 3)) - 0.5
    sway = rng.normal(0, 0.12, count)
    use = np.nonzero(((spots >= 0) & (spots < (h, w))).all(1))[0]
    if keep is not None:
        yi, xi = spots[use].astype(int).T
        use = use[luck[use] < keep[yi, xi]]
    yi, xi = spots[use].astype(int).T
    colours = np.clip(img[yi, xi] * (1 + tone[use] * 2 * jitter) + tint[use] * jitter, 0, 1)
    turns = ((angle[yi, xi] + sway[use]) / math.pi * DAB_TURNS).round().astype(int) % DAB_TURNS
    stroke = [_dab_masks(length, width, seed + i) for i in range(4)]
    s = surface(img)
    for n, colour, turn in zip(use, (colours * 255).astype(int).tolist(), turns, strict=True):
        mask = stroke[n & 3][turn].copy()
        mask.fill((*colour, int(alpha * 255)), special_flags=pygame.BLEND_RGBA_MULT)
        r = mask.get_width() / 2
        s.blit(mask, (math.floor(spots[n, 1] - r), math.floor(spots[n, 0] - r)))
    return array(s)


def painterly(s: pygame.Surface, seed: int, stroke: float = 5.0, amount: float = 0.5) -> pygame.Surface:
    """Flat drawn shapes gone over with a small brush, inside their own outline."""
    alpha = alpha_of(s)
    h, w = alpha.shape
    img = array(s)
    weather = 1 + 0.16 * (noise(h, w, stroke * 4, seed, 3) - 0.5)
    angle = noise(h, w, stroke * 8, seed + 1, 2) * np.float32(5)
    count = int(h * w / (stroke * stroke) * 2 * amount)
    inside = blur((alpha > 0.98).astype(np.float32), 0.6) ** 3
    worked = dabs(img * weather[..., None], angle, count, max(4, round(stroke)), 3, seed, 0.5, 0.05, inside)
    return surface(mix(img, worked, smooth(alpha, 0.6, 1.0)), alpha)


# ------------------------------------------------------------------ grain, outline, shadow
def grain(h: int, w: int, seed: int, amount: float = 0.03) -> Array:
    """Canvas grain: a field about 1 to multiply a picture with."""
    n = np.random.default_rng(seed).standard_normal((h, w), np.float32)
    return np.asarray(1 + amount * (0.5 * n + 1.2 * blur(n, 1.4) + 1.5 * (noise(h, w, 9, seed + 1, 2) - 0.5)))


def rounded(w: int, h: int, r: float, inset: float = 0.0) -> tuple[Array, Array]:
    """Coverage of a rounded rectangle, and the signed distance to its edge (negative inside)."""
    yy, xx = np.mgrid[0:h, 0:w].astype(np.float32) + np.float32(0.5)
    qx = np.abs(xx - w / 2) - (w / 2 - r - inset)
    qy = np.abs(yy - h / 2) - (h / 2 - r - inset)
    d = np.hypot(np.maximum(qx, 0), np.maximum(qy, 0)) + np.minimum(np.maximum(qx, qy), 0) - r
    return np.asarray(np.clip(0.5 - d, 0, 1), np.float32), np.asarray(d, np.float32)


def drop_shadow(
    target: pygame.Surface,
    mask: Array,
    at: Point,
    offset: Point = (3, 5),
    sigma: float = 6,
    alpha: float = 0.5,
    colour: Colour = "#120A05",
) -> None:
    """The one shadow recipe: the blurred outline, moved to the south-east."""
    pad = int(sigma * 3) + 2
    m = blur(np.pad(mask, pad), sigma) * np.float32(alpha)
    target.blit(flat(m, colour), (at[0] - pad + offset[0], at[1] - pad + offset[1]))
