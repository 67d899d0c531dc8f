"""Our reading and drawing of a map against Tiled's own, and maps that are refused."""

from __future__ import annotations

import json
from pathlib import Path

import pygame
import pytest

from game import paths
from game.engine.board.places import BadMap, Board, check_places
from game.maps import tiled
from game.packages import registry
from tests.programs import run_tiled

SQUARE = [name for name in registry.names() if not tiled.load_board(registry.find(name).map).layout]
MAPS = [pytest.param(name, id=name) for name in SQUARE]  # hexagons are looked at in test_tiled_hexes


@pytest.mark.parametrize("name", MAPS)
def test_places_and_properties_are_those_of_tileds_own_export(name: str, tmp_path: Path) -> None:
    out = tmp_path / "map.json"
    run_tiled(tmp_path, "tiled", "--export-map", "json", str(registry.find(name).map), str(out))
    layers = {layer["name"]: layer for layer in json.loads(out.read_text())["layers"]}
    exported = {}
    for thing in layers[tiled.PLACES]["objects"]:
        of = {p["name"]: p["value"] for p in thing.get("properties", [])}.get("of", "")
        box = (thing["x"], thing["y"], thing["width"], thing["height"])
        exported[thing["name"]] = (thing["type"], of, box)
    ours = tiled.load_board(registry.find(name).map).places
    assert {p.id: (p.kind, p.of, (p.x, p.y, p.w, p.h)) for p in ours.values()} == exported


@pytest.mark.parametrize("name", MAPS)
def test_tiled_shows_the_board_as_we_draw_it(name: str, tmp_path: Path) -> None:
    out = tmp_path / "map.png"
    source = str(registry.find(name).map)
    run_tiled(tmp_path, "tmxrasterizer", "--hide-layer", "places", "--hide-layer", "roads", source, str(out))
    theirs = pygame.image.load(out)
    painting = pygame.image.load(registry.find(name).content / "board.jpg")
    ours = pygame.transform.smoothscale(painting, tiled.load_board(registry.find(name).map).size)
    assert theirs.get_size() == ours.get_size()
    small = [pygame.transform.smoothscale(picture, (96, 48)) for picture in (theirs, ours)]
    apart = [
        abs(a - b)
        for x in range(96)
        for y in range(48)
        for a, b in zip(small[0].get_at((x, y))[:3], small[1].get_at((x, y))[:3], strict=True)
    ]
    assert max(apart) <= 12
    assert sum(apart) / len(apart) < 1.5


def map_with(tmp_path: Path, change: tuple[str, str]) -> Path:
    """The real map of the first title with one thing changed in its text."""
    source = paths.maps("raiders.tmx").read_text().replace(*change, 1)
    file = tmp_path / "raiders.tmx"
    file.write_text(source.replace('source="', f'source="{paths.maps()}/'))
    return file


REFUSED = [
    (('name="stables" type="building"', 'name="stable" type="building"'), ["stables", "belongs to"]),
    (('name="farm" type="building"', 'name="barracks" type="building"'), ["barracks", "twice"]),
    (('name="stables" type="building"', 'type="building"'), ["no name"]),
    (('name="places"', 'name="spots"'), ['no layer "places"']),
]


@pytest.mark.parametrize(("change", "said"), REFUSED)
def test_a_map_with_a_missing_doubled_or_unknown_place_is_refused(
    tmp_path: Path, change: tuple[str, str], said: list[str]
) -> None:
    file = map_with(tmp_path, change)
    with pytest.raises(BadMap) as caught:
        tiled.load_board(file)
    assert "raiders.tmx" in str(caught.value)
    assert all(word in str(caught.value) for word in said)


def test_places_that_the_rules_need_or_do_not_know_are_named() -> None:
    board = Board("some.tmx", (32, 32), {})
    with pytest.raises(BadMap, match=r'some.tmx: layer "places" has no building "stables"'):
        check_places(board, {"building": {"stables"}})
    board = tiled.load_board(paths.maps("raiders.tmx"))
    with pytest.raises(BadMap, match=r'has a building "\w+", which the rules do not know'):
        check_places(board, {"building": set()})


def test_a_missing_tileset_and_a_broken_file_are_named(tmp_path: Path) -> None:
    with pytest.raises(BadMap, match=r"gone.tmx is missing"):
        tiled.load_board(tmp_path / "gone.tmx")
    broken = tmp_path / "broken.tmx"
    broken.write_text("<map")
    with pytest.raises(BadMap, match=r"broken.tmx: Tiled map cannot be read"):
        tiled.load_board(broken)
