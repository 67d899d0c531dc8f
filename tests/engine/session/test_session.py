"""One table: views, undo and redo, what stops them, and coming back to a game."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from game.engine import codec
from game.engine.model import UNKNOWN, Choice, Choices, IllegalAction, Option, Seat, Step
from game.engine.session import record, record_writer
from game.engine.session.record import SeatSetup
from game.engine.session.session import Session
from game.engine.title import BadTable
from tests import toy
from tests.expect import expect
from tests.toy import TOY, Draw, End, Gather, Roll, Toy, ToyState

GATHER = Gather(1)
DRAW = Draw()
ROLL = Roll()
END = End()
OPEN: list[Session] = []
"""Every table of the tests, so that a record can be let go."""


def setup(count: int = 2) -> list[SeatSetup]:
    return [SeatSetup(f"P{n}", "red") for n in range(count)]


def table(path: Path | None = None, count: int = 2, practice: bool = False, length: str = "long") -> Session:
    session = Session.new(TOY, setup(count), {"length": length}, 5, path, practice)
    OPEN.append(session)
    return session


def reopened(path: Path, title: Toy = TOY) -> Session:
    """Come back to a record whose program was ended without a word."""
    for session in OPEN:
        if session.path == path and session.writer:
            session.writer.close()
    session = Session.resume(title, record_writer.take(path))
    OPEN.append(session)
    return session


def full(session: Session) -> bytes:
    """The whole position, hidden things included."""
    return codec.encode(session.state)


def random_game(session: Session, moves: int, seed: int = 1) -> None:
    """So many random moves, now and then an undo."""
    chance = random.Random(seed)
    for _ in range(moves):
        if session.over:
            return
        seat = chance.choice(session.waiting_for())
        if chance.random() < 0.2:
            session.undo(seat)
        else:
            session.submit(seat, chance.choice(session.legal(seat)).action)


# ---------------------------------------------------------------------- views and log


def test_a_seat_gets_its_view() -> None:
    session = table()
    view = session.view(1)
    assert isinstance(view, ToyState)
    assert view.players[0].hand == (UNKNOWN,) * 3
    assert UNKNOWN not in view.players[1].hand


def test_the_log_shows_a_seat_what_it_may_know() -> None:
    session = table()
    session.submit(0, DRAW)
    assert [event.verb for _, _, event in session.log(0)] == ["drew", "drew-one"]
    assert [event.verb for _, _, event in session.log(1)] == ["drew-one"]


def test_choices_belong_to_the_seats_that_are_asked() -> None:
    session = table()
    assert session.waiting_for() == (0,)
    assert session.choices(1) == []
    assert session.legal(1) == []
    assert session.question(1) is None
    assert session.question(0) is not None
    assert session.acting() == 0


def test_an_illegal_action_changes_nothing(tmp_path: Path) -> None:
    session = table(tmp_path / "a.jsonl")
    before, file = full(session), (tmp_path / "a.jsonl").read_bytes()
    with pytest.raises(IllegalAction):
        session.submit(1, END)
    assert (full(session), session.moments) == (before, [])
    assert (tmp_path / "a.jsonl").read_bytes() == file


def test_scores_stand_at_any_time() -> None:
    session = table()
    session.submit(0, Gather(3))
    assert session.scores().totals == (3, 0)
    assert session.scores().winners == (0,)


# ---------------------------------------------------------------------- undo and redo


def test_undo_and_redo_come_back_to_the_same_position() -> None:
    session = table()
    start = full(session)
    session.submit(0, GATHER)
    after = full(session)
    assert session.undo(0)
    assert full(session) == start
    assert session.redo_next() == (0, GATHER)
    assert session.redo()
    assert full(session) == after
    assert not session.redo()


def test_what_one_gesture_did_is_taken_back_and_made_again_as_one() -> None:
    session = table()
    session.submit(0, END)
    before = full(session)
    session.submit(1, GATHER)
    session.submit(1, Gather(2), follows=True)
    after = full(session)
    assert session.undo(1)
    assert full(session) == before
    assert session.redo()
    assert full(session) == after
    assert session.undo(1)
    assert [m.action for m in session.moments] == [END]


def test_undo_of_a_gesture_stops_at_what_it_revealed() -> None:
    session = table()
    session.submit(0, DRAW)
    session.submit(0, END, follows=True)
    after = full(session)
    assert session.undo(0)
    assert [m.action for m in session.moments] == [DRAW]
    assert not session.undo(0)
    assert session.redo()
    assert full(session) == after


def test_practice_takes_a_gesture_back_from_behind_the_moves_of_others() -> None:
    session = table(practice=True)
    session.submit(0, GATHER)
    session.submit(0, END, follows=True)
    session.submit(1, DRAW)
    assert session.undo(0)
    assert session.moments == []


def test_a_new_choice_forgets_what_could_be_redone() -> None:
    session = table()
    session.submit(0, GATHER)
    session.undo(0)
    session.submit(0, Gather(2))
    assert session.redo_next() is None


def test_nothing_to_undo_at_the_start() -> None:
    session = table()
    assert session.undo_policy.stop(0) == "undo-stops-start"
    assert not session.undo(0)
    assert not session.undo_turn(0)


def test_undo_stops_at_a_roll() -> None:
    session = table()
    session.submit(0, ROLL)
    before = full(session)
    assert session.undo_policy.stop(0) == "undo-stops-roll"
    assert not session.undo(0)
    assert full(session) == before


def test_undo_stops_at_a_reveal() -> None:
    session = table()
    session.submit(0, DRAW)
    assert session.undo_policy.stop(0) == "undo-stops-reveal"
    assert not session.undo(0)


def test_undo_stops_where_one_card_is_hidden_and_another_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    def swap(state: ToyState, seat: Seat) -> None:
        first, *rest = state.players[seat].hand
        state.change(seat, hand=(*rest, state.deck.pop()))
        state.deck.insert(0, first)

    session = table()
    session.submit(0, DRAW)
    monkeypatch.setattr(toy, "_draw", swap)
    session.submit(0, DRAW)
    assert session.undo_policy.stop(0) == "undo-stops-reveal"


class Show(Step[ToyState], frozen=True):
    """A card that is shown to all while it lies in the deck."""

    card: str

    def ask(self, state: ToyState) -> dict[Seat, Choices]:
        return {0: [Choice(Option(END))]}


def test_undo_stops_where_a_pending_choice_names_a_hidden_card(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(toy, "_draw", lambda state, seat: state.push(Show(state.deck[-1])))
    session = table()
    session.submit(0, DRAW)
    assert session.undo_policy.stop(0) == "undo-stops-reveal"


def test_undo_stops_at_another_seats_choice() -> None:
    session = table()
    session.submit(0, END)
    assert session.undo_policy.stop(1) == "undo-stops-other-seat"
    assert not session.undo(1)
    assert session.undo_policy.stop(0) is None


def test_a_sealed_choice_stands_before_it_is_shown_and_after() -> None:
    session = table()
    session.submit(0, END)
    session.submit(1, END)
    assert session.undo_policy.would_stop(0, session.legal(0)[0].action) == "undo-stops-sealed"
    session.submit(0, session.legal(0)[0].action)
    assert session.undo_policy.stop(0) == "undo-stops-sealed"
    assert not session.undo(0)
    session.submit(1, session.legal(1)[0].action)
    assert session.undo_policy.stop(1) == "undo-stops-reveal"


def test_a_sealed_choice_that_came_out_stands_whatever_was_hidden_meanwhile(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(toy.Duel, "run", lambda step, state: state.deck.insert(0, state.discard.pop()))
    session = table()
    state = expect(session.state, ToyState)
    state.discard.append(state.deck.pop(0))
    session.submit(0, END)
    session.submit(1, END)
    for seat in (0, 1):
        session.submit(seat, session.legal(seat)[0].action)
    assert session.undo_policy.stop(1) == "undo-stops-reveal"


def test_the_end_of_a_game_stands(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(toy.NextTurn, "run", lambda step, state: None)
    session = table()
    assert session.undo_policy.would_stop(0, END) == "undo-stops-end"
    session.submit(0, END)
    assert session.over
    assert session.undo_policy.stop(0) == "undo-stops-end"
    assert not session.undo(0)
    assert not session.undo_turn(0)
    assert not session.undo_to(0, 0)


def put_down(state: ToyState, seat: Seat) -> None:
    """Play a card of one's own, face up."""
    card, *rest = state.players[seat].hand
    state.change(seat, hand=tuple(rest))
    state.discard.append(card)


def test_a_card_of_ones_own_can_be_taken_back_until_another_looks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(toy, "_draw", put_down)
    session = table(count=3)
    session.undo_policy.look(1)
    session.submit(0, DRAW)
    session.undo_policy.look(0)
    assert session.undo_policy.stop(0) is None
    session.undo_policy.look(1)
    assert session.undo_policy.stop(0) == "undo-stops-seen"
    assert not session.undo(0)


def test_what_showed_nothing_can_be_taken_back_when_another_has_looked() -> None:
    session = table()
    session.submit(0, GATHER)
    session.undo_policy.look(1)
    assert session.undo_policy.stop(0) is None
    assert session.undo(0)


def test_who_looked_before_a_choice_was_made_anew_has_not_seen_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(toy, "_draw", put_down)
    session = table()
    session.submit(0, GATHER)
    session.undo_policy.look(1)
    session.undo(0)
    session.submit(0, DRAW)
    assert session.undo_policy.stop(0) is None
    assert session.undo(0)


def test_practice_undoes_everything_also_what_others_did() -> None:
    session = table(practice=True)
    start = full(session)
    session.submit(0, ROLL)
    session.submit(0, END)
    session.submit(1, DRAW)
    assert session.undo(0)
    assert [m.action for m in session.moments] == [ROLL]
    assert session.undo(0)
    assert full(session) == start
    for _ in range(3):
        assert session.redo()
    assert [m.action for m in session.moments] == [ROLL, END, DRAW]


def test_practice_is_written_in_the_record(tmp_path: Path) -> None:
    table(tmp_path / "a.jsonl", practice=True)
    assert record.read(tmp_path / "a.jsonl").header.practice


def test_undo_turn_goes_back_to_the_turns_beginning() -> None:
    session = table()
    session.submit(0, END)
    start = full(session)
    session.submit(1, GATHER)
    assert session.undo_turn(1)
    assert full(session) == start
    assert not session.undo_turn(1)


def test_undo_turn_takes_back_a_turn_that_was_ended() -> None:
    session = table()
    start = full(session)
    session.submit(0, GATHER)
    session.submit(0, END)
    assert session.turn == 2
    assert session.undo_turn(0)
    assert full(session) == start


def test_undo_turn_at_a_practice_table_takes_back_what_others_did_since() -> None:
    session = table(count=3, practice=True)
    session.submit(0, END)
    start = full(session)
    session.submit(1, ROLL)
    session.submit(1, END)
    session.submit(2, GATHER)
    assert session.undo_turn(1)
    assert full(session) == start


def test_undo_turn_goes_as_far_as_it_may() -> None:
    session = table()
    session.submit(0, ROLL)
    assert not session.undo_turn(0)
    session = table()
    session.submit(0, GATHER)
    session.submit(0, GATHER)
    assert session.undo_to(0, 0)
    assert session.moments == []


def test_undo_to_a_move_stops_where_undo_stops() -> None:
    session = table()
    session.submit(0, ROLL)
    session.submit(0, END)
    assert session.undo_to(0, 0)
    assert [m.action for m in session.moments] == [ROLL]
    assert not session.undo_to(0, 0)


@pytest.mark.parametrize(
    ("count", "options", "words"),
    [
        (1, {}, "toy is for 2 to 4 players, not 1"),
        (5, {}, "toy is for 2 to 4 players, not 5"),
        (2, {"speed": "on"}, 'toy has no option "speed"; it has length, open'),
        (2, {"length": "huge"}, 'toy: the option length must be short, long, not "huge"'),
    ],
)
def test_a_wrong_table_is_refused(count: int, options: dict[str, str], words: str) -> None:
    with pytest.raises(BadTable, match=f"^{words}"):
        Session.new(TOY, setup(count), options, 1)


def test_options_are_filled_up_as_usual() -> None:
    assert Session.new(TOY, setup(), {}, 1).header.options == {"length": "short", "open": "off"}
