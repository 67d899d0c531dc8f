"""``hotseat selftest``: what is well is said to be, what is broken is told, and nothing is left behind."""

from __future__ import annotations

import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from game.cli import main
from tests import example
from tests.programs import PATIENCE

ROOT = Path(__file__).parents[2]
pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("selftest")]


@pytest.fixture
def nim(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The example as an installed title; gives an empty folder for files that do not last."""
    yield from example.installed(tmp_path, monkeypatch)


def test_what_is_well_is_said_to_be_and_nothing_is_left(
    nim: Path, own_home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main.main(["selftest", "nim"]) == 0
    out, err = capsys.readouterr()
    assert (out.endswith(" moves played, loaded and replayed, all well\n"), err) == (True, "")
    assert out.startswith("nim: ")
    assert [*nim.iterdir()] == [*own_home.iterdir()] == []


def fail(*_: object, **__: object) -> None:
    raise ZeroDivisionError("a stone is missing")


def draw_anyhow(state: Any, seat: int) -> None:
    """Chance that is not in the state."""
    state.deck.append(state.deck.pop(random.randrange(len(state.deck))))
    state.change(seat, hand=(*state.players[seat].hand, state.deck.pop()))


@pytest.mark.parametrize(
    ("part", "sabotage", "words"),
    [
        (
            "rules.title:Nim.set_up",
            fail,
            "nim: the title cannot be set up (ZeroDivisionError: a stone is missing); ",
        ),
        ("words:NimWords.label", fail, "nim cannot be played: ZeroDivisionError: a stone is missing"),
        ("table:NimTable.things", fail, "nim cannot be set up: ZeroDivisionError: a stone is missing"),
        ("rules.turn:take_stones", fail, "nim cannot be played: ZeroDivisionError: a stone is missing"),
        ("rules.state:NimState.draw", draw_anyhow, "nim cannot be loaded: none of its moves leads anywhere"),
    ],
)
def test_a_broken_title_is_told_in_a_sentence(
    nim: Path, part: str, sabotage: Callable[..., object], words: str,
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str],
) -> None:  # fmt: skip
    module, _, name = part.partition(":")
    owner: Any = import_module(f"hotseat_nim.{module}")
    *path, last = name.split(".")
    for step in path:
        owner = getattr(owner, step)
    monkeypatch.setattr(owner, last, sabotage)
    assert main.main(["selftest", "nim"]) == 1
    out, err = capsys.readouterr()
    assert (out, err.count("\n")) == ("", 1)
    assert err.startswith(f"hotseat: {words}")
    assert [*nim.iterdir()] == []


def test_a_title_that_there_is_not_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert main.main(["selftest", "chess"]) == 2
    assert capsys.readouterr().err.startswith('hotseat: There is no title "chess"; choose from raiders, ')


@pytest.mark.skipif(os.name == "nt", reason="a process of Windows cannot be asked to end")
def test_also_who_is_stopped_leaves_nothing(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "game", "selftest", "raiders"]
    env = {**os.environ, "TMPDIR": str(tmp_path)}
    with subprocess.Popen(command, cwd=ROOT, env=env, stdout=subprocess.PIPE) as running:
        until = time.monotonic() + PATIENCE
        while not [*tmp_path.rglob("*.jsonl")] and time.monotonic() < until:
            time.sleep(0.01)
        running.terminate()
        assert running.wait(PATIENCE) == 128 + signal.SIGTERM
    assert [*tmp_path.iterdir()] == []
