"""Two Heroes meet: negotiation, attack, prize (RUN-131 to RUN-136, RUN-147 to RUN-151)."""

from typing import Any

import pytest

from game.engine import flow
from game.titles.runebound.rules.adventure.meeting import FaceToFace
from game.titles.runebound.rules.combat.outcome import CheckEnd
from game.titles.runebound.rules.combat.prize import TakePrize
from game.titles.runebound.rules.heroes.knockout import KnockOut
from game.titles.runebound.rules.market.market import VisitTown
from game.titles.runebound.rules.market.trade import Propose
from game.titles.runebound.rules.scoring import is_rune
from game.titles.runebound.rules.state.state import RuneboundState
from tests.titles.playing import asked, can, do, events, now, options, refuse
from tests.titles.runebound.positions import BOOK, edit, give, hurt, place, table

RUNES = [card for card in BOOK.challenges if is_rune(BOOK, card)]


def met(space: str = "r10c7", **options: Any) -> RuneboundState:
    """Corbin of seat 0 meets Mad Carthos of seat 1."""
    state = table(**options)
    for seat in (0, 1):
        place(state, space, seat)
        edit(state, seat, gold=10)
    now(state, FaceToFace(1))
    return state


def dealing() -> RuneboundState:
    """The two negotiate; both have Items and Allies."""
    state = met()
    give(state, "ash_longbow", "leather_jerkin", "veteran_pikeman")
    give(state, "black_dagger", "rune_of_mending", "mule_driver", seat=1)
    do(state, "negotiate", 1)
    return state


@pytest.mark.rule("RUN-131")
def test_negotiate_attack_or_neither() -> None:
    assert options(met()) == ["negotiate 1", "attack_hero 1", "part_ways"]
    state = met()
    do(state, "part_ways")
    assert options(state) == []
    state = met()
    do(state, "attack_hero", 1)
    assert state.fight is not None
    assert (state.fight.attacker, state.fight.defender, state.fight.card) == (0, 1, "")


# ---------------------------------------------------------------------------------------- negotiation


@pytest.mark.rule("RUN-132", "RUN-134")
def test_gold_items_and_allies_change_hands_by_agreement() -> None:
    state = dealing()
    do(state, "give", "ash_longbow")
    do(state, "give", "veteran_pikeman")
    do(state, "ask_for", "rune_of_mending")
    do(state, "change_gold", -5)
    do(state, "change_gold", 1)
    do(state, "propose")
    assert asked(state) == [1]
    assert state.players[1].items == ("black_dagger", "rune_of_mending")
    do(state, "agree")
    one, other = state.players
    assert (one.items, one.allies, one.gold) == (("leather_jerkin", "rune_of_mending"), (), 14)
    assert other.items == ("black_dagger", "ash_longbow")
    assert other.allies == ("mule_driver", "veteran_pikeman")
    assert other.gold == 6


@pytest.mark.rule("RUN-132")
def test_an_ally_keeps_its_counters() -> None:
    state = dealing()
    hurt(state, "veteran_pikeman", wounds=1, exhaustion=1)
    do(state, "give", "veteran_pikeman")
    do(state, "propose")
    do(state, "agree")
    assert state.wounds == state.exhaustion == {"veteran_pikeman": 1}


@pytest.mark.rule("RUN-132", "RUN-134")
def test_without_consent_nothing_moves() -> None:
    state = dealing()
    before = list(state.players)
    do(state, "give", "ash_longbow")
    do(state, "propose")
    refuse(state, "agree", seat=0)
    do(state, "reject")
    assert state.players == before
    assert [e.facts for e in events(state, "no_trade")] == [{"seat": 1, "other": 0}]


def countered() -> RuneboundState:
    """Seat 0 offered a bow for a rune; seat 1 puts a counter-offer together."""
    state = dealing()
    do(state, "give", "ash_longbow")
    do(state, "ask_for", "rune_of_mending")
    do(state, "change_gold", 1)
    do(state, "propose")
    do(state, "counter_offer")
    return state


@pytest.mark.rule("RUN-132", "RUN-134")
def test_a_counter_offer_begins_with_what_was_offered() -> None:
    state = countered()
    assert asked(state) == [1]
    do(state, "change_gold", -5)
    do(state, "ask_for", "ash_longbow")
    refuse(state, "give", "leather_jerkin")
    do(state, "propose")
    assert asked(state) == [0]
    do(state, "agree")
    one, other = state.players
    assert (one.items, one.gold) == (("ash_longbow", "leather_jerkin", "rune_of_mending"), 4)
    assert (other.items, other.gold) == (("black_dagger",), 16)


@pytest.mark.rule("RUN-132")
def test_a_counter_offer_is_answered_by_another_one_or_ends_the_trade() -> None:
    state = countered()
    do(state, "propose")
    do(state, "counter_offer")
    assert asked(state) == [0]
    do(state, "propose")
    do(state, "counter_offer")
    do(state, "withdraw")
    assert [e.facts for e in events(state, "no_trade")] == [{"seat": 1, "other": 0}]
    assert asked(state) == [0]
    refuse(state, "attack_hero", 1, rule="RUN-133")


@pytest.mark.rule("RUN-135", "RUN-250")
def test_a_refused_offer_says_whose_hero_it_would_not_do_for() -> None:
    state = dealing()
    give(state, "militia_spear", seat=1)
    do(state, "give", "ash_longbow")
    (reason,) = [c.reason for c in flow.choices(state)[0] if c.option.action == Propose()]
    assert reason is not None
    assert (reason.code, reason.facts["seat"], reason.facts["most"]) == ("trade-beyond-limit", 1, 2)


@pytest.mark.rule("RUN-132")
def test_an_offer_may_be_changed_and_withdrawn() -> None:
    state = dealing()
    refuse(state, "propose", rule="RUN-132")
    do(state, "give", "ash_longbow")
    do(state, "give", "ash_longbow")
    refuse(state, "propose", rule="RUN-132")
    do(state, "change_gold", 5)
    do(state, "withdraw")
    assert state.me.gold == 10
    assert "negotiate 1" in options(state)


@pytest.mark.rule("RUN-134")
def test_only_own_gold_items_and_allies_are_traded() -> None:
    state = dealing()
    edit(state, kept=(RUNES[0],), counters=("green",), experience=("life",), gold=3)
    edit(state, 1, kept=(RUNES[1],))
    refuse(state, "give", RUNES[0], rule="RUN-134")
    refuse(state, "ask_for", RUNES[1], rule="RUN-134")
    refuse(state, "change_gold", 5, rule="RUN-134")
    refuse(state, "give", "black_dagger")
    refuse(state, "ask_for", "ash_longbow")
    for thing in ("green", "life", "corbin"):
        refuse(state, "give", thing)
    for _ in range(2):
        do(state, "change_gold", -5)
    refuse(state, "change_gold", -1, rule="RUN-134")


@pytest.mark.rule("RUN-135")
def test_nobody_exceeds_the_limits_by_a_trade() -> None:
    state = dealing()
    give(state, "militia_spear", seat=1)
    do(state, "give", "ash_longbow")
    refuse(state, "propose", rule="RUN-135")
    do(state, "ask_for", "black_dagger")
    assert can(state, "propose")
    state = dealing()
    give(state, "chainmail", seat=1)
    do(state, "ask_for", "chainmail")
    refuse(state, "propose", rule="RUN-135")
    state = dealing()
    give(state, "river_pilot")
    do(state, "ask_for", "mule_driver")
    refuse(state, "propose", rule="RUN-135")


@pytest.mark.rule("RUN-250")
def test_what_keeps_a_hero_alive_is_not_traded() -> None:
    state = dealing()
    give(state, "belt_of_the_giant_kin")
    hurt(state, "corbin", wounds=BOOK.heroes["corbin"].life)
    do(state, "give", "belt_of_the_giant_kin")
    refuse(state, "propose", rule="RUN-250")


@pytest.mark.rule("RUN-133")
def test_who_has_negotiated_does_not_attack_this_turn() -> None:
    state = dealing()
    do(state, "withdraw")
    refuse(state, "attack_hero", 1, rule="RUN-133")
    do(state, "part_ways")
    now(state, FaceToFace(1))
    refuse(state, "attack_hero", 1, rule="RUN-133")


@pytest.mark.rule("RUN-133")
def test_the_next_turn_another_attack_is_possible() -> None:
    state = met("vynelvale")
    do(state, "negotiate", 1)
    do(state, "withdraw")
    do(state, "part_ways")
    fresh = table()
    now(state, *reversed(fresh.stack))
    assert state.no_attack == [1]
    from game.titles.runebound.rules.turn import Refresh

    now(state, Refresh(), FaceToFace(1))
    assert can(state, "attack_hero", 1)


@pytest.mark.rule("RUN-131")
def test_a_bot_leaves_bargains_alone() -> None:
    state = met()
    not_for_bots = [o.action.verb for o in flow.legal(state)[0] if o.not_for_bots]
    assert not_for_bots == ["negotiate"]
    do(state, "negotiate", 1)
    assert {o.action.verb for o in flow.legal(state)[0] if not o.not_for_bots} == {"withdraw"}


# ------------------------------------------------------------------------------------------- in towns


@pytest.mark.rule("RUN-136")
def test_heroes_fight_in_towns_too_unless_the_table_says_no() -> None:
    assert can(met("vynelvale"), "attack_hero", 1)
    state = met("vynelvale", attack_in_town="off")
    refuse(state, "attack_hero", 1, rule="RUN-136")
    assert can(state, "negotiate", 1)
    assert can(met("r10c7", attack_in_town="off"), "attack_hero", 1)


@pytest.mark.rule("RUN-136")
def test_a_surviving_attacker_has_its_market_step() -> None:
    state = met("vynelvale")
    hurt(state, "mad_carthos", wounds=4)
    now(state, TakePrize(0, 1), KnockOut(1), VisitTown())
    do(state, "take_nothing")
    do(state, "keep_hero")
    assert asked(state) == [0]
    assert can(state, "leave_market")


# ------------------------------------------------------------------------------------------ the prize


def won(**values: Any) -> RuneboundState:
    """Seat 0 has beaten seat 1, who has these things."""
    state = table()
    edit(state, 1, **{"gold": 7, **values})
    return state


def take(state: RuneboundState) -> None:
    now(state, TakePrize(0, 1), KnockOut(1))


@pytest.mark.rule("RUN-147", "RUN-148")
def test_the_winner_chooses_one_thing() -> None:
    state = won(kept=(RUNES[0],))
    give(state, "black_dagger", "mule_driver", seat=1)
    take(state)
    things = ["black_dagger", "mule_driver", RUNES[0]]
    assert options(state) == [*(f"take_card {card}" for card in things), "take_gold", "take_nothing"]
    do(state, "take_card", RUNES[0])
    assert state.players[0].kept == (RUNES[0],)
    assert state.players[1].kept == ()
    assert state.players[1].items == ("black_dagger",)


@pytest.mark.rule("RUN-147")
@pytest.mark.parametrize(("card", "field"), [("black_dagger", "items"), ("mule_driver", "allies")])
def test_an_item_or_an_ally(card: str, field: str) -> None:
    state = won()
    give(state, card, seat=1)
    hurt(state, "mule_driver", wounds=1)
    take(state)
    do(state, "take_card", card)
    assert getattr(state.players[0], field) == (card,)
    assert getattr(state.players[1], field) == ()


@pytest.mark.rule("RUN-149", "RUN-151")
def test_the_choice_comes_before_the_knockout() -> None:
    state = won()
    take(state)
    do(state, "take_gold")
    assert [p.gold for p in state.players] == [3 + 7, 0]
    state = won()
    take(state)
    do(state, "take_nothing")
    assert [p.gold for p in state.players] == [3, 4]
    assert state.knocked_out == [1]
    assert state.players[0].counters == ()
    assert not events(state, "adventure")


@pytest.mark.rule("RUN-149")
def test_an_empty_choice_is_allowed() -> None:
    state = won(gold=0)
    take(state)
    assert options(state) == ["take_gold", "take_nothing"]
    do(state, "take_gold")
    assert [p.gold for p in state.players] == [3, 0]


@pytest.mark.rule("RUN-150")
def test_a_prize_beyond_a_limit_is_paid_with_a_discard() -> None:
    state = won()
    give(state, "leather_jerkin")
    give(state, "chainmail", seat=1)
    take(state)
    do(state, "take_card", "chainmail")
    assert sorted(options(state)) == ["drop chainmail", "drop leather_jerkin"]
    do(state, "drop", "leather_jerkin")
    assert state.players[0].items == ("chainmail",)


@pytest.mark.rule("RUN-226", "RUN-227", "RUN-148")
def test_a_stolen_third_rune_wins_at_once() -> None:
    state = won(kept=(RUNES[0],))
    edit(state, kept=(RUNES[1], RUNES[2]))
    take(state)
    do(state, "take_card", RUNES[0])
    assert state.winner == 0
    assert state.stack == []


@pytest.mark.rule("RUN-131", "RUN-146")
def test_the_winner_of_a_combat_is_asked_for_its_prize() -> None:
    state = met()
    life = BOOK.heroes["mad_carthos"].life
    do(state, "attack_hero", 1)
    hurt(state, "mad_carthos", wounds=life)
    now(state, CheckEnd())
    assert asked(state) == [0]
    assert options(state) == ["take_gold", "take_nothing"]
    do(state, "take_gold")
    do(state, "keep_hero")
    assert [player.gold for player in state.players] == [20, 0]
    assert state.players[1].space in BOOK.towns
