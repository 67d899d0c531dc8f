"""Bargains between Heroes that meet, for bots: a card for gold, where both would gain."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

from game.engine.model import Action, Seat
from game.titles.runebound.rules.market.trade import (
    AMOUNTS,
    AskFor,
    ChangeGold,
    Give,
    Offer,
    Propose,
    exchange,
)
from game.titles.runebound.rules.state.state import RuneboundState

MIN_GAIN = 1.5
"""The points that a bargain must bring both sides."""
Judge = Callable[[RuneboundState, Seat], float]
"""Returns the value of a position for a seat, in points."""


class Bargain(NamedTuple):
    """An offer, and each side's gain from it in points."""

    offer: Offer
    gain: float
    theirs: float


def best(state: RuneboundState, seat: Seat, other: Seat, judge: Judge, gold: float) -> Bargain | None:
    """Return the offer that brings a seat most of those that the other one would agree to.

    gold   what one is worth to the seat
    """
    found = (_bargain(state, seat, offer, judge, gold) for offer in _offers(state, seat, other))
    both = [bargain for bargain in found if bargain is not None and min(bargain[1:]) >= MIN_GAIN]
    return max(both, key=lambda bargain: bargain.gain, default=None)


def _offers(state: RuneboundState, seat: Seat, other: Seat) -> Iterator[Offer]:
    """Yield a card of one of the two, for gold that is yet to be named."""
    mine, theirs = state.players[seat], state.players[other]
    yield from (Offer(other, give=(card,)) for card in (*mine.items, *mine.allies))
    yield from (Offer(other, want=(card,)) for card in (*theirs.items, *theirs.allies))


def _bargain(state: RuneboundState, seat: Seat, offer: Offer, judge: Judge, gold: float) -> Bargain | None:
    """Return the bargain at a price that shares the gain, as far as the purses reach."""
    if offer.refusal(state) is not None:
        return None
    mine, theirs = _gains(state, seat, offer, judge)
    if mine + theirs < 2 * MIN_GAIN:
        return None
    price = round((mine - theirs) / 2 / gold)
    price = max(-state.players[offer.other].gold, min(state.players[seat].gold, price))
    paid = Offer(offer.other, offer.give, offer.want, price)
    return Bargain(paid, *_gains(state, seat, paid, judge))


def _gains(state: RuneboundState, seat: Seat, offer: Offer, judge: Judge) -> tuple[float, float]:
    """Return the gain of both sides from an offer."""
    after, sides = state.copy(), (seat, offer.other)
    exchange(after, *sides, offer)
    mine, theirs = (judge(after, side) - judge(state, side) for side in sides)
    return mine, theirs


def next_step(made: Offer, wanted: Offer) -> Action:
    """Return the action that brings the present offer nearer to the wanted one."""
    for have, want, change in ((made.give, wanted.give, Give), (made.want, wanted.want, AskFor)):
        if odd := set(have) ^ set(want):
            return change(min(odd))
    more = wanted.gold - made.gold
    fitting = [n for n in AMOUNTS if 0 < n <= more or more <= n < 0]
    return ChangeGold(max(fitting, key=abs)) if fitting else Propose()
