"""The clock at a table: when it runs, what it writes down, and what happens when time is up."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from game.engine.model import IllegalAction
from game.engine.session import record
from game.engine.session.clock import AtZero, Clock, Spent, parse
from game.engine.session.record import COLOURS, SeatSetup
from game.engine.session.session import Session
from game.packages import registry
from game.play.controller import GameController
from game.play.table_tools import TableTools, tools_of
from game.play.watched_game import WatchedGame
from game.presentation.clock_words import all_times, warning
from game.presentation.messages import Messages
from game.records import record_loader, results
from tests import games, toy
from tests.text.scripted import Here
from tests.toy import Draw, End, Gather

SAY = Messages("en").say


def table(written: str = "10m", at_zero: AtZero = "show", path: Path | None = None) -> GameController:
    """A game of two people with a clock; Ann has taken over the screen."""
    seats = [SeatSetup(*row) for row in zip(("Ann", "Bo"), COLOURS, strict=False)]
    session = Session.new(toy.TOY, seats, {}, 1, path)
    TableTools(parse(written, at_zero)).lay_out(session)
    game = GameController(session, Here(toy.find))
    game.viewer = session.waiting_for()[0]
    game.uncover()
    return game


def spent(game: GameController) -> list[tuple[int, Spent | None]]:
    return [(number, line.spent) for number, line in game.session.tool_lines("spent")]


def test_time_passes_only_for_who_can_act() -> None:
    game = table()
    game.tick(5_000)
    game.uncovered = False
    game.tick(60_000)
    game.uncovered, game.viewer = True, 1 - game.viewer
    game.tick(60_000)
    assert all_times(game, SAY) == "Ann: 9:55, Bo: 10:00"


def test_thinking_times_are_written_before_each_move() -> None:
    game = table()
    game.tick(5_000)
    game.act(Gather(1))
    game.tick(2_500)
    game.act(Draw())
    assert spent(game) == [(0, Spent(0, 1, 5_000)), (1, Spent(0, 1, 2_500))]
    assert game.clock.shown(0) == "9:53"


def test_a_resumed_game_goes_on_with_the_time_that_was_left(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(registry, "find", toy.find)
    monkeypatch.setattr(registry, "names", lambda: ["toy"])
    game = table(path=tmp_path / "game.jsonl")
    game.tick(5_000)
    game.act(Gather(1))
    game.tick(7_000)
    game.close()
    again = GameController(record_loader.resume(tmp_path / "game.jsonl"), Here(toy.find))
    assert again.clock.shown(0) == "9:48"
    assert tools_of(again.session).clock == Clock("game", 600)
    again.close()


def test_a_whole_game_ends_with_who_thought_how_long_and_replays_in_its_own_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(registry, "find", toy.find)
    monkeypatch.setattr(registry, "names", lambda: ["toy"])
    game, chance = table("2h", path=tmp_path / "game.jsonl"), random.Random(1)
    thought, totals = list[int](), [0, 0]
    while not game.session.over:
        game.viewer = game.session.waiting_for()[0]
        thought.append(chance.randrange(1, 90_000))
        totals[game.viewer] += thought[-1]
        game.tick(thought[-1])
        game.act(games.drawn(chance, game.session.legal(game.viewer)))
    game.close()
    replay = record_loader.replay(tmp_path / "game.jsonl")
    watched, waits = WatchedGame(replay), list[int]()
    while replay.mover is not None:
        waits.append(watched.clock.thought_ms())
        assert watched.poll()
    assert waits == thought
    assert results.thought_s(record.read(tmp_path / "game.jsonl")) == [ms / 1000 for ms in totals]


def test_undo_gives_no_time_back() -> None:
    game = table()
    game.tick(5_000)
    game.act(Gather(1))
    game.session.undo(0)
    assert game.clock.shown(0) == "9:55"


def test_a_clock_that_is_only_shown_changes_nothing() -> None:
    game = table("10s")
    before = game.choices()
    game.tick(25_000)
    assert (game.clock.shown(0), game.choices(), game.thinking()) == ("-0:15", before, None)
    assert warning(game, SAY) == "Ann, your time is up."


def test_the_turn_ends_once_it_may() -> None:
    game = table("10s", "end")
    game.tick(11_000)
    assert game.thinking() == game.viewer == 0
    assert warning(game, SAY) == "Ann, your time is up: your turn ends."
    assert not game.choices()
    assert game.poll()
    assert game.session.moments[-1].action == End()
    assert spent(game)[-1] == (0, Spent(0, 1, 11_000))
    assert game.next_viewer() == 1
    assert not game.out_of_time


def test_a_bot_plays_on_for_the_turn() -> None:
    game = table("10s", "bot")
    game.tick(11_000)
    turn = game.session.turn
    while game.thinking() is not None:
        assert game.thinking() == 0
        game.poll()
    assert game.session.turn > turn
    assert game.next_viewer() == 1


def test_what_is_pressed_too_late_is_no_move() -> None:
    game = table("10s", "bot")
    game.tick(11_000)
    with pytest.raises(IllegalAction, match="clock-late"):
        game.act(Gather(1))
    assert not game.session.made


def test_warnings_come_with_a_minute_and_with_twenty_seconds_left() -> None:
    game = table("2m")
    levels = []
    for _ in range(4):
        levels.append(game.clock.warning(0))
        game.tick(50_000)
    assert levels == [0, 0, 2, 3]
    assert not warning(table(), SAY)


def test_practice_has_no_clock() -> None:
    session = Session.new(toy.TOY, [SeatSetup("Ann", "blue")] * 2, {}, 1, None, True)
    TableTools(parse("10m")).lay_out(session)
    assert not GameController(session, Here(toy.find)).clock.is_on
