"""The running program, seen and touched from outside: a screen that nobody sees, a mouse, a keyboard."""

from __future__ import annotations

import os
import queue
import subprocess
import sys
import threading
import time
from collections.abc import Iterator

import pytest

from game import paths
from tests import programs
from tests.programs import PATIENCE

SIZE = (1920, 1080) if os.environ.get("HOTSEAT_SCREEN") == "large" else (1280, 720)
"""Of the screen and the window: the usual small one, or a large one where that is wished."""
SOON = 1.0
"""Seconds within which the program answers when it has nothing else to do."""
MARKS = [pytest.mark.xdist_group("window")]
"""Of every test that opens a window."""


def screen() -> Iterator[str]:
    """The name of a screen that nobody sees, as long as it is needed."""
    programs.need("Xvfb", "xdotool")
    reading, writing = os.pipe()
    size = f"{SIZE[0]}x{SIZE[1]}x24"
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(writing), "-screen", "0", size, "-nolisten", "tcp"],
        pass_fds=(writing,),
        stderr=subprocess.DEVNULL,
    )
    os.close(writing)
    with os.fdopen(reading) as pipe:
        number = pipe.readline().strip()
    yield f":{number}"
    server.terminate()
    server.wait(PATIENCE)


class Window:
    """The running program; what it says about itself, and hands on mouse and keys."""

    def __init__(self, display: str, *arguments: str) -> None:
        self.env = os.environ | {
            "DISPLAY": display,
            "SDL_VIDEODRIVER": "x11",
            "SDL_AUDIODRIVER": "dummy",
            "SDL_FRAMEBUFFER_ACCELERATION": "0",
            "SDL_VIDEO_WINDOW_POS": "0,0",
            "HOTSEAT_TRACE": "1",
        }
        self.process = subprocess.Popen(
            [sys.executable, "-m", "game", *arguments], env=self.env, stderr=subprocess.PIPE, text=True
        )
        self.places: dict[str, tuple[int, int]] = {}
        self._found: dict[str, tuple[int, int]] = {}
        self._shown = False
        self._lines: queue.Queue[str] = queue.Queue()
        threading.Thread(target=self._read, daemon=True).start()

    def _read(self) -> None:
        assert self.process.stderr is not None
        for line in self.process.stderr:
            self._lines.put(line.strip())

    def wait(self, start: str | tuple[str, ...]) -> str:
        """The next line that begins so, or in one of these ways; the places told meanwhile are kept."""
        until = time.monotonic() + PATIENCE
        seen = list[str]()
        while time.monotonic() < until:
            try:
                line = self._lines.get(timeout=0.2)
            except queue.Empty:
                assert self.process.poll() is None, seen[-5:]
                continue
            seen.append(line)
            self._shown |= line in ("ready table", "ready replay")
            if line.startswith("at "):
                name, x, y = line[3:].rsplit(" ", 2)
                self._found[name] = (int(x), int(y))
            if line.startswith("table "):
                self.places, self._found = self._found, {}
            if line.startswith(start):
                self._see(line)
                return line
        raise AssertionError(f"{start!r} was never said; last: {seen[-5:]}")

    def soon(self, line: str) -> bool:
        """Whether a line comes of itself."""
        try:
            return self._lines.get(timeout=SOON) == line
        except queue.Empty:
            return False

    def _see(self, line: str) -> None:
        """The first table is told while it is drawn: what is pressed before it is shown has no effect."""
        if line.startswith("table ") and not self._shown:
            self.wait("ready ")

    def do(self, *words: object) -> None:
        subprocess.run(["xdotool", *map(str, words)], env=self.env, check=True, timeout=PATIENCE)

    def drag(self, source: str, target: str) -> None:
        (x, y), (u, v) = self.places[source], self.places[target]
        words: list[object] = ["mousemove", x, y, "mousedown", 1]
        for share in (0.1, 0.3, 0.6, 0.9, 1.0):
            words += ["mousemove", round(x + (u - x) * share), round(y + (v - y) * share), "sleep", 0.03]
        self.do(*words, "mouseup", 1)

    def click(self, name: str) -> None:
        x, y = self.places[name]
        self.do("mousemove", x, y, "click", 1)

    def key(self, name: str) -> None:
        self.do("key", name)

    def take(self) -> str:
        """Show the table to the person for whom it is covered; return what is shown then."""
        shown = self.wait("ready cover")
        while shown == "ready cover":
            self.key("Return")
            shown = self.wait("ready ")
        return shown

    def close(self) -> None:
        self.process.terminate()
        assert self.process.wait(PATIENCE) == 0


def opened(display: str, *arguments: str, pace: str = "at_once") -> Window:
    """The program with pieces that arrive at once, and bots that play at a pace."""
    config = paths.config_dir()
    config.mkdir(parents=True, exist_ok=True)
    told = f'pace = "{pace}"\n'
    (config / "settings.toml").write_text(f'motion = "off"\n{told}width = {SIZE[0]}\nheight = {SIZE[1]}\n')
    return Window(display, *arguments)
