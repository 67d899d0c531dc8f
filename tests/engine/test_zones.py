"""Zones: hiding, guessing and the audit."""

from __future__ import annotations

import pytest

from game.engine import rng
from game.engine.model import UNKNOWN
from game.engine.zones import NOBODY, Zone, audit, fill, hidden, hide, put, seen
from tests.toy import CARDS, TOY, ToyState

BOX = {"card": CARDS}


def table() -> ToyState:
    state = TOY.start(3, {}, 7)
    state.discard.append(state.deck.pop())
    return state


def test_a_seat_sees_its_hand_and_what_is_open_and_how_much_there_is_of_the_rest() -> None:
    state = table()
    view = state.copy()
    hide(view, TOY.zones(state), 1)
    assert [p.hand == (UNKNOWN,) * 3 for p in view.players] == [True, False, True]
    assert view.players[1].hand == state.players[1].hand
    assert view.deck == [UNKNOWN] * len(state.deck)
    assert view.discard == state.discard


def test_a_guess_lays_every_card_once_and_keeps_what_is_seen() -> None:
    state = table()
    view = state.copy()
    hide(view, TOY.zones(state), 1)
    view.rng = rng.seeded(3)
    fill(view, TOY.zones(view), BOX)
    audit(TOY.zones(view), BOX)
    assert (view.players[1].hand, view.discard) == (state.players[1].hand, state.discard)


def test_a_part_of_a_pile_can_be_seen_by_some() -> None:
    """Seat 0 has lifted the top card of the deck."""
    state = table()
    top = state.deck[-1]

    def lifted(state: ToyState) -> list[Zone]:
        *hands, _, discard = TOY.zones(state)
        parts = ((state.deck[:-1], NOBODY), (state.deck[-1:], frozenset((0,))))
        return [*hands, *(Zone(("deck",), "card", ids, eyes) for ids, eyes in parts), discard]

    for seat, shown in ((0, top), (1, UNKNOWN)):
        view = state.copy()
        hide(view, lifted(state), seat)
        assert view.deck == [*[UNKNOWN] * (len(state.deck) - 1), shown]
        fill(view, lifted(view), BOX)
        audit(TOY.zones(view), BOX)
        assert (view.deck[-1] == top) == (seat == 0)


def test_a_guess_knows_how_many_of_equal_things_are_not_seen() -> None:
    state = table()
    state.deck, state.discard = [UNKNOWN] * 2, ["card.1"]
    piles = [Zone(("deck",), "card", state.deck, NOBODY), Zone(("discard",), "card", state.discard)]
    fill(state, piles, {"card": ["card.1", "card.1", "card.2"]})
    assert sorted(state.deck) == ["card.1", "card.2"]


def test_what_is_hidden_from_a_seat_and_what_it_sees() -> None:
    state = table()
    others = (*state.players[0].hand, *state.players[2].hand)
    assert hidden(TOY.zones(state), 1) == {*others, *state.deck}
    assert {*seen(TOY.zones(state), 1)} == {*state.players[1].hand, *state.discard}


@pytest.mark.parametrize(
    ("deck", "complaint"),
    [
        ([], r"card\.1 \(card\) is missing"),
        (["card.1", "card.1"], r"deck: card\.1 \(card\) appears twice"),
        (["card.99"], r'deck: "card\.99" \(card\) does not belong to this table'),
    ],
)
def test_the_audit_names_what_is_lost_or_doubled(deck: list[str], complaint: str) -> None:
    state = table()
    state.deck = deck
    with pytest.raises(AssertionError, match=complaint):
        audit(TOY.zones(state), BOX)


def test_things_are_laid_where_a_path_leads_in_the_form_that_lies_there() -> None:
    state = table()
    put(state, ("players", 2, "hand"), ["card.5"])
    put(state, ("deck",), ("card.6", "card.7"))
    assert (state.players[2].hand, state.deck) == (("card.5",), ["card.6", "card.7"])
