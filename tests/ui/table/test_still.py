"""Nothing at a table moves that nobody moved: 200 decisions of each title, bots' turns, and what shows it."""

from __future__ import annotations

import pytest

from game.bots.search.bot_process import BotProcess
from game.engine.session.record import SeatSetup
from game.engine.session.session import Session
from game.packages import registry
from game.play.controller import GameController
from game.presentation.messages import Messages
from game.records.settings import PACES
from game.ui.table.scene import TableScene
from game.ui.window.app import App
from game.ui.window.theme import SEAT_COLOURS
from tests.ui.fakes import Hand
from tests.ui.readable import seats_of
from tests.ui.table import still
from tests.ui.table.conftest import Sit

BOTS_MOVES = 60


@pytest.mark.parametrize("title", registry.names())
def test_nothing_moves_in_200_decisions(title: str) -> None:
    scene, app = still.table(title, seats_of(title)[1], (1280, 720))
    wrong = [*still.walk(scene, still.DECISIONS)]
    app.window.destroy()
    assert wrong == []


@pytest.mark.parametrize("title", registry.names())
def test_nothing_moves_while_bots_play(app: App, title: str) -> None:
    app.ui.messages = Messages()
    package = registry.find(title)
    kinds = zip(list(SEAT_COLOURS), ("human", "easy", "hard"), strict=False)
    seats = [SeatSetup(f"Number {n}", *who) for n, who in enumerate(kinds)]
    game = GameController(Session.new(package.title, seats, {}, 3), BotProcess())
    game.uncovered = True
    scene = TableScene(app.ui, title, package.table_view, game, lambda: None)
    Hand(app).show(scene)
    assert [*still.walk(scene, BOTS_MOVES)] == []


def test_the_buttons_of_the_bots_bar_keep_their_places_at_every_pace(
    sit: Sit, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = sit("human", "easy")
    monkeypatch.setattr(scene.game, "thinking", lambda: 1)
    places = []
    for pace in PACES:
        scene.ui.settings.pace = pace
        scene.view.refresh()
        controls = [b for b in scene.widgets.bars[1].buttons if b.key.startswith("play:")]
        places.append({button.key: tuple(button.rect) for button in controls})
        assert len({button.rect.y for button in controls}) == 1
    assert len(places[0]) >= 5
    assert places[1:] == places[:-1]


def test_what_undo_takes_back_is_in_its_tip_and_its_button_stays(sit: Sit) -> None:
    scene = sit("human", "human")
    before = tuple(scene.form.find("undo").rect)
    option = next(o for o in scene.game.session.legal(0) if o.action.verb == "gather")
    scene.moves.take(option)
    undo = scene.form.find("undo")
    assert undo.enabled
    assert str(option.action) in undo.tooltip
    assert tuple(undo.rect) == before
