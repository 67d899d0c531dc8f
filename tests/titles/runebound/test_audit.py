"""The audit notices what must not be, and whole games pass it."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from game.engine import flow
from game.titles.runebound import audit
from game.titles.runebound.state import RuneboundState
from tests.titles.runebound.positions import edit, fresh, give, table


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


@pytest.mark.parametrize(
    "harm",
    [
        lose_a_card,
        double_a_card,
        mix_decks,
        lay_a_counter_in_a_town,
        lay_two_counters,
        lay_too_many,
        overrun_twice,
        wound_the_dead,
        wound_nobody,
        turn_down_another_card,
        stand_nowhere,
        owe_gold,
        lose_a_market,
        share_a_hero,
        play_nobody,
        stand_still,
    ],
)
def test_the_audit_notices(harm: Callable[[RuneboundState], None]) -> None:
    state = table()
    audit.check(state)
    harm(state)
    with pytest.raises(AssertionError):
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
