"""A board as plain data: places read from a map, and how they belong together."""

from __future__ import annotations

import msgspec


class BadMap(Exception):
    """A map cannot be used; the message names file, layer and object and says what to do."""


class Place(msgspec.Struct, frozen=True):
    """A named place: its kind, the place it belongs to, and its rectangle in map pixels."""

    id: str
    kind: str
    of: str
    x: float
    y: float
    w: float
    h: float

    @property
    def centre(self) -> tuple[float, float]:
        """Its middle, in map pixels."""
        return self.x + self.w / 2, self.y + self.h / 2


class Board(msgspec.Struct, frozen=True):
    """All places of one map by id, in the map's order; size in map pixels."""

    name: str
    size: tuple[int, int]
    places: dict[str, Place]

    def of_kind(self, kind: str) -> list[Place]:
        """The places of one kind, in the map's order."""
        return [p for p in self.places.values() if p.kind == kind]

    def within(self, parent: str, kind: str) -> list[str]:
        """Ids of the places of one kind that belong to a place, in the map's order."""
        return [p.id for p in self.places.values() if p.of == parent and p.kind == kind]


def check_places(board: Board, expected: dict[str, set[str]]) -> None:
    """Refuse a board that lacks a place that the rules need, or has one that they do not know."""
    for kind, ids in expected.items():
        have = {p.id for p in board.of_kind(kind)}
        for missing in sorted(ids - have):
            raise BadMap(f'{board.name}: layer "places" has no {kind} "{missing}"; draw it in Tiled.')
        for unknown in sorted(have - ids):
            raise BadMap(
                f'{board.name}: layer "places" has a {kind} "{unknown}" that the rules do not know;'
                " rename or remove it in Tiled."
            )
