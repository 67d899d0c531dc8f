"""What a map says, read for the painters: terrain by tile, roads, rivers and places.

The fingerprint of that meaning is kept in the map's painting layer, so that a map edited after its
painting can be told from one that is not.
"""

import hashlib
import re
import xml.etree.ElementTree as ET
from dataclasses import dataclass
from pathlib import Path

from game.engine.hexes import Layout, Lying

TERRAIN_LAYER, REGION_LAYER = "terrain", "regions"
PAINTED = re.compile(r'(<property name="painted" value=")[^"]*(")')
FINGERPRINT_DIGITS = 16


@dataclass(frozen=True)
class Thing:
    """One object of the map, in world pixels."""

    layer: str
    kind: str
    name: str
    x: int
    y: int
    w: int
    h: int
    of: str
    points: tuple[tuple[int, int], ...]
    traits: tuple[tuple[str, str], ...] = ()

    def line(self) -> str:
        """The canonical text of the object."""
        points = " ".join(f"{x},{y}" for x, y in self.points)
        return "|".join(
            (
                self.layer,
                self.kind,
                self.name,
                *(str(n) for n in (self.x, self.y, self.w, self.h)),
                self.of,
                points,
                *(f"{key}={value}" for key, value in self.traits),
            )
        )


@dataclass(frozen=True)
class Plan:
    """A whole map: rows of terrain names, one a tile ("" for none), and the objects by layer and name.

    A hexagonal map has its layout, and may have regions: rows of names again.
    """

    tile: int
    terrain: tuple[tuple[str, ...], ...]
    things: tuple[Thing, ...]
    painted: str
    layout: Layout | None = None
    regions: tuple[tuple[str, ...], ...] = ()

    @property
    def width(self) -> int:
        """World width in pixels."""
        if self.layout:
            return self.layout.size(len(self.terrain), len(self.terrain[0]))[0]
        return self.tile * len(self.terrain[0])

    @property
    def height(self) -> int:
        """World height in pixels."""
        if self.layout:
            return self.layout.size(len(self.terrain), len(self.terrain[0]))[1]
        return self.tile * len(self.terrain)

    @property
    def grid(self) -> Layout:
        """How its hexagons lie; ValueError if it has none."""
        if not self.layout:
            raise ValueError("the map is not hexagonal")
        return self.layout

    def of_kind(self, *kinds: str) -> list[Thing]:
        """All objects of these kinds."""
        return [thing for thing in self.things if thing.kind in kinds]

    def named(self, name: str) -> Thing:
        """The object of that name; KeyError if there is none."""
        for thing in self.things:
            if thing.name == name:
                return thing
        raise KeyError(name)

    def fingerprint(self) -> str:
        """First 16 hex digits of the sha256 of layout, terrain rows and objects, one a line."""
        rows = [",".join(row) for row in (*self.terrain, *self.regions)]
        layout = [repr(self.layout)] if self.layout else []
        text = "\n".join([*layout, *rows, *(thing.line() for thing in self.things)])
        return hashlib.sha256(text.encode()).hexdigest()[:FINGERPRINT_DIGITS]


def read_plan(path: Path) -> Plan:
    """Read a .tmx and its tilesets."""
    root = ET.parse(path).getroot()  # noqa: S314 - our own file
    names = _tile_names(root, path.parent)
    things = sorted(
        (_thing(group, node) for group in root.iter("objectgroup") for node in group),
        key=lambda thing: (thing.layer, thing.name),
    )
    painted = root.find("imagelayer/properties/property[@name='painted']")
    stamp = "" if painted is None else painted.get("value", "")
    terrain, regions = (_rows(root, layer, names) for layer in (TERRAIN_LAYER, REGION_LAYER))
    if not terrain:
        raise ValueError(f"no tile layer named {TERRAIN_LAYER!r}")
    tile = int(root.get("tilewidth", "0"))
    return Plan(tile, terrain, tuple(things), stamp, _layout(root), regions)


def stamp_plan(path: Path, fingerprint: str) -> None:
    """Write the fingerprint into the painting layer, leaving every other byte as it is."""
    text, count = PAINTED.subn(rf"\g<1>{fingerprint}\g<2>", path.read_text(encoding="utf-8"))
    if count != 1:
        raise ValueError(f"{path}: expected one property 'painted', found {count}")
    path.write_text(text, encoding="utf-8")


def _tile_names(root: ET.Element, folder: Path) -> dict[int, str]:
    """What each tile says: its terrain or its region."""
    names: dict[int, str] = {0: ""}
    for tileset in root.iter("tileset"):
        first = int(tileset.get("firstgid", "0"))
        tiles = ET.parse(folder / tileset.get("source", "")).getroot()  # noqa: S314 - our own file
        for tile in tiles.iter("tile"):
            for value in tile.iterfind("properties/property"):
                if value.get("name") in {"terrain", "region"}:
                    names[first + int(tile.get("id", "0"))] = value.get("value", "")
    return names


def _rows(root: ET.Element, layer: str, names: dict[int, str]) -> tuple[tuple[str, ...], ...]:
    """The rows of a tile layer; none if there is no such layer."""
    data = root.find(f"layer[@name='{layer}']/data")
    if data is None or not data.text:
        return ()
    rows = [row.strip(",").split(",") for row in data.text.split()]
    return tuple(tuple(names[int(gid)] for gid in row) for row in rows)


def _layout(root: ET.Element) -> Layout | None:
    if root.get("orientation") != "hexagonal":
        return None
    width, height, side = (float(root.get(key, "0")) for key in ("tilewidth", "tileheight", "hexsidelength"))
    layer = root.find(f"layer[@name='{TERRAIN_LAYER}']")
    kind = Lying if root.get("staggeraxis") == "x" else Layout
    return kind(width, height, side, root.get("staggerindex") == "even", *_offset(layer))


def _offset(layer: ET.Element | None) -> tuple[float, float]:
    """How far Tiled shows a layer from where its contents lie."""
    if layer is None:
        return 0.0, 0.0
    return float(layer.get("offsetx", "0")), float(layer.get("offsety", "0"))


def _thing(layer: ET.Element, node: ET.Element) -> Thing:
    x, y, w, h = (round(float(node.get(key, "0"))) for key in ("x", "y", "width", "height"))
    x, y = (round(at + off) for at, off in zip((x, y), _offset(layer), strict=True))
    said = {p.get("name", ""): p.get("value", "") for p in node.iterfind("properties/property")}
    return Thing(
        layer=layer.get("name", ""),
        kind=node.get("type", ""),
        name=node.get("name", ""),
        x=x,
        y=y,
        w=w,
        h=h,
        of=said.pop("of", ""),
        points=_points(x, y, node.find("polyline")),
        traits=tuple(sorted(said.items())),
    )


def _points(x: int, y: int, line: ET.Element | None) -> tuple[tuple[int, int], ...]:
    if line is None:
        return ()
    pairs = (pair.split(",") for pair in line.get("points", "").split())
    return tuple((x + round(float(px)), y + round(float(py))) for px, py in pairs)
