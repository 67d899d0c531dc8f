"""Common actions take as few presses and drags as were counted; ``python -m tests.clicks`` makes them all."""

from __future__ import annotations

import pytest

from tests.clicks import page, table
from tests.clicks.routines import load
from tests.playthroughs.games import GAMES

SHORT = {"raiders": 2, "runebound": 4, "scythe": 5}
"""How many of the commonest actions of each title are made here."""


@pytest.mark.parametrize("title", SHORT)
def test_common_actions_take_as_few_presses_as_ever(title: str) -> None:
    wanted = load().actions[title][: SHORT[title]]
    first = next(game for game in GAMES if game.title == title)
    places = table.find(title, wanted, [first])
    assert places
    with table.window() as app:
        counted = {routine.name: table.presses(app, place) for routine, place in places.items()}
    assert {r.name: counted[r.name] for r in places if counted[r.name] > (r.presses or 0)} == {}


def test_what_took_more_than_two_presses_takes_at_most_two_thirds_or_says_why() -> None:
    slow = [r for routines in load().actions.values() for r in routines if (r.before or 0) > 2]
    assert slow
    late = [r.name for r in slow if 3 * (r.presses or 0) > 2 * (r.before or 0)]
    assert late == [r.name for r in slow if r.why]


def test_the_page_has_the_figures() -> None:
    kept = load()
    assert page.FILE.read_text(encoding="utf-8") == page.text(kept.actions, kept.games)
