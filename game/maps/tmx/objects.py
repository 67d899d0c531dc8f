"""The plain form of objects: merged with their templates, at their places on the map."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from collections import ChainMap

from game.engine.board.hexagons import Point
from game.errors import Phrase
from game.maps.tmx.node import Node, open_file, shown

SHAPES = ("ellipse", "point", "polygon", "polyline", "text")
LINES = ("polygon", "polyline")
MAX_DEPTH = 20
"""The deepest nesting of groups and of properties."""


def plain_object(node: Node, layer: Phrase, offset: Point) -> ET.Element:
    """Return an object of a layer merged with its template. Raises BadMap if a board cannot represent it."""
    node.called = Phrase("error-part-object-number", layer=layer, object=shown(node.text("id", "?")))
    both = _Layered(node, _template(node))
    name, kind = both.label("name"), both.label("type") or both.label("class")
    both.name(Phrase("error-part-object", layer=layer, object=name) if name else node.called)
    left, top = node.number("x", 0) + offset[0], node.number("y", 0) + offset[1]
    line = both.line()
    w, h, turned = both.box(is_line=line is not None)
    numbers = {"x": left, "y": top, "width": w, "height": h, "rotation": turned if line is not None else 0.0}
    thing = ET.Element("object", {"id": str(node.whole("id", 0)), "name": name, "type": kind})
    thing.attrib |= {name: repr(float(number)) for name, number in numbers.items()}
    thing.append(both.properties())
    if line is not None:
        thing.append(_points(node, line))
    return thing


def _template(node: Node) -> Node | None:
    """Return the object in a template file, whose path is relative to the file that names it."""
    source = node.text("template", "")
    if not source:
        return None
    file = node.file.parent / source
    found = open_file(file, "template", node.file).child("object")
    if found is None or found.has("template"):
        node.reject("error-map-template", name=shown(file.name))
    return found


class _Layered:
    """An object on top of its template: fields that it doesn't set come from the template."""

    def __init__(self, own: Node, template: Node | None) -> None:
        self.own, self.nodes = own, [own, *([template] if template else [])]

    def setting_node(self, name: str) -> Node:
        """Return the node that sets an attribute, or the object itself if none does."""
        return next((node for node in self.nodes if node.has(name)), self.own)

    def name(self, called: Phrase) -> None:
        """Name the object in error messages, including those about its template."""
        for node in self.nodes:
            node.called = called

    def label(self, name: str) -> str:
        return self.setting_node(name).label(name)

    def number(self, name: str) -> float:
        return self.setting_node(name).number(name, 0)

    def properties(self) -> ET.Element:
        return plain_properties(*self.nodes)

    def box(self, *, is_line: bool) -> tuple[float, float, float]:
        """Return width, height and rotation in degrees. Raises BadMap for a rotated rectangle."""
        w, h, turned = self.number("width"), self.number("height"), self.number("rotation") % 360
        if w < 0 or h < 0:
            self.own.reject("error-map-negative-size", width=f"{w:g}", height=f"{h:g}")
        if turned and (w or h) and not is_line:
            self.own.reject("error-map-rotated", degrees=f"{turned:g}")
        return w, h, turned

    def line(self) -> ET.Element | None:
        """Return the element of a line or polygon. Raises BadMap for a tile, whose place depends on its
        tileset.
        """
        if self.setting_node("gid").has("gid"):
            self.own.reject("error-map-tile")
        shape = self._shape()
        return shape if shape is not None and shape.tag in LINES else None

    def _shape(self) -> ET.Element | None:
        """Return the element of a shape other than a rectangle; None for a rectangle."""
        for node in self.nodes:
            shapes = [child for child in node.element if child.tag in SHAPES]
            if len(shapes) > 1:
                self.own.reject("error-map-shapes", shape=shapes[0].tag, other=shapes[1].tag)
            if shapes:
                return shapes[0]
        return None


def _points(node: Node, line: ET.Element) -> ET.Element:
    """Return the element of a line with the points relative to the object's own position."""
    pairs = [pair.split(",") for pair in line.get("points", "").split()]
    if len(pairs) < 2 or any(len(pair) != 2 for pair in pairs):
        node.reject("error-map-no-points")
    points = [(node.parse_number("points", x), node.parse_number("points", y)) for x, y in pairs]
    return ET.Element(line.tag, {"points": " ".join(f"{x!r},{y!r}" for x, y in points)})


# ---------------------------------------------------------------------- properties


def plain_properties(*nodes: Node) -> ET.Element:
    """Return the properties of nodes, earlier nodes taking precedence.

    Members of a class are left out: only Tiled's project file defines them.
    """
    found = ChainMap(*map(_properties, nodes))
    holder = ET.Element("properties")
    holder.extend([*found.values()])
    return holder


def _properties(node: Node, depth: int = 0) -> dict[str, ET.Element]:
    """Return the properties of a node by name."""
    found: dict[str, ET.Element] = {}
    holder = node.child("properties")
    for entry in holder.children("property") if holder else ():
        name = entry.label("name") or node.reject("error-map-property-no-name")
        if name in found:
            node.reject("error-map-property-twice", name=name)
        entry.called = Phrase("error-part-property", part=entry.called, name=name)
        if (kind := entry.text("type", "string")) == "class":
            _check_class(entry, depth)
        else:
            value = _value(entry, kind)
            found[name] = ET.Element("property", {"name": name, "type": kind, "value": value})
    return found


def _check_class(entry: Node, depth: int) -> None:
    """Raise BadMap for a property within a class that cannot be read."""
    if depth >= MAX_DEPTH:
        entry.reject("error-map-property-deep")
    _properties(entry, depth + 1)


def _value(entry: Node, kind: str) -> str:
    """Return the value of a property, checked against its type. Raises BadMap."""
    if kind in ("string", "color", "file"):
        return entry.text("value", entry.element.text or "")
    if kind in ("int", "object"):
        return str(entry.whole("value"))
    if kind == "float":
        return repr(entry.number("value"))
    if kind == "bool":
        return entry.choice("value", ("true", "false"))
    return entry.reject("error-map-property-kind", type=shown(kind))
