"""The hall of fame and its statistics, with some finished games of every title."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from functools import partial

from game.engine.session.record import COLOURS, HUMAN, SeatSetup
from game.engine.session.session import Session
from game.packages import registry
from game.presentation.statistics_tables import KINDS, RATING
from game.ui.scenes.hall.hall import HallScene
from game.ui.scenes.hall.statistics import StatisticsScene
from game.ui.window import run
from game.ui.window.app import App
from game.ui.window.service import GameService
from tests.ui.screens import moments

BOT = "easy"
GAMES = (
    ("Ada", "Ben"),
    ("Ada", "Clementine", BOT),
    ("Dimitri", "Ada", "Ben", "Eva"),
    ("Friederike-Charlotte", "Ada"),
    (BOT, "Clementine", "Ben"),
)
"""Who played each finished game."""
EVERYBODY = ("Ada", "Ben", "Clementine", "Dimitri", "Eva", "Friederike-Charlotte", "Friederike", "Gil")
"""The names of all people on the screens, whatever the language."""
COMMENT = "Here the other way round would have been better: the bridge was open, and nobody stood there."
"""What a person has written about a move."""
TABLES = 3
"""The most tables of the hall."""
SHOWN = ("person", "side", "plays", RATING, "pairs")
"""The tables of statistics that are looked at."""


class Finished:
    """Puts the hall and its pages on the stage."""

    def __init__(self, app: App, service: GameService) -> None:
        self._app, self._service, self._is_played = app, service, False

    def all(self) -> Iterator[tuple[str, Callable[[], None]]]:
        """Yield every page: its name, and what puts it on the stage."""
        assert {*SHOWN} <= {*KINDS}
        for chapter, title in enumerate(registry.names()):
            for table in range(TABLES):
                yield f"hall {title} {table + 1}", partial(self._hall, chapter, table)
            yield f"hall {title} course", partial(self._hall, chapter, 0, course=True)
            for kind in SHOWN:
                yield f"statistics {title} {kind}", partial(self._statistics, title, kind)
            yield f"statistics {title} points", partial(self._statistics, title, SHOWN[0], points=True)

    def _hall(self, chapter: int, table: int, *, course: bool = False) -> None:
        self._play()
        scene = HallScene(self._app.ui, self._service)
        scene.chapter, scene.table = chapter, table
        self._app.reset(scene)
        if course:
            scene._look(0)

    def _statistics(self, title: str, kind: str, *, points: bool = False) -> None:
        self._play()
        scene = StatisticsScene(self._app.ui, self._service, title)
        scene.kind, scene.shows_points = kind, points
        self._app.reset(scene)

    def _play(self) -> None:
        """Play the games, unless they are there."""
        if self._is_played:
            return
        self._is_played = True
        for title in registry.names():
            for seed, names in enumerate(GAMES):
                self._finish(title, names, seed)

    def _finish(self, title: str, names: tuple[str, ...], seed: int) -> None:
        kinds = [BOT if name == BOT else HUMAN for name in names]
        people = [SeatSetup(*who) for who in zip(names, COLOURS, kinds, strict=False)]
        path = self._service.new_path(title)
        session = Session.new(registry.find(title).title, people, {}, seed, path)
        run.play_randomly(session, random.Random(seed), moments.LONGEST)
        session.close()
