"""Bakes the table's wood, paper, panels, glows and shadows: python -m game.art.plates

Everything is drawn at twice its size on a table of scale 1. Nine-slice pictures: the `SLICE` pixels along
each side keep their size, the middle stretches. Glows and shadows reach `REACH` pixels beyond the shape.
"""

from collections.abc import Callable
from functools import partial
from pathlib import Path

import numpy as np
import pygame

from game.art.brush import Array, Colour, blur, flat, grain, mix, noise, ramp, rgb, rounded, shift, surface
from game.art.materials import paper, wood
from game.art.motifs import slope
from game.art.plates_cards import recipes as card_recipes
from game.paths import assets

NINE, SLICE, REACH, CORNER = 160, 64, 32, 20
"""Side of a nine-slice picture, its fixed border, the reach outside the shape, the shape's corner radius."""
ROUND = 256
GLOWS = {"pick": "#F6D77A", "drop": "#8FD08A"}
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


# ------------------------------------------------------------------ panels
def _plate(ground: Array, rim: Colour, line: Colour, line_at: float) -> pygame.Surface:
    """A plate with bevelled edge, dark rim and one thin line inside."""
    h, w = ground.shape[:2]
    m, d = rounded(w, h, CORNER)
    bevel = np.clip(slope(blur(m, 2.4), 0.62, 0.78) * 4, -1, 1)
    img = ground * (1 + 0.35 * np.clip(bevel, -1, 0))[..., None]
    img = mix(img, rgb("#FFF6E2"), np.clip(bevel, 0, 1) * 0.35)
    img = mix(img, rgb(line), np.clip(1 - np.abs(d + line_at) / 1.3, 0, 1) * 0.8)
    img = mix(img, rgb(rim), np.clip((d + 2.2) / 1.4, 0, 1) * 0.9)
    return surface(np.clip(img, 0, 1), m)


def panel_paper() -> pygame.Surface:
    """Nine-slice: raised parchment plate with a brass line."""
    return _plate(paper(NINE, NINE, 8, "raised", 0.02), "#6A4E2C", "#CDAA6A", 9)


def panel_plank() -> pygame.Surface:
    """Nine-slice: dark wooden plate with a brass line."""
    ground = (
        np.broadcast_to(rgb("#33271E"), (NINE, NINE, 3))
        * (0.97 + 0.06 * noise(NINE, NINE, 6, 4, 2))[..., None]
    )
    return _plate(np.asarray(ground, np.float32), "#150C06", "#8A6A38", 9)


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


# ------------------------------------------------------------------ glows and shadows
def _halo(m: Array, d: Array, colour: str, inside: float) -> pygame.Surface:
    """Soft light outside an outline, a bright rim on it, and light fading inwards."""
    halo = np.clip(np.exp(-np.maximum(d, 0) / (REACH * 0.30)) - 0.04, 0, 1) * 0.85 * (1 - m)
    rim = np.clip(1 - np.abs(d) / 3.2, 0, 1)
    inner = np.exp(np.minimum(d, 0) / 12) * inside * m
    alpha = np.clip(np.maximum(halo + inner, rim), 0, 1)
    light = mix(np.broadcast_to(rgb(colour), (*m.shape, 3)), shift(colour, 0.08), rim)
    return surface(light, np.asarray(alpha, np.float32))


def glow(colour: str, inside: float) -> pygame.Surface:
    """Nine-slice halo for a rectangle: the shape's edge lies REACH pixels inside the picture."""
    m, d = rounded(NINE, NINE, CORNER, inset=REACH)
    return _halo(m, d, colour, inside)


def glow_round(colour: str, inside: float) -> pygame.Surface:
    """Halo for a round thing of ROUND - 2 * REACH pixels."""
    m, d = rounded(ROUND, ROUND, ROUND / 2 - REACH, inset=REACH)
    return _halo(m, d, colour, inside)


def shadow() -> pygame.Surface:
    """Nine-slice shadow of a panel whose edge lies REACH pixels inside the picture, falling south-east."""
    m, _ = rounded(NINE, NINE, CORNER, inset=REACH)
    wide = np.roll(blur(m, 9), (8, 4), (0, 1)) * 0.50
    near = np.roll(blur(m, 2.5), (3, 2), (0, 1)) * 0.40
    return flat(np.asarray(np.clip(wide + near * (1 - wide), 0, 1), np.float32), "#120A05")


def brass_line() -> pygame.Surface:
    """A rule with a diamond in the middle, brass, for headings (512 x 16)."""
    w, h = 512, 16
    yy, xx = np.mgrid[0:h, 0:w].astype(np.float32) + np.float32(0.5)
    u = np.abs(xx - w / 2)
    line = np.clip(1.5 - np.abs(yy - h / 2), 0, 1) * np.clip((w / 2 - u) / 120, 0, 1) * (u > 14)
    gem = np.clip(7.5 - u - np.abs(yy - h / 2), 0, 1) * np.clip(u + np.abs(yy - h / 2) - 3, 0.35, 1)
    tone = ramp(1 - yy / h, (0, "#8A6428"), (1, "#EFD08A"))
    return surface(tone, np.asarray(np.maximum(line, gem), np.float32))


Recipe = Callable[[], pygame.Surface]


def recipes() -> dict[str, Recipe]:
    """File name under assets/table and how it is made."""
    inside = {"pick": 0.12, "drop": 0.34}
    rects: dict[str, Recipe] = {f"glow_{n}.png": partial(glow, c, inside[n]) for n, c in GLOWS.items()}
    rounds: dict[str, Recipe] = {
        f"glow_{n}_round.png": partial(glow_round, c, inside[n]) for n, c in GLOWS.items()
    }
    plates: dict[str, Recipe] = {
        "wood.jpg": table_wood, "paper.jpg": table_paper, "plank.jpg": table_plank,
        "panel_paper.png": panel_paper, "panel_plank.png": panel_plank, "slot.png": slot,
        "shadow.png": shadow, "rule.png": brass_line,
    }  # fmt: skip
    return {**plates, **rects, **rounds, **card_recipes()}


def bake(folder: Path) -> None:
    """Writes every plate into the folder."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, make in recipes().items():
        pygame.image.save(make(), folder / name)


if __name__ == "__main__":
    bake(assets("table"))
