"""Nordic, Crimea and Polania: faction abilities and mech abilities (SCY-269 to SCY-286)."""

from __future__ import annotations

import pytest

from game.titles.scythe.rules.state.control import controls, resources
from tests.titles.playing import asked, can, do, events, options, refuse
from tests.titles.scythe.cards import verbs
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
    steps,
)

# ---------------------------------------------------------------------------------------- Nordic


@pytest.mark.rule("SCY-269")
def test_nordic_workers_swim_over_rivers_onto_any_land() -> None:
    seen = set()
    for start, territory in BOOK.territories.items():
        for end in territory.rivers - set(BOOK.bases.values()):
            if not start.startswith("base"):
                state = moving(f"worker.0.1 {start}", factions=("nordic", "saxony"))
                assert can(state, "step_to", "worker.0.1", end)
                seen.add(BOOK.territories[end].terrain)
    assert seen == {"mountain", "farm", "forest", "tundra", "village"}


@pytest.mark.rule("SCY-269")
def test_swim_is_for_workers_alone_and_not_into_lakes() -> None:
    state = moving("worker.0.1 r4c1", "character.0 r4c1", "mech.0.speed r4c1", factions=("nordic", "saxony"))
    assert steps(state, "worker.0.1") == {"r3c1", "r3c2", "r4c0", "r5c1", "r5c2"}
    refuse(state, "step_to", "worker.0.1", "r4c2", rule="SCY-073")
    assert steps(state, "character.0") == steps(state, "mech.0.speed") == {"r3c1", "r4c0"}


@pytest.mark.rule("SCY-271")
def test_seaworthy_enters_and_leaves_lakes() -> None:
    state = moving(
        "mech.0.seaworthy r3c3", "character.0 r2c2", "mech.0.speed r6c4", factions=("nordic", "saxony")
    )
    assert {"r2c2", "r3c4", "r4c2"} <= steps(state, "mech.0.seaworthy")
    assert steps(state, "character.0") == {"r1c2", "r1c3", "r2c1", "r2c3", "r3c2", "r3c3"}
    do(state, "step_to", "mech.0.seaworthy", "r4c2")
    do(state, "step_to", "mech.0.seaworthy", "r5c2")
    assert state.at["mech.0.seaworthy"] == "r5c2"


def beaten(*more: str) -> list[str]:
    """Nordic has lost as defender on r3c3, beside three lakes; what it may choose."""
    state = battle("mech.0.riverwalk", *more, factions=("polania", "nordic"), place="r3c3")
    return options(fought(state, 5, 1))


@pytest.mark.rule("SCY-272")
def test_seaworthy_retreats_to_a_lake_beside_the_combat_or_home() -> None:
    assert beaten("mech.1.seaworthy") == [
        "fall_back r3c4 no",
        "fall_back r2c2 no",
        "fall_back r4c2 no",
        "go_home",
    ]
    assert beaten("mech.1.riverwalk") == []
    state = battle(
        "mech.0.riverwalk", "mech.1.seaworthy", "character.1", factions=("polania", "nordic"), place="r3c3"
    )
    fought(state, 5, 1)
    assert asked(state) == [1]
    do(state, "fall_back", "r4c2", "no")
    assert state.at["mech.1.seaworthy"] == state.at["character.1"] == "r4c2"
    assert events(state, "fall_back")


@pytest.mark.rule("SCY-272")
def test_workers_go_along_only_with_a_mech() -> None:
    assert "fall_back r4c2 yes" in beaten("mech.1.seaworthy", "worker.1.1")
    without = beaten("character.1", "worker.1.1", "mech.1.seaworthy r6c4")
    assert without == ["fall_back r3c4 no", "fall_back r2c2 no", "fall_back r4c2 no", "go_home"]
    state = battle(
        "mech.0.riverwalk", "mech.1.seaworthy", "worker.1.1", factions=("polania", "nordic"), place="r3c3"
    )
    edit(state, popularity=5)
    other_way = state.copy()
    fought(state, 5, 1)
    do(state, "fall_back", "r4c2", "yes")
    assert (state.at["worker.1.1"], state.players[0].popularity) == ("r4c2", 5)
    fought(other_way, 5, 1)
    do(other_way, "fall_back", "r4c2", "no")
    assert (other_way.at["worker.1.1"], other_way.players[0].popularity) == (base(state, 1), 4)


@pytest.mark.rule("SCY-272")
def test_no_retreat_to_a_lake_that_others_hold() -> None:
    pieces = ("mech.0.riverwalk", "mech.1.seaworthy", "mech.0.submerge r4c2")
    state = battle(*pieces, factions=("polania", "nordic"), place="r3c3")
    fought(state, 5, 1)
    refuse(state, "fall_back", "r4c2", "no", rule="SCY-272")
    do(state, "go_home")
    assert state.at["mech.1.seaworthy"] == base(state, 1)


@pytest.mark.rule("SCY-273")
@pytest.mark.parametrize("seat", [0, 1])
def test_artillery_costs_one_power_and_takes_two(seat: int) -> None:
    factions = ("nordic", "saxony") if seat == 0 else ("saxony", "nordic")
    state = battle(f"mech.{seat}.artillery", f"mech.{1 - seat}.riverwalk", factions=factions, power=(5, 5))
    fight(state)
    assert asked(state) == [seat]
    do(state, "use", "artillery")
    assert (state.players[seat].power, state.players[1 - seat].power) == (4, 3)
    refuse(state, "use", "artillery")


@pytest.mark.rule("SCY-273")
def test_no_artillery_without_power() -> None:
    state = battle("mech.0.artillery", "mech.1.riverwalk", power=(0, 5))
    hand(state, 0, 2)
    fight(state)
    refuse(state, "use", "artillery")
    assert verbs(state) == {"dial"}


# ---------------------------------------------------------------------------------------- Crimea


@pytest.mark.rule("SCY-278")
def test_wayfare_leads_to_the_own_and_to_inactive_home_bases() -> None:
    pieces = ("mech.0.wayfare r1c1", "worker.0.1 r1c1", "character.0 r4c3")
    state = moving(*pieces, factions=("crimea", "saxony", "nordic"))
    free = {"base_crimea", "base_rusviet", "base_togawa", "base_polania", "base_albion"}
    assert steps(state, "mech.0.wayfare") == free | {"r1c2", "r2c1"}
    assert steps(state, "character.0") >= free
    assert steps(state, "worker.0.1") == {"r1c2", "r2c1"}
    do(state, "step_to", "mech.0.wayfare", "base_crimea")
    assert state.at["mech.0.wayfare"] == "base_crimea"
    refuse(state, "step_to", "mech.0.wayfare", "base_rusviet", rule="SCY-060")


@pytest.mark.rule("SCY-278")
def test_nobody_moves_to_the_home_base_of_a_faction_in_play() -> None:
    state = moving("mech.0.wayfare r1c4", "character.0 r6c0", factions=("crimea", "saxony", "nordic"))
    refuse(state, "step_to", "mech.0.wayfare", "base_nordic", rule="SCY-074")
    refuse(state, "step_to", "character.0", "base_saxony", rule="SCY-074")


@pytest.mark.rule("SCY-279")
def test_from_an_inactive_home_base_to_its_neighbours_or_by_wayfare() -> None:
    state = moving("mech.0.wayfare base_rusviet", "worker.0.1 base_rusviet", factions=("crimea", "saxony"))
    assert {"r3c6", "r4c6", "base_togawa", "base_crimea"} <= steps(state, "mech.0.wayfare")
    refuse(state, "step_to", "mech.0.wayfare", "r2c6", rule="SCY-072")
    assert steps(state, "worker.0.1") == {"r3c6", "r4c6"}


@pytest.mark.rule("SCY-279")
def test_resources_on_such_a_base_belong_to_nobody_until_taken_up_again() -> None:
    state = moving("mech.0.wayfare r1c1", factions=("crimea", "saxony"))
    goods(state, "r1c1", oil=2)
    for _ in range(2):
        do(state, "take_aboard", "mech.0.wayfare", "oil")
    do(state, "step_to", "mech.0.wayfare", "base_albion")
    assert lying(state, "base_albion") == {"oil": 2}
    assert resources(state, 0).oil == 0
    assert not controls(state, 0, "base_albion")
    TITLE.check(state)


@pytest.mark.rule("SCY-280")
def test_scout_takes_a_random_card_that_may_be_played_at_once() -> None:
    state = battle("mech.0.scout", "mech.1.riverwalk", factions=("crimea", "saxony", "nordic"))
    cards = hand(state, 1, 5, 4, 3)
    fight(state)
    (taken,) = state.players[0].hand
    assert taken in cards
    assert sorted([taken, *state.players[1].hand]) == sorted(cards)
    select(state, 0, 0, taken)
    assert events(state, "steal_card")[0].seen_by == frozenset({0, 1})
    assert 2 in (events(state, "steal")[0].seen_by or ())


@pytest.mark.rule("SCY-280")
def test_scout_is_left_to_chance() -> None:
    taken = set()
    for seed in range(8):
        state = battle("mech.0.scout", "mech.1.riverwalk", factions=("crimea", "saxony"))
        hand(state, 1, 5, 4, 3)
        state.rng = seed
        fight(state)
        taken.add(state.players[0].hand)
    assert len(taken) > 1


@pytest.mark.rule("SCY-280")
def test_scout_gets_nothing_from_an_empty_hand() -> None:
    state = battle("mech.0.scout", "mech.1.riverwalk", factions=("crimea", "saxony"))
    fight(state)
    assert state.players[0].hand == ()
    assert not events(state, "steal")


# ---------------------------------------------------------------------------------------- Polania


@pytest.mark.rule("SCY-284")
def test_submerge_leads_from_any_lake_to_any_other() -> None:
    state = moving("mech.0.submerge r2c0", "character.0 r3c3", factions=("polania", "saxony"))
    lakes = {p for p, t in BOOK.territories.items() if t.terrain == "lake"}
    assert len(lakes) == 7
    assert steps(state, "mech.0.submerge") == (lakes - {"r2c0"}) | {"r2c1", "r1c1", "r3c1"}
    assert {"r2c2", "r3c4", "r4c2"} <= steps(state, "character.0")
    assert "r7c2" not in steps(state, "character.0")


@pytest.mark.rule("SCY-284")
def test_seaworthy_does_not_lead_from_lake_to_lake() -> None:
    state = moving("mech.0.seaworthy r2c0", factions=("nordic", "saxony"))
    assert steps(state, "mech.0.seaworthy") == {"r2c1", "r1c1", "r3c1"}


@pytest.mark.rule("SCY-285")
@pytest.mark.parametrize(
    ("faction", "mech", "left"),
    [("polania", "camaraderie", 5), ("polania", "speed", 3), ("saxony", "disarm", 3)],
)
def test_camaraderie_spares_the_popularity_of_a_won_combat(faction: str, mech: str, left: int) -> None:
    pieces = (f"mech.0.{mech}", "mech.1.riverwalk", "worker.1.1", "worker.1.2")
    state = battle(*pieces, factions=(faction, "nordic"))
    edit(state, popularity=5)
    fought(state, 5, 0)
    assert state.players[0].popularity == left


@pytest.mark.rule("SCY-285")
def test_camaraderie_does_not_cover_workers_driven_off_without_a_combat() -> None:
    state = moving("mech.0.camaraderie r2c1", "worker.1.1 r1c1", factions=("polania", "nordic"))
    edit(state, popularity=5)
    do(state, "step_to", "mech.0.camaraderie", "r1c1")
    assert state.players[0].popularity == 4
