"""Maps as other versions of Tiled write them, and every way in which a map is refused."""

from __future__ import annotations

import base64
import gzip
import re
import shutil
import struct
import zlib
from collections.abc import Callable
from pathlib import Path

import pytest

from game import paths
from game.devtools import check
from game.engine.board.places import BadMap
from game.maps import tiled, tmx
from game.packages import registry
from tests import fuzz_maps
from tests.problems import in_english
from tests.programs import run_tiled

BOX = 'name="base_nordic" type="home_base" x="1196" y="73" width="168" height="150"'
CSV = re.compile(r'<data encoding="csv">(.*?)</data>', re.DOTALL)


@pytest.fixture
def change(tmp_path: Path) -> Callable[..., Path]:
    """A copy of a title's map with parts of its text replaced, tilesets beside it."""

    def changed(*changes: tuple[str, str], title: str = "scythe") -> Path:
        shutil.copytree(paths.maps("tiles"), tmp_path / "tiles", dirs_exist_ok=True)
        text = paths.maps(f"{title}.tmx").read_text()
        for old, new in changes:
            assert old in text
            text = text.replace(old, new)
        path = tmp_path / f"{title}.tmx"
        path.write_text(text)
        return path

    return changed


def same_as_installed(path: Path) -> bool:
    """Whether a map gives the same board and the same picture as the one that is installed."""
    ours = paths.maps(path.name)
    return (
        tiled.load_board(path) == tiled.load_board(ours)
        and tiled.load_plan(path) == tiled.load_plan(ours)
        and not (in_english(check.map_problems(path)))
    )


# ---------------------------------------------------------------------- read as Tiled shows them


def in_chunks(text: str) -> str:
    """The same map, infinite: each layer in chunks of 16 by 16."""

    def chunk(found: re.Match[str]) -> str:
        rows = [row.strip(",\n").split(",") for row in found[1].strip().splitlines()]
        wide = [[*row, *["0"] * (16 - len(row))] for row in [*rows, *[[]] * (16 - len(rows))]]
        numbers = ",\n".join(map(",".join, wide))
        return f'<data encoding="csv"><chunk x="0" y="0" width="16" height="16">{numbers}</chunk></data>'

    return CSV.sub(chunk, text).replace('infinite="0"', 'infinite="1"')


def packed(compression: str, pack: Callable[[bytes], bytes]) -> Callable[[str], str]:
    """The same map with its tiles in base64."""

    def data(found: re.Match[str]) -> str:
        numbers = [int(n) for n in found[1].split(",")]
        raw = base64.b64encode(pack(struct.pack(f"<{len(numbers)}L", *numbers))).decode()
        return f'<data encoding="base64"{compression}>\n  {raw}\n </data>'

    return lambda text: CSV.sub(data, text)


def in_elements(text: str) -> str:
    """The same map with an element for every tile, as Tiled once wrote it."""

    def data(found: re.Match[str]) -> str:
        tiles = "".join(f'<tile gid="{number.strip()}"/>' for number in found[1].split(","))
        return f"<data>{tiles}</data>"

    return CSV.sub(data, text)


NOTE = (
    '<property name="note" type="class" propertytype="Note"><properties><property name="a" type="int"'
    ' value="3"/></properties></property>'
)
SPELLINGS: dict[str, Callable[[str], str]] = {
    "class of Tiled 1.9": lambda text: text.replace(' type="', ' class="'),
    "infinite": in_chunks,
    "base64": packed("", bytes),
    "zlib": packed(' compression="zlib"', zlib.compress),
    "gzip": packed(' compression="gzip"', gzip.compress),
    "elements": in_elements,
    "a class as a property": lambda text: text.replace(
        f"{BOX}/>", f"{BOX}><properties>{NOTE}</properties></object>"
    ),
    "a property called name": lambda text: text.replace(
        f"{BOX}/>", f'{BOX}><properties><property name="name" value="x"/></properties></object>'
    ),
    "offset of a group": lambda text: text.replace(
        'name="places" color="#f2c14e" offsetx="64"', 'name="places" color="#f2c14e"'
    )
    .replace('<objectgroup id="4"', '<group id="9" name="all" offsetx="64"><objectgroup id="4"')
    .replace("</objectgroup>\n</map>", "</objectgroup></group></map>"),
    "flipped tiles": lambda text: text.replace("\n0,8,0,0,8", f"\n0,{8 | 1 << 31},0,0,{8 | 1 << 28}"),
    "hidden layers": lambda text: text.replace(' name="places"', ' name="places" visible="0"'),
}  # fmt: skip


@pytest.mark.parametrize("spelling", SPELLINGS)
def test_another_spelling_of_a_map_gives_the_same_board(change: Callable[..., Path], spelling: str) -> None:
    path = change()
    before = path.read_text()
    path.write_text(SPELLINGS[spelling](before))
    assert path.read_text() != before
    assert same_as_installed(path)


def test_a_template_gives_what_its_object_does_not_say(change: Callable[..., Path]) -> None:
    path = change((f'id="10" {BOX}/>', 'id="10" x="1196" y="73" template="base.tx"/>'))
    with pytest.raises(BadMap, match=r"^scythe\.tmx: base\.tx is missing; put it back into the maps folder"):
        tiled.load_board(path)
    one = '<object name="base_nordic" type="home_base" width="168" height="150"/>'
    (path.parent / "base.tx").write_text(f"<template>{one}</template>")
    assert same_as_installed(path)


def test_half_a_pixel_moves_the_places_by_half_a_pixel(change: Callable[..., Path]) -> None:
    path = change(('color="#f2c14e" offsetx="64"', 'color="#f2c14e" offsetx="64.5"'))
    ours = tiled.load_board(paths.maps("scythe.tmx"))
    assert {p.id: p.x - 0.5 for p in tiled.load_board(path).places.values()} == {
        p.id: p.x for p in ours.places.values()
    }


def test_a_rotated_point_is_the_same_point_and_a_rotated_line_turns(change: Callable[..., Path]) -> None:
    point = 'x="1196" y="73" width="168" height="150"/>'
    path = change((point, 'x="1280" y="148" rotation="30"><point/></object>'))
    assert tiled.load_board(path).places["base_nordic"].centre == (1344, 148)
    turned = '<object id="9" name="line" type="river" x="8" y="8" rotation="90"><polyline points="0,0 8,0"/>'
    (line,) = _objects(
        change(('<object id="1" name="river.1"', f'{turned}</object><object id="1" name="a"')), "line"
    )
    assert [axis for point in line.points for axis in point] == pytest.approx([72, 8, 72, 16])


def _objects(path: Path, name: str) -> list[tmx.Object]:
    layers = [layer for layer in tmx.read(path).layers if isinstance(layer, tmx.ObjectLayer)]
    return [thing for layer in layers for thing in layer.objects if thing.name == name]


def test_tiled_itself_moves_the_objects_of_a_group_as_we_do(
    change: Callable[..., Path], tmp_path: Path
) -> None:
    path, pictures = change(), []
    for spelling in (
        str,
        SPELLINGS["offset of a group"],
        lambda text: text.replace('offsetx="64"', 'offsetx="65"'),
    ):
        path.write_text(spelling(path.read_text()))
        out = tmp_path / "map.png"
        run_tiled(
            tmp_path,
            "tmxrasterizer",
            "--hide-layer",
            "painting",
            "--hide-layer",
            "terrain",
            str(path),
            str(out),
        )
        pictures.append(out.read_bytes())
    assert pictures[0] == pictures[1] != pictures[2]


# ---------------------------------------------------------------------- not silently another board


def test_the_offset_of_a_group_is_applied_and_told(change: Callable[..., Path]) -> None:
    path = change(
        ('<objectgroup id="4"', '<group id="9" name="all" offsetx="20"><objectgroup id="4"'),
        ("</objectgroup>\n</map>", "</objectgroup></group></map>"),
    )
    assert tiled.load_board(path).places["base_nordic"].x == 1196 + 64 + 20
    assert "edited after it was painted" in "".join(in_english(check.map_problems(path)))


REFUSED = {
    ("raiders", 'name="village" type="village"', 'name="village" type="village" rotation="90"'): (
        'layer "places", object "village" is rotated by 90 degrees; set its Rotation to 0 in Tiled.'
    ),
    ("raiders", '<layer id="1" name="terrain"', '<layer id="1" offsetx="32" name="terrain"'): (
        'layer "terrain" has the offset 32, 0 instead of 0, 0; correct it in Tiled, and check its groups too.'
    ),
    ("scythe", "0,0,8,5,0,0,0,0", "0,0,8,5,0,0,0"): (
        'layer "terrain" has 71 tiles instead of 72; restore the file as Tiled saved it.'
    ),
    ("scythe", "0,0,8,5,0,0,0,0", "0,0,8,5,0,0,0,0,0"): (
        'layer "terrain" has 73 tiles instead of 72; restore the file as Tiled saved it.'
    ),
    ("scythe", 'width="8" height="9" offsetx', 'width="8" height="10" offsetx'): (
        'layer "terrain" has height 10, but the map has height 9; give both the same size with Map > Resize'
    ),
    ("scythe", "0,0,8,5,0,0,0,0", "0,0,80,5,0,0,0,0"): 'the tile in row 8, column 2 needs the property',
    ("scythe", 'orientation="hexagonal"', 'orientation="isometric"'): (
        'the map has orientation "isometric"; choose one of orthogonal, hexagonal in Tiled.'
    ),
    ("scythe", BOX, f'{BOX} gid="1"'): 'object "base_nordic" is a tile; draw a rectangle in its place',
    ("scythe", BOX, f'{BOX} spin="1"'): 'has an unknown attribute "spin"; remove it, or save it for Tiled',
    ("scythe", 'name="borders"', 'name="borders" parallaxx="0.5"'): "set its Parallax Factor to 1 in Tiled",
    ("scythe", 'name="borders"', 'name="places"'): 'layer "places" exists 2 times; rename or remove',
    ("scythe", 'offsetx="64" offsety="0">\n  <data', 'offsetx="half" offsety="0">\n  <data'): (
        'layer "terrain" has offsetx "half", which is not a number; correct it in Tiled.'
    ),
    ("scythe", 'firstgid="1"', 'firstgid="2"'): 'the tile in row 1, column 1 needs the property "terrain"',
    ("runebound", 'firstgid="9"', 'firstgid="5"'): "the map has two tilesets for tile number 5; restore",
    ("runebound", 'name="regions"', 'name="regions" offsety="9"'): (
        'layer "regions" has the offset 0, 9 instead of 0, 0; correct it in Tiled'
    ),
    ("runebound", 'type="bool" value="true"', 'type="bool" value="maybe"'): (
        'property "star" has value "maybe"; choose one of true, false in Tiled.'
    ),
}  # fmt: skip


@pytest.mark.parametrize(("what", "words"), REFUSED.items())
def test_what_cannot_be_read_is_named_with_what_to_do(
    change: Callable[..., Path], what: tuple[str, str, str], words: str
) -> None:
    title, old, new = what
    path = change((old, new), title=title)
    with pytest.raises(BadMap) as refused:
        tiled.load_board(path), tiled.load_plan(path)
    assert str(refused.value).startswith(f"{path.name}: ")
    assert words in str(refused.value)
    assert in_english(check.map_problems(path)) == [str(refused.value)]


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ('x="0" y="0" width="830"', 'x="-1" y="0" width="830"', 'object "village" reaches beyond the map'),
        (
            'x="0" y="0" width="830"',
            'x="0" y="0" width="0"',
            'object "village" has no size; draw a rectangle',
        ),
    ],
)
def test_check_names_places_that_nobody_can_click(
    change: Callable[..., Path], old: str, new: str, words: str
) -> None:
    assert words in "".join(in_english(check.map_problems(change((old, new), title="raiders"))))


def test_check_names_a_painting_of_another_size(change: Callable[..., Path]) -> None:
    path = change((' tileheight="32"', ' tileheight="33"'), title="raiders")
    (problem,) = in_english(check.map_problems(path))
    assert 'layer "painting" covers 2304 × 1024 pixels from 0, 0, but the map has 2304 × 1056' in problem


def test_a_packed_layer_never_grows_beyond_its_tiles(change: Callable[..., Path]) -> None:
    path = change()
    bomb = base64.b64encode(zlib.compress(bytes(50_000_000))).decode()
    path.write_text(CSV.sub(f'<data encoding="base64" compression="zlib">{bomb}</data>', path.read_text()))
    with pytest.raises(BadMap, match=r'layer "terrain" has [\d.]+ tiles instead of 72'):
        tiled.load_board(path)


def test_every_installed_map_is_read_without_complaint() -> None:
    assert [
        problem
        for name in registry.names()
        for problem in in_english(check.map_problems(registry.find(name).map))
    ] == []


@pytest.mark.parametrize("name", registry.names())
def test_a_map_with_any_one_thing_edited_is_never_silently_another_board(name: str, tmp_path: Path) -> None:
    """The short form of `python -m tests.fuzz_maps`."""
    found = dict(fuzz_maps.run(name, tmp_path / "maps", sample=60))
    assert len(found) > 50
    assert not [f"{edit}: {became}" for edit, became in found.items() if became.startswith("FAILED")]
    assert {"refused", "the same board"} <= set(found.values())


@pytest.mark.parametrize("name", registry.names())
def test_what_tiled_makes_of_a_map_is_the_same_map(name: str, tmp_path: Path) -> None:
    folder = tmp_path / "maps"
    source = fuzz_maps.original(registry.find(name), folder).map
    options = ("--embed-tilesets", "--detach-templates", "--resolve-types-and-properties", "--minimize")
    out = folder / "out" / source.name
    out.parent.mkdir()
    run_tiled(tmp_path, "tiled", "--export-map", *options, "tmx", str(source), str(out))
    assert tiled.load_board(out) == tiled.load_board(source)
