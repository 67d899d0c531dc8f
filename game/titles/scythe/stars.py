"""Stars on the Triumph Track, and the end of the game by the sixth (SCY-213 to SCY-225)."""

from __future__ import annotations

from game.engine.model import Seat
from game.titles.scythe.book import BOOK
from game.titles.scythe.retreat import put_apart
from game.titles.scythe.state import ScytheState, ScytheStep


class PlaceStars(ScytheStep, frozen=True):
    """Place the stars that are due; with the sixth the game ends at once (SCY-222, SCY-223)."""

    seat: Seat

    def run(self, state: ScytheState) -> None:
        """At most six, also where two goals were reached at once (SCY-217, SCY-220)."""
        player = state.players[self.seat]
        free = BOOK.limits.stars - len(player.stars)
        placed = player.due[:free]
        if not player.due:
            return
        state.change(self.seat, stars=(*player.stars, *placed), due=())
        for goal in placed:
            state.tell("star", seat=self.seat, goal=goal)
        if placed and free == len(placed):
            end_game(state)


def end_game(state: ScytheState) -> None:
    """Nothing else happens; opposing units that still share a territory are put apart (SCY-225)."""
    put_apart(state)
    state.stack.clear()
    state.tell("game_over")
