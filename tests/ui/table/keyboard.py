"""A game in the real window by the keyboard alone, every seat a person who asks a bot what to do.

`python -m tests.ui.table.keyboard TITLE [MOVES] [SEED]` plays a whole game, or so many gestures, without a
screen.
"""

from __future__ import annotations

import json
import os
import queue
import sys
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

from game import bots, paths
from game.engine.model import Option
from game.engine.session.record import SeatSetup
from game.engine.session.session import Session
from game.packages import registry
from game.records.settings import Store
from game.ui.scenes.chooser import Chooser
from game.ui.scenes.play.cover import Cover
from game.ui.scenes.play.ending import Ending
from game.ui.window import run
from game.ui.window.app import App
from game.ui.window.commands import Do
from tests.programs import PATIENCE
from tests.ui import real

SEATS = {"raiders": 1, "runebound": 1, "scythe": 2}
SETTINGS = {
    "motion": "off", "volume": 0, "double_click": 0, "ask_before": "never",
    "width": real.SIZE[0], "height": real.SIZE[1],
    "warn_unused": False, "warn_weak": False, "warn_danger": False, "warn_needed": False, "warn_odds": False,
}  # fmt: skip
SEED = 5
ANSWER = 10.0
"""So many seconds the program has to answer a key before another one is pressed."""
QUIET = 0.12
"""So many seconds without a word mean that all was said."""
COLOURS = ("blue", "orange", "green", "red", "violet", "ivory", "charcoal")


class Twin:
    """The same game without a window: it knows what the bot would do, and which keys lead there."""

    def __init__(self, title: str, seats: int, seed: int, folder: Path) -> None:
        self.app = App(Store(folder))
        for name, value in SETTINGS.items():
            setattr(self.app.ui.settings, name, value)
        self.app.window.size = real.SIZE
        package = registry.find(title)
        people = [SeatSetup(f"P{n}", colour) for n, colour in zip(range(seats), COLOURS, strict=False)]
        self.session = Session.new(package.title, people, {}, seed)
        self.scene = run.wire(self.app).table(self.session)
        self.bot = bots.make("easy", package)
        self.app.push(self.scene)
        self.settle()

    def settle(self) -> None:
        """Take away what lies over the table, until a person is to choose."""
        for _ in range(40):
            self.app.turn(50)
            top = self.app.top
            if isinstance(top, Cover):
                top._show()
            elif top is not self.scene and top is not None and not isinstance(top, Ending):
                top.close()
            if top is self.scene and (self.scene.game.choices() or self.session.over):
                return

    def choice(self) -> Option:
        """What the bot would do now."""
        seat, session = self.scene.game.viewer, self.session
        options = session.legal(seat)
        action = self.bot.choose(session.view(seat), seat, options, session.made)
        return next(option for option in options if option.action == action)

    def way(self, option: Option) -> tuple[list[str], int | None]:
        """The keys of what Enter is pressed on for an option, and its place among several."""
        at_hand = self.scene.model.at_hand
        if any(choice.option == option for choice in at_hand.buttons):
            return [f"act:{option.action}"], self.once(option)
        for ref in at_hand.pickable():
            once = [found.action for found in at_hand.by_click(ref)]
            if option.action in once:
                steps = [f"ref:{ref}"] * (2 if at_hand.targets(ref) else 1)
                return steps, once.index(option.action) if len(once) > 1 else None
        source, target = option.source or "", option.target or ""
        if self.scene.drag.done_by_click(source) == option:
            return [f"ref:{source}"], self.once(option)
        drops = [found.action for found in at_hand.drops(source, target)]
        place = drops.index(option.action) if len(drops) > 1 else self.once(option)
        return [f"ref:{source}", f"ref:{target}"], place

    def do(self, steps: list[str], place: int | None) -> None:
        """Make the same gesture."""
        for key in steps:
            self.scene.form.find(key).command(Do("confirm"))
        top = self.app.top
        if place is not None and isinstance(top, Chooser):
            top.form.find(f"choose:{place}").command(Do("confirm"))
        self.settle()

    def once(self, option: Option) -> int | None:
        """The place of once among how often something could be done."""
        model = self.scene.model
        return 0 if len(model.table.words.several(model.context, option.action)) > 1 else None


class Player:
    """Somebody with a keyboard and no mouse before the real window."""

    def __init__(self, window: real.Window) -> None:
        self.window = window
        self.stops: list[str] = []
        self.focus = self.table = self.scene = ""
        self.pressed = 0
        """Keys pressed so far."""
        self._answered = False

    def press(self, *keys: str, delay: int = 12) -> None:
        """Press keys one after the other, so many milliseconds apart, and wait until something comes of it: a
        key that is pressed again because the program is slow would mean what it shows next."""
        self.pressed, self._answered = self.pressed + len(keys), False
        self.window.do("key", "--delay", delay, *keys)
        end = time.monotonic() + ANSWER
        while not self._answered and time.monotonic() < end:
            self.read(0.5)

    def read(self, seconds: float) -> bool:
        """Note a line that the program says; whether there was one."""
        try:
            line = self.window._lines.get(timeout=seconds)
        except queue.Empty:
            assert self.window.process.poll() is None
            return False
        name, _, rest = line.partition(" ")
        self._answered = self._answered or name in ("focus", "table", "ready")
        if name == "stops":
            self.stops = rest.split()
        elif name == "focus":
            self.focus = rest
        elif name == "table":
            made, viewer, held = rest.split(" ", 2)
            self.table = f"{made} {viewer} {held.replace(' ', '_')}"
        elif name == "ready":
            self.scene = rest
        return True

    def listen(self) -> None:
        """Note all that the program says, until it is quiet: only then is the focus where it stays."""
        while self.read(QUIET):
            pass

    def heard(self) -> str:
        """What has the focus for good."""
        self.listen()
        return self.focus

    def until(self, start: str) -> None:
        """Wait for the table to stand so, at the keyboard's reach; whatever lies over it is confirmed."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            self.listen()
            if self.scene == "ending" or (self.scene == "table" and self.table.startswith(start)):
                return
            if self.scene != "table" or self.focus == "pass":
                self.focus = ""
                self.press("Return")
        raise AssertionError(f"the table was never {start!r}: {self.scene}, {self.table}, {self.focus}")

    def go_to(self, key: str) -> None:
        """Give something the focus by Tab."""
        end = time.monotonic() + PATIENCE
        while self.heard() != key:
            assert key in self.stops, f"no Tab leads to {key}: {self.stops}"
            assert time.monotonic() < end, f"{key} never gets the focus, {self.focus} has it"
            here = self.stops.index(self.focus) if self.focus in self.stops else -1
            far = (self.stops.index(key) - here) % len(self.stops) or len(self.stops)
            back = len(self.stops) - far
            name, count = ("Tab", far) if far <= back or here < 0 else ("shift+Tab", back)
            self.press(*[name] * count)

    def play(self, steps: list[str], place: int | None, held: str) -> None:
        """Press Enter on one thing after the other; `place`: among several that are asked for."""
        for number, key in enumerate(steps):
            self.go_to(key.replace(" ", "_"))
            self.press("Return")
            if number + 1 < len(steps):
                self.until(held)
        if place is not None:
            while self.scene != "chooser":
                self.read(0.5)
            self.choose(place)

    def choose(self, place: int) -> None:
        """Take one of several that are asked for."""
        self.press(*["Tab"] * place, "Return", delay=30)


@dataclass(frozen=True)
class Played:
    """A game by keys: moves made, gestures and keys that they took, and whether it came to its end."""

    moves: int
    gestures: int
    keys: int
    over: bool


def play(title: str, display: str, moves: int, folder: Path, seed: int = SEED) -> Played:
    """Play so many gestures by keys, or to the end."""
    seats = SEATS[title]
    twin = Twin(title, seats, seed, folder)
    config = paths.config_dir()
    config.mkdir(parents=True, exist_ok=True)
    told = "\n".join(f"{name} = {json.dumps(value)}" for name, value in SETTINGS.items())
    (config / "settings.toml").write_text(told)
    kinds = ",".join(["human"] * seats)
    window = real.Window(display, "play", title, "--seats", kinds, "--seed", str(seed))
    player, gestures = Player(window), 0
    try:
        while gestures < moves and not twin.session.over:
            gestures += 1
            made, viewer = twin.session.made, twin.scene.game.viewer
            player.until(f"{made} {viewer} None")
            option = twin.choice()
            steps, place = twin.way(option)
            held = steps[0].removeprefix("ref:").replace(" ", "_")
            player.play(steps, place, f"{made} {viewer} {held}")
            twin.do(steps, place)
        if not twin.session.over:
            player.until(f"{twin.session.made} ")
        else:
            player.until("the ending")  # behind what the last move showed
        return Played(twin.session.made, gestures, player.pressed, twin.session.over)
    finally:
        window.process.terminate()
        twin.app.window.destroy()


def main() -> None:
    """Play a whole game without a screen."""
    title = sys.argv[1]
    moves = int(sys.argv[2]) if len(sys.argv) > 2 else 100_000
    seed = int(sys.argv[3]) if len(sys.argv) > 3 else SEED
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        os.environ |= {"XDG_CONFIG_HOME": f"{folder}/config", "XDG_DATA_HOME": f"{folder}/data"}
        os.environ |= {"XDG_STATE_HOME": f"{folder}/state", "HOME": folder}
        display, begun = real.screen(), time.monotonic()
        try:
            played = play(title, next(display), moves, Path(folder) / "twin", seed)
        finally:
            next(display, None)
        end, took = "over" if played.over else "not over", time.monotonic() - begun
        told = f"{played.moves} moves, {played.gestures} gestures, {played.keys} keys in {took:.0f} s, {end}"
        sys.stdout.write(f"{title}, seed {seed}: {told}\n")


if __name__ == "__main__":
    main()
