"""From the command line to a table in a terminal: new, recorded, or from a position."""

from __future__ import annotations

import io
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from game import paths
from game.cli import main
from game.cli import window as window_cli
from game.engine.positions import position
from game.engine.session import record, record_writer
from game.packages import editions, registry
from game.text import typed_commands
from tests.expect import broken
from tests.programs import PATIENCE

BEGIN = ("play", "raiders", "--text", "--seats", "human,random", "--seed", "7")


def run(monkeypatch: pytest.MonkeyPatch, typed: str, *arguments: str) -> int:
    monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
    return main.main([*arguments])


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "here.json"
    position.write(registry.find("raiders").title.start(2, {}, 5), path)
    return path


@pytest.fixture
def window(monkeypatch: pytest.MonkeyPatch) -> list[dict[str, Any]]:
    """Stands in for the window; gathers what it is asked to show."""
    asked: list[dict[str, Any]] = []

    def show(**start: Any) -> int:
        asked.append(start)
        return 0

    monkeypatch.setattr(window_cli, "show", show)
    monkeypatch.setattr(window_cli, "need_display", lambda: None)
    return asked


def test_a_game_is_begun_left_and_taken_up_again(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(monkeypatch, "1\n", *BEGIN) == 0
    assert "Takes Enaree" in capsys.readouterr().out
    (record,) = paths.records_dir().glob("raiders-*.jsonl")
    assert run(monkeypatch, "log\n", "load", str(record), "--plain") == 0
    assert "Player 1: Takes Enaree with Blood Sworn\n" in capsys.readouterr().out


@pytest.mark.parametrize("title", registry.names())
def test_an_empty_standard_input_leaves_the_first_cover(
    title: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(monkeypatch, "", "play", title, "--plain", "--seats", "human,human") == 0
    out, err = capsys.readouterr()
    (record,) = paths.records_dir().glob(f"{title}-*.jsonl")
    assert out.endswith(f"The game is saved in {record}\n")
    assert err == ""
    record_writer.refuse_in_use(record)


def test_nobody_is_told_that_a_game_is_saved_where_it_is_not(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    paths.records_dir().parent.mkdir(parents=True)
    paths.records_dir().touch()  # a file where the folder should be
    assert run(monkeypatch, "1\nquit\nquit\n", *BEGIN, "--plain") == 0
    out = capsys.readouterr().out
    assert "saved in /" not in out.replace("cannot be saved in /", "")
    assert out.count("Type “quit” again to leave anyway.") == 1
    assert "Your last moves aren’t saved. raiders-" in out


def test_what_can_be_saved_after_all_is_saved_on_leaving(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = paths.records_dir()
    folder.parent.mkdir(parents=True)
    folder.touch()
    real = typed_commands.TypedCommands.answer

    def freed(self: typed_commands.TypedCommands, typed: str) -> None:
        if typed == "quit":
            folder.unlink(missing_ok=True)
        real(self, typed)

    monkeypatch.setattr(typed_commands.TypedCommands, "answer", freed)
    assert run(monkeypatch, "1\nquit\n", *BEGIN, "--plain") == 0
    (path,) = folder.glob("raiders-*.jsonl")
    assert f"The game is saved in {path}" in capsys.readouterr().out
    assert len(record.read(path).moves) > 0


def test_a_position_is_played_on_in_a_terminal(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], file: Path
) -> None:
    assert run(monkeypatch, "\n", "play", "--from", str(file), "--plain") == 0
    assert "Player 1 (you)" in capsys.readouterr().out


@pytest.mark.parametrize("method", ["scores", "view"])
def test_a_title_that_fails_over_a_position_leaves_a_report(
    method: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], file: Path
) -> None:
    title = registry.find("raiders").title
    monkeypatch.setattr(type(title), method, broken("stone"))
    assert main.main(["play", "--from", str(file), "--text"]) == 2
    assert "If the file is right, this is a bug in Hotseat; the report is ~" in capsys.readouterr().err
    (report,) = paths.state_dir().glob("crash-*")
    assert "KeyError: 'stone'" in report.read_text()


def test_a_position_opens_in_the_window(window: list[dict[str, Any]], file: Path) -> None:
    assert main.main(["play", "--from", str(file), "--seats", "human,easy", "--practice"]) == 0
    assert (window[0]["kinds"], window[0]["practice"]) == (("human", "easy"), True)
    assert window[0]["position"].title.id == "raiders"


@pytest.mark.parametrize(
    ("more", "words"),
    [
        (["--seats", "human"], "--seats: here.json has 2 seats"),
        (["--seed", "3"], "--from: the file sets the options and the seed; leave --option and --seed out"),
        (["scythe"], "here.json is a position of raiders; leave scythe out"),
    ],
)
def test_what_the_file_says_cannot_be_said_otherwise(
    more: list[str], words: str, file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main.main(["play", *more, "--from", str(file), "--text"]) == 2
    assert capsys.readouterr().err == f"hotseat: {words}\n"


def test_play_without_title_and_file_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main.main(["play"]) == 2
    assert capsys.readouterr().err == "hotseat: play needs a TITLE, or --from FILE\n"


def test_a_terminal_of_few_letters_and_a_line_that_is_no_text_end_nothing() -> None:
    asked = ["play", "raiders", "--text", "--seats", "human,random", "--seed", "7"]
    done = subprocess.run(
        [sys.executable, "-m", "game", *asked],
        input=b"\xff\xfe\n1\nquit\n", env={**os.environ, "PYTHONIOENCODING": "ascii"},
        capture_output=True, check=False, timeout=PATIENCE,
    )  # fmt: skip
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"Player 1: Takes Enaree with Blood Sworn" in done.stdout


def test_a_table_names_its_edition(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = editions.folder("raiders") / "Mine"
    folder.mkdir(parents=True)
    (folder / "edition.toml").write_text('name = "Mine"\nauthor = "Ann"\n', encoding="utf-8")
    (folder / "crew.toml").write_text('[[crew]]\nid = "brawler"\nstrength = 3\n', encoding="utf-8")
    begin = ("play", "raiders", "--text", "--edition", "Mine", "--seats", "human,random", "--seed", "7")
    assert run(monkeypatch, "", *begin) == 0
    assert "Edition “Mine” by Ann. 1 number differs from Hotseat’s own." in capsys.readouterr().out
