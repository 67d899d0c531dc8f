"""Python's garbage collector, kept out of the way of bots."""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterator

import pytest

from game.bots.search import collector
from game.bots.search.levels import LEVELS
from game.bots.search.lines import Stop
from game.bots.search.planner import Planner
from game.bots.search.trials import Trial
from game.engine import flow
from game.engine.model import State
from tests.toy import PACKAGE, TOY, ToyState


def choose(bot: Planner, state: ToyState, stop: Stop) -> None:
    bot.choose(TOY.view(state, 0), 0, flow.legal(state)[0], 7, stop)


def help_another(bot: Planner, state: ToyState, stop: Stop) -> None:
    """As a process does that plays some of the trials."""
    bot.played(TOY.view(state, 0), [Trial(0, seed=7, number=1, actions=(), asked=(), known=None)], stop)


@pytest.fixture(autouse=True)
def running(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Whatever happens, the other tests have it."""
    gc.unfreeze()
    monkeypatch.setattr(collector._Frozen, "is_for_good", False)
    yield
    gc.unfreeze()
    gc.enable()


@pytest.mark.parametrize("think", [choose, help_another])
@pytest.mark.parametrize("runs", [True, False])
def test_nothing_is_collected_while_a_bot_thinks(
    runs: bool, think: Callable[[Planner, State, Stop], None]
) -> None:
    seen = list[bool]()

    def stop() -> bool:
        seen.append(gc.isenabled())
        return False

    if not runs:
        gc.disable()
    think(Planner(PACKAGE, LEVELS["hard"]), TOY.start(3, {}, 4), stop)
    assert set(seen) == {False}
    assert gc.isenabled() == runs, "as it was"


def test_what_is_kept_is_not_gone_through_right_after_it_has_thought() -> None:
    kept, collections = list[list[int]](), list[str]()

    def stop() -> bool:
        kept.extend([] for _ in range(5_000))
        return False

    gc.callbacks.append(lambda phase, _: collections.append(phase))
    try:
        choose(Planner(PACKAGE, LEVELS["hard"]), TOY.start(3, {}, 4), stop)
        kept.extend([] for _ in range(20))
    finally:
        gc.callbacks.pop()
    assert collections == []


def test_what_the_program_keeps_out_of_its_way_stays_so() -> None:
    """As in a window whose worker process cannot start."""
    collector.freeze_for_good()
    frozen = gc.get_freeze_count()
    choose(Planner(PACKAGE, LEVELS["hard"]), TOY.start(3, {}, 4), lambda: False)
    assert frozen * 0.9 < gc.get_freeze_count() <= frozen
