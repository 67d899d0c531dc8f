"""What advice comes to: the best move first, how much worse others are, and in what it is better."""

from __future__ import annotations

import pytest

from game.bots import hints
from game.bots.hints import Reason
from game.bots.mind import Advice
from game.bots.planner import Candidate
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
    (first, second) = hints.hint(Advice([GOOD, NEXT], NOW)).reasons
    assert (first, second) == (Reason("pebbles", 4.0), Reason("hand", -1.5))


def test_what_is_better_in_nothing_than_the_next_one_is_better_than_now() -> None:
    alike = Candidate((Draw(),), 8.0, GOOD.terms)
    found = hints.hint(Advice([GOOD, alike], NOW)).reasons
    assert found == (Reason("pebbles", 4.0), Reason("points", 1.0))


@pytest.mark.parametrize("candidates", [[GOOD], [GOOD, ALSO]])
def test_the_only_move_is_told_without_others(candidates: list[Candidate]) -> None:
    assert hints.hint(Advice(candidates, NOW)).others == ()


def test_without_named_features_there_is_no_reason() -> None:
    bare = [Candidate((End(),), 2.0, {}), Candidate((Draw(),), 1.0, {})]
    assert hints.hint(Advice(bare, {})).reasons == ()
