"""The four civilizations: a town at each settlement, left of its courts."""

import math

import numpy as np

from tools.paint.core import lands_north as north
from tools.paint.core import lands_south as south
from tools.paint.core.brush import key_seed
from tools.paint.core.lands_north import mud_house, roundhouse
from tools.paint.core.lands_south import domed_house, white_house
from tools.paint.core.scene import Scene
from tools.paint.core.stage import Stage
from tools.paint.core.steppe import RED, TEAL, palisade, smoke
from tools.paint.core.workshops import person


def build(stage: Stage) -> None:
    """All twelve towns and what lies in the margin of each land."""
    for thing in stage.g.plan.of_kind("settlement"):
        scene = Scene(stage, thing)
        scene.clear(2, 46, 190, 146)
        TOWNS[thing.name](scene)
    for thing in stage.g.plan.of_kind("civilization"):
        if thing.name in MARGINS:
            MARGINS[thing.name](Scene(stage, thing))


def _forest_edge(scene: Scene, names: tuple[str, ...]) -> None:
    """Trees behind and beside a town, thicker towards its corners."""
    rng = np.random.default_rng(key_seed(scene.thing.name))
    for n in range(54):
        x = 96 + 94 * math.copysign(rng.random() ** 0.6, rng.random() - 0.5)
        deep = 12 + 0.13 * abs(x - 96) ** 1.18
        scene.plants(names[n % len(names)], ((x, 58 + deep * rng.random()),))
    for n in range(26):
        side, y = (3, 12) if n % 2 else (189, -12), rng.uniform(80, 190)
        scene.plants(names[n % len(names)], ((side[0] + side[1] * rng.random(), y),))


def _ringed_village(scene: Scene) -> None:
    _forest_edge(scene, ("leaf", "leaf", "gold", "pine"))
    scene.ring(96, 130, 74, 46, 0.5)
    for x, y, r in ((58, 112, 15), (98, 100, 18), (138, 112, 15), (76, 144, 14), (124, 146, 15)):
        scene.add(roundhouse, x, y, r)
    scene.add(smoke, 98, 101, 0.5, 34.0, shadow=0.0)
    scene.many(person, ((100, 160), (96, 130), (112, 168)))


def _hill_fort(scene: Scene) -> None:
    _forest_edge(scene, ("pine", "leaf", "pine"))
    scene.plants("hill", ((40, 96), (150, 92), (96, 84)))
    scene.add(north.longhouse, 84, 128)
    scene.add(north.watchtower, 150, 134)
    scene.add(roundhouse, 36, 148, 13)
    scene.add(smoke, 70, 128.5, 0.55, 44.0, shadow=0.0)
    for x in (12, 36, 130, 154):
        scene.add(palisade, x, 178, 24, 0)
    scene.add(north.gatehouse, 95, 180)


def _wood_hamlet(scene: Scene) -> None:
    _forest_edge(scene, ("pine", "pine", "leaf", "pine"))
    scene.add(north.watchtower, 30, 138)
    scene.add(north.longhouse, 96, 112)
    scene.add(roundhouse, 158, 128, 15)
    scene.add(roundhouse, 70, 150, 14)
    scene.add(roundhouse, 120, 162, 15)
    scene.add(roundhouse, 22, 174, 12)
    scene.add(smoke, 120, 112.5, 0.6, 44.0, shadow=0.0)
    scene.plants("pine", ((178, 96), (186, 104), (10, 100), (172, 172), (184, 160)))
    scene.many(person, ((92, 168), (146, 170)))


def _gate_city(scene: Scene) -> None:
    _forest_edge(scene, ("palm", "bush", "palm", "scrub"))
    scene.add(north.town_wall, 95, 92, 74.0)
    houses = (
        (36, 112),
        (66, 106),
        (98, 108),
        (130, 106),
        (158, 112),
        (50, 130),
        (84, 128),
        (116, 128),
        (148, 132),
    )
    scene.many(mud_house, houses)
    scene.add(north.blue_gate, 95, 176)
    scene.plants("palm", ((22, 184), (170, 186), (14, 132), (178, 134)))
    scene.many(person, ((90, 188), (110, 190)))


def _ziggurat(scene: Scene) -> None:
    _forest_edge(scene, ("palm", "bush", "scrub"))
    scene.many(mud_house, ((22, 116), (170, 118), (20, 142), (172, 144)))
    scene.add(north.ziggurat, 95, 176)
    scene.plants("palm", ((12, 188), (178, 188), (26, 96), (166, 96)))
    scene.many(person, ((80, 188), (112, 190)))


def _garden_palace(scene: Scene) -> None:
    _forest_edge(scene, ("palm", "palm", "bush", "olive"))
    scene.many(mud_house, ((24, 112), (168, 114)))
    scene.add(north.gardens, 95, 162)
    scene.many(mud_house, ((18, 182), (50, 186), (142, 186), (172, 182)))
    scene.plants("palm", ((76, 188), (96, 184), (116, 188), (10, 140), (180, 142)))


def _rock_tombs(scene: Scene) -> None:
    scene.add(south.rock_tomb, 98, 152)
    scene.add(south.caravan_tent, 36, 180)
    scene.add(south.caravan_tent, 158, 182)
    scene.many(south.camel, ((76, 178), (118, 186)))
    scene.plants("palm", ((14, 176), (180, 178), (60, 186)))
    scene.add(person, 98, 174)


def _hall_of_columns(scene: Scene) -> None:
    scene.many(domed_house, ((20, 106), (170, 108)))
    scene.add(south.apadana, 95, 172)
    scene.many(person, ((90, 186), (100, 190), (70, 188)))
    scene.plants("cypress", ((8, 184), (182, 184), (30, 100), (160, 100)))


def _fire_temple(scene: Scene) -> None:
    for x, y, half in (
        (28, 112, 12),
        (56, 98, 10),
        (136, 98, 10),
        (164, 112, 12),
        (24, 150, 13),
        (168, 152, 13),
        (38, 182, 12),
    ):
        scene.add(domed_house, x, y, half)
    scene.add(south.fire_temple, 96, 158)
    scene.add(smoke, 96, 158.5, 0.6, 72.0, shadow=0.0)
    scene.add(south.caravan_tent, 144, 184)
    scene.add(south.camel, 108, 186)
    scene.plants("palm", ((8, 178), (182, 180), (70, 184)))


def _harbour(scene: Scene) -> None:
    scene.add(south.lighthouse, 74, 128)
    scene.add(south.jetty, 74, 158, 44.0)
    houses = (
        (108, 82),
        (136, 78),
        (164, 86),
        (98, 106),
        (126, 108),
        (154, 110),
        (180, 112),
        (112, 134),
        (142, 136),
        (170, 140),
    )
    scene.many(white_house, houses)
    scene.many(white_house, ((98, 162), (128, 164), (160, 168)))
    scene.plants("cypress", ((186, 84), (184, 164), (114, 166)))
    scene.add(south.galley, 26, 132, RED)
    scene.add(south.galley, 10, 176, TEAL)


def _acropolis(scene: Scene) -> None:
    scene.plants("cypress", ((22, 108), (168, 108), (30, 104)))
    scene.add(south.acropolis, 95, 164)
    scene.add(south.temple, 95, 164.5, 44.0, 27.0, shadow=0.0)
    low = ((18, 150), (174, 150), (14, 184), (44, 182), (70, 188), (122, 188), (148, 182), (178, 182))
    scene.many(white_house, low)
    scene.plants("cypress", ((30, 166), (160, 166), (96, 192), (58, 178), (134, 178)))


def _theatre(scene: Scene) -> None:
    scene.many(white_house, ((20, 104), (46, 90), (144, 90), (170, 104)))
    scene.add(south.theatre, 95, 150)
    scene.many(white_house, ((18, 150), (24, 180), (56, 186), (136, 186), (170, 182), (176, 150)))
    scene.plants("cypress", ((30, 120), (160, 122), (80, 88), (110, 86), (8, 122), (184, 124)))
    scene.plants("olive", ((96, 188), (40, 164), (150, 166)))


def _greek_sea(scene: Scene) -> None:
    scene.add(south.galley, 52, 148, RED)
    scene.add(south.galley, 84, 178, TEAL)


def _assyrian_fields(scene: Scene) -> None:
    scene.many(mud_house, ((28, 168), (78, 160)))
    scene.add(person, 52, 186)


TOWNS = {
    "cimmeria_left": _ringed_village,
    "cimmeria_middle": _hill_fort,
    "cimmeria_right": _wood_hamlet,
    "assyria_left": _gate_city,
    "assyria_middle": _ziggurat,
    "assyria_right": _garden_palace,
    "persia_left": _rock_tombs,
    "persia_middle": _hall_of_columns,
    "persia_right": _fire_temple,
    "greece_left": _harbour,
    "greece_middle": _acropolis,
    "greece_right": _theatre,
}
MARGINS = {"greece": _greek_sea, "assyria": _assyrian_fields}
