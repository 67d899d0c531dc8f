"""Editions: what differs from a title's content files, and what is no edition."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from game.engine.content import edition, toml_lines
from game.engine.content.edition import BadEdition, Edition

PRINTED: dict[str, Any] = {
    "start": {"gold": 3, "town": "forge"},
    "card": [
        {"id": "axe", "cost": {"gold": 2}, "worth": 1},
        {"id": "bow", "cost": {"gold": 4}, "worth": 2, "penalty": -1},
    ],
    "step": [{"count": 1}, {"count": 2}],
}


def test_tables_and_records_are_changed_field_by_field() -> None:
    found = edition.changed(PRINTED, {"start": {"gold": 5}, "card": [{"id": "bow", "worth": 7}]})
    assert found["start"] == {"gold": 5, "town": "forge"}
    assert found["card"] == [PRINTED["card"][0], {**PRINTED["card"][1], "worth": 7}]
    assert PRINTED["start"]["gold"] == 3


def test_a_price_and_a_list_without_ids_are_given_as_a_whole() -> None:
    changes = {"card": [{"id": "axe", "cost": {"runes": 1}}], "step": [{"count": 9}]}
    found = edition.changed(PRINTED, changes)
    assert found["card"][0]["cost"] == {"runes": 1}
    assert found["step"] == [{"count": 9}]


@pytest.mark.parametrize(
    ("changes", "keys", "words"),
    [
        ({"card": [{"id": "sword", "worth": 1}]}, ("card", "sword"), 'there is no "sword"; correct the id'),
        ({"card": [{"worth": 1}]}, ("card", 0), "this entry needs an id, a word in quotes"),
        (
            {"card": [{"id": "axe"}, {"id": "axe"}]},
            ("card", 1, "id"),
            '"axe" is given twice; remove one of them',
        ),
        ({"card": 1}, ("card",), "must be a list of entries with ids"),
        ({"start": {"gold": -1}}, ("start", "gold"), "-1 is below 0"),
        ({"start": {"gold": 1000}}, ("start", "gold"), "1000 is too large; the most is 999"),
        ({"start": {"town": "x" * 101}}, ("start", "town"), "is too long; the most is 100"),
        ({"start": {"gold": None}}, ("start", "gold"), "must be a number, a text, a list or a table"),
    ],
)
def test_what_no_card_says_is_refused(changes: dict[str, Any], keys: tuple[str, ...], words: str) -> None:
    with pytest.raises(BadEdition) as caught:
        edition.changed(PRINTED, changes)
    assert (caught.value.keys, str(caught.value)) == (keys, f"{words}.")


def test_a_number_below_0_stands_where_one_stood() -> None:
    found = edition.changed(PRINTED, {"card": [{"id": "axe", "penalty": -3}]})
    assert found["card"][0]["penalty"] == -3


def test_tables_too_deep_are_refused() -> None:
    deep: dict[str, Any] = {}
    for _ in range(20):
        deep = {"a": deep}
    with pytest.raises(BadEdition, match="too many tables"):
        edition.changed(PRINTED, deep)


def test_only_what_differs_is_kept() -> None:
    changes = {
        "start": {"gold": 3},
        "card": [{"id": "axe", "worth": 1}, {"id": "bow", "worth": 3, "cost": {"gold": 4}}],
    }
    assert edition.differing(PRINTED, changes) == {"card": [{"id": "bow", "worth": 3}]}
    assert Edition("Mine", "", {"cards": {"start": {"gold": 1}, **changes}}).count() == 4


@pytest.mark.parametrize(
    "said", [{"name": ""}, {"name": "x" * 41}, {"name": "a\nb"}, {"name": "a", "more": 1}]
)
def test_an_edition_has_a_name_that_can_be_shown(said: dict[str, Any]) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(said, Edition)


TEXT = """\
# cards
[start]
gold = 3

[[card]]
id = "axe"
cost = [
    1,
    2,
]
[[card]]
id = "bow"
worth = "two"
"""


@pytest.mark.parametrize(
    ("keys", "line"),
    [
        (("start", "gold"), 3),
        (("card", "axe", "cost"), 7),
        (("card", "axe", "cost", 1), 7),
        (("card", "bow"), 12),
        (("card", "bow", "worth"), 13),
        (("card", "bow", "price"), 12),
        (("nothing",), 0),
    ],
)
def test_the_line_of_a_field_is_found(keys: tuple[str | int, ...], line: int) -> None:
    assert toml_lines.line_of(TEXT, keys) == line


def test_the_line_of_a_word_is_found() -> None:
    assert (toml_lines.line_with(TEXT, "two"), toml_lines.line_with(TEXT, "three")) == (13, 0)
