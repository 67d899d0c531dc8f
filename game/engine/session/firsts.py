"""Find out from the moves of a record when each seat did something for the first time."""

from __future__ import annotations

from collections.abc import Iterator

from game.engine.model import Event
from game.engine.session.recording import Recording

Turns = dict[str, int]
"""The turn of each first that was reached, by its id in `Title.firsts`."""


def first_turns(recording: Recording, seats: int) -> list[Turns] | None:
    """Return the firsts of every seat; None if today's rules cannot make all moves of the record."""
    ids = {verb: name for name, verb in recording.title.firsts.items()}
    found: list[Turns] = [{} for _ in range(seats)]
    positions = 0
    for turn, events in _played(recording) if ids else ():
        positions += 1
        for event in events:
            if event.verb in ids:
                found[int(event.facts["seat"])].setdefault(ids[event.verb], turn)
    return found if not ids or positions == len(recording.moves) + 1 else None


def _played(recording: Recording) -> Iterator[tuple[int, list[Event]]]:
    """Yield the events of each move with the turn in which it was made, beginning with none before the first
    one.
    """
    turn = 0
    for _, state in recording.walk(0, len(recording.moves)):
        yield turn, state.events or []
        state.events, turn = [], state.turn
