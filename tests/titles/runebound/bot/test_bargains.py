"""Heroes that meet trade where both gain, and only then (RUN-132 to RUN-135)."""

from __future__ import annotations

from game.engine import flow
from game.titles.runebound.rules.adventure.adventure import Adventure, Meet, MeetNobody
from game.titles.runebound.rules.adventure.meeting import FaceToFace, Negotiate, PartWays
from game.titles.runebound.rules.market.trade import Offer, Withdraw
from game.titles.runebound.rules.state.state import RuneboundState
from game.titles.runebound.rules.turn import PassTurn
from tests.titles.runebound.bot.features import chosen
from tests.titles.runebound.positions import edit, give, table

AXE = "woodcutters_axe"
"""More damage with weapons: much for Mordrog, nothing for Mad Carthos, who casts spells."""


def met(*heroes: str, gold: int = 9) -> RuneboundState:
    """The first Hero has the axe and no gold, the second one gold; both on one space with nothing else."""
    state = table(*heroes)
    state.counters.clear()
    state.undefeated.clear()
    give(state, AXE)
    edit(state, 0, gold=0)
    edit(state, 1, gold=gold)
    state.stack[:] = [PassTurn(), FaceToFace(1)]
    flow.settle(state)
    return state


def negotiated(state: RuneboundState) -> RuneboundState:
    """The same once bots have decided until they part."""
    for _ in range(20):
        (seat,) = flow.legal(state)
        action = chosen(state, seat)
        if action == PartWays():
            return state
        flow.play(state, seat, action)
    raise AssertionError("they never part")


def test_a_mage_sells_an_axe_to_a_fighter() -> None:
    state = met("mad_carthos", "mordrog")
    assert chosen(state) == Negotiate(1)
    state = negotiated(state)
    seller, buyer = state.players
    assert AXE in buyer.items and AXE not in seller.items
    price = seller.gold
    assert 1 <= price <= 9 and buyer.gold == 9 - price
    told = [event.verb for event in state.events or ()]
    assert told.count("offer") == 1 and "give_card" in told and "no_trade" not in told


def test_who_meets_a_buyer_goes_to_talk() -> None:
    state = met("mad_carthos", "mordrog")
    state.stack[:] = [PassTurn(), Adventure()]
    flow.settle(state)
    assert chosen(state) == Meet(1)


def test_nobody_talks_where_the_other_has_no_gold() -> None:
    state = met("mad_carthos", "mordrog", gold=0)
    assert chosen(state) == PartWays()


def test_nobody_sells_what_it_needs_itself() -> None:
    state = met("mordrog", "mad_carthos")
    assert chosen(state) == PartWays()
    state.stack[:] = [PassTurn(), Adventure()]
    flow.settle(state)
    assert chosen(state) == MeetNobody()


def test_nobody_negotiates_twice_in_a_turn() -> None:
    state = met("mad_carthos", "mordrog")
    state.no_attack.append(1)
    flow.settle(state)
    assert chosen(state) == PartWays()


def test_the_buyer_may_offer_gold_for_it() -> None:
    state = met("mad_carthos", "mordrog")
    state.active = 1
    state.stack[:] = [PassTurn(), FaceToFace(0)]
    flow.settle(state)
    assert chosen(state, seat=1) == Negotiate(0)
    flow.play(state, 1, Negotiate(0))
    state = negotiated(state)
    assert AXE in state.players[1].items and state.players[0].gold > 0


def test_an_offer_begun_for_nothing_is_withdrawn() -> None:
    state = met("mordrog", "mad_carthos")
    state.stack[:] = [PassTurn(), FaceToFace(1), Offer(1)]
    flow.settle(state)
    assert chosen(state) == Withdraw()
