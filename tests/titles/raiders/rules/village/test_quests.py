"""Completing quests (RAI-150 to RAI-157, RAI-215)."""

import pytest

from game.engine.model import DECLINE, Reason
from game.titles.raiders.rules.raid.raid import TakeSpace
from game.titles.raiders.rules.scoring import scores
from game.titles.raiders.rules.shared.discarding import Discard
from game.titles.raiders.rules.turn import Place
from game.titles.raiders.rules.village.quests import CompleteQuest, PayForQuest
from game.titles.raiders.rules.village.town import Play, UseEagle, UseHero
from tests.titles.playing import can, do, now, refuse
from tests.titles.raiders.positions import crew, edit, give, put_quest, raid, ready, table, told, town, why

HIDDEN = "cimmeria_left.left"


@pytest.mark.rule("RAI-150")
def test_a_quest_is_paid_in_silver_and_plunder() -> None:
    state = table()
    place = put_quest(state, "q09")
    edit(state, livestock=3)
    livestock = state.supply["livestock"]
    now(state, CompleteQuest())
    do(state, PayForQuest(place))
    assert (state.me.silver, state.me.livestock, state.me.quests) == (3 - 2, 3 - 2, ("q09",))
    assert state.supply["livestock"] == livestock + 2
    assert told(state, "pay", "quest_done") == [
        ("pay", {"item": "livestock", "amount": 2}),
        ("pay", {"item": "silver", "amount": 2}),
        ("quest_done", {"quest": "q09", "place": place}),
    ]


@pytest.mark.rule("RAI-150", "RAI-154")
def test_hand_cards_are_discarded_up_to_the_printed_strength_without_change() -> None:
    state = table()
    place = put_quest(state, "q02")
    elder, lancer, zealot, brewer = give(state, "elder", "lancer", "zealot", "brewer")
    now(state, CompleteQuest())
    do(state, PayForQuest(place))
    for card in (elder, lancer, zealot):
        assert place in state.quests
        do(state, Discard(card))
    assert state.me.quests == ("q02",)
    assert state.me.hand == (brewer,)
    assert state.crew_discard[-3:] == [elder, lancer, zealot]
    assert state.me.silver == 3


@pytest.mark.rule("RAI-151", "RAI-152")
def test_a_facedown_quest_is_closed() -> None:
    state = table()
    put_quest(state, "q16", HIDDEN)
    place = put_quest(state, "q17")
    edit(state, gold=1)
    now(state, CompleteQuest())
    refuse(state, PayForQuest(HIDDEN), rule="RAI-152")
    assert can(state, PayForQuest(place))


@pytest.mark.rule("RAI-151")
def test_a_faceup_quest_is_open_also_to_those_who_never_raided_there() -> None:
    state = table()
    put_quest(state, "q16", HIDDEN)
    ready(state, "zealot", "elder")
    raid(state, "cimmeria_left", ("red", 3))
    do(state, TakeSpace(HIDDEN))
    assert state.active == 1
    edit(state, seat=1, gold=1)
    now(state, CompleteQuest())
    do(state, PayForQuest(HIDDEN))
    assert state.players[1].quests == ("q16",)


@pytest.mark.rule("RAI-152", "RAI-156")
def test_a_completed_quest_is_gone_from_the_board_and_scores_at_the_end() -> None:
    state = table()
    place = put_quest(state, "q16")
    put_quest(state, "q14", "village.quest.2")
    box, before = list(state.quest_box), scores(state).totals[0]
    edit(state, gold=2, equipment=2)
    now(state, CompleteQuest(), CompleteQuest())
    do(state, PayForQuest(place))
    refuse(state, PayForQuest(place))
    assert place not in state.quests
    assert state.quest_box == box
    assert state.me.vp == 0
    assert scores(state).totals[0] == before + 4 + 2 + 2, "the quest and the plunder that is left"


@pytest.mark.rule("RAI-153")
@pytest.mark.parametrize("goods", [{"livestock": 1}, {"livestock": 2, "silver": 1}])
def test_part_of_the_payment_is_not_enough_even_with_cards(goods: dict[str, int]) -> None:
    state = table()
    place = put_quest(state, "q09")
    put_quest(state, "q01", "village.quest.2")
    give(state, "lancer", "veteran", "champion")
    edit(state, **goods)
    now(state, CompleteQuest())
    refuse(state, PayForQuest(place), rule="RAI-153")


@pytest.mark.rule("RAI-153")
def test_a_quest_for_cards_is_not_paid_with_goods_and_not_left_half_paid() -> None:
    state = table()
    place = put_quest(state, "q04")
    put_quest(state, "q16", "village.quest.2")
    lancer, brewer = give(state, "lancer", "brewer")
    edit(state, silver=8, gold=8, livestock=8)
    now(state, CompleteQuest())
    refuse(state, PayForQuest(place), rule="RAI-153")
    give(state, "zealot")
    do(state, PayForQuest(place))
    do(state, Discard(lancer))
    refuse(state, DECLINE)
    assert can(state, Discard(brewer))


@pytest.mark.rule("RAI-155")
def test_hired_crew_does_not_count_for_a_quest() -> None:
    state = table()
    place = put_quest(state, "q02")
    put_quest(state, "q16", "village.quest.2")
    edit(state, gold=1)
    champion = crew(state, 0, "champion")
    veteran = crew(state, 1, "veteran", wounds=1)
    give(state, "lancer")
    now(state, CompleteQuest())
    refuse(state, PayForQuest(place), rule="RAI-153")
    give(state, "brewer")
    do(state, PayForQuest(place))
    refuse(state, Discard(champion))
    refuse(state, Discard(veteran))


@pytest.mark.rule("RAI-157")
def test_a_quest_turned_by_a_raid_is_open_from_the_next_action_on() -> None:
    state = table()
    put_quest(state, "q16", HIDDEN)
    ready(state, "zealot", "elder")
    raid(state, "cimmeria_left", ("red", 3))
    do(state, TakeSpace(HIDDEN))
    edit(state, seat=1, gold=1, worker="grey.99")
    do(state, Place("chiefs_tent"))
    do(state, PayForQuest(HIDDEN))
    assert state.players[1].quests == ("q16",)


@pytest.mark.rule("RAI-215")
def test_a_quest_through_a_card_obeys_the_quest_rules_and_brings_each_ability() -> None:
    state = table()
    place = put_quest(state, "q16")
    put_quest(state, "q14", HIDDEN)
    put_quest(state, "q15", "village.quest.2")
    crew(state, 0, "kinswoman")
    edit(state, gold=1, equipment=2)
    (card,) = town(state, "kinswoman")
    do(state, Play(card))
    refuse(state, PayForQuest(HIDDEN), rule="RAI-152")
    refuse(state, PayForQuest("village.quest.2"), rule="RAI-153")
    do(state, PayForQuest(place))
    assert state.me.vp == 1
    assert state.me.gold == 0


@pytest.mark.rule("RAI-215")
def test_every_kinswoman_counts_for_a_quest_through_the_hero() -> None:
    state = table()
    place = put_quest(state, "q16")
    ready(state, "kinswoman", "kinswoman")
    edit(state, gold=1, hero="hero.hurasu")
    town(state)
    do(state, UseHero("hero.hurasu"))
    do(state, PayForQuest(place))
    assert (state.me.vp, state.me.kumis) == (2, 1)


@pytest.mark.rule("RAI-151", "RAI-153", "RAI-166")
@pytest.mark.parametrize("way", ["hero", "play", "eagle"])
def test_a_card_that_completes_a_quest_is_refused_for_no_quest_of_its_own(way: str) -> None:
    state = table()
    put_quest(state, "q17")
    put_quest(state, "q01", "village.quest.2")
    crew(state, 0, "kinswoman", eagle="a4")
    edit(state, hero="hero.hurasu")
    (card,) = town(state, "kinswoman")  # its own strength is no payment
    eagle = state.me.spaces[0].eagle
    used = {"hero": UseHero("hero.hurasu"), "play": Play(card), "eagle": UseEagle(eagle)}[way]
    refuse(state, used, rule="RAI-153")
    assert why(state, used) == Reason("no-quest-payable", "RAI-153")
    for place in ("village.quest.1", "village.quest.2"):
        state.quest_box.append(state.quests.pop(place))
    state.asked = None
    assert why(state, used) == Reason("no-quest-open", "RAI-151")
