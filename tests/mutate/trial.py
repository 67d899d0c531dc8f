"""Changes, one at a time in each copy, against the tests that reach them."""

from __future__ import annotations

import json
import queue
import sys
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import msgspec
import pytest

from tests.mutate import plugin, reach
from tests.mutate.changes import Change
from tests.mutate.copies import ROOT, Copy

FIRST = 40
"""Tests tried first: most changes are noticed by one of the nearest."""
PATIENCE = 120.0
"""Seconds that a run may take beside ten times what its tests take: a change can make a loop endless."""
NOTICED = (pytest.ExitCode.TESTS_FAILED, pytest.ExitCode.INTERRUPTED, pytest.ExitCode.USAGE_ERROR)
"""A test fails; or no test can be loaded."""


class Outcome(msgspec.Struct, frozen=True):
    """How many changes were noticed, and those that were not."""

    caught: int
    missed: list[Change]

    @property
    def share(self) -> float:
        """Of all, how many were noticed."""
        return self.caught / ((self.caught + len(self.missed)) or 1)


def tests_for(title: str) -> list[str]:
    """The tests of one title and of every title, or all."""
    if not title:
        return ["tests"]
    own = [f"tests/titles/{title}", *_of_title(title)]
    every = ["tests/engine", "tests/bots", "tests/test_every_title.py", "tests/maps/test_tiled.py"]
    return [name for name in [*own, *every, *reach.PINS] if (ROOT / name).exists()]


def _of_title(title: str) -> list[str]:
    files = [*(ROOT / "tests/ui").rglob("test_*.py"), *(ROOT / "tests/art").glob("test_*.py")]
    kept = [file for file in files if title in file.name and "window" not in file.name]
    return sorted(str(file.relative_to(ROOT)) for file in kept)


class Trial:
    """Copies at work; `kept` is where it is written which tests reach which line, if it is kept."""

    def __init__(self, folder: Path, jobs: int, tests: Sequence[str], kept: Path | None = None) -> None:
        copies = [Copy(folder / f"copy{place}") for place in range(jobs)]
        file = kept.resolve() if kept else folder / "reach"
        if not file.exists():
            reach.trace(copies, tests, file)
        self._folder, self._jobs = folder, jobs
        self._reach = reach.Reach(file)
        self._free: queue.SimpleQueue[Copy] = queue.SimpleQueue()
        for copy in copies:
            self._free.put(copy)

    def run(self, changes: Sequence[Change], verbose: bool = False) -> Outcome:
        """Try them all."""

        def tried(change: Change) -> bool:
            noticed = self._noticed(change)
            if verbose:
                sys.stderr.write(f"{'noticed' if noticed else 'MISSED '} {change}\n")
            return noticed

        with ThreadPoolExecutor(self._jobs) as pool:
            noticed = list(pool.map(tried, changes))
        return Outcome(sum(noticed), [c for c, seen in zip(changes, noticed, strict=True) if not seen])

    def _noticed(self, change: Change) -> bool:
        tests = self._reach.tests(change)
        copy = self._free.get()
        try:
            with copy.changed(change):
                return any(self._fails(copy, part) for part in (tests[:FIRST], tests[FIRST:]) if part)
        finally:
            self._free.put(copy)

    def _fails(self, copy: Copy, tests: list[str]) -> bool:
        """Whether one of the tests fails, or they never end."""
        wanted = copy.folder / "wanted.json"
        wanted.write_text(json.dumps(tests))
        files = sorted({test.partition("::")[0] for test in tests})
        seconds = PATIENCE + 10 * sum(self._reach.seconds.get(test, 0) for test in tests)
        status = copy.run(files, seconds, **{plugin.TESTS: str(wanted)})
        if status is None or status in NOTICED or status < 0:
            return True
        if status != pytest.ExitCode.OK:
            raise reach.BrokenTests(copy.said[-2000:])
        return False
