"""``python -m tests.ui.memory [TITLE ...]``: the memory of the window in every scene of a game, in MB.

For each size of the window a fresh process goes through the scenes, each title at its fullest table. "now" is
what the process holds while the scene is shown, "peak" the most since the scene before. The exit status is 1
if the window holds more than the limit for a moment, at 1920x1080 or less.
"""

from __future__ import annotations

import argparse
import os
import random
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from pathlib import Path

os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"

from game.bots import HUMAN
from game.packages import registry
from game.presentation.messages import Messages
from game.presentation.score_sheet import score_sheet
from game.presentation.setup.catalogue import NewGame
from game.ui.scenes.hall.hall import HallScene
from game.ui.scenes.learn.album import seats_of
from game.ui.scenes.learn.glossary import Glossary
from game.ui.scenes.learn.learn import LearnScene
from game.ui.scenes.learn.rulebook import Rulebook
from game.ui.scenes.learn.turn_pages import TurnPages
from game.ui.scenes.menu import Menu
from game.ui.scenes.play.ending import NOTHING_MORE, Ending
from game.ui.scenes.records.records import Records
from game.ui.scenes.settings import SettingsScene
from game.ui.scenes.setup.new_game import NewGameScene
from game.ui.table.api import Thing
from game.ui.table.scene import TableScene
from game.ui.window import run
from game.ui.window.scene import Scene, Size

SIZES = ((1280, 720), (1920, 1080), (2560, 1440))
LIMIT_MB, LIMITED_PIXELS = 350, 1920 * 1080
"""The most memory of a scene, and the largest window, in pixels, to which the limit applies."""
SEED, MOVES = 3, 60
"""The seed of the games, and the random moves before a table is looked at."""
TURNS, TURN_MS = 40, 25
"""Turns of the loop in each scene, and the milliseconds that pass in each."""
LARGEST_TITLE = "runebound"
"""The title with the largest painting of its board."""
ENLARGED, ZOOMS = 12, 6
"""The number of things that are shown large one after the other, and of steps of the zoom."""


def of_process() -> tuple[float, float]:
    """Return the resident memory in MB, now and the most since `forget_peak`. Linux only."""
    lines = Path("/proc/self/status").read_text().splitlines()
    sizes = {key: value.split() for key, _, value in (line.partition(":") for line in lines)}
    return int(sizes["VmRSS"][0]) / 1024, int(sizes["VmHWM"][0]) / 1024


def forget_peak() -> None:
    Path("/proc/self/clear_refs").write_text("5")


class Walk:
    """Goes through the scenes of a window. Animation is on."""

    def __init__(self, size: Size) -> None:
        first = registry.find(registry.names()[0]).title
        _, self.app = run.table(run.ShotSpec(first, size, min(first.seats)))
        self.app.ui.settings.motion = "normal"
        self.app.ui.settings.pace = "at_once"
        self.app.ui.messages = Messages()
        self.app.ui.adopt(self.app.size)
        self.service = run.wire(self.app)

    def menu(self) -> Iterator[str]:
        """Show the scenes that belong to no table; yield each name once it is shown."""
        ui, service = self.app.ui, self.service
        scenes: tuple[Callable[[], Scene], ...] = (
            lambda: Menu(ui, service),
            lambda: LearnScene(ui, service),
            lambda: SettingsScene(ui),
            lambda: Records(ui, service),
            lambda: HallScene(ui, service),
            lambda: NewGameScene(ui, service),
        )
        for make in scenes:
            scene = make()
            self.app.reset(scene)
            self.pass_time()
            yield scene.name

    def table(self, title: str) -> Iterator[str]:
        """Show a title's fullest table and the scenes above it; yield each name once it is shown."""
        scene = self.sit(title)
        yield "table"
        for _ in range(ZOOMS):
            scene.view.board.zoom(1)
            self.pass_time()
        yield "table, zoomed in"
        scene.view.board.home()
        for _ in range(3):
            scene.view.change_sizes()
            self.pass_time()
        yield "table, parts enlarged"
        things = [thing for thing in scene.model.by_ref.values() if isinstance(thing, Thing)]
        for face, ratio in [(one.large, one.large_ratio) for one in things if one.large][:ENLARGED]:
            scene.dialogs.show_large(face, ratio)
            self.pass_time()
            self.back_to(scene)
        yield "table, things enlarged"
        yield from self.above(scene)
        self.back_to(scene)
        self.pass_time()
        yield "table again"

    def above(self, scene: TableScene) -> Iterator[str]:
        """Show the scenes above a table; yield each name once it is shown."""
        app, service, title = self.app, self.service, scene.model.title
        pages = TurnPages(app.ui, service, title)
        looks: dict[str, Callable[[], object]] = {"turn pages, 1": lambda: app.push(pages)}
        for index in range(1, len(pages.guide.turn.page)):
            looks[f"turn pages, {index + 1}"] = partial(pages.open, index)
        looks |= {
            "rulebook": lambda: app.push(Rulebook(app.ui, service, title)),
            "glossary": lambda: app.push(Glossary(app.ui, service, title)),
            "scores": scene.dialogs.show_scores,
            "menu of the table": scene.show_menu,
            "replay": lambda: service.replays.show(scene.game.session),
            "race": lambda: app.push(self.ending(scene)),
        }
        for name, show in looks.items():
            if app.top is not pages or not name.startswith("turn"):
                self.back_to(scene)
            show()
            self.pass_time()
            yield name

    def ending(self, scene: TableScene) -> Ending:
        return Ending(self.app.ui, score_sheet(scene.model), lambda: None, NOTHING_MORE, slowly=True)

    def sit(self, title: str) -> TableScene:
        """Show a title's fullest table after some moves."""
        self.app.reset(Menu(self.app.ui, self.service))
        self.pass_time()
        seats = max(registry.find(title).title.seats)
        people = seats_of(self.app.ui, [HUMAN] * seats)
        scene = self.service.new_table(NewGame(title, tuple(people), {}, SEED))
        run.play_randomly(scene.game.session, random.Random(SEED), MOVES)
        scene.game.viewer, scene.game.uncovered = (*scene.game.session.waiting_for(), 0)[0], True
        self.app.reset(scene)
        self.back_to(scene)
        self.pass_time()
        return scene

    def back_to(self, scene: Scene) -> None:
        while self.app.top is not scene and self.app.top is not None:
            self.app.pop(self.app.top)

    def pass_time(self) -> None:
        for _ in range(TURNS):
            self.app.turn(TURN_MS)


def walk(size: Size, titles: Iterable[str]) -> Iterator[tuple[str, float, float]]:
    """Yield each scene with its memory in MB: now, and the most since the scene before."""
    way = Walk(size)
    for name in way.menu():
        yield name, *of_process()
        forget_peak()
    for title in titles:
        for name in way.table(title):
            yield f"{title}: {name}", *of_process()
            forget_peak()


def report(size: Size, titles: Iterable[str]) -> int:
    """Print a line for each scene in a window of a size; return how many are above the limit."""
    above = 0
    for name, now, peak in walk(size, titles):
        is_above = peak > LIMIT_MB and size[0] * size[1] <= LIMITED_PIXELS
        above += is_above
        mark = "  above the limit" if is_above else ""
        sys.stdout.write(f"{size[0]}x{size[1]}  {now:4.0f} now {peak:4.0f} peak  {name}{mark}\n")
        sys.stdout.flush()
    return above


def main() -> int:
    """Measure each size in a process of its own."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("title", nargs="*")
    parser.add_argument("--size", help="only this size of the window, as in 1920x1080")
    given = parser.parse_args()
    titles = given.title or registry.names()
    if given.size:
        width, height = map(int, given.size.split("x"))
        return int(report((width, height), titles) > 0)
    failed = 0
    for width, height in SIZES:
        with tempfile.TemporaryDirectory() as home:
            command = [sys.executable, "-m", "tests.ui.memory", *titles, "--size", f"{width}x{height}"]
            done = subprocess.run(command, check=False, env={**os.environ, "HOTSEAT_HOME": home})
            failed += done.returncode
    return int(failed > 0)


if __name__ == "__main__":
    sys.exit(main())
