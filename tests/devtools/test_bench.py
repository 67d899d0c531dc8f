"""How speed is measured and what holds its limits; the figures are for `hotseat bench --check`, by hand."""

from __future__ import annotations

import json

import pytest

from game.cli import main
from game.devtools import bench
from game.engine import flow
from game.packages import registry
from game.ui.window import run
from tests import toy

find, TABLE_OF = registry.find, bench.largest_table
TABLE = bench.largest_table(toy.TOY)
WINDOWED = ("redraw", "ways", "turn of the loop")
"""Figures of a table in the window."""


@pytest.fixture
def measured(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """The toy is the only title and has one figure, which is measured as these numbers, one after another; a
    copy may take 20 microseconds on the yardstick, and this machine is half as fast."""
    figures: list[float] = []
    monkeypatch.setattr(registry, "names", lambda: ("toy",))
    monkeypatch.setattr(registry, "find", toy.find)
    monkeypatch.setattr(bench, "empty_loop", lambda: 0.8)
    monkeypatch.setattr(
        bench, "largest_table", lambda title, clock: bench.Table(title, 4, {"open": "on"}, clock=clock)
    )
    monkeypatch.setattr(bench, "limits", lambda: {"toy": {"copy": 20.0}})
    monkeypatch.setattr(bench, "MEASURES", {"copy": (lambda table: figures.pop(0), "us")})
    return figures


def test_samples_are_positions_with_a_decision() -> None:
    found = bench.sample(TABLE, 50)
    assert len(found) == 50
    assert all(flow.legal(state) for state in found)


@pytest.mark.parametrize("name", [name for name in bench.MEASURES if name not in WINDOWED])
def test_every_figure_of_the_rules_can_be_measured(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "RANDOM_GAMES_S", 0.01)
    monkeypatch.setattr(registry, "find", toy.find)
    found = bench.MEASURES[name][0](TABLE)
    assert found is not None
    assert found > 0


@pytest.mark.parametrize(("title", "goes"), [("raiders", False), ("runebound", True)])
def test_only_titles_where_things_go_far_have_a_figure_for_it(title: str, goes: bool) -> None:
    table = bench.Table(registry.find(title).title)
    assert (bench.MEASURES["ways"][0](table) is not None) is goes


def test_every_title_has_limits_for_figures_that_there_are() -> None:
    limits = bench.limits()
    assert [*limits] == sorted(registry.names())
    assert all({*asked} <= {*bench.MEASURES} for asked in limits.values())


def test_a_slow_machine_counts_less_time_and_a_higher_rate(
    measured: list[float], monkeypatch: pytest.MonkeyPatch
) -> None:
    measured += [30.0, 50.0]
    assert [(line.what, line.here, line.yardstick, line.kept) for line in bench.run().lines] == [
        ("toy: copy", 30.0, 15.0, True),
        ("toy for 4: copy", 50.0, 25.0, False),
    ]
    monkeypatch.setattr(bench, "MEASURES", {"copy": (lambda table: 15.0, bench.RATE)})
    assert [(line.yardstick, line.kept) for line in bench.run().lines] == [(30.0, True)] * 2


def test_what_is_not_within_its_limit_is_measured_again(measured: list[float]) -> None:
    measured += [50.0, 50.0, 30.0, 30.0]
    assert bench.run(3).broken == []
    assert measured == []
    measured += [50.0] * 4
    assert bench.run(2).broken == ["toy: copy", "toy for 4: copy"]
    assert measured == []


def test_check_tells_what_is_not_within_its_limit(
    measured: list[float], capsys: pytest.CaptureFixture[str]
) -> None:
    measured += [30.0, 30.0]
    assert main.main(["bench", "--check"]) == 0
    assert capsys.readouterr().err == ""
    measured += [30.0, *[50.0] * bench.TRIES]
    assert main.main(["bench", "--check", "--json"]) == 1
    out, err = capsys.readouterr()
    assert json.loads(out)["lines"][1]["limit"] == 20.0
    assert err == "hotseat: toy for 4: copy is not within its limit\n"


def test_without_check_no_limit_fails(measured: list[float], capsys: pytest.CaptureFixture[str]) -> None:
    measured += [50.0, 50.0]
    assert main.main(["bench"]) == 0
    out, err = capsys.readouterr()
    for word in ("0.800 s", "0.4 s", "toy: copy", "50.0", "25.0", "20", "us"):
        assert word in out
    assert err == ""


def test_the_loop_is_timed() -> None:
    assert bench.empty_loop() > 0


def test_a_clock_can_run_at_the_tables(measured: list[float], monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[bool] = []

    def redraw(table: bench.Table) -> float:
        scene, app = run.table(run.ShotSpec(table.title, (1280, 720), table.seats, clock=table.clock))
        seen.append(scene.game.clock.is_on)
        app.window.destroy()
        return 1.0

    monkeypatch.setattr(registry, "find", find)
    monkeypatch.setattr(registry, "names", lambda: ("raiders",))
    monkeypatch.setattr(bench, "largest_table", TABLE_OF)
    monkeypatch.setattr(bench, "MEASURES", {"redraw": (redraw, "ms")})
    for clock in ([], ["--clock", "10m+15s"]):
        assert main.main(["bench", *clock]) == 0
    assert seen == [False, False, True, True]


def test_a_wrong_time_is_refused(measured: list[float], capsys: pytest.CaptureFixture[str]) -> None:
    assert main.main(["bench", "--clock", "0m"]) == 2
    assert "0m" in capsys.readouterr().err
