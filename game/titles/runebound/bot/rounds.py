"""Rounds of a combat by one plan until one side falls, for bots: what they come to on average."""

from __future__ import annotations

from functools import lru_cache

from game.titles.runebound.bot.force import Table

Row = tuple[float, int, float, int]
"""A phase of the plan: chance to deal Wounds, how many; chance that the Hero takes Wounds, how many."""
Ways = tuple[tuple[float, int, int], ...]
"""How a round can change something: chance, Wounds of the Hero and of its foe."""


class Course:
    """Rounds of a plan against so much Life, worked out for as much Life of the Hero as was asked for.

    A round that changes nothing is left out of the count.
    """

    def __init__(self, rows: tuple[Row, ...], life: int, by_life: bool) -> None:
        """`by_life`: a victory is worth the Life left instead of 1."""
        self._rows, self._width, self._by_life = rows, life + 1, by_life
        self._caps = 1 + sum(row[3] for row in rows), 1 + sum(row[1] for row in rows)
        self._worths = [0.0] * (life + 1)

    def at(self, mine: int) -> float:
        """What they come to for a Hero with so much Life."""
        width, worths = self._width, self._worths
        while len(worths) <= mine * width:
            self._go_on(len(worths) // width)
        return worths[mine * width + width - 1]

    def _go_on(self, mine: int) -> None:
        """For so much Life of the Hero and all Life of the foe, by what is known of less. A round goes alike
        wherever nobody can fall in it."""
        width, worths = self._width, self._worths
        worths.append(float(mine) if self._by_life else 1.0)
        most, deadly = self._caps
        for theirs in range(1, width):
            here, worth = mine * width + theirs, 0.0
            over, ways = _round(self._rows, min(mine, most), min(theirs, deadly))
            for part, lost, dealt in ways:
                worth += part * worths[here - lost * width - dealt]
            worths.append(worth / over)


@lru_cache(16384)
def _round(rows: tuple[Row, ...], mine: int, theirs: int) -> tuple[float, Ways]:
    """The chance that a round changes anything, and how, but for the fall of the Hero."""
    ways = {(mine, theirs): 1.0}
    for good, deals, bad, takes in rows:
        further = dict[tuple[int, int], float]()
        for way, part in ways.items():
            l_, e_ = way
            if l_ > 0 and e_ > 0:
                if good and deals:
                    hit = l_, e_ - deals if e_ > deals else 0
                    further[hit] = further.get(hit, 0.0) + part * good
                if bad and takes:
                    hurt = l_ - takes if l_ > takes else 0, e_
                    further[hurt] = further.get(hurt, 0.0) + part * bad
                part *= 1 - (good if deals else 0.0) - (bad if takes else 0.0)
            if part > 1e-12:
                further[way] = further.get(way, 0.0) + part
        ways = further
    over = max(1e-9, 1 - ways.pop((mine, theirs), 0.0))
    return over, tuple((part, mine - l_, theirs - e_) for (l_, e_), part in ways.items() if l_)


_course = lru_cache(8192)(Course)


def winning(rows: tuple[Row, ...], most: int, life: int) -> float:
    """The chance of a Hero with so much Life to win."""
    return _course(rows, life, by_life=False).at(most)


@lru_cache(65536)
def rounds(rows: tuple[Row, ...], most: int, life: int) -> Table:
    """Rounds of a plan until one side falls."""
    wins, left = (_course(rows, life, by_life=by_life) for by_life in (False, True))
    return tuple((wins.at(mine), left.at(mine)) for mine in range(most + 1))
