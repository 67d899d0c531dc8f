"""The auction for factions and mats, a house mode."""

from __future__ import annotations

import pytest

from game.engine import flow
from game.engine.model import IllegalAction
from game.titles.scythe.rules.setup.bidding import NOBODY, Bid, Lot, PlaceBid
from game.titles.scythe.rules.setup.pairs import banned
from game.titles.scythe.rules.state.state import ScytheState
from tests.titles.playing import asked, events, refuse
from tests.titles.scythe.positions import BOOK, EVALUATION, TITLE


def auction(seats: int = 2, seed: int = 1) -> ScytheState:
    """A table at which pairs are bid for."""
    state = TITLE.start(seats, {"mats": "bid"}, seed)
    assert isinstance(state, ScytheState)
    state.events = []
    return state


def lots(state: ScytheState) -> tuple[Lot, ...]:
    """The pairs on offer."""
    step = state.stack[-1]
    assert isinstance(step, Bid)
    return step.lots


def bid(state: ScytheState, number: int) -> None:
    """The seat that is asked bids on the pair with this number."""
    lot = lots(state)[number]
    flow.play(state, asked(state)[0], PlaceBid(lot.faction, lot.mat, lot.price))


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_as_many_legal_pairs_as_players_are_on_offer(seats: int) -> None:
    for seed in range(20):
        found = lots(auction(seats, seed))
        assert len({lot.faction for lot in found}) == len({lot.mat for lot in found}) == seats
        assert not any(banned(BOOK, lot.faction, lot.mat) for lot in found)
        assert all((lot.seat, lot.price) == (NOBODY, 0) for lot in found)


@pytest.mark.rule("SCY-377")
def test_the_first_bid_is_free_and_who_is_outbid_bids_again() -> None:
    state = auction()
    bid(state, 0)
    assert asked(state) == [1]
    assert [lot.price for lot in lots(state)] == [1, 0]
    bid(state, 0)
    assert asked(state) == [0]
    assert [lot.price for lot in lots(state)] == [2, 0]
    assert [e.facts["amount"] for e in events(state, "bid")] == [0, 1]


def test_everybody_leading_on_a_pair_begins_the_game() -> None:
    state = auction()
    first, second = lots(state)
    for number in (0, 0, 0, 1):
        bid(state, number)
    winner, other = state.players
    assert (winner.faction, winner.mat) == (first.faction, first.mat)
    assert (other.faction, other.mat) == (second.faction, second.mat)
    assert winner.coins == BOOK.mats[first.mat].coins - 2
    assert other.coins == BOOK.mats[second.mat].coins
    assert state.turn == 1
    assert [e.facts["amount"] for e in events(state, "win_lot")] == [2, 0]


@pytest.mark.rule("SCY-212")
def test_nobody_bids_more_than_the_pair_brings() -> None:
    state = auction()
    for _ in range(BOOK.mats[lots(state)[0].mat].coins + 1):
        bid(state, 0)
    lot = lots(state)[0]
    refuse(state, "place_bid", lot.faction, lot.mat, lot.price, rule="SCY-212")
    bid(state, 1)
    assert min(p.coins for p in state.players) == 0


def test_a_bid_at_another_price_is_refused() -> None:
    state = auction()
    lot = lots(state)[0]
    with pytest.raises(IllegalAction):
        flow.play(state, 0, PlaceBid(lot.faction, lot.mat, 3))


def test_bots_come_to_an_end_of_the_auction() -> None:
    state = auction(5)
    while not state.turn:
        seat = asked(state)[0]
        values = {}
        for option in flow.legal(state)[seat]:
            after = state.copy()
            flow.play(after, seat, option.action)
            values[option.action] = EVALUATION.evaluate(TITLE.view(after, seat), seat)
        flow.play(state, seat, max(values, key=lambda a: values[a]))
    assert sum(p.coins for p in state.players) == sum(BOOK.mats[p.mat].coins for p in state.players)
