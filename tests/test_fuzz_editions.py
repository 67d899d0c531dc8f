"""Odd numbers in editions and content files are refused with their place, or played to the end.

`python -m tests.fuzz_editions` tries them all.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from game.packages import registry
from tests import fuzz_editions

SHARE = 10
"""Changes of each title that are tried here."""


@pytest.mark.parametrize("title", registry.names())
def test_an_odd_number_is_refused_with_its_place_or_played(title: str, tmp_path: Path) -> None:
    package, found = registry.find(title), list(fuzz_editions.changes(title, 1))
    for change in found[7 :: len(found) // SHARE]:
        for one in fuzz_editions.both(package, change, tmp_path):
            assert one.kind in ("refused", "played"), f"{one.way} {change}: {one.kind} {one.words}"
