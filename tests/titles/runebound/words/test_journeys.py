"""What is said of a Hero's ways: how it moves, what a way takes from it, and what awaits it there."""

from __future__ import annotations

import pytest

from game.presentation import title_words
from game.titles.runebound.rules.movement import toll
from game.titles.runebound.rules.movement.movement import Flight, Roll, Stay, Walk
from game.titles.runebound.rules.state.state import RuneboundState
from game.titles.runebound.table.board import moves
from game.titles.runebound.words import journeys, summary
from game.ui.window.ui import Ui
from tests.titles import playing
from tests.titles.runebound import positions as p
from tests.titles.runebound.positions import PACKAGE
from tests.titles.runebound.table import looks

pytestmark = pytest.mark.usefixtures("watched")


def test_the_large_sheet_tells_how_many_dice_move_a_hero(ui: Ui) -> None:
    state = p.fresh(2)
    hero, dice = state.players[1].hero, state.book.movement
    assert f"{dice.dice} dice" in summary.movement_line(ui.say, state, 1)
    state.wounds[hero] = 1
    assert f"{dice.hurt_dice} dice" in summary.movement_line(ui.say, state, 1)


# ---------------------------------------------------------------------- what a way takes and leads to


def tiring(event: str, terrain: str, **player: int) -> tuple[RuneboundState, str]:
    """Seat 0 stands beside a space of a terrain, on which an Event takes something; the space."""
    state = p.table("garrick_ironmantle", "one_fist")
    p.active_event(state, event)
    start, there = p.beside(terrain)
    p.place(state, start)
    p.edit(state, **player)
    state.counters.clear()
    return state, there


def told(ui: Ui, state: RuneboundState, space: str) -> str:
    """What is said of a walk onto a space."""
    return journeys.way_tip(looks.context(ui, state), space)


def cells(ui: Ui, state: RuneboundState, space: str) -> list[str]:
    """The icons that hang over it while the Hero is held."""
    return [cell.icon for cell in moves.awaits(looks.context(ui, state), [Walk(space)])]


@pytest.mark.rule("RUN-080", "RUN-238")
def test_a_way_says_what_becomes_wounds(ui: Ui) -> None:
    state, space = tiring("sir_farrow_marches", "plains")
    p.hurt(state, "garrick_ironmantle", exhaustion=2)
    assert "Sir Farrow Marches: 1~{exhaustion}" in told(ui, state, space)
    assert "Anything over your hero’s stamina of 2 becomes 1~{wound}" in told(ui, state, space)
    assert cells(ui, state, space) == ["wound"]
    playing.do(state, Walk(space))
    assert state.wounds["garrick_ironmantle"] == 1


@pytest.mark.rule("RUN-080", "RUN-238")
def test_a_way_that_knocks_the_hero_out_says_so_and_promises_nothing_beyond(ui: Ui) -> None:
    state, space = tiring("sir_farrow_marches", "plains")
    p.hurt(state, "garrick_ironmantle", wounds=5, exhaustion=2)
    state.counters.append(space)
    assert "Your hero is knocked out on the way" in told(ui, state, space)
    assert "adventure" not in told(ui, state, space)
    assert cells(ui, state, space) == ["wound", "doom"]
    playing.do(state, Walk(space))
    assert state.knocked_out == [0]


@pytest.mark.rule("RUN-109", "RUN-238")
def test_a_knockout_that_can_be_cancelled_is_told_as_that(ui: Ui) -> None:
    state, space = tiring("sir_farrow_marches", "plains")
    p.give(state, "shieldmaiden_of_dawnsmoor")
    p.hurt(state, "garrick_ironmantle", wounds=5, exhaustion=2)
    state.counters.append(space)
    assert "unless you cancel wounds" in told(ui, state, space)
    assert "adventure" in told(ui, state, space)


@pytest.mark.rule("RUN-239", "RUN-238")
@pytest.mark.parametrize(("gold", "taken"), [(3, "−1~{gold}"), (0, "")])
def test_a_toll_takes_no_more_than_there_is(ui: Ui, gold: int, taken: str) -> None:
    state, space = tiring("outlaws_on_the_highway", "road", gold=gold)
    assert ("gold" in told(ui, state, space), "gold" in cells(ui, state, space)) == (bool(taken), bool(taken))
    assert taken in told(ui, state, space)


@pytest.mark.rule("RUN-233")
def test_a_step_beside_the_retinue_says_that_it_must_be_fought(ui: Ui) -> None:
    state, beside = retinue()
    assert "You must fight The Beater there" in told(ui, state, beside)
    assert cells(ui, state, beside) == ["retinue"]
    p.place(state, beside, 1)
    assert "If you meet no hero, you must fight The Beater" in told(ui, state, beside)
    state.counters.append(beside)
    assert "The Beater" not in told(ui, state, beside)


@pytest.mark.rule("RUN-233", "RUN-056")
def test_who_stays_beside_the_retinue_is_told_too(ui: Ui) -> None:
    state, beside = retinue()
    p.place(state, beside)
    label = PACKAGE.title_words.label(looks.context(ui, state), Stay())
    assert "You must fight The Beater there" in label.tip


def retinue() -> tuple[RuneboundState, str]:
    """A space beside a fallen town with a card of the Retinue; the Hero stands a step from it."""
    state = p.table("garrick_ironmantle", "one_fist", huntmaster="on")
    state.overrun.append("forge")
    state.retinue["forge"] = "the_beater"
    state.counters.clear()
    beside, start = next(
        (beside, start)
        for beside in p.neighbours("forge")
        for start in p.neighbours(beside)
        if start != "forge" and "forge" not in p.neighbours(start)
    )
    p.place(state, start)
    return state, beside


@pytest.mark.rule("RUN-223", "RUN-238")
def test_a_flight_of_equally_many_spaces_takes_the_less_tiring_way(ui: Ui) -> None:
    state = p.table("garrick_ironmantle", "one_fist")
    p.active_event(state, "sir_farrow_marches")
    state.counters.clear()
    for start in p.BOOK.spaces:
        p.place(state, start)
        playing.now(state, Flight(2))
        for space, way in journeys.ways(looks.context(ui, state)).items():
            over = [place for _, place in way]
            if len(over) == 2:
                through = [m for m in p.neighbours(start) if space in p.neighbours(m)]
                least = min(toll.tires(state, 0, middle) for middle in through)
                assert toll.tires(state, 0, over[0]) == least, (start, space)


@pytest.mark.rule("RUN-040", "RUN-043")
@pytest.mark.parametrize(
    ("exhaustion", "part"), [(0, "has {exhaustion} to remove"), (1, "up to 1~{exhaustion}")]
)
def test_a_rest_promises_no_more_than_there_is(ui: Ui, exhaustion: int, part: str) -> None:
    state = p.table("garrick_ironmantle", "one_fist")
    p.hurt(state, "garrick_ironmantle", wounds=1, exhaustion=exhaustion)
    assert part in title_words.tip_text(looks.things(ui, state)["dice:1"].tip)
    playing.do(state, Roll(1))
    assert playing.events(state, "rest")[0].facts["amount"] == exhaustion
