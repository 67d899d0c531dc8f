"""``hotseat simulate``: a series of games is kept, continued, stopped, shared out, drawn."""

from __future__ import annotations

import csv
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from importlib import util
from pathlib import Path
from typing import Any

import pytest

from game.bots.series import series
from game.engine.session import record
from tests.cli.command_line import TITLE, run
from tests.programs import PATIENCE, UNCOMPILED

SERIES = ("simulate", TITLE, "--games", "5", "--seats", "easy,random", "--seed", "3")


def test_simulate_prints_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("simulate", TITLE, "--games", "5", "--seats", "easy,random", "--seed", "3") == 0
    out, err = capsys.readouterr()
    assert "toy: 5 games from seed 3" in out
    for word in ("easy", "random", "wins", "pebbles", "decisions a game"):
        assert word in out
    assert err.splitlines() == ["toy: 0 of 5 games", "toy: 5 of 5 games"]


def test_simulate_prints_json_that_repeats_itself(capsys: pytest.CaptureFixture[str]) -> None:
    call = ["simulate", TITLE, "--games", "4", "--seats", "random,random,random", "--seed", "3", "--json"]
    assert run(*call) == 0
    first = json.loads(capsys.readouterr().out)
    assert run(*call) == 0
    assert json.loads(capsys.readouterr().out) == first
    assert (first["title"], first["games"], first["seed"]) == (TITLE, 4, 3)
    assert [s["bot"] for s in first["standings"]] == ["random"] * 3
    assert sum(s["wins"] for s in first["standings"]) == pytest.approx(4)


def timeless(path: Path) -> list[str]:
    """The lines of a .csv without what is different on every run: the last column."""
    return [line.rpartition(",")[0] for line in path.read_text().splitlines()]


def test_rows_are_the_same_with_any_number_of_processes(tmp_path: Path) -> None:
    one, two = tmp_path / "one.csv", tmp_path / "two.csv"
    assert run(*SERIES, "--rows", one) == 0
    assert run(*SERIES, "--rows", two, "--jobs", "2") == 0
    assert timeless(one) == timeless(two)
    assert len(timeless(one)) == 1 + 5


@pytest.mark.parametrize("suffix", [".csv", ".jsonl"])
def test_a_series_goes_on(suffix: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / f"rows{suffix}"
    assert run(*SERIES, "--rows", path, "--games", "3") == 0
    begun, whole = path.read_text(), tmp_path / f"whole{suffix}"
    seeds = watched(monkeypatch)
    assert run("simulate", TITLE, "--games", "5", "--seats", "easy,random", "--rows", path) == 0
    assert seeds == [6, 7]
    assert path.read_text().startswith(begun)
    assert run(*SERIES, "--rows", whole) == 0
    assert path.read_text().count("\n") == whole.read_text().count("\n")


def watched(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The seeds of games that are played from now on."""
    seeds: list[int] = []
    play = series.play_game

    def play_and_tell(asked: series.Series, number: int, *more: Any, **given: Any) -> series.Finished:
        seeds.append(asked.seed + number)
        return play(asked, number, *more, **given)

    monkeypatch.setattr(series, "play_game", play_and_tell)
    return seeds


def test_a_summary_is_of_all_games_also_of_those_before(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "rows.csv"
    assert run(*SERIES, "--json") == 0
    whole = json.loads(capsys.readouterr().out)
    for games in ("2", "5", "5"):
        assert run(*SERIES, "--games", games, "--rows", path, "--json") == 0
    out, err = capsys.readouterr()
    assert json.loads(out[out.rindex("\n{") :]) == whole
    assert err.splitlines()[-3:] == ["toy: 2 of 5 games", "toy: 5 of 5 games", "toy: 5 of 5 games"]


def test_a_gap_is_filled(tmp_path: Path) -> None:
    path = tmp_path / "rows.jsonl"
    assert run(*SERIES, "--rows", path) == 0
    lines = path.read_text().splitlines(keepends=True)
    path.write_text("".join([lines[4], *lines[:2]]))
    assert run(*SERIES, "--rows", path) == 0
    games = [json.loads(line) for line in path.read_text().splitlines()]
    assert [game["seed"] for game in games] == [3, 4, 5, 6, 7]


def test_records_and_rows_are_of_the_same_games(tmp_path: Path) -> None:
    assert run(*SERIES, "--records", tmp_path / "games", "--rows", tmp_path / "rows.csv", "--jobs", "2") == 0
    with (tmp_path / "rows.csv").open(newline="") as file:
        moves = {row["seed"]: int(row["decisions"]) for row in csv.DictReader(file)}
    found = {path.stem: len(record.read(path).moves) for path in (tmp_path / "games").iterdir()}
    assert found == {f"toy-{seed}": count for seed, count in moves.items()}


def test_a_chart_is_a_picture(tmp_path: Path) -> None:
    chart = tmp_path / "chart.png"
    assert run(*SERIES, "--chart", chart) == 0
    head = chart.read_bytes()[:24]
    assert head[:8] == b"\x89PNG\r\n\x1a\n"
    assert int.from_bytes(head[16:20]) >= 1200
    assert [path.name for path in tmp_path.iterdir()] == ["chart.png"]


@pytest.mark.parametrize(("extra", "arguments"), [
    ("matplotlib", ["--chart", "chart.png"]),
    ("ray", ["--cluster"]),
])  # fmt: skip
def test_a_missing_extra_is_named_before_a_game_is_played(
    extra: str, arguments: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    seeds = watched(monkeypatch)
    find = util.find_spec
    monkeypatch.setattr(util, "find_spec", lambda name, *more: None if name == extra else find(name, *more))
    assert run(*SERIES, *arguments) == 2
    name = {"matplotlib": "chart", "ray": "cluster"}[extra]
    assert f"install it with: pip install 'hotseat[{name}]'" in capsys.readouterr().err
    assert seeds == []


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--rows", "rows.txt"], "--rows rows.txt: ends in .txt; choose from .jsonl, .csv"),
        (["--rows", "rows"], "--rows rows: has no file extension; choose from .jsonl, .csv"),
        (["--rows", "/no/such/rows.csv"], "--rows /no/such/rows.csv: cannot be written (No such file"),
        (["--rows", "/proc/rows.csv"], "--rows /proc/rows.csv: cannot be written ("),
        (["--chart", "chart.gif"], '--chart chart.gif ends in ".gif"; choose from .png'),
        (["--chart", "/no/such/chart.png"], "--chart /no/such/chart.png cannot be written (No such file"),
        (["--chart", "/proc/chart.png"], "--chart /proc/chart.png cannot be written ("),
        (["--games", "-1"], "--games"),
        (["--jobs", "0"], "--jobs: at least 1 is needed"),
        (["--seats", "easy,hal"], 'there is no player "hal"; choose from human, random, easy'),
    ],
)  # fmt: skip
def test_a_mistake_is_one_sentence_and_nothing_is_played(
    arguments: list[str], words: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    seeds = watched(monkeypatch)
    assert run(*SERIES, *arguments) == 2
    out, err = capsys.readouterr()
    assert (out, err.count("\n"), seeds) == ("", 1, [])
    assert err.startswith("hotseat: ")
    assert words in err


def test_rows_of_another_series_are_refused_and_stay(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "rows.csv"
    assert run(*SERIES, "--rows", path) == 0
    before = path.read_bytes()
    capsys.readouterr()
    assert run(*SERIES, "--rows", path, "--option", "length=long") == 2
    assert capsys.readouterr().err == (
        f'hotseat: --rows {path}: line 2 belongs to another series: option.length is "short", not "long"; '
        "name another file\n"
    )
    assert path.read_bytes() == before


def test_a_full_disk_is_one_sentence_and_whole_rows_stay(tmp_path: Path) -> None:
    path = tmp_path / "rows.jsonl"
    line = 'ulimit -f 2; exec "$0" -m game simulate raiders --games 9 --seed 1 --rows "$1"'
    call = ["sh", "-c", line, sys.executable, str(path)]
    done = subprocess.run(call, capture_output=True, text=True, check=False, env=UNCOMPILED)
    assert done.returncode == 2
    assert done.stderr.endswith(f"hotseat: --rows {path}: cannot be written (File too large)\n")
    lines = path.read_text().splitlines(keepends=True)
    assert [json.loads(one)["seed"] for one in lines] == [*range(1, len(lines) + 1)]
    assert lines[-1].endswith("\n")


@pytest.fixture
def ctrl_c() -> Iterator[None]:
    """What is started takes Ctrl-C, also where these tests run in the background, which ignores it."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.usefixtures("ctrl_c")
@pytest.mark.skipif(os.name == "nt", reason="sends a signal to a group of processes")
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_keeps_what_is_finished_and_the_same_command_goes_on(jobs: str, tmp_path: Path) -> None:
    path = tmp_path / "rows.jsonl"
    call = [
        sys.executable,
        "-m",
        "game",
        "simulate",
        "raiders",
        "--rows",
        str(path),
        "--jobs",
        jobs,
        "--seed",
        "1",
    ]
    with subprocess.Popen(
        [*call, "--games", "9999"],
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True,
    ) as going:  # fmt: skip
        deadline = time.monotonic() + PATIENCE
        while not (path.exists() and path.stat().st_size) and time.monotonic() < deadline:
            time.sleep(0.02)
        os.killpg(going.pid, signal.SIGINT)
        out, err = going.communicate(timeout=PATIENCE)
    games = path.read_text().count("\n")
    assert going.returncode == 130
    assert err.startswith("raiders: 0 of 9999 games\n")
    assert err.endswith(
        f"hotseat: stopped after {games} of 9999 games; the same command goes on from there\n"
    )
    assert "Traceback" not in err
    assert f"{games} game" in out.splitlines()[0]
    done = subprocess.run([*call, "--games", str(games + 1)], capture_output=True, text=True, check=True)
    assert done.stderr.startswith(f"raiders: {games} of {games + 1} games\n")
    assert path.read_text().count("\n") == games + 1


@pytest.fixture
def cluster(monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """The address of a Ray cluster of two machines, with a core each, both of them this one."""
    monkeypatch.setenv("RAY_USAGE_STATS_ENABLED", "0")
    from ray.cluster_utils import Cluster

    two = Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
    two.add_node(num_cpus=1)
    yield two.address
    two.shutdown()  # type: ignore[no-untyped-call]  # ray gives its test cluster no types


@pytest.mark.slow
@pytest.mark.xdist_group("cluster")
def test_a_cluster_plays_the_same_games(
    cluster: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    one, two = tmp_path / "one.csv", tmp_path / "two.csv"
    monkeypatch.setenv("RAY_ADDRESS", cluster)
    assert run(*SERIES, "--rows", two, "--cluster") == 0
    assert run(*SERIES, "--rows", one) == 0
    assert timeless(one) == timeless(two)
    monkeypatch.setenv("RAY_ADDRESS", "127.0.0.1:1")
    assert run(*SERIES, "--cluster") == 2
    assert "no Ray cluster answers at 127.0.0.1:1; correct RAY_ADDRESS" in capsys.readouterr().err
