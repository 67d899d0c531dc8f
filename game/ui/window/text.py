"""Type: fonts, cached rendering, wrapping, fitting, and words with pictures in them."""

from __future__ import annotations

import io
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Literal

import pygame

from game.play.verbatim import literal
from game.ui.window import font_coverage
from game.ui.window import theme as t
from game.ui.window.font_coverage import Face as Face
from game.ui.window.picture_store import Pictures
from game.ui.window.theme import Colour, Theme

Align = Literal["left", "centre", "right"]

ELLIPSIS = "…"
FONTS, PIXELS = 64, 2_000_000
"""Fonts, and pixels of lines, that are remembered."""
SHRINK_TO = 0.78
"""Text shrinks to this share of its size before it is cut."""
LEAST = 12
"""Words of a person, which may be cut, shrink to no less in window pixels; at a scale under 1 to so many
design pixels. Words of the program are rather small than cut."""
BETWEEN = "\N{NO-BREAK SPACE}· "
"""Between what is told in short: it may end a line and begins none."""


@dataclass(frozen=True)
class Style:
    """How a text looks: face, size in design pixels, colour."""

    face: Face = "sans"
    size: float = t.BODY
    colour: Colour = t.INK

    def but(
        self, *, face: Face | None = None, size: float | None = None, colour: Colour | None = None
    ) -> Style:
        """This style with something changed."""
        return Style(face or self.face, size or self.size, colour or self.colour)


CAPTION = Style(size=t.CAPTION, colour=t.INK_2)
BODY = Style()
STRONG = Style("sans-semi")
HEADING = Style("serif-semi", t.HEADING)
TITLE = Style("serif-semi", t.TITLE)
DISPLAY = Style("serif-bold", t.DISPLAY)


@dataclass(frozen=True)
class Overflow:
    """A text that did not fit where it was to stand: found by the measuring tests."""

    text: str
    wanted: tuple[int, int]
    had: tuple[int, int]


class Type:
    """Measures and draws text at the scale of the theme. `overflows`, when a list, collects what was cut."""

    def __init__(self, theme: Theme) -> None:
        self.theme = theme
        self.overflows: list[Overflow] | None = None
        self._drawn: Pictures[tuple[str, Face, int, Colour]] = Pictures(PIXELS)

    def font(self, face: Face, px: int) -> pygame.font.Font:
        """Return a font at a size in window pixels."""
        return _font(face, px)

    def height(self, style: Style) -> int:
        """Height of one line in window pixels."""
        return self._font_of(style).get_height()

    def leading(self, style: Style) -> int:
        """From one line to the next in window pixels."""
        return round(self.theme.px(style.size) * 1.34)

    def width(self, text: str, style: Style) -> int:
        """Width of a line in window pixels."""
        return self._measure(literal(text), style.face, self.theme.px(style.size))

    def render(self, text: str, style: Style, px: int | None = None) -> pygame.Surface:
        """Return a line of text, cached. `px` overrides the size, in window pixels."""
        (text, face), size = font_coverage.drawn(literal(text), style.face), px or self.theme.px(style.size)

        def make() -> pygame.Surface:
            return self.font(face, size).render(text, True, style.colour).convert_alpha()

        return self._drawn.get((text, face, size, style.colour), make)

    def fit(self, text: str, style: Style, width: int, *, may_cut: bool = False) -> tuple[str, int]:
        """Text and pixel size that fit a width: shrunk first, then cut with an ellipsis."""
        text = literal(text)
        px = self._shrunk(text, style, width, may_cut=may_cut)
        wanted = self._measure(text, style.face, px)
        if wanted <= width:
            return text, px
        if not may_cut:
            high = self.font(style.face, px).get_height()
            self.report(text, (wanted, high), (width, high))
        while text and self._measure(text + ELLIPSIS, style.face, px) > width:
            text = text[:-1]
        return text.rstrip() + ELLIPSIS, px

    def is_cut(self, text: str, style: Style, width: int, *, may_cut: bool = True) -> bool:
        """Return whether a text ends in an ellipsis where `fit` puts it in a width."""
        text = literal(text)
        return self._measure(text, style.face, self._shrunk(text, style, width, may_cut=may_cut)) > width

    def with_name(self, sentence: Callable[[str], str], name: str, style: Style, width: int) -> str:
        """Return a sentence about a name, of which only the name is cut, where the whole does not fit a
        width.
        """
        short = name
        while short and self.is_cut(sentence(short if short == name else short + ELLIPSIS), style, width):
            short = short[:-1]
        return sentence(short if short == name else short + ELLIPSIS)

    def _shrunk(self, text: str, style: Style, width: int, *, may_cut: bool) -> int:
        """Return the size at which a text fits a width, or the smallest one that it may have."""
        full = px = self.theme.px(style.size)
        least = max(full * SHRINK_TO, min(LEAST, self.theme.px(LEAST)) if may_cut else 0)
        while px > least and self._measure(text, style.face, px) > width:
            px -= 1
        return px

    def _measure(self, text: str, face: Face, px: int) -> int:
        text, face = font_coverage.drawn(text, face)
        return self.font(face, px).size(text)[0]

    def report(self, text: str, wanted: tuple[int, int], had: tuple[int, int]) -> None:
        """Say that a text does not fit."""
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
        """Return one line inside `rect`, centred on its height. Returns where it stands."""
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
        for word in text.split(" "):
            longer = f"{line} {word}" if line else word
            if line and self.width(longer, style) > width:
                lines.append(line)
                longer = word
            line = longer
        return [*lines, line]

    def _font_of(self, style: Style) -> pygame.font.Font:
        return self.font(style.face, self.theme.px(style.size))


@lru_cache(FONTS)
def _font(face: str, px: int) -> pygame.font.Font:
    file = font_coverage.font_file(face)
    return pygame.font.Font(io.BytesIO(file) if file else None, px)


IconSource = Callable[[str, int], pygame.Surface]


@dataclass(frozen=True)
class Mark:
    """A word or a picture placed in a rich text."""

    x: int
    y: int
    word: str
    width: int
    icon: bool


class Rich:
    """Words with {icon} tokens, wrapped at a width; `~` binds a number and its icon. `breaks`: a word that is
    wider than a line goes on in the next one.

    Measured when made, drawn as often as wanted. Sizes are window pixels.
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
        """Yield the words, each with its icons, and of a word that no line holds the pieces."""
        for word in text.split(" "):
            parts = [p for bound in word.split("~") for p in _split_icons(bound)]
            if self._breaks and len(parts) == 1 and self._measure(word) > self.width:
                yield from ([piece] for piece in self._pieces(word))
            else:
                yield parts

    def _pieces(self, word: str) -> Iterator[str]:
        """Yield a word cut so that every piece but the last fills a line."""
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
        """Draw with the upper left corner at `pos`."""
        self._draw_marks(surface, pos, self.marks)

    def draw_first(self, surface: pygame.Surface, pos: tuple[int, int]) -> None:
        """Draw the first line alone, with an ellipsis in its width where there is more."""
        first = [mark for mark in self.marks if mark.y == 0]
        if len(first) < len(self.marks):
            wide = self._measure(ELLIPSIS)
            while first and first[-1].x + first[-1].width + wide > self.width:
                first.pop()
            end = first[-1].x + first[-1].width if first else 0
            first.append(Mark(end, 0, ELLIPSIS, wide, icon=False))
        self._draw_marks(surface, pos, first)

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
