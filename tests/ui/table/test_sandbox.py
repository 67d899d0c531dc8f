"""Trying moves on a copy of the table: opened and left by its key, with no trace in the real game."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pygame
import pytest

from game.engine import codec
from game.engine.session.record import SeatSetup
from game.engine.session.session import Session
from game.packages import registry
from game.play.controller import GameController
from game.presentation.messages import Messages
from game.ui.scenes.play.sandbox import SandboxScene
from game.ui.scenes.play.tables_page import TablesPage
from game.ui.table.scene import TableScene
from game.ui.widgets import Button
from game.ui.window import run
from game.ui.window.app import App
from game.ui.window.commands import Do
from game.ui.window.service import GameService
from tests.text.scripted import Here


def table(app: App, path: Path, title: str = "raiders") -> TableScene:
    """A new game of two people, with a record."""
    app.ui.messages = Messages()
    run.wire(app)
    people = [SeatSetup("Ann", "blue"), SeatSetup("Bo", "red")]
    session = Session.new(registry.find(title).title, people, {}, 3, path)
    while session.turn < 1:
        seat = session.waiting_for()[0]
        session.submit(seat, session.legal(seat)[0].action)
    game = GameController(session, Here())
    game.uncovered = True
    scene = TableScene(app.ui, title, GameService(app).table_view(title), game, lambda: None)
    app.reset(scene)
    while app.top is not scene and app.top is not None:
        app.pop(app.top)
    return scene


def tried(app: App) -> SandboxScene:
    app.scenes[0].command(Do("try"))
    scene = app.top
    assert isinstance(scene, SandboxScene)
    return scene


def hands_of(scene: SandboxScene) -> list[Any]:
    """The cards of each hand."""
    state: Any = scene.game.session.state
    return [player.hand for player in state.players]


def press(scene: SandboxScene, key: str) -> None:
    button = scene.form.find(key)
    assert isinstance(button, Button)
    button.action()


@pytest.mark.parametrize("title", ["raiders", "scythe", "runebound"])
def test_moves_on_the_copy_leave_no_trace(app: App, tmp_path: Path, title: str) -> None:
    real = table(app, tmp_path / "game.jsonl", title)
    record, state = (tmp_path / "game.jsonl").read_bytes(), codec.encode(real.game.session.state)
    scene = tried(app)
    for _ in range(8):
        scene.moves.take(scene.game.session.legal(scene.game.viewer)[0])
        scene.update(5000)
        scene.update(5000)
    assert scene.game.session.made >= 8
    scene.command(Do("try"))
    assert app.top is real
    assert (tmp_path / "game.jsonl").read_bytes() == record
    assert codec.encode(real.game.session.state) == state


def test_one_person_plays_for_all_and_undoes_all(app: App, tmp_path: Path) -> None:
    table(app, tmp_path / "game.jsonl")
    scene = tried(app)
    start = scene.game.session.state.copy()
    seats = set[int]()
    while len(seats) < 2:
        seats.add(scene.game.viewer)
        scene.moves.take(scene.game.session.legal(scene.game.viewer)[0])
        scene.update(5000)
        scene.update(5000)
        assert app.top is scene
    while scene.game.session.made:
        scene.command(Do("undo"))
        scene.update(5000)
    assert codec.encode(scene.game.session.state) == codec.encode(start)


@pytest.mark.parametrize("title", ["raiders", "scythe", "runebound"])
@pytest.mark.parametrize("size", [(1280, 720), (1280, 1440), (3840, 1080)])
def test_the_plate_covers_nothing(app: App, tmp_path: Path, title: str, size: tuple[int, int]) -> None:
    app.window.size = size
    app.ui.adopt(size)
    table(app, tmp_path / "game.jsonl", title)
    scene = tried(app)
    areas, plate = scene.model.areas, scene.form.find("lesson").rect
    others = [areas.top, areas.prompt, areas.board, areas.mat, areas.hand, areas.log, *areas.panels.values()]
    assert plate.width
    assert plate.collidelistall(others) == []
    assert all(plate.contains(button.rect) for button in scene.widgets.overlay.widgets)


def test_the_comparison_names_every_player(app: App, tmp_path: Path) -> None:
    table(app, tmp_path / "game.jsonl")
    scene = tried(app)
    press(scene, "try:compare")
    page = app.top
    assert isinstance(page, TablesPage)
    assert [row[0] for row in page.tables[0].rows] == ["Ann", "Bo"]
    assert {row[3] for row in page.tables[0].rows} == {"The same"}


def test_another_deal_guesses_other_cards_and_marks_them(app: App, tmp_path: Path) -> None:
    table(app, tmp_path / "game.jsonl")
    first = tried(app)
    own = first.game.viewer
    hands = hands_of(first)
    assert set(hands[1 - own]) <= first.game.guessed
    assert not first.game.guessed.intersection(hands[own])
    press(first, "try:again")
    second = app.top
    assert isinstance(second, SandboxScene)
    again = hands_of(second)
    assert again[own] == hands[own]
    assert again[1 - own] != hands[1 - own]


def test_a_table_below_another_keeps_only_what_it_showed_and_looks_the_same_again(
    app: App, tmp_path: Path
) -> None:
    scene = table(app, tmp_path / "real.jsonl")
    app.turn(16)
    before, layer = pygame.image.tobytes(app.window.get_surface(), "RGB"), scene.view.picture._static_layer
    app.pop(tried(app))
    assert [layer._ground.get_size(), layer._next.get_size()] == [(1, 1), (1, 1)]
    scene.widgets.make()
    app.turn(16)
    assert layer._ground.get_size() == app.size
    assert pygame.image.tobytes(app.window.get_surface(), "RGB") == before
