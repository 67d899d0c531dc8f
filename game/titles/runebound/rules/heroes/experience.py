"""Experience: pairs of counters for Adventure Counters, and single ones that cards give (chapter 12)."""

from __future__ import annotations

from itertools import combinations_with_replacement

from game.engine.model import Action, Choices, Reason, Seat, button, choice, refuse
from game.engine.positions.flaws import require
from game.titles.runebound.rules.adventure import refresh
from game.titles.runebound.rules.cards.immediate import GainCounter, GainExperience
from game.titles.runebound.rules.cards.resolve import Resolve, carry_out
from game.titles.runebound.rules.state.book import COLOURS
from game.titles.runebound.rules.state.state import RuneboundState, RuneboundStep, goods_ref

SAME_KIND = refuse("same-kind", "RUN-174")


def price(state: RuneboundState, seat: Seat) -> int:
    """Return the price of a player's next pair (RUN-172, RUN-175)."""
    prices = state.book.experience.prices
    return prices[min(state.players[seat].pairs, len(prices) - 1)]


def worth(state: RuneboundState, colour: str) -> int:
    """Return the value of an Adventure Counter at this table (RUN-175)."""
    return state.book.counter_values[colour] if state.options["counter_values"] == "colour" else 1


def purse(state: RuneboundState, seat: Seat) -> int:
    """Return the total value of a player's Adventure Counters."""
    return sum(worth(state, colour) for colour in state.players[seat].counters)


def left(state: RuneboundState, kind: str) -> int:
    """Return the number of Experience Counters of a kind in the supply (RUN-177)."""
    return state.book.experience.supply - sum(player.experience.count(kind) for player in state.players)


def _gone(state: RuneboundState, *kinds: str) -> Reason | None:
    for kind in kinds:
        if not left(state, kind):
            return refuse("none-left", "RUN-177", kind=kind)
    return None


class Pair(Action, frozen=True):
    """Buy Experience Counters of two kinds."""

    one: str
    two: str


class KeepCounters(Action, frozen=True):
    """Buy no more experience."""


class BuyExperience(RuneboundStep, frozen=True):
    """The Experience step, wherever the Hero is (RUN-029, RUN-178)."""

    def ask(self, state: RuneboundState) -> dict[Seat, Choices]:
        """Return every pair of two kinds; nothing where the counters, or the kinds that are left, do not
        suffice.
        """
        seat = state.active
        if purse(state, seat) < price(state, seat):
            return {}
        kinds = combinations_with_replacement(state.book.experience.raises, 2)
        pairs = [choice(Pair(one, two), reason=_no_pair(state, one, two)) for one, two in kinds]
        return {seat: [*pairs, button(KeepCounters())]} if any(p.reason is None for p in pairs) else {}

    def take(self, state: RuneboundState, seat: Seat, action: Action) -> None:
        """The counters are taken and paid for; then perhaps another pair (RUN-176)."""
        match action:
            case Pair(one, two):
                state.push(Pay(price(state, seat)), self)
                player = state.players[seat]
                state.change(seat, experience=(*player.experience, one, two), pairs=player.pairs + 1)
                state.emit("experience", seat=seat, kind=one, other=two)


def _no_pair(state: RuneboundState, one: str, two: str) -> Reason | None:
    return SAME_KIND if one == two else _gone(state, one, two)


class PayCounter(Action, frozen=True):
    """Pay with an Adventure Counter."""

    colour: str


class Pay(RuneboundStep, frozen=True):
    """Asks for the rest of a price in Adventure Counters, which return to their supply (RUN-176)."""

    amount: int

    def check(self, state: RuneboundState) -> None:
        """Raise Flaw if the price cannot be paid."""
        have = purse(state, state.active)
        require(self.amount <= have, "runebound-flaw-too-dear", "amount", amount=self.amount, have=have)

    def ask(self, state: RuneboundState) -> dict[Seat, Choices]:
        """Return which colours, where that is a choice."""
        if self.amount <= 0 or len(self._held(state)) == 1 or purse(state, state.active) == self.amount:
            return {}
        seat = state.active
        return {seat: [choice(PayCounter(c), source=goods_ref(seat, c)) for c in self._held(state)]}

    def take(self, state: RuneboundState, seat: Seat, action: Action) -> None:
        """Pay with one counter, then ask for the others."""
        match action:
            case PayCounter(colour):
                self._pay(state, colour)

    def run(self, state: RuneboundState) -> None:
        """Pay without asking if every way is the same to the player."""
        if self.amount > 0:
            self._pay(state, self._held(state)[0])

    def _pay(self, state: RuneboundState, colour: str) -> None:
        counters = list(state.me.counters)
        counters.remove(colour)
        state.change(state.active, counters=tuple(counters))
        state.emit("pay_counter", seat=state.active, colour=colour)
        state.push(Pay(self.amount - worth(state, colour)))

    @staticmethod
    def _held(state: RuneboundState) -> list[str]:
        return [colour for colour in COLOURS if colour in state.me.counters]


# ------------------------------------------------------------------------- given by cards (RUN-240)


@carry_out.register(GainCounter)
def _gain_counter(effect: GainCounter, state: RuneboundState, by: Resolve) -> None:
    """Give as many counters as the supply has."""
    given = min(effect.value, refresh.left(state, effect.colour))
    state.change(by.seat, counters=(*state.players[by.seat].counters, *(effect.colour,) * given))
    state.emit("gain_counter", seat=by.seat, colour=effect.colour, amount=given)


@carry_out.register(GainExperience)
def _gain_experience(_: GainExperience, state: RuneboundState, by: Resolve) -> None:
    state.push(GainKind(by.seat))


class TakeKind(Action, frozen=True):
    """An Experience Counter of this kind."""

    kind: str


class GainKind(RuneboundStep, frozen=True):
    """A single Experience Counter as a gift."""

    seat: Seat

    def ask(self, state: RuneboundState) -> dict[Seat, Choices]:
        """Return every kind, those that are gone refused; {} if none is left."""
        kinds = state.book.experience.raises
        found = [choice(TakeKind(kind), reason=_gone(state, kind)) for kind in kinds]
        return {self.seat: found} if any(one.reason is None for one in found) else {}

    def take(self, state: RuneboundState, seat: Seat, action: Action) -> None:
        """Give the counter; prices don't change."""
        match action:
            case TakeKind(kind):
                state.change(seat, experience=(*state.players[seat].experience, kind))
                state.emit("gain_experience", seat=seat, kind=kind)
