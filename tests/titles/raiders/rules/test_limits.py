"""What a player keeps at the end of a turn (RAI-171 to RAI-174)."""

import pytest

from game.engine.model import DECLINE
from game.titles.raiders.rules.shared.discarding import Discard
from game.titles.raiders.rules.turn import PickUp, Place
from game.titles.raiders.rules.village.buildings import Use, UseWithCard
from game.titles.raiders.rules.village.crew import HireCard
from tests.titles.playing import can, do, refuse
from tests.titles.raiders.positions import edit, give, table, told

NINE = ("brewer", "brewer", "elder", "elder", "zealot", "zealot", "lancer", "lancer", "envoy")


@pytest.mark.rule("RAI-171", "RAI-172", "RAI-173")
def test_excess_goods_go_at_the_end_of_the_turn_and_not_before() -> None:
    state = table()
    edit(state, silver=8, provisions=9, kumis=10)
    do(state, Place("silversmith"))
    do(state, Use("silver"))
    assert (state.me.silver, state.me.provisions, state.me.kumis) == (11, 9, 10)
    do(state, PickUp("market"))
    do(state, DECLINE)
    player = state.players[0]
    assert (player.silver, player.provisions, player.kumis) == (8, 8, 8)
    assert told(state, "excess") == [
        ("excess", {"item": "silver", "amount": 3}),
        ("excess", {"item": "provisions", "amount": 1}),
        ("excess", {"item": "kumis", "amount": 2}),
    ]


@pytest.mark.rule("RAI-171", "RAI-173")
def test_the_player_chooses_which_excess_cards_go() -> None:
    state = table()
    cards = give(state, *NINE)
    do(state, Place("silversmith"))
    do(state, DECLINE)
    do(state, PickUp("meeting_tent"))
    do(state, Use("two_cards"))
    assert state.active == 0
    assert len(state.me.hand) == 11
    do(state, Discard(cards[8]))
    do(state, Discard(cards[0]))
    refuse(state, DECLINE)
    do(state, Discard(cards[4]))
    assert state.active == 1
    assert len(state.players[0].hand) == 8
    assert state.crew_discard[-3:] == [cards[8], cards[0], cards[4]]


@pytest.mark.rule("RAI-171")
def test_8_cards_may_be_kept() -> None:
    state = table()
    give(state, *NINE[:8])
    do(state, Place("silversmith"))
    do(state, DECLINE)
    do(state, PickUp("market"))
    do(state, DECLINE)
    assert state.active == 1
    assert len(state.players[0].hand) == 8


@pytest.mark.rule("RAI-172")
def test_silver_above_the_limit_can_be_spent_in_the_turn() -> None:
    state = table()
    edit(state, silver=8)
    (envoy, elder) = give(state, "envoy", "elder")
    state.village["market"], state.village["barracks"] = "", state.village["market"]
    state.asked = None
    do(state, Place("market"))
    do(state, UseWithCard("sell_one", elder))
    do(state, PickUp("barracks"))
    assert can(state, HireCard(envoy, 0))
    do(state, HireCard(envoy, 0))
    assert state.players[0].silver == 8 + 2 - 2


@pytest.mark.rule("RAI-174")
def test_plunder_and_other_players_are_not_limited() -> None:
    state = table()
    edit(state, gold=9, livestock=12)
    edit(state, silver=9, seat=1)
    give(state, *NINE, seat=1)
    do(state, Place("silversmith"))
    do(state, DECLINE)
    do(state, PickUp("market"))
    do(state, DECLINE)
    assert (state.players[0].gold, state.players[0].livestock) == (9, 12)
    assert (state.players[1].silver, len(state.players[1].hand)) == (9, 9)
