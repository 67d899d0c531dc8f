"""Objects of a Tiled map, with their templates, offsets and properties."""

from __future__ import annotations

import math
import xml.etree.ElementTree as ET
from collections import ChainMap
from collections.abc import Mapping

import msgspec

from game.engine.board import Trait
from game.engine.hexes import Point
from game.tmx.node import RESTORE, Node, open_file, shown

SHAPES = ("ellipse", "point", "polygon", "polyline", "text")
LINES = ("polygon", "polyline")
DEEPEST = 20
"""How deep groups and properties may lie in one another."""


class Object(msgspec.Struct, frozen=True):
    """An object in map pixels: a rectangle, a point without size, or the points of a line."""

    called: str
    name: str
    kind: str
    x: float
    y: float
    w: float
    h: float
    points: tuple[Point, ...]
    properties: dict[str, Trait]


def read_object(node: Node, layer: str, offset: Point) -> Object:
    """An object of a layer. Raises BadMap where it lies in a way that a board has no words for."""
    node.called = f"{layer}, object {shown(node.text('id', '?'))}"
    both = _Layered(node, _template(node))
    name, kind = both.label("name"), both.label("type") or both.label("class")
    both.name(f'{layer}, object "{name}"' if name else node.called)
    left, top = node.number("x", 0) + offset[0], node.number("y", 0) + offset[1]
    line = both.line()
    w, h, turned = both.box(is_line=line is not None)
    points = tuple(_turned(point, turned, (left, top)) for point in _points(node, line))
    return Object(node.called, name, kind, left, top, w, h, points, both.properties())


def _template(node: Node) -> Node | None:
    """The object that a template gives; its file lies beside the one that names it."""
    source = node.text("template", "")
    if not source:
        return None
    file = node.file.parent / source
    found = open_file(file, "template", "Tiled template", node.file).child("object")
    if found is None or found.has("template"):
        node.refuse(f'has the template "{shown(file.name)}", which holds no object', "detach it in Tiled")
    return found


class _Layered:
    """An object over its template: what it does not say itself, the template says."""

    def __init__(self, own: Node, template: Node | None) -> None:
        self.own, self.nodes = own, [own, *([template] if template else [])]

    def saying(self, name: str) -> Node:
        """The node that has an attribute, or the object itself."""
        return next((node for node in self.nodes if node.has(name)), self.own)

    def name(self, called: str) -> None:
        """Name the object in refusals, also those about its template."""
        for node in self.nodes:
            node.called = called

    def label(self, name: str) -> str:
        return self.saying(name).label(name)

    def number(self, name: str) -> float:
        return self.saying(name).number(name, 0)

    def properties(self) -> dict[str, Trait]:
        return dict(ChainMap(*map(read_properties, self.nodes)))

    def box(self, *, is_line: bool) -> tuple[float, float, float]:
        """Width and height, and the degrees by which it is turned; a rectangle may not be."""
        w, h, turned = self.number("width"), self.number("height"), self.number("rotation") % 360
        if w < 0 or h < 0:
            self.own.refuse(f"has a negative size ({w:g} × {h:g})", "draw it again in Tiled")
        if turned and (w or h) and not is_line:
            self.own.refuse(f"is rotated by {turned:g} degrees", "set its Rotation to 0 in Tiled")
        return w, h, turned

    def line(self) -> ET.Element | None:
        """The element of a line or polygon. Refuses a tile: its tileset chooses where it hangs."""
        if self.saying("gid").has("gid"):
            self.own.refuse("is a tile", "draw a rectangle in its place in Tiled")
        shape = self._shape()
        return shape if shape is not None and shape.tag in LINES else None

    def _shape(self) -> ET.Element | None:
        """The element of a shape other than a rectangle."""
        for node in self.nodes:
            shapes = [child for child in node.element if child.tag in SHAPES]
            if len(shapes) > 1:
                self.own.refuse(f"has two shapes ({shapes[0].tag} and {shapes[1].tag})", RESTORE)
            if shapes:
                return shapes[0]
        return None


def _points(node: Node, line: ET.Element | None) -> list[Point]:
    """The corners of a line from the object's own position; those of a polygon end where they begin."""
    if line is None:
        return []
    pairs = [pair.split(",") for pair in line.get("points", "").split()]
    if len(pairs) < 2 or any(len(pair) != 2 for pair in pairs):
        node.refuse("is a line without points", "draw it again in Tiled")
    points = [(node.parse_number("points", x), node.parse_number("points", y)) for x, y in pairs]
    return [*points, points[0]] if line.tag == "polygon" else points


def _turned(point: Point, degrees: float, origin: Point) -> Point:
    """A point of a line round the line's origin, clockwise as Tiled does."""
    x, y = point
    if degrees:
        sine, cosine = math.sin(math.radians(degrees)), math.cos(math.radians(degrees))
        x, y = x * cosine - y * sine, x * sine + y * cosine
    return origin[0] + x, origin[1] + y


# ---------------------------------------------------------------------- properties


def read_properties(node: Node, depth: int = 0) -> dict[str, Trait]:
    """Properties by name, without those of a class: their members are known to a project of Tiled only."""
    found: dict[str, Trait] = {}
    holder = node.child("properties")
    for entry in holder.children("property") if holder else ():
        name = entry.label("name") or node.refuse("has a property without a name", "name it in Tiled")
        for key, value in _read_property(entry, name, depth).items():
            if key in found:
                node.refuse(f'has the property "{key}" twice', "remove one in Tiled")
            found[key] = value
    return found


def _read_property(entry: Node, name: str, depth: int) -> Mapping[str, Trait]:
    entry.called = f'{entry.called}, property "{name}"'
    kind = entry.text("type", "string")
    if kind == "class":
        if depth >= DEEPEST:
            entry.refuse("lies too deep in other properties", "make it simpler in Tiled")
        read_properties(entry, depth + 1)
        return {}
    if kind in ("string", "color", "file"):
        return {name: entry.text("value", entry.element.text or "")}
    if kind in ("int", "object"):
        return {name: entry.whole("value")}
    if kind == "float":
        return {name: entry.number("value")}
    if kind == "bool":
        return {name: entry.choice("value", ("true", "false")) == "true"}
    return entry.refuse(f'has the type "{shown(kind)}"', "choose string, int, float, bool or class in Tiled")
