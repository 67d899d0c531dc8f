"""The placement of a large plate over a table: where it hides least of what matters now."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple

import pygame

from game.ui.table.api import Spot, Thing
from game.ui.table.model.table_model import TableModel
from game.ui.table.panels.log import Log
from game.ui.table.panels.table_widgets import TableWidgets
from game.ui.window import shapes
from game.ui.window import theme as t

COLUMNS, ROWS = 28, 18
"""The places that are tried: the room's free width and height are divided into so many steps."""
DISTANCE_WEIGHT = 0.02
"""Cost of a window pixel of distance from the wanted point, where a hundred hidden pixels cost 1."""
SUBJECT, CHOICE, PANEL, OTHER = 50.0, 6.0, 2.0, 0.6
"""Weights of what a plate should leave free: what it is about, what can be picked and the cards of the hand,
the panels of the other seats, everything else on the table."""


class WeightedObstacle(NamedTuple):
    """A place that should stay in sight, and the cost of hiding one of its pixels."""

    rect: pygame.Rect
    weight: float


def least_hiding(
    size: tuple[int, int], room: pygame.Rect, obstacles: Sequence[WeightedObstacle], near: tuple[int, int],
    fit: Callable[[pygame.Rect], pygame.Rect] = pygame.Rect,
) -> pygame.Rect:  # fmt: skip
    """Return the place of this size inside a room that hides least; of equal ones the nearest to `near`.
    `fit` moves each place a little before it is tried, or enlarges it."""
    rects = [each.rect for each in obstacles]

    def cost(place: pygame.Rect) -> float:
        hit = (obstacles[i] for i in place.collidelistall(rects))
        hidden = sum(shapes.area(place.clip(each.rect)) * each.weight for each in hit)
        return hidden / 100 + DISTANCE_WEIGHT * math.dist(place.center, near)

    return min(map(fit, _places(size, room)), key=cost)


def place_over_table(
    model: TableModel, widgets: TableWidgets, size: tuple[int, int], subjects: Sequence[pygame.Rect] = ()
) -> pygame.Rect:
    """Return where a plate of this size hides least of a table, near the log, or near the board where the log
    is closed. `subjects`: what the plate is about."""
    gap, areas = model.ui.px(t.SMALL), model.areas
    top = widgets.bars[1].rect.bottom + gap
    room = pygame.Rect(gap, top, areas.window.width - 2 * gap, areas.window.bottom - gap - top)
    obstacles = [WeightedObstacle(rect, SUBJECT) for rect in subjects]
    obstacles += [WeightedObstacle(panel.rect, PANEL) for panel in widgets.panels]
    for ref, target in widgets.hit_targets.items():
        matters = model.at_hand.can_pick(ref) or _is_in_hand(target.what)
        obstacles.append(WeightedObstacle(target.seen, CHOICE if matters else OTHER))
    home = areas.log if areas.log.width else areas.board
    fit = partial(between_lines, widgets.log) if areas.log else pygame.Rect
    return least_hiding(size, room, obstacles, home.center, fit)


def between_lines(log: Log, place: pygame.Rect) -> pygame.Rect:
    """Return a place with its edges moved between the lines of a log, or above its heading, so that nothing
    shows by half."""
    lines, row = log.rect, log.row_height
    if not place.colliderect(lines):
        return place.copy()
    fitted = place.copy()
    if place.width >= log.plate.width:
        fitted.x = min(max(place.x, log.plate.right - place.width), log.plate.x)
    if place.top > lines.top:
        fitted.top -= (place.top - lines.top) % row
    elif place.top > log.plate.top:
        fitted.top = log.plate.top
    if fitted.bottom < lines.bottom:
        fitted.height += (lines.top - fitted.bottom) % row
    return fitted


def _is_in_hand(what: Thing | Spot) -> bool:
    """Return whether something is a card of the hand."""
    return isinstance(what, Thing) and what.lifts


def _places(size: tuple[int, int], room: pygame.Rect) -> list[pygame.Rect]:
    """Return places all over a room."""
    wide, high = max(0, room.width - size[0]), max(0, room.height - size[1])
    steps = [(column, row) for row in range(ROWS + 1) for column in range(COLUMNS + 1)]
    return [pygame.Rect((room.x + wide * c // COLUMNS, room.y + high * r // ROWS), size) for c, r in steps]
