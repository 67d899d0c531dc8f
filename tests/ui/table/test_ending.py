"""The end of a game at the table: row by row, and what may follow."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pygame
import pytest

from game.presentation.score_sheet import score_sheet
from game.ui.scenes.chooser import Chooser
from game.ui.scenes.play.ending import Afterwards, Ending, Winner
from game.ui.table.scene import TableScene
from game.ui.widgets.chart import Chart
from game.ui.window.app import App
from tests.ui.fakes import Hand


def play_out(scene: TableScene) -> None:
    session = scene.game.session
    while not session.over:
        seat = session.waiting_for()[0]
        session.submit(seat, session.legal(seat)[-1].action)
    scene.view.refresh()


def ended(app: App, sit: Any, motion: Any = "off") -> Ending:
    scene = sit("human", "human", "human")
    app.ui.settings.motion = app.ui.theme.motion = motion
    play_out(scene)
    for _ in range(8):
        if app.top is scene:
            app.turn(100)
    assert isinstance(app.top, Ending)
    return app.top


def winners(scene: Ending) -> list[Winner]:
    return [w for w in scene.form.widgets if isinstance(w, Winner)]


def test_rows_come_one_after_the_other_and_the_winner_last(app: App, sit: Any) -> None:
    scene = ended(app, sit, "normal")
    assert not scene.complete
    assert winners(scene) == []
    for _ in range(10 * len(scene.scores.rows) + 10):
        app.turn(100)
    assert scene.complete
    assert len(winners(scene)) == len(scene.scores.winners) > 0


def test_enter_shows_all_at_once_and_leaves_nothing(app: App, hand: Hand, sit: Any) -> None:
    scene = ended(app, sit, "normal")
    hand.key(pygame.K_RETURN)
    assert scene.complete
    assert app.top is scene


def test_the_lines_end_at_the_totals(app: App, sit: Any) -> None:
    scene = ended(app, sit)
    chart = next(w for w in scene.form.widgets if isinstance(w, Chart))
    assert tuple(line.points[-1][1] for line in chart.lines) == scene.scores.totals


def test_a_score_sheet_in_play_tells_no_lines_and_no_lead(app: App, sit: Any) -> None:
    sheet = score_sheet(sit("human", "human").model)
    assert (sheet.course, sheet.lead, sheet.final) == ((), 0, False)


def test_a_rematch_asks_for_new_luck_or_the_same(app: App, hand: Hand, sit: Any) -> None:
    asked: list[bool] = []
    scene = ended(app, sit)
    again = Ending(app.ui, scene.scores, lambda: None, Afterwards(asked.append))
    for index in range(2):
        hand.show(again)
        hand.click(again.form.find("rematch").rect.center)
        assert isinstance(app.top, Chooser)
        hand.click(app.top.form.find(f"choose:{index}").rect.center)
    assert asked == [False, True]


def test_a_table_without_a_program_offers_no_rematch(app: App, sit: Any) -> None:
    keys = [widget.key for widget in ended(app, sit).form.widgets]
    assert "rematch" not in keys
    assert "hall" not in keys


def test_a_portrait_is_shown_whole(app: App, sit: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    scene, rooms = ended(app, sit), list[pygame.Rect]()
    portrait = "scythe/factions/saxony.jpg"
    whole = app.ui.art.original(portrait)
    assert whole is not None
    winner = Winner(app.ui, replace(scene.scores.seats[0], portrait=portrait))
    winner.place(pygame.Rect(0, 0, 360, winner.height(360)))
    monkeypatch.setattr(winner, "_draw_picture", lambda _, room: rooms.append(room))
    winner.draw(pygame.Surface((400, 600)))
    (room,) = rooms
    assert abs(room.width / room.height - whole.get_width() / whole.get_height()) < 0.02
