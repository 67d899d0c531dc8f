"""Final scoring, tie-breakers and the VP track (RAI-183 to RAI-193)."""

import pytest

from game.titles.raiders.rules.raid.raid import TakeSpace
from game.titles.raiders.rules.scoring import lap, scores
from game.titles.raiders.rules.state.state import RaidersState
from tests.titles.playing import do
from tests.titles.raiders.positions import crew, edit, give, raid, ready, table


def points(state: RaidersState, source: str) -> int:
    """What seat 0 scores from one source."""
    return next(s.points[0] for s in scores(state).sources if s.id == source)


@pytest.mark.rule("RAI-183")
def test_hired_crew_scores_its_printed_vp() -> None:
    state = table()
    ready(state, "kinswoman", "champion", "zealot")
    assert points(state, "crew") == 3 + 2 + 0
    assert scores(state).totals[0] == 5


@pytest.mark.rule("RAI-184")
def test_animals_score_their_visible_half_with_or_without_crew() -> None:
    state = table()
    crew(state, 0, "zealot", eagle="a7", horse="a2")
    crew(state, 1, "", eagle="a1", horse="a4")
    assert points(state, "animals") == 1 + 1 + 0 + 2
    assert scores(state).totals[0] == 4


@pytest.mark.rule("RAI-185")
def test_completed_quests_score_their_vp() -> None:
    state = table()
    edit(state, quests=("q16", "q26", "q01"))
    assert points(state, "quests") == 4 + 8 + 2
    assert scores(state).totals[0] == 14


@pytest.mark.rule("RAI-186")
@pytest.mark.parametrize(
    ("kind", "pieces", "vp"),
    [("gold", 3, 6), ("equipment", 3, 3), ("wagon", 2, 2), ("livestock", 1, 0), ("livestock", 5, 2)],
)
def test_plunder_scores(kind: str, pieces: int, vp: int) -> None:
    state = table()
    edit(state, **{kind: pieces})
    assert points(state, kind) == vp
    assert scores(state).totals[0] == vp


@pytest.mark.rule("RAI-187")
def test_hand_hero_wounds_and_goods_score_nothing() -> None:
    state = table()
    crew(state, 0, "lancer", wounds=3)
    give(state, "elder", "kinswoman", "champion")
    edit(state, silver=8, provisions=8, kumis=8, vp=11)
    assert scores(state).totals[0] == 11


@pytest.mark.rule("RAI-188")
def test_the_most_vp_win_whatever_the_tie_breakers() -> None:
    state = table(3)
    for seat, vp in enumerate((20, 21, 19)):
        edit(state, seat=seat, vp=vp)
    edit(state, silver=8, kumis=8)
    ready(state, "zealot", "lancer")
    assert scores(state).winners == (1,)


@pytest.mark.rule("RAI-189")
@pytest.mark.parametrize("piece", ["quest", "crew", "eagle", "horse"])
def test_first_tie_breaker_is_quests_crew_and_animals(piece: str) -> None:
    state = table()
    edit(state, silver=8)
    edit(state, seat=1, vp=4)
    edit(state, vp=4)
    if piece == "quest":
        edit(state, seat=1, vp=0, quests=("q16",))
    else:
        crew(state, 0, "zealot" if piece == "crew" else "", seat=1)
        crew(
            state,
            1,
            "",
            seat=1,
            eagle="a1" if piece == "eagle" else "",
            horse="a3" if piece == "horse" else "",
        )
    sheet = scores(state)
    assert sheet.totals == (4, 4)
    assert sheet.winners == (1,)


@pytest.mark.rule("RAI-190")
@pytest.mark.parametrize("item", ["silver", "provisions", "kumis"])
def test_second_tie_breaker_is_silver_provisions_and_kumis(item: str) -> None:
    state = table()
    assert scores(state).winners == (0, 1)
    edit(state, seat=1, **{item: 5})
    assert scores(state).winners == (1,)


@pytest.mark.rule("RAI-190")
def test_who_is_still_tied_shares_the_victory() -> None:
    state = table(3)
    for seat, values in enumerate(({"silver": 4, "kumis": 0}, {"silver": 1}, {"silver": 2, "kumis": 2})):
        edit(state, seat=seat, vp=10, **values)
    assert scores(state).winners == (0, 2)


@pytest.mark.rule("RAI-191", "RAI-192", "RAI-193")
@pytest.mark.parametrize(
    ("vp", "space", "laps"), [(0, 0, 0), (49, 49, 0), (50, 0, 1), (99, 49, 1), (100, 0, 2), (117, 17, 2)]
)
def test_the_track_shows_the_total_modulo_50_and_the_laps(vp: int, space: int, laps: int) -> None:
    assert lap(vp) == (space, laps)
    assert space + 50 * laps == vp


@pytest.mark.rule("RAI-193")
@pytest.mark.parametrize("before", [49, 99])
def test_the_score_goes_on_beyond_a_lap(before: int) -> None:
    state = table()
    edit(state, vp=before)
    ready(state, "zealot", "lancer")
    raid(state, "cimmeria_left", ("red", 3))
    do(state, TakeSpace("cimmeria_left.left"))
    assert state.players[0].vp == before + 1
    assert points(state, "raids") == before + 1
