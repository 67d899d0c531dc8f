"""What advice comes to: the best move first, how much worse others are, and in what it is better."""

from __future__ import annotations

from itertools import islice

import pytest

from game import bots
from game.bots.advice import hints
from game.bots.advice.hints import Reason
from game.bots.search.bot_server import Advice
from game.bots.search.planner import Candidate
from game.bots.series.series import moves
from game.engine.game import Game
from game.engine.judging.features import Features
from game.packages import registry
from tests.toy import Draw, End, Gather

GOOD = Candidate((Gather(3), End()), 9.0, {"pebbles": 6.0, "hand": 1.0, "points": 2.0})
ALSO = Candidate((Gather(3), Draw()), 8.5, {"pebbles": 3.0, "hand": 2.0, "points": 2.0})
NEXT = Candidate((Draw(), End()), 6.0, {"pebbles": 2.0, "hand": 2.5, "points": 1.9})
NOW = {"pebbles": 2.0, "hand": 1.0, "points": 1.0}


def test_the_next_best_move_is_another_one_and_says_how_much_worse_it_is() -> None:
    hint = hints.hint(Advice([GOOD, ALSO, NEXT], NOW))
    assert hint.action == Gather(3)
    assert [(other.action, other.worse) for other in hint.others] == [(Draw(), 3.0)]


def test_reasons_are_what_differs_from_the_next_best_move_the_weightiest_first() -> None:
    found = hints.hint(Advice([GOOD, NEXT], NOW))
    assert not found.plan and found.reasons == (Reason("pebbles", 4.0), Reason("hand", -1.5))


def test_of_moves_that_are_as_good_the_reason_is_what_both_have_and_the_third_has_not() -> None:
    alike = Candidate((Draw(),), 9.0, GOOD.terms)
    worse = Candidate((End(),), 6.0, NEXT.terms)
    assert hints.hint(Advice([GOOD, alike, worse], NOW)).reasons[0] == Reason("pebbles", 4.0)


def test_what_is_better_in_nothing_than_the_next_one_is_better_than_now() -> None:
    alike = Candidate((Draw(),), 8.0, GOOD.terms)
    found = hints.hint(Advice([GOOD, alike], NOW))
    assert found.plan and found.reasons == (Reason("pebbles", 4.0), Reason("points", 1.0))


@pytest.mark.parametrize("candidates", [[GOOD], [GOOD, ALSO]])
def test_the_only_move_is_told_without_others(candidates: list[Candidate]) -> None:
    assert hints.hint(Advice(candidates, NOW)).others == ()


def test_without_named_features_there_is_no_reason() -> None:
    bare = [Candidate((End(),), 2.0, {}), Candidate((Draw(),), 1.0, {})]
    assert hints.hint(Advice(bare, {})).reasons == ()


def test_what_hangs_on_odds_alone_is_not_weighed_against_doing_nothing() -> None:
    rolled = Candidate((Draw(),), 8.0, {**NOW, "luck": 5.0})
    assert hints.hint(Advice([rolled, rolled], NOW)).reasons == ()


@pytest.mark.parametrize("title", registry.names())
def test_the_parts_of_what_is_known_add_up_to_it(title: str) -> None:
    """But for a little by which the shorter way is preferred."""
    package, many = registry.find(title), 0
    game, judgement = Game.new(package.title, 2, {}, 14), package.default_evaluation
    assert isinstance(judgement, Features)
    for seat, _ in islice(moves(game, [bots.make("easy", package)] * 2, 14), 250):
        view, options = game.observe(seat), game.legal(seat)
        for action, worth in judgement.known_values(view, seat, options).items():
            parts = judgement.known_terms(view, seat, action)
            assert parts.keys() <= {*judgement.NAMES, *judgement.PARTS}
            assert sum(parts.values()) == pytest.approx(worth, abs=0.15), action
            many += 1
    assert many >= 10


@pytest.mark.parametrize(
    ("points", "words"), [(0.3, "none"), (2.0, "small"), (3.0, "clear"), (9.9, "clear"), (105.0, "large")]
)
def test_a_difference_is_told_in_words(points: float, words: str) -> None:
    assert hints.margin(points) == words
