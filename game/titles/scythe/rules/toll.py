"""Coins for entering the territory under an airship, where a tile says so (SCY-366)."""

from __future__ import annotations

from game.engine.model import Seat
from game.titles.scythe.rules.airships import effect_at
from game.titles.scythe.rules.state import ScytheState, owner
from game.titles.scythe.rules.tile_kinds import RoadToll


def collect(state: ScytheState, unit: str, paid: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """A unit has entered a place by its own move; every opponent above gets its toll, once for this move.

    `paid` names those who had theirs already, and so does what comes back. Who has too little pays nothing.
    """
    mover, place = owner(unit), state.at[unit]
    for seat in state.clockwise(mover):
        toll = effect_at(state, seat, RoadToll, place)
        if toll and seat not in paid and state.players[mover].coins >= toll.coins:
            state.change(mover, coins=state.players[mover].coins - toll.coins)
            state.change(seat, coins=state.players[seat].coins + toll.coins)
            state.emit("toll", seat=mover, other=seat, amount=toll.coins)
            paid = (*paid, seat)
    return paid
