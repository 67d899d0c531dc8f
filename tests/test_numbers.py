"""Something follows from every number of a content file. `python -m tests.raise_numbers` raises them all."""

from __future__ import annotations

import pytest

from game.engine.content import edition
from game.packages import registry
from tests import raise_numbers
from tests.edits import followed, values

SHARE = 8
"""Numbers of each title that are raised here."""
SAMPLED = 3
"""Games from which positions are taken here."""


@pytest.mark.parametrize("title", registry.names())
def test_something_follows_from_a_number(title: str) -> None:
    base = followed.Base(title, SAMPLED)
    fields = values.some(values.numbers(title), 1)
    for value in fields[2 :: max(1, len(fields) // SHARE)]:
        found = raise_numbers.fate(base, value, thorough=False)
        assert not found.trouble, f"{value}: {found.trouble}"
        assert found.followed, f"nothing follows from {value}"


def test_a_number_that_nothing_reads_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    base = followed.Base("raiders", 1)
    value = next(v for v in values.numbers("raiders") if v.way == ("start", "silver"))
    assert "rules" in raise_numbers.fate(base, value).followed
    monkeypatch.setattr(values, "edited", lambda title, value, new: registry.find(title).title.edition)
    assert raise_numbers.fate(base, value).followed == ()


def test_a_change_of_one_value_is_an_edition_that_makes_the_same_tables() -> None:
    for title in registry.names():
        for value in values.some(values.numbers(title), 1):
            printed, new = values.tables(title, value.file), value.value + 1
            told = values.edited(title, value, new).changes[value.file]
            assert edition.changed(printed, told) == values.replaced(printed, value.way, new)
