"""Works out tables of odds, a little in each turn of the main loop."""

from __future__ import annotations

import time
from collections.abc import Iterator

from game.presentation.odds import Inquiry, Table

SLICE_S = 0.006
"""Time budget in one turn of the main loop; a piece that has begun is finished."""


class OddsWork:
    """The tables of an inquiry, as soon as they are there."""

    def __init__(self, inquiry: Inquiry) -> None:
        """Begin with the values that are chosen now; what is quick is done at once."""
        self.tables: list[Table] = []
        self._work: Iterator[Table | None] = inquiry.work()
        self.is_done = False
        self.go_on()

    def go_on(self) -> None:
        """Work for a moment, up to a pause."""
        until = time.perf_counter() + SLICE_S
        for table in self._work:
            if table is not None:
                self.tables.append(table)
            elif time.perf_counter() > until:
                return
        self.is_done = True
