"""Statistics of finished games: groups, intervals, firsts, ratings and people against each other."""

from __future__ import annotations

import datetime
from pathlib import Path
from typing import Any

import pytest

from game.records import rating, record_loader, statistics
from game.records.results import Result
from game.records.statistics import NO_BOTS, Query

RECORDS = Path(__file__).parent / "0.2.0"


def table(
    game: str, *seats: tuple[str, int, float | None], ended: int = 1_700_000_000, **more: Any
) -> list[Result]:
    """The results of a game: name, points and share of the victory of each seat; "easy" is a bot."""
    kinds = tuple("easy" if name == "easy" else "human" for name, _, _ in seats)
    fields: dict[str, Any] = {"title": "toy", "turns": 10, "options": {}, "edition": "", "side": "", **more}
    return [
        Result(
            game,
            ended=ended,
            seat=seat,
            name=name,
            kind=kinds[seat],
            points=points,
            won=won,
            kinds=kinds,
            **fields,
        )
        for seat, (name, points, won) in enumerate(seats)
    ]


GAMES = [
    *table("a", ("Ada", 10, 1.0), ("Bruno", 7, 0.0)),
    *table("b", ("Ada", 4, 0.5), ("Bruno", 4, 0.5), ended=1_703_000_000),
    *table(
        "c",
        ("Ada", 20, 0.0),
        ("easy", 30, 1.0),
        ended=1_706_000_000,
        options={"mats": "bid"},
        side="side-east",
    ),
]


def keys(way: str, query: Query | None = None) -> dict[str, int]:
    return {line.key: line.results for line in statistics.lines(GAMES, way, query)}


def test_a_person_has_games_victories_and_points() -> None:
    ada, bruno = statistics.lines(GAMES, "person")
    assert (ada.key, ada.results, ada.won, ada.share, ada.least, ada.most) == ("Ada", 3, 1.5, 0.5, 4, 20)
    assert ada.mean == pytest.approx(34 / 3)
    assert ada.interval == pytest.approx((0.1253, 0.8747), abs=1e-4)  # Wilson, 1.5 of 3
    assert (bruno.won, bruno.rounds) == (0.5, 5)


@pytest.mark.parametrize(
    ("way", "found"),
    [
        ("person", {"Ada": 3, "Bruno": 2}),
        ("title", {"toy": 5}),
        ("side", {"side-east": 2}),
        ("seat", {"1": 3, "2": 3}),
        ("seats", {"2": 5}),
        ("level", {"human": 5, "easy": 1}),
        ("bots", {NO_BOTS: 4, "easy": 1}),
        ("option", {"mats=bid": 1}),
        ("month", {"2023-11": 2, "2023-12": 2, "2024-01": 1}),
    ],
)
def test_results_are_grouped(way: str, found: dict[str, int]) -> None:
    assert keys(way) == found


@pytest.mark.parametrize(
    ("query", "found"),
    [
        (Query(person="Bruno"), {"Bruno": 2}),
        (Query(title="other"), {}),
        (Query(bots="easy"), {"Ada": 1}),
        (Query(bots=NO_BOTS), {"Ada": 2, "Bruno": 2}),
        (Query(seats=3), {}),
        (Query(options=[("mats", "bid")]), {"Ada": 1}),
        (Query(since=datetime.date(2023, 12, 1)), {"Ada": 2, "Bruno": 1}),
        (Query(until=datetime.date(2023, 12, 1)), {"Ada": 1, "Bruno": 1}),
    ],
)
def test_a_query_takes_some_results(query: Query, found: dict[str, int]) -> None:
    assert keys("person", query) == found


def test_seats_are_listed_in_their_order_and_numbers_as_numbers() -> None:
    tables = [*table("a", *[("Ada", 1, 0.0)] * 12)]
    assert [line.key for line in statistics.lines(tables, "seat")] == [str(n) for n in range(1, 13)]


def test_where_nobody_can_win_there_is_no_share() -> None:
    (line,) = statistics.lines(table("a", ("Ada", 5, None)), "person")
    assert (line.contested, line.share, line.interval) == (0, None, None)


def test_points_firsts_and_thinking_are_means_of_the_games_that_know_them() -> None:
    known = table("a", ("Ada", 6, 1.0), sources={"stars": 6}, firsts={"star": 5}, thought_s=60.0, turns=9)
    (line,) = statistics.lines([*known, *table("b", ("Ada", 2, 1.0), sources={"coins": 2})], "person")
    assert line.sources == {"stars": 3, "coins": 1}
    assert line.firsts == {"star": statistics.First(1, 5)}
    assert line.thought_s == 60


def test_two_people_are_compared_by_victory_then_by_points() -> None:
    (pair,) = statistics.pairs([*GAMES, *table("d", ("Ada", 9, 0.0), ("Bruno", 3, 1.0))])
    assert (pair.one, pair.other, pair.games, pair.ahead, pair.behind, pair.tied) == (
        "Ada",
        "Bruno",
        3,
        1,
        1,
        1,
    )
    assert pair.share == 0.5
    (turned,) = statistics.pairs(GAMES, Query(person="Bruno"))
    assert (turned.one, turned.ahead, turned.behind) == ("Bruno", 0, 1)


# ---------------------------------------------------------------------- ratings


def test_the_winner_rises_and_the_uncertainty_shrinks() -> None:
    ada, bruno = rating.ratings(GAMES[:2])
    assert (ada.player, bruno.player) == ("Ada", "Bruno")
    assert ada.rating > 25 > bruno.rating
    assert ada.uncertainty < 2 * 25 / 3
    again = rating.ratings(
        [*GAMES[:2], *table("z", ("Ada", 10, 1.0), ("Bruno", 7, 0.0), ended=1_709_000_000)]
    )
    assert again[0].uncertainty < ada.uncertainty
    assert [point.ended for point in again[0].course] == [1_700_000_000, 1_709_000_000]


def test_a_bot_is_rated_by_its_kind_apart_from_a_person_of_that_name() -> None:
    found = rating.ratings(table("a", ("Easy", 3, 0.0), ("easy", 5, 1.0)))
    assert [(one.player, one.is_bot) for one in found] == [("easy", True), ("Easy", False)]


@pytest.mark.parametrize("won", [None, 0.0])
def test_a_game_that_nobody_won_rates_nobody(won: float | None) -> None:
    assert rating.ratings(table("a", ("Ada", 3, won), ("Bruno", 5, won))) == []


def test_who_sits_at_two_seats_is_rated_once() -> None:
    found = rating.ratings(table("a", ("Ada", 3, 0.0), ("easy", 5, 1.0), ("easy", 4, 0.0)))
    assert [(one.player, one.games) for one in found] == [("easy", 1), ("Ada", 1)]


# ---------------------------------------------------------------------- firsts


@pytest.mark.parametrize(
    ("title", "found"),
    [
        ("scythe", {"star", "combat", "encounter"}),
        ("raiders", {"raid", "quest"}),
        ("runebound", {"challenge"}),
    ],
)
def test_every_title_knows_when_a_seat_did_something_first(title: str, found: set[str]) -> None:
    """The record of an old version, played again to its end."""
    seats = record_loader.first_turns(RECORDS / f"{title}-over.jsonl")
    assert seats is not None
    assert found <= set().union(*seats)


def test_the_first_star_is_that_of_the_winner_of_the_first_combat() -> None:
    seats = record_loader.first_turns(RECORDS / "scythe-over.jsonl")
    assert seats is not None
    assert (seats[0]["star"], seats[0]["combat"]) == (14, 14)
