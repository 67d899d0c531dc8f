"""Content files: what a card names exists, or the file and the field are told."""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from game import paths, tiled
from game.engine.content import BadContent
from tests.titles.raiders.positions import PACKAGE, TITLE


@pytest.fixture
def files(tmp_path: Path) -> Iterator[Path]:
    """A copy of the content files; afterwards the real ones are read again."""
    copy = tmp_path / "raiders"
    shutil.copytree(PACKAGE.content, copy, ignore=shutil.ignore_patterns("*.png", "*.jpg"))
    yield copy
    load(PACKAGE.content)


def load(folder: Path) -> None:
    TITLE.load_content(folder, tiled.load_board(paths.maps("raiders.tmx")))


@pytest.mark.parametrize(
    ("file", "old", "new", "field"),
    [
        ("crew", 'item = "silver"', 'item = "tea"', "herdsman: item"),
        ("crew", 'civilization = "cimmeria"', 'civilization = "rome"', "herdsman: civilization"),
        ("quests", "cost = { discard_strength", "cost = { tea", "q01: cost"),
        ("board", "dice = { red", "dice = { green", "civilization cimmeria: dice"),
        ("animals", 'id = "a2_double_steady"', 'id = "a1_double_swift"', "a1_double_swift"),
    ],
)
def test_a_bad_content_file_is_refused_with_file_and_field(
    files: Path, file: str, old: str, new: str, field: str
) -> None:
    path = files / f"{file}.toml"
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(BadContent, match=re.escape(field)) as caught:
        load(files)
    assert str(caught.value).startswith(f"{file}.toml: ")
