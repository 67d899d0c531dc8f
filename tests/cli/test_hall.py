"""``hotseat hall``: the hall of fame, title by title."""

from __future__ import annotations

import json

import pytest

from game import paths
from game.cli import tables as terminal
from game.presentation import hall_tables
from game.records import hall
from tests.cli.command_line import TITLE, run
from tests.records.test_hall import finished


def test_an_empty_hall_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("hall") == 0
    assert "No game has been finished yet." in capsys.readouterr().out


def test_the_hall_lists_who_played(capsys: pytest.CaptureFixture[str]) -> None:
    finished(paths.records_dir() / "one.jsonl", ("Ada", "Bruno"))
    assert run("hall", "--title", TITLE) == 0
    out, err = capsys.readouterr()
    for words in ("1 finished game", "Best scores", "Ada", "Players", "Bruno", "toy-sides", "toy-side-west"):
        assert words in out
    assert err == ""


def test_words_of_people_are_printed_as_they_stand(capsys: pytest.CaptureFixture[str]) -> None:
    names = ("[b]Ada[/b]", ":star: [red]")
    finished(paths.records_dir() / "one.jsonl", names)
    assert run("hall") == 0
    out, _ = capsys.readouterr()
    assert all(name in out for name in names)


def test_nothing_that_is_printed_steers_the_terminal(capsys: pytest.CaptureFixture[str]) -> None:
    table = hall_tables.Table("Best", (hall_tables.Column("who", 9),), [("Bru\x1b[7m\nno",)])
    terminal.new_console().print(terminal._listed(str, table))
    out = capsys.readouterr().out
    assert "\x1b" not in out
    assert "Bru [7m no" in out


def test_the_hall_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    finished(paths.records_dir() / "one.jsonl", ("Ada", "Bruno"))
    assert run("hall", "--json") == 0
    chapter = json.loads(capsys.readouterr().out)[0]
    assert (chapter["title"], chapter["games"]) == (TITLE, 1)
    assert sum(one["won"] for one in chapter["best"]) == 1
    assert {one["name"] for one in chapter["people"]} == {"Ada", "Bruno"}


def test_the_hall_is_made_anew_when_asked(capsys: pytest.CaptureFixture[str]) -> None:
    path = finished(paths.records_dir() / "one.jsonl", ("Ada", "Bruno"))
    assert run("hall") == 0
    path.unlink()
    assert run("hall", "--rebuild", "--json") == 0
    assert capsys.readouterr().out.endswith("[]\n")


def test_a_damaged_hall_is_one_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    finished(paths.records_dir() / "one.jsonl", ("Ada", "Bruno"))
    file = paths.records_dir().with_name(hall.NAME)
    file.write_text("no database")
    assert run("hall") == 0
    out, err = capsys.readouterr()
    assert "Bruno" in out
    assert err.startswith(f"hotseat: {file}: damaged")
    assert err.count("\n") == 1
