"""The viewport onto the board: zoom and pan, and the painting as it looks at a zoom."""

from __future__ import annotations

import pygame

from game.ui.table.api import Box, Size

DEEPEST = 3.5
"""Largest zoom, in times of the one that fits."""
PLATES = 1.35
"""Printed parts of the board are so much larger at most than with the whole board in sight."""
WHOLE = 12_000_000
"""Pixels up to which the whole painting is kept scaled; beyond, only what is in sight."""
REST_MS = 140.0
"""So long after the last change of zoom the picture is made sharp."""


class Camera:
    """Maps board pixels to window pixels. `frame` is where the board is shown; `shade`: what the painting is
    multiplied with, as coarse as may be."""

    def __init__(
        self, painting: pygame.Surface | None, size: Size, shade: pygame.Surface | None = None
    ) -> None:
        self._picture = BoardPicture(painting, shade)
        self.size = size if size[0] else (1, 1)
        self.frame = pygame.Rect(0, 0, 1, 1)
        self.zoom = 1.0
        self.x = self.y = 0.0
        """Board pixel in the middle of the frame."""
        self.near = 0.0
        """The zoom at which the board is seen first; under the fitting one it is seen whole."""
        self._restless = 0.0

    @property
    def fitting(self) -> float:
        """The zoom at which the whole board is seen."""
        return min(self.frame.width / self.size[0], self.frame.height / self.size[1])

    @property
    def settled(self) -> bool:
        """Whether the zoom has come to rest."""
        return self._restless <= 0

    @property
    def sight(self) -> tuple[object, ...]:
        """What is seen of the board, to be compared with what was."""
        return tuple(self.frame), self.x, self.y, self.zoom, self.settled

    def place(self, frame: pygame.Rect) -> None:
        """Show the board in another frame; what was in the middle stays there."""
        was_home = self.at_home
        self.frame = pygame.Rect(frame)
        if was_home:
            self.home()
        else:
            self._clamp()

    @property
    def at_home(self) -> bool:
        """Whether the board fits now."""
        return self.zoom <= self.fitting * 1.001 or self.frame.width <= 1

    @property
    def is_near(self) -> bool:
        """Whether the board is seen first in part."""
        return self.near > self.fitting * 1.02

    def open(self, box: Box | None = None) -> None:
        """Show the board as it is seen first, with a place of it in the middle."""
        self.home()
        if self.is_near:
            self.zoom = self.near
            if box is not None:
                self.x, self.y = box[0] + box[2] / 2, box[1] + box[3] / 2
            self._clamp()

    def home(self) -> None:
        """Show the whole board."""
        self.zoom = self.fitting
        self.x, self.y = self.size[0] / 2, self.size[1] / 2
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
        """Bring a place of the board into sight."""
        if not self.frame.contains(self.to_window(box)):
            self.x, self.y = box[0] + box[2] / 2, box[1] + box[3] / 2
            self._clamp()

    def update(self, dt: float) -> bool:
        """Let time pass; whether the zoom came to rest just now."""
        if self._restless <= 0:
            return False
        self._restless -= dt
        return self._restless <= 0

    def to_window(self, box: Box) -> pygame.Rect:
        """A place of the board in window pixels."""
        left = self.frame.centerx + (box[0] - self.x) * self.zoom
        top = self.frame.centery + (box[1] - self.y) * self.zoom
        w, h = round(box[2] * self.zoom), round(box[3] * self.zoom)
        return pygame.Rect(round(left), round(top), w, h)

    def from_afar(self, box: Box) -> pygame.Rect:
        """Where a printed part of the board is seen at any zoom: as far from the nearest corner of what is in
        sight as from that of the board, and hardly larger than while the whole board is in sight."""
        zoom = self.fitting
        if self.is_near and not self.at_home:
            zoom = min(self.near, self.fitting * PLATES)
        whole = self.to_window((0, 0, *self.size)).clip(self.frame)
        rect = pygame.Rect(0, 0, round(box[2] * zoom), round(box[3] * zoom))
        left, top = box[0] * zoom, box[1] * zoom
        rect.topleft = round(whole.x + left), round(whole.y + top)
        if box[0] + box[2] / 2 > self.size[0] / 2:
            rect.right = round(whole.right - (self.size[0] - box[0] - box[2]) * zoom)
        if box[1] + box[3] / 2 > self.size[1] / 2:
            rect.bottom = round(whole.bottom - (self.size[1] - box[1] - box[3]) * zoom)
        return rect

    def to_board(self, pos: tuple[int, int]) -> tuple[float, float]:
        """The board pixel at a point of the window."""
        return (
            self.x + (pos[0] - self.frame.centerx) / self.zoom,
            self.y + (pos[1] - self.frame.centery) / self.zoom,
        )

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the painting into the frame."""
        self._picture.draw(surface, self.to_window((0, 0, *self.size)), self.frame, rough=not self.settled)

    def forget(self) -> None:
        """Let go of the painting as it was drawn last; it is drawn again when it is wanted."""
        self._picture.forget()

    def _clamp(self) -> None:
        """No further than the board's edges; what is smaller than the frame stays in the middle."""
        half_w, half_h = self.frame.width / 2 / self.zoom, self.frame.height / 2 / self.zoom
        self.x = _between(self.x, half_w, self.size[0])
        self.y = _between(self.y, half_h, self.size[1])


def _between(middle: float, half: float, size: int) -> float:
    return size / 2 if 2 * half >= size else max(half, min(size - half, middle))


class BoardPicture:
    """Draws a painting. `shade`: what it is multiplied with, as coarse as may be."""

    def __init__(self, painting: pygame.Surface | None, shade: pygame.Surface | None) -> None:
        self._painting, self._shade = painting, shade
        self._kept: pygame.Surface | None = None

    def draw(self, surface: pygame.Surface, whole: pygame.Rect, frame: pygame.Rect, *, rough: bool) -> None:
        """Draw what of the `whole` board is within a frame; `rough`: quickly, while the zoom changes."""
        if self._painting is None:
            return
        if whole.width * whole.height <= WHOLE and not rough:
            surface.blit(self._scaled(self._painting, whole.size), whole)
            return
        shown = whole.clip(frame)
        surface.blit(self._part(self._painting, shown.move(-whole.x, -whole.y), whole.size, rough), shown)

    def forget(self) -> None:
        """Let go of what was painted, which takes much memory."""
        self._kept = None

    def _scaled(self, painting: pygame.Surface, size: Size) -> pygame.Surface:
        if self._kept is None or self._kept.get_size() != size:
            self._kept = self._part(painting, pygame.Rect((0, 0), size), size, rough=False)
        return self._kept

    def _part(self, painting: pygame.Surface, part: pygame.Rect, whole: Size, rough: bool) -> pygame.Surface:
        """A part of the shaded painting that is scaled to `whole`."""
        image = _cut(painting, part, whole, rough)
        if self._shade is not None:
            shade = _cut(self._shade, part, whole, rough)
            image.blit(shade, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
        return image


def _cut(image: pygame.Surface, part: pygame.Rect, whole: Size, rough: bool) -> pygame.Surface:
    """A part of an image that is scaled to `whole`."""
    sx, sy = image.get_width() / whole[0], image.get_height() / whole[1]
    crop = pygame.Rect(part.x * sx, part.y * sy, max(1, part.width * sx), max(1, part.height * sy))
    scale = pygame.transform.scale if rough else pygame.transform.smoothscale
    return scale(image.subsurface(crop.clip(image.get_rect())), part.size)
