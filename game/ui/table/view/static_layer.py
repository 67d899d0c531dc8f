"""The static layer of a table, cached from frame to frame: the ground, and the ground with things that do
not move."""

from __future__ import annotations

from collections.abc import Collection

import pygame

from game.engine.model import Ref, Seat
from game.presentation.explain import explain
from game.ui.table.drawing.painter import Painter
from game.ui.table.input.drag import DragAndDrop
from game.ui.table.model import tray
from game.ui.table.model.table_model import TableModel
from game.ui.table.panels.hints import Hints
from game.ui.table.panels.notices import Notices
from game.ui.table.panels.table_widgets import TableWidgets
from game.ui.table.view.badges import Badges
from game.ui.table.view.static_painter import Lights, StaticPainter
from game.ui.table.view.trace import trace
from game.ui.window import text
from game.ui.window import theme as t


class StaticLayer:
    """Redraws the ground when the camera moves, and the things on it also for another position, when
    something else is held, or when a flight begins or ends."""

    def __init__(
        self,
        model: TableModel,
        painter: Painter,
        drag: DragAndDrop,
        widgets: TableWidgets,
        notices: Notices,
        hints: Hints,
    ) -> None:
        self._model, self._ui = model, model.ui
        self._drag, self._widgets, self._notices, self._hints = drag, widgets, notices, hints
        self._painter, self._badges = StaticPainter(model, painter), Badges(model, drag)
        self._ground = self._layer = pygame.Surface((1, 1))
        self._ground_shows: object = None
        self._layer_shows: object = None
        self._perspective: Seat | None = None
        """The seat whose view the layer shows."""

    def forget(self) -> None:
        """Drop the cached pictures."""
        self._ground = self._layer = pygame.Surface((1, 1))

    @property
    def shown(self) -> pygame.Surface:
        """The layer as it was last drawn."""
        return self._layer

    @property
    def stale(self) -> bool:
        """True if the layer has to be redrawn."""
        return self._layer_shows != self._layer_key()

    def surface(self, size: tuple[int, int], *, waits: bool = False) -> pygame.Surface:
        """Return the layer for a window of this size. `waits`: the last one drawn for this viewer will do."""
        key, perspective = self._layer_key(), self._model.game.perspective
        if waits and self._perspective == perspective and self._layer.get_size() == size:
            return self._layer
        if self._layer_shows != key or self._layer.get_size() != size:
            self._layer_shows, self._layer, self._perspective = (
                key,
                _surface_of(self._layer, size),
                perspective,
            )
            self._layer.blit(self._draw_ground(size), (0, 0))
            lifted = self._lifted() if self._drag.carrying else ()
            lights = Lights(self._glowing(), lifted, self._marked())
            self._painter.draw_things(self._layer, lights)
            self._badges.draw(self._layer)
            self._widgets.draw_plates(self._layer)
            self._draw_problem(self._layer)
            trace(self._model.game, self._drag, self._widgets)
        return self._layer

    def _ground_key(self) -> object:
        model, ui = self._model, self._ui
        return model.camera.sight, model.context.areas, ui.theme.scale, ui.messages.language

    def _layer_key(self) -> object:
        drag, flights = self._drag, tuple(self._model.motion.flights)
        return (
            self._ground_key(), self._widgets.made, drag.held, drag.carrying, self._marked(), flights,
            self._model.fan, self._ui.by_mouse,
        )  # fmt: skip

    def renew_ground(self) -> bool:
        """Draw the ground if it is out of date; return whether it was."""
        size = self._layer.get_size()
        if self._ground_shows == self._ground_key() and self._ground.get_size() == size:
            return False
        self._draw_ground(size)
        return True

    def _draw_ground(self, size: tuple[int, int]) -> pygame.Surface:
        key = self._ground_key()
        if self._ground_shows != key or self._ground.get_size() != size:
            self._ground_shows, self._ground = key, _surface_of(self._ground, size)
            self._painter.draw_ground(self._ground)
            if self._model.areas.log:
                self._widgets.log.draw_ground(self._ground)
        return self._ground

    def _marked(self) -> frozenset[Ref]:
        """Return what is ringed: what a log line or a remark is about, and what another seat has moved."""
        return self._notices.ringed

    def _lifted(self) -> Collection[Ref]:
        return tray.lifted(self._model.table, self._model.context, self._drag.held)

    def _glowing(self) -> dict[Ref, t.Colour]:
        """Return what glows in which colour: what can be picked, or the targets of what is held, and the
        hint."""
        held, hint = self._drag.held, self._hints.option
        if held is None:
            glowing = dict.fromkeys(self._model.at_hand.pickable(), t.PICK)
        else:
            glowing = dict.fromkeys(self._drag.targets, t.DROP)
            if not self._drag.carrying:
                glowing[held] = t.PICK
        hinted = (hint.source, hint.target) if hint is not None else ()
        return glowing | {ref: t.HINT for ref in hinted if ref}

    def _draw_problem(self, surface: pygame.Surface) -> None:
        """Draw what prevents the record from being written, at the bottom of the board."""
        problem = self._model.game.problem
        if not problem:
            return
        board, px = self._model.context.areas.board, self._ui.px
        line = pygame.Rect(board.x + px(t.NEAR), board.bottom - px(40), board.width - px(t.WIDE), px(32))
        self._ui.art.panel(surface, line, "oxblood", t.RADIUS_SMALL)
        style = text.BODY.but(colour=t.CREAM)
        words = explain(problem, self._ui.say)
        self._ui.type.draw(surface, words, style, line.inflate(-px(t.WIDE), 0), may_cut=True)


def _surface_of(old: pygame.Surface, size: tuple[int, int]) -> pygame.Surface:
    """Return a surface of this size, the old one if it fits, because allocating another takes
    milliseconds."""
    return old if old.get_size() == size else pygame.Surface(size)
