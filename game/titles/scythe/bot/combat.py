"""What a bot expects of a combat that is still to be fought: its chance, and what either end would leave."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from game.engine.model import UNKNOWN, Seat
from game.engine.sealed import HIDDEN, Answer
from game.titles.scythe.rules.combat import Combats
from game.titles.scythe.rules.control import contested, opposing_fighters
from game.titles.scythe.rules.power import SetPower, reveal, total
from game.titles.scythe.rules.stars import PlaceStars
from game.titles.scythe.rules.state import ScytheState, owner

Judge = Callable[[ScytheState], float]

CARD = 3.0
"""Power of a combat card that is not seen, about the mean of the deck."""
MODEST = 0.75
"""How much rather the other side selects a little than a lot; at 1 all would be equally likely."""
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


def battle(view: ScytheState, seat: Seat) -> Battle | None:
    """The next combat of a seat, None without one."""
    for depth, step in reversed(list(enumerate(view.stack))):
        if isinstance(step, SetPower) and seat in step.choosers:
            return Battle(step, depth)
        if isinstance(step, Combats):
            return _begun(view, seat)
    return None


def _begun(view: ScytheState, seat: Seat) -> Battle | None:
    for place in contested(view):
        sides = view.active, owner(opposing_fighters(view, view.active, place)[0])
        if seat in sides:
            return Battle(SetPower(choosers=sides, place=place), len(view.stack))
    return None


def expected(view: ScytheState, seat: Seat, fight: Battle, judge: Judge) -> float:
    """What the position is worth on average over both ends of the combat."""
    pick = fight.pick(seat) or _plan(view, seat, fight, judge)
    chance = _chance(view, seat, fight, total(view.book, pick))
    won, lost = (judge(after(view, seat, fight, pick, wins)) for wins in (True, False))
    return chance * won + (1 - chance) * lost


# ------------------------------------------------------------------------------------------ chances


def _chance(view: ScytheState, seat: Seat, fight: Battle, power: int) -> float:
    """How likely a seat wins with so much; what the other could select is open to see, not what it does."""
    attacker, defender = fight.step.choosers
    attacks = seat == attacker
    most = _most(view, defender if attacks else attacker, fight)
    return float(min(1.0, (power + attacks) / (most + 1)) ** MODEST)  # the attacker wins a tie


def _most(view: ScytheState, seat: Seat, fight: Battle) -> float:
    """About the most that another seat can select."""
    player = view.players[seat]
    cards = min(len(player.hand), fight.step.most(view, seat))
    return min(player.power, view.book.limits.dial) + CARD * cards


def _plan(view: ScytheState, seat: Seat, fight: Battle, judge: Judge) -> Answer:
    """What the seat will probably select: what pays best at the chances, high cards first."""
    player = view.players[seat]
    stake = judge(after(view, seat, fight, ("0",), True)) - judge(after(view, seat, fight, ("0",), False))
    known = sorted((c for c in player.hand if c != UNKNOWN), key=lambda c: -view.book.combat[c])
    cards = known[: fight.step.most(view, seat)]
    dials = range(min(player.power, view.book.limits.dial) + 1)
    picks = [(str(dial), *cards[:n]) for n in range(len(cards) + 1) for dial in dials]

    def gain(pick: Answer) -> float:
        cost = POWER * int(pick[0]) + CARDS * (len(pick) - 1)
        return stake * _chance(view, seat, fight, total(view.book, pick)) - cost

    return max(picks, key=gain)


# ------------------------------------------------------------------------------------------ both ends


def after(view: ScytheState, seat: Seat, fight: Battle, pick: Answer, wins: bool) -> ScytheState:
    """The position once the seat has won or lost with its pick; what the other pays nobody knows."""
    state = view.copy()
    del state.stack[fight.depth :]
    own = reveal(state, seat, pick)
    attacker, defender = fight.step.choosers
    winner, loser = (attacker, defender) if wins == (seat == attacker) else (defender, attacker)
    for step in fight.step.result(winner, loser, consoled=loser != seat or own > 0):
        step.run(state)
    PlaceStars(winner).run(state)
    return state
