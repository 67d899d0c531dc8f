"""What all tests share: no window on the person's screen, no sound, none of the person's own files."""

from __future__ import annotations

import gc
import itertools
import os
from collections.abc import Iterator
from pathlib import Path

import hypothesis
import pytest

from game.bots.search.collector import freeze_for_good
from tests import homes

os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ["SDL_FRAMEBUFFER_ACCELERATION"] = "0"
os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
homes.leave(os.environ)

hypothesis.settings.register_profile(
    "any machine", deadline=None, derandomize=True, suppress_health_check=[hypothesis.HealthCheck.too_slow]
)
hypothesis.settings.load_profile("any machine")

SET_ASIDE_EVERY = 40
"""Tests between two at which all that is in memory counts as no garbage."""
_TESTS = itertools.count(1)
_HOMES = itertools.count(1)


@pytest.fixture(scope="session")
def homes_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of all homes: pytest looks through its own folder whenever it makes another one in it."""
    return tmp_path_factory.mktemp("homes")


@pytest.fixture(autouse=True)
def own_home(homes_folder: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A fresh home for every test: settings and records of the person are never touched."""
    home = homes_folder / str(next(_HOMES))
    home.mkdir()
    monkeypatch.setenv("HOME", str(home))
    return home


@pytest.fixture(autouse=True)
def no_waiting_for_the_disk(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only a power cut would show the difference. Programs that are started, and killed, do wait."""
    monkeypatch.setattr(os, "fsync", lambda file: None)


@pytest.fixture(scope="module")
def display() -> Iterator[str]:
    """A screen that nobody sees, for real windows."""
    from tests.ui import real

    yield from real.screen()


def pytest_collection_finish() -> None:
    """Thousands of tests are no garbage: windows that tidy up need not look through them."""
    _set_aside()


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup() -> None:
    """Nor is what the tests so far have read, like the content of titles and their pictures."""
    if next(_TESTS) % SET_ASIDE_EVERY == 0:
        _set_aside()


def _set_aside() -> None:
    gc.collect()
    freeze_for_good()


def pytest_sessionfinish(session: pytest.Session) -> None:
    """In CI nothing may be left out: a skipped test fails the run."""
    reporter = session.config.pluginmanager.get_plugin("terminalreporter")
    if os.environ.get("HOTSEAT_CI") and reporter and reporter.stats.get("skipped"):
        session.exitstatus = pytest.ExitCode.TESTS_FAILED
