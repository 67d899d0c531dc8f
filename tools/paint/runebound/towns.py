"""The eight towns of the realm: houses inside a wall, each town with colours and a landmark of its own."""

import itertools
import math
from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from game.maps.plan import Thing
from tools.paint.core.brush import key_seed
from tools.paint.core.nature import Glyph
from tools.paint.core.pen import Pen, toned
from tools.paint.core.scene import Scene
from tools.paint.core.stage import Stage
from tools.paint.core.steppe import palisade, smoke
from tools.paint.runebound import halls
from tools.paint.runebound.ground import RealmGround
from tools.paint.scythe.houses import cottage, well

BREADTH, DEPTH, NORTH = 80.0, 58.0, 8.0
"""The ring of a wall: half its breadth and depth, and how far its middle lies north of the hexagon's."""
HOUSE = 0.66  # of the size of a village's
ROAD_FREE, GATE = 12.0, 17.0
STRETCHES = 26
RED = ("#B4553A", "#A84A36", "#C06846", "#8E4636")
Landmark = Callable[[Pen], None]


@dataclass(frozen=True)
class Town:
    """How one town looks.

    wall: a colour of stone, or "stakes", or "" for none; at, room: where the landmark stands and how broad
    it is; smokes: how many plumes, and their colour.
    """

    landmark: Landmark
    roofs: tuple[str, ...]
    walls: tuple[str, ...]
    wall: str
    tower: str
    trees: tuple[str, ...]
    at: tuple[float, float] = (0.0, -20.0)
    room: float = 30.0
    smokes: tuple[int, str] = (2, "#E8E0D4")


TOWNS: dict[str, Town] = {
    "frostgate": Town(
        halls.frost_gate, ("#DDE6EA", "#C9D6DE", "#EEF3F3", "#7F97AC"), ("#8C7A68", "#9A8A78", "#A8A09A"),
        "#8F9AA6", "#5E7E9C", ("pine", "white", "white", "pine"), (0.0, -16.0), 34.0, (3, "#F0F2F2"),
    ),
    "dawnsmoor": Town(
        halls.sun_temple, ("#C9A24E", "#B88E42", "#D8B564", "#A87E3C"), ("#E9DCBE", "#DCC9A0", "#EFE6D0"),
        "stakes", "#C9A24E", ("gold", "leaf", "bush", "birch"), (0.0, -14.0), 34.0,
    ),
    "greyhaven": Town(
        halls.star_tower, ("#6E8494", "#7D93A2", "#5A7080", "#8CA0AA"), ("#CBC8BE", "#B9B8B2", "#D8D4C8"),
        "#A3A7A8", "#4F7F8C", ("leaf", "pale", "bush", "poplar"), (6.0, -20.0), 24.0,
    ),
    "forge": Town(
        halls.great_forge, ("#5C4A42", "#6E5648", "#4E4240", "#7C5A48"), ("#7A5A48", "#8C6A52", "#6A5850"),
        "#6E625C", "#4A4446", ("burnt", "scrub", "stone", "bush"), (0.0, -14.0), 40.0, (1, "#9A8E86"),
    ),
    "tamalir": Town(
        halls.kings_castle, RED, ("#EFE6D2", "#E6D6B8", "#F2ECDE"),
        "#D9CDB4", "#B4412E", ("leaf", "poplar", "leaf", "bush"), (0.0, -14.0), 44.0,
    ),
    "nerekhall": Town(
        halls.dark_minster, ("#54425E", "#66506E", "#463A52", "#3E4256"), ("#8A8288", "#74707A", "#9C949A"),
        "#5E5A66", "#4A3A5C", ("thorn", "snag", "pine", "thorn"), (0.0, -16.0), 30.0, (1, "#B9A8C6"),
    ),
    "riverwatch": Town(
        halls.beacon, ("#3F7A72", "#4E8C80", "#5C8A6A", "#38686A"), ("#C9B48C", "#B49A70", "#DCCBA8"),
        "stakes", "#3F7A72", ("willow", "leaf", "reeds", "poplar"), (-4.0, -18.0), 24.0,
    ),
    "vynelvale": Town(
        halls.vintners_hall, ("#C8743C", "#D68A4A", "#B8622E", "#C98E54"), ("#F0E4C8", "#E8D4AC", "#D8B98A"),
        "", "#7A9A4A", ("leaf", "poplar", "gold", "bush"), (0.0, -18.0), 36.0,
    ),
}  # fmt: skip


def build(stage: Stage, ground: RealmGround, thing: Thing, x: float, y: float) -> None:
    """One town in its hexagon."""
    town, middle = TOWNS[thing.name], y - NORTH
    scene = Scene(stage, Thing("", "town", thing.name, round(x), round(middle), 0, 0, "", ()))
    stage.keep_clear(x - BREADTH - 6, middle - DEPTH - 4, 2 * BREADTH + 12, 2 * DEPTH + 12)
    if town.wall:
        _ring(scene, ground, town)
    scene.add(lambda u, seed: _landmark(u, seed, town.landmark), *town.at, shadow=0.45)
    _houses(scene, ground, town)
    if not town.wall:
        _vineyards(scene, ground)


def _landmark(u: float, seed: int, landmark: Landmark) -> Glyph:
    pen = Pen(u, 52, 96, 8)
    landmark(pen)
    return pen.glyph(seed, 3.2, 0.22)


def _free(scene: Scene, ground: RealmGround, x: float, y: float, room: float) -> bool:
    """Whether a place is off the roads."""
    cut = ground.cut(scene.thing.x + x, scene.thing.y + y, 1.5)
    return cut is None or bool(min(ground.road[cut].min(), ground.path[cut].min()) > room)


def _ring(scene: Scene, ground: RealmGround, town: Town) -> None:
    """The wall, open where roads come in, and its towers."""
    turns = np.linspace(0, 2 * math.pi, STRETCHES + 1) + 0.12
    ends = [(BREADTH * math.cos(a), DEPTH * math.sin(a)) for a in turns]
    for n, ((x0, y0), (x1, y1)) in enumerate(itertools.pairwise(ends)):
        if not _free(scene, ground, (x0 + x1) / 2, (y0 + y1) / 2, GATE):
            continue
        (west, high), (east, low) = ((x0, y0), (x1, y1)) if y0 < y1 else ((x1, y1), (x0, y0))
        if town.wall == "stakes":
            scene.add(palisade, east * 1.02, low, (west - east), low - high, shadow=0.3, size=0.7)
        else:
            scene.add(wall, east, low, west - east, low - high, town.wall, shadow=0.3)
        if n % 4 == 1:
            scene.add(turret, x0, y0 + 1, town.wall, town.tower, shadow=0.4)


def _houses(scene: Scene, ground: RealmGround, town: Town) -> None:
    """As many as fit between landmark, wall and roads; trees in the gaps."""
    rng = np.random.default_rng(key_seed(f"{scene.thing.name}.houses"))
    (lx, ly), spots, smokes = town.at, [(*town.at, town.room)], town.smokes[0]
    for _ in range(1400):
        a, r = rng.uniform(0, 2 * math.pi), math.sqrt(rng.uniform(0.03, 0.82))
        x, y = math.cos(a) * r * (BREADTH - 8), 3 + math.sin(a) * r * (DEPTH - 8)
        hidden = abs(x - lx) < town.room + 4 and -30 < y - ly < 6
        if hidden or not _free(scene, ground, x, y - 4, ROAD_FREE):
            continue
        if all(math.hypot(x - px, (y - py) * 1.4) > 9.5 + 0.5 * room for px, py, room in spots):
            spots.append((x, y, 15.0))
            scene.add(cottage, x, y, 1.0, town.roofs, town.walls, shadow=0.5, size=HOUSE)
            if smokes and rng.random() < 0.2:
                smokes -= 1
                scene.add(smoke, x + 3, y + 0.4, 0.3, 18.0, town.smokes[1], shadow=0.0)
    if _free(scene, ground, 12, 22, ROAD_FREE):
        scene.add(well, 14, 24, size=0.7)
    for n in range(70):
        a, r = rng.uniform(0, 2 * math.pi), rng.uniform(0.3, 1.16)
        x, y = math.cos(a) * r * BREADTH, math.sin(a) * r * DEPTH + 4
        inside = all(math.hypot(x - px, (y - py) * 1.2) > 8 + 0.45 * room for px, py, room in spots)
        if inside and not 0.8 < r < 1.08 and _free(scene, ground, x, y, 14.0):
            scene.plants(town.trees[n % len(town.trees)], ((x, y),))


def _vineyards(scene: Scene, ground: RealmGround) -> None:
    """Rows of vines all round a town without a wall."""
    for row in range(15):
        for column in range(34):
            x, y = -100 + 6.2 * column + 2 * (row % 2), -76 + 10.5 * row
            ring = math.hypot(x / BREADTH, y / DEPTH)
            lane = column % 11 == 5  # between two plots
            inside = abs(x) * 0.5 + abs(y + NORTH) * 0.87 < 92 and 0.98 < ring < 1.3
            if inside and not lane and _free(scene, ground, x, y, 15.0):
                scene.add(vine, x, y, shadow=0.3)


def wall(u: float, seed: int, dx: float, dy: float, colour: str) -> Glyph:
    """A stretch of battlemented wall from (0, 0) to (dx, dy), dy northwards."""
    rng = np.random.default_rng(seed)
    steps = max(2, round(math.hypot(dx, dy) / 3.4))
    pen = Pen(u, abs(dx) + 6, max(dy, 0) + 24, 4)
    spots = [(dx * n / steps, dy * n / steps) for n in range(steps + 1)]
    for n, (x, y) in sorted(enumerate(spots), key=lambda p: -p[1][1]):
        tone = rng.uniform(-0.035, 0.035)
        pen.box(x - 2.2, y - 1, x + 2.2, y + 10, toned(colour, tone - 0.07))
        pen.box(x - 2.2, y + 10, x + 2.2, y + 12.4, toned(colour, tone + 0.1))
        pen.line(x - 2.2, y + 3 + 3 * (n % 2), x + 2.2, y + 3 + 3 * (n % 2), 0.5, toned(colour, tone - 0.15))
        if n % 2 == 0:
            pen.box(x - 1.6, y + 11.5, x + 1.6, y + 14.6, toned(colour, tone + 0.02))
            pen.box(x - 1.6, y + 13.8, x + 1.6, y + 14.6, toned(colour, tone + 0.14))
    return pen.glyph(seed, 3, 0.15)


def turret(u: float, seed: int, colour: str, roof: str) -> Glyph:
    """A round tower of the wall with a pointed roof; of timber in a palisade."""
    stone = "#80603F" if colour == "stakes" else colour
    pen = Pen(u, 12, 44, 4)
    pen.lathe(0, 0, [(5.4, 0), (5.0, 19), (6.2, 20), (6.2, 23)], [stone, stone, toned_name(stone)])
    for x in (-2.4, 1.4):
        pen.box(x, 12, x + 1.2, 16, "#3A3230")
    pen.lathe(0, 22.6, [(7.2, 0), (3.6, 7), (0.3, 14)], [roof])
    pen.line(0, 36, 0, 40, 0.7, "#D9AE52")
    return pen.glyph(seed, 3, 0.15)


def toned_name(colour: str) -> str:
    """A little lighter, as a name."""
    return "#{:02X}{:02X}{:02X}".format(*(round(float(v) * 255) for v in np.clip(toned(colour, 0.06), 0, 1)))


def vine(u: float, seed: int) -> Glyph:
    """A vine on its stake."""
    rng = np.random.default_rng(seed)
    pen = Pen(u, 5, 10, 3)
    pen.line(0, 0, 0, 7.4, 0.7, "#7A5A3A")
    for tone in ("#3F5E2E", "#5E7E38", "#8CA24A"):
        for _ in range(3):
            pen.disc(rng.uniform(-2, 1.6), rng.uniform(2.6, 6.4), rng.uniform(0.8, 1.4), tone)
    for _ in range(2):
        pen.disc(rng.uniform(-1.6, 1.6), rng.uniform(2, 4), 0.7, "#6A3A6E")
    return pen.glyph(seed, 3, 0.0)
