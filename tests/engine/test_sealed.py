"""Choices that several seats make in secret and that are opened together."""

from __future__ import annotations

from game.engine import flow
from game.engine.model import Action, Choices, Seat, choice
from game.engine.sealed import HIDDEN, Answer, SealedChoice
from tests.toy import TOY, ToyState


class Name(Action, frozen=True):
    """Bid so much."""

    price: str


class Confirm(Action, frozen=True):
    """Stay with the bid."""


class Bid(SealedChoice[ToyState], frozen=True, kw_only=True):
    """Bid 1 or 2, then confirm; a seat without pebbles has nothing to bid."""

    def candidates(self, state: ToyState, seat: Seat, answer: Answer) -> Choices:
        if not state.players[seat].pebbles:
            return []
        return [choice(Confirm())] if answer else [choice(Name("1")), choice(Name("2"))]

    def answered(self, answer: Answer, action: Action) -> tuple[Answer, bool]:
        return ((action.price,), False) if isinstance(action, Name) else (answer, True)

    def reveal(self, state: ToyState, answers: dict[Seat, Answer]) -> None:
        state.emit("opened", told=str(sorted(answers.items())))

    def likely(self, state: ToyState, seat: Seat) -> Answer:
        return ("1",)


def bidding() -> ToyState:
    """Seats 2 and 0 bid; seat 1 has nothing to bid with."""
    state = TOY.start(3, {}, 1)
    for seat, pebbles in enumerate((3, 0, 3)):
        state.change(seat, pebbles=pebbles)
    state.stack[:] = [Bid(choosers=(2, 1, 0))]
    state.events = []
    flow.settle(state)
    return state


def test_all_that_can_choose_are_asked_until_they_have_confirmed() -> None:
    state = bidding()
    assert [*flow.choices(state)] == [2, 0]
    flow.play(state, 0, Name("2"))
    assert [str(o.action) for o in flow.legal(state)[0]] == ["confirm"]
    flow.play(state, 0, Confirm())
    assert [*flow.choices(state)] == [2]


def test_nobody_else_sees_an_answer_nor_whether_there_is_one() -> None:
    state = bidding()
    before = state.stack[-1].seen_by(2)
    flow.play(state, 0, Name("2"))
    assert state.stack[-1].seen_by(2) == before
    assert state.stack[-1].seen_by(0) == Bid(choosers=(2, 1, 0), answers=(HIDDEN, HIDDEN, ("2",)))


def test_what_a_view_hides_is_guessed_where_it_is_sealed_and_begun_anew_where_it_is_open() -> None:
    state = bidding()
    for seat in (0, 2):
        flow.play(state, seat, Name("2"))
    flow.play(state, 0, Confirm())
    guessed = state.stack[-1].seen_by(1).guessed(state, 1)
    assert guessed == Bid(choosers=(2, 1, 0), answers=((), (), ("1",)), sealed=(0,))


def test_the_answers_come_out_together_and_only_confirming_seals() -> None:
    state = bidding()
    assert [state.stack[-1].seals(action) for action in (Name("1"), Confirm())] == [False, True]
    for seat, bid in ((2, "1"), (0, "2")):
        flow.play(state, seat, Name(bid))
        assert state.events == []
        flow.play(state, seat, Confirm())
    assert state.events is not None
    assert [e.facts["told"] for e in state.events] == ["[(0, ('2',)), (1, ()), (2, ('1',))]"]
