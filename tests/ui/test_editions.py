"""Editions in the window: chosen for a new game, named at the table, among the records and in the hall."""

from __future__ import annotations

from collections import defaultdict
from pathlib import Path
from typing import cast

import pygame
import pytest

from game.engine.session.record import SeatSetup
from game.engine.session.session import Session
from game.packages import editions, registry
from game.play.verbatim import verbatim
from game.presentation.hall_tables import tables
from game.presentation.messages import Messages
from game.presentation.title_words import tip_text
from game.records import hall
from game.records.library import Library
from game.ui.scenes.learn.glossary import Glossary
from game.ui.scenes.learn.rulebook import Rulebook
from game.ui.scenes.learn.turn_pages import TurnPages
from game.ui.scenes.play.table_menu import TableMenu
from game.ui.scenes.setup.new_game import NewGameScene
from game.ui.table.panels.bar_words import BarWords
from game.ui.widgets import Button, Choice, Label
from game.ui.window import run
from game.ui.window.app import App
from game.ui.window.scene import FormScene
from game.ui.window.service import GameService
from tests.ui.fakes import FakeProgram, Hand

SEATS = [SeatSetup("Ann", "blue"), SeatSetup("Bo", "orange")]


@pytest.fixture
def mine() -> str:
    """An edition of Raiders on the disk: its folder."""
    place = editions.folder("raiders") / "mine"
    place.mkdir(parents=True)
    (place / "edition.toml").write_text('name = "Ann’s {box}"\nauthor = "Ann"\n', encoding="utf-8")
    (place / "board.toml").write_text("[start]\nsilver = 7\n", encoding="utf-8")
    return place.name


def begun(name: str, path: Path | None = None) -> Session:
    title = registry.find("raiders").in_edition(editions.find("raiders", name)).title
    return Session.new(title, SEATS, {}, 1, path)


def choose(hand: Hand, scene: NewGameScene, index: int) -> None:
    scene.show_tab(1)
    choice = scene.form.find("edition")
    assert isinstance(choice, Choice)
    choice.changed(index)
    hand.app.turn(16)


def test_no_edition_is_offered_where_there_is_none(app: App, program: FakeProgram) -> None:
    scene = NewGameScene(app.ui, program)
    Hand(app).show(scene)
    scene.show_tab(1)
    assert "edition" not in [widget.key for widget in scene.form.walk()]


def test_a_new_game_is_begun_in_the_edition_that_is_chosen(app: App, program: FakeProgram) -> None:
    program.own_editions = ("Broken", "Mine")
    scene, hand = NewGameScene(app.ui, program), Hand(app)
    hand.show(scene)
    choose(hand, scene, 2)
    hand.click(scene.form.find("start").rect.center)
    assert [game.edition and game.edition.name for game in program.started] == ["Mine"]


def test_an_edition_that_cannot_be_played_says_why_beside_start(app: App, program: FakeProgram) -> None:
    program.own_editions = ("Broken",)
    scene, hand = NewGameScene(app.ui, program), Hand(app)
    hand.show(scene)
    choose(hand, scene, 1)
    assert "Broken/cards.toml: line 3: hand" in scene.note.words
    assert not scene.form.find("start").enabled
    choose(hand, scene, 0)
    assert scene.form.find("start").enabled


def test_the_program_reads_the_editions_of_a_title(app: App, mine: str) -> None:
    service = GameService(app)
    assert (service.editions("raiders"), service.editions("scythe")) == (("mine",), ())
    assert service.edition("raiders", mine).author == "Ann"


def test_the_table_names_its_edition(app: App, mine: str) -> None:
    app.ui.messages = Messages()
    scene = GameService(app).table(begun(mine))
    Hand(app).show(scene)
    room = scene.model.areas.top
    wide = BarWords(scene.model, room.inflate(0, 0)).labels[0]
    assert wide.words == f"Raiders of Scythia · {verbatim('Ann’s {box}')}"
    assert tip_text(wide.tip).endswith("by Ann. 1 number differs from Hotseat’s own.")
    room.width = 700
    assert any("box" in label.words for label in BarWords(scene.model, room).labels)
    scene.dialogs.show_menu(defaultdict(lambda: list))
    assert isinstance(app.top, TableMenu)
    assert app.top.heading.startswith("Menu · Ann’s")


def test_records_and_the_hall_name_the_edition(mine: str, tmp_path: Path) -> None:
    folder = tmp_path / "records"
    begun(mine, folder / "game.jsonl").close()
    assert [info.edition for info in Library(folder).records()] == ["Ann’s {box}"]
    best = [hall.Best(1, "Ann", "", 9, 1.0, 2, 5, 1_760_000_000, "a", "Ann’s {box}")]
    best.append(hall.Best(2, "Bo", "", 8, 0.0, 2, 5, 1_760_000_000, "b"))
    table = tables(Messages().say, hall.Chapter("raiders", 2, best, [], []))[0]
    assert [column.heading for column in table.columns][:3] == ["", "Name", "Edition"]
    assert [row[2] for row in table.rows] == ["Ann’s {box}", "–"]


def at_a_table(app: App, mine: str, folder: Path) -> Hand:
    """A hand at a table with the edition."""
    app.ui.messages = Messages()
    service = run.wire(app)
    path = folder / "game.jsonl"
    begun(mine, path).close()
    hand = Hand(app)
    hand.show(service.old_table(path))
    hand.key(pygame.K_RETURN)
    return hand


def notes(app: App) -> list[str]:
    """What is said of all that the scene tells."""
    widgets = cast(FormScene, app.top).form.walk()
    return [widget.words for widget in widgets if isinstance(widget, Label) and widget.key == "note"]


NOTE = f"Edition “{verbatim('Ann’s {box}')}” by Ann. 1 number differs from Hotseat’s own."


def test_the_rulebook_says_that_numbers_of_the_table_differ(app: App, mine: str, tmp_path: Path) -> None:
    at_a_table(app, mine, tmp_path).key(pygame.K_F1)
    scene = app.top
    assert isinstance(scene, Rulebook)
    assert notes(app) == [NOTE]
    tabs = scene.form.find("titles")
    assert isinstance(tabs, Choice)
    tabs.changed(scene.titles.index("scythe"))
    app.turn(16)
    assert notes(app) == [], "of another title"


@pytest.mark.parametrize(("key", "shown"), [("signs", Glossary), ("turn", TurnPages)])
def test_so_do_its_icons_and_the_pages_of_a_turn(
    app: App, mine: str, tmp_path: Path, key: str, shown: type[FormScene]
) -> None:
    at_a_table(app, mine, tmp_path).key(pygame.K_F1)
    scene = cast(FormScene, app.top)
    button = scene.form.find(key)
    assert isinstance(button, Button)
    button.action()
    app.turn(16)
    assert isinstance(app.top, shown)
    assert notes(app) == [NOTE]
