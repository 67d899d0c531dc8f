"""Two editions with different numbers, side by side in one process."""

from __future__ import annotations

import random
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from game.engine import codec, flow
from game.engine.title import Title
from game.maps import tiled
from game.titles.runebound.rules.market import market
from game.titles.runebound.rules.state.state import RuneboundState
from game.titles.runebound.rules.title import Runebound
from tests.titles.runebound.positions import EVALUATION, PACKAGE, TITLE, give

Change = Callable[[str, str, str], Runebound]


@pytest.fixture
def edition(tmp_path: Path) -> Change:
    """The title with one number changed in a copy of its content files."""

    def changed(file: str, old: str, new: str) -> Runebound:
        folder = tmp_path / "runebound"
        shutil.copytree(PACKAGE.content, folder, ignore=shutil.ignore_patterns("*.png", "*.jpg"))
        text = (folder / file).read_text(encoding="utf-8")
        assert old in text
        (folder / file).write_text(text.replace(old, new, 1), encoding="utf-8")
        return Runebound(folder, tiled.load_board(PACKAGE.map))

    return changed


DAGGER = 'id = "black_dagger"\ntype = "weapon"\nsubtype = "dagger"\ncost = '


def begun(title: Title) -> RuneboundState:
    state = title.start(3, {"doom_deck": "on", "huntmaster": "on"}, 5)
    assert isinstance(state, RuneboundState)
    return state


def test_two_editions_differ_in_the_changed_number_alone(edition: Change) -> None:
    """With the gold of the start made equal the same moves lead to the same positions."""
    one, two = begun(TITLE), begun(edition("table.toml", "gold = 3", "gold = 7"))
    assert [(p.gold, q.gold) for p, q in zip(one.players, two.players, strict=True)] == [(3, 7)] * 3
    for seat in range(3):
        two.change(seat, gold=3)
    chance = random.Random(2)
    for _ in range(200):
        assert codec.encode(one) == codec.encode(two)
        asked = flow.legal(one)
        assert asked == flow.legal(two)
        seat = chance.choice(sorted(asked))
        action = chance.choice(asked[seat]).action
        for state in (one, two):
            flow.play(state, seat, action)


def test_each_edition_has_its_own_prices(edition: Change) -> None:
    dear = edition("items.toml", f"{DAGGER}2", f"{DAGGER}9")
    one, two = begun(TITLE), begun(dear)
    for _ in range(2):
        assert market.price(one, 0, "black_dagger") == 2
        assert market.price(two, 0, "black_dagger") == 9
        assert market.price(one, 0, "chainmail") == market.price(two, 0, "chainmail")


def test_bots_judge_each_edition_by_its_own_numbers(edition: Change) -> None:
    """A card that costs more is worth more to them; what they remember of one edition is not the other's."""
    one, two = begun(TITLE), begun(edition("items.toml", f"{DAGGER}2", f"{DAGGER}9"))
    for state in (one, two):
        give(state, "black_dagger")
    first, other, again = (EVALUATION.evaluate(state, 0) for state in (one, two, one))
    assert first == again < other
