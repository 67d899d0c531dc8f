"""The odds of Runebound are exact: equal to brute force over all faces of all dice."""

from __future__ import annotations

from collections.abc import Generator
from itertools import product
from typing import TypeVar, cast

import pytest

from game.play.people import Person
from game.presentation.context import Context
from game.presentation.messages import Messages
from game.presentation.odds import Asked, Inquiry
from game.titles.runebound.rules.combat.escape import Escape
from game.titles.runebound.rules.movement import reach
from game.titles.runebound.rules.state.state import RuneboundState
from game.titles.runebound.rules.threat.threat import ThreatRoll
from game.titles.runebound.words.odds import ODDS, bouts, courses, escapes, fates, foes, openings, ways
from game.titles.runebound.words.odds.openings import Approach
from tests.titles.playing import can, do, now
from tests.titles.runebound import fights
from tests.titles.runebound.brute_force import Manner, fought_out
from tests.titles.runebound.positions import BOOK, TITLE, force, give, hurt, table

T = TypeVar("T")


def done(work: Generator[None, None, T]) -> T:
    """What work comes to when nobody pauses it."""
    while True:
        try:
            next(work)
        except StopIteration as end:
            return cast("T", end.value)


def before(card: str, *cards: str, hero: str = fights.HERO, life: int = 2) -> RuneboundState:
    """Seat 0 has not met the Challenge yet; its Hero has so much Life left."""
    state = table(hero, "one_fist")
    give(state, *cards)
    hurt(state, hero, wounds=BOOK.heroes[hero].life - life)
    return state


def check(view: RuneboundState, state: RuneboundState, card: str, manner: Manner) -> None:
    """What the view says of the combat is what comes of it in the real position."""
    fight = done(bouts.bout(TITLE.view(view, 0), 0, card, Approach(manner.paid, manner.use)))
    found = fight.course(manner.plan, manner.leave)
    assert (found.win, found.free, found.wounds) == pytest.approx(fought_out(view, state, card, manner))


@pytest.mark.rule("RUN-086", "RUN-087", "RUN-102", "RUN-104", "RUN-105")
@pytest.mark.parametrize("plan", [(0, -1, -1), (-1, 0, 1), (1, 0, -1)])
def test_a_fight_is_won_as_often_as_brute_force_finds(plan: courses.Plan) -> None:
    state = fights.fight(fights.GIANT, "nerekhall_cutpurse")
    hurt(state, fights.HERO, wounds=3)
    check(state, state, fights.GIANT, Manner(plan))


@pytest.mark.rule("RUN-075", "RUN-085", "RUN-201", "RUN-211", "RUN-245")
@pytest.mark.parametrize(
    ("card", "paid"),
    [
        ("lair_of_cursed_spiders", False),
        ("razorwing_pair", True),
        ("barrow_robbers", True),
        ("toothed_coffer", False),
        ("kobold_fire_throwers", False),
        ("cave_basilisk", True),
        ("lich_of_the_drowned_tower", False),
        ("medusa_queen", False),
        ("dragonlord_oskareth_the_cinder_crown", False),
    ],
)
def test_the_text_before_a_combat_counts_as_brute_force_finds(card: str, paid: bool) -> None:
    view = before(card, "nerekhall_cutpurse")
    state = view.copy()
    fights.begin(state, card)
    check(view, state, card, Manner((1, 0, -1), paid))


@pytest.mark.rule("RUN-094", "RUN-097", "RUN-116")
@pytest.mark.parametrize("leave", [1, 2])
def test_a_fight_that_is_left_halfway_ends_as_brute_force_finds(leave: int) -> None:
    view = before("reed_lurkers", life=3)
    state = view.copy()
    fights.begin(state, "reed_lurkers")
    check(view, state, "reed_lurkers", Manner((-1, 0, -1), leave=leave))


@pytest.mark.rule("RUN-076", "RUN-214", "RUN-221", "RUN-222")
@pytest.mark.parametrize(
    ("hero", "item", "use"),
    [
        ("kestrel_hale", "", "use kestrel_hale 1"),
        ("mad_carthos", "", "use mad_carthos 1"),
        (fights.HERO, "rune_of_binding", "use rune_of_binding 0"),
        (fights.HERO, "mirror_of_shael", "use mirror_of_shael 0"),
        (fights.HERO, "touch_of_death", "use_paying touch_of_death 0 2"),
    ],
)
def test_what_is_used_before_a_combat_counts_as_brute_force_finds(hero: str, item: str, use: str) -> None:
    view = before(fights.BAND, *filter(None, [item]), hero=hero)
    state = view.copy()
    fights.begin(state, fights.BAND)
    assert use in map(str, openings.uses(TITLE.view(view, 0), 0, fights.BAND))
    check(view, state, fights.BAND, Manner((0, -1, -1), use=use))


def test_a_round_under_way_is_finished_first() -> None:
    state = fights.to(fights.fight(fights.GIANT, "nerekhall_cutpurse"), "ranged")
    hurt(state, fights.HERO, wounds=4)
    fights.attack(state, fights.HERO, 20)
    assert fights.asks(state) == "melee"
    check(state, state, fights.GIANT, Manner((1, 0, -1)))


def test_a_bonus_of_one_phase_ends_with_it() -> None:
    state = fights.to(fights.fight(fights.GIANT, "draught_of_giant_strength"), "melee")
    hurt(state, fights.HERO, wounds=4)
    do(state, "use", "draught_of_giant_strength", 0)
    check(state, state, fights.GIANT, Manner((-1, 0, -1)))


@pytest.mark.rule("RUN-211")
def test_a_bonus_to_the_first_roll_counts_once() -> None:
    own = courses.side(fights.fight(fights.GIANT), 0)
    sure = {**own.rolls[0][0], -1: own.rolls[0][0][-1]._replace(chance=20)}
    better = own._replace(first=((sure, *own.rolls[0][1:]), *own.rolls[1:]))
    always = better._replace(rolls=((sure, *own.rolls[0][1:]),) * 3)
    plain, once, each = (courses.course(one, (-1, 0, -1)).win for one in (own, better, always))
    assert plain < once < each


def test_a_foe_that_mends_its_wounds_lasts_longer() -> None:
    own = courses.side(fights.fight(fights.GIANT), 0)
    mended = own._replace(mends=own.mends._replace(regenerated=1))
    plain, longer = (courses.course(one, (0, -1, -1)) for one in (own, mended))
    assert longer.rounds > plain.rounds
    assert longer.win < plain.win


@pytest.mark.rule("RUN-094", "RUN-097", "RUN-098", "RUN-201")
@pytest.mark.parametrize("paid", [False, True])
def test_an_escape_succeeds_as_often_as_brute_force_finds(paid: bool) -> None:
    """Every face of the die by the rules, attempt after attempt, until the Hero falls."""
    state = fights.to(fights.fight(fights.GIANT), "escape")
    found = escapes.flights(state, 0)[int(paid)]
    left, free = 1.0, 0.0
    while fights.asks(state) == "escape":
        pays = paid and can(state, "escape", "yes")
        good = sum(fights.succeeding(state, 0, Escape(pays), face) for face in range(1, 21)) / 20
        free, left = free + left * good, left * (1 - good)
        fights.escape(state, 1, paid=int(pays))
    assert 0 < found.first < 1
    assert found.free == pytest.approx(free)


@pytest.mark.rule("RUN-085", "RUN-094")
def test_an_escape_counts_where_there_is_something_to_escape_from() -> None:
    """Some tests before the combat defeat these robbers; the others change nothing."""
    view = before("barrow_robbers")
    fought = done(bouts.bout(view, 0, "barrow_robbers")).flights()
    plain = escapes.flights(foes.against(view, 0, "barrow_robbers"), 0)
    assert fought[0].first == pytest.approx(plain[0].first)


@pytest.mark.rule("RUN-044", "RUN-045")
@pytest.mark.parametrize("dice", [0, 2])
def test_dice_lead_where_brute_force_finds(dice: int) -> None:
    state = table("corbin", "mad_carthos")
    counts: dict[str, int] = {}
    for thrown in product(BOOK.movement.faces, repeat=dice):
        for space in {state.me.space, *reach.reachable(state, 0, state.me.space, thrown)}:
            counts[space] = counts.get(space, 0) + 1
    every = len(BOOK.movement.faces) ** dice
    found = done(ways.reached(state, 0, dice))
    assert found == pytest.approx({space: count / every for space, count in counts.items()})


@pytest.mark.rule("RUN-180", "RUN-182", "RUN-187")
def test_towns_fall_as_often_as_brute_force_finds() -> None:
    counts = dict.fromkeys((town for town in BOOK.towns if town != "tamalir"), 0)
    for faces in product(range(1, 21), repeat=2):
        state = _one_fallen()
        force(state, *faces)
        now(state, ThreatRoll())
        for town in state.overrun[1:]:
            counts[town] += 1
    found = fates.falls(_one_fallen(), fates.after_turns(_one_fallen(), 1))
    assert found == pytest.approx({town: count / 400 for town, count in counts.items()})


def _one_fallen() -> RuneboundState:
    state = table("corbin", "mad_carthos", threat="12")
    state.threat, state.overrun = 1, ["tamalir"]
    return state


@pytest.mark.rule("RUN-185", "RUN-186")
def test_the_first_town_is_one_that_the_die_names() -> None:
    state = table("corbin", "mad_carthos", threat="10")
    found = fates.after_turns(state, 1)
    assert fates.falls(state, found)["vynelvale"] == 0
    assert fates.any_falls(state, found) == pytest.approx(6 / 20)
    assert sum(fates.after_turns(state, 4).values()) == pytest.approx(1)


def test_every_kind_has_its_table_in_words() -> None:
    state, messages = table("corbin", "mad_carthos"), Messages()
    people = tuple(Person(f"P{n}", "blue") for n in range(2))
    look = Context(messages, TITLE.view(state, 0), 0, people)
    for kind in range(len(ODDS)):
        for shown in Inquiry(look, ODDS, Asked(kind, {"dice": "1"})).tables():
            assert shown.rows
            assert all(len(row) == len(shown.columns) for row in shown.rows)
    assert messages.troubles == []


def test_a_card_that_lies_open_is_not_drawn() -> None:
    state = table("corbin", "mad_carthos")
    gone = foes.challenges(state, "red")[0]
    state.undefeated["r4c3"] = gone
    assert gone not in foes.challenges(state, "red")


def test_odds_read_nothing_that_a_seat_may_not_know() -> None:
    view = TITLE.view(table("corbin", "mad_carthos"), 0)
    guesses = [TITLE.guess(view, 0, number) for number in range(2)]
    assert guesses[0].decks != guesses[1].decks
    assert len({str(_tables(state)) for state in (view, *guesses)}) == 1


def _tables(view: RuneboundState) -> list[object]:
    people = tuple(Person(f"P{n}", "blue") for n in range(2))
    look = Context(Messages(), view, 0, people)
    return [Inquiry(look, ODDS, Asked(kind, {"dice": "1"})).tables() for kind in range(len(ODDS))]
