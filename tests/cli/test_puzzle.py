"""``hotseat puzzle``: a position to think about, from a file or from a title."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from game.engine import flow
from game.engine.positions import position
from game.packages import registry
from tests.cli.command_line import TITLE, run


def test_a_position_from_a_file_is_shown_for_the_seat_that_is_to_choose(
    tmp_path: Path, window: list[dict[str, Any]]
) -> None:
    state, path = registry.find(TITLE).title.start(2, {}, 3), tmp_path / "here.json"
    position.write(state, path)
    assert run("puzzle", "--from", str(path)) == 0
    assert window[0]["puzzle"].home == min(flow.choices(state))


def test_what_there_is_not_is_refused_in_a_sentence(
    capsys: pytest.CaptureFixture[str], window: list[dict[str, Any]]
) -> None:
    assert run("puzzle") == 2
    assert run("puzzle", TITLE) == 2
    assert capsys.readouterr().err == (
        "hotseat: puzzle needs a TITLE, or --from FILE\n"
        "hotseat: toy has no positions to think about; there is no number 1\n"
    )
    assert window == []
