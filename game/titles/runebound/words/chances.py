"""Chances of rolls in words: what the die must show, what is dealt and taken, what may go wrong."""

from __future__ import annotations

from game.engine.model import Action
from game.presentation.title_words import Context
from game.titles.runebound.rules.combat import combat, phases, risk, rolls
from game.titles.runebound.rules.combat.d20 import SIDES
from game.titles.runebound.rules.combat.rolls import Odds
from game.titles.runebound.rules.heroes import skill
from game.titles.runebound.rules.state.state import RuneboundState
from game.titles.runebound.words import names
from game.titles.runebound.words.names import Say


def outlook(context: Context, action: Action, odds: Odds) -> str:
    """Return what a roll needs, what it may bring, and what makes up its number."""
    parts = (odds_words(context.say, odds), risk_words(context, action), sums(context, action))
    return "\n".join(filter(None, parts))


def risk_words(context: Context, action: Action) -> str:
    """Return a warning that an action can knock the Hero out; "" where it cannot."""
    found = risk.knockout(context.view, action)
    return context.say("runebound-risk", risk=found) if found != "none" else ""


def sums(context: Context, action: Action) -> str:
    """Return what makes up the number that is added to a combat roll, card by card."""
    say, view, fight = context.say, context.view, context.view.fight
    if fight is None or not isinstance(action, phases.Attack | phases.Defend):
        return ""
    attacking = isinstance(action, phases.Attack)
    figure = action.figure if isinstance(action, phases.Attack) else view.players[fight.attacker].hero
    parts = [
        say("runebound-part", card=names.card(say, card), signed=names.signed(value))
        for card, value in rolls.parts(view, fight.attacker, figure, fight.phase, attacking)
    ]
    return names.listed(say, parts)


def odds_of(view: RuneboundState) -> dict[Action, Odds]:
    """Return what each choice of the present question needs on the die."""
    return combat.odds(view) if view.fight is not None else {}


def percent(odds: Odds) -> int:
    """Return a chance in per cent."""
    return round(100 * odds.chance / odds.of)


def odds_words(say: Say, odds: Odds) -> str:
    """Return what the die must show, how likely that is, what is dealt and taken."""
    lines = [need_words(say, odds)]
    if odds.deals:
        lines.append(say("runebound-odds-deals", amount=odds.deals))
    if odds.takes:
        lines.append(say("runebound-odds-takes", amount=odds.takes))
    return "\n".join(lines)


def need_words(say: Say, odds: Odds) -> str:
    """Return what the die must show and how likely that is: "Needs 9 or more: 60%"."""
    if odds.of != SIDES:
        return say("runebound-odds-both", chance=odds.chance, of=odds.of, percent=percent(odds))
    least = max(1, SIDES + 1 - odds.chance)
    return say("runebound-odds", need=least, chance=odds.chance, percent=percent(odds))


def test_odds(view: RuneboundState, step: skill.SkillRoll, paid: bool) -> Odds:
    """Return the chance of a skill test."""
    test = step.test
    chance = skill.chance(view, step.seat, test.attribute, test.skill, test.target, paid)
    return Odds(SIDES + 1 - chance, chance)
