"""The suggestion how to spread wounds: one press places all of them, one undo takes them back."""

from __future__ import annotations

import pygame
import pytest

from game.titles.raiders.rules.raid.wounds import AfterWounds, PlaceWounds
from game.titles.raiders.rules.state.state import Raid, RaidersState
from game.titles.raiders.rules.turn import PlaceWorker
from game.titles.raiders.words.items import RAID_PANEL
from game.titles.raiders.words.wounds import SPREAD
from game.ui.table.api import Thing
from game.ui.table.scene import TableScene
from game.ui.window.app import App
from tests.titles.playing import now
from tests.titles.raiders.positions import crew, ready, table
from tests.titles.raiders.table.test_hand import Open, opened
from tests.ui.fakes import Hand
from tests.ui.ink import inks_of, traced

__all__ = ["opened"]


def wounded(amount: int) -> RaidersState:
    """A crew of three is to take wounds."""
    state = table()
    ready(state, "zealot", "lancer", "champion")
    state.raid = Raid("cimmeria_left")
    now(state, PlaceWounds(amount), AfterWounds(), PlaceWorker())
    return state


def wounds(scene: TableScene) -> list[int]:
    return [space.wounds for space in scene.game.view().players[0].spaces[:3]]


@pytest.mark.rule("RAI-128")
def test_one_press_spreads_the_wounds_so_that_nobody_dies(app: App, opened: Open) -> None:
    scene = opened(wounded(3))
    Hand(app).click(scene.widgets.grip(scene.widgets.hit_targets[SPREAD]))
    app.turn(1000)
    assert sum(wounds(scene)) == 3
    assert all(space.crew for space in scene.game.view().players[0].spaces[:3])
    scene.history.undo()
    assert wounds(scene) == [0, 0, 0]


def test_a_single_wound_needs_no_suggestion(app: App, opened: Open) -> None:
    assert SPREAD not in opened(wounded(1)).model.by_ref


def test_what_others_do_is_announced_beside_the_panel_of_the_raid(app: App, opened: Open) -> None:
    scene = opened(wounded(3))
    scene.view.show_lines(1, ["a line that is as long as two thirds of the whole board", "and one more"])
    with traced():
        drawn = pygame.Surface(app.size)
        scene.draw(drawn)
        told = [ink.rect for ink in inks_of(drawn) if {*ink.words.split()} & {"line", "thirds", "board"}]
    assert told
    assert scene.model.where(scene.model.by_ref[RAID_PANEL]).collidelist(told) < 0


def test_the_whole_suggestion_is_read_in_a_small_window_also_who_dies(app: App, opened: Open) -> None:
    state = table()
    for space, (name, taken) in enumerate((("goldsmith", 1), ("night_raider", 1), ("falconer", 0))):
        crew(state, space, name, wounds=taken)
    state.raid = Raid("cimmeria_left")
    now(state, PlaceWounds(3), AfterWounds(), PlaceWorker())
    button = opened(state).model.by_ref[SPREAD]
    assert isinstance(button, Thing)
    size = round(button.box[2]), round(button.box[3])
    with traced():
        inks = inks_of(button.face.paint(app.ui, size))
    assert not any(ink.cut or "…" in ink.words for ink in inks)
    read = " ".join(ink.words for ink in inks)
    assert all(word in read for word in ("Night Raider", "Falconer", "Goldsmith", "(dies)"))
