"""The plate of a hint: the best move, why, the next best ones; each is shown on the table."""

from __future__ import annotations

from dataclasses import replace

import pygame
import pytest

from game.bots.advice.hints import Hint, Other, Reason
from game.engine.model import Option
from game.presentation.hint_words import because
from game.ui.table.api import Thing
from game.ui.table.panels import hint_plate
from game.ui.table.scene import TableScene
from game.ui.widgets import Button
from game.ui.window import theme as t
from game.ui.window.app import App
from tests.expect import expect, recorded
from tests.toy import Draw, Gather, Roll, Show
from tests.ui.fakes import Hand
from tests.ui.table.conftest import Sit

HINT = Hint(
    Gather(3),
    (Other(Gather(2), 2.4), Other(Draw(), 0.2), Other(Roll(), 5.0)),
    (Reason("unnamed", 5.0), Reason("pebbles", 3.0), Reason("points", 1.0), Reason("hand", -1.0)),
)


@pytest.fixture
def hinted(app: App, hand: Hand, sit: Sit, monkeypatch: pytest.MonkeyPatch) -> TableScene:
    scene: TableScene = sit("human", "human")
    monkeypatch.setattr(scene.game.bots, "hint", lambda _: None if scene.view.hints.moves else HINT)
    app.turn(16)
    monkeypatch.setattr(scene.game.bots, "hint", lambda _: None)
    return scene


def row(scene: TableScene, number: int) -> Button:
    found = scene.form.find(f"hint:{number}")
    assert isinstance(found, Button)
    return found


def test_the_best_move_stands_above_the_two_next_best(app: App, hinted: TableScene) -> None:
    rows = [row(hinted, number) for number in range(3)]
    assert [(button.label, button.note) for button in rows] == [
        ("gather 3", ""), ("gather 2", "a little worse"), ("draw", "about as good"),
    ]  # fmt: skip
    assert "hint:3" not in {widget.key for widget in hinted.form.walk()}


def test_the_sentence_names_the_weightiest_reasons_that_have_words(app: App, hinted: TableScene) -> None:
    assert hinted.view.hints.why == "It brings you 3 more pebbles. It also brings you points."
    unnamed = Hint(Gather(3), HINT.others, (Reason("unnamed", 4.0),))
    assert because(app.ui.messages, "toy", unnamed) == ""


@pytest.mark.parametrize(("others", "said"), [((0.2,), "hint-even"), ((3.0,), ""), ((), "hint-alone")])
def test_without_a_reason_it_says_that_the_next_best_is_as_good(
    app: App, others: tuple[float, ...], said: str
) -> None:
    hint = Hint(Roll(), tuple(Other(Draw(), worse) for worse in others))
    assert because(app.ui.messages, "toy", hint) == (app.ui.say(said) if said else "")


def hint(scene: TableScene) -> Option:
    """The move that is shown on the table."""
    return expect(scene.view.hints.option, Option)


def test_each_move_is_shown_on_the_table_in_turn(hand: Hand, hinted: TableScene) -> None:
    assert hint(hinted).source == "pebbles:3"
    hand.click(row(hinted, 1).rect.center)
    assert hint(hinted).source == "pebbles:2"
    assert hinted.view.picture._static_layer._glowing()["pebbles:2"] == t.HINT
    hand.key(pygame.K_h)
    assert hint(hinted).action == Draw()
    assert row(hinted, 2).look == "primary"


def test_the_tip_of_a_thing_leaves_the_plate_in_sight(hand: Hand, hinted: TableScene) -> None:
    hand.move(hinted.widgets.hit_targets["pebbles:3"].rect.center)
    assert hinted.form.find("hint-plate").rect in hinted.form.tooltip.avoid


def test_a_card_that_rises_stays_in_sight(hinted: TableScene, monkeypatch: pytest.MonkeyPatch) -> None:
    placed, hints = recorded(monkeypatch, hint_plate, "place_over_table"), hinted.view.hints
    card = next(thing for thing in hinted.model.things if isinstance(thing, Thing) and thing.lifts)
    hints.moves = (replace(hints.moves[0], option=Option(Show(card.ref), card.ref)),)
    hinted.widgets.make()
    lies = hinted.model.where(card)
    ((*_, (rect,)),) = placed
    assert (rect.width > lies.width, rect.y < lies.y) == (True, True)


def test_escape_takes_the_plate_down_before_the_menu_comes(app: App, hand: Hand, hinted: TableScene) -> None:
    hand.key(pygame.K_ESCAPE)
    assert app.top is hinted
    assert "hint-plate" not in {widget.key for widget in hinted.form.walk()}
    assert hinted.view.hints.option is None


def test_the_plate_goes_with_a_choice_and_keeps_the_focus_on_the_table(hinted: TableScene) -> None:
    assert hinted.form.focus is None or not hinted.form.focus.key.startswith("hint:")
    hinted.moves.take(hint(hinted))
    assert "hint-plate" not in {widget.key for widget in hinted.form.walk()}


@pytest.mark.parametrize("scale", [0.75, 1.0, 1.5, 2.0])
def test_its_words_fit(app: App, hinted: TableScene, scale: float, monkeypatch: pytest.MonkeyPatch) -> None:
    app.ui.settings.ui_scale = scale
    app.apply_settings()
    hinted.view.hints.moves, hinted.view.hints.why = (), ""
    monkeypatch.setattr(hinted.game.bots, "hint", lambda _: HINT)
    app.ui.type.overflows = []
    app.turn(16)
    assert app.ui.type.overflows == []
    plate = hinted.form.find("hint-plate")
    assert all(plate.rect.contains(row(hinted, number).rect) for number in range(3))
