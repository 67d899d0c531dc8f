"""How bots judge positions of Raiders of Scythia: each pair in the order in which a good player has it."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import Any

import pytest

from game.engine.model import Seat
from game.titles.raiders.rules.state.state import RaidersState
from tests.titles.raiders.positions import EVALUATION, TITLE, crew, edit, raided, table

Facts = dict[str, Any]
Change = Callable[[RaidersState], None]


def worth(state: RaidersState, seat: Seat = 0) -> float:
    """The value of a position for a seat, from what that seat sees."""
    return EVALUATION.evaluate(TITLE.view(state, seat), seat)


def with_facts(facts: Facts) -> float:
    state = table(3)
    edit(state, **{"silver": 0, "provisions": 0, "kumis": 0, **facts})
    return worth(state)


@pytest.mark.parametrize(
    ("less", "more"),
    [
        ({"silver": 2}, {"silver": 3}),
        ({"silver": 2}, {"provisions": 2}),
        ({"kumis": 2}, {"silver": 2}),
        ({"silver": 7}, {"silver": 8}),
        ({"silver": 3}, {"silver": 2, "provisions": 1}),
        ({"livestock": 1}, {"wagon": 1}),
        ({"wagon": 1}, {"gold": 1}),
        ({"equipment": 1}, {"gold": 1}),
        ({"hand": ()}, {"hand": ("crew.elder.1",)}),
        ({"worker": ""}, {"worker": "grey.9"}),
        ({"vp": 4}, {"vp": 5}),
        ({"silver": 8}, {"vp": 4}),
    ],
)
def test_a_good_player_has_the_second_rather(less: Facts, more: Facts) -> None:
    assert with_facts(more) > with_facts(less)


def test_pieces_beyond_the_limit_bring_nothing_and_the_first_bring_most() -> None:
    assert with_facts({"silver": 9}) == with_facts({"silver": 8})
    worths = [with_facts({"silver": n}) for n in range(9)]
    gains = [more - less for less, more in pairwise(worths)]
    assert gains == sorted(gains, reverse=True)


def after_all_raids() -> RaidersState:
    """Nothing is left to raid, so that crew and animals count for themselves."""
    state = table(3)
    raided(state, *state.spaces)
    return state


def points(**facts: Any) -> Change:
    return lambda state: edit(state, **facts)


def on_board(name: str, **facts: Any) -> Change:
    def put(state: RaidersState) -> None:
        crew(state, 0, name, **facts)

    return put


@pytest.mark.parametrize(
    ("less", "more"),
    [
        (points(vp=2), on_board("brawler")),
        (on_board("brawler"), points(vp=2, hand=("crew.elder.1", "crew.elder.2"))),
        (on_board("brawler"), on_board("zealot")),
        (on_board("zealot", wounds=1), on_board("zealot")),
        (on_board("brawler"), on_board("brawler", eagle="a4")),
        (on_board("brawler", eagle="a1"), points(vp=3, wagon=1)),
        (on_board("", eagle="a4"), points(hand=("crew.elder.1", "crew.elder.2"))),
        (points(silver=4), on_board("", horse="a3")),
        (on_board("", eagle="a7"), on_board("", horse="a2")),
        (on_board("", horse="a3"), points(vp=1, provisions=3)),
    ],
)
def test_a_good_player_has_the_second_crew_rather(less: Change, more: Change) -> None:
    worse, better = after_all_raids(), after_all_raids()
    less(worse)
    more(better)
    assert worth(better) > worth(worse)


def test_an_animal_fights_better_beside_a_crew_member() -> None:
    together, apart = after_all_raids(), after_all_raids()
    crew(together, 0, "zealot", horse="a3")
    crew(apart, 0, "zealot")
    crew(apart, 1, "", horse="a3")
    assert worth(together) > worth(apart)


def manned(turn: int = 1, final: int = -1, **facts: Any) -> RaidersState:
    """Seat 0 of 3 has the crew for the first settlement; a blue worker is held."""
    state = table(3)
    state.turn, state.final = turn, final
    for number, name in enumerate(("zealot", "elder")):
        crew(state, number, name)
    edit(state, **{"silver": 0, "provisions": 0, "kumis": 0, **facts})
    return state


def test_means_count_for_less_as_the_game_goes_on_and_for_nothing_at_its_end() -> None:
    def silver(turn: int, final: int = -1) -> float:
        return worth(manned(turn, final, silver=1)) - worth(manned(turn, final))

    assert silver(1) > silver(3 * 20) > silver(3 * 40, final=2) > 0
    assert silver(3 * 300) > 0
    assert silver(3 * 40, final=0) == 0
    assert worth(manned(final=0, provisions=3)) == worth(manned(final=0))


def test_a_round_counts_the_same_whatever_the_number_of_seats() -> None:
    def silver(seats: int) -> float:
        bare, more = table(seats), table(seats)
        for state, amount in ((bare, 0), (more, 1)):
            state.turn = 10 * seats
            edit(state, silver=amount)
        return worth(more) - worth(bare)

    assert silver(2) == pytest.approx(silver(4))


def test_of_the_others_only_the_strongest_counts_and_less_than_oneself() -> None:
    def standing(*vp: int) -> float:
        state = table(3)
        for seat, amount in enumerate(vp):
            edit(state, seat, vp=amount)
        return worth(state)

    assert standing(10, 20, 9) < standing(10, 19, 9)
    assert standing(10, 20, 10) == standing(10, 20, 9)
    assert standing(11, 21, 9) > standing(10, 20, 9)
