"""Words and pictures follow the numbers of an edition: everything one more, file by file."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.engine.content.edition import Edition
from game.engine.title import Title
from game.packages import registry
from game.presentation.messages import Messages
from game.titles.scythe.rules.content.checks import YES_OR_NO
from game.ui.window import run

FIXED = {"min_crew"}
"""Fields that cannot be one more: a player board has room for no more crew."""
FILES = [
    pytest.param(title, path, id=f"{title}-{path.stem}")
    for title in ("raiders", "runebound", "scythe")
    for path in registry.find(title).title.files
]


def more(part: Any) -> Any:
    """The same with every number one more."""
    if isinstance(part, dict) and part.get("kind") in YES_OR_NO:
        return part
    if isinstance(part, dict):
        return {key: value if key in FIXED else more(value) for key, value in part.items()}
    if isinstance(part, list):
        return [more(value) for value in part]
    return part + 1 if type(part) is int else part


def edited(title: str, path: Path) -> Title:
    printed = tomllib.loads(path.read_text(encoding="utf-8"))
    changes = {path.stem: more(printed)}
    return registry.find(title).in_edition(Edition("One more", "", changes)).title


@pytest.mark.parametrize(("title", "path"), FILES)
def test_a_table_with_other_numbers_is_drawn_and_told(title: str, path: Path) -> None:
    changed = edited(title, path)
    options = {"airships": "own", "resolution": "factory_explosion"} if title == "scythe" else {}
    scene, app = run.table(run.ShotSpec(changed, (1280, 720), 3, options, moves=60, seed=3))
    scene.draw(pygame.Surface((1280, 720)))
    assert app.ui.messages.troubles == []
    app.window.destroy()


@pytest.mark.parametrize(("title", "path"), FILES)
def test_cards_are_worded_by_their_numbers(title: str, path: Path) -> None:
    words, changed = Messages(), registry.find(title).in_edition(edited(title, path).edition)
    ours = registry.find(title)
    printed = tomllib.loads(path.read_text(encoding="utf-8"))
    lists = (value for value in printed.values() if isinstance(value, list))
    ids = [record["id"] for records in lists for record in records if "id" in record]
    told = [changed.title_words.printed(words.say, path.stem, name) for name in ids]
    before = [ours.title_words.printed(words.say, path.stem, name) for name in ids]
    assert words.troubles == []
    has_numbers = any(character.isdigit() for lines in before for line in lines for character in line)
    assert told != before or not has_numbers
