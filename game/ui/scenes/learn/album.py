"""The pictures of a guide: icons, picture files, and parts of positions as the table shows them."""

from __future__ import annotations

import gc
from collections.abc import Callable, Sequence

import pygame

from game.bots import HUMAN
from game.engine.positions.position import BadPosition
from game.engine.session.record import SeatSetup
from game.engine.session.session import Session
from game.packages.guide import Guide, Picture
from game.ui.scenes.snapshot import NotThere, Portrait, Snapshot
from game.ui.table.api import LegendPart, Size, Table
from game.ui.widgets import Widget
from game.ui.window import shapes
from game.ui.window import theme as t
from game.ui.window.theme import SEAT_COLOURS
from game.ui.window.ui import Ui, default_ui

MIN_FACE_HEIGHT = 130
"""The smallest height in design pixels at which a thing is painted."""
WINDOW_SIZE = (1920, 1080)
"""The window size, in pixels, for parts of tables."""
Viewpoint = tuple[str, int]
"""A position file, and the seat that sees it."""


def seats_of(ui: Ui, kinds: Sequence[str]) -> list[SeatSetup]:
    """Return the seats of a table for a picture: a person who looks at it, and others."""
    names = [
        ui.say("rulebook-you") if kind == HUMAN else ui.say("new-name-bot", number=number)
        for number, kind in enumerate(kinds, start=1)
    ]
    return [SeatSetup(*row) for row in zip(names, SEAT_COLOURS, kinds, strict=False)]


class Album:
    """Paints the pictures of a title for a window.

    Until all requested pictures are painted it keeps the table of the last picture's position, which takes
    40 to 100 MB with its layers.
    """

    def __init__(self, ui: Ui, guide: Guide, table: Callable[[], Table]) -> None:
        self.ui, self.guide, self._table = ui, guide, table
        self._at: Viewpoint | None = None
        self._snapshot: Snapshot | None = None
        """The table of the position `_at`."""
        self._still_ui: Ui | None = None
        self._waiting: list[Painted] = []

    def ratio(self, picture: Picture) -> float:
        """Return the aspect ratio of a picture."""
        if picture.crop:
            return self._sight(picture).ratio(picture.crop, picture.grow)
        if picture.thing:
            return self._portrait(picture).ratio
        original = self.ui.art.original(picture.image) if picture.image else None
        return original.get_width() / original.get_height() if original else 1.0

    def paint(self, picture: Picture, size: Size) -> pygame.Surface:
        """Return a picture that fills a size. Raises NotThere or BadPosition."""
        if picture.crop:
            return self._sight(picture).crop(picture.crop, picture.grow, picture.mark, size)
        if picture.thing:
            return self._face(picture, size)
        if picture.image:
            return self.ui.art.picture(picture.image, size) or shapes.clear(size)
        surface, sign = shapes.clear(size), self.ui.art.sign(picture.icon, min(size), t.INK_2)
        surface.blit(sign, sign.get_rect(center=surface.get_rect().center))
        return surface

    def _face(self, picture: Picture, size: Size) -> pygame.Surface:
        """Return a thing, painted large enough for its text and then scaled down if need be."""
        grow = max(1.0, self.ui.px(MIN_FACE_HEIGHT) / size[1])
        face = self._portrait(picture).face.paint(self.ui, (round(size[0] * grow), round(size[1] * grow)))
        return face if grow == 1.0 else pygame.transform.smoothscale(face, size)

    def legend(self) -> Sequence[LegendPart]:
        """Return the board's legend in the default position."""
        return self._sight(Picture()).legend()

    def want(self, painted: Painted) -> None:
        """Request a picture, to be painted in one of the next turns of the loop."""
        if painted not in self._waiting:
            self._waiting.append(painted)

    def work(self) -> bool:
        """Load the position of a requested picture, or paint it. Return whether there was one."""
        if not self._waiting:
            return False
        painted = next((one for one in self._waiting if not self._is_new(one.picture)), self._waiting[0])
        try:
            if self._is_new(painted.picture):
                self._sight(painted.picture)
            else:
                painted.paint()
                self._waiting.remove(painted)
        except (NotThere, BadPosition):  # its place stays empty, which a test reports
            self._waiting.remove(painted)
        if not self._waiting:
            self._let_go()
        return True

    def _is_new(self, picture: Picture) -> bool:
        """Return whether a picture needs another position than the last one."""
        return bool(picture.crop or picture.thing) and self._key(picture) != self._at

    def _key(self, picture: Picture) -> Viewpoint:
        return picture.at or self.guide.turn.position, picture.seat

    def forget(self) -> None:
        """Drop all requests, as the window may have another size."""
        self._waiting.clear()

    def close(self) -> None:
        """Release the position. The parts of its table refer to each other and would stay in memory for
        long."""
        self._waiting.clear()
        self._let_go()

    def _let_go(self) -> None:
        if self._snapshot is not None:
            self._at = self._snapshot = self._still_ui = None
            gc.collect()

    def _portrait(self, picture: Picture) -> Portrait:
        return self._sight(picture).portrait(picture.thing)

    def _sight(self, picture: Picture) -> Snapshot:
        key = self._key(picture)
        if self._snapshot is None or key != self._at:
            self._let_go()
            self._at, self._snapshot = key, self._look(*key)
        return self._snapshot

    def _look(self, name: str, seat: int) -> Snapshot:
        title, state = self.guide.position(name)
        kinds = [HUMAN if place == seat else "" for place in range(state.seats)]
        session = Session.begin(title, seats_of(self.ui, kinds), state)
        self._still_ui = self._still_ui or default_ui(self.ui, WINDOW_SIZE)
        return Snapshot(self._still_ui, self._table(), session, seat, WINDOW_SIZE)


class Painted(Widget):
    """The place of an album's picture, empty until it is painted.

    fills: the picture of a part of a table is extended until it fills the place
    """

    def __init__(self, album: Album, picture: Picture, *, fills: bool = False) -> None:
        super().__init__(album.ui)
        self._album, self.picture, self._framed = album, picture, bool(picture.crop)
        self._fills = fills and self._framed
        self._image: pygame.Surface | None = None

    def place(self, rect: pygame.Rect) -> None:
        if rect.size != self.rect.size:
            self._image = None
            self._album.want(self)
        super().place(rect)

    @property
    def done(self) -> bool:
        return self._image is not None

    def paint(self) -> None:
        """Paint the picture in its aspect ratio, as large as fits."""
        size = self.rect.size
        if not self._fills:
            ratio = self._album.ratio(self.picture)
            high = min(size[1], round(size[0] / ratio))
            size = max(1, round(high * ratio)), max(1, high)
        self._image = self._album.paint(self.picture, size)

    def draw(self, surface: pygame.Surface) -> None:
        rect = self.rect if self._image is None else self._image.get_rect(center=self.rect.center)
        if self._framed:
            self.ui.art.shadow(surface, rect, t.RADIUS_SMALL)
        if self._image is not None:
            surface.blit(self._image, rect)
        elif self._framed:
            surface.blit(self.ui.art.plate("sunk", rect.size, t.RADIUS_SMALL), rect)
        if self._framed:
            self.ui.art.outline(surface, rect.inflate(2, 2), t.BRASS, 2.0, t.RADIUS_SMALL)
