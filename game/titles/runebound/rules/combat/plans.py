"""The choices of who acts in the phases of a combat, and how a Challenge mends its Wounds."""

from __future__ import annotations

from functools import lru_cache
from itertools import product
from typing import NamedTuple

from game.titles.runebound.rules.cards.modifiers import Drain, Regenerate
from game.titles.runebound.rules.state.book import PHASES, Challenge


@lru_cache(8)
def shares_of(fighters: int) -> tuple[tuple[int, ...], ...]:
    """Return for the three phases the index of the attacking figure, -1 for defence; no figure occurs
    twice (RUN-087)."""
    return tuple(
        shares
        for shares in product(range(-1, fighters), repeat=len(PHASES))
        if len(set(shares) - {-1}) == sum(who >= 0 for who in shares)
    )


class Mends(NamedTuple):
    """Wounds that a foe loses: when it hurts somebody, and as each round but the first begins."""

    drained: int
    regenerated: int


NO_MENDS = Mends(0, 0)


@lru_cache(256)
def mends(foe: Challenge) -> Mends:
    """Return those of a Challenge, by its words."""
    drained, regenerated = (
        sum(word.value for word in foe.special if isinstance(word, kind)) for kind in (Drain, Regenerate)
    )
    return Mends(drained, regenerated)
