"""The clock in a terminal: it runs while the person thinks, stops when asked to, and warns."""

from __future__ import annotations

import re

from game.engine.session.clock import AtZero, parse
from game.play.table_tools import TableTools
from tests.text import scripted


def play(written: str, at_zero: AtZero, *steps: tuple[float, str]) -> list[str]:
    """What is answered at a table with a clock, by somebody who takes so many seconds for each line."""
    session = scripted.session("raiders", ("human", "random"), 7)
    TableTools(parse(written, at_zero)).lay_out(session)
    left, now = [*steps], [0.0]

    def says(_: str) -> str | None:
        if not left:
            return None
        seconds, line = left.pop(0)
        now[0] += seconds
        return line

    client, person = scripted.seat(session, says)
    client._now = lambda: now[0]
    client.run()
    return [*(written for written, _ in person.answers), person.rest()]


def test_the_clock_stops_while_it_is_looked_at() -> None:
    _, times, stopped, again, *_ = play(
        "10m", "show", (5, "clock"), (300, ""), (2, "clock"), (0, ""), (0, "quit")
    )
    assert "Time left: Ada: 9:55" in times
    assert "The clock has stopped. Press Enter to go on." in times
    assert "Time left: Ada: 9:53" in stopped + again


def test_little_time_is_said_once() -> None:
    _, first, second, *_ = play("90s", "show", (40, "score"), (1, "score"), (0, "quit"))
    assert "Ada: 0:50 left on the clock." in first
    assert "left on the clock" not in second


def test_what_comes_too_late_is_not_played_and_a_bot_goes_on() -> None:
    _, late, *_ = play("10s", "bot", (11, "1"), (0, "quit"))
    assert "Ada, your time is up: a bot plays on in this turn.\nThat came too late." in late


def test_a_table_without_a_clock_says_so() -> None:
    client, person = scripted.seat(
        scripted.session("raiders", ("human", "random"), 7), scripted.words("clock", "quit")
    )
    client.run()
    assert "This game has no clock." in person.answers[1][0]


def test_the_score_sheet_has_the_minutes_of_thought() -> None:
    *_, scores, _ = play("10m", "show", (140, "1"), (0, "score"), (0, "quit"))
    assert re.search(r"Thinking time in minutes:? .*2.*0", scores), scores
