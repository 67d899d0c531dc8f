"""Effects of airship tiles on the territory below, apart from combats."""

from __future__ import annotations

from collections.abc import Iterator

from game.engine.model import Seat
from game.titles.scythe.rules.actions.gains import Gain
from game.titles.scythe.rules.actions.produce import MORE_YIELD
from game.titles.scythe.rules.actions.sites import MORE_SITES
from game.titles.scythe.rules.airships.airships import effect, effect_at, free_of_others, over
from game.titles.scythe.rules.cards.encounters import ENCOUNTER_RESOLVED
from game.titles.scythe.rules.content.tile_kinds import BuildingSite, EncounterGain, ExtraProduction, RoadToll
from game.titles.scythe.rules.movement.moves import ENTERED
from game.titles.scythe.rules.movement.walking import LAKE
from game.titles.scythe.rules.scoring.stars import PlaceStars
from game.titles.scythe.rules.state.control import HOME_BASE
from game.titles.scythe.rules.state.state import ScytheState, ScytheStep, owner


@MORE_YIELD.join
def reap(state: ScytheState, seat: Seat) -> Iterator[tuple[str, int]]:
    """Yield the additional territories and tokens of a seat whose airship makes it produce (SCY-373)."""
    if reaping := effect(state, seat, ExtraProduction):
        yield over(state, seat), reaping.tokens


@MORE_SITES.join
def open_site(state: ScytheState, seat: Seat) -> Iterator[str]:
    """Yield the territory below if a tile opens it: on land and without units of others (SCY-373)."""
    if effect(state, seat, BuildingSite):
        place = over(state, seat)
        land = state.book.territories[place].terrain not in (HOME_BASE, LAKE)
        if land and free_of_others(state, seat, place):
            yield place


@ENCOUNTER_RESOLVED.join
def befriend(state: ScytheState, place: str) -> Iterator[ScytheStep]:
    """Yield the gain that a tile adds to an encounter under the own airship (SCY-366)."""
    if found := effect_at(state, state.active, EncounterGain, place):
        yield from (Gain(state.active, found.gain, found.amount, by="tile"), PlaceStars(state.active))


@ENTERED.join
def collect_toll(state: ScytheState, unit: str, paid: tuple[Seat, ...]) -> Iterator[Seat]:
    """Yield every opponent above, once for this move, after it got its toll (SCY-366). Who has too little
    pays nothing.
    """
    mover = owner(unit)
    for seat, coins in tolls(state, unit, state.at[unit]):
        if seat not in paid:
            state.change(mover, coins=state.players[mover].coins - coins)
            state.change(seat, coins=state.players[seat].coins + coins)
            state.emit("toll", seat=mover, other=seat, amount=coins)
            yield seat


def tolls(state: ScytheState, unit: str, place: str) -> Iterator[tuple[Seat, int]]:
    """Yield who gets how many coins when a unit enters a place, as far as its owner has them (SCY-366)."""
    mover = owner(unit)
    for seat in state.clockwise(mover):
        toll = effect_at(state, seat, RoadToll, place)
        if toll and state.players[mover].coins >= toll.coins:
            yield seat, toll.coins
