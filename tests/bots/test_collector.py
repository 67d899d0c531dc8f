"""Python's garbage collector, kept out of the way of bots."""

from __future__ import annotations

import gc

import pytest

from game.bots.planner import LEVELS, Planner
from game.engine import flow
from tests.toy import PACKAGE, TOY


@pytest.mark.parametrize("runs", [True, False])
def test_nothing_is_collected_while_a_bot_thinks(runs: bool) -> None:
    state, seen = TOY.start(3, {}, 4), list[bool]()

    def stop() -> bool:
        seen.append(gc.isenabled())
        return False

    if not runs:
        gc.disable()
    try:
        Planner(PACKAGE, LEVELS["hard"]).choose(TOY.view(state, 0), 0, flow.legal(state)[0], 7, stop)
        assert set(seen) == {False}
        assert gc.isenabled() == runs, "as it was"
    finally:
        gc.enable()
