"""Convert a Tiled map to a Board for the rules, or to a Plan for the painters."""

from __future__ import annotations

import itertools
from pathlib import Path
from typing import NamedTuple, TypeVar

from game.engine.board.hexagons import FlatTop, Layout, Point
from game.engine.board.places import BadMap, Board, Hex, Pair, Place, Trait
from game.errors import Phrase
from game.maps import tmx
from game.maps.plan import Plan, Thing

TERRAIN, REGION = "terrain", "region"
"""Tile properties with a hexagon's terrain and its region."""
REGIONS, BORDERS, PLACES, PAINTING = "regions", "borders", "places", "painting"
OF = "of"
PAINTED = "painted"
"""The property of the painting layer with the fingerprint of the painted plan."""
FIELDS = frozenset("id name type class x y width height rotation visible gid template".split())
"""The fields of an object itself; a property with such a name is a note and is ignored."""
SNAP_DISTANCE = 4.0
"""The largest distance, in map pixels, between a border's point and the corner of a hexagon."""
KINDS = {tmx.TileLayer: "tile", tmx.ObjectLayer: "object", tmx.ImageLayer: "image"}

L = TypeVar("L", bound=tmx.Layer)


def _find(document: tmx.Document, name: str, kind: type[L]) -> L | None:
    """Return the layer with that name; None if there is none. Raises BadMap for two, or for another kind of
    layer.
    """
    found = [layer for layer in document.layers if layer.name == name]
    if len(found) > 1:
        raise BadMap("error-map-layers", document.file, layer=name, count=len(found))
    for layer in found:
        if not isinstance(layer, kind):
            raise BadMap(f"error-map-not-{KINDS[kind]}-layer", document.file, layer=name)
        return layer
    return None


def _layer(document: tmx.Document, name: str, kind: type[L]) -> L:
    """Return the layer with that name. Raises BadMap if there is none."""
    if found := _find(document, name, kind):
        return found
    raise BadMap("error-map-no-layer", document.file, layer=name)


def load_board(path: Path) -> Board:
    """Return the places and hexagons of a map. Raises BadMap with file, layer and object."""
    document = tmx.read(path)
    places = _places(document)
    if document.grid.hexagonal:
        return _Hexagonal(document, places).board()
    for place in places.values():
        if place.of and place.of not in places:
            raise BadMap("error-map-belongs", path.name, layer=PLACES, object=place.id, owner=place.of)
    grid = document.grid
    return Board(path.name, (grid.columns * grid.tile_width, grid.rows * grid.tile_height), places)


def _places(document: tmx.Document) -> dict[str, Place]:
    places: dict[str, Place] = {}
    for thing in _layer(document, PLACES, tmx.ObjectLayer).objects:
        place = _place(document.file, thing)
        if place.id in places:
            raise BadMap("error-map-object-twice", document.file, layer=PLACES, object=place.id)
        places[place.id] = place
    return places


def _place(file: str, thing: tmx.Object) -> Place:
    if not thing.name or not thing.kind:
        raise BadMap("error-map-no-class" if thing.name else "error-map-no-name", file, part=thing.called)
    if thing.points:
        raise BadMap("error-map-line", file, part=thing.called)
    traits = _traits(thing)
    of = traits.pop(OF, "")
    if not isinstance(of, str) or (of and not tmx.is_name(of)):
        raise BadMap("error-map-owner", file, part=thing.called, name=OF)
    return Place(thing.name, thing.kind, of, thing.x, thing.y, thing.w, thing.h, traits)


def _traits(thing: tmx.Object) -> dict[str, Trait]:
    return {key: value for key, value in thing.properties.items() if key not in FIELDS}


# ---------------------------------------------------------------------- tiles


class _Cell(NamedTuple):
    row: int
    column: int


def _tiles(document: tmx.Document, name: str, key: str) -> dict[_Cell, str]:
    """Return the value of a property for every tile of a layer; {} if there is no such layer."""
    layer = _find(document, name, tmx.TileLayer)
    if layer is None:
        return {}
    _check_offset(document, layer)
    found = {}
    for row, tiles in enumerate(layer.rows):
        for column, tile in enumerate(tiles):
            if tile is not None:
                value = tile.get(key)
                if not isinstance(value, str) or not tmx.is_name(value):
                    raise BadMap(
                        "error-map-tile-property", document.file, layer=name, row=row, column=column, name=key
                    )
                found[_Cell(row, column)] = value
    return found


def _check_offset(document: tmx.Document, layer: tmx.TileLayer) -> None:
    """Raise BadMap if a layer is shifted: hexagons against the terrain, squares against the map's corner."""
    terrain = _find(document, TERRAIN, tmx.TileLayer)
    wanted = terrain.offset if document.grid.hexagonal and terrain else (0, 0)
    if layer.offset != wanted:
        found, expected = (f"{x:g}, {y:g}" for x, y in (layer.offset, wanted))
        raise BadMap("error-map-offset", document.file, layer=layer.name, found=found, expected=expected)


def _layout(document: tmx.Document) -> Layout:
    """Return the layout of the map's hexagons."""
    grid, terrain = document.grid, _layer(document, TERRAIN, tmx.TileLayer)
    width, height, side = float(grid.tile_width), float(grid.tile_height), float(grid.side)
    kind = FlatTop if grid.axis == "x" else Layout
    return kind(width, height, side, grid.index == "even", *map(float, terrain.offset))


# ---------------------------------------------------------------------- plan


def load_plan(path: Path) -> Plan:
    """Return a map for the painters. Raises BadMap."""
    document = tmx.read(path)
    things = sorted(
        (
            _thing(layer.name, thing)
            for layer in document.layers
            if isinstance(layer, tmx.ObjectLayer)
            for thing in layer.objects
        ),
        key=lambda thing: (thing.layer, thing.name),
    )
    return Plan(
        document.grid.tile_width,
        _rows(document, _tiles(document, TERRAIN, TERRAIN)),
        tuple(things),
        next(
            (str(layer.properties[PAINTED]) for layer in document.layers if PAINTED in layer.properties), ""
        ),
        _layout(document) if document.grid.hexagonal else None,
        _rows(document, _tiles(document, REGIONS, REGION)),
    )


def _rows(document: tmx.Document, values: dict[_Cell, str]) -> tuple[tuple[str, ...], ...]:
    """Return the rows of a layer, "" where there is no tile; () for an empty layer."""
    if not values:
        return ()
    rows, columns = range(document.grid.rows), range(document.grid.columns)
    return tuple(tuple(values.get(_Cell(row, column), "") for column in columns) for row in rows)


def _thing(layer: str, thing: tmx.Object) -> Thing:
    traits = {key: _spelled(value) for key, value in _traits(thing).items()}
    return Thing(
        layer=layer,
        kind=thing.kind,
        name=thing.name,
        x=round(thing.x),
        y=round(thing.y),
        w=0 if thing.points else round(thing.w),
        h=0 if thing.points else round(thing.h),
        of=traits.pop(OF, ""),
        points=tuple((round(x), round(y)) for x, y in thing.points),
        traits=tuple(sorted(traits.items())),
    )


def _spelled(value: Trait) -> str:
    """Return a property as it is written in the map."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def painting_problem(path: Path, size: tuple[int, int]) -> BadMap | None:
    """Return why the picture in Tiled doesn't cover the whole map; None if it does. Raises BadMap."""
    painting = _find(tmx.read(path), PAINTING, tmx.ImageLayer)
    if painting is None or (painting.size == size and not any(painting.offset)):
        return None
    found, expected = (f"{width} × {height}" for width, height in (painting.size, size))
    x, y = painting.offset
    start = f"{x:g}, {y:g}"
    return BadMap(
        "error-map-painting", path.name, layer=PAINTING, found=found, start=start, expected=expected
    )


# ---------------------------------------------------------------------- hexagons


class _Hexagonal:
    """Reads the parts of a hexagonal map: its cells, the places in them, and the borders between them."""

    def __init__(self, document: tmx.Document, places: dict[str, Place]) -> None:
        self.document, self.file, self.places = document, document.file, places
        self.layout = _layout(document)
        self.kinds = _tiles(document, TERRAIN, TERRAIN)
        self.names = {cell: f"r{cell.row}c{cell.column}" for cell in self.kinds} | self._given_names()

    def board(self) -> Board:
        layout, regions = self.layout, self._regions()
        hexes = {
            self.names[cell]: Hex(
                self.names[cell], kind, layout.axial(*cell), *layout.centre(*cell), regions.get(cell)
            )
            for cell, kind in self.kinds.items()
        }
        places = {place.id: self._placed(place) for place in self.places.values()}
        size = layout.size(self.document.grid.rows, self.document.grid.columns)
        return Board(self.file, size, places, layout, hexes, self._borders())

    def _regions(self) -> dict[_Cell, str]:
        """Return the region of every cell that has one. Maps without regions are fine."""
        regions = _tiles(self.document, REGIONS, REGION)
        for cell in regions.keys() - self.kinds.keys():
            raise BadMap("error-map-region", self.file, layer=REGIONS, row=cell.row, column=cell.column)
        return regions

    def _given_names(self) -> dict[_Cell, str]:
        """Return the names that places give to hexagons: those of the same kind as the terrain below them."""
        names: dict[_Cell, str] = {}
        for place in self.places.values():
            cell = self._cell(place)
            if self.kinds[cell] == place.kind:
                if cell in names:
                    raise BadMap(
                        "error-map-same-hexagon", self.file, layer=PLACES, object=names[cell], other=place.id
                    )
                names[cell] = place.id
        return names

    def _cell(self, place: Place) -> _Cell:
        cell = _Cell(*self.layout.cell(*place.centre))
        if cell not in self.kinds:
            raise BadMap("error-map-outside", self.file, layer=PLACES, object=place.id)
        return cell

    def _placed(self, place: Place) -> Place:
        """Return the place with the name of its hexagon, unless it is what gives the hexagon its name."""
        name = self.names[self._cell(place)]
        if name == place.id:
            return place
        return Place(place.id, place.kind, name, place.x, place.y, place.w, place.h, place.traits)

    # ------------------------------------------------------------------ borders
    def _borders(self) -> dict[str, frozenset[Pair]]:
        """Return the pairs of hexagons that lines along their edges separate, by kind of line."""
        found: dict[str, set[Pair]] = {}
        for thing in _layer(self.document, BORDERS, tmx.ObjectLayer).objects:
            if not thing.kind or not thing.points:
                raise BadMap("error-map-border", self.file, part=thing.called)
            for start, end in itertools.pairwise(thing.points):
                found.setdefault(thing.kind, set()).add(self._parted(thing.called, start, end))
        return {kind: frozenset(pairs) for kind, pairs in found.items()}

    def _parted(self, called: Phrase, start: Point, end: Point) -> Pair:
        """Return the two hexagons on both sides of an edge."""
        corners = [self._corner(start), self._corner(end)]
        both = corners[0] & corners[1]
        if len(both) != 2 or not both <= set(self.kinds):
            begin, finish = (f"({x:g}, {y:g})" for x, y in (start, end))
            code = "error-map-border-edge" if len(both) != 2 else "error-map-border-side"
            raise BadMap(code, self.file, part=called, start=begin, end=finish)
        return frozenset(self.names[cell] for cell in both)

    def _corner(self, point: Point) -> set[_Cell]:
        """Return the cells that share a corner."""
        row, column = self.layout.cell(*point)
        return {
            _Cell(r, c)
            for r in range(row - 1, row + 2)
            for c in range(column - 1, column + 2)
            for x, y in self.layout.corners(r, c)
            if abs(x - point[0]) <= SNAP_DISTANCE and abs(y - point[1]) <= SNAP_DISTANCE
        }
