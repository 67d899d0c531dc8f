"""The hexagonal map: what it holds, how we read it, and what Tiled says of the same file."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

import pygame
import pytest

from game import paths
from game.engine.board.hexagons import distance
from game.engine.board.places import BadMap, Board, check_hexes
from game.maps import tiled
from tests.programs import run_tiled

TERRAINS = {
    "mountain": 8,
    "farm": 7,
    "forest": 7,
    "tundra": 8,
    "village": 9,
    "lake": 7,
    "factory": 1,
    "home_base": 7,
}
TUNNELS = {"r2c3", "r3c2", "r3c5", "r5c2", "r5c5", "r6c3"}
ENCOUNTERS = {"r1c3", "r2c1", "r2c4", "r2c6", "r4c1", "r4c5", "r5c0", "r6c1", "r6c2", "r6c5", "r7c4"}
BESIDE_BASE = {
    "base_nordic": {"r1c4", "r1c5"},
    "base_rusviet": {"r2c6", "r3c6", "r4c6"},
    "base_togawa": {"r6c6", "r7c6"},
    "base_crimea": {"r7c2", "r7c3", "r8c3"},
    "base_saxony": {"r6c0", "r7c1"},
    "base_polania": {"r2c0", "r3c1", "r4c0"},
    "base_albion": {"r1c1", "r1c2"},
}
PENINSULAS = {
    "base_nordic": {"r1c4", "r1c5", "r2c4"},
    "base_rusviet": {"r3c6", "r4c5", "r4c6"},
    "base_crimea": {"r7c3", "r7c4", "r8c3"},
    "base_saxony": {"r6c0", "r6c1", "r7c1"},
    "base_polania": {"r3c1", "r4c0", "r4c1"},
}


@pytest.fixture(scope="module")
def board() -> Board:
    return tiled.load_board(paths.maps("scythe.tmx"))


def on_foot(board: Board, start: str) -> set[str]:
    """Everything in reach from a home base without crossing a river, a lake or another home base."""
    beside, rivers = board.neighbours(), board.borders["river"]
    reached, todo = {start}, [start]
    while todo:
        here = todo.pop()
        for there in beside[here]:
            open_ground = board.hexes[there].kind not in {"lake", "home_base"}
            if open_ground and there not in reached and frozenset((here, there)) not in rivers:
                reached.add(there)
                todo.append(there)
    return reached - {start}


# ---------------------------------------------------------------------- what the map holds


@pytest.mark.rule("SCY-001")
def test_terrains_are_those_of_the_board(board: Board) -> None:
    assert Counter(h.kind for h in board.hexes.values()) == TERRAINS
    assert sum(TERRAINS.values()) - TERRAINS["home_base"] == 47


def test_tunnels_and_encounters_lie_in_their_territories(board: Board) -> None:
    assert {p.of for p in board.of_kind("tunnel")} == TUNNELS
    assert {p.of for p in board.of_kind("encounter")} == ENCOUNTERS
    assert len(board.of_kind("tunnel")) == 6
    assert len(board.of_kind("encounter")) == 11


@pytest.mark.rule("SCY-072")
@pytest.mark.rule("SCY-073")
def test_rivers_part_land_from_land(board: Board) -> None:
    rivers = board.borders["river"]
    at_a_base = [pair for pair in rivers if any(board.hexes[h].kind == "home_base" for h in pair)]
    assert (len(rivers), at_a_base) == (32, [frozenset({"r2c6", "base_rusviet"})])
    assert not [pair for pair in rivers if any(board.hexes[h].kind == "lake" for h in pair)]
    assert all(distance(*(board.hexes[h].axial for h in pair)) == 1 for pair in rivers)
    assert set(board.borders) == {"river"}


def test_neighbours_are_neighbours_both_ways(board: Board) -> None:
    beside = board.neighbours()
    assert all(here in beside[there] for here, around in beside.items() for there in around)
    assert len(beside["r4c3"]) == 6
    assert {base: set(beside[base]) for base in BESIDE_BASE} == BESIDE_BASE


def test_each_faction_of_the_base_game_starts_on_a_closed_peninsula(board: Board) -> None:
    for base, land in PENINSULAS.items():
        assert on_foot(board, base) == land
        assert len(land & ENCOUNTERS) == 1
    assert len(on_foot(board, "base_togawa")) == len(on_foot(board, "base_albion")) == 25


def test_places_lie_well_inside_their_hexagon(board: Board) -> None:
    for place in board.places.values():
        home = board.hexes[place.of or place.id]
        half = place.w / 2
        x, y = abs(place.centre[0] - home.x), abs(place.centre[1] - home.y)
        assert max(x, x / 2 + y * 3**0.5 / 2) + half < 128


# ---------------------------------------------------------------------- Tiled's own reading


def test_hexagons_borders_and_places_are_those_of_tileds_own_export(board: Board, tmp_path: Path) -> None:
    out = tmp_path / "map.json"
    run_tiled(tmp_path, "tiled", "--export-map", "json", str(paths.maps("scythe.tmx")), str(out))
    exported = json.loads(out.read_text())
    layers = {layer["name"]: layer for layer in exported["layers"]}
    assert (exported["staggeraxis"], exported["staggerindex"]) == ("y", "even")
    tiles = layers["terrain"]["data"]
    width = exported["width"]
    drawn = {(n // width, n % width): gid for n, gid in enumerate(tiles) if gid}
    layout = board.layout
    assert layout
    ours = {layout.cell(h.x, h.y): h.kind for h in board.hexes.values()}
    assert drawn.keys() == ours.keys()
    assert len({(gid, ours[cell]) for cell, gid in drawn.items()}) == len(TERRAINS)

    places = layers["places"]
    boxes = {
        p["name"]: (
            p["type"],
            p["x"] + places["offsetx"],
            p["y"] + places["offsety"],
            p["width"],
            p["height"],
        )
        for p in places["objects"]
    }
    assert {p.id: (p.kind, p.x, p.y, p.w, p.h) for p in board.places.values()} == boxes
    edges = sum(len(line["polyline"]) - 1 for line in layers["borders"]["objects"])
    assert edges == len(board.borders["river"])


def test_tiled_shows_every_terrain_where_we_read_it(board: Board, tmp_path: Path) -> None:
    out = tmp_path / "map.png"
    hidden = [word for name in ("painting", "borders", "places") for word in ("--hide-layer", name)]
    run_tiled(tmp_path, "tmxrasterizer", *hidden, str(paths.maps("scythe.tmx")), str(out))
    picture = pygame.image.load(out)
    seen = {h.id: tuple(picture.get_at((round(h.x), round(h.y)))) for h in board.hexes.values()}
    colour = {h.kind: seen[h.id] for h in board.hexes.values()}
    assert len(set(colour.values())) == len(TERRAINS)
    assert seen == {h.id: colour[h.kind] for h in board.hexes.values()}
    assert board.layout
    for row, column in ((0, 0), (4, 7), (8, 7)):
        x, y = board.layout.centre(row, column)
        assert picture.get_at((round(x), round(y))).a == 0


def test_tiled_shows_the_painting_as_we_do(board: Board, tmp_path: Path) -> None:
    out = tmp_path / "map.png"
    run_tiled(
        tmp_path,
        *("tmxrasterizer", "--hide-layer", "borders", "--hide-layer", "places"),
        *(str(paths.maps("scythe.tmx")), str(out)),
    )
    theirs = pygame.image.load(out).subsurface((0, 0, *board.size))
    ours = pygame.transform.smoothscale(pygame.image.load(paths.assets("scythe", "board.jpg")), board.size)
    small = [pygame.surfarray.array3d(pygame.transform.smoothscale(s, (68, 65))) for s in (theirs, ours)]
    apart = abs(small[0].astype(int) - small[1].astype(int))
    assert apart.max() <= 12
    assert apart.mean() < 1.5


# ---------------------------------------------------------------------- maps that are refused


def broken(tmp_path: Path, old: str, new: str) -> Path:
    """The real map with one thing changed in its text."""
    source = paths.maps("scythe.tmx").read_text()
    assert old in source
    file = tmp_path / "scythe.tmx"
    file.write_text(source.replace(old, new, 1).replace('source="tiles', f'source="{paths.maps()}/tiles'))
    return file


REFUSED = [
    (('staggeraxis="y"', 'staggeraxis="x"'), "is outside every hex"),
    (('name="terrain"', 'name="land"'), 'has no layer "terrain"'),
    (('name="borders"', 'name="edges"'), 'has no layer "borders"'),
    (
        ('name="river.1" type="river"', 'name="river.1"'),
        'layer "borders", object "river.1" is not a line with a class (type)',
    ),
    (
        ('points="0,0 ', 'points="0,0 40,30 '),
        'layer "borders", object "river.1" does not follow one edge between',
    ),
    (('name="base_albion" type="home_base"', 'type="home_base"'), 'layer "places", object '),
    (('name="base_albion"', 'name="base_nordic"'), 'layer "places" has "base_nordic" twice'),
    (
        ('name="tunnel_r2c3" type="tunnel" x="', 'name="tunnel_r2c3" type="tunnel" x="-9'),
        "is outside every",
    ),
    (('source="tiles/lands.tsx"', 'source="tiles/gone.tsx"'), "gone.tsx"),
]


@pytest.mark.parametrize(("change", "said"), REFUSED)
def test_a_broken_map_is_refused_with_file_layer_and_object(
    tmp_path: Path, change: tuple[str, str], said: str
) -> None:
    with pytest.raises(BadMap) as caught:
        tiled.load_board(broken(tmp_path, *change))
    assert str(caught.value).startswith("scythe.tmx: ")
    assert said in str(caught.value)


def test_a_river_along_the_edge_of_the_land_is_refused(tmp_path: Path) -> None:
    # the north-western edge of the hexagon in the top row
    line = '<object id="99" name="stray" type="river" x="512" y="0"><polyline points="0,0 -128,74"/></object>'
    file = broken(tmp_path, '<object id="1" name="river.1"', f'{line}<object id="1" name="river.1"')
    with pytest.raises(BadMap, match='layer "borders", object "stray" has no hex on one side'):
        tiled.load_board(file)


def test_two_names_for_one_hexagon_are_refused(tmp_path: Path, board: Board) -> None:
    albion, nordic = board.places["base_albion"], board.places["base_nordic"]
    file = broken(tmp_path, f'x="{nordic.x - 64:g}"', f'x="{albion.x - 64:g}"')
    with pytest.raises(BadMap, match='"base_nordic" and "base_albion" are in the same hex'):
        tiled.load_board(file)


def test_a_tile_without_terrain_is_refused(tmp_path: Path) -> None:
    file = broken(tmp_path, 'source="tiles/lands.tsx"', 'source="bare.tsx"')
    tiles = (
        (paths.maps("tiles", "lands.tsx"))
        .read_text()
        .replace('name="terrain" value="farm"', 'name="soil" value=""')
    )
    (tmp_path / "bare.tsx").write_text(tiles)
    with pytest.raises(
        BadMap, match=r'layer "terrain": the tile in row 1, column 2 needs the property "terrain"'
    ):
        tiled.load_board(file)


def test_terrains_that_the_rules_need_or_do_not_know_are_named(board: Board) -> None:
    check_hexes(board, set(TERRAINS))
    with pytest.raises(BadMap, match=r'scythe.tmx: layer "terrain" has no swamp'):
        check_hexes(board, {*TERRAINS, "swamp"})
    with pytest.raises(BadMap, match=r'layer "terrain", hex r\d+c\d+ is "tundra", which the rules do not'):
        check_hexes(board, set(TERRAINS) - {"tundra"})
