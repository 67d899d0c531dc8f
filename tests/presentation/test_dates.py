"""Days as each language writes them."""

from __future__ import annotations

import datetime

import pytest

from game.presentation.dates import day, minute
from game.presentation.messages import Messages

AT = datetime.datetime(2026, 11, 5, 9, 4).timestamp()


@pytest.mark.parametrize(("language", "words"), [("en", "5 Nov 2026"), ("de", "5.11.2026")])
def test_a_day_is_written_as_the_language_writes_it(language: str, words: str) -> None:
    say = Messages(language).say
    assert day(say, AT) == words
    assert minute(say, AT) == f"{words}, 09:04"
