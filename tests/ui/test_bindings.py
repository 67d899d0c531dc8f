"""Keys that a person chose: which action they mean, what is refused, and how they are named."""

import pygame
import pytest

from game.presentation.messages import Messages
from game.ui.window import bindings
from game.ui.window.app import App
from game.ui.window.bindings import LAYOUTS, RESERVED, USUAL, Bindings
from game.ui.window.commands import Do, Text
from game.ui.window.inputs import Inputs
from tests.ui.test_inputs import key

pytestmark = pytest.mark.usefixtures("app")


def inputs_with(**keys: list[str]) -> Inputs:
    inputs = Inputs()
    inputs.bindings = Bindings(keys)
    return inputs


def test_a_chosen_key_does_what_it_was_chosen_for() -> None:
    inputs = inputs_with(undo=["Z"], hint=["F5", "Ctrl+Shift+H"])
    assert inputs.commands(key(pygame.K_z)) == [Do("undo")]
    assert inputs.commands(key(pygame.K_F5)) == [Do("hint")]
    assert inputs.commands(key(pygame.K_h, pygame.KMOD_CTRL | pygame.KMOD_SHIFT)) == [Do("hint")]
    assert inputs.commands(key(pygame.K_h)) == []
    assert inputs.commands(key(pygame.K_z, pygame.KMOD_CTRL)) == []


def test_a_letter_that_was_chosen_still_writes_into_a_field() -> None:
    inputs = inputs_with(undo=["Z"])
    assert inputs.commands(key(pygame.K_z), typing=True) == []
    typed = pygame.event.Event(pygame.TEXTINPUT, text="z")
    assert inputs.commands(typed, typing=True) == [Text("z")]


def test_a_key_that_another_action_got_is_no_longer_the_usual_one() -> None:
    chosen = Bindings({"log": ["H"]})
    assert (chosen.act("H"), chosen.keys("hint"), chosen.refused) == ("log", (), [])


@pytest.mark.parametrize(
    ("keys", "refused"),
    [
        ({"jump": ["J"]}, ["jump"]),
        ({"undo": ["No such key"]}, ["undo = No such key"]),
        ({"undo": ["Escape"]}, ["undo = Escape"]),
        ({"undo": ["Ctrl+Tab"]}, ["undo = Ctrl+Tab"]),
        ({"undo": ["Z"], "redo": ["Z"]}, ["redo = Z"]),
        ({"undo": ["1", "2", "3"]}, ["undo = 3"]),
    ],
)
def test_choices_that_cannot_be_used_are_named(keys: dict[str, list[str]], refused: list[str]) -> None:
    assert Bindings(keys).refused == refused


@pytest.mark.parametrize("name", LAYOUTS)
def test_every_layout_has_a_key_of_its_own_for_each_action_of_a_game(name: str) -> None:
    used = [held for keys in LAYOUTS[name].values() for held in keys]
    assert len(used) == len(set(used))
    assert not set(used) & RESERVED
    assert set(USUAL) - set(LAYOUTS[name]) <= {"save"}
    assert Bindings(bindings.differing(LAYOUTS[name])).refused == []


def test_only_what_differs_is_kept() -> None:
    usual = Bindings()
    assert usual.with_key("undo", 0, "Z") == {"undo": ["Z"]}
    assert usual.with_key("undo", 1, "H") == {"undo": ["Ctrl+Z", "H"], "hint": []}
    assert Bindings({"undo": ["Z"]}).with_key("undo", 0, "Ctrl+Z") == {}


@pytest.mark.parametrize(
    ("language", "held", "words"),
    [
        ("en", "Ctrl+Shift+Z", "Ctrl+Shift+Z"), ("de", "Ctrl+Shift+Z", "Strg+Umschalt+Z"),
        ("de", "Ctrl++", "Strg+Plus"), ("en", ",", "comma"), ("de", "Space", "Leertaste"), ("en", "F5", "F5"),
        ("de", "Delete", "Entf"), ("de", "Ctrl+PageUp", "Strg+Bild auf"),
        ("de", "Keypad 5", "Ziffernblock 5"), ("de", "Keypad +", "Ziffernblock Plus"),
        ("en", "Alt+Left", "Alt+Left"), ("de", "CapsLock", "Feststelltaste"),
    ],
)  # fmt: skip
def test_messages_name_the_chosen_key(language: str, held: str, words: str) -> None:
    messages = Messages(language)
    messages.use_keys({"undo": (held,)})
    assert messages.say("key-undo") == words


def test_broken_choices_of_the_settings_file_are_told_once(app: App) -> None:
    app.ui.settings.keys = {"undo": ["Z"], "dance": ["D"]}
    app.apply_settings()
    assert app.store.trouble and app.store.trouble.facts["why"] == ["dance"]
    assert app.inputs.bindings.act("Z") == "undo"
