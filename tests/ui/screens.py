"""``python -m tests.ui.screens FOLDER [NAME ...]``: pictures of every screen in windows of five sizes.

A picture for each screen holds all five windows, scaled down; ``FOLDER/whole`` has each in its own size. With
names only the screens are drawn whose names contain one of them. ``LANGUAGE=de`` draws them in German.
"""

from __future__ import annotations

import argparse
import os
import random
import sys
import tempfile
from collections.abc import Callable, Iterator, Mapping
from functools import partial
from pathlib import Path

os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"

import pygame

from game.engine.session.record import SeatSetup
from game.engine.session.session import Session
from game.packages import registry
from game.presentation.messages import Messages
from game.presentation.setup.catalogue import NewGame
from game.presentation.system_language import chosen
from game.ui.scenes.hall.hall import HallScene
from game.ui.scenes.keys import KeysScene
from game.ui.scenes.learn.glossary import Glossary
from game.ui.scenes.learn.learn import LearnScene
from game.ui.scenes.learn.rulebook import Rulebook
from game.ui.scenes.learn.turn_pages import TurnPages
from game.ui.scenes.menu import Menu
from game.ui.scenes.pad_setup import PadSetup
from game.ui.scenes.records.records import Records
from game.ui.scenes.records.replay import ReplayScene
from game.ui.scenes.settings import SettingsScene
from game.ui.scenes.setup.new_game import NewGameScene
from game.ui.table.api import Thing
from game.ui.table.scene import TableScene
from game.ui.window import run
from game.ui.window.app import App
from game.ui.window.commands import Do
from game.ui.window.scene import Scene, Size
from game.ui.window.theme import SEAT_COLOURS

SIZES: tuple[Size, ...] = ((1280, 720), (1920, 1080), (2560, 1440), (1280, 1440), (3840, 1080))
PLACES = (
    (0, 0, 640, 360),
    (644, 0, 640, 360),
    (1288, 0, 640, 360),
    (0, 364, 480, 540),
    (484, 364, 1444, 406),
)
"""Where the five windows lie in one picture, and how large."""
SEED, TURNS, TURN_MS = 3, 80, 25
"""The seed of the games; the most turns of the loop until all is painted, and the milliseconds of each."""
RACE_TURNS = 16
"""The turns after which the race at the end of a game is looked at, before it is over."""
EARLY, LATE, LONGEST = 12, 0.8, 20_000
"""After so many moves, and such a share of a whole game, a table is looked at; the most moves of a game."""
NAMES = ("Ada", "Ben", "Clementine", "Dimitri", "Eva", "Friederike", "Gil")
FOR_A_MOMENT = ("held", "hint")
"""What a window of another size puts away: it is shown in each anew."""
Show = Callable[[], object]


class Screens:
    """Puts screens on the stage of one window."""

    def __init__(self, home: Path) -> None:
        first = registry.find(registry.names()[0]).title
        _, self.app = run.table(run.ShotSpec(first, SIZES[0], min(first.seats)))
        self.app.ui.messages = Messages(chosen(""))
        self.app.ui.settings.ui_scale = 0.0
        self.app.ui.settings.pace = "at_once"
        self.app.ui.adopt(self.app.size)
        self.service = run.wire(self.app)
        self._lengths: dict[str, int] = {}
        self._scene: TableScene | None = None
        self._seated = ("", "")

    def all(self) -> Iterator[tuple[str, Show]]:
        """Yield every screen: its name, and what puts it on the stage."""
        for title in registry.names():
            yield from ((f"{title} {name}", show) for name, show in self._around(title).items())
            for when in ("early", "late"):
                yield f"{title} {when} table", partial(self._sit, title, when)
                yield from (
                    (f"{title} {when} {name}", partial(self._above, title, when, show))
                    for name, show in OVERLAYS.items()
                )
            yield from ((f"{title} {name}", partial(self._end, title, name)) for name in ("end", "race"))
            yield f"{title} replay", partial(self._replay, title)
        yield from self._general().items()

    def _general(self) -> Mapping[str, Show]:
        ui, service = self.app.ui, self.service
        made: dict[str, Callable[[], Scene]] = {
            "menu": lambda: Menu(ui, service),
            "lessons": lambda: LearnScene(ui, service),
            "settings": lambda: SettingsScene(ui),
            "keys": lambda: KeysScene(ui),
            "gamepad": lambda: PadSetup(ui, lambda _: None),
            "records": lambda: Records(ui, service),
            "hall": lambda: HallScene(ui, service),
        }
        return {name: partial(self._alone, make) for name, make in made.items()}

    def _alone(self, make: Callable[[], Scene]) -> None:
        self.app.reset(make())

    def _around(self, title: str) -> Mapping[str, Show]:
        """Return the screens of a title without its table."""
        ui, service = self.app.ui, self.service
        made: dict[str, Show] = {
            "new game": partial(self._new_game, title, 0),
            "house rules": partial(self._new_game, title, 1),
            "lesson": lambda: service.begin_lesson(title),
            "rulebook": lambda: self.app.reset(Rulebook(ui, service, title)),
            "glossary": lambda: self.app.reset(Glossary(ui, service, title)),
        }
        for index in range(len(service.guide(title).turn.page)):
            made[f"turn page {index + 1}"] = partial(self._turn_page, title, index)
        return made

    def _turn_page(self, title: str, index: int) -> None:
        pages = TurnPages(self.app.ui, self.service, title)
        self.app.reset(pages)
        pages.open(index)

    def _new_game(self, title: str, tab: int) -> None:
        scene = NewGameScene(self.app.ui, self.service)
        scene.tab = tab
        scene.table.choose_title(self.service.playable().index(title))
        scene.table.count = max(scene.table.title.seats)
        self.app.reset(scene)

    def _sit(self, title: str, when: str) -> TableScene:
        """Show the fullest table of a title, early or late in a game, or at its end, and nothing above it."""
        if self._seated != (title, when) or self.app.scenes[:1] != [self._scene]:
            self._scene, self._seated = self._new_table(title, when), (title, when)
            self.app.reset(self._scene)
        while (top := self.app.top) is not None and top is not self._scene:
            self.app.pop(top)
        assert self._scene is not None
        self._scene.game.uncovered = True
        self._scene.model.emphasis.large = "even"
        self._scene.layout()
        return self._scene

    def _new_table(self, title: str, when: str) -> TableScene:
        seats = max(registry.find(title).title.seats)
        scene = self.service.new_table(NewGame(title, self._people(seats), {}, SEED))
        session = scene.game.session
        run.play_randomly(session, random.Random(SEED), self._moves(title, when))
        scene.game.viewer, scene.game.uncovered = (*session.waiting_for(), 0)[0], True
        return scene

    def _people(self, seats: int) -> tuple[SeatSetup, ...]:
        return tuple(
            SeatSetup(name, colour) for name, colour in zip(NAMES[:seats], SEAT_COLOURS, strict=False)
        )

    def _moves(self, title: str, when: str) -> int:
        """Return how many moves to make. The first whole game gives the length of all."""
        if when == "early":
            return EARLY
        if title not in self._lengths:
            seats = max(registry.find(title).title.seats)
            whole = Session.new(registry.find(title).title, [*self._people(seats)], {}, SEED)
            run.play_randomly(whole, random.Random(SEED), LONGEST)
            self._lengths[title] = whole.made
        return round(self._lengths[title] * (LATE if when == "late" else 1))

    def _above(self, title: str, when: str, show: Callable[[TableScene], object]) -> None:
        show(self._sit(title, when))

    def _end(self, title: str, name: str) -> None:
        scene = self._sit(title, "end")
        self.app.ui.settings.motion = "normal" if name == "race" else "off"
        self.app.ui.adopt(self.app.size)
        scene.dialogs.show_scores(slowly=name == "race")

    def _replay(self, title: str) -> None:
        scene = self._sit(title, "late")
        self.service.replays.show(scene.game.session)
        replay = self.app.top
        assert isinstance(replay, ReplayScene)
        replay.command(Do("end"))


def _held(scene: TableScene) -> None:
    if refs := sorted(scene.model.at_hand.pickable()):
        scene.drag.hold(refs[0])
        scene.update(16)


def _hint(scene: TableScene) -> None:
    moves = [option.action for option in scene.model.at_hand.legal][:4]
    hints = scene.view.hints
    hints.moves = hints._named([(move, float(worse)) for worse, move in enumerate(moves)])
    hints.choose(0)
    scene.view.show_hint()


def _large(scene: TableScene) -> None:
    things = [one for one in scene.model.by_ref.values() if isinstance(one, Thing) and one.large]
    for one in things[:1]:
        assert one.large is not None
        scene.dialogs.show_large(one.large, one.large_ratio)


def _unfold(scene: TableScene) -> None:
    scene.view.unfold(scene.model.panels[-1].seat)


def _sizes(scene: TableScene, times: int) -> None:
    for _ in range(times):
        scene.view.change_sizes()


OVERLAYS: Mapping[str, Callable[[TableScene], object]] = {
    "mat large": partial(_sizes, times=2),
    "board large": partial(_sizes, times=1),
    "log": lambda scene: scene.view.toggle_log(scene.scene_stack.apply_settings),
    "opponent": _unfold,
    "held": _held,
    "hint": _hint,
    "thing large": _large,
    "menu": lambda scene: scene.show_menu(),
    "scores": lambda scene: scene.dialogs.show_scores(),
    "legend": lambda scene: scene.dialogs.show_legend(),
    "since": lambda scene: scene.recap.show(),
    "cover": lambda scene: scene.handover.cover(
        scene.game.viewer, missed=scene.handover._missed(scene.game.viewer)
    ),
}
"""What opens above a table."""


def in_all_sizes(app: App, name: str, show: Show, folder: Path) -> pygame.Surface:
    """Return a picture of what is on the stage in all windows; write each as a file."""
    sheet = pygame.Surface((1928, 904))
    for size, place in zip(SIZES, PLACES, strict=True):
        app.window.size = size
        for turn in range(RACE_TURNS if name.endswith("race") else TURNS):
            if not app.turn(TURN_MS) and turn > 3:
                break
        if name.endswith(FOR_A_MOMENT):
            show()
            for _ in range(TURNS // 4):
                app.turn(TURN_MS)
        drawn = pygame.Surface(app.size)
        for scene in app.visible:
            scene.draw(drawn)
        pygame.image.save(drawn, folder / "whole" / f"{name} {size[0]}x{size[1]}.png".replace(" ", "_"))
        sheet.blit(pygame.transform.smoothscale(drawn, place[2:]), place[:2])
    return sheet


def main() -> int:
    """Draw the screens."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("names", nargs="*", metavar="NAME")
    parser.add_argument("--from", dest="first", default="", help="the first screen that is drawn")
    parser.add_argument("--high", action="store_true", help="with the setting of high contrast")
    given = parser.parse_args()
    (given.folder / "whole").mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as home:
        os.environ["HOTSEAT_HOME"] = home
        screens = Screens(Path(home))
        screens.app.ui.settings.contrast = "high" if given.high else "normal"
        found = list(screens.all())
        names = [name for name, _ in found]
        for name, show in found[names.index(given.first) if given.first else 0 :]:
            if given.names and not any(part in name for part in given.names):
                continue
            screens.app.window.size = SIZES[0]
            screens.app.ui.settings.motion, screens.app.ui.settings.log = "off", "auto"
            screens.app.turn(TURN_MS)
            show()
            sheet = in_all_sizes(screens.app, name, show, given.folder)
            pygame.image.save(sheet, given.folder / f"{name}.png".replace(" ", "_"))
            sys.stdout.write(f"{name}\n")
            sys.stdout.flush()
    return 0


if __name__ == "__main__":
    sys.exit(main())
