"""Agreements in the window: put together on a page, agreed to by each person, in log and position."""

from __future__ import annotations

from game.bots.search.bot_process import BotProcess
from game.engine.session.record import SeatSetup
from game.engine.session.session import Session
from game.packages import registry
from game.play.controller import GameController
from game.presentation.messages import Messages
from game.ui.scenes.message import Message
from game.ui.scenes.play.agreement import AgreementPage, ConsentPage, PickPage
from game.ui.scenes.play.cover import Cover
from game.ui.table.scene import TableScene
from game.ui.widgets import Button, Choice
from game.ui.window.app import App
from game.ui.window.commands import Do
from game.ui.window.scene import FormScene
from game.ui.window.service import GameService
from tests.expect import expect


def table(app: App, title: str = "scythe", kinds: tuple[str, ...] = ("human", "human")) -> TableScene:
    """A new table of people, uncovered."""
    app.ui.messages = Messages()
    people = [
        SeatSetup(*row) for row in zip(("Ann", "Bo", "Cy"), ("blue", "red", "green"), kinds, strict=False)
    ]
    game = GameController(Session.new(registry.find(title).title, people, {}, 3), BotProcess())
    game.uncovered = True
    app.reset(TableScene(app.ui, title, GameService(app).table_view(title), game, lambda: None))
    scene = app.scenes[0]
    assert isinstance(scene, TableScene)
    while app.top is not None and app.top is not scene:
        app.pop(app.top)
    return scene


def page(app: App, scene: TableScene) -> AgreementPage:
    """The page that the menu opens."""
    scene.command(Do("menu"))
    press(app, "agree-menu")
    assert isinstance(app.top, AgreementPage)
    return app.top


def press(app: App, *keys: str) -> None:
    """Press buttons of the scenes that are on top."""
    for key in keys:
        scene = app.top
        assert isinstance(scene, FormScene)
        scene.form.set_focus(scene.form.find(key))
        scene.command(Do("confirm"))


def coins(scene: TableScene) -> int:
    return int(scene.game.session.view(scene.game.viewer).players[scene.game.viewer].coins)


def test_a_coin_is_added_once_everybody_has_pressed(app: App) -> None:
    scene = table(app)
    seat, before = scene.game.viewer, coins(scene)
    page(app, scene)
    press(
        app,
        f"more:players.{seat}.coins",
        f"more:players.{seat}.coins",
        f"less:players.{seat}.coins",
        "propose",
    )
    assert isinstance(app.top, ConsentPage)
    press(app, "agree:0")
    assert coins(scene) == before
    press(app, "agree:1")
    assert coins(scene) == before + 1
    assert isinstance(app.top, Message)
    press(app, "ok")
    assert isinstance(app.top, Cover)  # who looked on does not see the viewer's hand
    assert [e.verb for _, _, e in scene.game.log()] == ["agreed"]
    scene.game.session.undo(seat)
    assert coins(scene) == before


def test_one_refusal_ends_it(app: App) -> None:
    scene = table(app)
    seat, before = scene.game.viewer, coins(scene)
    page(app, scene)
    press(app, f"more:players.{seat}.coins", "propose", "agree:0", "refuse:1")
    assert isinstance(app.top, Message)
    assert "Bo does not agree" in app.top.words
    assert (coins(scene), scene.game.session.made) == (before, 0)


def test_alone_with_a_bot_one_press_is_enough(app: App) -> None:
    scene = table(app, "raiders", ("human", "random"))
    if 0 not in scene.game.session.waiting_for():
        return
    page(app, scene)
    press(app, "more:players.0.silver", "propose", "agree:0", "ok")
    assert app.top is scene


def test_what_cannot_be_is_one_sentence_and_the_draft_stays(app: App) -> None:
    scene = table(app)
    shown = page(app, scene)
    shown.draft.amounts = {f"players.{scene.game.viewer}.power": 90}
    shown.layout()
    press(app, "propose")
    assert isinstance(app.top, Message)
    assert app.top.words.startswith("This cannot be agreed on: ")
    press(app, "ok")
    assert app.scenes[-1] is shown
    assert shown.draft.changes()


def test_a_card_goes_where_it_may_lie(app: App) -> None:
    scene = table(app)
    seat = scene.game.viewer
    shown = page(app, scene)
    cards = [
        row for row in shown._rows_of.rows(seat) if row.kind == "card" and row.field.startswith("combat.")
    ]
    press(app, f"change:{cards[0].field}")
    assert isinstance(app.top, PickPage)
    press(app, "offer:0")
    assert shown.draft.changes()[0].startswith(f"{cards[0].field}>")


def test_a_short_part_has_a_low_sheet_and_the_parts_keep_their_place(app: App) -> None:
    app.window.size = (2560, 1440)
    sheet = page(app, table(app, "raiders"))
    assert sheet._pane.content_height == sheet._pane.rect.height
    low, parts = sheet.sheet.height, sheet.form.find("section").rect.copy()
    expect(sheet.form.find("section"), Choice).changed(2)
    assert sheet.sheet.height > low
    assert sheet.form.find("section").rect == parts


def test_new_pieces_begin_with_a_capital(app: App) -> None:
    scene = table(app)
    shown = page(app, scene)
    rows = [row for section in range(len(shown._rows_of.sections)) for row in shown._rows_of.rows(section)]
    new = [row for row in rows if row.kind == "new"]
    assert new
    for row in new:
        shown._pick(row)
        picked = expect(app.top, PickPage)
        buttons = [one for one in picked._placed_offers()[0] if isinstance(one, Button)]
        assert [one.label for one in buttons if one.label[:1].islower()] == []
        app.pop(picked)
