"""The Adventure step: choosing, drawing, Events and Encounters (RUN-057 to RUN-073)."""

from __future__ import annotations

from typing import Any

import pytest

from game.engine import flow
from game.engine.session.record import SeatSetup
from game.engine.session.session import Session
from game.titles.runebound.rules.adventure.adventure import Adventure
from game.titles.runebound.rules.adventure.meeting import FaceToFace
from game.titles.runebound.rules.movement import reach
from game.titles.runebound.rules.state import zones
from game.titles.runebound.rules.state.book import COLOURS
from game.titles.runebound.rules.state.state import RuneboundState
from tests.titles.playing import asked, can, do, events, now, options, refuse
from tests.titles.runebound.positions import (
    BOOK,
    HEROES,
    TITLE,
    active_event,
    adventure_space,
    edit,
    force,
    give,
    hurt,
    neighbours,
    on_top,
    place,
    table,
    take_away,
)

GREEN = adventure_space("green")
YELLOW = adventure_space("yellow")
FOE = "toll_bridge_bandits"


def arrived(space: str, *cards: str, heroes: tuple[str, ...] = (), **options_: Any) -> RuneboundState:
    """Seat 0 ended its movement on a space; these are the next cards of the deck of its colour."""
    state = table(*heroes, **options_)
    place(state, space)
    if cards:
        on_top(state, BOOK.spaces[space].adventure, *cards)
    now(state, Adventure())
    return state


def fought(state: RuneboundState) -> str:
    """The Challenge under way, "" none."""
    return state.fight.card if state.fight else ""


@pytest.mark.rule("RUN-057", "RUN-064")
@pytest.mark.parametrize("colour", COLOURS)
def test_the_top_card_of_the_counters_colour_is_drawn(colour: str) -> None:
    foe = next(c for c in BOOK.challenges if BOOK.colours.get(c) == colour)
    state = arrived(adventure_space(colour), foe)
    do(state, "draw")
    assert fought(state) == foe
    assert foe not in state.decks[colour]
    assert events(state, "adventure")[0].facts == {"seat": 0, "deck": colour, "card": foe}


@pytest.mark.rule("RUN-064")
def test_every_adventure_card_is_of_one_of_three_kinds() -> None:
    kinds = (BOOK.challenges, BOOK.events, BOOK.encounters)
    assert all(sum(card in kind for kind in kinds) == 1 for card in BOOK.colours)


@pytest.mark.rule("RUN-058")
def test_a_hero_on_the_space_may_be_met() -> None:
    state = arrived("vynelvale")
    assert options(state) == ["meet 1", "meet_nobody"]
    do(state, "meet", 1)
    assert isinstance(state.stack[-1], FaceToFace)


@pytest.mark.rule("RUN-059")
def test_one_of_the_two_is_picked_not_both() -> None:
    state = table()
    place(state, GREEN)
    place(state, GREEN, 1)
    now(state, Adventure())
    assert options(state) == ["meet 1", "draw"]
    do(state, "meet", 1)
    do(state, "part_ways")
    assert not state.stack
    assert not events(state, "adventure")


@pytest.mark.rule("RUN-059")
def test_one_of_several_heroes_is_met() -> None:
    state = table("corbin", "mordrog", "one_fist")
    now(state, Adventure())
    assert options(state) == ["meet 1", "meet 2", "meet_nobody"]


@pytest.mark.rule("RUN-060")
def test_an_adventure_without_another_hero_is_compulsory() -> None:
    state = arrived(GREEN)
    assert options(state) == ["draw"]
    refuse(state, "meet_nobody")


@pytest.mark.rule("RUN-061", "RUN-027")
def test_an_undefeated_challenge_is_attempted_without_a_draw() -> None:
    state = table()
    place(state, GREEN)
    take_away(state, FOE)
    state.undefeated[GREEN] = FOE
    now(state, Adventure())
    do(state, "draw")
    assert fought(state) == FOE
    assert not events(state, "adventure")


@pytest.mark.rule("RUN-062")
def test_an_undefeated_challenge_of_another_colour_comes_first() -> None:
    state = table()
    place(state, GREEN)
    take_away(state, "ogre_at_the_gate")
    state.undefeated[GREEN] = "ogre_at_the_gate"
    now(state, Adventure())
    do(state, "draw")
    assert fought(state) == "ogre_at_the_gate"


@pytest.mark.rule("RUN-063")
def test_an_empty_deck_is_made_of_its_discards() -> None:
    state = table()
    cards = state.decks["green"]
    state.decks["green"], state.discards["green"] = (), cards
    card = zones.draw(state, "green")
    assert card is not None
    assert sorted([card, *state.decks["green"]]) == sorted(cards)
    assert state.discards["green"] == ()


@pytest.mark.rule("RUN-063")
def test_nothing_is_found_where_there_are_no_cards() -> None:
    state = arrived(GREEN)
    state.decks["green"] = ()
    do(state, "draw")
    assert not state.stack
    assert GREEN in state.counters


@pytest.mark.rule("RUN-063", "RUN-071")
def test_encounters_alone_do_not_come_for_ever() -> None:
    state = arrived(GREEN)
    state.decks["green"] = ("ford_in_flood",)
    do(state, "draw")
    do(state, "roll_test", "no")
    assert not state.stack
    assert state.discards["green"] == ("ford_in_flood",)


# ---------------------------------------------------------------------------------------------- events


@pytest.mark.rule("RUN-065", "RUN-067")
@pytest.mark.parametrize("before", ["", "autumn_rains", "tavern_rumours"])
def test_an_event_of_at_least_the_same_number_replaces_the_active_one(before: str) -> None:
    state = table()
    if before:
        active_event(state, before)
    new = "autumn_rains" if before == "tavern_rumours" else "harvest_fair"
    place(state, GREEN)
    on_top(state, "green", new, FOE)
    now(state, Adventure())
    do(state, "draw")
    assert state.event == new
    assert [event.facts["card"] for event in events(state, "event")] == [new]
    assert state.discards["green"] == ((before,) if before else ())


@pytest.mark.rule("RUN-065")
def test_an_event_does_what_it_says_when_played() -> None:
    state = arrived(YELLOW, "dragonfire_in_the_sky", "ogre_at_the_gate")
    do(state, "draw")
    assert state.threat == 1


@pytest.mark.rule("RUN-066")
def test_an_event_of_a_lower_number_is_passed_over() -> None:
    state = table()
    active_event(state, "the_banners_are_raised")
    place(state, GREEN)
    on_top(state, "green", "harvest_fair", FOE)
    now(state, Adventure())
    do(state, "draw")
    assert state.event == "the_banners_are_raised"
    assert state.discards["green"] == ("harvest_fair",)
    assert fought(state) == FOE


@pytest.mark.rule("RUN-068")
def test_after_a_played_event_another_card_is_drawn() -> None:
    state = arrived(GREEN, "harvest_fair", FOE)
    do(state, "draw")
    assert fought(state) == FOE


@pytest.mark.rule("RUN-068")
def test_a_table_may_end_the_step_with_the_event() -> None:
    state = arrived(GREEN, "harvest_fair", FOE, draw_after_event="off")
    do(state, "draw")
    assert state.event == "harvest_fair"
    assert not fought(state)
    assert GREEN in state.counters


@pytest.mark.rule("RUN-069")
@pytest.mark.parametrize("switch", ["on", "off"])
def test_an_event_brings_counters_back_to_starred_spaces_only(switch: str) -> None:
    starred = [space.id for space in BOOK.spaces.values() if space.star]
    plain = adventure_space("green")
    state = table(event_refreshes=switch)
    state.counters = [s for s in state.counters if s not in (starred[0], starred[5], plain)]
    place(state, YELLOW)
    on_top(state, "yellow", "refugees_on_the_road", "ogre_at_the_gate")
    now(state, Adventure())
    do(state, "draw")
    back = {starred[0], starred[5]} & set(state.counters)
    assert back == ({starred[0], starred[5]} if switch == "on" else set())
    assert plain not in state.counters


@pytest.mark.rule("RUN-069")
def test_the_current_player_chooses_where_the_supply_is_short() -> None:
    starred = [space.id for space in BOOK.spaces.values() if space.star and space.adventure == "green"]
    state = table()
    state.counters = [space for space in state.counters if space not in starred]
    edit(state, 1, counters=("green",) * (len(starred) + 1))
    place(state, YELLOW)
    on_top(state, "yellow", "refugees_on_the_road", "ogre_at_the_gate")
    now(state, Adventure())
    do(state, "draw")
    assert set(options(state)) == {f"lay_counter {space}" for space in starred}
    do(state, "lay_counter", starred[1])
    assert [space for space in starred if space in state.counters] == [starred[1]]
    assert fought(state) == "ogre_at_the_gate"


@pytest.mark.rule("RUN-070")
def test_the_active_event_binds_everybody_until_it_is_replaced() -> None:
    state = table()
    swamp = [("mountain", "swamp")]
    active_event(state, "autumn_rains")
    for seat in (0, 1):
        assert "river" in reach.opens(state, seat, swamp)[0]
    active_event(state, "harvest_fair")
    for seat in (0, 1):
        assert "river" not in reach.opens(state, seat, swamp)[0]


# ------------------------------------------------------------------------------------------ encounters


@pytest.mark.rule("RUN-071", "RUN-072")
def test_after_an_encounter_another_card_is_drawn_and_the_counter_stays() -> None:
    state = arrived(GREEN, "stranded_pedlar", FOE)
    do(state, "draw")
    force(state, 15)
    do(state, "roll_test", "no")
    assert state.players[0].gold == 5
    assert fought(state) == FOE
    assert state.discards["green"] == ("stranded_pedlar",)
    assert GREEN in state.counters


@pytest.mark.rule("RUN-073")
def test_a_hero_knocked_out_by_an_encounter_draws_no_more() -> None:
    state = arrived(GREEN, "cliff_nest", FOE, heroes=("mordrog", "corbin"))
    hurt(state, "mordrog", wounds=5)
    do(state, "draw")
    force(state, 1)
    do(state, "roll_test", "no")
    do(state, "keep_hero")
    assert not fought(state)
    assert state.decks["green"][-1] == FOE


@pytest.mark.rule("RUN-073")
def test_the_rest_of_a_card_spares_who_is_knocked_out_by_it() -> None:
    blue = adventure_space("blue")
    state = arrived(blue, "forgotten_armoury", "chimera", heroes=("mordrog", "corbin"))
    hurt(state, "mordrog", wounds=5)
    do(state, "draw")
    force(state, 1)
    do(state, "roll_test", "no")
    do(state, "keep_hero")
    assert (state.wounds, state.exhaustion) == ({}, {})


@pytest.mark.rule("RUN-255")
def test_each_card_that_is_resolved_allows_one_activation() -> None:
    state = arrived(GREEN, "stranded_pedlar", "cliff_nest", FOE)
    give(state, "crystal_of_tival", "circlet_of_command")
    state.activated.append(0)
    do(state, "draw")
    assert can(state, "use", "crystal_of_tival", 0)
    do(state, "use", "crystal_of_tival", 0)
    do(state, "roll_test", "no")
    assert asked(state) == [0]
    assert state.activated == []


@pytest.mark.rule("RUN-129")
def test_a_knocked_out_hero_has_no_adventure() -> None:
    state = table()
    place(state, GREEN)
    state.knocked_out.append(0)
    now(state, Adventure())
    assert not state.stack


# --------------------------------------------------------------------------------------------- retinue


def hunted(space: str) -> RuneboundState:
    """Riverwatch fell and holds a card of the Retinue; seat 0 stands on a space without adventure."""
    state = table("corbin", "mordrog", huntmaster="on")
    state.overrun = ["riverwatch"]
    take_away(state, "the_beater")
    state.retinue["riverwatch"] = "the_beater"
    state.counters = [s for s in state.counters if s != space]
    place(state, space)
    return state


@pytest.mark.rule("RUN-233")
def test_without_another_adventure_the_retinue_is_fought() -> None:
    state = hunted(neighbours("riverwatch")[0])
    now(state, Adventure())
    assert fought(state) == "the_beater"


@pytest.mark.rule("RUN-233")
def test_whoever_passes_a_hero_by_must_fight_the_retinue() -> None:
    space = neighbours("riverwatch")[0]
    state = hunted(space)
    place(state, space, 1)
    now(state, Adventure())
    do(state, "meet_nobody")
    assert fought(state) == "the_beater"


@pytest.mark.rule("RUN-233")
def test_another_adventure_keeps_the_retinue_away() -> None:
    space = next(s for s in neighbours("riverwatch") if s not in BOOK.towns)
    state = hunted(space)
    take_away(state, FOE)
    state.undefeated[space] = FOE
    now(state, Adventure())
    do(state, "draw")
    assert fought(state) == FOE


@pytest.mark.rule("RUN-233", "RUN-238")
def test_a_hero_knocked_out_on_the_way_does_not_meet_the_retinue() -> None:
    state = hunted(neighbours("riverwatch")[0])
    state.knocked_out.append(0)
    now(state, Adventure())
    assert not fought(state)


@pytest.mark.rule("RUN-058")
def test_the_question_tells_whether_a_hero_can_be_met() -> None:
    state = arrived(GREEN, heroes=HEROES[:3])
    assert flow.question(state, 0).facts["others"] == 0
    place(state, GREEN, 1)
    place(state, GREEN, 2)
    assert flow.question(state, 0).facts["others"] == 2


@pytest.mark.rule("RUN-119", "RUN-075")
def test_a_challenge_that_comes_and_goes_in_one_move_was_seen() -> None:
    foe = "lich_of_the_drowned_tower"
    state = arrived(adventure_space("blue"), foe, heroes=("garrick_ironmantle", "one_fist"))
    hurt(state, "garrick_ironmantle", wounds=5)
    greens = [card for card in BOOK.challenges if BOOK.colours.get(card) == "green"]
    spaces = [space for space in state.counters if BOOK.spaces[space].adventure == "green"]
    for space, card in list(zip(spaces, greens, strict=False))[: BOOK.start.undefeated]:
        take_away(state, card)
        state.undefeated[space] = card
    session = Session.new(TITLE, [SeatSetup("A", "blue"), SeatSetup("B", "red")], {}, 1, None)
    session.history.state = state
    action = next(option.action for option in session.legal(0) if option.action.verb == "draw")
    assert session.undo_policy.would_stop(0, action) == "undo-stops-reveal"
    session.submit(0, action)
    assert session.history.state.decks["blue"][0] == foe, "it lies under its deck again"
    assert session.undo_policy.stop(0) == "undo-stops-reveal"
