"""Resolution tiles: when the game ends and what else holds (SCY-037, SCY-231, SCY-338 to SCY-375)."""

from __future__ import annotations

import pytest

from game.engine import flow
from game.titles.scythe.rules.actions.gains import gain, lose, reach_goal
from game.titles.scythe.rules.combat.power import EndCombat
from game.titles.scythe.rules.content import reader
from game.titles.scythe.rules.content.book import RESOLUTIONS
from game.titles.scythe.rules.scoring import scoring
from game.titles.scythe.rules.scoring.stars import PlaceStars
from game.titles.scythe.rules.state.state import ScytheState
from game.titles.scythe.rules.tiles.resolution import nearness
from game.titles.scythe.rules.turn.turn import ChooseSection, NextTurn
from tests.titles.playing import asked, do, events, now, options, refuse
from tests.titles.scythe.positions import BOOK, TITLE, edit, fresh, objectives, put, table

FOUR = ("upgrades", "mechs", "structures", "recruits")
FIVE = (*FOUR, "workers")
SIX = (*FIVE, "objective")
HILL = BOOK.factory_place.id
BESIDE = BOOK.territories[HILL].neighbours


def play_with(tile: str, seats: int = 3, on_map: bool = True) -> ScytheState:
    """The first turn at a table with a resolution tile."""
    factions = ("nordic", "saxony", "rusviet")[:seats]
    return table(*factions, resolution=tile, on_map=on_map)


def star(state: ScytheState, seat: int = 0, goal: str = "power", stars: tuple[str, ...] = FIVE) -> None:
    """A seat with these stars reaches one more goal in the turn in progress, which then goes on."""
    edit(state, seat, stars=stars)
    reach_goal(state, seat, goal)
    now(state, PlaceStars(seat), ChooseSection())


def turns_to_end(state: ScytheState) -> list[int]:
    """Who ends a turn, one after another, until there is no turn any more."""
    seen: list[int] = []
    while state.stack and isinstance(state.stack[-1], ChooseSection):
        seen.append(state.active)
        now(state, NextTurn())
    return seen


def over(state: ScytheState) -> bool:
    return not state.stack and bool(events(state, "game_over"))


# ------------------------------------------------------------------------------------------ set-up


@pytest.mark.rule("SCY-037")
@pytest.mark.parametrize("name", RESOLUTIONS)
def test_the_named_tile_is_in_play_for_all(name: str) -> None:
    state = TITLE.start(2, {"resolution": name}, 1)
    assert isinstance(state, ScytheState)
    assert state.resolution == name
    assert all(TITLE.view(state, seat).resolution == name for seat in (-1, 0, 1))


@pytest.mark.rule("SCY-037")
def test_a_tile_is_drawn_at_random() -> None:
    drawn = [fresh(2, seed, resolution="random") for seed in range(60)]
    assert {state.resolution for state in drawn} == {*RESOLUTIONS}
    assert not fresh(2).resolution


@pytest.mark.rule("SCY-037")
def test_the_file_has_the_eight_tiles() -> None:
    tiles = {t.id: (t.end.stars, t.end.rounds, t.end.then, t.end.turns) for t in BOOK.resolutions.values()}
    assert tiles == {
        "land_rush": (6, 0, "equal_turns", 0),
        "factory_explosion": (5, 0, "more_turns", 2),
        "spoils_of_war": (6, 0, "at_once", 0),
        "king_of_the_hill": (6, 0, "at_once", 0),
        "deja_vu": (6, 0, "equal_turns", 0),
        "mission_possible": (6, 0, "at_once", 0),
        "doomsday_clock": (0, 20, "at_once", 0),
        "backup_plan": (6, 0, "more_turns_if_behind", 1),
    }
    assert tuple(tiles) == RESOLUTIONS
    assert reader.FILES.count("resolution") == 1


# ------------------------------------------------------------------------------------------ the end


@pytest.mark.rule("SCY-338", "SCY-369")
@pytest.mark.parametrize("name", ["off", "spoils_of_war", "king_of_the_hill", "mission_possible"])
def test_a_sixth_star_that_ends_the_game_at_once(name: str) -> None:
    state = play_with(name)
    assert TITLE.scores(state).ending is None
    star(state)
    assert over(state)
    assert state.turn == 1
    assert TITLE.scores(state).ending == (None if name == "off" else name)


@pytest.mark.rule("SCY-338", "SCY-369", "SCY-370")
@pytest.mark.parametrize("name", ["land_rush", "deja_vu"])
@pytest.mark.parametrize(
    ("seat", "active", "follow"), [(0, 0, [1, 2]), (1, 1, [2]), (2, 2, []), (2, 0, [1, 2])]
)
def test_all_have_equally_many_turns(name: str, seat: int, active: int, follow: list[int]) -> None:
    state = play_with(name)
    state.active, state.turn = active, active + 4
    star(state, seat)
    assert asked(state) == [active], "the turn in progress is finished first"
    assert turns_to_end(state) == [active, *follow]
    assert state.turn == 6


@pytest.mark.rule("SCY-370")
@pytest.mark.parametrize(
    ("seat", "active", "follow"), [(0, 0, [1, 2, 0]), (1, 1, [2, 0, 1]), (2, 0, [0, 1, 2])]
)
def test_more_turns_for_everybody_who_triggered_last(seat: int, active: int, follow: list[int]) -> None:
    state = play_with("factory_explosion")
    state.active = active
    star(state, seat, stars=FOUR)
    assert turns_to_end(state) == [active, *follow, *follow]
    assert over(state)


@pytest.mark.rule("SCY-370")
def test_a_trigger_works_once() -> None:
    state = play_with("factory_explosion")
    edit(state, 0, coins=0)
    star(state, stars=FOUR)
    assert state.players[0].coins == 5
    now(state, NextTurn())
    edit(state, 1, coins=0)
    star(state, 1, stars=FOUR)
    assert (state.players[1].coins, state.trigger) == (0, 0)
    assert turns_to_end(state) == [1, 2, 0, 1, 2, 0]


@pytest.mark.rule("SCY-338")
def test_other_stars_do_not_end_it() -> None:
    state = play_with("doomsday_clock")
    star(state)
    assert (len(state.me.stars), state.trigger) == (6, -1)
    state = play_with("factory_explosion")
    star(state, stars=FIVE[:3])
    assert state.trigger == -1


@pytest.mark.rule("SCY-369")
def test_the_clock_stops_after_twenty_turns_of_each() -> None:
    state = play_with("doomsday_clock", seats=2)
    assert turns_to_end(state) == [0, 1] * 20
    assert over(state)
    assert state.turn == 40


@pytest.mark.rule("SCY-371")
def test_backup_plan_ends_at_once_for_a_leader_also_for_one_who_shares_the_lead() -> None:
    for coins in (0, 1):
        state = play_with("backup_plan", seats=2, on_map=False)
        for seat in (0, 1):
            edit(state, seat, popularity=0, coins=0)
        edit(state, 1, coins=18 + coins)
        star(state)
        assert over(state) == (coins == 0), "six stars of three coins each"


@pytest.mark.rule("SCY-371", "SCY-370")
def test_backup_plan_gives_everybody_a_turn_where_the_trigger_is_behind() -> None:
    state = play_with("backup_plan")
    edit(state, 2, coins=99)
    star(state)
    assert turns_to_end(state) == [0, 1, 2, 0]
    assert over(state)


# ------------------------------------------------------------------------------------------ stars


@pytest.mark.rule("SCY-231", "SCY-339", "SCY-371")
def test_a_third_combat_won_is_starred_on_the_tile_once() -> None:
    state = play_with("spoils_of_war")
    edit(state, coins=0, popularity=0)
    for _ in range(4):
        now(state, EndCombat(0, 1, consoled=False))
    assert state.me.stars == ("combat", "combat", "tile")
    assert state.me.coins == 8
    assert scoring.stars(state, 0) == 9


@pytest.mark.rule("SCY-371")
def test_without_the_tile_a_third_combat_brings_nothing() -> None:
    state = play_with("land_rush")
    edit(state, coins=0)
    for _ in range(3):
        now(state, EndCombat(0, 1, consoled=False))
    assert (state.me.stars, state.me.coins) == (("combat", "combat"), 0)


@pytest.mark.rule("SCY-231", "SCY-371")
def test_a_turn_that_begins_in_control_of_the_factory_is_starred_once() -> None:
    state = play_with("king_of_the_hill", seats=2)
    put(state, f"character.1 {HILL}")
    for _ in range(4):
        now(state, NextTurn())
    assert state.players[1].stars == ("tile",)
    assert state.players[0].stars == ()


@pytest.mark.rule("SCY-339")
def test_several_may_have_six_stars_and_nobody_seven() -> None:
    state = play_with("doomsday_clock")
    for seat in (0, 1):
        star(state, seat)
        star(state, seat, "popularity", state.players[seat].stars)
        assert state.players[seat].stars == (*FIVE, "power")


@pytest.mark.rule("SCY-339", "SCY-371")
def test_an_objective_is_not_revealed_with_no_star_left() -> None:
    state = play_with("doomsday_clock")
    card = state.me.objectives[0]
    edit(state, stars=(*FIVE, "combat"))
    refuse(state, "reveal", card, rule="SCY-339")


@pytest.mark.rule("SCY-371")
@pytest.mark.parametrize(("item", "top"), [("power", 16), ("popularity", 18)])
def test_deja_vu_stars_a_track_again_after_it_fell(item: str, top: int) -> None:
    state = play_with("deja_vu")
    edit(state, **{item: top - 1})
    gain(state, 0, item, 1)
    gain(state, 0, item, 1)
    now(state, PlaceStars(0))
    assert state.me.stars == (item,), "it did not fall in between"
    for _ in range(2):
        lose(state, 0, item, 2)
        gain(state, 0, item, 2)
    now(state, PlaceStars(0))
    assert list(state.me.stars) == [item, item], "twice at most"


@pytest.mark.rule("SCY-371")
def test_deja_vu_keeps_the_second_objective() -> None:
    state = play_with("deja_vu")
    fulfil(state, "o08", "o15")
    do(state, "reveal", "o08")
    assert state.me.objectives == ("o15",)
    do(state, "reveal", "o15")
    assert state.me.stars == ("objective", "objective")
    assert not state.me.objectives


def fulfil(state: ScytheState, *cards: str) -> None:
    """The seat whose turn it is fulfils both objectives, o08 and o15; these of them are its own."""
    for number in (3, 4):
        put(state, f"worker.{state.active}.{number} r1c1")
    recruits = tuple(zip(BOOK.bottom, BOOK.one_time, strict=True))
    edit(state, state.active, coins=2, popularity=7, recruits=recruits)
    objectives(state, state.active, *cards)
    flow.settle(state)


def lay_open(state: ScytheState, *cards: str) -> None:
    """These objectives lie open for all."""
    for seat in range(state.seats):
        objectives(state, seat)
    state.objective_deck = [c for c in [*state.objective_deck, *state.public] if c not in cards]
    state.public = [*cards]


@pytest.mark.rule("SCY-231", "SCY-371")
def test_everybody_may_star_each_open_objective_once_besides_the_own() -> None:
    state = play_with("mission_possible", seats=2)
    lay_open(state, "o08", "o20")
    for seat in (0, 1):
        state.active = seat
        now(state, ChooseSection())
        fulfil(state, "o15") if not seat else fulfil(state)
        do(state, "reveal", "o08")
        refuse(state, "reveal", "o08", rule="SCY-371")
        refuse(state, "reveal", "o20", rule="SCY-202")
    assert [p.stars for p in state.players] == [("public_1",), ("public_1",)]
    state.active = 0
    now(state, ChooseSection())
    do(state, "reveal", "o15")
    assert state.me.stars == ("public_1", "objective")
    assert state.public == ["o08", "o20"], "they stay where they lie"


@pytest.mark.rule("SCY-037", "SCY-371")
def test_open_objectives_come_before_the_deal_and_are_seen_by_all() -> None:
    state = TITLE.start(5, {"resolution": "mission_possible"}, 3)
    assert isinstance(state, ScytheState)
    assert len(state.public) == 2
    assert not {*state.public} & {card for p in state.players for card in p.objectives}
    assert all(TITLE.view(state, seat).public == state.public for seat in (-1, 0))


# ------------------------------------------------------------------------------------------ the turn


@pytest.mark.rule("SCY-340")
@pytest.mark.parametrize("name", RESOLUTIONS)
def test_no_action_twice_in_a_turn(name: str) -> None:
    state = play_with(name, seats=2)
    edit(state, coins=9)
    do(state, "take_section", "3")
    taken = next(o for o in options(state) if o.startswith("take_top "))
    do(state, *taken.split())
    refuse(state, *taken.split())


@pytest.mark.rule("SCY-340")
def test_airships_and_the_tiles_need_one_another_no_more_than_they_forbid() -> None:
    for airships in ("off", "shared"):
        for tile in ("off", "backup_plan"):
            state = TITLE.start(2, {"airships": airships, "resolution": tile}, 1)
            assert isinstance(state, ScytheState)
            assert state.resolution == ("" if tile == "off" else tile)


# ------------------------------------------------------------------------------------------ the window


def test_nearness_counts_stars_until_somebody_has_them_all() -> None:
    state = play_with("land_rush")
    edit(state, 1, stars=FOUR)
    assert nearness(state) == (4, 6, -1, -1)
    star(state)
    assert nearness(state) == (6, 6, 2, 0)


def test_nearness_of_the_clock_and_without_a_tile() -> None:
    state = play_with("doomsday_clock", seats=2)
    assert nearness(state) == (0, 0, 39, -1)
    assert nearness(play_with("off")) == (0, 6, -1, -1)
