"""The Tiled map of the Raiders board, and the painting that was made from it."""

import json
import os
import shutil
from collections import Counter
from pathlib import Path

import pytest

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
pytest.importorskip("numpy")
import pygame

from game import paths
from game.maps.plan import Plan
from game.maps.tiled import load_plan
from tests.programs import run_tiled
from tools.paint.core.board import paint, stamp

MAP = paths.maps("raiders.tmx")
WORLD = 2304, 1024
BUILDINGS = (
    "stables",
    "barracks",
    "silversmith",
    "farm",
    "chiefs_tent",
    "town_centre",
    "meeting_tent",
    "market",
)
LANDS = ("cimmeria", "assyria", "persia", "greece")
SETTLEMENTS = [f"{land}_{side}" for land in LANDS for side in ("left", "middle", "right")]


def expected_places() -> dict[str, tuple[str, str]]:
    """Every id of the board with its kind and the place it belongs to."""
    places = {"village": ("village", "")}
    places |= {f"village.quest.{n}": ("quest_space", "village") for n in (1, 2)}
    for building in BUILDINGS:
        places[building] = ("building", "village")
        places[f"{building}.spot"] = ("worker_spot", building)
        places |= {f"{building}.{plate}": ("plate", building) for plate in ("name", "action")}
    for land in LANDS:
        places[land] = ("civilization", "")
        places |= {f"{land}.{plate}": ("plate", land) for plate in ("name", "dice")}
    for town in SETTLEMENTS:
        places[town] = ("settlement", town.rsplit("_", 1)[0])
        places |= {f"{town}.spot.{n}": ("worker_spot", town) for n in (1, 2)}
        places |= {f"{town}.{side}": ("raid_space", town) for side in ("left", "right")}
        places |= {f"{town}.{plate}": ("plate", town) for plate in ("name", "cost", "results")}
    return places


@pytest.fixture(scope="module")
def plan() -> Plan:
    return load_plan(MAP)


def test_the_map_holds_exactly_the_places_of_the_board(plan: Plan) -> None:
    places = [thing for thing in plan.things if thing.layer == "places"]
    assert max(Counter(thing.name for thing in places).values()) == 1
    assert {thing.name: (thing.kind, thing.of) for thing in places} == expected_places()


def test_every_place_lies_in_the_world_and_in_its_parent(plan: Plan) -> None:
    by_name = {thing.name: thing for thing in plan.things}
    world = pygame.Rect(0, 0, *WORLD)
    for thing in plan.things:
        if thing.layer == "places":
            parent = by_name.get(thing.of)
            around = pygame.Rect(parent.x, parent.y, parent.w, parent.h) if parent else world
            assert around.contains(pygame.Rect(thing.x, thing.y, thing.w, thing.h)), thing.name


def test_places_for_pieces_and_words_do_not_overlap(plan: Plan) -> None:
    small = plan.of_kind("worker_spot", "raid_space", "quest_space", "plate")
    for n, thing in enumerate(small):
        rect = pygame.Rect(thing.x, thing.y, thing.w, thing.h)
        others = [o.name for o in small[n + 1 :] if rect.colliderect((o.x, o.y, o.w, o.h))]
        assert not others, thing.name


def test_terrain_covers_the_world(plan: Plan) -> None:
    assert (plan.width, plan.height) == WORLD
    assert {len(row) for row in plan.terrain} == {WORLD[0] // plan.tile}


def test_roads_rivers_and_borders_are_lines(plan: Plan) -> None:
    lines = [thing for thing in plan.things if thing.layer == "roads"]
    assert {thing.kind for thing in lines} == {"road", "river", "border"}
    assert all(len(thing.points) > 1 for thing in lines)


def test_the_painting_is_of_this_map(plan: Plan) -> None:
    assert plan.painted == load_plan(MAP).fingerprint(), "the map was edited after it was painted"


def test_the_fingerprint_sees_every_change_of_meaning(tmp_path: Path) -> None:
    shutil.copytree(MAP.parent / "tiles", tmp_path / "tiles")
    text = MAP.read_text(encoding="utf-8")
    copy = tmp_path / "copy.tmx"
    changes = (
        ("", ""),
        ('name="market" type="building" x="', 'name="market" type="building" x="1'),
        ('value="village"', 'value="market"'),
        ('<polyline points="0,0 ', '<polyline points="1,0 '),
    )
    seen = set()
    for old, new in changes:
        copy.write_text(text.replace(old, new, 1), encoding="utf-8")
        seen.add(load_plan(copy).fingerprint())
    assert len(seen) == 4


def test_stamping_changes_nothing_but_the_stamp(tmp_path: Path) -> None:
    shutil.copytree(MAP.parent / "tiles", tmp_path / "tiles")
    copy = tmp_path / "copy.tmx"
    shutil.copy(MAP, copy)
    before = load_plan(copy).fingerprint()
    stamp(copy, "0123456789abcdef")
    assert load_plan(copy).painted == "0123456789abcdef"
    assert load_plan(copy).fingerprint() == before


def test_the_painting_is_half_as_big_again_as_the_world() -> None:
    file = paths.assets("raiders", "board.jpg")
    assert pygame.image.load(file).get_size() == (WORLD[0] * 3 // 2, WORLD[1] * 3 // 2)
    assert file.stat().st_size < 4_000_000


def test_painting_again_gives_the_same_bytes(plan: Plan) -> None:
    cut = (1060, 120, 90, 70)
    first, second = (pygame.image.tobytes(paint(plan, "raiders", cut, 1.0), "RGB") for _ in range(2))
    assert first == second
    assert len(set(first)) > 50


def test_tiled_draws_the_map(tmp_path: Path) -> None:
    picture = tmp_path / "map.png"
    assert not run_tiled(tmp_path, "tmxrasterizer", str(MAP), str(picture))
    assert pygame.image.load(picture).get_width() >= WORLD[0]


def test_tiled_reads_the_same_objects(plan: Plan, tmp_path: Path) -> None:
    exported = tmp_path / "map.json"
    run_tiled(tmp_path, "tiled", "--export-map", "json", str(MAP), str(exported))
    layers = {layer["name"]: layer for layer in json.loads(exported.read_text())["layers"]}
    assert list(layers) == ["terrain", "painting", "roads", "places"]
    read = {
        (o["name"], o["type"], o["x"], o["y"], o["width"], o["height"]) for o in layers["places"]["objects"]
    }
    own = {(t.name, t.kind, t.x, t.y, t.w, t.h) for t in plan.things if t.layer == "places"}
    assert read == own
