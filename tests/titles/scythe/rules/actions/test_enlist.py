"""Enlist (SCY-137, SCY-138, SCY-140, SCY-141)."""

from __future__ import annotations

import pytest

from game.titles.scythe.rules.actions.enlist import Enlist
from game.titles.scythe.rules.turn.bottom import BottomAction
from tests.titles.playing import can, do, drags, events, now, options, refuse
from tests.titles.scythe.positions import BOOK, edit, goods, table

ENLIST = "4"
"""The section of the engineering mat."""
ACTIONS = ("upgrade", "deploy", "build", "enlist")


@pytest.mark.rule("SCY-137")
def test_any_recruit_to_any_free_space() -> None:
    state = table()
    now(state, Enlist())
    assert set(options(state)) == {
        "decline",
        *(f"move_recruit {a} {g}" for a in ACTIONS for g in BOOK.one_time),
    }
    assert drags(state, "recruit:0.build", "one_time:0.coins")
    do(state, "move_recruit", "build", "coins")
    assert (state.me.recruits, state.me.coins) == ((("build", "coins"),), 7)


@pytest.mark.rule("SCY-138")
@pytest.mark.parametrize("gain", ["power", "coins", "popularity", "combat_cards"])
def test_the_one_time_gain_comes_at_once_and_once(gain: str) -> None:
    state = table()
    edit(state, power=0, coins=0, popularity=0)
    now(state, Enlist())
    do(state, "move_recruit", "deploy", gain)
    have = {g: len(state.me.hand) if g == "combat_cards" else getattr(state.me, g) for g in BOOK.one_time}
    assert have == {g: 2 * (g == gain) for g in BOOK.one_time}
    now(state, Enlist())
    refuse(state, "move_recruit", "build", gain, rule="SCY-138")
    assert not any(can(state, "move_recruit", "deploy", g) for g in BOOK.one_time)


@pytest.mark.rule("SCY-140")
def test_each_recruit_uncovers_the_bonus_of_its_action() -> None:
    bonuses = {b.id: (b.bonus, b.amount) for b in BOOK.bottom.values()}
    assert bonuses == {
        "upgrade": ("power", 1),
        "deploy": ("coins", 1),
        "build": ("popularity", 1),
        "enlist": ("combat_cards", 1),
    }


@pytest.mark.rule("SCY-141")
@pytest.mark.parametrize(("action", "cards"), [("enlist", 1), ("build", 0)])
def test_a_recruit_from_the_enlist_section_counts_at_once(action: str, cards: int) -> None:
    state = table()
    goods(state, "r1c4", food=3)
    now(state, BottomAction(ENLIST))
    do(state, "move_recruit", action, "coins")
    assert len(state.me.hand) == cards
    assert len(events(state, "recruit_bonus")) == cards


@pytest.mark.rule("SCY-354")
def test_a_recruit_of_a_card_gives_its_gain_and_uncovers_its_bonus() -> None:
    state = table()
    now(state, Enlist(), BottomAction("3"))
    goods(state, "r1c4", wood=3)
    do(state, "move_recruit", "build", "popularity")
    do(state, "decline")
    assert state.me.popularity == 5
