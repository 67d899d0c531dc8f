"""The names of the regions stand beside what lies on the map, at the least size of the window too."""

from __future__ import annotations

import pygame
import pytest

from game.packages import registry
from game.records.settings import MIN_SIZE
from game.ui.window import run


@pytest.mark.parametrize("size", [MIN_SIZE, (1920, 1080)])
def test_nothing_lies_over_the_name_of_a_region(size: tuple[int, int]) -> None:
    title = registry.find("runebound").title
    scene, app = run.table(run.ShotSpec(title, size, 6, {}, 60, 3))
    regions = {f"name:{place.id}" for place in title.book.board.of_kind("region")}
    laid = [t for t in scene.model.things if t.on_board and not t.ref.startswith(("light:", "plate:"))]
    rects = {thing.ref: pygame.Rect([round(v) for v in thing.box]) for thing in laid}
    board = pygame.Rect((0, 0), scene.model.table.board_size)
    assert regions <= {*rects}
    for ref in regions:
        letters = rects[ref].inflate(0, -rects[ref].height // 3)
        assert board.contains(letters)
        assert [other for other in rects if other != ref and rects[other].colliderect(letters)] == []
    app.window.destroy()
