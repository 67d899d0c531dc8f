"""What a series adds up to, and how it is printed."""

from __future__ import annotations

import pytest

from game.bots.series.series import Played, Series
from game.bots.series.summary import Summary, summarise
from game.cli import tables
from game.engine.content.edition import Edition
from game.engine.title import Scores, Source

SEATS = 7
SERIES = Series("scythe", ("random", "easy", *["normal"] * 5), {}, 3, Edition("My box"))


def game(number: int, *extra: Source) -> Played:
    """A made-up game; the bots sit a seat further in each."""
    points = Source("territories", tuple(range(100, 100 + SEATS)))
    totals = tuple(sum(source.points[seat] for source in (points, *extra)) for seat in range(SEATS))
    scores = Scores((points, *extra), totals, (), (6,), ending="threat")
    return Played(3 + number, SERIES.players(number), scores, 1000, 900)


GAMES = [game(0), game(1, Source("encounters", (7,) * SEATS))]


def test_standings_follow_the_bots_from_seat_to_seat() -> None:
    summary = summarise(SERIES, GAMES)
    first, second = summary.standings[:2]
    assert (first.bot, first.wins, first.score.mean) == ("random", 1, (100 + 106 + 7) / 2)
    assert (second.bot, second.wins, second.score.least) == ("easy", 0, 101)
    assert first.interval == pytest.approx((0.0945, 0.9055), abs=1e-4)
    assert summary.seat_wins == [0, 0, 0, 0, 0, 0, 2]


def test_a_source_that_only_some_games_have_adds_up() -> None:
    for standing in summarise(SERIES, GAMES).standings:
        assert standing.sources["encounters"] == 3.5
        assert sum(standing.sources.values()) == pytest.approx(standing.score.mean)


def shown(summary: Summary, capsys: pytest.CaptureFixture[str]) -> str:
    tables.show_summary(summary)
    return capsys.readouterr().out


def test_it_is_printed_80_columns_wide(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    out = shown(summarise(SERIES, GAMES), capsys)
    assert max(map(len, out.splitlines())) <= 80
    assert "…" not in out
    for words in (
        "scythe: 2 games from seed 3, edition My box\n",
        " 7 normal ",
        " 9 to 91 ",
        " Territories ",
        " Encounter sites ",
        "decisions a game: 1,000 to 1,000, mean 1,000.0",
        "ended by: threat 2",
    ):
        assert words in out


def test_few_bots_are_named_beside_each_other(capsys: pytest.CaptureFixture[str]) -> None:
    few = Series("toy", ("easy", "random"), {}, 1)
    scores = Scores((Source("points", (2, 1)),), (2, 1), (), (0,))
    out = shown(summarise(few, [Played(1, (0, 1), scores, 9, 5)]), capsys)
    assert out.startswith("toy: 1 game from seed 1\n")
    assert " points   1 easy   2 random " in out
