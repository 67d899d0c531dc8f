"""What a seat may know, and positions that fit what it knows (RUN-234)."""

from __future__ import annotations

from collections import Counter

import pytest

from game.engine import flow
from game.engine.model import UNKNOWN
from game.titles.runebound.rules import audit
from game.titles.runebound.rules.cards.healing import ChooseDeck
from game.titles.runebound.rules.cards.immediate import DrawMarket
from game.titles.runebound.rules.cards.resolve import Resolve
from game.titles.runebound.rules.state.state import RuneboundState
from game.titles.runebound.rules.state.view import guess, view
from game.titles.runebound.rules.state.zones import box
from tests.games import unknowns
from tests.titles.playing import again, do, now
from tests.titles.runebound.positions import HEROES, active_event, edit, give, table, take_away

EVERYBODY = (-1, 0, 1, 2)


def full() -> RuneboundState:
    """Three seats with cards here and there."""
    state = table(*HEROES[:3], doom_deck="on", huntmaster="on")
    give(state, "black_dagger", "prince_gardun")
    give(state, "teleport", seat=2)
    for space, card in (("r4c4", "ogre_at_the_gate"), ("r6c6", "chimera")):
        take_away(state, card)
        state.undefeated[space] = card
    for card in ("the_dragonguard_host", "vorakesh_the_necromancer"):
        take_away(state, card)
    edit(state, 1, kept=("vorakesh_the_necromancer",))
    state.discards["red"] = ("the_dragonguard_host",)
    take_away(state, "the_beater")
    state.retinue["forge"] = "the_beater"
    state.overrun.append("forge")
    active_event(state, "harvest_fair")
    again(state)
    audit.check(state)
    return state


@pytest.mark.rule("RUN-234")
def test_all_is_seen_but_the_decks_and_the_generator() -> None:
    state = full()
    for seat in EVERYBODY:
        seen = view(state, seat)
        for name in state.__struct_fields__:
            if name not in ("decks", "rng", "asked", "events"):
                assert getattr(seen, name) == getattr(state, name), name


@pytest.mark.rule("RUN-234")
def test_decks_are_counted_not_seen() -> None:
    state = full()
    for seat in EVERYBODY:
        seen = view(state, seat)
        assert seen.rng == 0
        assert seen.decks == {deck: (UNKNOWN,) * len(cards) for deck, cards in state.decks.items()}


@pytest.mark.rule("RUN-234")
@pytest.mark.parametrize("seat", [0, 1])
def test_a_guess_fits_the_view(seat: int) -> None:
    state = full()
    seen = view(state, seat)
    orders = set()
    for seed in range(5):
        guessed = guess(seen, seat, seed)
        audit.check(guessed)
        assert view(guessed, seat).decks == seen.decks
        assert flow.choices(guessed) == flow.choices(state)
        orders.add(guessed.decks["red"])
        for deck, cards in state.decks.items():
            assert Counter(guessed.decks[deck]) == Counter(cards)
    assert len(orders) == 5


@pytest.mark.rule("RUN-234")
def test_cards_that_are_turned_up_are_not_guessed_into_the_deck() -> None:
    state = full()
    now(state, Resolve((DrawMarket(3, keep=True),), 0, "corbin", "the_last_dragonsmith"))
    guessed = guess(view(state, 1), 1, 4)
    audit.check(guessed)
    assert len(guessed.decks["market"]) == len(state.decks["market"])


def test_the_huntmaster_is_guessed_under_the_others() -> None:
    state = full()
    assert guess(view(state, 0), 0, 3).decks["retinue"][0] == "the_huntmaster"


def test_every_deck_is_in_the_box() -> None:
    assert set(box(full())) == {"green", "yellow", "blue", "red", "market", "doom", "retinue"}


@pytest.mark.rule("RUN-234")
def test_what_was_looked_at_cannot_be_unlearned() -> None:
    """Undo stops where a seat has learned something: fewer unknowns in its view."""
    state = full()
    now(state, ChooseDeck(0))
    before = unknowns(view(state, 0)), unknowns(view(state, 1))
    do(state, "look_at", "red")
    after = unknowns(view(state, 0)), unknowns(view(state, 1))
    assert after[0] == before[0] - 1
    assert after[1] > before[1]
