"""``hotseat stats``: for people in words, for programs in JSON and CSV."""

from __future__ import annotations

import csv
import io
import json

import pytest

from game import paths
from game.presentation import system_language
from tests.cli.command_line import TITLE, run
from tests.records.test_hall import finished


def test_without_a_finished_game_there_is_one_calm_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("stats") == 0
    assert capsys.readouterr().out == "No finished game matches this choice.\n"


def test_people_sides_ratings_and_pairs_are_shown(capsys: pytest.CaptureFixture[str]) -> None:
    finished(paths.records_dir() / "one.jsonl", ("Ada", "Bruno"))
    assert run("stats", "--title", TITLE) == 0
    out, err = capsys.readouterr()
    for words in ("1 game", "Players", "Ratings", "Head to head", "Ada against Bruno", "Average points"):
        assert words in out
    assert err == ""


def test_json_has_every_table_and_every_result(capsys: pytest.CaptureFixture[str]) -> None:
    finished(paths.records_dir() / "one.jsonl", ("Ada", "Bruno"))
    assert run("stats", "--json") == 0
    found = json.loads(capsys.readouterr().out)
    assert {line["key"] for line in found["person"]} == {"Ada", "Bruno"}
    assert {one["player"] for one in found["rating"]} == {"Ada", "Bruno"}
    assert [one["seat"] for one in found["results"]] == [0, 1]
    assert found["pairs"][0]["games"] == 1


def test_csv_is_a_line_for_each_result_or_group(capsys: pytest.CaptureFixture[str]) -> None:
    finished(paths.records_dir() / "one.jsonl", ("Ada", 'Bru,"no'))
    assert run("stats", "--csv") == 0
    rows = list(csv.DictReader(io.StringIO(capsys.readouterr().out)))
    assert [(row["name"], row["seat"], row["seats"]) for row in rows] == [
        ("Ada", "1", "2"),
        ('Bru,"no', "2", "2"),
    ]
    assert int(rows[0]["points"]) == int(rows[0]["sources.points"]) + int(rows[0]["sources.pebbles"])
    assert run("stats", "--csv", "--by", "person") == 0
    lines = list(csv.DictReader(io.StringIO(capsys.readouterr().out)))
    assert {line["key"] for line in lines} == {"Ada", 'Bru,"no'}
    assert all(float(line["interval.low"]) <= float(line["share"]) for line in lines)


def test_what_programs_read_is_the_same_in_every_language(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    finished(paths.records_dir() / "one.jsonl", ("Ada", "Bruno"))
    assert run("stats", "--json") == run("stats", "--csv") == 0
    english = capsys.readouterr().out
    monkeypatch.setattr(system_language, "chosen", lambda _: "de")
    assert run("stats", "--json") == run("stats", "--csv") == 0
    assert capsys.readouterr().out == english
    assert run("stats") == 0
    assert "Direkter Vergleich" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        (("--json", "--csv"), "--json and --csv exclude each other"),
        (("--since", "yesterday"), '"yesterday" is not a day such as 2026-11-28'),
        (("--by", "colour"), "invalid choice: 'colour'"),
        (("--option", "mats"), "mats"),
        (("--title", "chess"), "chess"),
        (("--seats", "0"), "at least 1 is needed"),
    ],
)
def test_bad_input_is_one_sentence(
    given: tuple[str, ...], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run("stats", *given) == 2
    err = capsys.readouterr().err
    assert sentence in err
    assert err.count("\n") == 1
