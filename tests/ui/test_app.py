import sys
from pathlib import Path

import pygame
import pytest

from game import paths
from game.records.settings import MIN_SIZE, Settings, Store
from game.ui.scenes.menu import Menu
from game.ui.scenes.message import Message
from game.ui.window.app import IDLE_FPS, REST_FPS, REST_MS, App
from game.ui.window.awake import THINKING_MS
from game.ui.window.commands import Command
from game.ui.window.scene import Scene
from tests.expect import expect, recorded
from tests.ui.fakes import FakeProgram, Hand


class Counting(Scene):
    """Counts how often it is drawn; fails on demand."""

    name = "counting"

    def __init__(self, app: App) -> None:
        super().__init__(app.ui)
        self.drawn = 0
        self.fail = ""

    def command(self, command: Command) -> bool:
        if self.fail == "command":
            raise ValueError("broken on purpose")
        return False

    def update(self, dt: float) -> bool:
        if self.fail == "update":
            raise ValueError("broken on purpose")
        return False

    def draw(self, surface: pygame.Surface) -> None:
        if self.fail == "draw":
            raise ValueError("broken on purpose")
        self.drawn += 1


@pytest.fixture(autouse=True)
def reports(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where crash reports go in these tests."""
    monkeypatch.setattr(paths, "state_dir", lambda: tmp_path / "state")
    return tmp_path / "state"


def test_nothing_is_drawn_while_nothing_changes(app: App) -> None:
    scene = Counting(app)
    Hand(app).show(scene)
    app.turn(16)
    before = scene.drawn
    for _ in range(10):
        assert not app.turn(16)
    assert scene.drawn == before
    scene.dirty = True
    app.turn(16)
    assert scene.drawn == before + 1


def test_the_loop_slows_down_at_rest_and_is_awake_with_the_next_input(app: App) -> None:
    hand = Hand(app)
    hand.show(Counting(app))
    for _ in range(2):
        app.turn(1)
    assert app.turns_a_second == IDLE_FPS
    app.turn(REST_MS)
    assert app.turns_a_second == REST_FPS
    hand.move((20, 20))
    assert app.turns_a_second == IDLE_FPS


def test_at_rest_every_second_turn_is_left_out_unless_there_is_input(app: App) -> None:
    Hand(app).show(Counting(app))
    app.turn(1)
    app.turn(REST_MS)
    pygame.event.clear()
    assert app._wait(lambda fps: round(1000 / fps)) == 2 * 1000 / REST_FPS
    pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_a))
    assert app._wait(lambda fps: round(1000 / fps)) == 1000 / REST_FPS


@pytest.mark.parametrize(
    "keys", [(pygame.K_F11, 0), (pygame.K_RETURN, pygame.KMOD_LALT)], ids=["F11", "Alt+Enter"]
)
def test_full_screen_comes_back_at_the_same_size(
    app: App, program: FakeProgram, keys: tuple[int, int]
) -> None:
    app.window.size = (1400, 800)
    hand = Hand(app)
    hand.show(Menu(app.ui, program))
    hand.key(*keys)
    assert app.ui.settings.full_screen
    assert app.window.size == pygame.display.get_desktop_sizes()[0]
    assert app.store.load().full_screen
    hand.key(*keys)
    assert app.size == (1400, 800)
    kept = app.store.load()
    assert (kept.full_screen, kept.width, kept.height) == (False, 1400, 800)


def test_games_that_may_not_be_read_are_told_over_the_menu(app: App, program: FakeProgram) -> None:
    app.first_words(Menu(app.ui, program), "records: the saved games cannot be read (Permission denied)")
    assert isinstance(app.top, Message)
    assert "Permission denied" in app.top.words


def happened(app: App, kind: int) -> None:
    pygame.event.post(pygame.event.Event(kind))
    app.turn(16)


def test_a_maximized_window_keeps_the_size_it_had_before(app: App, program: FakeProgram) -> None:
    app.window.size = (1400, 800)
    Hand(app).show(Menu(app.ui, program))
    app.window.size = (1900, 1000)  # the desktop tells the new size first, and then why
    app.turn(16)
    happened(app, pygame.WINDOWMAXIMIZED)
    app.apply_settings()
    kept = app.store.load()
    assert (kept.maximized, kept.width, kept.height) == (True, 1400, 800)
    app.window.size = (1400, 800)
    happened(app, pygame.WINDOWRESTORED)
    app.window.size = (1300, 740)
    app.turn(16)
    app.apply_settings()
    kept = app.store.load()
    assert (kept.maximized, kept.width, kept.height) == (False, 1300, 740)


def test_full_screen_does_not_forget_that_the_window_was_maximized(app: App, program: FakeProgram) -> None:
    app.window.size = (1400, 800)
    hand = Hand(app)
    hand.show(Menu(app.ui, program))
    happened(app, pygame.WINDOWMAXIMIZED)
    app.ui.settings.full_screen = True
    app.apply_settings()
    happened(app, pygame.WINDOWRESTORED)
    assert app.store.load().maximized


def test_window_opens_at_the_size_it_had(tmp_path: Path) -> None:
    Store(tmp_path).save(Settings(width=1500, height=850))
    app = App(Store(tmp_path))
    assert app.size == (1500, 850)
    app.window.destroy()


def test_a_small_window_opens_at_the_size_it_had(tmp_path: Path) -> None:
    Store(tmp_path).save(Settings(width=MIN_SIZE[0], height=MIN_SIZE[1]))
    app = App(Store(tmp_path))
    assert app.window.size == MIN_SIZE
    assert not app.store.take_trouble()
    app.window.destroy()


@pytest.mark.parametrize("where", ["command", "update", "draw"])
def test_a_failing_scene_leaves_a_report_and_the_program_goes_on(
    app: App, program: FakeProgram, reports: Path, where: str
) -> None:
    hand = Hand(app)
    menu = hand.show(Menu(app.ui, program))
    scene = Counting(app)
    app.push(scene)
    app.turn(16)
    scene.fail, scene.dirty = where, True
    hand.key(pygame.K_LEFT)
    message = expect(app.top, Message)
    written = list(reports.glob("crash-*.txt"))
    assert len(written) == 1
    assert str(written[0]) in message.words
    assert "broken on purpose" in written[0].read_text()
    hand.key(pygame.K_RETURN)
    assert app.top is menu


def test_the_scene_that_fails_is_the_one_that_goes(app: App, program: FakeProgram) -> None:
    hand = Hand(app)
    hand.show(Menu(app.ui, program))
    below = Counting(app)
    app.push(below)
    app.push(Message(app.ui, "A dialog", "over a scene that fails"))
    below.fail = "update"
    app.turn(16)
    assert [s.name for s in app.scenes] == ["menu", "message"]


def test_a_failing_first_scene_falls_back_to_the_menu(app: App, program: FakeProgram) -> None:
    app.make_menu = lambda: Menu(app.ui, program)
    scene = Counting(app)
    scene.fail = "draw"
    Hand(app).show(scene)
    app.turn(16)
    assert [s.name for s in app.scenes] == ["menu", "message"]


def test_broken_settings_are_said_once_at_the_start(tmp_path: Path, program: FakeProgram) -> None:
    store = Store(tmp_path)
    store.path.write_text("volume = oops")
    app = App(store)
    app.first_words(Menu(app.ui, program))
    app.turn(16)
    assert [s.name for s in app.scenes] == ["menu", "message"]
    assert isinstance(app.top, Message)
    assert "settings.broken" in app.top.words
    app.window.destroy()


def test_settings_that_cannot_be_kept_are_said_once(app: App, program: FakeProgram, tmp_path: Path) -> None:
    (tmp_path / "blocked").write_text("a file where the folder should be")
    app.store = Store(tmp_path / "blocked")
    Hand(app).show(Menu(app.ui, program))
    app.apply_settings()
    app.apply_settings()
    assert [s.name for s in app.scenes] == ["menu", "message"]


def test_help_opens_the_rulebook_once(app: App, program: FakeProgram) -> None:
    from game.ui.scenes.learn.rulebook import Rulebook

    app.make_help = lambda rule, *_: Rulebook(app.ui, program, "demo", rule)
    hand = Hand(app)
    hand.show(Menu(app.ui, program))
    hand.key(pygame.K_F1)
    hand.key(pygame.K_F1)
    assert [s.name for s in app.scenes] == ["menu", "rulebook"]


def test_trace_names_the_scene_that_is_ready(
    app: App, program: FakeProgram, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    hand = Hand(app)
    hand.show(Menu(app.ui, program))
    assert "ready" not in capsys.readouterr().err
    monkeypatch.setenv("HOTSEAT_TRACE", "1")
    hand.show(Menu(app.ui, program))
    captured = capsys.readouterr()
    assert captured.err == "ready menu\n"
    assert captured.out == ""


def test_program_closes_on_sigterm_and_keeps_settings(tmp_path: Path) -> None:
    import os
    import signal
    import subprocess

    code = (
        "import gc, sys; from pathlib import Path\n"
        "from game.ui.window.app import App; from game.records.settings import Store\n"
        "from game.ui.scenes.menu import Menu; from tests.ui.fakes import FakeProgram\n"
        f"app = App(Store(Path({str(tmp_path)!r})))\n"
        "done = app.run(Menu(app.ui, FakeProgram()))\n"
        "sys.exit('all of it was looked through for garbage' if gc.get_freeze_count() < 10_000 else done)\n"
    )
    child = subprocess.Popen(
        [sys.executable, "-c", code], env=os.environ | {"HOTSEAT_TRACE": "1"}, stderr=subprocess.PIPE,
        stdout=subprocess.PIPE, text=True,
    )  # fmt: skip
    assert child.stderr is not None
    assert child.stderr.readline() == "ready menu\n"
    child.send_signal(signal.SIGTERM)
    out, _ = child.communicate()
    assert child.returncode == 0
    assert out == ""
    assert (tmp_path / "settings.toml").is_file()


def test_pointer_that_wanders_over_one_widget_draws_nothing(
    app: App, program: FakeProgram, monkeypatch: pytest.MonkeyPatch
) -> None:
    hand = Hand(app)
    scene = hand.show(Menu(app.ui, program))
    place = scene.form.find("records").rect
    hand.move(place.center)
    app.turn(16)
    drawn = recorded(monkeypatch, scene, "ground")
    hand.move((place.centerx + 3, place.centery))
    assert drawn == []
    hand.move(scene.form.find("rules").rect.center)
    assert drawn


def test_a_table_of_the_command_line_can_be_for_practice(app: App) -> None:
    from game.ui.window import run

    start = run.Start(title="demo", kinds=("human", "easy"), seed=3, practice=True)
    game = run._new_game(app, start, "demo")
    assert (game.practice, game.seed, [seat.kind for seat in game.seats]) == (True, 3, ["human", "easy"])


def test_what_takes_a_while_is_said_at_once(app: App) -> None:
    Hand(app).show(Counting(app))
    app.turn(16)
    app.window.get_surface().fill((0, 0, 0))
    app.wait("Setting up the table…")
    middle = app.window.get_surface().get_rect().center
    assert app.window.get_surface().get_at(middle)[:3] != (0, 0, 0)
    assert app.stale


def test_what_is_pressed_while_something_takes_a_while_is_meant_for_nothing(app: App) -> None:
    scene = Counting(app)
    Hand(app).show(scene)
    app.turn(16)
    scene.fail = "command"
    app.wait("Setting up the table…")
    pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=(9, 9), button=1))
    app._draw()
    app.turn(16)
    assert app.top is scene


def test_the_screen_may_sleep_in_menus_and_when_nobody_plays(
    app: App, program: FakeProgram, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[bool] = []
    monkeypatch.setattr(pygame.display, "set_allow_screensaver", told.append)
    hand = Hand(app)
    hand.show(Menu(app.ui, program))
    assert told == [True]
    scene = Counting(app)
    scene.keeps_awake = True
    app.push(scene)
    app.turn(16)
    assert told == [True, False]
    for _ in range(2):
        app.turn(THINKING_MS * 0.6)
    assert told == [True, False, True]
    hand.key(pygame.K_LEFT)
    assert told == [True, False, True, False]
