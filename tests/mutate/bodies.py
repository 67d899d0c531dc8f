"""``python -m tests.mutate.bodies game/engine -- tests/engine``: functions that no test would miss.

One process collects the tests, those after "--". A copy of it runs them once and notes which test calls which
function of the files and folders before "--". Then, for each function, another copy lets the function do
nothing and runs the tests that call it, the quickest first, until one fails. That takes a fraction of a
second, so that every function of a folder can be tried. Needs `fork`. What was worked out while the tests
were collected, like a title's content, stays as it was: a function that is named has to be looked at.
"""

from __future__ import annotations

import dis
import gc
import importlib
import inspect
import os
import pickle
import signal
import sys
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from pathlib import Path
from types import FrameType, FunctionType
from typing import Any

import msgspec
import pytest
from _pytest.runner import runtestprotocol

from tests.mutate.copies import ROOT

PATIENCE_S = 10
"""Seconds of CPU for the tests of one function: without it a loop may never end."""
WAIT_S = 120
"""Seconds of the clock: without it what is waited for may never come."""
MISSED = b"missed"


def none() -> None:
    return None


def false() -> bool:
    return False


def true() -> bool:
    return True


def empty() -> Iterator[None]:
    return
    yield


class Body(msgspec.Struct, frozen=True):
    """A function, and what it does instead: return a constant, or yield nothing."""

    function: Any
    """A `FunctionType`; mypy knows no code of one that can be set."""
    instead: Any

    def __str__(self) -> str:
        code = self.function.__code__
        file = Path(code.co_filename).relative_to(ROOT)
        return f"{file}:{code.co_firstlineno} {code.co_qualname} -> {self.instead.__name__}"

    def replace(self) -> None:
        """Let the function do that from now on, in this process."""
        other = self.instead.__code__
        self.function.__code__ = self.function.__code__.replace(
            co_code=other.co_code,
            co_consts=other.co_consts,
            co_names=(),
            co_exceptiontable=b"",
            co_linetable=other.co_linetable,
            co_stacksize=other.co_stacksize,
        )


def bodies(under: Path) -> list[Body]:
    """Return what can be tried of every function in a file or folder."""
    files = [under] if under.is_file() else sorted(under.rglob("*.py"))
    for file in files:
        importlib.import_module(".".join(file.relative_to(ROOT).with_suffix("").parts))
    found = {
        (one.__code__.co_filename, one.__code__.co_firstlineno, one.__qualname__): one
        for one in gc.get_objects()
        if isinstance(one, FunctionType) and _is_own(one, frozenset(map(str, files)))
    }
    return [Body(function, other) for _, function in sorted(found.items()) for other in _others(function)]


def _is_own(function: FunctionType, files: frozenset[str]) -> bool:
    """Return whether a function with a name is written in one of these files, and not abstract."""
    code = function.__code__
    return (
        code.co_filename in files and "<" not in code.co_name and "NotImplementedError" not in code.co_names
    )


def _others(function: Any) -> list[Any]:
    """Return what the function may do instead, except what it does already."""
    others: tuple[Callable[[], object], ...] = (none,)
    if inspect.isgeneratorfunction(function):
        others = (empty,)
    elif function.__annotations__.get("return") == "bool":
        others = (false, true)
    return [other for other in others if _steps(other) != _steps(function)]


def _steps(function: Callable[..., object]) -> list[tuple[str, Any]]:
    return [(step.opname, step.argval) for step in dis.get_instructions(function)]


class Trial:
    """Tries functions with the tests that pytest has collected, instead of running the tests."""

    def __init__(self, under: Sequence[Path]) -> None:
        self._under = under
        self.tried, self.called = 0, 0
        """How many bodies there are, and how many of them some test calls."""
        self.missed: list[Body] = []
        """The bodies that no test missed."""

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        gc.unfreeze()  # tests/conftest.py hides what there is after collection
        found = [body for under in self._under for body in bodies(under)]
        given = in_copy(lambda: pickle.dumps(calls(session.items, found)))
        callers: Mapping[int, Sequence[int]] = pickle.loads(given)  # noqa: S301  # from our own copy
        self.tried, self.called = len(found), len(callers)
        for number, tests in sorted(callers.items()):
            items = [session.items[test] for test in tests]
            if in_copy(partial(_outcome, found[number], items)) == MISSED:
                self.missed.append(found[number])
        return True


def in_copy(work: Callable[[], bytes]) -> bytes:
    """Return the result of some work in a silent copy of this process; b"" if the copy dies."""
    reading, writing = os.pipe()
    child = os.fork()
    if not child:
        for out in (1, 2):
            os.dup2(os.open(os.devnull, os.O_WRONLY), out)
        os.close(reading)
        with os.fdopen(writing, "wb") as pipe:
            pipe.write(work())
        os._exit(0)
    os.close(writing)
    with os.fdopen(reading, "rb") as pipe:
        given = pipe.read()
    os.waitpid(child, 0)
    return given


def calls(items: Sequence[pytest.Item], found: Sequence[Body]) -> dict[int, list[int]]:
    """Return the tests that call each body, by their numbers, the quickest first. Tests that fail are left
    out.
    """
    calls: dict[int, list[int]] = {}
    seconds: list[float] = []
    for place, item in enumerate(items):
        seen: set[int] = set()
        begun = time.process_time()
        sys.setprofile(partial(_note, seen))
        passed = _passes(item, items[place + 1 : place + 2])
        sys.setprofile(None)
        seconds.append(time.process_time() - begun)
        for number, body in enumerate(found) if passed else ():
            if id(body.function.__code__) in seen:
                calls.setdefault(number, []).append(place)
    return {number: sorted(tests, key=seconds.__getitem__) for number, tests in calls.items()}


def _note(seen: set[int], frame: FrameType, event: str, _: Any) -> None:
    if event == "call":
        seen.add(id(frame.f_code))


def _outcome(body: Body, items: Sequence[pytest.Item]) -> bytes:
    signal.setitimer(signal.ITIMER_VIRTUAL, PATIENCE_S)
    signal.alarm(WAIT_S)
    body.replace()
    passed = (_passes(item, items[place + 1 : place + 2]) for place, item in enumerate(items))
    return MISSED if all(passed) else b"noticed"


def _passes(item: pytest.Item, following: Sequence[pytest.Item]) -> bool:
    reports = runtestprotocol(item, log=False, nextitem=following[0] if following else None)
    return all(report.passed for report in reports)


def main(arguments: Sequence[str]) -> int:
    """Print the functions that no test missed; the exit status is 1 if there are any."""
    cut = arguments.index("--")
    trial = Trial([ROOT / name for name in arguments[:cut]])
    pytest.main(["-n0", "-q", "-p", "no:cacheprovider", *arguments[cut + 1 :]], plugins=[trial])
    for body in trial.missed:
        sys.stdout.write(f"{body}\n")
    sys.stdout.write(
        f"{trial.tried} bodies, {trial.called} called by tests, {len(trial.missed)} not missed\n"
    )
    return 1 if trial.missed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
