"""A larger scale: words on the board and the own mat grow with it, and every button stays."""

from itertools import pairwise

import pygame
import pytest

from game.packages import registry
from game.ui.table.scene import TableScene
from game.ui.window.app import App
from tests.ui.fakes import Hand
from tests.ui.table.drawing.test_territory import a_table

SIZES = ((1280, 720), (1920, 1080))


def scaled(app: App, scene: TableScene, size: tuple[int, int], scale: float) -> TableScene:
    """The table at a size of the window and a scale."""
    app.window.size = size
    app.ui.settings.ui_scale = scale
    app.ui.adopt(size)
    scene.layout()
    return scene


def shown(scene: TableScene) -> tuple[int, float, set[str]]:
    """The area of the mat, the size of the board, the buttons that are whole in the window."""
    window, buttons = scene.model.areas.window, scene.widgets.bars[0].buttons
    mat = scene.model.areas.mat
    whole = {button.key for button in buttons if window.contains(button.rect)}
    assert all(a.rect.right <= b.rect.left for a, b in pairwise(buttons))
    return mat.width * mat.height, scene.model.camera.zoom, whole


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("title", registry.names())
def test_a_larger_scale_enlarges_board_and_mat_and_drops_no_button(
    app: App, title: str, size: tuple[int, int]
) -> None:
    scene = a_table(app, title)
    small, usual, large = (shown(scaled(app, scene, size, scale)) for scale in (0.75, 1.0, 1.5))
    assert small[2] == usual[2] == large[2]
    assert large[0] > 1.05 * usual[0]
    assert large[1] > 1.15 * usual[1]


def test_home_shows_the_whole_board_and_then_what_was_seen_first(app: App) -> None:
    scene = scaled(app, a_table(app, "scythe"), SIZES[0], 1.5)
    hand = Hand(app)
    near = scene.model.camera.zoom
    assert not scene.model.camera.at_home
    hand.key(pygame.K_HOME)
    assert scene.model.camera.at_home
    hand.key(pygame.K_HOME)
    assert scene.model.camera.zoom == near


def test_plates_grow_with_the_scale_and_do_not_overlap(app: App) -> None:
    scene = a_table(app, "scythe")
    usual, large = (
        [
            scene.model.where(thing)
            for thing in scaled(app, scene, SIZES[0], scale).model.things
            if thing.pinned
        ]
        for scale in (1.0, 1.5)
    )
    assert usual
    assert all(b.width > a.width for a, b in zip(usual, large, strict=True))
    assert all(rect.collidelist(large[:n]) < 0 for n, rect in enumerate(large))


@pytest.mark.parametrize("size", [*SIZES, (2560, 1440), (3840, 1080)])
@pytest.mark.parametrize("title", registry.names())
def test_at_the_largest_scale_the_board_has_more_room_than_the_log(
    app: App, title: str, size: tuple[int, int]
) -> None:
    app.ui.settings.log = "open"
    areas = scaled(app, a_table(app, title), size, 2.0).model.areas
    assert areas.log
    assert areas.board.width * areas.board.height > areas.log.width * areas.log.height
