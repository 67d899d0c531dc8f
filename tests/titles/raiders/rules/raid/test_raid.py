"""The steps of a raid (RAI-102 to RAI-111, RAI-205, RAI-206)."""

from __future__ import annotations

import pytest

from game.engine import flow
from game.engine.model import DECLINE, UNKNOWN
from game.titles.raiders.rules.cards.plunder import TakePiece
from game.titles.raiders.rules.raid.raid import (
    Drink,
    Keep,
    PayAbility,
    ReplaceWagons,
    Roll,
    StartRaid,
    TakeSpace,
)
from game.titles.raiders.rules.raid.wounds import Wound
from game.titles.raiders.rules.state.state import RaidersState
from game.titles.raiders.rules.turn import PickUp, Place
from tests.titles.playing import do, events, options, refuse
from tests.titles.raiders.positions import (
    TITLE,
    crew,
    edit,
    lay,
    put_quest,
    raid,
    raided,
    ready,
    result,
    table,
    told,
)

CALM = ("red", 0)
"""A red die that adds 1 strength and no wound."""


@pytest.mark.rule("RAI-102")
def test_the_worker_stays_on_a_spot_of_the_settlement() -> None:
    state = table()
    ready(state, "lancer", "champion")
    worker = state.me.worker
    raid(state, "cimmeria_left", CALM)
    assert state.spots["cimmeria_left"] == (worker,)
    assert told(state, "raid") == [("raid", {"worker": worker, "place": "cimmeria_left"})]
    do(state, TakeSpace("cimmeria_left.left"))
    assert state.players[0].worker != worker
    do(state, Place("farm"))
    do(state, DECLINE)
    refuse(state, PickUp("cimmeria_left"), rule="RAI-049")
    do(state, PickUp("market"))
    do(state, DECLINE)
    assert state.active == 0
    edit(state, provisions=8)
    do(state, StartRaid("cimmeria_left"))
    assert len(state.spots["cimmeria_left"]) == 2
    assert state.spots["cimmeria_left"][0] == worker


@pytest.mark.rule("RAI-103")
def test_provisions_and_wagons_are_paid_to_the_supply() -> None:
    state = table()
    ready(state, "peddler", "elder", "toll_keeper", "healer")
    edit(state, provisions=8, wagon=3)
    supply = state.supply["wagon"] + state.spaces["greece_left.left"].plunder.count("wagon")
    supply += state.spaces["greece_left.right"].plunder.count("wagon")
    raid(state, "greece_left", CALM)
    assert (state.me.provisions, state.me.wagon, state.supply["wagon"]) == (6, 1, supply + 2)
    assert told(state, "pay") == [
        ("pay", {"item": "provisions", "amount": 2}),
        ("pay", {"item": "wagon", "amount": 2}),
    ]


@pytest.mark.rule("RAI-104")
@pytest.mark.parametrize("kumis", [0, 1, 3])
def test_each_kumis_adds_one_strength_to_this_raid(kumis: int) -> None:
    state = table()
    ready(state, "champion", "lancer")
    edit(state, kumis=3)
    raid(state, "cimmeria_left", CALM)
    for _ in range(kumis):
        do(state, Drink())
    if kumis < 3:
        do(state, Roll())
    assert result(state)[0] == 4 + 4 + 1 + kumis
    assert state.me.kumis == 3 - kumis
    do(state, TakeSpace("cimmeria_left.left"))
    assert state.raid is None


def drinker(kumis: int) -> RaidersState:
    """Two of 1 strength each have set out with so much kumis, and one of it is drunk."""
    state = table()
    ready(state, "brawler", "toll_keeper")
    edit(state, kumis=kumis)
    raid(state, "cimmeria_left", CALM)
    do(state, Drink())
    return state


@pytest.mark.rule("RAI-105")
def test_no_kumis_after_the_roll_nor_more_than_the_player_has() -> None:
    state = drinker(kumis=2)
    do(state, Roll())
    assert events(state, "rolled")
    assert state.me.kumis == 1
    refuse(state, Drink())
    do(state, Keep())
    refuse(state, Drink())
    assert result(state)[0] == 2 + 1 + 1 + 1


@pytest.mark.rule("RAI-105")
def test_drinking_ends_with_the_last_kumis() -> None:
    state = drinker(kumis=1)
    refuse(state, Drink())
    assert state.me.kumis == 0


@pytest.mark.rule("RAI-106")
def test_dice_strength_vp_and_wounds_in_this_order() -> None:
    state = table()
    ready(state, "champion", "lancer")
    raid(state, "cimmeria_left", ("red", 1))
    verbs = [e.verb for e in state.events or []]
    assert verbs[-3:] == ["rolled", "raid_result", "gain"]
    assert result(state) == (4 + 4 + 2, 1, 1)
    assert state.me.vp == 1
    refuse(state, TakeSpace("cimmeria_left.left"))
    do(state, Wound(0))
    assert (state.me.spaces[0].wounds, state.me.spaces[1].wounds) == (1, 0)


@pytest.mark.rule("RAI-107", "RAI-108")
def test_one_raid_space_gives_all_its_plunder_and_its_worker() -> None:
    state = table()
    ready(state, "champion", "lancer")
    left, right = state.spaces["cimmeria_left.left"], state.spaces["cimmeria_left.right"]
    raid(
        state, "cimmeria_left", CALM, left=("wagon", "equipment", "livestock", "livestock"), right=("wagon",)
    )
    do(state, TakeSpace("cimmeria_left.left"))
    player = state.players[0]
    assert (player.gold, player.equipment, player.wagon, player.livestock) == (0, 1, 1, 2)
    assert player.worker == left.worker
    taken = {"place": "cimmeria_left.left", "worker": left.worker, "equipment": 1, "wagon": 1, "livestock": 2}
    assert told(state, "take_space") == [("take_space", taken)]
    assert state.spaces["cimmeria_left.left"].plunder == ()
    assert (state.spaces["cimmeria_left.right"].plunder, state.spaces["cimmeria_left.right"].worker) == (
        ("wagon",),
        right.worker,
    )


@pytest.mark.rule("RAI-107")
def test_the_raid_space_is_chosen_after_vp_and_wounds() -> None:
    state = table()
    ready(state, "champion", "lancer")
    raid(state, "cimmeria_left", ("red", 1))
    assert all(o.startswith("wound ") for o in options(state))
    do(state, Wound(1))
    assert options(state) == ["take_space cimmeria_left.left", "take_space cimmeria_left.right"]


@pytest.mark.rule("RAI-108")
def test_the_worker_taken_is_placed_on_the_next_turn() -> None:
    state = table(1)
    ready(state, "champion", "lancer")
    worker = state.spaces["cimmeria_left.right"].worker
    raid(state, "cimmeria_left", CALM)
    do(state, TakeSpace("cimmeria_left.right"))
    do(state, Place("stables"))
    assert state.village["stables"] == worker
    assert worker.startswith("grey.")


@pytest.mark.rule("RAI-109")
def test_the_quest_is_turned_faceup_and_the_turn_is_over() -> None:
    state = table()
    ready(state, "champion", "lancer")
    put_quest(state, "q16", "cimmeria_left.left")
    assert TITLE.view(state, 0).quests["cimmeria_left.left"] == UNKNOWN
    raid(state, "cimmeria_left", CALM)
    do(state, TakeSpace("cimmeria_left.left"))
    assert TITLE.view(state, 1).quests["cimmeria_left.left"] == "q16"
    assert events(state, "quest_shown")[0].facts == {"place": "cimmeria_left.left", "quest": "q16"}
    assert TITLE.view(state, 1).quests["cimmeria_left.right"] == UNKNOWN
    assert (state.active, list(flow.choices(state))) == (1, [1])
    assert options(state)[0].startswith("place ")


@pytest.mark.rule("RAI-110")
def test_a_raided_space_is_no_raid_space_even_with_its_quest() -> None:
    state = table()
    ready(state, "champion", "lancer")
    raided(state, "cimmeria_left.left")
    assert "cimmeria_left.left" in state.quests
    raid(state, "cimmeria_left", CALM)
    assert state.spaces["cimmeria_left.right"].raided
    assert len(state.quests) == 14
    edit(state, seat=1, provisions=8)
    for number, name in enumerate(("brewer", "toll_keeper")):
        crew(state, number, name, seat=1)
    refuse(state, StartRaid("cimmeria_left"), rule="RAI-100")


@pytest.mark.rule("RAI-110")
def test_nothing_is_left_on_a_raided_space_of_greece() -> None:
    state = table()
    ready(state, "champion", "lancer", "sapper", "reaver")
    faces = [CALM, CALM, ("white", 3), ("white", 3), ("yellow", 0)]
    raid(state, "greece_left", *faces, left=("gold", "gold"))
    do(state, TakeSpace("greece_left.left"))
    space = state.spaces["greece_left.left"]
    assert (space.plunder, space.worker, state.players[0].gold) == ((), "", 2)
    assert "greece_left.left" not in state.quests
    assert not events(state, "quest_shown")


@pytest.mark.rule("RAI-111")
def test_one_whole_raid_space_of_the_raided_settlement() -> None:
    state = table()
    ready(state, "champion", "lancer")
    raid(state, "cimmeria_left", CALM, left=("wagon", "wagon"), right=("livestock",))
    refuse(state, TakeSpace("cimmeria_middle.left"))
    refuse(state, TakePiece("cimmeria_left.left", "wagon"))
    do(state, TakeSpace("cimmeria_left.left"))
    assert (state.players[0].wagon, state.players[0].livestock) == (2, 0)
    refuse(state, TakeSpace("cimmeria_left.right"))


@pytest.mark.rule("RAI-205")
@pytest.mark.parametrize(
    ("foragers", "doubled", "left"), [(0, False, 5), (1, False, 6), (2, False, 7), (1, True, 7)]
)
def test_a_forager_lowers_the_printed_provisions(foragers: int, doubled: bool, left: int) -> None:
    state = table()
    ready(state, "peddler", "elder")
    for number in range(foragers):
        crew(state, 2 + number, "forager", eagle="a1" if doubled else "")
    edit(state, provisions=8)
    raid(state, "cimmeria_left", CALM)
    assert state.me.provisions == left


@pytest.mark.rule("RAI-205")
def test_a_lowered_cost_is_never_below_nothing() -> None:
    state = table()
    crew(state, 0, "forager", eagle="a1")
    crew(state, 1, "forager", eagle="a2")
    edit(state, provisions=0)
    do(state, StartRaid("cimmeria_left"))
    assert not events(state, "pay")
    assert state.me.provisions == 0


@pytest.mark.rule("RAI-205")
@pytest.mark.parametrize(("replaced", "provisions", "wagons"), [(0, 5, 0), (1, 3, 1)])
def test_replacing_a_wagon_is_optional(replaced: int, provisions: int, wagons: int) -> None:
    state = table()
    ready(state, "wainwright", "peddler", "elder", "toll_keeper")
    edit(state, provisions=8, wagon=1)
    raid(state, "persia_left", CALM, CALM, ("white", 3))
    refuse(state, ReplaceWagons(2))
    do(state, ReplaceWagons(replaced))
    assert (state.me.provisions, state.me.wagon) == (provisions, wagons)


@pytest.mark.rule("RAI-205")
def test_provisions_in_place_of_a_wagon_are_not_lowered() -> None:
    state = table()
    ready(state, "wainwright", "forager", "forager", "toll_keeper")
    edit(state, worker="grey.99", provisions=3, wagon=0)
    for side in ("left", "right"):
        lay(state, f"persia_left.{side}", "livestock")
    edit(state, provisions=2)
    refuse(state, StartRaid("persia_left"), rule="RAI-099")
    edit(state, provisions=3)
    do(state, StartRaid("persia_left"))
    assert (state.me.provisions, state.me.wagon) == (0, 0)
    state = table()
    ready(state, "wainwright", "toll_keeper", "drover")
    crew(state, 3, "forager", eagle="a1")
    crew(state, 4, "forager", eagle="a2")
    edit(state, worker="grey.99", provisions=1, wagon=0)
    refuse(state, StartRaid("persia_left"), rule="RAI-099")
    edit(state, provisions=2)
    do(state, StartRaid("persia_left"))
    assert state.me.provisions == 0


@pytest.mark.rule("RAI-205")
@pytest.mark.parametrize("names", [("forager", "wainwright"), ("wainwright", "forager")])
def test_a_forager_and_a_wainwright_serve_together_in_any_order(names: tuple[str, str]) -> None:
    state = table()
    ready(state, *names, "peddler", "elder")
    edit(state, provisions=8, wagon=1)
    raid(state, "persia_left", CALM, CALM, ("white", 3))
    do(state, ReplaceWagons(1))
    assert (state.me.provisions, state.me.wagon) == (8 - (3 - 1) - 2, 1)


@pytest.mark.rule("RAI-206")
def test_a_mercenary_is_paid_before_the_roll() -> None:
    state = table()
    ready(state, "mercenary", "brawler")
    edit(state, silver=3)
    card = state.me.spaces[0].crew
    raid(state, "cimmeria_left", CALM)
    do(state, PayAbility(card))
    assert state.me.silver == 2
    do(state, Keep())
    assert result(state)[0] == 3 + 2 + 2 + 1


@pytest.mark.rule("RAI-206")
def test_a_mercenary_is_not_paid_after_the_roll_nor_without_silver() -> None:
    state = table()
    ready(state, "mercenary", "brawler")
    card = state.me.spaces[0].crew
    raid(state, "cimmeria_left", CALM)
    do(state, Roll())
    refuse(state, PayAbility(card))
    do(state, Keep())
    assert (result(state)[0], state.me.silver) == (3 + 2 + 1, 3)
    state = table()
    ready(state, "mercenary", "brawler")
    edit(state, silver=0)
    raid(state, "cimmeria_left", CALM)
    refuse(state, PayAbility(card))
