"""Faces that are drawn from parts."""

from __future__ import annotations

from dataclasses import dataclass, field

import pygame
import pytest

from game.ui.table.api import Size
from game.ui.table.drawing.drawn_faces import DrawnFace
from game.ui.window import shapes
from game.ui.window.picture_store import OutOfTime, time_limit
from game.ui.window.ui import Ui

LARGE, SMALL = (300, 200), (30, 20)


@dataclass(frozen=True)
class OfTwoParts(DrawnFace):
    drawn: list[pygame.Rect] = field(default_factory=list, compare=False)

    def draw(self, ui: Ui, surface: pygame.Surface, size: Size) -> None:
        for colour in ("red", "blue"):
            part = ui.art.cached((colour, size), lambda: shapes.filled(size, (9, 9, 9)))
            self.drawn.append(surface.blit(part, (0, 0)))


def test_a_large_face_is_drawn_when_all_its_parts_are_made(ui: Ui) -> None:
    face = OfTwoParts()
    for _ in range(2):
        with pytest.raises(OutOfTime), time_limit(0.0):
            face.paint(ui, LARGE)
    assert not any(any(rect.size) for rect in face.drawn)
    with time_limit(0.0):
        assert tuple(face.paint(ui, LARGE).get_at((0, 0))) == (9, 9, 9, 255)


def test_a_small_face_is_drawn_once(ui: Ui) -> None:
    face = OfTwoParts()
    with time_limit(float("inf")):
        face.paint(ui, SMALL)
    assert [rect.size for rect in face.drawn] == [SMALL, SMALL]
