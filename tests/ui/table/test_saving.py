"""What can be saved of a game in the window: pictures at once, films and stories in another process."""

from __future__ import annotations

import multiprocessing
from pathlib import Path

import pygame
import pytest

from game.records import keepsakes
from game.ui.scenes.ask_text import AskText
from game.ui.scenes.chooser import Chooser
from game.ui.scenes.message import Message
from game.ui.scenes.records.making import Making
from game.ui.window import film, saving
from game.ui.window.app import App
from game.ui.window.maker import Maker, Work, _carry_out
from game.ui.window.saving import Recorded, Saving
from tests.expect import expect
from tests.programs import PATIENCE
from tests.ui.fakes import Hand
from tests.ui.table import works

RECORD = Path(__file__).parents[2] / "records" / "0.2.0" / "raiders-over.jsonl"


class Slow(Maker):
    """Work that is never done until the test says so."""

    def __init__(self, _work: Work, out: Path) -> None:
        self.out, self.done, self.count, self.finished, self.problem = out, 3, 12, False, ""
        self.stopped = False

    def poll(self) -> bool:
        return True

    def stop(self) -> None:
        self.stopped = True


@pytest.fixture
def path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("HOTSEAT_HOME", str(tmp_path))
    return tmp_path / "data" / "pictures"


def choose(app: App, hand: Hand, words: str) -> None:
    """Take an entry of the menu of what can be saved, and the path that is proposed."""
    menu = expect(app.top, Chooser)
    place = next(n for n, entry in enumerate(menu.entries) if entry.words == words)
    hand.click(menu.form.find(f"choose:{place}").rect.center)
    if isinstance(app.top, AskText):
        hand.key(pygame.K_RETURN)


def offered(app: App, hand: Hand, game: Recorded | None = None, tell: saving.Tell | None = None) -> None:
    def draw() -> pygame.Surface:
        return pygame.Surface((40, 30))

    hand.show(Message(app.ui, "", ""))
    Saving(app, tell).offer("toy", {"position": draw, "sheet": draw}, game)
    app.turn(16)


def test_the_list_stays_in_the_middle_of_a_window_that_changes_its_size(app: App, hand: Hand) -> None:
    offered(app, hand)
    menu = expect(app.top, Chooser)
    for size in ((2560, 1440), (1280, 1440), (1280, 720)):
        app.window.size = size
        app.turn(16)
        wide, high = app.size
        assert abs(menu.frame.centerx - wide // 2) <= 1
        assert abs(menu.frame.centery - high // 2) <= 1


def test_a_picture_is_saved_and_its_path_named(app: App, hand: Hand, path: Path) -> None:
    for count in (1, 2):
        offered(app, hand)
        choose(app, hand, "This position")
        found = [*path.iterdir()]
        assert len(found) == count, "an older picture stays"
        assert any(file.name in expect(app.top, Message).words for file in found)


def test_the_ending_that_is_typed_chooses_the_kind_of_file(app: App, hand: Hand, path: Path) -> None:
    path.mkdir(parents=True)
    for name, reason in (("a.pdf", ""), ("b.gif", 'ends in ".gif"'), ("a.pdf", "exists")):
        offered(app, hand)
        hand.click(expect(app.top, Chooser).form.find("choose:1").rect.center)
        asked = expect(app.top, AskText)
        app.pop(asked)
        asked._take(str(path / name))
        assert reason in expect(app.top, Message).words.replace("File exists", "exists")
    assert [file.name for file in path.iterdir()] == ["a.pdf"]


def test_without_pillow_films_say_how_to_get_it(
    app: App, hand: Hand, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(keepsakes, "has_pillow", lambda: False)
    offered(app, hand, Recorded(RECORD))
    why = {entry.words: entry.why for entry in expect(app.top, Chooser).entries}
    assert "hotseat[keepsakes]" in why["Film"]
    assert not why["Film in pictures"]


def test_progress_is_shown_and_escape_stops_the_work(
    app: App, hand: Hand, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(saving, "Maker", Slow)
    offered(app, hand, Recorded(RECORD))
    choose(app, hand, "Film")
    app.turn(16)
    making = expect(app.top, Making)
    assert making.words == "25%"
    hand.key(pygame.K_ESCAPE)
    assert expect(making._worker, Slow).stopped
    assert not isinstance(app.top, Making)


def test_what_went_wrong_in_the_other_process_is_said(
    app: App, hand: Hand, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(saving, "Maker", Slow)
    offered(app, hand, Recorded(RECORD))
    choose(app, hand, "Film in pictures")
    worker = expect(expect(app.top, Making)._worker, Slow)
    worker.finished, worker.problem = True, "The disk is full"
    app.turn(16)
    assert "The disk is full" in expect(app.top, Message).words


def test_another_process_works_and_says_when_it_is_done(tmp_path: Path) -> None:
    maker = Maker(works.whole, tmp_path / "made")
    maker._process.join(PATIENCE)
    while not maker.finished:
        maker.poll()
    maker.stop()
    assert (tmp_path / "made").exists()
    assert (maker.done, maker.count, maker.problem) == (1, 1, "")


def test_an_error_of_the_other_process_comes_as_a_sentence(tmp_path: Path) -> None:
    ours, theirs = multiprocessing.Pipe()
    _carry_out(works.half, tmp_path / "made", theirs)
    assert ours.recv() == (1, 2)
    assert ours.recv().startswith("there is no display")


def test_a_film_that_has_no_room_takes_smaller_pictures(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[tuple[int, object]] = []
    monkeypatch.setattr(
        film.Film, "write", lambda self, *_: made.append((len(self.numbers), self._spec.size))
    )
    for room in (90 * 960 * 540, 90 * 640 * 360, 44 * 640 * 360):
        monkeypatch.setattr("game.ui.window.keepsake_files.MAX_PIXELS", room)
        film.make(RECORD, None, tmp_path / "film.pdf", lambda *_: None)
    assert made == [(86, (960, 540)), (86, (640, 360)), (44, (640, 360))]
