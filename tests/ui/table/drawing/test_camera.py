"""Where printed parts of a board are seen."""

from __future__ import annotations

from contextlib import suppress

import pygame
import pytest

from game.ui.table.api import Box
from game.ui.table.drawing.camera import Camera
from game.ui.window import scaling
from game.ui.window.picture_store import OutOfTime, time_limit

PLATE: Box = (700.0, 900.0, 280.0, 90.0)
"""A plate in the lower right corner of a board of 1000x1000."""
FIELD: Box = (760.0, 735.0, 100.0, 110.0)
"""A hexagon above the plate."""


def enlarged() -> Camera:
    """A board as wide as its frame, of which a part is out of sight below."""
    camera = Camera(None, (1000, 1000), played=(50.0, 50.0, 900.0, 900.0))
    camera.place(pygame.Rect(20, 10, 600, 500))
    camera.near = 600 / 900
    camera.open()
    return camera


@pytest.mark.parametrize("down", [-999, 0, 999])
def test_a_plate_hides_nothing_of_an_enlarged_board(down: int) -> None:
    camera = enlarged()
    camera.pan(0, down)
    plate = camera.from_afar(PLATE)
    assert not plate.colliderect(camera.to_window(FIELD))
    assert camera.frame.left <= plate.left < plate.right <= camera.frame.right


def test_it_is_in_sight_where_the_lowest_part_of_the_board_is() -> None:
    camera = enlarged()
    camera.pan(0, -999)
    assert camera.frame.contains(camera.from_afar(PLATE))


def test_it_stays_in_its_corner_of_the_frame_nearer_than_that() -> None:
    camera = enlarged()
    camera.zoom_by(2, camera.frame.topleft)
    assert camera.frame.contains(camera.from_afar(PLATE))


def test_a_painting_is_scaled_ahead_for_another_frame() -> None:
    camera = Camera(pygame.Surface((400, 400)), (400, 400))
    camera.picture.prepare((300, 300))
    assert [camera.picture.has((side, side)) for side in (300, 200)] == [True, False]
    camera.picture.forget()
    assert not camera.picture.has((300, 300))


def test_a_painting_scaled_in_steps_is_the_one_scaled_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(scaling, "STEP", 2_000)
    painting = pygame.Surface((130, 90))
    for n in range(90):
        pygame.draw.line(painting, (n, 255 - n, 7 * n % 256), (n, 0), (129 - n, 89), 3)
    camera, seen = Camera(painting, (130, 90)), pygame.Surface((77, 53))
    for size in ((77, 53), (200, 53), (77, 140)):
        camera.picture.draw(seen, pygame.Rect((0, 0), size), seen.get_rect(), rough=False)
        whole = pygame.transform.smoothscale(painting, size).subsurface(seen.get_rect())
        assert pygame.image.tobytes(seen, "RGB") == pygame.image.tobytes(whole, "RGB")


def test_a_painting_is_scaled_in_several_turns_of_the_loop(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(scaling, "STEP", 2_000)
    camera, attempts = Camera(pygame.Surface((130, 90)), (130, 90)), 0
    while not camera.picture.has((77, 53)):
        with suppress(OutOfTime), time_limit(0.0):
            camera.picture.prepare((77, 53))
        attempts += 1
    assert attempts > 4


def test_a_painting_that_is_given_up_is_scaled_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(scaling, "STEP", 2_000)
    camera = Camera(pygame.Surface((130, 90)), (130, 90))
    with suppress(OutOfTime), time_limit(0.0):
        camera.picture.prepare((77, 53))
    camera.picture.give_up()
    assert not camera.picture._kept._begun
    camera.picture.prepare((77, 53))
    assert camera.picture.has((77, 53))


def test_a_view_comes_back_unless_it_does_not_show_what_matters() -> None:
    camera = Camera(None, (1000, 1000))
    camera.place(pygame.Rect(0, 0, 500, 200))
    camera.near = 0.5
    camera.open((480, 480, 20, 20))
    left = camera.view
    camera.pan(0, 60)
    moved = camera.sight
    assert not camera.return_to(left, (480, 960, 20, 20))
    assert not camera.return_to(left._replace(near=0.0), None)
    assert camera.sight == moved
    assert camera.return_to(left, (480, 400, 20, 20))
    assert camera.view == left
