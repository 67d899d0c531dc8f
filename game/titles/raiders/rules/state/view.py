"""Views of a seat, and positions that fit a view."""

from __future__ import annotations

from game.engine import rng
from game.engine.flow import settle
from game.engine.model import Seat
from game.engine.zones import fill, hide
from game.titles.raiders.rules.state.state import RaidersState
from game.titles.raiders.rules.state.zones import box, closed, zones


def view(state: RaidersState, seat: Seat) -> RaidersState:
    """Return the position as a seat may know it."""
    seen = state.copy()
    hide(seen, closed(state), seat)
    return seen


def guess(view: RaidersState, seat: Seat, seed: int) -> RaidersState:
    """Return a full position that fits a seat's view, its unknown cards and tiles drawn at random."""
    state = view.copy()
    state.rng = rng.seeded(seed)
    fill(state, zones(state), box(state.book))
    state.stack = [step.guessed(state, seat) for step in state.stack]
    settle(state)
    return state
