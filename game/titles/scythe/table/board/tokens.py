"""Flags and traps: on the map, and those that are left on their faction's mat."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import pygame

from game.engine.board.places import Hex
from game.engine.model import UNKNOWN, Ref, Seat
from game.titles.scythe.rules.content.ability_kinds import PlaceToken
from game.titles.scythe.rules.content.book import Book
from game.titles.scythe.rules.movement.tokens import FLAG, supply
from game.titles.scythe.rules.state.abilities import of_kind
from game.titles.scythe.rules.state.state import ScytheState, Trap, token_ref
from game.titles.scythe.table.board import token_rows as stack
from game.titles.scythe.table.board.pieces import FigureFace, piece_of
from game.titles.scythe.words import terms
from game.titles.scythe.words.factions import COLOURS
from game.titles.scythe.words.tokens import flags_left, hides_traps
from game.ui.table.api import Size, TableContext, Thing
from game.ui.table.drawing import card_frames, number_badge
from game.ui.table.drawing.drawn_faces import DrawnFace
from game.ui.window import shapes
from game.ui.window import theme as t
from game.ui.window.ui import Ui

ITEM = 0.58
"""The size of the icon of what a trap takes, relative to the trap."""


@dataclass(frozen=True)
class TrapFace(DrawnFace):
    """A trap token: face down, or turned over. `item`: what it takes, "" where that may not be known."""

    armed: bool
    item: str = ""
    amount: int = 0

    def draw(self, ui: Ui, surface: pygame.Surface, size: Size) -> None:
        side = min(size)
        surface.blit(piece_of(ui, "trap_hidden" if self.armed else "trap_sprung", side), (0, 0))
        if self.item:
            d = round(side * ITEM)
            icon = ui.art.icon(terms.icon(self.item), d)
            surface.blit(icon, (0, side - d))
            number_badge.badge(ui, surface, self.amount, side * 0.44, (side * 0.8, side * 0.8))


@dataclass(frozen=True)
class LeftFace(DrawnFace):
    """Tokens left on a mat: the flags with their number, or one trap; `gone`: it is on the map."""

    name: str
    count: int = 1
    item: str = ""
    gone: bool = False

    def draw(self, ui: Ui, surface: pygame.Surface, size: Size) -> None:
        side = min(size)
        icon = _lid(ui, self.item, side) if self.item else piece_of(ui, self.name, side)
        if self.gone or not self.count:
            icon = icon.copy()
            icon.set_alpha(60)
        surface.blit(icon, icon.get_rect(center=(size[0] // 2, size[1] // 2)))
        if not self.item and self.count > 1:
            number = card_frames.pixels(ui, max(card_frames.MIN_TEXT, side * 0.6), "sans-bold", t.CREAM_LIGHT)
            ui.type.draw(surface, str(self.count), number, surface.get_rect(), "right")


def _lid(ui: Ui, item: str, side: int) -> pygame.Surface:
    """Return a trap seen by its owner: what it takes, on a disc."""
    colour = t.SEAT_COLOURS[COLOURS["togawa"]].colour
    surface = shapes.clear((side, side))
    surface.blit(shapes.rounded((side - 1, side - 1), side // 2, colour, t.darker(colour, 0.5), 1), (0, 0))
    shapes.centre(surface, ui.art.icon(terms.icon(item), round(side * 0.66)), (side // 2, side // 2))
    return surface


# ---------------------------------------------------------------------- on the map


def things(context: TableContext, hexagon: Hex) -> Iterator[Thing]:
    """Yield the token of a territory."""
    view: ScytheState = context.view
    where = stack.left_token(hexagon.x, hexagon.y)
    if hexagon.id in view.flags:
        seat = view.flags[hexagon.id]
        face = FigureFace(FLAG, view.players[seat].faction)
        yield Thing(f"flag:{hexagon.id}", where, face, on_board=True, z=6, shape="figure")
    if trap := view.traps.get(hexagon.id):
        face_ = _face(view.book, trap)
        yield Thing(f"trap:{hexagon.id}", where, face_, on_board=True, z=6, shape="figure")


def _face(book: Book, trap: Trap) -> TrapFace:
    if trap.kind == UNKNOWN:
        return TrapFace(trap.armed)
    record = book.traps[trap.kind]
    return TrapFace(trap.armed, record.item, record.amount)


# ---------------------------------------------------------------------- on the mat


def room_beside(view: ScytheState, seat: Seat, line: pygame.Rect) -> pygame.Rect:
    """Return the end of the line of a faction's own ability that its tokens take; empty where it has none."""
    found = of_kind(view, seat, PlaceToken)
    count = 0 if not found else 2 if found[0].token == FLAG else len(view.book.traps)
    wide = count * (line.height + 1)
    return pygame.Rect(line.right - wide, line.y, wide, line.height)


def left(view: ScytheState, seat: Seat, line: pygame.Rect) -> Iterator[tuple[Ref, pygame.Rect, LeftFace]]:
    """Yield ref, place and face of each token on a mat."""
    room = room_beside(view, seat, line)
    for ability in of_kind(view, seat, PlaceToken):
        if ability.token == FLAG:
            face = LeftFace(f"flag_{view.players[seat].faction}", flags_left(view, seat, ability))
            yield token_ref(seat, FLAG), room, face
            continue
        have, hidden = supply(view, seat, ability), hides_traps(view, seat)
        for n, kind in enumerate(view.book.traps):
            rect = pygame.Rect(room.x + n * (room.height + 1), room.y, room.height, room.height)
            gone = kind not in have or hidden
            yield (
                token_ref(seat, kind),
                rect,
                LeftFace("trap_hidden", item=view.book.traps[kind].item, gone=gone),
            )
