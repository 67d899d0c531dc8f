"""Several processes for one that thinks: they play its trials side by side. What comes out is the same with
any number of them."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Sequence
from multiprocessing.connection import Connection

import msgspec

from game.bots.search.bot_server import Find, Request
from game.bots.search.lines import Stop, never
from game.bots.search.planner import LEVELS, Planner, Result, Trial
from game.engine import codec
from game.engine.content.edition import Edition
from game.engine.model import State

MOST = 7
"""Helpers at most, whatever the machine has."""
PATIENCE = 0.02
"""Seconds between two looks at whether thinking must come to an end."""


class Job(msgspec.Struct, frozen=True):
    """Trials for a helper; `number` comes back with their results."""

    number: int
    level: str
    title: str
    view: bytes
    trials: tuple[Trial, ...]
    edition: Edition | None = None


def helpers() -> int:
    """Return how many there should be: all cores but the one that thinks itself."""
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return min(MOST, cores - 1)


def serve(pipe: Connection, find: Find, title: str) -> None:
    """A helper's life: say that it is there, then play trials until the other end is closed."""
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
    """The helpers of a process. One that is still starting, or that died, is done without."""

    def __init__(self, pipes: Sequence[Connection]) -> None:
        self._starting, self._ready = [*pipes], list[Connection]()
        self._number = 0

    def play(
        self, asked: Request, bot: Planner, view: State, trials: Sequence[Trial], stop: Stop
    ) -> Sequence[Result]:
        """What trials come to: each helper plays its share while this process plays its own. Fewer of them
        once it was stopped."""
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
        """Take on those that have said that they are there."""
        for pipe in [*self._starting]:
            with contextlib.suppress(EOFError, OSError):
                if not pipe.poll():
                    continue
                pipe.recv()
                self._ready.append(pipe)
            self._starting.remove(pipe)

    def _send(self, pipe: Connection, job: Job) -> None:
        with contextlib.suppress(OSError):  # it died: it will not answer, either
            pipe.send(job)

    def _received(self, pipe: Connection, stop: Stop) -> list[Result] | None:
        """What a helper found out, nothing once it was stopped; None where it died."""
        try:
            while not stop():
                if pipe.poll(PATIENCE):
                    number, found = pipe.recv()
                    if number == self._number:
                        result: list[Result] = found
                        return result
            return []
        except (EOFError, OSError):
            self._ready.remove(pipe)
            return None


def _woven(shares: Sequence[Sequence[Result]], count: int) -> list[Result]:
    """Shares put back into one row; nothing where some of it is missing."""
    if sum(map(len, shares)) < count:
        return []
    return [shares[number % len(shares)][number // len(shares)] for number in range(count)]
