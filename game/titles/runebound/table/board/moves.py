"""A Hero on its way: the movement dice, where they lead, and what awaits there."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

import pygame

from game.engine.model import Action, Reason, Ref, refuse
from game.presentation.title_words import Cell
from game.titles.runebound.rules.movement import toll
from game.titles.runebound.rules.movement.movement import (
    FALLEN,
    Flight,
    Fly,
    Move,
    MoveByDice,
    PickDice,
    Roll,
    StepTo,
    Walk,
    dice_allowed,
)
from game.titles.runebound.rules.movement.reach import Way
from game.titles.runebound.rules.state.state import RuneboundState, die_ref, figure_ref, space_ref
from game.titles.runebound.rules.threat import retinue
from game.titles.runebound.table.board.board import box
from game.titles.runebound.table.board.pieces import DieFace, RestFace
from game.titles.runebound.table.strip import tracks
from game.titles.runebound.words import names
from game.titles.runebound.words.journeys import Moving, heroes_met, moving, rolled, ways
from game.ui.table.api import Route, Shape, Size, TableContext, Thing
from game.ui.table.drawing import hexagon_shape
from game.ui.window import theme as t
from game.ui.window.ui import Ui

OUT_OF_REACH = refuse("out-of-reach", "RUN-044")
TOO_FAR = refuse("too-far", "RUN-224")
GAP = 8
"""Design pixels between dice."""
LIGHT = 30
"""Opacity of the light over what the dice that are left reach."""


def things(context: TableContext) -> Iterator[Thing]:
    """Yield the dice beside the map, and a light over the spaces that can be reached: a click on one goes
    there.
    """
    yield from _dice(context)
    step, book = moving(context.view), context.view.book
    for space, way in ways(context).items():
        where = box(book, book.board.hexes[space])
        first, *rest = _actions(step, way)
        yield Thing(
            f"light:{space}",
            where,
            LightFace(),
            on_board=True,
            z=-5,
            shape="hex",
            act=first,
            then=tuple(rest),
        )


@dataclass(frozen=True)
class LightFace:
    """Light over a space that can be reached."""

    def paint(self, ui: Ui, size: Size) -> pygame.Surface:
        """Return an even light, under the glow of what can be clicked."""
        return hexagon_shape.filled(size, t.PICK, LIGHT)


# ---------------------------------------------------------------------- dice


def _dice(context: TableContext) -> Iterator[Thing]:
    step = moving(context.view)
    if isinstance(step, Move):
        yield from _blank(context)
    elif isinstance(step, MoveByDice | PickDice):
        yield from _rolled(context, rolled(step), step.picked if isinstance(step, PickDice) else ())


def _blank(context: TableContext) -> Iterator[Thing]:
    """Rest, and the dice that may be rolled: a click on one of the first few rolls so many and rests."""
    most = dice_allowed(context.view, context.view.active)
    for n, place in enumerate(_places(context, most + 1)):
        face = DieFace((), "blank") if n else RestFace()
        shape: Shape = "round" if n == 0 < most else "rect"
        yield Thing(f"dice:{n}", place, face, shape=shape, act=Roll(n) if n < most else None)


def _rolled(context: TableContext, step: MoveByDice, picked: tuple[int, ...]) -> Iterator[Thing]:
    for n, (die, place) in enumerate(zip(step.dice, _places(context, len(step.dice)), strict=True)):
        look = "used" if not die else "picked" if n in picked else "rolled" if n < step.rolled else "extra"
        yield Thing(die_ref(n), place, DieFace(die, look), z=3)


def _places(context: TableContext, count: int) -> list[tuple[float, float, float, float]]:
    """Return the boxes of dice, centred in their room."""
    room, gap = tracks.dice_room(context), context.ui.px(GAP)
    side = min(room.height, (room.width + gap) / count - gap)
    left = room.centerx - (count * (side + gap) - gap) / 2
    top = room.y + (room.height - side) / 2
    return [(left + n * (side + gap), top, side, side) for n in range(count)]


# ---------------------------------------------------------------------- ways


def travellers(context: TableContext) -> tuple[Ref, ...]:
    """Return the Hero, while dice are left: it is moved over a whole way at once."""
    view = context.view
    own = view.active == context.seat and isinstance(moving(view), MoveByDice)
    return (figure_ref(view.me.hero),) if own and ways(context) else ()


def routes(context: TableContext, source: Ref) -> Mapping[Ref, Route]:
    """Return every space that the Hero gets to with what is left, and why it does not get to the others."""
    view: RuneboundState = context.view
    step = moving(view)
    if source != figure_ref(view.me.hero) or not isinstance(step, MoveByDice | Flight):
        return {}
    found = {place: _route(step, way) for place, way in ways(context).items()}
    far = (place for place in view.book.spaces if place not in found and place != view.me.space)
    beyond = OUT_OF_REACH if isinstance(step, MoveByDice) else TOO_FAR
    return {space_ref(place): route for place, route in found.items()} | {
        space_ref(place): Route(reason=_reason(view, place, beyond)) for place in far
    }


def _reason(view: RuneboundState, place: str, beyond: Reason) -> Reason:
    return FALLEN if place in view.overrun else beyond


def _actions(step: Moving | None, way: Way) -> list[Action]:
    """Return the actions that make a way."""
    if isinstance(step, MoveByDice):
        return [StepTo(die, place) for die, place in way]
    return [Fly(place) if isinstance(step, Flight) else Walk(place) for _, place in way]


def _route(step: Moving, way: Way) -> Route:
    return Route(tuple(_actions(step, way)), tuple(space_ref(place) for _, place in way))


def awaits(context: TableContext, actions: Sequence[Action]) -> Iterator[Cell]:
    """Yield what the Hero meets on a way: an undefeated foe, other Heroes, the Retinue, costs from cards."""
    view: RuneboundState = context.view
    over = [action.place for action in actions if isinstance(action, StepTo | Fly | Walk)]
    if not over:
        return
    taken = toll.of_way(view, view.active, over)
    if taken.arrives:
        yield from _foes(view, over[-1])
    if taken.exhaustion:
        yield Cell("exhaustion", str(taken.exhaustion))
    if taken.wounds:
        yield Cell("wound", str(taken.wounds))
    if taken.falls:
        yield Cell("doom", "")
    if taken.gold:
        yield Cell("gold", names.signed(-taken.gold))


def _foes(view: RuneboundState, place: str) -> Iterator[Cell]:
    """Yield a cell for each kind of opponent that a Hero meets at the end of its way."""
    if place in view.undefeated:
        yield Cell("undefeated", "")
    if met := len(heroes_met(view, place)):
        yield Cell("person", str(met))
    if retinue.forced(view, place):
        yield Cell("retinue", "")
