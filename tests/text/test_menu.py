"""The menu in a terminal: everything that the window offers, by numbers and words."""

from __future__ import annotations

import io
import re
import shutil
from pathlib import Path

import pytest

from game import paths
from game.cli import main
from game.engine.session.session import Session
from game.packages import registry
from game.records import record_loader
from game.records.settings import Settings, Store
from game.text import sandbox_client, start
from game.text.menu.home import Home
from game.text.page import Page
from tests.text import scripted
from tests.text.scripted import Here, Person

LINE = re.compile(r"^ *(\d+)\. (.*)$", re.MULTILINE)


@pytest.fixture(autouse=True)
def _thoughtless(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots think in this process."""
    monkeypatch.setattr(start, "BotProcess", Here)


def at_home(*wanted: str, plain: bool = False) -> list[str]:
    """Return what is written after each answer. An answer "@words" picks the first line with these words."""
    left, out = [*wanted], io.StringIO()

    def answer(written: str) -> str | None:
        said = left.pop(0) if left else None
        if said is None or not said.startswith("@"):
            return said
        return str(next(number for number, line in LINE.findall(written) if said[1:] in line))

    person = Person(out, answer)
    Home(Page(out, plain=plain), person.read).run()
    return [*(written for written, _ in person.answers), person.rest()]


def settings() -> Settings:
    return Store(paths.config_dir()).load()


def ended(seed: int = 3) -> Path:
    """Return the record of a short game that goes on: both have chosen their heroes."""
    path = paths.records_dir() / "old.jsonl"
    path.parent.mkdir(parents=True, exist_ok=True)
    session = scripted.session("raiders", ("human", "human"), seed, path)
    for _ in range(2):
        (seat,) = session.waiting_for()[:1]
        session.submit(seat, session.legal(seat)[0].action)
    session.close()
    return path


def newest() -> Session:
    (path,) = paths.records_dir().glob("*.jsonl")
    return record_loader.resume(path)


def test_a_new_game_is_set_up_line_by_line_and_started() -> None:
    at_home(
        "@New game", "@Game:", "@Scythe", "@Start with", "@Standard", "@Players", "@3",
        "@Seat 1", "@Name", "Ada", "@Who plays", "@Human", "back",
        "@Seat 2", "@Who plays", "@Easy", "back", "@Seat 3", "@Who plays", "@Easy", "back",
        "@Seed", "77", "@Practice", "@on", "@Start", "quit", "quit",
    )  # fmt: skip
    session = newest()
    assert session.title.id == "scythe"
    assert [(seat.name, seat.kind) for seat in session.seats] == [
        ("Ada", "human"), ("Bot 2", "easy"), ("Bot 3", "easy"),
    ]  # fmt: skip
    assert (session.header.seed, session.header.practice) == (77, True)
    assert settings().names[0] == "Ada"
    session.close()


@pytest.mark.parametrize("typed", ["-1", "2.5", "99999999999999999999", "x"])
def test_a_seed_that_is_none_is_refused_in_one_sentence(typed: str) -> None:
    *_, told, _ = at_home("@New game", "@Seed", typed, "quit")
    assert told.splitlines()[0] == "The seed must be a number from 0 to 4294967295."


def test_two_of_one_name_cannot_start_and_nothing_that_was_chosen_is_lost() -> None:
    name = ("@Name", "Ada", "back")
    *_, refused, _, again, _ = at_home(
        "@New game", "@Seat 1", *name, "@Seat 2", *name, "@Start", "back", "@New game", "quit"
    )
    assert "Two players are called Ada." in refused
    assert "Seat 2: Ada" in again
    assert not [*paths.records_dir().glob("*")]


def test_what_is_no_line_is_answered_in_one_sentence() -> None:
    _, none, number, far, _ = at_home("xyz", "0", "99999999999", "quit")
    assert none == "No line contains “xyz”. Type a number from 1 to 8, or “back” to go back.\n"
    assert number == "There is no line 0; there are 8.\n"
    assert far == "There is no line 99999999999; there are 8.\n"


def test_the_end_of_the_input_goes_back_list_by_list_until_the_program_ends() -> None:
    out = io.StringIO()
    Home(Page(out, plain=True), Person(out, scripted.words("2", "5", "1")).read).run()
    headings = [line for line in out.getvalue().splitlines() if line in ("Hotseat", "New game")]
    assert headings == ["Hotseat", "New game", "New game", "Hotseat"]


def test_a_screen_reader_is_read_only_the_lines_that_changed() -> None:
    *_, told, _ = at_home("@New game", "@Players", "@4", "quit", plain=True)
    assert "Players: 4" in told
    assert "Game:" not in told


def test_a_setting_is_kept_at_once_and_the_language_changes_at_once() -> None:
    *_, german, _ = at_home("@Settings", "@Show what happened", "@Never", "@Language", "@Deutsch", "quit")
    assert "Einstellungen" in german
    assert (settings().handover, settings().language) == ("never", "de")


def test_a_game_is_continued_from_the_first_line() -> None:
    ended()
    first, cover, *_ = at_home("@Continue", "", "quit", "quit")
    assert "1. Continue: Raiders of Scythia" in first
    assert "press Enter when nobody else can see the screen" in cover


def test_a_record_is_renamed_deleted_and_restored() -> None:
    ended()
    _, _, _, renamed, _, deleted, restored, *_ = at_home(
        "@Records", "@Ada", "@Rename", "Tuesday", "@Tuesday", "@Delete", "@Restore", "quit"
    )
    assert "Tuesday" in renamed + deleted
    assert "Restore" in restored
    assert (paths.records_dir() / "old.jsonl").exists()


def test_a_damaged_record_says_why_and_can_only_be_renamed_or_deleted() -> None:
    ended().write_text("{", encoding="utf-8")
    _, _, told, _ = at_home("@Records", "@Damaged", "quit")
    assert "This record can’t be read" in told
    assert [words for _, words in LINE.findall(told)] == ["Rename", "Delete"]


def test_a_replay_goes_forth_and_back_and_a_game_branches_off() -> None:
    ended()
    _, _, _, begun, one, two, end, back, far, branch, *_ = at_home(
        "@Records", "@Ada", "@Replay", "", "", "", "previous", "900", "play", "quit", "quit"
    )
    assert "A recorded game" in begun
    assert "Ada: Takes" in one
    assert "move 2 of 2" in two
    assert end == "This is the last move.\n"
    assert "move 1 of 2" in back
    assert far == "There is no move 900; the game has 2.\n"
    assert "Raiders of Scythia" in branch
    assert len([*paths.records_dir().glob("*.jsonl")]) == 2


def test_comments_are_written_read_again_and_deleted_in_a_replay() -> None:
    path = ended()
    *_, none, kept, here, listed, gone, _, _ = at_home(
        "@Records", "@Ada", "@Replay", "1", "comment", "comment Why \x1b[1m{him}?", "1", "comments",
        "uncomment", "quit", "quit",
    )  # fmt: skip
    assert none.startswith("There is no comment here.")
    assert kept == "Your comment on move 1 is kept in the record.\n"
    assert "Comment: Why  [1m{him}?\n" in here
    assert listed == "Move 1: Why  [1m{him}?\n"
    assert gone == "The comment on move 1 is deleted.\n"
    assert path.read_text(encoding="utf-8").splitlines()[-1] == '{"comment":"","after":1}'


def test_a_record_is_told_in_words_from_the_list_and_in_a_replay(tmp_path: Path) -> None:
    ended()
    out = tmp_path / "story.txt"
    _, _, _, told, *_ = at_home("@Records", "@Ada", "@Story", "quit")
    _, _, _, _, _, again, kept, refused, *_ = at_home(
        "@Records", "@Ada", "@Replay", "1", "story", f"story {out}", f"story {out}", "quit", "quit"
    )
    for words in (told, again, out.read_text(encoding="utf-8")):
        assert "Ada: Takes" in words
    assert "move 1 of 2" in again, "the replay is where it was"
    assert f"Thestoryisin{out}." in "".join(kept.split()), "a long path is broken between lines"
    assert "File exists" in " ".join(refused.split())


def test_a_replay_of_a_game_that_goes_on_shows_no_hand() -> None:
    ended()
    _, _, _, begun, views, mine, *_ = at_home("@Records", "@Ada", "@Replay", "view", "mine", "quit", "quit")
    assert "Hand of" not in begun
    assert views.splitlines()[1:] == ["Nobody’s view (chosen now)"]
    assert "Brawler" not in mine


def test_the_hall_is_empty_before_a_game_is_over() -> None:
    _, told, *_ = at_home("@Hall", "quit")
    assert told.startswith("No game has been finished yet.")


def test_the_best_games_of_the_hall_are_watched_and_told() -> None:
    paths.records_dir().mkdir(parents=True, exist_ok=True)
    shutil.copy(Path(__file__).parents[1] / "records" / "0.2.0" / "raiders-over.jsonl", paths.records_dir())
    _, _, tables, offered, story, *_ = at_home("@Hall", "@Raiders", "@Total", "@Story", "quit")
    assert "Best scores" in tables
    assert "Replay" in offered
    assert "Round 1" in story
    (paths.records_dir() / "raiders-over.jsonl").unlink()
    *_, gone, _ = at_home("@Hall", "@Raiders", "@Total", "quit")
    assert gone.startswith("This game’s record is gone.")


def test_statistics_are_empty_before_a_game_is_over_and_then_name_who_played() -> None:
    _, told, *_ = at_home("@Statistics", "quit")
    assert told.startswith("No game has been finished yet.")
    paths.records_dir().mkdir(parents=True, exist_ok=True)
    shutil.copy(Path(__file__).parents[1] / "records" / "0.2.0" / "raiders-over.jsonl", paths.records_dir())
    _, _, listed, table, *_ = at_home("@Statistics", "@Raiders", "@Players", "quit")
    assert "Head to head" not in listed, "one person sat there"
    assert re.search(r"Games 1, Won \d+%", table)
    assert "Average points: " in table
    assert "First raid: round" in table


def test_the_rules_are_read_by_chapter_and_searched() -> None:
    *_, found, _ = at_home("@Rules", "@Raiders", "@Search", "RAI-044", "quit")
    assert "RAI-044" in found


@pytest.mark.parametrize("title", registry.names())
def test_a_lesson_is_begun_and_goes_on_later(title: str) -> None:
    *_, again, _ = at_home("@Learn", f"@{name_of(title)}", "@Start", "quit", f"@{name_of(title)}", "quit")
    assert "Continue (step 1 of" in again


def name_of(title: str) -> str:
    return {"raiders": "Raiders", "scythe": "Scythe", "runebound": "Runebound"}[title]


def test_the_command_opens_the_menu(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("quit\n"))
    assert main.main(["text", "--plain"]) == 0
    assert "1. Learn to play" in capsys.readouterr().out


def test_leaving_a_table_of_several_people_clears_the_screen() -> None:
    client, person = scripted.seat(
        scripted.session("scythe", ("human", "human"), 3), scripted.words("", "quit")
    )
    client.run()
    assert person.rest().endswith("\x1b[HYou left the table.\n")


def test_a_position_to_think_about_is_picked_and_left(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sandbox_client, "BotProcess", Here)
    said = at_home("@Learn", "@Positions", "@Scythe: Position 1", "1", "leave", "quit")
    assert any("Player 2 is to choose. Find the best move." in written for written in said)
    assert any("best move" in written for written in said[4:])
