"""Questions around a combat name the place, the opponent and the price."""

from __future__ import annotations

import pytest

from game.engine import flow
from game.engine.model import Seat
from game.titles.scythe.rules.combat.combat import Combats
from game.titles.scythe.rules.state.state import ScytheState
from tests.titles.playing import now
from tests.titles.scythe.aloft import airship_table
from tests.titles.scythe.positions import TITLE, battle, edit, fight, select
from tests.titles.scythe.words.looks import WORDS, context


def question(state: ScytheState, seat: Seat = 0) -> str:
    """Return what a seat is asked, in words."""
    look, ask = context(TITLE.view(state, seat), seat), flow.question(state, seat)
    return look.say(f"scythe-ask-{ask.code}", **{**ask.facts, **WORDS.facts(look, ask.facts)})


@pytest.mark.rule("SCY-152")
def test_an_ability_is_offered_with_its_price_its_effect_the_place_and_the_opponent() -> None:
    state = battle("mech.0.artillery", "mech.1.riverwalk")
    fight(state)
    assert question(state).startswith("Use Artillery against P1 at")
    assert question(state).endswith("? You pay 1~{power}, P1 loses 2~{power}.")


@pytest.mark.rule("SCY-152", "SCY-280")
@pytest.mark.parametrize(
    ("faction", "mech", "effect"),
    [
        ("saxony", "disarm", "P1 loses 2~{power}."),
        ("crimea", "scout", "You take 1 random combat card."),
        ("togawa", "ronin", "You gain 2~{power}."),
        ("albion", "sword", "P1 loses 2~{power}."),
    ],
)
def test_free_abilities_are_offered_with_what_they_bring(faction: str, mech: str, effect: str) -> None:
    state = battle(f"mech.0.{mech}", "mech.1.riverwalk", factions=(faction, "nordic"), place="r2c3")
    state.options["free_abilities"] = "asked"
    edit(state, 1, hand=("2.1",))
    fight(state)
    assert question(state).endswith(f"? {effect}")


@pytest.mark.rule("SCY-365")
def test_bombard_is_offered_with_its_price_the_place_and_the_opponent() -> None:
    state = airship_table("airship.0 r1c1", "character.0 r1c1", "character.1 r1c1", "worker.0.1 r1c4")
    state.lay("r1c4", "oil", 1)
    now(state, Combats())
    assert question(state).startswith("Use Bombard against P1 at")
    assert question(state).endswith("? You pay 1~{any_resource}, P1 loses 2~{power}.")


@pytest.mark.rule("SCY-272")
def test_the_loser_is_asked_where_units_retreat_from() -> None:
    state = battle("character.0", "mech.1.seaworthy", factions=("saxony", "nordic"), place="r3c3")
    fight(state)
    select(state, 0, 5)
    select(state, 1, 0)
    assert question(state, 1).startswith("You lost at")
