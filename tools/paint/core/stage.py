"""Standing things on the ground: collected with a foot point, shadowed together, drawn north to south."""

from collections.abc import Callable, Sequence

import numpy as np
import pygame

from tools.paint.core import nature
from tools.paint.core.brush import Array, alpha_of, blur, flat, key_seed
from tools.paint.core.landscape import Ground
from tools.paint.core.nature import Glyph

SHADE = "#1E1830"
SMALL = 34  # world pixels: narrower things cast a plain round shadow
DRY = ("#8F8148", "#B09C5A", "#7C7444", "#CDBB78")
GREEN = ("#5F7A3C", "#7E9448", "#4C6A38", "#A3B062")
SCRUB = ("#8A7A52", "#A69460", "#6F6B48", "#C2AE7C")
Kit = dict[str, list[Glyph]]


def kit(u: float) -> Kit:
    """All small wild things, some variants each."""
    from_seed: dict[str, tuple[int, Callable[[int], Glyph]]] = {
        "leaf": (21, lambda i: nature.broadleaf(u, 10 + i, nature.LEAF[i % 3], 0.82 + 0.036 * (i * 37 % 11))),
        "gold": (5, lambda i: nature.broadleaf(u, 60 + i, nature.GOLD, 0.8 + 0.06 * i)),
        "olive": (12, lambda i: nature.broadleaf(u, 400 + i, nature.OLIVE[i % 3], 0.66 + 0.04 * (i * 5 % 9))),
        "pine": (20, lambda i: nature.conifer(u, 90 + i, nature.PINE[i % 3], 0.78 + 0.032 * (i * 29 % 13))),
        "cypress": (8, lambda i: nature.cypress(u, 430 + i, 0.72 + 0.05 * (i * 3 % 8))),
        "palm": (14, lambda i: nature.palm(u, 460 + i, 0.8 + 0.04 * (i * 5 % 9))),
        "bush": (10, lambda i: nature.bush(u, 170 + i, nature.LEAF[i % 3], 0.8 + 0.05 * i)),
        "scrub": (8, lambda i: nature.bush(u, 190 + i, nature.OLIVE[i % 3], 0.7 + 0.05 * i)),
        "stone": (7, lambda i: nature.rock(u, 240 + i, "#A79F95", 0.6 + 0.08 * i)),
        "rose_stone": (7, lambda i: nature.rock(u, 250 + i, "#C08A7C", 0.6 + 0.08 * i)),
        "white_stone": (7, lambda i: nature.rock(u, 255 + i, "#D6CFC0", 0.6 + 0.08 * i)),
        "reeds": (6, lambda i: nature.reeds(u, 260 + i)),
        "hill": (14, lambda i: nature.hillock(u, 320 + i, 0.72 + 0.04 * (i * 5 % 9))),
        "dry_grass": (10, lambda i: nature.tuft(u, 280 + i, DRY)),
        "grass": (10, lambda i: nature.tuft(u, 290 + i, GREEN)),
        "scrub_grass": (8, lambda i: nature.tuft(u, 300 + i, SCRUB)),
    }
    return {name: [make(i) for i in range(count)] for name, (count, make) in from_seed.items()}


class Stage:
    """Collects standing things for one view; every place is a world place."""

    def __init__(self, ground: Ground, z: Array, plants: Callable[[float], Kit] | None = None) -> None:
        self.g, self.z, self.u = ground, z, ground.u
        self.kit = (plants or kit)(ground.u)
        self.things: list[tuple[float, float, Glyph, float]] = []
        self.taken: list[tuple[float, float, float, float]] = []

    def keep_clear(self, x: float, y: float, w: float, h: float) -> None:
        """Let nothing wild grow in this rectangle."""
        self.taken.append((x, y, w, h))

    def put(self, glyph: Glyph, x: float, y: float, shadow: float = 0.45) -> None:
        """Stand a thing at a world place."""
        self.things.append((y, x, glyph, shadow))

    def plant(self, name: str, x: float, y: float, shadow: float = 0.4) -> None:
        """Stand one of the kit at a place; the place picks the variant."""
        variants = self.kit[name]
        self.put(variants[key_seed(f"{x:.1f}.{y:.1f}") % len(variants)], x, y, shadow)

    def scatter(
        self, step: float, chance: Array, names: Sequence[str], seed: int, shadow: float = 0.4
    ) -> None:
        """A jittered lattice over the whole map: even enough to cover, uneven enough never to line up."""
        rng = np.random.default_rng(self.g.seed + seed)
        ys, xs = np.mgrid[0 : self.g.plan.height : step * 0.82, 0 : self.g.plan.width : step]
        xs = xs + (np.arange(len(xs)) % 2)[:, None] * step / 2 + rng.uniform(-0.42, 0.42, xs.shape) * step
        ys = ys + rng.uniform(-0.42, 0.42, ys.shape) * step
        luck, pick = rng.random(xs.shape), rng.integers(len(names), size=xs.shape)
        open_ground = chance * self._free()
        for x, y, odds, name in zip(xs.ravel(), ys.ravel(), luck.ravel(), pick.ravel(), strict=True):
            px, py = self._pixel(x, y)
            if 0 <= px < self.g.w and 0 <= py < self.g.h and odds < open_ground[py, px]:
                self.plant(names[name], x, y, shadow)

    def draw(self, target: pygame.Surface) -> None:
        """Shadows first, then everything from north to south."""
        shade = pygame.Surface(target.get_size(), pygame.SRCALPHA)
        self.things.sort(key=lambda thing: thing[:2])
        for y, x, glyph, amount in self.things:
            if amount and self._seen(x, y, glyph):
                self._cast(shade, glyph, x, y, amount)
        target.blit(flat(blur(alpha_of(shade), 1.1 * self.u), SHADE), (0, 0))
        for y, x, (s, (ax, ay)), _ in self.things:
            px, py = self._foot(x, y)
            target.blit(s, (round(px - ax), round(py - ay)))

    def _pixel(self, x: float, y: float) -> tuple[int, int]:
        return int(x * self.u) - self.g.view.left, int(y * self.u) - self.g.view.top

    def _foot(self, x: float, y: float) -> tuple[float, float]:
        px, py = self._pixel(x, y)
        up = self.z[min(max(py, 0), self.g.h - 1), min(max(px, 0), self.g.w - 1)]
        return px, py - float(up) * self.u

    def _seen(self, x: float, y: float, glyph: Glyph) -> bool:
        px, py = self._pixel(x, y)
        w, h = glyph[0].get_size()
        return -2 * w < px < self.g.w + 2 * w and -2 * h < py < self.g.h + 2 * h

    def _free(self) -> Array:
        free = self.g.empty() + 1
        for x, y, w, h in self.taken:
            left, top = self._pixel(x, y)
            right, bottom = self._pixel(x + w, y + h)
            free[max(0, top) : max(0, bottom), max(0, left) : max(0, right)] = 0
        return free

    def _cast(self, shade: pygame.Surface, glyph: Glyph, x: float, y: float, amount: float) -> None:
        s, (ax, ay) = glyph
        px, py = self._foot(x, y)
        if s.get_width() < SMALL * self.u:
            self._round_shadow(shade, s, px, py, amount)
        else:
            fallen = _fallen(s, ay)
            shade.blit(flat(fallen * np.float32(amount), SHADE), (round(px - ax), round(py - 1)))

    def _round_shadow(
        self, shade: pygame.Surface, s: pygame.Surface, x: float, y: float, amount: float
    ) -> None:
        r = s.get_width() * 0.36
        box = pygame.Rect(0, 0, max(2, round(r * 2.3)), max(2, round(r * 0.95)))
        box.center = round(x + r * 0.55), round(y + r * 0.08)
        pygame.draw.ellipse(shade, (0, 0, 0, round(255 * amount)), box)


def _fallen(s: pygame.Surface, foot: float) -> Array:
    """The shadow of a standing thing: its outline laid down to the south-east."""
    mask = alpha_of(s)[: int(foot) + 1]
    mask = mask[::-1][::3]
    h, w = mask.shape
    lean = 1.25
    out = np.zeros((h, w + int(h * lean) + 1), np.float32)
    for row in range(h):
        offset = int(row * lean)
        out[row, offset : offset + w] = mask[row]
    return out
