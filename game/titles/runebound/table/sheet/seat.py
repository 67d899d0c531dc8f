"""Another seat in small: its panel, and its whole Hero sheet for the enlarged view."""

from __future__ import annotations

from collections.abc import Iterator

import pygame

from game.engine.model import Seat
from game.titles.runebound.rules.state.state import Player, sheet_ref
from game.titles.runebound.table.sheet.sheet import HeroSheet
from game.titles.runebound.table.sheet.sheet_faces import NoteFace
from game.titles.runebound.words.summary import movement_line, summary
from game.ui.table.api import Panel, TableContext
from game.ui.table.drawing.seat_parts import Piece, SeatFace

RATIO, WAYS = 0.76, 0.06
"""Width by height of a sheet with what is below it, and the share of the height that this takes."""


def panels(context: TableContext) -> list[Panel]:
    """The other seats in turn order."""
    return [panel(context, seat) for seat in context.view.after(context.seat) if seat != context.seat]


def panel(context: TableContext, seat: Seat) -> Panel:
    """A seat's Hero, where it is, and its numbers."""
    told, large = summary(context, seat), seat_face(context, seat)
    return Panel(seat, told.line, told.cells, sheet_ref(seat), large, RATIO, told.short)


def seat_face(context: TableContext, seat: Seat) -> SeatFace:
    """The sheet of a seat as the seat itself sees it now; below it how its Hero moves."""
    view, say, colour = context.view, context.say, context.people[seat].colour
    player: Player = view.players[seat]
    counters = tuple((f, view.wounds.get(f, 0), view.exhaustion.get(f, 0)) for f in player.figures)
    down = tuple(card for card in view.face_down if card in player.cards)
    looks = (colour, player, counters, down, view.event, view.doom, view.fight, tuple(view.lasting))

    def lay(room: pygame.Rect) -> Iterator[Piece]:
        sheet = pygame.Rect(*room.topleft, room.width, round(room.height * (1 - WAYS)))
        below = pygame.Rect(room.x, sheet.bottom, room.width, room.bottom - sheet.bottom)
        yield from HeroSheet(say, view, seat, colour, sheet).pieces()
        yield Piece(f"plate:ways.{seat}", below, NoteFace(movement_line(say, view, seat)))

    return SeatFace(seat, looks, lay)
