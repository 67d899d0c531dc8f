"""The menu: the way back into a game, and what is said of the one that was played last."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from game.packages import registry
from game.play.lesson_games import LessonInfo
from game.presentation.messages import Messages
from game.records.library import RecordInfo
from game.ui.scenes.menu import Menu
from game.ui.scenes.menu_picture import LastBoard, backdrop
from game.ui.scenes.setup.new_game import NewGameScene
from game.ui.widgets import Button, Label
from game.ui.window.app import App
from game.ui.window.idle import IDLE_AFTER_MS
from game.ui.window.service import GameService
from tests.records import HERE as RECORDS
from tests.ui.fakes import FakeProgram, Hand


def menu(app: App, program: FakeProgram) -> Menu:
    scene = Menu(app.ui, program)
    Hand(app).show(scene)
    return scene


def caption(scene: Menu) -> str:
    """The words on the picture."""
    found = scene.form.find("caption")
    assert isinstance(found, Label)
    return found.words


def way_back(scene: Menu) -> Button:
    found = scene.form.find("continue")
    assert isinstance(found, Button)
    return found


def test_the_menu_tells_title_turn_and_people_of_the_last_game(app: App, program: FakeProgram) -> None:
    program.kept[0] = replace(program.kept[0], turn=14)
    scene = menu(app, program)
    assert way_back(scene).note == "Riders of the Long River, round 5"
    assert caption(scene) == "Riders of the Long River – round 5, with Ada, Bruno and Chloe"


def test_the_picture_is_the_game_that_continue_continues(app: App, program: FakeProgram) -> None:
    del program.kept[0]
    scene = menu(app, program)
    assert "Dmitri, Eleni, Farah and Grace" in caption(scene)
    assert way_back(scene).enabled


def test_where_no_game_goes_on_the_picture_promises_none(app: App, program: FakeProgram) -> None:
    program.kept = [record for record in program.kept if record.finished]
    scene = menu(app, program)
    assert caption(scene) == "Riders of the Long River"
    assert app.ui.art.has(("menu", app.size, *program.titles()))
    assert not way_back(scene).enabled


def test_the_discs_have_the_colours_of_the_factions_that_were_dealt(app: App, program: FakeProgram) -> None:
    app.ui.messages = Messages()
    path = RECORDS / "0.2.0" / "scythe-over.jsonl"
    program.kept = [RecordInfo(path, "scythe", ("A", "B"), 435, False, 1.0, colours=("green", "red"))]
    scene = menu(app, program)
    assert not scene._board.colours
    app.turn(IDLE_AFTER_MS)
    assert scene._board.colours == ["blue", "orange"]
    assert menu(app, program)._board.colours == ["blue", "orange"], "kept on the disk"


def test_without_games_the_menu_names_all_titles(app: App, program: FakeProgram) -> None:
    program.kept = []
    scene = menu(app, program)
    assert caption(scene) == "Riders of the Long River"
    assert (way_back(scene).enabled, way_back(scene).note) == (False, "")


@pytest.mark.parametrize("title", registry.names())
def test_every_title_has_its_picture_on_the_table(app: App, program: FakeProgram, title: str) -> None:
    app.ui.messages = Messages()
    program.kept = [replace(program.kept[0], title=title, colours=("red", "blue"))]
    assert app.ui.art.has_picture(f"{title}/in_play.jpg")
    menu(app, program)
    assert app.ui.art.has(("menu", app.size, title, (), None))


def on_the_table(app: App) -> bytes:
    """What lies beside the buttons, without the words on it."""
    width, height = app.size
    room = pygame.Rect(width // 2, 0, width // 2, height * 4 // 5)
    return pygame.image.tobytes(app.window.get_surface().subsurface(room), "RGB")


@pytest.mark.parametrize("title", registry.names())
def test_the_last_game_lies_on_the_table_as_it_is(app: App, program: FakeProgram, title: str) -> None:
    app.ui.messages = Messages()
    path = RECORDS / "0.2.0" / f"{title}-over.jsonl"
    program.kept = [RecordInfo(path, title, ("A", "B"), 435, False, 1.0, colours=("red", "blue"))]
    menu(app, program)
    of_the_title = on_the_table(app)
    app.turn(IDLE_AFTER_MS)
    shown = on_the_table(app)
    assert shown != of_the_title
    menu(app, program)
    assert on_the_table(app) == shown, "kept on the disk, there at once"


def test_the_last_game_on_the_table_speaks_the_language(app: App, program: FakeProgram) -> None:
    app.ui.messages = Messages()
    path = RECORDS / "0.2.0" / "raiders-over.jsonl"
    program.kept = [RecordInfo(path, "raiders", ("A", "B"), 435, False, 1.0, colours=("red", "blue"))]
    scene = menu(app, program)
    app.turn(IDLE_AFTER_MS)
    in_english = on_the_table(app)
    scene._speak("de")
    app.turn(IDLE_AFTER_MS)
    assert on_the_table(app) != in_english
    scene._speak("en")
    app.turn(16)
    assert on_the_table(app) == in_english


def test_a_last_game_that_has_no_picture_shows_that_of_its_title(app: App, program: FakeProgram) -> None:
    app.ui.messages = Messages()
    program.kept = [replace(program.kept[0], path=Path("gone.jsonl"), title="raiders")]
    menu(app, program)
    of_the_title = on_the_table(app)
    app.turn(IDLE_AFTER_MS)
    assert on_the_table(app) == of_the_title


def test_a_lesson_is_gone_on_with_as_a_lesson(app: App, program: FakeProgram) -> None:
    program.kept[0] = replace(program.kept[0], lesson="first_game")
    assert way_back(menu(app, program)).label == "Continue the lesson"


def test_a_finished_lesson_is_not_continued(
    app: App, program: FakeProgram, monkeypatch: pytest.MonkeyPatch
) -> None:
    lesson = program.kept[0] = replace(program.kept[0], lesson="first_game")
    monkeypatch.setattr(program, "lessons", lambda: [LessonInfo("demo", 12, 20, lesson, at=0)])
    scene = menu(app, program)
    assert "Dmitri, Eleni, Farah and Grace" in caption(scene), "the game before it is"
    assert way_back(scene).label == "Continue"


def first_buttons(scene: Menu) -> list[str]:
    return [widget.key for widget in scene.form.widgets if isinstance(widget, Button)][:3]


def test_learning_stands_first_until_something_was_finished(app: App, program: FakeProgram) -> None:
    finished, program.kept = program.kept[1], []
    scene = menu(app, program)
    assert first_buttons(scene) == ["continue", "learn", "new"]
    assert scene.form.focus is scene.form.find("learn")
    program.kept = [finished]
    scene = menu(app, program)
    assert first_buttons(scene) == ["continue", "new", "learn"]
    assert scene.form.focus is scene.form.find("new")


def test_the_first_game_of_all_is_set_for_a_newcomer(app: App, program: FakeProgram) -> None:
    program.kept = []
    hand = Hand(app)
    hand.click(menu(app, program).form.find("new").rect.center)
    sheet = app.top
    assert isinstance(sheet, NewGameScene)
    assert sheet.presets.chosen == sheet.table.about.preset[0]
    sheet.choose_title(0)
    assert sheet.presets.chosen == sheet.table.about.preset[0]


def test_a_new_game_begins_with_the_title_played_last(app: App) -> None:
    app.ui.messages, service = Messages(), GameService(app)
    for title in service.playable():
        assert NewGameScene(app.ui, service, title).table.title_id == title
    assert NewGameScene(app.ui, service, "gone").table.title_id == service.playable()[0]


def test_a_first_start_reads_no_lesson_of_any_title(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    """Reading them takes as long as all the rest of the start."""
    program = FakeProgram()
    program.kept = []

    def lessons() -> list[LessonInfo]:
        raise AssertionError("no game is a lesson")

    monkeypatch.setattr(program, "lessons", lessons)
    assert menu(app, program).newcomer


@pytest.mark.parametrize("size", [(1280, 720), (1280, 1440), (3840, 1080)])
@pytest.mark.parametrize("goes_on", [True, False])
def test_the_caption_lies_across_the_lower_edge_of_the_picture(
    app: App, size: tuple[int, int], goes_on: bool
) -> None:
    app.window.size, app.ui.messages = size, Messages()
    scene = Menu(app.ui, GameService(app))
    Hand(app).show(scene)
    scene.newest = RecordInfo(Path("a"), registry.names()[0], ("A", "B"), 9, False, 1.0) if goes_on else None
    scene.layout()
    plate, shown = scene.form.find("caption").rect, pygame.Surface(size)
    scene.ground(shown)
    bare = backdrop(app.ui, size, [], None, LastBoard(app.ui))
    assert shown.get_at(plate.center) != bare.get_at(plate.center)
