"""A record that is looked at: forward and back, through whose eyes, and by other rules."""

from __future__ import annotations

import random

import pytest
from msgspec.structs import replace

from game.engine import codec, rng
from game.engine.model import ALL_SEEING
from game.engine.session.record import History, SeatSetup
from game.engine.session.replay import Replay, Unfit
from game.engine.session.session import WATCHER, Session
from game.engine.title import Title
from tests import games
from tests.toy import TOY, Roll


def played(*kinds: str, moves: int = 99, length: str = "short", title: Title = TOY) -> Session:
    """A random game of so many moves."""
    seats = [SeatSetup(f"P{n}", "red", kind) for n, kind in enumerate(kinds)]
    session = Session.new(title, seats, {"length": length}, 3)
    chance = random.Random(1)
    while session.made < moves and (asked := session.waiting_for()):
        session.submit(asked[0], chance.choice(session.legal(asked[0])).action)
    return session


def replay(session: Session, title: Title = TOY) -> Replay:
    return Replay(title, session.header, session.history.recorded())


def positions(session: Session) -> list[bytes]:
    return [codec.encode(made.before) for made in session.moments] + [codec.encode(session.state)]


def here(shown: Replay) -> bytes:
    return codec.encode(shown.state)


def test_it_goes_through_all_positions_of_the_game_and_no_further() -> None:
    session = played("human", "human", "random", length="long")
    shown = replay(session)
    for position in positions(session)[:-1]:
        assert here(shown) == position
        assert shown.forward()
    assert shown.over
    assert not shown.forward()
    assert shown.mover is None


def test_it_cannot_be_played() -> None:
    shown = replay(played("human", "human"))
    changing = {"submit", "undo", "undo_to", "undo_turn", "redo", "save_again"}
    assert changing <= {*dir(Session)}
    assert not changing & {*dir(shown)}


@pytest.mark.parametrize("order", [(7, 0, 99, 3), (25, 24, 26, 1, 30), (-5, 12, 11, 10, 0, 13)])
def test_it_goes_to_any_position(order: tuple[int, ...]) -> None:
    session = played("human", "human", "human", "human", length="long")
    shown, known = replay(session), positions(session)
    for number in order:
        shown.go_to(number)
        assert shown.made == min(max(0, number), session.made)
        assert here(shown) == known[shown.made]
        assert [m.action for m in shown.moments] == [
            m.action for m in session.moments[shown.first : shown.made]
        ]


def test_turns_are_gone_through_from_beginning_to_beginning() -> None:
    session = played("human", "human", length="long")
    turns = [made.before.turn for made in session.moments] + [session.turn]
    begins = [turns.index(turn) for turn in sorted({*turns})]
    shown, forward, back = replay(session), [0], list[int]()
    assert [turn for _, turn in shown.outline()] == turns
    while shown.made < begins[-1]:
        shown.next_turn()
        forward.append(shown.made)
    assert forward == begins
    shown.go_to(session.made)
    while shown.made:
        shown.previous_turn()
        back.append(shown.made)
    assert back[::-1] == [begin for begin in begins if begin < session.made]


@pytest.mark.parametrize(
    ("kinds", "moves", "sides"),
    [
        (("human", "human"), 5, (WATCHER,)),
        (("human", "random", "easy"), 5, (WATCHER, 0)),
        (("random", "human"), 5, (WATCHER, 1)),
        (("random", "easy"), 5, (WATCHER, 0, 1)),
        (("human", "random"), 99, (ALL_SEEING, WATCHER, 0, 1)),
    ],
)
def test_a_game_that_goes_on_keeps_the_secrets_of_others(
    kinds: tuple[str, ...], moves: int, sides: tuple[int, ...]
) -> None:
    assert replay(played(*kinds, moves=moves)).sides == sides


def test_openly_nothing_is_hidden_and_only_after_the_end() -> None:
    shown = replay(played("human", "human"))
    shown.go_to(11)
    assert games.unknowns(shown.view(ALL_SEEING)) == 0 < games.unknowns(shown.view(0))
    drew = [event for _, _, event in shown.log(ALL_SEEING) if event.verb == "drew"]
    assert len(drew) > len([event for _, _, event in shown.log(WATCHER) if event.verb == "drew"])
    with pytest.raises(RuntimeError, match="openly"):
        replay(played("human", "human", moves=5)).view(ALL_SEEING)


def test_to_look_at_a_game_changes_nothing_of_it() -> None:
    session = played("human", "human")
    history = session.history.recorded()
    moves, snapshots = [*history.moves], {**history.snapshots}
    shown = Replay(TOY, session.header, history)
    shown.go_to(8)
    shown.go_to(3)
    shown.forward()
    assert (history.moves, history.snapshots) == (moves, snapshots)
    assert shown.history.recorded().moves == moves[: shown.made]


def test_what_was_played_by_other_rules_is_left_out_and_said(monkeypatch: pytest.MonkeyPatch) -> None:
    session = played("human", "human", "human", "human", length="long")
    rolls = [
        n for n, (_, text) in enumerate(session.history.recorded().moves, start=1) if text == str(Roll())
    ]
    monkeypatch.setattr(rng, "randrange", lambda state, sides: 0)
    shown = replay(session)
    while shown.forward():
        pass
    assert shown.made > rolls[0]
    assert here(shown) == codec.encode(codec.decode(TOY, session.history.recorded().snapshots[shown.made]))
    assert [note.code for note in shown.take_notes()] == ["replay-gap"]


def test_a_position_that_is_shown_is_one_that_was(monkeypatch: pytest.MonkeyPatch) -> None:
    session = played("human", "human", "human", "human", length="long")
    known = positions(session)
    monkeypatch.setattr(rng, "randrange", lambda state, sides: 0)
    shown = Replay(TOY, replace(session.header, program="0.1.0"), session.history.recorded())
    for number in (*range(session.made), 3, 17, 8):
        shown.go_to(number)
        assert shown.made >= number
        assert here(shown) == known[shown.made]


def test_where_the_rest_leads_nowhere_the_replay_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    session = played("human", "human", moves=12)
    history = session.history.recorded()
    broken = History([*history.moves[:8], (0, "fly away"), *history.moves[9:]], {0: history.snapshots[0]})
    shown = Replay(TOY, session.header, broken)
    shown.go_to(12)
    assert (shown.made, shown.length, shown.mover) == (8, 8, None)
    assert here(shown) == positions(session)[8]
    assert [(note.code, note.facts["first"]) for note in shown.take_notes()] == [("replay-rest", 9)]
    far = Replay(TOY, replace(session.header, program="0.1.0"), broken)
    monkeypatch.setattr("game.engine.session.replay.STEP_BY_STEP_MOVES", 0)
    far.go_to(12)
    assert far.length == far.made < 9


def test_where_no_position_fits_nothing_is_shown() -> None:
    session = played("human", "human", moves=2)
    header = replace(session.header, placed=True)
    with pytest.raises(Unfit):
        Replay(TOY, header, History([(0, "end")], {0: b'{"title":"other"}'}))
