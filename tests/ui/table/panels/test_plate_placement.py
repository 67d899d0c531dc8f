"""Where a large plate lies: near its home, over nothing that matters."""

from __future__ import annotations

import pygame

from game.ui.table.api import Thing
from game.ui.table.panels.plate_placement import (
    WeightedObstacle,
    between_lines,
    least_hiding,
    place_over_table,
)
from tests.ui.table import still

ROOM = pygame.Rect(0, 0, 1200, 600)
SIZE = (300, 120)


def test_a_plate_lies_where_it_is_at_home() -> None:
    assert least_hiding(SIZE, ROOM, [], (1050, 300)).centerx == 1050


def test_a_plate_keeps_clear_of_what_matters_and_stays_near() -> None:
    meant = pygame.Rect(950, 200, 200, 200)
    place = least_hiding(SIZE, ROOM, [WeightedObstacle(meant, 50.0)], (1050, 300))
    assert not place.colliderect(meant)
    assert ROOM.contains(place)
    assert place.left > 600


def test_a_plate_hides_what_matters_less() -> None:
    left, right = pygame.Rect(0, 0, 600, 600), pygame.Rect(600, 0, 600, 600)
    place = least_hiding(SIZE, ROOM, [WeightedObstacle(left, 1.0), WeightedObstacle(right, 5.0)], (1050, 300))
    assert left.contains(place)


def test_the_plate_of_a_hint_leaves_the_hand_free() -> None:
    scene, app = still.table("raiders", 3, (1280, 720), 12)
    place = place_over_table(scene.model, scene.widgets, (390, 240))
    cards = [thing for thing in scene.model.things if isinstance(thing, Thing) and thing.lifts]
    hidden = [place.clip(scene.model.where(card)).height for card in cards]
    app.window.destroy()
    assert hidden and max(hidden) < 10


def test_a_plate_over_the_log_covers_its_heading_whole_or_not_at_all() -> None:
    scene, app = still.table("raiders", 2, (1920, 1080), 12)
    log = scene.widgets.log
    for y in range(log.plate.y - 10, log.rect.y + 10):
        top = between_lines(log, pygame.Rect(log.plate.x, y, log.plate.width, 120)).top
        assert top <= log.plate.top or top >= log.rect.top, y
    app.window.destroy()
