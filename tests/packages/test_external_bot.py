"""Bots of other packages: found by their entry point, used like ours, and named when they fail."""

from __future__ import annotations

import json
import logging
import os
import re
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

from game import bots
from game.bots.search import bot_process
from game.bots.search.bot_process import BotProcess
from game.bots.series import series
from game.cli import main
from game.engine import flow
from game.engine.model import Action, Option, Seat, State
from game.packages.external_bot import BotFailed, ExternalBot
from tests import toy
from tests.programs import PATIENCE
from tests.toy import PACKAGE, TOY

PAGE = (Path(__file__).parents[2] / "docs" / "titles.md").read_text(encoding="utf-8")
RUSHER = re.search(r"```python\n(.*?Rusher.*?)```", PAGE, re.DOTALL)
MODULE = """
from os import _exit

class Fails:
    def __init__(self, package): pass
    def choose(self, view, seat, options, seed): raise KeyError("hand")

class Cheats(Fails):
    def choose(self, view, seat, options, seed): return "a thousand points"

class Spoils(Fails):
    def choose(self, view, seat, options, seed):
        print("I spoil what I get.")
        view.players.clear()
        options.clear()
        raise KeyError("gone")

class Leaves(Fails):
    def choose(self, view, seat, options, seed):
        import sys
        sys.exit(3)

class Kills(Fails):
    def choose(self, view, seat, options, seed): _exit(3)

class Dies(Fails):
    def choose(self, view, seat, options, seed):
        import os, signal
        os.kill(os.getpid(), signal.SIGKILL)

class Unmade:
    def __init__(self, package): raise ValueError("no weights")
"""
ENTRIES = """[hotseat.bots]
cheats = plugged_bots:Cheats
dies = plugged_bots:Dies
fails = plugged_bots:Fails
gone = no_such_module:Bot
greedy = plugged_bots:Fails
human = plugged_bots:Fails
kills = plugged_bots:Kills
leaves = plugged_bots:Leaves
rusher = plugged_bots:Rusher
spoils = plugged_bots:Spoils
unmade = plugged_bots:Unmade
"""


@pytest.fixture(autouse=True)
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """An installed package with the bot of docs/titles.md and some that are wrong."""
    assert RUSHER is not None
    (tmp_path / "plugged_bots.py").write_text(RUSHER.group(1) + MODULE, encoding="utf-8")
    info = tmp_path / "plugged_bots-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: plugged\nVersion: 1\n", encoding="utf-8")
    (info / "entry_points.txt").write_text(ENTRIES, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    bots._entries.cache_clear()
    yield
    bots._entries.cache_clear()


def test_they_stand_behind_ours_and_take_no_name_of_ours() -> None:
    assert bots.names()[len(bots.OURS) :] == (
        "cheats", "dies", "fails", "gone", "kills", "leaves", "rusher", "spoils", "unmade",
    )  # fmt: skip
    assert bots.names()[: len(bots.OURS)] == tuple(bots.OURS)
    assert type(bots.make("greedy", PACKAGE)).__module__ == "game.bots.search.planner", "as easy, as ever"


def test_the_bot_of_the_page_plays_whole_games() -> None:
    finished = series.play_game(series.Series("toy", ("rusher", "random"), {}, 1), 0, toy.find)
    assert finished.game.scores.winners


SIMULATE = ["simulate", "raiders", "--games", "2", "--seed", "1", "--json", "--seats"]
WRONG = {
    "fails": ('raise KeyError("hand")', "The bot \"fails\" failed (KeyError: 'hand', plugged_bots.py:{})."),
    "cheats": ("", 'The bot "cheats" chose an illegal move (a thousand points).'),
    "leaves": (
        "    sys.exit(3)",
        'The bot "leaves" tried to end the program (SystemExit: 3, plugged_bots.py:{}).',
    ),
    "kills": ("_exit(3)", 'The bot "kills" tried to end the program (SystemExit: 3, plugged_bots.py:{}).'),
    "spoils": (
        '    raise KeyError("gone")',
        "The bot \"spoils\" failed (KeyError: 'gone', plugged_bots.py:{}).",
    ),
}


@pytest.mark.parametrize("name", WRONG)
def test_another_bot_answers_for_one_that_fails_in_a_series(
    name: str, capfd: pytest.CaptureFixture[str], caplog: pytest.LogCaptureFixture, tmp_path: Path
) -> None:
    caplog.set_level(logging.INFO, "game")
    assert main.main([*SIMULATE, f"{name},random"]) == 0
    said, (code, words) = capfd.readouterr(), WRONG[name]
    assert json.loads(said.out)["games"] == 2
    (line,) = [line for line in said.err.splitlines() if line.startswith("hotseat: ")]
    source = (tmp_path / "plugged_bots.py").read_text(encoding="utf-8").splitlines()
    number = next((n for n, text in enumerate(source, 1) if code and text.endswith(code.strip())), 0)
    assert re.fullmatch(re.escape(f"hotseat: {words.format(number)} This happened ") + r"\d+ times; .*", line)
    assert ('"random" answered for it.' in line, "I spoil" in said.out) == (True, False)
    assert ("I spoil what I get." in said.err) == (name == "spoils")
    assert ("Traceback" in caplog.text) == (name != "cheats")


@pytest.mark.parametrize(
    ("name", "words"),
    [("gone", 'The bot "gone" cannot be started (ModuleNotFoundError: No module named'),
     ("unmade", 'The bot "unmade" cannot be started (ValueError: no weights, plugged_bots.py:')],
)  # fmt: skip
def test_a_series_does_not_begin_with_a_bot_that_cannot_be_made(
    name: str, words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main.main([*SIMULATE, f"{name},random"]) == 2
    assert words in capsys.readouterr().err


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_a_bot_that_kills_its_process_is_named_in_a_series(jobs: str, tmp_path: Path) -> None:
    """The program runs beside the tests, so that the bot can never end them."""
    program = [sys.executable, "-m", "game", *SIMULATE, "dies,random", "--jobs", jobs]
    env = {**os.environ, "PYTHONPATH": str(tmp_path)}
    ended = subprocess.run(program, env=env, capture_output=True, text=True, timeout=PATIENCE, check=False)
    (line,) = [line for line in ended.stderr.splitlines() if line.startswith("hotseat: ")]
    assert "or a bot of another package ended it (dies)" in line
    assert (ended.returncode, ended.stdout) == (2, "")


@pytest.mark.parametrize("name", ["fails", "cheats", "gone", "leaves", "kills", "dies", "spoils", "unmade"])
def test_another_bot_answers_for_one_that_fails_at_a_table(name: str) -> None:
    state = TOY.start(3, {}, 4)
    options = flow.legal(state)[0]
    one = BotProcess(toy.find)
    one.ask(bot_process.request(name, TOY.view(state, 0), 0, options, 1))
    action = one.poll(PATIENCE) or one.poll(PATIENCE) or one.poll(PATIENCE)
    one.close()
    assert action in [option.action for option in options]
    assert one.failure is not None
    assert str(one.failure).startswith(f'The bot "{name}" ')


class Borrows:
    """A bot that fails in code that it has from elsewhere."""

    def choose(self, view: State, seat: Seat, options: Sequence[Option], seed: int) -> Action:
        return TOY.action(json.loads("no answer"))


def test_a_failure_in_borrowed_code_is_placed_in_the_bots_own() -> None:
    state = TOY.start(3, {}, 4)
    with pytest.raises(BotFailed) as caught:
        ExternalBot("borrows", Borrows).choose(TOY.view(state, 0), 0, flow.legal(state)[0], 1)
    assert re.search(r"JSONDecodeError: .*, test_external_bot\.py:\d+", str(caught.value))
