"""A map for the painters: terrain by tile, roads, rivers and places.

Its fingerprint is kept in the map's painting layer and shows when a map was edited after it was painted.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass

from game.engine.board.hexagons import Layout

FINGERPRINT_DIGITS = 16


@dataclass(frozen=True)
class Thing:
    """An object of the map, in world pixels."""

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
        """Return the object as one canonical line."""
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
    """A whole map: rows of terrain names, one for each tile ("" for none), and the objects by layer and name.

    A hexagonal map has a layout and may have regions: rows of names as well.
    """

    tile: int
    terrain: tuple[tuple[str, ...], ...]
    things: tuple[Thing, ...]
    painted: str
    layout: Layout | None = None
    regions: tuple[tuple[str, ...], ...] = ()

    @property
    def width(self) -> int:
        """The width in world pixels."""
        if self.layout:
            return self.layout.size(len(self.terrain), len(self.terrain[0]))[0]
        return self.tile * len(self.terrain[0])

    @property
    def height(self) -> int:
        """The height in world pixels."""
        if self.layout:
            return self.layout.size(len(self.terrain), len(self.terrain[0]))[1]
        return self.tile * len(self.terrain)

    @property
    def grid(self) -> Layout:
        """The layout of its hexagons. Raises ValueError if it has none."""
        if not self.layout:
            raise RuntimeError("the map is not hexagonal")
        return self.layout

    def of_kind(self, *kinds: str) -> list[Thing]:
        """Return all objects of these kinds."""
        return [thing for thing in self.things if thing.kind in kinds]

    def named(self, name: str) -> Thing:
        """Return the object with that name. Raises KeyError."""
        for thing in self.things:
            if thing.name == name:
                return thing
        raise KeyError(name)

    def fingerprint(self) -> str:
        """Return the first 16 hex digits of the SHA-256 of layout, terrain rows and objects, one a line."""
        rows = [",".join(row) for row in (*self.terrain, *self.regions)]
        layout = [repr(self.layout)] if self.layout else []
        text = "\n".join([*layout, *rows, *(thing.line() for thing in self.things)])
        return hashlib.sha256(text.encode()).hexdigest()[:FINGERPRINT_DIGITS]
