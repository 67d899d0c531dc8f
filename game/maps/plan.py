"""A map as it is drawn: terrain by tile, roads, rivers and places; what the painters paint from.

The fingerprint of that is kept in the map's painting layer, so that a map edited after its painting can be
told from one that is not.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass

from game.engine.board.hexagons import Layout

FINGERPRINT_DIGITS = 16


@dataclass(frozen=True)
class Thing:
    """One object of the map, in world pixels."""

    layer: str
    kind: str
    name: str
    x: int
    y: int
    w: int
    h: int
    of: str
    points: tuple[tuple[int, int], ...]
    traits: tuple[tuple[str, str], ...] = ()

    def line(self) -> str:
        """Return the canonical text of the object."""
        points = " ".join(f"{x},{y}" for x, y in self.points)
        return "|".join(
            (
                self.layer,
                self.kind,
                self.name,
                *(str(n) for n in (self.x, self.y, self.w, self.h)),
                self.of,
                points,
                *(f"{key}={value}" for key, value in self.traits),
            )
        )


@dataclass(frozen=True)
class Plan:
    """A whole map: rows of terrain names, one a tile ("" for none), and the objects by layer and name.

    A hexagonal map has its layout, and may have regions: rows of names again.
    """

    tile: int
    terrain: tuple[tuple[str, ...], ...]
    things: tuple[Thing, ...]
    painted: str
    layout: Layout | None = None
    regions: tuple[tuple[str, ...], ...] = ()

    @property
    def width(self) -> int:
        """World width in pixels."""
        if self.layout:
            return self.layout.size(len(self.terrain), len(self.terrain[0]))[0]
        return self.tile * len(self.terrain[0])

    @property
    def height(self) -> int:
        """World height in pixels."""
        if self.layout:
            return self.layout.size(len(self.terrain), len(self.terrain[0]))[1]
        return self.tile * len(self.terrain)

    @property
    def grid(self) -> Layout:
        """How its hexagons lie; ValueError if it has none."""
        if not self.layout:
            raise ValueError("the map is not hexagonal")
        return self.layout

    def of_kind(self, *kinds: str) -> list[Thing]:
        """Return all objects of these kinds."""
        return [thing for thing in self.things if thing.kind in kinds]

    def named(self, name: str) -> Thing:
        """Return the object of that name; KeyError if there is none."""
        for thing in self.things:
            if thing.name == name:
                return thing
        raise KeyError(name)

    def fingerprint(self) -> str:
        """First 16 hex digits of the sha256 of layout, terrain rows and objects, one a line."""
        rows = [",".join(row) for row in (*self.terrain, *self.regions)]
        layout = [repr(self.layout)] if self.layout else []
        text = "\n".join([*layout, *rows, *(thing.line() for thing in self.things)])
        return hashlib.sha256(text.encode()).hexdigest()[:FINGERPRINT_DIGITS]
