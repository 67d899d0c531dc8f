"""What the log is told: every event with who acted and what came of it."""

from __future__ import annotations

import random

import pytest

from game.engine import flow
from game.engine.model import Fact
from game.engine.structs import replace
from game.titles.runebound.rules.adventure.adventure import Adventure
from game.titles.runebound.rules.adventure.meeting import FaceToFace
from game.titles.runebound.rules.cards.effects import AnyEffect
from game.titles.runebound.rules.cards.immediate import (
    AddThreat,
    DrawAlly,
    DrawMarket,
    GainCounter,
    GainExperience,
    GainGold,
    ProtectTown,
    RemoveThreat,
    TakeExhaustion,
    TakeWounds,
)
from game.titles.runebound.rules.cards.resolve import Resolve
from game.titles.runebound.rules.combat.prize import TakePrize
from game.titles.runebound.rules.heroes.experience import BuyExperience
from game.titles.runebound.rules.heroes.knockout import KnockOut
from game.titles.runebound.rules.market.market import Market
from game.titles.runebound.rules.state.state import RuneboundState
from game.titles.runebound.rules.threat.threat import overrun
from tests.titles.playing import do, events, now
from tests.titles.runebound.fights import BAND, HERO, attack, begin, defend, duel_of, escape, fight, to
from tests.titles.runebound.positions import (
    BOOK,
    active_event,
    adventure_space,
    edit,
    fresh,
    give,
    hurt,
    on_top,
    place,
    table,
    take_away,
)


def told(state: RuneboundState, verb: str) -> list[dict[str, Fact]]:
    """The facts of every event of a kind."""
    return [event.facts for event in events(state, verb)]


def resolved(*effects: AnyEffect) -> RuneboundState:
    """A card says this to Corbin of seat 0."""
    state = table("corbin", "mordrog", "one_fist")
    now(state, Resolve(effects, 0, "corbin", "stranded_pedlar"))
    return state


@pytest.mark.parametrize(
    ("effect", "verb", "facts"),
    [
        (GainGold(4), "gain_gold", {"amount": 4}),
        (TakeExhaustion(1), "exhaustion", {"figure": "corbin", "amount": 1}),
        (AddThreat(2), "threat", {"amount": 2, "threat": 2}),
        (RemoveThreat(1), "threat", {"amount": 0, "threat": 0}),
        (ProtectTown(), "protect", {}),
        (GainCounter("red", 1), "gain_counter", {"colour": "red", "amount": 1}),
    ],
)
def test_what_a_card_gives_or_takes(effect: AnyEffect, verb: str, facts: dict[str, Fact]) -> None:
    assert told(resolved(effect), verb) == [{"seat": 0, **facts}]


@pytest.mark.rule("RUN-109")
def test_wounds_with_their_cause() -> None:
    state = resolved(TakeWounds(1))
    do(state, "accept")
    assert told(state, "wounds") == [{"seat": 0, "figure": "corbin", "amount": 1, "cause": "card"}]


def test_a_gift_of_experience() -> None:
    state = resolved(GainExperience())
    do(state, "take_kind", "melee")
    assert told(state, "gain_experience") == [{"seat": 0, "kind": "melee"}]


@pytest.mark.rule("RUN-176")
def test_a_pair_and_what_it_was_paid_with() -> None:
    state = table()
    edit(state, counters=("green",))
    now(state, BuyExperience())
    do(state, "pair", "life", "melee")
    assert told(state, "experience") == [{"seat": 0, "kind": "life", "other": "melee"}]
    assert told(state, "pay_counter") == [{"seat": 0, "colour": "green"}]


@pytest.mark.rule("RUN-157", "RUN-160", "RUN-165")
def test_a_visit_to_the_market() -> None:
    state = table()
    give(state, "ash_longbow", "mule_driver")
    take_away(state, "veteran_pikeman")
    state.stalls["vynelvale"] = ("veteran_pikeman",)
    edit(state, gold=9)
    now(state, Market())
    do(state, "sell", "ash_longbow")
    do(state, "buy", "veteran_pikeman")
    do(state, "drop", "mule_driver")
    assert [{k: f[k] for k in ("seat", "card", "gold")} for f in told(state, "sell")] == [
        {"seat": 0, "card": "ash_longbow", "gold": 3}
    ]
    assert [{k: f[k] for k in ("seat", "card", "gold")} for f in told(state, "buy")] == [
        {"seat": 0, "card": "veteran_pikeman", "gold": 3}
    ]
    assert told(state, "drop") == [{"seat": 0, "card": "mule_driver"}]


@pytest.mark.rule("RUN-241")
def test_cards_that_are_turned_up() -> None:
    state = table()
    on_top(state, "market", "ash_longbow", "mule_driver")
    now(state, Resolve((DrawAlly(-1),), 0, "corbin", "runaway_squire"))
    cards = [{"seat": 0, "card": card} for card in ("ash_longbow", "mule_driver")]
    assert told(state, "turn_up") == cards


@pytest.mark.rule("RUN-241")
def test_a_card_that_is_kept_for_nothing() -> None:
    state = table()
    on_top(state, "market", "ash_longbow")
    now(state, Resolve((DrawMarket(1, keep=True),), 0, "corbin", "forgotten_armoury"))
    do(state, "keep", "ash_longbow")
    assert told(state, "keep") == [{"seat": 0, "card": "ash_longbow"}]


@pytest.mark.rule("RUN-111", "RUN-113")
def test_a_combat_from_its_first_blow_to_its_counter() -> None:
    state = to(fight(BAND, "mule_driver"), "ranged")
    assert told(state, "combat") == [{"seat": 0, "card": BAND, "origin": "drawn"}]
    assert told(state, "round") == [{"seat": 0, "number": 1}]
    attack(state, HERO, 20)
    assert told(state, "inflict") == [{"seat": 0, "card": BAND, "amount": 1}]
    state.fight = replace(state.combat, wounds=2)
    attack(to(state, "melee"), "mule_driver", 20)
    space = state.players[0].space
    assert told(state, "defeated") == [{"seat": 0, "card": BAND}]
    assert told(state, "take_counter") == [{"seat": 0, "space": space, "colour": "yellow"}]


def test_a_challenge_that_mends() -> None:
    state = to(fight("deep_troll_chieftain"), "ranged")
    attack(state, HERO, 20)
    for phase in ("melee", "magic"):
        defend(to(state, phase), 20)
    assert told(state, "mend") == [{"seat": 0, "card": "deep_troll_chieftain", "amount": 1}]


def test_an_ally_that_falls() -> None:
    state = to(fight(BAND, "mule_driver"), "ranged")
    hurt(state, "mule_driver", wounds=1)
    attack(state, "mule_driver", 2)
    assert told(state, "ally_lost") == [{"seat": 0, "card": "mule_driver"}]


@pytest.mark.rule("RUN-084")
def test_a_challenge_without_combat() -> None:
    state = table(HERO, "one_fist")
    take_away(state, "mistress_of_the_ferrox")
    edit(state, kept=("mistress_of_the_ferrox",))
    begin(state, "ferrox_on_the_prowl")
    do(state, "discard", "mistress_of_the_ferrox")
    assert told(state, "overcome") == [{"seat": 0, "card": "ferrox_on_the_prowl"}]


@pytest.mark.rule("RUN-117")
@pytest.mark.parametrize("how", ["escape", "knockout"])
def test_a_challenge_that_is_left(how: str) -> None:
    state = fight(BAND)
    hurt(state, HERO, wounds=5)
    if how == "escape":
        escape(state, 20)
    else:
        defend(to(state, "ranged"), 1)
    assert told(state, "undefeated") == [{"seat": 0, "card": BAND, "how": how}]


@pytest.mark.rule("RUN-066")
def test_an_event_that_is_passed_over() -> None:
    state = table()
    active_event(state, "the_sky_burns")
    place(state, adventure_space("green"))
    on_top(state, "green", "tavern_rumours", "toll_bridge_bandits")
    now(state, Adventure())
    do(state, "draw")
    assert told(state, "passed_over") == [{"seat": 0, "card": "tavern_rumours"}]


@pytest.mark.rule("RUN-147")
@pytest.mark.parametrize("what", ["gold", "card"])
def test_a_duel_and_its_prize(what: str) -> None:
    state = duel_of(HERO, "isaura_fenwick", (), ("emberwand",))
    assert told(state, "duel") == [{"seat": 0, "other": 1}]
    now(state, TakePrize(0, 1))
    do(state, *(("take_gold",) if what == "gold" else ("take_card", "emberwand")))
    assert told(state, "prize_gold") == ([{"seat": 0, "gold": 3, "loser": 1}] if what == "gold" else [])
    assert told(state, "prize") == ([{"seat": 0, "card": "emberwand", "loser": 1}] if what == "card" else [])


@pytest.mark.rule("RUN-146")
def test_who_won_a_duel() -> None:
    state = duel_of(HERO, "isaura_fenwick")
    hurt(state, "isaura_fenwick", wounds=3)
    do(state, "go_on")
    attack(state, HERO, 20)
    assert told(state, "duel_won") == [{"seat": 0, "other": 1}]


@pytest.mark.rule("RUN-132", "RUN-134")
@pytest.mark.parametrize(("gold", "giver", "taker"), [(1, 0, 1), (-1, 1, 0)])
def test_a_trade_carries_the_sign_of_who_gives(gold: int, giver: int, taker: int) -> None:
    state = table()
    give(state, "black_dagger", seat=giver)
    now(state, FaceToFace(1))
    do(state, "negotiate", 1)
    do(state, "change_gold", gold)
    do(state, "give" if giver == 0 else "ask_for", "black_dagger")
    do(state, "propose")
    do(state, "agree")
    between = {"seat": giver, "giver": giver, "taker": taker}
    assert told(state, "give_gold") == [between | {"gold": 1}]
    assert told(state, "give_card") == [between | {"card": "black_dagger"}]
    assert (state.players[giver].gold, state.players[taker].gold) == (2, 4)


@pytest.mark.rule("RUN-127")
def test_a_new_hero() -> None:
    state = table()
    now(state, KnockOut(0))
    do(state, "take_hero", "mordrog")
    assert told(state, "new_hero") == [{"seat": 0, "figure": "mordrog", "before": "corbin"}]


@pytest.mark.rule("RUN-233")
def test_a_card_of_the_retinue_settles() -> None:
    state = table(huntmaster="on")
    card = state.decks["retinue"][-1]
    state.stack.clear()
    overrun(state, "forge")
    assert told(state, "retinue") == [{"seat": 0, "town": "forge", "card": card}]
    assert told(state, "overrun") == [{"seat": 0, "town": "forge"}]


def test_turns_steps_and_abilities_that_are_used() -> None:
    state = table("brannoc_tidewalker", "corbin")
    give(state, "rune_of_mending")
    hurt(state, "brannoc_tidewalker", wounds=1)
    do(state, "use", "rune_of_mending", 0)
    there = BOOK.spaces["vynelvale"].neighbours[0]
    do(state, "walk", there)
    assert told(state, "turn")[0] == {"seat": 0, "turn": 1}
    assert told(state, "use") == [{"seat": 0, "card": "rune_of_mending", "number": 0}]
    moved = {"hero": "brannoc_tidewalker", "place": there, "came_from": "vynelvale"}
    assert told(state, "move") == [{"seat": 0, **moved}]


@pytest.mark.parametrize("seed", range(3))
def test_every_line_of_the_log_has_the_sign_of_a_seat(seed: int) -> None:
    chance = random.Random(seed)
    state = fresh(3, seed, doom_deck="on", huntmaster="on", threat="10")
    state.events = []
    for _ in range(300):
        legal = flow.legal(state)
        if not legal:
            break
        seat = chance.choice(list(legal))
        flow.play(state, seat, chance.choice(legal[seat]).action)
    assert {event.verb for event in state.events if event.facts.get("seat") not in range(3)} == set()
