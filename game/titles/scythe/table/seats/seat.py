"""Another seat in small: its panel, and both its mats for the enlarged view."""

from __future__ import annotations

from collections.abc import Iterator

import pygame

from game.engine.model import Seat
from game.titles.scythe.rules.state.control import resources, workers_out
from game.titles.scythe.rules.state.state import mat_ref
from game.titles.scythe.table.cards.tile_faces import airship_cards
from game.titles.scythe.table.mats import mats
from game.titles.scythe.table.seats import ways_face
from game.titles.scythe.words.mats import ready
from game.titles.scythe.words.summary import summary
from game.ui.table.api import Panel, TableContext
from game.ui.table.drawing.seat_parts import Piece, SeatFace

MATS, BESIDE, TILES = 0.72, 0.36, 0.62
"""Width of both mats by their height, and of what stands beside them, without and with an airship's tiles."""


def panels(context: TableContext) -> list[Panel]:
    """Return the other seats, clockwise; before the mats are dealt in the order of the seats."""
    seats = range(context.view.seats)
    dealt = all(ready(context.view, seat) for seat in seats)
    others = context.view.clockwise(context.seat) if dealt else [s for s in seats if s != context.seat]
    return [panel(context, seat) for seat in others]


def panel(context: TableContext, seat: Seat) -> Panel:
    """Return the panel with a seat's public facts."""
    found = summary(context, seat)
    if not found.line:
        return Panel(seat, ref=mat_ref(seat))
    ratio = MATS + (TILES if airship_cards(context, seat) else BESIDE)
    large = seat_face(context, seat)
    return Panel(seat, found.line, found.cells, mat_ref(seat), large, ratio, found.short)


def seat_face(context: TableContext, seat: Seat) -> SeatFace:
    """Yield both mats of a seat as the seat itself sees them now, without its hand; beside them how it
    moves."""
    view, say, colour = context.view, context.ui.say, context.people[seat].colour
    built = tuple(b for b in view.buildings if int(b.split(".")[1]) == seat)
    acting = view.active == seat and tuple(type(step).__name__ for step in view.stack[-3:])
    has = (resources(view, seat), workers_out(view, seat))
    tiles, ways = airship_cards(context, seat), ways_face.lines(say, view, seat)
    looks = (colour, view.players[seat], built, has, acting, tiles, ways)

    def lay(room: pygame.Rect) -> Iterator[Piece]:
        both, gap = room.copy(), room.width // 50
        both.width = round(room.width * MATS / (MATS + (TILES if tiles else BESIDE))) - gap
        beside = pygame.Rect(both.right + gap, room.y, room.right - both.right - gap, room.height)
        yield from mats.pieces(say, view, seat, colour, both)
        yield from ways_face.pieces(say, view, seat, tiles, beside)

    return SeatFace(seat, looks, lay)
