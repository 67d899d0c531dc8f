"""The plain form of a map, which pytmx reads as Tiled shows it, for every version of Tiled.

Layers are in no groups, objects have neither templates nor offsets, tiles are in one list of numbers, and
tilesets are in the map itself. A map without a plain form is refused.
"""

from __future__ import annotations

import xml.etree.ElementTree as ET
from collections.abc import Iterator
from pathlib import Path

from game.engine.board.hexagons import Point
from game.errors import Phrase
from game.maps.tmx.node import Node, open_file
from game.maps.tmx.objects import MAX_DEPTH, plain_object, plain_properties
from game.maps.tmx.tiles import Cells, plain_tiles, plain_tilesets

MAX_TILES = 1000
"""The most tiles in a row or column of a map."""
MAX_TILE_SIZE = 10_000
"""The largest width and height of a tile, in pixels."""
LAYERS = ("layer", "objectgroup", "imagelayer", "group")


def plain(path: Path) -> ET.Element:
    """Return the plain form of a map. Raises BadMap with file, layer, object, and what to do in Tiled."""
    node = open_file(path, "map")
    root = ET.Element("map", _grid(node))
    cells = Cells(node.whole("width"), node.whole("height"), bool(node.whole("infinite", 0, least=0, most=1)))
    root.extend(plain_tilesets(node))
    root.extend([*_layers(node, cells)])
    return root


def _grid(node: Node) -> dict[str, str]:
    """Return the attributes for the number of tiles and their layout."""
    hexagonal = node.choice("orientation", ("orthogonal", "hexagonal")) == "hexagonal"
    for name in ("width", "height"):
        node.whole(name, least=1, most=MAX_TILES)
    width, height = (node.whole(name, least=1, most=MAX_TILE_SIZE) for name in ("tilewidth", "tileheight"))
    names = ["orientation", "width", "height", "tilewidth", "tileheight"]
    if hexagonal:
        names += ["staggeraxis", "staggerindex", "hexsidelength"]
        axis = node.choice("staggeraxis", ("x", "y"))
        node.choice("staggerindex", ("odd", "even"))
        node.whole("hexsidelength", least=0, most=width if axis == "x" else height)
    return {name: node.text(name) for name in names}


# ---------------------------------------------------------------------- layers


def _layers(holder: Node, cells: Cells, offset: Point = (0, 0), depth: int = 0) -> Iterator[ET.Element]:
    """Yield all layers in the order in which Tiled draws them."""
    for element in holder.element:
        if element.tag not in LAYERS:
            continue
        node = Node(element, holder.file, Phrase("error-part-a-layer"))
        node.called = Phrase("error-part-layer", layer=node.label("name"))
        moved = _moved(node, offset)
        if element.tag != "group":
            yield _layer(node, cells, moved)
        elif depth < MAX_DEPTH:
            yield from _layers(node, cells, moved, depth + 1)
        else:
            node.reject("error-map-group-deep")


def _moved(node: Node, offset: Point) -> Point:
    """Return a layer's offset on the map, in pixels. Raises BadMap for parallax, which depends on the
    view."""
    for name in ("parallaxx", "parallaxy"):
        if node.number(name, 1) != 1:
            node.reject("error-map-parallax")
    for name in ("x", "y"):
        if node.number(name, 0):
            node.reject("error-map-layer-shifted", name=name, value=f"{node.number(name):g}")
    return offset[0] + node.number("offsetx", 0), offset[1] + node.number("offsety", 0)


def _layer(node: Node, cells: Cells, offset: Point) -> ET.Element:
    """Return a layer with its whole offset; objects have it in their coordinates too."""
    place = {"name": node.label("name"), "offsetx": repr(offset[0]), "offsety": repr(offset[1])}
    layer = ET.Element(node.element.tag, place)
    layer.append(plain_properties(node))
    if node.element.tag == "layer":
        layer.attrib |= {"width": str(cells.columns), "height": str(cells.rows)}
        layer.append(plain_tiles(node, cells))
    elif node.element.tag == "imagelayer":
        layer.attrib |= _image_size(node)
        layer.append(ET.Element("image"))  # pytmx requires one, but nothing draws it
    else:
        layer.extend([plain_object(entry, node.called, offset) for entry in node.children("object")])
    return layer


def _image_size(node: Node) -> dict[str, str]:
    """Return the size of a picture; 0 by 0 if the map doesn't give it."""
    image = node.element.find("image")
    sizes = {} if image is None else {name: image.get(name, "") for name in ("width", "height")}
    return sizes if sizes and all(map(str.isdecimal, sizes.values())) else {"width": "0", "height": "0"}
