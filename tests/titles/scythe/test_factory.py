"""The Factory and its cards (chapter 16, SCY-357, SCY-358)."""

import pytest

from game.engine import flow
from game.engine.model import UNKNOWN
from game.titles.scythe.book import BOOK, FactoryCard
from game.titles.scythe.control import controlled, workers_out
from game.titles.scythe.factory import FactoryTop, VisitFactory
from game.titles.scythe.moves import FactoryMove, Move
from game.titles.scythe.pay import lacking
from game.titles.scythe.produce import yields
from game.titles.scythe.rewards import GainWorkers
from game.titles.scythe.scoring import territories, tokens
from game.titles.scythe.state import ScytheState
from game.titles.scythe.title import TITLE
from tests.titles.scythe.positions import (
    can,
    do,
    edit,
    events,
    goods,
    hand,
    lying,
    mechs,
    now,
    options,
    put,
    refuse,
    table,
)

FACTORY = "r4c3"


def step(state: ScytheState) -> str:
    """What kind of question is asked."""
    return type(state.stack[-1]).__name__ if state.stack else ""


def walk(state: ScytheState, unit: str, place: str) -> None:
    """In a Move of its own a unit steps onto a place."""
    now(state, Move(2))
    do(state, "step", unit, place)
    do(state, "done")


def arrive(*factions: str) -> ScytheState:
    """The character of seat 0 has just come to the Factory for the first time."""
    state = table(*factions, on_map=False)
    put(state, "character.0 r3c3")
    walk(state, "character.0", FACTORY)
    return state


def have(state: ScytheState, card: str, seat: int = 0) -> None:
    """A seat has this Factory card."""
    if card in state.factory:
        state.factory.remove(card)
    edit(state, seat, factory=card)


def working(card: str, **options: str) -> ScytheState:
    """Seat 0 has this card, all that it could cost, a worker on a farm and a mech on a village."""
    state = table(on_map=False, **options)
    have(state, card)
    hand(state, 0, 2, 3, 4)
    put(state, "worker.0.1 r1c2", "mech.0.riverwalk r1c3")
    goods(state, "r1c2", oil=2, food=2)
    edit(state, coins=9, popularity=5, power=5)
    return state


# ------------------------------------------------------------------------------------------ the territory


@pytest.mark.rule("SCY-186", "SCY-107")
def test_the_factory_produces_nothing() -> None:
    state = table(on_map=False)
    put(state, f"worker.0.1 {FACTORY}", "worker.0.2 r1c2")
    assert yields(state, 0, mill=False) == {"r1c2": 1}


@pytest.mark.rule("SCY-187", "SCY-229")
def test_the_factory_counts_as_three_territories() -> None:
    state = table(on_map=False)
    put(state, "worker.0.2 r1c2")
    assert territories(state, 0) == 1
    put(state, f"worker.0.1 {FACTORY}")
    assert territories(state, 0) == 4
    assert len(controlled(state, 0)) == 2


# ------------------------------------------------------------------------------------------ the first visit


@pytest.mark.rule("SCY-188", "SCY-190", "SCY-019")
def test_the_first_visit_brings_one_of_the_cards_and_there_is_no_way_round() -> None:
    state = arrive("nordic", "saxony", "crimea")
    cards = list(state.factory)
    assert options(state) == [f"keep {card}" for card in cards]
    assert len(cards) == 3 + 1
    do(state, "keep", cards[1])
    assert state.me.factory == cards[1]
    assert state.factory == [cards[0], *cards[2:]]


@pytest.mark.rule("SCY-188", "SCY-348")
def test_only_who_chooses_sees_the_cards_and_the_taken_one_lies_open() -> None:
    state = arrive()
    cards = list(state.factory)
    assert TITLE.view(state, 0).factory == cards
    assert TITLE.view(state, 1).factory == [UNKNOWN] * 3
    do(state, "keep", cards[0])
    assert TITLE.view(state, 0).factory == [UNKNOWN] * 2
    assert TITLE.view(state, 1).players[0].factory == cards[0]
    assert [(e.facts["card"], e.seen_by) for e in events(state, "factory_card")] == [(cards[0], None)]


@pytest.mark.rule("SCY-189")
def test_the_visit_waits_for_the_combats_and_the_character_must_still_be_there() -> None:
    state = table(on_map=False)
    put(state, "character.0 r3c3", f"mech.1.speed {FACTORY}")
    edit(state, power=1)
    edit(state, 1, power=3)
    walk(state, "character.0", FACTORY)
    assert step(state) == "SetPower"
    for seat, dial in ((0, 0), (1, 3)):
        do(state, "dial", dial, seat=seat)
        do(state, "confirm", seat=seat)
    assert not state.stack
    assert state.me.factory == ""


@pytest.mark.rule("SCY-189")
@pytest.mark.parametrize("unit", ["mech.0.speed", "worker.0.1"])
def test_mechs_and_workers_get_no_card(unit: str) -> None:
    state = table(on_map=False)
    put(state, f"{unit} r3c3")
    walk(state, unit, FACTORY)
    assert state.at[unit] == FACTORY
    assert not state.stack


@pytest.mark.rule("SCY-190")
def test_there_is_no_second_card_and_no_exchange() -> None:
    state = arrive()
    do(state, "keep", state.factory[0])
    first = state.me.factory
    put(state, "character.0 r3c3")
    walk(state, "character.0", FACTORY)
    assert not state.stack
    assert state.me.factory == first


@pytest.mark.rule("SCY-190")
def test_a_later_visitor_has_one_card_fewer_to_choose_from() -> None:
    state = arrive()
    do(state, "keep", state.factory[0])
    put(state, "character.0 r3c3", "character.1 r5c3")
    state.active = 1
    walk(state, "character.1", FACTORY)
    assert len(options(state)) == 2


@pytest.mark.rule("SCY-188")
def test_a_character_that_did_not_move_visits_nothing() -> None:
    state = table(on_map=False)
    put(state, f"character.0 {FACTORY}")
    now(state, VisitFactory())
    assert not state.stack


# ------------------------------------------------------------------------------------------ the fifth section


@pytest.mark.rule("SCY-191", "SCY-051")
def test_the_card_is_a_fifth_section_first_top_then_bottom_each_optional() -> None:
    state = working("f06")
    do(state, "section", "factory")
    assert can(state, "top", "f06")
    assert can(state, "bottom")
    do(state, "skip")
    assert step(state) == "EndOfTurn"
    state = working("f06")
    do(state, "section", "factory")
    top(state)
    assert state.me.coins == 12
    assert step(state) == "BottomRow"
    refuse_top(state)
    do(state, "bottom")
    assert step(state) == "MoveUnits"


def top(state: ScytheState) -> None:
    """Take the top action of the Factory card."""
    do(state, "top", state.me.factory)


def refuse_top(state: ScytheState) -> None:
    """The top action of the Factory card is not to be had."""
    assert not any(o.startswith("top") for o in options(state))


@pytest.mark.rule("SCY-191", "SCY-047")
def test_no_top_action_after_the_bottom_action() -> None:
    state = working("f06")
    do(state, "section", "factory")
    do(state, "bottom")
    do(state, "done")
    assert step(state) == "EndOfTurn"
    refuse_top(state)


@pytest.mark.rule("SCY-192", "SCY-264")
@pytest.mark.parametrize("faction", ["nordic", "rusviet"])
def test_the_card_is_not_used_twice_in_a_row_not_even_by_rusviet(faction: str) -> None:
    state = table(faction, "saxony", on_map=False)
    have(state, "f06")
    edit(state, section="factory")
    refuse(state, "section", "factory", rule="SCY-192")
    edit(state, section="1")
    assert can(state, "section", "factory")


@pytest.mark.rule("SCY-193")
def test_a_card_gained_this_turn_serves_from_the_next_turn_on() -> None:
    state = table(on_map=False)
    put(state, "character.0 r3c3")
    refuse(state, "section", "factory")
    do(state, "section", "4")
    do(state, "top", "units")
    do(state, "step", "character.0", FACTORY)
    do(state, "done")
    do(state, "keep", state.factory[0])
    assert not any(o.startswith("top") for o in options(state))
    while state.active == 0:
        do(state, "end_turn" if step(state) == "EndOfTurn" else "skip")
    do(state, "section", "1")
    while state.active == 1:
        do(state, "end_turn" if step(state) == "EndOfTurn" else "skip")
    assert can(state, "section", "factory")


# ------------------------------------------------------------------------------------------ the Factory move


def reached(state: ScytheState, unit: str, *way: str) -> int:
    """How many steps of this way a unit makes in a Factory move."""
    now(state, FactoryMove())
    for number, place in enumerate(way):
        if step(state) != "MoveUnits" or not can(state, "step", unit, place):
            return number
        do(state, "step", unit, place)
    return len(way)


ROUND = ("r1c2", "r2c1", "r1c1", "r1c2", "r2c1")
"""Farm, tundra, mountain: a round without rivers."""


@pytest.mark.rule("SCY-194")
@pytest.mark.parametrize("unit", ["character.0", "mech.0.riverwalk", "worker.0.1"])
def test_the_bottom_action_moves_one_unit_two_spaces(unit: str) -> None:
    state = table(on_map=False)
    state.encounters.clear()
    put(state, f"{unit} r1c1", "worker.0.2 r1c3")
    assert reached(state, unit, *ROUND) == 2
    assert step(state) in ("", "MoveUnits")
    assert not any(o.startswith("step worker.0.2") for o in options(state))


@pytest.mark.rule("SCY-194", "SCY-060")
def test_the_two_spaces_are_not_shared_by_two_units() -> None:
    state = table(on_map=False)
    put(state, "character.0 r1c1", "worker.0.1 r1c1")
    now(state, FactoryMove())
    do(state, "step", "character.0", "r1c2")
    assert not can(state, "step", "worker.0.1", "r1c2")


@pytest.mark.rule("SCY-195")
@pytest.mark.parametrize(("speed", "steps"), [("4", 4), ("3", 3)])
@pytest.mark.parametrize("unit", ["character.0", "mech.0.speed"])
def test_with_speed_it_is_four_spaces_or_three_where_the_table_says_so(
    unit: str, speed: str, steps: int
) -> None:
    state = table(on_map=False, factory_speed=speed)
    state.encounters.clear()
    mechs(state, 0, "speed")
    put(state, f"{unit} r1c1")
    assert reached(state, unit, *ROUND) == steps


@pytest.mark.rule("SCY-195")
def test_workers_have_nothing_of_speed() -> None:
    state = table(on_map=False)
    mechs(state, 0, "speed")
    put(state, "worker.0.1 r1c1")
    assert reached(state, "worker.0.1", *ROUND) == 2


@pytest.mark.rule("SCY-196")
@pytest.mark.parametrize("there", ["mech.1.speed", "worker.1.1", "token"])
def test_a_unit_that_is_stopped_does_not_use_the_rest(there: str) -> None:
    state = table(on_map=False)
    mechs(state, 0, "speed")
    put(state, "character.0 r1c1")
    if there != "token":
        state.encounters.clear()
        put(state, f"{there} r2c1")
    now(state, FactoryMove())
    do(state, "step", "character.0", "r2c1")
    assert not any(o.startswith("step") for o in options(state))


@pytest.mark.rule("SCY-196")
def test_rivers_hold_and_the_own_mine_is_a_tunnel() -> None:
    state = table(on_map=False)
    state.encounters.clear()
    put(state, "character.0 r1c3", "mine.0 r1c3")
    assert reached(state, "character.0", "r1c4") == 0
    assert reached(state, "character.0", "r5c2", "r5c3") == 2


@pytest.mark.rule("SCY-197")
def test_a_factory_move_leads_to_combat_then_encounter_and_ends_the_turn() -> None:
    state = working("f06")
    put(state, "character.0 r1c1", "mech.1.speed r2c1")
    do(state, "section", "factory")
    do(state, "bottom")
    do(state, "step", "character.0", "r2c1")
    assert step(state) == "SetPower"
    for seat, dial in ((0, 5), (1, 0)):
        do(state, "dial", dial, seat=seat)
        do(state, "confirm", seat=seat)
    assert step(state) == "ChooseOption"
    do(state, "option", 1)
    while step(state) not in ("EndOfTurn", "TopRow", "BottomRow"):
        flow.play(state, 0, flow.legal(state)[0][0].action)
    assert step(state) == "EndOfTurn"


# ------------------------------------------------------------------------------------------ the top action


@pytest.mark.rule("SCY-198", "SCY-145", "SCY-136")
def test_the_card_triggers_no_bonus_no_structure_and_no_coins_of_the_mat() -> None:
    state = working("f11")
    recruits = (("build", "coins"),)
    edit(state, recruits=recruits)
    edit(state, 1, recruits=recruits, popularity=3)
    put(state, "monument.0 r1c3", "armory.0 r1c1")
    now(state, FactoryTop("f11"))
    do(state, "build", "mill", "r1c2")
    assert not state.stack
    assert (state.me.coins, state.me.popularity, state.me.power) == (7, 6, 5)
    assert state.players[1].popularity == 3


@pytest.mark.rule("SCY-198", "SCY-357")
def test_the_production_of_a_card_is_without_mill_and_price_and_two_territories() -> None:
    state = working("f01")
    put(state, *(f"worker.0.{n}" for n in range(3, 9)), place="base_nordic")
    put(state, "worker.0.2 r1c4", "worker.0.3 r1c5", "mill.0 r1c2")
    edit(state, power=0, popularity=0, coins=1, upgrades=(("produce_territories", "upgrade"),))
    before = tokens(state, 0)
    now(state, FactoryTop("f01"))
    do(state, "pay_card", state.me.hand[0])
    while state.stack:
        flow.play(state, 0, flow.legal(state)[0][0].action)
    assert tokens(state, 0) == before + 2
    assert (state.me.coins, state.me.power, state.me.popularity) == (0, 0, 0)


@pytest.mark.rule("SCY-357")
def test_the_cost_is_all_or_nothing() -> None:
    state = working("f01")
    edit(state, coins=0)
    do(state, "section", "factory")
    refuse_top(state)
    edit(state, coins=1)
    assert any(o.startswith("top") for o in options(state))
    hand(state, 0)
    refuse_top(state)


@pytest.mark.rule("SCY-357")
@pytest.mark.parametrize(("card", "item", "upgrade"), [("f05", "popularity", "trade_popularity")])
def test_upgrades_of_the_mat_do_not_raise_the_gains(card: str, item: str, upgrade: str) -> None:
    state = working(card)
    edit(state, upgrades=((upgrade, "upgrade"),))
    before = getattr(state.me, item)
    now(state, FactoryTop(card))
    assert getattr(state.me, item) == before + BOOK.factory[card].gain[item]


@pytest.mark.rule("SCY-357")
@pytest.mark.parametrize(
    ("card", "verb", "args"),
    [("f08", "resource", ("oil",)), ("f10", "deploy", ("speed",)), ("f11", "build", ("mill",))],
)
def test_what_comes_to_the_map_needs_an_own_worker(card: str, verb: str, args: tuple[str, ...]) -> None:
    state = working(card)
    hand(state, 0, 2)
    now(state, FactoryTop(card))
    places = ("r1c2", "r1c3")
    named = [(place, *args) if verb == "resource" else (*args, place) for place in places]
    assert [can(state, verb, *args) for args in named] == [True, False]


@pytest.mark.rule("SCY-357", "SCY-096")
def test_the_resources_of_a_card_come_to_one_territory() -> None:
    state = working("f08")
    put(state, "worker.0.2 r1c4")
    hand(state, 0, 2)
    now(state, FactoryTop("f08"))
    do(state, "resource", "r1c4", "wood")
    assert not can(state, "resource", "r1c2", "wood")
    do(state, "resource", "r1c4", "wood")
    do(state, "resource", "r1c4", "oil")
    assert not state.stack
    assert lying(state, "r1c4") == {"wood": 2, "oil": 1}


@pytest.mark.rule("SCY-357")
def test_a_gained_worker_comes_to_an_own_mech() -> None:
    state = working("f14", promo_factory="on")
    mechs(state, 0, "speed")
    hand(state, 0, 2)
    now(state, FactoryTop("f14"))
    assert options(state) == ["worker r1c3", "decline"]
    do(state, "worker", "r1c3")
    assert state.at["worker.0.3"] == "r1c3"
    assert state.me.coins == 11


@pytest.mark.rule("SCY-357")
@pytest.mark.parametrize("mech", ["base_nordic", ""])
def test_without_a_mech_on_a_territory_the_worker_is_lost(mech: str) -> None:
    state = table(on_map=False, promo_factory="on")
    have(state, "f14")
    hand(state, 0, 2)
    if mech:
        put(state, f"mech.0.speed {mech}")
    now(state, FactoryTop("f14"))
    assert not state.stack
    assert workers_out(state, 0) == 2


@pytest.mark.rule("SCY-357")
def test_several_workers_may_come_to_different_mechs() -> None:
    state = working("f14", promo_factory="on")
    put(state, "mech.0.speed r2c4")
    now(state, GainWorkers(2))
    do(state, "worker", "r1c3")
    do(state, "worker", "r2c4")
    assert not state.stack
    assert (state.at["worker.0.3"], state.at["worker.0.4"]) == ("r1c3", "r2c4")


@pytest.mark.rule("SCY-357", "SCY-182")
def test_nobody_is_asked_where_to_put_a_worker_when_none_is_left() -> None:
    state = working("f14", promo_factory="on")
    put(state, *(f"worker.0.{n}" for n in range(2, 9)), place="base_nordic")
    hand(state, 0, 2)
    now(state, FactoryTop("f14"))
    assert not state.stack
    assert state.me.coins == 11


@pytest.mark.rule("SCY-357")
@pytest.mark.parametrize("card", ["f13", "f18"])
def test_two_different_resources_are_two_kinds(card: str) -> None:
    state = working(card, promo_factory="on")
    goods(state, "r1c2", oil=9)
    do(state, "section", "factory")
    refuse_top(state)
    goods(state, "r1c2", oil=1, wood=1)
    assert any(o.startswith("top") for o in options(state))


@pytest.mark.rule("SCY-358", "SCY-347")
def test_cards_spent_as_a_cost_are_chosen_and_discarded_face_up() -> None:
    state = working("f04")
    two, three, four = state.me.hand
    now(state, FactoryTop("f04"))
    assert options(state) == [f"pay_card {card}" for card in (two, three, four)]
    do(state, "pay_card", three)
    assert state.me.hand == (two, four)
    assert TITLE.view(state, 1).combat_discard[-1] == three


@pytest.mark.rule("SCY-354", "SCY-138")
def test_a_recruit_of_a_factory_card_gives_its_one_time_gain() -> None:
    state = working("f12")
    now(state, FactoryTop("f12"))
    do(state, "enlist", "deploy", "coins")
    assert (state.me.coins, state.me.power) == (9, 6)
    assert state.me.recruits == (("deploy", "coins"),)


@pytest.mark.rule("SCY-222", "SCY-221")
def test_a_sixth_star_by_a_factory_card_ends_the_game() -> None:
    state = working("f05")
    edit(state, popularity=16, stars=("power", "mechs", "upgrades", "recruits", "structures"))
    do(state, "section", "factory")
    top(state)
    do(state, "accept")
    assert not state.stack
    assert state.me.stars[-1] == "popularity"


# ------------------------------------------------------------------------------------------ every card

CARDS = [f"f{n:02d}" for n in range(1, 19)]
EITHER = ("f02", "f07", "f13", "f18")
ALTERNATIVES = [(c, g) for c in EITHER for g in ("upgrades", "recruits", "mechs", "structures")]


def fortune(state: ScytheState) -> dict[str, int]:
    """What seat 0 has of everything that a Factory card gives or takes."""
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
    }


def expected(before: dict[str, int], card: FactoryCard, gain: dict[str, int]) -> dict[str, int]:
    """What it has afterwards; a worker on a farm produces one token, the village without workers nothing."""
    kinds = {"any_resources": "tokens", "different_resources": "tokens", "territories": "tokens"}
    after = dict(before)
    for item, amount in card.cost.items():
        after[kinds.get(item, item)] -= amount
    for item, amount in gain.items():
        after[kinds.get(item, item)] += 1 if item == "territories" else amount
    return after


def finish(state: ScytheState, before: dict[str, int]) -> dict[str, int]:
    """Answer with the first possibility until nothing is asked; a recruit's own gain is left out."""
    while state.stack:
        flow.play(state, 0, flow.legal(state)[0][0].action)
    after = fortune(state)
    for _, gain in state.me.recruits:
        after[gain] -= BOOK.one_time[gain]
    assert after != before
    return after


@pytest.mark.rule("SCY-357")
@pytest.mark.parametrize("name", CARDS)
def test_every_card_takes_its_cost_and_gives_its_gains(name: str) -> None:
    card = BOOK.factory[name]
    for item in card.gain if card.one else [""]:
        state = working(name, promo_factory="on")
        before = fortune(state)
        now(state, FactoryTop(name))
        if card.one:
            do(state, "take_gain", item)
        gain = {item: card.gain[item]} if card.one else card.gain
        assert finish(state, before) == expected(before, card, gain)


@pytest.mark.rule("SCY-053", "SCY-357")
@pytest.mark.parametrize(("card", "item"), ALTERNATIVES)
def test_of_alternatives_one_is_taken(card: str, item: str) -> None:
    state = working(card, promo_factory="on")
    now(state, FactoryTop(card))
    assert can(state, "take_gain", item) is (item in BOOK.factory[card].gain)
    assert len(options(state)) == 2


@pytest.mark.rule("SCY-357", "SCY-011")
@pytest.mark.parametrize("name", CARDS)
def test_every_card_is_refused_one_short_of_its_cost(name: str) -> None:
    state = working(name, promo_factory="on")
    do(state, "section", "factory")
    assert any(o.startswith("top") for o in options(state))
    for item, amount in BOOK.factory[name].cost.items():
        poor = state.copy()
        if item == "combat_cards":
            hand(poor, 0, *[2] * (amount - 1))
        elif item.endswith("resources"):
            goods(poor, "r1c2", oil=amount - 1)
        else:
            edit(poor, **{item: amount - 1})
        refuse_top(poor)
        reason = lacking(poor, 0, BOOK.factory[name].cost, "SCY-357")
        assert reason is not None
        assert reason.rule == "SCY-357"
