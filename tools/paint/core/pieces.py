"""Bakes wooden pieces, dice and quest tiles: python -m tools.paint.core.pieces"""

from collections.abc import Callable
from functools import partial
from pathlib import Path

import numpy as np
import pygame

from game.paths import assets
from game.titles.raiders.table.rows import WORKER
from tools.paint.core.brush import (
    Array,
    alpha_of,
    array,
    blur,
    drop_shadow,
    flat,
    grain,
    mix,
    noise,
    rgb,
    rounded,
    shift,
    shrink,
    surface,
)
from tools.paint.core.colour import hex_code
from tools.paint.core.materials import paper, wood
from tools.paint.core.motifs import draw, icon_file, parts, slope, tones

HEADS = {"blue": "worker", "grey": "worker_cap", "red": "worker_helmet"}
"""The drawings of Raiders' workers: each has a head of its own."""
THINGS = ("gold", "equipment", "wagon", "livestock", "silver", "provisions", "kumis", "wound")
DICE = {"red": "#A8332C", "white": "#EFE6D2", "yellow": "#E0AE3E"}
PIECE, DIE, TILE = 128, 96, (440, 320)
SHADOW = "#150C06"
CREAM = "#FFF6E2"
FINE = 4
"""Pieces are worked out this many times bigger, then shrunk."""
FACE = 0.84
"""Of a piece's box: the rest is for edge and shadow."""


def _relief(alpha: Array, breadth: float) -> Array:
    """Light on a cushion with this outline: 1 faces the lamp in the north-west, -1 turns away."""
    lean = slope(blur(alpha, breadth), 0.62, 0.78) * np.float32(1.7 * breadth)
    return np.asarray(np.clip(lean, -1, 1), np.float32)


def _eroded(alpha: Array, r: int) -> Array:
    """The outline drawn in by about r pixels."""
    return np.asarray(np.clip((blur(alpha, r / 2) - 0.82) * 8, 0, 1) * alpha, np.float32)


def _lit(colours: Array, alpha: Array, unit: float) -> Array:
    """Bevel and top light inside the drawn outline."""
    inside = _eroded(alpha, round(2.6 * unit))
    bevel = _relief(inside, 2.2 * unit)
    fall = np.linspace(0.07, -0.07, len(alpha), dtype=np.float32)[:, None]
    shade = 1 + (fall + 0.30 * np.clip(bevel, -1, 0)) * inside
    lit = np.clip(colours * shade[..., None], 0, 1)
    return mix(lit, rgb(CREAM), np.clip(bevel, 0, 1) * 0.45 * inside)


def _thick(colours: Array, alpha: Array, depth: int, edge: Array) -> tuple[Array, Array]:
    """The wooden edge: the outline shifted down under the face."""
    side = alpha.copy()
    for d in range(1, depth + 1):
        side = np.maximum(side, np.roll(alpha, d, 0))
    return mix(np.broadcast_to(edge, colours.shape), colours, alpha), side


def _shadowed(face: pygame.Surface, size: int) -> pygame.Surface:
    """Contact shadow and soft shadow under a face that keeps its place."""
    out, a = pygame.Surface(face.get_size(), pygame.SRCALPHA), alpha_of(face)
    for sigma, strength, shift_by in ((size * 0.04, 0.55, 0.05), (size * 0.014, 0.45, 0.02)):
        soft = flat(blur(a, sigma) * np.float32(strength), SHADOW)
        out.blit(soft, (size * shift_by * 0.5, size * shift_by))
    out.blit(face, (0, 0))
    return out


def piece(name: str, colour: str | None = None, size: int = PIECE) -> pygame.Surface:
    """An icon as a wooden piece in a box of `size` pixels, shadow included."""
    swaps = tones(colour) if colour else None
    drawing = draw(icon_file(name), round(size * FACE) * FINE, swaps)
    return carved(drawing, shift(colour, -0.22, 0.9) if colour else rgb("#4A3423"), size)


def carved(drawing: pygame.Surface, edge: Array, size: int) -> pygame.Surface:
    """A flat drawing as a thick piece with lit edges; it is FINE times as big as the face of the piece."""
    inner = drawing.get_width() // FINE
    pad = (size - inner) // 2
    raw = pygame.Surface((size * FINE, size * FINE), pygame.SRCALPHA)
    raw.blit(drawing, (pad * FINE, (pad - round(size * 0.02)) * FINE))
    colours, alpha = parts(raw)
    unit = inner * FINE / 64
    img, cover = _thick(_lit(colours, alpha, unit), alpha, int(3.0 * unit), edge)
    return _shadowed(shrink(surface(img, cover), FINE), size)


def die(colour: str, size: int = DIE) -> pygame.Surface:
    """A blank die from above: a lit rounded cube with room for the symbol that the program draws."""
    inner, n = round(size * 0.86), size * FINE
    m, d = rounded(inner * FINE, inner * FINE, inner * FINE * 0.2)
    pad = (n - inner * FINE) // 2
    m, d = np.pad(m, pad), np.pad(d, pad, constant_values=n)
    step = np.clip(-d / (n * 0.08), 0, 1)
    img = mix(np.broadcast_to(shift(colour, -0.10), (n, n, 3)), rgb(colour), step)
    bevel = _relief(m, n * 0.03)
    img = mix(img * (1 + 0.35 * np.clip(bevel, -1, 0))[..., None], rgb(CREAM), np.clip(bevel, 0, 1) * 0.5)
    yy, xx = np.mgrid[0:n, 0:n].astype(np.float32) / n
    img = img * (1.06 - 0.12 * (yy + xx) / 2)[..., None]
    rim = np.clip((d + n * 0.022) / (n * 0.008), 0, 1)
    img = mix(img, shift(colour, -0.36, 0.8), rim * 0.9)
    return _shadowed(shrink(surface(np.clip(img, 0, 1), m), FINE), size)


def _tile(ground: Array, seed: int) -> pygame.Surface:
    """A stout tile: ground with a bevelled wooden rim and a shadow."""
    w, h = TILE
    m, d = rounded(w - 20, h - 20, 18)
    bevel = _relief(m, 4)
    img = ground[: h - 20, : w - 20] * (1 + 0.3 * np.clip(bevel, -1, 0))[..., None]
    img = mix(img, rgb(CREAM), np.clip(bevel, 0, 1) * 0.4)
    img = mix(img, rgb("#3A2817"), np.clip((d + 2.5) / 1.5, 0, 1) * 0.9)
    img = mix(img, rgb("brass"), np.clip(1 - np.abs(d + 13) / 1.6, 0, 1) * 0.9)
    out = pygame.Surface(TILE, pygame.SRCALPHA)
    drop_shadow(out, m, (8, 6), (3, 6), 4, 0.6)
    out.blit(surface(np.clip(img * grain(h - 20, w - 20, seed, 0.02)[..., None], 0, 1), m), (8, 6))
    return out


def quest_face() -> pygame.Surface:
    """Quest tile, face: bare parchment in a brass line, for the program to write on."""
    return _tile(paper(TILE[1], TILE[0], 41, "raised", 0.05), 3)


def quest_back() -> pygame.Surface:
    """Quest tile, back: dark wood with the scroll burnt in."""
    w, h = TILE
    ground = wood(h, w, 17, "#5A4230", 1.4) * (0.94 + 0.12 * noise(h, w, 60, 5, 3))[..., None]
    tile = _tile(np.asarray(ground, np.float32), 4)
    mark = draw(icon_file("quest"), 190)
    a = alpha_of(mark)
    at = (w / 2 - 97, h / 2 - 99)
    tile.blit(flat(blur(a, 5) * np.float32(0.5), SHADOW), (at[0] + 3, at[1] + 5))
    tile.blit(surface(mix(array(mark), rgb("#6B4A2C"), 0.35), a), at)
    return tile


def recipes() -> dict[str, Callable[[], pygame.Surface]]:
    """File name (without .png) of everything baked here, and how."""
    workers = {f"worker_{n}": partial(piece, HEADS[n], hex_code(c)) for n, c in WORKER.items()}
    things = {n: partial(piece, n) for n in THINGS}
    dice = {f"die_{n}": partial(die, c) for n, c in DICE.items()}
    return {**workers, **things, **dice, "quest_face": quest_face, "quest_back": quest_back}


def bake(folder: Path) -> None:
    """Writes every piece into the folder."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, make in recipes().items():
        pygame.image.save(make(), folder / f"{name}.png")


if __name__ == "__main__":
    bake(assets("raiders", "pieces"))
