"""The airship tiles of a table: one of each kind for all, or a pair for each seat (SCY-036, SCY-337)."""

from __future__ import annotations

from game.engine import rng
from game.titles.scythe.rules.state.state import ScytheState


def reveal_tiles(state: ScytheState) -> None:
    """Shuffle both piles and reveal what the table plays with; nothing without airships."""
    how = state.options["airships"]
    if how == "off":
        return
    aggressive = rng.shuffle(state, list(state.book.aggressive))
    passive = rng.shuffle(state, list(state.book.passive))
    if how == "shared":
        aggressive = [_wanted(state, "aggressive", aggressive)] * state.seats
        passive = [_wanted(state, "passive", passive)] * state.seats
    for seat, own, other in zip(range(state.seats), aggressive, passive, strict=False):
        state.change(seat, aggressive=own, passive=other)


def _wanted(state: ScytheState, option: str, pile: list[str]) -> str:
    """Return the tile that the table asks for, or the top one of the pile."""
    name = str(state.options[option])
    return pile[0] if name == "random" else name
