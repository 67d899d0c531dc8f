"""The score sheet and the title (RUN-009, RUN-229)."""

import pytest

from game.engine.title import BadTable
from game.titles.runebound.rules import scoring
from game.titles.runebound.rules.scoring import is_rune
from game.titles.runebound.rules.state.state import NOBODY, RuneboundState
from tests.titles.playing import events
from tests.titles.runebound.positions import BOOK, TITLE, edit, fresh, table

RUNES = (
    "the_slumbering_dragonlord",
    "dragonlord_oskareth_the_cinder_crown",
    "dragonlord_vethrixa_mother_of_frost",
)


def rows(state: RuneboundState) -> dict[str, tuple[int, ...]]:
    sheet = TITLE.scores(state)
    return {row.id: row.points for row in (*sheet.sources, *sheet.beside)}


@pytest.mark.rule("RUN-229")
def test_the_sheet_tells_the_deeds() -> None:
    state = table(huntmaster="on")
    runes = tuple(card for card in BOOK.challenges if is_rune(BOOK, card))[:2]
    green = tuple(c for c in BOOK.challenges if BOOK.colours.get(c) == "green")[:3]
    edit(state, defeated=(*green, runes[0]), kept=runes, experience=("life", "melee"))
    edit(state, 1, defeated=(green[0], "the_beater"), gold=8)
    found = rows(state)
    assert found["defeated_green"] == (3, 1)
    assert found["defeated_red"] == (1, 0)
    assert found["defeated_retinue"] == (0, 1)
    assert found["runes"] == (2, 0)
    assert found["experience"] == (2, 0)
    assert found["gold"] == (3, 8)
    assert TITLE.scores(state).totals == (4, 2)


@pytest.mark.rule("RUN-225", "RUN-229")
def test_who_wins_is_not_who_did_most() -> None:
    state = table()
    edit(state, defeated=tuple(BOOK.challenges)[:9])
    assert TITLE.scores(state).winners == ()
    scoring.finish(state, 1)
    assert TITLE.scores(state).winners == (1,)
    assert [e.facts for e in events(state, "won")] == [{"seat": 1}]


@pytest.mark.rule("RUN-228")
def test_nobody_wins_when_all_lose() -> None:
    state = table()
    scoring.finish(state, NOBODY)
    assert TITLE.scores(state).winners == ()


@pytest.mark.rule("RUN-009")
@pytest.mark.parametrize("seats", range(1, 7))
def test_one_to_six_play(seats: int) -> None:
    state = fresh(seats, seed=3)
    assert len(state.players) == seats
    assert TITLE.acting(state) == state.active


@pytest.mark.rule("RUN-009", "RUN-017")
def test_other_numbers_are_refused() -> None:
    for seats in (0, 7):
        with pytest.raises(BadTable):
            TITLE.start(seats, {}, seed=3)
    for threat in ("9", "31", "20.5"):
        with pytest.raises(BadTable):
            TITLE.start(2, {"threat": threat}, seed=3)


@pytest.mark.rule("RUN-008", "RUN-235", "RUN-068", "RUN-069", "RUN-136", "RUN-175")
def test_the_usual_table() -> None:
    assert TITLE.full_options({}, 2) == {
        "threat": "20",
        "doom_deck": "off",
        "huntmaster": "off",
        "core84": "off",
        "heroes": "dealt",
        "counter_values": "flat",
        "event_refreshes": "on",
        "draw_after_event": "on",
        "attack_in_town": "on",
    }


@pytest.mark.rule("RUN-225", "RUN-226", "RUN-228")
@pytest.mark.parametrize(
    ("kept", "winner", "how"),
    [((), NOBODY, "threat"), ((), 1, "final_foe"), (RUNES, 1, "runes")],
)
def test_the_score_sheet_says_how_the_game_ended(kept: tuple[str, ...], winner: int, how: str) -> None:
    state = table("corbin", "mordrog")
    assert TITLE.scores(state).ending is None
    state.change(1, kept=kept)
    scoring.finish(state, winner)
    assert TITLE.scores(state).ending == how
