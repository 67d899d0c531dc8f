"""Two editions of Scythe side by side in one process: content files that differ in one number."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from game.engine import codec, flow
from game.maps import tiled
from game.titles.scythe.rules.movement.moves import Move
from game.titles.scythe.rules.state.state import ScytheState
from game.titles.scythe.rules.title import Scythe
from tests.games import random_game
from tests.titles.playing import can, now, options
from tests.titles.scythe.positions import EVALUATION, PACKAGE, TITLE, moving


def edition(folder: Path, name: str, old: str, new: str) -> Scythe:
    """Scythe with a copy of its content files, in which one line says something else."""
    copy = shutil.copytree(
        PACKAGE.content, folder / "scythe", ignore=shutil.ignore_patterns("*.png", "*.jpg")
    )
    file = copy / f"{name}.toml"
    text = file.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new, 1), encoding="utf-8")
    return Scythe(copy, tiled.load_board(PACKAGE.map))


@pytest.mark.parametrize("seed", [4, 10])
def test_a_game_of_two_editions_differs_in_the_changed_number_alone(tmp_path: Path, seed: int) -> None:
    other = edition(tmp_path, "table", "[[tier]]\nstar = 3", "[[tier]]\nstar = 30")
    for here, there in zip(random_game(TITLE, 3, seed), random_game(other, 3, seed), strict=True):
        assert codec.encode(here) == codec.encode(there)
    assert isinstance(here, ScytheState)
    assert isinstance(there, ScytheState)
    rows = zip(TITLE.scores(here).sources, other.scores(there).sources, strict=True)
    assert {ours.id for ours, theirs in rows if ours != theirs} == {"stars"}
    poor = [len(player.stars) if player.popularity < 7 else 0 for player in here.players]
    more = [b - a for a, b in zip(TITLE.scores(here).totals, other.scores(there).totals, strict=True)]
    assert more == [27 * stars for stars in poor]


def test_the_most_coins_of_a_deal_are_those_of_the_edition(tmp_path: Path) -> None:
    other = edition(tmp_path, "table", "most_coins_in_a_deal = 20", "most_coins_in_a_deal = 3")
    state = other.start(3, {"deals": "on"}, 1)
    giver, taker = state.order[1], state.active
    for verb in ("deal", f"give {giver} {taker}"):
        flow.play(state, taker, other.action(verb))
    assert options(state) == ["coins 1", "coins 2", "coins 3", "decline"]


def test_what_a_position_may_do_follows_from_its_own_edition(tmp_path: Path) -> None:
    """Riverwalk leads over rivers onto mountains here, onto farms there; asked in turns."""
    river = 'cross_river_onto", terrains = ["forest", "mountain"]'
    other = edition(tmp_path, "factions", river, river.replace("mountain", "farm"))
    start, mountain = over_a_river("mountain")
    states = [moving("mech.0.riverwalk " + start) for _ in range(4)]
    for number, state in enumerate(states):
        state.book = (TITLE, other)[number % 2].book
        now(state, Move(2))
    assert [can(state, "step_to", "mech.0.riverwalk", mountain) for state in states] == [True, False] * 2


def over_a_river(terrain: str) -> tuple[str, str]:
    """A land without units at the start, and such a terrain over a river from it."""
    lands = TITLE.book.territories.values()
    near = ((land.id, n) for land in lands for n in sorted(land.rivers) if land.terrain != "home_base")
    return next((a, b) for a, b in near if TITLE.book.territories[b].terrain == terrain)


def test_bots_judge_by_the_edition_that_they_play(tmp_path: Path) -> None:
    other = edition(tmp_path, "table", "popularity = 7\nstar = 4", "popularity = 7\nstar = 40")
    state = TITLE.start(2, {}, 1)
    assert isinstance(state, ScytheState)
    state.change(0, stars=("power",), popularity=9)
    there = state.copy()
    there.book = other.book
    here = EVALUATION.evaluate(state, 0)
    assert EVALUATION.evaluate(there, 0) > here + 10
    assert EVALUATION.evaluate(state, 0) == here
