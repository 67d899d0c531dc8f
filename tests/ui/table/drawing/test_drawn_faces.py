"""Faces that are drawn from parts."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, field

import pygame
import pytest

from game.ui.table.api import Shape, Size
from game.ui.table.drawing.drawn_faces import DrawnFace
from game.ui.table.drawing.outlines import Outlines
from game.ui.table.drawing.painter import Painter
from game.ui.window import shapes, text
from game.ui.window.picture_store import OutOfTime, time_limit
from game.ui.window.ui import Ui

LARGE, SMALL = (300, 200), (30, 20)
AREA = pygame.Rect(0, 0, *LARGE)


@dataclass(frozen=True)
class OfTwoParts(DrawnFace):
    drawn: list[pygame.Rect] = field(default_factory=list, compare=False)

    def draw(self, ui: Ui, surface: pygame.Surface, size: Size) -> None:
        for colour in ("red", "blue"):
            part = ui.art.cached((colour, size), lambda: shapes.filled(size, (9, 9, 9)))
            self.drawn.append(surface.blit(part, (0, 0)))


def in_turns(ui: Ui, face: DrawnFace) -> tuple[int, pygame.Surface]:
    """Paint a face in turns that have no time, and return the turns before the last one."""
    for turns in range(20):
        with suppress(OutOfTime), time_limit(0.0):
            return turns, face.paint(ui, LARGE)
    raise AssertionError


def test_a_large_face_is_drawn_when_all_its_parts_are_made(ui: Ui) -> None:
    face = OfTwoParts()
    for _ in range(2):
        with pytest.raises(OutOfTime), time_limit(0.0):
            face.paint(ui, LARGE)
    assert not any(any(rect.size) for rect in face.drawn)
    assert tuple(in_turns(ui, face)[1].get_at((0, 0))) == (9, 9, 9, 255)


@dataclass(frozen=True)
class InSteps(DrawnFace):
    def draw(self, ui: Ui, surface: pygame.Surface, size: Size) -> None:
        for _ in self.draw_in_steps(ui, surface, size):
            pass

    def draw_in_steps(self, ui: Ui, surface: pygame.Surface, size: Size) -> Iterator[None]:
        for left in range(0, size[0], 30):
            surface.fill((left % 250, 9, 9), (left, 0, 30, size[1]))
            yield


def test_a_large_face_can_be_drawn_in_several_turns(ui: Ui) -> None:
    turns, picture = in_turns(ui, InSteps())
    assert turns > LARGE[0] // 30
    whole = InSteps().paint(ui, LARGE)
    assert pygame.image.tobytes(picture, "RGBA") == pygame.image.tobytes(whole, "RGBA")


def test_a_small_face_is_drawn_once(ui: Ui) -> None:
    face = OfTwoParts()
    with time_limit(float("inf")):
        face.paint(ui, SMALL)
    assert [rect.size for rect in face.drawn] == [SMALL, SMALL]


@dataclass(frozen=True)
class Card(DrawnFace):
    def draw(self, ui: Ui, surface: pygame.Surface, size: Size) -> None:
        surface.fill("white")
        ui.type.draw(surface, "Scout", text.BODY, surface.get_rect(), "centre")


def test_nothing_of_a_lifted_cards_words_is_left_at_its_place(ui: Ui) -> None:
    surface = pygame.Surface(LARGE)
    Painter(ui).gap(surface, Card(), AREA, 0.0)
    inner = surface.subsurface(AREA.inflate(-8, -8))
    assert len({tuple(inner.get_at((x, inner.get_height() // 2))) for x in range(inner.get_width())}) == 1


@pytest.mark.parametrize("shape", ["rect", "hex"])
def test_the_ring_round_a_target_leaves_what_is_inside_as_it_is(ui: Ui, shape: Shape) -> None:
    surface = pygame.Surface(LARGE)
    surface.fill("white")
    Outlines(ui).aim(surface, AREA.inflate(-40, -40), shape)
    assert surface.get_at(AREA.center) == pygame.Color("white")
    assert any(surface.get_at((AREA.centerx, y)) != pygame.Color("white") for y in range(12, 30))
