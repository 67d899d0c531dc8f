"""The hall of fame in the window, by keys and by mouse."""

from __future__ import annotations

from pathlib import Path

import pygame

from game.records.hall import Hall
from game.records.library import RecordInfo
from game.ui.scenes.hall.course import CourseScene
from game.ui.scenes.hall.hall import HallScene
from game.ui.scenes.menu import Menu
from game.ui.scenes.play.points_table import SeatHead
from game.ui.widgets import Choice, Label, Rows
from game.ui.widgets.chart import Chart
from game.ui.window.app import App
from game.ui.window.service import GameService
from tests.records.test_hall import finished, games, only_the_toy  # noqa: F401  # a fixture
from tests.ui.fakes import FakeProgram, Hand, focused, in_words


def opened(app: App, program: FakeProgram) -> tuple[Hand, HallScene]:
    """The hall, reached from the menu by keys."""
    hand = Hand(app)
    menu = hand.show(Menu(app.ui, program))
    while focused(menu.form) != "hall":
        hand.key(pygame.K_DOWN)
    hand.key(pygame.K_RETURN)
    assert isinstance(app.top, HallScene)
    return hand, app.top


def shown(scene: HallScene) -> list[str]:
    """The headings of the table in sight."""
    return [column.heading for column in scene._tables[scene.table].columns]


def test_keys_go_through_the_tables_of_a_title(app: App, program: FakeProgram) -> None:
    hand, scene = opened(app, program)
    assert shown(scene)[1:4] == ["Name", "Hero", "Total"]
    hand.key(pygame.K_RIGHT)
    assert shown(scene)[:3] == ["Name", "Games", "Won"]
    hand.key(pygame.K_RIGHT)
    assert shown(scene)[0] == "Hero"
    assert scene._tables[2].rows[1] == ("Wolf of the Northern Steppe", "20", "6.5", "32", "104.2", "129")
    hand.key(pygame.K_ESCAPE)
    assert isinstance(app.top, Menu)


def test_the_mouse_opens_another_title(app: App, program: FakeProgram) -> None:
    hand, scene = opened(app, program)
    hand.key(pygame.K_RIGHT, times=2)
    titles = scene.form.find("titles")
    assert isinstance(titles, Choice)
    hand.click(titles.cells()[1].center)
    assert [table.name for table in scene._tables] == ["Best scores", "Players"]
    assert scene._tables[1].rows == [("Ada", "1", "–", "–", "12.0", "12")]


def test_a_long_table_scrolls_and_another_one_begins_at_its_top(app: App, program: FakeProgram) -> None:
    hand, scene = opened(app, program)
    hand.key(pygame.K_DOWN)
    assert scene.form.focus is scene.form.find("rows 0")
    hand.key(pygame.K_END)
    rows = scene.form.find("rows 0")
    assert isinstance(rows, Rows)
    assert rows.offset == rows.furthest > 0
    hand.key(pygame.K_UP)
    hand.click(scene.form.find("tables").rect.center)
    assert isinstance(people := scene.form.find("rows 1"), Rows)
    assert people.offset == 0


def test_nobody_yet(app: App, program: FakeProgram) -> None:
    program.fame = Hall([])
    hand, scene = opened(app, program)
    assert [w.key for w in scene.form.stops()] == ["back"]
    hand.key(pygame.K_RETURN)
    assert isinstance(app.top, Menu)


def test_what_is_wrong_with_the_file_is_said(app: App, program: FakeProgram) -> None:
    said = "hall.sqlite: cannot be saved (full); check the folder's permissions and free space."
    program.fame = Hall([], in_words(said))
    _, scene = opened(app, program)
    assert [w.words for w in scene.form.walk() if isinstance(w, Label)][-1] == said


def heads(scene: CourseScene) -> list[str]:
    return [widget.words for widget in scene.form.widgets if isinstance(widget, SeatHead)]


def test_a_click_or_enter_shows_how_the_points_of_a_game_went(app: App, program: FakeProgram) -> None:
    hand, scene = opened(app, program)
    rows = scene.form.find("rows 0")
    assert isinstance(rows, Rows)
    hand.click(rows.row_rect(2).center)
    assert isinstance(app.top, CourseScene)
    assert heads(app.top) == ["Ada · 9", "Bruno · 4"]
    chart = next(w for w in app.top.form.widgets if isinstance(w, Chart))
    assert [line.points[-1] for line in chart.lines] == [(3, 9), (3, 4)]
    hand.key(pygame.K_ESCAPE)
    hand.key(pygame.K_RETURN)
    assert isinstance(app.top, CourseScene)
    assert program.looked == ["3", "3"]


def test_a_game_without_a_record_says_that_nothing_is_known(app: App, program: FakeProgram) -> None:
    program.went = None
    hand, scene = opened(app, program)
    hand.click(scene.form.find("rows 0").rect.center)
    assert isinstance(app.top, CourseScene)
    assert app.ui.say("hall-course-none") in [getattr(w, "words", "") for w in app.top.form.widgets]


def test_a_game_stays_though_its_record_is_deleted(app: App, tmp_path: Path) -> None:
    service = GameService(app)
    service.library.folder = tmp_path / "records"
    path = finished(service.library.folder / "a.jsonl")
    service.library.delete(RecordInfo(path, "toy", ("Ada", "Bruno"), 9, True, 0.0))
    assert not path.exists()
    assert games(service.hall()) == 1
    assert service.course("a") is not None
