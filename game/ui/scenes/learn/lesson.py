"""A lesson being played: the learner's table, with a guide over it."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.ui.scenes.play.ending import NOTHING_MORE, Afterwards
from game.ui.table.api import Table
from game.ui.table.lesson.guide import LessonGuide
from game.ui.table.lesson.lesson import LessonController
from game.ui.table.scene import TableScene
from game.ui.window.ui import Ui


class LessonScene(TableScene):
    """A table with a guide over it until the lesson is over."""

    def __init__(
        self, ui: Ui, title: str, table: Table, game: LessonController,
        leave: Callable[[], None], afterwards: Afterwards = NOTHING_MORE,
    ) -> None:  # fmt: skip
        super().__init__(ui, title, table, game, leave, afterwards)
        self.guide = self.widgets.overlay = LessonGuide(self.view, game, leave)

    def update(self, dt: float) -> bool:
        moving = super().update(dt)
        guiding = self.on_top and self.guide.update(dt)
        self.dirty = self.dirty or guiding
        return moving or guiding

    def draw(self, surface: pygame.Surface) -> None:
        super().draw(surface)
        if self.on_top:
            self.guide.draw(surface)
