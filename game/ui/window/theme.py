"""Design tokens: colours, type scale, spacing, motion. Lengths are design pixels, to be multiplied by the
scale.
"""

from __future__ import annotations

from dataclasses import dataclass

from game.records.settings import Speed

Colour = tuple[int, int, int]


def rgb(text: str) -> Colour:
    """Return the colour written as "#RRGGBB"."""
    return int(text[1:3], 16), int(text[3:5], 16), int(text[5:7], 16)


def mix(a: Colour, b: Colour, share: float) -> Colour:
    """Return the mix of two colours with `share` of `b`."""
    r, g, c = (round(x + (y - x) * share) for x, y in zip(a, b, strict=True))
    return r, g, c


def lighter(colour: Colour, share: float) -> Colour:
    """Return the colour mixed with cream, the light of this table."""
    return mix(colour, CREAM_LIGHT, share)


def darker(colour: Colour, share: float) -> Colour:
    """Return the colour mixed with a warm dark, the shadow of this table."""
    return mix(colour, SHADE, share)


CREAM_LIGHT = rgb("#FFF6E2")
SHADE = rgb("#150C06")

WALNUT = rgb("#2B211B")
PLANK = rgb("#3A2C22")
PAPER = rgb("#EFE4CC")
RAISED = rgb("#F7EFDC")
SUNK = rgb("#E0D2B4")
IDLE = rgb("#D2C3A3")
"""The background of what is disabled, spent or not asked for now."""
INK = rgb("#2A2118")
INK_2 = rgb("#554737")
CREAM = rgb("#EFE4CC")
CREAM_2 = rgb("#C7B597")
CREAM_3 = rgb("#B3A288")
"""Disabled text on a dark background."""
BRASS = rgb("#B98A3E")
GOLD = rgb("#D0A353")
GLEAM = rgb("#F2C14E")
"""HighlightedProse, full or about to act."""
FOCUS = rgb("#E0459B")
"""The ring around the focused widget, and nothing else."""
PICK = rgb("#F6D77A")
DROP = rgb("#8FD08A")
HINT = rgb("#86C5EC")
OXBLOOD = rgb("#8E2F2A")
MOSS = rgb("#4C6628")

TEXT_PAIRS: tuple[tuple[Colour, Colour], ...] = (
    (INK, PAPER), (INK, RAISED), (INK, SUNK), (INK, GOLD),
    (INK_2, PAPER), (INK_2, RAISED), (INK_2, SUNK), (INK_2, IDLE),
    (OXBLOOD, PAPER), (OXBLOOD, RAISED), (OXBLOOD, SUNK), (MOSS, PAPER), (MOSS, RAISED),
    (CREAM, WALNUT), (CREAM, PLANK), (CREAM, OXBLOOD), (CREAM_2, WALNUT), (CREAM_2, PLANK),
    (CREAM_3, WALNUT), (CREAM_3, PLANK), (GLEAM, WALNUT),
)  # fmt: skip
"""Every pair of text and background colours in use; a test requires a contrast of 4.5 to 1."""

CAPTION, BODY, CARD, HEADING, TITLE, DISPLAY = 14, 16, 18, 22, 30, 44
TINY, SMALL, NEAR, GAP, WIDE, FAR = 4, 8, 12, 16, 24, 32
RADIUS_SMALL, RADIUS = 6, 10
ROW = 38
"""The height of a button, a field or a row of a list."""

HOVER_MS, PIECE_MS, CARD_MS = 120, 220, 350
SCALES: tuple[float, ...] = (0.75, 1.0, 1.25, 1.5, 2.0)


@dataclass(frozen=True)
class SeatColour:
    """A seat's colour, and an emblem that distinguishes it without colour."""

    id: str
    colour: Colour
    emblem: str

    @property
    def text(self) -> Colour:
        """The text colour that is legible on it."""
        return max((INK, CREAM_LIGHT), key=lambda c: contrast(c, self.colour))


SEAT_COLOURS: dict[str, SeatColour] = {
    name: SeatColour(name, rgb(colour), emblem)
    for name, colour, emblem in (
        ("blue", "#144B73", "disc"),
        ("orange", "#DC8F28", "triangle"),
        ("green", "#439A80", "square"),
        ("red", "#B22A27", "diamond"),
        ("violet", "#8652D9", "star"),
        ("ivory", "#E7E1CE", "hexagon"),
        ("charcoal", "#333336", "ring"),
    )
}


def luminance(colour: Colour) -> float:
    """Return the relative luminance as defined by WCAG, 0 to 1."""
    linear = [c / 3294.6 if c <= 10 else ((c / 255 + 0.055) / 1.055) ** 2.4 for c in colour]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def on_paper(colour: Colour) -> Colour:
    """Return a seat's colour for signs on a pale background: pale colours are darkened."""
    return darker(colour, 0.38) if luminance(colour) > 0.6 else colour


def contrast(a: Colour, b: Colour) -> float:
    """Return the contrast ratio as defined by WCAG, 1 to 21."""
    low, high = sorted((luminance(a), luminance(b)))
    return (high + 0.05) / (low + 0.05)


BLACK, GREY, WHITE = rgb("#000000"), rgb("#B0B0B0"), rgb("#FFFFFF")
CHOSEN = rgb("#FFC81F")
"""With high contrast the background of what is chosen or most likely."""
DARK_INK = 0.2
"""Luminance: darker text stands on pale ground."""
HIGHEST_CONTRAST = 7.0
"""The contrast of texts with high contrast, as WCAG's level AAA asks."""
EMBLEM_TIMES = 1.6
"""Scale of emblems with marks."""


@dataclass
class Theme:
    """The current scale, motion and looks; all may change while the program runs."""

    scale: float = 1.0
    motion: Speed = "normal"
    high_contrast: bool = False
    """True draws text black on white and white on black, and plates without pictures."""
    marks: bool = False
    """True enlarges emblems and gives the edges of held places a pattern for each seat."""
    larger: float = 1.0
    """The scale of everything beyond what is usual for the window's size; never under 1."""

    @property
    def look(self) -> tuple[float, bool, bool]:
        """The settings that pictures depend on: they are drawn again when it changes."""
        return self.scale, self.high_contrast, self.marks

    def px(self, length: float) -> int:
        """Return design pixels as window pixels, never under 1."""
        return max(1, round(length * self.scale))

    def ink(self, colour: Colour) -> Colour:
        """Return the colour of a text: with high contrast as dark or as pale as can be."""
        return GREY if self.high_contrast and colour == CREAM_3 else self.back(colour)  # disabled

    def back(self, colour: Colour) -> Colour:
        """Return the background of a text: with high contrast as dark or as pale as can be."""
        if not self.high_contrast:
            return colour
        return BLACK if luminance(colour) < DARK_INK else WHITE

    def seat_back(self, seat: SeatColour) -> Colour:
        """Return the background of a seat's name; with high contrast its colour is darker or paler."""
        if not self.high_contrast:
            return seat.colour
        ink = self.ink(seat.text)
        away = WHITE if ink == BLACK else BLACK
        shades = (mix(seat.colour, away, step / 20) for step in range(20))
        return next(shade for shade in shades if contrast(shade, ink) >= HIGHEST_CONTRAST)

    def emblem(self, side: float, least: int = 1) -> int:
        """Return the size of an emblem on a piece, in the unit of `side`."""
        return max(least, round(side * (EMBLEM_TIMES if self.marks else 1.0)))

    def duration(self, ms: float) -> float:
        """Return the current duration of a movement in milliseconds; 0 if animations are off."""
        return {"off": 0.0, "fast": ms * 0.45, "normal": float(ms)}[self.motion]


def ease(t: float) -> float:
    """Return the eased progress (ease-out) for a progress from 0 to 1."""
    return 1 - (1 - min(1.0, max(0.0, t))) ** 3


MIN_SIZE = (800, 480)
"""The design pixels that a table needs."""
USUAL_SIZE = (1280, 1080)
"""The window size beyond which everything grows with the window."""


def scale_for(wanted: float, size: tuple[int, int]) -> float:
    """Return the interface scale for a window; `wanted` 0 follows the window's size.

    The scale is limited by MIN_SIZE: beyond that a table would have no room.
    """
    most = max(1.0, _times(size, MIN_SIZE))
    return min(wanted, most) or min(2.0, max(1.0, _times(size, USUAL_SIZE)))


def _times(size: tuple[int, int], of: tuple[int, int]) -> float:
    """Return how many times a size fits into another."""
    return min(size[0] / of[0], size[1] / of[1])
