"""The final count, the winner and the estimate (chapters 20b, 20c, 22)."""

from pathlib import Path

import pytest

from game.engine.model import Seat
from game.engine.session import record
from game.engine.session.record import SeatSetup
from game.engine.session.session import Session
from game.titles.scythe.rules.cards.objectives import Reveal
from game.titles.scythe.rules.movement.moves import MoveUnits
from game.titles.scythe.rules.scoring.scoring import estimate, next_tier, scores, territories, tokens
from game.titles.scythe.rules.state.state import ScytheState
from tests.titles.scythe.cards import (
    FACTORY,
    points,
    poor,
    total,
)
from tests.titles.scythe.positions import (
    BOOK,
    TITLE,
    edit,
    goods,
    hand,
    objectives,
    put,
)

STARS = ("upgrades", "mechs", "workers")


# ------------------------------------------------------------------------------------------ coins


@pytest.mark.rule("SCY-226")
def test_the_fortune_is_coins_stars_territories_resources_and_structures() -> None:
    state = poor()
    state.bonus = "on_farms_tundras"
    edit(state, coins=11, stars=STARS, popularity=7)
    put(state, "worker.0.1 r1c1", "mill.0 r1c2")
    goods(state, "r1c1", metal=4)
    rows = [(s.id, s.points[0]) for s in scores(state).sources]
    assert rows == [("coins", 11), ("stars", 12), ("territories", 6), ("resources", 4), ("structures", 2)]
    assert total(state) == 35


@pytest.mark.rule("SCY-227")
@pytest.mark.parametrize(
    ("popularity", "star", "territory", "pair"),
    [(0, 3, 2, 1), (6, 3, 2, 1), (7, 4, 3, 2), (12, 4, 3, 2), (13, 5, 4, 3), (18, 5, 4, 3)],
)
def test_popularity_sets_the_rates(popularity: int, star: int, territory: int, pair: int) -> None:
    state = poor()
    edit(state, popularity=popularity, stars=("power",))
    put(state, "worker.0.1 r1c1")
    goods(state, "r1c1", metal=1, oil=1)
    assert points(state, "stars") == star
    assert points(state, "territories") == territory
    assert points(state, "resources") == pair
    assert total(state) == star + territory + pair


@pytest.mark.rule("SCY-228", "SCY-258")
@pytest.mark.parametrize(
    ("place", "count"), [("r1c1", 1), ("r3c4", 1), ("base_nordic", 0), ("base_togawa", 0)]
)
def test_lakes_count_and_home_bases_do_not(place: str, count: int) -> None:
    state = poor()
    put(state, f"mech.0.seaworthy {place}")
    assert territories(state, 0) == count
    assert total(state) == 2 * count


@pytest.mark.rule("SCY-228")
def test_a_structure_counts_only_without_opposing_units() -> None:
    state = poor()
    state.bonus = "on_tunnels"
    put(state, "mill.0 r1c1")
    assert points(state, "territories") == 2
    put(state, "worker.1.1 r1c1")
    assert points(state, "territories") == 0
    assert points(state, "territories", seat=1) == 2


@pytest.mark.rule("SCY-229")
def test_the_factory_counts_three_times_and_not_four() -> None:
    state = poor()
    put(state, f"worker.0.1 {FACTORY}", f"worker.0.2 {FACTORY}")
    assert points(state, "territories") == 6


@pytest.mark.rule("SCY-230")
def test_resources_are_added_up_first_and_halved_rounding_down() -> None:
    state = poor()
    put(state, "worker.0.1 r1c1", "worker.0.2 r1c2")
    goods(state, "r1c1", metal=1, oil=1, wood=1)
    goods(state, "r1c2", food=1, oil=1)
    goods(state, "base_nordic", oil=4)
    goods(state, "r5c3", oil=4)
    assert tokens(state, 0) == 5
    assert points(state, "resources") == 2


@pytest.mark.rule("SCY-230")
def test_workers_and_combat_cards_are_worth_nothing() -> None:
    state = poor()
    before = total(state)
    put(state, *(f"worker.0.{n}" for n in range(3, 9)), place="base_nordic")
    hand(state, 0, 5, 5, 5)
    assert total(state) == before


@pytest.mark.rule("SCY-226")
def test_every_star_counts_wherever_it_was_placed() -> None:
    state = poor()
    edit(state, stars=("combat", "combat", "objective", "power"))
    assert points(state, "stars") == 12


@pytest.mark.rule("SCY-232")
def test_the_structure_bonus_asks_for_no_control() -> None:
    state = poor()
    state.bonus = "on_farms_tundras"
    put(state, "mill.0 r1c2", "mech.1.speed r1c2")
    assert points(state, "structures") == 2
    assert points(state, "structures", seat=1) == 0


@pytest.mark.rule("SCY-226")
@pytest.mark.parametrize("faction", ["nordic", "rusviet", "crimea", "saxony", "polania"])
def test_up_to_five_players_no_faction_of_the_base_game_has_an_extra(faction: str) -> None:
    state = poor(faction, "crimea" if faction == "nordic" else "nordic")
    put(state, "worker.0.1 r2c1", "worker.0.2 r4c1")
    assert total(state) == 4
    assert len(scores(state).sources) == 5


# ------------------------------------------------------------------------------------------ the winner


@pytest.mark.rule("SCY-234")
def test_most_coins_win_whatever_the_tie_breakers() -> None:
    state = poor("nordic", "saxony", "crimea")
    edit(state, 0, coins=20, power=16)
    edit(state, 1, coins=21)
    assert scores(state).winners == (1,)


BREAKERS = ("pieces", "power", "popularity", "tokens", "lands", "stars_placed")


LANDS = (("r1c1", "r1c2"), ("r8c3", "r7c3"))
"""Two territories of each of two seats."""


def level() -> ScytheState:
    """Two seats with the same of everything, and a territory each."""
    state = poor()
    put(state, *(f"worker.{seat}.1 {LANDS[seat][0]}" for seat in (0, 1)))
    return state


def better(state: ScytheState, breaker: str, seat: Seat) -> None:
    """A seat is better by one tie-breaker, and has as many coins all the same."""
    coins = [p.coins for p in state.players]
    if breaker == "pieces":
        put(state, f"worker.{seat}.3 base_togawa")
    elif breaker in ("power", "popularity"):
        edit(state, seat, **{breaker: 1})
    elif breaker == "tokens":
        goods(state, LANDS[seat][0], oil=1)
    elif breaker == "lands":
        put(state, f"worker.{seat}.2 {LANDS[seat][1]}")
        coins[1 - seat] += 2
    else:
        edit(state, seat, stars=("power",))
        coins[1 - seat] += 3
    for other, have in enumerate(coins):
        edit(state, other, coins=have)


@pytest.mark.rule("SCY-235")
@pytest.mark.parametrize("breaker", BREAKERS)
@pytest.mark.parametrize("seat", [0, 1])
def test_a_tie_is_broken_by_each_of_the_six(breaker: str, seat: Seat) -> None:
    state = level()
    better(state, breaker, seat)
    sheet = scores(state)
    assert sheet.totals[0] == sheet.totals[1]
    assert sheet.winners == (seat,)


@pytest.mark.rule("SCY-235")
@pytest.mark.parametrize("rank", range(5))
@pytest.mark.parametrize("seat", [0, 1])
def test_an_earlier_tie_breaker_goes_before_a_later_one(rank: int, seat: Seat) -> None:
    state = level()
    better(state, BREAKERS[rank], seat)
    better(state, BREAKERS[rank + 1], 1 - seat)
    sheet = scores(state)
    assert sheet.totals[0] == sheet.totals[1]
    assert sheet.winners == (seat,)


@pytest.mark.rule("SCY-236")
def test_the_first_tie_breaker_counts_pieces_wherever_they_are() -> None:
    state = poor()
    assert scores(state).tie_breakers[0].points == (2, 2)
    put(state, "mech.0.speed base_nordic", "worker.0.3 base_nordic", "mill.0 r1c2", "worker.1.1 r1c2")
    assert scores(state).tie_breakers[0].points == (5, 2)


@pytest.mark.rule("SCY-237")
def test_who_is_equal_in_all_six_shares_the_win() -> None:
    state = poor("nordic", "saxony", "crimea")
    edit(state, 1, coins=1)
    edit(state, 2, coins=1)
    assert scores(state).winners == (1, 2)


@pytest.mark.rule("SCY-237", "SCY-229")
def test_the_factory_counts_three_times_for_a_tie_too() -> None:
    state = poor()
    put(state, f"worker.0.1 {FACTORY}", "worker.1.1 r7c1", "worker.1.2 r6c0")
    lands = next(b for b in scores(state).tie_breakers if b.id == "lands")
    assert lands.points == (3, 2)


@pytest.mark.rule("SCY-238")
def test_the_record_of_a_finished_game_keeps_the_name_that_the_winner_wrote(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    people = [SeatSetup("Anna", "red"), SeatSetup("Ben", "blue")]
    session = Session.new(TITLE, people, {"mats": "dealt"}, 1, path)
    state = session.state
    assert isinstance(state, ScytheState)
    seat = state.active
    objectives(state, seat, "o18")
    put(state, *(f"worker.{seat}.{n}" for n in range(3, 6)), place="base_togawa")
    edit(state, seat, power=0, popularity=13, coins=99, stars=("mechs", *STARS, "combat"))
    session.submit(seat, Reveal("o18"))
    kept = record.read(path)
    assert session.over
    assert kept.finished
    assert [kept.header.seats[s].name for s in session.scores().winners] == [people[seat].name]


# ------------------------------------------------------------------------------------------ territories


@pytest.mark.rule("SCY-247")
def test_each_terrain_yields_its_good() -> None:
    goods_of = {"farm": "food", "forest": "wood", "mountain": "metal", "tundra": "oil", "village": "worker"}
    assert BOOK.produces == goods_of


@pytest.mark.rule("SCY-248", "SCY-017")
def test_tunnels_and_encounters_are_printed_on_some_territories() -> None:
    assert len(BOOK.tunnels) == 6
    assert sum(t.encounter for t in BOOK.territories.values()) == 11


@pytest.mark.rule("SCY-249")
def test_a_river_does_not_end_adjacency() -> None:
    for place in BOOK.territories.values():
        assert place.rivers <= {*place.neighbours}
        assert all(place.id in BOOK.territories[n].neighbours for n in place.neighbours)
    assert "r1c4" in BOOK.territories["r1c3"].rivers


# ------------------------------------------------------------------------------------------ the estimate


@pytest.mark.rule("SCY-344")
def test_an_estimate_leaves_out_the_coins_of_others() -> None:
    state = poor()
    edit(state, coins=5)
    edit(state, 1, coins=7, stars=("power",))
    assert estimate(TITLE.view(state, 0)).totals == (5, 10)  # the game is over
    state.push(MoveUnits(1))
    assert estimate(TITLE.view(state, 0)).totals == (5, 3)
    assert estimate(TITLE.view(state, 1)).totals == (0, 10)
    assert scores(state).totals == (5, 10)


@pytest.mark.rule("SCY-227")
@pytest.mark.parametrize(
    ("popularity", "result"), [(0, (7, 2 + 3 + 2)), (5, (2, 7)), (7, (6, 7)), (12, (1, 7)), (13, (0, 0))]
)
def test_what_the_next_popularity_tier_would_bring(popularity: int, result: tuple[int, int]) -> None:
    state = poor()
    edit(state, popularity=popularity, stars=("power", "mechs"))
    put(state, f"worker.0.1 {FACTORY}")
    goods(state, FACTORY, oil=3, food=2)
    assert next_tier(state, 0) == result
    if popularity < 13:
        before = total(state)
        edit(state, popularity=popularity + result[0])
        assert total(state) == before + result[1]
