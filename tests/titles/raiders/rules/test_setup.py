"""Components and set-up (RAI-001 to RAI-036)."""

from __future__ import annotations

from collections import Counter

import pytest
from msgspec.structs import replace

from game.engine import flow
from game.engine.model import DECLINE, UNKNOWN
from game.engine.title import BadTable
from game.titles.raiders.rules.cards.effects import Draw, Gain
from game.titles.raiders.rules.raid.strength import most_dice
from game.titles.raiders.rules.setup import TakePair
from game.titles.raiders.rules.shared.discarding import Discard
from game.titles.raiders.rules.state.book import PLUNDER
from game.titles.raiders.rules.state.state import RaidersState
from game.titles.raiders.rules.village.animals import TakeEagle, TakeHorse
from tests.titles.playing import do, events, now, refuse
from tests.titles.raiders.positions import BOOK, TITLE, at, crew, edit, first, give, lay, raided, table, told


def fresh(seats: int = 2, seed: int = 1, draft: str = "open") -> RaidersState:
    """A new table as it stands at its first question."""
    state = TITLE.start(seats, {"draft": draft}, seed)
    assert isinstance(state, RaidersState)
    return state


def chosen(seats: int = 2, seed: int = 1) -> RaidersState:
    """A new table whose pairs are chosen; cards are to be kept."""
    state = fresh(seats, seed)
    while type(state.stack[-1]).__name__ == "ChoosePair":
        do(state, TakePair(next(iter(state.pairs))))
    return state


def new_game(seats: int = 2, seed: int = 1) -> RaidersState:
    """A new table whose first turn begins."""
    state = chosen(seats, seed)
    while not state.turn:
        first(state, "discard")
    return state


@pytest.mark.rule("RAI-001")
def test_one_to_four_seats() -> None:
    assert TITLE.seats == (1, 2, 3, 4)
    assert [len(fresh(n).players) for n in TITLE.seats] == [1, 2, 3, 4]
    for wrong in (0, 5):
        with pytest.raises(BadTable):
            fresh(wrong)


@pytest.mark.rule("RAI-002", "RAI-003")
def test_cards_and_quests_of_the_box() -> None:
    assert (len(BOOK.heroes), len(BOOK.crew), len(BOOK.animals), len(BOOK.quests)) == (8, 76, 36, 26)
    assert sum(q.vp for q in BOOK.quests.values()) == 115


@pytest.mark.rule("RAI-004")
def test_nine_animals_with_four_copies_and_two_halves() -> None:
    kinds = Counter(a.id for a in BOOK.animals.values())
    assert sorted(kinds.values()) == [4] * 9
    assert len({(a.eagle, a.horse) for a in BOOK.animals.values()}) == 9


@pytest.mark.rule("RAI-005")
def test_kinds_of_plunder() -> None:
    found = {name: record.count for name, record in BOOK.plunder.items()}
    assert found == {"gold": 14, "equipment": 20, "wagon": 20, "livestock": 26}


def workers(state: RaidersState) -> list[str]:
    """Every worker on the table."""
    standing = [*state.village.values(), *(p.worker for p in state.players)]
    return [w for w in [*standing, *(s.worker for s in state.spaces.values())] if w]


@pytest.mark.rule("RAI-006")
def test_all_workers_are_used_by_four_players() -> None:
    found = workers(fresh(4))
    assert len(set(found)) == 31
    assert Counter(w.split(".")[0] for w in found) == {"blue": 7, "grey": 12, "red": 12}


@pytest.mark.rule("RAI-023")
@pytest.mark.parametrize(("seats", "used"), [(1, 20), (2, 21), (3, 26), (4, 31)])
def test_workers_not_needed_are_nowhere_on_the_table(seats: int, used: int) -> None:
    found = workers(fresh(seats))
    assert len(found) == len(set(found)) == used
    TITLE.check(new_game(seats))


@pytest.mark.rule("RAI-007")
def test_six_dice_in_three_colours() -> None:
    assert most_dice(BOOK) == {"red": 2, "white": 2, "yellow": 2}
    assert all(len(die.faces) == 6 for die in BOOK.dice.values())


@pytest.mark.rule("RAI-008", "RAI-022")
def test_goods_never_run_out() -> None:
    state = table()
    assert set(state.supply) == set(PLUNDER)
    now(state, Gain("silver", 200), Gain("provisions", 200), Gain("kumis", 200))
    assert (state.me.silver, state.me.provisions, state.me.kumis) == (203, 201, 200)


@pytest.mark.rule("RAI-009")
def test_as_much_plunder_as_the_supply_has() -> None:
    state = table()
    state.supply["wagon"] = 1
    now(state, Gain("wagon", 2))
    assert (state.me.wagon, state.supply["wagon"]) == (1, 0)
    now(state, Gain("wagon", 1))
    assert state.me.wagon == 1
    assert told(state, "gain") == [("gain", {"item": "wagon", "amount": 1})]


@pytest.mark.rule("RAI-010")
def test_what_is_spent_returns_to_the_supply() -> None:
    state = table()
    state.supply["equipment"] = 0
    edit(state, equipment=1, silver=3)
    at(state, "stables", "grey.1")
    do(state, TakeHorse(state.animal_line[0], 0))
    assert (state.me.equipment, state.supply["equipment"]) == (0, 1)
    now(state, Gain("equipment", 1))
    assert (state.me.equipment, state.supply["equipment"]) == (1, 0)


@pytest.mark.rule("RAI-011")
def test_animal_discards_become_the_deck() -> None:
    state = table()
    state.animal_discard, state.animal_deck = state.animal_deck, []
    edit(state, silver=4)
    at(state, "stables", "grey.1")
    do(state, TakeEagle(state.animal_line[0], 0))
    assert (len(state.animal_line), len(state.animal_discard), len(state.animal_deck)) == (3, 0, 32)
    assert told(state, "reshuffle") == [("reshuffle", {"deck": "animal"})]


@pytest.mark.rule("RAI-011")
def test_without_deck_and_discards_no_animal_is_gained() -> None:
    state = table()
    state.animal_deck.clear()
    edit(state, silver=4, equipment=2)
    at(state, "stables", "grey.1")
    refuse(state, TakeEagle(state.animal_line[0], 0), rule="RAI-011")
    refuse(state, TakeHorse(state.animal_line[0], 0), rule="RAI-011")


@pytest.mark.rule("RAI-012")
def test_crew_discards_become_the_deck() -> None:
    state = table()
    state.crew_discard, state.crew_deck = [*state.crew_discard, *state.crew_deck[1:]], state.crew_deck[:1]
    now(state, Draw(3))
    assert (len(state.me.hand), len(state.crew_deck), state.crew_discard) == (3, 73, [])
    assert told(state, "reshuffle", "draw") == [("reshuffle", {"deck": "crew"}), ("draw", {"amount": 3})]
    state.crew_deck = state.crew_deck[:1]
    now(state, Draw(3))
    assert (len(state.me.hand), state.crew_deck) == (4, [])
    now(state, Draw(3))
    assert len(state.me.hand) == 4


@pytest.mark.rule("RAI-013", "RAI-014", "RAI-015")
@pytest.mark.parametrize(("seats", "each", "quests"), [(1, 4, 14), (2, 4, 14), (3, 5, 17), (4, 6, 20)])
def test_raid_spaces_and_quests(seats: int, each: int, quests: int) -> None:
    state = fresh(seats)
    assert Counter(BOOK.civilization_of[p] for p in state.spaces) == dict.fromkeys(BOOK.civilizations, each)
    village = [p for p in state.quests if state.quest_open(p)]
    assert village == ["village.quest.1", "village.quest.2"]
    assert set(state.quests) - set(village) == {p for p in state.spaces if not p.startswith("greece")}
    assert len(set(state.quests.values())) == quests
    assert sorted(fresh(seats, 2).quests.values()) != sorted(state.quests.values())


@pytest.mark.rule("RAI-015")
def test_unused_raid_spaces_are_the_right_most() -> None:
    right = {f"{c}_right.{slot}" for c in BOOK.civilizations for slot in ("left", "right")}
    unused = {n: {p for p in BOOK.civilization_of if "." in p} - set(fresh(n).spaces) for n in (1, 2, 3, 4)}
    assert unused[1] == unused[2] == right
    assert unused[3] == {p for p in right if p.endswith(".right")}
    assert unused[4] == set()


@pytest.mark.rule("RAI-016")
def test_quests_in_the_box_are_hidden_from_everybody() -> None:
    state = fresh(3)
    assert len(state.quest_box) == 26 - 17
    for seat in range(3):
        assert TITLE.view(state, seat).quest_box == [UNKNOWN] * 9


@pytest.mark.rule("RAI-017", "RAI-019")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_space_gets_the_printed_number_and_the_rest_is_the_supply(seats: int) -> None:
    state = fresh(seats)
    printed = {f"{s.id}.{slot.slot}": slot.plunder for s in BOOK.settlements.values() for slot in s.spaces}
    assert all(len(space.plunder) == printed[place] for place, space in state.spaces.items())
    drawn = Counter(item for space in state.spaces.values() for item in space.plunder)
    assert {kind: drawn[kind] + state.supply[kind] for kind in PLUNDER} == {
        "gold": 14,
        "equipment": 20,
        "wagon": 20,
        "livestock": 26,
    }
    assert [s.plunder for s in fresh(seats, 2).spaces.values()] != [s.plunder for s in state.spaces.values()]


@pytest.mark.rule("RAI-018")
def test_plunder_is_open_and_facedown_quests_are_hidden() -> None:
    state = table()
    for seat in (0, 1):
        seen = TITLE.view(state, seat)
        assert seen.spaces == state.spaces
        assert seen.quests["persia_left.left"] == UNKNOWN
        assert seen.quests["village.quest.1"] == state.quests["village.quest.1"]
        assert "greece_left.left" not in seen.quests
    raided(state, "persia_left.left")
    assert TITLE.view(state, 1).quests["persia_left.left"] == state.quests["persia_left.left"]


@pytest.mark.rule("RAI-020")
def test_a_worker_of_the_printed_colour_above_every_space_in_play() -> None:
    state = fresh(4)
    printed = {f"{s.id}.{slot.slot}": slot.worker for s in BOOK.settlements.values() for slot in s.spaces}
    assert {p: s.worker.split(".")[0] for p, s in state.spaces.items()} == printed
    assert set(fresh(2).spaces) == {p for p in printed if "_right." not in p}
    assert not any("_right." in p for p in fresh(2).quests)


@pytest.mark.rule("RAI-021")
def test_blue_workers_of_the_village() -> None:
    state = fresh()
    assert {b for b, w in state.village.items() if w} == {"town_centre", "meeting_tent", "market"}
    assert {w.split(".")[0] for w in state.village.values() if w} == {"blue"}
    assert len(state.village) == 8


@pytest.mark.rule("RAI-024")
def test_what_a_player_starts_with() -> None:
    for player in fresh(4).players:
        assert (player.silver, player.provisions, player.kumis, player.vp) == (3, 1, 0, 0)
        assert player.worker.startswith("blue.")
        assert not any(getattr(player, kind) for kind in PLUNDER)


@pytest.mark.rule("RAI-025", "RAI-026")
def test_shuffled_decks_and_three_faceup_animals() -> None:
    one, two = fresh(seed=1), fresh(seed=2)
    assert (len(one.animal_line), len(one.animal_deck)) == (3, 33)
    assert (len(one.crew_deck), len(one.pairs)) == (73, 3)
    assert one.animal_line != two.animal_line
    assert one.crew_deck[-5:] != two.crew_deck[-5:]
    assert set(one.pairs) != set(two.pairs)


@pytest.mark.rule("RAI-027", "RAI-028")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_one_pair_more_than_players(seats: int) -> None:
    state = fresh(seats)
    assert len(state.pairs) == seats + 1
    assert set(state.pairs) <= set(BOOK.heroes)
    assert len(set(state.pairs.values())) == seats + 1
    assert set(state.pairs.values()) <= set(BOOK.crew)
    assert not set(state.pairs.values()) & set(state.crew_deck)


@pytest.mark.rule("RAI-029")
def test_anybody_may_start() -> None:
    assert {fresh(3, seed).first for seed in range(30)} == {0, 1, 2}


@pytest.mark.rule("RAI-030")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", range(4))
def test_pairs_are_chosen_in_reverse_turn_order(seats: int, seed: int) -> None:
    state = fresh(seats, seed)
    order = []
    while state.pairs:
        order += list(flow.choices(state))
        do(state, TakePair(next(iter(state.pairs))))
    assert order == [(state.first - n) % seats for n in range(1, seats + 1)]
    assert order[-1] == state.first


@pytest.mark.rule("RAI-034", "RAI-037")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", range(3))
def test_hands_are_drawn_and_kept_in_turn_order(seats: int, seed: int) -> None:
    state = fresh(seats, seed)
    top = state.crew_deck[::-1]
    while state.pairs:
        do(state, TakePair(next(iter(state.pairs))))
    turns = [(state.first + n) % seats for n in range(seats)]
    for number, seat in enumerate(turns):
        assert list(state.players[seat].hand) == top[5 * number : 5 * number + 5]
    order = []
    while not state.turn:
        order += list(flow.choices(state))
        first(state, "discard")
    assert order == [seat for seat in turns for _ in range(2)]


@pytest.mark.rule("RAI-031")
def test_a_taken_pair_or_a_mixed_one_is_refused() -> None:
    state = fresh(2)
    hero, other = list(state.pairs)[:2]
    refuse(state, TakePair(state.pairs[other]))
    do(state, TakePair(hero))
    refuse(state, TakePair(hero), rule="RAI-031")


@pytest.mark.rule("RAI-032")
def test_hero_and_free_crew_card_go_on_the_board() -> None:
    state = fresh(2)
    seat, (hero, card) = next(iter(flow.choices(state))), next(iter(state.pairs.items()))
    state.events = []
    do(state, TakePair(hero))
    player = state.players[seat]
    assert [e.facts for e in events(state, "take_pair")] == [{"seat": seat, "hero": hero, "card": card}]
    assert (player.hero, player.spaces[0].crew, player.silver) == (hero, card, 3)
    assert len(player.spaces) == 5
    assert [s.crew for s in player.spaces[1:]] == [""] * 4


@pytest.mark.rule("RAI-033")
def test_the_unchosen_hero_leaves_and_its_card_is_the_first_discard() -> None:
    state = fresh(2)
    left_hero, left_card = list(state.pairs.items())[-1]
    while state.pairs:
        do(state, TakePair(next(iter(state.pairs))))
    assert state.crew_discard == [left_card]
    assert left_hero not in [p.hero for p in state.players]


@pytest.mark.rule("RAI-034")
def test_five_cards_are_drawn_and_three_kept() -> None:
    state = chosen(3)
    assert [len(p.hand) for p in state.players] == [5, 5, 5]
    discarded = [state.players[seat].hand[0] for seat in flow.choices(state)]
    state.events = []
    do(state, Discard(discarded[0]))
    assert state.crew_discard[1:] == discarded
    assert told(state, "discard") == [("discard", {"card": discarded[0]})]
    state = new_game(3)
    assert [len(p.hand) for p in state.players] == [3, 3, 3]
    assert len(state.crew_discard) == 1 + 2 * 3


@pytest.mark.rule("RAI-035")
def test_exactly_three_cards_are_kept() -> None:
    state = chosen(2)
    seat = next(iter(flow.choices(state)))
    refuse(state, DECLINE)
    do(state, Discard(state.players[seat].hand[0]))
    assert seat in flow.choices(state)
    do(state, Discard(state.players[seat].hand[0]))
    refuse(state, Discard(state.players[seat].hand[0]))
    assert len(state.players[seat].hand) == 3


@pytest.mark.rule("RAI-036")
def test_hands_are_hidden_and_the_board_is_open() -> None:
    state = table()
    give(state, "lancer", "drover")
    crew(state, 0, "healer", eagle="a1", horse="a2")
    seen = TITLE.view(state, 1)
    assert seen.players[0] == replace(state.players[0], hand=(UNKNOWN, UNKNOWN))
    assert TITLE.view(state, 0).players[0] == state.players[0]


@pytest.mark.rule("RAI-036")
def test_only_the_owner_sees_which_cards_are_drawn() -> None:
    state = table()
    now(state, Draw(2))
    assert [e.seen_by for e in events(state, "drawn")] == [frozenset({0})] * 2
    assert [e.facts for e in events(state, "draw")] == [{"seat": 0, "amount": 2}]


@pytest.mark.rule("RAI-018")
def test_plunder_that_was_taken_is_gone_for_every_seat() -> None:
    state = table()
    lay(state, "greece_left.left", "gold")
    assert TITLE.view(state, 1).spaces["greece_left.left"].plunder == ("gold",)
