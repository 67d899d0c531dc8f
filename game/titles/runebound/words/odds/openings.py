"""Ways in which a combat may begin: texts and abilities before it, carried out by the real rules."""

from __future__ import annotations

from collections.abc import Iterator
from math import prod
from typing import NamedTuple

from game.engine import flow
from game.engine.model import Action, Seat
from game.engine.rng import Script
from game.titles.runebound.rules.cards.abilities import GO_ON, Use
from game.titles.runebound.rules.cards.effects import SkillTest
from game.titles.runebound.rules.combat import combat
from game.titles.runebound.rules.combat.escape import EscapePhase
from game.titles.runebound.rules.combat.outcome import end_fight
from game.titles.runebound.rules.combat.phases import Phase
from game.titles.runebound.rules.combat.rounds import BeforeCombat, Ready
from game.titles.runebound.rules.heroes import skill
from game.titles.runebound.rules.heroes.skill import RollTest
from game.titles.runebound.rules.heroes.wounds import Accept
from game.titles.runebound.rules.state.state import RuneboundState
from game.titles.runebound.rules.state.view import guess
from game.titles.runebound.words.odds import foes

MAX_OUTCOMES = 20**3
"""The most outcomes of one choice; only decks that a reward shuffles have more, after the combat."""


class Approach(NamedTuple):
    """The choices of a seat before a combat.

    paid   whether Exhaustion is paid for the tests of the Challenge, where that is possible
    use    the action that is used before the combat, as text; "" none
    """

    paid: bool = False
    use: str = ""


PLAIN = Approach()


class Opening(NamedTuple):
    """A position in which the first round begins, or the combat is over already, and its probability."""

    share: float
    state: RuneboundState


def uses(view: RuneboundState, seat: Seat, card: str) -> list[Action]:
    """Return what a seat can use before a combat with a Challenge, as far as that is still to come."""
    state = foes.against(view, seat, card)
    moments = (combat.DefeatByCard(seat), BeforeCombat(seat))
    asked = [step.ask(state).get(seat, ()) for step in moments if state is not view or step in view.stack]
    actions = [candidate.option.action for found in asked for candidate in found if candidate.reason is None]
    return [action for action in actions if action not in (GO_ON.option.action, Ready())]


def can_pay(view: RuneboundState, seat: Seat, card: str) -> bool:
    """Return whether the Challenge may demand a test before the combat for which a seat can pay."""
    state = foes.against(view, seat, card)
    words = state.book.challenges[card].before_combat
    tested = not state.combat.round and any(isinstance(effect, SkillTest) for effect in words)
    return tested and skill.cannot_pay(state, seat) is None


def openings(view: RuneboundState, seat: Seat, card: str, approach: Approach) -> Iterator[Opening | None]:
    """Yield each way in which the combat may begin, or go on if it is under way; None in between, after each
    choice.
    """
    edge = [Opening(1.0, _begun(view, seat, card))]
    while edge:
        share, state = edge.pop()
        action = _answer(state, seat, approach)
        if action is None:
            yield Opening(share, state)
        else:
            edge += [Opening(share * part, after) for part, after in _outcomes(state, seat, action)]
            yield None


def _begun(view: RuneboundState, seat: Seat, card: str) -> RuneboundState:
    """Return a position with the combat, guessed from the view: no card of a deck matters before it ends."""
    state = guess(view, seat, 0)
    if foes.fought(view, seat) != card:
        end_fight(state)
        state.stack.clear()
        state.active = seat
        combat.begin(state, card, "drawn" if card in state.book.colours else "retinue", "")
        flow.settle(state)
    return state


def _answer(state: RuneboundState, seat: Seat, approach: Approach) -> Action | None:
    """Return what the seat chooses by its approach; None if a round has begun, or the combat is over."""
    if state.fight is None or isinstance(state.stack[-1], EscapePhase | Phase):
        return None
    legal = [c.option.action for c in flow.choices(state).get(seat, ()) if c.reason is None]
    wanted = [action for action in legal if str(action) == approach.use and not _is_used(state, action)]
    usual = (RollTest(approach.paid), RollTest(paid=False), Ready(), GO_ON.option.action, Accept())
    return next((action for action in (*wanted, *usual, *legal) if action in legal), None)


def _is_used(state: RuneboundState, action: Action) -> bool:
    return isinstance(action, Use) and f"{action.card}/{action.number}" in state.used_in_combat


def _outcomes(state: RuneboundState, seat: Seat, action: Action) -> list[Opening]:
    """Return the positions that an action may lead to, equal ones once, with their probabilities."""
    found = list[Opening]()
    results: list[int] | None = []
    while results is not None:
        script, after = Script(results, MAX_OUTCOMES), state.copy()
        after.script = script
        flow.play(after, seat, action)
        after.script = after.asked = None
        if script.endless:
            return [Opening(1.0, after)]
        _add(found, 1 / prod(script.limits), after)
        results = script.following()
    return found


def _add(found: list[Opening], share: float, state: RuneboundState) -> None:
    """Add a position, or its probability to an equal one."""
    for number, other in enumerate(found):
        if other.state == state:
            found[number] = other._replace(share=other.share + share)
            return
    found.append(Opening(share, state))
