"""What bots expect of combats, and what they select in them."""

from __future__ import annotations

import pytest

from game import bots
from game.engine import flow
from game.engine.model import Action, Seat
from game.titles.scythe.bot.features import ScytheFeatures
from game.titles.scythe.rules.combat.power import Dial
from game.titles.scythe.rules.state.state import ScytheState
from tests.titles.playing import do
from tests.titles.scythe.positions import (
    EVALUATION,
    PACKAGE,
    TITLE,
    battle,
    fight,
    hand,
    moving,
    put,
    select,
)

SIDES = ("mech.0.speed", "mech.1.speed")


def chosen(state: ScytheState, seat: Seat, seed: int = 1) -> str:
    """What the normal bot does."""
    options = flow.legal(state)[seat]
    return str(bots.make("normal", PACKAGE).choose(TITLE.view(state, seat), seat, options, seed))


def dialled(power: tuple[int, int], seat: Seat, *cards: int) -> int:
    """What it dials in a combat with these powers, the other side with cards of these values."""
    state = battle(*SIDES, power=power)
    hand(state, 1 - seat, *cards)
    fight(state)
    return int(chosen(state, seat).split()[1])


def worth(state: ScytheState, seat: Seat) -> float:
    return EVALUATION.evaluate(TITLE.view(state, seat), seat)


def test_what_is_selected_secretly_does_not_matter() -> None:
    values = set()
    for dial in (0, 7):
        state = battle(*SIDES)
        fight(state)
        select(state, 0, dial)
        values.add(worth(state, 1))
    assert len(values) == 1


def test_an_attacker_of_somebody_without_power_selects_nothing() -> None:
    assert dialled((7, 0), 0) == 0


def test_a_defender_of_somebody_without_power_selects_just_enough() -> None:
    assert dialled((0, 7), 1) == 1


def test_a_combat_that_can_be_won_for_sure_is_won() -> None:
    assert dialled((7, 2), 0) == 2
    assert dialled((2, 7), 1) == 3


def test_it_does_not_count_on_a_guess_at_what_the_other_has_selected() -> None:
    """The guesses at the dial of the other differ from seed to seed, its own choice does not."""
    state = battle(*SIDES)
    fight(state)
    select(state, 0, 2)
    assert len({chosen(state, 1, seed) for seed in range(8)}) == 1


def test_it_attacks_the_weak_and_not_the_strong() -> None:
    values = {}
    for power in (0, 7):
        state = moving("character.0 r1c4", "mech.1.speed r1c5")
        put(state, "worker.1.1 r1c5")
        state.change(0, power=4)
        state.change(1, power=power)
        hand(state, 1, *[5] * (power and 3))
        still = worth(state, 0)
        do(state, "step_to", "character.0", "r1c5")
        values[power] = worth(state, 0) - still
    assert values[0] > values[7]


def test_what_is_selected_is_weighed_by_victory_and_by_what_is_left_without_it() -> None:
    """By the same features as everything else, so that an attack can be told from a turn without one."""
    state = battle(*SIDES, power=(7, 5))
    hand(state, 0, 4)
    fight(state)
    little, much = (
        PACKAGE.default_evaluation.known_terms(TITLE.view(state, 0), 0, Dial(dial)) for dial in (0, 7)
    )
    assert {*ScytheFeatures.NAMES} < {*little} == {*ScytheFeatures.NAMES, *ScytheFeatures.PARTS}
    assert little["victory"] < much["victory"]
    assert little["power"] > much["power"]
    assert little["risk"] < much["risk"], "others come again where nothing was risked"


def preferred(state: ScytheState, seat: Seat) -> Action:
    """What looks best to the levels in a combat's question."""
    values = PACKAGE.default_evaluation.known_values(TITLE.view(state, seat), seat, flow.legal(state)[seat])
    return max(values, key=values.__getitem__)


@pytest.mark.parametrize("powers", [(16, 2), (12, 1), (9, 3)])
def test_whoever_is_outmatched_shows_some_power_all_the_same(powers: tuple[int, int]) -> None:
    """A low card alone is cheaper, and the card drawn after the defeat makes up for it."""
    state = battle(*SIDES, power=powers)
    hand(state, 0, 5, 4, 3)
    hand(state, 1, 2, 2, 2, 2)
    fight(state)
    assert preferred(state, 1) == Dial(1)


def test_nobody_pays_power_against_a_side_that_can_show_nothing() -> None:
    state = battle(*SIDES, power=(7, 0))
    hand(state, 0, 2)
    hand(state, 1)
    fight(state)
    assert preferred(state, 0) == Dial(0)


def test_plans_go_on_from_victory_and_from_defeat_by_their_odds() -> None:
    state = battle(*SIDES, power=(5, 5))
    hand(state, 1, 3)
    fight(state)
    (won, victory), (lost, defeat) = EVALUATION.outcomes(TITLE.view(state, 0), 0, Dial(4))
    assert won + lost == pytest.approx(1)
    assert victory.players[0].power == defeat.players[0].power == 1
    assert (victory.players[0].stars, victory.players[1].stars) == (("combat",), ())
    assert (defeat.players[0].stars, defeat.players[1].stars) == ((), ("combat",))
