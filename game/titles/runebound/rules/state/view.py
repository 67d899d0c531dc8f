"""Views of a seat, and positions that fit a view (RUN-234)."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine import rng
from game.engine.flow import settle
from game.engine.model import Seat
from game.engine.zones import fill, hide
from game.titles.runebound.rules.setup import shuffled
from game.titles.runebound.rules.state.state import RuneboundState
from game.titles.runebound.rules.state.zones import box, decks, zones


def view(state: RuneboundState, seat: Seat) -> RuneboundState:
    """Return a seat's view. It hides the generator, the order of all decks, and a card that another player
    looks at.
    """
    seen = state.copy()
    hide(seen, decks(state), seat)
    return seen


def guess(view: RuneboundState, seat: Seat, seed: int) -> RuneboundState:
    """Return a full position that fits a seat's view: each deck is what is seen nowhere else, shuffled."""
    state = view.copy()
    state.rng = rng.seeded(seed)
    fill(state, zones(state), box(state), _from_the_bottom)
    state.stack = [step.guessed(state, seat) for step in state.stack]
    settle(state)
    return state


def _from_the_bottom(state: RuneboundState, deck: str, cards: Sequence[str]) -> list[str]:
    """Return cards as they are laid into a deck."""
    return [*shuffled(state, deck, cards)][::-1]
