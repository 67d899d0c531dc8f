"""What a seat sees as numbers, each with a name."""

from __future__ import annotations

import pytest

from game.engine.model import Seat, State
from game.engine.title import Title
from game.packages import registry
from game.rl.observation import ObservationEncoder
from tests import games
from tests.rl import checks
from tests.toy import TOY

TITLES = [pytest.param(title, id=title.id) for title in games.titles()]


def facts(title: Title, state: State, seat: Seat) -> dict[str, int]:
    """What a seat sees, by name."""
    eyes = ObservationEncoder(title, seat, state.seats)
    return dict(zip(eyes.names, eyes.row(title.view(state, seat)), strict=True))


@pytest.mark.parametrize("title", TITLES)
def test_every_number_has_a_name_of_its_own(title: Title) -> None:
    names = ObservationEncoder(title, 0, max(title.seats)).names
    assert len(set(names)) == len(names)


@pytest.mark.parametrize("title", TITLES)
def test_positions_that_differ_in_secrets_look_the_same(title: Title) -> None:
    """And what is brought up to date is what is worked out from nothing."""
    for decision, state in enumerate(games.random_game(title, title.seats[1], 70)):
        if decision % 9 == 0:
            checks.check_seen(title, state, decision)
        if decision == 150:
            break


def test_all_seats_have_the_same_names() -> None:
    title = registry.find("scythe").title
    assert ObservationEncoder(title, 0, 3).names == ObservationEncoder(title, 2, 3).names


def test_a_row_says_what_lies_where() -> None:
    title = registry.find("raiders").title
    state = title.start(2, {"draft": "dealt"}, 3)
    seat = 1 - state.active
    state.change(seat, hand=("crew.brawler.1", "crew.brawler.2", "crew.elder.1"), silver=7)
    mine, others = facts(title, state, seat), facts(title, state, 1 - seat)
    assert (mine["players.my.hand.brawler"], mine["players.my.hand.elder"]) == (2, 1)
    assert (others["players.next.hand.brawler"], others["players.next.hand.hidden"]) == (0, 3)
    assert mine["players.my.silver"] == others["players.next.silver"] == 7
    assert mine["active.next seat"] == others["active.my seat"] == 1
    assert mine["options.draft.dealt"] == 1


def test_a_row_says_what_is_asked() -> None:
    state = TOY.start(2, {}, 1)
    seen = facts(TOY, state, 0)
    assert (seen["stack.Turn.asks"], seen["stack.Turn.left"], seen["stack.Duel.waits"]) == (1, 2, 0)


def test_hidden_coins_are_not_told() -> None:
    title = registry.find("scythe").title
    state = title.start(2, {}, 1)
    state.change(1, coins=17)
    assert facts(title, state, 0)["players.next.coins"] == -1
    assert facts(title, state, 1)["players.my.coins"] == 17


def test_pieces_stand_where_they_stand() -> None:
    title = registry.find("scythe").title
    state = title.start(3, {}, 1)
    place = state.at["character.1"]
    assert facts(title, state, 1)[f"at.my character.{place}"] == 1
    assert facts(title, state, 0)[f"at.next character.{place}"] == 1
    assert facts(title, state, 2)[f"at.third character.{place}"] == 1
