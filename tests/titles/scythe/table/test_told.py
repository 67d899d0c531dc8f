"""Everything that the rules of Scythe can ask, refuse, offer or report has words."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from game.engine.model import State, Step
from game.presentation.messages import Messages
from game.titles.scythe import rules
from game.titles.scythe.rules.content.book import RESOLUTIONS
from game.titles.scythe.rules.content.tile_kinds import AGGRESSIVE, PASSIVE
from game.titles.scythe.rules.movement.moves import MoveUnit
from tests.titles.scythe.positions import TITLE

KNOWN = Messages().all_ids()
SOURCE = "\n".join(p.read_text(encoding="utf-8") for p in Path(rules.__file__).parent.rglob("*.py"))
WITH_OWN_WORDS = {"take_top"}
"""Actions that are said by what they give."""


def written(pattern: str) -> set[str]:
    """What the rules write where the pattern has its group."""
    return set(re.findall(pattern, SOURCE))


@pytest.mark.parametrize(
    ("family", "pattern"),
    [
        ("why", r'\brefuse\(\s*"([a-z-]+)"'),
        ("log", r'\.emit\(\s*"(\w+)"'),
    ],
)
def test_every_code_has_words(family: str, pattern: str) -> None:
    found = written(pattern)
    assert len(found) > 10
    assert {name for name in found if f"scythe-{family}-{name}" not in KNOWN} == set()


def test_every_action_has_words() -> None:
    verbs = {str(kind.__struct_config__.tag) for kind in TITLE.actions} - WITH_OWN_WORDS
    assert len(verbs) > 10
    assert {verb for verb in verbs if f"scythe-do-{verb}" not in KNOWN} == set()


def test_every_option_of_the_table_has_words() -> None:
    for option in TITLE.options:
        for end in ("", "-help", *(f"-{choice}" for choice in option.choices)):
            assert f"scythe-option-{option.id}{end}" in KNOWN


@pytest.mark.parametrize("tile", [*AGGRESSIVE, *PASSIVE, *RESOLUTIONS])
def test_every_tile_has_a_name_and_says_what_it_does(tile: str) -> None:
    assert {f"scythe-tile-{tile}", f"scythe-tile-{tile}-text"} <= KNOWN


def asking() -> Iterator[type[Step[State]]]:
    """The steps that ask by themselves, not in the words of another one."""
    for step in TITLE.steps:
        if "ask" in vars(step) and step is not MoveUnit:
            yield step


def test_every_question_has_words() -> None:
    names = {re.sub(r"(?<!^)(?=[A-Z])", "-", step.__name__).lower() for step in asking()}
    assert len(names) > 20
    assert {name for name in names if f"scythe-ask-{name}" not in KNOWN} == set()
