"""A line in which several fonts take part: our own, and fonts of the system for other scripts."""

from __future__ import annotations

import io
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import lru_cache

import pygame

from game.ui.window.font_coverage import Face, Run
from game.ui.window.system_fonts import SystemFont
from game.ui.window.theme import Colour

MAX_FONTS = 32
MAX_HEIGHT = 1.3
"""The height of a font of the system, as a multiple of our own, above which it is made smaller."""
FontSource = Callable[[Face, int], pygame.font.Font]


@lru_cache(MAX_FONTS)
def _font(font: SystemFont, px: int, script: str, from_right: bool) -> pygame.font.Font:
    made = pygame.font.Font(io.BytesIO(font.file), px)
    if script:
        made.set_script(script)
    if from_right:
        made.set_direction(pygame.DIRECTION_RTL)
    return made


class MixedLine:
    """The runs of a line at a font size in window pixels."""

    def __init__(self, runs: Sequence[Run], px: int, own: FontSource) -> None:
        self._runs, self._px, self._own = runs, px, own
        self._base = own(runs[0].face, px)
        self._height = self._base.get_height()

    @property
    def width(self) -> int:
        """The width of the line in window pixels."""
        return sum(map(self._width, self._runs))

    def caret(self, index: int) -> int:
        """Return how far from the left the caret stands before a character of the text."""
        last, x = max(self._runs, key=lambda run: run.start), 0
        for run in self._runs:
            inside = run.start <= index < run.start + len(run.source)
            if inside or (run is last and index >= run.start + len(run.source)):
                before = run.source[: index - run.start]
                wide = self._width(replace(run, text=before, source=before))
                return x + (self._width(run) - wide if run.from_right else wide)
            x += self._width(run)
        return x

    def render(self, colour: Colour) -> pygame.Surface:
        """Return the picture of the line."""
        drawn = [self._drawn(run, colour) for run in self._runs]
        high = max(self._height, *(image.get_height() for image, _ in drawn))
        line, x = pygame.Surface((self.width, high), pygame.SRCALPHA), 0
        for image, top in drawn:
            line.blit(image, (x, top))
            x += image.get_width()
        return line

    def _drawn(self, run: Run, colour: Colour) -> tuple[pygame.Surface, int]:
        """Return the picture of a run without empty rows, and its top, so that all stand on one line."""
        font = self._font_of(run)
        image = font.render(run.text, True, colour).convert_alpha()
        wide = self._width(run)
        if run.font is not None and not run.font.scalable:
            return pygame.transform.smoothscale(image, (wide, self._height)), 0
        ink = image.get_bounding_rect()
        top = self._base.get_ascent() - font.get_ascent() + ink.y
        return image.subsurface(0, ink.y, wide, ink.height), max(0, min(top, self._height - ink.height))

    def _width(self, run: Run) -> int:
        if not run.text:
            return 0
        font = self._font_of(run)
        wide, high = font.size(run.text)
        fixed = run.font is not None and not run.font.scalable
        return round(wide * self._height / high) if fixed else wide

    def _font_of(self, run: Run) -> pygame.font.Font:
        if run.font is None:
            return self._own(run.face, self._px)
        font = _font(run.font, self._px, run.script, run.from_right)
        high = font.get_height()
        if high <= MAX_HEIGHT * self._height or not run.font.scalable:
            return font
        smaller = max(1, int(self._px * MAX_HEIGHT * self._height / high))
        return _font(run.font, smaller, run.script, run.from_right)
