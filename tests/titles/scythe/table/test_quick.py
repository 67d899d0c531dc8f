"""The icons of the player mat as buttons: a gain chooses its section; a resource and a territory trade."""

from __future__ import annotations

import pygame
import pytest

from game.titles.scythe.rules.state.state import ScytheState
from game.ui.scenes.chooser import Chooser
from game.ui.table.scene import TableScene
from game.ui.window.app import App
from tests.titles.scythe import positions as p
from tests.titles.scythe.table.moves.test_shortcuts import Open, drag, made, opened, table_with_worker
from tests.ui.fakes import Hand

__all__ = ["opened"]


def click(app: App, scene: TableScene, *refs: str) -> None:
    for ref in refs:
        Hand(app).click(scene.widgets.grip(scene.widgets.hit_targets[ref]))
        app.turn(1000)


def two_territories() -> ScytheState:
    state = table_with_worker()
    p.put(state, "worker.0.1 r5c3")
    return state


def test_the_heart_of_trade_gives_popularity_by_one_click_and_one_undo_takes_it_back(
    app: App, opened: Open
) -> None:
    scene = opened(table_with_worker())
    click(app, scene, "alternative:0.trade.popularity")
    assert made(scene) == ["take_section 2", "take_top popularity"]
    scene.history.undo()
    assert made(scene) == []


def test_a_resource_and_a_territory_are_trade(app: App, opened: Open) -> None:
    scene = opened(two_territories())
    click(app, scene, "supply:0.metal", "place:r5c3")
    assert made(scene) == ["take_section 2", "take_top resources", *["place_resource r5c3 metal"] * 2]
    scene.history.undo()
    assert made(scene) == []


def test_a_resource_is_dragged_to_a_territory(app: App, opened: Open) -> None:
    scene = opened(two_territories())
    drag(app, scene, "supply:0.wood", "place:r5c2")
    assert made(scene)[2:] == ["place_resource r5c2 wood"] * 2


def test_with_one_territory_a_click_on_the_resource_is_enough(app: App, opened: Open) -> None:
    scene = opened(table_with_worker())
    click(app, scene, "supply:0.oil")
    assert made(scene)[2:] == ["place_resource r5c2 oil"] * 2


def test_resources_of_two_kinds_are_gained_one_by_one(app: App, opened: Open) -> None:
    scene = opened(two_territories())
    click(app, scene, "alternative:0.trade.resources", "supply:0.oil", "place:r5c2", "supply:0.food")
    assert made(scene)[2:] == ["place_resource r5c2 oil", "place_resource r5c2 food"]


def test_a_keyboard_trades_with_two_presses_of_enter(app: App, opened: Open) -> None:
    scene, hand = opened(two_territories()), Hand(app)
    scene.form.set_focus(scene.widgets.hit_targets["supply:0.metal"])
    hand.key(pygame.K_RETURN, times=2)
    assert len(made(scene)) == 4


@pytest.mark.rule("SCY-011")
def test_without_a_coin_no_resource_can_be_picked_up(app: App, opened: Open) -> None:
    state = two_territories()
    p.edit(state, coins=0)
    scene = opened(state)
    assert not [ref for ref in scene.model.at_hand.pickable() if ref.startswith("supply:")]


def test_produce_begins_with_one_click_and_new_workers_are_a_button(app: App, opened: Open) -> None:
    state = p.table(on_map=False)
    state.encounters.clear()
    village = next(i for i, place in state.book.territories.items() if place.terrain == "village")
    p.put(state, f"worker.0.2 {village}", f"worker.0.1 {village}", f"character.0 {village}")
    scene = opened(state)
    click(app, scene, "action:0.produce")
    assert made(scene) == ["take_section 1", "take_top territories"]
    Hand(app).click(scene.form.find(f"act:produce_on {village} 2").rect.center)
    assert made(scene)[2:] == [f"produce_on {village} 2"]
    scene.history.undo()
    click(app, scene, f"place:{village}")
    assert isinstance(app.top, Chooser)
