"""Tables to learn at: an example of the rules with a way back to them, a lesson with its guide."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.packages import guide
from game.packages.guide import Example
from game.play.controller import GameController
from game.play.lesson import LessonController
from game.ui.scenes.play.ending import NOTHING_MORE, Afterwards
from game.ui.table.api import Table
from game.ui.table.lesson.guide import LessonGuide
from game.ui.table.panels.plate_placement import place_over_table
from game.ui.table.panels.step_plate import StepPlate, StepText
from game.ui.table.panels.table_widgets import Overlay
from game.ui.table.scene import TableScene
from game.ui.table.view.table_view import TableView
from game.ui.widgets import Button
from game.ui.window.ui import Ui

WIDE = 400
"""The width of the plate in design pixels."""


class ExamplePlate(Overlay):
    """An overlay that explains an example, says what to try, and reports success."""

    def __init__(self, view: TableView, example: Example, leave: Callable[[], None]) -> None:
        self._view, self._ui, self._example, self._leave = view, view.ui, example, leave

    @property
    def done(self) -> bool:
        """True if the position is the one that the example leads to."""
        return guide.reached(self._example, self._view.model.context.view)

    def lay(self) -> None:
        """Build the plate for the present position, where it covers least."""
        ui, say = self._ui, self._ui.say
        words = f"{self._view.model.title}-example-{self._example.id}"
        what = say("rulebook-tried") if self.done else say(f"{words}-try")
        back = Button(ui, say("rulebook-return"), self._leave, key="practice:leave", icon="rules")
        step_text = StepText(say("rulebook-try"), what, say(words), float(self.done))
        plate = StepPlate(ui, step_text, [back], ui.px(WIDE))
        plate.place(place_over_table(self._view.model, self._view.widgets, plate.size))
        self.widgets, self.buttons = [plate, back], [back] if self.done else []


class PracticeScene(TableScene):
    """A table with an example's plate over it."""

    def __init__(
        self, ui: Ui, title: str, table: Table, game: GameController, example: Example,
        leave: Callable[[], None],
    ) -> None:  # fmt: skip
        super().__init__(ui, title, table, game, leave, NOTHING_MORE)
        self.widgets.overlay = ExamplePlate(self.view, example, leave)


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
