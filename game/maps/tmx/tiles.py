"""The plain form of tiles: their positions, and their properties from the tilesets."""

from __future__ import annotations

import base64
import binascii
import itertools
import xml.etree.ElementTree as ET
import zlib
from collections.abc import Iterator
from typing import NamedTuple

from game.errors import Phrase
from game.maps.tmx.node import MAX_NUMBER, WHOLE, Node, open_file, shown
from game.maps.tmx.objects import plain_properties

FLIP_BITS = 0xF0000000
"""The bits of a tile number that flip and rotate its picture."""
BYTES_PER_TILE = 4
"""The bytes of a tile in a layer saved as base64."""


# ---------------------------------------------------------------------- tilesets


def plain_tilesets(document: Node) -> list[ET.Element]:
    """Return the tilesets of a map, ordered by their first number. Raises BadMap if two share numbers."""
    sets = sorted(map(_tileset, document.children("tileset")), key=_first)
    for one, next_one in itertools.pairwise(sets):
        if _first(next_one) <= _first(one) + max((int(tile.get("id", 0)) for tile in one), default=0):
            document.reject("error-map-tilesets", number=_first(next_one))
    return sets


def _first(tileset: ET.Element) -> int:
    """Return the map-wide number of a tileset's tile 0."""
    return int(tileset.get("firstgid", 0))


def _tileset(entry: Node) -> ET.Element:
    """Return a tileset inlined in the map, with only the properties of its tiles."""
    entry.called = Phrase("error-part-a-tileset")
    first = entry.whole("firstgid", least=1)
    source = entry.text("source", "")
    entry.called = Phrase("error-part-named-tileset", name=shown(source or entry.text("name", "")))
    found = open_file(entry.file.parent / source, "tileset", entry.file) if source else entry
    sizes = {size: str(found.whole(size, least=1)) for size in ("tilewidth", "tileheight")}
    tiles: dict[int, ET.Element] = {}
    for tile in found.children("tile", called=Phrase("error-part-a-tile")):
        number = tile.whole("id", least=0)
        tile.called = Phrase("error-part-tile", number=number)
        if number in tiles:
            found.reject("error-map-tile-twice", number=number)
        tiles[number] = ET.Element("tile", {"id": str(number)})
        tiles[number].append(plain_properties(tile))
    tileset = ET.Element("tileset", {"firstgid": str(first), "name": "", **sizes})
    tileset.extend([*tiles.values()])
    return tileset


# ---------------------------------------------------------------------- layers


class Cells(NamedTuple):
    """The number of columns and rows of a map, and whether its layers are saved in chunks."""

    columns: int
    rows: int
    infinite: bool


def plain_tiles(layer: Node, cells: Cells) -> ET.Element:
    """Return a layer with its tile numbers, row by row; 0 for an empty cell."""
    data = layer.child("data") or layer.reject("error-map-no-tiles")
    plain = ET.Element("data", {"encoding": "csv"})
    plain.text = ",".join(map(str, _cells(layer, data, cells)))
    return plain


def _cells(layer: Node, data: Node, cells: Cells) -> list[int]:
    """Return a tile number for every cell of the map."""
    columns, rows = cells.columns, cells.rows
    if cells.infinite:
        return _gathered(layer, data, columns, rows)
    for name, size in (("width", columns), ("height", rows)):
        if layer.whole(name) != size:
            layer.reject("error-map-layer-size", name=name, found=layer.whole(name), expected=size)
    return _numbers(data, data, columns * rows)


def _gathered(layer: Node, data: Node, columns: int, rows: int) -> list[int]:
    """Return the joined chunks of an infinite map."""
    found = [[0] * columns for _ in range(rows)]
    taken: set[tuple[int, int]] = set()
    for chunk in data.children("chunk"):
        left, top, width, height = _box(chunk)
        for at, number in enumerate(_numbers(data, chunk, width * height)):
            row, column = top + at // width, left + at % width
            if (row, column) in taken:
                layer.reject("error-map-two-tiles", row=row, column=column)
            taken.add((row, column))
            if number and not (0 <= row < rows and 0 <= column < columns):
                facts = {"row": row, "column": column, "columns": columns, "rows": rows}
                layer.reject("error-map-tile-outside", **facts)
            if number:
                found[row][column] = number
    return [number for row in found for number in row]


def _box(chunk: Node) -> tuple[int, int, int, int]:
    """Return left, top, width and height of a chunk, in tiles."""
    width, height = (chunk.whole(name, least=1, most=1024) for name in ("width", "height"))
    return chunk.whole("x"), chunk.whole("y"), width, height


def _numbers(data: Node, holder: Node, count: int) -> list[int]:
    """Return `count` tile numbers, without the bits that flip and rotate pictures. Raises BadMap."""
    encoding = data.choice("encoding", ("csv", "base64", "xml"), "xml")
    if encoding == "csv":
        numbers = list(_from_csv(holder))
    elif encoding == "base64":
        numbers = _from_base64(data, holder, count)
    else:
        numbers = [tile.whole("gid", 0, least=0) for tile in holder.children("tile")]
    if len(numbers) != count:
        holder.reject("error-map-tile-count", found=len(numbers), expected=count)
    return [number & ~FLIP_BITS for number in numbers]


def _from_csv(holder: Node) -> Iterator[int]:
    for at, word in enumerate((holder.element.text or "").split(",")):
        number = word.strip()
        if not WHOLE.fullmatch(number) or not 0 <= int(number) <= MAX_NUMBER:
            holder.reject("error-map-tile-word", found=shown(number), number=at + 1)
        yield int(number)


def _from_base64(data: Node, holder: Node, count: int) -> list[int]:
    """Return tile numbers from little-endian, possibly compressed data. Never decompresses more than fits."""
    compression = data.text("compression", "")
    if compression not in ("", "zlib", "gzip"):
        holder.reject("error-map-compression", found=shown(compression))
    try:
        packed = base64.b64decode("".join((holder.element.text or "").split()), validate=True)
        if compression:
            packed = zlib.decompressobj(wbits=47).decompress(packed, count * BYTES_PER_TILE + 1)
    except (binascii.Error, zlib.error, ValueError) as error:
        holder.reject("error-map-packed", reason=error)
    if len(packed) != count * BYTES_PER_TILE:
        found = f"{len(packed) / BYTES_PER_TILE:g}"
        holder.reject("error-map-tile-count", found=found, expected=count)
    return [
        int.from_bytes(packed[at : at + BYTES_PER_TILE], "little")
        for at in range(0, len(packed), BYTES_PER_TILE)
    ]
