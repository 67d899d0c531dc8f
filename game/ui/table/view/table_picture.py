"""What a table looks like: what stands still, drawn once, and over it what moves, glows or is held."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.engine.model import Ref
from game.ui.table.api import Rider, Spot, Thing
from game.ui.table.drawing import dashes
from game.ui.table.drawing.painter import Painter
from game.ui.table.input.drag import DragAndDrop
from game.ui.table.input.hit_targets import HitTarget
from game.ui.table.model import tray
from game.ui.table.model.table_model import TableModel
from game.ui.table.panels.banner import Banner
from game.ui.table.panels.hints import Hints
from game.ui.table.panels.notices import Notices
from game.ui.table.panels.table_widgets import TableWidgets
from game.ui.table.panels.tips import Tips
from game.ui.table.view.layers import Layers
from game.ui.table.view.prepaint import PaintAhead
from game.ui.table.view.raised_card import Risen
from game.ui.table.view.trace import trace_focus
from game.ui.window import theme as t

RIDER, RIDERS = 30, 0.5
"""Design pixels of what travels with a dragged thing at least, and its share of that thing's width."""


class Picture:
    """Draws a table: over the layers that stand still what changes from one frame to the next."""

    def __init__(
        self,
        model: TableModel,
        painter: Painter,
        drag: DragAndDrop,
        widgets: TableWidgets,
        notices: Notices,
        hints: Hints,
        banner: Banner,
    ) -> None:
        self._banner = banner
        self._model, self._painter, self._ui = model, painter, model.ui
        self._drag, self._widgets = drag, widgets
        self._dashing, self._told = 0.0, ""
        self.tips = Tips(model, drag, widgets, notices)
        self._layers = Layers(model, painter, drag, widgets, notices, hints)
        self.risen = Risen(model, painter, drag, widgets)
        self.ahead = PaintAhead(model, painter, self.risen.cards)

    @property
    def stale(self) -> bool:
        """Whether what stands still looks otherwise than when it was drawn."""
        return self._layers.stale

    def draw(self, surface: pygame.Surface) -> None:
        """The whole table, as the viewer sees it now."""
        waits = self.ahead.waits
        still = self._layers.still(surface.get_size(), waits=waits)
        surface.blit(still, (0, 0))
        drag = self._drag
        aim = self._widgets.ref_at(drag.at, drag.targets) if drag.carrying else None
        self._draw_targets(surface, still)
        self.risen.draw(surface, waits=waits)
        self._draw_way(surface, aim if drag.carrying else self._about())
        if not waits:
            self._draw_flights(surface)
        self._banner.draw(surface)
        self._draw_aim(surface, aim)
        if not drag.dragging:
            self._draw_held(surface)  # below the tips, which go on
        self._widgets.form.draw(surface)
        self._draw_focus(surface)
        if drag.dragging:
            self._draw_held(surface)
            self.tips.draw_outcome(surface, drag.held or "")
        self.tips.draw(surface)
        self._told = trace_focus(self._widgets.form, self._told)

    def update(self, dt: float) -> bool:
        """Let time pass; whether the dashes of the targets move on just now."""
        before = self._dash
        if self._drag.targets and self._ui.theme.duration(1):
            self._dashing += dt
        return self._dash != before

    @property
    def _dash(self) -> int:
        return int(self._dashing / dashes.STEP_MS)

    # ---- what moves, glows or is held
    def _draw_targets(self, surface: pygame.Surface, still: pygame.Surface) -> None:
        """A dashed edge that moves round every place where what is held can go; words stand over it."""
        for ref in self._drag.targets:
            hit_target = self._widgets.hit_targets.get(ref)
            if hit_target is not None and hit_target.seen:
                surface.set_clip(hit_target.clip)
                angle = hit_target.what.angle if isinstance(hit_target.what, Thing) else 0.0
                self._painter.marks.dashes(surface, hit_target.rect, hit_target.shape, self._dash, angle)
                for box in hit_target.what.words if isinstance(hit_target.what, Spot) else ():
                    words = self._model.camera.to_window(box)
                    surface.blit(still, words, words)
        surface.set_clip(None)

    def _draw_flights(self, surface: pygame.Surface) -> None:
        for flight in self._model.motion.flights.values():
            self._painter.draw(surface, flight.thing.face, flight.rect, alpha=flight.alpha, sharp=False)

    def _draw_aim(self, surface: pygame.Surface, ref: Ref | None) -> None:
        """The target under the dragged thing is lit."""
        if ref is not None and ref in self._drag.targets:
            hit_target = self._widgets.hit_targets[ref]
            surface.set_clip(hit_target.clip)
            self._painter.fill(surface, hit_target.rect, t.DROP, hit_target.shape, 84)
            surface.set_clip(None)

    def _draw_way(self, surface: pygame.Surface, about: Ref | None) -> None:
        """Dots along the way to the place that the pointer or the focus is on."""
        held, model = self._drag.held, self._model
        way = model.at_hand.routes(held).get(about) if held is not None and about is not None else None
        if way is None or not way.over or held is None:
            return
        stops = [model.where(model.by_ref[r]).center for r in (held, *way.over) if r in model.by_ref]
        surface.set_clip(model.camera.frame)
        self._painter.way(surface, stops)
        surface.set_clip(None)

    def _about(self) -> Ref | None:
        """What the pointer or the focus is on."""
        about = self._widgets.form.hot or self._widgets.form.focus
        return about.ref if isinstance(about, HitTarget) else None

    def _draw_focus(self, surface: pygame.Surface) -> None:
        focus = self._widgets.form.focus
        if isinstance(focus, HitTarget) and focus.clip is not None:
            surface.set_clip(focus.clip)
            self._painter.marks.focus_ring(surface, focus.rect, focus.shape)
            surface.set_clip(None)

    def _draw_held(self, surface: pygame.Surface) -> None:
        held = self._model.by_ref.get(self._drag.held or "")
        if not self._drag.carrying or held is None:
            return
        rect = self._drag.carried_rect()
        if isinstance(held, Thing):
            self._painter.held(surface, held.face, rect)
            riders = tray.riders(self._model.table, self._model.context_of(held.ref), held.ref)
            _draw_riders(self._painter, surface, riders, rect)
        else:
            self._painter.marks.ring(surface, rect, held.shape)


def _draw_riders(
    painter: Painter, surface: pygame.Surface, riders: Sequence[Rider], rect: pygame.Rect
) -> None:
    """At the foot of what is dragged what travels with it, side by side."""
    side = max(painter.ui.px(RIDER), round(rect.width * RIDERS))
    left = rect.centerx - side * len(riders) // 2
    for n, rider in enumerate(riders):
        place = pygame.Rect(left + n * side, rect.bottom - side // 3, side, side)
        painter.held(surface, rider.face, place)
