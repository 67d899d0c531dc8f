"""A bot in a process of its own, so that the window stays responsive while it thinks.

The worker gets a seat's view and options, never the state. If its process dies or cannot start, another one
is started; if that fails too, the bot thinks in the asking process. If another package's bot fails or ends
its process, "random" answers.
"""

from __future__ import annotations

import contextlib
import logging
import multiprocessing
import os
from collections.abc import Callable
from functools import partial
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnContext, SpawnProcess
from typing import Any

import msgspec

from game.bots import STAND_IN, BotFailed, is_ours
from game.bots.search import helper_pool
from game.bots.search.bot_server import Advice, Answer, BotServer, Find, Request, request
from game.bots.search.clock import Clock
from game.bots.search.helper_pool import HelperPool
from game.bots.search.planner import Planner
from game.bots.search.trials import Play
from game.packages import registry

__all__ = ["Advice", "Answer", "BotProcess", "Find", "Request", "answer", "request"]
_log = logging.getLogger(__name__)
GRACE_S = 1.0
"""Seconds that a worker has to end after it was asked to."""
IDLE_GRACE_S = 0.05
"""Seconds that an idle worker has to end, so that closing a table is quick."""
NICENESS = 5
"""The lower priority of bots against the window, on systems with priorities."""
MAX_SECONDS_HERE = 0.3
"""The most seconds that a timed bot may think in the asking process."""
CHOOSE_NOW = None
"""The message that makes a worker choose now."""


def answer(find: Find, asked: Request) -> Answer:
    """Return the bot's choice, computed in this process."""
    return BotServer(find).answer(asked, Clock)


def _tried(server: BotServer, asked: Request, pipe: Connection | None = None) -> Answer | BotFailed:
    def clock(seconds: float) -> Clock:
        if pipe is None:
            return Clock(min(seconds, MAX_SECONDS_HERE))
        return Clock(seconds, lambda: pipe.poll() and pipe.recv() is CHOOSE_NOW)

    try:
        return server.answer(asked, clock)
    except BotFailed as failure:
        return failure


def _found_here(server: BotServer, asked: Request, exit_code: int | None) -> Answer | BotFailed:
    """Return the answer of this process. Another package's bot is not tried again: it might end this process
    as well.
    """
    if is_ours(asked.bot) or exit_code is None:
        return _tried(server, asked)
    return BotFailed("error-bot-ended-process", bot=asked.bot, status=str(exit_code))


def _serve(pipe: Connection, find: Find, helpers: tuple[Connection, ...] = ()) -> None:
    """Answer questions until the other end of the pipe is closed, possibly while thinking."""
    _stand_back()
    server = BotServer(find, partial(_share_out, HelperPool(helpers)) if helpers else None)
    with contextlib.suppress(EOFError, KeyboardInterrupt, ConnectionError):
        while True:
            asked = pipe.recv()
            if asked is not CHOOSE_NOW:
                pipe.send(_tried(server, asked, pipe))


def _help(pipe: Connection, find: Find, title: str) -> None:
    _stand_back()
    helper_pool.serve(pipe, find, title)


def _share_out(team: HelperPool, asked: Request, bot: Planner) -> Play:
    return partial(team.play, asked, bot)


def _stand_back() -> None:
    if hasattr(os, "nice"):
        os.nice(NICENESS)


class BotProcess:
    """Handles one question at a time: `ask`, then `poll` until the answer is there. `close` ends the
    process."""

    def __init__(self, find: Find = registry.find) -> None:
        """Start nothing before the first question. `find` must be a module-level function."""
        self._find, self._server = find, BotServer(find)
        self._process: Any = None
        self._helpers: list[Any] = []
        self._has_team = False
        """True if the process was started with helpers for the machine's other cores."""
        self._wanted: list[tuple[Connection, str]] = []
        """Pipes for helpers that are still to be started, with the title that they play."""
        self._pipe: Connection | None = None
        self._asked: Request | None = None
        self._deaths = 0
        self._exit_code: int | None = None  # the exit code of the process that ended by itself
        self.problem: str | None = None
        """The process's failure, for the log; the game goes on."""
        self.failure: BotFailed | None = None
        """The failure of a bot, for the person; another bot answered in its place."""

    @property
    def pid(self) -> int | None:
        """The id of the process that is thinking; None if there is none."""
        return self._process.pid if self._process else None

    @property
    def busy(self) -> bool:
        """True while a question is open."""
        return self._asked is not None

    def ask(self, asked: Request) -> None:
        """Start thinking about a question. An open question is dropped."""
        self.drop()
        if asked.seconds and self._process and not self._has_team:
            self._stop(IDLE_GRACE_S)  # start again together with helpers
        self._asked, self._deaths, self._exit_code = asked, 0, None
        self._send()

    def drop(self) -> None:
        """Drop the open question and stop thinking about it."""
        if self._asked is not None:
            self._asked = None
            self._stop(0.0)

    def hurry(self) -> None:
        """Make the bot choose now, with what it has worked out so far."""
        if self._asked is not None and self._pipe is not None:
            with contextlib.suppress(OSError):  # `poll` notices that it died
                self._pipe.send(CHOOSE_NOW)

    def poll(self, timeout: float = 0.0) -> Answer | None:
        """Return the answer once it is there. Waits up to `timeout` seconds."""
        if self._asked is None:
            return None
        self._start_helper()
        found = (
            self._received(self._pipe, timeout)
            if self._pipe
            else _found_here(self._server, self._asked, self._exit_code)
        )
        if isinstance(found, BotFailed):
            self.failure = found
            _log.info("%s %s answers.\n%s", found, STAND_IN, found.trace)
            found = self._server.answer(msgspec.structs.replace(self._asked, bot=STAND_IN), Clock)
        if found is not None:
            self._asked = None
        return found

    def close(self) -> None:
        """End the process, with time to end by itself unless it is thinking, and drop the question."""
        grace = 0.0 if self.busy else IDLE_GRACE_S
        self._asked = None
        self._stop(grace)

    def _received(self, pipe: Connection, timeout: float) -> Answer | BotFailed | None:
        try:
            found: Answer | BotFailed | None = pipe.recv() if pipe.poll(timeout) else None
            return found
        except (EOFError, OSError):
            self._died()
            return None

    def _send(self) -> None:
        try:
            pipe = self._pipe or self._start(self._asked)
        except OSError as error:
            self._failed(f"The bot's process cannot start ({error.strerror or error}).")
            return
        try:
            pipe.send(self._asked)
        except OSError:
            self._died()

    def _start(self, asked: Request | None) -> Connection:
        """Start a process. If the bot has thinking time, it also gets pipes for helpers."""
        self._has_team = asked is not None and asked.seconds > 0
        count = helper_pool.helpers() if self._has_team else 0
        with contextlib.ExitStack() as theirs, contextlib.ExitStack() as undone:
            ours, end = _context().Pipe()
            undone.callback(ours.close)
            theirs.callback(end.close)
            pipes = [_context().Pipe() for _ in range(count)]
            for near, far in pipes:
                theirs.callback(near.close)
                undone.callback(far.close)
            self._process = _run(_serve, end, self._find, tuple(near for near, _ in pipes))
            undone.pop_all()
        self._wanted = [(far, asked.title) for _, far in pipes if asked is not None]
        self._pipe = ours
        return ours

    def _start_helper(self) -> None:
        """Start the next helper. Each takes a moment, so each call starts only one; a failure is harmless."""
        if self._wanted:
            far, title = self._wanted.pop()
            with contextlib.suppress(OSError):
                self._helpers.append(_run(_help, far, self._find, title))
            far.close()

    def _died(self) -> None:
        if self._process:
            self._process.join(GRACE_S)
        code = self._process.exitcode if self._process else None
        self._exit_code = code
        self._failed(f"The bot's process ended by itself (exit code {code}).")

    def _failed(self, problem: str) -> None:
        """Handle a dead process: ask a new one once, then think in this process."""
        self._deaths += 1
        self.problem = problem
        self._stop(0.0)
        if self._deaths == 1:
            self._send()

    def _stop(self, grace: float) -> None:
        """Close the pipe, which ends an idle worker; a thinking one is killed after `grace` seconds."""
        if self._pipe:
            self._pipe.close()
        if self._process:
            self._process.join(grace)
        going = [process for process in (self._process, *self._helpers) if process and process.is_alive()]
        for process in going:
            process.terminate()
        for process in going:
            process.join(GRACE_S)
        for far, _ in self._wanted:
            far.close()
        self._pipe = self._process = None
        self._helpers, self._wanted = [], []


def _context() -> SpawnContext:
    return multiprocessing.get_context("spawn")


def _run(what: Callable[..., None], *given: Any) -> SpawnProcess:
    process = _context().Process(target=what, args=given, daemon=True, name="bot")
    process.start()
    return process
