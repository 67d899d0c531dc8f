"""``python -m tests.monkey``: a hand that knows nothing of the game, let loose on the window.

Random clicks, drags, keys, wheels and window sizes over menu, tables with bots and every other scene. What it
looks for: a report about a failure, and open files or memory that grow without bound.
"""

from __future__ import annotations

import argparse
import os
import random
import sys
import tempfile
from pathlib import Path
from typing import Any

os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"

import pygame

from game import paths
from game.engine.session.record import SeatSetup
from game.packages import registry
from game.presentation.setup.catalogue import NewGame
from game.records.settings import Store
from game.ui.table.scene import TableScene
from game.ui.widgets import Widget
from game.ui.window import run
from game.ui.window.app import App
from game.ui.window.commands import Do
from game.ui.window.theme import SEAT_COLOURS
from tests import homes
from tests.programs import most_mb

MAX_FILES, MAX_MB = 80, 500
SIZES = (
    (640, 360),
    (1080, 1920),
    (1280, 720),
    (1366, 768),
    (1600, 900),
    (1920, 1080),
    (2560, 1440),
    (3840, 1080),
)
KEYS = (
    pygame.K_TAB, pygame.K_RETURN, pygame.K_SPACE, pygame.K_UP, pygame.K_DOWN, pygame.K_LEFT, pygame.K_RIGHT,
    pygame.K_ESCAPE, pygame.K_F1, pygame.K_F10, pygame.K_F11, pygame.K_HOME, pygame.K_BACKSPACE,
    pygame.K_DELETE, pygame.K_PLUS, pygame.K_MINUS, pygame.K_h, pygame.K_l, pygame.K_p,
    pygame.K_z, pygame.K_y, pygame.K_7,
)  # fmt: skip
MODIFIERS = (0, 0, 0, pygame.KMOD_SHIFT, pygame.KMOD_CTRL)
STEP_MS = 60.0
TABLE_EVERY = 900
"""After so many events without a new table one is opened, so that every title is seen."""


class Monkey:
    """Posts random events and lets the window take its turns."""

    def __init__(self, seed: int) -> None:
        self.chance = random.Random(seed)
        self.app = App(Store(paths.config_dir()))
        self.app.ui.settings.volume = 0
        self.service = run.wire(self.app)
        assert self.app.make_menu is not None
        self.app.first_words(self.app.make_menu())
        self.files = 0
        """The most files that were open at once."""
        self.tables = 0

    def play(self, events: int) -> None:
        """So many events, and a look at the open files after every hundred."""
        for number in range(events):
            if number % TABLE_EVERY == 0:
                self._sit_down()
            self._event()
            self.app.turn(STEP_MS)
            self._stay()
            if number % 100 == 0:
                self.files = max(self.files, open_files())
        self.files = max(self.files, open_files())

    def close(self) -> None:
        """Leave every scene: no bot may go on thinking."""
        for scene in reversed(self.app.scenes):
            scene.leave()
        self.app.window.destroy()

    # ---- what it does
    def _event(self) -> None:
        handlers = (self._click, self._click, self._drag, self._move, self._key, self._wheel, self._choose)
        self.chance.choice(handlers)()
        if self.chance.random() < 0.01:
            self.app.window.size = self.chance.choice(SIZES)

    def _click(self) -> None:
        pos, button = self._place(), self.chance.choice((1, 1, 1, 1, 3))
        self._post(pygame.MOUSEMOTION, pos=pos, rel=(1, 1), buttons=(0, 0, 0))
        self._post(pygame.MOUSEBUTTONDOWN, pos=pos, button=button)
        self._post(pygame.MOUSEBUTTONUP, pos=pos, button=button)

    def _drag(self) -> None:
        start, end = self._place(), self._place()
        self._post(pygame.MOUSEBUTTONDOWN, pos=start, button=1)
        for pos in (((start[0] + end[0]) // 2, (start[1] + end[1]) // 2), end):
            self._post(pygame.MOUSEMOTION, pos=pos, rel=(9, 9), buttons=(1, 0, 0))
        self._post(pygame.MOUSEBUTTONUP, pos=end, button=1)

    def _move(self) -> None:
        self._post(pygame.MOUSEMOTION, pos=self._place(), rel=(1, 1), buttons=(0, 0, 0))

    def _wheel(self) -> None:
        turned = self.chance.choice((-1, 1))
        self._post(pygame.MOUSEWHEEL, x=0, y=turned, precise_x=0.0, precise_y=turned)

    def _key(self) -> None:
        key, mod = self.chance.choice(KEYS), self.chance.choice(MODIFIERS)
        self._post(pygame.KEYDOWN, key=key, mod=mod, unicode="", scancode=0)
        self._post(pygame.KEYUP, key=key, mod=mod, unicode="", scancode=0)

    def _choose(self) -> None:
        """Enter on whatever has the focus, so that games go on."""
        if self.app.top is not None:
            self.app.top.command(Do("confirm"))

    def _place(self) -> tuple[int, int]:
        """Mostly on a widget."""
        form = getattr(self.app.top, "form", None)
        widgets: list[Widget] = list(form.widgets) if form is not None else []
        if widgets and self.chance.random() < 0.7:
            return self.chance.choice(widgets).rect.center
        wide, high = self.app.window.size
        return self.chance.randrange(wide), self.chance.randrange(high)

    def _post(self, kind: int, **facts: Any) -> None:
        pygame.event.post(pygame.event.Event(kind, **facts))

    # ---- what keeps it going
    def _sit_down(self) -> None:
        """A table of the next title with a person and bots."""
        title = registry.names()[self.tables % len(registry.names())]
        self.tables += 1
        count = self.chance.choice(registry.find(title).title.seats)
        kinds = ["human", *self.chance.choices(("human", "random", "easy"), k=count - 1)]
        seats = tuple(
            SeatSetup(f"Seat {n}", colour, kind)
            for n, (colour, kind) in enumerate(zip(SEAT_COLOURS, kinds, strict=False), start=1)
        )
        self.service.start(NewGame(title, seats, {}, self.chance.randrange(1000)))
        assert isinstance(self.app.top, TableScene) or self.app.scenes

    def _stay(self) -> None:
        """The program does not end."""
        self.app._running = True
        if not self.app.scenes:
            assert self.app.make_menu is not None
            self.app.push(self.app.make_menu())


def open_files() -> int:
    """How many files this process has open."""
    return len(list(Path("/dev/fd").iterdir())) - 1


def main() -> int:
    """Let it loose and report; 1 where something is wrong."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--events", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as home:
        homes.move(os.environ, home)
        monkey = Monkey(given.seed)
        monkey.play(given.events)
        monkey.close()
        reports = [path.read_text(encoding="utf-8") for path in paths.state_dir().glob("crash-*.txt")]
    sys.stdout.write("".join(reports))
    sys.stdout.write(
        f"{given.events} events, {monkey.tables} tables: {len(reports)} failures, "
        f"at most {monkey.files} open files and {most_mb():.0f} MB\n"
    )
    return int(bool(reports) or monkey.files > MAX_FILES or most_mb() > MAX_MB)


if __name__ == "__main__":
    sys.exit(main())
