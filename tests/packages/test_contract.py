"""A title's table and words are complete, or their class cannot be created."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from game.engine.title import BadTable
from game.presentation.title_words import TitleWords
from game.ui.table.api import Table
from tests.ui.table.toy_table import ToyTable, ToyWords


def without(made: type, name: str, base: type) -> Callable[[], type]:
    """Return what creates the toy's class of this base again without one of its methods."""
    members = {key: value for key, value in vars(made).items() if key != name and not key.startswith("_")}
    return lambda: type(made.__name__, (base,), members)


@pytest.mark.parametrize(
    ("made", "name", "base"),
    [
        (ToyTable, "things", Table),
        (ToyTable, "spots", Table),
        (ToyTable, "panel", Table),
        (ToyWords, "label", TitleWords),
        (ToyWords, "log_line", TitleWords),
        (ToyWords, "source", TitleWords),
    ],
)
def test_a_class_that_lacks_a_method_cannot_be_created(made: type, name: str, base: type) -> None:
    with pytest.raises(BadTable) as refused:
        without(made, name, base)()
    lacks = f"{made.__name__} lacks {name}, which every {base.__name__} must define; see docs/titles.md."
    assert str(refused.value).endswith(f":{lacks}")


def test_all_that_is_missing_is_named_at_once() -> None:
    with pytest.raises(BadTable, match="Bare lacks panel, spots, things, which every Table must define"):

        class Bare(Table):
            pass


def test_what_a_title_may_leave_out_has_an_answer() -> None:
    assert without(ToyTable, "card", Table)().__name__ == "ToyTable"
    assert without(ToyWords, "preview", TitleWords)().__name__ == "ToyWords"
