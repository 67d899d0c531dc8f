"""Statistics in the window, by keys and by mouse."""

from __future__ import annotations

import pygame
import pytest
from msgspec.structs import replace

from game.records.hall import Hall
from game.ui.scenes.hall.bars import PALETTE, part_colours
from game.ui.scenes.hall.hall import HallScene
from game.ui.scenes.hall.statistics import StatisticsScene
from game.ui.widgets import Choice, Rows
from game.ui.widgets.chart import Chart, Line, WalkedChart
from game.ui.window import theme as t
from game.ui.window.app import App
from game.ui.window.ui import Ui
from tests.records.test_statistics import GAMES
from tests.ui.fakes import FakeProgram, Hand, focused


@pytest.fixture
def program(program: FakeProgram) -> FakeProgram:
    """A program whose hall has some results."""
    results = [replace(one, title="demo", side="", firsts={}) for one in GAMES]
    program.fame = Hall(program.fame.chapters, None, results)
    return program


def opened(app: App, program: FakeProgram) -> tuple[Hand, StatisticsScene]:
    """The statistics, reached from the hall."""
    hand = Hand(app)
    hall = hand.show(HallScene(app.ui, program))
    hand.click(hall.form.find("statistics").rect.center)
    assert isinstance(app.top, StatisticsScene)
    return hand, app.top


def rows_of(scene: StatisticsScene) -> Rows:
    rows = scene.form.find(f"rows {scene.table.kind}")
    assert isinstance(rows, Rows)
    return rows


def test_keys_go_through_the_tables_and_rows(app: App, program: FakeProgram) -> None:
    hand, scene = opened(app, program)
    assert focused(scene.form) == "kinds"
    assert [row.cells[0] for row in scene.table.rows] == ["Ada", "Bruno"]
    hand.key(pygame.K_DOWN, times=3)
    rows = rows_of(scene)
    assert scene.form.focus is rows
    said = rows.described()
    assert said.value.startswith("Name Bruno, Games 2, Won 25%")
    hand.key(pygame.K_ESCAPE)
    assert isinstance(app.top, HallScene)


def test_the_pointer_over_a_row_shows_its_details(app: App, program: FakeProgram) -> None:
    program.fame = with_sources(program.fame)
    hand, scene = opened(app, program)
    rows = rows_of(scene)
    hand.move(rows.row_rect(0).center)
    assert rows.tooltip == "Ada\nAverage points: stars 6.0."


def with_sources(fame: Hall) -> Hall:
    """A hall that knows the points of the first result by source."""
    first, *others = fame.results
    return Hall(fame.chapters, None, [replace(first, sources={"stars": 6}), *others])


def test_one_persons_games_alone(app: App, program: FakeProgram) -> None:
    hand, scene = opened(app, program)
    who = scene.form.find("who")
    assert isinstance(who, Choice)
    assert who.labels == ["Everyone", "Ada", "Bruno"]
    hand.click(who.cells()[2].center)
    assert [row.cells[0] for row in scene.table.rows] == ["Bruno"]


def test_the_chart_of_ratings_is_walked_by_keys_and_pointer(app: App, program: FakeProgram) -> None:
    hand, scene = opened(app, program)
    kinds = [table.kind for table in scene._tables]
    hand.key(pygame.K_RIGHT, times=kinds.index("rating"))
    hand.key(pygame.K_DOWN, times=2)
    chart = scene.form.focus
    assert isinstance(chart, WalkedChart)
    assert chart.described().value.startswith("23 Jan 2024: ")
    hand.key(pygame.K_LEFT)
    assert chart.described().value.startswith("19 Dec 2023: ")
    assert chart.tooltip == "19 Dec 2023: Ada 27.1, Bruno 22.9"
    hand.key(pygame.K_HOME)
    assert chart.index == 0
    hand.move((chart.rect.right - 40, chart.rect.centery))
    assert chart.index == 2


def test_games_are_read_one_after_the_other_and_then_shown(
    app: App, program: FakeProgram, monkeypatch: pytest.MonkeyPatch
) -> None:
    read: list[str] = []
    monkeypatch.setattr(program, "work_out_firsts", read.append)
    unread = [replace(one, firsts=None) for one in program.fame.results]
    program.fame = Hall(program.fame.chapters, None, unread)
    _, scene = opened(app, program)
    for _ in range(4):
        app.turn(16)
    assert read == ["a", "b", "c"]
    assert scene._foot.words == "3 games"


def test_without_a_finished_game_there_is_one_sentence(app: App, program: FakeProgram) -> None:
    program.fame = Hall([])
    hand = Hand(app)
    scene = hand.show(StatisticsScene(app.ui, program, "demo"))
    assert [widget.key for widget in scene.form.stops()] == ["back"]
    assert app.ui.say("stats-none") in [getattr(widget, "words", "") for widget in scene.form.walk()]


@pytest.mark.parametrize(("high", "least"), [(False, 4.5), (True, t.HIGHEST_CONTRAST)])
def test_numbers_differ_from_the_colour_of_their_source(ui: Ui, high: bool, least: float) -> None:
    ui.theme.high_contrast = high
    for colour in part_colours(ui, map(str, range(len(PALETTE)))).values():
        assert max(t.contrast(ink, colour) for ink in (t.INK, t.CREAM_LIGHT)) >= least


def test_the_first_colours_are_those_that_sources_are_named_after(ui: Ui) -> None:
    colours = part_colours(ui, ("Green foes", "Yellow foes", "Blue foes", "Red foes")).values()
    green, yellow, blue, red = colours
    assert max(green) == green[1] and max(blue) == blue[2] and max(red) == red[0]
    assert yellow[0] > yellow[1] > yellow[2]


def test_somebody_with_one_game_has_a_dot_in_the_chart(ui: Ui) -> None:
    chart = Chart(ui, [Line("blue", ((0, 1), (4, 9))), Line("red", ((2, 5),))], "")
    chart.place(pygame.Rect(0, 0, 400, 200))
    lines = chart._draw_lines(chart._room().size)
    red = t.on_paper(t.SEAT_COLOURS["red"].colour)
    area = pygame.mask.from_threshold(lines, red, (40, 40, 40, 255)).count()
    assert area > 20
