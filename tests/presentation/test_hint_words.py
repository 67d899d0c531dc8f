"""A hint's reasons in words: the weightiest first, two at most, none that speaks against the move."""

from __future__ import annotations

import pytest

from game.bots.advice.hints import Hint, Other, Reason
from game.engine.judging.features import Features
from game.packages import registry
from game.presentation.hint_words import because, clauses
from game.presentation.messages import Messages
from tests.toy import Draw, End

SILVER, KUMIS = Reason("silver", 5.0), Reason("kumis", 2.0)


@pytest.mark.parametrize(
    ("reasons", "worse", "words"),
    [
        ((SILVER,), 5.0, "It leaves you more silver."),
        ((Reason("unheard_of", 9.0), SILVER), 5.0, "It leaves you more silver."),
        ((SILVER, Reason("kumis", -2.0)), 5.0, "It leaves you more silver."),
        ((), 5.0, ""),
        ((), 0.2, "The next best move is about as good."),
    ],
)
def test_a_hint_says_why(reasons: tuple[Reason, ...], worse: float, words: str) -> None:
    assert because(Messages(), "raiders", Hint(Draw(), (Other(End(), worse),), reasons)) == words


def test_of_many_reasons_the_two_weightiest_are_said() -> None:
    hint = Hint(Draw(), (Other(End(), 9.0),), (SILVER, Reason("provisions", 3.0), KUMIS))
    silver, also = because(Messages(), "raiders", hint).split(". It also ")
    assert silver == "It leaves you more silver"
    assert "provisions" in also and "kumis" not in also


def test_what_no_other_move_does_worse_is_said_of_the_plan() -> None:
    hint = Hint(Draw(), (), (SILVER,), plan=True)
    assert because(Messages(), "raiders", hint) == "It is part of a plan that leaves you more silver."


@pytest.mark.parametrize("title", registry.names())
def test_a_german_reason_needs_no_comma_before_the_next_one(title: str) -> None:
    """Two are joined by "und"; a clause within the first would have to end with a comma."""
    judgement = registry.find(title).default_evaluation
    assert isinstance(judgement, Features)
    every = [Reason(name, 1.0) for name in (*judgement.NAMES, *judgement.PARTS)]
    said = clauses(Messages("de"), title, every, len(every))
    assert len(said) > 20 and [clause for clause in said if "," in clause] == []
