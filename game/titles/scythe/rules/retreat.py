"""Going home or falling back: units driven off or beaten, and opposing units put apart when the game ends."""

from __future__ import annotations

from collections.abc import Iterable

from game.titles.scythe.rules.control import contested
from game.titles.scythe.rules.state import NOTHING, ScytheState, kind, owner


def fall_back(state: ScytheState, unit: str, place: str) -> None:
    """A beaten unit goes elsewhere; it has not moved there, so nothing comes of it (SCY-173)."""
    state.at[unit] = place
    state.came_from.pop(unit, None)
    state.emit("fall_back", seat=owner(unit), unit=unit, place=place)


def send_home(state: ScytheState, units: Iterable[str]) -> None:
    """Each to the home base of its owner; what it carried stays behind (SCY-163, SCY-164).

    Workers of others that the active player sends home are counted for the objectives.
    """
    for unit in units:
        seat = owner(unit)
        state.emit("go_home", seat=seat, unit=unit, place=state.at[unit])
        state.at[unit] = state.book.factions[state.players[seat].faction].base
        if kind(unit) == "worker" and seat != state.active:
            state.driven_off += 1


def put_apart(state: ScytheState) -> None:
    """The game is over: units that entered a territory still to be fought for go back whence they came.

    What they brought goes with them (SCY-174, SCY-225).
    """
    fought_for = set(contested(state))
    for unit, place in list(state.at.items()):
        if place in fought_for and owner(unit) == state.active:
            _go_back(state, unit)


def _go_back(state: ScytheState, unit: str) -> None:
    here, back = state.at[unit], state.came_from[unit]
    brought = state.brought.get(unit, NOTHING)
    state.at[unit] = back
    state.move_goods(here, back, brought)
    state.emit("go_back", seat=owner(unit), unit=unit, place=back)
