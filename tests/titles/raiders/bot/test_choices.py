"""Positions of Raiders of Scythia in which a good player knows the move, for bots that plan their turn."""

from __future__ import annotations

from fnmatch import fnmatch

import pytest
from msgspec.structs import replace

from game.bots.search.levels import LEVELS
from game.bots.search.planner import Planner
from game.engine import flow
from game.engine.judging.evaluation import Evaluation
from game.titles.raiders.bot.features import RaidersFeatures
from game.titles.raiders.rules.setup import ChoosePair
from game.titles.raiders.rules.state.state import RaidersState
from tests.titles.playing import do, now
from tests.titles.raiders.positions import (
    PACKAGE,
    TITLE,
    at,
    crew,
    edit,
    give,
    lay,
    line,
    put_quest,
    raided,
    ready,
    table,
)

USUAL = RaidersFeatures(PACKAGE.content)
QUICK = replace(LEVELS["normal"], worlds=0)
"""It plans its turn as the level does, without what the others might answer."""


def planned(state: RaidersState, judgement: Evaluation = USUAL) -> list[str]:
    """What the seat that is asked would do next in its turn."""
    seat, options = next(iter(flow.legal(state).items()))
    view = TITLE.view(state, seat)
    return [str(a) for a in Planner(PACKAGE, QUICK, (judgement,)).judge(view, seat, options, 1)[0][0].actions]


def begins(state: RaidersState, *wanted: str) -> bool:
    """Whether the plan has these moves in this order, * standing for anything."""
    moves = iter(planned(state))
    return all(any(fnmatch(move, want) for move in moves) for want in wanted)


def only(state: RaidersState, *settlements: str) -> None:
    """Nothing else is left to raid."""
    raided(state, *(place for place, space in state.spaces.items() if space.settlement not in settlements))


def test_a_raid_that_lacks_nothing_is_made() -> None:
    state = table(2)
    ready(state, "zealot", "champion")
    edit(state, provisions=3)
    assert planned(state)[0].startswith("start_raid cimmeria")


def test_a_weak_crew_is_strengthened_before_it_raids() -> None:
    """Cimmeria would probably kill one of its two members."""
    state = table(2)
    ready(state, "zealot", "brawler")
    give(state, "champion", "veteran")
    edit(state, provisions=3, silver=6)
    assert begins(state, "hire_card crew.champion.*")


def test_the_provision_that_a_raid_lacks_is_gained() -> None:
    state = table(2)
    ready(state, "zealot", "brawler", "reaver")
    edit(state, provisions=0, silver=8)
    assert begins(state, "place farm", "use provisions")


def test_of_two_settlements_the_better_plunder_is_taken() -> None:
    state = table(2)
    ready(state, "zealot", "champion")
    edit(state, provisions=4)
    for place in ("cimmeria_left.left", "cimmeria_left.right"):
        lay(state, place, "livestock")
    lay(state, "cimmeria_middle.left", "gold", "gold")
    assert planned(state)[0] == "start_raid cimmeria_middle"


def test_of_two_raid_spaces_the_richer_one_is_taken() -> None:
    state = table(2)
    ready(state, "zealot", "brawler")
    edit(state, provisions=3)
    only(state, "cimmeria_left")
    lay(state, "cimmeria_left.left", "livestock")
    lay(state, "cimmeria_left.right", "gold", "wagon")
    do(state, "start_raid", "cimmeria_left")
    while "take_space" not in str(flow.legal(state)[0][0].action):
        flow.play(state, 0, flow.legal(state)[0][0].action)
    assert planned(state)[0] == "take_space cimmeria_left.right"


def drinks(settlement: str, *names: str) -> int:
    """Kumis of 3 that are spent in a raid by a crew."""
    state = table(2)
    ready(state, *names)
    edit(state, worker="grey.9", provisions=4, kumis=3)
    only(state, settlement)
    do(state, "start_raid", settlement)
    return planned(state).count("drink")


def test_kumis_are_kept_where_the_best_result_is_sure() -> None:
    """Cimmeria asks for 4."""
    assert drinks("cimmeria_left", "zealot", "zealot") == 0


def test_kumis_are_drunk_where_they_are_wanting() -> None:
    """Assyria asks for 10; the dice bring 3 or 4."""
    assert drinks("assyria_left", "brawler", "herdsman", "outrunner") > 0


def test_a_quest_that_can_be_paid_is_completed_once_there_is_a_crew() -> None:
    state = table(2)
    ready(state, "zealot", "brawler", "reaver")
    put_quest(state, "q26")
    edit(state, worker="grey.9", gold=1, equipment=1, wagon=1)
    assert begins(state, "place chiefs_tent", "pay_for_quest village.quest.1")


def test_the_dearest_quest_is_completed_first() -> None:
    state = table(2)
    put_quest(state, "q16", "village.quest.1")
    put_quest(state, "q18", "village.quest.2")
    edit(state, gold=1, livestock=1)
    at(state, "chiefs_tent", "grey.9")
    assert planned(state)[0] == "pay_for_quest village.quest.2"


def test_weak_cards_are_discarded_for_a_quest_as_far_as_they_do() -> None:
    state = table(2)
    put_quest(state, "q01", "village.quest.1")
    del state.quests["village.quest.2"]
    give(state, "zealot", "toll_keeper", "lancer", "veteran")
    at(state, "chiefs_tent", "grey.9")
    moves = planned(state)
    assert moves[0] == "pay_for_quest village.quest.1"
    assert len([move for move in moves if move.startswith("discard")]) <= 2


def test_wounds_go_where_they_kill_nobody() -> None:
    state = table(2)
    ready(state, "elder", "veteran", "zealot")
    edit(state, worker="grey.9", provisions=3)
    only(state, "cimmeria_left")
    for seed in range(6):
        trial = state.copy()
        trial.rng = seed
        do(trial, "start_raid", "cimmeria_left")
        if any("wound" in str(o.action) for o in flow.legal(trial).get(0, [])):
            assert planned(trial)[0] != "wound 0"


def test_the_strongest_member_that_can_be_paid_is_hired() -> None:
    state = table(2)
    ready(state, "brawler")
    give(state, "berserk_rider", "toll_keeper")
    edit(state, silver=3)
    at(state, "barracks")
    assert planned(state)[0].startswith("hire_card crew.berserk_rider")


def test_a_hired_card_takes_a_free_space() -> None:
    state = table(2)
    ready(state, "champion", "veteran")
    give(state, "zealot")
    edit(state, silver=4)
    at(state, "barracks")
    assert planned(state)[0].split()[-1] in ("2", "3", "4")


def test_a_horse_goes_to_a_crew_member() -> None:
    state = table(2)
    crew(state, 3, "zealot")
    line(state, "a3", "a3", "a3")
    edit(state, equipment=1)
    at(state, "stables", "grey.9")
    assert planned(state)[0].endswith(" 3")


def test_the_eagle_that_doubles_goes_to_the_skill() -> None:
    state = table(2)
    ready(state, "zealot", "brewer")
    line(state, "a1", "a1", "a1")
    edit(state, silver=4)
    at(state, "stables", "grey.9")
    assert planned(state)[0].endswith(" 1") and planned(state)[0].startswith("take_eagle")


def test_in_the_last_turn_what_scores_is_done() -> None:
    state = table(2)
    give(state, "elder", "champion")
    edit(state, silver=2, worker="blue.9")
    state.final, state.turn = 1, 60
    assert begins(state, "place barracks", "hire_card crew.elder.*")


def test_in_the_last_turn_gold_is_taken_rather_than_provisions() -> None:
    state = table(2)
    give(state, "sapper", "forager")
    state.final, state.turn = 1, 60
    assert begins(state, "*town_centre", "play crew.sapper.*")


def test_persia_is_not_raided_by_a_weak_crew_that_could_do_better() -> None:
    """Three weak members reach 14 rarely: 3 wounds and those of the dice for little."""
    state = table(2)
    ready(state, "toll_keeper", "herald", "forager")
    edit(state, worker="grey.9", provisions=4, wagon=1)
    only(state, "persia_middle", "cimmeria_left")
    for place in ("persia_middle.left", "persia_middle.right"):
        lay(state, place, "livestock")
    assert planned(state)[0] == "start_raid cimmeria_left"


def test_a_pair_with_a_useful_hero_is_chosen() -> None:
    state = table(2)
    state.crew_deck = [c for c in state.crew_deck if c not in ("crew.peddler.1", "crew.berserk_rider.1")]
    state.pairs = {"hero.arpada": "crew.peddler.1", "hero.vadasz": "crew.berserk_rider.1"}
    state.players = [replace(player, hero="") for player in state.players]
    now(state, ChoosePair(0))
    assert planned(state)[0] == "take_pair hero.vadasz"


@pytest.mark.parametrize("more", [1, 2])
def test_temperaments_do_otherwise_in_the_same_position(more: int) -> None:
    found = set()
    for seed in range(1, 8):
        state = table(3, seed)
        ready(state, "zealot", "brawler", "reaver")
        give(state, "zealot", "veteran", "elder")
        edit(state, provisions=more, silver=3, kumis=2)
        found.add(len({tuple(planned(state, judgement)) for judgement in PACKAGE.evaluations}))
    assert max(found) > 1
