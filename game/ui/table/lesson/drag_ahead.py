"""The drags that make several of the next moves of a lesson."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.lesson import Move
from game.engine.model import Action, Ref
from game.ui.table.model.table_model import TableModel


def drag_ahead(model: TableModel, moves: Sequence[Move]) -> Sequence[Ref]:
    """What to drag where, so that at least two of these moves are made in one go: what the drag says before
    its drop, and the drop; () where there is no such drag."""
    for source in model.by_ref:
        first = model.table.first(model.context, source)
        if first is not None and _begin(first.actions, moves):
            after = moves[len(first.actions)].actions
            for target in model.at_hand.targets(source):
                if any(option.action in after for option in model.at_hand.drops(source, target)):
                    return source, target
    return ()


def journey(model: TableModel, moves: Sequence[Move]) -> Sequence[Ref]:
    """A traveller, and the furthest place to which the first of these moves bring it; () for none."""
    found = [
        (len(route.actions), traveller, target)
        for traveller in model.table.travellers(model.context)
        for target, route in model.at_hand.routes(traveller).items()
        if 0 < len(route.actions) <= len(moves)
        and all(action in move.actions for action, move in zip(route.actions, moves, strict=False))
    ]
    return max(found)[1:] if found else ()


def _begin(actions: Sequence[Action], moves: Sequence[Move]) -> bool:
    """Whether actions are the first of the moves, and a move is left for the drop."""
    fits = all(action in move.actions for action, move in zip(actions, moves, strict=False))
    return bool(actions) and len(actions) < len(moves) and fits
