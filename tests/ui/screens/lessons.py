"""The table of a lesson at each of its steps."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

from game.play import lesson_games
from game.ui.window.app import App
from game.ui.window.service import GameService
from tests.ui.fakes import Hand
from tests.ui.lesson_hand import Learner


class Lesson:
    """Plays a lesson by mouse, from step to step."""

    def __init__(self, app: App, service: GameService, title: str) -> None:
        self._app, self._service, self._title = app, service, title
        self._learner: Learner | None = None

    def steps(self) -> Iterator[tuple[str, Callable[[], None]]]:
        """Yield every step: its name, and what puts it on the stage."""
        for number in range(len(lesson_games.open_lesson(self._title).lesson.steps)):
            yield f"{self._title} lesson step {number + 1}", partial(self._show, number)

    def _show(self, number: int) -> None:
        learner = self._learner
        if learner is None or self._app.top is not learner.scene:
            self._service.begin_lesson(self._title)
            learner = self._learner = Learner(self._app, Hand(self._app))
        learner.play(number)
