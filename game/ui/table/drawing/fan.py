"""Pieces that hide one another, spread out side by side."""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

import pygame

from game.engine.model import Ref
from game.ui.table.api import Spot, Thing
from game.ui.table.drawing import hexagon_shape
from game.ui.table.drawing.camera import Camera
from game.ui.window import shapes
from game.ui.window import theme as t
from game.ui.window.ui import Ui

HIDDEN = 0.2
"""Share of a piece that another one must cover before they are spread."""
LEAST, MOST, COLUMNS = 52, 88, 5
"""Least and largest size of a spread piece in design pixels, and pieces in a row."""
LEGIBLE = 20
"""The size in design pixels below which a piece among others is hard to tell."""
PIECES = ("figure", "round")


@dataclass(frozen=True)
class Fan:
    """The rectangles of a place's spread pieces, in window pixels.

    plate  the plate under them
    of     ref of the place
    home   where the place is on the board
    """

    plate: pygame.Rect
    of: Ref
    home: pygame.Rect
    places: Mapping[Ref, pygame.Rect]

    def holds(self, pos: tuple[int, int]) -> bool:
        """Return whether the pointer is on the fan or its place."""
        return self.plate.collidepoint(pos) or hexagon_shape.hit(self.home, pos)


def place_of(spots: Iterable[Spot], piece: Thing) -> Spot | None:
    """Return the hexagon on which a piece stands."""
    if not _is_piece(piece):
        return None
    return next((spot for spot in _hexagons(spots) if _stands(spot, piece)), None)


def pieces_on(place: Spot, things: Iterable[Thing]) -> list[Thing]:
    """Return the pieces on a hexagon, from left to right."""
    found = [thing for thing in things if _is_piece(thing) and _stands(place, thing)]
    return sorted(found, key=lambda thing: (thing.box[0] + thing.box[2] / 2, thing.z))


def is_crowded(pieces: Sequence[Thing]) -> bool:
    """Return whether one piece hides a part of another."""
    boxes = [pygame.Rect([round(v) for v in piece.box]) for piece in pieces]
    return any(
        shapes.area(one.clip(other)) > HIDDEN * min(shapes.area(one), shapes.area(other))
        for one, other in itertools.combinations(boxes, 2)
    )


def has_small(ui: Ui, camera: Camera, pieces: Sequence[Thing]) -> bool:
    """Return whether there are several pieces, one of them so small that it is hard to tell."""
    least = ui.px(LEGIBLE)
    return len(pieces) > 1 and any(camera.to_window(piece.box).width < least for piece in pieces)


def fan_out(
    ui: Ui, camera: Camera, place: Spot, pieces: Sequence[Thing], kept: tuple[Ref, tuple[int, int]] | None
) -> Fan:
    """Return a fan of pieces side by side over their place, inside the board's frame. `kept`: a piece and
    the pointer on it, which stays on it."""
    home, gap = camera.to_window(place.box), ui.px(t.SMALL)
    largest = max(camera.to_window(piece.box).width for piece in pieces)
    side = max(ui.px(LEAST), min(ui.px(MOST), largest))
    rows = -(-len(pieces) // COLUMNS)
    columns = -(-len(pieces) // rows)
    plate = pygame.Rect(0, 0, columns * (side + gap) + gap, rows * (side + gap) + gap)
    plate.center = home.center
    if kept is not None:
        plate.move_ip(_shift(dict(_places(plate, pieces, columns, side, gap)).get(kept[0]), kept[1]))
    plate.clamp_ip(camera.frame)
    return Fan(plate, place.ref, home, dict(_places(plate, pieces, columns, side, gap)))


def _shift(piece: pygame.Rect | None, pointer: tuple[int, int]) -> tuple[int, int]:
    """Return the least way that brings a piece under the pointer, and not only its edge."""
    if piece is None:
        return 0, 0
    inner = piece.inflate(-piece.width // 3, -piece.height // 3)
    x = min(max(pointer[0], inner.left), inner.right)
    y = min(max(pointer[1], inner.top), inner.bottom)
    return pointer[0] - x, pointer[1] - y


def _places(
    plate: pygame.Rect, pieces: Sequence[Thing], columns: int, side: int, gap: int
) -> Iterator[tuple[Ref, pygame.Rect]]:
    for n, piece in enumerate(pieces):
        row, column = divmod(n, columns)
        x, y = plate.x + gap + column * (side + gap), plate.y + gap + row * (side + gap)
        yield piece.ref, pygame.Rect(x, y, side, side)


def _is_piece(thing: Thing) -> bool:
    return thing.on_board and thing.shape in PIECES


def _hexagons(spots: Iterable[Spot]) -> Iterator[Spot]:
    return (spot for spot in spots if spot.on_board and spot.shape == "hex")


def _stands(place: Spot, piece: Thing) -> bool:
    x, y, w, h = piece.box
    return hexagon_shape.hit(pygame.Rect([round(v) for v in place.box]), (round(x + w / 2), round(y + h / 2)))
