"""Exact chances of what a side of a combat selects: power on the dial and combat cards (SCY-154 to SCY-159).

Chances are fractions, from the cards that the viewer has not seen.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from functools import cache
from itertools import combinations
from math import comb
from typing import NamedTuple

Distribution = Mapping[int, Fraction]
"""The chance of each total."""
Pool = tuple[tuple[int, int], ...]
"""The number of unseen cards of each value: ((2, 14), (3, 11), (4, 8), (5, 6))."""


class Side(NamedTuple):
    """The means of a side of a combat.

    dial     the most power on the dial
    hand     the values of its cards that the viewer knows
    unknown  the number of its other cards
    most     how many cards it may play
    """

    dial: int
    hand: tuple[int, ...]
    unknown: int
    most: int

    @property
    def playable(self) -> int:
        """The number of cards that it can play."""
        return min(self.most, len(self.hand) + self.unknown)


class Selection(NamedTuple):
    """A selection of the viewer: power on the dial, and the values of cards."""

    dial: int
    cards: tuple[int, ...]

    @property
    def total(self) -> int:
        return self.dial + sum(self.cards)


def selections(own: Side) -> dict[int, tuple[Selection, Selection]]:
    """Return for each total that a side can reach the selection with the fewest cards and the one with the
    least power on the dial; among equal ones that with the smaller cards.
    """
    found = defaultdict[int, list[Selection]](list)
    for number in range(min(own.most, len(own.hand)) + 1):
        for cards in sorted({*combinations(sorted(own.hand), number)}):
            for dial in range(own.dial + 1):
                found[dial + sum(cards)].append(Selection(dial, cards))
    return {
        total: (min(these, key=_by_cards), min(these, key=_by_power))
        for total, these in sorted(found.items())
    }


def _by_cards(selection: Selection) -> tuple[int, int, tuple[int, ...]]:
    return len(selection.cards), selection.dial, selection.cards


def _by_power(selection: Selection) -> tuple[int, int, tuple[int, ...]]:
    return selection.dial, len(selection.cards), selection.cards


def wins(total: int, others: Distribution, attacks: bool) -> Fraction:
    """Return the chance that a total beats the other side; the attacker wins ties (SCY-160)."""
    return sum((chance for other, chance in others.items() if total >= other + (not attacks)), Fraction())


def highest(side: Side, pool: Pool) -> int:
    """Return the largest total that a side may possibly have."""
    unseen = [value for value, number in pool for _ in range(number)]
    best = sorted(unseen)[::-1][: side.unknown]
    return side.dial + sum(sorted((*side.hand, *best))[::-1][: side.most])


@cache
def all_in(side: Side, pool: Pool) -> Distribution:
    """Return the totals of a side that selects all its power and its best cards."""
    found = defaultdict[int, Fraction](Fraction)
    for hand, chance in _hands(side, pool):
        found[side.dial + sum(sorted(hand)[::-1][: side.most])] += chance
    return dict(found)


@cache
def at_random(side: Side, pool: Pool) -> Distribution:
    """Return the totals of a side that selects any power and any number of any of its cards, all equally
    likely.
    """
    found = defaultdict[int, Fraction](Fraction)
    for hand, chance in _hands(side, pool):
        for number in range(side.most + 1):
            played = min(number, len(hand))
            each = chance / (side.most + 1) / (side.dial + 1)
            for cards, part in _drawn(_counted(hand), played):
                for dial in range(side.dial + 1):
                    found[dial + sum(cards)] += each * part
    return dict(found)


def _hands(side: Side, pool: Pool) -> Iterator[tuple[tuple[int, ...], Fraction]]:
    """Yield every hand that a side may have, with its chance."""
    for cards, chance in _drawn(pool, min(side.unknown, sum(number for _, number in pool))):
        yield (*side.hand, *cards), chance


def _counted(hand: Sequence[int]) -> Pool:
    return tuple((value, hand.count(value)) for value in sorted({*hand}))


@cache
def _drawn(pool: Pool, number: int) -> tuple[tuple[tuple[int, ...], Fraction], ...]:
    """Return the values of so many cards drawn from a pool, in ascending order, each with its chance."""
    all_ways = comb(sum(count for _, count in pool), number)
    return tuple((cards, Fraction(ways, all_ways)) for cards, ways in _ways(pool, number))


def _ways(pool: Pool, number: int) -> Iterator[tuple[tuple[int, ...], int]]:
    """Yield each multiset of cards with the number of ways to draw it."""
    if not pool:
        if not number:
            yield (), 1
        return
    (value, count), rest = pool[0], pool[1:]
    for taken in range(min(count, number) + 1):
        for cards, ways in _ways(rest, number - taken):
            yield (value,) * taken + cards, comb(count, taken) * ways
