"""The table of an example: what to try stands over it, and a way back to the rules."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game import guide
from game.guide import Example
from game.ui.scenes.ending import NOTHING_MORE
from game.ui.scenes.table import TableScene
from game.ui.table.clear_place import Shunned, clearest
from game.ui.table.controller import GameController
from game.ui.table.lesson_plate import LessonPlate, Told
from game.ui.table.table_widgets import Overlay
from game.ui.table.things import Table
from game.ui.table.view import TableView
from game.ui.widgets import Button
from game.ui.window import theme as t
from game.ui.window.ui import Ui

WIDE = 400
"""Design pixels of the plate."""
WANTED, PANELS, LAID = 6.0, 2.0, 0.6
"""How much it matters that the plate leaves free: what can be picked, the other seats, what lies there."""


class ExamplePlate(Overlay):
    """Lies over the table of an example: what it shows, what to try, and whether that is done."""

    def __init__(self, view: TableView, example: Example, leave: Callable[[], None]) -> None:
        self._view, self._ui, self._example, self._leave = view, view.ui, example, leave

    @property
    def done(self) -> bool:
        """Whether the position is the one that the example leads to."""
        return guide.reached(self._example, self._view.model.context.view)

    def lay(self) -> None:
        """Make it for the present position, where it hides least."""
        ui, say = self._ui, self._ui.say
        words = f"{self._view.model.title}-example-{self._example.id}"
        what = say("rulebook-tried") if self.done else say(f"{words}-try")
        back = Button(ui, say("rulebook-return"), self._leave, key="practice:leave", icon="rules")
        told = Told(say("rulebook-try"), what, say(words), float(self.done))
        plate = LessonPlate(ui, told, [back], ui.px(WIDE))
        plate.place(self._find_place(plate.size))
        self.widgets, self.buttons = [plate, back], [back] if self.done else []

    def _find_place(self, size: tuple[int, int]) -> pygame.Rect:
        model, widgets, gap = self._view.model, self._view.widgets, self._ui.px(t.SMALL)
        areas = model.areas
        room = pygame.Rect(gap, areas.prompt.bottom, areas.window.width - 2 * gap, 0)
        room.height = areas.window.bottom - gap - room.y
        shunned = [Shunned(panel.rect, PANELS) for panel in widgets.panels]
        for ref, target in widgets.hit_targets.items():
            shunned.append(Shunned(target.seen, WANTED if model.picks.can_pick(ref) else LAID))
        home = areas.log if areas.log.width else areas.board
        return clearest(size, room, shunned, home.center)


class PracticeScene(TableScene):
    """A table like any other, with an example's plate over it."""

    def __init__(
        self, ui: Ui, title: str, table: Table, game: GameController, example: Example,
        leave: Callable[[], None],
    ) -> None:  # fmt: skip
        super().__init__(ui, title, table, game, leave, NOTHING_MORE)
        self.widgets.overlay = ExamplePlate(self.view, example, leave)
