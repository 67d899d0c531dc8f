"""``python -m tests.costs``: what a series costs beside its games, and what 100 cores would do, on paper.

Processor time, not time on the wall, so that a busy machine tells the same. With --cluster of a Ray cluster.
"""

from __future__ import annotations

import argparse
import sys
import time
from functools import cache, partial
from pathlib import Path
from tempfile import TemporaryDirectory

from game.bots.series import pool, series
from game.bots.series.pool import Pool
from game.bots.series.row_file import RowFile
from game.bots.series.series import Finished, Series
from game.packages import registry

CORES = (1, 2, 10, 100, 1000)
MESSAGES = 1000


def asked(title: str, bots: str) -> Series:
    """The series that is measured."""
    return series.of(registry.find(title), tuple(bots.split(",")), {}, 1)


@cache
def example(title: str, bots: str) -> Finished:
    """One game, played once in each process."""
    return series.play_game(asked(title, bots), 0)


def answer(title: str, bots: str, number: int) -> Finished:
    """What a game sends, without the game."""
    return example(title, bots)


def game(title: str, bots: str, games: int) -> float:
    """Seconds of a game in the process that plays it."""
    example(title, bots)
    start = time.process_time()
    for number in range(games):
        series.play_game(asked(title, bots), number)
    return (time.process_time() - start) / games


def beginning(shared: Pool) -> float:
    """Seconds until two workers have answered; on the wall, because they begin side by side."""
    start = time.perf_counter()
    list(pool.each(abs, range(2), shared))
    return time.perf_counter() - start


def message(title: str, bots: str, shared: Pool, path: Path) -> float:
    """Seconds that the process which asks spends for each game: handing out, taking back, writing the row."""
    list(pool.each(partial(answer, title, bots), range(8), shared))
    start = time.process_time()
    list(pool.each(partial(answer, title, bots), range(MESSAGES), shared))
    spent = (time.process_time() - start) / MESSAGES
    file, found = RowFile(path), example(title, bots).game
    file.take_up(asked(title, bots))
    start = time.process_time()
    for _ in range(MESSAGES):
        file.add(found)
    spent += (time.process_time() - start) / MESSAGES
    file.close()
    return spent


def main() -> None:
    """Measure and report."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seats", default="random,random")
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--title", choices=registry.names(), action="append")
    parser.add_argument("--cluster", action="store_true")
    given = parser.parse_args()
    shared = Pool(0 if given.cluster else 2, given.cluster)
    sys.stdout.write(f"two workers begin in {beginning(shared):.1f} s\n")
    for title in given.title or registry.names():
        one = game(title, given.seats, given.games)
        with TemporaryDirectory() as folder:
            more = message(title, given.seats, shared, Path(folder) / "rows.csv")
        rates = (f"{cores}: {min(cores / one, 1 / more):.0f}" for cores in CORES)
        sys.stdout.write(
            f"{title}, {given.seats}: a game {1000 * one:.0f} ms, a message {1000 * more:.2f} ms; "
            f"games a second on so many cores: {', '.join(rates)}\n"
        )


if __name__ == "__main__":
    from tests.costs import main as run  # by a name under which other processes find what they are to call

    run()
