"""The consequences of entering a place: workers to drive off, a combat, an encounter (SCY-076 to SCY-088)."""

from __future__ import annotations

from collections.abc import Sequence

from game.titles.scythe.rules.actions.gains import lose
from game.titles.scythe.rules.combat.retreat import send_home
from game.titles.scythe.rules.movement.tokens import spring, springs
from game.titles.scythe.rules.state.control import opposing
from game.titles.scythe.rules.state.state import NOTHING, Goods, ScytheState, is_fighter, kind, owner


def stop(state: ScytheState, unit: str, place: str) -> str:
    """Return why a unit that enters a place goes no further this turn; "" if it may (SCY-076 to SCY-087,
    SCY-298).

    A trap that has just been set off here no longer counts: call this before.
    """
    return stopped_by(state, unit, place, opposing(state, owner(unit), place))


def stopped_by(state: ScytheState, unit: str, place: str, others: Sequence[str]) -> str:
    """Return the same, where the units of others on the place are known."""
    if others and is_fighter(unit):
        return "stopped-by-fighters" if any(map(is_fighter, others)) else "stopped-by-workers"
    if kind(unit) == "character" and place in state.encounters:
        return "stopped-by-encounter"
    return "stopped-by-trap" if springs(state, unit, place) else ""


def arrive(state: ScytheState, unit: str) -> str:
    """Let a unit enter a place. Return what stops it there; "" for nothing. A trap comes first (SCY-298)."""
    place = state.at[unit]
    code = stop(state, unit, place)
    if springs(state, unit, place):
        spring(state, unit)
    return code


def meet(state: ScytheState, unit: str, goods: Goods, code: str) -> None:
    """Let a unit meet those who stopped it by `code`, with these goods aboard.

    Workers alone are driven off at once, for one popularity each (SCY-077, SCY-078); beside a fighter they
    wait for the combat (SCY-085).
    """
    place = state.at[unit]
    if code == "stopped-by-workers":
        workers = opposing(state, owner(unit), place)
        state.emit("drive_off", seat=owner(unit), place=place, amount=len(workers))
        send_home(state, workers)
        lose(state, owner(unit), "popularity", len(workers))
    elif code == "stopped-by-fighters" and goods != NOTHING:
        state.brought[unit] = goods
