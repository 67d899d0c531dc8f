"""Knows of every text on a picture how large it is and where its ink lies: words travel with the surfaces
that they were drawn on, through copies, changes of size, and blits; what is drawn over them hides them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, replace
from typing import Any
from unittest.mock import patch

import pygame

from game.ui.window.text import Style, Type
from tests.expect import expect
from tests.ui import tones
from tests.ui.tones import Tones

OPAQUE, VEIL = 225, 145
"""From this opacity on a pixel hides what is below it; nobody reads a text that lies wholly under a veil."""
SHARES = (0.1, 0.3, 0.5, 0.7, 0.9)
"""Where a text is looked at to find whether it is hidden, as shares of its width."""


MULTIPLYING = (pygame.BLEND_RGB_MULT, pygame.BLEND_RGBA_MULT)
TOUCHED = 0.05
"""The share of a text that may be hidden."""
SEALED = 0.99
"""From this opacity on nothing is seen through a ground."""
NEAR = 4
"""Window pixels by which the outline of a text may lie beside it."""


@dataclass(frozen=True)
class Ink:
    """A text on a surface: how high its letters are set, where its ink lies; `cut` off at an edge of the
    surface, partly `covered` by what was drawn later; on a picture that is `turned`, where its ink is known
    only about."""

    words: str
    px: float
    rect: pygame.Rect
    cut: bool = False
    covered: bool = False
    turned: bool = False
    partly: bool = False
    """Only a part of it is seen: above or below its middle, or at the edge of what moves under a frame."""
    tones: tuple[Tones, ...] = ()
    """The colours of its letters and of what is around them, from left to right."""

    @property
    def contrast(self) -> float:
        """The contrast of its faintest part, as defined by WCAG."""
        return min(part.contrast for part in self.tones)

    def on(self, surface: pygame.Surface, rect: pygame.Rect, alpha: float) -> Ink:
        """The same on another picture, where it is to be drawn at `rect` with an opacity."""
        if alpha == 1 and all(part.ground[3] > SEALED for part in self.tones):
            return self
        below = tones.mean(surface, rect)
        return replace(self, tones=tuple(part.over(below, alpha) for part in self.tones))

    def moved(self, by: tuple[int, int]) -> Ink:
        """The same elsewhere."""
        return replace(self, rect=self.rect.move(by))

    def scaled(self, x: float, y: float) -> Ink:
        """The same on a picture of another size."""
        r = self.rect
        rect = pygame.Rect(round(r.x * x), round(r.y * y), round(r.width * x), round(r.height * y))
        return replace(self, px=self.px * y, rect=rect)


_PLAIN = pygame.Surface


class Sheet(_PLAIN):
    """A surface that knows what is written on it."""

    inks: Sequence[Ink] = ()
    is_text = False
    """Whether it is nothing but a text: its letters lie over others, and hide no place."""

    def blit(
        self, source: pygame.Surface, dest: Any = (0, 0), area: Any = None, special_flags: int = 0
    ) -> pygame.Rect:
        at = (dest.x, dest.y) if isinstance(dest, pygame.Rect) else (int(dest[0]), int(dest[1]))
        shift = (at[0] - area[0], at[1] - area[1]) if area is not None else at
        is_text = isinstance(source, Sheet) and source.is_text
        inks = self._drawn(source, at, shift, is_text=is_text and area is None)
        place = super().blit(source, dest, area, special_flags)
        if not (special_flags or is_text) and place.width > 1 and place.height > 1:
            self._hide(source, place, shift)
        self.note(inks)
        return place

    def blits(self, blit_sequence: Any, doreturn: bool | int = True) -> list[pygame.Rect] | None:
        places = [self.blit(*one) for one in blit_sequence]
        return places if doreturn else None

    def _drawn(
        self, source: pygame.Surface, at: tuple[int, int], shift: tuple[int, int], *, is_text: bool
    ) -> list[Ink]:
        """The words of a picture that is about to be drawn on this one."""
        moved = [ink.moved(shift) for ink in inks_of(source)]
        if is_text:
            return [replace(ink, tones=tones.written(source, at, self, ink.tones)) for ink in moved]
        return [ink.on(self, ink.rect, tones.opacity(source)) for ink in moved]

    def fill(self, color: Any, rect: Any = None, special_flags: int = 0) -> pygame.Rect:
        if rect is None and not special_flags:
            self.inks = ()
        if rect is None and special_flags in MULTIPLYING:
            factor = pygame.Color(color)
            self.inks = [replace(i, tones=tuple(part.times(factor) for part in i.tones)) for i in self.inks]
        return super().fill(color, rect, special_flags)

    def copy(self) -> Sheet:
        return self._with_inks(super().copy())

    def convert_alpha(self) -> Sheet:
        return self._with_inks(super().convert_alpha())

    def subsurface(self, *arguments: Any) -> Sheet:
        part = expect(super().subsurface(*arguments), Sheet)
        left, top = part.get_offset()
        part.inks = [
            ink.moved((-left, -top))
            for ink in self.inks
            if ink.rect.colliderect((left, top, *part.get_size()))
        ]
        return part

    def note(self, inks: Sequence[Ink]) -> None:
        """Words were drawn: outside the clip they are not seen."""
        if not inks:
            return
        clip, whole = self.get_clip(), self.get_rect()
        seen = [ink for ink in inks if ink.rect.colliderect(clip)]
        edge = clip == whole
        words = {ink.words for ink in seen}
        kept = [
            ink for ink in self.inks if ink.words not in words or not any(_same(ink, other) for other in seen)
        ]
        if edge:
            new = [replace(i, cut=i.cut or not _within(i.rect, whole)) for i in seen]
        else:
            new = [_clipped(i, clip) for i in seen]
        self.inks = [*kept, *new]
        parent = self.get_parent()
        if isinstance(parent, Sheet):
            parent.note([ink.moved(self.get_offset()) for ink in seen])

    def _hide(self, source: pygame.Surface, place: pygame.Rect, shift: tuple[int, int]) -> None:
        """Take away what is hidden now, and mark what is so in part."""
        if place.collideobjects(self.inks) is None:
            return
        left = []
        for ink in self.inks:
            if ink.rect.colliderect(place):
                over = [_opacity(source, place, shift, point) for point in _points(ink.rect)]
                if min(over) >= VEIL:
                    continue
                part = ink.rect.clip(place).move(-shift[0], -shift[1])
                if max(over) >= OPAQUE:
                    ink = replace(ink, covered=True)
                elif tones.hidden(source, part) > TOUCHED:
                    ink = replace(ink, partly=True)
                elif min(over):
                    veil = tones.mean(source, part)
                    ink = replace(ink, tones=tuple(part.under(veil) for part in ink.tones))
            left.append(ink)
        self.inks = left

    def _with_inks(self, other: pygame.Surface) -> Sheet:
        assert isinstance(other, Sheet)
        other.inks = self.inks
        return other


def inks_of(surface: pygame.Surface) -> Sequence[Ink]:
    """What is written on a surface; nothing is known of one that was made before."""
    return surface.inks if isinstance(surface, Sheet) else ()


def _same(old: Ink, new: Ink) -> bool:
    """Whether a text is drawn again where it was: the outline of letters, and then the letters."""
    if old.words != new.words:
        return False
    return max(abs(old.rect.x - new.rect.x), abs(old.rect.y - new.rect.y)) <= NEAR


def _clipped(ink: Ink, clip: pygame.Rect) -> Ink:
    """What is seen of a text."""
    part = ink.rect.clip(clip)
    return replace(ink, rect=part, partly=ink.partly or part.size != ink.rect.size)


def _within(rect: pygame.Rect, whole: pygame.Rect) -> bool:
    """Whether a text is on a picture, but for the soft edge of its letters."""
    return whole.inflate(2, 2).contains(rect)


def _points(rect: pygame.Rect) -> Iterator[tuple[int, int]]:
    for share in SHARES:
        yield rect.x + round(rect.width * share), rect.centery


def _opacity(
    source: pygame.Surface, place: pygame.Rect, shift: tuple[int, int], point: tuple[int, int]
) -> int:
    """How far a picture hides a point, 0 to 255."""
    at = (point[0] - shift[0], point[1] - shift[1])
    if not (place.collidepoint(point) and source.get_rect().collidepoint(at)):
        return 0
    own = source.get_at(at).a if source.get_flags() & pygame.SRCALPHA else 255
    whole = source.get_alpha()
    return own if whole is None else own * whole // 255


def _rendering(original: Callable[..., pygame.Surface]) -> Callable[..., pygame.Surface]:
    def render(self: Type, text: str, style: Style, px: int | None = None) -> pygame.Surface:
        image = original(self, text, style, px)
        sheet = Sheet(image.get_size(), pygame.SRCALPHA)
        _PLAIN.blit(sheet, image, (0, 0))
        sheet.is_text = True
        if text.strip():
            size = px or self.theme.px(style.size)
            letters = tones.tone(self.theme.ink(style.colour))
            sheet.inks = [Ink(text, size, image.get_bounding_rect(), tones=(Tones(letters),))]
        return sheet

    return render


def _sizing(original: Callable[..., pygame.Surface]) -> Callable[..., pygame.Surface]:
    def change(source: pygame.Surface, *arguments: Any, **named: Any) -> pygame.Surface:
        image = original(source, *arguments, **named)
        if not inks_of(source):
            return image
        sheet = Sheet(image.get_size(), pygame.SRCALPHA)
        _PLAIN.blit(sheet, image, (0, 0))
        x, y = (new / old for new, old in zip(image.get_size(), source.get_size(), strict=True))
        sheet.inks = [ink.scaled(x, y) for ink in inks_of(source)]
        return sheet

    return change


def _turning(original: Callable[..., pygame.Surface]) -> Callable[..., pygame.Surface]:
    """Turned words keep their size but for the scale; their ink is about where it was from the middle."""

    def turn(source: pygame.Surface, angle: float, scale: float) -> pygame.Surface:
        image = original(source, angle, scale)
        if not inks_of(source):
            return image
        sheet = Sheet(image.get_size(), pygame.SRCALPHA)
        _PLAIN.blit(sheet, image, (0, 0))
        middle, before = pygame.Vector2(image.get_rect().center), pygame.Vector2(source.get_rect().center)
        for ink in inks_of(source):
            small = replace(ink.scaled(scale, scale), turned=bool(angle))
            small.rect.center = tuple(map(round, middle + scale * (ink.rect.center - before).rotate(-angle)))
            sheet.inks = [*sheet.inks, small]
        return sheet

    return turn


@contextmanager
def traced() -> Iterator[None]:
    """As long as this lasts every surface that is made knows what is written on it."""
    with ExitStack() as stack:
        for name, wrap in (("smoothscale", _sizing), ("scale", _sizing), ("rotozoom", _turning)):
            original = getattr(pygame.transform, name)
            stack.enter_context(patch.object(pygame.transform, name, wrap(original)))
        stack.enter_context(patch.object(Type, "render", _rendering(Type.render)))
        stack.enter_context(patch.object(pygame, "Surface", Sheet))
        yield
