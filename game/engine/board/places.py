"""A board as plain data: places and hexagons read from a map, and their relations."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec
from msgspec.structs import replace

from game.engine.board.hexagons import Axial, Layout, neighbours
from game.errors import Fact, Say, UserError

Pair = frozenset[str]
Trait = str | bool | int | float
"""A value of a property in Tiled."""
TYPE_NAMES: dict[type, str] = {str: "string", bool: "bool", int: "int", float: "float"}
"""Types of properties as Tiled names them."""


class BadMap(UserError):
    """A map cannot be used; the sentence names the file, the layer and the object."""

    def __init__(self, code: str, file: str, **facts: Fact) -> None:
        super().__init__(code, **facts)
        self.file = file

    def place(self, say: Say) -> Iterable[str]:
        return (self.file,)


class Place(msgspec.Struct, frozen=True):
    """A named place: its kind, the place it belongs to, its rectangle in map pixels, and its properties."""

    id: str
    kind: str
    of: str
    x: float
    y: float
    w: float
    h: float
    traits: dict[str, Trait] = {}

    @property
    def centre(self) -> tuple[float, float]:
        """Its centre in map pixels."""
        return self.x + self.w / 2, self.y + self.h / 2


class Hex(msgspec.Struct, frozen=True):
    """A hexagon: its terrain, its axial cell, its centre in map pixels, and its region, if any."""

    id: str
    kind: str
    axial: Axial
    x: float
    y: float
    region: str | None = None


class Board(msgspec.Struct, frozen=True):
    """All places of a map by id, in the map's order, and its size in map pixels.

    A hexagonal map also has its layout, its hexagons by id from north to south and west to east, and the
    pairs of hexagons that a kind of border separates.
    """

    name: str
    size: tuple[int, int]
    places: dict[str, Place]
    layout: Layout | None = None
    hexes: dict[str, Hex] = {}
    borders: dict[str, frozenset[Pair]] = {}

    def of_kind(self, kind: str) -> list[Place]:
        """Return the places of one kind, in the map's order."""
        return [p for p in self.places.values() if p.kind == kind]

    def hexes_of_kind(self, kind: str) -> list[str]:
        """Return ids of the hexagons of one terrain, in the map's order."""
        return [h.id for h in self.hexes.values() if h.kind == kind]

    def encoded(self) -> bytes:
        """Return the whole board as bytes, the same on every machine."""
        borders = {kind: sorted(map(sorted, pairs)) for kind, pairs in sorted(self.borders.items())}
        hexes = {h.id: replace(h, region=h.region or "") for h in self.hexes.values()}
        return msgspec.json.encode((self.size, self.places, hexes, borders))

    def neighbours(self) -> dict[str, tuple[str, ...]]:
        """Return the hexagons around each hexagon, whatever the border between them."""
        at = {h.axial: h.id for h in self.hexes.values()}
        return {
            h.id: tuple(at[cell] for cell in neighbours(h.axial) if cell in at) for h in self.hexes.values()
        }


def check_places(board: Board, expected: dict[str, set[str]]) -> None:
    """Raise BadMap for a place that the rules need and is missing, or that they don't know."""
    for kind, ids in expected.items():
        have = {p.id for p in board.of_kind(kind)}
        for missing in sorted(ids - have):
            raise BadMap("error-map-no-place", board.name, kind=kind, name=missing)
        for unknown in sorted(have - ids):
            raise BadMap("error-map-unknown-place", board.name, kind=kind, name=unknown)


def check_traits(board: Board, kind: str, types: dict[str, type]) -> None:
    """Raise BadMap for a place of a kind with a property of the wrong type."""
    for place in board.of_kind(kind):
        for name, wanted in types.items():
            if name in place.traits and type(place.traits[name]) is not wanted:
                raise BadMap(
                    "error-map-property-type", board.name, object=place.id, name=name, type=TYPE_NAMES[wanted]
                )


def check_hexes(board: Board, kinds: set[str]) -> None:
    """Raise BadMap for an unknown terrain, or for one that is needed and missing."""
    have = {h.kind for h in board.hexes.values()}
    for missing in sorted(kinds - have):
        raise BadMap("error-map-no-terrain", board.name, terrain=missing)
    for unknown in sorted(have - kinds):
        hex_ = board.hexes_of_kind(unknown)[0]
        raise BadMap("error-map-unknown-terrain", board.name, hex=hex_, terrain=unknown)
