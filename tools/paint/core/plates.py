"""Bakes the table's wood, paper, planks and slots: python -m tools.paint.core.plates

Everything is drawn at twice its size on a table of scale 1.
"""

from collections.abc import Callable
from pathlib import Path

import numpy as np
import pygame

from game.paths import assets
from tools.paint.core.brush import Array, flat, grain, mix, noise, rounded, save, surface
from tools.paint.core.materials import paper, wood
from tools.paint.core.plates_cards import recipes as card_recipes

NINE, CORNER = 160, 20
"""Side of a nine-slice picture, whose middle stretches, and the radius of its corners."""
WOOD, PAPER, PLANK = (1440, 2560), (1024, 1024), (256, 1024)
OFFCUT = 600
"""Boards are painted longer than needed: the rings run out towards their right end."""


def seamless(img: Array, overlap: int) -> Array:
    """The picture without its last `overlap` rows and columns, made to repeat without a seam."""
    t = np.linspace(0, 1, overlap, dtype=np.float32)
    top = mix(img[-overlap:], img[:overlap], t[:, None] * np.ones_like(img[:overlap, :, 0]))
    rows = np.concatenate([top, img[overlap:-overlap]])
    left = mix(rows[:, -overlap:], rows[:, :overlap], np.ones((len(rows), 1), np.float32) * t)
    return np.concatenate([left, rows[:, overlap:-overlap]], 1)


def table_wood() -> pygame.Surface:
    """The table top: quiet dark walnut, lit in the middle, sinking into the dark at the edge."""
    h, w = WOOD
    img = wood(h, w + OFFCUT, 7, contrast=0.85)[:, :w]
    yy, xx = np.mgrid[0:h, 0:w].astype(np.float32)
    d = np.hypot((xx / w - 0.47) * 1.15, yy / h - 0.45)
    img = img * (1.08 - 0.75 * np.clip(d - 0.22, 0, 1) ** 1.3)[..., None]
    return surface(np.clip(img * grain(h, w, 9, 0.02)[..., None], 0, 1))


def table_paper() -> pygame.Surface:
    """Parchment that repeats: laid fibres, faint clouds, no edge."""
    h, w = PAPER
    img = paper(h + 128, w + 128, 3, edge=0.0)
    fibres = noise(h + 128, (w + 128) // 6, 3, 11, 2)[:, np.arange(w + 128) // 6]
    img = img * (1 + 0.012 * (fibres - 0.5) + (grain(h + 128, w + 128, 12, 0.010) - 1))[..., None]
    return surface(np.clip(seamless(np.asarray(img, np.float32), 128), 0, 1))


def table_plank() -> pygame.Surface:
    """A dark plank that repeats along its length, for bars and board frames."""
    h, w = PLANK
    img = wood(190, w + 128 + OFFCUT, 23, "#33261D", 1.1)[4:186, : w + 128]
    img = np.asarray(_resized(img, w + 128, h), np.float32)
    t = np.linspace(0, 1, 128, dtype=np.float32)
    ends = mix(img[:, -128:], img[:, :128], np.ones((h, 1), np.float32) * t)
    return surface(np.clip(np.concatenate([ends, img[:, 128:-128]], 1), 0, 1))


def _resized(img: Array, w: int, h: int) -> Array:
    """The picture at another size, smoothly."""
    scaled = pygame.transform.smoothscale(surface(img), (w, h))
    return pygame.surfarray.array3d(scaled).transpose(1, 0, 2).astype(np.float32) / np.float32(255)


def slot() -> pygame.Surface:
    """Nine-slice: a place sunk into the plate, where a card or piece may lie."""
    m, d = rounded(NINE, NINE, CORNER)
    inner = np.clip(-d / 18, 0, 1)
    yy, xx = np.mgrid[0:NINE, 0:NINE].astype(np.float32) / NINE
    cast = np.exp(-np.minimum(xx, yy) * NINE / 12) * 0.35
    alpha = m * (0.20 + 0.18 * (1 - inner) + cast)
    line = np.clip(1 - np.abs(d + 2) / 1.2, 0, 1)
    s = flat(np.asarray(np.clip(alpha, 0, 0.6), np.float32), "#150C06")
    s.blit(flat(np.asarray(line * 0.55, np.float32), "brass"), (0, 0))
    return s


Recipe = Callable[[], pygame.Surface]


def recipes() -> dict[str, Recipe]:
    """File name under assets/table and how it is made."""
    return {
        "wood.jpg": table_wood, "paper.jpg": table_paper, "plank.jpg": table_plank, "slot.png": slot,
        **card_recipes(),
    }  # fmt: skip


def bake(folder: Path) -> None:
    """Writes every plate into the folder."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, make in recipes().items():
        save(make(), folder / name)


if __name__ == "__main__":
    bake(assets("table"))
