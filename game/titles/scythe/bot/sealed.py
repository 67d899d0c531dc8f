"""Values of the selections in a combat, by their odds against everything that the other side could select."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from itertools import combinations
from typing import NamedTuple

from game.engine.arithmetic import float_sum
from game.engine.model import Action, Option, Seat
from game.engine.sealed import HIDDEN, Answer
from game.titles.scythe.rules.combat.power import Confirm, Dial, PlayCard, SetPower, reveal, total
from game.titles.scythe.rules.scoring.stars import PlaceStars
from game.titles.scythe.rules.state.state import ScytheState

CARD = 3.0
"""Power of a combat card that is not seen, about the mean of the deck."""
POWER, CARDS = 0.5, 0.8
"""The cost of selected power and of a played card in coins, when a bot plans its selection."""


class Battle(NamedTuple):
    """A pending combat. `depth`: where it stands on the stack, or as many as there are: it has not begun."""

    step: SetPower
    depth: int

    def pick(self, seat: Seat) -> Answer:
        """Return the seat's selection so far, as far as it is known."""
        answer = self.step.answer(seat)
        return () if answer == HIDDEN else answer


def after(view: ScytheState, seat: Seat, fight: Battle, pick: Answer, wins: bool) -> ScytheState:
    """Return the position once the seat has won or lost with its pick; what the other pays nobody knows."""
    state = view.copy()
    del state.stack[fight.depth :]
    own = reveal(state, seat, pick)
    attacker, defender = fight.step.choosers
    winner, loser = (attacker, defender) if wins == (seat == attacker) else (defender, attacker)
    for step in fight.step.result(winner, loser, consoled=loser != seat or own > 0):
        step.run(state)
    PlaceStars(winner).run(state)
    return state


ALL_IN_CHANCE = 0.4
"""The probability that others select all they have; otherwise any total, smaller ones being likelier."""
MODEST = 0.75
NO_POWER_PENALTY = 2.5
"""The cost of dialing no power against an opponent that may, for a seat with power: others attack again where
nothing is risked.
"""

Judge = Callable[[ScytheState], float]
Parts = Callable[[ScytheState], Mapping[str, float]]
"""Returns the terms of a position's value, by feature."""


def known(state: ScytheState, seat: Seat, options: Sequence[Option], judge: Judge) -> dict[Action, float]:
    """Return the value of each option of a combat's question; {} at other questions."""
    fight = _fight(state, seat, judge)
    return {option.action: fight.worth(option.action) for option in options} if fight else {}


def known_terms(
    state: ScytheState, seat: Seat, action: Action, judge: Judge, parts: Parts
) -> Mapping[str, float]:
    """Return the terms of a combat option's value: the features after a defeat, and the value of victory; {}
    at other questions.
    """
    fight = _fight(state, seat, judge)
    return fight.terms(action, parts) if fight else {}


def outcomes(state: ScytheState, seat: Seat, action: Action, judge: Judge) -> list[tuple[float, ScytheState]]:
    """Return the positions after victory and after defeat with a combat option, with their probabilities; []
    at other questions.
    """
    fight = _fight(state, seat, judge)
    return fight.outcomes(action) if fight else []


def _fight(state: ScytheState, seat: Seat, judge: Judge) -> _Fight | None:
    step = state.stack[-1] if state.stack else None
    if not isinstance(step, SetPower) or seat not in step.choosers:
        return None
    return _Fight(state, seat, Battle(step, len(state.stack) - 1), judge)


class _Fight:
    """A combat for which a seat selects its power."""

    def __init__(self, state: ScytheState, seat: Seat, fight: Battle, judge: Judge) -> None:
        self._state, self._seat, self._fight = state, seat, fight
        self._most = fight.step.most(state, seat)
        attacker, defender = fight.step.choosers
        self._attacks = seat == attacker
        other = defender if self._attacks else attacker
        player = state.players[other]
        self._other = (
            min(player.power, state.book.limits.dial),
            min(len(player.hand), fight.step.most(state, other)),
        )
        self._dares = state.players[seat].power > 0 and any(self._other)
        self._judge = judge
        self._found: dict[str, tuple[float, float]] = {}

    def _ends(self, dial: str) -> tuple[float, float]:
        """Return the value of the position after victory and after defeat, with this much power spent."""
        if dial not in self._found:
            won, lost = (self._judge(self._after(dial, wins)) for wins in (True, False))
            self._found[dial] = won, lost
        return self._found[dial]

    def _after(self, dial: str, wins: bool) -> ScytheState:
        return self._ended((dial,), wins)

    def _ended(self, answer: Answer, wins: bool) -> ScytheState:
        return after(self._state, self._seat, self._fight, answer, wins)

    def worth(self, action: Action) -> float:
        """Return the value of an action, followed by the best selection."""
        return max(map(self._picked, self._answers(action)))

    def outcomes(self, action: Action) -> list[tuple[float, ScytheState]]:
        """Return the positions after victory and after defeat with the best selection, with their
        probabilities.
        """
        answer = max(self._answers(action), key=self._picked)
        chance, *_ = self._parts(answer)
        return [(chance, self._ended(answer, True)), (1 - chance, self._ended(answer, False))]

    def terms(self, action: Action, parts: Parts) -> Mapping[str, float]:
        """Return the features after a defeat, the cost of cards, and the value of victory times its
        probability.
        """
        answer = max(self._answers(action), key=self._picked)
        chance, won, lost, cost = self._parts(answer)
        left = dict(parts(self._after(answer[0], wins=False)))
        spared, shy = lost - cost - float_sum(left.values()), self._shy(answer)
        left["risk"] -= shy
        return {**left, "victory": chance * (won - lost), "spared": spared + shy}

    def _answers(self, action: Action) -> list[Answer]:
        """Return the complete selections that are possible after an action."""
        answer = self._fight.step.answer(self._seat)
        match action:
            case Dial(amount):
                return self._with_cards((str(amount),))
            case PlayCard(card):
                return self._with_cards((*answer, card))
            case Confirm():
                return [answer]
        raise AssertionError(action)

    def _with_cards(self, answer: Answer) -> list[Answer]:
        """Return an answer with every number of further cards: for each number the highest and the lowest."""
        hand = sorted((c for c in self._state.players[self._seat].hand if c not in answer), key=self._value)
        room = self._most - len(answer[1:])
        found = {tuple(cards) for n in range(min(room, len(hand)) + 1) for cards in combinations(hand, n)}
        return [(*answer, *cards) for cards in sorted(found)]

    def _value(self, card: str) -> int:
        return self._state.book.combat.get(card, 3)

    def _picked(self, answer: Answer) -> float:
        chance, won, lost, cost = self._parts(answer)
        return chance * won + (1 - chance) * lost - cost

    def _parts(self, answer: Answer) -> tuple[float, float, float, float]:
        """Return the chance of victory, the values of victory and defeat, and the cost of the cards."""
        chance = odds(total(self._state.book, answer) + self._attacks, *self._other)
        won, lost = self._ends(answer[0])
        cost = float_sum(CARDS * self._value(card) / CARD for card in answer[1:])
        cost += self._shy(answer)
        if answer[0] == "0" and answer[1:]:
            lost += CARDS  # who reveals something draws a card
        return chance, won, lost, cost

    def _shy(self, answer: Answer) -> float:
        return NO_POWER_PENALTY * (answer[0] == "0" and self._dares)


@cache
def odds(power: int, dial: int, cards: int) -> float:
    """Return the probability that another side with this power and this many cards selects less than
    `power`."""
    most = dial + CARD * cards
    if not most:
        return 1.0 if power else 0.0
    full = min(1.0, max(0.0, (power - dial) / (2 * CARD * cards))) if cards else float(power > dial)
    return ALL_IN_CHANCE * full + (1 - ALL_IN_CHANCE) * float(min(1.0, power / (most + 1)) ** MODEST)
