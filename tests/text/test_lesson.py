"""A whole lesson of each title in a terminal, one fact a line."""

from __future__ import annotations

import io

import pytest

from game.packages import registry
from game.play import lesson_games
from game.text import start
from game.text.page import Page
from tests.text.scripted import NUMBERED, Here, Person


@pytest.mark.parametrize("title", registry.names())
def test_a_lesson_is_passed_from_the_first_step_to_the_last(title: str) -> None:
    out, steps = io.StringIO(), len(lesson_games.open_lesson(title).lesson.steps)

    def answer(written: str) -> str | None:
        if "The lesson is over" in written:
            return None
        return "1" if NUMBERED.search(written) else ""

    person = Person(out, answer)
    start.table(start.lesson(title), Page(out, plain=True), person.read, Here()).run()
    told = out.getvalue()
    for number in range(1, steps + 1):
        assert f"Step {number} of {steps}" in told
