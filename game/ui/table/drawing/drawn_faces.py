"""Base classes of faces, and faces that every title uses: an icon, a piece, a part of the painted board."""

from __future__ import annotations

import mmap
from abc import abstractmethod
from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial

import pygame

from game.ui.table.api import Box, Face, Size
from game.ui.table.drawing import card_frames, hexagon_shape
from game.ui.window import picture_store, shapes
from game.ui.window import theme as t
from game.ui.window.picture_store import Steps
from game.ui.window.pictures import Plate
from game.ui.window.ui import Ui

WHITE = (255, 255, 255)
LARGE = 40_000
"""Pixels of a face from which on its parts are made before it is drawn."""
SOLID = 205
"""From this opacity on a pixel belongs to a piece; its shadow does not."""


class DrawnFace:
    """A face drawn onto a transparent surface. Derive a frozen dataclass from it and define `draw`."""

    def paint(self, ui: Ui, size: Size) -> pygame.Surface:
        """Return a new surface of a size in window pixels. Where time is limited, a large face is painted in
        steps."""
        if size[0] * size[1] > LARGE and picture_store.is_limited():
            key = ("face", self, size, ui.messages, ui.messages.device)
            return ui.art.in_steps(key, partial(self._paint_in_steps, ui, size))
        surface = shapes.clear(size)
        self.draw(ui, surface, size)
        return surface

    def _paint_in_steps(self, ui: Ui, size: Size) -> Steps:
        """Make the parts first, so that an attempt that gets no further takes no time to fill a surface."""
        self.draw(ui, _undrawable(size), size)
        yield
        surface = shapes.clear(size)
        yield
        yield from self.draw_in_steps(ui, surface, size)
        return surface

    def draw_in_steps(self, ui: Ui, surface: pygame.Surface, size: Size) -> Iterator[None]:
        """Draw the face as `draw` does. One that takes long overrides this and pauses after each part."""
        self.draw(ui, surface, size)
        yield

    @abstractmethod
    def draw(self, ui: Ui, surface: pygame.Surface, size: Size) -> None:
        """Draw the face onto a surface of a size."""


@dataclass(frozen=True)
class GroundFace(DrawnFace):
    """A plate, of wood or paper, under a part of the table. `radius` is in design pixels."""

    kind: Plate = "plank"
    radius: int = t.RADIUS

    def paint(self, ui: Ui, size: Size) -> pygame.Surface:
        """Return the plate itself: to copy a large one takes milliseconds."""
        return ui.art.plate(self.kind, size, self.radius)

    def draw(self, ui: Ui, surface: pygame.Surface, size: Size) -> None:
        surface.blit(ui.art.plate(self.kind, size, self.radius), (0, 0))


@dataclass(frozen=True)
class SwatchFace(DrawnFace):
    """A hexagon of a painting, or a round part of it; `board` is the map's size, `box` a place of it."""

    painting: str
    board: Size
    box: Box
    round: bool = False

    def draw(self, ui: Ui, surface: pygame.Surface, size: Size) -> None:
        painting = ui.art.original(self.painting)
        if painting is None:
            return
        grow = painting.get_width() / self.board[0]
        crop = pygame.Rect([round(v * grow) for v in self.box]).clip(painting.get_rect())
        place = crop.fit(surface.get_rect())
        surface.blit(pygame.transform.smoothscale(painting.subsurface(crop), place.size), place)
        surface.blit(self._edge(place.size), place, special_flags=pygame.BLEND_RGBA_MIN)

    def _edge(self, size: Size) -> pygame.Surface:
        if not self.round:
            return hexagon_shape.filled(size, WHITE, 255)
        mask = shapes.clear((size[0] * hexagon_shape.FINE, size[1] * hexagon_shape.FINE))
        pygame.draw.ellipse(mask, WHITE, mask.get_rect())
        return pygame.transform.smoothscale(mask, size)


@dataclass(frozen=True)
class IconFace(DrawnFace):
    """An icon as large as fits, in the middle."""

    name: str

    def draw(self, ui: Ui, surface: pygame.Surface, size: Size) -> None:
        shapes.centre(surface, ui.art.icon(self.name, min(size)))


def _undrawable(size: Size) -> pygame.Surface:
    """Return a surface on which nothing can be drawn. Its memory is never touched, so it costs nothing."""
    surface = pygame.image.frombuffer(mmap.mmap(-1, 4 * size[0] * size[1]), size, "RGBA")
    surface.set_clip((0, 0, 0, 0))
    return surface


def face_part(ui: Ui, face: Face, size: Size) -> pygame.Surface:
    """Return a face that is part of another one, cached, so that it is finished before the other one is."""
    key = ("part", face, size, ui.messages, ui.messages.device)
    return ui.art.cached(key, lambda: face.paint(ui, size))


def rimmed_piece(ui: Ui, picture: str, side: int, rim: float) -> pygame.Surface:
    """Return a baked piece with a cream rim, to stand out on any ground. `rim`: its share of the side."""

    def make() -> pygame.Surface:
        figure = card_frames.scaled(ui, picture, (side, side))
        out, light = shapes.clear((side, side)), silhouette(figure, t.CREAM_LIGHT, 120)
        r = max(1, round(side * rim))
        for dx, dy in ((-r, 0), (r, 0), (0, -r), (0, r), (-r, -r), (r, r), (r, -r), (-r, r)):
            out.blit(light, (dx, dy))
        out.blit(figure, (0, 0))
        return out

    return ui.art.cached(("rimmed piece", picture, side), make)


def silhouette(figure: pygame.Surface, colour: t.Colour, alpha: int) -> pygame.Surface:
    """Return the outline of a piece, without its shadow, in one colour."""
    shape = pygame.mask.from_surface(figure, SOLID)
    return shape.to_surface(setcolor=(*colour, alpha), unsetcolor=(0, 0, 0, 0))
