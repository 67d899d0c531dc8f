"""Stars, and the end of the game that they bring about (SCY-213 to SCY-225, SCY-338, SCY-369 to SCY-375)."""

from __future__ import annotations

from game.engine.model import Seat
from game.titles.scythe.rules.actions.gains import gain, reach_goal
from game.titles.scythe.rules.combat.retreat import send_home, separate_units
from game.titles.scythe.rules.scoring.scoring import in_the_end, scores
from game.titles.scythe.rules.state.state import ScytheState, ScytheStep, owner
from game.titles.scythe.rules.tiles.resolution import ON_TILE, one_ends_it, tile


class PlaceStars(ScytheStep, frozen=True):
    """Place the stars that are due; the sixth ends the game at once, unless a tile knows better (SCY-222)."""

    seat: Seat

    def run(self, state: ScytheState) -> None:
        """Place the due stars, at most six in all, even if two goals were reached at once (SCY-217,
        SCY-220)."""
        player = state.players[self.seat]
        free = state.book.limits.stars - len(player.stars)
        placed = player.due[:free]
        if not player.due:
            return
        state.change(self.seat, stars=(*player.stars, *placed), due=())
        for goal in placed:
            state.emit("star", seat=self.seat, goal=goal)
        count = len(player.stars) + len(placed)
        if one_ends_it(state, len(player.stars), count):
            _bring_about_the_end(state, self.seat)


def star_of_combat(state: ScytheState, winner: Seat) -> None:
    """Give the rewards of a combat won. A star may go on the tile once both others are placed (SCY-168,
    SCY-371).
    """
    gain(state, winner, "coins", tile(state).combat_coins)
    if not reach_goal(state, winner, "combat") and tile(state).star == "third_combat":
        reach_goal(state, winner, ON_TILE)
    state.push(PlaceStars(winner))


def star_of_turn(state: ScytheState) -> None:
    """Give the star of a tile to whoever controls the Factory when a turn begins (SCY-297)."""
    if tile(state).star == "turn_on_factory" and _at_factory(state) == state.active:
        reach_goal(state, state.active, ON_TILE)
        state.push(PlaceStars(state.active))


# ------------------------------------------------------------------------------------------ the end


def _bring_about_the_end(state: ScytheState, seat: Seat) -> None:
    """End the game at once, or after the turns that the tile still gives (SCY-369, SCY-370)."""
    end = tile(state).end
    if end.then == "at_once" or (end.then == "more_turns_if_behind" and _leads(state, seat)):
        end_game(state)
        return
    state.trigger = seat
    gain(state, seat, "coins", tile(state).trigger_coins)
    if end.then == "equal_turns":
        state.last_turns = state.order[state.order.index(state.active) + 1 :]
    else:
        state.last_turns = [*state.clockwise(seat), seat] * end.turns
    state.emit("last_turns", seat=seat, amount=len(state.last_turns))


def _leads(state: ScytheState, seat: Seat) -> bool:
    """Return whether nobody would have more if the game were over now (SCY-371)."""
    after = state.copy()
    separate_units(after)
    totals = scores(after).totals
    return totals[seat] == max(totals)


def end_game(state: ScytheState) -> None:
    """End the game; opposing units that still share a territory are separated (SCY-225)."""
    separate_units(state)
    _blast(state)
    _pay_factory(state)
    state.stack.clear()
    state.emit("game_over")


def _blast(state: ScytheState) -> None:
    """Send units on and beside the Factory home; their gains may still bring a star (SCY-375)."""
    amount = tile(state).blast_popularity
    if not amount:
        return
    area = (state.book.factory_place.id, *state.book.factory_place.neighbours)
    units = [unit for unit, place in state.at.items() if place in area]
    send_home(state, units)
    for seat in range(state.seats):
        gain(state, seat, "popularity", amount * sum(owner(unit) == seat for unit in units))
        PlaceStars(seat).run(state)


def _pay_factory(state: ScytheState) -> None:
    seat = _at_factory(state)
    if seat is not None:
        gain(state, seat, "coins", tile(state).factory_coins)


def _at_factory(state: ScytheState) -> Seat | None:
    """Return who controls the Factory, by an armed trap as well (SCY-297)."""
    return in_the_end(state).get(state.book.factory_place.id)
