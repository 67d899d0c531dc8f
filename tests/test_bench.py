"""Speed, on the scale of a machine where ten million empty loops take 0.4 seconds, and how it is measured."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest

from game import bench, catalogue, cli
from game.engine import flow
from game.engine.model import State
from game.engine.title import Title
from tests import games, toy

TRIES = 6
"""The best of so many counts: other programs may be running."""
TITLES = [pytest.param(title, id=title.id) for title in games.titles()]
TABLES = [
    pytest.param(table, id=table.name)
    for title in games.titles()
    for table in (bench.Table(title), bench.fullest(title))
]
DECISIONS = {"runebound": 15_000, "scythe": 15_000}
"""Random decisions a second that a title must reach; 20,000 where nothing else is said."""
COPIES = {"runebound": 40, "scythe": 30}
"""Microseconds that a copy may take; 20 where nothing else is said."""

REDRAW = 8
"""Milliseconds that a full redraw of any table may take while something is dragged."""


def ratio() -> float:
    return bench.empty_loop() / bench.YARDSTICK


def tried(measure: Callable[[], float], enough: Callable[[float], bool]) -> list[float]:
    """What was measured, until it is enough or has been tried often enough."""
    found: list[float] = []
    while len(found) < TRIES and not any(map(enough, found)):
        found.append(measure())
    return found


@pytest.mark.parametrize("table", TABLES)
def test_random_decisions_a_second(table: bench.Table) -> None:
    need = DECISIONS.get(table.title.id, 20_000)
    rates = tried(lambda: bench.random_decisions(table, 0.5) * ratio(), lambda rate: rate >= need)
    assert max(rates) >= need


@pytest.mark.parametrize("table", TABLES)
def test_a_copy_takes_microseconds(table: bench.Table) -> None:
    positions, most = bench.sample(table), COPIES.get(table.title.id, 20)
    times = tried(
        lambda: bench._timed("", positions, State.copy, 1e6, "us", ratio()).yardstick, lambda us: us < most
    )
    assert min(times) < most


@pytest.mark.parametrize("table", [table for table in TABLES if table.id and "toy" not in table.id])
def test_a_redraw_takes_milliseconds(table: bench.Table) -> None:
    times = tried(lambda: bench._redraw(table, ratio())[0].yardstick, lambda ms: ms < REDRAW)
    assert min(times) < REDRAW


@pytest.mark.parametrize("title", TITLES)
def test_a_greedy_decision_takes_less_than_60_milliseconds(title: Title) -> None:
    positions = bench.sample(bench.Table(title))[:: bench.SAMPLES // bench.GREEDY_SAMPLES]
    times = [
        bench._timed("", positions, bench._greedy(title), 1e3, "ms", ratio()).yardstick for _ in range(2)
    ]
    assert min(times) < 60


def test_samples_are_positions_with_a_decision() -> None:
    found = bench.sample(bench.Table(toy.TOY), 50)
    assert len(found) == 50
    assert all(flow.legal(state) for state in found)


def test_a_slow_machine_counts_less_time_on_the_yardstick() -> None:
    line = bench._timed("x", [1, 2, 3], lambda _: None, 1e6, "us", 2.0)
    assert line.yardstick == line.here / 2


def test_bench_prints_loop_and_figures(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    found = bench.Bench(0.8, 0.4, 2.0, [bench.Line("toy: copy", 10.0, 5.0, "us")])
    monkeypatch.setattr(bench, "run", lambda: found)
    assert cli.main(["bench"]) == 0
    out = capsys.readouterr().out
    for word in ("0.800 s", "0.4 s", "toy: copy", "10.0", "5.0", "us"):
        assert word in out
    assert cli.main(["bench", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["lines"][0]["yardstick"] == 5.0


def test_bench_measures_every_title(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(catalogue, "names", lambda: ("toy",))
    monkeypatch.setattr(catalogue, "find", toy.find)
    monkeypatch.setattr(bench, "empty_loop", lambda: 0.4)
    monkeypatch.setattr(bench, "_redraw", lambda table, ratio: [])
    monkeypatch.setattr(bench, "random_decisions", lambda table: 100.0)
    found = bench.run()
    assert found.ratio == 1
    assert {line.unit for line in found.lines} == {"1/s", "us", "ms"}
    assert all(line.here > 0 for line in found.lines)
