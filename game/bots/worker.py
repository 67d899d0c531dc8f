"""A bot in a process of its own, so that a window stays awake while it thinks.

The worker is told a seat's view and options, never the state. If its process dies or cannot start, another
one is started and asked; if that fails too, the bot thinks in the asking process. For a bot of another
package that fails "random" answers.
"""

from __future__ import annotations

import contextlib
import multiprocessing
from collections.abc import Callable
from multiprocessing.connection import Connection
from typing import Any

import msgspec

from game import bots, packages
from game.bots import BotFailed
from game.engine import codec
from game.engine.model import Action, Option, Seat, State
from game.packages import Package

Find = Callable[[str], Package]
STAND_IN = "random"
"""The bot that answers for one that failed."""
GRACE = 1.0
"""Seconds that a worker has to end by itself."""


class Request(msgspec.Struct, frozen=True):
    """A question to a bot: everything that it may know."""

    bot: str
    title: str
    view: bytes
    seat: Seat
    options: list[Option]
    seed: int


def request(bot: str, view: State, seat: Seat, options: list[Option], seed: int) -> Request:
    """A question about a view."""
    return Request(bot, view.title, codec.encode(view), seat, options, seed)


def answer(find: Find, asked: Request) -> Action:
    """What the bot chooses, worked out here and now."""
    package = find(asked.title)
    view = codec.decode_view(package.title, asked.view)
    return bots.make(asked.bot, package).choose(view, asked.seat, asked.options, asked.seed)


def _tried(find: Find, asked: Request) -> Action | BotFailed:
    try:
        return answer(find, asked)
    except BotFailed as failure:
        return failure


def _serve(pipe: Connection, find: Find) -> None:
    """The worker's life: answer until the other end is closed, perhaps while it thinks."""
    with contextlib.suppress(EOFError, KeyboardInterrupt, ConnectionError):
        while True:
            pipe.send(_tried(find, pipe.recv()))


class Worker:
    """One question at a time: `ask`, then `poll` until the action is there. `close` ends the process."""

    def __init__(self, find: Find = packages.find) -> None:
        """Nothing is started before the first question. `find` is a module's function."""
        self._find = find
        self._process: Any = None
        self._pipe: Connection | None = None
        self._asked: Request | None = None
        self._deaths = 0
        self.problem: str | None = None
        """What went wrong with the process, for the log; the game goes on."""
        self.failure: str | None = None
        """Which bot failed and how, for the person; another one answered in its place."""

    @property
    def pid(self) -> int | None:
        """The process that thinks at present."""
        return self._process.pid if self._process else None

    @property
    def busy(self) -> bool:
        """Whether a question is open."""
        return self._asked is not None

    def ask(self, asked: Request) -> None:
        """Begin to think. A question that is still open is dropped."""
        if self._asked is not None:
            self._stop(0.0)
        self._asked, self._deaths = asked, 0
        self._send()

    def poll(self, timeout: float = 0.0) -> Action | None:
        """The action, once it is there; waits up to `timeout` seconds."""
        if self._asked is None:
            return None
        found = self._received(self._pipe, timeout) if self._pipe else _tried(self._find, self._asked)
        if isinstance(found, BotFailed):
            self.failure = str(found)
            found = answer(self._find, msgspec.structs.replace(self._asked, bot=STAND_IN))
        if found is not None:
            self._asked = None
        return found

    def close(self) -> None:
        """End the process, which has time to end by itself unless it thinks, and forget the question."""
        grace = 0.0 if self.busy else GRACE
        self._asked = None
        self._stop(grace)

    def _received(self, pipe: Connection, timeout: float) -> Action | BotFailed | None:
        try:
            found: Action | BotFailed | None = pipe.recv() if pipe.poll(timeout) else None
            return found
        except (EOFError, OSError):
            self._died()
            return None

    def _send(self) -> None:
        try:
            pipe = self._pipe or self._start()
        except OSError as error:
            self._failed(f"The bot's process cannot start ({error.strerror or error}).")
            return
        try:
            pipe.send(self._asked)
        except OSError:
            self._died()

    def _start(self) -> Connection:
        context = multiprocessing.get_context("spawn")
        ours, theirs = context.Pipe()
        process = context.Process(target=_serve, args=(theirs, self._find), daemon=True, name="bot")
        try:
            process.start()
        except OSError:
            ours.close()
            raise
        finally:
            theirs.close()
        self._pipe, self._process = ours, process
        return ours

    def _died(self) -> None:
        if self._process:
            self._process.join(GRACE)
        code = self._process.exitcode if self._process else None
        self._failed(f"The bot's process ended by itself (exit code {code}).")

    def _failed(self, problem: str) -> None:
        """There is no process: ask a new one, once; then this process does the thinking."""
        self._deaths += 1
        self.problem = problem
        self._stop(0.0)
        if self._deaths == 1:
            self._send()

    def _stop(self, grace: float) -> None:
        """Close the pipe, which ends an idle worker; a thinking one is ended after `grace` seconds."""
        if self._pipe:
            self._pipe.close()
        if self._process:
            self._process.join(grace)
            if self._process.is_alive():
                self._process.terminate()
                self._process.join(GRACE)
        self._pipe = self._process = None
