"""Series of games on the command line: with progress, files, and a clean stop at any moment."""

from __future__ import annotations

import logging
from collections.abc import Iterator, Sequence
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

from game import bots
from game.bots import STAND_IN
from game.bots.series import pool, series
from game.bots.series.cluster import PoolFailed
from game.bots.series.pool import Pool
from game.bots.series.row_file import RowFile
from game.bots.series.series import Failure, Finished, Played, Series
from game.cli import progress, words
from game.errors import UserError
from game.packages import registry

_log = logging.getLogger(__name__)


class Kept(NamedTuple):
    """Storage of finished games: rows in a file, records in a folder."""

    rows: RowFile | None = None
    records: Path | None = None

    def refuse(self) -> None:
        """Raise UserError if nothing can be written there."""
        if self.records is not None:
            try:
                self.records.mkdir(parents=True, exist_ok=True)
            except OSError as error:
                raise self._failed(error) from error

    def begun(self, asked: Series) -> list[Played]:
        """Return the games that are kept already."""
        return self.rows.take_up(asked) if self.rows else []

    def keep(self, finished: Finished, title: str) -> None:
        """Keep a game, as a whole also where somebody stops. Raises BadRows, UserError."""
        with pool.undisturbed():
            if self.records is not None:
                try:
                    finished.keep(self.records, title)
                except OSError as error:
                    raise self._failed(error) from error
            if self.rows is not None:
                self.rows.add(finished.game)

    def _failed(self, error: OSError) -> UserError:
        return UserError("error-records-unwritten", path=str(self.records), reason=error)


NOWHERE = Kept()


class Outcome(NamedTuple):
    """Games in their order; not all that were asked for where somebody stopped. failures: what bots of others
    did wrong, each thing once."""

    games: Sequence[Played]
    stopped: bool
    failures: Sequence[Failure] = ()

    def complaints(self) -> Iterator[str]:
        """Yield a sentence for each failure."""
        for failure in self.failures:
            problem = words.phrase(failure.error)
            times, number = failure.times, str(failure.times)
            yield words.say("cli-bot-failed", problem=problem, times=times, number=number, other=STAND_IN)


def _suspects(asked: Series) -> list[str]:
    """Return the bots of other packages, which may have ended a process."""
    return sorted({name for name in asked.bots if not bots.is_ours(name)})


def play(asked: Series, games: int, shared: Pool, kept: Kept = NOWHERE, name: str = "") -> Outcome:
    """Play the missing games of a series and show the progress under a name, by default the title's.

    Raises BotFailed, Endless, PoolFailed, BadRows or UserError.
    """
    shared.refuse()
    kept.refuse()
    seeds = range(asked.seed, asked.seed + games)
    found = {game.seed: game for game in kept.begun(asked) if game.seed in seeds}
    played = series.play_games(
        asked, games, shared, registry.find, done={*found}, recorded=kept.records is not None
    )
    stopped, failures = False, list[Failure]()
    with progress.of(name or asked.title, len(found), games) as progress_shown:
        try:
            with closing(played):
                for finished in played:
                    kept.keep(finished, asked.title)
                    found[finished.game.seed] = finished.game
                    failures += finished.failures
                    progress_shown.report(len(found))
        except KeyboardInterrupt:
            stopped = True
        except PoolFailed as error:
            if suspects := _suspects(asked):
                raise PoolFailed("error-suspects", problem=error, bots=suspects) from error
            raise
    if kept.rows is not None and not stopped:
        kept.rows.sort()
    for failure in (summed_up := series.summed(failures)):
        _log.info("%s\n%s", failure.error, failure.error.trace)
    return Outcome([found[seed] for seed in sorted(found)], stopped, summed_up)
