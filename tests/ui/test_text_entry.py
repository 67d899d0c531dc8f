"""Input methods: what is composed is shown in the field meanwhile, and its keys are not the window's."""

from __future__ import annotations

import pygame
import pytest

from game.ui.scenes.ask_text import AskText
from game.ui.scenes.menu import Menu
from game.ui.widgets import Field
from game.ui.window.app import App
from tests.expect import expect
from tests.ui.fakes import FakeProgram, Hand
from tests.ui.test_inputs import key

taken: list[str] = []


@pytest.fixture
def field(app: App) -> Field:
    taken.clear()
    scene = Hand(app).show(AskText(app.ui, "Name", "Ada", "Take", taken.append))
    return expect(scene.form.focus, Field)


def compose(app: App, words: str, caret: int = 0) -> None:
    pygame.event.post(pygame.event.Event(pygame.TEXTEDITING, text=words, start=caret, length=0))
    app.turn(16)


def post(app: App, *events: pygame.event.Event) -> None:
    for event in events:
        pygame.event.post(event)
    app.turn(16)


def test_it_is_shown_at_the_caret_and_is_no_part_of_the_text_yet(app: App, field: Field) -> None:
    before = pygame.image.tobytes(app.canvas.surface, "RGB")
    compose(app, "ni", 2)
    assert (field.value, field._edited()) == ("Ada", ("Adani", 5))
    assert pygame.image.tobytes(app.canvas.surface, "RGB") != before
    compose(app, "")
    assert field._edited() == ("Ada", 3)


@pytest.mark.parametrize(
    "code", [pygame.K_RETURN, pygame.K_LEFT, pygame.K_TAB, pygame.K_ESCAPE, pygame.K_BACKSPACE]
)
def test_keys_of_the_composition_are_not_the_windows(app: App, field: Field, code: int) -> None:
    compose(app, "ni", 2)
    top = app.top
    post(app, key(code), key(code, kind=pygame.KEYUP))
    assert (app.top, field.focused, field.caret, field.value, taken) == (top, True, 3, "Ada", [])


def test_what_was_composed_is_written_once_and_enter_is_the_windows_again(app: App, field: Field) -> None:
    compose(app, "ni", 2)
    post(app, key(pygame.K_RETURN), pygame.event.Event(pygame.TEXTINPUT, text="\u4f60"))
    assert field.value == "Ada\u4f60"
    post(app, key(pygame.K_RETURN, kind=pygame.KEYUP))
    post(app, key(pygame.K_RETURN))
    assert taken == ["Ada\u4f60"]


def test_the_system_is_told_where_the_caret_is(
    app: App, field: Field, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = list[pygame.Rect]()
    monkeypatch.setattr(pygame.key, "set_text_input_rect", told.append)
    compose(app, "nihao", 5)
    compose(app, "nihao", 1)
    assert len(told) == 2 and told[1].x < told[0].x
    assert all(field.rect.contains(rect) for rect in told)
    app.turn(16)
    assert len(told) == 2


def test_a_composition_ends_when_the_focus_leaves_its_field(app: App, field: Field) -> None:
    compose(app, "ni", 2)
    expect(app.top, AskText).form.set_focus(None)
    app.turn(16)
    assert (field._edited(), app.inputs.composing) == (("Ada", 3), False)


def test_where_nothing_is_typed_an_input_method_is_switched_off_so_that_keys_arrive(
    app: App, program: FakeProgram, monkeypatch: pytest.MonkeyPatch
) -> None:
    said = list[str]()
    monkeypatch.setattr(pygame.key, "stop_text_input", lambda: said.append("off"))
    monkeypatch.setattr(pygame.key, "start_text_input", lambda: said.append("on"))
    Hand(app).show(Menu(app.ui, program))
    compose(app, "h")
    assert (said, app.inputs.composing) == (["off"], False)
    app.push(AskText(app.ui, "Name", "", "Take", taken.append))
    app.turn(16)
    assert said == ["off", "on"]


def test_a_window_that_loses_the_focus_takes_keys_again(app: App, field: Field) -> None:
    compose(app, "ni", 2)
    post(app, pygame.event.Event(pygame.WINDOWFOCUSLOST))
    post(app, key(pygame.K_BACKSPACE))
    assert field.value == "Ad"
