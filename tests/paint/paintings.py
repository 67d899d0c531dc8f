"""Looking at painted maps: colours of places, and whether what is kept is what would be painted."""

from __future__ import annotations

import numpy as np
import pygame

from game import paths
from game.engine.board.places import Board
from game.maps.plan import Plan
from tools.paint.core.board import paint
from tools.paint.core.brush import to_lab

Cut = tuple[int, int, int, int]


def kept(title: str, board: Board) -> pygame.Surface:
    """The kept painting at the size of the map."""
    return pygame.transform.smoothscale(pygame.image.load(paths.assets(title, "board.jpg")), board.size)


def pixels(painting: pygame.Surface, x: float, y: float, reach: int) -> np.ndarray:
    """The pixels of a square of the painting."""
    area = pygame.Rect(round(x) - reach, round(y) - reach, 2 * reach, 2 * reach)
    return pygame.surfarray.array3d(painting.subsurface(area)).reshape(-1, 3)


def colour(painting: pygame.Surface, x: float, y: float, reach: int) -> np.ndarray:
    """The mean OKLab colour of a square of the painting."""
    return np.asarray(to_lab(pixels(painting, x, y, reach).mean(0) / 255))


def twice(plan: Plan, title: str, cut: Cut) -> tuple[bytes, bytes]:
    """The bytes of a piece of the map that was painted two times."""
    first, second = (pygame.image.tobytes(paint(plan, title, cut, 0.6), "RGB") for _ in range(2))
    return first, second


def apart(plan: Plan, painting: pygame.Surface, title: str, cut: Cut) -> float:
    """How far a piece that is painted now is from the kept one, on average, of 255."""
    small = cut[2] // 10, cut[3] // 10
    fresh = pygame.transform.smoothscale(paint(plan, title, cut, 1.5), small)
    old = pygame.transform.smoothscale(painting.subsurface(cut), small)
    two = (pygame.surfarray.array3d(surface).astype(int) for surface in (fresh, old))
    return float(abs(next(two) - next(two)).mean())
