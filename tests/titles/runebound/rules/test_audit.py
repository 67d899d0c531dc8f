"""The audit notices what must not be, and whole games pass it."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from msgspec import structs

from game.engine import flow
from game.engine.positions import vetting
from game.engine.positions.field_check import check_fields
from game.engine.positions.flaws import Flaw
from game.titles.runebound.rules import audit
from game.titles.runebound.rules.combat import duel
from game.titles.runebound.rules.combat.phases import AttackRoll
from game.titles.runebound.rules.heroes.experience import Pay
from game.titles.runebound.rules.heroes.knockout import KnockOut, NewHero
from game.titles.runebound.rules.heroes.wounds import DealWounds, DefenceRoll
from game.titles.runebound.rules.market.market import Market
from game.titles.runebound.rules.state.state import RuneboundState
from tests.titles.runebound.fights import HERO, HOST, defend, duel_of, fight, to
from tests.titles.runebound.positions import BOOK, TITLE, adventure_space, edit, fresh, give, table, take_away


def check(state: RuneboundState) -> None:
    """As a position that is read is checked: every field, and what they say together."""
    vetting.check(TITLE, state)


def lose_a_card(state: RuneboundState) -> None:
    state.decks["green"] = state.decks["green"][1:]


def double_a_card(state: RuneboundState) -> None:
    edit(state, items=("black_dagger",))


def mix_decks(state: RuneboundState) -> None:
    card = state.decks["green"][0]
    state.decks["green"] = state.decks["green"][1:]
    state.discards["red"] = (card,)


def lay_a_counter_in_a_town(state: RuneboundState) -> None:
    state.counters.append("forge")


def lay_two_counters(state: RuneboundState) -> None:
    state.counters.append(state.counters[0])


def lay_too_many(state: RuneboundState) -> None:
    edit(state, counters=("red",) * 3)


def overrun_twice(state: RuneboundState) -> None:
    state.overrun += ["forge", "forge"]


def wound_the_dead(state: RuneboundState) -> None:
    state.wounds["corbin"] = 6


def wound_nobody(state: RuneboundState) -> None:
    state.wounds["mordrog"] = 1


def turn_down_another_card(state: RuneboundState) -> None:
    state.face_down.append("chainmail")


def stand_nowhere(state: RuneboundState) -> None:
    edit(state, space="r99c99")


def owe_gold(state: RuneboundState) -> None:
    edit(state, gold=-1)


def lose_a_market(state: RuneboundState) -> None:
    state.decks["market"] = (*state.stalls.pop("forge"), *state.decks["market"])


def share_a_hero(state: RuneboundState) -> None:
    edit(state, 1, hero="corbin")


def play_nobody(state: RuneboundState) -> None:
    edit(state, 1, hero="nobody")


def stand_still(state: RuneboundState) -> None:
    state.stack.clear()


def set_an_adventure_card_out_for_sale(state: RuneboundState) -> None:
    card = state.decks["green"][0]
    state.decks["green"] = state.decks["green"][1:]
    state.stalls["forge"] = (*state.stalls["forge"], card)


def keep_a_market_card(state: RuneboundState) -> None:
    card = state.decks["market"][0]
    state.decks["market"] = state.decks["market"][1:]
    edit(state, kept=(card,))


def wear_an_ally(state: RuneboundState) -> None:
    give(state, "mule_driver")
    edit(state, items=("mule_driver",), allies=())


def double_an_ally(state: RuneboundState) -> None:
    give(state, "mule_driver")
    edit(state, 1, allies=("mule_driver",))


def let_a_challenge_be_the_event(state: RuneboundState) -> None:
    take_away(state, "crag_giant")
    state.event = "crag_giant"


def lose_the_event(state: RuneboundState) -> None:
    take_away(state, "the_sky_burns")


def leave_a_challenge_twice(state: RuneboundState) -> None:
    take_away(state, "crag_giant")
    state.undefeated = dict.fromkeys([adventure_space("green"), adventure_space("red")], "crag_giant")


def leave_a_challenge_in_a_town(state: RuneboundState) -> None:
    take_away(state, "crag_giant")
    state.undefeated = {"forge": "crag_giant"}


def leave_an_item_undefeated(state: RuneboundState) -> None:
    take_away(state, "black_dagger")
    state.undefeated = {adventure_space("green"): "black_dagger"}


def leave_too_many(state: RuneboundState) -> None:
    cards = [card for card in state.decks["green"] if card in BOOK.challenges][:7]
    for card in cards:
        take_away(state, card)
    state.undefeated = dict(zip(state.counters, cards, strict=False))


def lose_a_doom_card(state: RuneboundState) -> None:
    state.decks["doom"] = state.decks["doom"][1:]


def lose_a_card_of_the_retinue(state: RuneboundState) -> None:
    state.decks["retinue"] = state.decks["retinue"][1:]


def settle_the_retinue_in_a_standing_town(state: RuneboundState) -> None:
    state.retinue = {"forge": state.decks["retinue"][-1]}
    state.decks["retinue"] = state.decks["retinue"][:-1]


def overrun_a_forest(state: RuneboundState) -> None:
    state.overrun.append(state.counters[0])


def owe_threat(state: RuneboundState) -> None:
    state.threat = -1


def wear_an_adventure_counter_of_no_colour(state: RuneboundState) -> None:
    edit(state, counters=("white",))


def learn_too_much(state: RuneboundState) -> None:
    edit(state, experience=("life",) * (BOOK.experience.supply + 1))


def learn_something_else(state: RuneboundState) -> None:
    edit(state, experience=("luck",))


def tire_nobody(state: RuneboundState) -> None:
    state.exhaustion["mordrog"] = 1


def note_no_wounds(state: RuneboundState) -> None:
    state.wounds["corbin"] = 0


def give_nobody_the_turn(state: RuneboundState) -> None:
    state.active = 2


def let_nobody_win(state: RuneboundState) -> None:
    state.winner = 7


HARM: dict[Callable[[RuneboundState], None], str] = {
    lose_a_card: r"\(green\) is missing",
    double_a_card: r"black_dagger \(market\) appears twice",
    double_an_ally: r"mule_driver \(market\) appears twice",
    lose_the_event: "the_sky_burns .* is missing",
    lose_a_doom_card: r"\(doom\) is missing",
    lose_a_card_of_the_retinue: r"\(retinue\) is missing",
    leave_a_challenge_twice: "crag_giant .* appears twice",
    mix_decks: r"\(red\) does not belong to this table",
    set_an_adventure_card_out_for_sale: "stalls.forge.1",
    keep_a_market_card: "players.0.kept",
    wear_an_ally: "players.0.items.0",
    let_a_challenge_be_the_event: "event: .crag_giant",
    leave_a_challenge_in_a_town: "undefeated.forge",
    leave_an_item_undefeated: "black_dagger. is not possible",
    leave_too_many: "undefeated: has more than 6",
    lay_a_counter_in_a_town: "forge. is not possible",
    lay_two_counters: "Adventure Counter of .* appears twice",
    lay_too_many: "more than 10 red counters",
    wear_an_adventure_counter_of_no_colour: "players.0.counters.0: is .white",
    overrun_twice: "town forge appears twice",
    overrun_a_forest: "overrun.0: is",
    settle_the_retinue_in_a_standing_town: "in a town that has not fallen",
    lose_a_market: "stalls: .forge. is missing",
    owe_threat: "threat: is -1",
    wound_the_dead: "wounds.corbin: is 6, but corbin falls at 6",
    wound_nobody: "mordrog is not in play",
    tire_nobody: "mordrog is not in play",
    note_no_wounds: "leave out a figure without counters",
    turn_down_another_card: "chainmail is not in play",
    stand_nowhere: "players.0.space",
    owe_gold: "players.0.gold: is -1",
    learn_too_much: "more than 12 Experience Counters of life",
    learn_something_else: "experience.0: is .luck",
    share_a_hero: "Hero corbin appears twice",
    play_nobody: "players.1.hero: .nobody",
    stand_still: "nobody has won",
    give_nobody_the_turn: "active: is 2",
    let_nobody_win: "winner: is 7",
}
"""What is done to a position, and what the audit says."""


@pytest.mark.parametrize("harm", HARM, ids=lambda harm: harm.__name__)
def test_the_audit_notices(harm: Callable[[RuneboundState], None]) -> None:
    state = table(doom_deck="on", huntmaster="on")
    check(state)
    harm(state)
    with pytest.raises(AssertionError, match=HARM[harm]):
        check(state)


@pytest.mark.rule("RUN-106")
def test_an_attack_is_rolled_in_a_phase() -> None:
    state, roll = fight(), AttackRoll(0, HERO)
    state.fight = structs.replace(state.combat, phase="melee")
    roll.check(state)
    state.fight = structs.replace(state.combat, phase="")
    with pytest.raises(Flaw, match="the fight is in no phase"):
        roll.check(state)


@pytest.mark.rule("RUN-116")
def test_only_who_fights_or_falls_has_wounds_that_reach_its_life() -> None:
    """Its defeat is pending; another Hero's would never come."""
    state = fight()
    state.wounds[HERO] = 6
    audit.check(state)
    state.wounds["one_fist"] = state.book.heroes["one_fist"].life
    with pytest.raises(Flaw, match="but one_fist falls at"):
        audit.check(state)
    state.push(KnockOut(1))
    audit.check(state)


@pytest.mark.rule("RUN-176")
@pytest.mark.parametrize(
    ("steps", "words"),
    [((Pay(2),), "stack.1.amount: is 2, but the seat has only 1"), ((Pay(1), Pay(1)), "is pending twice")],
)
def test_no_more_is_to_be_paid_than_there_is(steps: tuple[Pay, ...], words: str) -> None:
    state = table()
    edit(state, counters=("green",))
    state.push(Pay(1))
    check(state)
    del state.stack[1:]
    state.push(*steps)
    with pytest.raises(Flaw, match=words):
        check(state)


def test_cards_in_hands_are_fine() -> None:
    state = table()
    give(state, "black_dagger", "prince_gardun", "teleport")
    check(state)


SWITCHES: list[dict[str, str]] = [
    {},
    {"doom_deck": "on", "huntmaster": "on", "threat": "12"},
    {"core84": "on", "event_refreshes": "off", "draw_after_event": "off"},
    {"doom_deck": "on", "counter_values": "colour", "attack_in_town": "off"},
]


@pytest.mark.parametrize("seats", range(1, 7))
@pytest.mark.parametrize("switches", SWITCHES)
def test_random_games_are_sound(seats: int, switches: dict[str, str]) -> None:
    """Two hundred decisions without anything lost or doubled, each leaving something to choose."""
    chance = random.Random(seats)
    state = fresh(seats, seats, **switches)
    for _ in range(200):
        legal = flow.legal(state)
        if not legal:
            break
        seat = chance.choice(list(legal))
        flow.play(state, seat, chance.choice(legal[seat]).action)
        check(state)


def test_a_roll_below_zero_is_a_position() -> None:
    """Exhaustion and cards may take more from a roll than a Hero adds."""
    state = to(fight(HOST, "chainmail"), "ranged")
    defend(state, 2)
    dealt = state.stack[-1]
    assert isinstance(dealt, DealWounds)
    state.stack[-1] = structs.replace(dealt, failed=DefenceRoll(0, plus=-2))
    check_fields(TITLE, state)
    rivals = duel_of(HERO, "one_fist")
    rivals.fight = structs.replace(rivals.combat, target=-1)
    check_fields(TITLE, rivals)


@pytest.mark.rule("RUN-066")
def test_only_the_seat_whose_turn_it_is_fights_a_challenge() -> None:
    state = fight()
    audit.check(state)
    state.fight = structs.replace(state.combat, attacker=1)
    with pytest.raises(Flaw, match=r"fight.attacker: fights, but it is another seat’s turn"):
        audit.check(state)


@pytest.mark.rule("RUN-131")
def test_two_heroes_fight_in_a_turn_of_one_of_them() -> None:
    state = duel_of(HERO, "one_fist")
    state.active = 1
    audit.check(state)
    state = table("corbin", "mad_carthos", "one_fist")
    for seat in (0, 1):
        edit(state, seat, space=state.players[2].space)
    state.stack.clear()
    duel.begin(state, 1)
    flow.settle(state)
    state.active = 2
    with pytest.raises(Flaw, match="another seat’s turn"):
        audit.check(state)


@pytest.mark.rule("RUN-112")
def test_a_challenge_that_was_left_is_fought_on_its_space() -> None:
    state = fight()
    card = state.combat.card
    state.fight = structs.replace(state.combat, origin="undefeated")
    state.undefeated = {adventure_space("green"): card}
    edit(state, space=next(iter(state.undefeated)))
    audit.check(state)
    edit(state, space="forge")
    with pytest.raises(Flaw, match="is not there"):
        audit.check(state)


@pytest.mark.rule("RUN-121")
def test_a_hero_that_may_be_changed_is_unhurt() -> None:
    state = table()
    state.push(NewHero(0))
    audit.check(state)
    state.exhaustion["corbin"] = 1
    with pytest.raises(Flaw, match="exhaustion: corbin was just knocked out"):
        audit.check(state)


@pytest.mark.rule("RUN-152")
def test_a_market_is_open_in_a_town_only() -> None:
    state = table()
    state.push(Market())
    audit.check(state)
    edit(state, space=adventure_space("green"))
    with pytest.raises(Flaw, match=r"players.0.space: is no town"):
        audit.check(state)
