"""The places of the regions' names on the map: beside what lies there, never under it."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator

import pygame

from game.titles.runebound.table.board.pieces import NameFace
from game.titles.runebound.words import names
from game.ui.table.api import Box, Size, TableContext, Thing
from game.ui.window import shapes

HIGH, LINE = 84.0, 60.0
"""Map pixels of a name's box, and of its letters."""
ASIDE, STEP = 240, 30
"""Map pixels by which a name goes aside at most, and from one place that is tried to the next."""
EDGE = 16
"""Map pixels between a name and the edge of the map."""
SPARE = 1.2
"""The prompt above the map may take some of its room, and the map is smaller then."""
_PLACES = sorted(
    ((x, y) for x in range(-ASIDE, ASIDE + 1, STEP) for y in range(-ASIDE // 2, ASIDE // 2 + 1, STEP)),
    key=lambda place: (math.hypot(*place), place),
)
"""By how much a name may stand aside, the nearest place first."""


def regions(context: TableContext, taken: Iterable[Box]) -> Iterator[Thing]:
    """Yield the name of every region; `taken`: where something else lies on the map."""
    board, room = context.view.book.board, context.areas.board
    zoom = min(room.width / board.size[0], room.height / board.size[1])
    others = [_rect(*box) for box in taken]
    for place in board.of_kind("region"):
        face = NameFace(names.region(context.say, place.id), "region")
        wide = face.width_at(context.ui, HIGH * zoom) / zoom * SPARE
        middle = _free(place.centre, wide, board.size, others)
        where = (middle[0] - wide / 2, middle[1] - HIGH / 2, wide, HIGH)
        others.append(_rect(*where))
        yield Thing(f"name:{place.id}", where, face, on_board=True, z=-4)


def _free(
    middle: tuple[float, float], wide: float, board: Size, others: list[pygame.Rect]
) -> tuple[float, float]:
    """Return the nearest place to a middle at which a name hides nothing and nothing hides it; else where it
    hides the least."""
    inside = pygame.Rect((0, 0), board).inflate(-2 * EDGE, -2 * EDGE)
    best, least = middle, math.inf
    for x, y in _PLACES:
        rect = _rect(middle[0] + x - wide / 2, middle[1] + y - LINE / 2, wide, LINE).clamp(inside)
        hidden = sum(shapes.area(rect.clip(others[n])) for n in rect.collidelistall(others))
        if hidden < least:
            best, least = rect.center, hidden
        if not hidden:
            break
    return best


def _rect(x: float, y: float, w: float, h: float) -> pygame.Rect:
    return pygame.Rect(round(x), round(y), round(w), round(h))
