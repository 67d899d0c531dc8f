"""Warnings of Runebound's table: movement ends unmoved, experience is not bought, Wounds stay unhealed, a
negotiation takes the attack away."""

from __future__ import annotations

from game.engine.flow import legal
from game.engine.model import Action
from game.presentation.title_words import Context, Warn
from game.titles.runebound.rules.adventure.meeting import Negotiate, no_attack
from game.titles.runebound.rules.cards.healing import Heal
from game.titles.runebound.rules.heroes.experience import KeepCounters, Pair
from game.titles.runebound.rules.market.market import LeaveMarket
from game.titles.runebound.rules.movement.movement import MoveByDice, StopMoving
from game.titles.runebound.words.journeys import moving, ways


def warning(context: Context, action: Action) -> Warn | None:
    """What may have been overlooked by whoever is done with a step, or begins to negotiate (RUN-133)."""
    overlooked = _overlooked(context, action)
    return Warn("unused", context.say(f"runebound-warn-{overlooked}")) if overlooked else None


def _overlooked(context: Context, action: Action) -> str:
    """Return the end of the message that says it; "" nothing."""
    match action:
        case Negotiate(other) if no_attack(context.view, other) is None:
            return "negotiate"
        case StopMoving() if _unmoved(context):
            return "move"
        case KeepCounters() if _possible(context, Pair):
            return "pair"
        case LeaveMarket() if _possible(context, Heal):
            return "heal"
    return ""


def _unmoved(context: Context) -> bool:
    """Dice were rolled and lead somewhere, and none of them was used."""
    step = moving(context.view)
    return isinstance(step, MoveByDice) and not step.moved and bool(ways(context))


def _possible(context: Context, kind: type[Action]) -> bool:
    """Return whether an action of a kind is still legal."""
    return any(isinstance(option.action, kind) for option in legal(context.view).get(context.seat, []))
