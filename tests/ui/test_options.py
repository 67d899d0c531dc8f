"""The options of the real titles on the sheet of a new game."""

from __future__ import annotations

import pytest

from game.presentation.messages import Messages
from game.ui.scenes.setup.new_game import NewGameScene
from game.ui.widgets import Choice, Switch
from game.ui.window.app import App
from game.ui.window.service import GameService
from tests.expect import expect
from tests.ui.fakes import Hand

SWITCHES = {
    "raiders": {"dice_wounds"},
    "scythe": {
        "banned_pairs", "fixed_seats",
        "invaders", "deals", "show_coins", "promo_encounters", "promo_objectives", "promo_factory",
    },
    "runebound": {
        "doom_deck", "huntmaster", "core84", "event_refreshes", "draw_after_event", "attack_in_town",
    },
}  # fmt: skip
CHOICES = {
    "raiders": {"draft", "ending"},
    "scythe": {"airships", "combat_stars", "resolution", "mats", "factory_speed", "free_abilities"},
    "runebound": {"heroes", "threat", "counter_values"},
}
TILES = {"aggressive", "passive"}
RULES, HOUSE = 1, 2
"""The tabs of the rules and of the house rules."""


@pytest.fixture
def sheet(app: App) -> NewGameScene:
    """A new game with the real titles and their words."""
    app.ui.messages = Messages()
    scene = NewGameScene(app.ui, GameService(app))
    Hand(app).show(scene)
    scene.show_tab(RULES)
    return scene


def shown(sheet: NewGameScene, kind: type) -> set[str]:
    """The options that are set by a kind of widget, on the pages of rules and house rules."""
    keys = list[str]()
    for tab in (RULES, HOUSE):
        sheet.show_tab(tab)
        keys += [widget.key for widget in sheet.form.walk() if isinstance(widget, kind)]
    return {key.removeprefix("option-") for key in keys if key.startswith("option-")}


@pytest.mark.parametrize("title", SWITCHES)
def test_what_is_on_or_off_is_a_switch_and_the_rest_is_chosen(sheet: NewGameScene, title: str) -> None:
    sheet.change(sheet.table.choose_title, sheet.table.titles.index(title))
    assert shown(sheet, Switch) == SWITCHES[title]
    assert shown(sheet, Choice) == CHOICES[title]


def test_tiles_are_chosen_where_all_airships_share_them_alone(sheet: NewGameScene) -> None:
    sheet.change(sheet.table.choose_title, sheet.table.titles.index("scythe"))
    for airships, more in (("shared", TILES), ("own", set()), ("off", set())):
        sheet.change(sheet.table.choose, "airships", airships)
        assert shown(sheet, Choice) == CHOICES["scythe"] | more


def test_a_switch_that_is_usually_on_is_on(sheet: NewGameScene) -> None:
    sheet.change(sheet.table.choose_title, sheet.table.titles.index("runebound"))
    sheet.show_tab(HOUSE)
    switches = {widget.key: widget for widget in sheet.form.walk() if isinstance(widget, Switch)}
    assert switches["option-attack_in_town"].on
    switches["option-attack_in_town"].changed(False)
    assert sheet.table.game().options["attack_in_town"] == "off"


def test_house_rules_have_a_page_of_their_own_and_their_tab_counts_them(sheet: NewGameScene) -> None:
    sheet.change(sheet.table.choose_title, sheet.table.titles.index("raiders"))
    before = {widget.key: widget.rect for widget in sheet.form.walk()}
    sheet.change(sheet.table.choose, "ending", "short")
    assert "option-ending" not in before
    assert expect(sheet.form.find("tab"), Choice).labels[1:3] == ["Rules", "House rules (1 on)"]
    assert {widget.key: widget.rect for widget in sheet.form.walk()} == before
    assert sheet.table.game().options["ending"] == "short"


@pytest.mark.parametrize("title", SWITCHES)
def test_rows_that_come_move_none_that_are_there(sheet: NewGameScene, title: str) -> None:
    sheet.change(sheet.table.choose_title, sheet.table.titles.index(title))
    sheet.show_tab(3)
    before = {widget.key: widget.rect.copy() for widget in sheet.form.walk() if widget.key}
    sheet.change(sheet.table.clock.choose, "fischer")
    expect(sheet.form.find("handicap-seat"), Choice).changed(1)
    after = {widget.key: widget.rect for widget in sheet.form.walk() if widget.key}
    assert {key: after[key] for key in before} == before
    assert {"clock-base", "row-clock-zero"} <= after.keys() - before.keys()
