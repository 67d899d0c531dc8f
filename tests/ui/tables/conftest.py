"""A window whose words are watched."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from game.ui.kit import Kit
from game.ui.words import Words


@pytest.fixture
def watched(kit: Kit) -> Iterator[None]:
    """No text may overflow and no message be missing in a test with this."""
    kit.words = Words()
    kit.settings.ui_scale = 0
    kit.type.overflows = []
    yield
    assert kit.type.overflows == []
    assert kit.words.troubles == []
