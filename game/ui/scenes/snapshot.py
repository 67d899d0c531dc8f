"""Draw a position in memory as the window shows it: a part of the table, or a single thing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import pygame

from game.bots.search.bot_process import BotProcess
from game.engine.model import Ref
from game.engine.session.session import Session
from game.play.controller import GameController
from game.ui.table.api import Face, LegendPart, Size, Spot, Table, Thing
from game.ui.table.scene import TableScene
from game.ui.window.ui import Ui

MAX_MAGNIFICATION = 3.0
"""The largest magnification of the board, relative to showing all of it."""


class NotThere(KeyError):
    """A ref doesn't exist in a position; the message lists the refs that do."""


class Portrait(NamedTuple):
    """A face and its aspect ratio."""

    face: Face
    ratio: float


class Snapshot:
    """The table of a session as a seat sees it, in a window of a given size."""

    def __init__(self, ui: Ui, table: Table, session: Session, seat: int, size: Size) -> None:
        game = GameController(session, BotProcess())
        game.viewer, game.uncovered = seat, True
        self._size = size
        self.scene = TableScene(ui, session.title.id, table, game, lambda: None)
        self._model, self._view = self.scene.model, self.scene.view
        self._model.place(size)
        self._model.camera.picture.whole = 0  # each part is drawn once
        self._view.refresh(at_once=True)
        self._model.camera.home()

    def portrait(self, ref: Ref) -> Portrait:
        """Return the picture of a thing, enlarged if possible. Raises NotThere."""
        thing = self._find(ref)
        if not isinstance(thing, Thing):
            raise NotThere(f"{ref} is a place without a picture")
        if thing.large is not None:
            return Portrait(thing.large, thing.large_ratio)
        return Portrait(thing.face, thing.box[2] / thing.box[3])

    def legend(self) -> Sequence[LegendPart]:
        """Return the board's legend."""
        return self._model.table.legend(self._model.context)

    def ratio(self, refs: Sequence[Ref], grow: float) -> float:
        """Return the aspect ratio of the area around refs. Raises NotThere."""
        self._model.camera.home()
        rect = self._around([self._find(ref) for ref in refs], grow)
        return rect.width / rect.height

    def crop(self, refs: Sequence[Ref], grow: float, mark: Sequence[Ref], size: Size) -> pygame.Surface:
        """Return the area of the table around refs, extended to fill a size. Raises NotThere."""
        what = [self._find(ref) for ref in (*refs, *mark)][: len(refs)]
        camera, notices, surface = self._model.camera, self._view.notices, pygame.Surface(self._size)
        on_board = all(one.on_board for one in what)
        camera.home()
        if on_board:
            self._come_closer(_shaped(self._around(what, grow), size, camera.frame))
        self._view.refresh(at_once=True)
        notices.marked = frozenset(mark)
        self._view.draw(surface)
        around = self._around(what, grow)
        wanted = _shaped(around, size, camera.frame) if on_board else around.clip(surface.get_rect())
        place = wanted.fit(pygame.Rect((0, 0), size))
        self._view.picture.forget()
        return pygame.transform.smoothscale(surface.subsurface(wanted), place.size)

    def _find(self, ref: Ref) -> Thing | Spot:
        found = self._model.by_ref.get(ref)
        if found is None:
            like = [name for name in self._model.by_ref if name.partition(":")[0] == ref.partition(":")[0]]
            raise NotThere(f"{ref} is not there; there is {', '.join(sorted(like or self._model.by_ref))}")
        return found

    def _around(self, what: Sequence[Thing | Spot], grow: float) -> pygame.Rect:
        rects = [self._model.where(one) for one in what]
        rect = rects[0].unionall(rects[1:])
        room = round(grow * max(rect.size))
        return rect.inflate(2 * room, 2 * room)

    def _come_closer(self, wanted: pygame.Rect) -> None:
        """Zoom in until a part of the board fills its frame."""
        camera = self._model.camera
        x, y = camera.to_board(wanted.center)
        grow = min(camera.frame.width / wanted.width, camera.frame.height / wanted.height, MAX_MAGNIFICATION)
        camera.zoom, camera.x, camera.y = camera.zoom * max(1.0, grow), x, y


def _shaped(rect: pygame.Rect, shape: Size, bounds: pygame.Rect) -> pygame.Rect:
    """Return the rectangle, widened or heightened to an aspect ratio, within bounds."""
    ratio = shape[0] / shape[1]
    wide = max(rect.width, round(rect.height * ratio))
    high = max(rect.height, round(rect.width / ratio))
    made = pygame.Rect(0, 0, min(wide, bounds.width), min(high, bounds.height))
    made.center = rect.center
    return made.clamp(bounds)
