"""What grows and stands on the hexagons of the Scythe board.

Landmarks keep to the upper half of a hexagon and leave its middle to the pieces; marks of the map (tunnels,
encounters) keep their own ground.
"""

import math
from collections.abc import Callable

import numpy as np

from game.maps.plan import Thing
from tools.paint.core.brush import key_seed, smooth
from tools.paint.core.hexcells import Cell
from tools.paint.core.hexground import HexGround
from tools.paint.core.hexsoils import HexSoils, seeps
from tools.paint.core.hexwaters import HexWaters
from tools.paint.core.nature import Glyph
from tools.paint.core.scene import Scene
from tools.paint.core.stage import Stage
from tools.paint.core.steppe import fence, smoke
from tools.paint.core.workshops import haystack, sheep
from tools.paint.scythe import camps, houses, works
from tools.paint.scythe.factory import chimney_tops, factory, plume

MARKS = ("tunnel", "encounter")
ROOM = 50.0  # from the middle of a mark to the next house


def furnish(stage: Stage, ground: HexGround, soils: HexSoils, waters: HexWaters) -> None:
    """Everything that stands: landmarks first, then what grows round them."""
    for cell in ground.cells:
        if cell.kind in LANDMARKS and ground.cut(cell.x, cell.y, 150):
            LANDMARKS[cell.kind](Site(stage, ground, cell))
    for x, y, thing in ground.spots("tunnel"):
        scene = Scene(stage, thing)
        scene.add(works.portal, x - thing.x, y - thing.y + 20, shadow=0.4)
        stage.keep_clear(x - 42, y - 34, 84, 76)
    for x, y, thing in ground.spots("encounter"):
        _meeting_place(Scene(stage, thing), x - thing.x, y - thing.y)
        stage.keep_clear(x - 26, y - 24, 52, 54)
    for x, y, r in waters.islets():
        for n in range(4):
            stage.plant("pine" if n % 2 else "leaf", x + (n - 1.5) * r * 0.42, y - 2 + 3 * (n % 2))
    grow(stage, ground, soils, waters)


class Site:
    """One hexagon being furnished; places are counted from its middle."""

    def __init__(self, stage: Stage, ground: HexGround, cell: Cell) -> None:
        self.stage, self.ground, self.cell = stage, ground, cell
        corner = Thing("", cell.kind, cell.name, round(cell.x), round(cell.y), 0, 0, "", ())
        self.scene, self.rng = Scene(stage, corner), cell.rng("site")
        spots = ground.spots(*MARKS)
        self.marks = [
            (x - cell.x, y - cell.y) for x, y, _ in spots if math.hypot(x - cell.x, y - cell.y) < 140
        ]
        self.side = -1 if self.marks and self.marks[0][0] > 0 else 1  # of the half without a mark
        if not self.marks and self.rng.random() < 0.5:
            self.side = -1

    def free(self, x: float, y: float, room: float = ROOM) -> bool:
        """Whether a house may stand here: on dry land inside the hexagon, away from marks."""
        half = self.ground.breadth / 2
        inner = half - max(abs(x), abs(x) * 0.5 + abs(y) * math.sqrt(3) / 2)
        if inner < 18 or any(math.hypot(x - mx, (y - my - 14) * 0.9) < room for mx, my in self.marks):
            return False
        cut = self.ground.cut(self.cell.x + x, self.cell.y + y, 1.5)
        return cut is None or (self.ground.river[cut].min() > 24 and self.ground.seen[cut].min() > 0)

    def trees(self, names: tuple[str, ...], x: float, y: float, count: int, spread: float) -> None:
        """A loose group."""
        for n in range(count):
            px, py = self.rng.normal(x, spread), self.rng.normal(y, spread * 0.5)
            if self.free(px, py, 24):
                self.scene.plants(names[n % len(names)], ((float(px), float(py)),))


def _meeting_place(scene: Scene, x: float, y: float) -> None:
    """A ring of stones where somebody may be met, a wayside cross behind it."""
    for a in np.linspace(0, 2 * math.pi, 15)[:-1]:
        scene.plants("pebble", ((x + 24 * math.cos(a), y + 3 + 19 * math.sin(a)),))
    scene.add(houses.shrine, x - 20, y - 15, shadow=0.4)


# ---------------------------------------------------------------------- landmarks


def _village(site: Site) -> None:
    rng, scene = site.rng, site.scene
    x = site.side * rng.uniform(4, 20)
    taken = [(x, -52.0, 34.0)]
    kind = round(site.cell.x / 128 + site.cell.y / 222) % 3
    scene.add(houses.church, x, -52, kind, size=0.94)
    spots: list[tuple[float, float]] = []
    for _ in range(900):
        a, r = rng.uniform(0, 2 * math.pi), rng.uniform(64, 116)
        px, py = math.cos(a) * r, 14 + math.sin(a) * r * 0.94
        low = py > 44 and (abs(px) < 46 or rng.random() < 0.6)
        if low or not site.free(px, py) or len(spots) >= 17:
            continue
        if all(math.hypot(px - qx, (py - qy) * 1.35) > 15 + room for qx, qy, room in taken):
            taken.append((px, py, 13.0))
            spots.append((px, py))
    for px, py in spots:
        scene.add(houses.cottage, px, py, size=1.02)
    for px, py in spots[::5]:
        scene.add(smoke, px + 5, py + 0.5, 0.34, 27.0, "#E4DCD0", shadow=0.0)
    scene.add(houses.well, -site.side * 46, 26)
    for px, py in spots:
        site.trees(("leaf", "bush", "gold", "birch"), px + rng.uniform(-20, 20), py + 7, 2, 7)


def _farm(site: Site) -> None:
    """One of three farmsteads, and hay on the fields of the other half."""
    scene, side = site.scene, site.side
    for make, x, y, size in FARMSTEADS[int(site.rng.integers(len(FARMSTEADS)))]:
        scene.add(make, side * x + site.rng.uniform(-5, 5), y + site.rng.uniform(-4, 4), size=size)
    scene.add(fence, side * 26, -24, 44.0 * side, 6.0, shadow=0.3)
    scene.many(sheep, ((side * 34, -28), (side * 48, -32), (side * 56, -24)))
    site.trees(("poplar", "poplar", "leaf"), side * site.rng.uniform(-20, 24), -100, 6, 15)
    site.trees(("leaf", "gold", "bush"), side * 96, -36, 5, 9)
    for n in range(5):
        x, y = -side * (50 + 14 * n), 66 + site.rng.uniform(-8, 18)
        if site.free(x, y):
            scene.plants("hay", ((x, y),))


FARMSTEADS: tuple[tuple[tuple[Callable[..., Glyph], float, float, float], ...], ...] = (
    (
        (houses.barn, 14, -78, 1.0),
        (houses.cottage, -20, -62, 1.1),
        (houses.windmill, 72, -56, 1.06),
        (houses.cottage, 40, -46, 1.05),
        (haystack, 64, -36, 1.0),
        (haystack, -2, -46, 1.0),
    ),
    (
        (houses.windmill, -12, -74, 1.12),
        (houses.barn, 62, -64, 1.05),
        (houses.cottage, 22, -62, 1.12),
        (haystack, 88, -44, 1.1),
        (haystack, 74, -38, 0.9),
        (houses.well, 2, -42, 1.0),
    ),
    (
        (houses.cottage, 6, -84, 1.15),
        (houses.cottage, 40, -82, 1.0),
        (houses.barn, 70, -54, 0.95),
        (houses.barn, 12, -54, 1.0),
        (haystack, -22, -66, 1.0),
        (haystack, 42, -46, 1.1),
        (haystack, 92, -40, 0.9),
    ),
)


def _tundra(site: Site) -> None:
    (x, y, r), *_ = seeps(site.cell)
    scene = site.scene
    if site.free(x, y - 12, 52):
        scene.add(works.derrick, x, y - r * 0.3)
        if key_seed(site.cell.name) % 3 == 0:
            scene.add(works.derrick, -x * 1.6, y - 20, size=0.8)
    else:
        scene.add(works.derrick, site.side * 44, -44)
    for px, py in ((-104, -30), (104, -24), (-96, 44), (98, 50), (-40, 104), (44, 108)):
        site.trees(("white", "white", "white", "pine", "stone"), px, py, 6, 11)


def _mountain(site: Site) -> None:
    site.scene.add(works.mine, site.side * 62, 20, size=0.92, shadow=0.35)
    for px, py in ((-104, 10), (100, 6), (-86, 60), (88, 62), (-30, 112), (34, 108)):
        site.trees(("pine", "pine", "pine", "stone", "bush"), px, py, 6, 13)


def _forest(site: Site) -> None:
    """A sawmill or foresters' huts at the edge of a clearing."""
    scene, side, rng = site.scene, site.side, site.rng
    x, y = side * rng.uniform(22, 40), rng.uniform(-42, -30)
    if key_seed(site.cell.name) % 2:
        scene.add(works.sawmill, x, y)
        scene.add(smoke, x + 15, y + 0.5, 0.4, 42.0, shadow=0.0)
        scene.add(works.log_pile, x + side * 34, y + 16)
    else:
        scene.add(houses.cottage, x - 14, y, size=1.1)
        scene.add(houses.cottage, x + 18, y + 6, size=1.05)
        scene.add(smoke, x - 9, y + 0.5, 0.34, 28.0, shadow=0.0)
        scene.add(works.log_pile, x + side * 40, y + 20, size=0.85)
    scene.add(works.log_pile, x - side * 42, y + 16, size=0.9)
    site.stage.keep_clear(site.cell.x + x - 42, site.cell.y + y - 22, 84, 52)
    for n in range(9):
        a = n * 0.7 + site.rng.uniform(-0.2, 0.2)
        scene.plants("stump", ((50 * math.cos(a), 26 + 40 * math.sin(a)),))


def _lake(site: Site) -> None:
    pick = key_seed(site.cell.name) % 3
    x = site.rng.uniform(40, 66) * (1 if pick else -1)
    if pick < 2:
        site.scene.add(works.boat, x, -30 + 8 * pick, shadow=0.25)
        site.scene.add(works.boat, x - 30, -14, shadow=0.25, size=0.8)
    else:
        site.scene.add(works.barge, x - 20, -24, shadow=0.25)


def _factory(site: Site) -> None:
    scene = site.scene
    scene.add(factory, 0, 26, shadow=0.5)
    for n, (x, up) in enumerate(chimney_tops()):
        scene.add(plume, x, 26.5 + 0.1 * n, up, 0.78 + 0.11 * (n * 2 % 5), shadow=0.0)


def _camp(site: Site) -> None:
    faction = site.cell.name.removeprefix("base_")
    colour, scene = camps.COLOURS[faction], site.scene
    stretches = camps.ring(104, 92, 1.05, 22)
    for (x0, y0), (x1, y1) in stretches:
        if y1 < y0:
            x0, y0, x1, y1 = x1, y1, x0, y0
        # the foot of a glyph is its southern end
        scene.add(camps.wall, x1, y1 + 8, x0 - x1, y1 - y0, colour, shadow=0.3)
    for x in (-56, 56):
        scene.add(camps.gate_tower, x, 92, colour)
    scene.add(camps.hall, 0, -26, faction, size=1.12)
    for x, y in ((-80, -6), (80, -6), (-84, 26), (84, 26)):
        scene.add(camps.tent, x, y, colour)
    for x in (-64, 60):
        scene.add(camps.banner, x, -30, colour, 62.0)
    for x in (-41, 71):
        scene.add(camps.banner, x, 98, colour, 44.0)
    site.stage.keep_clear(site.cell.x - 112, site.cell.y - 100, 224, 214)


LANDMARKS: dict[str, Callable[[Site], None]] = {
    "village": _village,
    "farm": _farm,
    "tundra": _tundra,
    "mountain": _mountain,
    "forest": _forest,
    "lake": _lake,
    "factory": _factory,
    "home_base": _camp,
}


# ---------------------------------------------------------------------- growth


def grow(stage: Stage, ground: HexGround, soils: HexSoils, waters: HexWaters) -> None:
    """Trees, bushes, stones and grass where their ground is dry and free."""
    g = ground
    dry = smooth(waters.wet, 4, 8) * (1 - soils.oil) * g.seen
    calm = soils.calm
    wood = smooth(g.inside("forest") + (g.mid - 0.5) * 30 + (g.big - 0.5) * 20, -8, 8) * dry
    wood = wood * (1 - smooth(calm + (g.mid - 0.5) * 0.9 + (g.big - 0.5), 0.5, 0.7))
    north = 1 - g.yy / g.plan.height + 0.7 * (g.big - 0.5)
    stage.scatter(10.5, wood * (north < 0.5), ["leaf"] * 8 + ["gold", "birch", "rust"], 101)
    stage.scatter(9.6, wood * (north >= 0.5) * (north < 0.72), ["pine"] * 8 + ["birch", "leaf"], 102)
    stage.scatter(9.6, wood * (north >= 0.72), ["pine"] * 6 + ["white"] * 2, 103)
    grove = smooth(g.noise(95, 61, 3) + 0.25 * (g.mid - 0.5), 0.58, 0.68) * (1 - calm)
    stage.scatter(11, g.of("wild") * dry * grove * 0.8, ["leaf", "pine", "birch", "leaf", "bush"], 104)
    meadow = g.of("village") + g.of("home_base") + 0.5 * g.of("wild")
    stage.scatter(
        9, meadow * dry * smooth(g.mid, 0.4, 0.6) * 0.3 * (1 - calm), ["grass", "dry_grass"], 105, 0.0
    )
    heath = g.of("mountain") * dry * (1 - smooth(g.cone, 2, 16)) * (1 - calm)
    stage.scatter(14, np.asarray(heath * 0.3, np.float32), ["pine", "bush", "stone", "scrub"], 106)
    stage.scatter(9, np.asarray(heath * 0.4, np.float32), ["dry_grass", "grass"], 107, 0.0)
    stage.scatter(11, np.asarray(soils.hedge * 0.55 * dry, np.float32), ["bush", "bush", "bush", "leaf"], 108)
    snow = g.of("tundra") * dry * (1 - calm)
    stage.scatter(22, np.asarray(snow * 0.3, np.float32), ["stone", "white", "scrub"], 109)
    glade = 0.3 * (g.mid > 0.45) * g.of("forest") * smooth(calm, 0.4, 0.7) * dry
    stage.scatter(10, np.asarray(glade, np.float32), ["grass", "grass", "dry_grass", "bush"], 112, 0.1)
    bank = np.clip(1 - np.abs(waters.wet - 4) / 3, 0, 1) * (1 - g.of("tundra"))
    stage.scatter(13, np.asarray(bank * 0.26, np.float32), ["reeds", "reeds", "bush", "pebble"], 110, 0.2)
