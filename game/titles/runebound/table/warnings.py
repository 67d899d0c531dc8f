"""Warnings of Runebound's table: movement ends unmoved, experience is not bought, Wounds stay unhealed, a
negotiation takes the attack away."""

from __future__ import annotations

from game.engine.flow import choices
from game.engine.model import Action
from game.titles.runebound.rules.meeting import no_attack
from game.titles.runebound.rules.movement import MoveByDice
from game.titles.runebound.table.moves import moving, ways
from game.ui.table.things import TableContext, Warn

LEFT = ("pair", "heal")
"""What should not be left undone: buying Experience, healing for gold."""


def warning(context: TableContext, action: Action) -> Warn | None:
    """What may have been overlooked by whoever is done with a step, or begins to negotiate (RUN-133)."""
    if action.verb == "negotiate":
        barred = no_attack(context.view, int(action.args[0])) is not None
        return None if barred else Warn("unused", context.ui.say("runebound-warn-negotiate"))
    if action.verb != "done":
        return None
    left = "move" if _unmoved(context) else _possible(context)
    return Warn("unused", context.ui.say(f"runebound-map-warn-{left}")) if left else None


def _unmoved(context: TableContext) -> bool:
    """Dice were rolled and lead somewhere, and none of them was used."""
    step = moving(context.view)
    return isinstance(step, MoveByDice) and not step.moved and bool(ways(context))


def _possible(context: TableContext) -> str:
    """The first verb of LEFT that is still legal."""
    verbs = {c.option.action.verb for c in choices(context.view).get(context.seat, []) if c.reason is None}
    return next((verb for verb in LEFT if verb in verbs), "")
