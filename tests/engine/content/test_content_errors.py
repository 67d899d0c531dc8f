"""Which field msgspec complains about, where it names no key, and which word was meant."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
import pytest

from game.engine.content import content_errors, fields


class Card(msgspec.Struct, forbid_unknown_fields=True):
    cost: dict[str, int] = {}
    prices: dict[str, Annotated[int, msgspec.Meta(ge=1)]] = {}
    parts: dict[str, Part] = {}


class Part(msgspec.Struct, forbid_unknown_fields=True):
    size: int


@pytest.mark.parametrize(
    ("facts", "keys", "words"),
    [
        ({"cost": {"gold": 1, "wood": "2"}}, ("cost", "wood"), "should be a whole number, not a word"),
        ({"prices": {"gold": 1, "wood": 0}}, ("prices", "wood"), "must be at least 1"),
        ({"parts": {"left": {"size": 1}, "right": {}}}, ("parts", "right", "size"), "is missing"),
        (
            {"parts": {"left": {"size": 1}, "right": {"size": 1, "sort": 2}}},
            ("parts", "right", "sort"),
            "there is no such field",
        ),
    ],
)
def test_the_table_that_is_wrong_is_named_not_the_first(facts: Any, keys: Any, words: str) -> None:
    with pytest.raises(msgspec.ValidationError) as refused:
        msgspec.convert(facts, Card)
    found, reason = content_errors.explain(facts, refused.value)
    why = str(reason)
    assert found == keys
    assert words in why


class Gain(msgspec.Struct, tag=True):
    amount: int


class Lose(msgspec.Struct, tag=True):
    number: int


class Effects(msgspec.Struct):
    first: Gain | Lose
    last: Part | None = None


def test_a_misspelt_field_is_found_in_a_record_of_several_kinds() -> None:
    facts = {"first": {"type": "Lose", "nmuber": 1, "amount": 2}, "last": {"sise": 1}}
    found = [(stray.path, stray.meant) for stray in fields.strays(facts, Effects)]
    assert found == [(("first", "nmuber"), "number"), (("first", "amount"), ""), (("last", "sise"), "size")]
    assert [*fields.strays({"first": {"type": "Gain", "amount": 1}, "last": None}, Effects)] == []
