"""Combats between Heroes: the odds, and what is at stake."""

from __future__ import annotations

from functools import cache, lru_cache

from game.titles.runebound.bot.force import Force, Table
from game.titles.runebound.bot.odds import Tries, carried_out, plan
from game.titles.runebound.bot.rounds import Row, rounds
from game.titles.runebound.rules.combat.d20 import SIDES
from game.titles.runebound.rules.state.book import PHASES


@cache
def edge(ahead: int) -> float:
    """Return the chance of an attacker's roll that adds so much more than the other one's (RUN-140,
    RUN-143)."""
    wins = sum(
        mine == SIDES or (mine > 1 and mine + ahead >= theirs)
        for mine in range(1, SIDES + 1)
        for theirs in range(1, SIDES + 1)
    )
    return wins / SIDES**2


@lru_cache(8192)
def attack(own: Force, other: Force) -> tuple[int, ...]:
    """Return the figures that act in each phase of a round in which a Hero attacks another one."""
    return plan(own, _tries(own, other), other.life + other.shield)


@lru_cache(8192)
def duel(own: Force, other: Force, theirs: int) -> Table:
    """Return the odds of a combat that a Hero begins with another one that can take `theirs` Wounds."""
    mine = carried_out(own, _tries(own, other), attack(own, other), theirs)
    back = carried_out(other, _tries(other, own), attack(other, own), own.life + own.shield)
    return rounds((*mine, *map(_turned, back)), own.life + own.shield, theirs)


def _tries(own: Force, other: Force) -> Tries:
    """Return the ways to act in each phase; the other Hero deals the damage of its attacks (RUN-142)."""
    return [
        {who: _one(own, other, at, who) for who in range(-1, len(own.attacks))} for at in range(len(PHASES))
    ]


def _one(own: Force, other: Force, at: int, who: int) -> Row:
    added, deals = own.acting(who, at)
    good = edge(added - other.defence[at])
    return good, deals, 1 - good, other.attacks[0][at][1]


def _turned(row: Row) -> Row:
    """Return the same from the other side."""
    good, deals, bad, takes = row
    return bad, takes, good, deals
