"""What grows and stands in the realm: woods and hills by region, swamps, bridges, rings of stones, towns."""

import math

import numpy as np

from game.maps.plan import Thing
from tools.paint.core import hexplants, nature
from tools.paint.core.brush import Array, key_seed, smooth
from tools.paint.core.hexcells import Cell
from tools.paint.core.nature import Tones
from tools.paint.core.scene import Scene
from tools.paint.core.soils import Stops
from tools.paint.core.stage import Kit, Stage
from tools.paint.core.workshops import sheep
from tools.paint.runebound import works
from tools.paint.runebound.ground import RealmGround
from tools.paint.runebound.soils import PLOT, RealmSoils
from tools.paint.runebound.towns import build
from tools.paint.runebound.waters import RealmWaters
from tools.paint.scythe.works import boat

CRIMSON: tuple[Tones, ...] = (
    ("#46201C", "#7C332A", "#AE5A40"),
    ("#4E2A1C", "#8E4C30", "#BE8450"),
    ("#3E1C20", "#6C2C36", "#98505A"),
)
PALE: tuple[Tones, ...] = (("#486052", "#7A9A7E", "#BCD0A6"), ("#53685A", "#8CA688", "#CEDAB6"))
OAK: tuple[Tones, ...] = (("#1C3222", "#33542E", "#5F7C3C"), ("#22341C", "#405828", "#728640"))
THORN: tuple[Tones, ...] = (("#1F2A26", "#3A4A3E", "#66765A"), ("#2A2432", "#463E50", "#786C7C"))
HILLS: dict[str, Stops] = {
    "bitter_downs": ((0, "#545E3E"), (0.3, "#788258"), (0.55, "#9FA67A"), (0.8, "#C6C69C"), (1, "#E6E2C6")),
    "ashen_hills": ((0, "#423A38"), (0.3, "#655850"), (0.55, "#8A7A6A"), (0.8, "#B0A08A"), (1, "#D6C8B0")),
    "broken_crags": ((0, "#5E4E30"), (0.3, "#86703F"), (0.55, "#AC9256"), (0.8, "#CDB57A"), (1, "#E8D6A4")),
}
WOODS: dict[str, list[str]] = {
    "crimson_forest": ["crimson"] * 8 + ["rust", "gold", "leaf"],
    "whispering_forest": ["pale"] * 7 + ["birch"] * 2 + ["leaf"],
    "hanging_woods": ["oak"] * 6 + ["willow"] * 3 + ["leaf"],
    "blackthorn_grove": ["thorn"] * 7 + ["snag", "pine", "pine"],
}
FOOTHILLS = {
    "shadow_peaks": ["pine", "stone", "stone", "snag"],
    "mountains_of_despair": ["pine", "pine", "pine", "stone"],
}
HEATHS = (
    ("bitter_downs", 22, 0.34, ["scrub", "scrub", "stone", "bush"]),
    ("ashen_hills", 24, 0.42, ["burnt", "burnt", "stone", "scrub"]),
    ("broken_crags", 30, 0.46, ["crag", "crag", "pine", "scrub"]),
    ("broken_crags", 17, 0.24, ["stone", "pine", "bush"]),
)
"""A region of hills, how far apart its things stand, how often one does, and what they are."""


def kit(u: float) -> Kit:
    """Everything wild of the realm, some variants each."""
    own: Kit = {
        "crimson": _crowns(u, 500, CRIMSON, 18, 0.036),
        "pale": _crowns(u, 520, PALE, 14, 0.03),
        "oak": _crowns(u, 540, OAK, 16, 0.045),
        "thorn": _crowns(u, 560, THORN, 16, 0.03),
        "willow": [works.willow(u * (0.84 + 0.04 * i), 580 + i) for i in range(8)],
        "snag": [works.snag(u, 590 + i) for i in range(8)],
        "burnt": [works.snag(u * 0.9, 600 + i, "#3A3331") for i in range(6)],
        "menhir": [works.menhir(u, 610 + i) for i in range(8)],
        "crag": [works.crag(u, 620 + i, 0.7 + 0.06 * i) for i in range(10)],
    }
    for n, (region, stops) in enumerate(HILLS.items()):
        own[region] = [works.down(u, 640 + 40 * n + i, 0.86 + 0.05 * (i * 5 % 9), stops) for i in range(14)]
        own[f"{region}.low"] = [
            works.down(u, 660 + 40 * n + i, 0.5 + 0.04 * (i * 5 % 6), stops) for i in range(10)
        ]
    return hexplants.kit(u) | own


def _crowns(u: float, seed: int, tones: tuple[Tones, ...], count: int, spread: float) -> list[nature.Glyph]:
    """Broad-leaved trees of some tones, from small to big."""
    return [
        nature.broadleaf(u, seed + i, tones[i % len(tones)], 0.82 + spread * (i * 7 % 11))
        for i in range(count)
    ]


def furnish(stage: Stage, ground: RealmGround, soils: RealmSoils, waters: RealmWaters) -> None:
    """Everything that stands."""
    for x, y, thing in ground.spots("adventure"):
        _ring(stage, x, y, thing)
    for x, y, thing in ground.spots("town"):
        if ground.cut(x, y, 160):
            build(stage, ground, thing, x, y)
    for cell, turn in ground.bridges():
        _scene(stage, "bridge", cell).add(works.bridge, cell.x, cell.y, turn, shadow=0.0)
        stage.keep_clear(cell.x - 56, cell.y - 40, 112, 84)
    for cell in ground.cells:
        if cell.kind == "hills" and ground.cut(cell.x, cell.y, 150):
            _hills(stage, ground, waters, cell)
        if cell.kind == "plains" and ground.cut(cell.x, cell.y, 120):
            _pasture(stage, cell)
        if cell.kind == "river" and ground.cut(cell.x, cell.y, 120):
            _boats(stage, waters, cell)
    _wilds(stage, ground, soils, waters)


def _scene(stage: Stage, kind: str, cell: Cell) -> Scene:
    return Scene(stage, Thing("", kind, cell.name, 0, 0, 0, 0, "", ()))


def _ring(stage: Stage, x: float, y: float, thing: Thing) -> None:
    """Stones round a place for a counter: low ones, or tall ones where it has a star."""
    stage.keep_clear(x - PLOT, y - PLOT - 2, 2 * PLOT, 2 * PLOT + 14)
    starred = ("star", "true") in thing.traits
    count = 16 if starred else 20
    for n in range(count):
        a = 2 * math.pi * (n + 0.3) / count
        name = ("menhir" if starred else "stone", "pebble")[n % 2]
        stage.plant(name, x + PLOT * math.cos(a), y + 2 + PLOT * math.sin(a), 0.45)


def _hills(stage: Stage, ground: RealmGround, waters: RealmWaters, cell: Cell) -> None:
    """Seven mounds in a hexagon and lower ones between, away from water, roads and places for counters."""
    rng, region = cell.rng("hills"), cell.region or "broken_crags"
    start = rng.uniform(0, 2 * math.pi)
    spots = [(rng.uniform(-10, 10), rng.uniform(-2, 12), False)]
    for n in range(12):
        a, far = start + n * math.pi / 6, rng.uniform(54, 70) if n % 2 == 0 else rng.uniform(40, 92)
        spots.append((math.cos(a) * far, 8 + math.sin(a) * far * 0.88, n % 2 == 1))
    marks = [(x, y) for x, y, _ in ground.spots("adventure") if math.hypot(x - cell.x, y - cell.y) < 190]
    for px, py, low in spots:
        x, y, wide, tall = cell.x + px, cell.y + py, 18 if low else 34, 18 if low else 36
        if any(abs(x - mx) < PLOT + wide and -PLOT - 4 < y - my < PLOT + tall for mx, my in marks):
            continue
        cut = ground.cut(x, y - 8, 1.5)
        if cut is None or (waters.wet[cut].min() > 26 and ground.road[cut].min() > 30):
            stage.plant(f"{region}.low" if low else region, x, y, 0.0)


def _pasture(stage: Stage, cell: Cell) -> None:
    """Every other plain has a flock, hay or some old stones."""
    rng, kind = cell.rng("pasture"), key_seed(cell.name) % 6
    x, y = cell.x + rng.uniform(-60, 60), cell.y - rng.uniform(30, 66)
    scene = _scene(stage, "pasture", cell)
    for dx, dy in ((0, 0), (13, 5), (-11, 7), (4, 12), (22, -3))[: 5 if kind == 0 else 3]:
        if kind == 0:
            scene.add(sheep, x + dx, y + dy, size=0.8)
        elif kind == 1:
            stage.plant("hay", x + 1.6 * dx, y + dy)
        elif kind == 2:
            stage.plant("menhir", x + dx, y + dy)


def _boats(stage: Stage, waters: RealmWaters, cell: Cell) -> None:
    """A sail or two here and there on the rivers, away from islets."""
    islet = any(abs(x - cell.x) < 100 and abs(y - cell.y) < 190 for x, y in waters.landings())
    if key_seed(cell.name) % 3 == 0 and not islet:
        scene, rng = _scene(stage, "boats", cell), cell.rng("boats")
        for n in range(1 + key_seed(cell.name) % 2):
            scene.add(boat, cell.x - 4 + 16 * n, cell.y + rng.uniform(-4, 8) + 14 * n, shadow=0.25, size=0.66)


# ---------------------------------------------------------------------- growth


def _wilds(stage: Stage, ground: RealmGround, soils: RealmSoils, waters: RealmWaters) -> None:
    """Trees, bushes, stones and grass where their ground is dry and free."""
    dry = np.asarray(waters.dry() * (1 - soils.calm), np.float32)
    _woods(stage, ground, dry)
    _meadows(stage, ground, dry)
    _heaths(stage, ground, dry)
    _wetlands(stage, ground, soils, waters, dry)


def _woods(stage: Stage, g: RealmGround, dry: Array) -> None:
    fringe = g.inside("forest") + (g.mid - 0.5) * 26 + (g.big - 0.5) * 18
    wood = smooth(fringe, -8, 8) * dry
    for n, (region, trees) in enumerate(WOODS.items()):
        step = 9.4 if region == "blackthorn_grove" else 10.4
        stage.scatter(step, np.asarray(wood * smooth(g.share(region), 0.1, 0.5), np.float32), trees, 101 + n)


def _meadows(stage: Stage, g: RealmGround, dry: Array) -> None:
    """Plains and the land along roads: grass, a few groves, poplars by the wayside."""
    plain = np.clip(g.of("plains") + g.of("road"), 0, 1) * dry
    grass = np.asarray(plain * smooth(g.mid, 0.4, 0.6) * 0.36, np.float32)
    stage.scatter(9, grass, ["grass", "dry_grass"], 111, 0.0)
    grove = smooth(g.noise(95, 61, 3) + 0.25 * (g.mid - 0.5), 0.7, 0.77) * g.of("plains") * dry
    stage.scatter(11, np.asarray(grove * 0.8, np.float32), ["leaf"] * 6 + ["bush", "gold"], 112)
    stage.scatter(40, np.asarray(plain * 0.3, np.float32), ["bush", "bush", "leaf", "scrub"], 113)
    wayside = g.of("road") * smooth(g.road, 16, 19) * (1 - smooth(g.road, 23, 27)) * dry
    stage.scatter(13, np.asarray(wayside * 0.18, np.float32), ["poplar", "leaf", "bush"], 114)


def _heaths(stage: Stage, g: RealmGround, dry: Array) -> None:
    """What grows between mountains and on hills, each region its own."""
    foot = g.of("mountain") * dry * (1 - smooth(g.cone, 2, 14))
    for n, (region, things) in enumerate(FOOTHILLS.items()):
        stage.scatter(12, np.asarray(foot * g.share(region) * 0.5, np.float32), things, 131 + n)
    hills = g.of("hills") * dry
    for n, (region, step, odds, things) in enumerate(HEATHS):
        stage.scatter(step, np.asarray(hills * g.share(region) * odds, np.float32), things, 141 + n)
    stage.scatter(9, np.asarray(hills * 0.28, np.float32), ["dry_grass", "grass"], 151, 0.0)


def _wetlands(stage: Stage, g: RealmGround, soils: RealmSoils, waters: RealmWaters, dry: Array) -> None:
    """Swamps, banks, and the damp meadows along rivers."""
    mire = g.of("swamp") * dry
    stage.scatter(
        9, np.asarray(mire * (1 - soils.pool) * 0.55, np.float32), ["reeds"] * 7 + ["bush"], 121, 0.2
    )
    stage.scatter(24, np.asarray(mire * 0.7, np.float32), ["snag", "snag", "willow"], 122)
    bank = np.clip(1 - np.abs(waters.wet - 5) / 4, 0, 1) * (1 - soils.calm)
    bank = bank * (0.25 + smooth(g.noise(60, 71, 2), 0.45, 0.6))
    stage.scatter(7.5, np.asarray(bank * 0.6, np.float32), ["reeds"] * 5 + ["bush", "pebble"], 123, 0.2)
    damp = g.of("river") * dry * smooth(waters.wet, 8, 22)
    stage.scatter(24, np.asarray(damp * 0.5, np.float32), ["willow", "leaf", "bush", "bush"], 124)
    stage.scatter(9, np.asarray(damp * 0.4, np.float32), ["grass"], 125, 0.0)
