"""The options of the real titles on the sheet of a new game."""

from __future__ import annotations

import pytest

from game.presentation.messages import Messages
from game.ui.scenes.setup.new_game import NewGameScene
from game.ui.widgets import Button, Choice, Note, Switch
from game.ui.window.app import App
from game.ui.window.service import GameService
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


@pytest.fixture
def sheet(app: App) -> NewGameScene:
    """A new game with the real titles and their words."""
    app.ui.messages = Messages()
    scene = NewGameScene(app.ui, GameService(app))
    Hand(app).show(scene)
    scene.show_tab(1)
    unfold(scene)
    return scene


def unfold(sheet: NewGameScene) -> None:
    """Show the house rules, or hide them again."""
    button = sheet.form.find("house")
    assert isinstance(button, Button)
    button.action()


def shown(sheet: NewGameScene, kind: type) -> set[str]:
    """The options that are set by a kind of widget."""
    keys = (widget.key for widget in sheet.form.walk() if isinstance(widget, kind))
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
    switches = {widget.key: widget for widget in sheet.form.walk() if isinstance(widget, Switch)}
    assert switches["option-attack_in_town"].on
    assert not switches["option-doom_deck"].on
    switches["option-attack_in_town"].changed(False)
    assert sheet.table.game().options["attack_in_town"] == "off"


def test_house_rules_are_folded_and_counted(sheet: NewGameScene) -> None:
    sheet.change(sheet.table.choose_title, sheet.table.titles.index("raiders"))
    sheet.change(sheet.table.choose, "ending", "short")
    unfold(sheet)
    assert shown(sheet, Choice) | shown(sheet, Switch) == set()
    said = [widget.words for widget in sheet.form.walk() if isinstance(widget, Note)]
    assert "House rules (1 on)" in said
    assert sheet.table.game().options["ending"] == "short"
