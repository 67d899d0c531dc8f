"""The short form of ``python -m tests.walk_questions``: one kept position of every kind of question."""

from __future__ import annotations

import pytest

from game.packages import registry
from tests import questions, walk_questions


@pytest.mark.slow
@pytest.mark.parametrize("title", registry.names())
def test_everything_can_be_looked_at_at_every_question_from_every_seat(title: str) -> None:
    rules = registry.find(title).title
    assert walk_questions.walked(rules, questions.kept(rules), whole=False) == []


@pytest.mark.parametrize("title", registry.names())
def test_every_step_that_can_ask_has_a_kept_position(title: str) -> None:
    rules = registry.find(title).title
    found = questions.kept(rules)
    missing = questions.missing(rules, [name for name, _ in found])
    assert not missing, "python -m tests.walk_questions --keep"
    for name, state in found:
        assert name in questions.kinds(state)
