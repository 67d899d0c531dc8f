"""The only reader of Tiled maps: a .tmx becomes a Board for the rules, or a Plan for the painters."""

from __future__ import annotations

import contextlib
import itertools
import logging
import xml.etree.ElementTree as ET
from pathlib import Path
from typing import Any, NamedTuple

from game.engine.board import BadMap, Board, Hex, Pair, Place
from game.engine.hexes import FlatTop, Layout, Point
from game.plan import Plan, Thing

TERRAIN, REGION = "terrain", "region"
"""What the tiles of the layers below say of a hexagon."""
REGIONS, BORDERS, PLACES = "regions", "borders", "places"
OF = "of"
PAINTED = "painted"
"""Property of the painting's layer: the fingerprint of the plan that it was painted from."""
NEAR = 4.0
"""How far, in map pixels, the point of a border may lie from the corner of a hexagon."""


def _open(path: Path) -> Any:
    """The map as pytmx reads it, without pictures. Raises BadMap."""
    logging.getLogger("pytmx").setLevel(logging.CRITICAL)
    import pytmx

    try:
        return pytmx.TiledMap(str(path))
    except FileNotFoundError as error:
        missing = Path(str(error.filename or path)).name
        raise BadMap(f"{path.name}: {missing} is missing; put it back into the maps folder.") from error
    except Exception as error:
        raise BadMap(f"{_broken(path)} cannot be read ({error}); save it again in Tiled.") from error


def _broken(path: Path) -> str:
    """What of a map cannot be read: one of its tilesets, or else the map itself."""
    import pytmx

    empty = pytmx.TiledMap()
    empty.filename = str(path)
    with contextlib.suppress(OSError, ET.ParseError):
        for node in ET.parse(path).iter("tileset"):  # noqa: S314 - our own file
            source = path.parent / node.get("source", "")
            try:
                pytmx.TiledTileset(empty, node)
            except Exception:  # pytmx fails in as many ways as a file can be broken
                if source.is_file():
                    return f"{source.name}: Tiled tileset of {path.name}"
    return f"{path.name}: Tiled map"


def _layer(path: Path, tmx: Any, name: str) -> Any:
    with contextlib.suppress(ValueError):
        return tmx.get_layer_by_name(name)
    raise BadMap(f'{path.name}: has no layer "{name}"; add it in Tiled.')


def load_board(path: Path) -> Board:
    """The places and hexagons of a map. Raises BadMap with file, layer and object."""
    tmx = _open(path)
    places = _places(path, _layer(path, tmx, PLACES))
    if tmx.orientation == "hexagonal":
        return _Hexagonal(path, tmx, places).board()
    for place in places.values():
        if place.of and place.of not in places:
            raise BadMap(
                f'{path.name}: layer "{PLACES}", object "{place.id}" belongs to "{place.of}",'
                " which does not exist; correct its property in Tiled."
            )
    return Board(path.name, (tmx.width * tmx.tilewidth, tmx.height * tmx.tileheight), places)


def _places(path: Path, layer: Any) -> dict[str, Place]:
    places: dict[str, Place] = {}
    for thing in layer:
        place = _place(path, layer, thing)
        if place.id in places:
            raise BadMap(
                f'{path.name}: layer "{PLACES}" has "{place.id}" twice; rename or remove one in Tiled.'
            )
        places[place.id] = place
    return places


def _place(path: Path, layer: Any, thing: Any) -> Place:
    if not thing.name or not thing.type:
        raise BadMap(
            f'{path.name}: layer "{PLACES}", object {thing.id} has no {"type" if thing.name else "name"};'
            " give it one in Tiled."
        )
    of = str(thing.properties.get(OF, ""))
    traits = {key: value for key, value in thing.properties.items() if key != OF}
    x, y = thing.x + layer.offsetx, thing.y + layer.offsety
    return Place(thing.name, thing.type, of, x, y, thing.width, thing.height, traits)


# ---------------------------------------------------------------------- tiles


class _Cell(NamedTuple):
    row: int
    column: int


def _tiles(path: Path, tmx: Any, name: str, key: str) -> dict[_Cell, str]:
    """What the tiles of a layer say, for every cell that has one; nothing where there is no such layer."""
    if name not in tmx.layernames:
        return {}
    said = {}
    for column, row, gid in _layer(path, tmx, name):
        if gid:
            tile = tmx.get_tile_properties_by_gid(gid) or {}
            if not tile.get(key):
                raise BadMap(
                    f'{path.name}: layer "{name}", the tile in row {row}, column {column} has'
                    f' no property "{key}"; add it to the tileset in Tiled.'
                )
            said[_Cell(row, column)] = str(tile[key])
    return said


def _layout(tmx: Any, terrain: Any) -> Layout:
    """How the hexagons of a map lie."""
    width, height, side = (float(n) for n in (tmx.tilewidth, tmx.tileheight, tmx.hexsidelength))
    kind = FlatTop if tmx.staggeraxis == "x" else Layout
    return kind(
        width, height, side, tmx.staggerindex == "even", float(terrain.offsetx), float(terrain.offsety)
    )


# ---------------------------------------------------------------------- plan


def load_plan(path: Path) -> Plan:
    """A map as it is drawn. Raises BadMap."""
    tmx = _open(path)
    things = sorted(
        (_thing(layer, thing) for layer in tmx.objectgroups for thing in layer),
        key=lambda thing: (thing.layer, thing.name),
    )
    hexagonal = tmx.orientation == "hexagonal"
    return Plan(
        tmx.tilewidth,
        _rows(tmx, _tiles(path, tmx, TERRAIN, TERRAIN)),
        tuple(things),
        next((str(layer.properties[PAINTED]) for layer in tmx.layers if PAINTED in layer.properties), ""),
        _layout(tmx, _layer(path, tmx, TERRAIN)) if hexagonal else None,
        _rows(tmx, _tiles(path, tmx, REGIONS, REGION)),
    )


def _rows(tmx: Any, said: dict[_Cell, str]) -> tuple[tuple[str, ...], ...]:
    """The rows of a whole layer, "" where no tile is; none where the layer is empty."""
    if not said:
        return ()
    return tuple(
        tuple(said.get(_Cell(row, column), "") for column in range(tmx.width)) for row in range(tmx.height)
    )


def _thing(layer: Any, thing: Any) -> Thing:
    points = getattr(thing, "points", ())
    w, h = (0, 0) if points else (round(thing.width), round(thing.height))
    x, y = round(round(thing.x) + layer.offsetx), round(round(thing.y) + layer.offsety)
    said = {key: _spelled(value) for key, value in thing.properties.items()}
    return Thing(
        layer=layer.name or "",
        kind=thing.type or "",
        name=thing.name or "",
        x=x,
        y=y,
        w=w,
        h=h,
        of=said.pop(OF, ""),
        points=tuple((x + round(p.x - thing.x), y + round(p.y - thing.y)) for p in points),
        traits=tuple(sorted(said.items())),
    )


def _spelled(value: object) -> str:
    """A property as the map spells it."""
    return str(value).lower() if isinstance(value, bool) else str(value)


# ---------------------------------------------------------------------- hexagons


class _Hexagonal:
    """Reads what only a hexagonal map has: its cells, what lies in them, and the borders between them."""

    def __init__(self, path: Path, tmx: Any, places: dict[str, Place]) -> None:
        self.path, self.tmx, self.places = path, tmx, places
        self.layout = _layout(tmx, _layer(path, tmx, TERRAIN))
        self.kinds = _tiles(path, tmx, TERRAIN, TERRAIN)
        self.names = {cell: f"r{cell.row}c{cell.column}" for cell in self.kinds} | self._given_names()

    def board(self) -> Board:
        """Everything together."""
        layout, regions = self.layout, self._regions()
        hexes = {
            self.names[cell]: Hex(
                self.names[cell], kind, layout.axial(*cell), *layout.centre(*cell), regions.get(cell, "")
            )
            for cell, kind in self.kinds.items()
        }
        places = {place.id: self._placed(place) for place in self.places.values()}
        size = layout.size(self.tmx.height, self.tmx.width)
        return Board(self.path.name, size, places, layout, hexes, self._borders())

    def _regions(self) -> dict[_Cell, str]:
        """The region of every cell that has one; a map need not have any."""
        regions = _tiles(self.path, self.tmx, REGIONS, REGION)
        for cell in regions.keys() - self.kinds.keys():
            raise BadMap(
                f'{self.path.name}: layer "{REGIONS}" has a tile in row {cell.row}, column {cell.column},'
                " where there is no hexagon; remove it in Tiled."
            )
        return regions

    def _given_names(self) -> dict[_Cell, str]:
        """A place of the same kind as the terrain under it gives the hexagon its name."""
        names: dict[_Cell, str] = {}
        for place in self.places.values():
            cell = self._cell(place)
            if self.kinds[cell] == place.kind:
                if cell in names:
                    raise BadMap(
                        f'{self.path.name}: layer "{PLACES}", objects "{names[cell]}" and "{place.id}" lie in'
                        " the same hexagon; move or remove one in Tiled."
                    )
                names[cell] = place.id
        return names

    def _cell(self, place: Place) -> _Cell:
        cell = _Cell(*self.layout.cell(*place.centre))
        if cell not in self.kinds:
            raise BadMap(
                f'{self.path.name}: layer "{PLACES}", object "{place.id}" lies outside every hexagon;'
                " move it onto one in Tiled."
            )
        return cell

    def _placed(self, place: Place) -> Place:
        """The place with the hexagon that it lies in; that hexagon's own name belongs to nothing."""
        name = self.names[self._cell(place)]
        if name == place.id:
            return place
        return Place(place.id, place.kind, name, place.x, place.y, place.w, place.h, place.traits)

    # ------------------------------------------------------------------ borders
    def _borders(self) -> dict[str, frozenset[Pair]]:
        """The pairs of hexagons parted by lines along their edges, by the kind of the line."""
        layer = _layer(self.path, self.tmx, BORDERS)
        found: dict[str, set[Pair]] = {}
        for thing in layer:
            called = f'{self.path.name}: layer "{BORDERS}", object "{thing.name or thing.id}"'
            if not thing.type or not hasattr(thing, "points"):
                raise BadMap(f"{called} is no line with a type; draw it again in Tiled.")
            points = [(p.x + layer.offsetx, p.y + layer.offsety) for p in thing.points]
            for start, end in itertools.pairwise(points):
                found.setdefault(thing.type, set()).add(self._parted(called, start, end))
        return {kind: frozenset(pairs) for kind, pairs in found.items()}

    def _parted(self, called: str, start: Point, end: Point) -> Pair:
        """The two hexagons on both sides of an edge."""
        corners = [self._corner(start), self._corner(end)]
        both = corners[0] & corners[1]
        where = f"between ({start[0]:g}, {start[1]:g}) and ({end[0]:g}, {end[1]:g})"
        if len(both) != 2:
            raise BadMap(
                f"{called} does not follow one edge {where}; draw it from corner to corner in Tiled."
            )
        if not both <= set(self.kinds):
            raise BadMap(f"{called} has no hexagon on one side {where}; move it in Tiled.")
        return frozenset(self.names[cell] for cell in both)

    def _corner(self, point: Point) -> set[_Cell]:
        """The cells that share the corner at a point."""
        row, column = self.layout.cell(*point)
        return {
            _Cell(r, c)
            for r in range(row - 1, row + 2)
            for c in range(column - 1, column + 2)
            for x, y in self.layout.corners(r, c)
            if abs(x - point[0]) <= NEAR and abs(y - point[1]) <= NEAR
        }
