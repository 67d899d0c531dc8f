"""A whole Tiled map: its layers in order, out of their groups, and its grid."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import msgspec

from game.engine.board import Trait
from game.engine.hexes import Point
from game.tmx.node import RESTORE, Node, open_file
from game.tmx.objects import DEEPEST, Object, read_object, read_properties
from game.tmx.tiles import Rows, Tilesets, read_rows, read_tilesets

MOST_TILES = 1000
"""In a row or a column of a map."""
LARGEST_TILE = 10_000
"""Pixels."""
LAYERS = {"layer": "tile", "objectgroup": "object", "imagelayer": "image", "group": "group"}


class Layer(msgspec.Struct, frozen=True):
    """What all layers have; its offset includes those of the groups round it."""

    name: str
    offset: Point
    properties: dict[str, Trait]


class TileLayer(Layer, frozen=True):
    """Tile numbers, row by row; 0 where there is no tile."""

    rows: Rows


class ObjectLayer(Layer, frozen=True):
    """Objects in the map's order, in map pixels."""

    objects: tuple[Object, ...]


class ImageLayer(Layer, frozen=True):
    """The size of a picture, (0, 0) if it does not say."""

    size: tuple[int, int]


class Grid(msgspec.Struct, frozen=True):
    """How many tiles a map has and how they lie; side and stagger are those of hexagons."""

    hexagonal: bool
    columns: int
    rows: int
    tile_width: int
    tile_height: int
    side: int = 0
    axis: str = ""
    index: str = ""


class Document(msgspec.Struct, frozen=True):
    """A map as Tiled shows it."""

    file: str
    grid: Grid
    layers: tuple[Layer, ...]
    tilesets: Tilesets


def read(path: Path) -> Document:
    """A map, with its tilesets and templates. Raises BadMap."""
    node = open_file(path, "map", "Tiled map")
    grid = _grid(node)
    infinite = bool(node.whole("infinite", 0, least=0, most=1))
    tilesets = read_tilesets(node)
    return Document(path.name, grid, tuple(_layers(node, grid, infinite=infinite)), tilesets)


def _grid(node: Node) -> Grid:
    hexagonal = node.choice("orientation", ("orthogonal", "hexagonal")) == "hexagonal"
    columns, rows = (node.whole(name, least=1, most=MOST_TILES) for name in ("width", "height"))
    width, height = (node.whole(name, least=1, most=LARGEST_TILE) for name in ("tilewidth", "tileheight"))
    if not hexagonal:
        return Grid(hexagonal, columns, rows, width, height)
    axis, index = node.choice("staggeraxis", ("x", "y")), node.choice("staggerindex", ("odd", "even"))
    side = node.whole("hexsidelength", least=0, most=width if axis == "x" else height)
    return Grid(hexagonal, columns, rows, width, height, side, axis, index)


# ---------------------------------------------------------------------- layers


def _layers(
    holder: Node, grid: Grid, offset: Point = (0, 0), depth: int = 0, *, infinite: bool
) -> Iterator[Layer]:
    """All layers in the order in which Tiled draws them."""
    for element in holder.element:
        if element.tag not in LAYERS:
            continue
        node = Node(element, holder.file, "a layer")
        node.called = f'layer "{node.label("name")}"'
        moved = _moved(node, offset)
        if element.tag != "group":
            yield _layer(node, grid, moved, infinite=infinite)
        elif depth < DEEPEST:
            yield from _layers(node, grid, moved, depth + 1, infinite=infinite)
        else:
            node.refuse("lies too deep in other groups", "move it up in Tiled")


def _moved(node: Node, offset: Point) -> Point:
    """Where a layer lies on the map, in pixels; what follows the eye lies nowhere."""
    for name in ("parallaxx", "parallaxy"):
        if node.number(name, 1) != 1:
            node.refuse("moves against the map", "set its Parallax Factor to 1 in Tiled")
    for name in ("x", "y"):
        if node.number(name, 0):
            node.refuse(f"has {name} {node.number(name):g}", RESTORE)
    return offset[0] + node.number("offsetx", 0), offset[1] + node.number("offsety", 0)


def _layer(node: Node, grid: Grid, offset: Point, *, infinite: bool) -> Layer:
    name, properties = node.label("name"), read_properties(node)
    if node.element.tag == "layer":
        rows = read_rows(node, grid.columns, grid.rows, infinite=infinite)
        return TileLayer(name, offset, properties, rows)
    if node.element.tag == "imagelayer":
        return ImageLayer(name, offset, properties, _image_size(node))
    objects = tuple(read_object(entry, node.called, offset) for entry in node.children("object"))
    return ObjectLayer(name, offset, properties, objects)


def _image_size(node: Node) -> tuple[int, int]:
    image = node.element.find("image")
    if image is None:
        return 0, 0
    sizes = [image.get(name, "") for name in ("width", "height")]
    return (int(sizes[0]), int(sizes[1])) if all(size.isdecimal() for size in sizes) else (0, 0)
