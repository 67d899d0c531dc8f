"""How far something long is, on standard error: a bar on a terminal, else a line at once and now and then."""

from __future__ import annotations

import sys
import threading
from abc import ABC, abstractmethod
from contextlib import AbstractContextManager
from time import monotonic

from game.text.output import complain

NEWS = 10.0
"""Seconds between two lines."""


class Progress(AbstractContextManager["Progress"], ABC):
    """Begins when it is entered. `tell` how much is done as often as you like."""

    @abstractmethod
    def tell(self, done: int) -> None:
        """Show that `done` units are done."""


def of(what: str, unit: str, done: int, all_: int) -> Progress:
    """Return a progress display of units, some of which may be done already."""
    on_terminal = sys.stderr is not None and sys.stderr.isatty()
    return _Bar(what, done, all_) if on_terminal else _Lines(what, unit, done, all_)


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
            progress.TextColumn("to go"),
            progress.TimeRemainingColumn(),
        )
        self._bar = progress.Progress(*columns, console=Console(stderr=True), transient=True)
        self._task = self._bar.add_task(what, total=all_, completed=done)

    def __enter__(self) -> _Bar:
        self._bar.start()
        return self

    def __exit__(self, *raised: object) -> None:
        self._bar.stop()

    def tell(self, done: int) -> None:
        self._bar.update(self._task, completed=done)


class _Lines(Progress):
    """Lines for a file or another program. A thread writes them: what is counted may take long."""

    def __init__(self, what: str, unit: str, done: int, all_: int) -> None:
        self._what, self._unit = what, unit
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

    def tell(self, done: int) -> None:
        self._done = done

    def _run(self) -> None:
        while not self._over.wait(NEWS):
            self._say()

    def _say(self) -> None:
        passed, more = monotonic() - self._since, self._done - self._begun
        left = self._all - self._done
        to_go = f", about {_span(passed / more * left)} to go" if more and left else ""
        after = f" after {_span(passed)}" if passed >= 1 else ""
        complain(f"{self._what}: {self._done} of {self._all} {self._unit}{after}{to_go}")


def _span(seconds: float) -> str:
    """Return a time in the unit in which people would say it."""
    if seconds < 120:
        return f"{seconds:.0f} s"
    return f"{seconds / 60:.0f} min" if seconds < 7200 else f"{seconds / 3600:.1f} h"
