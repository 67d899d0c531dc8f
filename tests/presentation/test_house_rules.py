"""House rules in words: on the score sheet and beside the rules that they change."""

from __future__ import annotations

from game.bots.search.bot_process import BotProcess
from game.engine.session.record import SeatSetup
from game.engine.session.session import Session
from game.packages import registry
from game.play.controller import GameController
from game.presentation import hall_tables, house_rules, rules_pages, verdict
from game.presentation.messages import Messages
from game.records.hall import Best, Chapter
from game.records.settings import Settings
from game.text.text_table import TextTable

MESSAGES = Messages()
RAIDERS = registry.find("raiders")


def table(**options: str) -> TextTable:
    """A table of two people with these options."""
    people = [SeatSetup("Ann", "blue"), SeatSetup("Bo", "red")]
    game = GameController(Session.new(RAIDERS.title, people, options, 1), BotProcess())
    return TextTable(game, MESSAGES, Settings())


def test_the_score_sheet_names_the_house_rules_that_are_on() -> None:
    sheet = table(ending="short", dice_wounds="off").sheet()
    said = "House rules: Wounds on dice: Off, Length of the game: Short"
    assert sheet.notes == (said,)
    assert verdict.remarks(MESSAGES.say, sheet).endswith(said)
    assert table().sheet().notes == ()


def test_a_rule_that_the_table_changes_carries_a_note() -> None:
    notes = table(ending="short").house_rules
    page = RAIDERS.rules_page.read_text(encoding="utf-8")
    rules = {rule.id: rule for chapter in rules_pages.read(page, notes) for rule in chapter.rules}
    assert rules["RAI-175"].note.startswith(
        "At this table – Length of the game: Short. The last round begins"
    )
    assert "only 6 raid spaces or 6 quests" in rules["RAI-175"].note
    assert rules["RAI-174"].note == ""


def test_a_house_rule_that_does_not_matter_is_not_named() -> None:
    scythe = registry.find("scythe").title
    assert house_rules.in_words(MESSAGES.say, scythe, {"bids": "any"}, 2) == []
    assert house_rules.in_words(MESSAGES.say, scythe, {"bids": "any", "mats": "bid"}, 2) == [
        "Factions and mats: Bid", "Bids: Any higher",
    ]  # fmt: skip


def test_the_hall_names_the_house_rules_of_a_best_score() -> None:
    games = [
        Best(1, "Ann", "", 50, 1.0, 2, 30, 0, "one", options='{"ending":"short"}'),
        Best(2, "Bo", "", 40, 1.0, 2, 30, 0, "two"),
    ]
    best = hall_tables.tables(MESSAGES.say, Chapter("raiders", 2, games, [], []))[0]
    number = [column.heading for column in best.columns].index("House rules")
    assert [row[number] for row in best.rows] == ["Length of the game: Short", "–"]
    plain = hall_tables.tables(MESSAGES.say, Chapter("raiders", 1, games[1:], [], []))[0]
    assert "House rules" not in [column.heading for column in plain.columns]
