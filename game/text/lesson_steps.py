"""Writes the steps of a lesson in a terminal."""

from __future__ import annotations

from game.engine.lesson import Stage, step_words
from game.play.lesson import LessonController
from game.text.page import Page
from game.text.text_table import TextTable


class LessonSteps:
    """Writes each step once, when it begins: what to do, and why."""

    def __init__(self, table: TextTable, game: LessonController, page: Page) -> None:
        self._table, self._game, self._page, self.say = table, game, page, table.say
        self._announced = -1
        """The number of the step that was written last."""

    def announce(self) -> None:
        """Write the present step, unless it has been written."""
        stage = self._game.stage
        if stage is None or stage.number == self._announced:
            return
        self._announced = stage.number
        head, *lines = self._words(stage)
        self._page.heading(head)
        for line in lines:
            self._page.write(self._table.plain(line))

    @property
    def is_to_read(self) -> bool:
        """True if the learner reads first: Enter goes on."""
        return self._game.stage is not None and self._game.stage.move is None

    def go_on(self) -> None:
        """Note that the learner has read the step."""
        self._game.note_read()

    def _words(self, stage: Stage) -> list[str]:
        """Return a step's heading, what to do, and why."""
        say, title, steps = self.say, self._table.title, self._game.lesson.steps
        if stage.number == len(steps):
            return [say("learn-end"), say("learn-end-title"), say(step_words(title, "learned"))]
        words = step_words(title, steps[stage.number].id)
        head = say("learn-step", number=stage.number + 1, count=len(steps))
        return [head, say(words), say(f"{words}-why")]
