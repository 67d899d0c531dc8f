"""Rare events: what is told in the small positions of rules' tests, played by these tests themselves."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from unittest import mock

from game.engine import flow
from game.engine.model import Action, Seat, State
from game.packages import registry
from tests.playthroughs.games import HERE
from tests.playthroughs.telling import Voice
from tests.titles.raiders.rules.village import test_animals
from tests.titles.runebound.rules.adventure import test_meeting
from tests.titles.runebound.rules.combat import test_combat, test_duel, test_outcome
from tests.titles.runebound.rules.heroes import test_experience
from tests.titles.runebound.rules.market import test_market
from tests.titles.runebound.rules.threat import test_doom, test_threat
from tests.titles.scythe.rules.airships import test_air_combat
from tests.titles.scythe.rules.cards import test_encounter_options, test_factory_cards
from tests.titles.scythe.rules.combat import test_combat_results
from tests.titles.scythe.rules.movement import test_togawa
from tests.titles.scythe.rules.scoring import test_stars
from tests.titles.scythe.rules.state import test_more_factions
from tests.titles.scythe.rules.tiles import test_aggressive_tiles, test_passive_tiles, test_resolution
from tests.titles.scythe.rules.turn import test_closing, test_turn

PLAYED: dict[str, tuple[Callable[[], None], ...]] = {
    "raiders": (test_animals.test_a_returned_eagle_is_swapped_for_one_of_the_other_three,),
    "runebound": (
        test_market.test_a_card_kept_beyond_a_limit_forces_a_discard_at_once,
        test_combat.test_a_kept_card_defeats_a_challenge_before_its_text,
        test_doom.test_the_d8_decides_between_equally_near_towns,
        test_duel.test_the_defender_may_win,
        test_duel.test_the_winner_takes_a_prize_before_the_loser_is_knocked_out,
        test_outcome.test_defeating_margath_wins_at_once,
        partial(test_experience.test_a_given_adventure_counter_comes_from_the_supply, 0, 1),
        test_experience.test_a_given_experience_counter_is_single_and_changes_no_price,
        test_meeting.test_the_winner_chooses_one_thing,
        test_threat.test_a_protected_town_is_spared_once,
        test_meeting.test_without_consent_nothing_moves,
        test_meeting.test_gold_items_and_allies_change_hands_by_agreement,
    ),
    "scythe": (
        test_air_combat.test_with_equal_totals_the_caller_wins,
        test_closing.test_a_closing_move_of_two_units_for_each_the_trigger_last,
        test_encounter_options.test_one_hand_is_looked_at_before_cards_are_drawn,
        test_encounter_options.test_a_shift_onto_the_factory_brings_no_card,
        test_more_factions.test_scout_takes_a_random_card_that_may_be_played_at_once,
        test_passive_tiles.test_boost_flies_two_further_for_a_coin_once,
        test_aggressive_tiles.test_espionage_looks_and_draws_for_a_coin,
        partial(test_resolution.test_more_turns_for_everybody_who_triggered_last, 0, 0, [1, 2, 0]),
        test_stars.test_units_that_still_share_a_territory_are_put_apart,
        test_combat_results.test_waiting_encounters_and_visits_do_not_take_place,
        test_aggressive_tiles.test_bombard_costs_a_resource_and_the_opponent_two_power,
        test_togawa.test_a_lone_worker_sets_a_trap_off_too,
        test_togawa.test_cards_are_lost_at_random_and_face_up,
        test_aggressive_tiles.test_one_toll_for_each_airship_and_unit_move,
        test_turn.test_a_factory_card_is_a_fifth_section,
        test_factory_cards.test_a_sixth_star_by_a_factory_card_ends_the_game,
    ),
}
"""Tests of rules in which something happens that is rare in whole games."""


def file(title: str) -> Path:
    """Where the positions of a title are kept."""
    return HERE / f"{title}_positions.txt"


def page(title: str) -> Iterator[str]:
    """What is told in all positions of a title."""
    for play in PLAYED[title]:
        name = (play.func if isinstance(play, partial) else play).__name__
        yield f"# {name.removeprefix('test_').replace('_', ' ')}"
        yield from told(play)


def told(position: Callable[[], None]) -> Iterator[str]:
    """Every choice made in a test, and what each seat is told of it."""
    lines: list[str] = []
    play, settle = flow.play, flow.settle

    def heard(state: State, seat: Seat, action: Action) -> None:
        lines.append(f"P{seat}: {action}")
        with mock.patch.object(flow, "settle", settle):
            lines.extend(_events(state, seat, partial(play, state, seat, action)))

    def settled(state: State) -> None:
        lines.extend(_events(state, 0, partial(settle, state)))

    with mock.patch.object(flow, "play", heard), mock.patch.object(flow, "settle", settled):
        position()
    yield from lines


def _events(state: State, mover: Seat, happen: Callable[[], None]) -> Iterator[str]:
    """What is told while something happens."""
    state.events = state.events or []
    before = len(state.events)
    happen()
    title, events = registry.find(state.title).title, state.events[before:]
    voice = Voice(state.title, state.seats)
    looks = [voice.look(title.view(state, seat), seat, events) for seat in range(state.seats)]
    for event in events:
        yield from voice.event(event, mover, looks)
