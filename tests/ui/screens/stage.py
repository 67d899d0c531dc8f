"""Puts every screen of the program on the stage of one window."""

from __future__ import annotations

import os
import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from pathlib import Path

os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"

from game.engine.model import Seat, State
from game.engine.session.record import SeatSetup
from game.engine.session.session import Session
from game.packages import registry
from game.presentation.messages import Messages
from game.presentation.setup.catalogue import NewGame
from game.presentation.setup.clock_setup import KINDS
from game.presentation.system_language import chosen
from game.ui.scenes.hall.hall import HallScene
from game.ui.scenes.hall.statistics import StatisticsScene
from game.ui.scenes.keys import KeysScene
from game.ui.scenes.learn.glossary import Glossary
from game.ui.scenes.learn.learn import LearnScene
from game.ui.scenes.learn.rulebook import Rulebook
from game.ui.scenes.learn.turn_pages import TurnPages
from game.ui.scenes.menu import Menu
from game.ui.scenes.pad_setup import PadSetup
from game.ui.scenes.play.ending import Ending
from game.ui.scenes.play.pin import PinLock, SetPin
from game.ui.scenes.records.records import Records
from game.ui.scenes.records.replay import ReplayScene
from game.ui.scenes.settings import SettingsScene
from game.ui.scenes.setup.new_game import NewGameScene
from game.ui.table.scene import TableScene
from game.ui.widgets import Choice
from game.ui.window import run
from game.ui.window.app import App
from game.ui.window.commands import Do
from game.ui.window.scene import Scene, Size
from game.ui.window.theme import SEAT_COLOURS
from tests import questions
from tests.ui.screens import moments, overlays
from tests.ui.screens.finished import Finished
from tests.ui.screens.lessons import Lesson

SIZES: tuple[Size, ...] = ((1280, 720), (1920, 1080), (2560, 1440), (1280, 1440), (3840, 1080))
SEED, TURN_MS = 3, 25
"""The seed of the games, and the milliseconds of a turn of the loop."""
EARLY, LATE = 12, 0.8
"""After so many moves, and such a share of a whole game, a table is looked at."""
NAMES = ("Ada", "Ben", "Clementine", "Dimitri", "Eva", "Friederike", "Gil")
ENDS = ("end", "race", "end saved")
"""What is looked at of the end of a game."""
Show = Callable[[], object]
TURNS = 80
"""The most turns of the loop until all is painted."""
MOMENT_TURNS = 40
"""The turns after which dice have come to rest and are still there."""
FOR_A_MOMENT = ("held", "hint", "dice", "milestone", "banner")
"""What a window of another size puts away: it is shown in each anew."""


def shown(home: Path, size: Size, parts: Sequence[str]) -> Iterator[tuple[str, App]]:
    """Put every screen whose name contains one of the parts on the stage of a window of this size; yield its
    name once it is painted.
    """
    screens = Screens(home)
    app = screens.app
    for name, show in screens.all():
        if any(part in name for part in parts):
            app.window.size = size
            app.ui.settings.motion, app.ui.settings.log = "off", "auto"
            app.turn(TURN_MS)
            show()
            for turn in range(MOMENT_TURNS if name.endswith(FOR_A_MOMENT) else TURNS):
                if not app.turn(TURN_MS) and turn > 3:
                    break
            yield name, app


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
        self._games: dict[str, Session] = {}
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
                    for name, show in overlays.OVERLAYS.items()
                )
            yield from (
                (f"{title} {name}", partial(self._end, title, name)) for name in ("end", "race", "end saved")
            )
            yield f"{title} replay", partial(self._replay, title)
            yield f"{title} comment", partial(self._comment, title)
            yield f"{title} comment written", partial(self._comment, title, writes=True)
            yield f"{title} first puzzle", partial(self._first_puzzle, title)
            yield from self._moments(title)
            yield from self._questions(title)
            yield from Lesson(self.app, self.service, title).steps()
        yield from self._general().items()
        yield from Finished(self.app, self.service).all()

    def _general(self) -> Mapping[str, Show]:
        ui, service = self.app.ui, self.service
        made: dict[str, Callable[[], Scene]] = {
            "menu": lambda: Menu(ui, service),
            "lessons": lambda: LearnScene(ui, service),
            "settings": lambda: SettingsScene(ui),
            "keys": lambda: KeysScene(ui),
            "gamepad": lambda: PadSetup(ui, lambda _: None),
            "set PIN": lambda: SetPin(ui, NAMES[0], lambda _: None, has_one=True),
            "PIN": lambda: PinLock(ui, NAMES[0], lambda _: False, *[lambda: None] * 3),
            "records": lambda: Records(ui, service),
            "empty hall": lambda: HallScene(ui, service),
            "empty statistics": lambda: StatisticsScene(ui, service, ""),
        }
        return {name: partial(self._alone, make) for name, make in made.items()}

    def _moments(self, title: str) -> Iterator[tuple[str, Show]]:
        """Yield a table with dice in the air, and one for each kind of milestone."""
        whole = self._whole(title)
        scene = self._asked(Session.new(whole.title, [*whole.seats], {}, SEED), 0)
        for name, number in moments.found(scene, whole):
            yield f"{title} {name}", partial(self._replay_move, whole, number)

    def _replay_move(self, whole: Session, number: int) -> None:
        """Show a table at which a move was just made."""
        self.app.ui.settings.motion = "normal"
        self.app.ui.adopt(self.app.size)
        moment = whole.moments[number]
        session = Session.begin(whole.title, [*whole.seats], moment.before.copy())
        scene = self._asked(session, moment.seat)
        self.app.turn(TURN_MS)
        scene.game.act(moment.action)
        scene.playback.show_moves()

    def _questions(self, title: str) -> Iterator[tuple[str, Show]]:
        """Yield a table for each kind of question, as the seat sees it that is asked."""
        for kind, state in questions.kept(registry.find(title).title):
            yield f"{title} asked {kind.split()[-1]}", partial(self._ask, title, state)

    def _ask(self, title: str, state: State) -> None:
        session = Session.begin(registry.find(title).title, [*self._people(state.seats)], state.copy())
        self._asked(session, session.waiting_for()[0])

    def _asked(self, session: Session, seat: Seat) -> TableScene:
        scene = self.service.table(session)
        scene.game.viewer, scene.game.uncovered = seat, True
        self.app.reset(scene)
        return scene

    def _alone(self, make: Callable[[], Scene]) -> None:
        self.app.reset(make())

    def _around(self, title: str) -> Mapping[str, Show]:
        """Return the screens of a title without its table."""
        ui, service = self.app.ui, self.service
        made: dict[str, Show] = {
            "new game": partial(self._new_game, title, 0),
            "rules": partial(self._new_game, title, 1),
            "house rules": partial(self._new_game, title, 2),
            "extras": partial(self._new_game, title, 3),
            "clock": partial(self._new_game, title, 3, clock=True),
            "handicap": partial(self._new_game, title, 3, handicap=True),
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

    def _new_game(self, title: str, tab: int, *, clock: bool = False, handicap: bool = False) -> None:
        scene = NewGameScene(self.app.ui, self.service)
        scene.tab = tab
        scene.table.choose_title(self.service.playable().index(title))
        scene.table.count = max(scene.table.title.seats)
        if clock:
            scene.table.clock.choose(KINDS[-1])
        self.app.reset(scene)
        if handicap:
            who = scene.form.find("handicap-seat")
            assert isinstance(who, Choice)
            who._choose(1)

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
        """Return how many moves to make."""
        if when == "early":
            return EARLY
        return round(self._whole(title).made * (LATE if when == "late" else 1))

    def _whole(self, title: str) -> Session:
        """Return a whole game at the fullest table."""
        if title not in self._games:
            played = registry.find(title).title
            self._games[title] = moments.whole_game(played, self._people(max(played.seats)), SEED)
        return self._games[title]

    def _above(self, title: str, when: str, show: Callable[[TableScene], object]) -> None:
        show(self._sit(title, when))

    def _end(self, title: str, name: str) -> None:
        scene = self._sit(title, "end")
        self.app.ui.settings.motion = "normal" if name == "race" else "off"
        self.app.ui.adopt(self.app.size)
        scene.dialogs.show_scores(slowly=name == "race")
        ending = self.app.top
        if name == "end saved" and isinstance(ending, Ending):
            ending._keep()

    def _replay(self, title: str) -> ReplayScene:
        scene = self._sit(title, "late")
        self.service.replays.show(scene.game.session)
        replay = self.app.top
        assert isinstance(replay, ReplayScene)
        replay.command(Do("end"))
        return replay

    def _comment(self, title: str, *, writes: bool = False) -> None:
        overlays.comment(self._replay(title), writes=writes)

    def _first_puzzle(self, title: str) -> None:
        self.app.reset(LearnScene(self.app.ui, self.service))
        self.service.think(title, 0)
