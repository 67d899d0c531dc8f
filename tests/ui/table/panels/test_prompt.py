"""The prompt: one size whatever it asks, its buttons in fixed rows, and more behind "More"."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

import pygame
import pytest

from game.ui.scenes.chooser import Chooser
from game.ui.table.layout import prompt_height
from game.ui.table.panels.prompt import Prompt, PromptButtons
from game.ui.widgets import Button
from game.ui.widgets.press_guard import GUARD_MS
from game.ui.window.ui import Ui
from tests.toy import Roll
from tests.ui.fakes import Hand
from tests.ui.table.conftest import Sit

LONG = "Choose one of the many things that a player of this game could do now, or do nothing at all"


def made(
    ui: Ui, keys: Sequence[str], said: Sequence[str] = ("A question",), main: str = "", aside: str = ""
) -> Prompt:
    """A prompt of 600 pixels with a button for each key."""
    buttons = {key: Button(ui, f"Button {key}", lambda: None, key=key) for key in keys}
    room = pygame.Rect(8, 60, 600, prompt_height(ui))
    asides = [buttons[aside]] if aside else []
    asked = PromptButtons([*buttons.values()], buttons.get(main), asides=asides)
    prompt = Prompt(ui, room, said, asked, lambda _hidden, _at: None)
    assert prompt.rect == room
    return prompt


@pytest.mark.parametrize("count", [0, 1, 2, 3, 5, 9, 30])
def test_any_number_of_buttons_is_inside_the_plate_in_at_most_two_rows(ui: Ui, count: int) -> None:
    prompt = made(ui, [str(n) for n in range(count)], [LONG, "Short"])
    rects = [button.rect for button in prompt.buttons]
    assert all(prompt.rect.contains(rect) for rect in rects)
    assert not any(one.colliderect(other) for one, other in combinations(rects, 2))
    assert len({rect.y for rect in rects}) <= 2
    assert all(button.rect.width >= button.natural()[0] for button in prompt.buttons)


@pytest.mark.parametrize("count", [0, 1, 4, 30])
def test_a_sentence_without_a_short_version_is_inside_the_plate_too(ui: Ui, count: int) -> None:
    prompt = made(ui, [str(n) for n in range(count)], [LONG])
    assert prompt._words.height <= prompt.rect.height
    assert all(button.rect.x > prompt.rect.x + prompt._words.used for button in prompt.buttons)


@pytest.mark.parametrize("said", ["A question", "Use the Chief's Tent now", LONG])
@pytest.mark.parametrize("more", [(), ("no",)])
def test_no_button_is_over_the_sentence_however_wide_it_is(ui: Ui, said: str, more: Sequence[str]) -> None:
    prompt = made(ui, ["that pays one livestock to gain two provisions and one kumis", *more], [said])
    rects = [button.rect for button in prompt.buttons]
    assert prompt.words_rect.collidelist(rects) == -1
    assert prompt.rect.contains(prompt.words_rect)
    assert prompt.words_rect.width > 0


def test_the_main_button_stays_in_the_corner(ui: Ui) -> None:
    corners = set()
    for others in ("", "b", "bc", "bcdef", "bcdefghijklmnop"):
        prompt = made(ui, ["roll", *others], main="roll")
        corners.add(next(button.rect.bottomright for button in prompt.buttons if button.key == "roll"))
    assert len(corners) == 1


def test_what_is_offered_aside_keeps_its_place_above_the_corner(ui: Ui) -> None:
    places = set()
    for others, main in (("", ""), ("b", ""), ("b", "b"), ("bc", "c")):
        prompt = made(ui, [*others, "deal"], main=main, aside="deal")
        rects = {button.key: button.rect for button in prompt.buttons}
        places.add(tuple(rects["deal"]))
        assert all(rects["deal"].bottom < rects[key].top for key in others)
    assert len(places) == 1


@pytest.mark.parametrize("others", ["", "b", "bc"])
@pytest.mark.parametrize("said", [("A question",), (LONG,)])
def test_declining_is_never_in_the_corner_where_turns_are_ended(
    ui: Ui, said: Sequence[str], others: str
) -> None:
    ended = made(ui, ["end"], main="end").buttons[0].rect
    prompt = made(ui, [*others, "no"], said, aside="no")
    no = next(button.rect for button in prompt.buttons if button.key == "no")
    assert not no.colliderect(ended)


def test_choices_without_room_are_behind_more(ui: Ui, hand: Hand) -> None:
    prompt = made(ui, [str(n) for n in range(30)])
    shown = [button.key for button in prompt.buttons]
    assert shown[-1] == "more"
    assert [*shown[:-1], *(button.key for button in prompt.hidden)] == [str(n) for n in range(30)]


def test_more_opens_the_chooser_with_what_is_hidden(hand: Hand, sit: Sit) -> None:
    scene = sit("human", "human")
    taken: list[int] = []
    reason = "Not now"
    buttons = [
        Button(scene.ui, "One", lambda: taken.append(1)),
        Button(scene.ui, "Two", lambda: taken.append(2), enabled=False, why=reason),
    ]
    scene.dialogs.show_more(buttons, scene.model.areas.prompt)
    chooser = hand.app.top
    assert isinstance(chooser, Chooser)
    one, two = (chooser.form.find(f"choose:{n}") for n in range(2))
    assert not two.enabled
    assert two.tooltip == reason
    hand.app.turn(GUARD_MS)
    hand.press(one.rect.center)
    hand.release(one.rect.center)
    assert taken == [1]


def test_a_press_just_after_another_button_came_under_the_pointer_does_nothing(hand: Hand, sit: Sit) -> None:
    scene = sit("human", "human")
    button = scene.form.find(f"act:{Roll()}")
    hand.move(button.rect.center)
    made_before = scene.game.session.made
    button.key = "another"
    scene.view.refresh()
    hand.press(button.rect.center)
    hand.release(button.rect.center)
    assert scene.game.session.made == made_before
    hand.app.turn(GUARD_MS)
    hand.press(button.rect.center)
    hand.release(button.rect.center)
    assert scene.game.session.made > made_before


def test_a_button_that_takes_no_press_yet_looks_like_it(hand: Hand, sit: Sit) -> None:
    scene = sit("human", "human")
    button = scene.form.find(f"act:{Roll()}")
    hand.move(button.rect.center)

    def picture() -> bytes:
        surface = pygame.Surface(hand.app.size)
        scene.draw(surface)
        button_now = scene.form.find(f"act:{Roll()}")
        return pygame.image.tobytes(surface.subsurface(button_now.rect), "RGB")

    button.key = "another"
    scene.view.refresh()
    locked = picture()
    scene.form.press_guard.pass_time(GUARD_MS)
    assert picture() != locked
