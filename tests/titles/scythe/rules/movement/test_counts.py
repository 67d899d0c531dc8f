"""The counted trees of the movement rules are what they were (tests/counts/scythe_*.json)."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.titles.scythe.count_trees import FILES, counts, position

ENTRIES = [
    pytest.param(given, id=f"{file.stem}: {given['name']}")
    for file in FILES
    for given in json.loads(file.read_text(encoding="utf-8"))
]


@pytest.mark.parametrize("given", ENTRIES)
def test_as_many_ways_to_move_as_counted(given: dict[str, Any]) -> None:
    assert counts(position(given), len(given["counts"])) == given["counts"]


def test_there_are_counts_of_every_kind() -> None:
    assert {file.stem for file in FILES} == {
        f"scythe_{kind}"
        for kind in (
            *("one_unit", "two_units", "three_units", "tunnels", "rivers", "lakes", "carrying"),
            *("flights", "flags_and_traps"),
        )
    }
    assert len(ENTRIES) > 25
