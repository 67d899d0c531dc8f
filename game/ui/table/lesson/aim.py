"""The target of a lesson step's pointer, and its place."""

from __future__ import annotations

from collections.abc import Sequence
from fnmatch import fnmatchcase

import pygame

from game.engine.lesson import LEARNER, Move, Stage, Step
from game.engine.model import Action, Option, Ref
from game.ui.table.lesson.pointing import Place
from game.ui.table.model.table_model import TableModel
from game.ui.table.view.table_view import TableView
from game.ui.widgets import Widget

MIDDLE = 180
"""Design pixels of a large thing's middle that must stay visible."""


class Aim:
    """Finds what the present stage of a lesson points at."""

    def __init__(self, view: TableView, steps: Sequence[Step]) -> None:
        self._view, self._model, self._ui, self._steps = view, view.model, view.ui, steps
        self.stage: Stage | None = None
        self._drag: tuple[Stage | None, Sequence[Ref]] = (None, ())

    def option(self) -> Option | None:
        """Return the option to take next."""
        return self._view.hints.option if self.stage is not None and self.stage.move is not None else None

    def carries(self) -> bool:
        """Return whether a thing is dragged from the first place to the second."""
        option = self.option()
        return option is not None and len(self.names()) == 2

    def _points(self, stage: Stage | None) -> Sequence[str]:
        """Return what the step itself points at."""
        steps = self._steps
        return steps[stage.number].point if stage is not None and stage.number < len(steps) else ()

    def _ahead(self, stage: Stage | None) -> Sequence[Ref]:
        """Return the drag that makes several moves of the step, or a traveller's; found once for a stage."""
        if stage is None or stage.move is None:
            return ()
        if self._drag[0] != stage:
            moves = [m for m in self._steps[stage.number].moves[stage.done :] if m.seat == LEARNER]
            self._drag = stage, _drag_ahead(self._model, moves) or _journey(self._model, moves)
        return self._drag[1]

    def leads_to(self, stage: Stage | None) -> Sequence[Ref]:
        """Return what is used at a stage, which need not be the one that is shown."""
        if stage is None or stage.move is None or stage.move.seat != LEARNER:
            return self._points(stage)
        legal = (option for option in self._model.at_hand.legal if option.action in stage.move.actions)
        return self._points(stage) or self._ahead(stage) or self._used_by(next(legal, None))

    def names(self) -> Sequence[str]:
        """Return refs of things or keys of widgets, in the order in which they are used."""
        return self._points(self.stage) or self._ahead(self.stage) or self._used_by(self.option())

    def _used_by(self, option: Option | None) -> Sequence[str]:
        """Return refs of things or keys of widgets with which an option is taken."""
        if option is None:
            return ()
        refs = [ref for ref in (option.source, option.target) if ref is not None]
        if not refs or not all(ref in self._model.by_ref for ref in refs):
            acts = [thing.ref for thing in self._model.things if thing.act == option.action]
            return acts or [f"act:{option.action}"]
        return refs

    def pointed(self) -> Sequence[Place]:
        """Return where these are, as far as they are visible."""
        found = (self._place(name) for name in self.names())
        return [place for place in found if place is not None and place[0].size > (0, 0)]

    def meant(self) -> Sequence[pygame.Rect]:
        """Return what the plate must not cover: what the step points at, of large things the middle, and what
        it explains."""
        most = self._ui.px(MIDDLE)
        return [*(_middle(rect, most) for rect, _ in self.pointed()), *self._shown()]

    def _shown(self) -> Sequence[pygame.Rect]:
        """Return where the things are that the step explains besides."""
        stage, steps = self.stage, self._steps
        show = steps[stage.number].show if stage is not None and stage.number < len(steps) else ()
        targets = self._view.widgets.hit_targets.values()
        return [target.seen for target in targets if any(fnmatchcase(target.ref, name) for name in show)]

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


def _drag_ahead(model: TableModel, moves: Sequence[Move]) -> Sequence[Ref]:
    """Return the source and target of a drag that makes at least two of these moves at once; () if there
    is none."""
    for source in model.by_ref:
        first = model.table.first(model.context, source)
        if first is not None and _begin(first.actions, moves):
            after = moves[len(first.actions)].actions
            for target in model.at_hand.targets(source):
                if any(option.action in after for option in model.at_hand.drops(source, target)):
                    return source, target
    return ()


def _journey(model: TableModel, moves: Sequence[Move]) -> Sequence[Ref]:
    """Return a traveller and the furthest place to which the first of these moves bring it; () for none."""
    found = [
        (len(route.actions), traveller, target)
        for traveller in model.table.travellers(model.context)
        for target, route in model.at_hand.routes(traveller).items()
        if 0 < len(route.actions) <= len(moves)
        and all(action in move.actions for action, move in zip(route.actions, moves, strict=False))
    ]
    return max(found)[1:] if found else ()


def _begin(actions: Sequence[Action], moves: Sequence[Move]) -> bool:
    """Return whether actions are the first of the moves, with a move left for the drop."""
    fits = all(action in move.actions for action, move in zip(actions, moves, strict=False))
    return bool(actions) and len(actions) < len(moves) and fits
