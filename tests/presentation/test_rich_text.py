"""Rich text for places without pictures."""

from __future__ import annotations

import pytest

from game.presentation.messages import Messages
from game.presentation.rich_text import Speech


@pytest.mark.parametrize(
    ("language", "rich", "plain"),
    [
        ("en", "test Body~{melee} (swim) against 12", "test Body (swim) against 12"),
        ("de", "Probe auf Körper~{melee} (schwimmen)", "Probe auf Körper (schwimmen)"),
        ("en", "+2 to {melee} attacks", "+2 to melee attacks"),
        ("en", "Swamp: {swamp}", "Swamp"),
        ("de", "Sumpf: {swamp}", "Sumpf"),
        ("en", "2~{adventure} 1~{gold}", "2 adventure counters, 1 gold"),
        ("en", "Hills, 3 steps: {river} {hills} {hills}", "Hills, 3 steps: river, hills, hills"),
    ],
)
def test_an_icon_is_not_read_behind_its_own_name(language: str, rich: str, plain: str) -> None:
    assert Speech(Messages(language), "runebound").plain(rich) == plain
