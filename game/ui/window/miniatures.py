"""Pictures of recorded games: the board of the last position, as all at the table may see it."""

from __future__ import annotations

import contextlib
import hashlib
import io
from pathlib import Path
from typing import NamedTuple

import pygame

from game import __version__, paths
from game.engine.session.session import WATCHER
from game.errors import UserError
from game.packages import registry
from game.records import record_loader
from game.records.library import RecordInfo
from game.ui.scenes.snapshot import still_ui
from game.ui.table.api import Size
from game.ui.table.drawing.painter import Painter
from game.ui.table.model.table_model import TableModel
from game.ui.table.replay.controller import ReplayController
from game.ui.table.view.static_painter import Lights, StaticPainter
from game.ui.window.ui import Ui

SIZE = (288, 180)
"""Of a small picture, in pixels."""


class Kind(NamedTuple):
    """What pictures are like.

    folder  where they are kept on the disk
    kept    so many are; the oldest go first
    window  the size of the window in which a table is drawn for them
    size    what the middle of the board is cut to, in pixels; None: the whole board
    """

    folder: str
    kept: int
    window: Size
    size: Size | None


SMALL = Kind("records", 500, (1280, 720), SIZE)
LARGE = Kind("menu", 1, (1920, 1080), None)


class Miniatures:
    """Pictures by record, kept on the disk as long as a record is not changed."""

    def __init__(self, ui: Ui, kind: Kind = SMALL) -> None:
        self._ui, self._kind = ui, kind
        self._drawing: Ui | None = None
        self._known: dict[str, pygame.Surface | None] = {}

    def known(self, info: RecordInfo) -> pygame.Surface | None:
        """Return the picture of a record, if it was looked for already and there is one."""
        return self._known.get(_key(info))

    def is_known(self, info: RecordInfo) -> bool:
        """Return whether a picture of a record was looked for."""
        return _key(info) in self._known

    def find(self, info: RecordInfo) -> pygame.Surface | None:
        """Read the picture of a record, or draw it, if it can be drawn; that takes a while."""
        found = self._known[_key(info)] = self.kept(info) or self._draw(info)
        return found

    def kept(self, info: RecordInfo) -> pygame.Surface | None:
        """Return the picture of a record, if it is on the disk."""
        try:
            return pygame.image.load(self._folder / f"{_key(info)}.jpg")
        except (OSError, pygame.error):
            return None

    def _draw(self, info: RecordInfo) -> pygame.Surface | None:
        try:
            with record_loader.guarded(info.path):
                picture = self._drawn(info)
        except UserError:  # it has no picture
            return None
        self._keep(picture, _key(info))
        return picture

    def _drawn(self, info: RecordInfo) -> pygame.Surface:
        replay = record_loader.replay(info.path)
        replay.go_to(replay.length)
        table = registry.of(replay.title).table_view
        ui = self._drawing = self._drawing or still_ui(self._ui, self._kind.window)
        model = TableModel(ui, info.title, table, ReplayController(replay, WATCHER))
        model.place(self._kind.window)
        model.refresh(at_once=True)
        model.frame_board()
        model.camera.home()
        model.things = [thing for thing in model.things if thing.on_board]
        model.spots = [spot for spot in model.spots if spot.on_board]
        surface = pygame.Surface(self._kind.window)
        still = StaticPainter(model, Painter(ui))
        still.draw_ground(surface)
        still.draw_things(surface, Lights({}, (), ()))
        if self._kind.size is not None:
            return _covering(surface.subsurface(model.camera.frame), self._kind.size)
        return surface.subsurface(model.camera.to_window((0, 0, *model.camera.size)).clip(model.camera.frame))

    @property
    def _folder(self) -> Path:
        return paths.cache_dir() / self._kind.folder

    def _keep(self, picture: pygame.Surface, key: str) -> None:
        """Put a picture on the disk, if that can be done, and take old ones away."""
        drawn = io.BytesIO()
        pygame.image.save(picture, drawn, ".jpg")
        with contextlib.suppress(OSError):
            self._folder.mkdir(parents=True, exist_ok=True)
            (self._folder / f"{key}.jpg").write_bytes(drawn.getvalue())
            made = sorted(self._folder.glob("*.jpg"), key=lambda path: path.stat().st_mtime, reverse=True)
            for path in made[self._kind.kept :]:
                path.unlink()


def _key(info: RecordInfo) -> str:
    words = f"{info.path.absolute()} {info.changed} {info.moves} {__version__}"
    return hashlib.sha256(words.encode(errors="surrogateescape")).hexdigest()[:24]


def _covering(picture: pygame.Surface, size: Size) -> pygame.Surface:
    """Return the middle of a picture that has the shape of a size, in that size."""
    room = pygame.Rect((0, 0), size).fit(picture.get_rect())
    return pygame.transform.smoothscale(picture.subsurface(room), size)
