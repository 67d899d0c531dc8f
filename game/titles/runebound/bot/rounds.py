"""The expected result of a combat's rounds, all by one plan, until one side falls."""

from __future__ import annotations

from functools import lru_cache

from game.engine.arithmetic import float_sum
from game.titles.runebound.bot.force import Table
from game.titles.runebound.rules.combat.plans import NO_MENDS, Mends

Row = tuple[float, int, float, int]
"""A phase of the plan: chance to deal Wounds, how many; chance that the Hero takes Wounds, how many."""
Ways = tuple[tuple[float, int, int], ...]
"""The results of a round that change something: chance, Wounds of the Hero and of its foe."""
ITERATIONS = 6
"""Iterations for rounds after which the foe may have more Life than before."""


class Course:
    """The rounds of a plan against a foe's Life, computed for as much Life of the Hero as was asked for.

    A round that changes nothing isn't counted.
    """

    def __init__(self, rows: tuple[Row, ...], life: int, by_life: bool) -> None:
        """`by_life`: a victory is worth the Life left instead of 1."""
        self._rows, self._width, self._by_life = rows, life + 1, by_life
        self._caps = 1 + sum(row[3] for row in rows), 1 + sum(row[1] for row in rows)
        self._worths = [0.0] * (life + 1)

    def at(self, mine: int) -> float:
        """Return the expected result for a Hero with this much Life."""
        width, worths = self._width, self._worths
        while len(worths) <= mine * width:
            self._go_on(len(worths) // width)
        return worths[mine * width + width - 1]

    def _go_on(self, mine: int) -> None:
        """Compute the results for this much Life of the Hero and every Life of the foe, from those for less.

        All rounds in which nobody can fall are alike.
        """
        width, worths = self._width, self._worths
        worths.append(float(mine) if self._by_life else 1.0)
        most, deadly = self._caps
        mine_at_most = min(mine, most)
        for theirs in range(1, width):
            here, worth = mine * width + theirs, 0.0
            if theirs <= deadly:
                over, ways = _round(self._rows, mine_at_most, theirs)
            for part, lost, dealt in ways:
                worth += part * worths[here - lost * width - dealt]
            worths.append(worth / over)


class Mended(Course):
    """The same against a foe that loses Wounds: with less Life it may soon have more again, so that rounds
    are worked out several times."""

    def __init__(self, rows: tuple[Row, ...], life: int, by_life: bool, mends: Mends) -> None:
        super().__init__(rows, life, by_life)
        self._mends = mends

    def _go_on(self, mine: int) -> None:
        width, worths = self._width, self._worths
        worths += [float(mine) if self._by_life else 1.0, *[0.0] * (width - 1)]
        rounds = [self._round(mine, theirs) for theirs in range(1, width)]
        for _ in range(ITERATIONS if self._mends.regenerated else 1):
            for here, (over, ways) in enumerate(rounds, start=mine * width + 1):
                worths[here] = float_sum(part * worths[there] for part, there in ways) / over

    def _round(self, mine: int, theirs: int) -> tuple[float, list[tuple[float, int]]]:
        """Return the chance that a round changes anything, and each way with the position after it."""
        drained, regenerated = self._mends
        life = self._width - 1
        over, ways = 1.0, list[tuple[float, int]]()
        for (l_, e_), part in _ways(self._rows, mine, theirs, drained, life).items():
            left = min(life, e_ + regenerated) if e_ else 0
            if (l_, left) == (mine, theirs):
                over -= part
            elif l_:
                ways.append((part, l_ * self._width + left))
        return max(1e-9, over), ways


@lru_cache(16384)
def _round(rows: tuple[Row, ...], mine: int, theirs: int) -> tuple[float, Ways]:
    """Return the chance that a round changes anything, and how, but for the fall of the Hero."""
    ways = _ways(rows, mine, theirs, 0, theirs)
    over = max(1e-9, 1 - ways.pop((mine, theirs), 0.0))
    return over, tuple((part, mine - l_, theirs - e_) for (l_, e_), part in ways.items() if l_)


def _ways(
    rows: tuple[Row, ...], mine: int, theirs: int, drained: int, life: int
) -> dict[tuple[int, int], float]:
    """Return the Life of both that a round may leave, and how likely each is, for a foe with at most so much
    that gets some back with each Wound of the Hero."""
    ways = {(mine, theirs): 1.0}
    for good, deals, bad, takes in rows:
        hits, hurts = good if deals else 0.0, bad if takes else 0.0
        neither = 1 - hits - hurts
        further = dict[tuple[int, int], float]()
        for way, part in ways.items():
            l_, e_ = way
            if l_ > 0 and e_ > 0:
                if hits:
                    hit = l_, e_ - deals if e_ > deals else 0
                    further[hit] = further.get(hit, 0.0) + part * hits
                if hurts:
                    hurt = l_ - takes if l_ > takes else 0, min(life, e_ + drained)
                    further[hurt] = further.get(hurt, 0.0) + part * hurts
                part *= neither
            if part > 1e-12:
                further[way] = further.get(way, 0.0) + part
        ways = further
    return ways


@lru_cache(8192)
def _course(rows: tuple[Row, ...], life: int, mends: Mends, by_life: bool) -> Course:
    return Mended(rows, life, by_life, mends) if any(mends) else Course(rows, life, by_life)


def winning(rows: tuple[Row, ...], most: int, life: int, mends: Mends = NO_MENDS) -> float:
    """Return the chance of a Hero with so much Life to win."""
    return _course(rows, life, mends, by_life=False).at(most)


@lru_cache(65536)
def rounds(rows: tuple[Row, ...], most: int, life: int, mends: Mends = NO_MENDS) -> Table:
    """Rounds of a plan until one side falls."""
    wins, left = (_course(rows, life, mends, by_life=by_life) for by_life in (False, True))
    return tuple((wins.at(mine), left.at(mine)) for mine in range(most + 1))
