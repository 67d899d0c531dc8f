"""Scales pictures in steps, each of which takes a short time."""

from __future__ import annotations

import math
from collections.abc import Iterator

import pygame

from game.ui.window.picture_store import Steps

Size = tuple[int, int]
STEP = 600_000
"""The pixels that are read or written in one step of scaling, which takes 1 to 2 ms."""


def smoothly(image: pygame.Surface, size: Size) -> Steps:
    """Return the steps of `pygame.transform.smoothscale`, which scales first the rows, then the columns."""
    narrow = pygame.Surface((size[0], image.get_height()), 0, image)
    yield  # a large surface takes as long as two steps
    for top, height in _strips(image.get_height(), max(size[0], image.get_width())):
        part = image.subsurface((0, top, image.get_width(), height))
        pygame.transform.smoothscale(part, (size[0], height), narrow.subsurface((0, top, size[0], height)))
        yield
    scaled = pygame.Surface(size, 0, image)
    yield
    for left, width in _strips(size[0], max(size[1], narrow.get_height())):
        part = narrow.subsurface((left, 0, width, narrow.get_height()))
        pygame.transform.smoothscale(part, (width, size[1]), scaled.subsurface((left, 0, width, size[1])))
        yield
    return scaled


def cover_at_scale(texture: pygame.Surface, size: Size) -> Steps:
    """Return the steps to a piece of a texture at its own scale; it is stretched only if it is too small."""
    w, h = texture.get_size()
    if size[0] <= w and size[1] <= h:
        return texture.subsurface(((w - size[0]) // 3, (h - size[1]) // 3, *size))
    return (yield from smoothly(texture.subsurface(middle(texture.get_size(), size)), size))


def middle(whole: Size, size: Size) -> pygame.Rect:
    """Return the middle of a picture that has the proportions of a size."""
    k = max(size[0] / whole[0], size[1] / whole[1])
    part = pygame.Rect(0, 0, min(whole[0], math.ceil(size[0] / k)), min(whole[1], math.ceil(size[1] / k)))
    part.center = (whole[0] // 2, whole[1] // 2)
    return part


def _strips(length: int, pixels: int) -> Iterator[tuple[int, int]]:
    """Yield start and length of the strips that are scaled in a step each. `pixels`: those of one line."""
    lines = max(1, STEP // pixels)
    for start in range(0, length, lines):
        yield start, min(lines, length - start)
