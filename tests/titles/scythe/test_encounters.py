"""Encounters: who meets one, what an option costs and brings (chapter 15, SCY-282, SCY-354 to SCY-356)."""

import pytest

from game.engine import flow
from game.engine.model import UNKNOWN, Ask
from game.titles.scythe.book import BOOK
from game.titles.scythe.control import workers_out
from game.titles.scythe.encounters import ResolveEncounter
from game.titles.scythe.moves import Move
from game.titles.scythe.scoring import tokens
from game.titles.scythe.state import ScytheState
from game.titles.scythe.title import TITLE
from tests.titles.scythe.positions import (
    asked,
    can,
    do,
    drags,
    edit,
    events,
    goods,
    hand,
    lying,
    mechs,
    now,
    objectives,
    options,
    put,
    refuse,
    table,
)

PLACE = "r2c4"
"""A mountain with a token, two steps from the Nordic home base."""
WORKERS = [f"worker.0.{n}" for n in range(1, 9)]


def on_top(state: ScytheState, card: str) -> None:
    """This card is drawn next."""
    state.encounter_deck.remove(card)
    state.encounter_deck.append(card)


def meet(state: ScytheState, card: str, place: str = PLACE) -> None:
    """The character of seat 0 has just moved onto this token, and draws this card."""
    on_top(state, card)
    put(state, f"character.0 {place}")
    state.came_from["character.0"] = "r1c5"
    now(state, ResolveEncounter())


def walk(state: ScytheState, unit: str, place: str) -> None:
    """In a Move of its own a unit steps onto a place."""
    now(state, Move(2))
    do(state, "step", unit, place)
    do(state, "done")


def fight(state: ScytheState, *dials: int) -> None:
    """Both sides select power, no cards."""
    for seat, number in enumerate(dials):
        do(state, "dial", number, seat=seat)
        do(state, "confirm", seat=seat)


def step(state: ScytheState) -> str:
    """What kind of question is asked."""
    return type(state.stack[-1]).__name__ if state.stack else ""


def promo(*factions: str) -> ScytheState:
    return table(*factions, promo_encounters="on", on_map=False)


# ------------------------------------------------------------------------------------------ who and when


@pytest.mark.rule("SCY-175", "SCY-177")
def test_a_character_that_ends_its_move_on_a_token_draws_a_card() -> None:
    state = table(on_map=False)
    on_top(state, "e01")
    put(state, "character.0 r1c5")
    walk(state, "character.0", PLACE)
    assert step(state) == "ChooseOption"
    assert PLACE not in state.encounters
    assert len(state.encounters) == 10


@pytest.mark.rule("SCY-175")
@pytest.mark.parametrize("unit", ["mech.0.speed", "worker.0.1"])
def test_a_mech_or_worker_meets_nobody(unit: str) -> None:
    state = table(on_map=False)
    put(state, f"{unit} r1c5")
    walk(state, unit, PLACE)
    assert not state.stack
    assert PLACE in state.encounters


@pytest.mark.rule("SCY-176")
def test_an_encounter_waits_for_the_combats_and_comes_before_the_bottom_row() -> None:
    state = table(on_map=False)
    on_top(state, "e01")
    put(state, "character.0 r1c5", "mech.0.riverwalk r3c3", "mech.1.speed r2c3", "worker.0.1 r1c4")
    goods(state, "r1c4", food=9)
    do(state, "section", "4")
    do(state, "top", "units")
    do(state, "step", "character.0", PLACE)
    do(state, "step", "mech.0.riverwalk", "r2c3")
    assert step(state) == "SetPower"
    assert PLACE in state.encounters
    fight(state, 0, 0)
    assert step(state) == "ChooseOption"
    refuse(state, "bottom")
    do(state, "option", 1)
    assert step(state) == "BottomRow"
    assert can(state, "bottom")


@pytest.mark.rule("SCY-177", "SCY-349")
def test_all_see_the_drawn_card_and_nobody_the_next_one() -> None:
    state = table(on_map=False)
    meet(state, "e05")
    assert [e.facts["card"] for e in events(state, "encounter") if e.seen_by is None] == ["e05"]
    for seat in (0, 1):
        seen = TITLE.view(state, seat)
        assert seen.stack[-1].card == "e05"
        assert set(seen.encounter_deck) == {UNKNOWN}


@pytest.mark.rule("SCY-177", "SCY-169")
@pytest.mark.parametrize(("power", "left"), [(7, False), (1, True)])
def test_only_a_character_that_wins_there_meets_somebody(power: int, left: bool) -> None:
    state = table(on_map=False)
    put(state, "character.0 r1c5", f"mech.1.speed {PLACE}")
    edit(state, power=power)
    edit(state, 1, power=3)
    walk(state, "character.0", PLACE)
    fight(state, power, 3)
    assert (PLACE in state.encounters) is left
    assert step(state) == ("" if left else "ChooseOption")


@pytest.mark.rule("SCY-184")
def test_a_territory_without_its_token_has_no_effect() -> None:
    state = table(on_map=False)
    state.encounters.remove(PLACE)
    put(state, "character.0 r1c5")
    walk(state, "character.0", PLACE)
    assert not state.stack


@pytest.mark.rule("SCY-184", "SCY-020")
def test_the_used_card_goes_under_the_deck() -> None:
    state = table(on_map=False)
    meet(state, "e05")
    do(state, "option", 1)
    assert state.encounter_deck[0] == "e05"
    assert sorted(state.encounter_deck) == sorted(c for c in BOOK.encounters if c <= "e28")


@pytest.mark.rule("SCY-185", "SCY-201")
def test_no_objective_is_revealed_between_a_move_and_its_encounter() -> None:
    state = table(on_map=False)
    objectives(state, 0, "o18", "o01")
    edit(state, power=0, popularity=13, section="1")
    put(state, "character.0 r1c5", *WORKERS[:5], place="r1c4")
    state.at["character.0"] = "r1c5"
    on_top(state, "e01")
    assert can(state, "reveal", "o18")
    do(state, "section", "4")
    do(state, "top", "units")
    refuse(state, "reveal", "o18")
    do(state, "step", "character.0", PLACE)
    do(state, "done")
    assert step(state) == "ChooseOption"
    refuse(state, "reveal", "o18")
    do(state, "option", 1)
    assert can(state, "reveal", "o18")


# ------------------------------------------------------------------------------------------ costs and gains


@pytest.mark.rule("SCY-178")
def test_one_option_is_chosen_and_paid_and_there_is_no_way_round() -> None:
    state = table(on_map=False)
    edit(state, coins=5, popularity=5)
    meet(state, "e01")
    assert not can(state, "decline")
    do(state, "option", 2)
    assert not state.stack
    assert (state.me.coins, state.me.popularity, lying(state, PLACE)) == (3, 5, {"food": 4})
    assert [e.facts for e in events(state, "option")] == [{"seat": 0, "card": "e01", "number": 2}]


@pytest.mark.rule("SCY-179", "SCY-011")
def test_an_option_that_cannot_be_paid_is_refused_and_the_free_one_is_left() -> None:
    state = table(on_map=False)
    edit(state, coins=1, popularity=1)
    meet(state, "e01")
    for verb, number in (("option", 2), ("option_part", 2), ("option", 3)):
        refuse(state, verb, number, rule="SCY-179")
    assert not drags(state, "card:e01", "option:e01.2")
    reason = flow.why_not(state, 0, None, "option:e01.3")[0]
    assert reason.facts == {"item": "popularity", "need": 2, "have": 1}
    assert {o.split()[1] for o in options(state)} == {"1"}


@pytest.mark.rule("SCY-179", "SCY-012")
def test_gains_may_be_taken_in_part() -> None:
    state = table(on_map=False)
    edit(state, coins=5)
    meet(state, "e11")
    do(state, "option_part", 2)
    do(state, "take_gain", "food")
    do(state, "take_gain", "food")
    do(state, "decline")
    assert not state.stack
    assert lying(state, PLACE) == {"food": 2}
    assert (state.me.coins, workers_out(state, 0)) == (3, 2)


@pytest.mark.rule("SCY-179")
def test_a_part_may_be_everything_or_some_of_any_resources() -> None:
    state = table(on_map=False)
    edit(state, coins=5)
    meet(state, "e14")
    do(state, "option_part", 2)
    do(state, "take_gain", "any_resources")
    do(state, "resource", PLACE, "oil")
    do(state, "take_gain", "any_resources")
    do(state, "resource", PLACE, "wood")
    do(state, "take_gain", "any_resources")
    do(state, "resource", PLACE, "oil")
    assert not state.stack
    assert lying(state, PLACE) == {"oil": 2, "wood": 1}


@pytest.mark.rule("SCY-180")
def test_resources_workers_mechs_and_structures_come_to_the_character() -> None:
    state = table(on_map=False)
    edit(state, coins=20, popularity=10)
    for card, number in (("e11", 2), ("e05", 2), ("e01", 3)):
        if PLACE not in state.encounters:
            state.encounters.append(PLACE)
        meet(state, card)
        do(state, "option", number)
        for verb, thing in (("deploy", "speed"), ("build", "mill")):
            if step(state).lower() == verb:
                do(state, verb, thing, PLACE)
    assert lying(state, PLACE) == {"food": 3}
    assert state.at["worker.0.3"] == state.at["mech.0.speed"] == state.buildings["mill.0"] == PLACE


@pytest.mark.rule("SCY-180")
def test_a_mech_or_structure_of_an_encounter_goes_nowhere_else() -> None:
    state = table(on_map=False)
    put(state, "worker.0.1 r1c4")
    edit(state, coins=20)
    meet(state, "e05")
    do(state, "option", 2)
    assert can(state, "deploy", "speed", PLACE)
    assert not can(state, "deploy", "speed", "r1c4")


@pytest.mark.rule("SCY-181", "SCY-218")
def test_a_mech_needs_no_worker_there_and_uncovers_its_ability() -> None:
    state = table(on_map=False)
    mechs(state, 0, "riverwalk", "seaworthy", "artillery")
    edit(state, coins=4)
    meet(state, "e05")
    do(state, "option", 2)
    do(state, "deploy", "speed", PLACE)
    assert state.me.mechs[-1] == "speed"
    assert state.me.stars == ("mechs",)


@pytest.mark.rule("SCY-182")
@pytest.mark.parametrize("owner", [0, 1])
def test_a_structure_is_lost_where_one_stands(owner: int) -> None:
    state = table(on_map=False)
    put(state, f"mill.{owner} {PLACE}")
    edit(state, popularity=5)
    meet(state, "e01")
    do(state, "option", 3)
    assert not state.stack
    assert state.me.popularity == 3
    assert len(state.buildings) == 1


@pytest.mark.rule("SCY-182")
def test_a_worker_is_lost_when_none_is_left_on_the_mat() -> None:
    state = table(on_map=False)
    put(state, *WORKERS, place="r1c4")
    edit(state, coins=5)
    meet(state, "e11")
    do(state, "option", 2)
    assert not state.stack
    assert lying(state, PLACE) == {"food": 3}
    assert workers_out(state, 0) == 8


@pytest.mark.rule("SCY-182")
def test_a_mech_is_lost_when_none_is_left() -> None:
    state = table(on_map=False)
    mechs(state, 0, "riverwalk", "seaworthy", "artillery", "speed")
    edit(state, coins=5)
    meet(state, "e05")
    do(state, "option", 2)
    assert not state.stack
    assert (state.me.coins, len(state.me.mechs)) == (1, 4)


@pytest.mark.rule("SCY-183", "SCY-145", "SCY-136")
def test_an_action_of_a_card_costs_and_gives_nothing_more() -> None:
    state = table(on_map=False)
    put(state, "monument.0 r1c4", "armory.0 r1c5")
    recruits = (("build", "coins"), ("deploy", "power"))
    edit(state, coins=0, popularity=4, power=3, recruits=recruits)
    edit(state, 1, recruits=recruits, popularity=4, coins=0)
    meet(state, "e01")
    do(state, "option", 3)
    do(state, "build", "mill", PLACE)
    assert not state.stack
    assert (state.me.coins, state.me.popularity, state.me.power) == (0, 2, 3)
    assert (state.players[1].coins, state.players[1].popularity) == (0, 4)


@pytest.mark.rule("SCY-354")
def test_a_recruit_of_a_card_gives_its_one_time_gain_and_opens_its_bonus() -> None:
    state = table(on_map=False)
    edit(state, coins=3, power=1)
    meet(state, "e04")
    do(state, "option", 2)
    do(state, "enlist", "build", "power")
    assert (state.me.power, state.me.recruits) == (3, (("build", "power"),))


@pytest.mark.rule("SCY-354", "SCY-118")
def test_an_upgrade_of_a_card_moves_a_cube_as_the_action_does() -> None:
    state = table(on_map=False)
    edit(state, coins=2, upgrades=(("move_coins", "upgrade"),))
    meet(state, "e07")
    do(state, "option", 2)
    refuse(state, "upgrade", "move_coins", "deploy", rule="SCY-118")
    refuse(state, "upgrade", "move_units", "upgrade", rule="SCY-118")
    do(state, "upgrade", "move_units", "deploy")
    assert state.me.upgrades[-1] == ("move_units", "deploy")


@pytest.mark.rule("SCY-179", "SCY-354")
@pytest.mark.parametrize(("card", "number"), [("e07", 2), ("e04", 2), ("e05", 2), ("e01", 3)])
def test_the_gain_of_an_action_may_be_declined(card: str, number: int) -> None:
    state = table(on_map=False)
    edit(state, coins=9, popularity=9)
    meet(state, card)
    do(state, "option", number)
    do(state, "decline")
    assert not state.stack
    player = state.me
    assert not (player.upgrades or player.recruits or player.mechs or state.buildings)


@pytest.mark.rule("SCY-222", "SCY-221")
def test_a_sixth_star_in_an_encounter_ends_the_game() -> None:
    state = table("polania", "saxony", on_map=False)
    edit(state, popularity=16, stars=("power", "mechs", "upgrades", "recruits", "structures"))
    meet(state, "e15", "r4c1")
    do(state, "option", 1)
    do(state, "accept")
    assert state.me.stars[-1] == "popularity"
    assert not state.stack


# ------------------------------------------------------------------------------------------ Meander


@pytest.mark.rule("SCY-282")
def test_meander_takes_two_options_and_the_first_may_pay_for_the_second() -> None:
    state = table("polania", "saxony", on_map=False)
    edit(state, coins=0, popularity=0)
    meet(state, "e01", "r4c1")
    refuse(state, "option", 2, rule="SCY-179")
    do(state, "option", 1)
    refuse(state, "option", 1, rule="SCY-282")
    refuse(state, "option_part", 1, rule="SCY-282")
    do(state, "option", 2)
    assert not state.stack
    assert (state.me.coins, state.me.popularity, lying(state, "r4c1")) == (0, 1, {"food": 4})
    assert len(events(state, "encounter")) == 1


@pytest.mark.rule("SCY-282")
def test_the_second_option_may_be_left_and_their_order_is_free() -> None:
    state = table("polania", "saxony", on_map=False)
    edit(state, coins=2, popularity=0)
    meet(state, "e01", "r4c1")
    do(state, "option", 2)
    assert can(state, "option", 1)
    do(state, "decline")
    assert not state.stack
    assert state.me.popularity == 0


# ------------------------------------------------------------------------------------------ looking


@pytest.mark.rule("SCY-355", "SCY-372")
def test_one_hand_is_looked_at_before_cards_are_drawn() -> None:
    state = promo("nordic", "saxony", "crimea")
    secret = tuple(hand(state, 1, 5, 2))
    hand(state, 2, 4)
    edit(state, popularity=5)
    meet(state, "e31")
    do(state, "option", 3)
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
    do(state, "option", 3)
    assert flow.question(state, 0) == Ask("choose-hand")
    do(state, "look", 1)
    told = events(state, "look")
    assert [(e.facts, e.seen_by) for e in told] == [({"seat": 0, "other": 1}, None)]
    assert not any("combat." in str(f) for e in state.outbox or [] for f in e.facts.values())


@pytest.mark.rule("SCY-355")
def test_the_look_may_be_declined_and_the_cards_drawn() -> None:
    state = promo()
    edit(state, popularity=5)
    meet(state, "e31")
    do(state, "option", 3)
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
    do(state, "option", 2)
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
    do(state, "option", 2)
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
    do(state, "step", "mech.0.speed", "r1c5")
    do(state, "done")
    assert not state.stack
    assert "r2c5" in state.encounters


@pytest.mark.rule("SCY-356", "SCY-188")
def test_a_shift_onto_the_factory_brings_no_card() -> None:
    state = promo()
    state.encounters.append("r3c3")
    edit(state, coins=2)
    meet(state, "e42", "r3c3")
    do(state, "option", 2)
    do(state, "shift", "character.0", "r4c3")
    do(state, "decline")
    now(state, Move(2))
    do(state, "done")
    assert state.me.factory == ""
    assert not state.stack


# ------------------------------------------------------------------------------------------ every card

OPTIONS = [(card, n) for card in [f"e{i:02d}" for i in range(1, 43)] for n in (1, 2, 3)]


def fortune(state: ScytheState) -> dict[str, int]:
    """What seat 0 has of everything that an encounter gives or takes."""
    player = state.me
    return {
        "coins": player.coins,
        "popularity": player.popularity,
        "power": player.power,
        "combat_cards": len(player.hand),
        "workers": workers_out(state, 0),
        "mechs": len(player.mechs),
        "structures": len(state.buildings),
        "upgrades": len(player.upgrades),
        "recruits": len(player.recruits),
        "tokens": tokens(state, 0),
        **{item: lying(state, PLACE).get(item, 0) for item in ("oil", "metal", "food", "wood")},
    }


@pytest.mark.rule("SCY-178", "SCY-180")
@pytest.mark.parametrize(("card", "number"), OPTIONS, ids=[f"{c}-{n}" for c, n in OPTIONS])
def test_every_option_takes_its_cost_and_gives_its_gains(card: str, number: int) -> None:
    state = promo()
    edit(state, coins=10, popularity=8, power=5)
    before = fortune(state)
    meet(state, card)
    do(state, "option", number)
    while state.stack:
        flow.play(state, 0, flow.legal(state)[0][0].action)
    option = BOOK.encounters[card].option[number - 1]
    named = {item: n for item, n in option.gain.items() if item != "any_resources"}
    expected = {item: before[item] + named.get(item, 0) - option.cost.get(item, 0) for item in before}
    expected["tokens"] += sum(n for i, n in option.gain.items() if i in BOOK.produces.values() or "any" in i)
    for _, gain in state.me.recruits:
        expected[gain] += BOOK.one_time[gain]
    after = fortune(state)
    if "any_resources" in option.gain:
        after |= {item: before[item] for item in ("oil", "metal", "food", "wood")}
    assert after == expected


@pytest.mark.rule("SCY-179")
@pytest.mark.parametrize(("card", "number"), OPTIONS, ids=[f"{c}-{n}" for c, n in OPTIONS])
def test_every_option_is_refused_one_short_of_its_cost(card: str, number: int) -> None:
    state = promo()
    cost = BOOK.encounters[card].option[number - 1].cost
    edit(state, **{item: n - 1 for item, n in cost.items()})
    meet(state, card)
    assert can(state, "option", number) is (cost == {})
    edit(state, **cost)
    assert can(state, "option", number)
    assert asked(state) == [0]
