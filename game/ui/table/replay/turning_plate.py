"""The plate of turning points: progress of the search, then each point with what would have been better."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

import pygame

from game.bots.advice.hints import margin
from game.bots.advice.turning_points import TurningPoint
from game.engine.model import Action
from game.engine.order import round_of
from game.presentation.hint_words import clauses
from game.ui.table.panels.plate_placement import place_over_table
from game.ui.table.panels.step_plate import StepPlate, StepText
from game.ui.table.panels.table_widgets import Overlay
from game.ui.table.replay.player import ReplayPlayer
from game.ui.table.replay.turning_search import TurningSearch
from game.ui.table.view.table_view import TableView
from game.ui.widgets import Button
from game.ui.window import theme as t

WIDE = 420
"""Width in design pixels."""


class TurningPlate(Overlay):
    """Shown over a replay until it is closed."""

    def __init__(self, view: TableView, player: ReplayPlayer, points: TurningSearch) -> None:
        self._view, self._ui, self._player, self._points = view, view.ui, player, points
        self._open = False
        self._at = -1
        """Index of the point shown; -1 before the first."""
        self._text: StepText | None = None
        """Its texts, made at its place in the game."""
        self._place: tuple[object, pygame.Rect] | None = None

    # ---- what a person does
    def touch(self) -> None:
        """Start the search and show its progress; once it is done, go to the next point. Does nothing
        while the game goes on."""
        if not self._player.game.session.finished:
            return
        self._points.begin()
        if self._open and self._points.done:
            self._go(1)
        else:
            self._open = True
        self._view.widgets.make()

    def _go(self, by: int) -> None:
        """Go to the next point or the one before, in a circle."""
        points = self._points.points
        if points:
            self._at = (self._at + by) % len(points)
            point = points[self._at]
            self._player.tempo.paused = True
            self._player.go_to(point.number)
            self._text = self._words(point)
            laid = self._view.model.by_ref
            self._view.notices.marked = frozenset(ref for ref in point.where if ref in laid)
            self._view.widgets.make()

    def _close(self) -> None:
        self._open = False
        self._view.widgets.make()

    def update(self) -> bool:
        """Continue the search; return whether to redraw."""
        changed = self._points.update()
        if changed:
            self._view.widgets.make()
        return changed

    # ---- what is seen of it
    def lay(self) -> None:
        self.widgets = ()
        if self._open:
            buttons = self._make_buttons()
            plate = StepPlate(self._ui, self._what(), buttons, self._ui.px(WIDE))
            plate.place(self._found(plate.size))
            self.widgets = [plate, *buttons]

    def _what(self) -> StepText:
        say, points = self._ui.say, self._points
        if self._text is not None:
            return self._text
        what, how = say("turning-works"), say("turning-how")
        if points.done:
            what, how = say("turning-found", count=len(points.points)), say("turning-judged")
        return StepText(say("turning-title"), what, how, points.share)

    def _make_buttons(self) -> list[Button]:
        ui, say = self._ui, self._ui.say
        close = Button(ui, say("turning-close"), self._close, key="turning:close", size=t.BODY)
        if not self._points.points:
            return [close]
        if self._at < 0:
            show = partial(self._go, 1)
            return [Button(ui, say("turning-show"), show, key="turning:show", look="primary"), close]
        step = [self._step("next", "arrow_right", 1), self._step("previous", "arrow_left", -1)]
        return [*step, close]

    def _step(self, key: str, icon: str, by: int) -> Button:
        tip = self._ui.say(f"turning-{key}")
        return Button(self._ui, "", partial(self._go, by), key=f"turning:{key}", icon=icon, tip=tip)

    def _words(self, point: TurningPoint) -> StepText:
        """Return the texts of a point, in the words of the seat's own table at that position."""
        say, count = self._ui.say, len(self._points.points)
        name = self._view.game.people[point.seat].name
        number = round_of(point.turn, len(self._view.game.people))
        head = say("turning-head", number=self._at + 1, count=count, round=number)
        what = say("turning-what", name=name, made=self._label(point, point.made))
        found = clauses(self._ui.messages, self._view.model.title, point.reasons)
        kind, why = "turning-cost" if point.cost > 0 else "turning-won", say("hint-and").join(found)
        size, instead = margin(abs(point.cost)), self._label(point, point.instead)
        words = say(f"{kind}-why" if found else kind, margin=size, instead=instead, why=why)
        return StepText(head, what, words, (self._at + 1) / count)

    def _label(self, point: TurningPoint, action: Action) -> str:
        model, replayed = self._view.model, self._player.game.session
        context = replace(model.context, view=replayed.view(point.seat), seat=point.seat)
        return model.table.words.label(context, action).words

    def _subjects(self) -> list[pygame.Rect]:
        """Return where the things are that the shown point is about."""
        laid, where = self._view.model.by_ref, self._view.model.where
        point = self._points.points[self._at] if self._at >= 0 else None
        refs = point.where if point is not None else ()
        return [where(laid[ref]) for ref in refs if ref in laid]

    def _found(self, size: tuple[int, int]) -> pygame.Rect:
        of = (self._at, size, self._view.model.areas.window.size)
        if self._place is None or self._place[0] != of:
            self._place = of, place_over_table(self._view.model, self._view.widgets, size, self._subjects())
        return self._place[1]
