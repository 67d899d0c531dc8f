"""The turn and its sections (SCY-045 to SCY-057, SCY-264)."""

from __future__ import annotations

import pytest

from game.titles.scythe.rules.state.state import ScytheState
from tests.titles.playing import asked, can, do, events, options, refuse, why_not
from tests.titles.scythe.cards import step
from tests.titles.scythe.positions import BOOK, edit, goods, hand, lying, objectives, put, table


def idle(state: ScytheState, section: str) -> None:
    """A turn in which only the action token moves."""
    do(state, "take_section", section)
    if can(state, "skip"):
        do(state, "skip")
    do(state, "end_turn")


def why(state: ScytheState, action: str) -> set[str]:
    """The rules by which seat 0 cannot take an action of its mat now."""
    return {reason.rule for reason in why_not(state, 0, f"action:0.{action}")}


@pytest.mark.rule("SCY-045")
def test_token_then_top_row_then_bottom_row() -> None:
    state = table()
    goods(state, "r1c4", wood=3)
    do(state, "take_section", "3")
    assert (state.me.section, step(state)) == ("3", "TopRow")
    do(state, "take_top", "power")
    assert (state.me.power, state.me.coins, step(state)) == (6, 4, "BottomRow")
    do(state, "take_bottom")
    do(state, "build_structure", "mill", "r1c5")
    assert (state.buildings, state.me.coins, step(state)) == ({"mill.0": "r1c5"}, 7, "EndOfTurn")
    do(state, "end_turn")
    assert (state.active, step(state)) == (1, "ChooseSection")


@pytest.mark.rule("SCY-046")
def test_the_token_leaves_its_section() -> None:
    state = table()
    assert [o for o in options(state) if o.startswith("take_section")] == [
        f"take_section {n}" for n in "1234"
    ]
    idle(state, "2")
    assert len([o for o in options(state) if o.startswith("take_section")]) == 4
    idle(state, "2")
    refuse(state, "take_section", "2", rule="SCY-046")
    do(state, "take_section", "3")


@pytest.mark.rule("SCY-264")
def test_relentless_lets_the_token_stay_but_not_on_the_factory_card() -> None:
    state = table("rusviet", "saxony")
    edit(state, section="2", factory="f04")
    do(state, "take_section", "2")
    edit(state, section="factory")
    do(state, "skip")
    do(state, "end_turn")
    idle(state, "2")
    refuse(state, "take_section", "factory", rule="SCY-192")


@pytest.mark.rule("SCY-047")
def test_no_top_row_action_after_the_bottom_row_action() -> None:
    state = table()
    goods(state, "r1c4", wood=3)
    do(state, "take_section", "3")
    do(state, "take_bottom")
    do(state, "decline")
    refuse(state, "take_top", "power", rule="SCY-047")
    assert options(state) == ["end_turn"]


@pytest.mark.rule("SCY-048")
def test_each_row_can_be_skipped() -> None:
    state = table()
    goods(state, "r1c4", wood=3)
    for taken in ([], ["take_top power"], ["take_bottom", "decline"]):
        trial = state.copy()
        do(trial, "take_section", "3")
        for text in taken:
            do(trial, *text.split())
        if can(trial, "skip"):
            do(trial, "skip")
        assert options(trial) == ["end_turn"]
        assert trial.me.section == "3"


@pytest.mark.rule("SCY-048")
def test_a_turn_in_which_nothing_can_be_paid_still_moves_the_token() -> None:
    state = table()
    put(state, *(f"worker.0.{n}" for n in range(3, 9)), place="r1c4")
    edit(state, power=0)
    do(state, "take_section", "1")
    assert (state.me.section, step(state), options(state)) == ("1", "EndOfTurn", ["end_turn"])
    refuse(state, "take_top", "territories", rule="SCY-101")
    refuse(state, "take_bottom", rule="SCY-011")


@pytest.mark.rule("SCY-048")
def test_whether_a_row_is_asked_for_does_not_tell_how_many_coins_there_are() -> None:
    state = table()
    for coins in (0, 1):
        trial = state.copy()
        edit(trial, coins=coins)
        do(trial, "take_section", "3")
        assert step(trial) == "TopRow"
        assert can(trial, "take_top", "power") == bool(coins)
    state.options["show_coins"] = "on"
    edit(state, coins=0)
    do(state, "take_section", "3")
    assert step(state) == "EndOfTurn"


@pytest.mark.rule("SCY-049")
def test_each_action_once_and_none_of_another_section() -> None:
    state = table()
    goods(state, "r1c4", wood=8)
    do(state, "take_section", "3")
    assert why(state, "move") == why(state, "deploy") == {"SCY-049"}
    do(state, "take_top", "power")
    refuse(state, "take_top", "power", rule="SCY-049")
    do(state, "take_bottom")
    do(state, "decline")
    refuse(state, "take_bottom", rule="SCY-049")
    assert why(state, "trade") == {"SCY-049"}


@pytest.mark.rule("SCY-050")
def test_mats_pair_the_actions_differently() -> None:
    pairs = {mat.id: [(s.top, s.bottom) for s in mat.section] for mat in BOOK.mats.values()}
    for sections in pairs.values():
        assert {top for top, _ in sections} == set(BOOK.top)
        assert {bottom for _, bottom in sections} == set(BOOK.bottom)
    assert len({tuple(sections) for sections in pairs.values()}) == len(pairs) >= 5


@pytest.mark.rule("SCY-050")
@pytest.mark.parametrize("mat", ["engineering", "mechanical", "agricultural", "patriotic", "industrial"])
def test_an_action_works_the_same_on_every_mat(mat: str) -> None:
    state = table(mats=(mat, "industrial" if mat != "industrial" else "patriotic"))
    edit(state, coins=1, power=0)
    do(state, "take_section", next(s.id for s in BOOK.mats[mat].section if s.top == "bolster"))
    do(state, "take_top", "power")
    assert (state.players[0].power, state.players[0].coins) == (2, 0)


@pytest.mark.rule("SCY-051")
def test_a_factory_card_is_a_fifth_section() -> None:
    state = table()
    refuse(state, "take_section", "factory")
    edit(state, factory="f06", power=1, coins=0)
    do(state, "take_section", "factory")
    assert why(state, "bolster") == {"SCY-049"}
    do(state, "take_top", "f06")
    if can(state, "take_all"):
        do(state, "take_all")
    assert (state.me.power, state.me.coins, step(state)) == (0, 3, "BottomRow")
    do(state, "take_bottom")
    assert step(state) == "MoveUnits"
    do(state, "done")
    do(state, "end_turn")
    idle(state, "2")
    refuse(state, "take_section", "factory", rule="SCY-192")


@pytest.mark.rule("SCY-052")
def test_what_counts_is_what_is_uncovered_when_the_action_starts() -> None:
    state = table()
    edit(state, upgrades=(("bolster_power", "build"),), power=0)
    goods(state, "r1c4", wood=2)
    do(state, "take_section", "3")
    do(state, "take_top", "power")
    assert state.me.power == 3
    do(state, "take_bottom")
    assert lying(state, "r1c4") == {}


@pytest.mark.rule("SCY-053")
def test_the_cost_comes_first_and_one_alternative_is_taken() -> None:
    state = table()
    edit(state, coins=1, power=0)
    do(state, "take_section", "3")
    do(state, "take_top", "power")
    assert [e.verb for e in state.events or [] if e.verb in ("pay", "gain")] == ["pay", "gain"]
    assert (state.me.coins, state.me.power, state.me.hand) == (0, 2, ())
    refuse(state, "take_top", "combat_cards")


@pytest.mark.rule("SCY-054")
def test_resources_of_the_top_row_pay_for_the_bottom_row() -> None:
    state = table()
    goods(state, "r1c4", metal=2)
    do(state, "take_section", "2")
    refuse(state, "take_bottom", rule="SCY-011")
    do(state, "take_top", "resources")
    for _ in range(2):
        do(state, "place_resource", "r1c5", "metal")
    do(state, "take_bottom")
    do(state, "deploy_mech", "speed", "r1c5")
    assert state.goods == {}


@pytest.mark.rule("SCY-055")
def test_the_bottom_row_action_is_announced_to_all() -> None:
    state = table()
    goods(state, "r1c4", wood=3)
    edit(state, 1, recruits=(("build", "coins"),))
    do(state, "take_section", "3")
    do(state, "take_bottom")
    do(state, "decline")
    verbs = [e.verb for e in state.events or []]
    assert verbs.index("bottom") < verbs.index("recruit_bonus")
    assert events(state, "bottom")[0].seen_by is None
    assert events(state, "bottom")[0].facts == {"seat": 0, "action": "build"}


@pytest.mark.rule("SCY-056")
def test_turns_pass_clockwise_and_do_not_overlap() -> None:
    state = table("nordic", "rusviet", "saxony")
    state.order = [0, 2, 1]
    seen = []
    for section in ("1", "1", "1", "2"):
        seen.append(state.active)
        assert asked(state) == [state.active]
        idle(state, section)
    assert (seen, state.turn) == ([0, 2, 1, 0], 5)


@pytest.mark.rule("SCY-057")
def test_an_encounter_of_a_move_comes_before_the_bottom_row() -> None:
    state = table()
    put(state, "character.0 r1c1")
    goods(state, "r1c4", food=3)
    do(state, "take_section", "4")
    do(state, "take_top", "units")
    do(state, "step_to", "character.0", "r2c1")
    refuse(state, "take_bottom")
    if can(state, "done"):
        do(state, "done")
    assert step(state) == "ChooseOption"
    refuse(state, "take_bottom")


@pytest.mark.rule("SCY-057")
def test_a_combat_of_a_move_comes_before_the_bottom_row() -> None:
    state = table()
    put(state, "character.0 r1c1", "character.1 r1c2")
    goods(state, "r1c4", food=3)
    hand(state, 0, 3)
    do(state, "take_section", "4")
    do(state, "take_top", "units")
    do(state, "step_to", "character.0", "r1c2")
    do(state, "done")
    assert asked(state) == [0, 1]
    refuse(state, "take_bottom")


def fulfil(state: ScytheState) -> None:
    """Seat 0 holds the fulfilled objective o20, and o21, which is for the end of the turn."""
    objectives(state, 0, "o20", "o21")
    put(state, "mine.0 r5c1", "mill.0 r5c2", "armory.0 r5c3")
    edit(state, popularity=7)


@pytest.mark.rule("SCY-200", "SCY-207", "SCY-359")
def test_objectives_and_deals_stand_beside_every_question_of_a_turn() -> None:
    state = table(deals="on")
    fulfil(state)
    goods(state, "r1c4", oil=9, wood=3)
    for action in (("take_section", "3"), ("take_top", "power"), ("take_bottom",)):
        assert can(state, "reveal", "o20")
        refuse(state, "reveal", "o21", rule="SCY-359")
        assert can(state, "deal")
        do(state, *action)
    refuse(state, "reveal", "o20")
    refuse(state, "deal")
    do(state, "decline")
    assert can(state, "reveal", "o20")
    assert can(state, "reveal", "o21")
    assert can(state, "deal")


@pytest.mark.rule("SCY-203")
def test_after_a_reveal_or_a_deal_the_same_question_stands() -> None:
    state = table(deals="on")
    fulfil(state)
    do(state, "deal")
    do(state, "decline")
    do(state, "reveal", "o20")
    assert (step(state), state.me.stars) == ("ChooseSection", ("objective",))
    do(state, "take_section", "3")
    do(state, "take_top", "power")
