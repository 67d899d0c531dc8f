"""What a motif is asked to look like, and a measuring rod for things with a long axis."""

import math
from collections.abc import Callable, Sequence
from typing import NamedTuple

from tools.paint.core.brush import Colour, Point, shift
from tools.paint.core.motifs import hexa
from tools.paint.runebound.clay import Clay

PAINTS = {
    "red": "#9E2F28",
    "crimson": "#7A1F2B",
    "rust": "#8A4A2A",
    "orange": "#C26A26",
    "amber": "#D9962F",
    "gold": "#CFA23C",
    "brass": "#B58A3C",
    "sand": "#C2A878",
    "cream": "#E2D6B8",
    "white": "#E6E4DC",
    "silver": "#B8C0C8",
    "steel": "#8E98A2",
    "iron": "#5E666E",
    "slate": "#4A525C",
    "black": "#2C2A30",
    "ash": "#6E6A68",
    "brown": "#6B4A30",
    "tan": "#9A7448",
    "olive": "#6A6B3A",
    "moss": "#4F6A3A",
    "green": "#3E7A48",
    "jade": "#3F9A76",
    "teal": "#2F6E68",
    "ice": "#9CC8DC",
    "sky": "#6E9CC4",
    "blue": "#34608F",
    "navy": "#27406A",
    "violet": "#6A4A8A",
    "plum": "#5A2F52",
    "pink": "#C87A8A",
    "pale": "#C9CDB8",
}


class Look:
    """The words after a motif's name, joined by dots: colours in their order, and whatever else it knows."""

    def __init__(self, words: Sequence[str]) -> None:
        self.words = tuple(words)
        self.paints = [PAINTS.get(w, w) for w in words if w in PAINTS or w.startswith("#")]

    def has(self, *words: str) -> bool:
        """Whether any of the words was said."""
        return any(w in self.words for w in words)

    def colour(self, i: int, otherwise: str) -> str:
        """The colour said as number i."""
        return PAINTS.get(otherwise, otherwise) if i >= len(self.paints) else self.paints[i]

    def one_of(self, words: Sequence[str], otherwise: str) -> str:
        """The first of the words that was said."""
        return next((w for w in self.words if w in words), otherwise)


Maker = Callable[[Clay, Look], None]


def tint(colour: Colour, light: float = 0.0, chroma: float = 1.0, hue: float = 0.0) -> str:
    """A colour moved in OKLab, as #RRGGBB."""
    return hexa(shift(colour, light, chroma, hue))


class Rod(NamedTuple):
    """A long thing: t runs from 0 at its butt to 100 at its tip, s to its right in the same measure."""

    x: float
    y: float
    turn: float
    """Degrees from upright, clockwise."""
    size: float
    """Its length in hundredths of the sprite."""

    def at(self, t: float, s: float = 0.0) -> Point:
        """The place of a point of the thing."""
        a, k = math.radians(self.turn), self.size / 100
        t, s = t * k, s * k
        return self.x + t * math.sin(a) + s * math.cos(a), self.y - t * math.cos(a) + s * math.sin(a)

    def all(self, *spots: Point) -> list[Point]:
        """Several places."""
        return [self.at(t, s) for t, s in spots]

    def w(self, *widths: float) -> list[float]:
        """Widths in the thing's measure."""
        return [width * self.size / 100 for width in widths]
