"""The end of a game at the table: the race, the result, and what may follow."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pygame
import pytest

from game.presentation import verdict
from game.presentation.score_sheet import Sheet, SheetRow, SheetSeat, score_sheet
from game.ui.scenes.chooser import Chooser
from game.ui.scenes.play.ending import Afterwards, Ending, Pictures
from game.ui.scenes.play.final_sheet import PICTURE_SIZE, FinalSheet
from game.ui.scenes.play.points_table import PointsTable, SeatHead
from game.ui.scenes.play.race import REST_MS, SOURCE_MS, Race
from game.ui.scenes.play.winner import Winner
from game.ui.table.scene import TableScene
from game.ui.widgets.chart import Chart
from game.ui.widgets.press_guard import GUARD_MS
from game.ui.window import text
from game.ui.window.app import App
from tests.expect import expect
from tests.ui.fakes import Hand
from tests.ui.table.conftest import Sit


def play_out(scene: TableScene) -> None:
    session = scene.game.session
    while not session.over:
        seat = session.waiting_for()[0]
        session.submit(seat, session.legal(seat)[-1].action)
    scene.view.refresh()


def ended(app: App, sit: Sit, motion: Any = "off") -> Ending:
    scene = sit("human", "human", "human")
    app.ui.settings.motion = app.ui.theme.motion = motion
    play_out(scene)
    for _ in range(60):
        if app.top is scene:
            app.turn(100)
    assert isinstance(app.top, Ending)
    return app.top


def winners(scene: Ending) -> list[Winner]:
    return [w for w in scene.form.widgets if isinstance(w, Winner)]


def test_points_are_counted_source_by_source_and_the_winner_comes_last(app: App, sit: Sit) -> None:
    scene = ended(app, sit, "normal")
    assert not scene.complete
    assert winners(scene) == []
    race = next(w for w in scene.form.widgets if isinstance(w, Race))
    app.turn(0)
    before, sheet = race.row, scene.scores
    for row in range(before, len(sheet.rows)):
        assert race.row == row
        app.turn(SOURCE_MS)
        counted = [sum(r.values[seat] or 0 for r in sheet.rows[: row + 1]) for seat in range(3)]
        assert [race.points(seat) for seat in range(3)] == counted
    assert [race.points(seat) for seat in range(3)] == list(sheet.totals)
    app.turn(REST_MS)
    assert scene.complete
    assert len(winners(scene)) == len(sheet.winners) > 0


@pytest.mark.parametrize("with_mouse", [True, False])
def test_one_press_ends_the_race(app: App, hand: Hand, sit: Sit, with_mouse: bool) -> None:
    scene = ended(app, sit, "normal")
    if with_mouse:
        hand.click((9, 9))
    else:
        hand.key(pygame.K_RETURN)
    assert scene.complete
    assert app.top is scene


def test_a_press_for_the_race_that_has_just_ended_does_not_leave_the_result(
    app: App, hand: Hand, sit: Sit
) -> None:
    scene = ended(app, sit, "normal")
    while not scene.complete:
        app.turn(REST_MS)
    hand.key(pygame.K_RETURN)
    assert app.top is scene
    app.turn(GUARD_MS)
    hand.key(pygame.K_RETURN)
    assert app.top is not scene


def test_without_animation_nothing_moves(app: App, sit: Sit) -> None:
    assert ended(app, sit).complete


def test_victory_is_heard_with_the_result_and_once(
    app: App, hand: Hand, sit: Sit, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard: list[str] = []
    monkeypatch.setattr(app.ui.sound, "play", heard.append)
    ended(app, sit, "normal")
    assert "victory" not in heard
    hand.key(pygame.K_RETURN)
    assert heard.count("victory") == 1


def test_the_result_can_be_saved_as_a_picture(app: App, hand: Hand, sit: Sit) -> None:
    asked: list[Pictures] = []
    scene = ended(app, sit)
    hand.show(Ending(app.ui, scene.scores, lambda: None, Afterwards(save=asked.append), caption="Pebbles"))
    hand.click(expect(app.top, Ending).form.find("keep").rect.center)
    assert asked[0]["sheet"]().get_size() == PICTURE_SIZE


def sheet_of(*rows: tuple[int, ...], names: str = "Ada Ben Cem") -> Sheet:
    totals = tuple(map(sum, zip(*rows, strict=True)))
    best, second = sorted(totals, reverse=True)[:2]
    seats = tuple(SheetSeat(name, "blue") for name in names.split())
    labelled = tuple(SheetRow(f"Source {n}", row) for n, row in enumerate(rows))
    return Sheet(seats, labelled, totals, (totals.index(best),), final=True, lead=best - second)


def test_what_decided_it_is_the_source_with_the_biggest_difference_to_the_second(
    app: App, hand: Hand
) -> None:
    sheet = sheet_of((5, 9, 0), (10, 3, 0), (2, 2, 1))
    words = verdict.decided(app.ui.say, sheet)
    assert words == "3 points ahead of Ben. The biggest difference: Source 1, 10 to 3."


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (1280, 1440), (3840, 1080)])
def test_the_winner_is_large_in_every_window(app: App, sit: Sit, size: tuple[int, int]) -> None:
    sheet = ended(app, sit).scores
    portrait = "scythe/factions/saxony.jpg"
    seats = tuple(replace(seat, portrait=portrait, played="Saxony") for seat in sheet.seats)
    app.ui.adopt(size)
    page = FinalSheet(app.ui, replace(sheet, seats=seats, winners=sheet.winners[:1]), "")
    (winner,) = [w for w in page.build(size) if isinstance(w, Winner)]
    assert winner.rect.height >= 0.3 * size[1]
    assert winner.rect.width >= app.ui.px(300)


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (1280, 1440), (640, 360)])
def test_where_nobody_wins_no_room_is_left_for_a_winner(app: App, sit: Sit, size: tuple[int, int]) -> None:
    sheet = ended(app, sit).scores
    app.ui.adopt(size)
    page = FinalSheet(app.ui, replace(sheet, winners=()), "")
    _, *result = page.build(size)
    assert min(widget.rect.x for widget in result) <= page.body.x + 0.1 * page.body.width


def test_labels_beside_many_seats_have_the_room_that_their_words_need(app: App) -> None:
    sheet = sheet_of((1, 2, 3, 4, 5, 6, 7), names="Ada Ben Cem Dina Eva Finn Gil")
    sheet = replace(sheet, rows=(replace(sheet.rows[0], label="Experience counters"),))
    table = PointsTable(app.ui, sheet, pygame.Rect(0, 0, 700, 500))
    assert table.widgets[0].rect.x >= 46 + app.ui.type.width("Experience counters", text.BODY)


def test_the_lines_end_at_the_totals(app: App, sit: Sit) -> None:
    scene = ended(app, sit)
    chart = next(w for w in scene.form.widgets if isinstance(w, Chart))
    assert tuple(line.points[-1][1] for line in chart.lines) == scene.scores.totals


def test_a_score_sheet_in_play_tells_no_lines_and_no_lead(app: App, sit: Sit) -> None:
    sheet = score_sheet(sit("human", "human").model)
    assert (sheet.course, sheet.lead, sheet.final) == ((), 0, False)


def test_a_rematch_asks_for_new_luck_or_the_same(app: App, hand: Hand, sit: Sit) -> None:
    asked: list[bool] = []
    scene = ended(app, sit)
    again = Ending(app.ui, scene.scores, lambda: None, Afterwards(asked.append))
    for index in range(2):
        hand.show(again)
        hand.click(again.form.find("rematch").rect.center)
        assert isinstance(app.top, Chooser)
        hand.click(app.top.form.find(f"choose:{index}").rect.center)
    assert asked == [False, True]


def test_a_table_without_a_program_offers_no_rematch(app: App, sit: Sit) -> None:
    keys = [widget.key for widget in ended(app, sit).form.widgets]
    assert "rematch" not in keys
    assert "hall" not in keys


def test_a_portrait_is_shown_whole(app: App, sit: Sit, monkeypatch: pytest.MonkeyPatch) -> None:
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


def test_names_of_usual_length_are_whole_above_seven_columns(app: App) -> None:
    sheet = sheet_of((1, 2, 3, 4, 5, 6, 7), names="Ada Ben Clementine Dimitri Eva Friederike Gil")
    sheet = replace(sheet, rows=(replace(sheet.rows[0], label="Structure bonus"),))
    app.ui.adopt((1280, 720))
    heads = [w for w in FinalSheet(app.ui, sheet, "").build((1280, 720)) if isinstance(w, SeatHead)]
    assert [head.words for head in heads if app.ui.type.is_cut(head.words, head.style, head.rect.width)] == []
