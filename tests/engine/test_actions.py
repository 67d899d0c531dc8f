"""Actions as texts: one line each, and back."""

from __future__ import annotations

import pytest

from game.engine.actions import BadAction, parse
from game.engine.model import Action


class BidCoins(Action, frozen=True):
    """An action with a field of every type."""

    place: str
    amount: int
    final: bool
    cards: tuple[str, ...]


KINDS: dict[str, type[Action]] = {"bid_coins": BidCoins}


@pytest.mark.parametrize(
    ("action", "text"),
    [
        (BidCoins("hut", 3, True, ("a.1", "b.2")), "bid_coins hut 3 yes a.1,b.2"),
        (BidCoins("", -3, False, ()), "bid_coins - -3 no -"),
    ],
)
def test_an_action_is_one_line_and_back(action: Action, text: str) -> None:
    assert str(action) == text
    assert parse(text, KINDS) == action


@pytest.mark.parametrize(
    "text", ["bid_coins hut 3 yes", "fly", "bid_coins hut red yes -", "bid_coins hut 3 5 -"]
)
def test_a_text_that_is_no_such_action_is_refused(text: str) -> None:
    with pytest.raises(BadAction, match=text):
        parse(text, KINDS)
