"""Bots of other packages: found by their entry point, used like ours, and named when they fail."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from game import bots, cli
from game.bots import series, worker
from game.bots.worker import Worker
from game.engine import flow
from tests import toy
from tests.programs import PATIENCE
from tests.toy import PACKAGE, TOY

README = (Path(__file__).parents[2] / "README.md").read_text(encoding="utf-8")
RUSHER = re.search(r"  ```python\n(.*?Rusher.*?)  ```", README, re.DOTALL)
MODULE = """
class Fails:
    def __init__(self, package): pass
    def choose(self, view, seat, options, seed): raise KeyError("hand")

class Cheats(Fails):
    def choose(self, view, seat, options, seed): return "a thousand points"
"""
ENTRIES = """[hotseat.bots]
cheats = plugged_bots:Cheats
fails = plugged_bots:Fails
gone = no_such_module:Bot
greedy = plugged_bots:Fails
human = plugged_bots:Fails
rusher = plugged_bots:Rusher
"""


@pytest.fixture(autouse=True)
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """An installed package with README's bot and some that are wrong."""
    assert RUSHER is not None
    words = "".join(line.removeprefix("  ") for line in RUSHER.group(1).splitlines(keepends=True))
    (tmp_path / "plugged_bots.py").write_text(words + MODULE, encoding="utf-8")
    info = tmp_path / "plugged_bots-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: plugged\nVersion: 1\n", encoding="utf-8")
    (info / "entry_points.txt").write_text(ENTRIES, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    bots._entries.cache_clear()
    yield
    bots._entries.cache_clear()


def test_they_stand_behind_ours_and_take_no_name_of_ours() -> None:
    assert bots.names()[-4:] == ("cheats", "fails", "gone", "rusher")
    assert bots.names()[: len(bots.OURS)] == tuple(bots.OURS)
    assert type(bots.make("greedy", PACKAGE)).__module__ == "game.bots.greedy"


def test_the_bot_of_the_readme_plays_whole_games() -> None:
    finished = series.play_game(series.Series("toy", ("rusher", "random"), {}, 1), 0, toy.find)
    assert finished.game.scores.winners


def test_a_failing_bot_is_named_on_the_command_line(capsys: pytest.CaptureFixture[str]) -> None:
    call = ["simulate", "raiders", "--games", "1", "--seed", "1", "--seats"]
    for name, words in (
        ("fails", "The bot \"fails\" failed (KeyError: 'hand')."),
        ("cheats", 'The bot "cheats" chose what is not possible (a thousand points).'),
        ("gone", 'The bot "gone" cannot be made (No module named'),
    ):
        assert cli.main([*call, f"{name},random"]) == 2
        assert words in capsys.readouterr().err


@pytest.mark.parametrize("name", ["fails", "cheats", "gone"])
def test_another_bot_answers_for_one_that_fails_at_a_table(name: str) -> None:
    state = TOY.start(3, {}, 4)
    options = flow.legal(state)[0]
    one = Worker(toy.find)
    one.ask(worker.request(name, TOY.view(state, 0), 0, options, 1))
    action = one.poll(PATIENCE) or one.poll(PATIENCE)
    one.close()
    assert action in [option.action for option in options]
    assert one.failure is not None
    assert one.failure.startswith(f'The bot "{name}" ')
