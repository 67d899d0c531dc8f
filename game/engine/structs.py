"""Changing frozen records in a way that the type checker can check: field names and their types."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Concatenate, ParamSpec

from game.engine.model import Seat

if TYPE_CHECKING:  # msgspec's takes anything; mypy knows what this one takes, for msgspec's records too
    from dataclasses import replace
else:
    from msgspec.structs import replace

__all__ = ["player_changes", "replace"]

P = ParamSpec("P")


def player_changes(_player: Callable[P, object], /) -> Callable[Concatenate[Any, Seat, P], None]:
    """Return a method of a state that replaces fields of a seat's record in its `players`.

    A state has ``change = player_changes(Player)``; ``state.change(seat, gold=3)`` is then checked like
    ``Player(gold=3)``. Every field of the record must have a default, so that each may be left out.
    """

    def change(state: Any, seat: Seat, /, *_: P.args, **fields: P.kwargs) -> None:
        state.players[seat] = replace(state.players[seat], **fields)

    return change
