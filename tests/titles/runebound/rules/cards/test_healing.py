"""What cards give and take: gold, healing, choices, a look at a deck (RUN-234, RUN-239, RUN-243)."""

from __future__ import annotations

import pytest

from game.engine import codec
from game.engine.model import UNKNOWN
from game.titles.runebound.rules.cards.effects import AnyEffect, Choose
from game.titles.runebound.rules.cards.healing import Look
from game.titles.runebound.rules.cards.immediate import (
    GainGold,
    HealAll,
    HealWounds,
    LoseGold,
    RecoverExhaustion,
    Reveal,
)
from game.titles.runebound.rules.cards.resolve import Resolve
from game.titles.runebound.rules.state.state import RuneboundState
from game.titles.runebound.rules.state.view import guess, view
from tests.titles.playing import asked, do, events, now, options, refuse
from tests.titles.runebound.fights import BAND, asks, fight
from tests.titles.runebound.positions import BOOK, edit, give, hurt, on_top, table


def carry_out(state: RuneboundState, *effects: AnyEffect) -> None:
    """Effects of a card hit seat 0, nothing follows."""
    now(state, Resolve(effects, 0, state.players[0].hero, "stranded_pedlar"))


def ward() -> RuneboundState:
    """Corbin and two Allies with counters, and another hurt Hero."""
    state = table()
    give(state, "mule_driver", "storm_adept")
    for figure in ("corbin", "mule_driver", "mad_carthos"):
        hurt(state, figure, wounds=1, exhaustion=1)
    hurt(state, "corbin", wounds=3, exhaustion=2)
    return state


def healed(state: RuneboundState) -> tuple[int | str, ...]:
    """Who was healed last, of how many Wounds and how much Exhaustion, as it was told."""
    facts = events(state, "heal")[-1].facts
    return facts["figure"], facts["wounds"], facts["exhaustion"]


def test_what_is_told_of_healing_is_what_came_off() -> None:
    state = ward()
    hurt(state, "corbin", wounds=1, exhaustion=1)
    carry_out(state, HealWounds(3))
    assert healed(state) == ("corbin", 1, 0)
    hurt(state, "corbin", exhaustion=1)
    carry_out(state, RecoverExhaustion(3))
    assert healed(state) == ("corbin", 0, 1)


def test_gold_is_gained() -> None:
    state = table()
    carry_out(state, GainGold(4))
    assert state.players[0].gold == 7


@pytest.mark.rule("RUN-239")
@pytest.mark.parametrize(("amount", "left"), [(2, 1), (5, 0)])
def test_a_loss_of_gold_stops_at_0(amount: int, left: int) -> None:
    state = table()
    carry_out(state, LoseGold(amount))
    assert state.players[0].gold == left
    assert events(state, "lose_gold")[0].facts["amount"] == 3 - left


@pytest.mark.rule("RUN-239")
def test_a_choice_that_costs_more_gold_than_there_is_is_refused() -> None:
    state = table()
    edit(state, gold=1)
    carry_out(state, Choose(((LoseGold(2),), (GainGold(5),))))
    refuse(state, "choose_option", 0, rule="RUN-239")
    do(state, "choose_option", 1)
    assert state.players[0].gold == 6


def test_the_chosen_effects_are_carried_out_before_what_follows() -> None:
    state = table()
    carry_out(state, Choose(((LoseGold(2),), (GainGold(5),))), LoseGold(1))
    do(state, "choose_option", 0)
    assert state.players[0].gold == 0


@pytest.mark.rule("RUN-083")
def test_healing_is_the_heros_where_no_one_else_is_named() -> None:
    state = ward()
    carry_out(state, HealWounds(2))
    assert healed(state) == ("corbin", 2, 0)
    assert state.wounds == {"corbin": 1, "mule_driver": 1, "mad_carthos": 1}
    assert state.exhaustion["corbin"] == 2


@pytest.mark.rule("RUN-083", "RUN-243")
def test_the_hero_or_an_ally_is_healed_by_choice() -> None:
    state = ward()
    carry_out(state, HealWounds(2, "hero_or_ally"))
    assert options(state) == ["heal corbin", "heal mule_driver"]
    do(state, "heal", "mule_driver")
    assert state.wounds == {"corbin": 3, "mad_carthos": 1}


def test_the_only_one_who_can_be_healed_is_healed_without_a_question() -> None:
    state = ward()
    hurt(state, "corbin")
    carry_out(state, HealWounds(1, "hero_or_ally"))
    assert state.wounds == {"mad_carthos": 1}
    assert not asked(state)


def test_everything_comes_off_one_figure() -> None:
    state = ward()
    carry_out(state, HealAll())
    assert healed(state) == ("corbin", 3, 2)
    assert "corbin" not in {*state.wounds, *state.exhaustion}
    assert state.wounds["mule_driver"] == 1


def test_exhaustion_comes_off_the_hero_and_each_ally() -> None:
    state = ward()
    carry_out(state, RecoverExhaustion(1, "hero_and_allies"))
    assert state.exhaustion == {"corbin": 1, "mad_carthos": 1}
    assert state.wounds["corbin"] == 3


# ----------------------------------------------------------------------------------------------- a look


def looking(under: bool = False) -> RuneboundState:
    """Seat 0 has looked at the top card of the red deck."""
    state = table()
    on_top(state, "red", "high_lord_margath", "skeleton_of_margath")
    carry_out(state, Reveal())
    do(state, "look_at", "red")
    if under:
        do(state, "put_under")
    return state


@pytest.mark.rule("RUN-234")
def test_only_who_looks_sees_the_card() -> None:
    state = looking()
    mine, theirs = view(state, 0).stack[-1], view(state, 1).stack[-1]
    assert isinstance(mine, Look)
    assert isinstance(theirs, Look)
    assert (mine.card, theirs.card) == ("high_lord_margath", UNKNOWN)
    assert [event.seen_by for event in events(state, "seen")] == [frozenset({0})]
    assert "high_lord_margath" not in str(events(state, "look"))


@pytest.mark.rule("RUN-234")
def test_guesses_agree_with_what_was_seen() -> None:
    state = looking()
    for seed in range(3):
        assert guess(view(state, 0), 0, seed).decks["red"][-1] == "high_lord_margath"
        other = guess(view(state, 1), 1, seed)
        assert isinstance(look := other.stack[-1], Look)
        assert look.card == other.decks["red"][-1]


def test_the_card_stays_or_goes_under_the_deck() -> None:
    state = looking()
    do(state, "leave")
    assert state.decks["red"][-1] == "high_lord_margath"
    state = looking(under=True)
    assert state.decks["red"][0] == "high_lord_margath"
    assert state.decks["red"][-1] == "skeleton_of_margath"
    assert events(state, "looked")[0].facts == {"seat": 0, "deck": "red", "place": "under"}


def test_the_rune_of_far_sight_looks_before_moving() -> None:
    state = table()
    give(state, "rune_of_far_sight")
    do(state, "use", "rune_of_far_sight", 0)
    assert options(state) == ["look_at green", "look_at yellow", "look_at blue", "look_at red"]
    do(state, "look_at", "blue")
    do(state, "leave")
    assert type(state.stack[-1]).__name__ == "Move"


@pytest.mark.parametrize("card", [*BOOK.encounters, *BOOK.doom])
def test_every_encounter_and_doom_card_does_something(card: str) -> None:
    state = table()
    state.threat = 3
    state.stack.clear()
    before = codec.digest(state)
    carry_out(state, *{**BOOK.encounters, **BOOK.doom}[card].effects)
    assert codec.digest(state) != before


# ---------------------------------------------------------------------------------- nothing to be healed


@pytest.mark.rule("RUN-207")
@pytest.mark.parametrize("card", ["healing_draught", "staff_of_light", "rune_of_mending"])
def test_nothing_is_spent_where_nobody_can_be_healed(card: str) -> None:
    state = table()
    give(state, card, "mule_driver")
    refuse(state, "use", card, 0, rule="RUN-167")
    hurt(state, "mule_driver", wounds=1)
    assert "use " + card + " 0" in options(state)


def test_the_staff_of_light_takes_exhaustion_alone_off() -> None:
    state = table()
    give(state, "staff_of_light", "healing_draught")
    hurt(state, "corbin", exhaustion=2)
    refuse(state, "use", "healing_draught", 0, rule="RUN-167")
    do(state, "use", "staff_of_light", 0)
    assert state.exhaustion == {}
    assert healed(state) == ("corbin", 0, 2)


@pytest.mark.parametrize("card", ["vigour_tonic", "horn_of_rallying"])
def test_the_rested_are_asked_for_no_rest_before_combat(card: str) -> None:
    assert asks(fight(BAND, card)) == "escape"
