"""The part beside another seat's mats: how its units move, its unused tokens, its airship's tiles."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import pygame

from game.engine.model import Seat
from game.titles.scythe.rules.content import ability_kinds as kinds
from game.titles.scythe.rules.content.ability_kinds import PlaceToken
from game.titles.scythe.rules.movement.paths import steps_of
from game.titles.scythe.rules.movement.tokens import FLAG
from game.titles.scythe.rules.state.abilities import abilities, of_kind
from game.titles.scythe.rules.state.state import ScytheState
from game.titles.scythe.table.cards.tile_faces import RATIO, TileCard
from game.titles.scythe.words import terms
from game.ui.table.api import Size
from game.ui.table.drawing import card_frames
from game.ui.table.drawing.seat_parts import Piece
from game.ui.window import theme as t
from game.ui.window.ui import Ui

MOVES = (
    kinds.CrossRiverOnto, kinds.WorkersCrossRivers, kinds.CrossRiverTunnel, kinds.CrossRiverOnce,
    kinds.ExtraRange, kinds.Lakes, kinds.Link, kinds.Jump,
)  # fmt: skip
"""Abilities that have to do with moving."""
LARGEST = 20
"""Design pixels of the words at most."""


@dataclass(frozen=True)
class WaysFace:
    """Lines of rich words on parchment under a heading."""

    title: str
    lines: tuple[str, ...]

    def paint(self, ui: Ui, size: Size) -> pygame.Surface:
        """Return the heading, and the lines as large as fit."""
        w, h = size
        surface, pad = ui.art.plate("raised", size, t.RADIUS_SMALL).copy(), max(4, w // 24)
        head = pygame.Rect(pad, pad // 2, w - 2 * pad, max(20, w // 9))
        style = card_frames.pixels(ui, max(card_frames.MIN_TEXT, head.height * 0.7), "serif-semi")
        ui.type.draw(surface, self.title, style, head)
        room = pygame.Rect(pad, head.bottom, head.width, h - head.bottom - pad)
        words_ = card_frames.fitted(ui, "\n".join(self.lines), room.size, ui.px(LARGEST), align="left")
        words_.draw(surface, room.topleft)
        return surface


def lines(say: terms.Say, view: ScytheState, seat: Seat) -> tuple[str, ...]:
    """Return how far the units of a seat get in a Move, what its open abilities add, and its tokens left."""
    steps = [steps_of(view, f"{unit}.{seat}", False) for unit in ("character", "worker")]
    found = [say("scythe-ways-steps", fighters=steps[0], workers=steps[1])]
    special = [terms.ability_text(say, a) for a in abilities(view, seat) if isinstance(a, MOVES)]
    return (*found, *(special or [say("scythe-ways-plain")]), *_tokens(say, view, seat))


def _tokens(say: terms.Say, view: ScytheState, seat: Seat) -> Iterator[str]:
    """Yield how many flags or traps have not been placed: everybody sees that."""
    for ability in of_kind(view, seat, PlaceToken):
        flag = ability.token == FLAG
        placed = list(view.flags.values()) if flag else [trap.seat for trap in view.traps.values()]
        every = ability.count if flag else len(view.book.traps)
        code = "flags" if flag else "traps"
        yield say(f"scythe-ways-{code}", amount=every - placed.count(seat), all=every)


def pieces(
    say: terms.Say, view: ScytheState, seat: Seat, tiles: tuple[TileCard, ...], room: pygame.Rect
) -> Iterator[Piece]:
    """Yield the words above, the tiles of the airship below them side by side."""
    gap = room.width // 30
    wide = (room.width - gap * (len(tiles) - 1)) // max(1, len(tiles))
    high = min(round(wide / RATIO), room.height // 2) if tiles else 0
    face = WaysFace(say("scythe-ways-title"), lines(say, view, seat))
    above = pygame.Rect(room.x, room.y, room.width, room.height - high - gap * bool(tiles))
    yield Piece(f"plate:ways.{seat}", above, face)
    for n, tile in enumerate(tiles):
        place = pygame.Rect(room.x + n * (wide + gap), room.bottom - high, wide, high)
        yield Piece(f"plate:{tile.kind}.{seat}", place, tile)
