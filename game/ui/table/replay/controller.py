"""A recorded game in the window, with the search for its turning points."""

from __future__ import annotations

from game.bots.search.bot_process import BotProcess
from game.engine.model import Seat
from game.engine.session.replay import Replay
from game.play.watched_game import WatchedGame
from game.ui.table.replay.turning_search import TurningSearch


class ReplayController(WatchedGame):
    """A watched game whose turning points can be searched."""

    def __init__(self, replay: Replay, side: Seat | None = None, process: BotProcess | None = None) -> None:
        """`side`: whose view to show; see `WatchedGame`."""
        super().__init__(replay, side)
        self._process = process or BotProcess()
        self.turning_search = TurningSearch(replay, self._process)

    def close(self) -> None:
        self._process.close()
