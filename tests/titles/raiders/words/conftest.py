"""For all tests of the words of Raiders of Scythia."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.titles.raiders.words.looks import MESSAGES


@pytest.fixture(autouse=True)
def _no_message_is_missing() -> Iterator[None]:
    yield
    assert MESSAGES.troubles == []
