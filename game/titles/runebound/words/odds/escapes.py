"""The exact chance to escape from a Challenge, attempt after attempt (RUN-094 to RUN-099)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.engine.model import Seat
from game.titles.runebound.rules.cards import standing
from game.titles.runebound.rules.combat.escape import Escape, EscapePhase
from game.titles.runebound.rules.heroes import figures
from game.titles.runebound.rules.state.state import RuneboundState


class Flight(NamedTuple):
    """Attempts until one succeeds or the Hero is knocked out: whether Exhaustion is paid as long as possible,
    the chance of the first attempt, that of any, and the Hero's Wounds on average."""

    paid: bool
    first: float
    free: float
    wounds: float


def flights(state: RuneboundState, seat: Seat) -> list[Flight]:
    """Return the attempts without and with Exhaustion paid for a bonus (RUN-201); [] if nobody may escape."""
    plain, dear = (attempts(state, seat, paid) for paid in (False, True))
    payable = figures.room(state, state.players[seat].hero) >= state.book.skill.exhaustion
    return [flight(plain, paid=False), *([flight(dear, paid=True)] if payable else [])] if plain else []


def attempts(state: RuneboundState, seat: Seat, paid: bool) -> tuple[float, ...]:
    """Return the chance of each attempt until the Hero falls, whether Exhaustion is paid as long as possible;
    () if nobody may escape."""
    hero = state.players[seat].hero
    lives = figures.life(state, hero) - state.wounds.get(hero, 0)
    payable = figures.room(state, hero) // state.book.skill.exhaustion if paid else 0
    later = state.copy()
    standing.end(later, "test")
    return tuple(
        made.chance / made.of
        for number in range(lives)
        for action, made in EscapePhase().odds(later if number else state).items()
        if action == Escape(paid=number < payable)
    )


def flight(chances: Sequence[float], paid: bool) -> Flight:
    """Return the result of attempts with these chances; each failure costs a Wound (RUN-097)."""
    failed, wounds = 1.0, 0.0
    for good in chances:
        failed *= 1 - good
        wounds += failed
    return Flight(paid, chances[0], 1 - failed, wounds)
