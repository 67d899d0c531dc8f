"""Working: placing, picking up (RAI-043 to RAI-056)."""

from __future__ import annotations

import pytest

from game.engine import flow
from game.engine.model import DECLINE
from game.titles.raiders.rules.state.state import mat_ref, place_ref, worker_ref
from game.titles.raiders.rules.turn import PickUp, Place
from game.titles.raiders.rules.village.animals import TakeEagle, TakeHorse
from game.titles.raiders.rules.village.buildings import Use, UseWithCard
from tests.titles.playing import do, drags, options, refuse, why_not
from tests.titles.raiders.positions import at, crew, edit, first, give, table, told
from tests.titles.raiders.rules.test_setup import new_game


@pytest.mark.rule("RAI-043", "RAI-044")
def test_a_building_that_holds_a_worker_is_refused() -> None:
    state = table()
    held = state.me.worker
    refuse(state, Place("market"), rule="RAI-044")
    do(state, Place("silversmith"))
    assert state.village["silversmith"] == held
    assert not state.me.worker


@pytest.mark.rule("RAI-045")
@pytest.mark.parametrize("building", ["stables", "chiefs_tent"])
def test_a_blue_worker_is_refused_at_stables_and_chiefs_tent(building: str) -> None:
    state = table()
    refuse(state, Place(building), rule="RAI-045")
    edit(state, worker="grey.1")
    do(state, Place(building))
    assert state.village[building] == "grey.1"


@pytest.mark.rule("RAI-045")
@pytest.mark.parametrize("worker", ["blue.9", "grey.1", "red.1"])
def test_the_other_six_buildings_take_any_colour(worker: str) -> None:
    state = table()
    edit(state, worker=worker)
    state.village.update(dict.fromkeys(state.village, ""))
    always = {"barracks", "silversmith", "farm", "town_centre", "meeting_tent", "market"}
    open_to = {o.removeprefix("place ") for o in options(state) if o.startswith("place ")}
    assert open_to == always | (set() if worker == "blue.9" else {"stables", "chiefs_tent"})


@pytest.mark.rule("RAI-046")
def test_the_action_of_the_building_may_be_used_once() -> None:
    state = table()
    do(state, Place("silversmith"))
    do(state, Use("silver"))
    assert state.me.silver == 6
    refuse(state, Use("silver"))


@pytest.mark.rule("RAI-047")
def test_picking_up_gives_the_worker_and_the_action_of_its_building() -> None:
    state = table()
    do(state, Place("silversmith"))
    do(state, DECLINE)
    worker = state.village["meeting_tent"]
    do(state, PickUp("meeting_tent"))
    assert (state.me.worker, state.village["meeting_tent"]) == (worker, "")
    do(state, Use("two_cards"))
    assert len(state.players[0].hand) == 2
    assert state.active == 1


@pytest.mark.rule("RAI-048")
def test_the_worker_placed_this_turn_is_refused() -> None:
    state = table()
    do(state, Place("silversmith"))
    do(state, DECLINE)
    refuse(state, PickUp("silversmith"), rule="RAI-048")


@pytest.mark.rule("RAI-049")
def test_workers_are_picked_up_from_buildings_that_hold_one() -> None:
    state = table()
    state.spots["cimmeria_left"] = ("blue.8",)
    do(state, Place("silversmith"))
    do(state, DECLINE)
    refuse(state, PickUp("farm"), rule="RAI-049")
    refuse(state, PickUp("cimmeria_left"), rule="RAI-049")
    refuse(state, PickUp("cimmeria_left.left"), rule="RAI-049")


@pytest.mark.rule("RAI-043", "RAI-047", "RAI-049")
def test_a_worker_is_dragged_to_a_building_and_from_one_to_the_board() -> None:
    state = table()
    held, blue, mat = state.me.worker, state.village["market"], mat_ref(0)
    above = state.spaces["cimmeria_left.left"].worker
    assert drags(state, worker_ref(held), place_ref("farm"))
    assert not drags(state, worker_ref(blue), mat)
    do(state, Place("farm"))
    do(state, DECLINE)
    assert drags(state, worker_ref(blue), mat)
    for other in (held, above):
        assert not drags(state, worker_ref(other), mat)
    assert [r.rule for r in why_not(state, 0, worker_ref(held), mat)] == ["RAI-048"]
    assert [r.rule for r in why_not(state, 0, worker_ref(above), mat)] == ["RAI-049"]
    assert not drags(state, place_ref("market"), mat)
    assert [r.rule for r in why_not(state, 0, place_ref("stables"), mat)] == ["RAI-049"]
    do(state, PickUp("market"))
    assert told(state, "place", "pick_up") == [
        ("place", {"worker": held, "place": "farm"}),
        ("pick_up", {"worker": blue, "place": "market"}),
    ]


@pytest.mark.rule("RAI-050")
def test_picking_up_waits_for_the_action_of_the_placed_building() -> None:
    state = table()
    waiting = state.village["market"]
    do(state, Place("silversmith"))
    assert PickUp("market") not in [option.action for option in flow.legal(state)[0]]
    refuse(state, PickUp("market"))
    do(state, Use("silver"))
    assert {type(option.action) for option in flow.legal(state)[0]} == {PickUp}
    do(state, PickUp("market"))
    assert (state.players[0].worker, state.village["market"]) == (waiting, "")


@pytest.mark.rule("RAI-051")
@pytest.mark.parametrize("building", ["barracks", "silversmith", "farm"])
def test_using_a_building_is_optional(building: str) -> None:
    state = table()
    before = (state.me.silver, state.me.provisions, state.me.hand)
    do(state, Place(building))
    do(state, DECLINE)
    do(state, PickUp("town_centre"))
    do(state, DECLINE)
    player = state.players[0]
    assert (player.silver, player.provisions, player.hand) == before
    assert state.village[building]
    assert player.worker
    assert state.active == 1


@pytest.mark.rule("RAI-052")
def test_one_alternative_for_each_activation() -> None:
    state = table()
    do(state, Place("barracks"))
    do(state, DECLINE)
    do(state, PickUp("meeting_tent"))
    assert options(state) == ["use two_cards", "use card_and_kumis", "decline"]
    do(state, Use("two_cards"))
    refuse(state, Use("card_and_kumis"))
    assert (len(state.players[0].hand), state.players[0].kumis) == (2, 0)


@pytest.mark.rule("RAI-053")
def test_the_colour_of_the_worker_placed_or_picked_up_matters() -> None:
    state = table()
    state.village["silversmith"] = "grey.1"
    do(state, Place("farm"))
    refuse(state, Use("wagon"), rule="RAI-075")
    do(state, Use("provisions"))
    do(state, PickUp("silversmith"))
    do(state, Use("silver"))
    assert (state.players[0].provisions, state.players[0].silver) == (3, 5)


@pytest.mark.rule("RAI-054")
@pytest.mark.parametrize(
    ("building", "option", "less", "enough"),
    [
        ("barracks", "heal", {"kumis": 0}, {"kumis": 1}),
        ("chiefs_tent", "livestock", {"livestock": 0}, {"livestock": 1}),
    ],
)
def test_an_option_must_be_paid_in_full(
    building: str, option: str, less: dict[str, int], enough: dict[str, int]
) -> None:
    state = table()
    crew(state, 0, "lancer", wounds=1)
    edit(state, **less)
    at(state, building, "grey.1")
    refuse(state, Use(option), rule="RAI-054")
    edit(state, **enough)
    do(state, Use(option))
    assert all(getattr(state.me, item) == 0 for item in enough)


@pytest.mark.rule("RAI-054")
def test_stables_and_market_must_be_paid_in_full() -> None:
    state = table()
    edit(state, silver=1)
    at(state, "stables", "grey.1")
    refuse(state, TakeEagle(state.animal_line[0], 0), rule="RAI-054")
    refuse(state, TakeHorse(state.animal_line[0], 0), rule="RAI-054")
    (card,) = give(state, "drover")
    at(state, "market")
    refuse(state, UseWithCard("two_for_wagon", card), rule="RAI-054")


@pytest.mark.rule("RAI-055")
@pytest.mark.parametrize("seed", range(3))
def test_nobody_can_use_stables_or_chiefs_tent_at_first(seed: int) -> None:
    state = new_game(4, seed)
    for _ in range(4):
        refuse(state, Place("stables"), rule="RAI-045")
        refuse(state, Place("chiefs_tent"), rule="RAI-045")
        place = next(o for o in options(state) if o.startswith("place "))
        do(state, *place.split())
        while "decline" in options(state):
            do(state, DECLINE)
            if options(state)[0].startswith("pick_up"):
                first(state, "pick_up")
    assert state.turn == 5
    assert list(flow.choices(state)) == [state.first]


@pytest.mark.rule("RAI-056")
def test_three_workers_in_the_village_and_four_before_picking_up() -> None:
    state = table()
    assert sum(1 for w in state.village.values() if w) == 3
    do(state, Place("farm"))
    assert sum(1 for w in state.village.values() if w) == 4
    do(state, DECLINE)
    do(state, PickUp("market"))
    assert sum(1 for w in state.village.values() if w) == 3
