"""Odds that are typed in a terminal."""

from __future__ import annotations

import io

import pytest

from game.bots.search.bot_process import BotProcess
from game.engine.session.record import SeatSetup
from game.engine.session.session import Session
from game.packages import registry
from game.play.controller import GameController
from game.presentation.messages import Messages
from game.records.settings import Settings
from game.text.odds_writer import OddsWriter
from game.text.page import Page
from game.text.text_table import TextTable


def typed(words: str, title: str = "scythe", plain: bool = False) -> str:
    """What is written after these words."""
    people = [SeatSetup("Ann", "blue"), SeatSetup("Bo", "red")]
    game = GameController(Session.new(registry.find(title).title, people, {}, 3), BotProcess())
    game.viewer, out = 0, io.StringIO()
    OddsWriter(TextTable(game, Messages(), Settings()), Page(out, plain=plain)).answer(words)
    return out.getvalue()


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("", "2: Where units can go"),
        ("1", "No character or mech is where a combat could happen."),
        ("3", "Ann"),
        ("4", "“4” is not a number from 1 to 3."),
        ("combat", "“combat” is not a number from 1 to 3."),
        ("2 99", "“99” is not a number from 1 to"),
        ("3 1", "Nothing can be chosen with “1” here."),
    ],
)
def test_odds_are_asked_for_by_numbers(words: str, said: str) -> None:
    assert said in typed(words)


def test_a_value_that_is_chosen_changes_the_table() -> None:
    assert typed("2 1") == typed("2") != typed("2 2")


def test_a_row_is_a_line_for_a_screen_reader() -> None:
    lines = typed("3", plain=True).splitlines()
    assert any(line.startswith("Player: Ann; Now: ") and "Popularity now:" in line for line in lines)
