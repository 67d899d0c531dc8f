"""Previews: the cost and effect of a choice, shown over its target."""

from __future__ import annotations

from game.engine.flow import legal
from game.engine.model import Action, Option
from game.presentation.title_words import Context, Warn
from game.titles.runebound.rules.adventure.meeting import Negotiate, no_attack
from game.titles.runebound.rules.cards import abilities, healing
from game.titles.runebound.rules.cards.healing import Heal
from game.titles.runebound.rules.heroes.experience import KeepCounters, Pair
from game.titles.runebound.rules.market import belongings, market
from game.titles.runebound.rules.market.market import LeaveMarket
from game.titles.runebound.rules.movement.movement import Fly, StepTo, Walk
from game.titles.runebound.words import journeys
from game.titles.runebound.words.chances import odds_of, outlook, risk_words
from game.titles.runebound.words.facts import buyer, in_market, price_of
from game.titles.runebound.words.labels import what_it_does


def preview(context: Context, option: Option) -> str:
    """Return what a drop or a click costs and brings; "" for nothing."""
    action, say = option.action, context.say
    if (odds := odds_of(context.view).get(action)) is not None:
        return outlook(context, action, odds)
    match action:
        case Walk(place) | StepTo(_, place) | Fly(place):
            return journeys.preview(context, option, place)
        case market.Buy(card):
            return _buying(context, card)
        case market.Sell(card):
            gold = market.selling_price(context.view, context.view.active, card)
            return say("runebound-preview-sell", gold=gold)
        case belongings.Drop():
            return say("runebound-preview-drop")
        case healing.Heal(figure) if in_market(context):
            healed = market.healed_at_once(context.view, context.view.active, figure)
            return say("runebound-preview-heal", wounds=healed)
        case abilities.Use():
            return _using(context, action)
    return risk_words(context, action)


def _buying(context: Context, card: str) -> str:
    have, cost = context.view.players[buyer(context)].gold, price_of(context, card)
    return context.say("runebound-preview-buy", gold=cost, left=have - cost)


def _using(context: Context, action: abilities.Use) -> str:
    said = what_it_does(context, action)
    if isinstance(action, abilities.UsePaying):
        return "\n".join((said, context.say("runebound-preview-paid", amount=action.exhaustion)))
    return said


def warning(context: Context, action: Action) -> Warn | None:
    """Return a warning about something overlooked when a step is ended or a negotiation begins (RUN-133)."""
    overlooked = _overlooked(context, action)
    return Warn("unused", context.say(f"runebound-warn-{overlooked}")) if overlooked else None


def _overlooked(context: Context, action: Action) -> str:
    """Return the end of the message that says it; "" nothing."""
    match action:
        case Negotiate(other) if no_attack(context.view, other) is None:
            return "negotiate"
        case KeepCounters() if _possible(context, Pair):
            return "pair"
        case LeaveMarket() if _possible(context, Heal):
            return "heal"
    return ""


def _possible(context: Context, kind: type[Action]) -> bool:
    """Return whether an action of a kind is still legal."""
    return any(isinstance(option.action, kind) for option in legal(context.view).get(context.seat, []))
