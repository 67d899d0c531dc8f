"""What a seat is told before it chooses, and what somebody sees who only watches."""

from __future__ import annotations

import random

import pytest

from game.engine import codec
from game.engine.model import UNKNOWN, Action, Event, IllegalAction
from game.engine.session.moment import Moment
from game.engine.session.session import WATCHER
from tests.engine.session.test_session import DRAW, ROLL, full, table
from tests.expect import expect, recorded
from tests.toy import TOY, ToyState


class Fly(Action, frozen=True):
    """What nobody can."""


@pytest.mark.parametrize("seed", range(3))
def test_it_is_foretold_what_cannot_be_taken_back(seed: int) -> None:
    session, chance = table(count=3), random.Random(seed)
    told = set()
    while not session.over:
        seat = chance.choice(session.waiting_for())
        action = chance.choice(session.legal(seat)).action
        before = full(session)
        foretold = session.undo_policy.would_stop(seat, action)
        assert full(session) == before
        session.submit(seat, action)
        assert session.moments[-1].stop == foretold
        told.add(foretold)
    assert told == {None, *(f"undo-stops-{why}" for why in ("roll", "reveal", "sealed"))}


def test_foretelling_knows_only_the_seats_view(monkeypatch: pytest.MonkeyPatch) -> None:
    session = table()
    guesses = recorded(monkeypatch, TOY, "guess")
    session.undo_policy.would_stop(0, DRAW)
    assert [codec.encode(view) for view, *_ in guesses] == [codec.encode(session.view(0))]


def test_foretelling_refuses_what_is_not_legal_and_fears_nothing_in_practice() -> None:
    with pytest.raises(IllegalAction):
        table().undo_policy.would_stop(0, Fly())
    assert table(practice=True).undo_policy.would_stop(0, ROLL) is None


def test_who_only_watches_sees_no_hand_and_no_drawn_card() -> None:
    session = table()
    session.submit(0, DRAW)
    assert all(set(player.hand) == {UNKNOWN} for player in session.view(WATCHER).players)
    assert [event.verb for _, _, event in session.log(WATCHER)] == ["drew-one"]


@pytest.mark.parametrize("fact", ["{card}", "it was {card} for a moment"])
def test_what_only_an_event_named_was_learned_all_the_same(fact: str) -> None:
    state = expect(table().history.state, ToyState)
    card = state.deck[-1]
    told = Event("glimpse", {"what": fact.format(card=card)})
    whispered = Event("glimpse", {"what": card}, frozenset({1}))
    assert Moment(TOY, state, state, 0, DRAW, (told,)).stop == "undo-stops-reveal"
    assert Moment(TOY, state, state, 0, DRAW, (whispered,)).stop is None
    assert Moment(TOY, state, state, 0, DRAW, (whispered,)).reveals_to(1)
