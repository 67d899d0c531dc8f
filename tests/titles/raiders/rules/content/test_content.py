"""Content files: what a card names exists, or the file and the field are told."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest

from game import paths
from game.engine.content.content_files import BadContent
from game.engine.files import BOM
from game.maps import tiled
from game.titles.raiders.rules.title import Raiders
from game.titles.raiders.rules.turn import Place
from game.titles.raiders.rules.village.buildings import Use
from tests.titles.playing import do
from tests.titles.raiders.positions import PACKAGE, TITLE, first


@pytest.fixture
def files(tmp_path: Path) -> Path:
    """A copy of the content files."""
    copy = tmp_path / "raiders"
    shutil.copytree(PACKAGE.content, copy, ignore=shutil.ignore_patterns("*.png", "*.jpg"))
    return copy


def edition(folder: Path) -> Raiders:
    """The title with these content files."""
    return Raiders(folder, tiled.load_board(paths.maps("raiders.tmx")))


def change(path: Path, old: str, new: str) -> None:
    """Replace the first place where something is written."""
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")


@pytest.mark.parametrize(
    ("file", "old", "new", "field"),
    [
        ("crew", 'item = "silver"', 'item = "tea"', "crew herdsman crew item"),
        (
            "crew",
            'civilization = "cimmeria"',
            'civilization = "rome"',
            "crew herdsman crew when civilization",
        ),
        ("quests", "cost = { discard_strength", "cost = { tea", "quest q01 cost names"),
        ("board", "dice = { red", "dice = { green", "civilization cimmeria dice"),
        ("animals", 'id = "a2_double_steady"', 'id = "a1_double_swift"', "a1_double_swift"),
    ],
)
def test_a_bad_content_file_is_refused_with_file_and_field(
    files: Path, file: str, old: str, new: str, field: str
) -> None:
    change(files / f"{file}.toml", old, new)
    with pytest.raises(BadContent, match=re.escape(field)) as caught:
        edition(files)
    assert str(caught.value).startswith(f"{file}.toml: line ")


def test_an_id_that_is_used_twice_is_named_at_the_second_place(files: Path) -> None:
    change(files / "animals.toml", 'id = "a2_double_steady"', 'id = "a1_double_swift"')
    lines = (files / "animals.toml").read_text(encoding="utf-8").splitlines()
    first = lines.index('id = "a1_double_swift"')
    second = lines.index('id = "a1_double_swift"', first + 1) + 1
    with pytest.raises(BadContent, match=f"^animals.toml: line {second}: the id .* is used twice"):
        edition(files)


def test_a_mark_before_the_text_is_no_part_of_it(files: Path) -> None:
    path = files / "plunder.toml"
    path.write_bytes(BOM + path.read_bytes())
    assert edition(files).book.plunder == TITLE.book.plunder


def test_two_editions_are_played_side_by_side(files: Path) -> None:
    silver = 'item = "silver", amount = '
    change(files / "board.toml", f"{silver}3", f"{silver}5")
    titles = (TITLE, edition(files), TITLE)
    tables = [title.start(2, {"draft": "dealt"}, 1) for title in titles]
    for state in tables:
        while not state.turn:
            first(state, "discard")
        do(state, Place("silversmith"))
    for state in tables:
        do(state, Use("silver"))
    assert [state.me.silver for state in tables] == [6, 8, 6]


def test_another_edition_has_another_hash(files: Path) -> None:
    assert edition(files).content_hash == TITLE.content_hash
    change(files / "quests.toml", "vp = ", "vp = 1")
    assert edition(files).content_hash != TITLE.content_hash
