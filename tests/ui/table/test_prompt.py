"""The buttons beside the question keep their places: a second click never hits another one."""

from __future__ import annotations

from typing import Any

import pygame

from game.ui.table.panels.bars import KeptPlace, Prompt
from game.ui.widgets import Button
from game.ui.window.ui import Ui
from tests.toy import Roll
from tests.ui.fakes import Hand

ROOM = pygame.Rect(8, 60, 900, 44)


def row(ui: Ui, *keys: str, kept: KeptPlace | None = None) -> dict[str, pygame.Rect]:
    buttons = [Button(ui, f"Button {key}", lambda: None, key=key) for key in keys]
    prompt = Prompt(ui, ROOM, ["A question"], buttons, kept)
    placed = {button.key: button.rect for button in prompt.buttons}
    assert all(prompt.rect.contains(rect) for rect in placed.values())
    for key, rect in placed.items():
        assert not any(rect.colliderect(placed[other]) for other in keys if other != key)
    return placed


def test_a_button_that_stays_keeps_its_place(ui: Ui) -> None:
    before = row(ui, "roll", "draw", "end")
    after = row(ui, "roll", "draw", kept=KeptPlace("roll", before["roll"]))
    assert after["roll"] == before["roll"]
    for keys in (
        ("a", "b", "roll", "draw", "end"),
        ("a", "roll", "draw", "end", "b", "c"),
        ("roll", "b", "c"),
    ):
        more = row(ui, *keys, kept=KeptPlace("roll", before["roll"]))
        assert more["roll"] == before["roll"]


def test_the_place_of_a_button_that_is_gone_stays_empty(ui: Ui) -> None:
    before = row(ui, "roll", "draw", "end")
    for key in before:
        after = row(ui, "yes", "no", kept=KeptPlace(key, before[key]))
        assert before[key].collidelist(list(after.values())) < 0


def test_a_double_click_at_a_table_never_presses_another_button(hand: Hand, sit: Any) -> None:
    scene = sit("human", "human")
    for button in [b for b in scene.widgets.bars[1].buttons if b.enabled]:
        hand.move(button.rect.center)
        key, place = button.key, button.rect.copy()
        scene.view.refresh()
        under = scene.form.at(place.center)
        assert under is None or under.key == key


def test_the_place_is_given_back_when_the_pointer_leaves(hand: Hand, sit: Any) -> None:
    scene = sit("human", "human")
    first = scene.form.find(f"act:{Roll()}").rect.copy()
    hand.move(first.center)
    scene.view.refresh()
    assert scene.widgets._keeper._kept is not None
    hand.move(scene.model.areas.log.center)
    scene.view.refresh()
    assert scene.widgets._keeper._kept is None
