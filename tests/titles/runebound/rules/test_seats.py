"""Whose turn, question and sign it is at tables of three seats and more."""

from __future__ import annotations

import pytest

from game.titles.runebound.rules import turn
from game.titles.runebound.rules.adventure.adventure import Adventure
from game.titles.runebound.rules.adventure.meeting import FaceToFace
from game.titles.runebound.rules.cards.immediate import TakeExhaustion, TakeWounds
from game.titles.runebound.rules.cards.resolve import Resolve
from game.titles.runebound.rules.heroes.knockout import KnockOut
from game.titles.runebound.rules.state.state import RuneboundState
from game.titles.runebound.rules.threat.threat import ThreatRoll
from tests.titles.playing import asked, can, do, events, now, options, refuse
from tests.titles.runebound.fights import lair
from tests.titles.runebound.positions import HEROES, edit, force, give, hurt, place, table

PLAIN = ("garrick_ironmantle", "isaura_fenwick", "brannoc_tidewalker", "one_fist", "mordrog")
"""Heroes that cancel no Wounds."""


def round_table(active: int = 2, seats: int = 4) -> RuneboundState:
    """The turn of this seat; all stand in Vynelvale."""
    state = table(*PLAIN[:seats])
    state.active = active
    return state


@pytest.mark.rule("RUN-030")
@pytest.mark.parametrize("seats", [3, 4, 6])
def test_turns_go_round_to_the_left(seats: int) -> None:
    state = table(*HEROES[:seats])
    order = []
    for _ in range(seats + 1):
        order.append(state.active)
        now(state, turn.PassTurn())
    assert order == [*range(seats), 0]


@pytest.mark.rule("RUN-082", "RUN-109")
def test_what_hits_every_hero_begins_with_the_current_player_and_goes_left() -> None:
    state = round_table()
    now(state, Resolve((TakeWounds(1, "all_heroes"),), 2, PLAIN[2], "dragon_over_the_road"))
    assert [event.facts["seat"] for event in events(state, "wounds")] == [2, 3, 0, 1]


@pytest.mark.rule("RUN-080")
def test_exhaustion_beyond_stamina_hits_each_hero_as_its_own_wounds() -> None:
    state = round_table()
    for hero in (PLAIN[3], PLAIN[1]):
        hurt(state, hero, exhaustion=2 if hero == "one_fist" else 3)
    now(state, Resolve((TakeExhaustion(1, "all_heroes"),), 2, PLAIN[2], "ash_on_the_wind"))
    assert state.wounds == {PLAIN[3]: 1, PLAIN[1]: 1}
    assert {h: state.exhaustion[h] for h in (PLAIN[0], PLAIN[2])} == {PLAIN[0]: 1, PLAIN[2]: 1}


@pytest.mark.rule("RUN-058", "RUN-059")
def test_one_of_several_heroes_on_the_space_is_met() -> None:
    state = round_table(active=3)
    place(state, lair("red"), seat=0)
    now(state, Adventure())
    assert options(state) == ["meet 1", "meet 2", "meet_nobody"]
    refuse(state, "meet", 0)
    do(state, "meet", 2)
    assert {"negotiate 2", "attack_hero 2"} <= set(options(state))


@pytest.mark.rule("RUN-134")
def test_the_one_who_is_met_answers_and_nobody_else() -> None:
    state = round_table(active=3)
    now(state, FaceToFace(1))
    do(state, "negotiate", 1)
    do(state, "change_gold", 1)
    do(state, "propose")
    assert asked(state) == [1]
    refuse(state, "agree", seat=0)
    do(state, "agree", seat=1)
    assert [player.gold for player in state.players] == [3, 4, 3, 2]


@pytest.mark.rule("RUN-133")
def test_who_negotiated_with_one_hero_may_attack_another() -> None:
    state = round_table(active=3)
    now(state, FaceToFace(1))
    do(state, "negotiate", 1)
    do(state, "withdraw")
    refuse(state, "attack_hero", 1, rule="RUN-133")
    now(state, FaceToFace(2))
    assert can(state, "attack_hero", 2)


@pytest.mark.rule("RUN-144", "RUN-147")
def test_a_duel_is_between_its_two_heroes_alone() -> None:
    state = round_table(active=3)
    give(state, "black_dagger", seat=1)
    now(state, FaceToFace(1))
    do(state, "attack_hero", 1)
    assert asked(state) == [3]
    assert (state.combat.attacker, state.combat.defender) == (3, 1)
    hurt(state, PLAIN[1], wounds=3)
    do(state, "go_on")
    force(state, 20)
    do(state, "attack", PLAIN[3])
    do(state, "go_on") if can(state, "go_on") else None
    assert asked(state) == [3]
    do(state, "take_card", "black_dagger", seat=3)
    assert (state.players[3].items, asked(state)) == (("black_dagger",), [1])


@pytest.mark.rule("RUN-125", "RUN-127")
def test_the_player_of_a_fallen_hero_chooses_whoever_plays() -> None:
    state = round_table(active=2)
    now(state, KnockOut(0), KnockOut(3))
    assert asked(state) == [0]
    do(state, "take_hero", "mordrog", seat=0)
    assert asked(state) == [3]
    refuse(state, "take_hero", "mordrog", seat=3, rule="RUN-128")


@pytest.mark.rule("RUN-180", "RUN-181")
@pytest.mark.parametrize(("seats", "result", "triggers"), [(3, 9, True), (3, 10, False), (4, 9, False)])
def test_the_number_of_seats_divides_the_threat_roll(seats: int, result: int, triggers: bool) -> None:
    state = table(*HEROES[:seats])
    force(state, result)
    now(state, ThreatRoll())
    assert state.threat == int(triggers)


@pytest.mark.rule("RUN-032", "RUN-033")
def test_only_the_cards_of_whose_turn_begins_are_turned_up() -> None:
    state = round_table(active=1)
    for seat, card in ((0, "leather_jerkin"), (2, "chainmail"), (3, "ring_of_feathers")):
        give(state, card, seat=seat)
        state.face_down.append(card)
    edit(state, 2, gold=0)
    now(state, turn.PassTurn())
    assert (state.active, state.face_down) == (2, ["leather_jerkin", "ring_of_feathers"])
