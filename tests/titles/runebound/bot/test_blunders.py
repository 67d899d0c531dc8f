"""What a good player of Runebound would not sign is found; what they would sign is not."""

from __future__ import annotations

import pytest

from game.titles.runebound.rules.adventure.adventure import Adventure
from game.titles.runebound.rules.combat.prize import TakePrize
from game.titles.runebound.rules.heroes.experience import BuyExperience
from game.titles.runebound.rules.market.market import VisitTown
from game.titles.runebound.rules.movement.movement import MoveByDice
from game.titles.runebound.rules.state.state import RuneboundState
from game.titles.runebound.rules.turn import PassTurn
from tests.titles.playing import blunders, now, options
from tests.titles.runebound.bot.features import STRONG
from tests.titles.runebound.positions import BOOK, edit, give, hurt, on_top, place, table

RED = next(name for name, space in BOOK.spaces.items() if space.adventure == "red")
ITEM = next(iter(BOOK.items))


def before_red(hero: str = "one_fist") -> RuneboundState:
    state = table(hero, "mad_carthos", "sister_odalys")
    challenge = next(
        card for card in (*state.decks["red"], *state.discards["red"]) if card in BOOK.challenges
    )
    place(state, RED)
    on_top(state, "red", challenge)
    edit(state, gold=4)
    now(state, Adventure())
    return state


def in_market() -> RuneboundState:
    state = table("corbin", "mad_carthos", "one_fist")
    place(state, "vynelvale")
    edit(state, gold=2)
    hurt(state, "corbin", 2)
    give(state, ITEM)
    now(state, VisitTown(), PassTurn())
    return state


def test_a_red_adventure_of_a_hero_that_is_not_ready_is_found() -> None:
    assert blunders(before_red(), "draw") == ["red-unarmed"]
    state = before_red()
    edit(state, gold=9)
    give(state, ITEM)
    state.stalls["vynelvale"] = ("dwarven_greataxe",)
    assert blunders(state, "draw") == ["red-with-gold"]
    state = before_red()
    hurt(state, "one_fist", 4)
    give(state, ITEM)
    assert blunders(state, "draw") == ["red-hurt"]
    state = before_red("corbin")
    give(state, ITEM)
    assert blunders(state, "draw") == ["red-hopeless"]


def test_a_red_adventure_of_a_hero_that_is_ready_is_no_blunder() -> None:
    state = before_red()
    give(state, ITEM)
    hurt(state, "one_fist", 2)
    assert blunders(state, "draw") == []


def test_a_red_adventure_of_a_hurt_hero_that_strikes_first_is_no_blunder() -> None:
    state = before_red("kestrel_hale")
    give(state, *STRONG)
    hurt(state, "kestrel_hale", 3)
    assert blunders(state, "draw") == []


def test_gold_that_buys_nothing_of_use_is_no_blunder_before_a_red_adventure() -> None:
    state = before_red()
    give(state, ITEM)
    edit(state, gold=9)
    state.stalls = dict.fromkeys(state.stalls, ("scroll_of_recall",))
    assert blunders(state, "draw") == []


def test_wounds_that_the_gold_in_the_purse_heals_are_found() -> None:
    assert blunders(in_market(), "leave_market") == ["leaves-hurt"]
    assert blunders(in_market(), "heal corbin", "leave_market") == []


def test_an_item_dropped_where_it_sells_is_found() -> None:
    assert "drops-item" in blunders(in_market(), f"drop {ITEM}")
    assert "drops-item" not in blunders(in_market(), f"sell {ITEM}")


def test_experience_not_bought_is_found() -> None:
    state = table("corbin", "mad_carthos", "one_fist")
    edit(state, counters=("green",) * 3)
    now(state, BuyExperience())
    assert blunders(state.copy(), "keep_counters") == ["keeps-counters"]
    assert blunders(state.copy(), next(iter(options(state)))) == []


@pytest.mark.parametrize(("action", "found"), [("take_nothing", ["no-prize"]), ("take_gold", [])])
def test_a_prize_left_is_found(action: str, found: list[str]) -> None:
    state = table("corbin", "mad_carthos", "one_fist")
    give(state, ITEM, seat=1)
    now(state, TakePrize(0, 1))
    assert blunders(state, action) == found


def test_a_turn_in_which_nothing_happens_is_found() -> None:
    state = table("corbin", "mad_carthos", "one_fist")
    place(state, RED)
    state.counters.remove(RED)
    assert blunders(state, "stay") == ["idle"]


@pytest.mark.parametrize(("terrains", "found"), [(("forest", "river"), []), (("road", "hills"), ["idle"])])
def test_a_hero_may_stay_if_its_throw_leads_no_nearer_to_anything(
    terrains: tuple[str, ...], found: list[str]
) -> None:
    state = table("corbin", "mad_carthos", "one_fist")
    place(state, "r8c6")  # on the road; a river beside it leads away from towns and adventures
    now(state, MoveByDice((terrains,), 1), PassTurn())
    assert blunders(state, "stop_moving") == found
