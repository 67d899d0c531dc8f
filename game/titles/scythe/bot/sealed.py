"""What may be selected in a combat, by its chances against all that the other side could select."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from itertools import combinations
from typing import NamedTuple

from game.engine.model import Action, Option, Seat
from game.engine.sealed import HIDDEN, Answer
from game.titles.scythe.rules.combat.power import Confirm, Dial, PlayCard, SetPower, reveal, total
from game.titles.scythe.rules.scoring.stars import PlaceStars
from game.titles.scythe.rules.state.state import ScytheState

CARD = 3.0
"""Power of a combat card that is not seen, about the mean of the deck."""
POWER, CARDS = 0.5, 0.8
"""What a selected power and a played card cost, in coins, where a bot plans ahead what it will select."""


class Battle(NamedTuple):
    """A pending combat. `depth`: where it stands on the stack, or as many as there are: it has not begun."""

    step: SetPower
    depth: int

    def pick(self, seat: Seat) -> Answer:
        """What a seat has selected so far, as far as that is known."""
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


FULL = 0.4
"""How often others select all they have; else any total, rather a little than a lot."""
MODEST = 0.75
SHY = 2.5
"""What it costs a seat that has power to be seen to dial none against somebody who may show something: others
come again where nothing is risked."""

Judge = Callable[[ScytheState], float]
Parts = Callable[[ScytheState], Mapping[str, float]]
"""What each feature adds to that."""


def known(state: ScytheState, seat: Seat, options: Sequence[Option], judge: Judge) -> dict[Action, float]:
    """What each option of a combat's question is worth; nothing at other questions."""
    fight = _fight(state, seat, judge)
    return {option.action: fight.worth(option.action) for option in options} if fight else {}


def known_terms(
    state: ScytheState, seat: Seat, action: Action, judge: Judge, parts: Parts
) -> Mapping[str, float]:
    """What an option of a combat's question is worth: all that a defeat leaves, and what victory adds to it;
    nothing at other questions."""
    fight = _fight(state, seat, judge)
    return fight.terms(action, parts) if fight else {}


def _fight(state: ScytheState, seat: Seat, judge: Judge) -> _Fight | None:
    step = state.stack[-1] if state.stack else None
    if not isinstance(step, SetPower) or seat not in step.choosers:
        return None
    return _Fight(state, seat, Battle(step, len(state.stack) - 1), judge)


class _Fight:
    """A combat that a seat selects its power for."""

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
        """What the position is worth once it is won, and once it is lost, with so much power spent."""
        if dial not in self._found:
            won, lost = (self._judge(self._after(dial, wins)) for wins in (True, False))
            self._found[dial] = won, lost
        return self._found[dial]

    def _after(self, dial: str, wins: bool) -> ScytheState:
        return after(self._state, self._seat, self._fight, (dial,), wins)

    def worth(self, action: Action) -> float:
        """What it is worth with the best that may follow."""
        return max(map(self._picked, self._answers(action)))

    def terms(self, action: Action, parts: Parts) -> Mapping[str, float]:
        """Return all that is left after a defeat, what cards cost, and what hangs on victory, as likely as it
        is.
        """
        answer = max(self._answers(action), key=self._picked)
        chance, won, lost, cost = self._parts(answer)
        left = dict(parts(self._after(answer[0], wins=False)))
        spared, shy = lost - cost - sum(left.values()), self._shy(answer)
        left["risk"] -= shy
        return {**left, "victory": chance * (won - lost), "spared": spared + shy}

    def _answers(self, action: Action) -> list[Answer]:
        """What may be selected in all once an action is taken."""
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
        """Return an answer with every number of further cards; of so many the highest and the lowest."""
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
        """Return the chance of victory, what victory and defeat are worth, and what the cards cost."""
        chance = odds(total(self._state.book, answer) + self._attacks, *self._other)
        won, lost = self._ends(answer[0])
        cost = sum(CARDS * self._value(card) / CARD for card in answer[1:])
        cost += self._shy(answer)
        if answer[0] == "0" and answer[1:]:
            lost += CARDS  # who reveals something draws a card
        return chance, won, lost, cost

    def _shy(self, answer: Answer) -> float:
        return SHY * (answer[0] == "0" and self._dares)


@cache
def odds(power: int, dial: int, cards: int) -> float:
    """Return how likely another side with so much power and so many cards selects less than so much."""
    most = dial + CARD * cards
    if not most:
        return 1.0 if power else 0.0
    full = min(1.0, max(0.0, (power - dial) / (2 * CARD * cards))) if cards else float(power > dial)
    return FULL * full + (1 - FULL) * float(min(1.0, power / (most + 1)) ** MODEST)
