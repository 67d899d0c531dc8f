"""Combat: results, retreats, the end of the game (SCY-161 to SCY-174)."""

from __future__ import annotations

import pytest

from game.engine import codec, flow
from game.titles.scythe.rules.combat.combat import Combats
from game.titles.scythe.rules.movement.moves import Move
from game.titles.scythe.rules.state.control import controls
from game.titles.scythe.rules.state.state import ScytheState
from tests.titles.playing import asked, do, events, now, options, refuse
from tests.titles.scythe.positions import (
    BOOK,
    TITLE,
    base,
    battle,
    edit,
    fight,
    fought,
    goods,
    hand,
    lying,
    moving,
    select,
    table,
)

WON = ("mech.0.riverwalk", "mech.1.riverwalk")


WON = ("mech.0.riverwalk", "mech.1.riverwalk")


def winner(state: ScytheState) -> int:
    """Who won the last combat."""
    return int(events(state, "combat_won")[-1].facts["seat"])


@pytest.mark.rule("SCY-161", "SCY-164")
@pytest.mark.parametrize("dials", [(5, 2), (2, 5)])
def test_the_winner_controls_the_territory_and_all_that_lies_there(dials: tuple[int, int]) -> None:
    state = battle(*WON, "worker.0.1", "worker.1.1")
    goods(state, "r1c1", oil=2, wood=1)
    fought(state, *dials)
    assert controls(state, winner(state), "r1c1")
    assert lying(state, "r1c1") == {"oil": 2, "wood": 1}


@pytest.mark.rule("SCY-162")
def test_nothing_moves_after_the_combats() -> None:
    state = moving("mech.0.speed r2c1", "worker.0.1 r2c1", "mech.1.riverwalk r1c1", units=3)
    edit(state, power=2)
    edit(state, 1, power=0)
    goods(state, "r1c1", oil=1)
    do(state, "step_to", "mech.0.speed", "r1c1")
    do(state, "done")
    select(state, 0, 1)
    refuse(state, "step_to", "mech.0.speed", "r1c2")
    refuse(state, "take_aboard", "mech.0.speed", "oil")
    refuse(state, "step_to", "worker.0.1", "r1c1")
    assert state.at["mech.0.speed"] == "r1c1"


@pytest.mark.rule("SCY-163")
@pytest.mark.parametrize(("dials", "lost"), [((5, 2), 1), ((2, 5), 0)])
def test_all_units_of_the_loser_go_home_and_the_structure_stays(dials: tuple[int, int], lost: int) -> None:
    pieces = [f"{unit}.{seat}{name}" for seat in (0, 1) for unit, name in UNITS]
    state = battle(*pieces, "mill.1")
    fought(state, *dials)
    for seat in (0, 1):
        for unit, name in UNITS:
            home = base(state, seat) if seat == lost else "r1c1"
            assert state.at[f"{unit}.{seat}{name}"] == home
    assert state.buildings == {"mill.1": "r1c1"}
    assert len(events(state, "go_home")) == 4


UNITS = (("character", ""), ("mech", ".riverwalk"), ("worker", ".1"), ("worker", ".2"))


@pytest.mark.rule("SCY-164")
def test_what_the_loser_carried_stays() -> None:
    state = moving("mech.0.riverwalk r2c1", "mech.1.riverwalk r1c1")
    goods(state, "r2c1", oil=2)
    edit(state, power=0)
    edit(state, 1, power=3)
    do(state, "take_aboard", "mech.0.riverwalk", "oil")
    do(state, "step_to", "mech.0.riverwalk", "r1c1")
    do(state, "done")
    select(state, 1, 1)
    assert lying(state, "r1c1") == {"oil": 1}
    assert state.at["mech.0.riverwalk"] == base(state, 0)


@pytest.mark.rule("SCY-165")
@pytest.mark.parametrize(("popularity", "left"), [(5, 3), (1, 0)])
def test_a_winning_attacker_loses_a_popularity_for_each_worker(popularity: int, left: int) -> None:
    state = battle(*WON, "worker.1.1", "worker.1.2")
    edit(state, popularity=popularity)
    fought(state, 5, 0)
    assert state.players[0].popularity == left
    assert state.driven_off == 2


@pytest.mark.rule("SCY-166")
def test_a_winning_defender_loses_no_popularity() -> None:
    state = battle(*WON, "worker.0.1", "worker.0.2")
    edit(state, 1, popularity=5)
    edit(state, 0, popularity=5)
    fought(state, 0, 5)
    assert (state.players[0].popularity, state.players[1].popularity) == (5, 5)
    assert state.at["worker.0.1"] == base(state, 0)
    assert state.driven_off == 0


@pytest.mark.rule("SCY-167")
@pytest.mark.parametrize("dials", [(5, 2), (2, 5)])
def test_the_winner_places_a_combat_star(dials: tuple[int, int]) -> None:
    state = fought(battle(*WON), *dials)
    won = winner(state)
    assert state.players[won].stars == ("combat",)
    assert state.players[1 - won].stars == ()


@pytest.mark.rule("SCY-167")
def test_without_a_free_combat_space_no_star() -> None:
    state = battle(*WON)
    edit(state, stars=("combat", "combat"))
    fought(state, 5, 2)
    assert winner(state) == 0
    assert state.players[0].stars == ("combat", "combat")


@pytest.mark.rule("SCY-168")
@pytest.mark.parametrize(
    ("dials", "card", "drawn"),
    [((5, 1), False, 1), ((5, 0), True, 1), ((5, 0), False, 0), ((1, 5), False, 1)],
)
def test_the_loser_draws_a_card_for_revealed_power(dials: tuple[int, int], card: bool, drawn: int) -> None:
    state = battle(*WON)
    cards = hand(state, 1, *([2] if card else []))
    fight(state)
    select(state, 0, dials[0])
    select(state, 1, dials[1], *cards)
    loser = 1 - winner(state)
    assert len(state.players[loser].hand) == drawn
    assert len(state.players[winner(state)].hand) == 0


@pytest.mark.rule("SCY-168")
def test_power_paid_for_artillery_earns_no_card() -> None:
    state = battle("mech.0.artillery", "mech.1.riverwalk", power=(1, 7))
    fight(state)
    do(state, "use", "artillery")
    select(state, 1, 3)
    assert (winner(state), state.players[0].hand) == (1, ())


@pytest.mark.rule("SCY-169")
@pytest.mark.parametrize(
    ("unit", "dials", "met"),
    [("character.0", (5, 0), True), ("character.0", (0, 5), False), ("mech.0.riverwalk", (5, 0), False)],
)
def test_the_encounter_is_for_a_winning_character(unit: str, dials: tuple[int, int], met: bool) -> None:
    state = moving(f"{unit} r2c1", "mech.1.riverwalk r1c1")
    state.encounters.append("r1c1")
    edit(state, power=dials[0])
    edit(state, 1, power=dials[1])
    do(state, "step_to", unit, "r1c1")
    do(state, "done")
    select(state, int(dials[1] > dials[0]), 5)
    assert bool(events(state, "encounter")) == met
    assert (state.encounters == []) == met


@pytest.mark.rule("SCY-169")
def test_the_encounter_waits_for_all_combats() -> None:
    state = moving("character.0 r2c1", "mech.0.riverwalk r1c3", "mech.1.riverwalk r1c1", "character.1 r1c2")
    state.encounters.append("r1c1")
    edit(state, power=9)
    edit(state, 1, power=0)
    do(state, "step_to", "character.0", "r1c1")
    do(state, "step_to", "mech.0.riverwalk", "r1c2")
    do(state, "fight_at", "r1c1")
    select(state, 0, 2)
    assert not events(state, "encounter")
    select(state, 0, 2)
    assert events(state, "encounter")


@pytest.mark.rule("SCY-170")
def test_pay_retreat_popularity_card_and_last_the_star() -> None:
    state = battle(*WON, "worker.1.1")
    edit(state, popularity=3)
    fought(state, 5, 2)
    verbs = [e.verb for e in state.events or []]
    wanted = ["reveal_power", "combat_won", "go_home", "lose", "draw", "star"]
    assert [v for v in dict.fromkeys(verbs) if v in wanted] == wanted


@pytest.mark.rule("SCY-170")
def test_a_sixth_star_cancels_no_loss_of_the_same_combat() -> None:
    state = battle(*WON, "worker.1.1")
    edit(state, popularity=3, stars=("power", "mechs", "workers", "upgrades", "recruits"))
    fought(state, 5, 2)
    assert state.stack == []
    assert state.players[0].popularity == 2
    assert len(state.players[1].hand) == 1
    assert state.at["worker.1.1"] == base(state, 1)


@pytest.mark.rule("SCY-171")
def test_a_combat_on_a_lake() -> None:
    state = moving("mech.0.seaworthy r2c1", "mech.1.submerge r2c2", factions=("nordic", "polania"))
    do(state, "step_to", "mech.0.seaworthy", "r2c2")
    do(state, "done")
    assert events(state, "combat")[0].facts["place"] == "r2c2"


@pytest.mark.rule("SCY-172")
def test_workers_on_a_lake_retreat_with_their_mech() -> None:
    pieces = ("mech.0.seaworthy", "mech.1.submerge", "worker.1.1", "worker.1.2")
    state = battle(*pieces, factions=("nordic", "polania"), place="r2c2")
    edit(state, popularity=5)
    fought(state, 5, 0)
    assert {state.at["worker.1.1"], state.at["worker.1.2"], state.at["mech.1.submerge"]} == {base(state, 1)}
    assert state.players[0].popularity == 3


@pytest.mark.rule("SCY-173")
def test_a_retreat_uses_no_move_and_brings_no_factory_card() -> None:
    state = moving("character.0 r3c3", "mech.1.riverwalk r4c3", factions=("rusviet", "saxony"))
    edit(state, power=0)
    edit(state, 1, power=3)
    do(state, "step_to", "character.0", "r4c3")
    do(state, "done")
    select(state, 1, 1)
    assert state.at["character.0"] == "base_rusviet"
    assert (options(state), state.players[0].factory) == ([], "")
    assert state.came_from == {"character.0": "r3c3"}


@pytest.mark.rule("SCY-173")
def test_a_retreat_to_the_neighbour_of_the_factory_brings_no_card() -> None:
    state = battle(
        "mech.0.riverwalk", "character.1", "mech.1.seaworthy", factions=("saxony", "nordic"), place="r4c3"
    )
    fought(state, 5, 1)
    do(state, "fall_back", "r4c2", "no")
    assert state.at["character.1"] == "r4c2"
    assert state.players[1].factory == ""
    assert options(state) == []


def last_star() -> ScytheState:
    """Seat 0 has five stars and two combats to fight; the second one with cargo from two places."""
    state = moving(
        "mech.0.riverwalk r2c1",
        "mech.0.speed r4c3",
        "mech.1.riverwalk r1c1",
        "mech.1.speed r3c2",
        "worker.0.1 r4c3",
        "character.0 r6c4",
        units=3,
    )
    goods(state, "r4c3", oil=3)
    edit(state, power=7, stars=("power", "mechs", "workers", "upgrades", "recruits"))
    edit(state, 1, power=0)
    for thing in ("oil", "oil", "worker.0.1"):
        do(state, "take_aboard", "mech.0.speed", thing)
    do(state, "step_to", "mech.0.speed", "r3c3")
    do(state, "step_to", "mech.0.speed", "r3c2")
    do(state, "step_to", "mech.0.riverwalk", "r1c1")
    return state


@pytest.mark.rule("SCY-174", "SCY-225")
def test_units_before_unfought_combats_go_back_with_their_cargo() -> None:
    state = last_star()
    goods(state, "r3c2", oil=2, metal=1)
    do(state, "done")
    do(state, "fight_at", "r1c1")
    select(state, 0, 3)
    assert (state.stack, len(state.players[0].stars)) == ([], 6)
    assert state.at["mech.0.speed"] == state.at["worker.0.1"] == "r4c3"
    assert (lying(state, "r4c3"), lying(state, "r3c2")) == ({"oil": 3}, {"metal": 1})
    assert controls(state, 1, "r3c2")
    assert controls(state, 0, "r4c3")
    assert state.at["mech.0.riverwalk"] == "r1c1"
    assert len(events(state, "go_back")) == 2


@pytest.mark.rule("SCY-174")
def test_waiting_encounters_and_visits_do_not_take_place() -> None:
    state = last_star()
    state.encounters.append("r6c5")
    do(state, "step_to", "character.0", "r6c5")
    do(state, "fight_at", "r1c1")
    select(state, 0, 3)
    assert (options(state), events(state, "encounter"), state.encounters) == ([], [], ["r6c5"])


@pytest.mark.rule("SCY-174")
def test_a_star_of_the_defender_ends_the_game_too() -> None:
    state = last_star()
    edit(state, stars=())
    edit(state, 1, stars=("power", "mechs", "workers", "upgrades", "recruits"), power=3)
    do(state, "done")
    do(state, "fight_at", "r1c1")
    select(state, 0, 0)
    select(state, 1, 1)
    assert (state.stack, state.at["mech.0.speed"]) == ([], "r4c3")


def test_the_question_says_what_is_selected_so_far() -> None:
    state = battle(*WON)
    cards = hand(state, 0, 4)
    fight(state)
    facts = flow.question(state, 0).facts
    assert (facts["stage"], facts["power"], facts["most"]) == ("dial", 7, 1)
    do(state, "dial", 3, seat=0)
    do(state, "play_card", cards[0], seat=0)
    facts = flow.question(state, 0).facts
    assert (facts["stage"], facts["total"], facts["cards"]) == ("cards", 7, 1)
    assert flow.question(state, 1).facts["stage"] == "dial"


def test_the_dial_is_passed_over_by_who_has_neither_power_nor_cards() -> None:
    state = battle(*WON, power=(0, 4))
    fight(state)
    assert asked(state) == [1]
    select(state, 1, 1)
    assert winner(state) == 1


def test_every_position_of_a_combat_is_saved_and_loaded() -> None:
    state = battle("mech.0.artillery", "mech.1.riverwalk")
    cards = hand(state, 0, 4)
    fight(state)
    for verb in (("use", "artillery"), ("dial", 2), ("play_card", cards[0])):
        do(state, *verb, seat=0)
        raw = codec.encode(state)
        assert codec.encode(codec.decode(TITLE, raw)) == raw
    assert BOOK.combat[cards[0]] == 4


def test_nothing_is_fought_where_nobody_meets() -> None:
    state = table()
    now(state, Combats(), Move(1))
    assert not events(state, "combat")
    assert "done" in options(state)
