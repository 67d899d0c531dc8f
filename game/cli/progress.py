"""Progress of a long command on standard error: a bar on a terminal, else a line at once and now and then."""

from __future__ import annotations

import sys
import threading
from abc import ABC, abstractmethod
from contextlib import AbstractContextManager
from time import monotonic

from game.cli import words
from game.text.output import complain

NEWS = 10.0
"""Seconds between two lines."""


class Progress(AbstractContextManager["Progress"], ABC):
    """Begins when it is entered. `tell` how much is done as often as you like."""

    @abstractmethod
    def report(self, done: int) -> None:
        """Show that `done` units are done."""


def of(what: str, done: int, all_: int, message: str = "cli-progress") -> Progress:
    """Return a progress display of games, some of which may be done already. `message`: the line about other
    units."""
    on_terminal = sys.stderr is not None and sys.stderr.isatty()
    return _Bar(what, done, all_) if on_terminal else _Lines(what, done, all_, message)


class _Silent(Progress):
    """Shows nothing, for what is done in a moment."""

    def __exit__(self, *raised: object) -> None:
        pass

    def report(self, done: int) -> None:
        pass


NONE = _Silent()


class _Bar(Progress):
    """A bar that goes away in the end."""

    def __init__(self, what: str, done: int, all_: int) -> None:
        from rich import progress
        from rich.console import Console

        columns = (
            progress.TextColumn("{task.description}", markup=False),
            progress.BarColumn(),
            progress.MofNCompleteColumn(),
            progress.TimeElapsedColumn(),
            progress.TextColumn(words.say("cli-to-go"), markup=False),
            progress.TimeRemainingColumn(),
        )
        self._bar = progress.Progress(*columns, console=Console(stderr=True), transient=True)
        self._task = self._bar.add_task(what, total=all_, completed=done)

    def __enter__(self) -> _Bar:
        self._bar.start()
        return self

    def __exit__(self, *raised: object) -> None:
        self._bar.stop()

    def report(self, done: int) -> None:
        self._bar.update(self._task, completed=done)


class _Lines(Progress):
    """Lines for a file or another program. A thread writes them: what is counted may take long."""

    def __init__(self, what: str, done: int, all_: int, message: str) -> None:
        self._what, self._message = what, message
        self._begun = self._done = done
        self._all = all_
        self._since = monotonic()
        self._over = threading.Event()
        self._thread = threading.Thread(target=self._run, daemon=True)

    def __enter__(self) -> _Lines:
        self._say()
        self._thread.start()
        return self

    def __exit__(self, *raised: object) -> None:
        self._over.set()
        self._thread.join()
        if self._done > self._begun:
            self._say()

    def report(self, done: int) -> None:
        self._done = done

    def _run(self) -> None:
        while not self._over.wait(NEWS):
            self._say()

    def _say(self) -> None:
        passed, more = monotonic() - self._since, self._done - self._begun
        left = self._all - self._done
        line = words.say(self._message, name=self._what, done=str(self._done), all=str(self._all))
        if passed >= 1:
            line = words.say("cli-progress-after", progress=line, time=_span(passed))
        if more and left:
            line = words.say("cli-progress-to-go", progress=line, time=_span(passed / more * left))
        complain(line)


def _span(seconds: float) -> str:
    """Return a time in the unit in which people would say it."""
    if seconds < 120:
        return words.say("cli-seconds", time=words.number(seconds))
    if seconds < 7200:
        return words.say("cli-minutes", time=words.number(seconds / 60))
    return words.say("cli-hours", time=words.number(seconds / 3600, 1))
