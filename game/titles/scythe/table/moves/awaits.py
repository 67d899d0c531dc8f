"""Encounters on a unit's way: a fight, workers that go home, an encounter card, a trap, tolls."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from game.engine.model import Action
from game.presentation.title_words import Cell
from game.titles.scythe.rules.movement.tokens import springs
from game.titles.scythe.rules.movement.walking import StepTo
from game.titles.scythe.rules.state.control import opposing, opposing_fighters
from game.titles.scythe.rules.state.state import ScytheState, is_fighter, owner
from game.titles.scythe.rules.tiles.tile_places import tolls
from game.ui.table.api import TableContext


def awaits(context: TableContext, actions: Sequence[Action]) -> Iterator[Cell]:
    """Yield the icons of what a unit meets, the weightiest first."""
    view: ScytheState = context.view
    steps = [action for action in actions if isinstance(action, StepTo)]
    if not steps or steps[-1].unit in view.airships:
        return
    unit, place = steps[-1].unit, steps[-1].place
    yield from _met(view, unit, place)
    if unit.startswith("character") and place in view.encounters:
        yield Cell("encounter", "")
    if any(springs(view, unit, step.place) for step in steps):
        yield Cell("trap", "")
    due: dict[int, int] = {}
    for step in steps:
        for seat, coins in tolls(view, unit, step.place):
            due.setdefault(seat, coins)
    if due:
        yield Cell("coin", context.ui.say("scythe-awaits-toll", coins=sum(due.values())))


def _met(view: ScytheState, unit: str, place: str) -> Iterator[Cell]:
    """Yield the fighters with the power of their seat, or the number of workers sent home."""
    if not is_fighter(unit):
        return
    fighters, workers = opposing_fighters(view, owner(unit), place), opposing(view, owner(unit), place)
    if fighters:
        yield Cell("combat", str(view.players[owner(fighters[0])].power))
    elif workers:
        yield Cell("labourer", str(len(workers)))
