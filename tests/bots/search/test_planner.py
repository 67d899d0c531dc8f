"""Bots with a level: whole turns as lines, the same worlds for all of them, a plan that is kept."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from msgspec.structs import replace

from game.bots.search.levels import LEVELS
from game.bots.search.lines import Stop, Thinker
from game.bots.search.planner import DEFAULT_TRIAL_COST, Planner
from game.bots.search.trials import Result, Trial
from game.engine import flow, rng
from game.engine.model import Action, Seat, State
from tests.toy import HAND, PACKAGE, TOY, End, Gather, ToyEvaluation, ToyState

ALL = pytest.mark.parametrize("name", sorted(LEVELS))


def test_the_best_line_of_a_turn_comes_first() -> None:
    state = TOY.start(2, {}, 4)
    lines = Thinker(TOY, ToyEvaluation()).lines(state, 0, flow.legal(state)[0], width=8)
    assert [line.value for line in lines] == sorted((line.value for line in lines), reverse=True)
    assert all(line.over and (line.state.turn != state.turn or line.known is not None) for line in lines)


@pytest.mark.parametrize("name", ["normal", "hard"])
def test_a_level_orders_the_lines_it_compares_by_what_they_come_to(name: str) -> None:
    state, level = TOY.start(3, {}, 4), LEVELS[name]
    view, options, orders = TOY.view(state, 0), flow.legal(state)[0], list[list[tuple[Action, ...]]]()
    for better in (0.0, 100.0):

        def play(_view: State, trials: Sequence[Trial], _stop: Stop, better: float = better) -> list[Result]:
            return [Result(place * better, 1) for place, _ in enumerate(trials)]

        bot = Planner(PACKAGE, level)
        bot.play = play
        orders.append([candidate.actions for candidate in bot.judge(view, 0, options, 7)[0]])
    by_looks, by_play = orders
    assert 1 < len(by_looks) <= level.candidates
    assert by_play == by_looks[::-1], "each came to 100 more than the one that looks better"


def test_easy_plays_the_line_that_looks_best() -> None:
    state = TOY.start(3, {}, 4)
    bot = Planner(PACKAGE, replace(LEVELS["easy"], blind_share=0.0))
    (found,), _ = bot.judge(TOY.view(state, 0), 0, options := flow.legal(state)[0], 7)
    world = TOY.guess(TOY.view(state, 0), 0, rng.mix(7))
    best, *_ = Thinker(TOY, ToyEvaluation()).lines(world, 0, options, LEVELS["easy"].width)
    assert (found.actions, found.value) == (best.actions, best.value)


@ALL
def test_a_level_comes_to_an_end_when_it_is_told_to(name: str) -> None:
    state = TOY.start(3, {}, 4)
    view, options = TOY.view(state, 0), flow.legal(state)[0]
    hurried = Planner(PACKAGE, LEVELS[name]).judge(view, 0, options, 7, stop=lambda: True)[0]
    assert hurried[0].action in {option.action for option in options}


def test_what_was_played_before_the_stop_counts() -> None:
    state = TOY.start(3, {}, 4)
    view, options, orders = TOY.view(state, 0), flow.legal(state)[0], []
    for played in ([], [Result(0.0, 1), Result(100.0, 1)]):
        bot = Planner(PACKAGE, LEVELS["hard"])
        bot.by_clock, bot.play = True, lambda *_, played=played: played
        orders.append([candidate.actions for candidate in bot.judge(view, 0, options, 7)[0]])
    by_looks, by_play = orders
    assert by_play[0] == by_looks[1], "the second was played and came to more"


def test_hard_thinks_on_where_many_play_and_normal_must_hurry() -> None:
    normal, hard = (LEVELS[name] for name in ("normal", "hard"))
    assert normal.budget(2) > 2 * normal.budget(4)
    assert hard.budget(2) == hard.budget(4) == hard.budget(7)


@pytest.mark.parametrize("seats", [2, 4])
def test_at_no_table_one_world_alone_decides_for_hard(seats: int) -> None:
    state, worlds = TOY.start(seats, {}, 4), set[int]()
    view, options = TOY.view(state, 0), flow.legal(state)[0]

    def play(_: State, trials: Sequence[Trial], _stop: Stop) -> list[Result]:
        worlds.update(trial.number for trial in trials)
        return [Result(0.0, 9_600 // len(trials)) for _ in trials]

    bot = Planner(PACKAGE, LEVELS["hard"])
    bot.play = play
    bot.choose(view, 0, options, 7)
    assert worlds == {1, 2, 3}, "a world takes 9,600 positions, as long turns of Scythe do"


@pytest.mark.parametrize(("more", "worlds"), [(0, 0), (2 * DEFAULT_TRIAL_COST, 1)])
def test_no_world_is_begun_that_its_positions_do_not_suffice_for(more: int, worlds: int) -> None:
    state, seen = TOY.start(2, {}, 4), list[int]()
    view, options = TOY.view(state, 0), flow.legal(state)[0]
    lines = Thinker(TOY, ToyEvaluation())
    lines.lines(state, 0, options, width=8)
    level = replace(LEVELS["normal"], candidates=2, worlds=1, positions=2 * lines.tried + more)
    bot = Planner(PACKAGE, level)

    def play(_view: State, trials: Sequence[Trial], _stop: Stop) -> list[Result]:
        seen.extend(trial.number for trial in trials)
        return [Result(0.0, 1)] * len(trials)

    bot.play = play
    bot.choose(view, 0, options, 7)
    assert len(set(seen)) == worlds


def test_easy_overlooks_what_others_see() -> None:
    state = TOY.start(2, {}, 4)
    state.deck.clear()
    flow.settle(state)
    view, options = TOY.view(state, 0), [o for o in flow.legal(state)[0] if o.action.verb != "roll"]
    seeing, easy = (
        {Planner(PACKAGE, level).choose(view, 0, options, seed) for seed in range(20)}
        for level in (replace(LEVELS["easy"], blind_share=0.0), LEVELS["easy"])
    )
    assert seeing == {Gather(3)}
    assert Gather(3) in easy and len(easy) > 1


class Turns(ToyEvaluation):
    """The later the better."""

    def evaluate(self, view: ToyState, seat: Seat) -> float:
        return float(view.turn)


@pytest.mark.parametrize(("name", "turns"), [("easy", [1]), ("normal", [2]), ("hard", [2, 4, 6])])
def test_a_level_looks_so_many_turns_ahead_at_a_table_of_two(name: str, turns: list[int]) -> None:
    state = TOY.start(2, {"length": "long"}, 4)
    trial = Trial(0, seed=7, number=1, actions=(), asked=(), known=None)
    assert Planner(PACKAGE, LEVELS[name], (Turns(),)).trial(TOY.view(state, 0), trial).value == (
        state.turn + sum(turns) / len(turns)
    )


class Since(ToyEvaluation):
    """The turns that have passed since the position whose weights count."""

    def __init__(self, turn: int = 0) -> None:
        self._turn = turn

    def with_fixed_phase(self, view: ToyState, seat: Seat) -> Since:
        return Since(view.turn)

    def evaluate(self, view: ToyState, seat: Seat) -> float:
        return float(view.turn - self._turn)

    def terms(self, view: ToyState, seat: Seat) -> dict[str, float]:
        return {"turns": self.evaluate(view, seat)}


@pytest.mark.parametrize(("fixed_phase", "begun"), [(True, 8), (False, 0)])
def test_a_level_with_a_fixed_phase_weighs_all_that_may_come_as_it_stands(
    fixed_phase: bool, begun: int
) -> None:
    state = TOY.start(2, {"length": "long"}, 4)
    state.turn = 8
    view, bot = (
        TOY.view(state, 0),
        Planner(PACKAGE, replace(LEVELS["hard"], fixed_phase=fixed_phase), (Since(),)),
    )
    trial = Trial(0, seed=7, number=1, actions=(), asked=(), known=None)
    assert bot.trial(view, trial).value == 8 - begun + (2 + 4 + 6) / 3
    best, _ = bot.judge(view, 0, flow.legal(state)[0], 7)
    assert best[0].terms == {"turns": 8 - begun + 1}, "as at the end of its turn"


class Patience(ToyEvaluation):
    """Pebbles, and late in the game cards, which bring next to nothing at once."""

    def evaluate(self, view: ToyState, seat: Seat) -> float:
        me = view.players[seat]
        return me.pebbles + (10.0 if view.turn > 5 else 0.1) * len(me.hand)


def test_of_several_ways_to_begin_a_further_turn_the_one_that_comes_to_most_counts() -> None:
    state = TOY.start(2, {"length": "long"}, 4)
    state.pool = 60
    flow.play(state, 0, End())
    trial, view = Trial(1, seed=7, number=1, actions=(), asked=(), known=None), TOY.view(state, 1)
    straight, branching = (
        Planner(PACKAGE, replace(LEVELS["hard"], branches=branches), (Patience(),)).trial(view, trial).value
        for branches in (1, 4)
    )
    assert branching > straight


class Hoard(ToyEvaluation):
    """Pebbles and two further cards, of which one alone is nothing; the other's cards are feared."""

    def __init__(self, may_end: bool) -> None:
        self._may_end = may_end

    def evaluate(self, view: ToyState, seat: Seat) -> float:
        mine, other = (len(view.players[s].hand) >= HAND + 2 for s in (seat, 1 - seat))
        return view.players[seat].pebbles + 20.0 * mine - 100.0 * other

    def may_end(self, view: ToyState, seat: Seat) -> bool:
        return self._may_end and seat == 1


@pytest.mark.parametrize(
    ("name", "may_end", "feared"), [("hard", True, True), ("hard", False, False), ("normal", True, False)]
)
def test_hard_foresees_what_whoever_may_end_the_game_plans(name: str, may_end: bool, feared: bool) -> None:
    state = TOY.start(2, {"length": "long"}, 4)
    trial = Trial(0, seed=7, number=1, actions=(), asked=(), known=None)
    bot = Planner(PACKAGE, replace(LEVELS[name], further=0), (Hoard(may_end),))
    assert (bot.trial(TOY.view(state, 0), trial).value < 0) is feared
