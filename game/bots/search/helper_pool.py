"""Helper processes that play trials in parallel with a thinking process. Results don't depend on their
number.
"""

from __future__ import annotations

import contextlib
import os
from collections.abc import Sequence
from multiprocessing.connection import Connection

import msgspec

from game.bots.search.bot_server import Find, Request
from game.bots.search.levels import LEVELS
from game.bots.search.lines import Stop, never
from game.bots.search.planner import Planner
from game.bots.search.trials import Result, Trial
from game.engine import codec
from game.engine.content.edition import Edition
from game.engine.model import State

MAX_HELPERS = 7
"""The most helpers on any machine."""
POLL_INTERVAL_S = 0.02
"""Seconds between two checks of the stop condition."""


class Job(msgspec.Struct, frozen=True):
    """Trials for a helper; `number` comes back with their results."""

    number: int
    level: str
    title: str
    view: bytes
    trials: tuple[Trial, ...]
    edition: Edition | None = None


def helpers() -> int:
    """Return the number of helpers for this machine: one for each core but the thinking process's own."""
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return min(MAX_HELPERS, cores - 1)


def serve(pipe: Connection, find: Find, title: str) -> None:
    """Report readiness, then play trials until the other end of the pipe is closed."""
    with contextlib.suppress(EOFError, KeyboardInterrupt, ConnectionError):
        find(title).title  # noqa: B018 - loaded here
        pipe.send(None)
        while True:
            pipe.send(_done(pipe.recv(), find))


def _done(job: Job, find: Find) -> tuple[int, list[Result]]:
    package = find(job.title).in_edition(job.edition)
    view = codec.decode_view(package.title, job.view)
    bot = Planner(package, LEVELS[job.level])
    return job.number, [*bot.played(view, job.trials, never)]


class HelperPool:
    """The helpers of a process. Those that are still starting, or that died, are skipped."""

    def __init__(self, pipes: Sequence[Connection]) -> None:
        self._starting, self._ready = [*pipes], list[Connection]()
        self._number = 0

    def play(
        self, asked: Request, bot: Planner, view: State, trials: Sequence[Trial], stop: Stop
    ) -> Sequence[Result]:
        """Return the results of trials, some played by helpers and some by this process. Fewer after a
        stop."""
        self._number += 1
        self._look()
        ready = [*self._ready]
        shares = [tuple(trials[first :: len(ready) + 1]) for first in range(len(ready) + 1)]
        for pipe, share in zip(ready, shares[1:], strict=True):
            self._send(pipe, self._job(asked, share))
        found = [bot.played(view, shares[0], stop)]
        for pipe, share in zip(ready, shares[1:], strict=True):
            got = self._received(pipe, stop)
            found.append(bot.played(view, share, stop) if got is None else got)
        return _woven(found, len(trials))

    def _job(self, asked: Request, share: tuple[Trial, ...]) -> Job:
        return Job(self._number, asked.bot, asked.title, asked.view, share, asked.edition)

    def _look(self) -> None:
        """Add the helpers that have reported readiness."""
        for pipe in [*self._starting]:
            with contextlib.suppress(EOFError, OSError):
                if not pipe.poll():
                    continue
                pipe.recv()
                self._ready.append(pipe)
            self._starting.remove(pipe)

    def _send(self, pipe: Connection, job: Job) -> None:
        with contextlib.suppress(OSError):  # it died and cannot answer
            pipe.send(job)

    def _received(self, pipe: Connection, stop: Stop) -> list[Result] | None:
        """Return a helper's results; [] after a stop, None if the helper died."""
        try:
            while not stop():
                if pipe.poll(POLL_INTERVAL_S):
                    number, found = pipe.recv()
                    if number == self._number:
                        result: list[Result] = found
                        return result
            return []
        except (EOFError, OSError):
            self._ready.remove(pipe)
            return None


def _woven(shares: Sequence[Sequence[Result]], count: int) -> list[Result]:
    """Return the shares merged in the original order; [] if part of it is missing."""
    if sum(map(len, shares)) < count:
        return []
    return [shares[number % len(shares)][number // len(shares)] for number in range(count)]
