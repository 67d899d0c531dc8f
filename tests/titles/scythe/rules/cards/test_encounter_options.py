"""Looking and shifting, and every option of every encounter card (SCY-355, SCY-356)."""

import pytest

from game.engine import flow
from game.engine.model import UNKNOWN
from game.titles.scythe.rules.movement.moves import Move
from game.titles.scythe.rules.state.state import RESOURCES, ScytheState
from tests.titles.playing import asked, can, do, events, now, options, refuse
from tests.titles.scythe.cards import (
    PLACE,
    fortune,
    meet,
    on_top,
    promo,
    walk,
)
from tests.titles.scythe.positions import BOOK, TITLE, edit, goods, hand, lying, put

# ------------------------------------------------------------------------------------------ looking


@pytest.mark.rule("SCY-355", "SCY-372")
def test_one_hand_is_looked_at_before_cards_are_drawn() -> None:
    state = promo("nordic", "saxony", "crimea")
    secret = tuple(hand(state, 1, 5, 2))
    hand(state, 2, 4)
    edit(state, popularity=5)
    meet(state, "e31")
    do(state, "take_option", 3)
    assert options(state) == ["look 1", "look 2", "decline"]
    do(state, "look", 1)
    assert TITLE.view(state, 0).players[1].hand == secret
    assert TITLE.view(state, 0).players[2].hand == (UNKNOWN,)
    assert TITLE.view(state, 0).players[1].objectives == (UNKNOWN, UNKNOWN)
    assert TITLE.view(state, 2).players[1].hand == (UNKNOWN, UNKNOWN)
    assert state.me.hand == ()
    do(state, "seen")
    assert TITLE.view(state, 0).players[1].hand == (UNKNOWN, UNKNOWN)
    assert len(state.me.hand) == 3


@pytest.mark.rule("SCY-372")
def test_the_log_tells_of_a_look_and_not_what_was_seen() -> None:
    state = promo("nordic", "saxony", "crimea")
    hand(state, 1, 5, 2)
    edit(state, popularity=5)
    meet(state, "e31")
    do(state, "take_option", 3)
    assert flow.question(state, 0).code == "choose-hand"
    do(state, "look", 1)
    told = events(state, "look")
    assert [(e.facts, e.seen_by) for e in told] == [({"seat": 0, "other": 1}, None)]
    assert not any("combat." in str(f) for e in state.events or [] for f in e.facts.values())


@pytest.mark.rule("SCY-355")
def test_the_look_may_be_declined_and_the_cards_drawn() -> None:
    state = promo()
    edit(state, popularity=5)
    meet(state, "e31")
    do(state, "take_option", 3)
    do(state, "decline")
    assert len(state.me.hand) == 3


# ------------------------------------------------------------------------------------------ shifting


def shifting(*units: str) -> ScytheState:
    """Seat 0 has paid for a shift from r2c4, where these units and resources are besides the character."""
    state = promo()
    put(state, *units, place=PLACE)
    goods(state, PLACE, oil=2)
    edit(state, coins=2)
    meet(state, "e42")
    do(state, "take_option", 2)
    return state


@pytest.mark.rule("SCY-356")
def test_any_own_units_go_to_one_neighbour_also_over_rivers() -> None:
    state = shifting("mech.0.speed", "worker.0.1", "worker.0.2")
    assert not can(state, "shift", "worker.0.2", "r3c5"), "of equal workers one is named"
    do(state, "shift", "worker.0.1", "r3c5")
    refuse(state, "shift", "character.0", "r2c3", rule="SCY-356")
    do(state, "shift", "mech.0.speed", "r3c5")
    do(state, "decline")
    assert not state.stack
    assert state.at["worker.0.1"] == state.at["mech.0.speed"] == "r3c5"
    assert state.at["worker.0.2"] == state.at["character.0"] == PLACE
    assert (state.me.coins, lying(state, PLACE), lying(state, "r3c5")) == (0, {"oil": 2}, {})


@pytest.mark.rule("SCY-356")
def test_a_shift_goes_to_land_where_nobody_is() -> None:
    state = shifting()
    put(state, "worker.1.1 r2c3", "mill.1 r1c5", "worker.0.2 r1c4", "mill.0 r2c5")
    refuse(state, "shift", "character.0", "r3c4", rule="SCY-356")
    for place in ("r2c3", "r1c5", "r1c4"):
        refuse(state, "shift", "character.0", place, rule="SCY-356")
    assert can(state, "shift", "character.0", "r2c5")
    assert can(state, "shift", "character.0", "r3c5")
    refuse(state, "shift", "character.0", "r3c3")


@pytest.mark.rule("SCY-356")
def test_a_shift_reaches_no_home_base() -> None:
    state = promo("rusviet", "saxony")
    edit(state, coins=2)
    meet(state, "e42", "r2c6")
    do(state, "take_option", 2)
    refuse(state, "shift", "character.0", "base_rusviet", rule="SCY-356")
    assert can(state, "shift", "character.0", "r1c6")


@pytest.mark.rule("SCY-356")
def test_a_shift_is_no_move_and_brings_neither_encounter_nor_factory_card() -> None:
    state = shifting("mech.0.speed")
    state.encounters.append("r2c5")
    do(state, "shift", "character.0", "r2c5")
    do(state, "decline")
    assert not state.stack
    now(state, Move(2))
    do(state, "step_to", "mech.0.speed", "r1c5")
    do(state, "done")
    assert not state.stack
    assert "r2c5" in state.encounters


@pytest.mark.rule("SCY-356", "SCY-188")
def test_a_shift_onto_the_factory_brings_no_card() -> None:
    state = promo()
    state.encounters.append("r3c3")
    edit(state, coins=2)
    on_top(state, "e42")
    put(state, "character.0 r3c2")
    walk(state, "character.0", "r3c3")
    do(state, "take_option", 2)
    do(state, "shift", "character.0", "r4c3")
    do(state, "decline")
    assert state.me.factory == ""
    assert not state.stack


# ------------------------------------------------------------------------------------------ every card

OPTIONS = [(card, n) for card in [f"e{i:02d}" for i in range(1, 43)] for n in (1, 2, 3)]


def here(state: ScytheState) -> dict[str, int]:
    """The same, and what lies at the character."""
    return fortune(state) | {
        item: lying(state, PLACE).get(item, 0) for item in ("oil", "metal", "food", "wood")
    }


@pytest.mark.rule("SCY-178", "SCY-180")
@pytest.mark.parametrize(("card", "number"), OPTIONS, ids=[f"{c}-{n}" for c, n in OPTIONS])
def test_every_option_takes_its_cost_and_gives_its_gains(card: str, number: int) -> None:
    state = promo()
    edit(state, coins=10, popularity=8, power=5)
    before = here(state)
    meet(state, card)
    do(state, "take_option", number)
    while state.stack:
        flow.play(state, 0, flow.legal(state)[0][0].action)
    option = BOOK.encounters[card].option[number - 1]
    named = {item: n for item, n in option.gain.items() if item != "any_resources"}
    expected = {item: before[item] + named.get(item, 0) - option.cost.get(item, 0) for item in before}
    expected["tokens"] += sum(n for i, n in option.gain.items() if i in BOOK.produces.values() or "any" in i)
    for _, gain in state.me.recruits:
        expected[gain] += BOOK.one_time[gain]
    after = here(state)
    if "any_resources" in option.gain:
        after |= {item: before[item] for item in RESOURCES}
    assert after == expected


@pytest.mark.rule("SCY-179")
@pytest.mark.parametrize(("card", "number"), OPTIONS, ids=[f"{c}-{n}" for c, n in OPTIONS])
def test_every_option_is_refused_one_short_of_its_cost(card: str, number: int) -> None:
    state = promo()
    cost = BOOK.encounters[card].option[number - 1].cost
    edit(state, **{item: n - 1 for item, n in cost.items()})
    meet(state, card)
    assert can(state, "take_option", number) is (cost == {})
    edit(state, **cost)
    assert can(state, "take_option", number)
    assert asked(state) == [0]
