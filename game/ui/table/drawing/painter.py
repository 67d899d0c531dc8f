"""Draws things: faces, cached for each size, shadows, glows, and the look of what is dragged."""

from __future__ import annotations

import itertools
import math
import time
from collections.abc import Hashable
from functools import partial

import pygame

from game.presentation.messages import Messages
from game.ui.table.api import Face, Shape, Size
from game.ui.table.drawing import hexagon_shape
from game.ui.table.drawing.outlines import Outlines, radius_of
from game.ui.window import shapes
from game.ui.window import theme as t
from game.ui.window.picture_store import OutOfTime, Pictures, time_limit
from game.ui.window.theme import Colour
from game.ui.window.ui import Ui

MAX_PIXELS = 12_000_000
"""Most pixels of faces in the cache."""
HELD_S = 0.0015
"""Time budget of painting what has just been picked up or raised in one turn of the loop."""
AURA, BLUR = 8, 9
"""Design pixels: the reach of the glow round a figure, and the edge of a held thing's shadow."""

RIM, FINER = 2, 3
"""Window pixels of the transparent rim of a rotated picture, and its supersampling factor."""
SOLID = 205
"""Least opacity of a figure's own pixels; its shadow is fainter."""
_CIRCLE = tuple((math.cos(n * math.pi / 8), math.sin(n * math.pi / 8)) for n in range(16))


class Painter:
    """Paints faces and caches them."""

    def __init__(self, ui: Ui) -> None:
        self.ui, self.outlines = ui, Outlines(ui)
        self._made: Pictures[tuple[Face, Size]] = Pictures(MAX_PIXELS, self._gone)
        self._last: dict[Face, pygame.Surface] = {}
        self._painted_for: tuple[object, Messages, str] | None = None

    def image(self, face: Face, size: Size, *, sharp: bool = True) -> pygame.Surface:
        """Return a face at a size. Not `sharp`: another cached size, stretched, will do."""
        self._keep_current()
        if min(size) < 1:
            size = (max(1, size[0]), max(1, size[1]))
        if not sharp and face in self._last and (face, size) not in self._made:
            return pygame.transform.scale(self._last[face], size)
        return self._made.get((face, size), lambda: self._paint(face, size))

    def _keep_current(self) -> None:
        """Clear the cache when scale, look, language or device has changed."""
        current = (self.ui.theme.look, self.ui.messages, self.ui.messages.device)
        if self._painted_for != current:
            self._painted_for = current
            self.forget()

    def has(self, face: Face, size: Size, angle: float) -> bool:
        """Return whether a face is cached at a size and angle."""
        self._keep_current()
        return (face, size) in self._made and (not angle or self.ui.art.has(_turning(face, size, angle)))

    def find(self, face: Face, size: Size, angle: float = 0.0) -> pygame.Surface | None:
        """Return a face at a size and angle if it is cached; None if it is not."""
        if angle:
            return self.turned(face, size, angle) if self.has(face, size, angle) else None
        self._keep_current()
        return self._made.find((face, size))

    def turned(self, face: Face, size: Size, angle: float) -> pygame.Surface:
        """Return a face rotated by degrees."""
        image = self.image(face, size)
        if not angle:
            return image
        key = _turning(face, size, angle)
        return self.ui.art.cached(key, lambda: _turned(image, angle))

    def draw(
        self,
        surface: pygame.Surface,
        face: Face,
        rect: pygame.Rect,
        *,
        angle: float = 0.0,
        sharp: bool = True,
    ) -> None:
        """Draw a face into a rect."""
        image = self.turned(face, rect.size, angle) if angle else self.image(face, rect.size, sharp=sharp)
        surface.blit(image, image.get_rect(center=rect.center))

    def gap(self, surface: pygame.Surface, face: Face, rect: pygame.Rect, angle: float) -> None:
        """Draw the place that a lifted thing has left: its shape without its words."""
        key = ("gap", face, rect.size, round(angle, 1))
        image = self.ui.art.cached(key, lambda: _gap(self.turned(face, rect.size, angle)))
        surface.blit(image, image.get_rect(center=rect.center))

    def glow(
        self, surface: pygame.Surface, rect: pygame.Rect, colour: Colour, shape: Shape, angle: float = 0.0
    ) -> None:
        """Draw the glow of what can be picked or dropped on."""
        if shape == "hex":
            image = self.ui.art.cached(
                ("hex", rect.size, colour), lambda: hexagon_shape.glow(rect.size, colour)
            )
            surface.blit(image, rect)
            return
        if not angle:
            self._halo(surface, rect, colour, shape)
            return

        def make() -> pygame.Surface:
            room = 2 * self.ui.px(t.WIDE)
            image = pygame.Surface((rect.width + room, rect.height + room), pygame.SRCALPHA)
            self._halo(image, rect.move(room // 2 - rect.x, room // 2 - rect.y), colour, shape)
            return pygame.transform.rotozoom(image, angle, 1.0)

        image = self.ui.art.cached(("halo", rect.size, colour, shape, round(angle, 1)), make)
        surface.blit(image, image.get_rect(center=rect.center))

    def aura(self, surface: pygame.Surface, face: Face, rect: pygame.Rect, colour: Colour) -> None:
        """Draw the glow of a figure, along its own outline."""
        image = self.image(face, rect.size)
        spread = self.ui.px(AURA)
        key = ("aura", face, rect.size, spread, colour)
        shapes.centre(surface, self.ui.art.cached(key, lambda: _aura(image, spread, colour)), rect.center)

    def _halo(self, surface: pygame.Surface, rect: pygame.Rect, colour: Colour, shape: Shape) -> None:
        radius = radius_of(self.ui, rect, shape)
        self.ui.art.glow(surface, rect, colour, radius)
        self.ui.art.outline(surface, rect.inflate(2, 2), colour, 2.0, radius)

    def fill(
        self, surface: pygame.Surface, rect: pygame.Rect, colour: Colour, shape: Shape, alpha: int = 36
    ) -> None:
        """Draw a highlight over a drop target."""
        key = ("fill", rect.size, colour, shape, alpha)
        radius = self.ui.px(radius_of(self.ui, rect, shape))
        make = partial(_filled, rect.size, colour, shape, alpha, radius)
        surface.blit(self.ui.art.cached(key, make), rect)

    def way(self, surface: pygame.Surface, stops: list[tuple[int, int]]) -> None:
        """Draw dots from stop to stop."""
        d = self.ui.px(9)
        dot = self.ui.art.cached(("dot", d), lambda: _dot(d))
        for start, end in itertools.pairwise(stops):
            count = max(1, round(math.dist(start, end) / (2.2 * d)))
            for n in range(1, count + 1):
                at = [a + (b - a) * n / count for a, b in zip(start, end, strict=True)]
                surface.blit(dot, dot.get_rect(center=(round(at[0]), round(at[1]))))

    def held(self, surface: pygame.Surface, face: Face, rect: pygame.Rect, *, at_once: bool = True) -> None:
        """Draw a held thing with a deep shadow of its own shape. Unless wanted `at_once`, it may be painted
        in several turns of the loop; meanwhile a picture of another size is stretched."""
        blur = self._blur
        has_time = at_once or face not in self._last or not self.ui.theme.duration(1)
        try:
            with time_limit(math.inf if has_time else time.perf_counter() + HELD_S):
                cast, image = self.cast(face, rect.size), self.image(face, rect.size)
        except OutOfTime:
            surface.blit(self.image(face, rect.size, sharp=False), rect)
            return
        surface.blit(cast, (rect.x - blur * 2 + blur // 2, rect.y - blur * 2 + blur))
        surface.blit(image, rect)

    def cast(self, face: Face, size: Size, blur: int = 0) -> pygame.Surface:
        """Return the shadow of a lifted thing, with a margin for its soft edge. `blur`: window pixels of that
        edge; 0: as for a held thing."""
        image, blur = self.image(face, size), blur or self._blur
        return self.ui.art.cached(_casting(face, size, blur), lambda: _cast(image, blur))

    def has_cast(self, face: Face, size: Size, blur: int = 0) -> bool:
        """Return whether a lifted thing and its shadow are cached."""
        return self.has(face, size, 0.0) and self.ui.art.has(_casting(face, size, blur or self._blur))

    @property
    def _blur(self) -> int:
        return self.ui.px(BLUR)

    def forget(self) -> None:
        self._made.clear()
        self._last.clear()

    def _paint(self, face: Face, size: Size) -> pygame.Surface:
        self._last[face] = face.paint(self.ui, size)
        return self._last[face]

    def _gone(self, key: tuple[Face, Size], old: pygame.Surface) -> None:
        if self._last.get(key[0]) is old:
            del self._last[key[0]]


def _filled(size: Size, colour: Colour, shape: Shape, alpha: int, radius: int) -> pygame.Surface:
    """Return a highlight of a size."""
    if shape == "hex":
        return hexagon_shape.filled(size, colour, alpha)
    image = pygame.Surface(size, pygame.SRCALPHA)
    pygame.draw.rect(image, (*colour, alpha), image.get_rect(), 0, radius)
    return image


def _turning(face: Face, size: Size, angle: float) -> Hashable:
    """Return the cache key of a rotated face."""
    return "turned", face, size, round(angle, 1)


def _casting(face: Face, size: Size, blur: int) -> Hashable:
    """Return the cache key of a shadow."""
    return "cast", face, size, blur


def _cast(image: pygame.Surface, blur: int) -> pygame.Surface:
    """Return the soft shadow of a shape, with a margin for its edge."""
    room = 4 * blur
    shade = pygame.Surface((image.get_width() + room, image.get_height() + room), pygame.SRCALPHA)
    shape = pygame.mask.from_surface(image, 90)
    shape.to_surface(shade, setcolor=(*t.SHADE, 150), unsetcolor=None, dest=(room // 2, room // 2))
    shade.fill((*t.SHADE, 0), special_flags=pygame.BLEND_RGBA_MAX)
    return pygame.transform.box_blur(shade, blur)


def _gap(image: pygame.Surface) -> pygame.Surface:
    """Return the shape of a picture, dark and half transparent with a pale edge."""
    shape = pygame.mask.from_surface(image, SOLID)
    gap = shape.to_surface(setcolor=(*t.SHADE, 110), unsetcolor=(0, 0, 0, 0))
    if len(line := shape.outline()) > 2:
        pygame.draw.lines(gap, (*t.CREAM_2, 150), True, line)
    return gap


def _turned(image: pygame.Surface, angle: float) -> pygame.Surface:
    """Return a picture rotated by degrees with smooth edges, rotated larger and with a transparent rim."""
    w, h = image.get_width() + 2 * RIM, image.get_height() + 2 * RIM
    rimmed = pygame.Surface((w, h), pygame.SRCALPHA)
    rimmed.fill((*t.SHADE, 0))
    rimmed.blit(image, (RIM, RIM))
    large = pygame.transform.smoothscale(rimmed, (w * FINER, h * FINER))
    return pygame.transform.rotozoom(large, angle, 1 / FINER)


def _dot(d: int) -> pygame.Surface:
    """Return a dot of light with a dark rim."""
    big = pygame.Surface((4 * d, 4 * d), pygame.SRCALPHA)
    big.fill((*t.SHADE, 0))
    pygame.draw.circle(big, (*t.SHADE, 215), (2 * d, 2 * d), 2 * d)
    pygame.draw.circle(big, t.lighter(t.DROP, 0.55), (2 * d, 2 * d), round(1.35 * d))
    return pygame.transform.smoothscale(big, (d, d))


def _aura(image: pygame.Surface, spread: int, colour: Colour) -> pygame.Surface:
    """Return a figure's widened outline, soft outside and bright at its edge."""
    room = 4 * spread
    size = (image.get_width() + room, image.get_height() + room)
    shape = pygame.mask.from_surface(image, SOLID)
    soft, edge = pygame.Surface(size, pygame.SRCALPHA), pygame.Surface(size, pygame.SRCALPHA)
    for sheet, reach, alpha in ((soft, spread, 190), (edge, max(2, spread // 3), 255)):
        sheet.fill((*colour, 0))
        stamp = shape.to_surface(setcolor=(*colour, alpha), unsetcolor=(0, 0, 0, 0))
        for dx, dy in _CIRCLE:
            sheet.blit(stamp, (room // 2 + round(dx * reach), room // 2 + round(dy * reach)))
    light = pygame.transform.box_blur(soft, max(1, spread // 2))
    light.blit(pygame.transform.box_blur(edge, 1), (0, 0))
    return light


def grown(rect: pygame.Rect, factor: float) -> pygame.Rect:
    """Return a rect enlarged about its middle."""
    out = pygame.Rect(0, 0, round(rect.width * factor), round(rect.height * factor))
    out.center = rect.center
    return out
