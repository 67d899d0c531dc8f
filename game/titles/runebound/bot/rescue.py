"""Cards that keep a Hero on its feet."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.model import Option
from game.titles.runebound.rules.cards.abilities import Use
from game.titles.runebound.rules.cards.immediate import CancelWounds
from game.titles.runebound.rules.heroes import figures
from game.titles.runebound.rules.heroes.wounds import DealWounds
from game.titles.runebound.rules.state.state import RuneboundState


def saving(state: RuneboundState, dealt: DealWounds, options: Sequence[Option]) -> Sequence[Option]:
    """Return the abilities alone if the Wounds would defeat a Hero and those that cancel some can save it."""
    if not figures.is_hero(state.book, dealt.figure):
        return options
    left = figures.life(state, dealt.figure) - state.wounds.get(dealt.figure, 0)
    cancelled = sum(_cancels(state, option) for option in options)
    if dealt.amount - cancelled < left <= dealt.amount:
        return [option for option in options if isinstance(option.action, Use)]
    return options


def _cancels(state: RuneboundState, option: Option) -> int:
    """Return the Wounds that an option cancels."""
    if not isinstance(option.action, Use):
        return 0
    effects = option.action.ability(state.book).effects
    return sum(effect.value for effect in effects if isinstance(effect, CancelWounds))
