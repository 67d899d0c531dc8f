"""The top actions of the Factory cards (SCY-198, SCY-354, SCY-357, SCY-358)."""

import pytest

from game.engine import flow
from game.titles.scythe.rules.actions.pay import lacking
from game.titles.scythe.rules.actions.rewards import GainWorkers
from game.titles.scythe.rules.cards.factory import FactoryTop
from game.titles.scythe.rules.content.book import FactoryCard
from game.titles.scythe.rules.scoring.scoring import tokens
from game.titles.scythe.rules.state.control import workers_out
from game.titles.scythe.rules.state.state import ScytheState
from tests.titles.playing import can, do, now, options
from tests.titles.scythe.cards import (
    fortune,
    give_card,
    no_top,
    top,
    working,
)
from tests.titles.scythe.positions import BOOK, TITLE, edit, goods, hand, lying, mechs, put, table

# ------------------------------------------------------------------------------------------ the top action


@pytest.mark.rule("SCY-198", "SCY-145", "SCY-136")
def test_the_card_triggers_no_bonus_no_structure_and_no_coins_of_the_mat() -> None:
    state = working("f11")
    recruits = (("build", "coins"),)
    edit(state, recruits=recruits)
    edit(state, 1, recruits=recruits, popularity=3)
    put(state, "monument.0 r1c3", "armory.0 r1c1")
    now(state, FactoryTop("f11"))
    do(state, "build_structure", "mill", "r1c2")
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
    do(state, "take_section", "factory")
    assert no_top(state)
    edit(state, coins=1)
    assert any(o.startswith("take_top") for o in options(state))
    hand(state, 0)
    assert no_top(state)


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
    [
        ("f08", "place_resource", ("oil",)),
        ("f10", "deploy_mech", ("speed",)),
        ("f11", "build_structure", ("mill",)),
    ],
)
def test_what_comes_to_the_map_needs_an_own_worker(card: str, verb: str, args: tuple[str, ...]) -> None:
    state = working(card)
    hand(state, 0, 2)
    now(state, FactoryTop(card))
    places = ("r1c2", "r1c3")
    named = [(place, *args) if verb == "place_resource" else (*args, place) for place in places]
    assert [can(state, verb, *args) for args in named] == [True, False]


@pytest.mark.rule("SCY-357", "SCY-096")
def test_the_resources_of_a_card_come_to_one_territory() -> None:
    state = working("f08")
    put(state, "worker.0.2 r1c4")
    hand(state, 0, 2)
    now(state, FactoryTop("f08"))
    do(state, "place_resource", "r1c4", "wood")
    assert not can(state, "place_resource", "r1c2", "wood")
    do(state, "place_resource", "r1c4", "wood")
    do(state, "place_resource", "r1c4", "oil")
    assert not state.stack
    assert lying(state, "r1c4") == {"wood": 2, "oil": 1}


@pytest.mark.rule("SCY-357")
def test_a_gained_worker_comes_to_an_own_mech() -> None:
    state = working("f14", promo_factory="on")
    mechs(state, 0, "speed")
    hand(state, 0, 2)
    now(state, FactoryTop("f14"))
    assert options(state) == ["place_worker r1c3", "decline"]
    do(state, "place_worker", "r1c3")
    assert state.at["worker.0.3"] == "r1c3"
    assert state.me.coins == 11


@pytest.mark.rule("SCY-357")
@pytest.mark.parametrize("mech", ["base_nordic", ""])
def test_without_a_mech_on_a_territory_the_worker_is_lost(mech: str) -> None:
    state = table(on_map=False, promo_factory="on")
    give_card(state, "f14")
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
    do(state, "place_worker", "r1c3")
    do(state, "place_worker", "r2c4")
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
    do(state, "take_section", "factory")
    assert no_top(state)
    goods(state, "r1c2", oil=1, wood=1)
    assert any(o.startswith("take_top") for o in options(state))


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
    do(state, "move_recruit", "deploy", "coins")
    assert (state.me.coins, state.me.power) == (9, 6)
    assert state.me.recruits == (("deploy", "coins"),)


@pytest.mark.rule("SCY-222", "SCY-221")
def test_a_sixth_star_by_a_factory_card_ends_the_game() -> None:
    state = working("f05")
    edit(state, popularity=16, stars=("power", "mechs", "upgrades", "recruits", "structures"))
    do(state, "take_section", "factory")
    top(state)
    do(state, "accept")
    assert not state.stack
    assert state.me.stars[-1] == "popularity"


# ------------------------------------------------------------------------------------------ every card

CARDS = [f"f{n:02d}" for n in range(1, 19)]
EITHER = ("f02", "f07", "f13", "f18")
ALTERNATIVES = [(c, g) for c in EITHER for g in ("upgrades", "recruits", "mechs", "structures")]


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
    do(state, "take_section", "factory")
    assert any(o.startswith("take_top") for o in options(state))
    for item, amount in BOOK.factory[name].cost.items():
        poor = state.copy()
        if item == "combat_cards":
            hand(poor, 0, *[2] * (amount - 1))
        elif item.endswith("resources"):
            goods(poor, "r1c2", oil=amount - 1)
        else:
            edit(poor, **{item: amount - 1})
        assert no_top(poor)
        reason = lacking(poor, 0, BOOK.factory[name].cost, "SCY-357")
        assert reason is not None
        assert reason.rule == "SCY-357"
