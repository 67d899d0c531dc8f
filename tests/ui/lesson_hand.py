"""A learner: does with the mouse what the lesson says, step by step."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.devtools.selftest.hand import TableHand
from game.engine.lesson import LEARNER, Stage
from game.engine.model import Option
from game.ui.scenes.chooser import Chooser
from game.ui.scenes.learn.practice import LessonScene
from game.ui.window.app import App
from tests.ui.fakes import Hand
from tests.ui.table import still

PATIENCE = 200
"""Turns of the loop until the others have moved."""


class Learner:
    """Sits at the table of a lesson."""

    def __init__(self, app: App, hand: Hand) -> None:
        assert isinstance(app.top, LessonScene)
        self.app, self.hand, self.scene = app, hand, app.top
        self.table = TableHand(hand, app.top)
        self.places = still.places(app.top)
        """Where everything was that must stay there."""
        self.settle()

    @property
    def stage(self) -> Stage | None:
        """Where the learner is."""
        game = self.scene.guide.game
        return game.stage

    def settle(self) -> None:
        """Put away what is shown for a moment, until something is to be read or done."""
        for _ in range(PATIENCE):
            self.app.turn(50)
            top, stage = self.app.top, self.stage
            if isinstance(top, Chooser):
                return
            if top is not self.scene and top is not None:
                top.close()
            elif not self._waits(stage):
                return
        raise AssertionError(f"the others never came to an end: {self.stage}")

    def _waits(self, stage: Stage | None) -> bool:
        """Whether others move, or the focused widget still ignores Enter as they have just brought it."""
        if stage is None or stage.move is None:
            return False
        form = self.scene.form
        return stage.move.seat != LEARNER or form.press_guard.refuses_keys(form.focus)

    def play(self, steps: int, seen: Callable[[Stage], None] = lambda _: None) -> None:
        """Do what is wanted until so many steps are done."""
        while (stage := self.stage) is not None and stage.number < steps:
            seen(stage)
            self.do(stage)
            assert self.stage != stage, f"nothing came of {stage}"

    def do(self, stage: Stage) -> None:
        """Read, or do what is next."""
        if stage.move is None:
            self.table.press("lesson:continue")
        elif (shown := self.scene.guide.aim.names()) and self.is_drag(shown):
            self.table.drag(*shown)
        else:
            self.table.do(self.option(stage))
        if isinstance(self.app.top, Chooser):
            self.hand.click(self.app.top.form.find("choose:0").rect.center)
        self.settle()

    def is_drag(self, shown: Sequence[str]) -> bool:
        """Whether the hand shows how a thing is carried to a place."""
        laid = self.scene.model.by_ref
        return len(set(shown)) == 2 and all(ref in laid for ref in shown)

    def option(self, stage: Stage) -> Option:
        """What is next, as a hand does it."""
        assert stage.move is not None
        return next(o for o in self.scene.model.at_hand.legal if o.action in stage.move.actions)
