"""Searches a replay for turning points, a little in each turn of the main loop."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence

from game.bots.advice import turning_points
from game.bots.advice.turning_points import Turn, TurningPoint
from game.bots.search.bot_process import BotProcess
from game.bots.search.bot_server import Advice
from game.engine.session.replay import Replay

SLICE = 0.003
"""Time budget in one turn of the main loop, in seconds."""
FIRST_SHARE = 0.4
"""Progress when every turn has been examined once."""


class TurningSearch:
    """Asks a level of bot about the turns of a game, one after the other, once `begin` was called."""

    def __init__(self, replay: Replay, process: BotProcess) -> None:
        self._replay, self._process = replay, process
        self._work: Iterator[bool] | None = None
        self.share = 0.0
        """The progress of the search, 0 to 1."""
        self.points: Sequence[TurningPoint] = ()
        """The points found, once the search is done."""

    @property
    def begun(self) -> bool:
        """True once the search was started."""
        return self._work is not None or self.done

    @property
    def done(self) -> bool:
        """True once the search is finished."""
        return self.share == 1.0

    def begin(self) -> None:
        """Start the search unless it was started before."""
        if not self.begun:
            self._work = self._look()

    def update(self) -> bool:
        """Search for a moment; return whether the progress in per cent changed."""
        before, until = round(100 * self.share), time.perf_counter() + SLICE
        while self._work is not None and time.perf_counter() < until:
            if next(self._work, None) is None:
                self._work, self.share = None, 1.0
                break
            if self._process.busy:
                break
        return round(100 * self.share) != before

    def _look(self) -> Iterator[bool]:
        """Search in small steps; yields between them."""
        turns: list[Turn] = []
        for turn in turning_points.turns(self._replay):
            turns += [turn] if turn is not None else []
            yield True
        found: list[tuple[TurningPoint, Turn]] = []
        for at, turn in enumerate(turns):
            yield from self._ask(turn, turning_points.FIRST_LEVEL, found)
            self.share = FIRST_SHARE * (at + 1) / len(turns)
        again = sorted(found, key=lambda pair: -abs(pair[0].cost))[: turning_points.SECOND_LOOKS]
        sure: list[tuple[TurningPoint, Turn]] = []
        for at, (_, turn) in enumerate(again):
            yield from self._ask(turn, turning_points.SECOND_LEVEL, sure)
            self.share = FIRST_SHARE + (1 - FIRST_SHARE) * at / len(again)
        self.points = turning_points.weightiest([point for point, _ in sure])

    def _ask(self, turn: Turn, level: str, found: list[tuple[TurningPoint, Turn]]) -> Iterator[bool]:
        """Ask about a turn; yields until the answer is there."""
        self._process.ask(turning_points.question(turn, self._replay, level))
        while (answer := self._process.poll()) is None:
            yield True
        point = turning_points.judged(turn, answer) if isinstance(answer, Advice) else None
        found += [(point, turn)] if point is not None else []
