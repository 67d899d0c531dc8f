"""Set-up, banned pairs and the first player (SCY-015 to SCY-044)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from game import bots
from game.engine import codec, flow
from game.engine.model import UNKNOWN, Event, Seat
from game.engine.title import BadTable
from game.titles.scythe.rules.setup import setup
from game.titles.scythe.rules.setup.bidding import TakeFaction, TakeMat
from game.titles.scythe.rules.setup.pairs import banned, can_pair, deal_from
from game.titles.scythe.rules.state.state import ScytheState, kind, owner
from game.titles.scythe.rules.turn.turn import TakeSection
from tests.titles.scythe.positions import BOOK, PACKAGE, TITLE, fresh

SEEDS = range(40)


@pytest.mark.rule("SCY-038")
def test_up_to_five_seats_with_five_factions() -> None:
    for wrong in (1, 8):
        with pytest.raises(BadTable):
            fresh(wrong)
    for seed in SEEDS:
        players = fresh(5, seed).players
        assert {p.faction for p in players} == {"nordic", "rusviet", "crimea", "saxony", "polania"}
        assert {BOOK.mats[p.mat].set for p in players} == {"base"}


@pytest.mark.rule("SCY-039")
def test_a_computer_player_follows_the_normal_rules() -> None:
    state = fresh(2)
    for number in range(30):
        seat, options = next(iter(flow.legal(state).items()))
        action = bots.make("random", PACKAGE).choose(TITLE.view(state, seat), seat, options, number)
        assert action in [o.action for o in options]
        flow.play(state, seat, action)
    TITLE.check(state)


@pytest.mark.rule("SCY-017")
def test_a_token_lies_on_every_encounter_territory() -> None:
    assert sorted(fresh().encounters) == sorted(t.id for t in BOOK.territories.values() if t.encounter)


@pytest.mark.rule("SCY-018")
def test_the_combat_deck_is_shuffled_and_the_discards_are_empty() -> None:
    state = fresh()
    held = [c for p in state.players for c in p.hand]
    assert sorted([*state.combat_deck, *held]) == sorted(BOOK.combat)
    assert state.combat_discard == []
    assert state.combat_deck != fresh(seed=2).combat_deck


@pytest.mark.rule("SCY-019")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_one_factory_card_more_than_players_lies_on_the_board(seats: int) -> None:
    state = fresh(seats)
    assert len(set(state.factory)) == seats + 1
    assert {BOOK.factory[c].set for c in state.factory} == {"base"}


@pytest.mark.rule("SCY-020")
def test_objectives_and_encounters_are_shuffled() -> None:
    state, other = fresh(), fresh(seed=2)
    assert len(state.encounter_deck) == 28
    assert len(state.objective_deck) + sum(len(p.objectives) for p in state.players) == 23
    assert sorted(state.encounter_deck) == sorted(other.encounter_deck)
    assert state.encounter_deck != other.encounter_deck
    assert state.objective_deck != other.objective_deck


@pytest.mark.parametrize(
    ("option", "base", "all_"),
    [("promo_encounters", 28, 42), ("promo_objectives", 23, 27), ("promo_factory", 12, 18)],
)
def test_promo_cards_come_only_by_their_switch(option: str, base: int, all_: int) -> None:
    counts = {
        "promo_encounters": setup.encounters_in_use,
        "promo_objectives": setup.objectives_in_use,
        "promo_factory": setup.factory_in_use,
    }
    assert len(counts[option](fresh())) == base
    switched: dict[str, Any] = {option: "on"}
    with_promo = fresh(**switched)
    assert len(counts[option](with_promo)) == all_
    TITLE.check(with_promo)


@pytest.mark.rule("SCY-021")
def test_one_bonus_tile_is_drawn_at_random() -> None:
    assert {fresh(seed=s).bonus for s in SEEDS} == set(BOOK.bonuses)


@pytest.mark.rule("SCY-022")
def test_factions_and_mats_are_dealt_separately_and_each_once() -> None:
    pairs = set()
    for seed in SEEDS:
        players = fresh(seed=seed).players
        assert len({p.faction for p in players}) == len({p.mat for p in players}) == 3
        pairs |= {(p.faction, p.mat) for p in players}
    assert len(pairs) > 15


@pytest.mark.rule("SCY-023", "SCY-044")
def test_turns_pass_clockwise_round_the_home_bases() -> None:
    round_board = ["polania", "nordic", "rusviet", "crimea", "saxony"]
    for seed in SEEDS:
        state = fresh(4, seed)
        order = [state.players[s].faction for s in state.order]
        places = [round_board.index(f) for f in order]
        lowest = places.index(min(places))
        assert places[lowest:] + places[:lowest] == sorted(places)


@pytest.mark.rule("SCY-042")
def test_the_lowest_mat_begins() -> None:
    for seed in SEEDS:
        state = fresh(4, seed)
        numbers = [BOOK.mats[state.players[s].mat].number for s in state.order]
        assert numbers[0] == min(numbers)
        assert state.active == state.order[0]
        assert list(flow.choices(state)) == [state.active]
        assert state.turn == 1


@pytest.mark.rule("SCY-044")
def test_after_the_last_player_the_first_one_follows_without_a_round() -> None:
    state = fresh(3)
    seats = list[Seat | None]()
    while state.turn < 7:
        if not seats or len(seats) < state.turn:
            seats.append(state.active)
        seat, options = next(iter(flow.legal(state).items()))
        verbs = {o.action.verb: o.action for o in options}
        flow.play(state, seat, verbs.get("skip") or verbs.get("end_turn") or verbs["take_section"])
    assert seats == [*state.order, *state.order]


@pytest.mark.rule("SCY-024", "SCY-027", "SCY-028", "SCY-029")
def test_a_character_at_home_and_two_workers_beside_it() -> None:
    for seed in range(5):
        state = fresh(5, seed)
        for seat, player in enumerate(state.players):
            faction = BOOK.factions[player.faction]
            own = {unit: place for unit, place in state.at.items() if owner(unit) == seat}
            assert own.pop(f"character.{seat}") == faction.base
            assert {kind(u) for u in own} == {"worker"}
            assert sorted(own.values()) == sorted(faction.workers)
            assert len(set(own.values())) == BOOK.start_workers == 2


@pytest.mark.rule("SCY-028")
def test_no_worker_starts_across_a_river() -> None:
    base = BOOK.territories["base_rusviet"]
    assert base.rivers == {"r2c6"}
    assert set(BOOK.factions["rusviet"].workers) == set(base.neighbours) - base.rivers


@pytest.mark.rule("SCY-025")
def test_power_and_combat_cards_of_the_factions() -> None:
    printed = {name: (f.power, f.combat_cards) for name, f in BOOK.factions.items()}
    assert printed == {
        "nordic": (4, 1),
        "rusviet": (3, 2),
        "crimea": (5, 0),
        "polania": (2, 3),
        "saxony": (1, 4),
        "albion": (3, 0),
        "togawa": (0, 2),
    }
    for player in fresh(5).players:
        assert (player.power, len(player.hand)) == printed[player.faction]


@pytest.mark.rule("SCY-026", "SCY-199")
def test_popularity_coins_and_objectives_of_the_mats() -> None:
    printed = {name: (m.popularity, m.coins, m.objectives) for name, m in BOOK.mats.items()}
    assert printed == {
        "industrial": (2, 4, 2),
        "engineering": (2, 5, 2),
        "patriotic": (2, 6, 2),
        "mechanical": (3, 6, 2),
        "agricultural": (4, 7, 2),
        "militant": (3, 4, 2),
        "innovative": (3, 5, 2),
    }
    for player in fresh(5).players:
        assert (player.popularity, player.coins, len(player.objectives)) == printed[player.mat]


@pytest.mark.rule("SCY-030", "SCY-031", "SCY-032", "SCY-033")
def test_everything_else_waits_on_the_mats() -> None:
    state = fresh(5)
    for player in state.players:
        assert not (player.upgrades or player.recruits or player.mechs or player.stars)
        assert player.section == player.factory == ""
    assert not (state.buildings or state.goods)


@pytest.mark.rule("SCY-033")
def test_on_the_first_turn_every_section_is_open() -> None:
    state = fresh()
    sections = [
        o.action.section for o in flow.legal(state)[state.active] if isinstance(o.action, TakeSection)
    ]
    assert sections == ["1", "2", "3", "4"]


@pytest.mark.rule("SCY-040")
def test_two_pairs_are_banned() -> None:
    found = {(f, m) for f in BOOK.factions for m in BOOK.mats if banned(BOOK, f, m)}
    assert found == {("crimea", "patriotic"), ("rusviet", "industrial")}


@pytest.mark.rule("SCY-040", "SCY-041")
@pytest.mark.parametrize("seats", [2, 5])
def test_no_deal_gives_a_banned_pair(seats: int) -> None:
    dealt = Counter((p.faction, p.mat) for seed in range(150) for p in fresh(seats, seed).players)
    assert not any(banned(BOOK, *pair) for pair in dealt)
    assert len(dealt) == 5 * 5 - 2


@pytest.mark.rule("SCY-041")
def test_in_a_banned_pair_another_mat_is_drawn_and_the_faction_stays() -> None:
    pairs = deal_from(BOOK, ["crimea", "nordic"], ["engineering", "mechanical", "patriotic"])
    assert pairs == [("crimea", "mechanical"), ("nordic", "engineering")]


@pytest.mark.rule("SCY-041")
def test_a_discarded_mat_comes_back_only_when_no_other_is_left() -> None:
    pairs = deal_from(BOOK, ["crimea", "nordic"], ["engineering", "patriotic"])
    assert pairs == [("crimea", "engineering"), ("nordic", "patriotic")]
    assert len(deal_from(BOOK, ["nordic", "crimea"], ["patriotic", "engineering"])) == 1


def chosen() -> tuple[ScytheState, list[Event]]:
    """Two seats that choose: the first takes Crimea, the other Rusviet, mats are still to be chosen."""
    state = fresh(2, mats="chosen")
    state.events = []
    for faction in ("crimea", "rusviet"):
        seat, options = next(iter(flow.legal(state).items()))
        flow.play(state, seat, next(o.action for o in options if o.action == TakeFaction(faction)))
    return state, state.events


@pytest.mark.rule("SCY-040", "SCY-041")
def test_a_manual_choice_of_a_banned_pair_is_refused() -> None:
    state, _ = chosen()
    (seat,) = flow.choices(state)
    assert state.players[seat].faction == "rusviet"
    reasons = {c.option.action: c.reason for c in flow.choices(state)[seat]}
    refused = reasons[TakeMat("industrial")]
    assert refused is not None
    assert refused.rule == "SCY-040"
    assert reasons[TakeMat("patriotic")] is None


@pytest.mark.rule("SCY-041")
def test_a_choice_that_leaves_only_banned_pairs_is_refused() -> None:
    assert not can_pair(BOOK, ["crimea"], ["patriotic"])
    assert can_pair(BOOK, ["crimea", "rusviet"], ["patriotic", "industrial"])
    assert not can_pair(BOOK, ["rusviet", "nordic"], ["industrial"])


def test_chosen_factions_and_mats_begin_the_game() -> None:
    state, told = chosen()
    for mat in ("mechanical", "industrial"):
        seat, options = next(iter(flow.legal(state).items()))
        flow.play(state, seat, next(o.action for o in options if o.action == TakeMat(mat)))
    pairs = {(p.faction, p.mat) for p in state.players}
    assert pairs == {("rusviet", "mechanical"), ("crimea", "industrial")}
    assert state.players[state.active].mat == "industrial"
    assert [e.verb for e in told][:4] == ["choose_faction"] * 2 + ["choose_mat"] * 2


def test_a_taken_faction_is_refused() -> None:
    state = fresh(2, mats="chosen")
    seat, options = next(iter(flow.legal(state).items()))
    flow.play(state, seat, options[0].action)
    other = next(iter(flow.choices(state)))
    assert other != seat
    assert flow.choices(state)[other][0].reason is not None


def test_the_table_is_the_same_for_the_same_seed() -> None:
    assert codec.encode(fresh(4, 7)) == codec.encode(fresh(4, 7))
    assert UNKNOWN not in codec.encode(fresh()).decode()


@pytest.mark.rule("SCY-337")
@pytest.mark.parametrize(("airships", "chosen"), [("shared", True), ("own", False), ("off", False)])
def test_airship_tiles_are_chosen_where_all_airships_share_them(airships: str, chosen: bool) -> None:
    offered = {o.id for o in TITLE.options if TITLE.is_relevant(o, {"airships": airships})}
    assert {"aggressive", "passive"} & offered == ({"aggressive", "passive"} if chosen else set())
    assert offered >= {"airships", "resolution", "mats"}


@pytest.mark.rule("SCY-337")
def test_more_than_three_are_advised_against_airship_tiles_of_their_own() -> None:
    advised = [TITLE.recommendation(seats, {"airships": "own"}) for seats in (2, 3, 4, 7)]
    assert advised == [None, None, "own-airships", "own-airships"]
    assert TITLE.recommendation(7, {"airships": "shared"}) is None
