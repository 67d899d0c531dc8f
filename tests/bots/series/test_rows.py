"""Rows of games: what they say, that they lead back to the games, and the files that they are kept in."""

from __future__ import annotations

import csv
import json
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from game.bots.series import rows, series
from game.bots.series.row_file import BadRows, RowFile
from game.bots.series.rows import BadRow
from game.bots.series.series import Played, Series
from game.engine.content.edition import Edition
from game.engine.title import BadTable, Scores, Source
from game.packages import registry
from tests import toy

ASKED = series.of(toy.PACKAGE, ("easy", "random", "random"), {}, 5)
FILES = pytest.mark.parametrize("suffix", [".csv", ".jsonl"])


def game(number: int, **more: Any) -> Played:
    """A made-up game of the series."""
    scores = Scores(
        (Source("points", (3, 0, number)), Source("pebbles", (1, 1, 1))),
        (4, 1, number + 1), (Source("cards", (0, 2, 2)),), (0, 2), (Source("gold", (7, 8, 9)),), "tired",
    )  # fmt: skip
    plays: tuple[dict[str, str], ...] = ({"side": "east"}, {"side": "west"}, {})
    return replace(Played(5 + number, ASKED.players(number), scores, 30, 12, plays, 0.25), **more)


GAMES = [game(number) for number in range(4)]


def test_a_row_tells_all_of_a_game() -> None:
    assert rows.row(ASKED, game(1)) == {
        "game": 2, "seed": 6, "title": "toy", "edition": "", "versions": ASKED.versions, "content": "toy-1",
        "option.length": "short", "option.open": "off",
        "seat1.bot": "random", "seat1.player": 2, "seat1.plays.side": "east", "seat1.won": 0.5,
        "seat1.total": 4, "seat1.score.points": 3, "seat1.score.pebbles": 1, "seat1.tie.cards": 0,
        "seat1.beside.gold": 7,
        "seat2.bot": "random", "seat2.player": 3, "seat2.plays.side": "west", "seat2.won": 0.0,
        "seat2.total": 1, "seat2.score.points": 0, "seat2.score.pebbles": 1, "seat2.tie.cards": 2,
        "seat2.beside.gold": 8,
        "seat3.bot": "easy", "seat3.player": 1, "seat3.won": 0.5,
        "seat3.total": 2, "seat3.score.points": 1, "seat3.score.pebbles": 1, "seat3.tie.cards": 2,
        "seat3.beside.gold": 9,
        "turns": 12, "decisions": 30, "ending": "tired", "seconds": 0.25,
    }  # fmt: skip


@pytest.mark.parametrize("name", registry.names())
def test_what_a_seat_plays_is_an_id_of_the_content(name: str) -> None:
    package = registry.find(name)
    asked = series.of(package, ("random",) * 3, {}, 1)
    (plays, *_) = series.play_game(asked, 0).game.plays
    words = "".join(file.read_text() for file in package.content.glob("*.toml"))
    assert plays
    assert [known for known in plays.values() if f'id = "{known}"' not in words] == []


def test_another_version_of_the_program_does_not_play_along() -> None:
    """As a machine of a cluster might have it."""
    for other in (replace(ASKED, versions="hotseat 0"), replace(ASKED, content="toy-0")):
        with pytest.raises(BadTable, match="has another version of Hotseat; install the same version"):
            series.play_game(other, 0, toy.find)


def test_an_edition_is_named_and_its_content_told_apart() -> None:
    package = registry.find("raiders")
    mine = [Edition("Mine", "", {"board": {"start": {"silver": number}}}) for number in (6, 7)]
    said = [series.of(package.in_edition(edition), ("random",) * 2, {}, 1) for edition in (None, *mine)]
    assert len({asked.content for asked in said}) == 3
    assert rows.row(said[1], series.play_game(said[1], 0).game)["edition"] == "Mine"


def test_a_column_of_a_later_game_stands_where_it_belongs() -> None:
    found: list[rows.Row] = [
        {"a": 1, "b.x": 1, "c": 1},
        {"a": 1, "b.x": 1, "b.y": 1, "c": 1},
        {"z": 0, "c": 1},
    ]
    assert rows.columns(found) == ["z", "a", "b.x", "b.y", "c"]


@FILES
def test_rows_lead_back_to_the_games(suffix: str, tmp_path: Path) -> None:
    path = written(tmp_path / f"rows{suffix}")
    again = RowFile(path)
    assert again.first_seed == ASKED.seed
    assert again.take_up(ASKED) == GAMES
    again.close()
    assert [file.name for file in tmp_path.iterdir()] == [path.name]


def written(path: Path, games: list[Played] = GAMES) -> Path:
    file = RowFile(path)
    assert file.take_up(ASKED) == []
    for one in games:
        file.add(one)
    file.sort()
    file.close()
    return path


@FILES
def test_both_files_say_the_same_in_the_order_of_the_games(suffix: str, tmp_path: Path) -> None:
    one = written(tmp_path / f"one{suffix}")
    assert written(tmp_path / f"two{suffix}", GAMES[::-1]).read_bytes() == one.read_bytes()
    said = [{name: str(value) for name, value in row.items() if value != ""} for row in content(one)]
    assert said == [{n: str(v) for n, v in rows.row(ASKED, each).items() if v != ""} for each in GAMES]


def content(path: Path) -> list[dict[str, object]]:
    with path.open(newline="") as file:
        return [*csv.DictReader(file)] if path.suffix == ".csv" else [json.loads(line) for line in file]


@FILES
def test_sources_that_only_some_games_have_find_room(suffix: str, tmp_path: Path) -> None:
    more = Source("encounters", (1, 0, 2))
    last = game(3, scores=replace(GAMES[3].scores, sources=(*GAMES[3].scores.sources, more)))
    path = written(tmp_path / f"rows{suffix}", [*GAMES[:3], last])
    file = RowFile(path)
    assert file.take_up(ASKED) == [*GAMES[:3], last]
    file.close()


@FILES
def test_a_half_written_row_is_left_out_and_played_again(suffix: str, tmp_path: Path) -> None:
    path = written(tmp_path / f"rows{suffix}")
    whole = path.read_bytes()
    path.write_bytes(whole[:-9])
    file = RowFile(path)
    assert file.take_up(ASKED) == GAMES[:-1]
    file.add(GAMES[-1])
    file.close()
    assert path.read_bytes() == whole


@FILES
@pytest.mark.parametrize(
    ("asked", "words"),
    [
        ({"seed": 6}, 'seed is "5", not "6"'),
        ({"title": "chess"}, 'title is "toy", not "chess"'),
        ({"options": {"length": "long", "open": "off"}}, 'option.length is "short", not "long"'),
        ({"options": {"length": "short"}}, 'option.open is "off", not ""'),
        ({"bots": ("easy", "easy", "random")}, 'seat2.bot is "random", not "easy"'),
        ({"bots": ("easy", "random")}, 'seat3.bot is "random", not ""'),
        ({"edition": Edition("Mine")}, 'edition is "", not "Mine"'),
        ({"content": "other"}, 'content is "toy-1", not "other"'),
        ({"versions": "hotseat 0"}, 'not "hotseat 0"'),
    ],
)  # fmt: skip
def test_a_file_of_another_series_is_refused_and_stays(
    suffix: str, asked: dict[str, object], words: str, tmp_path: Path
) -> None:
    path = written(tmp_path / f"rows{suffix}")
    before = path.read_bytes()
    file = RowFile(path)
    with pytest.raises(BadRows, match=re.escape(words) + "; name another file$"):
        file.take_up(replace(ASKED, **asked))
    file.close()
    assert path.read_bytes() == before


@FILES
@pytest.mark.parametrize(
    "damaged",
    [
        b"hello\n", b"\x00\xff", b"seed,game\n1,1\n", b'{"format":1}\n', b'{"game":"x"}\n', b'{"game":\n',
        b'{"game":1,"seed":5,"title":"toy"}\n', b"game,seed,title\n1,5,toy\n", b"game,seed,\nx,y,z,1\n",
        b'game,seed,"\n',
    ],
)  # fmt: skip
def test_a_file_of_something_else_is_refused_and_stays(suffix: str, damaged: bytes, tmp_path: Path) -> None:
    path = tmp_path / f"rows{suffix}"
    path.write_bytes(damaged)
    with pytest.raises(BadRows) as refused:
        taken_up(path)
    assert str(refused.value).startswith(f"--rows {path}: ")
    assert path.read_bytes() == damaged


def taken_up(path: Path) -> None:
    file = RowFile(path)
    try:
        file.take_up(ASKED)
    finally:
        file.close()


def test_a_changed_number_is_noticed(tmp_path: Path) -> None:
    path = written(tmp_path / "rows.jsonl")
    path.write_text(path.read_text().replace('.won":0.5', '.won":0.7'))
    with pytest.raises(BadRows, match=r'line 1 belongs to another series: seat1\.won is "0\.7", not "0\.5"'):
        taken_up(path)


def test_a_game_that_is_there_twice_is_refused(tmp_path: Path) -> None:
    path = written(tmp_path / "rows.jsonl")
    path.write_text(path.read_text() + path.read_text().split("\n")[0] + "\n")
    with pytest.raises(BadRows, match="has one game twice"):
        taken_up(path)


def test_one_program_at_a_time_writes_a_file(tmp_path: Path) -> None:
    path = tmp_path / "rows.csv"
    first = RowFile(path)
    with pytest.raises(BadRows, match="another program is writing to it"):
        RowFile(path)
    first.close()
    RowFile(path).close()
    assert not [*tmp_path.iterdir()]


def test_no_row_is_taken_for_a_game_of_the_series_that_says_less() -> None:
    with pytest.raises(BadRow, match="is not the row of a game"):
        rows.first_seed({"game": "first"})
    said = rows.row(ASKED, GAMES[0])
    del said["turns"]
    with pytest.raises(BadRow, match="is not the row of a game"):
        rows.game(ASKED, said)


def test_a_series_goes_to_other_processes_as_it_is() -> None:
    raw = msgspec.json.encode(ASKED)
    assert msgspec.json.decode(raw, type=Series) == ASKED
