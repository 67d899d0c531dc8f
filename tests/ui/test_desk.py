"""The program behind the scenes: which tables it refuses, in words of the window."""

from __future__ import annotations

import pytest

from game import catalogue
from game.ui.app import App
from game.ui.desk import Desk
from game.ui.words import Words


@pytest.mark.parametrize("name", catalogue.names())
def test_a_table_that_nobody_changed_is_refused_for_no_number_of_seats(app: App, name: str) -> None:
    title = catalogue.find(name)
    for seats in title.seats:
        table = {option.id: title.usual(option, seats) for option in title.options}
        assert Desk(app).refusal(name, seats, table) == ""


def test_a_refused_table_is_told_in_the_words_of_the_window(app: App) -> None:
    app.kit.words = Words()
    seven = Desk(app).refusal("scythe", 7, {"invaders": "off"})
    assert seven == app.kit.say("scythe-refusal-invaders", seats=7)
    assert seven.startswith("7 players")
    assert app.kit.words.troubles == []
