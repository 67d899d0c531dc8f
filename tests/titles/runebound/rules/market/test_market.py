"""The Market and healing step (chapter 11)."""

from collections.abc import Iterator
from typing import Any

import pytest

from game.engine.model import Step
from game.titles.runebound.rules.cards.effects import AnyEffect
from game.titles.runebound.rules.cards.immediate import DrawAlly, DrawMarket, GainGold
from game.titles.runebound.rules.cards.modifiers import HealPrice, SellBonus
from game.titles.runebound.rules.cards.resolve import Resolve
from game.titles.runebound.rules.heroes.experience import BuyExperience
from game.titles.runebound.rules.market import market
from game.titles.runebound.rules.market.market import Market, VisitTown
from game.titles.runebound.rules.state.book import Ability, Cost, Item
from game.titles.runebound.rules.state.state import Lasting, RuneboundState
from tests.titles.playing import can, do, drags, events, now, options, refuse
from tests.titles.runebound.positions import (
    BOOK,
    active_event,
    edit,
    give,
    hurt,
    on_top,
    place,
    table,
    take_away,
)


def stall(state: RuneboundState, *cards: str, town: str = "vynelvale") -> None:
    """These cards are a town's market stack, in place of what lay there."""
    state.decks["market"] = (*state.stalls[town], *state.decks["market"])
    for card in cards:
        take_away(state, card)
    state.stalls[town] = cards


def trading(*cards: str, gold: int = 20, heroes: tuple[str, ...] = ()) -> RuneboundState:
    """Seat 0 is at the market of Vynelvale with these cards."""
    state = table(*heroes)
    stall(state, *cards)
    edit(state, gold=gold)
    now(state, Market())
    return state


def effects(state: RuneboundState, *what: AnyEffect) -> None:
    """A card says this to seat 0."""
    now(state, Resolve(what, 0, state.players[0].hero, "a_card"))


# ----------------------------------------------------------------------------------------- the step


@pytest.mark.rule("RUN-154", "RUN-155")
def test_a_card_is_laid_out_once_and_before_all_trade() -> None:
    state = table()
    stall(state, "black_dagger")
    on_top(state, "market", "militia_spear", "ash_longbow")
    now(state, VisitTown())
    assert list(state.stalls["vynelvale"]) == ["black_dagger", "militia_spear"]
    do(state, "buy", "militia_spear")
    do(state, "leave_market")
    assert state.stalls["vynelvale"] == ("black_dagger",)
    assert state.decks["market"][-1] == "ash_longbow"


@pytest.mark.rule("RUN-155")
def test_trade_and_healing_come_in_any_order_and_number() -> None:
    state = trading("black_dagger", "veteran_pikeman")
    give(state, "ash_longbow")
    hurt(state, "corbin", wounds=2)
    for verb, card in (("buy", "veteran_pikeman"), ("heal", "corbin"), ("sell", "ash_longbow")):
        do(state, verb, card)
    do(state, "heal", "corbin")
    do(state, "buy", "black_dagger")
    assert state.me.items == ("black_dagger",)
    assert state.me.gold == 20 - 3 - 1 + 2 - 1 - 2


@pytest.mark.rule("RUN-156")
def test_an_empty_market_deck_is_skipped() -> None:
    state = table()
    stall(state, "black_dagger")
    state.decks["market"] = ()
    now(state, VisitTown())
    assert state.stalls["vynelvale"] == ("black_dagger",)
    assert can(state, "buy", "black_dagger")


@pytest.mark.rule("RUN-028", "RUN-152")
@pytest.mark.parametrize(("space", "open_"), [("vynelvale", True), ("forge", True), ("r10c7", False)])
def test_there_is_a_market_in_towns_only(space: str, open_: bool) -> None:
    state = table()
    place(state, space)
    state.overrun.append("frostgate")
    now(state, VisitTown())
    assert can(state, "leave_market") == open_
    assert bool(events(state, "lay_out")) == open_


@pytest.mark.rule("RUN-152", "RUN-193")
def test_there_is_no_market_in_an_overrun_town() -> None:
    state = table()
    state.overrun.append("vynelvale")
    now(state, VisitTown())
    assert options(state) == []
    assert not events(state, "lay_out")
    assert state.me.space == "vynelvale"


@pytest.mark.rule("RUN-129")
def test_a_hero_knocked_out_this_turn_visits_no_market() -> None:
    state = table()
    state.knocked_out.append(0)
    now(state, VisitTown())
    assert options(state) == []


@pytest.fixture
def pedlar() -> Iterator[str]:
    """Two Items that are activated at the market; no printed one is."""
    cards = ("test_purse", "test_scales")
    for card in cards:
        ability = Ability("market", (GainGold(value=1),), Cost(activate=True))
        BOOK.items[card] = Item(card, "artifact", "", 1, "", (ability,))
    yield cards[0]
    for card in cards:
        del BOOK.items[card]


@pytest.mark.rule("RUN-153")
def test_one_card_may_be_activated_at_the_market(pedlar: str) -> None:
    state = table()
    edit(state, items=(pedlar, "test_scales"))
    state.activated.append(0)
    now(state, VisitTown())
    do(state, "use", pedlar, 0)
    assert state.face_down == [pedlar]
    refuse(state, "use", "test_scales", 0, rule="RUN-153")


@pytest.mark.rule("RUN-070", "RUN-155")
def test_tavern_rumours_lay_out_another_card() -> None:
    state = table()
    active_event(state, "tavern_rumours")
    before = len(state.stalls["vynelvale"])
    now(state, VisitTown())
    assert len(state.stalls["vynelvale"]) == before + 2


# ------------------------------------------------------------------------------------------- selling


@pytest.mark.rule("RUN-157", "RUN-158")
@pytest.mark.parametrize(("card", "gold"), [("hunters_sling", 0), ("footmans_sword", 1), ("chainmail", 3)])
def test_items_bring_half_their_cost(card: str, gold: int) -> None:
    state = trading(gold=0)
    give(state, card)
    do(state, "sell", card)
    assert state.me.gold == gold
    assert state.me.items == ()
    assert state.decks["market"][0] == card


@pytest.mark.rule("RUN-158")
def test_a_card_that_is_sold_lies_face_down_no_more() -> None:
    state = trading(gold=0)
    give(state, "chainmail", "leather_jerkin")
    state.face_down[:] = ["chainmail", "leather_jerkin"]
    do(state, "sell", "chainmail")
    assert state.face_down == ["leather_jerkin"]


@pytest.mark.rule("RUN-158")
def test_half_of_the_printed_cost_is_meant() -> None:
    state = trading(gold=0, heroes=("garrick_ironmantle", "corbin"))
    active_event(state, "no_more_business_as_usual")
    give(state, "ash_longbow")
    do(state, "sell", "ash_longbow")
    assert state.me.gold == 2


@pytest.mark.rule("RUN-159")
def test_allies_and_kept_cards_are_not_sold_nor_what_one_has_not() -> None:
    state = trading("black_dagger")
    give(state, "veteran_pikeman")
    give(state, "chainmail", seat=1)
    edit(state, kept=("mistress_of_the_ferrox",))
    refuse(state, "sell", "veteran_pikeman", rule="RUN-159")
    refuse(state, "sell", "mistress_of_the_ferrox", rule="RUN-159")
    refuse(state, "sell", "chainmail")
    refuse(state, "sell", "black_dagger")


@pytest.mark.rule("RUN-249")
@pytest.mark.parametrize(("card", "gold"), [("ash_longbow", 3), ("hunters_sling", 1), ("vigour_tonic", 1)])
def test_a_better_price_is_never_above_the_printed_cost(card: str, gold: int) -> None:
    state = trading(gold=0)
    give(state, "mule_driver", card)
    assert market.selling_price(state, 0, card) == gold
    do(state, "sell", card)
    assert state.me.gold == gold


@pytest.mark.rule("RUN-249")
@pytest.mark.parametrize(("card", "gold"), [("hunters_sling", 1), ("ash_longbow", 4), ("flanged_mace", 4)])
def test_however_many_raise_it_the_price_stops_at_the_full_cost(card: str, gold: int) -> None:
    state = trading(gold=0)
    give(state, "mule_driver", card)
    state.lasting.append(Lasting(SellBonus(1), 0, "movement"))
    do(state, "sell", card)
    assert state.me.gold == gold


# -------------------------------------------------------------------------------------------- buying


@pytest.mark.rule("RUN-160")
def test_items_are_bought_and_allies_hired_for_their_cost() -> None:
    state = trading("ash_longbow", "veteran_pikeman", gold=7)
    do(state, "buy", "ash_longbow")
    do(state, "buy", "veteran_pikeman")
    assert (state.me.items, state.me.allies, state.me.gold) == (("ash_longbow",), ("veteran_pikeman",), 0)
    assert state.stalls["vynelvale"] == ()
    assert drags(trading("ash_longbow"), "card:ash_longbow", "sheet:0")


@pytest.mark.rule("RUN-161")
def test_a_purchase_needs_the_gold_and_the_right_stall() -> None:
    state = trading("ash_longbow", gold=3)
    stall(state, "black_dagger", town="forge")
    stall(state, "militia_spear", town="riverwatch")
    state.overrun.append("riverwatch")
    now(state, Market())
    refuse(state, "buy", "ash_longbow", rule="RUN-161")
    refuse(state, "buy", "black_dagger", rule="RUN-161")
    refuse(state, "buy", "militia_spear", rule="RUN-161")
    edit(state, gold=4)
    assert can(state, "buy", "ash_longbow")


@pytest.mark.rule("RUN-162")
def test_a_card_is_not_bought_and_sold_in_one_turn() -> None:
    state = trading("ash_longbow")
    give(state, "black_dagger")
    do(state, "buy", "ash_longbow")
    refuse(state, "sell", "ash_longbow", rule="RUN-162")
    do(state, "sell", "black_dagger")
    stall(state, "black_dagger")
    now(state, Market())
    refuse(state, "buy", "black_dagger", rule="RUN-162")
    state.traded.clear()
    now(state, Market())
    assert can(state, "buy", "black_dagger")


@pytest.mark.rule("RUN-163")
@pytest.mark.parametrize(
    ("own", "more"),
    [
        (("black_dagger", "ash_longbow"), "militia_spear"),
        (("leather_jerkin",), "chainmail"),
        (("mule_driver", "river_pilot"), "veteran_pikeman"),
    ],
)
def test_a_hero_has_two_weapons_one_armor_and_two_allies(own: tuple[str, ...], more: str) -> None:
    state = trading(more)
    give(state, *own[:-1])
    assert can(state, "buy", more)
    give(state, own[-1])
    refuse(state, "buy", more, rule="RUN-163")


@pytest.mark.rule("RUN-164")
def test_runes_artifacts_and_potions_have_no_limit() -> None:
    many = (
        "teleport",
        "rune_of_mending",
        "rune_of_cinders",
        "boots_of_striding",
        "signet_of_the_merchant_prince",
    )
    state = trading("rune_of_binding", "belt_of_the_giant_kin", "vigour_tonic", gold=30)
    give(state, *many, "healing_draught", "dwarven_fire_bomb", "scroll_of_recall")
    for card in ("rune_of_binding", "belt_of_the_giant_kin", "vigour_tonic"):
        do(state, "buy", card)
    assert len(state.me.items) == 11


@pytest.mark.rule("RUN-165")
def test_own_cards_may_be_dropped_without_payment() -> None:
    state = trading(gold=5)
    give(state, "black_dagger", "veteran_pikeman")
    hurt(state, "veteran_pikeman", wounds=1)
    do(state, "drop", "black_dagger")
    do(state, "drop", "veteran_pikeman")
    assert state.me.gold == 5
    assert state.me.cards == ("corbin",)
    assert state.decks["market"][:2] == ("veteran_pikeman", "black_dagger")
    assert state.wounds == {}


# -------------------------------------------------------------------------------------------- prices


@pytest.mark.rule("RUN-169", "RUN-170")
def test_a_discount_comes_after_the_doubling() -> None:
    state = trading("ash_longbow", "veteran_pikeman", heroes=("garrick_ironmantle", "corbin"))
    assert market.price(state, 0, "ash_longbow") == 3
    assert market.price(state, 1, "ash_longbow") == 4
    active_event(state, "no_more_business_as_usual")
    assert market.price(state, 0, "ash_longbow") == 7
    assert market.price(state, 0, "veteran_pikeman") == 3
    give(state, "signet_of_the_merchant_prince")
    assert market.price(state, 0, "ash_longbow") == 6
    assert market.price(state, 0, "veteran_pikeman") == 2
    do(state, "buy", "ash_longbow")
    assert state.me.gold == 14


@pytest.mark.rule("RUN-170")
def test_a_cost_never_falls_below_nothing() -> None:
    state = trading("hunters_sling", gold=0, heroes=("garrick_ironmantle", "corbin"))
    give(state, "signet_of_the_merchant_prince")
    assert market.price(state, 0, "hunters_sling") == 0
    do(state, "buy", "hunters_sling")
    assert state.me.gold == 0


@pytest.mark.rule("RUN-242")
def test_a_discount_needs_no_use() -> None:
    state = trading("veteran_pikeman")
    give(state, "lord_loren")
    assert not [o for o in options(state) if o.startswith("use")]
    assert market.price(state, 0, "veteran_pikeman") == 2


# ------------------------------------------------------------------------------------------- healing


@pytest.mark.rule("RUN-166", "RUN-168")
def test_a_gold_heals_a_wound_of_the_hero_or_an_ally() -> None:
    state = trading(gold=3)
    give(state, "veteran_pikeman")
    hurt(state, "corbin", wounds=2, exhaustion=2)
    hurt(state, "veteran_pikeman", wounds=1)
    for figure in ("corbin", "veteran_pikeman", "corbin"):
        do(state, "heal", figure)
    assert state.wounds == {}
    assert state.exhaustion == {"corbin": 2}
    assert state.me.gold == 0
    assert drags(_wounded(), "goods:0.wounds.corbin", "stall:vynelvale")


def _wounded() -> RuneboundState:
    state = trading()
    hurt(state, "corbin", wounds=1)
    return state


@pytest.mark.rule("RUN-167")
def test_healing_needs_gold_wounds_and_a_town() -> None:
    state = trading(gold=1)
    give(state, "veteran_pikeman")
    hurt(state, "corbin", wounds=2)
    refuse(state, "heal", "veteran_pikeman", rule="RUN-167")
    do(state, "heal", "corbin")
    refuse(state, "heal", "corbin", rule="RUN-167")
    place(state, "r10c7")
    edit(state, gold=5)
    now(state, VisitTown(), BuyExperience())
    refuse(state, "heal", "corbin")


@pytest.mark.rule("RUN-166", "RUN-070")
def test_an_event_lets_a_gold_heal_two() -> None:
    modifiers = ((id_, x) for id_, card in BOOK.events.items() for x in card.while_active)
    event = next(id_ for id_, x in modifiers if isinstance(x, HealPrice))
    state = trading(gold=2)
    active_event(state, event)
    hurt(state, "corbin", wounds=3)
    do(state, "heal", "corbin")
    assert state.wounds == {"corbin": 1}
    do(state, "heal", "corbin")
    assert state.wounds == {}
    assert state.me.gold == 0


# ------------------------------------------------------------------------------------- what life hangs on


@pytest.mark.rule("RUN-250")
def test_a_card_on_which_life_hangs_is_neither_sold_nor_dropped() -> None:
    state = trading("black_dagger")
    give(state, "belt_of_the_giant_kin")
    life = BOOK.heroes["corbin"].life
    hurt(state, "corbin", wounds=life)
    refuse(state, "sell", "belt_of_the_giant_kin", rule="RUN-250")
    refuse(state, "drop", "belt_of_the_giant_kin", rule="RUN-250")
    do(state, "heal", "corbin")
    assert can(state, "sell", "belt_of_the_giant_kin")


@pytest.mark.rule("RUN-250")
def test_exhaustion_above_a_lowered_stamina_stays() -> None:
    state = trading()
    give(state, "amulet_of_vigour")
    stamina = BOOK.heroes["corbin"].stamina
    hurt(state, "corbin", exhaustion=stamina + 1)
    do(state, "sell", "amulet_of_vigour")
    assert state.exhaustion == {"corbin": stamina + 1}
    assert state.wounds == {}


# ------------------------------------------------------------------------------- cards drawn elsewhere


@pytest.mark.rule("RUN-241")
def test_a_drawn_market_card_may_be_bought_on_any_space() -> None:
    state = table()
    place(state, "r10c7")
    edit(state, gold=4)
    on_top(state, "market", "ash_longbow", "chainmail")
    effects(state, DrawMarket(value=2))
    refuse(state, "buy", "chainmail", rule="RUN-161")
    do(state, "buy", "ash_longbow")
    assert (state.me.items, state.me.gold) == (("ash_longbow",), 0)
    assert state.decks["market"][0] == "chainmail"
    assert options(state) == []


@pytest.mark.rule("RUN-241", "RUN-163")
def test_limits_and_prices_hold_for_drawn_cards() -> None:
    state = table("garrick_ironmantle", "corbin")
    give(state, "leather_jerkin")
    edit(state, gold=3)
    on_top(state, "market", "westerian_shell_shield", "ash_longbow")
    effects(state, DrawMarket(value=2))
    refuse(state, "buy", "westerian_shell_shield", rule="RUN-163")
    do(state, "buy", "ash_longbow")
    assert state.me.gold == 0


@pytest.mark.rule("RUN-241")
def test_all_drawn_cards_may_be_left() -> None:
    state = table()
    on_top(state, "market", "ash_longbow", "chainmail")
    effects(state, DrawMarket(value=2, keep=True))
    do(state, "decline")
    assert state.me.items == ()
    assert state.decks["market"][:2] == ("chainmail", "ash_longbow")


@pytest.mark.rule("RUN-165", "RUN-241")
def test_a_card_kept_beyond_a_limit_forces_a_discard_at_once() -> None:
    state = table()
    give(state, "leather_jerkin", "ash_longbow")
    on_top(state, "market", "chainmail", "black_dagger")
    effects(state, DrawMarket(value=2, keep=True))
    do(state, "keep", "chainmail")
    assert sorted(options(state)) == ["drop chainmail", "drop leather_jerkin"]
    do(state, "drop", "leather_jerkin")
    assert state.me.items == ("ash_longbow", "chainmail")
    assert state.decks["market"][:2] == ("leather_jerkin", "black_dagger")
    assert options(state) == []


@pytest.mark.rule("RUN-241")
def test_an_ally_is_turned_up_and_hired_at_a_changed_price() -> None:
    state = table()
    edit(state, gold=3)
    on_top(state, "market", "black_dagger", "chainmail", "burning_priest", "ash_longbow")
    effects(state, DrawAlly(price=-2))
    assert options(state) == ["buy burning_priest", "decline"]
    do(state, "buy", "burning_priest")
    assert (state.me.allies, state.me.gold) == (("burning_priest",), 0)
    assert state.decks["market"][:2] == ("chainmail", "black_dagger")
    assert state.decks["market"][-1] == "ash_longbow"


@pytest.mark.rule("RUN-241", "RUN-163")
def test_a_third_ally_is_not_hired() -> None:
    state = table()
    edit(state, gold=9)
    give(state, "mule_driver", "river_pilot")
    on_top(state, "market", "burning_priest")
    effects(state, DrawAlly(price=0))
    refuse(state, "buy", "burning_priest", rule="RUN-163")
    do(state, "decline")
    assert state.decks["market"][0] == "burning_priest"


@pytest.mark.rule("RUN-241")
def test_a_deck_without_allies_is_shuffled() -> None:
    state = table()
    cards = ("black_dagger", "chainmail", "ash_longbow", "leather_jerkin", "vigour_tonic", "teleport")
    state.decks["market"] = cards
    before = state.rng
    effects(state, DrawAlly(price=0))
    assert options(state) == []
    assert sorted(state.decks["market"]) == sorted(cards)
    assert state.rng != before


@pytest.mark.rule("RUN-031")
def test_the_market_comes_in_its_turn_only() -> None:
    state = table()
    stall(state, "black_dagger")
    now(state, *_whole_turn())
    refuse(state, "buy", "black_dagger")
    do(state, "stay")
    if can(state, "meet_nobody"):
        do(state, "meet_nobody")
    do(state, "buy", "black_dagger")
    refuse(state, "leave_market", seat=1)


def _whole_turn() -> list[Step[Any]]:
    state = table()
    return list(reversed(state.stack))
