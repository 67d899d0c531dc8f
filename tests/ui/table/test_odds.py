"""The page of odds over a table: opened by its key, with a choice of kinds and values."""

from __future__ import annotations

from game.bots.search.bot_process import BotProcess
from game.engine.session.record import SeatSetup
from game.engine.session.session import Session
from game.packages import registry
from game.play.controller import GameController
from game.presentation.messages import Messages
from game.ui.scenes.play.odds import OddsScene
from game.ui.scenes.play.table_column import TableRow
from game.ui.table.scene import TableScene
from game.ui.widgets import Button, Choice
from game.ui.window.app import App
from game.ui.window.commands import Do
from game.ui.window.service import GameService
from tests.expect import expect


def page(app: App, kind: int, title: str = "scythe") -> OddsScene:
    """The page at a new table."""
    app.ui.messages = Messages()
    people = [SeatSetup("Ann", "blue"), SeatSetup("Bo", "red")]
    game = GameController(Session.new(registry.find(title).title, people, {}, 3), BotProcess())
    game.uncovered = True
    app.reset(TableScene(app.ui, title, GameService(app).table_view(title), game, lambda: None))
    scene = app.scenes[0]
    assert isinstance(scene, TableScene)
    while app.top is not None and app.top is not scene:
        app.pop(app.top)
    scene.command(Do("odds"))
    shown = app.top
    assert isinstance(shown, OddsScene)
    shown.form.find("kind").changed(kind)
    return shown


def press(scene: OddsScene, key: str) -> None:
    button = scene.form.find(key)
    assert isinstance(button, Button)
    button.action()


def said(scene: OddsScene) -> list[str]:
    """What a screen reader hears of the rows."""
    return [widget.described().name for widget in scene.form.walk() if isinstance(widget, TableRow)]


def test_the_key_opens_the_odds_and_closes_them(app: App) -> None:
    scene = page(app, 2)
    assert any(row.startswith("Player Ann, Now ") for row in said(scene))
    scene.command(Do("odds"))
    assert not isinstance(app.top, OddsScene)


def test_another_unit_has_another_table_and_is_remembered(app: App) -> None:
    scene = page(app, 1)
    before, units = said(scene), scene.form.find("odds-unit")
    assert isinstance(units, Choice)
    units.changed(2)
    assert said(scene) != before
    after = said(scene)
    scene.command(Do("odds"))
    app.scenes[0].command(Do("odds"))
    again = app.top
    assert isinstance(again, OddsScene)
    assert said(again) == after


def test_the_reach_is_numbered_on_the_board_until_escape(app: App) -> None:
    shown, scene = page(app, 1), expect(app.scenes[0], TableScene)
    press(shown, "show")
    assert app.top is scene
    numbers = scene.view.notices.numbers
    assert set(numbers.values()) == {1, 2}
    assert scene.view.notices.ringed >= numbers.keys()
    scene.command(Do("walk"))
    name, places = scene.walk.kinds()[0]
    assert name.startswith("Character of Bo")
    assert places == [*numbers]
    assert any("character: 2 Moves" in line for line in scene.walk.lines(places[-1]))
    scene.walk.end()
    scene.command(Do("cancel"))
    assert app.top is scene
    assert not scene.view.notices.numbers


def test_another_position_takes_the_numbers_away(app: App) -> None:
    shown, scene = page(app, 1), expect(app.scenes[0], TableScene)
    press(shown, "show")
    scene.view.quiet()
    assert scene.view.notices.numbers
    scene.view.refresh()
    assert not scene.view.notices.numbers


def test_odds_that_take_long_come_later(app: App) -> None:
    scene = page(app, 0, "runebound")
    expect(scene.form.find("kind"), Choice).changed(1)
    assert not said(scene)
    while app.turn(16):
        pass
    assert any("Arrive and win" in row for row in said(scene))


def test_the_sheet_is_as_tall_as_its_tables_and_its_tabs_keep_their_place(app: App) -> None:
    app.window.size = (2560, 1440)
    scene = page(app, 2)
    low = scene.sheet.height
    assert low < 1440 * 2 // 3
    assert scene._pane.content_height == scene._pane.rect.height
    tabs = scene.form.find("kind").rect.copy()
    for kind in (1, 2, 0):
        expect(scene.form.find("kind"), Choice).changed(kind)
        assert scene.sheet.height >= low
        assert scene.form.find("kind").rect.y == tabs.y
