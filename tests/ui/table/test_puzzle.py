"""A position to think about in the window: the answer is judged, and one may go back and try again."""

from __future__ import annotations

import random
import re

import pytest

from game.play.puzzle import PuzzleGame, Verdict
from game.presentation.messages import Messages
from game.ui.scenes.play.puzzle import PuzzleScene
from game.ui.table.panels.strip_plate import StripPlate
from game.ui.widgets import Button
from game.ui.window import run, sandboxes
from game.ui.window.app import App
from game.ui.window.service import GameService
from tests import games
from tests.expect import expect
from tests.text.scripted import Here
from tests.ui.table.test_reasons import press

RIGHT = "take_section 1"
"""The best move of Scythe's first puzzle."""


@pytest.fixture
def scene(app: App, monkeypatch: pytest.MonkeyPatch) -> PuzzleScene:
    """The first puzzle of Scythe."""
    monkeypatch.setattr(sandboxes, "BotProcess", Here)
    app.ui.messages = Messages()
    run.wire(app)
    GameService(app).think("scythe", 0)
    found = app.top
    assert isinstance(found, PuzzleScene)
    return found


def words(scene: PuzzleScene) -> str:
    """What the plate says."""
    plate = next(widget for widget in scene.form.walk() if isinstance(widget, StripPlate))
    return f"{plate.texts.what} {plate.texts.why}"


def choose(scene: PuzzleScene, *, right: bool) -> None:
    legal = scene.game.session.legal(scene.game.viewer)
    scene.moves.take(next(option for option in legal if (str(option.action) == RIGHT) is right))
    scene.update(50)
    scene.update(50)


def take_any(scene: PuzzleScene) -> None:
    """Make a choice that a bot may make."""
    game, chance = scene.game, random.Random(scene.game.session.made)
    game.viewer = game.session.waiting_for()[0]
    game.act(games.drawn(chance, game.session.legal(game.viewer)))
    scene.view.refresh(at_once=True)
    scene.update(50)


def test_the_best_move_is_confirmed_with_its_reason(scene: PuzzleScene) -> None:
    assert words(scene).startswith("Player 2 is to choose.")
    choose(scene, right=True)
    assert words(scene).startswith("That is the best move. It ")


def test_another_move_is_compared_and_can_be_taken_back(scene: PuzzleScene) -> None:
    choose(scene, right=False)
    assert "better move" in words(scene)
    assert "is the best move. It " in words(scene)
    press(scene, "puzzle:retry")
    assert (scene.game.session.made, scene.game.viewer) == (0, 1)
    assert words(scene).startswith("Player 2 is to choose.")


def test_any_position_is_asked_about_if_its_seat_is_to_choose(scene: PuzzleScene) -> None:
    app = scene.scene_stack
    app.ask_puzzle(scene.game)
    again = app.top
    assert isinstance(again, PuzzleScene)
    assert again is not scene
    press(again, "puzzle:leave")
    assert app.top is scene


def verdict(scene: PuzzleScene) -> Verdict:
    game = expect(scene.game, PuzzleGame)
    found = game.verdict()
    assert found is not None
    assert found.made == game.answer_so_far()[: len(found.made)]
    return found


def test_the_whole_turn_is_judged_when_it_is_wanted(scene: PuzzleScene) -> None:
    choose(scene, right=True)
    assert not expect(scene.form.find("puzzle:judge"), Button).enabled
    take_any(scene)
    assert words(scene).startswith("That is the best move."), "the first choice is still judged"
    press(scene, "puzzle:judge")
    scene.update(50)
    assert re.match(r"Your turn is|A .*better turn is possible", words(scene))
    assert len(verdict(scene).made) == 2
    assert not expect(scene.form.find("puzzle:judge"), Button).enabled
    scene.game.session.undo_to(scene.game.undoes, 1)
    assert len(verdict(scene).made) == 1, "back at the first choice its judgement counts again"


def test_the_end_of_the_turn_judges_it(scene: PuzzleScene) -> None:
    choose(scene, right=True)
    turn = scene.game.session.turn
    for _ in range(30):
        take_any(scene)
        if scene.game.session.turn > turn:
            break
    assert len(verdict(scene).made) > 1
