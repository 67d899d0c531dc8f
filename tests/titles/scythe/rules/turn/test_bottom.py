"""The bottom row in general, and the recruit bonuses (SCY-012, SCY-111 to SCY-115, SCY-139 to SCY-145)."""

from __future__ import annotations

import pytest

from game.titles.scythe.rules.actions.build import Build
from game.titles.scythe.rules.actions.deploy import Deploy
from game.titles.scythe.rules.actions.enlist import Enlist
from game.titles.scythe.rules.actions.upgrade import Upgrade
from game.titles.scythe.rules.state.state import ScytheState, ScytheStep
from game.titles.scythe.rules.turn.bottom import BottomAction
from tests.titles.playing import asked, can, do, events, now, options, refuse
from tests.titles.scythe.positions import BOOK, edit, goods, objectives, put, table

COST = {"upgrade": "oil", "deploy": "metal", "build": "wood", "enlist": "food"}
ALL = tuple(zip(COST, ("power", "coins", "popularity", "combat_cards"), strict=True))
STARS = ("upgrades", "mechs", "workers", "combat", "objective")


def section(state: ScytheState, action: str) -> str:
    """The section of seat 0's mat with a bottom-row action."""
    return next(s.id for s in BOOK.mats[state.players[0].mat].section if s.bottom == action)


def take(state: ScytheState, action: str, decline: bool = True) -> None:
    """Seat 0 takes a bottom-row action, paid with ten of its resource, and by default not its benefit."""
    goods(state, "r1c4", **{COST[action]: 10})
    state.events = []
    now(state, BottomAction(section(state, action)))
    if decline and can(state, "decline"):
        do(state, "decline")


def recruits(state: ScytheState, seat: int, *actions: str) -> None:
    """These recruits of a seat have left its mat."""
    edit(state, seat, recruits=tuple(zip(actions, BOOK.one_time, strict=False)))


def bonuses(state: ScytheState) -> list[int]:
    """The seats that gained a recruit bonus, in order."""
    return [int(e.facts["seat"]) for e in events(state, "recruit_bonus")]


@pytest.mark.rule("SCY-111")
@pytest.mark.parametrize(("action", "kind"), COST.items())
def test_each_action_is_paid_with_its_own_resource(action: str, kind: str) -> None:
    state = table()
    number = section(state, action)
    price = BOOK.mats["engineering"].section[int(number) - 1].cost
    goods(state, "r1c4", **{k: 10 for k in COST.values() if k != kind}, **{kind: price - 1})
    do(state, "take_section", number)
    refuse(state, "take_bottom", rule="SCY-011")
    goods(state, "r1c4", **{kind: price})
    state.asked = None
    do(state, "take_bottom")
    assert state.goods == {}


@pytest.mark.rule("SCY-112")
@pytest.mark.parametrize(("action", "coins"), [("upgrade", 2), ("deploy", 0), ("build", 3), ("enlist", 1)])
def test_the_coins_come_with_the_action(action: str, coins: int) -> None:
    state = table()
    take(state, action)
    assert state.players[0].coins == 5 + coins


@pytest.mark.rule("SCY-112")
def test_the_coins_may_be_declined_where_that_could_matter() -> None:
    state = table()
    objectives(state, 0, "o01", "o08")
    recruits(state, 0, "deploy", "build")
    goods(state, "r1c4", wood=3)
    do(state, "take_section", "3")
    do(state, "take_bottom_without_coins")
    do(state, "decline")
    assert (state.me.coins, state.me.popularity) == (5, 3)
    state = table()
    objectives(state, 0, "o01", "o12")
    goods(state, "r1c4", wood=3)
    do(state, "take_section", "3")
    assert not can(state, "take_bottom_without_coins")


@pytest.mark.rule("SCY-113")
@pytest.mark.parametrize("action", COST)
def test_an_exhausted_benefit_is_paid_for_coins_and_bonuses(action: str) -> None:
    state = table()
    edit(state, upgrades=tuple((box, "none") for box in BOOK.cubes), recruits=ALL)
    edit(state, mechs=tuple(mech.id for mech in BOOK.factions["nordic"].mech))
    put(state, *(f"{kind}.0 r5c{n}" for n, kind in enumerate(BOOK.structures, start=1)))
    take(state, action, decline=False)
    assert options(state) == []
    assert bonuses(state) == [0]
    coins = BOOK.mats["engineering"].section[int(section(state, action)) - 1].coins
    assert state.me.coins == 5 + coins + (action == "deploy")


@pytest.mark.rule("SCY-113")
def test_a_benefit_that_cannot_be_placed_is_paid_for_all_the_same() -> None:
    state = table()
    put(state, "worker.0.1", "worker.0.2", place="base_nordic")
    put(state, "character.0 r1c4")
    take(state, "build", decline=False)
    assert (options(state), state.players[0].coins, state.buildings) == ([], 8, {})


@pytest.mark.rule("SCY-012")
@pytest.mark.parametrize("action", COST)
def test_the_benefit_may_be_declined_but_not_the_cost(action: str) -> None:
    state = table()
    take(state, action)
    me = state.players[0]
    assert (me.upgrades, me.mechs, me.recruits, state.buildings) == ((), (), (), {})
    assert (
        state.goods["r1c4"].total
        == 10 - BOOK.mats["engineering"].section[int(section(state, action)) - 1].cost
    )


@pytest.mark.rule("SCY-114")
def test_cost_benefit_coins_own_bonus_own_star_then_the_neighbours() -> None:
    state = table("nordic", "saxony", "rusviet")
    put(state, "mine.0 r2c4", "mill.0 r2c5", "armory.0 r2c3")
    edit(state, coins=5, objectives=())
    for seat in range(3):
        recruits(state, seat, "build")
    take(state, "build", decline=False)
    do(state, "build_structure", "monument", "r1c4")
    verbs = [e.verb for e in state.events or [] if e.verb != "draw"]
    assert verbs == [
        "bottom",
        "pay_goods",
        "build",
        "gain",
        "recruit_bonus",
        "gain",
        "star",
        "recruit_bonus",
        "gain",
        "recruit_bonus",
        "gain",
    ]
    assert bonuses(state) == [0, 1, 2]


@pytest.mark.rule("SCY-114", "SCY-224")
def test_a_sixth_star_waits_for_benefit_coins_and_own_bonus() -> None:
    state = table()
    put(state, "mine.0 r2c4", "mill.0 r2c5", "armory.0 r2c3")
    edit(state, stars=STARS)
    recruits(state, 0, "build")
    recruits(state, 1, "build")
    take(state, "build", decline=False)
    do(state, "build_structure", "monument", "r1c4")
    assert not state.stack
    assert (state.me.coins, state.me.popularity, state.me.stars) == (8, 3, (*STARS, "structures"))
    assert bonuses(state) == [0]


@pytest.mark.rule("SCY-115", "SCY-140")
@pytest.mark.parametrize(
    ("action", "item"),
    [("upgrade", "power"), ("deploy", "coins"), ("build", "popularity"), ("enlist", "combat_cards")],
)
def test_an_uncovered_recruit_space_pays_each_time(action: str, item: str) -> None:
    state = table()
    recruits(state, 0, action)
    before = state.players[0]
    for _ in range(2):
        take(state, action)
    me = state.players[0]
    gained = {i: getattr(me, i) - getattr(before, i) for i in ("power", "popularity", "coins")}
    gained["combat_cards"] = len(me.hand)
    gained["coins"] -= 2 * BOOK.mats["engineering"].section[int(section(state, action)) - 1].coins
    assert {i: n for i, n in gained.items() if n} == {item: 2}


@pytest.mark.rule("SCY-139")
def test_only_the_player_and_its_neighbours_gain() -> None:
    state = table("nordic", "rusviet", "crimea", "saxony", "polania")
    for seat in range(5):
        recruits(state, seat, "build")
    take(state, "build")
    assert bonuses(state) == [0, 1, 4]
    assert [p.popularity for p in state.players] == [3, 4, 4, 2, 3]


@pytest.mark.rule("SCY-139")
def test_the_bonus_belongs_to_that_action_alone() -> None:
    state = table()
    recruits(state, 0, "deploy")
    recruits(state, 1, "upgrade", "deploy", "enlist")
    take(state, "build")
    assert bonuses(state) == []


@pytest.mark.rule("SCY-142")
def test_bonuses_go_clockwise_from_the_active_player() -> None:
    state = table("nordic", "rusviet", "crimea", "saxony")
    state.order = [2, 0, 3, 1]
    for seat in range(4):
        recruits(state, seat, "build")
    take(state, "build")
    assert bonuses(state) == [0, 3, 2]


@pytest.mark.rule("SCY-143", "SCY-219", "SCY-223")
def test_a_sixth_star_by_a_bonus_leaves_the_later_ones_without() -> None:
    state = table("nordic", "rusviet", "crimea")
    for seat in range(3):
        recruits(state, seat, "build")
    edit(state, 1, popularity=17, stars=STARS)
    take(state, "build")
    assert asked(state) == [1]
    do(state, "accept")
    assert not state.stack
    assert bonuses(state) == [0, 1]
    assert state.players[1].stars == (*STARS, "popularity")
    assert state.players[2].popularity == 4


@pytest.mark.rule("SCY-143", "SCY-219")
def test_a_star_by_a_bonus_that_is_not_the_sixth_stops_nothing() -> None:
    state = table("nordic", "rusviet", "crimea")
    for seat in range(3):
        recruits(state, seat, "build")
    edit(state, 1, popularity=17, stars=STARS[1:])
    take(state, "build")
    assert state.players[1].stars == (*STARS[1:], "popularity")
    verbs = [(e.verb, e.facts["seat"]) for e in state.events or [] if e.verb in ("star", "recruit_bonus")]
    assert verbs == [("recruit_bonus", 0), ("recruit_bonus", 1), ("star", 1), ("recruit_bonus", 2)]


@pytest.mark.rule("SCY-219", "SCY-223")
def test_neighbours_gain_nothing_when_the_active_player_ends_the_game() -> None:
    state = table()
    recruits(state, 0, "build")
    recruits(state, 1, "build")
    edit(state, popularity=17, stars=STARS)
    edit(state, 1, popularity=17)
    take(state, "build")
    do(state, "accept")
    assert (bonuses(state), state.players[1].popularity, state.players[1].stars) == ([0], 17, ())


@pytest.mark.rule("SCY-144")
def test_with_two_players_the_other_gains_once() -> None:
    state = table()
    recruits(state, 1, "build")
    take(state, "build")
    assert (bonuses(state), state.players[1].popularity) == ([1], 4)


@pytest.mark.rule("SCY-145")
def test_a_top_row_action_triggers_no_bonus() -> None:
    state = table()
    for seat in range(2):
        edit(state, seat, recruits=ALL)
    before = state.players[1]
    do(state, "take_section", "3")
    do(state, "take_top", "power")
    do(state, "end_turn")
    assert bonuses(state) == []
    assert state.players[1] == before


@pytest.mark.rule("SCY-145", "SCY-183", "SCY-198")
@pytest.mark.parametrize("benefit", [Upgrade(), Deploy(), Build(), Enlist()])
def test_the_like_benefit_of_a_card_triggers_no_bonus(benefit: ScytheStep) -> None:
    state = table()
    edit(state, recruits=ALL[:3])
    edit(state, 1, recruits=ALL)
    before = (state.players[0].coins, state.players[1])
    now(state, benefit)
    do(state, *options(state)[0].split())
    assert bonuses(state) == []
    assert (state.players[0].coins, state.players[1]) == before


@pytest.mark.rule("SCY-145")
def test_an_ongoing_bonus_may_be_declined_where_that_could_matter() -> None:
    state = table()
    recruits(state, 1, "upgrade")
    edit(state, 1, power=15, stars=STARS)
    take(state, "upgrade")
    assert (asked(state), options(state)) == ([1], ["accept", "decline"])
    do(state, "decline")
    assert (state.players[1].power, state.players[1].stars) == (15, STARS)
    state = table()
    recruits(state, 1, "upgrade")
    edit(state, 1, power=0)
    take(state, "upgrade")
    do(state, "decline")
    assert state.players[1].power == 0


@pytest.mark.rule("SCY-145", "SCY-112")
def test_a_neighbour_may_decline_the_coin_of_deploy() -> None:
    state = table("nordic", "rusviet", "crimea")
    for seat in (1, 2):
        recruits(state, seat, "deploy")
    objectives(state, 1, "o01", "o08")
    before = [p.coins for p in state.players]
    take(state, "deploy")
    assert (asked(state), options(state)) == ([1], ["accept", "decline"])
    do(state, "decline")
    assert asked(state) == [2]
    do(state, "accept")
    assert [p.coins for p in state.players[1:]] == [before[1], before[2] + 1]


@pytest.mark.rule("SCY-145", "SCY-344")
@pytest.mark.parametrize(("cards", "coins"), [(("o01", "o02"), 1), (("o01", "o08"), 30)])
def test_the_question_for_the_coin_tells_neither_objectives_nor_coins(
    cards: tuple[str, ...], coins: int
) -> None:
    state = table()
    recruits(state, 1, "deploy")
    objectives(state, 1, *cards)
    edit(state, 1, coins=coins)
    take(state, "deploy")
    assert asked(state) == [1]


@pytest.mark.rule("SCY-145")
def test_nobody_is_asked_for_the_coin_without_objectives_or_where_open_coins_are_too_many() -> None:
    for show_coins, values in (("off", {"objectives": ()}), ("on", {"coins": 3})):
        state = table(show_coins=show_coins)
        recruits(state, 1, "deploy")
        edit(state, 1, **values)
        before = state.players[1].coins
        take(state, "deploy")
        assert (asked(state), state.players[1].coins) == ([], before + 1)
