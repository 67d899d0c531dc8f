"""A game step by step: who is asked, what a step does, and what chance may bring."""

from __future__ import annotations

from collections import Counter

import pytest

from game.engine import codec, rng
from game.engine.game import Game
from game.engine.model import IllegalAction
from game.packages import registry
from tests.expect import expect
from tests.toy import TOY, End, Gather, Roll, ToyState


def toy(seats: int = 3) -> Game:
    return Game.new(TOY, seats, {"length": "short"}, 4)


def test_it_is_played_step_by_step_to_its_end() -> None:
    game, seats = toy(), []
    while not game.over:
        seats.append(game.seat)
        game.step(game.legal()[-1].action)
    assert seats[0] == 0
    assert {0, 1, 2} == {*seats}
    assert (game.seat, game.legal(), game.asked) == (None, [], {})
    assert game.scores().winners
    with pytest.raises(IllegalAction):
        game.step(End())


def test_a_clone_goes_on_by_itself_and_a_reset_game_begins_again() -> None:
    game = toy()
    other = game.clone()
    other.step(Gather(1))
    assert codec.encode(game.state) == codec.encode(toy().state)
    other.reset(4)
    assert codec.encode(other.state) == codec.encode(game.state)
    other.reset(5)
    assert codec.encode(other.state) != codec.encode(game.state)


def points(game: Game) -> int:
    """What the first seat has."""
    return expect(game.state, ToyState).players[0].points


def test_a_seat_observes_its_view_and_others_are_not_asked() -> None:
    game = toy()
    assert codec.encode(game.observe(1)) == codec.encode(TOY.view(expect(game.state, ToyState), 1))
    assert game.legal(1) == []
    with pytest.raises(IllegalAction):
        game.step(End(), 1)


def test_a_die_has_six_outcomes_each_as_likely() -> None:
    game = toy()
    before = codec.encode(game.state)
    found = game.outcomes(Roll())
    assert [points(one.game) for one in found] == [1, 2, 3, 4, 5, 6]
    assert [one.share for one in found] == [pytest.approx(1 / 6)] * 6
    assert codec.encode(game.state) == before
    assert len({one.game.state.rng for one in found}) == 6  # what comes later differs, too


def test_without_chance_there_is_one_outcome() -> None:
    ((share, after),) = toy().outcomes(Gather(1))
    assert share == 1
    assert after.state.turn == 1


def test_where_there_are_too_many_outcomes_they_are_drawn() -> None:
    found = toy().outcomes(Roll(), most=4)
    assert [one.share for one in found] == [0.25] * 4
    assert {points(one.game) for one in found} <= {1, 2, 3, 4, 5, 6}


def test_every_result_is_tried_once_though_limits_hang_on_what_came_before() -> None:
    """A die of 2; after a 1 another of 3."""
    tried, results = [], [0][:0]
    following: list[int] | None = results
    while following is not None:
        script = rng.Script(following, 100)
        first = script.draw(2)
        tried.append((first, script.draw(3)) if first else (first,))
        following = script.following()
    assert tried == [(0,), (1, 0), (1, 1), (1, 2)]


def test_the_odds_of_runebounds_dice_are_exact() -> None:
    """Two movement dice: 36 throws, as likely each."""
    title = registry.find("runebound").title
    game = Game.new(title, 2, {}, 1)
    while not any(str(o.action) == "roll 2" for o in game.legal()):
        game.step(game.legal()[0].action)
    rolls = game.outcomes(title.action("roll 2"))
    assert len(rolls) == 36
    assert sum(one.share for one in rolls) == pytest.approx(1)
    assert Counter(one.share for one in rolls) == {1 / 36: 36}
