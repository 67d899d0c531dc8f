"""The parts of a seat's area, on the table or in the enlarged view of another seat."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Protocol

import pygame

from game.engine.model import Action, Ref, Seat
from game.presentation.title_words import Tip
from game.ui.table.api import Box, Face, Size
from game.ui.window import theme as t
from game.ui.window.ui import Ui

MARGIN = 40
"""The margin is the width divided by this."""


@dataclass(frozen=True)
class Piece:
    """A part with its ref; the other fields are those of a Thing."""

    ref: Ref
    rect: pygame.Rect
    face: Face
    z: int = 1
    tip: Tip = ""
    large: Face | None = None
    act: Action | None = None
    then: tuple[Action, ...] = ()
    single: Face | None = None


def boxed(rect: pygame.Rect) -> Box:
    """Return a rectangle as a box, with no negative size."""
    return rect.x, rect.y, max(0, rect.width), max(0, rect.height)


class Part(Protocol):
    """A part: where it is, how it looks, and its drawing order."""

    @property
    def rect(self) -> pygame.Rect: ...
    @property
    def face(self) -> Face: ...
    @property
    def z(self) -> int: ...


@dataclass(frozen=True)
class SeatFace:
    """Everything a seat has in front of it, on wood.

    looks   a value of all that is visible; faces with equal looks are equal
    lay     returns the parts in a room, in window pixels
    """

    seat: Seat
    looks: tuple[object, ...]
    lay: Callable[[pygame.Rect], Iterable[Part]] = field(compare=False, repr=False)

    def paint(self, ui: Ui, size: Size) -> pygame.Surface:
        """Return the picture, drawn in order of z."""
        surface = ui.art.plate("plank", size, t.RADIUS_SMALL).copy()
        room = surface.get_rect().inflate(-size[0] // MARGIN, -size[0] // MARGIN)
        for part in sorted(self.lay(room), key=lambda p: p.z):
            surface.blit(part.face.paint(ui, part.rect.size), part.rect)
        return surface
