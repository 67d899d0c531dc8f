"""The rules of NAME_OF_TITLE, and that the title works with the rest of Hotseat."""

from __future__ import annotations

from pathlib import Path

import pytest
from hotseat_sample.rules import Player, SampleState

from game.cli import main
from game.devtools import check
from game.engine import flow
from game.engine.model import IllegalAction
from game.packages import registry

TITLE = registry.find("sample").title


def new_game(seats: int = 2, **heaps: int) -> SampleState:
    """Return a first position with other heaps."""
    state = TITLE.start(seats, {}, 1)
    assert isinstance(state, SampleState)
    state.heaps.update(heaps)
    state.asked = None
    return state


def do(state: SampleState, text: str) -> None:
    """Let the seat that is asked do something."""
    (seat,) = flow.choices(state)
    flow.play(state, seat, TITLE.action(text))


@pytest.mark.rule("SMP-001", "SMP-002")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_new_game_has_three_heaps(seats: int) -> None:
    assert new_game(seats).heaps == {"left": 5, "middle": 7, "right": 9}


@pytest.mark.rule("SMP-003", "SMP-005")
def test_a_player_takes_stones_and_the_next_one_plays() -> None:
    state = new_game()
    do(state, "take right 3")
    assert state.heaps["right"] == 6
    assert state.players[0] == Player(stones=3)
    assert [*flow.choices(state)] == [1]


@pytest.mark.rule("SMP-004")
def test_a_heap_must_have_the_stones() -> None:
    with pytest.raises(IllegalAction) as refused:
        do(new_game(left=2), "take left 3")
    assert [(reason.code, reason.rule) for reason in refused.value.reasons] == [("too-few", "SMP-004")]


@pytest.mark.rule("SMP-005", "SMP-006")
def test_the_last_stone_ends_the_game_and_scores_more() -> None:
    state = new_game(left=1, middle=0, right=0)
    do(state, "take left 1")
    assert not flow.choices(state)
    assert TITLE.scores(state).totals == (4, 0)


@pytest.mark.rule("SMP-007")
def test_tied_players_share_the_win() -> None:
    state = new_game(3)
    state.players = [Player(stones=6), Player(stones=3, last=1), Player(stones=5)]
    assert TITLE.scores(state).winners == (0, 1)


def test_hotseat_check_finds_nothing() -> None:
    assert [problem for problem in check.run(["sample"]).problems if "sample" in problem] == []


def test_its_table_is_drawn(tmp_path: Path) -> None:
    out = tmp_path / "sample.png"
    assert main.main(["shot", "sample", "--moves", "4", "--out", str(out)]) == 0
    assert out.read_bytes().startswith(b"\x89PNG")
