"""The threat roll, doom and the loss (chapter 13)."""

from collections import Counter

import pytest

from game.engine.board.hexagons import distance
from game.titles.runebound.rules.adventure import refresh
from game.titles.runebound.rules.adventure.refresh import RefreshCounters
from game.titles.runebound.rules.cards.effects import AnyEffect
from game.titles.runebound.rules.cards.immediate import AddThreat, ProtectTown, RemoveThreat
from game.titles.runebound.rules.cards.modifiers import ThreatRollMod
from game.titles.runebound.rules.cards.resolve import Resolve
from game.titles.runebound.rules.market.market import Market
from game.titles.runebound.rules.state.state import NOBODY, RuneboundState
from game.titles.runebound.rules.threat import threat
from game.titles.runebound.rules.threat.threat import ThreatRoll
from tests.titles.playing import do, events, now, options, refuse
from tests.titles.runebound.positions import BOOK, HEROES, TITLE, active_event, edit, force, place, table


def rolled(*results: int, seats: int = 2, threat_: int = 0, fallen: tuple[str, ...] = ()) -> RuneboundState:
    """The threat roll of seat 0 with these results."""
    state = table(*HEROES[:seats])
    state.threat = threat_
    state.overrun.extend(fallen)
    force(state, *results)
    now(state, ThreatRoll())
    return state


# ------------------------------------------------------------------------------------------ the roll


@pytest.mark.rule("RUN-179")
def test_the_current_player_rolls_after_the_experience_step() -> None:
    state = table()
    kinds = [type(step).__name__ for step in reversed(state.stack)]
    assert kinds.index("BuyExperience") < kinds.index("ThreatRoll") < kinds.index("PassTurn")
    state = rolled(7)
    assert [(e.facts["seat"], e.facts["result"]) for e in events(state, "roll")] == [(0, 7)]


@pytest.mark.rule("RUN-180", "RUN-181", "RUN-183")
@pytest.mark.parametrize(("seats", "result"), [(2, 3), (3, 4), (4, 18), (5, 16), (6, 20)])
def test_a_result_that_the_players_do_not_divide_does_nothing(seats: int, result: int) -> None:
    state = rolled(result, seats=seats, threat_=30)
    assert state.threat == 30
    assert state.overrun == []
    told = events(state, "roll")[0].facts
    assert (told["bonus"], told["total"]) == (0, result)


@pytest.mark.rule("RUN-180", "RUN-181", "RUN-183")
@pytest.mark.parametrize(("seats", "result"), [(1, 7), (2, 4), (3, 9), (4, 12), (5, 15), (6, 18)])
def test_a_divisible_result_below_the_difficulty_adds_a_counter(seats: int, result: int) -> None:
    state = rolled(result, seats=seats)
    assert state.threat == 1
    assert state.overrun == []


@pytest.mark.rule("RUN-182", "RUN-184")
@pytest.mark.parametrize(("result", "counters", "falls"), [(18, 1, False), (18, 2, True), (20, 0, True)])
def test_counters_count_towards_the_difficulty(result: int, counters: int, falls: bool) -> None:
    state = rolled(result, 1, threat_=counters)
    assert state.overrun == (["tamalir"] if falls else [])
    assert state.threat == (0 if falls else counters + 1)


@pytest.mark.rule("RUN-016", "RUN-017")
def test_the_difficulty_is_an_option_from_10_to_30() -> None:
    option = next(o for o in TITLE.options if o.id == "threat")
    assert option.choices == tuple(map(str, range(10, 31)))
    assert option.default == "20"
    state = table(threat="10")
    force(state, 10, 3)
    now(state, ThreatRoll())
    assert state.overrun == ["riverwatch"]


@pytest.mark.rule("RUN-070", "RUN-182")
def test_an_event_adds_to_a_triggering_roll() -> None:
    modifiers = ((id_, x) for id_, card in BOOK.events.items() for x in card.while_active)
    event, shift = next((id_, x.value) for id_, x in modifiers if isinstance(x, ThreatRollMod))
    state = table()
    state.threat = 2 - shift
    active_event(state, event)
    force(state, 18, 1)
    now(state, ThreatRoll())
    assert state.overrun == ["tamalir"]


# ------------------------------------------------------------------------------------ which town falls


FIRST = {
    **dict.fromkeys((1, 2), "tamalir"),
    **dict.fromkeys((3, 4), "riverwatch"),
    **dict.fromkeys((5, 6), "dawnsmoor"),
    **dict.fromkeys((7, 8, 9, 10), "frostgate"),
    **dict.fromkeys((11, 12, 13, 14), "forge"),
    **dict.fromkeys((15, 16), "nerekhall"),
}


@pytest.mark.rule("RUN-185", "RUN-186")
@pytest.mark.parametrize("result", range(1, 17))
def test_the_first_town_is_named_by_the_table(result: int) -> None:
    assert rolled(20, result).overrun == [FIRST[result]]


@pytest.mark.rule("RUN-185", "RUN-186")
@pytest.mark.parametrize("result", [17, 18, 19, 20])
def test_other_results_are_rolled_again(result: int) -> None:
    state = rolled(20, result, 15)
    assert state.overrun == ["nerekhall"]
    assert len(events(state, "roll")) == 3


@pytest.mark.rule("RUN-187", "RUN-188")
@pytest.mark.parametrize(
    ("fallen", "result", "town"),
    [
        (("forge",), 10, "tamalir"),
        (("forge",), 11, "greyhaven"),
        (("vynelvale",), 1, "frostgate"),
        (("frostgate",), 20, "vynelvale"),
        (("tamalir", "nerekhall", "forge"), 5, "riverwatch"),
        (("dawnsmoor", "greyhaven", "forge"), 15, "frostgate"),
        (("forge", "frostgate"), 3, "dawnsmoor"),
    ],
)
def test_later_towns_follow_from_the_last(fallen: tuple[str, ...], result: int, town: str) -> None:
    assert rolled(20, result, fallen=fallen).overrun == [*fallen, town]


# ---------------------------------------------------------------------------------------- what it means


@pytest.mark.rule("RUN-189", "RUN-190", "RUN-191")
def test_the_market_cards_of_an_overrun_town_are_out_of_use() -> None:
    state = table()
    place(state, "forge")
    card, deck = state.stalls["tamalir"][0], len(state.decks["market"])
    edit(state, gold=99)
    threat.overrun(state, "tamalir")
    now(state, Market())
    assert [e.facts["town"] for e in events(state, "overrun")] == ["tamalir"]
    refuse(state, "buy", card, rule="RUN-161")
    assert len(state.decks["market"]) == deck


@pytest.mark.rule("RUN-192")
def test_an_overrun_town_is_not_entered() -> None:
    state = table()
    space = BOOK.spaces["tamalir"].neighbours[0]
    place(state, space)
    refuse(state, "walk", "forge", rule="RUN-051")
    state.overrun.append("tamalir")
    state.asked = None
    refuse(state, "walk", "tamalir", rule="RUN-192")


@pytest.mark.rule("RUN-193")
def test_a_hero_in_a_falling_town_stays_unharmed() -> None:
    state = table()
    place(state, "tamalir")
    threat.overrun(state, "tamalir")
    assert state.me.space == "tamalir"
    assert state.wounds == {}
    now(state)


@pytest.mark.rule("RUN-194")
@pytest.mark.parametrize("town", ["tamalir", "frostgate", "vynelvale"])
def test_counters_come_back_within_two_hexes(town: str) -> None:
    state = table()
    middle = BOOK.spaces[town].axial
    near = {s for s in state.counters if distance(BOOK.spaces[s].axial, middle) <= 2}
    assert near
    state.counters.clear()
    threat.overrun(state, town)
    now(state, state.stack[-1])
    assert set(state.counters) == near


@pytest.mark.rule("RUN-195")
def test_the_current_player_chooses_when_the_supply_is_short() -> None:
    state = table()
    spaces = tuple(s for s in state.counters if BOOK.spaces[s].adventure == "yellow")[:3]
    others = tuple(s for s in state.counters if BOOK.spaces[s].adventure == "blue")[:2]
    for space in (*spaces, *others):
        state.counters.remove(space)
    edit(state, 1, counters=("yellow",) * (refresh.left(state, "yellow") - 2))
    now(state, RefreshCounters((*spaces, *others)))
    assert set(others) <= set(state.counters)
    assert options(state) == [f"lay_counter {s}" for s in spaces]
    do(state, "lay_counter", spaces[2])
    do(state, "lay_counter", spaces[0])
    assert options(state) == []
    assert spaces[1] not in state.counters


@pytest.mark.rule("RUN-196")
def test_counters_of_players_are_not_touched_and_none_is_doubled() -> None:
    state = table()
    red = tuple(s for s in state.counters if BOOK.spaces[s].adventure == "red")
    state.counters.remove(red[0])
    held = refresh.left(state, "red")
    edit(state, 1, counters=("red",) * held)
    now(state, RefreshCounters(red))
    assert refresh.left(state, "red") == 0
    assert state.players[1].counters == ("red",) * held
    assert red[0] not in state.counters
    assert max(Counter(state.counters).values()) == 1


@pytest.mark.rule("RUN-197", "RUN-198", "RUN-228")
def test_all_lose_when_the_eighth_town_falls() -> None:
    towns = list(BOOK.towns)
    state = rolled(20, 1, fallen=tuple(towns[1:]))
    assert len(state.overrun) == 8
    assert state.stack == []
    assert state.winner == NOBODY
    assert len(events(state, "lost")) == 1
    assert TITLE.scores(state).winners == ()


@pytest.mark.rule("RUN-198")
def test_seven_towns_are_not_enough() -> None:
    state = table()
    state.overrun.extend(BOOK.towns[2:])
    force(state, 20, 1)
    now(state, ThreatRoll(), Market())
    assert len(state.overrun) == 7
    assert state.stack


# --------------------------------------------------------------------------------------------- by cards


@pytest.mark.rule("RUN-070")
@pytest.mark.parametrize(("effect", "left"), [(AddThreat(value=2), 3), (RemoveThreat(value=3), 0)])
def test_cards_add_and_remove_threat_counters(effect: AnyEffect, left: int) -> None:
    state = table()
    state.threat = 1
    now(state, Resolve((effect,), 0, "corbin", "a_card"))
    assert state.threat == left


@pytest.mark.rule("RUN-252")
def test_a_protected_town_is_spared_once() -> None:
    state = table()
    state.overrun.append("forge")
    now(state, Resolve((ProtectTown(),), 0, "corbin", "a_card"))
    state.threat = 5
    force(state, 20, 1)
    now(state, ThreatRoll())
    assert state.overrun == ["forge"]
    assert state.threat == 0
    assert [e.facts["town"] for e in events(state, "spared")] == ["tamalir"]
    force(state, 20, 1)
    now(state, ThreatRoll())
    assert state.overrun == ["forge", "tamalir"]
