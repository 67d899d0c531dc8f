"""Garbage collection in the turns of the loop that have nothing else to do."""

from __future__ import annotations

import gc

from game.bots.search.collector import freeze_for_good

FEW, MANY = 2_000, 100_000
"""New objects from which a quiet turn collects, and those from which any turn does."""
QUIET_TURNS, YOUNG_RUNS = 60, 10
"""Quiet turns running after which old objects are looked through too, if young ones were so many times."""


class GarbageCollector:
    """Runs Python's garbage collector while nothing moves. By itself it would run while a move is shown, and
    hold up a turn of the loop for 1 to 10 ms."""

    def __init__(self) -> None:
        self._is_started = False
        self._quiet_turns = 0

    def start(self) -> None:
        """Take over from the automatic collection, and leave out all that there is by now."""
        freeze_for_good()
        gc.disable()
        self._is_started = True

    def stop(self) -> None:
        """Leave the collection to Python again."""
        if self._is_started:
            gc.enable()

    def end_turn(self, *, quiet: bool) -> None:
        """Collect if it is time. `quiet`: this turn of the loop had no input, and nothing moves or was
        drawn."""
        self._quiet_turns = self._quiet_turns + 1 if quiet else 0
        if not self._is_started:
            return
        young, _, young_runs = gc.get_count()
        if young > (FEW if quiet else MANY):
            gc.collect(1)
        elif self._quiet_turns > QUIET_TURNS and young_runs > YOUNG_RUNS:
            gc.collect()
