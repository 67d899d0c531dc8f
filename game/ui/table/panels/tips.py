"""Tips over a table: the pinned one, refusals, remarks on the last choice, and what a drop would do."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.engine.model import Ref
from game.presentation.glossary import icons_in
from game.ui.table.input.drag import DragAndDrop
from game.ui.table.model.table_model import TableModel
from game.ui.table.panels.notices import Notices, Remark
from game.ui.table.panels.table_widgets import TableWidgets
from game.ui.widgets import draw_tip, question_mark


class Tips:
    """Draws tips where they cover nothing that matters."""

    def __init__(self, model: TableModel, drag: DragAndDrop, widgets: TableWidgets, notices: Notices) -> None:
        self._model, self._drag, self._widgets, self._notices = model, drag, widgets, notices
        self._ui, self._explained = model.ui, widgets.wording.explained
        self._question: pygame.Rect | None = None
        self._outcome: tuple[object, str] = (None, "")
        """The held thing, the place below it and the position; then what a drop there would do."""
        self._waits = False

    def icons(self) -> Sequence[str]:
        """Return the icons in the pinned tip, else those in the tooltip."""
        pinned = self._notices.pinned
        return icons_in(self._explained(pinned.words)) if pinned else self._widgets.form.tooltip.icons

    def asks(self, pos: tuple[int, int]) -> bool:
        """Return whether a point is on the question mark of the pinned tip."""
        return self._question is not None and self._question.collidepoint(pos)

    def wanted(self) -> Sequence[pygame.Rect]:
        """Return what a tip must not cover: targets or what can be picked, bar, prompt, and the plates
        of a lesson and of a hint."""
        drag, hit_targets = self._drag, self._widgets.hit_targets
        refs = drag.targets if drag.held else self._model.at_hand.pickable()
        things = [hit_targets[ref].seen for ref in refs if ref in hit_targets]
        bar, prompt = self._widgets.bars
        plates = [*self._widgets.overlay.widgets, *self._widgets.hint_plate.widgets]
        return [*things, bar.rect, prompt.rect, *(widget.rect for widget in plates)]

    @property
    def is_late(self) -> bool:
        """True if what a drop would do is drawn in the next turn of the loop."""
        return self._waits and self._drag.dragging

    def draw_outcome(self, surface: pygame.Surface, held: Ref) -> None:
        """Draw what a drop here would do, beside the place under the dragged thing. It is found out in one
        turn of the loop and drawn from the next one on, unless animation is off."""
        over = self._widgets.answer_at(self._drag.pos, self._drag.answering)
        about = (held, over, self._model.context)
        is_new = over is not None and over != held and about != self._outcome[0]
        self._waits = is_new and bool(self._ui.theme.duration(1))
        if over is None or over == held:
            return
        if is_new:
            self._outcome = about, self._explained(self._widgets.wording.outcome(held, over))
        words = self._outcome[1]
        if words and not self._waits:
            draw_tip(self._ui, surface, words, self._widgets.hit_targets[over].seen, self.wanted())

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the pinned tip beside its thing, the refusal, and the remark beside its place."""
        self._question = None
        pinned, refusal, remark = self._notices.pinned, self._notices.refusal, self._notices.remark
        if pinned is not None:
            about = (w.tooltip_place for w in self._widgets.form.walk() if w.key == pinned.key)
            words = self._explained(pinned.words)
            at = next(about, pinned.at)
            spare = self._widgets.form.neighbours(at)
            place = draw_tip(self._ui, surface, words, at, self.wanted(), spare, pinned=True)
            self._question = question_mark(self._ui, place) if icons_in(words) else None
        if refusal is not None:
            draw_tip(self._ui, surface, self._explained(refusal.words), refusal.at, self.wanted())
        elif remark is not None and remark.seat == self._model.game.perspective and not self._drag.dragging:
            draw_tip(self._ui, surface, self._explained(remark.words), self._place(remark), self.wanted())

    def _place(self, remark: Remark) -> pygame.Rect:
        """Return where the place of a remark is in sight, else the prompt."""
        target = self._widgets.hit_targets.get(remark.about)
        return target.seen if target is not None and target.seen else self._model.areas.prompt
