"""The hall of fame: what comes in, what goes out, what stays, and what a damaged file does."""

from __future__ import annotations

import errno
import os
import random
import re
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from game import paths
from game.engine.session import game_history, record, record_writer
from game.engine.session.clock import Spent
from game.engine.session.record import SeatSetup
from game.engine.session.session import Session
from game.engine.session.tool_lines import ToolLine
from game.engine.title import BadTable, Scores
from game.packages import registry
from game.records import hall, record_loader
from tests import toy
from tests.expect import broken, recorded

PAIR = ("Ada", "Bruno")
TIE = Scores((), (7, 7), (), (0, 1))


@pytest.fixture(autouse=True)
def only_the_toy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "names", lambda: (toy.TOY.id,))
    monkeypatch.setattr(registry, "find", toy.find)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Where the records lie."""
    return tmp_path / "records"


def begun(path: Path, names: tuple[str, ...], kind: str = "human", practice: bool = False) -> Session:
    """A game in which the last seat is of a kind."""
    kinds = ["human"] * (len(names) - 1) + [kind]
    seats = [SeatSetup(name, "red", kind) for name, kind in zip(names, kinds, strict=True)]
    return Session.new(toy.TOY, seats, {}, 1, path, practice)


def play_out(session: Session) -> Session:
    chance = random.Random(1)
    while not session.over:
        seat = chance.choice(session.waiting_for())
        session.submit(seat, chance.choice(session.legal(seat)).action)
    return session


def finished(path: Path, names: tuple[str, ...] = PAIR, kind: str = "human") -> Path:
    """The record of a finished game."""
    play_out(begun(path, names, kind)).close()
    return path


def games(found: hall.Hall) -> int:
    return sum(chapter.games for chapter in found.chapters)


# ---------------------------------------------------------------------- what counts


def test_nothing_was_played(folder: Path) -> None:
    assert hall.sync(folder) == hall.Hall([])


def test_a_finished_game_comes_in_with_its_scores(folder: Path) -> None:
    session = play_out(begun(folder / "a.jsonl", ("Ada", "Bruno", "Chloe")))
    chapter = hall.sync(folder).chapters[0]
    assert (chapter.title, chapter.games) == ("toy", 1)
    totals = session.scores().totals
    assert [one.points for one in chapter.best] == sorted(totals, reverse=True)
    assert {one.name: one.points for one in chapter.best} == dict(
        zip(("Ada", "Bruno", "Chloe"), totals, strict=True)
    )
    first = chapter.best[0]
    assert (first.rank, first.seats, first.turns, first.record) == (1, 3, session.turn, "a")
    assert first.ended == int((folder / "a.jsonl").stat().st_mtime)
    assert {one.name: one.games for one in chapter.sides} == {"side-east": 2, "side-west": 1}


def test_a_game_that_is_looked_at_tells_how_its_points_went(folder: Path) -> None:
    session = play_out(begun(folder / "a.jsonl", ("Ada", "Bruno", "Chloe")))
    hall.sync(folder)
    course = hall.look(folder, "a")
    assert course is not None
    assert [seat.name for seat in course.seats] == ["Ada", "Bruno", "Chloe"]
    assert course.turns[-1].points == session.scores().totals
    assert 1 < len(course.turns) <= session.turn + 1


def test_snapshots_are_read_for_a_game_that_is_looked_at_alone(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    read = recorded(monkeypatch, game_history, "position")
    finished(folder / "a.jsonl")
    finished(folder / "b.jsonl")
    hall.sync(folder)
    assert not read
    first = hall.look(folder, "a")
    assert read
    read.clear()
    assert hall.look(folder, "a") == first
    assert not read, "it was kept"


def test_how_a_game_went_outlives_its_record_if_somebody_has_looked(folder: Path) -> None:
    for name in "ab":
        finished(folder / f"{name}.jsonl")
    hall.sync(folder)
    looked = hall.look(folder, "a")
    for name in "ab":
        (folder / f"{name}.jsonl").unlink()
    assert looked is not None
    assert hall.look(folder, "a") == looked
    assert hall.look(folder, "b") is None


def test_a_game_that_ended_again_went_otherwise(folder: Path) -> None:
    path = finished(folder / "a.jsonl")
    hall.sync(folder)
    before = hall.look(folder, "a")
    taken = record_writer.take(path)
    taken.writer.undo(3)
    taken.writer.close()
    play_out(Session.resume(toy.TOY, record_writer.take(path))).close()
    hall.sync(folder)
    after = hall.look(folder, "a")
    assert before is not None and after is not None
    end = record_loader.end(path)
    assert end is not None
    assert after.turns[-1].points == end.scores.totals


def test_people_and_sides_are_added_up_over_games(folder: Path) -> None:
    finished(folder / "a.jsonl")
    finished(folder / "b.jsonl", ("Ada", "Greta"), "easy")
    chapter = hall.sync(folder).chapters[0]
    ada, bruno = sorted(chapter.people, key=lambda one: one.name)
    assert (ada.games, bruno.games) == (2, 1)
    points = [one.points for one in chapter.best if one.name == "Ada"]
    assert (ada.mean, ada.best) == (sum(points) / 2, max(points))
    assert sum(one.won for one in chapter.sides) == pytest.approx(2)
    assert all(one.games == one.contested == 2 for one in chapter.sides)


def test_a_name_brings_no_control_signs(folder: Path) -> None:
    path = finished(folder / "a.jsonl")
    path.write_text(path.read_text().replace("Ada", "A\\u001b[2Jda", 1))
    assert hall.sync(folder) == hall.Hall([])


def test_a_shared_victory_counts_by_its_part(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    finished(folder / "a.jsonl")
    monkeypatch.setattr(toy.Toy, "scores", lambda self, state: TIE)
    chapter = hall.sync(folder).chapters[0]
    assert [(one.rank, one.won) for one in chapter.best] == [(1, 0.5), (1, 0.5)]
    assert [one.won for one in chapter.people] == [0.5, 0.5]


@pytest.mark.parametrize(("can_lose", "share"), [(False, None), (True, 1.0)])
def test_one_alone_wins_only_what_can_be_lost(
    can_lose: bool, share: float | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(toy.Toy, "all_can_lose", can_lose)
    assert hall._shares(toy.TOY, Scores((), (5,), (), (0,))) == [share]


def test_practice_bots_alone_and_what_is_not_finished_stay_out(folder: Path) -> None:
    play_out(begun(folder / "practice.jsonl", PAIR, practice=True))
    seats = [SeatSetup(name, "red", "random") for name in PAIR]
    play_out(Session.new(toy.TOY, seats, {}, 1, folder / "bots.jsonl"))
    begun(folder / "begun.jsonl", PAIR)
    assert hall.sync(folder) == hall.Hall([])


def test_a_game_that_began_from_a_position_stays_out(folder: Path) -> None:
    seats = [SeatSetup(name, "red", "human") for name in PAIR]
    play_out(Session.begin(toy.TOY, seats, toy.TOY.start(2, {}, 1), folder / "a.jsonl")).close()
    assert hall.sync(folder) == hall.Hall([])


@pytest.mark.parametrize("old", [False, True])
def test_a_game_counts_once_however_its_file_is_called(folder: Path, old: bool) -> None:
    path = finished(folder / "b.jsonl")
    if old:  # as versions wrote that gave a game no name of its own
        path.write_text(re.sub(r',"game":"\w+"', "", path.read_text(), count=1))
    before = hall.sync(folder)
    shutil.copy2(path, folder / "a.jsonl")
    assert hall.sync(folder) == before
    assert hall.sync(folder, anew=True).chapters[0].games == 1
    path.rename(folder / "c.jsonl")
    (folder / "a.jsonl").unlink()
    found = hall.sync(folder)
    assert games(found) == 1
    assert {one.record for one in found.chapters[0].best} == {"c"}


def test_two_games_of_one_seed_count_twice(folder: Path) -> None:
    finished(folder / "a.jsonl")
    finished(folder / "b.jsonl")
    assert games(hall.sync(folder)) == 2


@pytest.mark.parametrize("why", ["title", "disk"])
def test_what_could_not_be_read_is_looked_at_again(
    folder: Path, why: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    finished(folder / "a.jsonl")

    def refused(*_: Any) -> Any:
        raise (
            BadTable("error-no-title", title="x", known=())
            if why == "title"
            else OSError(errno.EACCES, "Permission denied")
        )

    with monkeypatch.context() as now:
        if why == "title":
            now.setattr(registry, "names", lambda: ())
            now.setattr(registry, "find", refused)
        else:
            now.setattr(os, "open", refused)
        assert hall.sync(folder) == hall.Hall([])
    assert games(hall.sync(folder)) == 1


def test_a_record_of_a_far_future_is_in_nobodys_way(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    finished(folder / "a.jsonl")
    path = finished(folder / "b.jsonl")
    seen = [*path.stat()[:7], *[10**11] * 3]
    future = os.stat_result((*seen, 1e11, 1e11, 1e11, *[10**20] * 3))
    monkeypatch.setattr(
        Path, "stat", lambda self, real=Path.stat, **more: future if self == path else real(self, **more)
    )
    assert path.stat().st_mtime_ns == 10**20
    found = hall.sync(folder)
    assert (games(found), found.problem) == (2, None)


def test_a_folder_that_may_not_be_read_is_one_sentence(folder: Path) -> None:
    folder.touch()
    found = hall.sync(folder)
    assert str(found.problem).endswith(
        "records: the saved games cannot be read (Not a directory); check the folder's permissions."
    )
    assert found.chapters == []


def test_a_home_that_may_not_be_entered_is_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "home").touch()
    found = hall.sync(tmp_path / "home" / "records")
    assert (
        "hall.sqlite: cannot be saved (File exists); check the folder's permissions and free space."
        in str(found.problem)
    )


def test_a_bug_over_a_record_leaves_a_report_and_the_others(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    finished(folder / "a.jsonl")
    begun(folder / "b.jsonl", PAIR)
    monkeypatch.setattr(toy.Toy, "played", broken("side"))
    assert hall.sync(folder) == hall.Hall([])
    (report,) = paths.state_dir().glob("crash-*")
    assert "KeyError: 'side'" in report.read_text()


# ---------------------------------------------------------------------- what changes


def test_a_game_that_was_undone_is_taken_out_until_it_ends_again(folder: Path) -> None:
    path = finished(folder / "a.jsonl")
    assert games(hall.sync(folder)) == 1
    taken = record_writer.take(path)
    taken.writer.undo(1)
    taken.writer.close()
    assert games(hall.sync(folder)) == 0
    play_out(Session.resume(toy.TOY, record_writer.take(path)))
    assert games(hall.sync(folder)) == 1


def test_a_deleted_record_stays_until_the_hall_is_made_anew(folder: Path) -> None:
    finished(folder / "a.jsonl")
    before = hall.sync(folder)
    (folder / "a.jsonl").unlink()
    assert hall.sync(folder) == before
    assert games(hall.sync(folder, anew=True)) == 0


@pytest.mark.parametrize("version", [1, 2, 3])
def test_a_hall_of_an_earlier_form_keeps_games_whose_record_is_gone(folder: Path, version: int) -> None:
    gone, kept = finished(folder / "a.jsonl"), finished(folder / "b.jsonl")
    hall.sync(folder)
    lacking = ("alter table games drop column edition", *(["drop table courses"] if version < 3 else ()))
    for statement in (*lacking, f"pragma user_version = {version}"):
        spoil(folder.with_name(hall.NAME), statement)
    gone.unlink()
    found = hall.sync(folder)
    assert (games(found), found.problem) == (2, None)
    assert hall.look(folder, gone.stem) is None
    assert hall.look(folder, kept.stem) is not None


def test_a_hall_without_details_reads_the_records_again_for_them(folder: Path) -> None:
    finished(folder / "a.jsonl")
    gone = finished(folder / "b.jsonl")
    before = hall.sync(folder)
    gone.unlink()
    for statement in ("drop table details", "drop table firsts", "pragma user_version = 5"):
        spoil(folder.with_name(hall.NAME), statement)
    found = hall.sync(folder)
    assert (games(found), found.problem) == (games(before), None)
    assert {one.game: bool(one.sources) for one in found.results} == {"a": True, "b": False}


def test_results_name_points_by_source_and_who_sat_there(folder: Path) -> None:
    session = play_out(begun(folder / "a.jsonl", PAIR, "random"))
    ada, bruno = hall.sync(folder).results
    sources = {one.id: one.points[0] for one in session.scores().sources}
    assert (ada.game, ada.name, ada.sources, ada.kinds) == ("a", "Ada", sources, ("human", "random"))
    assert sum(bruno.sources.values()) == bruno.points
    assert (ada.firsts, ada.thought_s) == (None, None)


def test_results_have_the_seconds_that_people_thought_where_a_clock_ran(folder: Path) -> None:
    session = begun(folder / "a.jsonl", PAIR, "random")
    for ms in (1500, 2000):
        session.write_tool_line(ToolLine(spent=Spent(0, 1, ms)))
    play_out(session)
    ada, bruno = hall.sync(folder).results
    assert (ada.thought_s, bruno.thought_s) == (3.5, None)


def test_a_game_that_was_changed_by_agreement_is_marked(folder: Path) -> None:
    session = begun(folder / "a.jsonl", PAIR, "random")
    session.agree(0, ["pool-1", "players.1.pebbles+1"])
    play_out(session)
    finished(folder / "b.jsonl")
    marks = {one.record: one.agreed for one in hall.sync(folder).chapters[0].best}
    assert marks == {"a": 1, "b": 0}


def test_firsts_are_worked_out_when_somebody_asks_and_kept(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(toy.Toy, "firsts", {"card": "drew-one"})
    path = finished(folder / "a.jsonl")
    hall.sync(folder)
    assert hall.work_out_firsts(folder, "a")
    path.unlink()
    firsts = [one.firsts or {} for one in hall.sync(folder).results]
    assert any(1 <= turns.get("card", 0) <= 4 for turns in firsts)
    assert not hall.work_out_firsts(folder, "nobody")


def test_only_new_and_changed_records_are_read(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    read = recorded(monkeypatch, record, "read")
    finished(folder / "a.jsonl")
    begun(folder / "b.jsonl", PAIR)
    hall.sync(folder)
    hall.sync(folder)
    play_out(begun(folder / "c.jsonl", PAIR))
    assert games(hall.sync(folder)) == 2
    assert [path.stem for (path,) in read] == ["a", "b", "c"]


# ---------------------------------------------------------------------- what is damaged

LIES = [
    b"hello\n",
    b"\x00\xff\n",
    b'{"finished":true}\n',
    b'{"snapshot":{"title":"toy"},"finished":true}\n',
    b'{"snapshot":{"op":[1]},"finished":true}\n',
]


@pytest.mark.parametrize("lie", LIES)
def test_a_damaged_record_stops_no_other_one(folder: Path, lie: bytes) -> None:
    begun(folder / "a.jsonl", PAIR)
    with (folder / "a.jsonl").open("ab") as file:
        file.write(lie)
    finished(folder / "b.jsonl")
    found = hall.sync(folder)
    assert (games(found), found.problem) == (1, None)


@pytest.mark.parametrize("points", [2**70, -(2**70)])
def test_points_beyond_measure_stay_out(folder: Path, points: int, monkeypatch: pytest.MonkeyPatch) -> None:
    finished(folder / "a.jsonl")
    monkeypatch.setattr(toy.Toy, "scores", lambda self, state: Scores((), (points, 0), (), (0,)))
    assert hall.sync(folder) == hall.Hall([])


def test_a_game_whose_record_was_damaged_later_stays(folder: Path) -> None:
    path = finished(folder / "a.jsonl")
    before = hall.sync(folder)
    path.write_bytes(b"hello\n")
    assert hall.sync(folder) == before


def test_a_file_whose_name_is_no_text_is_passed_over(folder: Path) -> None:
    path = finished(folder / "a.jsonl")
    os.link(os.fsencode(path), os.fsencode(folder) + b"/\xff.jsonl")
    assert games(hall.sync(folder)) == 1


def spoil(file: Path, statement: str) -> None:
    with closing(sqlite3.connect(file)) as db, db:
        db.execute(statement)


@pytest.mark.parametrize(
    "statement",
    [
        "pragma user_version = 99",
        "drop table seats",
        "drop table files",
        "update seats set name = x'ff00'",
        "update seats set won = 'x'",
        "update details set sources = '{'",
        "update details set plays = '[]'",
        "insert into firsts values ('a', '7')",
        "drop table details",
    ],
)
def test_a_hall_of_another_form_is_made_anew(folder: Path, statement: str) -> None:
    finished(folder / "a.jsonl")
    before, file = hall.sync(folder), folder.with_name(hall.NAME)
    spoil(file, statement)
    found = hall.sync(folder)
    assert found.chapters == before.chapters
    assert str(found.problem).startswith(f"{file}: damaged")
    assert file.with_name("hall-old.sqlite").exists()
    assert hall.sync(folder) == before


@pytest.mark.parametrize("content", [b"no database at all", b"SQLite format 3\0" + bytes(4000)])
def test_a_damaged_hall_is_made_anew(folder: Path, content: bytes) -> None:
    finished(folder / "a.jsonl")
    file = folder.with_name(hall.NAME)
    file.write_bytes(content)
    found = hall.sync(folder)
    assert games(found) == 1
    assert "hall-old.sqlite" in str(found.problem)
    assert hall.sync(folder).problem is None


def test_an_empty_file_is_a_new_hall(folder: Path) -> None:
    finished(folder / "a.jsonl")
    folder.with_name(hall.NAME).touch()
    found = hall.sync(folder)
    assert (games(found), found.problem) == (1, None)


def test_a_hall_that_cannot_be_kept_is_shown_all_the_same(folder: Path) -> None:
    finished(folder / "a.jsonl")
    file = folder.with_name(hall.NAME)
    file.mkdir()
    found = hall.sync(folder)
    assert games(found) == 1
    assert str(found.problem).startswith(f"{file}: cannot be saved (")


def test_a_hall_that_another_program_writes_is_not_called_damaged(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hall, "LOCK_TIMEOUT_S", 0.0)
    finished(folder / "a.jsonl")
    hall.sync(folder)
    with closing(sqlite3.connect(folder.with_name(hall.NAME))) as other:
        other.execute("begin exclusive")
        found = hall.sync(folder)
    assert games(found) == 1
    assert "cannot be saved" in str(found.problem)
    assert hall.sync(folder).problem is None
