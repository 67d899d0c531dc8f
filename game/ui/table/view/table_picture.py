"""The picture of a table: the static layer, and above it everything that moves, glows or is held."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.engine.model import Ref, Seat
from game.ui.table.api import Rider, Spot, Thing
from game.ui.table.drawing import dashes
from game.ui.table.drawing.flight_painter import FlightPainter
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
from game.ui.table.view.crossfade import Crossfade
from game.ui.table.view.guess_marks import GuessMarks
from game.ui.table.view.prepaint import Prepainter
from game.ui.table.view.raised_card import RaisedCards
from game.ui.table.view.static_layer import StaticLayer
from game.ui.table.view.trace import trace_focus

RIDER, RIDERS = 30, 0.5
"""Least size of a rider in design pixels, and its size as a share of the dragged thing's width."""


class TablePicture:
    """Draws a table: on the static layer, everything that changes from frame to frame."""

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
        self._dashing, self._last_trace = 0.0, ""
        self._drawn_widgets = 0
        """The number of times that widgets were made before those in the last picture."""
        self.tips = Tips(model, drag, widgets, notices)
        self._crossfade = Crossfade(model.ui.theme)
        self._static_layer = StaticLayer(model, painter, drag, widgets, notices, hints, self._crossfade)
        self.raised_cards = RaisedCards(model, painter, drag, widgets)
        self._guess_marks = GuessMarks(model)
        self._flights = FlightPainter(painter)
        self.prepainter = Prepainter(
            model, painter, self._flights, self.raised_cards.cards, self._static_layer
        )

    @property
    def stale(self) -> bool:
        """True if the static layer has to be redrawn."""
        return self._static_layer.stale

    @property
    def is_outdated(self) -> bool:
        """True if widgets or the static layer have changed since they were drawn; while the layer of a new
        position or what has landed on it is painted, only the widgets can be seen."""
        waits = self.prepainter.waits or self._static_layer.is_late
        return (self.stale and not waits) or self._drawn_widgets != self._widgets.made

    @property
    def is_late(self) -> bool:
        """True while the static layer is drawn in steps, and the one before it is shown."""
        return self._static_layer.is_late

    def catch_up(self) -> bool:
        """Draw a part of a late static layer, as nothing else has changed; return whether more is left."""
        return self._static_layer.catch_up()

    def is_of(self, seat: Seat) -> bool:
        """Return whether the static layer shows what a seat may see."""
        return self._static_layer.perspective == seat

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the whole table as the viewer sees it."""
        waits, self._drawn_widgets = self.prepainter.waits, self._widgets.made
        static = self._static_layer.surface(surface.get_size(), waits=waits)
        surface.blit(static, (0, 0))
        if waits:  # the old sentence would lie below the buttons of the new position
            self._widgets.draw_prompt(surface)
        if static is not self._crossfade.before:
            self._crossfade.draw(surface)
        drag = self._drag
        aim = self._widgets.ref_at(drag.at, drag.targets) if drag.carrying else None
        self._draw_targets(surface, static)
        self._guess_marks.draw(surface)
        self.raised_cards.draw(surface, waits=waits)
        self._draw_way(surface, aim if drag.carrying else self._about())
        self._draw_flights(surface, waits=waits)
        self._banner.draw(surface)
        self._draw_aim(surface, aim)
        if not drag.dragging:
            self._draw_held(surface)  # below the tips, which are updated as usual
        self._widgets.form.draw(surface)
        self._draw_focus(surface)
        if drag.dragging:
            self._draw_held(surface)
            self.tips.draw_outcome(surface, drag.held or "")
        self.tips.draw(surface)
        self._last_trace = trace_focus(self._widgets.form, self._last_trace)

    def update(self, dt: float) -> bool:
        """Let time pass; return whether dashes round targets moved, a picture fades or a tip is late."""
        before = self._dash
        fades = not self.prepainter.waits and self._crossfade.update(dt)
        if self._drag.targets and self._ui.theme.duration(1):
            self._dashing += dt
        return fades or self._dash != before or self.tips.is_late

    def forget(self) -> None:
        """Drop all cached pictures of the table, up to 100 MB; they are drawn again when needed."""
        self._static_layer.forget()
        self._painter.forget()
        self._model.camera.forget()

    def forget_hidden(self) -> None:
        """Drop what is made again in a few milliseconds, as another table lies over this one."""
        self._crossfade.end()
        self._static_layer.forget_hidden()

    def follow(self, *, resized: bool) -> None:
        """Take over a position. `resized`: what is shown now fades away over its picture, as parts of the
        table have changed their sizes. What another viewer has seen is not shown again."""
        if not self.is_of(self._model.game.perspective):
            self._crossfade.end()
        elif resized:
            areas = self._model.areas
            sized = areas.prompt.unionall([areas.board, areas.mat, areas.hand])
            self._crossfade.begin(self._static_layer.shown, sized)

    @property
    def _dash(self) -> int:
        return int(self._dashing / dashes.STEP_MS)

    # ---- what moves, glows or is held
    def _draw_targets(self, surface: pygame.Surface, static: pygame.Surface) -> None:
        """Draw moving dashes round every target, but not over the words of a place."""
        for ref in self._drag.targets:
            hit_target = self._widgets.hit_targets.get(ref)
            if hit_target is not None and hit_target.seen:
                surface.set_clip(hit_target.clip)
                angle = hit_target.what.angle if isinstance(hit_target.what, Thing) else 0.0
                self._painter.outlines.dashes(surface, hit_target.rect, hit_target.shape, self._dash, angle)
                for box in hit_target.what.words if isinstance(hit_target.what, Spot) else ():
                    words = self._model.camera.to_window(box)
                    surface.blit(static, words, words)
        surface.set_clip(None)

    def _draw_flights(self, surface: pygame.Surface, *, waits: bool) -> None:
        """Draw what flies. `waits`: only what the old picture lacks."""
        motion = self._model.motion
        self._flights.draw(surface, [*motion.landed, *(() if waits else motion.flights.values())])

    def _draw_aim(self, surface: pygame.Surface, ref: Ref | None) -> None:
        """Ring the target under the dragged thing; a light over it would make its words pale."""
        if ref is not None and ref in self._drag.targets:
            hit_target = self._widgets.hit_targets[ref]
            surface.set_clip(hit_target.clip)
            self._painter.outlines.aim(surface, hit_target.rect, hit_target.shape)
            surface.set_clip(None)

    def _draw_way(self, surface: pygame.Surface, about: Ref | None) -> None:
        """Draw dots along the route to the place under the pointer or the focus."""
        held, model = self._drag.held, self._model
        way = model.at_hand.routes(held).get(about) if held is not None and about is not None else None
        if way is None or not way.over or held is None:
            return
        stops = [model.where(model.by_ref[r]).center for r in (held, *way.over) if r in model.by_ref]
        surface.set_clip(model.camera.frame)
        self._painter.way(surface, stops)
        surface.set_clip(None)

    def _about(self) -> Ref | None:
        """Return what the pointer or the focus is on."""
        about = self._widgets.form.hot or self._widgets.form.focus
        return about.ref if isinstance(about, HitTarget) else None

    def _draw_focus(self, surface: pygame.Surface) -> None:
        focus = self._widgets.form.focus
        if isinstance(focus, HitTarget) and focus.clip is not None:
            surface.set_clip(focus.clip)
            self._painter.outlines.focus_ring(surface, focus.rect, focus.shape)
            surface.set_clip(None)

    def _draw_held(self, surface: pygame.Surface) -> None:
        held = self._model.by_ref.get(self._drag.held or "")
        if not self._drag.carrying or held is None:
            return
        rect = self._drag.carried_rect()
        if isinstance(held, Thing):
            self._painter.held(surface, held.single or held.face, rect, at_once=False)
            riders = tray.riders(self._model.table, self._model.context_of(held.ref), held.ref)
            _draw_riders(self._painter, surface, riders, rect)
        else:
            self._painter.outlines.ring(surface, rect, held.shape)


def _draw_riders(
    painter: Painter, surface: pygame.Surface, riders: Sequence[Rider], rect: pygame.Rect
) -> None:
    """Draw riders side by side at the bottom of a dragged thing."""
    side = max(painter.ui.px(RIDER), round(rect.width * RIDERS))
    left = rect.centerx - side * len(riders) // 2
    for n, rider in enumerate(riders):
        place = pygame.Rect(left + n * side, rect.bottom - side // 3, side, side)
        painter.held(surface, rider.face, place)
