"""The optional Huntmaster Retinue (RUN-233, RUN-253)."""

import pytest
from msgspec.structs import replace

from game.titles.runebound.rules.adventure.adventure import Adventure
from game.titles.runebound.rules.combat.outcome import CheckEnd
from game.titles.runebound.rules.state.state import RuneboundState
from game.titles.runebound.rules.threat import retinue, threat
from tests.titles.playing import do, events, now, options
from tests.titles.runebound.positions import BOOK, edit, force, on_top, place, table

HOUNDS, BEATER = "grey_hounds_of_the_hunt", "the_beater"


def hunted(*towns: str, space: str = "") -> RuneboundState:
    """These towns are overrun and hold cards of the Retinue; seat 0 stands next to the first."""
    state = table(huntmaster="on")
    for town, card in zip(towns, (HOUNDS, BEATER), strict=False):
        on_top(state, "retinue", card)
        threat.overrun(state, town)
    state.counters.clear()
    place(state, space or BOOK.spaces[towns[0]].neighbours[0])
    now(state, Adventure())
    return state


@pytest.mark.rule("RUN-008", "RUN-233")
def test_the_retinue_is_off_by_default() -> None:
    state = table()
    threat.overrun(state, "forge")
    assert state.retinue == {}


@pytest.mark.rule("RUN-233")
def test_the_top_card_is_laid_on_an_overrun_town() -> None:
    state = table(huntmaster="on")
    top = state.decks["retinue"][-1]
    force(state, 20, 12)
    now(state, threat.ThreatRoll())
    assert state.retinue == {"forge": top}
    assert top not in state.decks["retinue"]


@pytest.mark.rule("RUN-253")
def test_without_a_card_none_is_laid() -> None:
    state = table(huntmaster="on")
    state.decks["retinue"] = ()
    threat.overrun(state, "forge")
    assert state.retinue == {}
    assert state.overrun == ["forge"]


@pytest.mark.rule("RUN-233")
def test_a_hero_beside_the_town_must_fight() -> None:
    state = hunted("forge")
    assert state.fight is not None
    assert (state.fight.card, state.fight.origin) == (HOUNDS, "retinue")


@pytest.mark.rule("RUN-233")
def test_a_hero_farther_away_need_not() -> None:
    far = next(s.id for s in BOOK.spaces.values() if "forge" not in s.neighbours and s.id != "forge")
    state = hunted("forge", space=far)
    assert state.fight is None


@pytest.mark.rule("RUN-233")
def test_another_adventure_comes_in_its_place() -> None:
    state = hunted("forge")
    state.fight = None
    now(state)
    edit(state, 1, space=state.me.space)
    now(state, Adventure())
    do(state, "meet", 1)
    do(state, "part_ways")
    assert state.fight is None
    now(state, Adventure())
    do(state, "meet_nobody")
    assert state.fight is not None


@pytest.mark.rule("RUN-253")
def test_a_hero_beside_several_cards_picks_one(monkeypatch: pytest.MonkeyPatch) -> None:
    state = table(huntmaster="on")
    space = BOOK.spaces[BOOK.spaces["forge"].neighbours[0]]
    nearer = replace(space, neighbours=(*space.neighbours, "tamalir"))
    monkeypatch.setitem(BOOK.spaces, space.id, nearer)
    state.retinue = {"forge": HOUNDS, "tamalir": BEATER}
    place(state, space.id)
    now(state, retinue.FaceRetinue())
    assert options(state) == ["fight_retinue forge", "fight_retinue tamalir"]
    do(state, "fight_retinue", "tamalir")
    assert state.fight is not None
    assert state.fight.card == BEATER


@pytest.mark.rule("RUN-233", "RUN-253")
def test_beating_a_card_removes_one_threat_counter_and_wins_no_counter() -> None:
    state = hunted("forge")
    state.threat = 3
    state.fight = replace(state.combat, wounds=BOOK.challenges[HOUNDS].life)
    now(state, CheckEnd())
    assert state.threat == 2
    assert state.me.counters == ()
    assert state.retinue == {}
    assert state.me.gold == 3 + BOOK.challenges[HOUNDS].reward.gold
    assert [e.facts["card"] for e in events(state, "defeated")] == [HOUNDS]


@pytest.mark.rule("RUN-233")
def test_it_never_becomes_undefeated() -> None:
    state = hunted("forge")
    force(state, 20)
    do(state, "escape", "no")
    assert state.fight is None
    assert state.undefeated == {}
    assert state.retinue == {"forge": HOUNDS}
