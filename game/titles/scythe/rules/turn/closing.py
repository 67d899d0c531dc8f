"""The end of a turn and of the game under a resolution tile (SCY-369 to SCY-375)."""

from __future__ import annotations

from game.engine.model import Seat
from game.titles.scythe.rules.movement.moves import MoveUnits
from game.titles.scythe.rules.scoring.stars import end_game
from game.titles.scythe.rules.state.state import ScytheState, ScytheStep
from game.titles.scythe.rules.tiles.resolution import left, tile


def next_seat(state: ScytheState) -> Seat | None:
    """Return whose turn follows; None when this was the last one."""
    if not left(state):
        return None
    if state.last_turns:
        return state.last_turns.pop(0)
    return state.clockwise(state.active)[0]


def close(state: ScytheState) -> None:
    """After the last turn, let everybody do what the tile allows, clockwise from the left of the player who
    triggered it.
    """
    if tile(state).closing_move:
        last = state.trigger
        state.push(*map(ClosingMove, [*state.clockwise(last), last]), Finish())
    else:
        state.push(Finish())


def forget_turn(state: ScytheState) -> None:
    """Reset what is counted for a turn, or for a closing move (SCY-304)."""
    state.coerced = state.driven_off = 0
    state.crossed = False
    state.came_from.clear()
    state.brought.clear()
    state.waiting.clear()


class ClosingMove(ScytheStep, frozen=True):
    """A Move without combat, after which the next seat has its own (SCY-374)."""

    seat: Seat

    def run(self, state: ScytheState) -> None:
        """No encounter, Factory card, flag or trap comes of it."""
        state.active = self.seat
        forget_turn(state)
        state.emit("closing_move", seat=self.seat)
        state.push(MoveUnits(tile(state).closing_move, peaceful=True))


class Finish(ScytheStep, frozen=True):
    """End the game before the count."""

    def run(self, state: ScytheState) -> None:
        end_game(state)
