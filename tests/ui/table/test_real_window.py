"""The program as a person meets it: a real window, a real mouse, a real keyboard."""

from __future__ import annotations

import os
import queue
import shutil
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from game import catalogue, paths
from game.engine import record
from game.engine.model import Option
from game.engine.record import SeatSetup
from game.engine.session import Session

TITLE = "raiders"
SEED = 7
SIZE = (1280, 800)
PATIENCE = 20.0

pytestmark = [
    pytest.mark.skipif(
        not (shutil.which("Xvfb") and shutil.which("xdotool")), reason="needs Xvfb and xdotool"
    ),
    pytest.mark.xdist_group("window"),
]


@pytest.fixture(scope="module")
def display() -> Iterator[str]:
    """A screen that nobody sees."""
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
        self._lines: queue.Queue[str] = queue.Queue()
        threading.Thread(target=self._read, daemon=True).start()

    def _read(self) -> None:
        assert self.process.stderr is not None
        for line in self.process.stderr:
            self._lines.put(line.strip())

    def wait(self, start: str) -> str:
        """The next line that begins so; the places told meanwhile are kept."""
        until = time.monotonic() + PATIENCE
        seen = []
        while time.monotonic() < until:
            try:
                line = self._lines.get(timeout=0.2)
            except queue.Empty:
                assert self.process.poll() is None, seen[-5:]
                continue
            seen.append(line)
            if line.startswith("at "):
                name, x, y = line[3:].rsplit(" ", 2)
                self._found[name] = (int(x), int(y))
            if line.startswith("table "):
                self.places, self._found = self._found, {}
            if line.startswith(start):
                return line
        raise AssertionError(f"{start!r} was never said; last: {seen[-5:]}")

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

    def close(self) -> None:
        self.process.terminate()
        assert self.process.wait(PATIENCE) == 0


@pytest.fixture
def window(display: str, own_home: Path) -> Iterator[Window]:
    """A game of two people, with pieces that arrive at once."""
    config = paths.config_dir()
    config.mkdir(parents=True)
    (config / "settings.toml").write_text(f'motion = "off"\nwidth = {SIZE[0]}\nheight = {SIZE[1]}\n')
    opened = Window(display, "play", TITLE, "--seats", "human,human", "--seed", str(SEED))
    yield opened
    if opened.process.poll() is None:
        opened.close()


def same_game() -> Session:
    """The same game without a window: it says what is legal."""
    return Session.new(catalogue.find(TITLE), [SeatSetup("A", "blue"), SeatSetup("B", "red")], {}, SEED)


def name_of(option: Option) -> str:
    return f"act:{option.action}".replace(" ", "_")


def by_hand(window: Window, session: Session, option: Option) -> None:
    """Do in the window what an option says, and in the other game too."""
    if option.source is not None and option.target is not None:
        window.drag(option.source, option.target)
    elif name_of(option) in window.places:
        window.click(name_of(option))
    else:
        window.click(option.source or option.target or "")
    session.submit(session.waiting_for()[0], option.action)
    window.wait(f"table {len(session.moments)} ")


def take_over(window: Window, session: Session) -> None:
    """The next person gets the screen."""
    if "pass" in window.places:
        window.click("pass")
    window.wait("ready cover")
    window.key("Return")
    window.wait(f"table {len(session.moments)} {session.waiting_for()[0]} ")


def play_until_drag(window: Window, session: Session) -> None:
    """The set-up, up to the first turn."""
    while session.turn < 1 or not any(o.source and o.target for o in session.legal(session.waiting_for()[0])):
        seat = session.waiting_for()[0]
        by_hand(window, session, session.legal(seat)[0])
        if session.waiting_for()[0] != seat:
            take_over(window, session)


def test_a_whole_turn_with_the_mouse(window: Window) -> None:
    session = same_game()
    window.wait("ready cover")
    window.key("Return")
    window.wait(f"table 0 {session.waiting_for()[0]} ")
    play_until_drag(window, session)

    seat, turn = session.waiting_for()[0], session.turn
    refused = next(
        c.option for c in session.choices(seat) if c.reason and c.option.source and c.option.target
    )
    window.drag(refused.source or "", refused.target or "")
    window.wait(f"table {len(session.moments)} {seat} None")

    made = len(session.moments)
    option = next(o for o in session.legal(seat) if o.source and o.target)
    by_hand(window, session, option)
    window.key("ctrl+z")
    window.wait(f"table {made} {seat} ")
    session.undo(seat)
    by_hand(window, session, option)

    while session.turn == turn and session.waiting_for()[0] == seat:
        by_hand(window, session, session.legal(seat)[0])
    take_over(window, session)
    files = list(paths.records_dir().glob("*.jsonl"))
    assert [m.action for m in session.moments] == [action for _, action in record.read(files[0]).moves]
    window.close()
