"""Garbage is collected while nothing moves, and no turn of the loop with a move is held up by it."""

from __future__ import annotations

import gc
from collections.abc import Iterator

import pytest

from game.ui.window import garbage
from game.ui.window.app import App
from game.ui.window.garbage import GarbageCollector


@pytest.fixture
def collector() -> Iterator[GarbageCollector]:
    collector = GarbageCollector()
    collector.start()
    yield collector
    collector.stop()


@pytest.fixture
def generations() -> Iterator[list[int]]:
    """The generations that were collected."""
    seen: list[int] = []

    def note(phase: str, info: dict[str, int]) -> None:
        if phase == "start":
            seen.append(info["generation"])

    gc.callbacks.append(note)
    yield seen
    gc.callbacks.remove(note)


def test_objects_of_a_move_are_looked_through_in_the_next_quiet_turn(
    collector: GarbageCollector, generations: list[int]
) -> None:
    kept = [[] for _ in range(garbage.FEW + 1_000)]  # type: ignore[var-annotated]  # what they are does not matter
    collector.end_turn(quiet=False)
    assert generations == []
    collector.end_turn(quiet=True)
    assert generations == [1]
    collector.end_turn(quiet=True)
    assert generations == [1], "there is nothing new"
    assert kept


def test_memory_does_not_grow_where_no_turn_is_quiet(
    collector: GarbageCollector, generations: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(garbage, "MANY", 500)
    kept = [[] for _ in range(1_000)]  # type: ignore[var-annotated]  # what they are does not matter
    collector.end_turn(quiet=False)
    assert generations == [1]
    assert kept


def test_old_objects_are_looked_through_after_a_long_rest(
    collector: GarbageCollector, generations: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(garbage, "YOUNG_RUNS", -1)
    for _ in range(garbage.QUIET_TURNS):
        collector.end_turn(quiet=True)
    assert 2 not in generations
    collector.end_turn(quiet=True)
    assert generations.count(2) == 1


def test_a_loop_that_ends_leaves_collecting_to_python(app: App) -> None:
    app.garbage.start()
    assert not gc.isenabled()
    app.garbage.stop()
    assert gc.isenabled()
