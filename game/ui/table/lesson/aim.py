"""What a step of a lesson points at, and where that is seen."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.engine.lesson import LEARNER, Stage, Step
from game.engine.model import Option, Ref
from game.ui.table.lesson.drag_ahead import drag_ahead, journey
from game.ui.table.lesson.pointing import Place
from game.ui.table.view.table_view import TableView
from game.ui.widgets import Widget

MIDDLE = 180
"""Design pixels of what is large that are looked at."""


class Aim:
    """Follows the stage of a learner."""

    def __init__(self, view: TableView, steps: Sequence[Step]) -> None:
        self._view, self._model, self._ui, self._steps = view, view.model, view.ui, steps
        self.stage: Stage | None = None
        self._drag: tuple[Stage | None, Sequence[Ref]] = (None, ())

    def option(self) -> Option | None:
        """What is to be done next."""
        return self._view.hints.option if self.stage is not None and self.stage.move is not None else None

    def carries(self) -> bool:
        """Whether a thing is to be carried from the first place to the second."""
        option = self.option()
        return option is not None and len(self.names()) == 2

    def _points(self) -> Sequence[str]:
        """What the step itself points at."""
        stage, steps = self.stage, self._steps
        return steps[stage.number].point if stage is not None and stage.number < len(steps) else ()

    def _ahead(self) -> Sequence[Ref]:
        """The drag that makes several moves of the step, or a traveller's; found once for a stage."""
        stage = self.stage
        if stage is None or stage.move is None:
            return ()
        if self._drag[0] != stage:
            moves = [m for m in self._steps[stage.number].moves[stage.done :] if m.seat == LEARNER]
            self._drag = stage, drag_ahead(self._model, moves) or journey(self._model, moves)
        return self._drag[1]

    def names(self) -> Sequence[str]:
        """Refs of things or keys of widgets, in the order in which they are touched."""
        option = self.option()
        if shown := self._points() or self._ahead():
            return shown
        if option is None:
            return ()
        refs = [ref for ref in (option.source, option.target) if ref is not None]
        if not refs or not all(ref in self._model.by_ref for ref in refs):
            acts = [thing.ref for thing in self._model.things if thing.act == option.action]
            return acts or [f"act:{option.action}"]
        return refs

    def pointed(self) -> Sequence[Place]:
        """Where that is, as far as it is in sight."""
        found = (self._place(name) for name in self.names())
        return [place for place in found if place is not None and place[0].size > (0, 0)]

    def meant(self) -> Sequence[pygame.Rect]:
        """What of it the plate leaves free: the middle of what is large."""
        most = self._ui.px(MIDDLE)
        return [_middle(rect, most) for rect, _ in self.pointed()]

    def _place(self, name: str) -> Place | None:
        target = self._view.widgets.hit_targets.get(name)
        if target is not None:
            return target.seen, target.shape
        bar, prompt = self._view.widgets.bars
        widgets: list[Widget] = [*bar.words.labels, *bar.buttons, *prompt.buttons, *self._view.widgets.panels]
        return next(((widget.rect, "rect") for widget in widgets if widget.key == name), None)


def _middle(rect: pygame.Rect, most: int) -> pygame.Rect:
    middle = pygame.Rect(0, 0, min(rect.width, most), min(rect.height, most))
    middle.center = rect.center
    return middle
