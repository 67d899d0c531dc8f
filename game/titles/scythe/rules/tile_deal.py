"""The airship tiles of a table: one of each kind for all, or a pair for each seat (SCY-036, SCY-337)."""

from __future__ import annotations

from collections.abc import Iterable

from game.engine import rng
from game.titles.scythe.rules.book import BOOK
from game.titles.scythe.rules.state import ScytheState


def reveal_tiles(state: ScytheState) -> None:
    """Shuffle both piles and reveal what the table plays with; nothing without airships."""
    how = state.options["airships"]
    if how == "off":
        return
    aggressive = rng.shuffle(state, list(BOOK.aggressive))
    passive = rng.shuffle(state, list(BOOK.passive))
    if how == "shared":
        first = _wanted(state, "aggressive", aggressive), _wanted(state, "passive", passive)
        _give(state, [first] * state.seats)
    else:
        _give(state, zip(aggressive, passive, strict=True))


def _wanted(state: ScytheState, option: str, pile: list[str]) -> str:
    """The tile that the table asks for, or the top one of the pile."""
    name = str(state.options[option])
    return pile[0] if name == "random" else name


def _give(state: ScytheState, pairs: Iterable[tuple[str, str]]) -> None:
    """A pair for each seat."""
    for seat, (aggressive, passive) in zip(range(state.seats), pairs, strict=False):
        state.change(seat, aggressive=aggressive, passive=passive)
