"""What is kept of a table from frame to frame: the ground, and the ground with the things that lie still."""

from __future__ import annotations

from collections.abc import Collection

import pygame

from game.engine.model import Ref, Seat
from game.ui.table.drawing.painter import Painter
from game.ui.table.input.drag import DragAndDrop
from game.ui.table.model import tray
from game.ui.table.model.table_model import TableModel
from game.ui.table.panels.hints import Hints
from game.ui.table.panels.notices import Notices
from game.ui.table.panels.table_widgets import TableWidgets
from game.ui.table.view.badges import Badges
from game.ui.table.view.static_layer import Lights, StillLife
from game.ui.table.view.trace import trace
from game.ui.window import text
from game.ui.window import theme as t


class Layers:
    """The ground is drawn anew for another sight of the board, the things on it also for another position,
    or when the hand holds something else or something sets out or arrives."""

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
        self._still_life, self._badges = StillLife(model, painter), Badges(model, drag)
        self._ground = self._still = pygame.Surface((1, 1))
        self._ground_shows: object = None
        self._still_shows: object = None
        self._eyes: Seat | None = None
        """Whose picture it is."""

    @property
    def stale(self) -> bool:
        """Whether something looks otherwise than when it was drawn."""
        return self._still_shows != self._still_key()

    def still(self, size: tuple[int, int], *, waits: bool = False) -> pygame.Surface:
        """All that stands still, for a window of a size. `waits`: as these eyes saw it last."""
        key, eyes = self._still_key(), self._model.game.eyes
        if waits and self._eyes == eyes and self._still.get_size() == size:
            return self._still
        if self._still_shows != key or self._still.get_size() != size:
            self._still_shows, self._still, self._eyes = key, _room(self._still, size), eyes
            self._still.blit(self._draw_ground(size), (0, 0))
            lifted = self._lifted() if self._drag.carrying else ()
            lights = Lights(self._glowing(), lifted, self._marked())
            self._still_life.draw_things(self._still, lights)
            self._badges.draw(self._still)
            self._widgets.draw_plates(self._still)
            self._draw_problem(self._still)
            trace(self._model.game, self._drag, self._widgets)
        return self._still

    def _ground_key(self) -> object:
        model, ui = self._model, self._ui
        return model.camera.sight, model.context.areas, ui.theme.scale, ui.messages.language

    def _still_key(self) -> object:
        drag, flights = self._drag, tuple(self._model.motion.flights)
        return (
            self._ground_key(), self._widgets.made, drag.held, drag.carrying, self._marked(), flights,
            self._model.fan, self._ui.by_mouse,
        )  # fmt: skip

    def _draw_ground(self, size: tuple[int, int]) -> pygame.Surface:
        key = self._ground_key()
        if self._ground_shows != key or self._ground.get_size() != size:
            self._ground_shows, self._ground = key, _room(self._ground, size)
            self._still_life.draw_ground(self._ground)
            if self._model.areas.log:
                self._widgets.log.draw_ground(self._ground)
        return self._ground

    def _marked(self) -> frozenset[Ref]:
        """What has a ring: what was pointed at, and what another seat has moved."""
        return self._notices.marked | self._notices.framed

    def _lifted(self) -> Collection[Ref]:
        return tray.lifted(self._model.table, self._model.context, self._drag.held)

    def _glowing(self) -> dict[Ref, t.Colour]:
        """What glows, and in which colour: what can be picked, or where what is held can go; and a hint."""
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
        """What keeps the record from being written, at the foot of the board."""
        game = self._model.game
        problem = game.session.problem or game.bots.failure
        if not problem:
            return
        board, px = self._model.context.areas.board, self._ui.px
        line = pygame.Rect(board.x + px(t.NEAR), board.bottom - px(40), board.width - px(t.WIDE), px(32))
        self._ui.art.panel(surface, line, "oxblood", t.RADIUS_SMALL)
        style = text.BODY.but(colour=t.CREAM)
        self._ui.type.draw(surface, problem, style, line.inflate(-px(t.WIDE), 0), may_cut=True)


def _room(old: pygame.Surface, size: tuple[int, int]) -> pygame.Surface:
    """A surface of a size: the old one where it has it, because the memory of another costs milliseconds."""
    return old if old.get_size() == size else pygame.Surface(size)
