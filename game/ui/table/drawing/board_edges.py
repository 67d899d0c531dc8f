"""Shades and arrows at the edges of a board's frame beyond which the board goes on."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Literal

import pygame

from game.ui.table.drawing import number_badge
from game.ui.table.drawing.camera import Camera
from game.ui.window import shapes
from game.ui.window import theme as t
from game.ui.window.ui import Ui

Edge = Literal["left", "top", "right", "bottom"]
INWARDS: dict[Edge, tuple[int, int]] = {"left": (1, 0), "right": (-1, 0), "top": (0, 1), "bottom": (0, -1)}
"""The direction from an edge to the middle of the frame."""
LEAST = 6
"""Window pixels: less of the board out of sight is not shown."""
SHADE, ARROW = 30, 30
"""Depth of a shade and diameter of an arrow in design pixels."""
DARK = 150
"""Opacity of a shade at its edge, of 255."""


def edges(camera: Camera) -> Iterator[Edge]:
    """Yield the edges beyond which there is more of what is played on."""
    seen, frame = camera.to_window(camera.played), camera.frame
    hidden: dict[Edge, int] = {
        "left": frame.left - seen.left,
        "top": frame.top - seen.top,
        "right": seen.right - frame.right,
        "bottom": seen.bottom - frame.bottom,
    }
    yield from (edge for edge, pixels in hidden.items() if pixels > LEAST)


def arrow(ui: Ui, frame: pygame.Rect, edge: Edge) -> pygame.Rect:
    """Return where the arrow of an edge lies: in its middle."""
    side = ui.px(ARROW)
    (dx, dy), place = INWARDS[edge], pygame.Rect(0, 0, side, side)
    reach = side // 2 + ui.px(3)
    place.center = (
        frame.centerx - dx * (frame.width // 2 - reach),
        frame.centery - dy * (frame.height // 2 - reach),
    )
    return place


def pressed(ui: Ui, camera: Camera, pos: tuple[int, int]) -> Edge | None:
    """Return the edge whose arrow is at a point of the window."""
    return next((edge for edge in edges(camera) if arrow(ui, camera.frame, edge).collidepoint(pos)), None)


def draw(ui: Ui, camera: Camera, surface: pygame.Surface) -> None:
    """Draw the shades, then the arrows over them."""
    found, frame = [*edges(camera)], camera.frame
    for edge in found:
        shade = ui.art.cached(("board edge", edge, frame.size), partial(_shade, ui, frame.size, edge))
        place = shade.get_rect(topleft=frame.topleft)
        if edge in ("right", "bottom"):
            place.bottomright = frame.bottomright
        surface.blit(shade, place)
    for edge in found:
        place = arrow(ui, frame, edge)
        surface.blit(
            ui.art.cached(("board arrow", edge, place.width), partial(_sign, edge, place.width)), place
        )


def _shade(ui: Ui, frame: tuple[int, int], edge: Edge) -> pygame.Surface:
    """Return the shade along an edge, darkest at the edge."""
    (dx, dy), depth = INWARDS[edge], ui.px(SHADE)
    line = shapes.clear((depth, 1) if dx else (1, depth))
    for n in range(depth):
        at = n if dx + dy > 0 else depth - 1 - n
        line.set_at((at, 0) if dx else (0, at), (*t.SHADE, DARK * (depth - n) // depth))
    return pygame.transform.scale(line, (depth, frame[1]) if dx else (frame[0], depth))


def _sign(edge: Edge, side: int) -> pygame.Surface:
    """Return an arrow to an edge on a dark disc."""
    surface, (dx, dy) = number_badge.disc(side, t.WALNUT, t.BRASS).copy(), INWARDS[edge]
    middle, r = side / 2, side * 0.24
    tip = (middle - dx * r, middle - dy * r)
    wings = [
        (middle + dx * r * 0.6 + sign * dy * r, middle + dy * r * 0.6 + sign * dx * r) for sign in (1, -1)
    ]
    pygame.draw.polygon(surface, t.CREAM_LIGHT, [tip, *wings])
    return surface
