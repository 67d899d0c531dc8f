"""For pytest (`-p tests.mutate.plugin`): says which test reaches which line, or runs only given tests."""

from __future__ import annotations

import json
import os
import time
from collections.abc import Iterator
from pathlib import Path

import coverage
import pytest

TRACE = "MUTATE_TRACE"
"""The variable that names the file to write: the lines that each test reaches."""
TESTS = "MUTATE_TESTS"
"""The variable that names the file of the tests to run, in this order."""


class Tracer:
    """Notes the lines that each test reaches, and how long it takes."""

    def __init__(self, file: str) -> None:
        self.file = file
        self.coverage = coverage.Coverage(data_file=file, source=["game"], config_file=False)
        self.seconds: dict[str, float] = {}

    def pytest_sessionstart(self) -> None:
        """What is imported while the tests are found belongs to none of them."""
        self.coverage.start()

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        """One test."""
        self.coverage.switch_context(item.nodeid)
        begun = time.process_time()
        found = yield
        self.seconds[item.nodeid] = time.process_time() - begun
        return found

    def pytest_sessionfinish(self) -> None:
        """Write it all down."""
        self.coverage.stop()
        self.coverage.save()
        Path(self.file + ".json").write_text(json.dumps(self.seconds))


class Chooser:
    """Runs given tests, in their order."""

    def __init__(self, file: str) -> None:
        self.wanted = {name: place for place, name in enumerate(json.loads(Path(file).read_text()))}

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Leave out the others."""
        chosen = [item for item in items if item.nodeid in self.wanted]
        items[:] = sorted(chosen, key=lambda item: self.wanted[item.nodeid])


def pytest_configure(config: pytest.Config) -> None:
    """Do what the environment asks for."""
    if file := os.environ.get(TRACE):
        config.pluginmanager.register(Tracer(file))
    if file := os.environ.get(TESTS):
        config.pluginmanager.register(Chooser(file))
