"""The risk that a choice in a combat or a test knocks the Hero out, for warnings (RUN-116)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from game.engine.model import Action, Seat
from game.titles.runebound.rules.cards import standing
from game.titles.runebound.rules.cards.effects import AnyEffect, SkillTest
from game.titles.runebound.rules.cards.healing import ChooseEffects, ChooseOption
from game.titles.runebound.rules.cards.immediate import TakeExhaustion, TakeWounds
from game.titles.runebound.rules.cards.modifiers import ExhaustAsWound
from game.titles.runebound.rules.combat.phases import CombatStep
from game.titles.runebound.rules.heroes import figures
from game.titles.runebound.rules.heroes.skill import RollTest, SkillRoll
from game.titles.runebound.rules.heroes.wounds import Accept, DealWounds
from game.titles.runebound.rules.state.state import RuneboundState

Risk = Literal["none", "preventable", "possible", "certain"]
"""The risk of a knockout. preventable: the seat can do something about the Wounds."""


def knockout(state: RuneboundState, action: Action) -> Risk:
    """Return the risk of a choice of the present question."""
    step = state.stack[-1] if state.stack else None
    match step, action:
        case DealWounds(), Accept() if _fells(state, step):
            return "certain"
        case CombatStep(), _:
            return _worst(state, step.risks(state).get(action, []))
        case SkillRoll(), RollTest(paid):
            spent = state.book.skill.exhaustion if paid else 0
            ends = (step.test.success, step.test.failure)
            return _worst(state, [_dealt(state, step.seat, step.by.card, end, spent) for end in ends])
        case ChooseEffects(), ChooseOption(number) if number < len(step.options):
            return _worst(state, [_dealt(state, step.by.seat, step.by.card, step.options[number])])
    return "none"


def _worst(state: RuneboundState, found: Iterable[DealWounds]) -> Risk:
    """Return the risk from the worst of these Wounds."""
    felling = [dealt for dealt in found if _fells(state, dealt)]
    if not felling:
        return "none"
    return "preventable" if all(dealt.ask(state) for dealt in felling) else "possible"


def _fells(state: RuneboundState, dealt: DealWounds) -> bool:
    """Return whether Wounds defeat a Hero."""
    if not figures.is_hero(state.book, dealt.figure):
        return False
    return state.wounds.get(dealt.figure, 0) + dealt.amount >= figures.life(state, dealt.figure)


def _dealt(
    state: RuneboundState, seat: Seat, card: str, effects: Iterable[AnyEffect], spent: int = 0
) -> DealWounds:
    """Return all Wounds that effects of a card may deal to a seat's Hero, who has paid so much Exhaustion
    before.
    """
    hero = state.players[seat].hero
    wounds, exhaustion = _harm(effects)
    if state.fight is not None and state.fight.card == card:
        as_wounds = any(standing.from_outside(state, seat, ExhaustAsWound))
    else:
        as_wounds = False
    room = 0 if as_wounds else max(0, figures.room(state, hero) - spent)
    return DealWounds(hero, wounds + max(0, exhaustion - room), seat)


def _harm(effects: Iterable[AnyEffect]) -> tuple[int, int]:
    """Return the Wounds and Exhaustion that effects deal to the Hero if all its tests fail."""
    wounds = exhaustion = 0
    for effect in effects:
        if isinstance(effect, TakeWounds):
            wounds += effect.value
        elif isinstance(effect, TakeExhaustion):
            exhaustion += effect.value
        elif isinstance(effect, SkillTest):
            more_wounds, more_exhaustion = _harm(effect.failure)
            wounds, exhaustion = wounds + more_wounds, exhaustion + more_exhaustion
    return wounds, exhaustion
