"""What the program itself reads out: the focus, and the announcements of the screen reader's tree."""

from __future__ import annotations

from typing import cast

import pytest

from game.presentation.messages import Messages
from game.ui.scenes.message import Confirm, Message
from game.ui.scenes.play.cover import Cover
from game.ui.scenes.settings import SettingsScene
from game.ui.window.access.nodes import PAGE, Node, Update
from game.ui.window.access.screen import Screen
from game.ui.window.app import App
from game.ui.window.commands import Do
from game.ui.window.speech.speaker import Speaker
from game.ui.window.speech.spoken_tree import SpokenTree
from game.ui.window.speech.synthesizer import NoVoice
from tests.ui.access.fakes import FakeReader


class FakeSpeaker(Speaker):
    """Notes what would be spoken."""

    def __init__(self, rate: int, language: str) -> None:
        self.heard: list[str] = []
        self.wish, self.trouble, self.is_closed = (rate, language), None, False

    def adjust(self, rate: int, language: str) -> None:
        self.wish = (rate, language)

    def say(self, words: str) -> None:
        self.heard.append(words)

    def say_focus(self, words: str) -> None:
        self.heard.append(f"> {words}")

    def hush(self) -> None:
        self.heard.append("(hush)")

    def close(self) -> None:
        self.is_closed = True


@pytest.fixture
def made(app: App) -> list[FakeSpeaker]:
    """The speakers that the window makes; the settings want speech where no reader runs."""
    speakers: list[FakeSpeaker] = []

    def make(rate: int, language: str) -> Speaker:
        speakers.append(FakeSpeaker(rate, language))
        return speakers[-1]

    app.ui.messages = Messages()
    app.access.speech = SpokenTree(make)
    app.access.screen = Screen(clock=lambda: 0.0)  # however busy the machine is
    app.ui.settings.voice = "alone"
    return speakers


def turns(app: App, count: int = 6) -> None:
    for _ in range(count):
        app.turn(60)


def question(app: App) -> Confirm:
    return Confirm(app.ui, "Leave?", "The game is saved.", "Leave", lambda: None)


def test_announcements_come_before_the_focus(app: App, made: list[FakeSpeaker]) -> None:
    app.reset(question(app))
    turns(app)
    assert made[0].heard == ["Leave?", "The game is saved.", "> Leave, button"]


def test_a_line_that_was_just_announced_is_not_read_again_as_the_focus(made: list[FakeSpeaker]) -> None:
    tree = SpokenTree(lambda rate, language: Speaker(rate, language))
    tree._speaker = speaker = cast("Speaker", FakeSpeaker(50, "en"))
    line, other = Node(10, "text", "Bear Wood", is_stop=True), Node(11, "text", "Blue Gate", is_stop=True)
    tree.update(Update((line, Node(10**9, "announcement", "Bear Wood")), 10))
    tree.rest()
    tree.update(Update((other,), 11))
    tree.rest()
    assert cast("FakeSpeaker", speaker).heard == ["Bear Wood", "> Blue Gate"]


def test_a_key_ends_what_is_spoken_and_the_new_focus_is_read(app: App, made: list[FakeSpeaker]) -> None:
    app.reset(question(app))
    turns(app)
    made[0].heard.clear()
    app._dispatch(Do("next_focus"))
    turns(app)
    assert made[0].heard == ["(hush)", "> Cancel, button"]


def test_the_focus_alone_is_read_where_that_is_wanted(app: App, made: list[FakeSpeaker]) -> None:
    app.ui.settings.voice_reads = "focus"
    app.reset(question(app))
    turns(app)
    assert made[0].heard == ["> Leave, button"]


def test_a_running_reader_is_not_spoken_over_unless_that_is_wanted(app: App, made: list[FakeSpeaker]) -> None:
    app.access.reader = reader = FakeReader()
    app.reset(question(app))
    turns(app)
    assert not made
    app.ui.settings.voice = "always"
    turns(app)
    assert made[0].heard
    assert reader.known[PAGE].name == "Leave?"
    app.ui.settings.voice = "alone"
    turns(app)
    assert made[0].is_closed


def test_a_cover_ends_what_was_spoken_to_the_person_before(app: App, made: list[FakeSpeaker]) -> None:
    app.reset(question(app))
    turns(app)
    app.push(Cover(app.ui, "Bruno", "red", lambda: None))
    turns(app)
    after = made[0].heard[made[0].heard.index("(hush)") + 1 :]
    assert after[0] == "Bruno, it’s your turn"
    assert len(after) == 3
    assert not [line for line in after if "Leave" in line]


def test_what_cannot_speak_says_so_once_in_one_sentence(app: App, made: list[FakeSpeaker]) -> None:
    app.reset(question(app))
    turns(app, 1)
    made[0].trouble = NoVoice("error-voice-dispatcher")
    turns(app)
    assert isinstance(app.top, Message)
    app.pop(app.top)
    turns(app)
    assert isinstance(app.top, Confirm)
    assert len(made) == 1


def test_the_settings_read_name_role_value_and_help(app: App, made: list[FakeSpeaker]) -> None:
    app.reset(scene := SettingsScene(app.ui))
    scene.form.set_focus(scene.form.find("voice-rate"))
    turns(app)
    focus = [line for line in made[0].heard if line.startswith("> ")]
    assert focus == ["> Speech rate, slider, 50%\n50% is the usual rate"]


def test_speech_follows_the_language_and_the_rate(app: App, made: list[FakeSpeaker]) -> None:
    app.reset(question(app))
    turns(app, 1)
    app.ui.messages, app.ui.settings.voice_rate = Messages("de"), 80
    turns(app, 1)
    assert made[0].wish == (80, "de")
