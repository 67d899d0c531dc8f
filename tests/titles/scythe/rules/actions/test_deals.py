"""Coins that change hands by agreement (chapter 18)."""

import pytest

from game.engine import flow
from game.titles.scythe.rules.actions.deals import AnswerDeal, OfferDeal
from game.titles.scythe.rules.movement.moves import Move
from game.titles.scythe.rules.state.state import ScytheState
from tests.titles.playing import asked, can, do, events, now, options, refuse, why_not
from tests.titles.scythe.cards import step
from tests.titles.scythe.positions import BOOK, TITLE, edit, goods, put, table


def dealing() -> ScytheState:
    """The first turn of three seats with 10, 6 and 3 coins."""
    state = table("nordic", "saxony", "crimea", on_map=False, deals="on")
    for seat, coins in enumerate((10, 6, 3)):
        edit(state, seat, coins=coins)
    return state


def purses(state: ScytheState) -> list[int]:
    return [p.coins for p in state.players]


def give(state: ScytheState, giver: int, taker: int, amount: int) -> None:
    """The active player proposes a deal."""
    do(state, "deal")
    do(state, "give", giver, taker)
    do(state, "coins", amount)


@pytest.mark.rule("SCY-207", "SCY-212")
def test_an_own_gift_moves_at_once_and_the_question_stands_again() -> None:
    state = dealing()
    give(state, 0, 1, 4)
    assert purses(state) == [6, 10, 3]
    assert [e.facts for e in events(state, "give")] == [{"seat": 0, "other": 1, "amount": 4}]
    assert step(state) == "ChooseSection"
    assert asked(state) == [0]


@pytest.mark.rule("SCY-207", "SCY-212")
def test_nothing_is_enforced_and_no_action_is_used() -> None:
    state = dealing()
    put(state, "worker.0.1 r1c4")
    goods(state, "r1c4", oil=9)
    do(state, "take_section", "3")
    give(state, 0, 1, 4)
    assert step(state) == "TopRow"
    do(state, "take_top", "power")
    while step(state) != "EndOfTurn":
        do(state, "skip")
    give(state, 0, 2, 1)
    do(state, "end_turn")
    assert state.active == 1
    assert purses(state) == [10 - 4 - 1 - 1, 10, 4]


@pytest.mark.rule("SCY-207")
def test_coins_of_another_move_only_if_that_player_agrees() -> None:
    state = dealing()
    give(state, 1, 0, 5)
    assert asked(state) == [1]
    do(state, "agree")
    assert purses(state) == [15, 1, 3]
    give(state, 2, 0, 1)
    do(state, "decline")
    assert purses(state) == [15, 1, 3]
    assert events(state, "no_deal")[-1].facts == {"seat": 2, "other": 0, "amount": 1}
    assert asked(state) == [0]


@pytest.mark.rule("SCY-207")
def test_a_deal_may_be_given_up_at_every_point() -> None:
    state = dealing()
    do(state, "deal")
    do(state, "decline")
    assert step(state) == "ChooseSection"
    do(state, "deal")
    do(state, "give", 0, 1)
    do(state, "decline")
    assert step(state) == "ChooseSection"
    assert purses(state) == [10, 6, 3]


@pytest.mark.rule("SCY-208")
def test_nothing_but_coins_changes_hands() -> None:
    state = dealing()
    put(state, "worker.0.1 r1c4", "worker.1.1 r6c0")
    goods(state, "r1c4", oil=3)
    do(state, "deal")
    verbs = {o.split()[0] for o in options(state)}
    assert verbs == {"give", "decline"}, "nobody is threatened"
    assert {"give 0 1", "give 1 0", "give 1 2"} <= {*options(state)}
    for thing in ("goods:r1c4.oil", "unit:worker.0.1", "card:combat.2.1"):
        assert why_not(state, 0, thing, "mat:1")
    do(state, "give", 0, 1)
    assert {o.split()[0] for o in options(state)} == {"coins", "decline"}


@pytest.mark.rule("SCY-209")
def test_a_player_may_be_paid_before_the_units_share_a_territory() -> None:
    state = dealing()
    put(state, "mech.0.speed r1c4", "mech.1.speed r1c5")
    do(state, "take_section", "4")
    give(state, 1, 0, 2)
    do(state, "agree")
    assert purses(state) == [12, 4, 3]


def near() -> ScytheState:
    """Units of Saxony are one step from a mech of Nordic, those of Crimea are not."""
    state = dealing()
    put(state, "mech.0.riverwalk r1c1", "worker.1.1 r1c2", "character.2 r5c3")
    return state


def offer(state: ScytheState, seat: int, amount: int) -> None:
    """The active player hears somebody who offers coins."""
    do(state, "deal")
    do(state, "hear", seat)
    assert asked(state) == [seat]
    do(state, "coins", amount)


@pytest.mark.rule("SCY-209")
def test_who_is_threatened_is_heard_and_offers_coins() -> None:
    state = near()
    offer(state, 1, 4)
    assert asked(state) == [0]
    do(state, "agree")
    assert purses(state) == [14, 2, 3]
    assert [e.facts for e in events(state, "offer")] == [{"seat": 1, "other": 0, "amount": 4}]
    assert [e.facts for e in events(state, "give")] == [{"seat": 1, "other": 0, "amount": 4}]
    assert step(state) == "ChooseSection"
    assert can(state, "take_section", "4"), "nothing is enforced"


@pytest.mark.rule("SCY-209", "SCY-212")
def test_an_offer_is_declined_by_who_got_it_and_is_no_more_than_one_holds() -> None:
    state = near()
    do(state, "deal")
    do(state, "hear", 1)
    refuse(state, "coins", 7, rule="SCY-212")
    do(state, "coins", 6)
    do(state, "decline")
    assert purses(state) == [10, 6, 3]
    assert [e.facts for e in events(state, "no_deal")] == [{"seat": 0, "other": 1, "amount": 6}]
    do(state, "deal")
    do(state, "hear", 1)
    do(state, "decline")
    assert asked(state) == [0]


@pytest.mark.rule("SCY-207", "SCY-209")
def test_another_number_of_coins_is_named_and_answered() -> None:
    state = near()
    offer(state, 1, 2)
    do(state, "counter_offer")
    assert asked(state) == [0]
    do(state, "coins", 5)
    assert asked(state) == [1]
    do(state, "counter_offer")
    refuse(state, "coins", 7, rule="SCY-212")
    do(state, "coins", 3)
    assert purses(state) == [10, 6, 3]
    do(state, "agree")
    assert purses(state) == [13, 3, 3]
    assert [e.facts["amount"] for e in events(state, "offer")] == [2, 3]


@pytest.mark.rule("SCY-207")
def test_only_the_active_player_names_coins_for_another_seat() -> None:
    state = dealing()
    give(state, 1, 2, 4)
    do(state, "counter_offer")
    do(state, "coins", 3)
    assert asked(state) == [2]
    refuse(state, "counter_offer")
    do(state, "agree")
    assert purses(state) == [10, 3, 6]


@pytest.mark.rule("SCY-209")
def test_only_those_are_heard_whose_units_can_be_reached() -> None:
    state = near()
    do(state, "deal")
    refuse(state, "hear", 2, rule="SCY-209")
    do(state, "decline")
    put(state, "mech.0.riverwalk base_nordic", "worker.0.1 r1c1")
    do(state, "deal")
    refuse(state, "hear", 1, rule="SCY-209")


@pytest.mark.rule("SCY-209")
def test_they_are_heard_before_each_unit_moves_and_not_when_the_moves_are_over() -> None:
    state = near()
    put(state, "character.0 r1c1")
    do(state, "take_section", "4")
    do(state, "take_top", "units")
    offer(state, 1, 1)
    do(state, "agree")
    do(state, "step_to", "mech.0.riverwalk", "r2c1")
    offer(state, 1, 1)
    do(state, "agree")
    do(state, "step_to", "character.0", "r1c2")
    assert events(state, "drive_off"), "no promise binds"
    while step(state) != "EndOfTurn":
        do(state, "skip" if can(state, "skip") else "done")
    do(state, "deal")
    refuse(state, "hear", 1, rule="SCY-209")


@pytest.mark.rule("SCY-209")
def test_a_section_without_a_move_threatens_nobody() -> None:
    state = near()
    do(state, "take_section", "3")
    do(state, "deal")
    refuse(state, "hear", 1, rule="SCY-209")


def pending() -> ScytheState:
    """Nordic has just come to a mech of Saxony; Crimea stands outside."""
    state = dealing()
    edit(state, power=5)
    edit(state, 1, power=5)
    put(state, "mech.0.speed r1c4", "mech.1.speed r1c5")
    now(state, Move(1))
    do(state, "step_to", "mech.0.speed", "r1c5")
    return state


@pytest.mark.rule("SCY-210")
@pytest.mark.parametrize("fighter", [0, 1])
def test_players_outside_may_give_to_a_fighter_until_power_is_selected(fighter: int) -> None:
    state = pending()
    assert step(state) == "Combats"
    give(state, 2, fighter, 3)
    assert asked(state) == [2]
    do(state, "agree")
    assert purses(state)[fighter] == (10, 6)[fighter] + 3
    assert purses(state)[2] == 0
    do(state, "fight_at", "r1c5")
    assert step(state) == "SetPower"
    for seat in asked(state):
        refuse(state, "deal", seat=seat)


@pytest.mark.rule("SCY-211")
@pytest.mark.parametrize(("giver", "taker"), [(0, 1), (1, 0)])
def test_the_two_fighters_give_each_other_nothing(giver: int, taker: int) -> None:
    state = pending()
    do(state, "deal")
    refuse(state, "give", giver, taker, rule="SCY-211")
    assert can(state, "give", giver, 2)
    assert can(state, "give", 2, taker)


@pytest.mark.rule("SCY-210")
@pytest.mark.parametrize("deals", ["on", "off"])
def test_with_two_players_or_without_deals_nobody_outside_is_asked(deals: str) -> None:
    state = table(on_map=False, deals=deals)
    edit(state, power=5)
    put(state, "mech.0.speed r1c4", "mech.1.speed r1c5")
    now(state, Move(1))
    do(state, "step_to", "mech.0.speed", "r1c5")
    assert step(state) == "SetPower"


@pytest.mark.rule("SCY-212")
def test_nobody_gives_more_than_they_hold() -> None:
    state = dealing()
    do(state, "deal")
    do(state, "give", 0, 1)
    assert can(state, "coins", 10)
    refuse(state, "coins", 11, rule="SCY-212")
    do(state, "decline")
    give(state, 2, 0, 4)
    refuse(state, "agree", rule="SCY-212")
    do(state, "decline")
    assert purses(state) == [10, 6, 3]


@pytest.mark.rule("SCY-344", "SCY-212")
def test_asking_does_not_tell_how_many_coins_another_has() -> None:
    seen = []
    for coins in (0, 15):
        state = dealing()
        edit(state, 2, coins=coins)
        now(state, OfferDeal())
        amounts = options(state)
        do(state, "give", 2, 0)
        seen.append((amounts, options(state)))
    assert seen[0] == seen[1]
    assert seen[0][1] == [*(f"coins {n}" for n in range(1, 21)), "decline"]


@pytest.mark.rule("SCY-207")
def test_deals_are_an_option_of_the_table() -> None:
    assert can(dealing(), "deal")
    assert not can(table(on_map=False), "deal")
    assert next(o for o in TITLE.options if o.id == "deals").choices in (("on", "off"), ("off", "on"))


@pytest.mark.rule("SCY-209", "SCY-344")
def test_who_is_offered_coins_learns_nothing_of_the_purse() -> None:
    """The taker may agree, however little its view or a guess gives the one who offers."""
    state = table("nordic", "saxony", "crimea")
    state.change(1, coins=15)
    now(state, AnswerDeal(1, 0, 15, offered=True))
    guessed = TITLE.guess(TITLE.view(state, 0), 0, 3)
    assert flow.choices(guessed) == flow.choices(state)
    do(guessed, "agree")
    assert guessed.players[1].coins >= 0


@pytest.mark.rule("SCY-211")
def test_a_fighter_with_other_units_in_reach_is_not_heard_either() -> None:
    state = dealing()
    put(state, "mech.0.speed r1c4", "mech.1.speed r1c5", "character.0 r1c1", "worker.1.1 r1c2")
    now(state, Move(2))
    do(state, "step_to", "mech.0.speed", "r1c5")
    do(state, "deal")
    refuse(state, "hear", 1, rule="SCY-211")


@pytest.mark.rule("SCY-209")
def test_a_unit_with_a_step_left_still_threatens() -> None:
    state = dealing()
    put(state, "mech.0.speed r1c1", "worker.1.1 r1c3")
    now(state, Move(1))
    do(state, "step_to", "mech.0.speed", "r1c2")
    offer(state, 1, 2)
    do(state, "agree")
    assert purses(state) == [12, 4, 3]
    do(state, "step_to", "mech.0.speed", "r1c3")
    assert events(state, "drive_off")


@pytest.mark.rule("SCY-209")
def test_a_mech_on_a_lake_beside_its_own_worker_threatens_because_it_can_take_it_along() -> None:
    state = dealing()
    lake = next(t for t in BOOK.territories.values() if t.terrain == "lake")
    shore = next(p for p in lake.neighbours if BOOK.territories[p].terrain != "lake")
    put(state, "worker.1.1", place=shore)
    put(state, "mech.0.seaworthy", "worker.0.1", place=lake.id)
    do(state, "deal")
    assert can(state, "hear", 1)


@pytest.mark.rule("SCY-192", "SCY-209")
def test_the_factory_card_of_the_last_turn_threatens_nobody() -> None:
    state = dealing()
    put(state, "mech.0.riverwalk r1c1", "worker.1.1 r1c3")
    edit(state, factory="f01", section="factory")
    do(state, "deal")
    refuse(state, "hear", 1, rule="SCY-209")
    do(state, "decline")
    edit(state, section="2")
    do(state, "deal")
    assert can(state, "hear", 1)


@pytest.mark.rule("SCY-046", "SCY-209")
def test_who_moved_last_turn_and_cannot_move_again_threatens_nobody() -> None:
    state = near()
    edit(state, section="4")
    do(state, "deal")
    refuse(state, "hear", 1, rule="SCY-209")


@pytest.mark.rule("SCY-207")
@pytest.mark.parametrize(
    ("giver", "taker", "code"), [(1, 0, "answer-deal"), (1, 2, "answer-proposal")], ids=["own", "for another"]
)
def test_who_is_asked_to_give_learns_who_proposes_it(giver: int, taker: int, code: str) -> None:
    state = dealing()
    give(state, giver, taker, 2)
    question = state.stack[-1].question(state, giver)
    assert (question.code, question.facts.get("proposer", 0)) == (code, 0)
    assert question.facts["taker"] == taker
