"""Objectives: when they may be revealed and what it brings (chapter 17, SCY-359, SCY-360)."""

import pytest

from game.engine import flow
from game.engine.model import UNKNOWN
from game.titles.scythe.rules.cards.objectives import ON_BOARD, counted, fulfilled, progress
from game.titles.scythe.rules.movement.moves import Move
from game.titles.scythe.rules.state.state import ScytheState
from game.titles.scythe.rules.turn.turn import EndOfTurn
from tests.titles.playing import asked, can, do, drags, events, now, options, refuse
from tests.titles.scythe.cards import (
    FACTORY,
    WORKERS,
    step,
)
from tests.titles.scythe.positions import BOOK, TITLE, edit, goods, mechs, objectives, off, put, table

FREE, AT_END = "o18", "o01"
"""A card for every moment of SCY-200 and one for the end of the turn."""


def holding(*cards: str, faction: str = "nordic") -> ScytheState:
    """The first turn of seat 0, which holds these cards; Free and AtEnd are fulfilled."""
    state = table(
        faction, "polania" if faction == "saxony" else "saxony", on_map=False, promo_objectives="on"
    )
    objectives(state, 0, *cards)
    put(state, "worker.0.1 r1c1", "worker.0.2 r2c4", "worker.0.3 r3c2", "worker.0.4 r3c2", "worker.0.5 r3c2")
    edit(state, power=0, popularity=13, coins=9)
    return state


# ------------------------------------------------------------------------------------------ revealing


@pytest.mark.rule("SCY-199", "SCY-026")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_everybody_starts_with_two_objectives(seats: int) -> None:
    state = TITLE.start(seats, {}, 1)
    assert isinstance(state, ScytheState)
    assert [len(p.objectives) for p in state.players] == [2] * seats


@pytest.mark.rule("SCY-200", "SCY-359")
def test_the_three_windows_of_a_turn() -> None:
    state = holding(FREE, AT_END)
    seen = []
    goods(state, "r1c1", oil=9, metal=9, wood=9, food=9)
    do(state, "take_section", "3")
    for verb, *args in (("take_top", "power"), ("take_bottom",), ("decline",)):
        seen.append((step(state), can(state, "reveal", FREE), can(state, "reveal", AT_END)))
        edit(state, power=0)
        do(state, verb, *args)
        edit(state, power=0)
    seen.append((step(state), can(state, "reveal", FREE), can(state, "reveal", AT_END)))
    assert seen == [
        ("TopRow", True, False),
        ("BottomRow", True, False),
        ("Build", False, False),
        ("EndOfTurn", True, True),
    ]


@pytest.mark.rule("SCY-200")
def test_an_objective_may_be_revealed_before_the_section_is_chosen() -> None:
    state = holding(FREE, AT_END)
    assert step(state) == "ChooseSection"
    do(state, "reveal", FREE)
    assert step(state) == "ChooseSection"
    assert can(state, "take_section", "1")


@pytest.mark.rule("SCY-359")
def test_a_card_for_the_end_of_the_turn_is_refused_earlier() -> None:
    state = holding(FREE, AT_END)
    refuse(state, "reveal", AT_END, rule="SCY-359")
    do(state, "take_section", "3")
    refuse(state, "reveal", AT_END, rule="SCY-359")
    do(state, "skip")
    assert drags(state, f"card:{AT_END}", "mat:0")
    do(state, "reveal", AT_END)
    assert state.me.stars == ("objective",)


def test_the_last_question_speaks_of_objectives_where_one_can_be_revealed() -> None:
    state = holding(AT_END)
    edit(state, section="1")
    now(state, EndOfTurn())
    assert flow.question(state, 0).facts["reveal"] == 1
    edit(state, popularity=0, coins=0)
    off(state, "worker.0.3", "worker.0.4", "worker.0.5")
    assert not fulfilled(state, 0, AT_END)
    assert flow.question(state, 0).facts["reveal"] == 0


@pytest.mark.rule("SCY-201")
def test_nothing_is_revealed_during_an_action() -> None:
    state = holding(FREE)
    now(state, Move(2))
    refuse(state, "reveal", FREE)


@pytest.mark.rule("SCY-201")
def test_nothing_is_revealed_in_a_combat() -> None:
    state = holding(FREE)
    edit(state, 1, power=3)
    put(state, "mech.0.speed r1c4", "mech.1.speed r1c5")
    now(state, Move(2))
    do(state, "step_to", "mech.0.speed", "r1c5")
    do(state, "done")
    assert step(state) == "SetPower"
    for seat in asked(state):
        refuse(state, "reveal", FREE, seat=seat)


@pytest.mark.rule("SCY-201")
def test_nothing_is_revealed_on_the_turn_of_another() -> None:
    state = holding(FREE)
    do(state, "take_section", "3")
    do(state, "skip")
    do(state, "end_turn")
    assert state.active == 1
    refuse(state, "reveal", FREE, seat=0)
    refuse(state, "reveal", FREE, seat=1)


@pytest.mark.rule("SCY-202")
def test_an_objective_that_does_not_hold_right_now_is_refused() -> None:
    state = holding(FREE, "o20")
    refuse(state, "reveal", "o20", rule="SCY-202")
    assert can(state, "reveal", FREE)
    edit(state, power=1)
    refuse(state, "reveal", FREE, rule="SCY-202")


@pytest.mark.rule("SCY-202")
def test_a_fulfilled_card_may_wait() -> None:
    state = holding(FREE)
    do(state, "take_section", "3")
    do(state, "skip")
    do(state, "end_turn")
    assert state.players[0].stars == ()
    assert state.players[0].objectives == (FREE,)


@pytest.mark.rule("SCY-203")
def test_revealing_costs_nothing_and_is_no_action() -> None:
    state = holding(FREE)
    before = state.me
    do(state, "take_section", "3")
    do(state, "reveal", FREE)
    assert step(state) == "TopRow"
    assert can(state, "take_top", "power")
    assert (state.me.coins, state.me.power, state.me.popularity) == (9, 0, 13)
    assert state.me.hand == before.hand


@pytest.mark.rule("SCY-204", "SCY-343")
def test_both_cards_go_under_the_deck_and_only_the_revealed_one_is_shown() -> None:
    state = holding(FREE, AT_END)
    do(state, "reveal", FREE)
    assert state.me.objectives == ()
    assert sorted(state.objective_deck[:2]) == sorted((FREE, AT_END))
    told = [str(f) for e in state.events or [] for f in e.facts.values()]
    assert FREE in told
    assert AT_END not in told
    assert set(TITLE.view(state, 1).objective_deck) == {UNKNOWN}


@pytest.mark.rule("SCY-205")
def test_there_is_one_objective_star() -> None:
    state = holding(FREE, "o12")
    edit(state, coins=20)
    do(state, "reveal", FREE)
    assert state.me.stars == ("objective",)
    assert asked(state) == [0]
    assert not {o.split()[0] for o in options(state)} & {"reveal"}


@pytest.mark.rule("SCY-205", "SCY-259")
def test_saxony_keeps_its_second_card_and_may_star_it_too() -> None:
    state = holding(FREE, AT_END, faction="saxony")
    do(state, "reveal", FREE)
    assert list(state.me.objectives) == [AT_END]
    assert state.objective_deck[0] == FREE
    do(state, "take_section", "3")
    do(state, "skip")
    do(state, "reveal", AT_END)
    assert state.me.stars == ("objective", "objective")
    assert state.me.objectives == ()


@pytest.mark.rule("SCY-206")
def test_no_new_objectives_are_drawn() -> None:
    state = holding(FREE, AT_END)
    cards = len(state.objective_deck)
    do(state, "reveal", FREE)
    do(state, "take_section", "3")
    do(state, "skip")
    do(state, "end_turn")
    assert state.players[0].objectives == ()
    assert len(state.objective_deck) == cards + 2


@pytest.mark.rule("SCY-222", "SCY-223")
def test_a_sixth_star_by_an_objective_ends_the_game_at_once() -> None:
    state = holding(FREE)
    edit(state, stars=("mechs", "upgrades", "recruits", "structures", "workers"))
    do(state, "reveal", FREE)
    assert state.me.stars[-1] == "objective"
    assert not state.stack


@pytest.mark.rule("SCY-343")
def test_objectives_are_seen_by_their_owner_alone() -> None:
    state = holding(FREE, AT_END)
    assert TITLE.view(state, 0).players[0].objectives == (FREE, AT_END)
    assert TITLE.view(state, 1).players[0].objectives == (UNKNOWN, UNKNOWN)
    assert not events(state, "reveal")


# ------------------------------------------------------------------------------------------ counting


@pytest.mark.rule("SCY-360")
def test_workers_are_all_that_have_left_the_mat() -> None:
    state = table(on_map=False)
    edit(state, power=0, popularity=13)
    put(state, *WORKERS[:4], place="base_nordic")
    assert not fulfilled(state, 0, "o18")
    put(state, "worker.0.5 base_nordic")
    assert fulfilled(state, 0, "o18")


@pytest.mark.rule("SCY-360", "SCY-003")
def test_territories_are_controlled_ones_lakes_and_factory_included() -> None:
    state = table(on_map=False)
    put(state, "mech.0.seaworthy r3c4", "worker.0.1 r4c3", "worker.0.2 r3c5", "mill.0 r2c3")
    assert progress(state, 0, "o19")[0][1] == 3
    put(state, "worker.1.1 r2c3")
    assert progress(state, 0, "o19")[0][1] == 2
    assert progress(state, 0, "o17")[1][1] == 1


@pytest.mark.rule("SCY-250", "SCY-251")
def test_tunnels_and_abilities_make_nothing_adjacent_for_an_objective() -> None:
    state = table("rusviet", "saxony", on_map=False)
    mechs(state, 0, "township")
    put(state, f"character.0 {FACTORY}", "worker.0.1 r3c6", "worker.0.2 r1c6", "mine.0 r2c5")
    assert progress(state, 0, "o17")[1][1] == 0


@pytest.mark.rule("SCY-360")
def test_progress_tells_how_much_is_there_of_every_requirement() -> None:
    state = table(on_map=False)
    put(state, "worker.0.1 r1c1", "worker.0.2 r2c4")
    edit(state, power=6)
    state.driven_off = 1
    assert [(r.min, have, holds) for r, have, holds in progress(state, 0, "o01")] == [(3, 2, False)]
    assert [(have, holds) for _, have, holds in progress(state, 0, "o06")] == [(1, True), (6, False)]


@pytest.mark.rule("SCY-360")
@pytest.mark.parametrize("workers", [0, 3])
def test_workers_beside_the_factory_are_counted_on_one_territory(workers: int) -> None:
    state = table(on_map=False)
    put(state, *WORKERS[:workers], place="r3c3")
    put(state, *WORKERS[3:5], place="r4c4" if workers else "r1c1")
    assert progress(state, 0, "o24")[0][1] == workers


@pytest.mark.rule("SCY-360")
@pytest.mark.parametrize(
    ("amounts", "have"),
    [({"oil": 9}, 6), ({"oil": 8, "metal": 1}, 7), ({"oil": 3, "metal": 1, "food": 1, "wood": 1}, 6)],
)
def test_the_missing_kinds_of_a_depot_are_still_to_come(amounts: dict[str, int], have: int) -> None:
    state = table(on_map=False)
    put(state, "worker.0.1 r1c1")
    goods(state, "r1c1", **amounts)
    assert [h for _, h, _ in progress(state, 0, "o09")] == [have]


@pytest.mark.rule("SCY-360")
@pytest.mark.parametrize("card", ["o09", "o13"])
def test_without_a_territory_nothing_lies_or_stands_together(card: str) -> None:
    state = table(on_map=False)
    goods(state, "base_nordic", oil=3, metal=3, food=3, wood=3)
    put(state, *WORKERS, place="base_nordic")
    assert [have for _, have, _ in progress(state, 0, card)] == [0]


@pytest.mark.rule("SCY-202")
def test_workers_driven_off_count_in_the_own_turn_alone() -> None:
    state = table(on_map=False)
    edit(state, power=7)
    edit(state, 1, power=7)
    state.driven_off = 1
    assert [fulfilled(state, seat, "o06") for seat in (0, 1)] == [True, False]


@pytest.mark.rule("SCY-202", "SCY-077")
def test_workers_driven_off_by_a_move_and_by_a_combat_count_until_the_turn_is_over() -> None:
    state = holding("o06")
    edit(state, power=16)
    put(state, "mech.0.speed r1c1", "worker.1.1 r1c2", "mech.0.riverwalk r1c5", "worker.1.2 r1c4")
    put(state, "mech.1.speed r1c4")
    do(state, "take_section", "4")
    refuse(state, "reveal", "o06", rule="SCY-202")
    do(state, "take_top", "units")
    do(state, "step_to", "mech.0.speed", "r1c2")
    assert state.driven_off == 1
    do(state, "step_to", "mech.0.riverwalk", "r1c4")
    do(state, "done") if can(state, "done") else None
    for seat in asked(state):
        do(state, "dial", 7 if seat == 0 else 0, seat=seat)
        do(state, "confirm", seat=seat)
    assert state.driven_off == 2
    assert can(state, "reveal", "o06")
    do(state, "skip") if step(state) == "BottomRow" else None
    do(state, "end_turn")
    assert state.driven_off == 0


def test_what_is_counted_on_the_board_hangs_on_nothing_else() -> None:
    needs = [r for card in BOOK.objectives.values() for r in card.require if r.kind in ON_BOARD]
    state = holding(FREE)
    goods(state, "r1c1", oil=3, metal=2)
    before = [counted(state, 0, need) for need in needs]
    assert {need.kind for need in needs} == {*ON_BOARD} and any(before)
    for seat in range(state.seats):
        state.change(seat, power=9, popularity=2, coins=40, stars=("combat",), factory="f01", hand=())
        state.change(seat, upgrades=(("move", "build"),), recruits=(("enlist", "power"),), mechs=("speed",))
    state.driven_off = 3
    assert [counted(state, 0, need) for need in needs] == before
