"""Which tests reach a change, those first that are likeliest to notice it."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cached_property
from pathlib import Path
from typing import Any

from coverage import CoverageData

from tests.mutate import plugin
from tests.mutate.changes import Change
from tests.mutate.copies import Copy

APART = (
    "tests/packages/test_package.py",
    "tests/devtools/test_bench.py",
    "tests/test_programs.py",
    "tests/test_mutate.py",
)
"""Tests that start other programs or run for themselves: they reach no line here."""
PINS = ("tests/content/", "tests/playthroughs/")
"""Tests that keep what a person sees of everything."""


FEW = 3
"""Where fewer tests reach a line, it may be that it is run once for all of them."""


class BrokenTests(Exception):
    """Tests fail before anything is changed."""


def trace(copies: Sequence[Copy], tests: Iterable[str], file: Path) -> None:
    """Write down which lines each test reaches. Raises BrokenTests."""
    files = [name for test in tests for name in _files(copies[0].folder, test)]
    shares = [files[place :: len(copies)] for place in range(len(copies))]
    parts = [file.with_name(f"{file.name}.{place}") for place in range(len(copies))]

    def share(copy: Copy, files: list[str], part: Path) -> None:
        trace: dict[str, Any] = {plugin.TRACE: str(part)}
        if files and copy.run(files, **trace) != 0:
            raise BrokenTests(copy.said[-2000:])

    with ThreadPoolExecutor(len(copies)) as pool:
        list(pool.map(share, copies, shares, parts))
    data, seconds = CoverageData(str(file)), dict[str, float]()
    for part in (part for part in parts if part.exists()):
        read = CoverageData(str(part))
        read.read()
        data.update(read, map_path=lambda path: _inside(path, copies))
        said = part.with_name(part.name + ".json")
        seconds |= json.loads(said.read_text())
        part.unlink()
        said.unlink()
    data.write()
    file.with_name(file.name + ".json").write_text(json.dumps(seconds))


def _files(root: Path, test: str) -> list[str]:
    here = root / test
    found = sorted(here.rglob("test_*.py")) if here.is_dir() else [here]
    names = [str(file.relative_to(root)) for file in found]
    return [name for name in names if not name.startswith(APART)]


def _inside(path: str, copies: Sequence[Copy]) -> str:
    """A file's name in the tree, whichever copy it was traced in."""
    return next(str(Path(path).relative_to(c.folder)) for c in copies if Path(path).is_relative_to(c.folder))


class Reach:
    """What was traced: lines and their tests."""

    def __init__(self, file: Path) -> None:
        self._data = CoverageData(str(file))
        self._data.read()
        self.seconds: dict[str, float] = json.loads(file.with_name(file.name + ".json").read_text())
        self._of_file: dict[str, dict[int, list[str]]] = {}

    def tests(self, change: Change) -> list[str]:
        """The tests that reach a change; of what is run once for all, those that reach its file or title."""
        found = self._at(change)
        if len(found) < FEW:
            found |= self._around(change)
        return sorted(found, key=lambda test: self._rank(change, test))

    def _at(self, change: Change) -> set[str]:
        if not change.file.endswith(".py"):
            return set()
        lines = self._lines(change.file)
        return {test for test in lines.get(change.line, ()) if test}

    def _around(self, change: Change) -> set[str]:
        """Module level is run when it is imported, content and maps are read once in a process, and what is
        remembered is worked out for the first test only."""
        path = Path(change.file)
        if path.suffix == ".py" and not change.file.startswith("game/titles/"):
            return {test for tests in self._lines(change.file).values() for test in tests if test}
        title = (
            path.parts[2]
            if path.suffix == ".py"
            else path.stem
            if path.suffix == ".tmx"
            else path.parent.name
        )
        readers = [f"game/titles/{title}/"]
        readers += (
            ["game/tiled", "tools/paint/core/plan", "game/check"] if path.suffix == ".tmx" else ["game/check"]
        )
        files = [file for file in self._data.measured_files() if file.startswith(tuple(readers))]
        return {t for file in files for tests in self._lines(file).values() for t in tests if t}

    def _lines(self, file: str) -> dict[int, list[str]]:
        if file not in self._of_file:
            self._of_file[file] = self._data.contexts_by_lineno(file)
        return self._of_file[file]

    def _rank(self, change: Change, test: str) -> tuple[bool, bool, float]:
        """Tests of the same name first, then what pins everything, then what reaches least."""
        stem = Path(change.file).stem
        return f"test_{stem}" not in test, not test.startswith(PINS), self._breadth[test]

    @cached_property
    def _breadth(self) -> Counter[str]:
        """How many files each test reaches."""
        found: Counter[str] = Counter()
        for file in self._data.measured_files():
            found.update({test for tests in self._lines(file).values() for test in tests})
        return found
