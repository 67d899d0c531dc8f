"""All that lies before a seat, in small: what the enlarged view of a panel shows."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Protocol

import pygame

from game.engine.model import Seat
from game.ui.table.api import Face, Size
from game.ui.window import theme as t
from game.ui.window.ui import Ui

MARGIN = 40
"""The edge round it is this part of the width."""


class Part(Protocol):
    """Something on it: where, how it looks, and what it covers."""

    @property
    def rect(self) -> pygame.Rect: ...
    @property
    def face(self) -> Face: ...
    @property
    def z(self) -> int: ...


@dataclass(frozen=True)
class SeatFace:
    """What a seat has before it, on wood.

    looks   all that is to be seen; faces with the same looks are the same
    lay     its parts in a room, in window pixels
    """

    seat: Seat
    looks: tuple[object, ...]
    lay: Callable[[pygame.Rect], Iterable[Part]] = field(compare=False, repr=False)

    def paint(self, ui: Ui, size: Size) -> pygame.Surface:
        """What lies lowest first."""
        surface = ui.art.plate("plank", size, t.RADIUS_SMALL).copy()
        room = surface.get_rect().inflate(-size[0] // MARGIN, -size[0] // MARGIN)
        for part in sorted(self.lay(room), key=lambda p: p.z):
            surface.blit(part.face.paint(ui, part.rect.size), part.rect)
        return surface
