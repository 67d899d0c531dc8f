"""A raid whose dice would roll at once: its odds can be read first."""

from __future__ import annotations

import pytest

from game.titles.raiders.rules.raid.raid import StartRaid
from game.ui.scenes.message import Confirm
from game.ui.window.app import App
from tests.expect import expect
from tests.titles.raiders.positions import edit, ready, table
from tests.titles.raiders.table.test_hand import Open, opened
from tests.ui.fakes import Hand

__all__ = ["opened"]

RAID = StartRaid("cimmeria_left")


@pytest.mark.rule("RAI-106")
def test_the_odds_are_shown_before_the_dice_of_a_raid_without_kumis_roll(app: App, opened: Open) -> None:
    state = table()
    ready(state, "lancer", "champion", "lancer")
    edit(state, kumis=0, provisions=9)
    scene = opened(state)
    scene.moves.propose([RAID])
    asked = expect(app.top, Confirm)
    assert scene.game.view().raid is None
    assert "Strength" in asked.words
    assert asked.words.count("%") == 2
    Hand(app).click(asked.form.find("yes").rect.center)
    assert scene.game.session.undo_policy.stop(0) == "undo-stops-roll"


def test_with_kumis_the_raid_itself_asks_before_the_roll(app: App, opened: Open) -> None:
    state = table()
    ready(state, "lancer", "champion", "lancer")
    edit(state, kumis=1, provisions=9)
    scene = opened(state)
    scene.moves.propose([RAID])
    assert app.top is scene
    assert not scene.game.view().raid.dice
