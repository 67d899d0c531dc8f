"""Flags and traps: on the map, and those that are left on their faction's mat."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import pygame

from game.engine.board.places import Hex
from game.engine.flow import choices
from game.engine.model import UNKNOWN, Ref, Seat
from game.titles.scythe.rules.abilities import of_kind
from game.titles.scythe.rules.ability_kinds import PlaceToken
from game.titles.scythe.rules.book import Book
from game.titles.scythe.rules.state import ScytheState, Trap, token_ref
from game.titles.scythe.rules.tokens import FLAG, ArmTrap, LeaveFlag, LeaveTrap, supply
from game.titles.scythe.table import token_rows as stack
from game.titles.scythe.table import words
from game.titles.scythe.table.pieces import COLOURS, FigureFace, badge, clear, piece_of
from game.ui.table.api import Size, TableContext, Thing
from game.ui.table.drawing import card_frames
from game.ui.window import shapes
from game.ui.window import theme as t
from game.ui.window.ui import Ui

ITEM = 0.58
"""Of a trap: the size of the sign of what it takes."""


@dataclass(frozen=True)
class TrapFace:
    """A trap token: face down, or turned over. `item`: what it takes, "" where that may not be known."""

    armed: bool
    item: str = ""
    amount: int = 0

    def paint(self, ui: Ui, size: Size) -> pygame.Surface:
        """The token, and at its foot what it takes."""
        side = min(size)
        surface = clear(size)
        surface.blit(piece_of(ui, "trap_hidden" if self.armed else "trap_sprung", side), (0, 0))
        if self.item:
            d = round(side * ITEM)
            icon = ui.art.icon(words.icon(self.item), d)
            surface.blit(icon, (0, side - d))
            badge(ui, surface, self.amount, side * 0.44, (side * 0.8, side * 0.8))
        return surface


@dataclass(frozen=True)
class LeftFace:
    """Tokens left on a mat: the flags with their number, or one trap; `gone`: it is on the map."""

    name: str
    count: int = 1
    item: str = ""
    gone: bool = False

    def paint(self, ui: Ui, size: Size) -> pygame.Surface:
        """The token filling the size."""
        side = min(size)
        surface = clear(size)
        icon = _lid(ui, self.item, side) if self.item else piece_of(ui, self.name, side)
        if self.gone or not self.count:
            icon = icon.copy()
            icon.set_alpha(60)
        surface.blit(icon, icon.get_rect(center=(size[0] // 2, size[1] // 2)))
        if not self.item and self.count > 1:
            number = card_frames.pixels(
                ui, max(card_frames.LEAST_TEXT, side * 0.6), "sans-bold", t.CREAM_LIGHT
            )
            ui.type.draw(surface, str(self.count), number, surface.get_rect(), "right")
        return surface


def _lid(ui: Ui, item: str, side: int) -> pygame.Surface:
    """A trap seen by its owner: what it takes, on a disc."""
    colour = t.SEAT_COLOURS[COLOURS["togawa"]].colour
    surface = clear((side, side))
    surface.blit(shapes.rounded((side - 1, side - 1), side // 2, colour, t.darker(colour, 0.5), 1), (0, 0))
    icon = ui.art.icon(words.icon(item), round(side * 0.66))
    surface.blit(icon, icon.get_rect(center=(side // 2, side // 2)))
    return surface


def offered(context: TableContext) -> str:
    """What the seat may leave or arm now where its unit stands: "flag", "trap" or "arm"; "" nothing."""
    kinds = {type(c.option.action) for c in choices(context.view).get(context.seat, []) if c.reason is None}
    return next((code for kind, code in _OFFERS.items() if kind in kinds), "")


_OFFERS = {LeaveFlag: "flag", LeaveTrap: "trap", ArmTrap: "arm"}


# ---------------------------------------------------------------------- on the map


def things(context: TableContext, hexagon: Hex) -> Iterator[Thing]:
    """The token of a territory."""
    view: ScytheState = context.view
    where = stack.left_token(hexagon.x, hexagon.y)
    if hexagon.id in view.flags:
        seat = view.flags[hexagon.id]
        face = FigureFace(FLAG, view.players[seat].faction)
        tip = context.ui.say("scythe-tip-flag", name=context.people[seat].name)
        yield Thing(f"flag:{hexagon.id}", where, face, on_board=True, z=6, tip=tip, shape="figure")
    if trap := view.traps.get(hexagon.id):
        tip = trap_tip(context, trap)
        yield Thing(
            f"trap:{hexagon.id}",
            where,
            _face(context.view.book, trap),
            on_board=True,
            z=6,
            tip=tip,
            shape="figure",
        )


def _face(book: Book, trap: Trap) -> TrapFace:
    if trap.kind == UNKNOWN:
        return TrapFace(trap.armed)
    record = book.traps[trap.kind]
    return TrapFace(trap.armed, record.item, record.amount)


def trap_tip(context: TableContext, trap: Trap) -> str:
    """Whose trap it is, whether it still waits, and what it takes."""
    say = context.ui.say
    state = "armed" if trap.armed else "sprung"
    lines = [say(f"scythe-tip-trap-{state}", name=context.people[trap.seat].name)]
    if trap.kind == UNKNOWN:
        lines.append(say("scythe-tip-trap-unknown"))
    else:
        lines.append(say("scythe-tip-trap-takes", things=takes(context.view.book, say, trap.kind)))
    return "\n".join(lines)


def danger(book: Book, say: words.Say, trap: Trap) -> str:
    """What entering a trap's territory costs, as far as it is known."""
    if trap.kind == UNKNOWN:
        return say("scythe-preview-trap-unknown")
    return say("scythe-preview-trap", things=takes(book, say, trap.kind))


def takes(book: Book, say: words.Say, kind: str) -> str:
    """What a kind of trap takes."""
    record = book.traps[kind]
    return words.amount(say, record.item, record.amount)


# ---------------------------------------------------------------------- on the mat


def room_beside(view: ScytheState, seat: Seat, line: pygame.Rect) -> pygame.Rect:
    """The end of the line of a faction's own ability that its tokens take; empty where it has none."""
    found = of_kind(view, seat, PlaceToken)
    count = 0 if not found else 2 if found[0].token == FLAG else len(view.book.traps)
    wide = count * (line.height + 1)
    return pygame.Rect(line.right - wide, line.y, wide, line.height)


def left(
    say: words.Say, view: ScytheState, seat: Seat, line: pygame.Rect
) -> Iterator[tuple[Ref, pygame.Rect, LeftFace, str]]:
    """Ref, place, face and tip of each token on a mat."""
    room = room_beside(view, seat, line)
    for ability in of_kind(view, seat, PlaceToken):
        have = supply(view, seat, ability)
        if ability.token == FLAG:
            count = ability.count - list(view.flags.values()).count(seat)
            face = LeftFace(f"flag_{view.players[seat].faction}", count)
            yield token_ref(seat, FLAG), room, face, say("scythe-tip-flags-left", amount=count)
            continue
        hidden = UNKNOWN in [trap.kind for trap in view.traps.values() if trap.seat == seat]
        for n, kind in enumerate(view.book.traps):
            rect = pygame.Rect(room.x + n * (room.height + 1), room.y, room.height, room.height)
            here = kind in have
            face = LeftFace("trap_hidden", item=view.book.traps[kind].item, gone=not here or hidden)
            said = "unknown" if here and hidden else "left" if here else "placed"
            yield (
                token_ref(seat, kind),
                rect,
                face,
                say(f"scythe-tip-traps-{said}", things=takes(view.book, say, kind)),
            )
