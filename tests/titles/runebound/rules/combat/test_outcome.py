"""Outcome of a Challenge, the Undefeated Adventure Track, the end of the game (RUN-103, RUN-110 to RUN-120,
RUN-225 to RUN-231, RUN-254)."""

from __future__ import annotations

import pytest

from game.engine import flow
from game.engine.structs import replace
from game.titles.runebound.rules import scoring
from game.titles.runebound.rules.combat import combat
from game.titles.runebound.rules.state.state import NOBODY, RuneboundState
from tests.titles.playing import asked, can, do, events, options, refuse
from tests.titles.runebound.fights import (
    BAND,
    HERO,
    HOST,
    WEAK,
    asks,
    attack,
    battle,
    begin,
    defend,
    escape,
    fight,
    lair,
    plus,
    spent,
    to,
    wounds,
)
from tests.titles.runebound.positions import BOOK, edit, force, give, hurt, on_top, place, table, take_away

RUNES = (
    "dragonlord_hragnir_tusk_of_the_crags",
    "dragonlord_urthane_sun_eater",
    "guardian_of_the_rune_vault",
)
MARGATH = "high_lord_margath"
SKELETON = "skeleton_of_margath"


def slay(state: RuneboundState, figure: str = HERO) -> None:
    """The Challenge has one Life left and the next attack hits."""
    left = BOOK.challenges[battle(state).card].life - 1
    to(state, "ranged")
    state.fight = replace(state.combat, wounds=left)
    attack(state, figure, 20)


# ------------------------------------------------------------------------------------------------- won


@pytest.mark.rule("RUN-110")
def test_a_challenge_falls_when_its_wounds_reach_its_life() -> None:
    state = to(fight(BAND, "lord_loren"), "ranged")
    attack(state, HERO, 20)
    assert battle(state).wounds == 1
    attack(state, "lord_loren", 20)
    assert state.players[0].defeated == (BAND,)


@pytest.mark.rule("RUN-110")
def test_it_stands_with_one_wound_less() -> None:
    state = to(fight(BAND, "tame_griffon"), "melee")
    attack(state, "tame_griffon", 20)
    assert battle(state).wounds == 2


@pytest.mark.rule("RUN-111")
@pytest.mark.parametrize(
    ("card", "gold"), [(WEAK, 1), ("hedge_conjurer", 2), ("manticore", 4), ("chimera", 5), (HOST, 9)]
)
def test_a_defeated_challenge_brings_its_counter_and_its_gold(card: str, gold: int) -> None:
    state = fight(card)
    space, colour = state.players[0].space, BOOK.colours[card]
    slay(state)
    me = state.players[0]
    assert (me.gold, me.counters, me.defeated) == (3 + gold, (colour,), (card,))
    assert space not in state.counters
    assert state.fight is None


@pytest.mark.rule("RUN-111")
def test_a_reward_may_bring_market_cards() -> None:
    state = fight("sir_farrow_general_of_the_dead")
    cards = state.decks["market"][-4:]
    slay(state)
    assert state.players[0].gold == 3 + 8
    assert {o.split()[1] for o in options(state) if o.startswith("keep ")} == {*cards}


@pytest.mark.rule("RUN-112")
def test_its_card_is_discarded() -> None:
    state = fight(BAND)
    slay(state)
    assert state.discards["yellow"] == (BAND,)


@pytest.mark.rule("RUN-112")
@pytest.mark.parametrize("card", ["mistress_of_the_ferrox", "the_slumbering_dragonlord", *RUNES])
def test_unless_it_is_kept(card: str) -> None:
    state = fight(card)
    if can(state, "roll_test", "no"):
        do(state, "roll_test", "no")
    slay(state)
    assert state.players[0].kept == (card,)
    assert card not in state.discards[BOOK.colours[card]]


@pytest.mark.rule("RUN-113", "RUN-103")
def test_one_counter_is_won_and_the_undefeated_counter_goes_back() -> None:
    state = fight(WEAK)
    escape(state, 20)
    assert state.undefeated == {lair("green"): WEAK}
    assert lair("green") in state.counters
    again(state)
    slay(state)
    assert state.undefeated == {}
    assert state.players[0].counters == ("green",)
    assert lair("green") not in state.counters
    assert state.discards["green"] == (WEAK,)


def again(state: RuneboundState, card: str = WEAK, colour: str = "green") -> None:
    """The Hero is back on the space and fights the undefeated Challenge."""
    place(state, lair(colour))
    state.stack.clear()
    combat.begin(state, card, "undefeated", colour)
    flow.settle(state)


@pytest.mark.rule("RUN-254")
def test_abilities_that_follow_a_win_come_after_the_reward() -> None:
    state = fight(WEAK, "nerekhall_cutpurse")
    slay(state)
    assert state.players[0].gold == 4
    do(state, "use", "nerekhall_cutpurse", 0)
    assert state.players[0].gold == 5
    begin(state, BAND)
    slay(state)
    assert state.players[0].gold == 9


@pytest.mark.rule("RUN-254")
def test_such_an_ability_may_be_left() -> None:
    state = fight(WEAK, "nerekhall_cutpurse")
    slay(state)
    do(state, "go_on")
    assert state.players[0].gold == 4


# ------------------------------------------------------------------------------------------------ lost


@pytest.mark.rule("RUN-117", "RUN-103")
@pytest.mark.parametrize("how", ["escape", "knockout"])
def test_a_challenge_left_goes_to_the_track_without_its_wounds(how: str) -> None:
    state = to(fight(BAND, "dwarven_fire_bomb"), "ranged")
    do(state, "use", "dwarven_fire_bomb", 0)
    if how == "escape":
        escape(to(state, "escape"), 20)
    else:
        hurt(state, HERO, wounds=5)
        defend(state, 2)
    assert state.undefeated == {lair("yellow"): BAND}
    assert lair("yellow") in state.counters
    assert BAND not in state.discards["yellow"]
    assert state.fight is None
    again(state, BAND, "yellow")
    assert battle(state).wounds == 0


@pytest.mark.rule("RUN-118")
def test_an_undefeated_challenge_stays_where_it_is_if_it_wins_again() -> None:
    state = fight(WEAK)
    escape(state, 20)
    again(state)
    escape(state, 20)
    assert state.undefeated == {lair("green"): WEAK}


@pytest.mark.rule("RUN-119", "RUN-013")
def test_a_seventh_undefeated_challenge_goes_under_its_deck() -> None:
    state = fight(WEAK)
    others = [s.id for s in BOOK.spaces.values() if s.adventure == "green" and s.id != lair("green")]
    foes = [c for c in state.decks["green"] if c in BOOK.challenges][:6]
    state.undefeated = dict(zip(others, foes, strict=False))
    escape(state, 20)
    assert len(state.undefeated) == 6
    assert state.decks["green"][0] == WEAK
    assert lair("green") in state.counters


@pytest.mark.rule("RUN-117", "RUN-245")
def test_nothing_of_the_combat_lasts_beyond_it() -> None:
    state = fight(BAND, "rune_of_binding", hero="mad_carthos")
    do(state, "use", "mad_carthos", 1)
    do(state, "use", "rune_of_binding", 0)
    assert state.lasting
    escape(to(state, "escape"), 20)
    assert state.lasting == []


@pytest.mark.rule("RUN-120")
def test_if_both_fall_the_challenge_falls_first() -> None:
    state = fight(WEAK, "mirror_of_shael")
    do(state, "use", "mirror_of_shael", 0)
    to(state, "magic")
    hurt(state, HERO, wounds=5, exhaustion=1)
    defend(state, 2)
    me = state.players[0]
    assert (me.defeated, me.counters, state.undefeated) == ((WEAK,), ("green",), {})
    assert state.knocked_out == [0]
    assert me.gold == 4 - 2


@pytest.mark.rule("RUN-120")
def test_no_life_of_the_reward_saves_a_hero_that_fell_too() -> None:
    state = fight("sir_farrow_general_of_the_dead", "mirror_of_shael")
    on_top(state, "market", "belt_of_the_giant_kin")
    do(state, "use", "mirror_of_shael", 0)
    to(state, "magic")
    state.fight = replace(state.combat, wounds=2)
    hurt(state, HERO, wounds=3)
    defend(state, 2)
    do(state, "keep", "belt_of_the_giant_kin")
    assert [event.facts["seat"] for event in events(state, "knocked_out")] == [0]
    assert (state.knocked_out, state.wounds, state.me.items[-1]) == ([0], {}, "belt_of_the_giant_kin")


@pytest.mark.rule("RUN-120", "RUN-225")
def test_margath_wins_nothing_by_falling_together_with_a_hero() -> None:
    state = table(HERO, "one_fist")
    give(state, "mirror_of_shael")
    begin(state, MARGATH)
    force(state, 20)
    do(state, "roll_test", "no")
    do(state, "use", "mirror_of_shael", 0)
    to(state, "magic")
    state.fight = replace(state.combat, wounds=5)
    hurt(state, HERO, wounds=5)
    defend(state, 2)
    assert (state.winner, state.stack) == (0, [])


# -------------------------------------------------------------------------------------------- the Retinue


@pytest.mark.rule("RUN-233", "RUN-253")
def test_a_retinue_card_stays_on_its_town_until_it_is_beaten() -> None:
    state = _retinue()
    escape(state, 20)
    assert (state.retinue, state.undefeated) == ({"forge": "the_fowler"}, {})
    state = _retinue()
    state.threat = 3
    slay(state)
    assert (state.retinue, state.discards["retinue"], state.threat) == ({}, ("the_fowler",), 2)
    assert (state.players[0].gold, state.players[0].counters) == (6, ())


def _retinue() -> RuneboundState:
    """Against a Retinue card that lies on Forge."""
    state = table(HERO, "one_fist", huntmaster="on")
    take_away(state, "the_fowler")
    state.retinue = {"forge": "the_fowler"}
    place(state, lair("green"))
    state.stack.clear()
    combat.begin(state, "the_fowler", "retinue", "")
    flow.settle(state)
    return state


# ------------------------------------------------------------------------------------------- the end


@pytest.mark.rule("RUN-225", "RUN-227")
def test_defeating_margath_wins_at_once() -> None:
    state = table(HERO, "one_fist")
    begin(state, MARGATH)
    do(state, "roll_test", "no")
    slay(state)
    assert (state.winner, state.stack, asked(state)) == (0, [], [])
    assert events(state, "won")[0].facts == {"seat": 0}


@pytest.mark.rule("RUN-226", "RUN-227")
@pytest.mark.parametrize(("before", "won"), [(1, False), (2, True)])
def test_three_dragon_runes_win_at_once(before: int, won: bool) -> None:
    state = fight(RUNES[0])
    edit(state, kept=RUNES[1:][:before])
    slay(state)
    assert (state.winner == 0) == won


@pytest.mark.rule("RUN-226", "RUN-230")
def test_other_kept_cards_are_no_dragon_runes() -> None:
    state = fight(RUNES[0])
    edit(state, kept=("mistress_of_the_ferrox", RUNES[1]))
    slay(state)
    assert state.winner == NOBODY
    assert scoring.runes(state, 0) == 2
    assert not scoring.is_rune(BOOK, SKELETON)


@pytest.mark.rule("RUN-227")
def test_a_seat_may_win_in_anothers_turn() -> None:
    state = table(HERO, "one_fist")
    edit(state, 1, kept=RUNES)
    scoring.check_runes(state)
    assert state.winner == 1


@pytest.mark.rule("RUN-228")
def test_all_lose_together() -> None:
    state = fight(WEAK)
    scoring.finish(state, NOBODY)
    assert (state.winner, state.stack, state.fight) == (NOBODY, [], None)
    assert events(state, "lost")


# ------------------------------------------------------------------------------- Skeleton and Margath


def skeleton(*, margath: str = "deck") -> RuneboundState:
    """The Skeleton has fallen; Margath's card lay in the deck, the discards or on the track."""
    state = fight(SKELETON, "tame_griffon")
    take_away(state, MARGATH)
    if margath == "deck":
        state.decks["red"] = (MARGATH, *state.decks["red"])
    elif margath == "discards":
        state.discards["red"] = (MARGATH,)
    else:
        state.undefeated[margath] = MARGATH
    slay(state, "tame_griffon")
    return state


@pytest.mark.rule("RUN-230")
@pytest.mark.parametrize("margath", ["deck", "discards", "r0c0"])
def test_the_skeleton_sends_the_hero_against_margath(margath: str) -> None:
    state = skeleton(margath=margath)
    assert battle(state).card == MARGATH
    assert battle(state).wounds == 0
    assert options(state)[0] == "roll_test no"
    assert MARGATH not in state.decks["red"] + state.discards["red"]
    assert state.discards["red"] == (SKELETON,)
    assert state.players[0].kept == ()


@pytest.mark.rule("RUN-230", "RUN-245")
def test_against_margath_there_is_no_escape_and_the_first_roll_is_better() -> None:
    state = skeleton()
    do(state, "roll_test", "no")
    refuse(state, "escape", "no", rule="RUN-230")
    to(state, "ranged")
    assert plus(state) == 1 + 4
    attack(state, "tame_griffon", 20)
    assert plus(state) == 4


@pytest.mark.rule("RUN-231")
def test_margaths_undefeated_counter_is_returned() -> None:
    elsewhere = [s.id for s in BOOK.spaces.values() if s.adventure == "red"][1]
    state = skeleton(margath=elsewhere)
    assert state.undefeated == {}
    assert elsewhere in state.counters


@pytest.mark.rule("RUN-231", "RUN-103")
def test_after_a_lost_fight_margath_stays_on_the_space_without_a_counter() -> None:
    state = skeleton()
    do(state, "roll_test", "no")
    to(state, "ranged")
    hurt(state, HERO, wounds=5)
    defend(state, 2)
    assert state.undefeated == {lair("red"): MARGATH}
    assert lair("red") not in state.counters
    assert state.players[0].counters == ("red",)
    again(state, MARGATH, "red")
    do(state, "roll_test", "no")
    slay(state)
    assert state.players[0].counters == ("red",)
    assert state.winner == 0


@pytest.mark.rule("RUN-120", "RUN-230")
def test_a_hero_that_falls_with_the_skeleton_loses_against_margath() -> None:
    state = fight(SKELETON, "mirror_of_shael")
    do(state, "use", "mirror_of_shael", 0)
    to(state, "magic")
    state.fight = replace(state.combat, wounds=3)
    hurt(state, HERO, wounds=5, exhaustion=1)
    defend(state, 2)
    assert state.players[0].defeated == (SKELETON,)
    assert state.undefeated == {lair("red"): MARGATH}
    assert state.knocked_out == [0]
    assert state.fight is None
    assert (wounds(state), spent(state)) == (0, 0)
    assert asks(state) != "escape"
