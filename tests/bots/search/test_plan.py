"""Plans that are revised: normal looks again at each decision, and follows a turn that leads clearly."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf

import pytest
from msgspec.structs import replace

from game.bots.search.levels import LEVELS
from game.bots.search.lines import Stop
from game.bots.search.planner import Planner
from game.bots.search.trials import Result, Trial
from game.engine import flow
from game.engine.model import Action, State
from tests.toy import HAND, PACKAGE, TOY, Draw, Gather, ToyEvaluation, ToyState, Turn

NARROW = replace(LEVELS["normal"], width=1, candidates=1)
"""Two lines are extended, one for each way to begin."""
WORTH = {(3, 0): 3.0, (2, 0): 2.0, (6, 0): 6.0, (2, 1): 5.5, (3, 1): 5.0, (9, 0): 9.0, (3, 2): 30.0}
"""Values by pebbles and drawn cards: three pebbles and two cards are best, but the way there looks bad."""


class Detour(ToyEvaluation):
    """The values of WORTH."""

    def __init__(self, clear_lead: float) -> None:
        self.clear_lead = clear_lead

    def evaluate(self, view: ToyState, seat: int) -> float:
        me = view.players[seat]
        return WORTH.get((me.pebbles, len(me.hand) - HAND), 0.0)


def played(bot: Planner) -> list[Action]:
    """Return what a bot plays in a turn of three actions."""
    state, made = TOY.start(2, {}, 4), list[Action]()
    state.stack[-1] = Turn(0, left=3)
    while state.turn == 1:
        made.append(bot.choose(TOY.view(state, 0), 0, flow.legal(state)[0], 7))
        flow.play(state, 0, made[-1])
    return made


@pytest.mark.parametrize(
    ("revises", "clear_lead", "follows"),
    [
        (True, 2.0, [Gather(3), Draw(), Draw()]),
        (True, 25.0, [Gather(3)] * 3),
        (True, inf, [Gather(3)] * 3),
        (False, 2.0, [Gather(3)] * 3),
    ],
)
def test_a_turn_found_later_replaces_the_plan_if_it_leads_clearly(
    revises: bool, clear_lead: float, follows: list[Action]
) -> None:
    assert played(Planner(PACKAGE, replace(NARROW, revises=revises), (Detour(clear_lead),))) == follows


@pytest.mark.parametrize(("clear_lead", "compared"), [(inf, 5), (1.0, 2), (0.4, 0)])
def test_no_line_is_played_on_that_is_clearly_behind(clear_lead: float, compared: int) -> None:
    state, seen = TOY.start(2, {}, 4), list[int]()

    def play(_view: State, trials: Sequence[Trial], _stop: Stop) -> list[Result]:
        seen.append(len(trials))
        return [Result(0.0, 1)] * len(trials)

    class Close(ToyEvaluation):
        """Pebbles count half."""

        def evaluate(self, view: ToyState, seat: int) -> float:
            return view.players[seat].pebbles / 2

    evaluation = Close()
    evaluation.clear_lead = clear_lead
    bot = Planner(PACKAGE, LEVELS["normal"], (evaluation,))
    bot.play = play
    bot.choose(TOY.view(state, 0), 0, flow.legal(state)[0], 7)
    assert max(seen, default=0) == compared
