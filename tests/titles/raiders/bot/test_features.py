"""What bots weigh in Raiders of Scythia: each feature in a small position, its figure worked out by hand."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from game.engine import flow
from game.engine.judging.features import FILE
from game.engine.title import Title
from game.titles.raiders.bot import worth
from game.titles.raiders.bot.features import RaidersFeatures
from game.titles.raiders.bot.raids import expected
from game.titles.raiders.rules.raid.raid import StartRaid
from game.titles.raiders.rules.state.state import RaidersState
from tests.expect import expect
from tests.titles.playing import do
from tests.titles.raiders.positions import (
    BOOK,
    PACKAGE,
    TITLE,
    crew,
    edit,
    give,
    lay,
    put_quest,
    raided,
    table,
)

FEATURES = RaidersFeatures(PACKAGE.content)


def amount(state: RaidersState, name: str, seat: int = 0) -> float:
    return FEATURES.amounts(state, seat)[name]


def bare(**facts: Any) -> RaidersState:
    """Seat 0 of 2 has nothing but what is said."""
    state = table(2)
    edit(state, **{"silver": 0, "provisions": 0, "kumis": 0, **facts})
    return state


@pytest.mark.parametrize(
    ("facts", "points"),
    [({"vp": 4}, 4), ({"gold": 2}, 4), ({"livestock": 3}, 1), ({"wagon": 2}, 2), ({"quests": ("q26",)}, 8)],
)
def test_points_are_counted_as_at_the_end(facts: dict[str, object], points: int) -> None:
    assert amount(bare(**facts), "points") == points


def test_points_of_crew_and_animals_count() -> None:
    state = bare()
    crew(state, 0, "elder", horse="a1")
    assert amount(state, "points") == 3 + 2


def test_the_strongest_rival_is_the_one_with_most_points_and_means() -> None:
    state = table(3)
    for seat in (1, 2):
        edit(state, seat, vp=seat * 5, silver=0, provisions=0, kumis=0)
    assert amount(state, "rival") == 10
    edit(state, 1, silver=8)
    assert amount(state, "rival") == 10


def test_strength_is_that_of_crew_animals_and_abilities() -> None:
    state = bare()
    crew(state, 0, "champion", wounds=1, horse="a3")
    crew(state, 1, "sky_watcher", eagle="a7")
    crew(state, 2, "", horse="a3")
    assert amount(state, "strength") == 4 + 3 + 2 + 1 + 1, "as without wounds; one for each equipped eagle"
    assert (amount(state, "idle"), amount(state, "crew"), amount(state, "wounds")) == (3, 2, 1)


def test_a_double_eagle_doubles_a_skill() -> None:
    one, two = bare(), bare()
    crew(one, 0, "brewer")
    crew(two, 0, "brewer", eagle="a1")
    assert amount(two, "skills") == 2 * amount(one, "skills") > 0


@pytest.mark.parametrize("item", ["provisions", "kumis", "gold", "equipment", "livestock"])
def test_the_first_pieces_count_most(item: str) -> None:
    none, one, two = (amount(bare(**{item: n}), item) for n in range(3))
    assert (none, one, two) == (0, 1, 1.87)


def test_the_last_silver_counts_least_of_all() -> None:
    def last(item: str) -> float:
        return amount(bare(**{item: 8}), item) - amount(bare(**{item: 7}), item)

    assert last("silver") < 0.6 * last("provisions")


def test_heroes_that_win_more_are_worth_more() -> None:
    """By the games that seats with each of them won: docs/bots.md."""
    order = "arpada", "enaree", "charope", "vadasz", "hurasu"
    worths = [worth.hero(BOOK, f"hero.{name}") for name in order]
    assert worths == sorted(worths, reverse=True)


def test_the_colour_of_the_held_worker_counts() -> None:
    for colour in ("blue", "grey", "red"):
        state = bare(worker=f"{colour}.9")
        assert (amount(state, "grey"), amount(state, "red")) == (colour == "grey", colour == "red")


def test_cards_count_and_the_best_that_can_be_paid_is_the_recruit() -> None:
    poor, rich = bare(), bare(silver=5)
    for state in (poor, rich):
        give(state, "lancer", "herald")
    assert amount(poor, "cards") == 1.87
    assert 0 < amount(poor, "recruit") < amount(rich, "recruit")


def test_a_seat_is_bare_without_cards_and_kumis() -> None:
    kumis, card = bare(kumis=1), bare()
    give(card, "herald")
    assert [amount(state, "bare") for state in (bare(), kumis, card)] == [1, 0, 0]


def only(state: RaidersState, settlement: str) -> None:
    """Nothing else is left to raid."""
    raided(state, *(place for place in state.spaces if not place.startswith(settlement)))


def test_the_dice_of_a_raid_are_exact() -> None:
    """Cimmeria rolls one red die of 1, 2, 2, 3, 3, 4: 4 or more bring 1 VP, fewer a wound."""
    vp, wounds = expected(BOOK, "cimmeria_left", (("red", 1),), 1, 0, True)
    assert vp == pytest.approx(3 / 6)
    assert wounds == pytest.approx((1 + 2 + 3 + 0 + 1 + 2) / 6)
    assert expected(BOOK, "cimmeria_left", (("red", 1),), 1, 1, False) == (vp, 0)


def test_two_dice_are_all_pairs_of_faces() -> None:
    faces = BOOK.dice["red"].faces
    sums = [a.s + b.s for a, b in product(faces, faces)]
    vp, _ = expected(BOOK, "greece_left", (("red", 2),), 12, 0, True)
    assert vp == pytest.approx(4 * sum(total >= 4 for total in sums) / 36)


def manned(**facts: Any) -> RaidersState:
    """Seat 0 has the crew for the first settlement, where alone one wagon lies on each raid space."""
    state = bare(**facts)
    crew(state, 0, "recruiter")
    crew(state, 1, "elder")
    lay(state, "cimmeria_left.left", "wagon")
    lay(state, "cimmeria_left.right", "wagon")
    only(state, "cimmeria_left")
    return state


def sturdy(wounds: int = 0, **facts: Any) -> RaidersState:
    """The same with a crew that can bear eight wounds, some of which it has."""
    state = manned(**facts)
    for number in range(2):
        crew(state, number, "champion", wounds=wounds // 2)
    return state


def test_a_raid_that_lacks_nothing_is_no_turn_away() -> None:
    assert amount(sturdy(provisions=3), "delay") == 0
    assert amount(sturdy(provisions=2), "delay") == pytest.approx(0.45 / 2)
    assert amount(sturdy(provisions=0), "delay") == pytest.approx(3 * 0.45 / 2)


def test_a_wrong_worker_keeps_a_raid_a_turn_away() -> None:
    state = sturdy(provisions=3, worker="red.9")
    assert amount(state, "delay") == 1, "blue workers stand in the village"
    edit(state, worker="")
    assert amount(state, "delay") == 0, "one of them is picked up this turn"


def test_a_raid_waits_until_wounds_that_would_kill_are_healed() -> None:
    """To heal takes a turn's action, and another one to get the kumis for it."""

    def delay(wounds: int, kumis: int = 0) -> float:
        return amount(sturdy(wounds, provisions=3, kumis=kumis), "delay")

    assert delay(8) > delay(8, kumis=1) > delay(4) == 0


def test_in_the_final_round_only_a_raid_of_the_next_turn_counts() -> None:
    ready, late, hurt = sturdy(provisions=3), sturdy(provisions=2), sturdy(wounds=8, provisions=3)
    for state in (ready, late, hurt):
        state.final = 2
    assert amount(ready, "raid") > 0 < amount(hurt, "raid")
    assert (amount(late, "raid"), amount(late, "delay")) == (0, 0), "a raid that comes too late isn't missed"


def test_a_raid_is_worth_more_with_kumis_and_with_more_plunder() -> None:
    state, stronger, richer = manned(), manned(kumis=2), manned()
    lay(richer, "cimmeria_left.left", "gold", "gold")
    assert amount(state, "raid") < amount(stronger, "raid")
    assert amount(state, "raid") < amount(richer, "raid")


def test_the_nearer_a_quest_the_more_it_counts() -> None:
    def worth(**facts: Any) -> float:
        state = bare(**facts)
        for place in [p for p in state.quests if p != "village.quest.1"]:
            del state.quests[place]
        put_quest(state, "q13", "village.quest.1")
        return amount(state, "quests")

    assert worth(equipment=1, wagon=1) == 4 - 1 - 1, "its VP less those of what is paid"
    assert worth(equipment=1, wagon=1) > worth(equipment=1) > worth() > 0


def test_what_is_left_counts_more_and_more_until_the_final_round() -> None:
    early, late, last = bare(), bare(), bare()
    early.turn, late.turn, last.turn, last.final = 4, 80, 80, 1
    assert 0 < amount(early, "waiting") < amount(late, "waiting")
    assert amount(last, "waiting") == 0


def test_before_the_roll_features_are_those_of_the_turns_end() -> None:
    state = manned(provisions=3, kumis=1)
    do(state, StartRaid("cimmeria_left"))
    terms = FEATURES.terms(state, 0)
    assert sum(terms.values()) == pytest.approx(FEATURES.evaluate(state, 0))
    assert terms["points"] == pytest.approx(3 + 1 + 3 / 6), "the elder, the wagon, 1 VP at half of the faces"


def test_the_weights_file_names_every_feature() -> None:
    assert (PACKAGE.content / FILE).is_file()
    assert len(FEATURES.weights) == len(FEATURES.NAMES)


def positions(title: Title) -> list[RaidersState]:
    """Some positions of a game whose decisions are taken in turn."""
    state, found = expect(title.start(3, {}, 7), RaidersState), list[RaidersState]()
    for number in range(240):
        seat, options = next(iter(flow.legal(state).items()))
        if number % 12 == 0:
            found.append(state.copy())
        flow.play(state, seat, options[number % len(options)].action)
    return found


def test_nothing_hidden_is_read() -> None:
    for state in positions(TITLE):
        for seat in range(3):
            view = TITLE.view(state, seat)
            guesses = [TITLE.guess(view, seat, seed) for seed in range(10)]
            assert all(FEATURES.amounts(guess, seat) == FEATURES.amounts(view, seat) for guess in guesses)


def test_temperaments_differ_and_have_names() -> None:
    assert len(PACKAGE.evaluations) == 3
    state = manned(provisions=2, silver=3)
    assert len({judgement.evaluate(state, 0) for judgement in PACKAGE.evaluations}) == 3
