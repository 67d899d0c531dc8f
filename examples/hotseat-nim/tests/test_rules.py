"""Every rule of Nim with cards."""

from __future__ import annotations

import pytest
from hotseat_nim.rules.state import NimState, Player

from game.engine import flow
from game.engine.model import UNKNOWN, IllegalAction
from game.packages import registry

TITLE = registry.find("nim").title


def table(
    hand: str = "1 2 3", heaps: tuple[int, int, int] = (5, 7, 9), seats: int = 3, **options: str
) -> NimState:
    """A new table; the first seat holds cards of these values, which are taken out of where they were."""
    state = TITLE.start(seats, options, 1)
    assert isinstance(state, NimState)
    cards = [f"card.{value}.{8 - n}" for n, value in enumerate(hand.split())]
    others = [card for card in TITLE.book.cards if card not in cards]
    for seat in range(seats):
        state.change(seat, hand=tuple(cards) if seat == 0 else tuple(others.pop() for _ in range(3)))
    state.deck, state.heaps = others, dict(zip(state.heaps, heaps, strict=True))
    state.asked = None
    return state


def do(state: NimState, text: str) -> None:
    """The seat that is asked does this."""
    (seat,) = flow.choices(state)
    flow.play(state, seat, TITLE.action(text))


def refusal(state: NimState, text: str) -> list[tuple[str, str]]:
    """Why the seat that is asked may not do this."""
    with pytest.raises(IllegalAction) as refused:
        do(state, text)
    return [(reason.code, reason.rule) for reason in refused.value.reasons]


@pytest.mark.rule("NIM-001", "NIM-002", "NIM-003")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_new_table(seats: int) -> None:
    state = TITLE.start(seats, {}, 7)
    assert state.heaps == {"left": 5, "middle": 7, "right": 9}
    assert [len(player.hand) for player in state.players] == [3] * seats
    assert len(state.deck) == 32 - 3 * seats
    view = TITLE.view(state, 1)
    assert view.players[1].hand == state.players[1].hand
    assert view.players[0].hand == (UNKNOWN,) * 3
    assert set(view.deck) == {UNKNOWN}


@pytest.mark.rule("NIM-004", "NIM-007")
def test_a_card_takes_stones_and_the_next_seat_plays() -> None:
    state = table("1 2 3")
    do(state, "play card.3.6 right")
    assert state.heaps == {"left": 5, "middle": 7, "right": 6}
    assert state.players[0].stones == 3
    assert len(state.players[0].hand) == 3
    assert state.discard == ["card.3.6"]
    assert [*flow.choices(state)] == [1]


@pytest.mark.rule("NIM-005")
def test_a_heap_must_have_the_stones() -> None:
    state = table("1 2 3", (2, 7, 9))
    assert refusal(state, "play card.3.6 left") == [("too-few-stones", "NIM-005")]
    do(state, "play card.2.7 left")
    assert state.heaps["left"] == 0


@pytest.mark.rule("NIM-006")
def test_a_card_is_laid_aside_only_where_none_can_be_played() -> None:
    assert refusal(table("1 2 3"), "lay_aside card.3.6") == [("must-play", "NIM-006")]
    stuck = table("3 3 2", (1, 0, 1))
    do(stuck, "lay_aside card.3.8")
    assert stuck.heaps == {"left": 1, "middle": 0, "right": 1}
    assert stuck.discard == ["card.3.8"]
    assert len(stuck.players[0].hand) == 3


@pytest.mark.rule("NIM-007")
def test_an_empty_deck_is_made_of_what_was_played() -> None:
    state = table("1 2 3")
    state.discard, state.deck = state.deck, []
    played = {*state.discard, "card.1.8"}
    do(state, "play card.1.8 left")
    assert state.discard == []
    assert {*state.deck, state.players[0].hand[-1]} == played


@pytest.mark.rule("NIM-008", "NIM-009")
@pytest.mark.parametrize(("last", "total"), [("prize", 4), ("poisoned", -2)])
def test_the_last_stone_ends_the_game(last: str, total: int) -> None:
    state = table("1 2 3", (1, 0, 0), last=last)
    do(state, "play card.1.8 left")
    assert not flow.choices(state)
    assert TITLE.scores(state).totals == (total, 0, 0)


@pytest.mark.rule("NIM-010")
def test_most_points_win_and_equals_share() -> None:
    state = table()
    state.players = [Player(stones=6), Player(stones=3, last=1), Player(stones=5)]
    assert TITLE.scores(state).winners == (0, 1)
