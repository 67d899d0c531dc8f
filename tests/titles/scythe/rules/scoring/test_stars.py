"""Stars, and the end of the game by the sixth (SCY-213 to SCY-225)."""

from __future__ import annotations

import pytest

from game.engine import flow
from game.titles.scythe.rules.actions.build import Build
from game.titles.scythe.rules.actions.deploy import Deploy
from game.titles.scythe.rules.actions.enlist import Enlist
from game.titles.scythe.rules.actions.gains import gain, lose, reach_goal
from game.titles.scythe.rules.actions.produce import Produce, gain_worker
from game.titles.scythe.rules.actions.upgrade import Upgrade
from game.titles.scythe.rules.movement.moves import Move
from game.titles.scythe.rules.scoring import scoring
from game.titles.scythe.rules.scoring.stars import PlaceStars
from game.titles.scythe.rules.state.state import ScytheState, ScytheStep
from game.titles.scythe.rules.turn.bottom import BottomAction
from tests.titles.playing import can, do, events, now, options, refuse
from tests.titles.scythe.positions import BOOK, edit, goods, objectives, put, table

FIVE = ("upgrades", "mechs", "recruits", "combat", "objective")


def place(state: ScytheState, seat: int = 0) -> tuple[str, ...]:
    """Place the stars that are due; all stars of the seat."""
    now(state, PlaceStars(seat))
    return state.players[seat].stars


@pytest.mark.rule("SCY-213")
def test_the_goals_of_the_triumph_track() -> None:
    goals = [(g.id, g.need, g.stars) for g in BOOK.goals.values()]
    assert goals == [
        ("upgrades", 6, 1),
        ("mechs", 4, 1),
        ("structures", 4, 1),
        ("recruits", 4, 1),
        ("workers", 8, 1),
        ("objective", 1, 1),
        ("combat", 1, 2),
        ("popularity", 18, 1),
        ("power", 16, 1),
    ]


@pytest.mark.rule("SCY-213", "SCY-214")
@pytest.mark.parametrize(
    ("benefit", "goal", "need"),
    [
        (Upgrade(), "upgrades", 6),
        (Deploy(), "mechs", 4),
        (Build(), "structures", 4),
        (Enlist(), "recruits", 4),
    ],
)
def test_the_last_piece_of_a_kind_brings_a_star(benefit: ScytheStep, goal: str, need: int) -> None:
    state = table()
    put(state, "worker.0.3 r1c2", "worker.0.4 r1c1")
    for number in range(1, need + 1):
        now(state, benefit, PlaceStars(0))
        do(state, *options(state)[0].split())
        assert state.me.stars == ((goal,) if number == need else ())


@pytest.mark.rule("SCY-213", "SCY-214")
@pytest.mark.parametrize(("item", "top"), [("power", 16), ("popularity", 18)])
def test_the_top_of_a_track_brings_a_star(item: str, top: int) -> None:
    state = table()
    edit(state, **{item: top - 2})
    gain(state, 0, item, 1)
    assert place(state) == ()
    gain(state, 0, item, 3)
    assert place(state) == (item,)
    assert getattr(state.me, item) == top


@pytest.mark.rule("SCY-214")
def test_a_star_comes_without_a_choice() -> None:
    state = table()
    edit(state, power=14)
    do(state, "take_section", "3")
    do(state, "take_top", "power")
    assert state.me.stars == ("power",)
    assert [e.facts for e in events(state, "star")] == [{"seat": 0, "goal": "power"}]


@pytest.mark.rule("SCY-215")
def test_each_goal_once_but_for_every_player() -> None:
    state = table("nordic", "rusviet")
    for seat in (0, 1):
        for _ in range(3):
            reach_goal(state, seat, "power")
            reach_goal(state, seat, "combat")
        assert place(state, seat) == ("power", "combat", "combat")
        reach_goal(state, seat, "power")
        assert place(state, seat) == ("power", "combat", "combat")


@pytest.mark.rule("SCY-259")
def test_saxony_has_no_limit_for_combats_and_objectives_but_the_six_stars() -> None:
    state = table("saxony", "nordic")
    for _ in range(3):
        reach_goal(state, 0, "combat")
    for _ in range(2):
        reach_goal(state, 0, "objective")
        reach_goal(state, 0, "popularity")
    assert place(state) == ("combat", "combat", "combat", "objective", "popularity", "objective")
    assert not state.stack


@pytest.mark.rule("SCY-216")
def test_a_placed_star_stays() -> None:
    state = table()
    gain(state, 0, "popularity", 18)
    place(state)
    lose(state, 0, "popularity", 10)
    assert place(state) == ("popularity",)
    gain(state, 0, "popularity", 10)
    assert place(state) == ("popularity",)


@pytest.mark.rule("SCY-217", "SCY-220", "SCY-222")
def test_two_goals_at_once_and_one_star_left() -> None:
    state = table()
    edit(state, stars=FIVE)
    reach_goal(state, 0, "power")
    reach_goal(state, 0, "popularity")
    assert place(state) == (*FIVE, "power")
    assert (state.stack, flow.legal(state)) == ([], {})


@pytest.mark.rule("SCY-218")
def test_eight_workers_count_wherever_they_stand() -> None:
    state = table()
    put(state, *(f"worker.0.{n}" for n in range(1, 8)), place="base_nordic")
    put(state, "worker.0.7 r3c4")
    gain_worker(state, 0, "r1c6")
    assert place(state) == ("workers",)


@pytest.mark.rule("SCY-218")
def test_pieces_of_encounters_count_too() -> None:
    state = table()
    put(state, "mech.0.speed", "mech.0.riverwalk", "mech.0.artillery", place="r1c4")
    put(state, "mine.0 r1c4", "mill.0 r1c5", "armory.0 r1c1")
    now(state, Deploy("r1c2"), Build("r1c2"))
    do(state, "deploy_mech", "seaworthy", "r1c2")
    do(state, "build_structure", "monument", "r1c2")
    assert place(state) == ("mechs", "structures")


@pytest.mark.rule("SCY-221")
def test_a_track_is_tested_after_each_gain_though_the_star_waits() -> None:
    state = table()
    gain(state, 0, "power", 12)
    lose(state, 0, "power", 5)
    assert state.me.stars == ()
    assert place(state) == ("power",)


@pytest.mark.rule("SCY-221", "SCY-224")
def test_the_track_of_a_bottom_row_action_is_starred_after_its_own_bonus() -> None:
    state = table()
    edit(state, power=14, recruits=(("upgrade", "coins"), ("enlist", "popularity")))
    goods(state, "r1c4", food=3)
    now(state, BottomAction("4"))
    do(state, "move_recruit", "build", "power")
    verbs = [e.verb for e in state.events or [] if e.verb in ("enlist", "recruit_bonus", "star")]
    assert verbs == ["enlist", "recruit_bonus", "star"]


@pytest.mark.rule("SCY-222", "SCY-223")
def test_the_sixth_star_ends_the_game_in_the_middle_of_a_turn() -> None:
    state = table()
    edit(state, power=14, stars=FIVE)
    goods(state, "r1c4", wood=3)
    do(state, "take_section", "3")
    do(state, "take_top", "power")
    assert (state.stack, flow.legal(state)) == ([], {})
    assert len(events(state, "game_over")) == 1
    for action in (("take_bottom",), ("end_turn",), ("reveal", state.me.objectives[0])):
        refuse(state, *action)
    assert scoring.scores(state).winners


@pytest.mark.rule("SCY-222")
def test_five_stars_end_nothing() -> None:
    state = table()
    edit(state, power=14, stars=FIVE[1:])
    do(state, "take_section", "3")
    do(state, "take_top", "power")
    assert (len(state.me.stars), can(state, "end_turn")) == (5, True)


@pytest.mark.rule("SCY-223")
def test_a_structure_gain_comes_before_the_star_and_nothing_after_it() -> None:
    state = table()
    put(state, "monument.0 r1c4")
    edit(state, power=14, stars=FIVE)
    do(state, "take_section", "3")
    do(state, "take_top", "power")
    assert (state.me.popularity, state.stack) == (3, [])


@pytest.mark.rule("SCY-222", "SCY-214")
def test_produce_is_finished_before_its_star() -> None:
    state = table()
    put(state, *(f"worker.0.{n}" for n in range(1, 7)), place="r1c6")
    put(state, "worker.0.6 r1c5")
    edit(state, stars=FIVE)
    now(state, Produce(2), PlaceStars(0))
    do(state, "produce_on", "r1c6", 2)
    assert (state.me.stars, state.stack) == ((*FIVE, "workers"), [])
    assert state.goods["r1c5"].oil == 1


@pytest.mark.rule("SCY-224")
@pytest.mark.parametrize("section", ["1", "3"])
def test_the_benefit_of_a_bottom_row_action_comes_before_the_sixth_star(section: str) -> None:
    state = table()
    goods(state, "r1c4", oil=3, wood=3)
    edit(state, stars=("mechs", "recruits", "combat", "objective", "power"))
    edit(state, upgrades=tuple((box, "none") for box in BOOK.cubes[1:]))
    put(state, "mine.0 r2c4", "mill.0 r2c5", "armory.0 r2c3")
    now(state, BottomAction(section))
    do(state, *options(state)[0].split())
    assert (len(state.me.stars), state.stack) == (6, [])
    assert state.me.coins == 5 + {"1": 2, "3": 3}[section]
    assert len(state.me.upgrades if section == "1" else state.buildings) == (6 if section == "1" else 4)


@pytest.mark.rule("SCY-222", "SCY-223")
def test_a_revealed_objective_can_end_the_game_before_any_action() -> None:
    state = table()
    objectives(state, 0, "o20", "o21")
    put(state, "mine.0 r5c1", "mill.0 r5c2", "armory.0 r5c3")
    edit(state, popularity=7, stars=("upgrades", "workers", "recruits", "combat", "power"))
    do(state, "reveal", "o20")
    assert (len(state.me.stars), state.stack) == (6, [])
    refuse(state, "take_section", "1")


@pytest.mark.rule("SCY-225")
def test_units_that_still_share_a_territory_are_put_apart() -> None:
    state = table()
    put(state, "character.0 r1c3", "character.1 r1c2", "mech.0.speed r1c1", "mech.1.speed r2c1")
    edit(state, stars=FIVE)
    edit(state, 1, power=0)
    now(state, Move(2))
    do(state, "step_to", "character.0", "r1c2")
    do(state, "step_to", "mech.0.speed", "r2c1")
    do(state, "fight_at", "r1c2")
    while flow.legal(state):
        seat, found = next(iter(flow.legal(state).items()))
        flow.play(state, seat, found[-1].action)
    assert state.me.stars == (*FIVE, "combat")
    assert (state.at["mech.0.speed"], state.at["mech.1.speed"]) == ("r1c1", "r2c1")
    assert (state.at["character.0"], state.at["character.1"]) == ("r1c2", "base_saxony")
