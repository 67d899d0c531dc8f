"""Shortfalls: parts of a card's effects that would be skipped now while the rest is still gained
(RAI-169)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from game.engine.model import Reason, refuse
from game.titles.raiders.rules.cards import effects, plunder
from game.titles.raiders.rules.shared.abilities import holds
from game.titles.raiders.rules.shared.goods import discard_card
from game.titles.raiders.rules.shared.picks import Pick
from game.titles.raiders.rules.state.book import PLUNDER
from game.titles.raiders.rules.state.state import RaidersState
from game.titles.raiders.rules.state.step import RaidersStep
from game.titles.raiders.rules.village import animals, crew, healing, quests
from game.titles.raiders.rules.village.town import Play, UseEagle, UseHero, crew_below

RULE = "RAI-169"
Effects = tuple[RaidersStep, ...]


def of_action(state: RaidersState, action: Play | UseHero | UseEagle) -> list[list[Reason]]:
    """Return, for each effect of a Town Centre action, the reasons why it would give less than it says."""
    book = state.book
    match action:
        case Play(card):
            after = state.copy()
            discard_card(after, state.active, card)
            return _each(after, book.crew[card].play)
        case UseHero(hero):
            return _each(state, book.heroes[hero].effects)
        case UseEagle(eagle):
            below = crew_below(state.me, eagle)
            return _each(state, book.crew[below].play) if below else []


def _each(state: RaidersState, steps: Effects) -> list[list[Reason]]:
    """Return the shortfalls of every effect; most effects have none."""
    return [[*_SHORT[type(step)](state, step)] if type(step) in _SHORT else [] for step in steps]


def _all(state: RaidersState, steps: Effects) -> list[Reason]:
    return [reason for short in _each(state, steps) for reason in short]


def _gain(state: RaidersState, step: effects.Gain) -> Iterator[Reason]:
    """Yield a reason if plunder runs out, which nothing else can (RAI-008, RAI-009)."""
    if step.item in PLUNDER and (have := state.supply[step.item]) < step.amount:
        yield refuse("supply-short", RULE, item=step.item, need=step.amount, have=have)


def _draw(state: RaidersState, step: effects.Draw) -> Iterator[Reason]:
    """Yield a reason if there are too few cards (RAI-012)."""
    if (have := len(state.crew_deck) + len(state.crew_discard)) < step.amount:
        yield refuse("cards-short", RULE, need=step.amount, have=have)


def _vp(state: RaidersState, step: effects.Vp) -> Iterator[Reason]:
    if step.per and not state.me.quests:
        yield refuse("no-quest-completed", RULE)


def _heal(state: RaidersState, _: healing.Heal) -> Iterator[Reason]:
    if not state.me.wounds:
        yield refuse("no-wounds", RULE)


def _take_plunder(state: RaidersState, step: plunder.TakePlunder) -> Iterator[Reason]:
    if not step.picks(state):
        yield refuse("no-plunder-there", RULE, civilization=step.civilization)


def _if(state: RaidersState, step: effects.If) -> Iterator[Reason]:
    if holds(state, state.active, step.test):
        yield from _all(state, step.then)
    else:
        yield refuse("condition-fails", RULE)


def _pay(state: RaidersState, step: effects.Pay) -> Iterator[Reason]:
    """Yield the reason why the payment fails, or the shortfalls of what it buys; the payment is in the supply
    by then (RAI-010, RAI-165).
    """
    if reason := step.blocked(state, state.me):
        yield reason
        return
    after = state.copy()
    for item, amount in step.cost.items():
        if item in PLUNDER:
            after.supply[item] += amount
    for card in state.me.hand[: step.cost.get("cards", 0)]:
        discard_card(after, state.active, card)
    yield from _all(after, step.then)


def _choose(state: RaidersState, step: effects.Choose) -> Iterator[Reason]:
    """Yield the first alternative's reasons if every alternative falls short."""
    found = [_all(state, option) for option in step.options]
    if all(found):
        yield from found[0]


def _hire(state: RaidersState, step: crew.Hire) -> Iterator[Reason]:
    """Yield a reason if there is no card in hand, or its price is missing."""
    if not state.me.hand:
        yield refuse("no-hand-card", RULE)
    else:
        yield from _pick(state, step)


def _pick(state: RaidersState, step: Pick) -> Iterator[Reason]:
    """Yield a reason if there is nothing to pick."""
    if reason := step.blocked(state, state.me):
        yield reason


_SHORT: dict[type, Callable[[RaidersState, Any], Iterator[Reason]]] = {
    effects.Gain: _gain, effects.Draw: _draw, effects.Vp: _vp, effects.If: _if, effects.Pay: _pay,
    effects.Choose: _choose, healing.Heal: _heal, plunder.TakePlunder: _take_plunder,
    animals.GainAnimal: _pick, animals.SwapEagleForHorse: _pick, crew.SwapCrewWithHand: _pick,
    crew.Hire: _hire, quests.CompleteQuest: _pick,
}  # fmt: skip
"""The shortfalls of an effect, by its class."""
