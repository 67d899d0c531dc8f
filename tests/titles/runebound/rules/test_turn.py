"""The steps of a turn and Refresh (RUN-025 to RUN-035, RUN-254)."""

from __future__ import annotations

import pytest

from game.engine import flow
from game.engine.model import IllegalAction
from game.titles.runebound.rules import turn
from game.titles.runebound.rules.cards import standing
from game.titles.runebound.rules.cards.immediate import HealWounds
from game.titles.runebound.rules.cards.modifiers import SkillBonus
from game.titles.runebound.rules.movement.movement import Fly
from game.titles.runebound.rules.state.state import Lasting, RuneboundState, Scope
from game.titles.runebound.rules.threat.threat import ThreatRoll
from tests.titles.playing import asked, can, do, events, now, options, refuse
from tests.titles.runebound.positions import BOOK, adventure_space, edit, force, give, hurt, place, table

GREEN = adventure_space("green")


def to_end_of_turn(state: RuneboundState) -> None:
    """Only the end of the turn of seat 0 is left."""
    now(state, turn.EndOfTurn(), ThreatRoll(), turn.PassTurn())


@pytest.mark.rule("RUN-025")
def test_the_steps_of_a_turn_come_in_their_order() -> None:
    state = table()
    names = [type(step).__name__ for step in reversed(state.stack)]
    assert names == [
        "Move",
        "EndMovement",
        "Adventure",
        "VisitTown",
        "BuyExperience",
        "EndOfTurn",
        "ThreatRoll",
        "PassTurn",
    ]


@pytest.mark.rule("RUN-026")
def test_without_an_adventure_or_hero_there_is_no_adventure_step() -> None:
    state = table()
    state.counters.remove(GREEN)
    place(state, GREEN)
    do(state, "stay")
    assert state.active == 1


@pytest.mark.rule("RUN-026")
def test_another_hero_alone_causes_the_adventure_step() -> None:
    state = table()
    do(state, "stay")
    assert options(state) == ["meet 1", "meet_nobody"]


@pytest.mark.rule("RUN-027")
def test_an_undefeated_counter_alone_causes_the_adventure_step() -> None:
    state = table()
    state.counters.remove(GREEN)
    state.undefeated[GREEN] = "high_lord_margath"
    place(state, GREEN)
    do(state, "stay")
    assert options(state) == ["draw"]


@pytest.mark.rule("RUN-028")
def test_there_is_a_market_step_only_in_a_town() -> None:
    state = table()
    state.counters.clear()
    place(state, "r0c0", 1)
    do(state, "stay")
    assert type(state.stack[-1]).__name__ == "Market"
    do(state, "leave_market")
    do(state, "stay")
    assert (state.active, type(state.stack[-1]).__name__) == (0, "Move")


@pytest.mark.rule("RUN-029")
def test_experience_and_threat_come_wherever_the_hero_is() -> None:
    state = table("corbin")
    state.counters.clear()
    place(state, "r0c0")
    edit(state, counters=("green",))
    do(state, "stay")
    assert can(state, "pair", "life", "stamina")
    do(state, "keep_counters")
    assert [event.facts["die"] for event in events(state, "roll")][-1:] == ["d20"]


@pytest.mark.rule("RUN-030")
def test_the_turn_passes_to_the_left() -> None:
    state = table("corbin", "mordrog", "one_fist")
    order = []
    for _ in range(4):
        order.append(state.active)
        to_end_of_turn(state)
    assert order == [0, 1, 2, 0]


@pytest.mark.rule("RUN-031")
def test_later_steps_and_other_players_wait() -> None:
    state = table()
    edit(state, counters=("green",))
    refuse(state, "pair", "life", "stamina")
    refuse(state, "end_turn")
    refuse(state, "draw")
    refuse(state, "stay", seat=1)
    assert asked(state) == [0]


@pytest.mark.rule("RUN-032", "RUN-033")
def test_refresh_turns_the_own_cards_face_up_and_nothing_else() -> None:
    state = table()
    give(state, "chainmail", "wings_of_regiroth")
    give(state, "staff_of_light", seat=1)
    hurt(state, "corbin", wounds=1, exhaustion=1)
    state.face_down = ["chainmail", "corbin", "staff_of_light"]
    turn.Refresh().run(state)
    assert state.face_down == ["staff_of_light"]
    assert (state.wounds, state.exhaustion) == ({"corbin": 1}, {"corbin": 1})


@pytest.mark.rule("RUN-034", "RUN-035")
def test_a_face_down_card_cannot_be_activated() -> None:
    state = table()
    give(state, "wings_of_regiroth")
    state.face_down = ["wings_of_regiroth"]
    refuse(state, "use", "wings_of_regiroth", 0, rule="RUN-034")


@pytest.mark.rule("RUN-035")
def test_a_face_down_card_keeps_what_needs_no_activation() -> None:
    state = table()
    give(state, "mountaineers_kit")
    state.face_down = ["mountaineers_kit"]
    assert "climb" in [bonus.skill for bonus in standing.of(state, 0, SkillBonus)]
    refuse(state, "use", "mountaineers_kit", 1, rule="RUN-034")


@pytest.mark.rule("RUN-254")
def test_heroes_heal_between_experience_and_the_threat_roll() -> None:
    state = table("sister_odalys", "corbin")
    give(state, "field_surgeon")
    hurt(state, "sister_odalys", wounds=2)
    to_end_of_turn(state)
    assert set(options(state)) == {"use sister_odalys 1", "use field_surgeon 0", "end_turn"}
    do(state, "use", "sister_odalys", 1)
    do(state, "use", "field_surgeon", 0)
    assert state.wounds == {}
    assert state.exhaustion == {"sister_odalys": 1, "field_surgeon": 1}
    assert state.active == 1


@pytest.mark.rule("RUN-079")
def test_only_a_card_that_says_so_is_used_again() -> None:
    state = table("spiritspeaker_mok", "corbin")
    hurt(state, "spiritspeaker_mok", wounds=3)
    to_end_of_turn(state)
    do(state, "use", "spiritspeaker_mok", 1)
    do(state, "use", "spiritspeaker_mok", 1)
    assert state.wounds == {"spiritspeaker_mok": 1}
    assert state.exhaustion == {"spiritspeaker_mok": 4}


@pytest.mark.rule("RUN-254")
def test_without_wounds_the_end_of_the_turn_is_no_question() -> None:
    state = table("spiritspeaker_mok", "corbin")
    force(state, 1)
    to_end_of_turn(state)
    assert state.active == 1


@pytest.mark.rule("RUN-254", "RUN-083")
def test_a_hero_that_heals_itself_is_not_asked_for_the_wounds_of_an_ally() -> None:
    state = table("spiritspeaker_mok", "corbin")
    give(state, "mule_driver")
    hurt(state, "mule_driver", wounds=1)
    to_end_of_turn(state)
    assert state.active == 1


def test_every_ability_of_the_end_of_a_turn_heals() -> None:
    found = [a for card in (*BOOK.heroes, *BOOK.items, *BOOK.allies) for a in standing.abilities(BOOK, card)]
    last = [ability for ability in found if ability.when == "end_of_turn"]
    assert last
    assert all(isinstance(effect, HealWounds) for ability in last for effect in ability.effects)


def test_what_holds_for_a_movement_ends_with_the_turn() -> None:
    state = table("isaura_fenwick", "corbin")
    do(state, "use", "isaura_fenwick", 1)
    assert state.lasting
    do(state, "stay")
    assert not state.lasting


def test_nothing_passing_holds_into_the_next_turn() -> None:
    state = table()
    scopes: tuple[Scope, ...] = ("test", "combat", "movement")
    state.lasting = [Lasting(SkillBonus("lore", 2), 0, scope) for scope in scopes]
    now(state, turn.PassTurn())
    assert (state.active, state.lasting) == (1, [])


def test_a_refused_action_leaves_the_position_alone() -> None:
    state = table()
    with pytest.raises(IllegalAction):
        flow.play(state, 0, Fly("r10c7"))
    assert type(state.stack[-1]).__name__ == "Move"
