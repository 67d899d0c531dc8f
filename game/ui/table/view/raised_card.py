"""Cards of the hand that are raised under the pointer or the focus."""

from __future__ import annotations

import pygame

from game.ui.table.api import Spot, Thing
from game.ui.table.drawing.painter import Painter, grown
from game.ui.table.input.drag import DragAndDrop
from game.ui.table.input.hit_targets import HitTarget
from game.ui.table.model.table_model import TableModel
from game.ui.table.panels.table_widgets import TableWidgets
from game.ui.window import theme as t

GROWS = 1.22


class RaisedCards:
    """Finds and draws raised cards."""

    def __init__(self, model: TableModel, painter: Painter, drag: DragAndDrop, widgets: TableWidgets) -> None:
        self._model, self._painter, self._drag, self._widgets = model, painter, drag, widgets

    def cards(self) -> list[tuple[Thing, pygame.Rect]]:
        """Return the raised cards with their rects; the one under the pointer is last, on top."""
        form = self._widgets.form
        about = [what.what for what in (form.focus, form.hot) if isinstance(what, HitTarget) and what.rises]
        return [(card, self._place(card)) for card in dict.fromkeys(about) if isinstance(card, Thing)]

    def seen(self, what: Thing | Spot) -> pygame.Rect:
        """Return where something is drawn under the pointer or the focus, raised or not."""
        return self._place(what) if isinstance(what, Thing) and what.lifts else self._model.where(what)

    def draw(self, surface: pygame.Surface, *, waits: bool) -> None:
        """Draw the raised cards. `waits`: a card that is not painted yet is left out."""
        focus = self._widgets.form.focus
        for thing, rect in self.cards():
            if waits and not self._painter.has_cast(thing.face, rect.size):
                continue
            if self._drag.reacts(thing.ref):
                self._painter.glow(surface, rect, t.PICK, thing.shape)
            self._painter.held(surface, thing.face, rect, at_once=False)
            if isinstance(focus, HitTarget) and focus.what == thing:
                self._painter.outlines.focus_ring(surface, rect, thing.shape)

    def _place(self, card: Thing) -> pygame.Rect:
        """Return the rect of a raised card."""
        rect, model = grown(self._model.where(card), GROWS), self._model
        rect.bottom = min(rect.bottom, model.areas.window.bottom - model.ui.px(t.TINY))
        return rect
