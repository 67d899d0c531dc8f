"""Arrows at the edges of a board's frame beyond which the board goes on."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Literal

import pygame

from game.ui.table.drawing.camera import Camera
from game.ui.window import theme as t
from game.ui.window.ui import Ui

Edge = Literal["left", "top", "right", "bottom"]
INWARDS: dict[Edge, tuple[int, int]] = {"left": (1, 0), "right": (-1, 0), "top": (0, 1), "bottom": (0, -1)}
"""The direction from an edge to the middle of the frame."""
LEAST = 6
"""Window pixels: less of the board out of sight is not shown."""
ARROW, DEEP = 44, 9
"""Width and depth of an arrow in design pixels."""


def edges(camera: Camera, over: Sequence[pygame.Rect]) -> Iterator[Edge]:
    """Yield the edges beyond which there is more of what is played on; none while something lies over the
    middle of the board. `over`: where something lies over it.
    """
    if any(rect.collidepoint(camera.frame.center) for rect in over):
        return
    seen, frame = camera.to_window(camera.played), camera.frame
    hidden: dict[Edge, int] = {
        "left": frame.left - seen.left,
        "top": frame.top - seen.top,
        "right": seen.right - frame.right,
        "bottom": seen.bottom - frame.bottom,
    }
    yield from (edge for edge, pixels in hidden.items() if pixels > LEAST)


def arrow(ui: Ui, frame: pygame.Rect, edge: Edge) -> pygame.Rect:
    """Return where a press counts as one on the arrow of an edge: in its middle."""
    side = ui.px(ARROW)
    (dx, dy), place = INWARDS[edge], pygame.Rect(0, 0, side, side)
    reach = side // 2 + ui.px(3)
    place.center = (
        frame.centerx - dx * (frame.width // 2 - reach),
        frame.centery - dy * (frame.height // 2 - reach),
    )
    return place


def pressed(ui: Ui, camera: Camera, over: Sequence[pygame.Rect], pos: tuple[int, int]) -> Edge | None:
    """Return the edge whose arrow is at a point of the window."""
    found = edges(camera, over)
    return next((edge for edge in found if arrow(ui, camera.frame, edge).collidepoint(pos)), None)


def draw(ui: Ui, camera: Camera, over: Sequence[pygame.Rect], surface: pygame.Surface) -> None:
    """Draw an arrow in the rim, beside the board, at each edge beyond which it goes on."""
    frame, deep, half = camera.frame, ui.px(DEEP), ui.px(ARROW) // 2
    for edge in edges(camera, over):
        dx, dy = INWARDS[edge]
        middle = (frame.centerx - dx * frame.width // 2, frame.centery - dy * frame.height // 2)
        tip = (middle[0] - dx * deep, middle[1] - dy * deep)
        wings = [(middle[0] + turn * dy * half, middle[1] + turn * dx * half) for turn in (1, -1)]
        pygame.draw.polygon(surface, t.GLEAM, [tip, *wings])
