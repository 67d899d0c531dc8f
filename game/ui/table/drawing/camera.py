"""The viewport onto the board: zoom and pan, and the painting as it looks at a zoom."""

from __future__ import annotations

from functools import partial
from typing import NamedTuple

import pygame

from game.ui.table.api import Box, Size
from game.ui.window import scaling
from game.ui.window.picture_store import Pictures, Steps

DEEPEST = 3.5
"""Largest zoom, as a multiple of the zoom at which the board fits."""
PLATES = 1.35
"""Largest size of pinned parts of the board, as a multiple of their size with the whole board in sight."""
WHOLE = 12_000_000
"""Up to this many pixels the whole scaled painting is cached; beyond, only the visible part is scaled."""
KEPT = 4_000_000
"""The pixels of scaled paintings that are cached for other sizes of the frame."""
MAX_COVER = 1.5
"""Largest zoom at which a large board fills its frame, as a multiple of the zoom at which it fits."""
REST_MS = 140.0
"""The picture is made sharp this long after the last change of zoom."""


def covering_zoom(frame: Size, board: tuple[float, float]) -> float:
    """Return the zoom at which a board fills its frame as far as most of it stays in sight."""
    across, down = frame[0] / board[0], frame[1] / board[1]
    return min(max(across, down), MAX_COVER * min(across, down))


class View(NamedTuple):
    """A camera's position and zoom, for a frame of this size with this opening zoom."""

    frame: Size
    near: float
    x: float
    y: float
    zoom: float


class Camera:
    """Maps board pixels to window pixels.

    frame   where the board is shown
    played  the part of the board that matters: the opening view is as near as this part fits; None: all of it
    shade   the mask that the painting is multiplied with, which may be coarse
    """

    def __init__(
        self,
        painting: pygame.Surface | None,
        size: Size,
        shade: pygame.Surface | None = None,
        played: Box | None = None,
    ) -> None:
        self.picture = BoardPicture(painting, shade)
        self.size = size if size[0] else (1, 1)
        self.played = played or (0.0, 0.0, *self.size)
        self.frame = pygame.Rect(0, 0, 1, 1)
        self.zoom = 1.0
        self.x = self.y = 0.0
        """The board pixel in the middle of the frame."""
        self.near = 0.0
        """The zoom of the opening view; if it is below the fitting zoom, the whole board is shown."""
        self._restless = 0.0

    @property
    def fitting(self) -> float:
        """The zoom at which all that is played on fits."""
        return min(self.frame.width / self.played[2], self.frame.height / self.played[3])

    @property
    def settled(self) -> bool:
        """True while the zoom isn't changing."""
        return self._restless <= 0

    @property
    def sight(self) -> tuple[object, ...]:
        """The visible part of the board, as a value to compare."""
        return tuple(self.frame), self.x, self.y, self.zoom, self.settled

    @property
    def view(self) -> View:
        """The present view, to return to."""
        return View(self.frame.size, self.near, self.x, self.y, self.zoom)

    def return_to(self, view: View, box: Box | None) -> bool:
        """Show a view again and return True, unless the frame or the opening zoom is another one or the view
        does not show a box with as much room around it as it is large."""
        if (view.frame, view.near) != (self.frame.size, self.near):
            return False
        left = self.view
        self.x, self.y, self.zoom, self._restless = view.x, view.y, view.zoom, 0.0
        seen = box is None or self._shows(box)
        if not seen:
            self.x, self.y, self.zoom = left.x, left.y, left.zoom
        return seen

    def _shows(self, box: Box) -> bool:
        rect = self.to_window(box)
        return self.frame.contains(rect.inflate(2 * rect.width, 2 * rect.height).clip(self.whole))

    def place(self, frame: pygame.Rect) -> None:
        """Show the board in another frame, with the same middle."""
        was_home = self.at_home
        self.frame = pygame.Rect(frame)
        if was_home:
            self.home()
        else:
            self._clamp()

    @property
    def at_home(self) -> bool:
        """True if the whole board is shown."""
        return self.zoom <= self.fitting * 1.001 or self.frame.width <= 1

    @property
    def is_near(self) -> bool:
        """True if the opening view shows only a part of the board."""
        return self.near > self.fitting * 1.02

    def open(self, box: Box | None = None) -> None:
        """Show the opening view, with this box in the middle."""
        self.home()
        if self.is_near:
            self.zoom = self.near
            if box is not None:
                self.x, self.y = box[0] + box[2] / 2, box[1] + box[3] / 2
            self._clamp()

    def home(self) -> None:
        """Zoom out to the whole board."""
        self.zoom = self.fitting
        left, top, wide, high = self.played
        self.x, self.y = left + wide / 2, top + high / 2
        self._restless = 0.0

    def pan(self, dx: float, dy: float) -> None:
        """Move the board by window pixels."""
        self.x -= dx / self.zoom
        self.y -= dy / self.zoom
        self._clamp()

    def zoom_by(self, factor: float, pos: tuple[int, int]) -> None:
        """Zoom so that the board pixel under `pos` stays there."""
        before = self.to_board(pos)
        self.zoom = max(self.fitting, min(self.fitting * DEEPEST, self.zoom * factor))
        after = self.to_board(pos)
        self.x += before[0] - after[0]
        self.y += before[1] - after[1]
        self._restless = REST_MS
        self._clamp()

    def reveal(self, box: Box) -> None:
        """Bring a box of the board into sight."""
        if not self.frame.contains(self.to_window(box)):
            self.x, self.y = box[0] + box[2] / 2, box[1] + box[3] / 2
            self._clamp()

    def update(self, dt: float) -> bool:
        """Let time pass; return whether the zoom has just settled."""
        if self._restless <= 0:
            return False
        self._restless -= dt
        return self._restless <= 0

    def to_window(self, box: Box) -> pygame.Rect:
        """Return a box of the board in window pixels."""
        left = self.frame.centerx + (box[0] - self.x) * self.zoom
        top = self.frame.centery + (box[1] - self.y) * self.zoom
        w, h = round(box[2] * self.zoom), round(box[3] * self.zoom)
        return pygame.Rect(round(left), round(top), w, h)

    def from_afar(self, box: Box) -> pygame.Rect:
        """Return where a pinned part of the board is drawn. In the opening view that is its own place,
        where it hides nothing. Nearer than that, it is at its distance from the nearest corner, but
        relative to what is visible, and no larger than in the opening view."""
        zoom = min(self.near, self.fitting * PLATES) if self.is_near else self.fitting
        if self.zoom <= zoom * 1.001:
            return self.to_window(self._printed(box))
        whole = self.whole.clip(self.frame)
        rect = pygame.Rect(0, 0, round(box[2] * zoom), round(box[3] * zoom))
        left, top = box[0] * zoom, box[1] * zoom
        rect.topleft = round(whole.x + left), round(whole.y + top)
        if box[0] + box[2] / 2 > self.size[0] / 2:
            rect.right = round(whole.right - (self.size[0] - box[0] - box[2]) * zoom)
        if box[1] + box[3] / 2 > self.size[1] / 2:
            rect.bottom = round(whole.bottom - (self.size[1] - box[1] - box[3]) * zoom)
        return rect

    def _printed(self, box: Box) -> Box:
        """Return a part at its distance from the nearest corner of what can come into sight at this zoom."""
        (left, top, wide, high), (x, y, w, h) = self.played, box
        x += _shift(x + w / 2, self.size[0], left, wide, self.frame.width / self.zoom)
        y += _shift(y + h / 2, self.size[1], top, high, self.frame.height / self.zoom)
        return x, y, w, h

    def to_board(self, pos: tuple[int, int]) -> tuple[float, float]:
        """Return the board pixel at a point of the window."""
        return (
            self.x + (pos[0] - self.frame.centerx) / self.zoom,
            self.y + (pos[1] - self.frame.centery) / self.zoom,
        )

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the painting into the frame."""
        self.picture.draw(surface, self.whole, self.frame, rough=not self.settled)

    @property
    def whole(self) -> pygame.Rect:
        """The rectangle of the whole board, which may extend beyond the frame."""
        return self.to_window((0, 0, *self.size))

    def forget(self) -> None:
        """Drop the cached painting."""
        self.picture.forget()

    def _clamp(self) -> None:
        """Stay within the edges of what is played on, which is centred where the frame is larger."""
        left, top, wide, high = self.played
        half_w, half_h = self.frame.width / 2 / self.zoom, self.frame.height / 2 / self.zoom
        self.x = _between(self.x, half_w, left, wide)
        self.y = _between(self.y, half_h, top, high)


def _shift(middle: float, size: float, start: float, played: float, seen: float) -> float:
    """Return by how much a part moves inwards, along one axis of a board of a `size`: as far as the edge
    next to it is out of sight, which shows what is played on and at least so much."""
    hidden = max(0.0, start + (played - max(seen, played)) / 2)
    beyond = max(0.0, size - start - (played + max(seen, played)) / 2)
    return hidden if middle <= size / 2 else -beyond


def _between(middle: float, half: float, start: float, size: float) -> float:
    if 2 * half >= size:
        return start + size / 2
    return max(start + half, min(start + size - half, middle))


class BoardPicture:
    """Draws a painting.

    shade  the mask it is multiplied with, which may be coarse
    whole  up to this many pixels the whole scaled painting is cached
    """

    def __init__(self, painting: pygame.Surface | None, shade: pygame.Surface | None) -> None:
        self._painting, self._shade = painting, shade
        self.whole = WHOLE
        self._kept: Pictures[Size] = Pictures(KEPT)

    def draw(self, surface: pygame.Surface, whole: pygame.Rect, frame: pygame.Rect, *, rough: bool) -> None:
        """Draw the part of the `whole` board that is within a frame. `rough`: fast, while the zoom
        changes."""
        if self._painting is None:
            return
        if whole.width * whole.height <= self.whole and not rough:
            surface.blit(self._scaled(self._painting, whole.size), whole)
            return
        shown = whole.clip(frame)
        surface.blit(self._part(self._painting, shown.move(-whole.x, -whole.y), whole.size, rough), shown)

    def forget(self) -> None:
        """Drop the cached paintings, which take much memory."""
        self._kept.clear()

    def has(self, size: Size) -> bool:
        """Return whether the painting need not be scaled to a size, or is scaled only in parts."""
        return self._painting is None or size[0] * size[1] > self.whole or size in self._kept

    def prepare(self, size: Size) -> None:
        """Scale the painting to a size and cache it. Raises OutOfTime within `time_limit`."""
        if self._painting is not None:
            self._scaled(self._painting, size)

    def give_up(self) -> None:
        """Drop a painting that is scaled in part, which takes up to 14 MB more than the finished one."""
        self._kept.give_up()

    def _scaled(self, painting: pygame.Surface, size: Size) -> pygame.Surface:
        return self._kept.get_in_steps(size, partial(self._scale, painting, size))

    def _scale(self, painting: pygame.Surface, size: Size) -> Steps:
        """Return the steps that make the whole shaded painting at a size."""
        image = yield from scaling.smoothly(painting, size)
        if self._shade is not None:
            shade = yield from scaling.smoothly(self._shade, size)
            image.blit(shade, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
        return image

    def _part(self, painting: pygame.Surface, part: pygame.Rect, whole: Size, rough: bool) -> pygame.Surface:
        """Return a part of the shaded painting, scaled as if it had the size `whole`."""
        image = _cut(painting, part, whole, rough)
        if self._shade is not None:
            shade = _cut(self._shade, part, whole, rough)
            image.blit(shade, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
        return image


def _cut(image: pygame.Surface, part: pygame.Rect, whole: Size, rough: bool) -> pygame.Surface:
    """Return a part of an image, scaled as if the image had the size `whole`."""
    sx, sy = image.get_width() / whole[0], image.get_height() / whole[1]
    crop = pygame.Rect(part.x * sx, part.y * sy, max(1, part.width * sx), max(1, part.height * sy))
    scale = pygame.transform.scale if rough else pygame.transform.smoothscale
    return scale(image.subsurface(crop.clip(image.get_rect())), part.size)
