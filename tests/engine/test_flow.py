"""Choosing, refusing and playing."""

from __future__ import annotations

import pytest

from game.engine import codec, flow
from game.engine.model import (
    Action,
    Asked,
    Choices,
    Event,
    IllegalAction,
    Later,
    Seat,
    State,
    Step,
    button,
    choice,
    refuse,
)
from tests.expect import expect
from tests.toy import TOY, Draw, Duel, End, Gather, NextTurn, Show, ToyState, Turn


class Fly(Action, frozen=True):
    """What nobody can."""


def fresh(seats: int = 2, seed: int = 7) -> ToyState:
    return TOY.start(seats, {}, seed)


def play(state: ToyState, *lines: str) -> None:
    """Moves of the seat that is asked, as text."""
    for line in lines:
        flow.play(state, min(flow.choices(state)), TOY.action(line))


def test_legal_leaves_out_what_is_refused() -> None:
    state = fresh()
    state.pool = 2
    flow.settle(state)
    verbs = [str(option.action) for option in flow.legal(state)[0]]
    assert verbs == ["gather 1", "gather 2", "draw", "roll", "end"]


def test_options_name_source_and_target() -> None:
    option = flow.legal(fresh())[0][0]
    assert (option.source, option.target) == ("pebbles:1", "mat")


def candidates(state: ToyState, source: str) -> Choices:
    """What the first seat might do with a thing."""
    return [c for c in flow.choices(state)[0] if c.option.source == source]


def test_refusals_name_code_rule_and_facts() -> None:
    state = fresh()
    state.pool = 2
    flow.settle(state)
    (reason,) = flow.refusals(candidates(state, "pebbles:3"))
    assert (reason.code, reason.rule, reason.facts) == ("too-few-pebbles", "TOY-001", {"pool": 2})


def test_nothing_is_refused_where_one_candidate_is_possible() -> None:
    state = fresh()
    state.pool = 2
    flow.settle(state)
    assert flow.refusals([*candidates(state, "pebbles:3"), *candidates(state, "pebbles:2")]) == []


def test_after_the_end_nothing_is_possible() -> None:
    state = fresh()
    state.stack.clear()
    flow.settle(state)
    assert flow.legal(state) == {}
    with pytest.raises(IllegalAction) as refused:
        flow.play(state, 0, Gather(1))
    assert refused.value.reasons == [flow.NOT_NOW]


@pytest.mark.parametrize(
    ("seat", "action", "code"),
    [
        (0, Gather(3), "too-few-pebbles"),
        (0, Gather(99), "not-now"),
        (0, Fly(), "not-now"),
        (1, End(), "not-your-choice"),
        (9, End(), "not-your-choice"),
    ],
)
def test_an_illegal_action_leaves_the_state_untouched(seat: Seat, action: Action, code: str) -> None:
    state = fresh()
    state.pool = 1
    flow.settle(state)
    before, stack = codec.encode(state), list(state.stack)
    with pytest.raises(IllegalAction) as refused:
        flow.play(state, seat, action)
    assert [r.code for r in refused.value.reasons] == [code]
    assert codec.encode(state) == before
    assert state.stack == stack


def test_play_takes_the_step_off_and_settles_at_the_next_question() -> None:
    state = fresh()
    play(state, "gather 1", "gather 2")
    assert state.stack == [Turn(1)]
    assert state.players[0].pebbles == 3
    assert list(flow.legal(state)) == [1]


def test_push_puts_the_first_named_step_on_top() -> None:
    state = fresh()
    state.stack.clear()
    state.push(Turn(1), NextTurn(1), Duel())
    assert state.stack == [Duel(), NextTurn(1), Turn(1)]


def test_a_secret_choice_asks_every_seat_and_waits_for_all() -> None:
    state = fresh(3)
    play(state, *["end"] * 3)
    assert list(flow.choices(state)) == [0, 1, 2]
    flow.play(state, 1, flow.legal(state)[1][0].action)
    assert list(flow.choices(state)) == [0, 2]
    shown = expect(flow.legal(state)[2][0].action, Show)
    flow.play(state, 2, shown)
    flow.play(state, 0, flow.legal(state)[0][0].action)
    assert shown.card in state.discard
    assert len(state.discard) == 3
    assert state.stack == [Turn(0)]


def test_the_question_is_named_after_the_step() -> None:
    ask = flow.question(fresh(), 0)
    assert ask.code == "turn"
    assert {**ask.facts, "seat": 0, "left": 2} == ask.facts


def test_a_question_says_among_how_many_things_there_is_a_choice() -> None:
    pebbles, deck = 3, 1
    assert flow.question(fresh(), 0).facts["choices"] == pebbles + deck


class Loop(Step[State], frozen=True):
    """Pushes itself for ever."""

    def run(self, state: State) -> None:
        state.push(self)


def test_a_rule_without_end_is_stopped() -> None:
    state = fresh()
    state.push(Loop())
    with pytest.raises(RuntimeError, match="Loop"):
        flow.settle(state)


class Silent(Step[State], frozen=True):
    """Has forgotten what to do."""


def test_a_step_that_neither_asks_nor_runs_is_named() -> None:
    state = fresh()
    state.push(Silent())
    with pytest.raises(NotImplementedError, match="Silent"):
        flow.settle(state)


def test_events_are_told_only_to_a_listener() -> None:
    state = fresh()
    play(state, "draw")
    assert state.events is None
    heard: list[Event] = []
    state.events = heard
    play(state, "draw")
    assert [(e.verb, e.seen_by) for e in heard] == [("drew", frozenset({0})), ("drew-one", None)]


class Counting(Turn, frozen=True):
    """A turn whose question asks for the same figure twice, and whose action asks again."""

    def ask(self, state: ToyState) -> dict[Seat, Choices]:
        assert state.memo(pebbles) == state.memo(pebbles)
        return super().ask(state)

    def take(self, state: ToyState, seat: Seat, action: Action) -> None:
        state.pool -= 1
        state.push(Counting(seat, state.memo(pebbles)))


counted: list[int] = []


def pebbles(state: ToyState) -> int:
    counted.append(state.pool)
    return state.pool


def test_what_follows_from_a_position_is_worked_out_once_a_question_and_anew_after_a_change() -> None:
    state = fresh()
    counted.clear()
    before = state.pool
    state.stack[-1] = Counting(0, 3)
    flow.settle(state)
    assert counted == [before]
    flow.play(state, 0, End())
    assert counted == [before, before - 1, before - 1]
    assert state.copy().memos is None


class Considered(Step[ToyState], frozen=True):
    """A question that needs the same figure to know whether it asks, and again for its list."""

    def ask(self, state: ToyState) -> Asked:
        return Later(0, self._listed) if state.memo(pebbles) else {}

    def take(self, state: ToyState, seat: Seat, action: Action) -> None:
        state.pool -= 1
        state.push(self)

    def _listed(self, state: ToyState) -> Choices:
        return Turn(0).ask(state)[0] if state.memo(pebbles) else []


def test_what_was_worked_out_to_ask_is_not_worked_out_again_to_list_the_candidates() -> None:
    state = fresh()
    counted.clear()
    state.stack[-1] = Considered()
    flow.settle(state)
    copy = state.copy()
    assert flow.legal(state) == flow.legal(copy)
    assert counted == [state.pool]
    flow.play(copy, 0, flow.legal(copy)[0][0].action)
    assert flow.legal(copy)
    assert counted == [state.pool, copy.pool]


class Unhurried(Step[ToyState], frozen=True):
    """The question of a turn, whose candidates are listed once somebody wants them."""

    def ask(self, state: ToyState) -> Asked:
        return Later(0, self._listed)

    def _listed(self, state: ToyState) -> Choices:
        counted.append(state.pool)
        return Turn(0).ask(state)[0]


def test_candidates_are_listed_once_somebody_wants_them_for_each_position_by_itself() -> None:
    state = fresh()
    counted.clear()
    state.stack[-1] = Unhurried()
    flow.settle(state)
    assert (list(flow.choosers(state)), counted) == ([0], [])
    copy = state.copy()
    copy.pool = 1
    assert flow.legal(state) == flow.legal(fresh())
    assert [str(o.action) for o in flow.legal(copy)[0]] == ["gather 1", "draw", "roll", "end"]
    assert flow.choices(state) is flow.choices(state)
    assert counted == [state.pool, 1]


class Choosy(Step[ToyState], frozen=True):
    """A question with candidates that are refused in any case."""

    def ask(self, state: ToyState) -> Asked:
        return Later(0, lambda _: [button(End())], self._all)

    def _all(self, state: ToyState) -> Choices:
        counted.append(state.pool)
        return [choice(Draw(), reason=refuse("empty", "T-1")), button(End())]


def test_candidates_that_are_refused_in_any_case_are_listed_for_those_who_want_the_reasons() -> None:
    state = fresh()
    counted.clear()
    state.stack[-1] = Choosy()
    flow.settle(state)
    assert ([str(o.action) for o in flow.legal(state)[0]], counted) == (["end"], [])
    with pytest.raises(IllegalAction, match="empty"):
        flow.play(state, 0, Draw())
    assert [str(c.option.action) for c in flow.choices(state)[0]] == ["draw", "end"]
    assert flow.choices(state) is flow.choices(state)
