"""Text: fonts, cached rendering, wrapping, fitting, and icons within words."""

from __future__ import annotations

import io
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Literal

import pygame

from game.play.verbatim import literal
from game.ui.window import font_coverage, scripts
from game.ui.window import theme as t
from game.ui.window.font_coverage import Face as Face
from game.ui.window.font_coverage import Run
from game.ui.window.mixed_line import MixedLine
from game.ui.window.picture_store import Pictures, kept_part
from game.ui.window.theme import Colour, Theme

Align = Literal["left", "centre", "right"]

ELLIPSIS = "…"
MAX_FONTS, MAX_WIDTHS, MAX_CACHED_PIXELS = 64, 8000, 2_000_000
"""The sizes of the caches: fonts, widths of texts, and pixels of rendered lines."""
SHRINK_TO = 0.78
"""The share of its size to which text shrinks before it is cut."""
MIN_PX = 12
"""The smallest size of text that may be cut, in window pixels, or in design pixels at a scale under 1. The
program's own words shrink further rather than being cut.
"""
SEPARATOR = "\N{NO-BREAK SPACE}· "
"""Separates short facts: a line may break after it, but not before."""


@dataclass(frozen=True)
class Style:
    """A text style: face, size in design pixels, colour."""

    face: Face = "sans"
    size: float = t.BODY
    colour: Colour = t.INK

    def but(
        self, *, face: Face | None = None, size: float | None = None, colour: Colour | None = None
    ) -> Style:
        """Return this style with changes."""
        return Style(face or self.face, size or self.size, colour or self.colour)


CAPTION = Style(size=t.CAPTION, colour=t.INK_2)
BODY = Style()
STRONG = Style("sans-semi")
HEADING = Style("serif-semi", t.HEADING)
TITLE = Style("serif-semi", t.TITLE)
DISPLAY = Style("serif-bold", t.DISPLAY)


@dataclass(frozen=True)
class Overflow:
    """A text that didn't fit into its place, as collected by the measuring tests."""

    text: str
    wanted: tuple[int, int]
    had: tuple[int, int]


class Type:
    """Measures and draws text at the theme's scale. If `overflows` is a list, it collects the texts that were
    cut.
    """

    def __init__(self, theme: Theme) -> None:
        self.theme = theme
        self.overflows: list[Overflow] | None = None
        self._drawn: Pictures[tuple[tuple[object, ...], int, Colour]] = Pictures(MAX_CACHED_PIXELS)

    def font(self, face: Face, px: int) -> pygame.font.Font:
        """Return a font at a size in window pixels."""
        return _font(face, px)

    def height(self, style: Style) -> int:
        """Return the height of a line in window pixels."""
        return self._font_of(style).get_height()

    def leading(self, style: Style) -> int:
        """Return the distance of two lines in window pixels."""
        return round(self.theme.px(style.size) * 1.34)

    def width(self, text: str, style: Style) -> int:
        """Return the width of a line in window pixels."""
        return self._measure(literal(text), style.face, self.theme.px(style.size))

    def render(self, text: str, style: Style, px: int | None = None) -> pygame.Surface:
        """Return a line of text, cached. `px` overrides the size, in window pixels."""
        runs, size = font_coverage.runs(literal(text), style.face), px or self.theme.px(style.size)
        colour = self.theme.ink(style.colour)

        def make() -> pygame.Surface:
            if _is_plain(runs):
                return self.font(runs[0].face, size).render(runs[0].text, True, colour).convert_alpha()
            return MixedLine(runs, size, self.font).render(colour)

        what = (runs[0].text, runs[0].face) if _is_plain(runs) else runs
        return self._drawn.get((what, size, colour), make)

    def caret(self, text: str, index: int, style: Style) -> int:
        """Return how far from the left of a line the caret stands before a character, in window pixels."""
        runs = font_coverage.runs(literal(text), style.face)
        if _is_plain(runs):
            return self.width(text[:index], style)
        return MixedLine(runs, self.theme.px(style.size), self.font).caret(index)

    def fit(self, text: str, style: Style, width: int, *, may_cut: bool = False) -> tuple[str, int]:
        """Return the text and the pixel size at which it fits a width: shrunk first, then cut with an
        ellipsis.
        """
        text = literal(text)
        px = self._shrunk(text, style, width, may_cut=may_cut)
        wanted = self._measure(text, style.face, px)
        if wanted <= width:
            return text, px
        if not may_cut:
            high = self.font(style.face, px).get_height()
            self.report(text, (wanted, high), (width, high))
        while text and self._measure(text + ELLIPSIS, style.face, px) > width:
            text = scripts.shortened(text)
        return text.rstrip() + ELLIPSIS, px

    def is_cut(self, text: str, style: Style, width: int, *, may_cut: bool = True) -> bool:
        """Return whether `fit` cuts a text at this width."""
        text = literal(text)
        return self._measure(text, style.face, self._shrunk(text, style, width, may_cut=may_cut)) > width

    def with_name(self, sentence: Callable[[str], str], name: str, style: Style, width: int) -> str:
        """Return a sentence about a name that fits a width; only the name is cut if need be."""
        short = name
        while short and self.is_cut(sentence(short if short == name else short + ELLIPSIS), style, width):
            short = scripts.shortened(short)
        return sentence(short if short == name else short + ELLIPSIS)

    def _shrunk(self, text: str, style: Style, width: int, *, may_cut: bool) -> int:
        """Return the size at which a text fits a width, or the smallest allowed size."""
        full = px = self.theme.px(style.size)
        least = max(full * SHRINK_TO, min(MIN_PX, self.theme.px(MIN_PX)) if may_cut else 0)
        while px > least and self._measure(text, style.face, px) > width:
            px -= 1
        return px

    def _measure(self, text: str, face: Face, px: int) -> int:
        runs = font_coverage.runs(text, face)
        if _is_plain(runs):
            return _width(runs[0].text, runs[0].face, px)
        return MixedLine(runs, px, self.font).width

    def report(self, text: str, wanted: tuple[int, int], had: tuple[int, int]) -> None:
        """Record a text that doesn't fit."""
        if self.overflows is not None:
            self.overflows.append(Overflow(text, wanted, had))

    def draw(
        self,
        surface: pygame.Surface,
        text: str,
        style: Style,
        rect: pygame.Rect,
        align: Align = "left",
        *,
        may_cut: bool = False,
    ) -> pygame.Rect:
        """Draw a line inside `rect`, centred vertically. Return its rectangle."""
        if not text:
            return pygame.Rect(rect.topleft, (0, 0))
        shown, px = self.fit(text, style, rect.width, may_cut=may_cut)
        image = self.render(shown, style, px)
        if image.get_height() > rect.height * 1.25:
            self.report(text, image.get_size(), rect.size)
        place = image.get_rect(centery=rect.centery)
        place.x = {
            "left": rect.x,
            "centre": rect.centerx - place.width // 2,
            "right": rect.right - place.width,
        }[align]
        surface.blit(image, place)
        return place

    def wrap(self, text: str, style: Style, width: int) -> list[str]:
        """Return the lines of a plain text at a width."""
        return [line for part in literal(text).split("\n") for line in self._wrapped(part, style, width)]

    def _wrapped(self, text: str, style: Style, width: int) -> list[str]:
        lines, line = [], ""
        for word in _words(text):
            longer = f"{line} {word}" if line else word
            if line and self.width(longer, style) > width:
                lines.append(line)
                longer = word
            line = longer
        return [*lines, line]

    def _font_of(self, style: Style) -> pygame.font.Font:
        return self.font(style.face, self.theme.px(style.size))


@lru_cache(MAX_FONTS)
def _font(face: str, px: int) -> pygame.font.Font:
    file = font_coverage.font_file(face)
    return pygame.font.Font(io.BytesIO(file) if file else None, px)


def _is_plain(runs: Sequence[Run]) -> bool:
    """Return whether our own fonts draw the whole line."""
    return len(runs) == 1 and runs[0].font is None


def _words(text: str) -> Sequence[str]:
    """Return the words of a line; a name from right to left is one, however many it has."""
    words = text.split(" ")
    return words if text.isascii() else scripts.bound(words)


@lru_cache(MAX_WIDTHS)
def _width(text: str, face: str, px: int) -> int:
    with kept_part():
        return _font(face, px).size(text)[0]


IconSource = Callable[[str, int], pygame.Surface]


@dataclass(frozen=True)
class Mark:
    """A word or icon, placed within a rich text."""

    x: int
    y: int
    word: str
    width: int
    icon: bool


class Rich:
    """Words with {icon} tokens, wrapped at a width; `~` keeps a number and its icon together.

    It is measured once and can be drawn repeatedly. Sizes are window pixels. With `breaks`, a word that is
    wider than a line continues on the next one.
    """

    def __init__(
        self,
        type_: Type,
        icons: IconSource,
        text: str,
        style: Style,
        width: int,
        align: Align = "left",
        *,
        breaks: bool = False,
    ) -> None:
        self._type, self._icons, self.text, self.style = type_, icons, text, style
        self._font = type_.font(style.face, type_.theme.px(style.size))
        self._icon = round(type_.theme.px(style.size) * 1.3)
        self._space = self._font.size(" ")[0]
        self._align, self.width, self._breaks = align, width, breaks
        self.marks: list[Mark] = []
        self.used = 0
        self._laid = [line for part in text.split("\n") for line in self._lines(part)]
        self._lead = type_.leading(style)
        for row, line in enumerate(self._laid):
            self._place(line, row * self._lead)
        self.height = self._lead * len(self._laid)

    @property
    def lines(self) -> tuple[str, ...]:
        """The rich words of each line."""
        return tuple(" ".join("~".join(parts) for parts in line) for line in self._laid)

    def _measure(self, part: str) -> int:
        return self._icon if _is_icon(part) else self._type.width(part, self.style)

    def _lines(self, text: str) -> list[list[list[str]]]:
        lines: list[list[list[str]]] = [[]]
        used = 0
        for parts in self._words(text):
            wide = sum(map(self._measure, parts))
            if lines[-1] and used + self._space + wide > self.width:
                lines.append([])
                used = 0
            used += wide + (self._space if lines[-1] else 0)
            lines[-1].append(parts)
        return lines

    def _words(self, text: str) -> Iterator[list[str]]:
        """Yield each word with its icons; words that are too wide are split."""
        for word in _words(text):
            parts = [p for bound in word.split("~") for p in _split_icons(bound)]
            if self._breaks and len(parts) == 1 and self._measure(word) > self.width:
                yield from ([piece] for piece in self._pieces(word))
            else:
                yield parts

    def _pieces(self, word: str) -> Iterator[str]:
        """Yield a word in pieces that fit a line."""
        piece = ""
        for letter in word:
            if piece and self._measure(piece + letter) > self.width:
                yield piece
                piece = ""
            piece += letter
        yield piece

    def _place(self, line: list[list[str]], y: int) -> None:
        wide = sum(self._measure(p) for unit in line for p in unit) + self._space * (len(line) - 1)
        if wide > self.width:
            self._type.report(self.text, (wide, self._lead), (self.width, self._lead))
        self.used = max(self.used, wide)
        x = {"left": 0, "centre": (self.width - wide) // 2, "right": self.width - wide}[self._align]
        for unit in line:
            for part in unit:
                self.marks.append(Mark(x, y, part, self._measure(part), _is_icon(part)))
                x += self._measure(part)
            x += self._space

    def draw(self, surface: pygame.Surface, pos: tuple[int, int]) -> None:
        """Draw with the top left corner at `pos`."""
        self._draw_marks(surface, pos, self.marks)

    def draw_first(self, surface: pygame.Surface, pos: tuple[int, int]) -> None:
        """Draw only the first line, with an ellipsis if there is more."""
        self.draw_within(surface, pos, 0)

    def draw_within(self, surface: pygame.Surface, pos: tuple[int, int], height: int) -> None:
        """Draw the lines that fit a height, at least one, with an ellipsis if there are more."""
        high = self._font.get_height()
        shown = [mark for mark in self.marks if mark.y == 0 or mark.y + high <= height]
        if len(shown) < len(self.marks):
            y, wide = shown[-1].y if shown else 0, self._measure(ELLIPSIS)
            while shown and shown[-1].y == y and shown[-1].x + shown[-1].width + wide > self.width:
                shown.pop()
            end = shown[-1].x + shown[-1].width if shown and shown[-1].y == y else 0
            shown.append(Mark(end, y, ELLIPSIS, wide, icon=False))
        self._draw_marks(surface, pos, shown)

    def _draw_marks(self, surface: pygame.Surface, pos: tuple[int, int], marks: Sequence[Mark]) -> None:
        for mark in marks:
            if mark.icon:
                down = (self._font.get_height() - self._icon) // 2
                icon = self._icons(mark.word[1:-1], self._icon)
                surface.blit(icon, (pos[0] + mark.x, pos[1] + mark.y + down))
            else:
                surface.blit(self._type.render(mark.word, self.style), (pos[0] + mark.x, pos[1] + mark.y))


def _is_icon(part: str) -> bool:
    return part.startswith("{") and part.endswith("}")


def _split_icons(text: str) -> Sequence[str]:
    parts, rest = [], text
    while "{" in rest and "}" in rest:
        before, _, tail = rest.partition("{")
        name, _, rest = tail.partition("}")
        parts += [before, "{" + name + "}"]
    return [p for p in (*parts, rest) if p]
