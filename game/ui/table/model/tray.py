"""The tray beside a piece, by which it is loaded, and what travels along with it."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import replace

import pygame

from game.engine.model import Action, Ref
from game.ui.table.api import Rider, Table, TableContext, Thing
from game.ui.table.model.choices_at_hand import ChoicesAtHand
from game.ui.window import shapes

GAP = 4
"""Window pixels between a place and the tray beside it."""


class Tray:
    """The parts of a tray, and where they lie: beside the place of a piece, where they cover least of what
    matters."""

    def __init__(self, things: Sequence[Thing]) -> None:
        self.things = [thing for thing in things if thing.beside]
        self.refs = {thing.ref for thing in self.things}
        self._seen: object = None
        self._corner = (0, 0)

    @property
    def of(self) -> Ref:
        """What it lies beside; "" where there is no tray."""
        return self.things[0].beside if self.things else ""

    def corner(self, sight: object) -> tuple[int, int] | None:
        """Where its upper left corner lies; None where the board was seen otherwise when that was found."""
        return self._corner if self._seen == sight else None

    def lie(
        self, sight: object, place: pygame.Rect, targets: Sequence[pygame.Rect], room: pygame.Rect
    ) -> tuple[int, int]:
        """Find its corner: in the room, off the place, on few targets, and near."""
        right = max(thing.box[0] + thing.box[2] for thing in self.things)
        bottom = max(thing.box[1] + thing.box[3] for thing in self.things)
        rect = pygame.Rect(0, 0, round(right), round(bottom))

        def cost(spot: pygame.Rect) -> tuple[int, int, float]:
            covered = sum(shapes.area(spot.clip(target)) for target in targets)
            away = pygame.math.Vector2(spot.center).distance_to(place.center)
            return shapes.area(spot.clip(place)), covered, away

        found = min((spot.clamp(room) for spot in _round(rect, place)), key=cost)
        self._seen, self._corner = sight, found.topleft
        return self._corner


def offered(table: Table, context: TableContext, at_hand: ChoicesAtHand, held: Ref) -> Sequence[Thing]:
    """The tray of what is picked; what must be chosen before it can be loaded is chosen by its signs too."""
    lead = at_hand.lead(held)
    if lead is None:
        return table.tray(context, held)
    if lead.reasons or lead.asks:
        return ()
    return [_after(thing, lead.actions) for thing in table.tray(lead.contexts[-1], held)]


def _after(thing: Thing, actions: Sequence[Action]) -> Thing:
    """A thing whose click does other actions first."""
    if thing.act is None:
        return thing
    return replace(thing, act=actions[0], then=(*actions[1:], thing.act, *thing.then))


def riders(table: Table, context: TableContext, held: Ref | None) -> Sequence[Rider]:
    """What travels with what is held."""
    return tuple(table.riders(context, held)) if held is not None else ()


def lifted(table: Table, context: TableContext, held: Ref | None) -> Collection[Ref]:
    """What is off the table while something is dragged: that, and what travels with it."""
    return {held or "", *(ref for rider in riders(table, context, held) for ref in rider.refs)}


def _round(rect: pygame.Rect, place: pygame.Rect) -> list[pygame.Rect]:
    """Where a rect could lie round a place."""
    around = place.inflate(2 * GAP, 2 * GAP)
    xs = (around.x - rect.width, around.x, around.centerx - rect.width // 2, around.right - rect.width,
          around.right)  # fmt: skip
    ys = (around.y - rect.height, around.y, around.centery - rect.height // 2, around.bottom - rect.height,
          around.bottom)  # fmt: skip
    return [pygame.Rect((x, y), rect.size) for x in xs for y in ys]
