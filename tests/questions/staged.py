"""Positions for kinds of questions that random games hardly ever come to."""

from __future__ import annotations

from collections.abc import Callable

from game.engine.model import State
from game.titles.runebound.rules.combat.strike import Strike
from tests.titles.playing import now
from tests.titles.runebound.fights import HERO, duel_of

NEVER = {"face_retinue": "no space of the board lies beside two towns"}
"""Steps that no board of today lets ask, and why."""


def _strike() -> State:
    """Touch of Death against another Hero, with a Circlet that helps any roll."""
    state = duel_of(HERO, "isaura_fenwick", ("touch_of_death", "circlet_of_command"))
    now(state, Strike(0, 1))
    state.events = None
    return state


STAGED: dict[str, tuple[Callable[[], State], ...]] = {"runebound": (_strike,)}
"""What stages them, by title."""
