"""A session bus with the accessibility bus on it, and a client that reads and presses through it."""

from __future__ import annotations

import contextlib
import json
import os
import queue
import subprocess
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from tests import programs
from tests.programs import PATIENCE

PYTHON = "/usr/bin/python3"
CLIENT = Path(__file__).with_name("atspi_client.py")
TYPELIB = "import gi; gi.require_version('Atspi', '2.0'); from gi.repository import Atspi"


STARTS, START_S = 5, 20
"""The library of the client sometimes waits for the bus for ever when it starts."""


def need() -> None:
    """Leave the test out where the bus or its client is missing."""
    programs.need("dbus-daemon", "Xvfb")
    launcher = [Path("/usr/libexec/at-spi-bus-launcher"), Path("/usr/lib/at-spi2-core/at-spi-bus-launcher")]
    if not any(path.exists() for path in launcher):
        pytest.skip("needs at-spi-bus-launcher (Debian: at-spi2-core)")
    if subprocess.run([PYTHON, "-c", TYPELIB], check=False, capture_output=True).returncode:
        pytest.skip("needs Atspi for Python (Debian: python3-gi gir1.2-atspi-2.0)")


def session() -> Iterator[dict[str, str]]:
    """The environment of programs on a bus of their own.

    The accessibility bus gets a folder of its own too: its socket has a fixed name, and two of them in the
    usual folder are one bus.
    """
    need()
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        env = {"XDG_RUNTIME_DIR": folder}
        daemon = subprocess.Popen(
            ["dbus-daemon", "--session", "--nofork", "--print-address=1"], env=os.environ | env,
            stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True,
        )  # fmt: skip
        assert daemon.stdout is not None
        yield env | {"DBUS_SESSION_BUS_ADDRESS": daemon.stdout.readline().strip()}
        daemon.terminate()
        daemon.wait(PATIENCE)


class Seen(NamedTuple):
    """A node as the client sees it."""

    number: int
    role: str
    name: str
    more: str
    focused: bool
    acts: int


class Client:
    """The client in a process of its own, and what it has heard."""

    def __init__(self, env: dict[str, str]) -> None:
        self.heard: list[str] = []
        self._answers: queue.Queue[list[Any]] = queue.Queue()
        self._process = next(process for _ in range(STARTS) if (process := self._started(env)) is not None)

    def _started(self, env: dict[str, str]) -> subprocess.Popen[str] | None:
        """Return the client's process once it is ready; None if it hangs on its way to the bus."""
        process = subprocess.Popen(
            [PYTHON, str(CLIENT)], env={**os.environ, **env}, text=True,
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
        )  # fmt: skip
        threading.Thread(target=self._read, args=(process,), daemon=True).start()
        with contextlib.suppress(queue.Empty):
            assert self._answers.get(timeout=START_S) == ["ready"]
            return process
        process.kill()
        process.wait(PATIENCE)
        return None

    def _read(self, process: subprocess.Popen[str]) -> None:
        assert process.stdout is not None
        for line in process.stdout:
            words = json.loads(line)
            if words[0] == "heard":
                self.heard.append(words[1])
            else:
                self._answers.put(words)

    def _next(self) -> list[Any]:
        return self._answers.get(timeout=PATIENCE)

    def _ask(self, *words: object) -> list[Any]:
        assert self._process.stdin is not None
        self._process.stdin.write(json.dumps(words) + "\n")
        self._process.stdin.flush()
        return self._next()

    def tree(self) -> list[Seen]:
        """What is on the screen now."""
        nodes = self._ask("tree")[1]
        return [Seen(number, **node) for number, node in enumerate(nodes)]

    def press(self, node: Seen) -> None:
        self._ask("press", node.number)

    def wait(self, wanted: Callable[[list[Seen]], Seen | None], what: str) -> Seen:
        """The first node for which the screen gets as it is wanted."""
        until, names = time.monotonic() + PATIENCE, list[str]()
        while time.monotonic() < until:
            tree = self.tree()
            names = [node.name for node in tree]
            if (found := wanted(tree)) is not None:
                return found
            time.sleep(0.1)
        raise AssertionError(f"{what} never came; last: {names}")

    def button(self, name: str) -> Seen:
        """The button with a name, once it is there."""
        return self.wait(
            lambda tree: next((n for n in tree if n.acts and n.name.startswith(name)), None), name
        )

    def close(self) -> None:
        assert self._process.stdin is not None
        self._process.stdin.close()
        self._process.wait(PATIENCE)
