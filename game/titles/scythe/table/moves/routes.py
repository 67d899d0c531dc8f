"""A unit on its way: where it gets in this move, and what stops it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.engine.model import Reason, Ref, refuse
from game.titles.scythe.rules.movement.current_move import moving, paths_in_move, steps_left
from game.titles.scythe.rules.movement.meeting import stop
from game.titles.scythe.rules.movement.walking import REASONS, Ground, StepTo, map_steps
from game.titles.scythe.rules.state.state import RESOURCES, ScytheState, is_fighter, place_ref, supply_ref
from game.titles.scythe.table.board import airships
from game.titles.scythe.words import quick
from game.titles.scythe.words.mats import ready
from game.ui.table.api import Route, TableContext

OUT_OF_REACH = refuse("out-of-reach", "SCY-061")
UNIT = "unit:"


def routes(context: TableContext, source: Ref) -> Mapping[Ref, Route]:
    """Return every place that a unit gets to, and why it does not get to the others."""
    view: ScytheState = context.view
    if source in travellers(context):
        return _gained(context, source)
    flights = airships.routes(context, source)
    if flights is not None:
        return flights
    unit = source.removeprefix(UNIT)
    if not source.startswith(UNIT) or moving(view) is None or view.at.get(unit, unit) in view.airships:
        return {}
    found = paths_in_move(view, unit)
    if not found:
        return {}
    ways = {place_ref(place): _route(steps) for place, steps in found.items()}
    barred = _barred(view, unit, found)
    far = (place for place in context.view.book.territories if place != view.at[unit] and place not in found)
    return {**{place_ref(place): Route(reason=barred.get(place, OUT_OF_REACH)) for place in far}, **ways}


def travellers(context: TableContext) -> Sequence[Ref]:
    """Return the resources printed on the mat, while some can be gained."""
    if not ready(context.view, context.seat) or quick.gaining(context.view, context.seat) is None:
        return ()
    return [supply_ref(context.seat, kind) for kind in RESOURCES]


def _gained(context: TableContext, source: Ref) -> Mapping[Ref, Route]:
    """Return every place on which resources of a kind can be put, with the choices that do it."""
    found = quick.gaining(context.view, context.seat)
    if found is None:
        return {}
    kind = source.rpartition(".")[2]
    return {place_ref(p): Route(found.on(p, kind), (place_ref(p),)) for p in found.places}


def _barred(view: ScytheState, unit: str, found: Mapping[str, tuple[StepTo, ...]]) -> dict[str, Reason]:
    """Return the reasons that keep a unit from the places next to its ways: a river, a lake, a home base."""
    steps, by = steps_left(view, unit), Ground(view).movers[is_fighter(unit)]
    passed = [view.at[unit], *(p for p, way in found.items() if len(way) < steps and not stop(view, unit, p))]
    return {
        place: REASONS[code]
        for here in reversed(passed)
        for place, code in map_steps(view.book, here, by).barred
    }


def _route(steps: tuple[StepTo, ...]) -> Route:
    return Route(steps, tuple(place_ref(step.place) for step in steps))
