"""What lies on the table when a game begins (RUN-001 to RUN-024, RUN-235)."""

from __future__ import annotations

from collections import Counter

import pytest

from game.engine import codec
from game.engine.board.hexagons import distance
from game.titles.runebound.rules import audit
from game.titles.runebound.rules.state.book import ATTRIBUTES, COLOURS, TERRAINS
from game.titles.runebound.rules.state.zones import box
from tests.titles.runebound.positions import BOOK, fresh, spaces_of, table


@pytest.mark.rule("RUN-001")
def test_decks_and_counters_come_in_four_colours_of_rising_difficulty() -> None:
    state = fresh()
    assert COLOURS == ("green", "yellow", "blue", "red")
    assert {BOOK.spaces[space].adventure for space in state.counters} == set(COLOURS)
    average = [
        sum(min(c.ranged.target, c.melee.target, c.magic.target) for c in of) / len(of)
        for colour in COLOURS
        if (of := [c for c in BOOK.challenges.values() if BOOK.colours.get(c.id) == colour])
    ]
    assert average == sorted(average)


@pytest.mark.rule("RUN-002", "RUN-014")
def test_items_and_allies_form_one_market_deck() -> None:
    state = fresh()
    laid = [card for cards in state.stalls.values() for card in cards]
    assert sorted([*state.decks["market"], *laid]) == sorted([*BOOK.items, *BOOK.allies])
    assert fresh(seed=2).decks["market"] != state.decks["market"]


@pytest.mark.rule("RUN-003")
def test_threat_is_counted_apart_from_wounds() -> None:
    state = fresh()
    state.threat = 3
    assert state.wounds == {}
    assert BOOK.supply == {"green": 19, "yellow": 16, "blue": 13, "red": 10}


@pytest.mark.rule("RUN-004")
def test_movement_dice_have_six_faces_with_terrain_symbols() -> None:
    faces = BOOK.movement.faces
    assert (BOOK.movement.dice, len(faces)) == (5, 6)
    assert {symbol for face in faces for symbol in face} == {*TERRAINS} - {"town"}


@pytest.mark.rule("RUN-005")
def test_eight_towns_lie_in_the_order_of_the_d8() -> None:
    assert BOOK.towns[0] == "frostgate"
    assert BOOK.towns[7] == "vynelvale"
    assert len(BOOK.towns) == 8


@pytest.mark.rule("RUN-006", "RUN-007")
def test_an_attribute_is_the_number_of_its_phase() -> None:
    assert ATTRIBUTES == {"ranged": "mind", "melee": "body", "magic": "spirit"}
    hero = BOOK.heroes["mad_carthos"]
    assert (hero.magic.value, hero.magic.damage) == (5, 2)


@pytest.mark.rule("RUN-008")
def test_modules_bring_their_decks_only_when_the_table_plays_with_them() -> None:
    assert not fresh().decks["doom"]
    assert not fresh().decks["retinue"]
    state = fresh(doom_deck="on", huntmaster="on")
    assert (len(state.decks["doom"]), len(state.decks["retinue"])) == (12, 8)
    assert state.decks["retinue"][0] == "the_huntmaster"


@pytest.mark.rule("RUN-009")
@pytest.mark.parametrize("seats", range(1, 7))
def test_one_to_six_play(seats: int) -> None:
    state = fresh(seats)
    assert len({player.hero for player in state.players}) == seats
    audit.check(state)


@pytest.mark.rule("RUN-010")
def test_distance_is_counted_in_hexes() -> None:
    start, seen, edge, steps = "vynelvale", {"vynelvale"}, ["vynelvale"], 0
    while edge:
        for space in edge:
            assert distance(BOOK.spaces[start].axial, BOOK.spaces[space].axial) == steps
        edge = list({n for space in edge for n in BOOK.spaces[space].neighbours} - seen)
        seen.update(edge)
        steps += 1
    assert len(seen) == len(BOOK.spaces) == 182


@pytest.mark.rule("RUN-011", "RUN-012")
def test_every_adventure_space_gets_its_counter_and_no_town_has_one() -> None:
    state = fresh()
    assert Counter(BOOK.spaces[space].adventure for space in state.counters) == {
        "green": 17,
        "yellow": 14,
        "blue": 11,
        "red": 8,
    }
    assert len(set(state.counters)) == 50
    assert not set(state.counters) & {*BOOK.towns, *spaces_of("town")}


@pytest.mark.rule("RUN-013")
def test_six_undefeated_counters_wait_on_their_track() -> None:
    assert fresh().undefeated == {}
    assert BOOK.start.undefeated == 6


@pytest.mark.rule("RUN-014", "RUN-015")
def test_every_town_but_the_first_has_one_card_in_its_market() -> None:
    stalls = fresh().stalls
    assert {town: len(cards) for town, cards in stalls.items()} == {
        town: 0 if town == "vynelvale" else 1 for town in BOOK.towns
    }


@pytest.mark.rule("RUN-018")
def test_the_threat_track_is_empty() -> None:
    assert fresh().threat == 0


@pytest.mark.rule("RUN-019")
def test_each_adventure_deck_is_shuffled_by_itself() -> None:
    one, other = fresh(seed=1), fresh(seed=2)
    for colour in COLOURS:
        assert sorted(one.decks[colour]) == sorted(box(one)[colour])
        assert one.decks[colour] != other.decks[colour]
        assert {BOOK.colours[card] for card in one.decks[colour]} == {colour}


@pytest.mark.rule("RUN-020", "RUN-022")
def test_each_player_begins_with_a_random_hero_and_3_gold_in_vynelvale() -> None:
    deals = {tuple(player.hero for player in fresh(seed=seed).players) for seed in range(20)}
    assert len(deals) > 15
    for player in fresh().players:
        assert (player.gold, player.space) == (3, "vynelvale")


@pytest.mark.rule("RUN-021")
def test_anybody_may_be_the_starting_player() -> None:
    assert {fresh(seed=seed).active for seed in range(40)} == {0, 1, 2}


@pytest.mark.rule("RUN-023")
def test_heroes_begin_with_nothing_else() -> None:
    state = fresh()
    for player in state.players:
        assert not (*player.items, *player.allies, *player.kept, *player.counters, *player.experience)
    assert (state.wounds, state.exhaustion, state.event, state.face_down) == ({}, {}, "", [])


@pytest.mark.rule("RUN-024")
def test_a_seed_gives_the_same_game_again() -> None:
    assert codec.digest(fresh(seed=7)) == codec.digest(fresh(seed=7))
    assert codec.digest(fresh(seed=7)) != codec.digest(fresh(seed=8))


@pytest.mark.rule("RUN-235")
def test_the_core_set_has_84_adventure_cards() -> None:
    core, full = fresh(core84="on"), fresh()
    assert [len(core.decks[colour]) for colour in COLOURS] == [30, 24, 18, 12]
    assert sum(len(full.decks[colour]) for colour in COLOURS) == 109


def test_the_first_turn_is_asked() -> None:
    state = table()
    assert state.turn == 1
    assert type(state.stack[-1]).__name__ == "Move"
