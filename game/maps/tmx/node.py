"""An XML element of a Tiled file, with checked access to its attributes."""

from __future__ import annotations

import math
import re
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from pathlib import Path
from typing import NoReturn

from game.engine.board.places import BadMap
from game.errors import Fact, Phrase

FORMAT = "Tiled 1.11"
"""The newest supported version of Tiled's format."""
LONGEST_NAME = 100
LONGEST_SHOWN = 40
MAX_NUMBER = 2**32 - 1
"""The largest number in a Tiled file: tile numbers have 32 bits."""
WHOLE = re.compile(r"-?[0-9]{1,10}")

_LAYER = "id name class visible locked opacity tintcolor offsetx offsety parallaxx parallaxy x y width height"
KNOWN_ELEMENTS = {
    "map": (
        "version tiledversion class orientation renderorder compressionlevel width height tilewidth"
        " tileheight hexsidelength staggeraxis staggerindex parallaxoriginx parallaxoriginy backgroundcolor"
        " nextlayerid nextobjectid infinite",
        "properties tileset layer objectgroup imagelayer group editorsettings",
    ),
    "tileset": (
        "firstgid source version tiledversion name class tilewidth tileheight spacing margin tilecount"
        " columns objectalignment tilerendersize fillmode backgroundcolor",
        "image tileoffset grid properties terraintypes wangsets transformations tile editorsettings",
    ),
    "tile": (
        "id gid type class terrain probability x y width height",
        "properties image objectgroup animation",
    ),
    "layer": (_LAYER, "properties data"),
    "data": ("encoding compression", "tile chunk"),
    "chunk": ("x y width height", "tile"),
    "objectgroup": (f"{_LAYER} color draworder", "properties object"),
    "imagelayer": (f"{_LAYER} repeatx repeaty", "properties image"),
    "group": (_LAYER, "properties layer objectgroup imagelayer group"),
    "object": (
        "id name type class x y width height rotation gid visible opacity template",
        "properties ellipse point polygon polyline text",
    ),
    "template": ("", "tileset object"),
    "properties": ("", "property"),
    "property": ("name type propertytype value", "properties"),
}
"""Attributes and children of the elements that are read. Other elements don't change what Tiled draws."""


class Node:
    """An element, and its description for error messages."""

    def __init__(self, element: ET.Element, file: Path, called: Phrase) -> None:
        """Raise BadMap for an attribute or child that Tiled doesn't write there."""
        self.element, self.file, self.called = element, file, called
        attributes, children = (set(words.split()) for words in KNOWN_ELEMENTS[element.tag])
        for name in sorted(set(element.keys()) - attributes):
            self.reject("error-map-attribute", name=shown(name), format=FORMAT)
        for child in element:
            if child.tag not in children:
                self.reject("error-map-child", name=shown(child.tag), format=FORMAT)

    def reject(self, code: str, /, **facts: Fact) -> NoReturn:
        """Raise BadMap about this element, which the message calls $part."""
        raise BadMap(code, self.file.name, part=self.called, **facts)

    def children(self, tag: str, called: Phrase | None = None) -> Iterator[Node]:
        """Yield the direct children with a tag."""
        return (Node(child, self.file, called or self.called) for child in self.element.findall(tag))

    def child(self, tag: str) -> Node | None:
        """Return the only direct child with a tag; None if there is none."""
        found = list(self.children(tag))
        if len(found) > 1:
            self.reject("error-map-element-twice", tag=tag)
        return found[0] if found else None

    # ------------------------------------------------------------------ attributes
    def has(self, name: str) -> bool:
        return name in self.element.keys()  # noqa: SIM118  # an element contains its children

    def text(self, name: str, default: str | None = None) -> str:
        """Return an attribute's text. Raises BadMap if it is missing and there is no default."""
        value = self.element.get(name, default)
        return value if value is not None else self.reject("error-map-attribute-missing", name=name)

    def label(self, name: str) -> str:
        """Return a name that a person gave; "" if there is none."""
        value = self.text(name, "")
        if value and not is_name(value):
            self.reject("error-map-label", name=name, value=shown(value))
        return value

    def whole(
        self, name: str, default: int | None = None, least: int = -MAX_NUMBER, most: int = MAX_NUMBER
    ) -> int:
        """Return an attribute as a whole number within bounds. Raises BadMap."""
        value = self.text(name, None if default is None else str(default))
        if not WHOLE.fullmatch(value):
            self.reject("error-map-not-whole", name=name, value=shown(value))
        if not least <= int(value) <= most:
            self.reject("error-map-out-of-range", name=name, value=value, least=least, most=most)
        return int(value)

    def number(self, name: str, default: float | None = None) -> float:
        """Return an attribute as a finite number. Raises BadMap."""
        value = self.text(name, None if default is None else str(default))
        return self.parse_number(name, value)

    def parse_number(self, name: str, value: str) -> float:
        """Return a text as a finite number. Raises BadMap."""
        try:
            found = float(value) if value.isascii() and "_" not in value else math.nan
        except ValueError:
            found = math.nan
        if not abs(found) <= MAX_NUMBER:
            self.reject("error-map-not-number", name=name, value=shown(value))
        return found

    def choice(self, name: str, options: tuple[str, ...], default: str | None = None) -> str:
        """Return an attribute that must be one of a few words. Raises BadMap."""
        value = self.text(name, default)
        if value not in options:
            self.reject("error-map-choice", name=name, value=shown(value), known=options)
        return value


def is_name(value: object) -> bool:
    """Return whether a value can serve as a name in a sentence."""
    return isinstance(value, str) and 0 < len(value) <= LONGEST_NAME and value.isprintable()


def shown(value: str) -> str:
    """Return a text from a file in a form that fits into a sentence."""
    short = value if len(value) <= LONGEST_SHOWN else f"{value[:LONGEST_SHOWN]}..."
    return short if short.isprintable() else short.encode("unicode_escape").decode()


def open_file(file: Path, tag: str, needed_by: Path | None = None) -> Node:
    """Return the root element of a Tiled file. Raises BadMap if it is missing or has another tag."""
    name, part = shown(file.name), Phrase(f"error-file-{tag}")
    if needed_by:
        part = Phrase("error-file-of", part=part, owner=needed_by.name)
    try:
        root = ET.fromstring(file.read_bytes())  # noqa: S314  # expat refuses entities that grow
    except FileNotFoundError as error:
        raise BadMap("error-map-file-missing", (needed_by or file).name, name=name) from error
    except (OSError, ET.ParseError, ValueError, LookupError, RecursionError) as error:
        why = error.strerror if isinstance(error, OSError) else shown(str(error))
        raise BadMap("error-map-unreadable", name, part=part, reason=why) from error
    if root.tag != tag:
        raise BadMap("error-map-other-element", name, part=part, found=shown(root.tag))
    return Node(root, file, Phrase(f"error-part-{tag}"))
