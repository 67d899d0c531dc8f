"""Warnings of Scythe's table: an action is left, a fight without power, a trap, paying what an objective
needs."""

from __future__ import annotations

from collections.abc import Callable

from game.engine.flow import choices, play
from game.engine.model import UNKNOWN, Action, IllegalAction
from game.titles.scythe.rules.control import opposing_fighters
from game.titles.scythe.rules.objectives import fulfilled
from game.titles.scythe.rules.state import ScytheState, is_fighter
from game.titles.scythe.rules.tokens import springs
from game.titles.scythe.table import words
from game.titles.scythe.table.routes import moving
from game.titles.scythe.table.tokens import offered
from game.ui.table.things import TableContext, Warn

LEAVES = {"skip": ("top", "bottom"), "end_turn": ("reveal",), "done": ("step",)}
"""Verbs that end something, and those that would still be possible."""
PAYS = ("pay",)


def warning(context: TableContext, action: Action) -> Warn | None:
    """The first thing that may have been overlooked."""
    return next((w for look in _LOOKS if (w := look(context, action)) is not None), None)


def _unused(context: TableContext, action: Action) -> Warn | None:
    """Something possible is left."""
    left = LEAVES.get(action.verb, ())
    move = moving(context.view)
    if not left or (move is not None and move.moved):
        return None
    asked = choices(context.view).get(context.seat, [])
    verbs = {c.option.action.verb for c in asked if c.reason is None}
    found = next((verb for verb in left if verb in verbs), "")
    return Warn("unused", context.ui.say(f"scythe-warn-left-{found}")) if found else None


def _token(context: TableContext, action: Action) -> Warn | None:
    """A Move ends, and a flag or a trap could still be left."""
    token = offered(context) if action.verb == "done" and moving(context.view) is not None else ""
    return Warn("unused", context.ui.say(f"scythe-warn-left-{token}")) if token else None


def _weak(context: TableContext, action: Action) -> Warn | None:
    """A step into a fight with neither power nor cards."""
    view: ScytheState = context.view
    if action.verb != "step" or not is_fighter(str(action.args[0])) or action.args[0] in view.airships:
        return None
    me = view.players[context.seat]
    if me.power or me.hand or not opposing_fighters(view, context.seat, str(action.args[1])):
        return None
    return Warn("weak", context.ui.say("scythe-warn-weak"))


def _trap(context: TableContext, action: Action) -> Warn | None:
    """A step onto an armed trap of somebody else."""
    view: ScytheState = context.view
    if action.verb != "step" or action.args[0] in view.airships:
        return None
    unit, place = map(str, action.args[:2])
    if not springs(view, unit, place):
        return None
    name = context.people[view.traps[place].seat].name
    return Warn("danger", context.ui.say("scythe-warn-trap", name=name))


def _needed(context: TableContext, action: Action) -> Warn | None:
    """A payment after which an objective that is fulfilled now would not be."""
    view: ScytheState = context.view
    if action.verb not in PAYS:
        return None
    ready = [
        o for o in view.players[context.seat].objectives if o != UNKNOWN and fulfilled(view, context.seat, o)
    ]
    if not ready:
        return None
    after = view.copy()
    try:
        play(after, context.seat, action)
    except IllegalAction:
        return None
    lost = [o for o in ready if not fulfilled(after, context.seat, o)]
    return (
        Warn(
            "needed",
            context.ui.say("scythe-warn-needed", card=words.card(context.view.book, context.ui.say, lost[0])),
        )
        if lost
        else None
    )


_LOOKS: tuple[Callable[[TableContext, Action], Warn | None], ...] = (_unused, _token, _weak, _trap, _needed)
