"""The short form of ``python -m tests.contrast``: every text differs from the ground that it is drawn on.

With the usual contrast, tests/ui/test_readable.py looks at the screens before a game.
"""

from collections.abc import Iterator
from pathlib import Path

import pytest

from game.packages import registry
from game.records.settings import Contrast
from tests import contrast, questions
from tests.ui.ink import traced

LOOKS: tuple[Contrast, ...] = ("normal", "high")


@pytest.fixture(autouse=True)
def surfaces_know_their_texts() -> Iterator[None]:
    """Every surface knows what is written on it."""
    with traced():
        yield


def test_no_text_before_a_game_is_faint_with_high_contrast(tmp_path: Path) -> None:
    assert [*contrast.screens(tmp_path, "high")] == []


@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize("title", registry.names())
def test_no_text_of_a_table_is_faint(title: str, look: Contrast, tmp_path: Path) -> None:
    found = registry.find(title).title
    small = min(questions.kept(found), key=lambda question: question.state.seats)
    walk = contrast.walked(found, [small], tmp_path, look)
    assert [*walk.failures, *walk.faint.values()] == []
