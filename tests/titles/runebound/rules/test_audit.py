"""The audit notices what must not be, and whole games pass it."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from game.engine import flow
from game.titles.runebound.rules import audit
from game.titles.runebound.rules.state import RuneboundState
from tests.titles.runebound.positions import BOOK, adventure_space, edit, fresh, give, table, take_away


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


HARM = {
    lose_a_card: "lost: green",
    double_a_card: "doubled or not of this table: market black_dagger",
    double_an_ally: "doubled or not of this table: market mule_driver",
    lose_the_event: "lost: [a-z]+ the_sky_burns",
    lose_a_doom_card: "lost: doom",
    lose_a_card_of_the_retinue: "lost: retinue",
    leave_a_challenge_twice: "doubled or not of this table: yellow crag_giant",
    mix_decks: "not of this table: red",
    set_an_adventure_card_out_for_sale: "not of this table: market",
    keep_a_market_card: "lost: market",
    wear_an_ally: "odd cards",
    let_a_challenge_be_the_event: "an Event that is none",
    leave_a_challenge_in_a_town: "an undefeated counter on forge",
    leave_an_item_undefeated: "lost: market black_dagger",
    leave_too_many: "too many undefeated counters",
    lay_a_counter_in_a_town: "an Adventure Counter on no such space",
    lay_two_counters: "two Adventure Counters on one space",
    lay_too_many: "more red counters than there are",
    wear_an_adventure_counter_of_no_colour: "a counter of an odd colour",
    overrun_twice: "a town fell twice",
    overrun_a_forest: "something that is no town fell",
    settle_the_retinue_in_a_standing_town: "the Retinue in a town that stands",
    lose_a_market: "a market is lost",
    owe_threat: "threat below 0",
    wound_the_dead: "corbin should be defeated",
    wound_nobody: "counters on",
    tire_nobody: "counters on",
    note_no_wounds: "no counters noted as some",
    turn_down_another_card: "face down",
    stand_nowhere: "corbin stands nowhere",
    owe_gold: "gold below 0",
    learn_too_much: "more Experience Counters of life than there are",
    learn_something_else: "experience of an odd kind",
    share_a_hero: "a Hero twice",
    play_nobody: "a Hero twice",
    stand_still: "the game stands still",
    give_nobody_the_turn: "nobody's turn",
    let_nobody_win: "an odd winner",
}
"""What is done to a position, and what the audit says."""


@pytest.mark.parametrize("harm", HARM, ids=lambda harm: harm.__name__)
def test_the_audit_notices(harm: Callable[[RuneboundState], None]) -> None:
    state = table(doom_deck="on", huntmaster="on")
    audit.check(state)
    harm(state)
    with pytest.raises(AssertionError, match=HARM[harm]):
        audit.check(state)


def test_cards_in_hands_are_fine() -> None:
    state = table()
    give(state, "black_dagger", "prince_gardun", "teleport")
    audit.check(state)


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
        audit.check(state)
