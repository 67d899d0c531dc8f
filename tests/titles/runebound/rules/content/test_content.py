"""Content files and the map: what is refused, with the file and the field to correct."""

import re
import shutil
from pathlib import Path

import pytest
from msgspec.structs import replace

from game import paths
from game.engine.board.places import BadMap, Board
from game.engine.content.content_files import BadContent, Folder
from game.maps import tiled
from game.titles.runebound.rules.content import content
from tests.titles.runebound.positions import PACKAGE


def board() -> Board:
    return tiled.load_board(paths.maps("runebound.tmx"))


@pytest.fixture
def files(tmp_path: Path) -> Path:
    """A copy of the content files."""
    copy = tmp_path / "runebound"
    shutil.copytree(PACKAGE.content, copy, ignore=shutil.ignore_patterns("*.png", "*.jpg"))
    return copy


@pytest.mark.parametrize(
    ("old", "new", "field"),
    [
        ('town = "vynelvale"', 'town = "atlantis"', "start town"),
        ("tamalir = [1, 2]", "atlantis = [1, 2]", "threat first"),
        ("green = 19", "white = 19", "supply"),
        ("green = 1\n", "white = 1\n", "counter_values"),
        ('["road", "hills"]', '["road", "lava"]', "movement faces"),
        ('final_foe = "high_lord_margath"', 'final_foe = "a_mouse"', "limits final_foe"),
    ],
)
def test_an_unknown_name_is_refused_with_file_and_field(files: Path, old: str, new: str, field: str) -> None:
    path = files / "table.toml"
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(BadContent, match=re.escape(field)) as caught:
        content.read(Folder(files), board())
    assert str(caught.value).startswith("table.toml: ")


def changed(**kinds: str) -> Board:
    """The board with other terrains on some hexes."""
    old = board()
    hexes = {name: replace(cell, kind=kinds.get(name, cell.kind)) for name, cell in old.hexes.items()}
    return replace(old, hexes=hexes)


def test_a_map_whose_places_lie_on_the_wrong_hexes_is_refused() -> None:
    lair = board().of_kind("adventure")[0]
    for harm, words in (
        ({"vynelvale": "plains"}, 'town "vynelvale" is not on a hex "town"'),
        ({lair.of: "town"}, f'"{lair.id}" needs a hex outside the towns'),
        ({lair.of: "lava"}, "lava"),
    ):
        with pytest.raises(BadMap, match=words):
            content.read(Folder(PACKAGE.content), changed(**harm))
