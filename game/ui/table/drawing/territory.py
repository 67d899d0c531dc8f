"""The outline of each hexagon in its holder's colour, and darker ground where no piece can stand."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

import pygame

from game.ui.table.api import Box, Size, Thing
from game.ui.table.drawing import hexagon_shape
from game.ui.window import theme as t
from game.ui.window.ui import Ui

LINE, LIGHT = 0.011, 120
"""Width of an outline as a share of the hexagon's breadth, and its opacity, 0 to 255."""
EDGE, RIM = 0.055, 0.016
"""Widths of a held hexagon's edge and of the dark line inside it, as shares of its breadth."""
SHADOW, COARSE = 150, 6
"""Brightness of the ground outside, 0 to 255, and how many times coarser than the map its mask is."""
DASH = 0.5
"""Width of the pattern of an edge, as a share of the edge's."""
PATTERNS: dict[str, tuple[float, ...]] = {
    "disc": (1, 2), "triangle": (4, 2), "square": (2, 2), "diamond": (1, 1.5, 4, 1.5),
    "star": (1, 1, 1, 4), "hexagon": (9, 2), "ring": (1, 5),
}  # fmt: skip
"""Dashes and gaps along the edge of what a seat holds, by its emblem, in widths of the line."""
AROUND = 0.05
"""Rim round the hexagons that is shown with them, as a share of a hexagon's breadth."""


@dataclass(frozen=True)
class OutlineFace:
    """The outline of a hexagon. `colour`: a key of SEAT_COLOURS if somebody holds it."""

    colour: str = ""

    def paint(self, ui: Ui, size: Size) -> pygame.Surface:
        """Return a thin dark line; over it a broad edge in the holder's colour."""
        breadth = min(size)
        surface = hexagon_shape.ring(size, t.SHADE, max(1.0, breadth * LINE), LIGHT)
        if self.colour:
            wide, rim = max(3.0, breadth * EDGE), max(1.0, breadth * RIM)
            seat = t.SEAT_COLOURS[self.colour]
            held = seat.colour
            surface.blit(hexagon_shape.ring(size, t.SHADE, wide + rim, 190), (0, 0))
            surface.blit(hexagon_shape.ring(size, held, wide, 235), (0, 0))
            if ui.theme.marks:
                pattern = PATTERNS[seat.emblem]
                surface.blit(hexagon_shape.dashes(size, seat.text, wide / 2, wide * DASH, pattern), (0, 0))
        return surface


def outline(place: str, box: Box, colour: str = "") -> Thing:
    """Return the outline of a hexagon of the board, as a thing under all others."""
    return Thing(f"plate:outline.{place}", box, OutlineFace(colour), on_board=True, z=-6, shape="hex")


def extent(size: Size, played: Iterable[Box]) -> Box:
    """Return the part of a board with all hexagons in these boxes and a narrow rim; all of it without any."""
    boxes = [pygame.FRect(box) for box in played]
    if not boxes:
        return 0.0, 0.0, *size
    rim = boxes[0].width * AROUND
    around = boxes[0].unionall(boxes[1:]).inflate(2 * rim, 2 * rim).clip(pygame.FRect(0, 0, *size))
    return around.x, around.y, around.width, around.height


def shade(size: Size, played: Iterable[Box]) -> pygame.Surface:
    """Return the mask that a painting is multiplied with: dark outside the hexagons in these boxes. It is
    coarser than the map, so that making it is cheap."""
    mask = pygame.Surface((size[0] // COARSE, size[1] // COARSE), 0, 32)
    mask.fill((SHADOW, SHADOW, SHADOW))
    for x, y, w, h in played:
        corners = hexagon_shape.corners((round(w / COARSE) + 2, round(h / COARSE) + 2))
        points = [(x / COARSE - 1 + cx, y / COARSE - 1 + cy) for cx, cy in corners]
        pygame.draw.polygon(mask, (255, 255, 255), points)
    return pygame.transform.box_blur(mask, 2)
