"""A map in words and letters: as the rules know it, and as it is drawn in Tiled."""

from __future__ import annotations

import string
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree

from game.engine.board.places import Board, Place
from tests.content import figures

OF_TILED = {"version", "tiledversion", "nextlayerid", "nextobjectid", "id"}
"""Numbers by which Tiled keeps its own books."""


def lines(board: Board, path: Path) -> Iterator[str]:
    """Everything that a map holds."""
    yield from _known(board)
    yield from _drawn(path)


def _known(board: Board) -> Iterator[str]:
    yield f"## The map {board.name}, {board.size[0]} by {board.size[1]}"
    yield ""
    near = board.neighbours()
    for cell in board.hexes.values():
        region = f" in {cell.region}" if cell.region else ""
        at = f"{cell.axial[0]},{cell.axial[1]} at {cell.x:g},{cell.y:g}"
        yield f"hex {cell.id}: {cell.kind}{region}, {at}, beside {' '.join(near[cell.id])}"
    for kind, pairs in sorted(board.borders.items()):
        for pair in sorted(map(sorted, pairs)):
            yield f"{kind} between {' and '.join(pair)}"
    for place in board.places.values():
        yield _place(place)
    yield ""


def _place(place: Place) -> str:
    of = f" of {place.of}" if place.of else ""
    traits = f", {figures.told(place.traits)}" if place.traits else ""
    return f"{place.kind} {place.id}{of}: {place.w:g} by {place.h:g} at {place.x:g},{place.y:g}{traits}"


def _drawn(path: Path) -> Iterator[str]:
    """Layers tile by tile, lines point by point."""
    root = ElementTree.parse(path).getroot()  # noqa: S314 - a file of our own
    yield f"## {path.name} as drawn"
    yield ""
    yield f"map: {_attributes(root)}"
    for part in root:
        yield f"{part.tag}: {_attributes(part)}"
        for inner in part.iter():
            if inner.tag == "data":
                yield from _tiles(inner.text or "")
            elif inner.tag == "polyline":
                yield f"  line {inner.get('points')}"
            elif inner.tag == "object" and inner.find("polyline") is not None:
                yield f"  {_attributes(inner)}"
            elif inner.tag in ("property", "image") and part.tag != "objectgroup":
                yield f"  {inner.tag}: {_attributes(inner)}"
    yield ""


def _attributes(part: ElementTree.Element) -> str:
    return ", ".join(f"{key} {value}" for key, value in part.items() if key not in OF_TILED)


def _tiles(data: str) -> Iterator[str]:
    """A layer as rows of letters; a dot is an empty cell."""
    letters = "." + string.ascii_letters
    for row in data.split():
        cells = [int(cell) for cell in row.split(",") if cell]
        yield "  " + "".join(letters[n] if n < len(letters) else f"[{n}]" for n in cells)
