"""The expected result of a combat's rounds, all by one plan, until one side falls."""

from __future__ import annotations

from functools import cache, lru_cache

from game.titles.runebound.bot.force import Table
from game.titles.runebound.rules.combat.plans import NO_MENDS, Mends

Row = tuple[float, int, float, int]
"""A phase of the plan: chance to deal Wounds, how many; chance that the Hero takes Wounds, how many."""
Round = tuple[int, float, tuple[tuple[float, int], ...]]
"""The foe's Life, the chance that a round changes anything, and the ways how: the chance of each, and how far
back in the worths of a course the position after it lies."""
ITERATIONS = 6
"""Iterations for rounds after which the foe may have more Life than before."""


class Course:
    """The rounds of a plan against a foe, computed for those Lives of both that matter.

    Positions are numbers: the Hero's Life times `width`, plus the foe's. A round that changes nothing isn't
    counted. A foe that regenerates may soon have more Life again, so that its rounds are worked out several
    times.
    """

    def __init__(self, rows: tuple[Row, ...], life: int, mends: Mends, by_life: bool) -> None:
        """`by_life`: a victory is worth the Life left instead of 1."""
        self._width, self._by_life = life + 1, by_life
        self._losses = _sums(tuple(row[3] for row in rows))
        self._rounds = _rounds(rows, life, mends)
        self._iterations = ITERATIONS if mends.regenerated else 1
        self._worths: dict[int, float] = {}

    def at(self, mine: int) -> float:
        """Return the expected result for a Hero with this much Life."""
        if mine <= 0:
            return 0.0
        self._work_out(mine)
        return self._worths[mine * self._width + self._width - 1]

    def _work_out(self, mine: int) -> None:
        """Compute the results for this much Life of the Hero from those for less."""
        worths, width = self._worths, self._width
        begin = mine * width
        if begin in worths:
            return
        for lost in self._losses:
            if lost < mine:
                self._work_out(mine - lost)
        worths[begin] = float(mine) if self._by_life else 1.0
        for theirs, _, _ in self._rounds:
            worths[begin + theirs] = 0.0
        for _ in range(self._iterations):
            for theirs, over, ways in self._rounds:
                here, worth = begin + theirs, 0.0
                for part, back in ways:
                    if here - back >= width:  # the Hero stands
                        worth += part * worths[here - back]
                worths[here] = worth / over


@cache
def _sums(wounds: tuple[int, ...]) -> tuple[int, ...]:
    """Return how many Wounds some of these make together."""
    sums = {0}
    for more in wounds:
        sums |= {total + more for total in sums}
    return tuple(sums - {0})


@lru_cache(8192)
def _rounds(rows: tuple[Row, ...], life: int, mends: Mends) -> tuple[Round, ...]:
    """Return the rounds of a Hero that cannot fall, for each Life to which they bring a foe that has at most
    this much."""
    lives = tuple(range(1, life + 1)) if any(mends) else _lives(tuple(row[1] for row in rows), life)
    return tuple(_round(rows, theirs, life, mends) for theirs in lives)


@cache
def _lives(deals: tuple[int, ...], life: int) -> tuple[int, ...]:
    """Return the Lives to which rounds with such Wounds bring a foe, the least first."""
    found = {life}
    for theirs in range(life, 1, -1):
        if theirs in found:
            found |= {theirs - dealt for dealt in deals if dealt < theirs}
    return tuple(sorted(found))


def _round(rows: tuple[Row, ...], theirs: int, life: int, mends: Mends) -> Round:
    """Return the round for a foe's Life, which mends before the next one."""
    over, ways = 1.0, list[tuple[float, int]]()
    for there, part in _ways(rows, theirs, life, mends.drained).items():
        left = there % (life + 1)
        back = theirs - there - (min(mends.regenerated, life - left) if left else 0)
        if back:
            ways.append((part, back))
        else:
            over -= part
    return theirs, max(1e-9, over), tuple(ways)


def _ways(rows: tuple[Row, ...], theirs: int, life: int, drained: int) -> dict[int, float]:
    """Return the positions that a round may lead to, and how likely each is, for a foe with at most so much
    Life that gets some back with each Wound of the Hero."""
    ways, width = {theirs: 1.0}, life + 1
    for good, deals, bad, takes in rows:
        hits, hurts = good if deals else 0.0, bad if takes else 0.0
        neither = 1 - hits - hurts
        further = dict[int, float]()
        for here, part in ways.items():
            left = here % width
            if left:
                if hits:
                    hit = here - min(deals, left)
                    further[hit] = further.get(hit, 0.0) + part * hits
                if hurts:
                    hurt = here - takes * width + min(drained, life - left)
                    further[hurt] = further.get(hurt, 0.0) + part * hurts
                part *= neither
            if part > 1e-12:
                further[here] = further.get(here, 0.0) + part
        ways = further
    return ways


@lru_cache(8192)
def _course(rows: tuple[Row, ...], life: int, mends: Mends, by_life: bool) -> Course:
    return Course(rows, life, mends, by_life)


def winning(rows: tuple[Row, ...], most: int, life: int, mends: Mends = NO_MENDS) -> float:
    """Return the chance of a Hero with so much Life to win."""
    return _course(rows, life, mends, by_life=False).at(most)


@lru_cache(65536)
def rounds(rows: tuple[Row, ...], most: int, life: int, mends: Mends = NO_MENDS) -> Table:
    """Rounds of a plan until one side falls."""
    wins, left = (_course(rows, life, mends, by_life=by_life) for by_life in (False, True))
    return tuple((wins.at(mine), left.at(mine)) for mine in range(most + 1))
