"""Decks with discards: drawn from the top, shuffled anew when they run out."""

from __future__ import annotations

import pytest

from game.engine import deck
from tests.toy import TOY


def test_the_top_card_is_drawn_and_the_order_stays() -> None:
    state, cards, discards = TOY.start(2, {}, 1), ["a", "b", "c"], ["x"]
    before = state.rng
    assert deck.draw(state, cards, discards) == "c"
    assert (cards, discards, state.rng) == (["a", "b"], ["x"], before)


def test_an_empty_deck_is_the_shuffled_discards() -> None:
    orders = set()
    for seed in range(40):
        cards, discards = list[str](), ["a", "b", "c"]
        drawn = [deck.draw(TOY.start(2, {}, seed), cards, discards) for _ in range(3)]
        assert (sorted(filter(None, drawn)), cards, discards) == (["a", "b", "c"], [], [])
        orders.add(tuple(drawn))
    assert len(orders) == 6


@pytest.mark.parametrize(
    ("cards", "discards", "done"), [([], ["a"], True), (["b"], ["a"], False), ([], [], False)]
)
def test_a_deck_is_refilled_only_when_empty(cards: list[str], discards: list[str], done: bool) -> None:
    assert deck.refill(TOY.start(2, {}, 1), cards, discards) is done


def test_nothing_is_drawn_where_nothing_lies() -> None:
    assert deck.draw(TOY.start(2, {}, 1), [], []) is None
