"""The tray beside a held piece, on which it is loaded, and what travels with the piece."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import replace

import pygame

from game.engine.model import Action, Ref
from game.ui.table.api import Rider, Table, TableContext, Thing
from game.ui.table.model.choices_at_hand import ChoicesAtHand
from game.ui.window import shapes

GAP = 4
"""Window pixels between a piece and its tray."""


class LoadingTray:
    """The things in a tray and its place: beside the piece, where it covers the fewest drop targets."""

    def __init__(self, things: Sequence[Thing]) -> None:
        self.things = [thing for thing in things if thing.beside]
        self.refs = {thing.ref for thing in self.things}
        self._seen: object = None
        self._corner = (0, 0)

    @property
    def of(self) -> Ref | None:
        """The ref of the piece; None without a tray."""
        return self.things[0].beside if self.things else None

    def corner(self, sight: object) -> tuple[int, int] | None:
        """Return the top left corner; None if it was found for another `sight` of the board."""
        return self._corner if self._seen == sight else None

    def place(
        self, sight: object, piece: pygame.Rect, targets: Sequence[pygame.Rect], room: pygame.Rect
    ) -> tuple[int, int]:
        """Place the tray in the room, not over the piece, over few targets, and near; return its corner."""
        right = max(thing.box[0] + thing.box[2] for thing in self.things)
        bottom = max(thing.box[1] + thing.box[3] for thing in self.things)
        rect = pygame.Rect(0, 0, round(right), round(bottom))

        def cost(spot: pygame.Rect) -> tuple[int, int, float]:
            covered = sum(shapes.area(spot.clip(target)) for target in targets)
            away = pygame.math.Vector2(spot.center).distance_to(piece.center)
            return shapes.area(spot.clip(piece)), covered, away

        found = min((spot.clamp(room) for spot in _round(rect, piece)), key=cost)
        self._seen, self._corner = sight, found.topleft
        return self._corner


def offered(table: Table, context: TableContext, at_hand: ChoicesAtHand, held: Ref) -> Sequence[Thing]:
    """Return the tray of a held thing. Its clicks also make the choices that a drag would make first."""
    lead = at_hand.lead(held)
    if lead is None:
        return table.tray(context, held)
    if lead.reasons or lead.asks:
        return ()
    return [_after(thing, lead.actions) for thing in table.tray(lead.contexts[-1], held)]


def _after(thing: Thing, actions: Sequence[Action]) -> Thing:
    """Return a thing whose click makes other actions first."""
    if thing.act is None:
        return thing
    return replace(thing, act=actions[0], then=(*actions[1:], thing.act, *thing.then))


def riders(table: Table, context: TableContext, held: Ref | None) -> Sequence[Rider]:
    """Return what travels with the held thing."""
    return tuple(table.riders(context, held)) if held is not None else ()


def lifted(table: Table, context: TableContext, held: Ref | None) -> Collection[Ref]:
    """Return what is not in its place while a thing is dragged: that thing and what travels with it."""
    return {held or "", *(ref for rider in riders(table, context, held) for ref in rider.refs)}


def _round(rect: pygame.Rect, place: pygame.Rect) -> list[pygame.Rect]:
    """Return the candidate places round a piece."""
    around = place.inflate(2 * GAP, 2 * GAP)
    xs = (around.x - rect.width, around.x, around.centerx - rect.width // 2, around.right - rect.width,
          around.right)  # fmt: skip
    ys = (around.y - rect.height, around.y, around.centery - rect.height // 2, around.bottom - rect.height,
          around.bottom)  # fmt: skip
    return [pygame.Rect((x, y), rect.size) for x in xs for y in ys]
