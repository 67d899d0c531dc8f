"""Terrains on the painted boards are told apart with any colour vision, and in a picture without colours.

A hexagon is described by its mean colour as it is seen, and by how its lightness varies from coarse to fine.
Among the hexagons of two terrains, the one most like it must be of its own terrain.
"""

from collections import defaultdict
from functools import cache
from itertools import combinations
from typing import Any

import numpy as np
import numpy.typing as npt
import pygame
import pytest

from game.packages import registry
from game.paths import assets

Pixels = npt.NDArray[np.float64]
# Machado and others 2009, severity 1, for linear RGB; grey is what WCAG's luminance leaves
VISIONS: dict[str, Any] = {
    "usual": np.eye(3),
    "protan": [[0.152, 1.053, -0.205], [0.115, 0.786, 0.099], [-0.004, -0.048, 1.052]],
    "deutan": [[0.367, 0.861, -0.228], [0.280, 0.673, 0.047], [-0.012, 0.043, 0.969]],
    "tritan": [[1.256, -0.077, -0.179], [-0.078, 0.931, 0.148], [0.005, 0.691, 0.304]],
    "grey": [[0.2126, 0.7152, 0.0722]] * 3,
}
# a road is a line on plains, which these figures do not find
TERRAINS = {
    "scythe": ("mountain", "farm", "village", "forest", "tundra", "lake"),
    "runebound": ("forest", "hills", "plains", "mountain", "swamp", "river"),
}
PAIRS = [(title, *pair) for title, kinds in TERRAINS.items() for pair in combinations(kinds, 2)]
PER_HEXAGON = 60
"""Pixels across the part of a hexagon that is looked at."""
PART = 0.6
"""That part, of the hexagon's smaller diameter."""
RECOGNISED = 0.7


def lightness(linear: Pixels) -> Pixels:
    """Return L* of CIELAB, 0 to 100, of linear RGB."""
    return 116 * np.cbrt(np.clip(linear @ [0.2126, 0.7152, 0.0722], 0.0089, 1)) - 16


def described(linear: Pixels, vision: str) -> Pixels:
    """Return what is seen of a hexagon: its mean colour, and contrasts from coarse to fine."""
    seen = np.clip(linear @ np.array(VISIONS[vision]).T, 0, 1)
    light, mean = lightness(seen), seen.mean((0, 1))
    coarse = light.reshape(10, 6, 10, 6).mean((1, 3))
    fine = light - np.kron(coarse, np.ones((6, 6)))
    edges = np.abs(np.diff(light, axis=0)).mean()
    spread = np.percentile(light, (5, 50, 95)) - light.mean()
    return np.array([*np.sqrt(mean), light.mean() / 100, coarse.std(), fine.std(), edges, *spread])


@cache
def hexagons(title: str) -> dict[str, list[Pixels]]:
    """Return the pictures of a board's hexagons in linear RGB, by terrain."""
    board = registry.find(title).title.book.board
    layout = board.layout
    scale = PER_HEXAGON / (PART * min(layout.width, layout.height))
    size = round(board.size[0] * scale), round(board.size[1] * scale)
    picture = pygame.transform.smoothscale(pygame.image.load(assets(f"{title}/board.jpg")), size)
    pixels = (pygame.surfarray.array3d(picture) / 255) ** 2.2
    found = defaultdict(list)
    for hexagon in board.hexes.values():
        left, top = (round(at * scale) - PER_HEXAGON // 2 for at in (hexagon.x, hexagon.y))
        found[hexagon.kind].append(pixels[left : left + PER_HEXAGON, top : top + PER_HEXAGON])
    return found


@cache
def descriptions(title: str, vision: str, terrain: str) -> Pixels:
    """Return what is seen of each hexagon of a terrain."""
    return np.array([described(each, vision) for each in hexagons(title)[terrain]])


@pytest.mark.parametrize("vision", VISIONS)
@pytest.mark.parametrize("pair", PAIRS, ids="-".join)
def test_terrains_are_told_apart(pair: tuple[str, str, str], vision: str) -> None:
    title, *terrains = pair
    both = [descriptions(title, vision, terrain) for terrain in terrains]
    of = np.repeat([0, 1], [len(each) for each in both])
    points = np.concatenate(both)
    points = (points - points.mean(0)) / (points.std(0) + 1e-9)
    apart = ((points[:, None] - points[None]) ** 2).sum(-1)
    np.fill_diagonal(apart, np.inf)
    right = of[apart.argmin(1)] == of
    assert min(right[of == which].mean() for which in (0, 1)) >= RECOGNISED
