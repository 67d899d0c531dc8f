"""Paint a board from its map: python -m tools.paint.core.board TITLE [--cut x y w h --to FILE].

The painting goes to assets/TITLE/board.jpg at 1.5 times the size of the world, and at its own size to
maps/TITLE.jpg, which the map shows, as Tiled cannot scale a picture. The map's fingerprint goes into it.
A cut, in world pixels, is for looking at while working on the paint.
"""

import argparse
import re
from collections.abc import Callable
from functools import partial
from pathlib import Path

import numpy as np
import pygame

from game import paths
from game.maps.plan import Plan, Thing
from game.maps.tiled import load_plan
from tools.paint.core import hexplants
from tools.paint.core.brush import Array, array, bell, chaikin, key_seed, mix, rgb, surface
from tools.paint.core.finish import Pass, brushed, canvas, keyed, shaded, to_rim
from tools.paint.core.hexboard import paint_view
from tools.paint.core.hexground import HexGround
from tools.paint.core.hexsoils import HexSoils
from tools.paint.core.hexwaters import HexWaters
from tools.paint.core.landscape import Ground, View, lift
from tools.paint.core.parchment import Parchment
from tools.paint.core.places import Places
from tools.paint.core.soils import Soils, Waters
from tools.paint.core.stage import Stage
from tools.paint.core.wilds import grow
from tools.paint.raiders import scenes
from tools.paint.runebound import board
from tools.paint.scythe import lands

SCALE = 1.5
STAMP = re.compile(r'(<property name="painted" value=")[^"]*(")')
MARGINS = {
    "raiders": 64,
    "scythe": 160,
    "runebound": 160,
}  # painted round a cut, so that its edge is like the whole
RIVER_HALF, STREAM_HALF, CANAL_HALF = 15.0, 6.0, 4.6
PASSES = Pass(70, 26, 9, 0.55, 0.035, 0.85), Pass(26, 13, 4.6, 0.6, 0.05, 0.55)
Cut = tuple[int, int, int, int]


def paint(plan: Plan, title: str, cut: Cut | None = None, scale: float = SCALE) -> pygame.Surface:
    """The whole board, or a cut (x, y, width, height in world pixels) of it."""
    x, y, w, h = cut or (0, 0, plan.width, plan.height)
    margin = MARGINS[title]
    left, top = max(0, x - margin), max(0, y - margin)
    right, bottom = min(plan.width, x + w + margin), min(plan.height, y + h + margin)
    edges = [int(n * scale) // 2 * 2 for n in (left, top, right, bottom)]
    view = View(scale, edges[0], edges[1], edges[2] - edges[0], edges[3] - edges[1])
    picture = PAINTERS[title](plan, view, key_seed(title) % 100_000)
    inner = pygame.Rect(int(x * scale) - view.left, int(y * scale) - view.top, int(w * scale), int(h * scale))
    return picture.subsurface(inner.clip(picture.get_rect()))


def _raiders(plan: Plan, view: View, seed: int) -> pygame.Surface:
    ground = Ground(plan, view, seed)
    z = ground.heights()
    soils, waters = Soils(ground), Waters(ground)
    img = waters.paint(soils.paint(z), _lines(ground, "road"), _streams(ground))
    crisp = np.clip(
        ground.of("field")
        + ground.of("garden")
        + (waters.wet < 4) * (waters.wet > -7)
        + (waters.track < 9)
        + 0.8 * (soils.rocky > 0.3),
        0,
        1,
    )
    angle = np.where(waters.wet < 0, np.float32(0.02), soils.angle).astype(np.float32)
    img, angle, crisp = lift(z * np.float32(ground.u), img, angle, crisp.astype(np.float32))
    target = surface(brushed(ground, img, angle, crisp, PASSES))
    _lay_places(ground, target)
    stage = Stage(ground, z)
    _keep_clear(ground.plan, stage)
    scenes.build(stage)
    grow(stage, soils, waters)
    stage.draw(target)
    _lay_plates(ground, target)
    return surface(_graded(ground, array(target)))


def _lines(ground: Ground, kind: str, prefix: str = "") -> list[Array]:
    things = ground.plan.of_kind(kind)
    return [chaikin(thing.points, 3) for thing in things if thing.name.startswith(prefix)]


def _streams(ground: Ground) -> list[tuple[list[Array], float]]:
    """Canals keep their corners; the first river is the broad one and lies over the others."""
    plan = ground.plan
    canals = [np.array(t.points, np.float32) for t in plan.of_kind("river") if t.name.startswith("canal")]
    rivers = _lines(ground, "river", "river.")
    return [(canals, CANAL_HALF), (rivers[1:], STREAM_HALF), (rivers[:1], RIVER_HALF)]


def _land_of(plan: Plan, thing: Thing) -> str:
    """The village or the civilization that a place belongs to."""
    while thing.of:
        thing = plan.named(thing.of)
    return thing.name


def _lay_places(ground: Ground, target: pygame.Surface) -> None:
    plan = ground.plan
    places = Places(target, ground.u, ground.view.left, ground.view.top)
    for thing in plan.of_kind("raid_space"):
        places.plot(thing, _land_of(plan, thing))
    for thing in plan.of_kind("worker_spot"):
        places.socket(thing, _land_of(plan, thing))
    for thing in plan.of_kind("quest_space"):
        places.rug(thing)


def _lay_plates(ground: Ground, target: pygame.Surface) -> None:
    parchment = Parchment(target, ground.u, ground.view.left, ground.view.top)
    for thing in ground.plan.of_kind("plate"):
        parchment.plate(thing, thing.name.rsplit(".", 1)[1])


def _keep_clear(plan: Plan, stage: Stage) -> None:
    for thing in plan.of_kind("worker_spot", "raid_space", "quest_space"):
        stage.keep_clear(thing.x - 6, thing.y - 4, thing.w + 12, thing.h + 26)


def _graded(ground: Ground, img: Array) -> Array:
    """Last touches that make one picture of it: edge shade, canvas grain, warm key."""
    img = shaded(ground, img, 0.22, 0.06, 70)
    img = keyed(canvas(ground, img, 0.02), (1.012, 1.0, 0.97), 0.05)
    rim = bell(to_rim(ground), 0, 1.2 / ground.u + 0.6) * 0.5
    return np.clip(mix(img, np.broadcast_to(rgb("walnut"), img.shape), rim), 0, 1)


def _scythe(plan: Plan, view: View, seed: int) -> pygame.Surface:
    ground = HexGround(plan, view, seed)
    soils, waters = HexSoils(ground), HexWaters(ground)
    furnish = partial(lands.furnish, ground=ground, soils=soils, waters=waters)
    return paint_view(ground, soils, waters, hexplants.kit, furnish)


PAINTERS: dict[str, Callable[[Plan, View, int], pygame.Surface]] = {
    "raiders": _raiders,
    "scythe": _scythe,
    "runebound": board.paint,
}


def stamp(path: Path, fingerprint: str) -> None:
    """Write the fingerprint into the painting layer, leaving every other byte as it is."""
    text, count = STAMP.subn(rf"\g<1>{fingerprint}\g<2>", path.read_text(encoding="utf-8"))
    if count != 1:
        raise ValueError(f"{path}: expected one property 'painted', found {count}")
    path.write_text(text, encoding="utf-8")


def main() -> None:
    """The command line."""
    ask = argparse.ArgumentParser(description="Paint a board from its map.")
    ask.add_argument("title", choices=PAINTERS)
    ask.add_argument("--cut", nargs=4, type=int, metavar=("X", "Y", "W", "H"))
    ask.add_argument("--to", type=Path)
    ask.add_argument("--scale", type=float, default=SCALE)
    given = ask.parse_args()
    source = paths.maps(f"{given.title}.tmx")
    plan = load_plan(source)
    picture = paint(plan, given.title, tuple(given.cut) if given.cut else None, given.scale)
    target = given.to or paths.assets(given.title, "board.jpg")
    pygame.image.save(picture.convert(24), target)
    if not given.to:
        in_map = pygame.transform.smoothscale(picture, (plan.width, plan.height))
        pygame.image.save(in_map.convert(24), paths.maps(f"{given.title}.jpg"))
        stamp(source, plan.fingerprint())


if __name__ == "__main__":
    main()
