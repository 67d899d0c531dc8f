"""The present numbers of a figure in a combat, with its experience and its cards."""

from __future__ import annotations

from typing import NamedTuple

from game.titles.runebound.rules.combat import rolls
from game.titles.runebound.rules.heroes import figures
from game.titles.runebound.rules.state.book import PHASES
from game.titles.runebound.rules.state.state import RuneboundState

Strengths = tuple[tuple[str, int, int], ...]
"""Phase, number and damage, for each phase."""


class FigureNow(NamedTuple):
    """The present numbers of a figure, which its card shows instead of the printed ones.

    strengths   phase, what the figure adds to its combat roll, damage of its attack
    """

    life: int
    stamina: int
    strengths: Strengths


def figure_now(view: RuneboundState, figure: str) -> FigureNow:
    """Return a figure's numbers in the combat under way: as an attacker if its Hero attacks in this round
    (RUN-144)."""
    seat = view.seat_of(figure)
    is_attacking = seat == view.combat.attacker
    strengths = tuple(
        (phase, rolls.bonus(view, seat, figure, phase, is_attacking), rolls.damage(view, seat, figure, phase))
        for phase in PHASES
    )
    return FigureNow(figures.life(view, figure), figures.stamina(view, figure), strengths)
