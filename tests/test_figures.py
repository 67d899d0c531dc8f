"""Figures of play: what is counted, and by what."""

from __future__ import annotations

from collections import Counter

import pytest

from game.bots.series import series
from game.engine.model import Event, Fact
from game.packages import registry
from tests import figures, toy

TITLES = pytest.mark.parametrize("title", registry.names())


def events(*told: tuple[str, dict[str, Fact]]) -> list[Event]:
    return [Event(verb, facts) for verb, facts in told]


def test_a_turn_uses_the_bottom_row_once_at_most() -> None:
    state = registry.find("scythe").title.start(2, {}, 1)
    told = events(
        ("turn", {"seat": 0}),
        ("bottom", {"seat": 0}),
        ("bottom", {"seat": 0}),
        ("turn", {"seat": 1}),
        ("turn", {"seat": 0}),
        ("bottom", {"seat": 0}),
    )
    assert figures.scythe(told, state)["rows"] == 2


def test_sides_of_fights_without_power_are_counted() -> None:
    state = registry.find("scythe").title.start(2, {}, 1)
    told = events(("combat", {}), ("reveal_power", {"total": 0}), ("reveal_power", {"total": 3}))
    found = figures.scythe(told, state)
    assert (found["combat"], found["sides"], found["without_power"]) == (1, 2, 1)


def test_a_challenge_is_left_twice_in_a_row_only_by_the_same_hero() -> None:
    title = registry.find("runebound").title
    state = title.start(2, {}, 1)
    card, other = list(state.book.challenges)[:2]
    told = events(
        ("undefeated", {"seat": 0, "card": card, "how": "escape"}),
        ("undefeated", {"seat": 1, "card": card, "how": "escape"}),
        ("undefeated", {"seat": 0, "card": card, "how": "escape"}),  # again
        ("defeated", {"seat": 0, "card": other}),
        ("undefeated", {"seat": 0, "card": card, "how": "escape"}),
        ("undefeated", {"seat": 1, "card": other, "how": "escape"}),
        ("undefeated", {"seat": 1, "card": other, "how": "knockout"}),
    )
    found = figures.runebound(told, state)
    assert (found["left"], found["left_again"]) == (5, 1)


def test_figures_are_counts_by_counts() -> None:
    counts = Counter(turns=120, seats=6, games=2, decisions=90, points=300, best=130, won=1, raid=30)
    told = dict(line.split(": ") for line in figures.lines("raiders", counts))
    assert (told["turns a seat"], told["points a turn"], told["raids a turn"]) == ("20.0", "2.50", "0.25")
    assert (told["points of the best seat"], told["games with a winner"]) == ("65.0", "50%")
    assert told["points a raid"] == "0.0"


@TITLES
def test_a_whole_game_has_every_figure(title: str) -> None:
    """Played at random, it has turns, decisions and points, and whatever a title counts has a name."""
    counts = figures.play(series.Series(title, ("random", "random"), {}, 1), 0)
    assert counts["turns"] > 0 < counts["decisions"]
    assert len([*figures.lines(title, counts)]) == len(figures.GENERAL) + len(figures.FIGURES[title])


def test_the_games_are_those_of_a_series() -> None:
    asked = series.Series("toy", ("random", "easy", "random"), {}, 3)
    game = series.play_game(asked, 0, toy.find).game
    counts = figures.play(asked, 0, toy.find)
    assert (counts["decisions"], counts["points"]) == (game.decisions, sum(game.scores.totals))
