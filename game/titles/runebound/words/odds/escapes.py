"""The exact chance to escape from a Challenge, attempt after attempt (RUN-094 to RUN-099)."""

from __future__ import annotations

from typing import NamedTuple

from game.engine.model import Seat
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
    odds = {
        action.paid: made.chance / made.of
        for action, made in EscapePhase().odds(state).items()
        if isinstance(action, Escape)
    }
    if not odds:
        return []
    hero = state.players[seat].hero
    lives = figures.life(state, hero) - state.wounds.get(hero, 0)
    payable = figures.room(state, hero) // state.book.skill.exhaustion
    plain = _flight(False, [odds[False]] * lives)
    return [plain, _flight(True, [odds[number < payable] for number in range(lives)])][: 1 + (payable > 0)]


def _flight(paid: bool, attempts: list[float]) -> Flight:
    """Return the result of attempts with these chances; each failure costs a Wound (RUN-097)."""
    failed, wounds = 1.0, 0.0
    for good in attempts:
        failed *= 1 - good
        wounds += failed
    return Flight(paid, attempts[0], 1 - failed, wounds)
