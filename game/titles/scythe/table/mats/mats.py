"""The two mats of a seat on the table, and in the enlarged view of another seat."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pygame

from game.engine.model import Seat
from game.titles.scythe.rules.state.state import mat_ref, section_ref
from game.titles.scythe.rules.turn.turn import FACTORY
from game.titles.scythe.table.cards.cards import FACTORY_RATIO
from game.titles.scythe.table.faces import PieceFace
from game.titles.scythe.table.mats.faction_mat import FactionMat
from game.titles.scythe.table.mats.player_mat import PlayerMat
from game.titles.scythe.words import terms
from game.titles.scythe.words.mats import ready
from game.ui.table.api import Shape, Spot, TableContext, Thing
from game.ui.table.drawing.drawn_faces import GroundFace
from game.ui.table.drawing.seat_parts import Piece, boxed
from game.ui.window import rooms

Given = tuple[terms.Say, Any, Seat, str, pygame.Rect]
"""The inputs of a mat: words, a view, the seat, its colour, the room for both mats."""


def pieces(say: terms.Say, view: Any, seat: Seat, colour: str, room: pygame.Rect) -> Iterator[Piece]:
    """Yield both mats of a seat in a room."""
    yield from FactionMat(say, view, seat, colour, room).pieces()
    yield from PlayerMat(say, view, seat, colour, room).pieces()


def room_of(context: TableContext) -> pygame.Rect:
    """Return where the mats lie in the seat's own area."""
    px = context.ui.px
    return rooms.inset(context.areas.mat, px(4))


def _of(context: TableContext) -> Given:
    """Return the seat's own, in its area."""
    colour = context.people[context.seat].colour
    return context.ui.say, context.view, context.seat, colour, room_of(context)


def things(context: TableContext) -> Iterator[Thing]:
    """Yield both mats of the seat."""
    ground = GroundFace()
    yield Thing(f"plate:mats.{context.seat}", boxed(context.areas.mat), ground, z=-2)
    if not ready(context.view, context.seat):
        return
    for piece in pieces(*_of(context)):
        shape: Shape = "figure" if isinstance(piece.face, PieceFace) else "rect"
        yield Thing(
            piece.ref, boxed(piece.rect), piece.face, z=piece.z, large=piece.large,
            large_ratio=FACTORY_RATIO, shape=shape, act=piece.act, then=piece.then,
            single=piece.single,
        )  # fmt: skip


def spots(context: TableContext) -> Iterator[Spot]:
    """Yield places for drops on the mats."""
    if ready(context.view, context.seat):
        mat = PlayerMat(*_of(context))
        yield Spot(mat_ref(context.seat), boxed(context.areas.mat), z=-3)
        for ref, rect in mat.brackets():
            yield Spot(ref, boxed(rect), z=2)
        if not mat.player.factory:
            yield Spot(section_ref(context.seat, FACTORY), boxed(context.areas.mat), z=-3)
