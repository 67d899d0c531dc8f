"""What must hold for every title that is registered, and for the toy. `python -m tests.long` plays more."""

from __future__ import annotations

import random
from collections.abc import Sequence
from pathlib import Path

import pytest

from game.engine import codec, flow
from game.engine.model import Event, State
from game.engine.session import record_writer
from game.engine.session.session import Session
from game.engine.title import Title
from game.packages import registry
from game.presentation.messages import Messages
from tests import games

GAMES = 2
"""Random games of each title with each number of seats."""
SAMPLED = 1
"""Games of which every decision is looked at from all sides."""
GUESSED_EVERY = 10
"""Decisions between two at which every seat's view is guessed from; `python -m tests.long` does it at all."""

TABLES = [pytest.param(title, seats, id=f"{title.id}-{seats}") for title, seats in games.tables()]
TITLES = [pytest.param(title, id=title.id) for title in games.titles()]
table = pytest.mark.parametrize(("title", "seats"), TABLES)


@table
@pytest.mark.parametrize("seed", range(GAMES))
def test_random_games_end_with_everything_in_its_place(title: Title, seats: int, seed: int) -> None:
    for state in games.random_game(title, seats, seed):
        games.check_decision(title, state)
    assert not state.stack
    scores = title.scores(state)
    assert scores.winners or title.all_can_lose
    assert len(scores.totals) == seats
    for seat, total in enumerate(scores.totals):
        assert sum(source.points[seat] for source in scores.sources) == total


@table
@pytest.mark.parametrize("seed", range(100, 100 + SAMPLED))
def test_copies_are_equal_and_earlier_ones_unchanged(title: Title, seats: int, seed: int) -> None:
    copies, digests = [], []
    for state in games.random_game(title, seats, seed):
        games.check_copy(state)
        copies.append(state.copy())
        digests.append(codec.digest(state))
    assert [codec.digest(copy) for copy in copies] == digests


@table
def test_the_text_of_an_action_is_read_back_as_the_same_action(title: Title, seats: int) -> None:
    for state in games.random_game(title, seats, 700):
        for choices in flow.choices(state).values():
            for action in {choice.option.action for choice in choices}:
                assert title.action(str(action)) == action


@table
@pytest.mark.parametrize("seed", range(200, 200 + SAMPLED))
def test_saved_and_loaded_is_equal_at_every_decision(title: Title, seats: int, seed: int) -> None:
    for state in games.random_game(title, seats, seed):
        games.check_saved(title, state)
        games.check_unwritten(title, state, 0)


@table
@pytest.mark.parametrize("seed", range(300, 300 + SAMPLED))
def test_a_view_depends_only_on_what_the_seat_may_know(title: Title, seats: int, seed: int) -> None:
    for number, state in enumerate(games.random_game(title, seats, seed)):
        if number % GUESSED_EVERY == seed % GUESSED_EVERY:
            games.check_secrets(title, state, number)


@table
def test_guesses_differ_and_are_repeatable(title: Title, seats: int) -> None:
    if seats == 1:
        seats = max(title.seats)
    state = title.start(seats, {}, 1)
    view = title.view(state, 0)
    guesses = [codec.encode(title.guess(view, 0, seed)) for seed in (1, 2, 1)]
    assert guesses[0] == guesses[2] != guesses[1]


@table
@pytest.mark.parametrize("seed", range(400, 400 + SAMPLED))
def test_undo_and_redo_are_equal_at_every_decision(title: Title, seats: int, seed: int) -> None:
    chance = random.Random(seed)
    session = games.session(title, seats, seed)
    while not session.over:
        before = codec.encode(session.state)
        seat = chance.choice(session.waiting_for())
        session.submit(seat, games.drawn(chance, session.legal(seat)))
        after = codec.encode(session.state)
        if session.undo(seat):
            assert codec.encode(session.state) == before
            assert session.redo()
            assert codec.encode(session.state) == after


@table
@pytest.mark.parametrize("seed", range(500, 500 + SAMPLED))
def test_a_replay_is_equal_at_every_decision(title: Title, seats: int, seed: int, tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    session = games.session(title, seats, seed, path)
    chance = random.Random(seed)
    while not session.over:
        seat = chance.choice(session.waiting_for())
        session.submit(seat, games.drawn(chance, session.legal(seat)))
    session.close()
    again = Session.resume(title, record_writer.take(path))
    assert again.take_notes() == []
    while again.look_back():
        pass
    for one, two in zip(again.moments, session.moments, strict=True):
        assert codec.encode(one.before) == codec.encode(two.before)
    assert [m.events for m in again.moments] == [m.events for m in session.moments]
    assert codec.encode(again.state) == codec.encode(session.state)


@table
def test_no_seat_is_told_what_was_and_stays_hidden_from_it(title: Title, seats: int) -> None:
    session = games.session(title, seats, 1)
    chance = random.Random(1)
    while not session.over:
        actor = chance.choice(session.waiting_for())
        session.submit(actor, games.drawn(chance, session.legal(actor)))
        (moment,) = session.since(session.made - 1)
        for seat in range(seats):
            leaked = _hidden(title, session.state, seat, _told(seat, moment.events))
            leaked = _hidden(title, moment.before, seat, leaked)
            assert not leaked, f"seat {seat} was told {leaked} by {moment.action}"


def _told(seat: int, events: Sequence[Event]) -> set[str]:
    """Ids of cards and the like that a seat hears of."""
    told = {str(f) for e in events if _heard(seat, e) for f in e.facts.values()}
    return {word for word in told if "." in word}


def _heard(seat: int, event: Event) -> bool:
    return event.seen_by is None or seat in event.seen_by


def _hidden(title: Title, state: State, seat: int, ids: set[str]) -> set[str]:
    """Those of the ids that are in the full position and not in the seat's view."""
    if not ids:
        return ids
    unseen = _missing(ids, codec.encode(title.view(state, seat)))
    return unseen - _missing(unseen, codec.encode(state)) if unseen else unseen


def _missing(ids: set[str], raw: bytes) -> set[str]:
    return {word for word in ids if f'"{word}"'.encode() not in raw}


@pytest.mark.parametrize("title", TITLES)
def test_the_same_seed_gives_the_same_game_and_another_another(title: Title) -> None:
    seats = max(title.seats)
    one, two, three = (codec.encode(title.start(seats, {}, seed)) for seed in (1, 1, 2))
    assert one == two != three


@pytest.mark.parametrize("title", TITLES)
def test_sources_of_points_and_options_have_ids_of_their_own(title: Title) -> None:
    scores = title.scores(title.start(max(title.seats), {}, 1))
    for ids in ([s.id for s in scores.sources], [o.id for o in title.options]):
        assert len(set(ids)) == len(ids)
    for option in title.options:
        assert option.default in option.choices


@table
def test_every_seat_that_is_asked_is_told_what(title: Title, seats: int) -> None:
    """Every question of a title that has words is in them."""
    positions = games.random_game(title, seats, 600)
    codes = {flow.question(state, seat).code for state in positions for seat in flow.choices(state)}
    assert codes, "a random game asks at least one question"
    if title.id in registry.names():
        messages = Messages()
        assert [code for code in sorted(codes) if not messages.has(f"{title.id}-ask-{code}")] == []


@pytest.mark.parametrize("title", [t for t in TITLES if t.id in registry.names()])
def test_what_a_seat_plays_has_a_name(title: Title) -> None:
    words = Messages()
    *_, end = games.random_game(title, max(title.seats), 1)
    played = {title.played(end, seat) for seat in range(max(title.seats))} - {None}
    needed = {*played, "side", "sides"} if played else set()  # a title need not have anything to play
    assert [message for message in needed if not words.has(f"{title.id}-{message}")] == []
