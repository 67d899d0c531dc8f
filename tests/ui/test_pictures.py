from functools import partial

import pygame
import pytest

from game.ui.window import shapes, theme
from game.ui.window.picture_store import OutOfTime, Pictures, Steps, time_limit
from game.ui.window.ui import Ui


def a_picture(side: int) -> pygame.Surface:
    return pygame.Surface((side, side))


def test_what_was_not_asked_for_longest_is_forgotten() -> None:
    gone: list[str] = []
    pictures: Pictures[str] = Pictures(30_000, lambda key, _: gone.append(key))
    for key in ("one", "two", "three"):
        pictures.get(key, lambda: a_picture(100))
    first = pictures.get("one", lambda: a_picture(1))
    assert first.get_width() == 100
    pictures.get("four", lambda: a_picture(100))
    assert gone == ["two"]
    assert pictures.pixels == 30_000


def test_a_picture_larger_than_the_room_is_kept_alone() -> None:
    pictures: Pictures[str] = Pictures(100)
    pictures.get("small", lambda: a_picture(2))
    large = pictures.get("large", lambda: a_picture(200))
    assert pictures.get("large", lambda: a_picture(1)) is large
    assert "small" not in pictures


def test_when_the_time_is_over_the_next_picture_is_not_made_but_one_at_least_is() -> None:
    pictures: Pictures[str] = Pictures(30_000)
    with pytest.raises(OutOfTime), time_limit(0.0):
        for key in ("one", "two"):
            pictures.get(key, lambda: a_picture(1))
    assert "one" in pictures
    assert "two" not in pictures
    pictures.get("two", lambda: a_picture(1))


def test_an_image_that_was_drawn_faint_is_as_before() -> None:
    opaque, clear = pygame.Surface((2, 2)), pygame.Surface((2, 2), pygame.SRCALPHA)
    below = pygame.Surface((2, 2))
    for image in (opaque, clear):
        before = image.get_alpha()
        image.fill("white")
        shapes.blit_faded(below, image, (0, 0), 60)
        assert image.get_alpha() == before
    assert 0 < below.get_at((0, 0))[0] < 255


def test_pictures_of_many_sizes_stay_within_bounds(ui: Ui) -> None:
    ui.adopt((1280, 720))
    for side in range(10, 3000, 30):
        ui.art.plate("paper", (side, 300))
    assert ui.art._made.pixels <= ui.art._made.most


def test_the_largest_window_has_room_for_what_is_drawn_in_every_turn(ui: Ui) -> None:
    size = (3840, 2160)
    ui.adopt(size)
    grounds = [ui.art.wood(size), ui.art.plate("plank", size)]
    ui.art.veil(pygame.Surface(size))
    assert [ui.art.wood(size), ui.art.plate("plank", size)] == grounds


def test_a_picture_in_its_size_is_kept_and_its_file_not_read_again(
    ui: Ui, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = ui.art.wood((640, 360))
    monkeypatch.setattr(ui.art, "original", lambda name: pytest.fail(f"{name} is read again"))
    assert ui.art.wood((640, 360)) is first


def in_steps(steps: list[int]) -> Steps:
    for number in (1, 2, 3):
        steps.append(number)
        yield
    return a_picture(4)


def test_a_picture_in_steps_goes_on_where_the_time_was_over() -> None:
    pictures, steps = Pictures[str](30_000), list[int]()
    for number in (1, 2, 3):
        with pytest.raises(OutOfTime), time_limit(0.0):
            pictures.get_in_steps("one", partial(in_steps, steps))
        assert steps[-1] == number
    assert pictures.get_in_steps("one", partial(in_steps, steps)).get_width() == 4
    assert steps == [1, 2, 3]


def test_a_plate_looks_the_same_in_steps(ui: Ui) -> None:
    at_once = pygame.image.tobytes(ui.art.plate("paper", (90, 50)), "RGBA")
    ui.art.forget()
    for _ in range(2):
        with pytest.raises(OutOfTime), time_limit(0.0):
            ui.art.plate("paper", (90, 50))
    assert pygame.image.tobytes(ui.art.plate("paper", (90, 50)), "RGBA") == at_once


def test_a_large_shadow_looks_like_a_picture_of_it_but_needs_none(ui: Ui) -> None:
    plate, grounds = pygame.Rect(60, 70, 801, 690), [shapes.filled((900, 850), (200, 180, 90)) for _ in "ab"]
    ui.art.shadow(grounds[0], plate, 10, 2)
    blur, down = ui.px(18), ui.px(6)
    at = plate.x - blur + down // 2, plate.y - blur + down
    grounds[1].blit(shapes.soft_shadow(plate.size, ui.px(10), blur), at)
    assert pygame.image.tobytes(grounds[0], "RGB") == pygame.image.tobytes(grounds[1], "RGB")
    assert ui.art._made.pixels < shapes.area(plate) / 5


@pytest.mark.parametrize("size", [(100, 50), (640, 333)])
def test_a_veil_darkens_every_pixel_once(ui: Ui, size: tuple[int, int]) -> None:
    ground, sheet = shapes.filled(size, (200, 180, 90)), shapes.clear(size)
    expected = ground.copy()
    sheet.fill((*theme.SHADE, 150))
    expected.blit(sheet, (0, 0))
    ui.art.veil(ground, 150)
    assert pygame.image.tobytes(ground, "RGB") == pygame.image.tobytes(expected, "RGB")


def test_a_glow_looks_the_same_in_steps(ui: Ui) -> None:
    def glow() -> bytes:
        surface = shapes.filled((200, 150), (60, 50, 40))
        ui.art.glow(surface, pygame.Rect(40, 40, 120, 70), theme.PICK)
        return pygame.image.tobytes(surface, "RGB")

    at_once = glow()
    ui.art.forget()
    for _ in range(4):
        with pytest.raises(OutOfTime), time_limit(0.0):
            glow()
    assert glow() == at_once
