"""What a seat may know, and positions that fit what it knows."""

import pytest

from game.engine import codec, flow
from game.engine.model import UNKNOWN
from game.titles.raiders.rules.cards.effects import Draw
from game.titles.raiders.rules.raid.raid import TakeSpace
from tests.games import unknowns
from tests.titles.playing import do, events, now
from tests.titles.raiders.positions import TITLE, crew, give, raid, ready, table


@pytest.mark.rule("RAI-036")
def test_a_view_hides_the_hands_of_others_and_nothing_that_lies_open() -> None:
    state = table()
    own = give(state, "brewer", "elder")
    give(state, "zealot", "lancer", "envoy", seat=1)
    crew(state, 0, "champion", wounds=1, eagle="a7", horse="a3", seat=1)
    seen = TITLE.view(state, 0)
    assert seen.players[0] == state.players[0]
    assert list(seen.players[0].hand) == own
    assert seen.players[1].hand == (UNKNOWN,) * 3
    assert seen.players[1].spaces == state.players[1].spaces
    assert seen.players[1].hero == state.players[1].hero


@pytest.mark.rule("RAI-016", "RAI-018")
def test_a_view_hides_facedown_quests_and_the_box_and_shows_plunder() -> None:
    state = table()
    ready(state, "zealot", "elder")
    raid(state, "cimmeria_left", ("red", 3), right=("wagon",))
    do(state, TakeSpace("cimmeria_left.left"))
    for seat in (0, 1):
        seen = TITLE.view(state, seat)
        shown = {place for place, quest in seen.quests.items() if quest != UNKNOWN}
        assert shown == {"village.quest.1", "village.quest.2", "cimmeria_left.left"}
        assert set(seen.quest_box) == {UNKNOWN}
        assert len(seen.quest_box) == len(state.quest_box)
        assert seen.spaces == state.spaces


def test_a_view_hides_the_decks_and_the_generator_but_not_the_piles() -> None:
    state = table()
    seen = TITLE.view(state, 0)
    assert set(seen.crew_deck) == set(seen.animal_deck) == {UNKNOWN}
    assert (len(seen.crew_deck), len(seen.animal_deck)) == (len(state.crew_deck), len(state.animal_deck))
    assert seen.rng == 0
    assert (seen.crew_discard, seen.animal_line) == (state.crew_discard, state.animal_line)
    assert set(state.crew_deck) != {UNKNOWN}, "the position itself is untouched"


@pytest.mark.rule("RAI-036")
def test_only_the_drawing_player_is_told_which_cards_were_drawn() -> None:
    state = table()
    now(state, Draw(2))
    assert [e.seen_by for e in events(state, "drawn")] == [frozenset({0})] * 2
    (told,) = events(state, "draw")
    assert told.seen_by is None
    assert set(told.facts) == {"seat", "amount"}


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_guess_is_a_whole_position_that_looks_the_same(seat: int) -> None:
    state = table(3)
    for owner, names in enumerate((("brewer",), ("zealot", "envoy"), ())):
        give(state, *names, seat=owner)
    crew(state, 1, "champion", eagle="a7")
    seen = TITLE.view(state, seat)
    guess = TITLE.guess(seen, seat, 7)
    TITLE.check(guess)
    assert unknowns(guess) == 0
    assert codec.encode(TITLE.view(guess, seat)) == codec.encode(seen)
    assert flow.legal(guess) == flow.legal(TITLE.guess(seen, seat, 8))


def test_guesses_differ_in_what_is_hidden_and_agree_with_their_seed() -> None:
    state = table()
    give(state, "zealot", "envoy", "elder", seat=1)
    seen = TITLE.view(state, 0)
    guesses = [TITLE.guess(seen, 0, seed) for seed in range(8)]
    assert len({g.players[1].hand for g in guesses}) > 1
    assert len({tuple(g.crew_deck) for g in guesses}) == 8
    assert len({g.quests["cimmeria_left.left"] for g in guesses}) > 1
    assert codec.encode(TITLE.guess(seen, 0, 3)) == codec.encode(guesses[3])
