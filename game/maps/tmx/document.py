"""A Tiled map as pytmx reads its plain form: layers without groups, objects, and the grid."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, cast

import msgspec

from game.engine.board.hexagons import Point
from game.engine.board.places import Trait
from game.errors import Phrase
from game.maps.tmx.plain import plain


class Object(msgspec.Struct, frozen=True):
    """An object in map pixels: a rectangle, a point without size, or the points of a line.

    called: its layer and its name, for error messages
    """

    called: Phrase
    name: str
    kind: str
    x: float
    y: float
    w: float
    h: float
    points: tuple[Point, ...]
    properties: dict[str, Trait]


class Layer(msgspec.Struct, frozen=True):
    """The fields of every layer; the offset includes those of its groups."""

    name: str
    offset: Point
    properties: dict[str, Trait]


class TileLayer(Layer, frozen=True):
    """The properties of the tile in every cell, row by row; None for an empty cell."""

    rows: tuple[tuple[dict[str, Trait] | None, ...], ...]


class ObjectLayer(Layer, frozen=True):
    """Objects in the map's order, in map pixels."""

    objects: tuple[Object, ...]


class ImageLayer(Layer, frozen=True):
    """A picture and its size, (0, 0) if the map doesn't give it."""

    size: tuple[int, int]


class Grid(msgspec.Struct, frozen=True):
    """The number of tiles in a map and their layout; side and stagger apply to hexagons."""

    hexagonal: bool
    columns: int
    rows: int
    tile_width: int
    tile_height: int
    side: int = 0
    axis: str = ""
    index: str = ""


class Document(msgspec.Struct, frozen=True):
    """A whole map as Tiled shows it."""

    file: str
    grid: Grid
    layers: tuple[Layer, ...]


def read(path: Path) -> Document:
    """Return a map with its tilesets and templates. Raises BadMap."""
    with _no_pictures():
        from pytmx import pytmx  # loaded only with the first map

    # Tiled allows half pixels, pytmx reads whole ones
    pytmx.types.update(offsetx=float, offsety=float)
    tmx = pytmx.TiledMap(allow_duplicate_names=True)
    tmx.filename = str(path)
    tmx.parse_xml(plain(path))
    return Document(path.name, _grid(tmx), tuple(_layers(tmx)))


@contextmanager
def _no_pictures() -> Iterator[None]:
    """Keep pytmx from importing pygame within the block: it isn't needed for maps."""
    kept_out = [] if "pygame" in sys.modules else ["pygame", "pytmx.util_pygame"]
    sys.modules.update(dict.fromkeys(kept_out))  # type: ignore[arg-type]  # None: not to be imported
    try:
        yield
    finally:
        for name in kept_out:
            del sys.modules[name]


def _grid(tmx: Any) -> Grid:
    size = tmx.width, tmx.height, tmx.tilewidth, tmx.tileheight
    if tmx.orientation != "hexagonal":
        return Grid(False, *size)
    return Grid(True, *size, int(tmx.hexsidelength), tmx.staggeraxis, tmx.staggerindex)


def _layers(tmx: Any) -> Iterator[Layer]:
    from pytmx import pytmx

    for layer in tmx.layers:
        name, properties = layer.name or "", layer.properties
        match layer:
            case pytmx.TiledTileLayer():
                yield TileLayer(name, (layer.offsetx, layer.offsety), properties, _rows(tmx, layer))
            case pytmx.TiledObjectGroup():
                objects = tuple(_object(name, thing) for thing in layer)
                yield ObjectLayer(name, (layer.offsetx, layer.offsety), properties, objects)
            case pytmx.TiledImageLayer():
                size = int(layer.width), int(layer.height)
                yield ImageLayer(name, (layer.offsetx, layer.offsety), properties, size)


def _rows(tmx: Any, layer: Any) -> tuple[tuple[dict[str, Trait] | None, ...], ...]:
    cell = {0: None} | {
        gid: tmx.get_tile_properties_by_gid(gid) or {} for row in layer.data for gid in row if gid
    }
    return tuple(tuple(cell[gid] for gid in row) for row in layer.data)


def _object(layer: str, thing: Any) -> Object:
    name = thing.name or ""
    code = "error-part-object" if name else "error-part-object-number"
    called = Phrase(code, layer=Phrase("error-part-layer", layer=layer), object=name or thing.id)
    points: list[Point] = []
    if hasattr(thing, "points"):
        points = [cast(Point, tuple(point)) for point in thing.apply_transformations()]
        points += points[:1] if thing.closed else []
    return Object(
        called, name, thing.type or "", thing.x, thing.y, thing.width, thing.height, tuple(points),
        thing.properties,
    )  # fmt: skip
