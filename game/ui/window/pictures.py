"""Pictures: icons from vectors, emblems, plates of wood and paper, all cached by size."""

from __future__ import annotations

import io
from collections.abc import Callable, Hashable
from typing import Literal

import pygame

from game.ui.window import shapes
from game.ui.window import theme as t
from game.ui.window.picture_files import PictureFiles
from game.ui.window.picture_store import Pictures, Steps
from game.ui.window.theme import Colour, SeatColour, Theme

Size = tuple[int, int]
Plate = Literal["paper", "raised", "sunk", "plank", "gold", "oxblood", "idle"]

MAX_CACHED_PIXELS = 10_000_000
"""The size of the cache of rendered pictures, in pixels."""
MAX_SHADOW_PIXELS = 400_000
"""The size up to which a shadow is kept as a picture, which is drawn in less time than its parts."""
SCREENS = 4
"""The full-window pictures for which the cache always has room."""

# The four tones that an icon is drawn in; a tint replaces them.
BODY, LIGHT, DARK, LINE = "#BBBBBB", "#DDDDDD", "#777777", "#222222"
_GROUND: dict[Plate, Colour] = {
    "paper": t.PAPER, "raised": t.RAISED, "sunk": t.SUNK,
    "plank": t.PLANK, "gold": t.GOLD, "oxblood": t.OXBLOOD, "idle": t.IDLE,
}  # fmt: skip
DARK_PLATES: tuple[Plate, ...] = ("plank", "oxblood")
_TEXTURE: dict[Plate, str] = {"paper": "paper.jpg", "raised": "paper.jpg", "plank": "plank.jpg"}


class Art:
    """Loads, tints, scales and caches pictures. Sizes are window pixels."""

    def __init__(self, theme: Theme) -> None:
        self.theme = theme
        self._files = PictureFiles()
        self.original, self.has_picture = self._files.original, self._files.has
        self._made: Pictures[Hashable] = Pictures(MAX_CACHED_PIXELS)

    def cached(self, key: Hashable, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """Return the cached picture for a key, or the result of `make`."""
        return self._made.get(key, make)

    def cached_in_steps(self, key: Hashable, begin: Callable[[], Steps]) -> pygame.Surface:
        """Return the cached picture for a key, or the one that the steps make."""
        return self._made.get_in_steps(key, begin)

    def in_steps(self, key: Hashable, begin: Callable[[], Steps]) -> pygame.Surface:
        """Return the picture that steps make, which is not cached. The key names what is left of them when
        the time is over."""
        return self._made.finish(key, begin)

    def has(self, key: Hashable) -> bool:
        """Return whether the picture for a key is cached."""
        return key in self._made

    def icon(self, name: str, size: int, tint: Colour | None = None) -> pygame.Surface:
        """Return an icon in assets/icons as a square. `tint` colours its body; None keeps its own colours."""
        size = max(1, size)
        return self.cached(("icon", name, size, tint), lambda: self._draw_icon(name, size, tint))

    def sign(self, name: str, size: int, ink: Colour) -> pygame.Surface:
        """Return an icon for use within text: a flat one in the colour of the text, others in their own
        colours.
        """
        source, ink = self._files.icon_source(name), self.theme.ink(ink)
        return self.icon(name, size, None if any(tone in source for tone in (LIGHT, DARK, LINE)) else ink)

    def emblem(self, seat: SeatColour, size: int) -> pygame.Surface:
        """Return a seat's emblem in its colour on a pale disc."""
        return self.icon(seat.emblem, size, t.on_paper(seat.colour))

    def picture(self, name: str, size: Size) -> pygame.Surface | None:
        """Return a picture under assets/, cropped and scaled to cover a size; None if it is missing."""
        key = ("picture", name, size)
        found = self._made.find(key)
        if found is None and (scale := self._files.covering(name, size)) is not None:
            found = self.cached(key, scale)
        return found

    def wood(self, size: Size) -> pygame.Surface:
        """Return the wooden table top; with high contrast a plain dark ground."""
        if self.theme.high_contrast:
            return self.cached(("dark", size), lambda: shapes.filled(size, t.BLACK))
        return self.picture("table/wood.jpg", size) or self.cached(
            ("wood", size), lambda: shapes.plain_wood(size)
        )

    def plate(self, kind: Plate, size: Size, radius: int = t.RADIUS) -> pygame.Surface:
        """Return a plate with rounded corners and a fine rim. `radius` is in design pixels."""
        size = (max(2, size[0]), max(2, size[1]))
        r = min(self.theme.px(radius), size[0] // 2, size[1] // 2)
        return self.cached_in_steps(("plate", kind, size, r), lambda: self._draw_plate(kind, size, r))

    def seat_plate(self, seat: SeatColour, size: Size, radius: int = t.RADIUS_SMALL) -> pygame.Surface:
        """Return a plate for a name in the colour of its seat. `radius` is in design pixels."""
        r = self.theme.px(radius)
        return self.cached_in_steps(
            ("seat plate", seat, size, r), lambda: self._draw_seat_plate(seat, size, r)
        )

    def panel(
        self,
        surface: pygame.Surface,
        rect: pygame.Rect,
        kind: Plate = "paper",
        radius: int = t.RADIUS,
    ) -> None:
        """Draw a plate with its shadow."""
        blur, r, down = self.theme.px(9), self.theme.px(radius), self.theme.px(3)
        corners = self._shadow_corners(r, blur)
        shapes.surround(surface, corners, rect.inflate(2 * blur, 2 * blur).move(down // 2, down))
        surface.blit(self.plate(kind, rect.size, radius), rect)

    def shadow(
        self, surface: pygame.Surface, rect: pygame.Rect, radius: int = t.RADIUS, depth: float = 1.0
    ) -> None:
        """Draw the soft shadow of a plate, falling to the south-east, also below the plate itself."""
        blur, r = self.theme.px(9 * depth), self.theme.px(radius)
        down = self.theme.px(3 * depth)
        place = rect.inflate(2 * blur, 2 * blur).move(down // 2, down)
        if shapes.area(place) > MAX_SHADOW_PIXELS:
            self._large_shadow(surface, place, r, blur)
            return
        key = ("shadow", rect.size, r, blur)
        surface.blit(self.cached(key, lambda: shapes.soft_shadow(rect.size, r, blur)), place)

    def _large_shadow(self, surface: pygame.Surface, place: pygame.Rect, r: int, blur: int) -> None:
        """Draw a shadow without a picture of all of it, whose making would take milliseconds."""
        corners = self._shadow_corners(r, blur)
        shapes.surround(surface, corners, place)
        edge = 2 * (2 * blur + r)
        self._darken(surface, place.inflate(-edge, -edge), shapes.SHADOW_ALPHA)

    def _shadow_corners(self, r: int, blur: int) -> pygame.Surface:
        return self.cached(("shadow", r, blur), lambda: shapes.shadow_corners(r, blur))

    def outline(
        self,
        surface: pygame.Surface,
        rect: pygame.Rect,
        colour: Colour,
        width: float = 2.0,
        radius: int = t.RADIUS_SMALL,
        alpha: int = 255,
    ) -> None:
        """Draw a rounded line just inside `rect`."""
        w, r = self.theme.px(width), min(self.theme.px(radius), rect.width // 2, rect.height // 2)
        key = ("outline", r, w, colour, alpha)
        shapes.surround(surface, self.cached(key, lambda: shapes.frame(r, colour, w, alpha)), rect)

    def focus_ring(self, surface: pygame.Surface, rect: pygame.Rect, radius: int = t.RADIUS_SMALL) -> None:
        """Draw the ring around the focused widget: between a dark and a light line, so that everybody sees it
        on any background.
        """
        for out, colour, width in ((6, t.SHADE, 1.5), (4.5, t.FOCUS, 3), (1.5, t.CREAM_LIGHT, 1.5)):
            gap = self.theme.px(out)
            self.outline(surface, rect.inflate(2 * gap, 2 * gap), colour, width, radius + round(out))

    def mark_ring(self, surface: pygame.Surface, rect: pygame.Rect, radius: int = t.RADIUS_SMALL) -> None:
        """Draw the ring around something that is pointed out, with a dark outline so that it shows on any
        background.
        """
        gap = self.theme.px(3)
        around = rect.inflate(2 * gap, 2 * gap)
        self.outline(surface, around.inflate(2, 2), t.SHADE, 4, radius + 4, 110)
        self.outline(surface, around, t.GLEAM, 2.5, radius + 3)

    def glow(
        self, surface: pygame.Surface, rect: pygame.Rect, colour: Colour, radius: int = t.RADIUS
    ) -> None:
        """Draw a halo around a plate that can be picked up or is a drop target."""
        spread, r = self.theme.px(12), self.theme.px(radius)
        least = shapes.least_halo(r, spread)
        small = min(rect.size) < least
        size = rect.size if small else (least, least)
        key = ("glow", size, r, spread, colour)
        image = self.cached_in_steps(key, lambda: shapes.halo(size, r, spread, colour))
        if small:
            surface.blit(image, (rect.x - spread, rect.y - spread))
        else:
            shapes.surround(surface, image, rect.inflate(2 * spread, 2 * spread))

    def veil(self, surface: pygame.Surface, alpha: int = 150) -> None:
        """Darken everything drawn so far."""
        self._darken(surface, surface.get_rect(), alpha)

    def _darken(self, surface: pygame.Surface, rect: pygame.Rect, alpha: int) -> None:
        """Darken a rectangle of a surface evenly."""
        wide = surface.get_width()
        strip = self.cached(("veil", wide, alpha), lambda: shapes.veil(wide, alpha))
        shapes.lay(surface, strip, rect.clip(surface.get_rect()))

    def rule(self, surface: pygame.Surface, x: int, y: int, width: int) -> None:
        """Draw a fine brass line with a lozenge in the middle."""
        pygame.draw.rect(surface, t.BRASS, (x, y, width, max(1, self.theme.px(1))))
        mid, d = x + width // 2, self.theme.px(3)
        pygame.draw.polygon(surface, t.BRASS, [(mid - d, y), (mid, y - d), (mid + d, y), (mid, y + d)])

    def make_room(self, window: Size) -> None:
        """Enlarge the cache for a window of this size."""
        self._made.most = max(MAX_CACHED_PIXELS, SCREENS * window[0] * window[1])

    def forget(self) -> None:
        """Empty the cache after a change of scale."""
        self._made.clear()

    def _draw_icon(self, name: str, size: int, tint: Colour | None) -> pygame.Surface:
        source = self._files.icon_source(name)
        if not source:
            return shapes.missing_icon(name, size, tint or t.BRASS)
        image = pygame.image.load_sized_svg(io.BytesIO(tinted(source, tint).encode()), (size * 2, size * 2))
        return pygame.transform.smoothscale(image.convert_alpha(), (size, size))

    def _draw_plate(self, kind: Plate, size: Size, r: int) -> Steps:
        if self.theme.high_contrast and kind == "idle":
            return shapes.rounded(size, r, t.GREY)
        if self.theme.high_contrast and kind == "gold":
            edge = max(1, min(self.theme.px(4), min(size) // 8))  # thin on a small plate
            return shapes.rounded(size, r, t.CHOSEN, t.BLACK, edge)
        if self.theme.high_contrast:
            fill, line = (t.BLACK, t.WHITE) if kind in DARK_PLATES else (t.WHITE, t.BLACK)
            return shapes.rounded(size, r, fill, line, self.theme.px(2))
        texture = self.original(f"table/{_TEXTURE[kind]}") if kind in _TEXTURE else None
        light = shapes.GRAIN_LIGHT if kind in _TEXTURE else shapes.PLAIN_LIGHT
        ground, dark = _GROUND[kind], kind == "plank"
        return (yield from shapes.plate(size, r, ground, texture, dark=dark, light=light))

    def _draw_seat_plate(self, seat: SeatColour, size: Size, r: int) -> Steps:
        ground = self.theme.seat_back(seat)
        if self.theme.high_contrast:
            return shapes.rounded(size, r, ground, t.BLACK, self.theme.px(2))
        return (yield from shapes.plate(size, r, ground, None, dark=False, light=0))


def tinted(source: str, tint: Colour | None) -> str:
    """Return an icon's SVG source with its four tones replaced by those of a tint."""
    if tint is None:
        return source
    pale = t.luminance(tint) > 0.35
    tones = {BODY: tint, LIGHT: t.lighter(tint, 0.35), DARK: t.darker(tint, 0.30), LINE: t.darker(tint, 0.72)}
    if not pale:
        tones[LINE] = t.darker(tint, 0.55)
    for old, new in tones.items():
        source = source.replace(old, "#{:02X}{:02X}{:02X}".format(*new))
    return source
