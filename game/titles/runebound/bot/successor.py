"""The Hero that a knocked-out one would give way to, for bots: the best one that nobody uses (RUN-127)."""

from __future__ import annotations

from functools import lru_cache

from game.titles.runebound.bot.force import Looks
from game.titles.runebound.bot.odds import strength
from game.titles.runebound.rules.state.state import RuneboundState


def outdone(state: RuneboundState, known: Looks, weights: tuple[float, ...]) -> float:
    """Return how much more the best free Hero could beat with all that this one has, by the colours'
    weights."""
    return _outdone(known, tuple(sorted(player.hero for player in state.players)), weights)


@lru_cache(8192)
def _outdone(known: Looks, used: tuple[str, ...], weights: tuple[float, ...]) -> float:
    book, _, *belongings, raised, event = known
    hero = _best((book, "", (), (), raised, event), used, weights)
    return max(0.0, strength((book, hero, *belongings, raised, event), weights) - strength(known, weights))


@lru_cache(4096)
def _best(bare: Looks, used: tuple[str, ...], weights: tuple[float, ...]) -> str:
    """Return the free Hero that beats most by experience alone: to try them all with Items and Allies takes
    long.
    """
    book, _, *rest = bare
    free = (hero for hero in book.heroes if hero not in used)
    return max(free, key=lambda hero: strength((book, hero, *rest), weights))
