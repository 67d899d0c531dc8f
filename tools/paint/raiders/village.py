"""The Scythian village: what stands at each of its buildings."""

from game.maps.plan import Plan
from tools.paint.core import nature, steppe, workshops
from tools.paint.core.lands_north import watchtower
from tools.paint.core.scene import Scene
from tools.paint.core.stage import Stage
from tools.paint.core.steppe import COATS, GREY_FELT, OCHRE, RED, TEAL
from tools.paint.core.workshops import person

GOLDEN_HILL = ((0, "#86682E"), (0.3, "#A58440"), (0.55, "#C8A656"), (0.8, "#E2C878"), (1, "#F4E2A4"))


def build(stage: Stage) -> None:
    """All buildings, the burial mound in the middle, the palisade and the bridges."""
    plan = stage.g.plan
    for thing in plan.of_kind("building"):
        scene = Scene(stage, thing)
        scene.clear(6, 44, 250, 156)
        BUILDINGS[thing.name](scene)
    _mound(Scene(stage, plan.named("village.quest.1")))
    _stockade(Scene(stage, plan.named("village")), plan)


def _stables(scene: Scene) -> None:
    scene.add(workshops.stable, 118, 132, size=1.22)
    paddock = (
        (12, 194, 78, 0),
        (174, 194, 76, 0),
        (12, 194, 10, 100),
        (250, 194, -10, 100),
        (206, 94, 34, 0),
    )
    for x, y, dx, dy in paddock:
        scene.add(steppe.fence, x, y, dx, dy, shadow=0.3)
    horses = ((46, 160), (80, 182), (180, 174), (222, 150), (226, 184), (40, 187), (140, 166))
    for n, (x, y) in enumerate(horses):
        scene.add(steppe.horse, x, y, COATS[n % len(COATS)], n % 2 == 0, size=1.45)
    scene.many(workshops.haystack, ((222, 118), (238, 126)), size=1.15)
    scene.add(person, 118, 186)


def _barracks(scene: Scene) -> None:
    scene.add(workshops.hall, 131, 134, size=1.24)
    scene.many(workshops.dummy, ((30, 160), (58, 182), (22, 194)), size=1.25)
    scene.many(workshops.target, ((222, 156), (244, 176)), size=1.3)
    scene.add(workshops.spear_rack, 196, 192, size=1.3)
    scene.many(person, ((44, 164), (76, 190), (176, 164), (96, 158), (168, 186)), size=1.1)
    for x, colour in ((42, RED), (220, TEAL)):
        scene.add(steppe.standard, x, 134, colour, size=1.1)


def _silversmith(scene: Scene) -> None:
    scene.add(workshops.forge, 122, 172, size=1.24)
    scene.add(steppe.smoke, 158, 172.5, 1.0, 102.0, shadow=0.0)
    scene.add(steppe.yurt, 226, 124, 22, GREY_FELT, TEAL)
    scene.add(workshops.pots, 222, 178, size=1.25)
    scene.add(steppe.wagon, 36, 118, size=1.15)
    scene.many(person, ((204, 188), (60, 188), (206, 156)), size=1.1)


def _farm(scene: Scene) -> None:
    scene.clear(172, 176, 90, 84)
    scene.add(workshops.farmhouse, 52, 204, size=1.42)
    scene.many(workshops.haystack, ((188, 190), (212, 196), (199, 208)), size=1.3)
    scene.many(workshops.sheep, ((226, 218), (246, 226), (208, 230), (236, 242), (190, 236)), size=1.2)
    scene.add(steppe.wagon, 200, 126, size=1.15)
    scene.many(person, ((84, 128), (156, 100), (40, 110)), size=1.1)
    scene.plants("leaf", ((10, 204), (98, 196), (240, 178)))
    scene.add(steppe.fence, 182, 252, 72, 0, shadow=0.3)


def _chiefs_tent(scene: Scene) -> None:
    scene.add(steppe.yurt, 32, 110, 20, GREY_FELT, RED)
    scene.add(steppe.yurt, 230, 110, 20, GREY_FELT, TEAL)
    scene.add(steppe.chief_tent, 131, 168, size=1.12)
    scene.many(person, ((82, 192), (180, 192), (58, 182), (208, 182)), size=1.1)
    scene.add(steppe.horse, 26, 180, COATS[3], False, size=1.3)
    scene.add(steppe.horse, 240, 182, COATS[4], True, size=1.3)


def _town_centre(scene: Scene) -> None:
    scene.add(steppe.yurt, 46, 122, 27, steppe.FELT, RED)
    scene.add(steppe.yurt, 131, 98, 24, GREY_FELT, OCHRE)
    scene.add(steppe.yurt, 216, 122, 27, steppe.FELT, TEAL)
    scene.add(workshops.totem, 84, 142, size=1.12)
    scene.add(workshops.totem, 178, 142, size=1.12)
    scene.add(workshops.bonfire, 131, 172, size=1.22)
    scene.add(steppe.smoke, 133, 172.5, 0.9, 52.0, shadow=0.0)
    scene.many(workshops.bench, ((66, 178), (196, 178)), 15.0, size=1.2)
    scene.many(person, ((52, 164), (88, 192), (176, 194), (208, 166), (98, 156), (30, 186)), size=1.1)


def _meeting_tent(scene: Scene) -> None:
    scene.add(steppe.yurt, 38, 92, 18, GREY_FELT, TEAL)
    scene.add(steppe.wagon, 226, 94, size=1.1)
    scene.add(steppe.pavilion, 131, 170, size=1.22)
    scene.add(steppe.horse, 26, 190, COATS[2], False, size=1.35)
    scene.add(steppe.horse, 238, 188, COATS[0], True, size=1.35)
    scene.many(person, ((108, 184), (126, 190), (154, 186), (68, 188), (194, 190)), size=1.1)


def _market(scene: Scene) -> None:
    stalls = ((52, 116, TEAL), (131, 98, RED), (210, 116, OCHRE), (56, 182, RED), (208, 182, TEAL))
    for x, y, colour in stalls:
        scene.add(workshops.market_stall, x, y, colour, size=1.26)
    scene.many(workshops.pots, ((104, 186), (160, 136), (94, 124)), size=1.2)
    crowd = ((92, 146), (128, 150), (166, 158), (150, 188), (112, 158), (184, 142), (96, 164), (140, 128))
    scene.many(person, crowd, size=1.1)
    scene.add(steppe.wagon, 131, 174, size=1.1)


def _mound(scene: Scene) -> None:
    """The burial mound behind the quest rugs; places are relative to the left rug."""
    stage, x0, y0 = scene.stage, scene.thing.x, scene.thing.y
    scene.clear(-4, -150, 254, 300)
    for seed, size, x, y in ((77, 2.6, 126, -42), (78, 1.6, 46, -38), (79, 1.3, 206, -36)):
        stage.put(nature.hillock(stage.u, seed, size, GOLDEN_HILL), x0 + x, y0 + y, 0.2)
    scene.add(workshops.stela, 123, -102, 1.4)
    for x, y, size in (
        (20, -24, 1.0),
        (56, -16, 1.2),
        (94, -12, 0.9),
        (152, -12, 0.9),
        (190, -16, 1.2),
        (226, -24, 1.0),
    ):
        scene.add(workshops.stela, x, y, size)
    for x, colour in ((2, RED), (242, TEAL)):
        scene.add(steppe.standard, x, -6, colour, size=1.1)
    for x, y, r, felt, band in YURTS:
        scene.add(steppe.yurt, x, y, r, felt, band)
    scene.add(steppe.wagon, 160, 122, size=1.1)
    scene.add(steppe.horse, 98, 140, COATS[4], True, size=1.3)
    scene.many(person, ((84, 116), (122, 132), (166, 146)), size=1.1)


def _stockade(scene: Scene, plan: Plan) -> None:
    """Stakes round the village with gaps where roads leave, and a bridge at each gap."""
    for x in range(4, 800, 44):
        scene.add(steppe.palisade, x, 16, 40, 0, shadow=0.3)
        scene.add(steppe.palisade, x, plan.height - 3, 40, 0, shadow=0.3)
    crossings = [y for thing in plan.of_kind("road") for x, y in thing.points if x == 836]
    for n, y in enumerate(range(44, plan.height, 28)):
        lean = 5 if n % 2 else -5
        scene.add(steppe.palisade, 9 - lean / 2, y, lean, 26, shadow=0.3)
        if all(not -14 < y - crossing < 46 for crossing in crossings):
            scene.add(steppe.palisade, 808 - lean / 2, y, lean, 26, shadow=0.3)
    scene.clear(-10, 0, 26, plan.height)
    scene.clear(794, 0, 26, plan.height)
    for y in sorted(set(crossings)):
        scene.add(watchtower, 803, y - 12, size=0.86)
        scene.add(steppe.bridge, 836, y + 9, shadow=0.0)


YURTS = (
    (46, 134, 24, steppe.FELT, TEAL),
    (206, 136, 24, steppe.FELT, RED),
    (6, 118, 16, GREY_FELT, OCHRE),
    (248, 120, 16, GREY_FELT, OCHRE),
)
BUILDINGS = {
    "stables": _stables,
    "barracks": _barracks,
    "silversmith": _silversmith,
    "farm": _farm,
    "chiefs_tent": _chiefs_tent,
    "town_centre": _town_centre,
    "meeting_tent": _meeting_tent,
    "market": _market,
}
