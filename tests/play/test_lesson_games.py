"""How far a begun lesson is."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.engine import lesson
from game.engine.lesson import FIRST_GAME
from game.packages import registry
from game.play import lesson_games
from game.records.library import RecordInfo

TITLES = [p.id for p in registry.all_packages() if lesson.path(p.content).exists()]


@pytest.mark.parametrize("title", TITLES)
def test_a_lesson_is_over_with_its_last_move_though_pages_to_read_may_follow(title: str) -> None:
    moves = len(lesson_games.open_lesson(title).lesson.moves)
    records = [
        RecordInfo(Path("a.jsonl"), title, ("A",), made, False, 1.0, lesson=FIRST_GAME)
        for made in (moves - 1, moves)
    ]
    (begun,), (over,) = (tuple(lesson_games.infos([title], [record])) for record in records)
    assert begun.at > 0
    assert over.at == 0
