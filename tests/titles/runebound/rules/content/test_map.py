"""The realm: what its map holds, and what Tiled says of the same file."""

from __future__ import annotations

import itertools
import json
from collections import Counter
from pathlib import Path
from typing import Any

import pygame
import pytest

from game import paths
from game.engine.board.hexagons import FlatTop, distance
from game.engine.board.places import BadMap, Board, check_hexes, check_places
from game.maps import tiled
from game.packages import registry
from game.titles.runebound.rules.title import Runebound
from tests.programs import run_tiled

MAP = paths.maps("runebound.tmx")
TERRAINS = {
    "forest": 40,
    "plains": 36,
    "hills": 32,
    "river": 30,
    "mountain": 17,
    "road": 15,
    "town": 8,
    "swamp": 4,
}
TOWNS = ["frostgate", "dawnsmoor", "greyhaven", "forge", "tamalir", "nerekhall", "riverwatch", "vynelvale"]
"""From north to south."""
SPACES = {"green": 17, "yellow": 14, "blue": 11, "red": 8}
STARRED = 17
REGIONS = {
    "shadow_peaks": ("mountain", 8),
    "mountains_of_despair": ("mountain", 9),
    "bitter_downs": ("hills", 11),
    "ashen_hills": ("hills", 11),
    "broken_crags": ("hills", 10),
    "crimson_forest": ("forest", 9),
    "whispering_forest": ("forest", 9),
    "hanging_woods": ("forest", 12),
    "blackthorn_grove": ("forest", 10),
    "gloamfen": ("swamp", 4),
}
NORTHERN = {  # a town, and the adventure spaces at most two hexagons away
    "frostgate": {"r0c6", "r2c6", "r3c7", "r0c8", "r1c9"},
    "dawnsmoor": {"r1c3", "r0c4", "r3c4", "r2c6"},
    "greyhaven": {"r3c7", "r1c9", "r5c9", "r3c10"},
    "forge": {"r3c12", "r6c12", "r4c13"},
}
SOUTHERN = {
    "tamalir": {"r7c6", "r5c7", "r5c9", "r7c10"},
    "nerekhall": {"r8c2", "r6c4", "r8c4", "r7c6"},
    "riverwatch": {"r9c6", "r10c8", "r8c9"},
    "vynelvale": {"r12c5", "r11c6", "r12c7", "r10c8", "r12c9"},
}


@pytest.fixture(scope="module")
def board() -> Board:
    return tiled.load_board(MAP)


@pytest.fixture(scope="module")
def exported(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    """What Tiled itself reads."""
    folder = tmp_path_factory.mktemp("realm")
    run_tiled(folder, "tiled", "--export-map", "json", str(MAP), str(folder / "map.json"))
    read: dict[str, Any] = json.loads((folder / "map.json").read_text())
    return read


def layers(exported: dict[str, Any]) -> dict[str, dict[str, list[dict[str, Any]]]]:
    """Tiled's layers by name."""
    return {layer["name"]: layer for layer in exported["layers"]}


def hidden(*names: str) -> list[str]:
    """What tells Tiled to leave layers out of its picture."""
    return [word for name in names for word in ("--hide-layer", name)]


def lines(exported: dict[str, Any], board: Board, *kinds: str) -> dict[str, list[str]]:
    """Rivers or roads as the hexagons whose middles they pass through."""
    assert board.layout
    at = {(round(h.x), round(h.y)): h.id for h in board.hexes.values()}
    return {
        str(line["name"]): [at[line["x"] + p["x"], line["y"] + p["y"]] for p in line["polyline"]]
        for line in layers(exported)["courses"]["objects"]
        if line["type"] in kinds
    }


# ---------------------------------------------------------------------- what the map holds


@pytest.mark.rule("RUN-050")
def test_terrains_are_those_of_the_board(board: Board) -> None:
    assert Counter(h.kind for h in board.hexes.values()) == TERRAINS
    assert len(board.hexes) == 182
    check_hexes(board, set(TERRAINS))


def test_hexagons_lie_on_a_side_and_odd_columns_stand_further_south(board: Board) -> None:
    assert isinstance(board.layout, FlatTop)
    assert board.hexes["r0c0"].y == board.hexes["r0c2"].y == board.hexes["r0c1"].y - 100
    assert board.hexes["r4c3"].axial == (3, 3)
    beside = board.neighbours()
    assert set(beside["r4c3"]) == {"r5c4", "r4c4", "r3c3", "r4c2", "r5c2", "r5c3"}
    assert set(beside["r4c2"]) == {"r4c3", "r3c3", "r3c2", "r3c1", "r4c1", "r5c2"}


def test_neighbours_are_neighbours_both_ways(board: Board) -> None:
    beside = board.neighbours()
    assert all(here in beside[there] for here, around in beside.items() for there in around)
    rim = {h for h, around in beside.items() if len(around) < 6}
    assert len(rim) == 2 * 14 + 2 * 13 - 4


@pytest.mark.rule("RUN-011")
def test_adventure_spaces_by_colour_and_star(board: Board) -> None:
    spaces = board.of_kind("adventure")
    assert Counter(space.traits["colour"] for space in spaces) == SPACES
    assert sum(space.traits["star"] is True for space in spaces) == STARRED
    assert {type(space.traits["star"]) for space in spaces} == {bool}
    assert {space.id for space in spaces} == {f"adventure_{space.of}" for space in spaces}


def test_no_adventure_space_lies_in_a_town_or_beside_another(board: Board) -> None:
    spaces = [board.hexes[space.of] for space in board.of_kind("adventure")]
    assert "town" not in {here.kind for here in spaces}
    apart = [distance(a.axial, b.axial) for a, b in itertools.combinations(spaces, 2)]
    assert min(apart) == 2


@pytest.mark.rule("RUN-010")
@pytest.mark.rule("RUN-194")
def test_spaces_within_two_hexagons_of_each_town(board: Board) -> None:
    spaces = [space.of for space in board.of_kind("adventure")]
    for town, expected in (NORTHERN | SOUTHERN).items():
        here = board.hexes[town].axial
        assert {s for s in spaces if distance(board.hexes[s].axial, here) <= 2} == expected


def test_towns_name_their_hexagons_and_stand_from_north_to_south(board: Board) -> None:
    check_places(board, {"town": set(TOWNS), "region": set(REGIONS)})
    assert sorted(board.hexes_of_kind("town"), key=lambda town: board.hexes[town].y) == TOWNS


def test_regions_are_of_one_terrain_and_hang_together(board: Board) -> None:
    beside = board.neighbours()
    for region, (terrain, count) in REGIONS.items():
        cells = {h.id for h in board.hexes.values() if h.region == region}
        assert (len(cells), {board.hexes[c].kind for c in cells}) == (count, {terrain})
        loose = [c for c in cells if not cells & set(beside[c])]
        assert not loose
        assert board.places[region].of in cells


def test_places_lie_in_their_hexagon(board: Board) -> None:
    for place in [*board.of_kind("adventure"), *board.of_kind("town")]:
        here = board.hexes[place.of or place.id]
        assert abs(place.centre[0] - here.x) + place.w / 2 < 92
        assert abs(place.centre[1] - here.y) + place.h / 2 < 100


# ---------------------------------------------------------------------- courses


def test_rivers_and_roads_go_from_hexagon_to_hexagon(board: Board, exported: dict[str, Any]) -> None:
    for cells in lines(exported, board, "river", "road", "path").values():
        for a, b in itertools.pairwise(cells):
            assert distance(board.hexes[a].axial, board.hexes[b].axial) == 1


def test_rivers_wet_every_river_hexagon_and_pass_under_bridges(
    board: Board, exported: dict[str, Any]
) -> None:
    wet = {cell for course in lines(exported, board, "river").values() for cell in course}
    bridges = {"r4c10", "r7c5"}
    assert wet - bridges == set(board.hexes_of_kind("river"))
    assert {board.hexes[bridge].kind for bridge in bridges} == {"road"}


def test_roads_join_all_towns_and_every_pair_of_road_hexagons(board: Board, exported: dict[str, Any]) -> None:
    roads = lines(exported, board, "road")
    assert {board.hexes[end].kind for road in roads.values() for end in (road[0], road[-1])} == {"town"}
    joined = {
        frozenset(pair)
        for course in lines(exported, board, "road", "path").values()
        for pair in itertools.pairwise(course)
    }
    trodden = {h.id for h in board.hexes.values() if h.kind in {"road", "town"}}
    assert {cell for pair in joined for cell in pair} == trodden
    beside = board.neighbours()
    assert joined == {frozenset((a, b)) for a in trodden for b in beside[a] if b in trodden}
    reached, todo = {"vynelvale"}, ["vynelvale"]
    while todo:
        here = todo.pop()
        new = {there for pair in joined if here in pair for there in pair} - reached
        reached |= new
        todo += new
    assert set(TOWNS) <= reached


# ---------------------------------------------------------------------- Tiled's own reading


def test_terrain_regions_and_places_are_those_of_tileds_own_export(
    board: Board, exported: dict[str, Any]
) -> None:
    assert (exported["staggeraxis"], exported["staggerindex"]) == ("x", "odd")
    read, width = layers(exported), 14
    for layer, said in (("terrain", "kind"), ("regions", "region")):
        drawn = {(n // width, n % width): gid for n, gid in enumerate(read[layer]["data"])}
        assert board.layout
        ours = {board.layout.cell(h.x, h.y): getattr(h, said) for h in board.hexes.values()}
        assert drawn.keys() == ours.keys()
        pairs = {(gid, ours[cell]) for cell, gid in drawn.items()}
        assert len(pairs) == len({gid for gid, _ in pairs}) == len({name for _, name in pairs})
    boxes = {}
    for thing in read["places"]["objects"]:
        given = {p["name"]: p["value"] for p in thing.get("properties", [])}
        box = thing["x"], thing["y"], thing["width"], thing["height"]
        boxes[thing["name"]] = thing["type"], *box, given
    assert {p.id: (p.kind, p.x, p.y, p.w, p.h, p.traits) for p in board.places.values()} == boxes


def test_tiled_shows_every_terrain_where_we_read_it(board: Board, tmp_path: Path) -> None:
    out = tmp_path / "map.png"
    run_tiled(tmp_path, "tmxrasterizer", *hidden("painting", "courses", "places"), str(MAP), str(out))
    picture = pygame.image.load(out)
    assert picture.get_size() == board.size
    seen = {h.id: tuple(picture.get_at((round(h.x), round(h.y)))) for h in board.hexes.values()}
    colour = {h.kind: seen[h.id] for h in board.hexes.values()}
    assert len(set(colour.values())) == len(TERRAINS)
    assert seen == {h.id: colour[h.kind] for h in board.hexes.values()}
    assert picture.get_at((4, 4)).a == picture.get_at((board.size[0] - 4, 4)).a == 0


def test_tiled_shows_the_painting_as_we_do(board: Board, tmp_path: Path) -> None:
    out = tmp_path / "map.png"
    run_tiled(tmp_path, "tmxrasterizer", *hidden("courses", "places"), str(MAP), str(out))
    theirs = pygame.image.load(out)
    ours = pygame.transform.smoothscale(pygame.image.load(paths.assets("runebound", "board.jpg")), board.size)
    assert theirs.get_size() == board.size
    small = [pygame.surfarray.array3d(pygame.transform.smoothscale(s, (78, 84))) for s in (theirs, ours)]
    apart = abs(small[0].astype(int) - small[1].astype(int))
    assert apart.max() <= 12
    assert apart.mean() < 1.5


# ---------------------------------------------------------------------- maps that are refused

REFUSED = [
    (('source="tiles/realm.tsx"', 'source="tiles/gone.tsx"'), "gone.tsx"),
    (('name="frostgate" type="town"', 'name="tamalir" type="town"'), 'has "tamalir" twice'),
    (('name="frostgate" type="town" x="', 'name="frostgate" type="town" x="-9'), '"frostgate" is outside'),
]


@pytest.mark.parametrize(("change", "said"), REFUSED)
def test_a_broken_map_is_refused_with_file_layer_and_object(
    tmp_path: Path, change: tuple[str, str], said: str
) -> None:
    source = MAP.read_text()
    assert change[0] in source
    file = tmp_path / "runebound.tmx"
    text = source.replace(*change, 1).replace('source="tiles', f'source="{paths.maps()}/tiles')
    file.write_text(text)
    with pytest.raises(BadMap) as caught:
        tiled.load_board(file)
    assert str(caught.value).startswith("runebound.tmx: ")
    assert said in str(caught.value)


@pytest.mark.rule("RUN-069")
def test_a_star_that_is_a_word_and_not_a_tick_is_refused(tmp_path: Path) -> None:
    text = MAP.read_text().replace('source="tiles', f'source="{paths.maps()}/tiles')
    file = tmp_path / "runebound.tmx"
    file.write_text(text.replace('type="bool" value="true"', 'value="false"', 1))
    with pytest.raises(BadMap, match=r'property "star" is not of the type bool; change its type'):
        Runebound(registry.find("runebound").content, tiled.load_board(file))


def test_a_region_where_there_is_no_hexagon_is_refused(tmp_path: Path) -> None:
    text = MAP.read_text().replace('source="tiles', f'source="{paths.maps()}/tiles')
    bare = text.replace('<data encoding="csv">\n3,3,6', '<data encoding="csv">\n3,0,6', 1)  # row 0, column 1
    assert bare != text
    file = tmp_path / "runebound.tmx"
    file.write_text(bare)
    with pytest.raises(BadMap, match=r'layer "regions" has a tile in row 0, column 1, where there is no'):
        tiled.load_board(file)
