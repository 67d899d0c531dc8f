"""Gaining and losing (SCY-010, SCY-012, SCY-013, SCY-145, SCY-347)."""

from __future__ import annotations

import pytest

from game.titles.scythe.rules.actions.gains import Gain, draw, gain, lose
from game.titles.scythe.rules.state.state import ScytheState
from tests.titles.playing import asked, do, events, now, options
from tests.titles.scythe.positions import edit, hand, table

FIVE = ("upgrades", "mechs", "recruits", "combat", "objective")


@pytest.mark.rule("SCY-010")
@pytest.mark.parametrize(("item", "top"), [("power", 16), ("popularity", 18)])
def test_a_track_ends_at_both_sides(item: str, top: int) -> None:
    state = table()
    edit(state, **{item: top - 1})
    gain(state, 0, item, 3)
    assert getattr(state.me, item) == top
    lose(state, 0, item, top - 1)
    lose(state, 0, item, 2)
    lose(state, 0, item, 2)
    assert getattr(state.me, item) == 0
    assert [e.facts["amount"] for e in events(state, "gain") + events(state, "lose")] == [1, top - 1, 1]


def decks(state: ScytheState, deck: int, discard: int) -> list[str]:
    """So many cards are left in the combat deck and its discards; those of the discards."""
    cards = [*state.combat_deck, *state.combat_discard]
    state.combat_deck, state.combat_discard = cards[:deck], cards[deck : deck + discard]
    return list(state.combat_discard)


@pytest.mark.rule("SCY-013")
def test_the_discards_become_the_deck_when_it_is_empty() -> None:
    state = table()
    discards = decks(state, 1, 8)
    last = state.combat_deck[0]
    draw(state, 0, 3)
    assert state.me.hand[0] == last
    assert {*state.me.hand[1:], *state.combat_deck} == {*discards}
    assert (len(state.combat_deck), state.combat_discard) == (6, [])
    assert [*state.combat_deck, *reversed(state.me.hand[1:])] != discards


@pytest.mark.rule("SCY-013")
def test_without_any_card_nothing_is_drawn() -> None:
    state = table()
    decks(state, 1, 0)
    draw(state, 0, 2)
    draw(state, 0, 2)
    assert len(state.me.hand) == 1
    assert len(events(state, "draw")) == 1


@pytest.mark.rule("SCY-013")
def test_a_hand_has_no_limit() -> None:
    state = table()
    draw(state, 0, 30)
    do(state, "take_section", "1")
    do(state, "skip")
    do(state, "end_turn")
    assert len(state.players[0].hand) == 30


@pytest.mark.rule("SCY-347", "SCY-352")
def test_a_drawn_card_is_seen_by_the_drawer_and_counted_by_all_others() -> None:
    state = table("nordic", "saxony", "rusviet")
    draw(state, 1, 2)
    (counted,), (named,) = events(state, "draw"), events(state, "draw_cards")
    assert counted.facts == {"seat": 1, "amount": 2}
    assert counted.seen_by == frozenset({-1, 0, 2})
    assert named.seen_by == frozenset({1})
    assert str(named.facts["cards"]).split() == list(state.players[1].hand)


@pytest.mark.rule("SCY-012", "SCY-145")
@pytest.mark.parametrize(
    ("item", "before", "amount", "stars", "asks"),
    [
        ("power", 15, 1, FIVE, True),
        ("power", 14, 1, FIVE, False),
        ("power", 15, 1, FIVE[1:], False),
        ("power", 16, 1, FIVE, False),
        ("power", 15, 1, (*FIVE[1:], "power"), False),
        ("popularity", 15, 3, FIVE, True),
        ("coins", 18, 3, FIVE, False),
        ("combat_cards", 0, 1, FIVE, False),
        ("power", 0, 1, (), True),
        ("power", 1, 1, (), False),
        ("popularity", 3, 1, (), False),
    ],
)
def test_declining_is_asked_for_where_it_could_matter(
    item: str, before: int, amount: int, stars: tuple[str, ...], asks: bool
) -> None:
    state = table()
    edit(state, stars=stars)
    if item != "combat_cards":
        edit(state, **{item: before})
    now(state, Gain(0, item, amount))
    assert bool(asked(state)) == asks


@pytest.mark.rule("SCY-012")
def test_an_objective_with_an_upper_bound_matters_only_while_objectives_are_held() -> None:
    state = table(promo_objectives="on")
    for objectives, asks in ((("o01",), True), ((), False)):
        edit(state, popularity=3, objectives=objectives)
        now(state, Gain(0, "popularity", 1))
        assert options(state) == (["accept", "decline"] if asks else [])


@pytest.mark.rule("SCY-012")
def test_what_a_player_has_just_picked_is_not_asked_for_again() -> None:
    state = table()
    edit(state, power=0)
    hand(state, 0)
    now(state, Gain(0, "power", 2, sure=True))
    assert (options(state), state.me.power) == ([], 2)
