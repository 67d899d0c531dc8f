"""``python -m tests.hands keys|mouse|pad [TITLE ...]``: whole games in the window by one kind of hand alone.

Every seat is a person who asks a bot what to do; the gamepad is one that SDL makes up.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pygame

from game.devtools.selftest.guest import ANSWERS
from game.devtools.selftest.hand import Hand, TableHand
from game.engine.model import Option
from game.packages import registry
from game.ui.scenes.chooser import Chooser
from game.ui.scenes.play.ending import Ending
from game.ui.widgets import Form
from game.ui.widgets.press_guard import GUARD_MS
from game.ui.window.app import App
from tests import homes
from tests.ui.table.keyboard import SEATS, SEED, Twin
from tests.ui.virtual_pad import VirtualPad

TURN_MS = 16.0
MAX_TURNS = 200
"""So many turns of the loop may pass until a person is asked again."""


class FocusHand:
    """Goes to one thing after the other and presses it. `press` gives one of its four commands."""

    def __init__(self, app: App, press: Callable[[str], None]) -> None:
        self.app, self._press = app, press
        self.presses = 0

    def press(self, what: str) -> None:
        """Give a command: next, previous, confirm or cancel."""
        self.presses += 1
        self._press(what)

    def use(self, key: str) -> None:
        """Go to a widget of the top scene and confirm it."""
        form = form_of(self.app)
        target = form.find(key)
        while form.focus is not target:
            stops = form.stops()
            here = stops.index(form.focus) if form.focus in stops else -1
            assert target in stops, f"{key} cannot be reached"
            ahead = (stops.index(target) - here) % len(stops)
            self.press("next" if here < 0 or ahead <= len(stops) - ahead else "previous")
            target = form.find(key)
        self.press("confirm")

    def dismiss(self) -> None:
        """Leave what lies over the table."""
        self.press("cancel")

    def do(self, table: Table, option: Option) -> None:
        """Carry out an option."""
        steps, place = table.way(option)
        for key in steps:
            self.use(key)
        choose(self, self.app, place)


class MouseHand:
    """Clicks and drags."""

    def __init__(self, app: App) -> None:
        self.app, self._hand = app, Hand(app)
        self.presses = 0

    def use(self, key: str) -> None:
        """Click a widget of the top scene."""
        self.presses += 1
        self._hand.click(form_of(self.app).find(key).rect.center)

    def dismiss(self) -> None:
        """Click beside everything."""
        self.presses += 1
        self._hand.click((3, 3))

    def do(self, table: Table, option: Option) -> None:
        """Carry out an option by dragging or clicking."""
        _, place = table.way(option)
        self.presses += 1
        TableHand(self._hand, table.scene).do(option)
        choose(self, self.app, place)


AnyHand = FocusHand | MouseHand


def choose(hand: AnyHand, app: App, place: int | None) -> None:
    """Take one of several that are asked for."""
    app.turn(TURN_MS)
    if place is not None and isinstance(app.top, Chooser):
        app.turn(GUARD_MS)
        hand.use(f"choose:{place}")


def form_of(app: App) -> Form:
    """Return the widgets of the top scene."""
    form = app.top.form if app.top is not None else None
    assert form is not None
    return form


def by_keys(app: App) -> FocusHand:
    """Return a hand with a keyboard and nothing else."""
    hand, shift = Hand(app), pygame.KMOD_LSHIFT
    keys = {
        "next": (pygame.K_TAB, 0), "previous": (pygame.K_TAB, shift), "confirm": (pygame.K_RETURN, 0),
        "cancel": (pygame.K_ESCAPE, 0),
    }  # fmt: skip
    return FocusHand(app, lambda what: hand.key(*keys[what]))


def by_pad(app: App) -> FocusHand:
    """Return a hand with a gamepad and nothing else."""
    app.ui.pads.open()
    pad = VirtualPad()
    buttons = {"next": "rightshoulder", "previous": "leftshoulder", "confirm": "a", "cancel": "b"}

    def press(what: str) -> None:
        for down in (True, False):
            pad.hold(buttons[what], down)
            pygame.event.pump()
        app.turn(TURN_MS)

    return FocusHand(app, press)


WAYS: dict[str, Callable[[App], AnyHand]] = {"keys": by_keys, "mouse": MouseHand, "pad": by_pad}


class Table(Twin):
    """A game in the window without a screen, which one kind of hand plays."""

    def __init__(self, way: str, title: str, seed: int, folder: Path) -> None:
        self._way = way
        self.hand: AnyHand | None = None
        super().__init__(title, SEATS[title], seed, folder)

    def settle(self) -> None:
        """Answer what lies over the table, until a person is to choose or the game is over."""
        self.hand = self.hand or WAYS[self._way](self.app)
        for _ in range(MAX_TURNS):
            self.app.turn(50)
            top = self.app.top
            keys = {w.key for w in top.form.walk() if w.enabled} if top is not None and top.form else set()
            if isinstance(top, Ending) or (top is self.scene and self.scene.game.choices()):
                return
            if (key := next((key for key in (*ANSWERS, "pass") if key in keys), None)) is not None:
                self.app.turn(GUARD_MS)
                self.hand.use(key)
            elif top is not self.scene:
                self.hand.dismiss()
        raise AssertionError(f"nobody is asked any more: {self.app.top and self.app.top.name}")

    def play(self, moves: int) -> None:
        """Make so many choices, or play to the end."""
        assert self.hand is not None
        while moves > 0 and not self.session.over:
            option, made = self.choice(), self.session.made
            self.hand.do(self, option)
            self.settle()
            assert self.session.made > made, f"{option.action} cannot be done by {self._way}"
            moves -= 1


@dataclass(frozen=True)
class Played:
    """A game by one kind of hand: moves made, presses or gestures, and whether it came to its end."""

    moves: int
    presses: int
    over: bool


def play(way: str, title: str, folder: Path, moves: int, seed: int = SEED) -> Played:
    """Play so many choices of a game by keys, mouse or gamepad."""
    table = Table(way, title, seed, folder)
    assert table.hand is not None
    try:
        table.play(moves)
        return Played(table.session.made, table.hand.presses, isinstance(table.app.top, Ending))
    finally:
        table.app.ui.pads.close()
        table.app.window.destroy()


def main() -> int:
    """Play and report; 1 where a game did not come to its end."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("way", choices=WAYS)
    parser.add_argument("titles", nargs="*", default=registry.names())
    parser.add_argument("--moves", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=SEED)
    given, all_over = parser.parse_args(), True
    for title in given.titles:
        with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as home:
            homes.move(os.environ, home)
            begun = time.monotonic()
            played = play(given.way, title, Path(home), given.moves, given.seed)
            took, end = time.monotonic() - begun, "over" if played.over else "not over"
        sys.stdout.write(
            f"{title} by {given.way}, seed {given.seed}: {played.moves} moves, {played.presses} presses "
            f"in {took:.0f} s, {end}\n"
        )
        sys.stdout.flush()
        all_over &= played.over
    return int(not all_over)


if __name__ == "__main__":
    sys.exit(main())
