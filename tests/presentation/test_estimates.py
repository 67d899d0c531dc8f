"""Estimates in words."""

from __future__ import annotations

from unittest.mock import Mock

import pytest

from game.play.estimates import Estimate
from game.presentation import estimates
from game.presentation.messages import Messages


def test_negative_points_of_a_comparison_have_a_minus_and_no_hyphen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(estimates, "compared", lambda *_: [Estimate(0, (-1, 2), (0.4, -12.6), ())])
    context = Mock(say=Messages().say, people=[Mock()])
    (row,) = estimates.comparison(context, Mock(guessed=())).rows
    assert row[1:3] == ("−1 → 2", "0 → −13")
