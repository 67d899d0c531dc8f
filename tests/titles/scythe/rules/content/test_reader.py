"""Content files and the map: what the box holds, and what is refused (chapters 1, 2 and 22)."""

from __future__ import annotations

import pkgutil
import re
import shutil
from collections import Counter
from collections.abc import Iterable
from importlib import import_module
from itertools import islice
from pathlib import Path
from typing import get_origin, get_type_hints

import pytest
from msgspec.structs import replace

from game import paths
from game.engine import flow
from game.engine.board.places import BadMap, Board
from game.engine.content.content_files import BadContent, Folder
from game.maps import tiled
from game.titles.scythe import rules as titles
from game.titles.scythe.rules.content import reader
from game.titles.scythe.rules.content.book import Encounter, FactoryCard, Objective
from tests.games import random_game
from tests.titles.scythe.positions import BOOK, PACKAGE, TITLE

Copy = Path


def board() -> Board:
    return tiled.load_board(paths.maps("scythe.tmx"))


@pytest.fixture
def files(tmp_path: Path) -> Copy:
    """A copy of the content files."""
    copy = tmp_path / "scythe"
    shutil.copytree(paths.assets("scythe"), copy, ignore=shutil.ignore_patterns("*.png", "*.jpg"))
    return copy


def spoil(files: Copy, name: str, old: str, new: str) -> None:
    """Change the first place where a file says something."""
    path = files / f"{name}.toml"
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")


@pytest.mark.rule("SCY-015")
def test_the_map_is_the_side_with_47_small_hexes_and_seven_home_bases() -> None:
    terrains = Counter(t.terrain for t in BOOK.territories.values())
    assert terrains == {
        "mountain": 8,
        "farm": 7,
        "forest": 7,
        "tundra": 8,
        "village": 9,
        "lake": 7,
        "factory": 1,
        "home_base": 7,
    }


@pytest.mark.rule("SCY-016")
def test_the_common_supply_has_four_kinds_of_resources() -> None:
    yielded = {good for good in BOOK.produces.values() if good != "worker"}
    assert yielded == {b.resource for b in BOOK.bottom.values()} == {"oil", "metal", "food", "wood"}


@pytest.mark.rule("SCY-018")
def test_the_combat_deck() -> None:
    assert Counter(BOOK.combat.values()) == {2: 16, 3: 12, 4: 8, 5: 6}
    assert len(BOOK.combat) == 42


def test_the_cards_and_tiles_of_the_box() -> None:
    def sets(cards: Iterable[Encounter | FactoryCard | Objective]) -> Counter[str]:
        return Counter(c.set for c in cards)

    assert sets(BOOK.encounters.values()) == {"base": 28, "promo": 14}
    assert sets(BOOK.factory.values()) == {"base": 12, "promo": 6}
    assert sets(BOOK.objectives.values()) == {"base": 23, "promo": 4}
    assert len(BOOK.bonuses) == 6
    assert all(
        [o.tone for o in e.option] == ["popular", "commercial", "unpopular"] for e in BOOK.encounters.values()
    )


@pytest.mark.rule("SCY-024", "SCY-030")
def test_every_mat_has_room_for_six_cubes_and_four_pieces_of_each_kind() -> None:
    boxes = [o.cube for top in BOOK.top.values() for o in top.option if o.cube]
    assert len(set(boxes)) == len(boxes) == BOOK.goals["upgrades"].need == 6
    assert {t.structure for t in BOOK.top.values()} == {"mine", "monument", "armory", "mill"}
    for mat in BOOK.mats.values():
        assert sum(s.brackets for s in mat.section) == 6
        assert {s.top for s in mat.section} == set(BOOK.top)
        assert {s.bottom for s in mat.section} == set(BOOK.bottom)
    assert (BOOK.workers, BOOK.limits.stars) == (8, 6)
    assert all(len(f.mech) == 4 for f in BOOK.factions.values())


@pytest.mark.rule("SCY-050")
def test_mats_pair_and_order_their_actions_differently() -> None:
    pairs = {m.id: tuple((s.top, s.bottom) for s in m.section) for m in BOOK.mats.values()}
    assert len(set(pairs.values())) == len(pairs) == 7


@pytest.mark.rule("SCY-029")
def test_six_workers_wait_on_the_rectangles_of_produce() -> None:
    assert len(BOOK.rectangles) == BOOK.workers - BOOK.start_workers == 6


@pytest.mark.rule("SCY-043")
def test_the_order_of_the_mats() -> None:
    order = sorted(BOOK.mats.values(), key=lambda m: m.number)
    assert [m.id for m in order] == [
        "industrial",
        "engineering",
        "militant",
        "patriotic",
        "innovative",
        "mechanical",
        "agricultural",
    ]


@pytest.mark.rule("SCY-247")
def test_what_terrains_yield() -> None:
    assert BOOK.produces == {
        "farm": "food",
        "forest": "wood",
        "mountain": "metal",
        "tundra": "oil",
        "village": "worker",
    }


@pytest.mark.rule("SCY-017", "SCY-248")
def test_tunnels_and_encounters_are_printed_on_the_map() -> None:
    encounters = [t for t in BOOK.territories.values() if t.encounter]
    assert (len(BOOK.tunnels), len(encounters)) == (6, 11)
    assert BOOK.tunnels == {t.id for t in BOOK.territories.values() if t.tunnel}
    assert not any(t.tunnel for t in encounters)


@pytest.mark.rule("SCY-249")
def test_neighbours_and_rivers_are_mutual_and_a_river_does_not_end_adjacency() -> None:
    for place in BOOK.territories.values():
        assert place.rivers <= set(place.neighbours)
        for near in place.neighbours:
            assert place.id in BOOK.territories[near].neighbours
            assert (near in place.rivers) == (place.id in BOOK.territories[near].rivers)
    assert sum(len(t.rivers) for t in BOOK.territories.values()) == 2 * 32


@pytest.mark.rule("SCY-073")
def test_no_river_lies_beside_a_lake() -> None:
    lakes = [t for t in BOOK.territories.values() if t.terrain == "lake"]
    assert not any(t.rivers for t in lakes)


@pytest.mark.parametrize("faction", ["nordic", "rusviet", "crimea", "saxony", "polania"])
def test_each_faction_starts_on_a_closed_peninsula(faction: str) -> None:
    seen, waiting = set[str](), [BOOK.factions[faction].base]
    while waiting:
        here = BOOK.territories[waiting.pop()]
        seen.add(here.id)
        dry = set(here.neighbours) - here.rivers - seen
        waiting += [p for p in dry if BOOK.territories[p].terrain not in ("lake", "home_base")]
    found = [BOOK.territories[p] for p in seen if p != BOOK.factions[faction].base]
    assert len(found) == 3
    assert sum(t.encounter for t in found) == 1
    assert set(BOOK.factions[faction].workers) <= seen


@pytest.mark.parametrize(
    ("file", "old", "new", "field"),
    [
        ("factions", '"r1c4"', '"r9c9"', "faction nordic workers"),
        ("factions", 'workers = ["r1c4"', 'workers = ["r1c3"', "faction nordic workers"),
        ("factions", 'base = "base_nordic"', 'base = "base_saxony"', "faction nordic base"),
        (
            "factions",
            'terrains = ["forest"',
            'terrains = ["swamp"',
            "faction nordic mech riverwalk ability terrains",
        ),
        ("factions", 'kind = "lakes"', 'kind = "oceans"', "oceans"),
        ("mats", 'top = "bolster"', 'top = "dance"', "mat industrial section 1 top"),
        ("mats", 'bottom = "upgrade"', 'bottom = "sleep"', "mat industrial section 1 bottom"),
        ("mats", "brackets = 1", "brackets = 9", "mat industrial section 1 brackets"),
        ("mats", 'banned = ["rusviet"]', 'banned = ["romans"]', "mat industrial banned"),
        ("mats", 'id = "engineering"', 'id = "industrial"', "industrial"),
        ("actions", 'resource = "oil"', 'resource = "tea"', "bottom upgrade resource"),
        ("encounters", "gain = { food = 4 }", "gain = { tea = 4 }", "encounter e01 option 2. gain"),
        ("encounters", "cost = { popularity = 2 }", "cost = { fame = 2 }", "encounter e01 option 3. cost"),
        ("factory", "gain = { territories = 2 }", "gain = { lands = 2 }", "card f01 gain"),
        ("objectives", 'terrain = "mountain"', 'terrain = "hill"', "objective o01 require 1. terrain"),
        ("objectives", 'kind = "control_tunnels"', 'kind = "control_bridges"', "control_bridges"),
        ("table", 'features = ["tunnel"]', 'features = ["bridge"]', "bonus tunnels_adjacent features"),
        ("table", 'mountain = "metal"', 'mountain = "gold"', "produces"),
        ("table", "stars = 6", "stars = 60", "goals to place stars on"),
        ("factions", "combat_cards = 1", "combat_cards = 40", "only 42 combat cards"),
        ("mats", "objectives = 2", "objectives = 20", "only 23 objectives"),
    ],
)
def test_a_bad_content_file_is_refused_with_file_and_field(
    files: Copy, file: str, old: str, new: str, field: str
) -> None:
    spoil(files, file, old, new)
    with pytest.raises(BadContent, match=re.escape(field)) as caught:
        reader.read(Folder(files), board())
    assert str(caught.value).startswith(f"{file}.toml: ")


def test_a_tile_that_a_table_may_ask_for_is_missed(files: Copy) -> None:
    path = files / "resolution.toml"
    head, first, *rest = path.read_text(encoding="utf-8").split("[[tile]]")
    assert 'id = "land_rush"' in first
    path.write_text("[[tile]]".join([head, *rest]), encoding="utf-8")
    with pytest.raises(BadContent, match=r"resolution\.toml.*land_rush"):
        reader.read(Folder(files), board())


def test_cubes_may_take_the_whole_cost_of_an_action(files: Copy) -> None:
    spoil(files, "mats", "brackets = 1", "brackets = 3")
    section = reader.read(Folder(files), board()).mats["industrial"].section[0]
    assert section.brackets == section.cost == 3


def test_another_figure_is_another_content(files: Copy) -> None:
    spoil(files, "factions", "power = 4", "power = 5")
    other = reader.read(Folder(files), board())
    assert other.hash != BOOK.hash
    assert (other.factions["nordic"].power, BOOK.factions["nordic"].power) == (5, 4)


def changed(**kinds: str) -> Board:
    """The board with other terrains on some hexes."""
    old = board()
    hexes = {name: replace(cell, kind=kinds.get(name, cell.kind)) for name, cell in old.hexes.items()}
    return replace(old, hexes=hexes)


@pytest.mark.parametrize(
    ("kinds", "words"),
    [
        ({"r1c1": "swamp"}, "hex r1c1"),
        ({"r4c3": "farm"}, "exactly one hex"),
        ({"r1c1": "factory"}, "exactly one hex"),
        ({"base_nordic": "farm"}, "base_nordic"),
    ],
)
def test_a_bad_map_is_refused_with_hex_and_layer(kinds: dict[str, str], words: str) -> None:
    with pytest.raises(BadMap, match=words):
        reader.read(Folder(PACKAGE.content), changed(**kinds))


def test_a_map_without_a_home_base_is_refused() -> None:
    old = board()
    places = {name: place for name, place in old.places.items() if name != "base_togawa"}
    with pytest.raises(BadMap, match="base_togawa"):
        reader.read(Folder(PACKAGE.content), replace(old, places=places))


def test_cached_functions_give_nothing_that_could_be_changed() -> None:
    names = [m.name for m in pkgutil.walk_packages(titles.__path__, f"{titles.__name__}.")]
    cached = [f for name in names for f in vars(import_module(name)).values() if hasattr(f, "cache_info")]
    assert len(cached) > 30
    for function in cached:
        given = get_type_hints(function.__wrapped__)["return"]
        assert get_origin(given) not in (list, dict, set), function.__wrapped__


@pytest.mark.parametrize("seed", [1, 2])
def test_every_refusal_names_a_rule_of_the_rulebook(seed: int) -> None:
    rules = paths.assets("scythe", "rules.md").read_text(encoding="utf-8")
    known = set(re.findall(r"\*\*(SCY-\d+)\*\*", rules))
    found: dict[str, str] = {}
    for state in islice(random_game(TITLE, 3 + seed, seed), 3000):
        asked = flow.choices(state).values()
        found |= {c.reason.code: c.reason.rule for choices in asked for c in choices if c.reason}
    assert len(found) > 15
    assert set(found.values()) <= known, found
