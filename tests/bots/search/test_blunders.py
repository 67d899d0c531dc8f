"""The blunders of a line: they count up to its end, and decide between lines that come to nearly the same."""

from __future__ import annotations

import dataclasses

import pytest
from msgspec import structs

from game.bots.search import blunders
from game.bots.search.levels import LEVELS
from game.bots.search.lines import Thinker
from game.bots.search.planner import Planner
from game.engine import flow
from game.engine.judging.blunders import Blunder, each
from game.engine.model import Action, Choice, Choices, Option, Seat
from tests.toy import PACKAGE, TOY, Draw, End, Gather, Roll, ToyEvaluation, ToyState, Turn

GAMBLES = Blunder("gambles", "rolls the die", of_turn=each(lambda decided: decided.action == Roll()))
CHEAP, DEAR = ((structs.replace(GAMBLES, price=price),) for price in (0.5, 2.0))


class Luck(ToyEvaluation):
    """Any points from the die are worth one point, whatever else happens."""

    def evaluate(self, view: ToyState, seat: Seat) -> float:
        return float(view.players[seat].points > 0)


class Fated(Turn, frozen=True):
    """A turn in which only the die is left."""

    def ask(self, state: ToyState) -> dict[Seat, Choices]:
        return {self.seat: [Choice(Option(Roll()))]}


@pytest.mark.parametrize(
    ("actions", "price"),
    [((Gather(3), Draw()), 0.0), ((Roll(), Gather(3)), 2.0), ((Roll(), Roll()), 4.0), ((End(), Roll()), 0.0)],
)
def test_a_line_costs_the_blunders_of_its_own_turn(actions: tuple[Action, ...], price: float) -> None:
    world = TOY.start(3, {}, 4)
    flow.settle(world)
    assert blunders.price(DEAR, Thinker(TOY, ToyEvaluation()), world, 0, actions) == price


def test_decisions_that_leave_no_choice_belong_to_the_line() -> None:
    world = TOY.start(3, {}, 4)
    world.stack[-1], world.asked = Fated(0, left=1), None
    assert blunders.price(DEAR, Thinker(TOY, ToyEvaluation()), world, 0, ()) == 2.0


@pytest.mark.parametrize(("kinds", "gambles"), [("CHEAP", True), ("DEAR", False)])
def test_a_bot_blunders_only_for_a_gain(kinds: str, gambles: bool) -> None:
    state = TOY.start(3, {}, 4)
    options = flow.legal(state)[0]
    package = dataclasses.replace(PACKAGE, blunders=f"{__name__}:{kinds}")
    level = structs.replace(LEVELS["normal"], candidates=9, worlds=0)
    best, *_ = Planner(package, level, (Luck(),)).judge(TOY.view(state, 0), 0, options, 7)[0]
    assert (Roll() in best.actions) == gambles


def test_the_levels_that_compare_lines_avoid_blunders() -> None:
    careful = {name for name, level in LEVELS.items() if level.avoids_blunders}
    assert careful == {name for name, level in LEVELS.items() if level.candidates > 1}
