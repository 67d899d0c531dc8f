"""All factions, Saxony and Rusviet: faction abilities and mech abilities (SCY-252 to SCY-268)."""

from __future__ import annotations

import pytest

from game.titles.scythe.rules.scoring import scoring
from game.titles.scythe.rules.state.control import controls, resources
from tests.titles.playing import can, do, events, refuse
from tests.titles.scythe.positions import (
    BOOK,
    battle,
    edit,
    fight,
    fought,
    goods,
    hand,
    lying,
    mechs,
    more,
    moving,
    objectives,
    select,
    steps,
    table,
)

FACTIONS = ("nordic", "rusviet", "crimea", "saxony", "polania")
RIVERWALK = {
    "saxony": {"forest", "mountain"},
    "rusviet": {"farm", "village"},
    "nordic": {"forest", "mountain"},
    "crimea": {"farm", "tundra"},
    "polania": {"village", "mountain"},
}


def other(faction: str) -> str:
    """An opponent for a faction."""
    return "crimea" if faction != "crimea" else "saxony"


# ---------------------------------------------------------------------------------------- all factions


@pytest.mark.rule("SCY-252")
def test_an_uncovered_ability_serves_character_and_mechs_never_workers() -> None:
    pieces = ("character.0 r2c1", "mech.0.speed r2c1", "worker.0.1 r2c1", "mech.0.submerge r6c4")
    state = moving(*pieces, factions=("polania", "saxony"))
    assert {"r2c0", "r2c2"} <= steps(state, "character.0") & steps(state, "mech.0.speed")
    refuse(state, "step_to", "worker.0.1", "r2c2", rule="SCY-073")
    do(state, "take_aboard", "mech.0.speed", "worker.0.1")
    do(state, "step_to", "mech.0.speed", "r2c2")
    assert state.at["worker.0.1"] == "r2c2"


@pytest.mark.rule("SCY-252")
def test_a_covered_ability_does_nothing() -> None:
    state = moving("mech.0.speed r2c1", factions=("polania", "saxony"))
    refuse(state, "step_to", "mech.0.speed", "r2c2", rule="SCY-073")


@pytest.mark.rule("SCY-253")
def test_the_faction_ability_works_from_the_start() -> None:
    state = moving("worker.0.1 r1c4", factions=("nordic", "saxony"))
    assert state.me.mechs == ()
    assert can(state, "step_to", "worker.0.1", "r1c3")


@pytest.mark.rule("SCY-254")
@pytest.mark.parametrize("faction", FACTIONS)
def test_speed_gives_a_step_more(faction: str) -> None:
    speed = {
        "saxony": "SCY-263",
        "rusviet": "SCY-268",
        "nordic": "SCY-274",
        "crimea": "SCY-281",
        "polania": "SCY-286",
    }
    assert faction in speed
    state = moving("character.0 r1c1", "worker.0.1 r1c1", factions=(faction, other(faction)), units=3)
    mechs(state, 0, "speed")
    more(state)
    do(state, "step_to", "character.0", "r1c2")
    do(state, "step_to", "character.0", "r1c3")
    refuse(state, "step_to", "character.0", "r1c2", rule="SCY-060")
    do(state, "step_to", "worker.0.1", "r1c2")
    refuse(state, "step_to", "worker.0.1", "r1c1", rule="SCY-060")


@pytest.mark.parametrize(
    "faction",
    [
        pytest.param("saxony", marks=pytest.mark.rule("SCY-263")),
        pytest.param("rusviet", marks=pytest.mark.rule("SCY-268")),
        pytest.param("nordic", marks=pytest.mark.rule("SCY-274")),
        pytest.param("crimea", marks=pytest.mark.rule("SCY-281")),
        pytest.param("polania", marks=pytest.mark.rule("SCY-286")),
    ],
)
def test_every_base_faction_has_speed(faction: str) -> None:
    state = moving("character.0 r1c1", factions=(faction, other(faction)))
    do(state, "step_to", "character.0", "r1c2")
    assert not can(state, "step_to", "character.0", "r1c3")
    state = moving("character.0 r1c1", "mech.0.speed r1c1", factions=(faction, other(faction)))
    do(state, "step_to", "character.0", "r1c2")
    assert can(state, "step_to", "character.0", "r1c3")


@pytest.mark.rule("SCY-254")
@pytest.mark.parametrize("met", ["worker.1.1 r1c2", "mech.1.speed r1c2", ""])
def test_the_further_step_is_lost_where_the_first_one_was_stopped(met: str) -> None:
    state = moving("character.0 r1c1", "mech.0.speed r1c1")
    if met:
        more(state, met)
    else:
        state.encounters.append("r1c2")
    do(state, "step_to", "character.0", "r1c2")
    refuse(state, "step_to", "character.0", "r1c3")


@pytest.mark.rule("SCY-255")
@pytest.mark.parametrize("way", [("r2c3", "r6c3", "r6c4"), ("r3c3", "r2c3", "r6c3")])
def test_a_jump_is_one_step_before_or_after_another(way: tuple[str, str, str]) -> None:
    state = moving(f"mech.0.speed {way[0]}")
    do(state, "step_to", "mech.0.speed", way[1])
    do(state, "step_to", "mech.0.speed", way[2])
    assert state.at["mech.0.speed"] == way[2]
    refuse(state, "step_to", "mech.0.speed", way[1], rule="SCY-060")


@pytest.mark.parametrize(
    "faction",
    [
        pytest.param("saxony", marks=pytest.mark.rule("SCY-256", "SCY-260")),
        pytest.param("rusviet", marks=pytest.mark.rule("SCY-256", "SCY-265")),
        pytest.param("nordic", marks=pytest.mark.rule("SCY-256", "SCY-270")),
        pytest.param("crimea", marks=pytest.mark.rule("SCY-256", "SCY-277")),
        pytest.param("polania", marks=pytest.mark.rule("SCY-256", "SCY-283")),
    ],
)
def test_riverwalk_leads_over_every_river_onto_two_terrains(faction: str) -> None:
    tested = set()
    for start, territory in BOOK.territories.items():
        for end in territory.rivers - set(BOOK.bases.values()):
            if (start in BOOK.tunnels and end in BOOK.tunnels) or start.startswith("base"):
                continue
            state = moving("mech.0.riverwalk " + start, factions=(faction, other(faction)))
            terrain = BOOK.territories[end].terrain
            assert can(state, "step_to", "mech.0.riverwalk", end) == (terrain in RIVERWALK[faction]), (
                start,
                end,
            )
            tested.add(terrain)
    assert tested == {"mountain", "farm", "forest", "tundra", "village"}


@pytest.mark.rule("SCY-256")
def test_riverwalk_leads_over_the_river_beside_the_home_base() -> None:
    state = moving("mech.0.riverwalk base_rusviet", "worker.0.1 base_rusviet", factions=("rusviet", "saxony"))
    assert steps(state, "character.0") == {"r2c6", "r3c6", "r4c6"}
    refuse(state, "step_to", "worker.0.1", "r2c6", rule="SCY-072")


@pytest.mark.rule("SCY-256")
def test_riverwalk_says_when_the_terrain_is_a_wrong_one() -> None:
    state = moving("mech.0.riverwalk r2c4", factions=("nordic", "saxony"))
    refuse(state, "step_to", "mech.0.riverwalk", "r2c3", rule="SCY-256")
    assert can(state, "step_to", "mech.0.riverwalk", "r3c5")


@pytest.mark.rule("SCY-257")
def test_nothing_is_left_behind_on_a_lake() -> None:
    pieces = ("mech.0.submerge r2c0", "worker.0.1 r2c0", "worker.0.2 r2c0")
    state = moving(*pieces, factions=("polania", "saxony"))
    goods(state, "r2c0", oil=1)
    more(state)
    refuse(state, "step_to", "mech.0.submerge", "r2c1", rule="SCY-257")
    for thing in ("worker.0.1", "worker.0.2", "oil"):
        refuse(state, "step_to", "mech.0.submerge", "r2c1", rule="SCY-257")
        do(state, "take_aboard", "mech.0.submerge", thing)
    do(state, "step_to", "mech.0.submerge", "r2c1")
    assert (state.at["worker.0.2"], lying(state, "r2c1")) == ("r2c1", {"oil": 1})


@pytest.mark.rule("SCY-257")
def test_a_character_does_not_leave_workers_on_a_lake() -> None:
    state = moving(
        "character.0 r2c0", "worker.0.1 r2c0", "mech.0.submerge r6c4", factions=("polania", "saxony")
    )
    refuse(state, "step_to", "character.0", "r2c1", rule="SCY-257")


@pytest.mark.rule("SCY-257")
def test_a_worker_leaves_a_lake_only_with_a_mech() -> None:
    state = moving("mech.0.submerge r2c0", "worker.0.1 r2c0", factions=("polania", "saxony"))
    goods(state, "r2c0", oil=1)
    for place in ("r2c1", "r3c1", "r1c1"):
        refuse(state, "step_to", "worker.0.1", place, rule="SCY-257")
    refuse(state, "take_aboard", "worker.0.1", "oil", rule="SCY-257")


@pytest.mark.rule("SCY-257")
def test_another_fighter_on_the_lake_keeps_or_takes_over_the_cargo() -> None:
    pieces = ("mech.0.submerge r2c0", "mech.0.speed r2c0", "worker.0.1 r2c0")
    state = moving(*pieces, factions=("polania", "saxony"))
    goods(state, "r2c0", oil=1)
    do(state, "step_to", "mech.0.submerge", "r2c1")
    assert (state.at["worker.0.1"], lying(state, "r2c0")) == ("r2c0", {"oil": 1})
    for thing in ("worker.0.1", "oil"):
        do(state, "take_aboard", "mech.0.speed", thing)
    do(state, "step_to", "mech.0.speed", "r3c1")
    assert (state.at["worker.0.1"], lying(state, "r3c1")) == ("r3c1", {"oil": 1})


@pytest.mark.rule("SCY-258")
def test_a_lake_held_by_own_units_is_controlled_and_scored() -> None:
    state = moving("mech.0.submerge r2c0", factions=("polania", "saxony"))
    goods(state, "r2c0", oil=2)
    assert controls(state, 0, "r2c0")
    assert resources(state, 0).oil == 2
    territories = next(s for s in scoring.scores(state).sources if s.id == "territories").points[0]
    more(state, "mech.0.submerge base_polania")
    assert next(s for s in scoring.scores(state).sources if s.id == "territories").points[0] < territories


# ---------------------------------------------------------------------------------------- Saxony


@pytest.mark.rule("SCY-259")
def test_saxony_places_a_star_for_every_combat_won() -> None:
    state = battle("mech.0.riverwalk", "mech.1.riverwalk", factions=("saxony", "nordic"))
    edit(state, stars=("combat", "combat", "combat"))
    fought(state, 5, 0)
    assert state.players[0].stars == ("combat",) * 4


@pytest.mark.rule("SCY-259")
def test_saxony_stops_at_six_stars() -> None:
    state = battle("mech.0.riverwalk", "mech.1.riverwalk", factions=("saxony", "nordic"))
    edit(state, stars=("combat",) * 5)
    fought(state, 5, 0)
    assert (state.players[0].stars, state.stack) == (("combat",) * 6, [])


@pytest.mark.rule("SCY-259")
def test_saxony_completes_both_objectives() -> None:
    state = table("saxony", "nordic")
    objectives(state, 0, "o06", "o22")
    edit(state, power=13, factory=state.factory.pop())
    state.driven_off = 1
    for card in ("o06", "o22"):
        do(state, "reveal", card)
    assert state.players[0].stars == ("objective", "objective")


UNDERPASS = ("mech.0.underpass r7c4", "worker.0.1 r1c1")
"""Saxony controls the mountains r7c4 and r1c1."""


@pytest.mark.rule("SCY-261")
def test_underpass_joins_controlled_mountains_and_tunnels() -> None:
    state = moving(*UNDERPASS, "character.0 r6c3", factions=("saxony", "nordic"))
    assert steps(state, "mech.0.underpass") == {"r7c3", "r8c3", "r1c1"} | BOOK.tunnels
    assert {"r7c4", "r1c1"} <= steps(state, "character.0")
    assert "r4c4" not in steps(state, "character.0")  # nobody's mountain
    do(state, "step_to", "mech.0.underpass", "r1c1")
    assert state.at["mech.0.underpass"] == "r1c1"


@pytest.mark.rule("SCY-261")
def test_underpass_is_not_for_workers_nor_to_mountains_of_others() -> None:
    state = moving(*UNDERPASS, "worker.1.1 r4c4", "mech.1.speed r6c5", factions=("saxony", "nordic"))
    assert steps(state, "worker.0.1") == {"r1c2", "r2c1"}
    assert not {"r4c4", "r6c5"} & steps(state, "mech.0.underpass")


@pytest.mark.rule("SCY-261")
def test_underpass_includes_the_own_mine_not_that_of_others() -> None:
    state = moving(*UNDERPASS, "mine.0 r4c1", "mine.1 r1c2", factions=("saxony", "nordic"))
    assert "r4c1" in steps(state, "mech.0.underpass")
    assert "r1c2" not in steps(state, "mech.0.underpass")


@pytest.mark.rule("SCY-262")
@pytest.mark.parametrize(
    ("place", "mine", "weakened"),
    [("r2c3", "", True), ("r1c1", "", False), ("r1c1", "mine.0", True), ("r1c1", "mine.1", False)],
)
def test_disarm_works_on_tunnels_and_the_own_mine(place: str, mine: str, weakened: bool) -> None:
    pieces = ["mech.0.disarm", "mech.1.riverwalk", *([mine] if mine else [])]
    state = battle(*pieces, factions=("saxony", "nordic"), power=(5, 5), place=place)
    fight(state)
    assert state.players[1].power == (3 if weakened else 5)
    assert state.players[0].power == 5


@pytest.mark.rule("SCY-262")
def test_disarm_works_for_the_defender_and_stops_at_no_power() -> None:
    state = battle("mech.0.riverwalk", "mech.1.disarm", power=(1, 5), place="r2c3")
    fight(state)
    assert (state.players[0].power, state.players[1].power) == (0, 5)


# ---------------------------------------------------------------------------------------- Rusviet


@pytest.mark.rule("SCY-264")
def test_relentless_repeats_a_section_of_the_mat() -> None:
    state = table("rusviet", "nordic")
    edit(state, section="2")
    assert can(state, "take_section", "2")
    state = table("nordic", "rusviet")
    edit(state, section="2")
    refuse(state, "take_section", "2", rule="SCY-046")


@pytest.mark.rule("SCY-264")
def test_relentless_does_not_repeat_the_factory_card() -> None:
    state = table("rusviet", "nordic")
    edit(state, section="factory", factory=state.factory.pop())
    refuse(state, "take_section", "factory")
    assert can(state, "take_section", "2")


@pytest.mark.rule("SCY-266")
def test_township_joins_controlled_villages_and_the_factory() -> None:
    pieces = ("mech.0.township r8c3", "worker.0.1 r1c6", "worker.0.2 r8c3", "worker.1.1 r3c6")
    state = moving(*pieces, factions=("rusviet", "nordic"))
    assert steps(state, "mech.0.township") == {"r7c3", "r7c4", "r1c6", "r4c3"}
    assert steps(state, "worker.0.2") == {"r7c3", "r7c4"}
    do(state, "step_to", "mech.0.township", "r4c3")
    assert state.at["mech.0.township"] == "r4c3"


@pytest.mark.rule("SCY-266")
def test_township_leads_from_the_factory_to_villages_held_at_that_moment() -> None:
    pieces = ("mech.0.township r8c3", "mech.0.speed r1c6", "character.0 r4c3")
    state = moving(*pieces, factions=("rusviet", "nordic"), units=3)
    assert {"r8c3", "r1c6"} <= steps(state, "character.0")
    do(state, "step_to", "mech.0.township", "r7c3")  # the village is left behind
    assert "r8c3" not in steps(state, "character.0")
    more(state, "mill.0 r8c3")
    assert "r8c3" in steps(state, "character.0")
    do(state, "step_to", "mech.0.speed", "r4c3")  # the village that is left counts through the unit itself
    assert state.at["mech.0.speed"] == "r4c3"


@pytest.mark.rule("SCY-267")
@pytest.mark.parametrize(
    ("workers", "most"), [((), 1), (("worker.0.1",), 2), (("worker.0.1", "worker.0.2"), 2)]
)
def test_peoples_army_adds_one_card_with_a_worker(workers: tuple[str, ...], most: int) -> None:
    state = battle("mech.0.peoples_army", "mech.1.riverwalk", *workers, factions=("rusviet", "nordic"))
    cards = hand(state, 0, 2, 3, 4)
    fight(state)
    do(state, "dial", 0, seat=0)
    for card in cards[:most]:
        do(state, "play_card", card, seat=0)
    refuse(state, "play_card", cards[most], seat=0, rule="SCY-156")


@pytest.mark.rule("SCY-267")
def test_peoples_army_works_for_the_defender_with_a_fighter_only() -> None:
    pieces = ("mech.0.riverwalk", "mech.1.peoples_army", "worker.1.1")
    state = battle(*pieces, factions=("nordic", "rusviet"))
    cards = hand(state, 1, 2, 3)
    fight(state)
    select(state, 1, 0, *cards)
    select(state, 0, 0)
    assert events(state, "reveal_power")[1].facts["total"] == 5
    state = battle(
        "mech.0.riverwalk", "worker.1.1", "mech.1.peoples_army r4c4", factions=("nordic", "rusviet")
    )
    fight(state)
    assert not events(state, "combat")
