"""Thumbnails of recorded games: the board of the last position, as everybody may see it."""

from __future__ import annotations

import pygame

from game.engine.session.session import WATCHER
from game.errors import UserError
from game.packages import registry
from game.records import record_loader
from game.records.library import RecordInfo
from game.ui.table.api import Size, table_of
from game.ui.table.drawing.painter import Painter
from game.ui.table.model.table_model import TableModel
from game.ui.table.replay.controller import ReplayController
from game.ui.table.view.static_painter import Lights, StaticPainter
from game.ui.window.miniature_files import SMALL, Kind, MiniatureFiles
from game.ui.window.ui import Ui, default_ui


class Miniatures(MiniatureFiles):
    """Thumbnails that are drawn if they are not on disk."""

    def __init__(self, ui: Ui, kind: Kind = SMALL) -> None:
        super().__init__(ui, kind)
        self._drawing: Ui | None = None
        self._known: dict[str, pygame.Surface | None] = {}

    def known(self, info: RecordInfo) -> pygame.Surface | None:
        """Return the thumbnail of a record if it was found before."""
        return self._known.get(self._key(info))

    def is_known(self, info: RecordInfo) -> bool:
        """Return whether `find` was called for a record."""
        return self._key(info) in self._known

    def find(self, info: RecordInfo) -> pygame.Surface | None:
        """Return the thumbnail of a record, read from disk or drawn, None if it cannot be drawn. This is
        slow.
        """
        found = self._known[self._key(info)] = self.kept(info) or self._draw(info)
        return found

    def _draw(self, info: RecordInfo) -> pygame.Surface | None:
        try:
            with record_loader.guarded(info.path):
                model = self._table(info)
                picture = self._drawn(model)
        except UserError:  # it has no picture
            return None
        self._keep(picture, [person.colour for person in model.game.people], self._key(info))
        return picture

    def _table(self, info: RecordInfo) -> TableModel:
        """Return the table of a record's last position, without mats and hands."""
        replay = record_loader.replay(info.path)
        replay.go_to(replay.length)
        table = table_of(registry.of(replay.title))
        ui = self._drawing = self._drawing or default_ui(self._ui, self._kind.window)
        if ui.messages.language != self._language:
            ui.speak(self._ui.messages)
        model = TableModel(ui, info.title, table, ReplayController(replay, WATCHER))
        model.place(self._kind.window)
        model.refresh(at_once=True)
        model.frame_board()
        model.camera.home()
        model.things = [thing for thing in model.things if thing.on_board]
        model.spots = [spot for spot in model.spots if spot.on_board]
        return model

    def _drawn(self, model: TableModel) -> pygame.Surface:
        surface = pygame.Surface(self._kind.window)
        still = StaticPainter(model, Painter(model.ui))
        for _ in (*still.draw_ground(surface), *still.draw_things(surface, Lights({}, (), ()))):
            pass
        if self._kind.size is not None:
            return _covering(surface.subsurface(model.camera.frame), self._kind.size)
        return surface.subsurface(model.camera.to_window((0, 0, *model.camera.size)).clip(model.camera.frame))


def _covering(picture: pygame.Surface, size: Size) -> pygame.Surface:
    """Return the middle of a picture, cropped and scaled to a size."""
    room = pygame.Rect((0, 0), size).fit(picture.get_rect())
    return pygame.transform.smoothscale(picture.subsurface(room), size)
