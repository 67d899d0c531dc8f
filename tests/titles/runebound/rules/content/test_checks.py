"""What numbers and names of the content files must be to each other."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest

from game.engine.content.content_files import BadContent
from game.maps import tiled
from game.titles.runebound.rules.title import Runebound
from tests.titles.runebound.positions import PACKAGE


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ("green = 19", "green = 0", "supply green: must be at least 17, as many as there are green"),
        ("yellow = 16", "yellow = 1", "supply yellow: must be at least"),
        ("life = 1\n", "", 'experience raises: "life" is missing'),
        ("life = 1\n", "luck = 1\n", 'experience raises names "luck", which does not exist'),
        ('["mountain", "swamp"]', '["mountain", "bog"]', 'movement faces 6. names "bog"'),
        ('final_foe = "high_lord_margath"', 'final_foe = "nobody"', 'limits final_foe names "nobody"'),
    ],
)
def test_a_number_or_name_that_does_not_go_with_others_is_refused_with_its_line(
    tmp_path: Path, old: str, new: str, words: str
) -> None:
    folder = tmp_path / "runebound"
    shutil.copytree(PACKAGE.content, folder, ignore=shutil.ignore_patterns("*.png", "*.jpg"))
    text = (folder / "table.toml").read_text(encoding="utf-8")
    before, after = text.split(old, 1)
    (folder / "table.toml").write_text(before + new + after, encoding="utf-8")
    with pytest.raises(BadContent, match=rf"^table\.toml: line \d+: {re.escape(words)}"):
        Runebound(folder, tiled.load_board(PACKAGE.map))
