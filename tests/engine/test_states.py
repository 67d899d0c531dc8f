"""Copies, digests, encoding and views."""

from __future__ import annotations

import random

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.engine import codec, flow
from game.engine.model import UNKNOWN, Event
from tests.games import unknowns
from tests.toy import TOY, Duel, Gather, Roll, ToyState


def walk(seats: int, seed: int) -> list[ToyState]:
    """Every position of a random game, each a copy taken when it was reached."""
    state = TOY.start(seats, {"length": "long"}, seed)
    chance = random.Random(seed)
    positions = [state.copy()]
    while asked := flow.legal(state):
        seat = chance.choice(sorted(asked))
        flow.play(state, seat, chance.choice(asked[seat]).action)
        positions.append(state.copy())
    return positions


@given(st.integers(2, 4), st.integers(0, 10**9))
def test_earlier_copies_keep_their_digest(seats: int, seed: int) -> None:
    state = TOY.start(seats, {}, seed)
    chance = random.Random(seed)
    copies, digests = [], []
    while asked := flow.legal(state):
        copies.append(state.copy())
        digests.append(codec.digest(state))
        seat = chance.choice(sorted(asked))
        flow.play(state, seat, chance.choice(asked[seat]).action)
    assert [codec.digest(copy) for copy in copies] == digests
    assert len(set(digests)) == len(digests)


def test_a_copy_shares_no_container() -> None:
    state = TOY.start(2, {}, 1)
    copy = state.copy()
    for name in ("players", "deck", "discard", "stack", "marks", "options"):
        assert getattr(copy, name) == getattr(state, name)
        assert getattr(copy, name) is not getattr(state, name), name


def test_a_copy_goes_its_own_way() -> None:
    state = TOY.start(2, {}, 1)
    before = codec.digest(state)
    copy = state.copy()
    flow.play(copy, 0, Gather(2))
    assert codec.digest(state) == before != codec.digest(copy)


def test_a_copy_does_not_talk_to_the_listener_of_the_first() -> None:
    state = TOY.start(2, {}, 1)
    heard: list[Event] = []
    state.events = heard
    flow.play(state.copy(), 0, Roll())
    assert heard == []


@given(st.integers(2, 4), st.integers(0, 10**9))
def test_saved_and_loaded_is_the_same(seats: int, seed: int) -> None:
    for state in walk(seats, seed):
        raw = codec.encode(state)
        loaded = codec.decode(TOY, raw)
        assert codec.encode(loaded) == raw
        assert flow.legal(loaded) == flow.legal(state)


def test_what_is_of_the_moment_is_not_saved() -> None:
    state = TOY.start(2, {}, 1)
    plain = codec.encode(state)
    state.events = []
    flow.choices(state)
    assert codec.encode(state) == plain
    assert b"asked" not in plain
    assert b"events" not in plain


@pytest.mark.parametrize(
    "raw",
    [
        b"",
        b"[]",
        b"{",
        b'{"title": 3}',
        b'{"title":"toy"}',
        b'{"title":"toy","seats":2,"table":{},"rng":0,"stack":[{"type":"Evil"}],"players":[],"deck":[],"pool":0}',
        b'{"title":"toy","seats":2,"table":{},"rng":0,"stack":[],"players":[],"deck":[],"pool":0,"more":1}',
        b'{"title":"toy","seats":2,"table":{},"rng":0,"stack":[],"players":[],"deck":[],"pool":0,"asked":{}}',
        b'{"title":"toy","seats":2,"table":{},"rng":"0","stack":[],"players":[],"deck":[],"pool":0}',
    ],
)
def test_what_is_not_a_state_is_refused(raw: bytes) -> None:
    with pytest.raises(msgspec.DecodeError):
        codec.decode(TOY, raw)


def test_a_view_is_decoded_as_it_was() -> None:
    state = walk(3, 5)[4]
    view = TOY.view(state, 1)
    again = codec.decode_view(TOY, codec.encode(view))
    assert codec.encode(again) == codec.encode(view)


def test_unknowns_are_counted() -> None:
    state = TOY.start(2, {}, 1)
    assert unknowns(state) == 0
    assert unknowns(TOY.view(state, 0)) == len(state.deck) + 3


def test_a_view_hides_hands_deck_generator_and_answers() -> None:
    state = next(s for s in walk(3, 1) if s.stack and isinstance(s.stack[-1], Duel) and s.stack[-1].answers)
    top = state.stack[-1]
    assert isinstance(top, Duel)
    (seat,) = map(int, top.answers)
    other = (seat + 1) % 3
    view = TOY.view(state, other)
    assert view.rng == 0
    assert view.stack == [*state.stack[:-1], Duel({str(seat): UNKNOWN})]
    raw = codec.encode(view)
    hidden = [*state.players[seat].hand, *state.deck]
    assert [card for card in hidden if f'"{card}"'.encode() in raw] == []
    assert view.players[other] == state.players[other]
