"""Small pictures of recorded games: the board of the last position, as all at the table may see it."""

from __future__ import annotations

import contextlib
import hashlib
import io
from pathlib import Path

import pygame

from game import __version__, packages, paths, shelf
from game.engine.session import WATCHER
from game.library import RecordInfo
from game.ui.scenes.snapshot import still_ui
from game.ui.table.model import TableModel
from game.ui.table.painter import Painter
from game.ui.table.replay.controller import ReplayController
from game.ui.table.still import Lights, StillLife
from game.ui.window.ui import Ui

DRAWN = (1280, 720)
"""The window in which a table is drawn for a picture."""
SIZE = (288, 180)
"""Of a picture, in pixels."""
KEPT = 500
"""So many pictures are kept on the disk; the oldest go first."""


class Miniatures:
    """Pictures by record, kept on the disk as long as a record is not changed."""

    def __init__(self, ui: Ui) -> None:
        self._ui = ui
        self._drawing: Ui | None = None
        self._known: dict[str, pygame.Surface | None] = {}

    def known(self, info: RecordInfo) -> pygame.Surface | None:
        """The picture of a record, if it was looked for already and there is one."""
        return self._known.get(_key(info))

    def is_known(self, info: RecordInfo) -> bool:
        """Whether a picture of a record was looked for."""
        return _key(info) in self._known

    def find(self, info: RecordInfo) -> None:
        """Read the picture of a record, or draw it; that takes a while."""
        key = _key(info)
        self._known[key] = self._read(key) or self._draw(info)

    def _read(self, key: str) -> pygame.Surface | None:
        try:
            return pygame.image.load(_folder() / f"{key}.jpg")
        except (OSError, pygame.error):
            return None

    def _draw(self, info: RecordInfo) -> pygame.Surface | None:
        try:
            picture = self._drawn(info)
        except Exception:  # whatever a record of other rules brings about: it has no picture
            return None
        _keep(picture, _key(info))
        return picture

    def _drawn(self, info: RecordInfo) -> pygame.Surface:
        replay = shelf.replay(info.path)
        replay.go_to(replay.length)
        table = packages.of(replay.title).in_window
        ui = self._drawing = self._drawing or still_ui(self._ui, DRAWN)
        model = TableModel(ui, info.title, table, ReplayController(replay, WATCHER))
        model.place(DRAWN)
        model.refresh(still=True)
        model.frame_board(model.areas.prompt.top)
        model.camera.home()
        model.things = [thing for thing in model.things if thing.on_board]
        model.spots = [spot for spot in model.spots if spot.on_board]
        surface = pygame.Surface(DRAWN)
        still = StillLife(model, Painter(ui))
        still.draw_ground(surface)
        still.draw_things(surface, Lights({}, (), ()))
        return _covering(surface.subsurface(model.camera.frame))


def _key(info: RecordInfo) -> str:
    words = f"{info.path.absolute()} {info.changed} {info.moves} {__version__}"
    return hashlib.sha256(words.encode(errors="surrogateescape")).hexdigest()[:24]


def _folder() -> Path:
    return paths.cache_dir() / "records"


def _covering(picture: pygame.Surface) -> pygame.Surface:
    """The middle of a picture that has the shape of a small one."""
    room = pygame.Rect((0, 0), SIZE).fit(picture.get_rect())
    return pygame.transform.smoothscale(picture.subsurface(room), SIZE)


def _keep(picture: pygame.Surface, key: str) -> None:
    """Put a picture on the disk, if that can be done, and take old ones away."""
    drawn = io.BytesIO()
    pygame.image.save(picture, drawn, ".jpg")
    with contextlib.suppress(OSError):
        _folder().mkdir(parents=True, exist_ok=True)
        (_folder() / f"{key}.jpg").write_bytes(drawn.getvalue())
        kept = sorted(_folder().glob("*.jpg"), key=lambda path: path.stat().st_mtime, reverse=True)
        for path in kept[KEPT:]:
            path.unlink()
