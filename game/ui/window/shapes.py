"""Drawn shapes: rounded plates, shadows, halos, plain backgrounds."""

from __future__ import annotations

import math
from functools import lru_cache
from itertools import groupby

import pygame

from game.ui.window import scaling
from game.ui.window import theme as t
from game.ui.window.picture_store import Steps
from game.ui.window.theme import Colour

Size = tuple[int, int]
CORNERS = 128
"""Corners of rounded rectangles that are kept."""
MEANS = 8
"""Textures whose mean colour is remembered."""
OPAQUE, NEARLY_OPAQUE = 255, 253
"""The opacity of what nothing shines through. From the second one on nobody sees a difference, and it takes
half of the time."""
SHADOW_ALPHA = 130
"""The opacity of a shadow's middle."""
MAX_SCRATCH = 512
"""The side of the surfaces on which corners are drawn large."""
STRIP_HEIGHT = 32
"""The height in pixels of the strips that fill large rectangles with a colour that shines through."""
_SUPERSAMPLING = 4
"""The supersampling factor of curved edges."""


def area(rect: pygame.Rect) -> int:
    return rect.width * rect.height


def clear(size: Size) -> pygame.Surface:
    return pygame.Surface((max(1, size[0]), max(1, size[1])), pygame.SRCALPHA)


def filled(size: Size, colour: Colour) -> pygame.Surface:
    surface = pygame.Surface(size)
    surface.fill(colour)
    return surface


def centre(surface: pygame.Surface, image: pygame.Surface, at: tuple[float, float] | None = None) -> None:
    """Draw an image with its middle at a point; without one, in the middle of the surface."""
    surface.blit(image, image.get_rect(center=at or surface.get_rect().center))


def blit_faded(
    surface: pygame.Surface, image: pygame.Surface, at: pygame.Rect | tuple[int, int], alpha: int
) -> None:
    """Draw an image with an opacity of 0 to 255. No copy of it is made, which takes long where it is
    large."""
    before = image.get_alpha()
    if alpha < NEARLY_OPAQUE:
        image.set_alpha(alpha)
    surface.blit(image, at)
    if alpha < NEARLY_OPAQUE:
        image.set_alpha(before)


def rounded(
    size: Size, radius: int, fill: Colour | None, line: Colour | None = None, width: int = 1, alpha: int = 255
) -> pygame.Surface:
    """Return a rounded rectangle with smooth corners: filled, outlined or both."""
    out = clear(size)
    draw_rounded(out, out.get_rect(), radius, fill, line, width, alpha)
    return out


def draw_rounded(
    surface: pygame.Surface, rect: pygame.Rect, radius: int, fill: Colour | None, line: Colour | None = None,
    width: int = 1, alpha: int = 255,
) -> None:  # fmt: skip
    """Draw a rounded rectangle as `rounded` returns it, in less time. Its middle replaces what was there."""
    radius = min(radius, rect.width // 2, rect.height // 2)
    surround(surface, _rounded_corners(radius, fill, line, width, alpha), rect)
    edge = _edge(radius, width)
    middle = rect.inflate(-2 * min(edge, rect.width // 2), -2 * min(edge, rect.height // 2))
    surface.fill((*fill, alpha) if fill is not None else (*(line or t.BLACK), 0), middle)


def frame(radius: int, colour: Colour, width: int, alpha: int = 255) -> pygame.Surface:
    """Return the corners of a rounded line for `surround`; the rectangle may not be smaller than they are."""
    return _rounded_corners(radius, None, colour, width, alpha)


def _edge(radius: int, width: int) -> int:
    """Return the width of a rounded rectangle's border, which is not stretched."""
    return max(radius, width) + 1


@lru_cache(CORNERS)
def _rounded_corners(
    radius: int, fill: Colour | None, line: Colour | None, width: int, alpha: int
) -> pygame.Surface:
    """Return the smallest rounded rectangle, to be stretched between its corners. Do not draw on it: it is
    kept, as it takes longer to make than all else of a rounded rectangle."""
    side = 2 * _edge(radius, width) + 2
    corner = _scratch(0, side * _SUPERSAMPLING)
    whole = corner.get_rect()
    if line is not None:
        pygame.draw.rect(corner, (*line, alpha), whole, 0, radius * _SUPERSAMPLING)
        inner = whole.inflate(-2 * width * _SUPERSAMPLING, -2 * width * _SUPERSAMPLING)
        pygame.draw.rect(
            corner, (*fill, alpha) if fill else (*line, 0), inner, 0, max(0, radius - width) * _SUPERSAMPLING
        )
    elif fill is not None:
        pygame.draw.rect(corner, (*fill, alpha), whole, 0, radius * _SUPERSAMPLING)
    bleed(corner, line or fill or (0, 0, 0))
    return pygame.transform.smoothscale(corner, (side, side))


def bleed(surface: pygame.Surface, colour: Colour) -> None:
    """Give fully transparent pixels a colour, so that scaling down makes no dark fringe."""
    ground = _scratch(1, max(surface.get_size()))
    ground.fill((*colour, 0))
    ground.blit(surface, (0, 0))
    surface.fill((0, 0, 0, 0))
    surface.blit(ground, (0, 0), special_flags=pygame.BLEND_RGBA_ADD)


def _scratch(number: int, side: int) -> pygame.Surface:
    """Return an empty square that is used again by the next caller with the same number. To get memory for
    another would take longer than to draw on it."""
    if side > MAX_SCRATCH:
        return clear((side, side))
    square = _sheet(number).subsurface((0, 0, side, side))
    square.fill((0, 0, 0, 0))
    return square


@lru_cache
def _sheet(_: int) -> pygame.Surface:
    return clear((MAX_SCRATCH, MAX_SCRATCH))


def slice9(source: pygame.Surface, size: Size, edge: int) -> pygame.Surface:
    """Stretch a picture to a size while keeping a border of width `edge`."""
    out = clear(size)
    _stretch(out, source, out.get_rect(), edge)
    return out


def surround(surface: pygame.Surface, source: pygame.Surface, rect: pygame.Rect, flags: int = 0) -> None:
    """Draw the border of a picture around a rectangle: its corners kept, its sides stretched, its middle left
    out.

    The cost depends on the border's pixels only, however large the rectangle is.
    """
    edge = min(source.get_size()) // 2 - 1
    _stretch(surface, source, rect, edge, flags, middle=False)


def _stretch(
    surface: pygame.Surface, source: pygame.Surface, rect: pygame.Rect, edge: int, flags: int = 0,
    *, middle: bool = True,
) -> None:  # fmt: skip
    w, h = source.get_size()
    ex, ey = min(edge, rect.width // 2), min(edge, rect.height // 2)
    columns = ((0, 0, ex, ex), (ex, ex, w - 2 * ex, rect.width - 2 * ex), (w - ex, rect.width - ex, ex, ex))
    rows = ((0, 0, ey, ey), (ey, ey, h - 2 * ey, rect.height - 2 * ey), (h - ey, rect.height - ey, ey, ey))
    for column, (sx, dx, sw, dw) in enumerate(columns):
        for row, (sy, dy, sh, dh) in enumerate(rows):
            if min(sw, sh, dw, dh) > 0 and (middle or column != 1 or row != 1):
                part = source.subsurface((sx, sy, sw, sh))
                part = part if (sw, sh) == (dw, dh) else pygame.transform.scale(part, (dw, dh))
                surface.blit(part, (rect.x + dx, rect.y + dy), special_flags=flags)


def cover(source: pygame.Surface, size: Size) -> pygame.Surface:
    """Return the middle of a picture, scaled to cover a size."""
    return pygame.transform.smoothscale(source.subsurface(scaling.middle(source.get_size(), size)), size)


def soft_shadow(size: Size, radius: int, blur: int, strength: int = SHADOW_ALPHA) -> pygame.Surface:
    """Return a blurred dark plate, `blur` larger on every side. It is blurred at a small size, then
    stretched.
    """
    small = shadow_corners(radius, blur, strength)
    return slice9(small, (size[0] + 2 * blur, size[1] + 2 * blur), 2 * blur + radius)


def shadow_corners(radius: int, blur: int, strength: int = SHADOW_ALPHA) -> pygame.Surface:
    """Return the smallest soft shadow, to be stretched between its corners."""
    edge = 2 * blur + radius
    side = 2 * edge + 2
    small = clear((side, side))
    inner = small.get_rect().inflate(-2 * blur, -2 * blur)
    small.fill((*t.SHADE, 0))
    pygame.draw.rect(small, (*t.SHADE, strength), inner, 0, radius)
    return pygame.transform.gaussian_blur(small, max(1, blur // 2), False)


def least_halo(radius: int, spread: int) -> int:
    """Return the width of the smallest plate whose halo can be stretched between its corners."""
    return 2 * max(radius + 2, spread) + 4


def halo(size: Size, radius: int, spread: int, colour: Colour) -> Steps:
    """Return the steps to light around a plate, `spread` wide, fading outwards."""
    out = clear((size[0] + 2 * spread, size[1] + 2 * spread))
    steps = max(3, spread)
    for i in range(steps):
        wide = round(spread * (1 - i / steps))
        alpha = round(46 * (i / steps) ** 1.5) + 4
        ring = rounded(
            (size[0] + 2 * wide, size[1] + 2 * wide), radius + wide, None, colour, max(2, spread // 3), alpha
        )
        out.blit(ring, (spread - wide, spread - wide))
        yield
    out.blit(
        rounded((size[0] + 4, size[1] + 4), radius + 2, None, t.lighter(colour, 0.4), 3),
        (spread - 2, spread - 2),
    )
    return out


def veil(width: int, alpha: int) -> pygame.Surface:
    """Return a dark strip to be laid by `lay`."""
    strip = clear((width, STRIP_HEIGHT))
    strip.fill((*t.SHADE, alpha))
    return strip


def lay(surface: pygame.Surface, strip: pygame.Surface, rect: pygame.Rect) -> None:
    """Fill a rectangle with a strip of one colour, which may not be narrower. A picture as large as the
    rectangle would take milliseconds to make, and much of the cache."""
    high = strip.get_height()
    rows = range(rect.top, rect.bottom, high)
    surface.blits([(strip, (rect.x, y), (0, 0, rect.width, min(high, rect.bottom - y))) for y in rows], False)


def vignette(size: Size, strength: int) -> pygame.Surface:
    """Return a sheet that is dark towards the edges and clear in the middle."""
    w, h = 64, 36
    small = clear((w, h))
    for x in range(w):
        for y in range(h):
            d = math.hypot((x - w / 2) / (w * 0.62), (y - h / 2) / (h * 0.66))
            small.set_at((x, y), (*t.SHADE, round(strength * min(1.0, d**2.2))))
    return pygame.transform.smoothscale(small, size)


PLAIN_LIGHT, GRAIN_LIGHT = 18, 10
"""The light from above on a plain plate, and on one with a texture."""


def plate(
    size: Size, r: int, ground: Colour, texture: pygame.Surface | None, *, dark: bool, light: int
) -> Steps:
    """Return the steps to a plate: background or texture, light from above, a rim, a fine inner line.

    light: by how many of 255 levels its top is lighter, and its bottom darker
    """
    cloth = (yield from scaling.cover_at_scale(texture, size)) if texture is not None else None
    yield
    out = clear(size)
    yield
    if cloth is None:
        out.fill(ground)
    else:
        out.blit(cloth, (0, 0))
    yield
    if texture is not None:
        _tone(out, texture, ground)
        yield
    _shade(out, light)
    yield
    whole = out.get_rect()
    mask = _rounded_corners(r, (255, 255, 255), None, 1, 255)
    surround(out, mask, whole, pygame.BLEND_RGBA_MULT)
    rim = t.darker(ground, 0.75) if dark else t.mix(t.darker(ground, 0.55), t.BRASS, 0.3)
    surround(out, frame(r, rim, 1, 215), whole)
    inner = whole.inflate(-2 * (2 + dark), -2 * (2 + dark))
    if min(inner.size) > 8:
        line = t.BRASS if dark else t.lighter(ground, 0.6)
        surround(out, frame(max(1, r - 2), line, 1, 190 if dark else 130), inner)
    return out


def _tone(surface: pygame.Surface, texture: pygame.Surface, ground: Colour) -> None:
    """Shift a texture to the tone of the background and keep its grain."""
    mean = _mean(texture)
    up = tuple(max(0, g - m) for g, m in zip(ground, mean, strict=False))
    down = tuple(max(0, m - g) for g, m in zip(ground, mean, strict=False))
    surface.fill((*up, 0), special_flags=pygame.BLEND_RGBA_ADD)
    surface.fill((*down, 0), special_flags=pygame.BLEND_RGBA_SUB)


@lru_cache(MEANS)
def _mean(texture: pygame.Surface) -> tuple[int, int, int, int]:
    return pygame.transform.average_color(texture)


def _shade(surface: pygame.Surface, depth: int) -> None:
    """Lighten the top a little and darken the bottom, row by row of one tone: a ramp as large as the surface
    would take longer than all the rest."""
    w, h = surface.get_size()
    for sign, mode in ((1, pygame.BLEND_RGB_ADD), (-1, pygame.BLEND_RGB_SUB)):
        top = 0
        for tone, rows in groupby(_tones(h, sign * depth)):
            high = sum(1 for _ in rows)
            if tone:
                surface.fill((tone, tone, tone), (0, top, w, high), mode)
            top += high


def _tones(height: int, depth: int) -> list[int]:
    """Return by how much each row changes: from `depth` at the top to 0 in the middle, or from the middle to
    the bottom if it is negative."""
    ramp = pygame.Surface((1, 8))
    for y in range(8):
        tone = round(max(0.0, (3.5 - y) / 3.5 * depth))
        ramp.set_at((0, y), (tone, tone, tone))
    column = pygame.transform.smoothscale(ramp, (1, height))
    return [column.get_at((0, y))[0] for y in range(height)]


def plain_wood(size: Size) -> pygame.Surface:
    """Return a dark streaked background, in place of a missing wood picture."""
    streaks = pygame.Surface((6, 90))
    seed = 7
    for y in range(90):
        for x in range(6):
            seed = (seed * 1103515245 + 12345) & 0x7FFFFFFF
            streaks.set_at((x, y), t.lighter(t.WALNUT, (seed >> 16) % 100 / 1400))
    out = pygame.transform.smoothscale(streaks, size)
    out.blit(vignette(size, 120), (0, 0))
    return out


def missing_icon(name: str, size: int, colour: Colour) -> pygame.Surface:
    """Return a ring in place of a missing icon."""
    big = clear((size * _SUPERSAMPLING, size * _SUPERSAMPLING))
    middle = size * _SUPERSAMPLING / 2
    pygame.draw.circle(big, colour, (middle, middle), middle * 0.7, max(1, size * _SUPERSAMPLING // 9))
    for i in range(len(name) % 3 + 1):
        pygame.draw.circle(
            big, colour, (middle + (i - len(name) % 3 / 2) * middle * 0.4, middle), middle * 0.16
        )
    bleed(big, colour)
    return pygame.transform.smoothscale(big, (size, size))
