"""What bots weigh in Scythe: each feature in a small position, its figure worked out by hand."""

from __future__ import annotations

from itertools import pairwise

import pytest

from game.engine import flow
from game.engine.judging.features import FILE
from game.engine.title import Title
from game.titles.scythe.bot import ground
from game.titles.scythe.bot.features import MEANINGS, ScytheFeatures
from game.titles.scythe.bot.sealed import odds
from game.titles.scythe.bot.war import chance
from game.titles.scythe.rules.actions.upgrade import Upgrade
from game.titles.scythe.rules.scoring.scoring import scores
from game.titles.scythe.rules.setup.bidding import Bid, Lot
from game.titles.scythe.rules.state.state import ScytheState
from tests.expect import expect
from tests.titles.playing import now
from tests.titles.scythe.positions import (
    BOOK,
    FIVE,
    PACKAGE,
    TITLE,
    edit,
    flag,
    goods,
    hand,
    moving,
    objectives,
    off,
    put,
    table,
    trap,
)

FEATURES = ScytheFeatures(PACKAGE.content)
COUNT = ("coins", "stars", "lands", "goods", "structure_bonus")
"""What the final count is made of."""


def amount(state: ScytheState, name: str, seat: int = 0) -> float:
    return FEATURES.amounts(state, seat)[name]


def late(**facts: object) -> ScytheState:
    """The last turns, where rates are nearly those of now; seat 0 has 2 workers on 2 territories."""
    state = table()
    state.trigger = 1
    edit(state, 0, **{"popularity": 13, **facts})
    return state


def test_the_count_is_that_of_the_end() -> None:
    state = late(coins=7, stars=("power", "mechs"))
    goods(state, "r1c4", oil=3)
    found = [amount(state, name) for name in ("coins", "stars", "lands", "goods")]
    assert found == [7, 2 * 5, 2 * 4, 3 * 1.5]


def test_structures_count_by_the_tile() -> None:
    state = late()
    state.bonus = "on_farms_tundras"
    put(state, "mine.0 r1c5")
    assert (amount(state, "structures"), amount(state, "structure_bonus")) == (1, 2)


def test_pieces_of_the_mats_are_counted() -> None:
    state = table()
    edit(state, 0, upgrades=(("move_units", "deploy"),), recruits=(("deploy", "coins"),), factory="f01")
    put(state, "mech.0.speed r1c4")
    assert [amount(state, n) for n in ("upgrades", "mechs", "recruits", "factory")] == [1, 1, 1, 1]


def test_each_further_worker_counts_less() -> None:
    state, found = table(), []
    for number in range(3, 9):
        put(state, f"worker.0.{number} r1c4")
        found.append(amount(state, "workers"))
    gained = [round(b - a, 6) for a, b in pairwise(found)]
    assert gained == sorted(gained, reverse=True) and gained[-1] > 0


def test_what_the_next_turns_can_pay_for_is_ready() -> None:
    """Engineering: 3 oil for 2 coins, 3 wood for 3 coins. The Produce above the oil and a Trade bring 3 wood
    more; with a token on its section the oil must wait."""
    state = moving("worker.0.1 r1c4")
    put(state, "worker.0.2 base_nordic")
    goods(state, "r1c4", oil=3, wood=3)
    oil, wood = 1 + 0.15 * 2, 1 + 0.15 * 3
    assert amount(state, "ready") == pytest.approx(wood + 0.7 * oil + 0.7**3 * wood)
    goods(state, "r1c4", oil=3)
    edit(state, 0, section="1")
    assert amount(state, "ready") == pytest.approx(0.7 * oil + 0.7**2 * wood)


def test_supplies_are_shares_of_costs() -> None:
    state = table()
    goods(state, "r1c4", metal=2, wood=3)
    assert amount(state, "supplies") == 2 / 4 + 3 / 3


def test_workers_are_idle_where_nothing_of_use_grows() -> None:
    state = table()
    eight = [f"worker.0.{n}" for n in range(1, 9)]
    put(state, *eight, place="r1c6")
    crowded = amount(state, "idle")
    put(state, "mech.0.speed r1c6")
    assert (crowded, amount(state, "idle")) == (7, 3.5)
    put(state, *eight, place="r1c4")
    assert amount(state, "idle") == 0


def test_a_third_worker_on_a_territory_is_one_too_many() -> None:
    state = table()
    put(state, *(f"worker.0.{n}" for n in range(1, 5)), place="r1c4")
    put(state, "worker.0.5", "worker.0.6", place="r1c5")
    assert amount(state, "crowd") == 2


def test_a_mech_on_the_home_base_is_stranded() -> None:
    """A base is no territory, so nothing there counts at the end (SCY-005); the character begins there."""
    state = table()
    put(state, "mech.0.speed base_nordic", "mech.0.riverwalk r1c4", "character.0 base_nordic")
    assert amount(state, "stranded") == 1


def test_yields_are_those_that_are_needed() -> None:
    state = table()
    put(state, "worker.0.1", "worker.0.2", place="r1c4")
    assert amount(state, "yields") == 2
    edit(state, 0, upgrades=tuple((str(n), "upgrade") for n in range(6)))
    put(state, "worker.0.1", "worker.0.2", place="r1c5")
    assert amount(state, "yields") == 2 * 0.25, "oil is for upgrades, and all cubes have moved"


def test_six_stars_are_enough() -> None:
    """What leads to a seventh star counts for less than what leads to the sixth."""
    gained = []
    for stars in (FIVE[:1], (*FIVE, "objective")):
        state = table()
        edit(state, 0, power=0, stars=stars)
        before = amount(state, "near")
        edit(state, 0, power=16)
        gained.append(amount(state, "near") - before)
    assert gained[1] == pytest.approx(0.3 * gained[0])


def test_a_star_that_is_placed_counts_more_than_all_but_the_last_step_to_it() -> None:
    state = table()
    edit(state, 0, power=15)
    near = amount(state, "near")
    edit(state, 0, power=16, stars=("power",))
    assert amount(state, "near") > near


def test_an_objective_counts_by_how_far_it_is() -> None:
    state, found = table(), []
    for card, coins in (((), 0), (("o12",), 10), (("o12",), 19), (("o12",), 20)):
        objectives(state, 0, *card)
        edit(state, 0, coins=coins)
        found.append(amount(state, "objective"))
    assert found == [0, 0.25, pytest.approx(0.9**2), 1]


def test_the_first_points_of_power_count_most() -> None:
    state, found = table(), []
    for power in range(3):
        edit(state, 0, power=power, popularity=4)
        found.append(amount(state, "power"))
    assert found == pytest.approx([0, 1, 1.9])
    assert amount(state, "popularity") == 4


def test_high_cards_count_more() -> None:
    state = table()
    hand(state, 0, 5)
    high = amount(state, "cards")
    hand(state, 0, 2)
    assert high - amount(state, "cards") == pytest.approx(3 / 6)


def arms(power: tuple[int, int], mine: str = "r4c4", theirs: str = "r4c3") -> ScytheState:
    """A mech of each of two seats on an empty map, with so much power."""
    state = moving(f"mech.0.speed {mine}", f"mech.1.speed {theirs}")
    for seat, amount in enumerate(power):
        edit(state, seat, power=amount)
    return state


def test_the_weaker_is_at_risk_and_the_stronger_has_a_target() -> None:
    state = arms((7, 1))
    assert amount(state, "targets") > 0 == amount(state, "risk")
    state = arms((1, 7))
    assert amount(state, "risk") > 0 == amount(state, "targets")
    far = arms((1, 7), mine="r1c1")
    assert amount(far, "risk") == 0


def test_lone_workers_are_at_risk_from_whom_it_costs_little() -> None:
    """Who sends three workers home loses as much popularity as there is (SCY-078)."""
    state, found = arms((1, 7)), []
    put(state, "worker.0.1", "worker.0.2", "worker.0.3", place="r4c4")
    off(state, "mech.0.speed")
    for popularity in (9, 0):
        edit(state, 1, popularity=popularity)
        found.append(amount(state, "risk"))
    assert found[0] == 0 < found[1]


def test_further_combats_draw_only_whom_they_bring_stars() -> None:
    """Without a limit (SCY-259), and of two others the second is the last (SCY-215)."""
    won = ("combat", "combat")
    state, found = arms((7, 1)), []
    for faction in ("saxony", "nordic"):
        edit(state, 0, faction=faction, stars=won)
        found.append(amount(state, "targets"))
    assert found[0] > found[1] == 0


def test_a_second_objective_counts_where_it_brings_a_star() -> None:
    """SCY-205, SCY-259."""
    state, found = table(), []
    objectives(state, 0, "o12")
    for faction in ("saxony", "nordic"):
        edit(state, 0, coins=10, faction=faction, stars=("objective",))
        found.append(amount(state, "objective"))
    assert found == [0.25, 0]


def test_a_combat_promises_more_with_more_power() -> None:
    found = [amount(arms((power, 3), theirs="r4c4"), "fights") for power in (0, 3, 7)]
    assert found[0] < found[1] < found[2]
    assert amount(arms((7, 3)), "fights") == 0


def test_chances_are_even_for_equals_and_sure_against_nothing() -> None:
    assert chance(7, 7) == pytest.approx(0.55)
    assert chance(0, 0) == 1
    assert odds(1, 0, 0) == 1 and odds(0, 0, 0) == 0
    assert odds(8, 7, 0) == 1
    assert [odds(n, 7, 0) for n in range(9)] == sorted(odds(n, 7, 0) for n in range(9))


def test_riverwalk_opens_roads() -> None:
    state = moving("character.0 r2c5")
    before = amount(state, "roads")
    put(state, "mech.0.riverwalk r2c5")
    assert amount(state, "roads") > before


def test_a_mine_opens_roads_for_its_owner() -> None:
    """SCY-134: no tunnel is beside r2c5, and its own territory becomes one."""
    state, found = moving("character.0 r2c5"), []
    for mine in ("mine.1 r2c5", "mine.0 r2c5"):
        before = amount(state, "roads")
        put(state, mine)
        found.append(amount(state, "roads") > before)
    assert found == [False, True]


def test_encounters_and_the_factory_draw_the_character() -> None:
    state, found = moving("character.0 r2c5"), []
    state.encounters.append("r2c4")
    for place in ("r2c5", "r2c4"):
        put(state, f"character.0 {place}")
        found.append(amount(state, "explore"))
    assert found == [pytest.approx(1 / 4), 2], "the river keeps it from the encounter"
    put(state, "character.0 r4c4")
    assert amount(state, "factory_way") == pytest.approx(5 / 6)
    edit(state, 0, factory="f01")
    assert amount(state, "factory_way") == 0


def test_flags_and_armed_traps_count() -> None:
    state = table("albion", "togawa")
    flag(state, "r1c1", "r1c2")
    trap(state, "r6c6", seat=1)
    trap(state, "r7c6", seat=1, armed=False)
    assert (amount(state, "tokens"), amount(state, "tokens", 1)) == (2, 1)


def test_what_is_paid_for_is_about_to_come() -> None:
    state = table()
    assert amount(state, "paid") == 0
    now(state, Upgrade())
    assert (amount(state, "paid"), amount(state, "paid", 1)) == (1, 0)


def test_the_race_knows_who_leads_and_who_has_won() -> None:
    state = late(coins=60)
    assert amount(state, "lead") > 0.9 and amount(state, "lead", 1) < 0
    assert amount(state, "win") == 0
    state.stack.clear()
    assert amount(state, "win") == 1


def test_a_star_that_is_due_counts_as_one_that_is_placed() -> None:
    state, placed = late(stars=FIVE[:2], due=("workers",)), late(stars=FIVE[:3])
    assert amount(state, "stars") == amount(placed, "stars") == 3 * 5
    assert amount(state, "near") == amount(placed, "near") and amount(state, "win") == 0
    assert amount(state, "rival", 1) == amount(placed, "rival", 1)
    state.turn = placed.turn = 2 * 20 + 1
    assert amount(state, "pace") == amount(placed, "pace") > 0


def test_the_game_is_over_once_the_last_star_is_due() -> None:
    state = table()
    edit(state, 0, coins=60, stars=FIVE, due=("power",))
    assert (amount(state, "win"), amount(state, "win", 1)) == (1, -1)
    edit(state, 0, popularity=6)
    assert amount(state, "stars") == 6 * 3, "at the rate of one's popularity"
    state.resolution = "land_rush"
    assert amount(state, "win") == 0, "all others have a turn yet"


def test_whoever_wants_two_stars_at_most_may_end_the_game() -> None:
    state = table()
    edit(state, 0, stars=FIVE[:3])
    edit(state, 1, stars=FIVE[:3], due=("power",))
    assert [FEATURES.may_end(state, seat) for seat in (0, 1)] == [False, True]
    state.resolution = "land_rush"
    assert not FEATURES.may_end(state, 1), "all others have a turn yet"


def test_once_the_game_is_over_the_rate_of_ones_popularity_counts() -> None:
    state = table()
    edit(state, 0, coins=9, popularity=6, stars=("power", "mechs"))
    edit(state, 1, popularity=7, stars=("power", "mechs"))
    assert amount(state, "stars") > 2 * 3, "during the game each point of popularity counts"
    state.stack.clear()
    assert sum(amount(state, name) for name in COUNT) == scores(state).totals[0] == 19
    assert (amount(state, "rival"), amount(state, "win")) == (20, -1)


def test_the_coins_of_a_rival_are_a_guess_by_what_its_mat_gave() -> None:
    state = late()
    before = amount(state, "rival")
    edit(state, 1, coins=50)
    assert amount(state, "rival") == before, "coins of others are hidden"
    edit(state, 1, mechs=("riverwalk", "speed"))
    deploys = next(s for s in BOOK.mats[state.players[1].mat].section if s.bottom == "deploy")
    assert amount(state, "rival") == before + 2 * deploys.coins
    state.turn = 2 * 9 + 1
    assert amount(state, "rival") == before + 2 * deploys.coins - 3, "nine turns cost a few"


def test_shown_coins_of_a_rival_count_as_they_are() -> None:
    state = table(show_coins="on")
    edit(state, 1, coins=5)
    before = amount(state, "rival")
    edit(state, 1, coins=15)
    assert amount(state, "rival") == before + 10


def test_resources_of_a_rival_count_once_the_game_is_over() -> None:
    state = late()
    goods(state, "r6c0", metal=4)
    before = amount(state, "rival")
    state.stack.clear()
    assert amount(state, "rival") == before + 2, "two pairs at one coin"


def test_stars_are_in_a_hurry_late() -> None:
    state = table()
    edit(state, 0, stars=("power", "mechs"))
    assert amount(state, "pace") == 0
    state.turn = 2 * 20 + 1
    assert amount(state, "near") > 2
    assert amount(state, "pace") == pytest.approx(1.1 * amount(state, "near"))


def test_a_bid_costs_its_coins() -> None:
    state = table()
    state.turn = 0
    state.stack[:] = [Bid((Lot("nordic", "engineering", 0, 3),))]
    assert amount(state, "bid") == 3 and sum(FEATURES.amounts(state, 0).values()) == 3


def test_others_stars_bring_the_end_near() -> None:
    state = table()
    assert FEATURES.phase(state, 0) < 0.1
    edit(state, 1, stars=("power",) * 5)
    assert FEATURES.phase(state, 0) == pytest.approx(0.85)
    edit(state, 0, stars=("power",) * 5)
    edit(state, 1, stars=())
    assert FEATURES.phase(state, 0) < 0.1, "own stars do not count"


def test_what_comes_of_a_position_is_weighed_as_it_is_there() -> None:
    before, after = table(), table()
    edit(after, 1, stars=FIVE)
    for state in (before, after):
        edit(state, 0, mechs=("riverwalk", "speed"), recruits=(("upgrade", "coins"),))
    there = FEATURES.with_fixed_phase(before, 0)
    lost = [judge.evaluate(before, 0) - judge.evaluate(after, 0) for judge in (there, FEATURES)]
    assert 0 < lost[0] < 5 < 50 < lost[1], "stars of another are no reason to think less of own mechs"
    assert there.terms(after, 0)["mechs"] == there.terms(before, 0)["mechs"]


def test_the_weights_file_names_every_feature() -> None:
    assert (PACKAGE.content / FILE).is_file()
    assert tuple(MEANINGS) == FEATURES.NAMES and len(FEATURES.weights) == len(MEANINGS)


def test_every_feature_and_temperament_has_its_words() -> None:
    words = (PACKAGE.text / "en" / "scythe_why.ftl").read_text(encoding="utf-8")
    for name in (*FEATURES.NAMES, *FEATURES.PARTS):
        assert f"\nscythe-why-{name} = " in words
    for name in FEATURES.temperaments:
        assert f"\nscythe-temperament-{name} = " in words


def positions(title: Title) -> list[ScytheState]:
    """Some positions of a game whose decisions are taken in turn."""
    state, found = expect(title.start(3, {}, 7), ScytheState), list[ScytheState]()
    for number in range(400):
        seat, options = next(iter(flow.legal(state).items()))
        if number % 20 == 0:
            found.append(state.copy())
        flow.play(state, seat, options[number % len(options)].action)
    return found


def test_nothing_hidden_is_read() -> None:
    for state in positions(TITLE):
        for seat in range(3):
            view = TITLE.view(state, seat)
            guesses = [TITLE.guess(view, seat, seed) for seed in range(10)]
            assert all(FEATURES.amounts(guess, seat) == FEATURES.amounts(view, seat) for guess in guesses)


def test_temperaments_differ() -> None:
    assert len(PACKAGE.evaluations) == 3 and BOOK.limits.stars == 6
    state = arms((5, 5))
    assert len({judgement.evaluate(state, 0) for judgement in PACKAGE.evaluations}) == 3


def test_what_was_worked_out_longest_ago_is_let_go(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ground, "MAX_CACHED", 2)
    kept = ground.Cache()
    for name in ("first", "second", "third"):
        kept[(name,)] = name
    assert list(kept.values()) == ["second", "third"]
