"""What a seat may know, and positions that fit what it knows (chapter 26)."""

from __future__ import annotations

from typing import Any

import pytest

from game import bots
from game.engine import codec, flow
from game.engine.model import UNKNOWN, Option, Seat
from game.engine.session import moment
from game.engine.session.session import WATCHER
from game.titles.scythe.rules.cards.encounters import ChooseOption, ResolveEncounter
from game.titles.scythe.rules.cards.factory import VisitFactory
from game.titles.scythe.rules.combat.power import Confirm, Dial, SetPower
from game.titles.scythe.rules.state.state import HIDDEN_COINS, ScytheState
from tests.expect import expect
from tests.games import unknowns
from tests.titles.playing import asked, do, events, now, refuse
from tests.titles.scythe.positions import (
    BOOK,
    PACKAGE,
    TITLE,
    battle,
    edit,
    fight,
    goods,
    hand,
    put,
    select,
    table,
)

EVERYBODY = (0, 1, 2, WATCHER)


def full() -> ScytheState:
    """Three seats with cards in hand and things on the board."""
    state = table("nordic", "saxony", "crimea")
    for seat, values in enumerate(((5, 2), (3,), (4, 4, 2))):
        hand(state, seat, *values)
    put(state, "mech.1.speed r4c4", "mine.2 r6c4")
    goods(state, "r4c4", oil=3)
    edit(state, 1, stars=("combat",), power=9, popularity=11, section="2")
    return state


@pytest.mark.rule("SCY-341")
def test_everything_that_this_chapter_does_not_hide_is_seen() -> None:
    state = full()
    for seat in EVERYBODY:
        seen = TITLE.view(state, seat)
        for name in ("at", "buildings", "goods", "encounters", "bonus", "combat_discard", "order", "active"):
            assert getattr(seen, name) == getattr(state, name)
        for mine, theirs in zip(state.players, seen.players, strict=True):
            hidden = {"hand", "objectives", "coins"}
            for name in {*mine.__struct_fields__} - hidden:
                assert getattr(mine, name) == getattr(theirs, name)


@pytest.mark.rule("SCY-342")
def test_combat_cards_are_seen_by_their_owner_and_counted_by_all() -> None:
    state = full()
    for seat in EVERYBODY:
        for other, player in enumerate(TITLE.view(state, seat).players):
            own = state.players[other].hand
            assert player.hand == (own if other == seat else (UNKNOWN,) * len(own))


@pytest.mark.rule("SCY-343")
def test_objectives_are_seen_by_their_owner_only() -> None:
    state = full()
    for seat in EVERYBODY:
        for other, player in enumerate(TITLE.view(state, seat).players):
            own = state.players[other].objectives
            assert player.objectives == (own if other == seat else (UNKNOWN, UNKNOWN))


@pytest.mark.rule("SCY-344")
def test_hidden_coins_are_guessed_about_what_a_seat_began_with() -> None:
    view = TITLE.view(table(), 0)
    guessed = {TITLE.guess(view, 0, seed).players[1].coins for seed in range(150)}
    assert guessed == set(range(2 * 6 + 1)), "the mechanical mat begins with 6"


@pytest.mark.rule("SCY-344")
def test_coins_of_others_are_hidden_unless_the_table_shows_them() -> None:
    state = full()
    assert [p.coins for p in TITLE.view(state, 1).players] == [HIDDEN_COINS, 6, HIDDEN_COINS]
    assert {p.coins for p in TITLE.view(state, WATCHER).players} == {HIDDEN_COINS}
    open_table = table("nordic", "saxony", show_coins="on")
    coins = [p.coins for p in open_table.players]
    assert [p.coins for p in TITLE.view(open_table, WATCHER).players] == coins


@pytest.mark.rule("SCY-344")
def test_the_score_sheet_during_the_game_leaves_hidden_coins_out() -> None:
    state = full()
    sheet = {s.id: s.points for s in TITLE.scores(state).sources}
    assert "coins" not in sheet
    state.stack.clear()
    sheet = {s.id: s.points for s in TITLE.scores(state).sources}
    assert sheet["coins"] == tuple(p.coins for p in state.players)
    assert [p.coins for p in TITLE.view(state, 1).players] == [p.coins for p in state.players]


@pytest.mark.rule("SCY-351")
def test_nobody_sees_the_order_of_a_deck() -> None:
    state = full()
    for seat in EVERYBODY:
        seen = TITLE.view(state, seat)
        for name in ("combat_deck", "objective_deck", "encounter_deck"):
            assert getattr(seen, name) == [UNKNOWN] * len(getattr(state, name))
        assert seen.rng == 0


@pytest.mark.rule("SCY-348")
def test_factory_cards_are_seen_only_by_who_is_choosing_and_while_choosing() -> None:
    state = full()
    state.came_from["character.0"] = "r4c4"
    put(state, "character.0 r4c3")
    hidden = [UNKNOWN] * 4
    assert TITLE.view(state, 0).factory == hidden
    now(state, VisitFactory())
    assert TITLE.view(state, 0).factory == state.factory
    assert TITLE.view(state, 1).factory == TITLE.view(state, WATCHER).factory == hidden
    do(state, "keep", card := state.factory[0])
    assert {TITLE.view(state, seat).players[0].factory for seat in EVERYBODY} == {card}


@pytest.mark.rule("SCY-349")
def test_an_encounter_card_is_seen_by_all_when_drawn() -> None:
    state = full()
    card = state.encounter_deck[-1]
    assert card not in codec.encode(TITLE.view(state, 0)).decode()
    put(state, "character.0 r2c4")
    state.came_from["character.0"] = "r1c4"
    now(state, ResolveEncounter())
    for seat in EVERYBODY:
        assert expect(TITLE.view(state, seat).stack[-1], ChooseOption).card == card
    assert events(state, "encounter")[-1].seen_by is None


def selecting() -> ScytheState:
    """Nordic attacks Saxony; both have two cards and are to select."""
    state = battle("character.0", "character.1")
    for seat in (0, 1):
        hand(state, seat, 5, 2)
    fight(state)
    return state


@pytest.mark.rule("SCY-345")
def test_dial_and_cards_and_their_number_are_hidden_until_both_have_confirmed() -> None:
    bare, state = selecting(), selecting()
    do(state, "dial", 7, seat=0)
    do(state, "play_card", state.players[0].hand[0], seat=0)
    do(bare, "dial", 0, seat=0)
    for seat in (1, WATCHER):
        assert codec.encode(TITLE.view(state, seat)) == codec.encode(TITLE.view(bare, seat))
    assert codec.encode(TITLE.view(state, 0)) != codec.encode(TITLE.view(bare, 0))
    assert not events(state, "reveal_power")


@pytest.mark.rule("SCY-346")
def test_one_after_the_other_and_a_confirmed_choice_stands() -> None:
    state = selecting()
    select(state, 0, 3)
    assert asked(state) == [1]
    refuse(state, "dial", 4, seat=0)
    step = TITLE.view(state, 1).stack[-1]
    assert isinstance(step, SetPower)
    assert step.answers == ((UNKNOWN,), ())


@pytest.mark.rule("SCY-346")
def test_what_was_selected_can_be_taken_back_until_it_is_confirmed() -> None:
    dial = moment.make(TITLE, selecting(), 0, Dial(3))
    confirmed = moment.make(TITLE, dial.after, 0, Confirm())
    assert (dial.stop, confirmed.stop) == (None, "undo-stops-sealed")


@pytest.mark.rule("SCY-346")
def test_the_reveal_shows_dials_and_played_cards_and_no_others() -> None:
    state = selecting()
    played, kept = state.players[1].hand
    select(state, 0, 3)
    select(state, 1, 2, played)
    shown = events(state, "reveal_power")
    assert [e.seen_by for e in shown] == [None, None]
    assert [(e.facts["dial"], e.facts["values"]) for e in shown] == [(3, ""), (2, str(BOOK.combat[played]))]
    told = " ".join(str(f) for e in state.events or [] for f in e.facts.values())
    assert kept not in told


@pytest.mark.rule("SCY-347")
def test_a_stolen_card_is_seen_by_both_and_by_nobody_else() -> None:
    state = battle("character.0", "mech.0.scout", "character.1", factions=("crimea", "saxony", "nordic"))
    (card,) = hand(state, 1, 4)
    fight(state)
    assert state.players[0].hand == (card,)
    (told,) = events(state, "steal_card")
    assert told.seen_by == frozenset({0, 1})
    (open_,) = events(state, "steal")
    assert card not in open_.facts.values()
    assert TITLE.view(state, 2).players[0].hand == (UNKNOWN,)


def test_a_guess_is_a_whole_position_that_looks_the_same() -> None:
    state = full()
    for seat in range(3):
        seen = TITLE.view(state, seat)
        guess = TITLE.guess(seen, seat, 7)
        TITLE.check(guess)
        assert unknowns(guess) == 0
        assert codec.encode(TITLE.view(guess, seat)) == codec.encode(seen)
        assert flow.choices(guess).get(seat) == flow.choices(state).get(seat)


def test_guesses_differ_in_what_is_hidden_and_agree_with_their_seed() -> None:
    seen = TITLE.view(full(), 0)
    guesses = [TITLE.guess(seen, 0, seed) for seed in range(8)]
    assert len({g.players[2].hand for g in guesses}) > 1
    assert len({g.players[1].objectives for g in guesses}) > 1
    assert len({g.players[1].coins for g in guesses}) > 1
    assert len({tuple(g.factory) for g in guesses}) > 1
    assert codec.encode(TITLE.guess(seen, 0, 3)) == codec.encode(guesses[3])


def test_what_another_has_confirmed_is_guessed_within_its_means() -> None:
    state = selecting()
    select(state, 0, 7, state.players[0].hand[0])
    seen = TITLE.view(state, 1)
    dials = set()
    for seed in range(12):
        guess = TITLE.guess(seen, 1, seed)
        step = guess.stack[-1]
        assert isinstance(step, SetPower)
        dial, *cards = step.answers[0]
        dials.add(dial)
        assert 0 <= int(dial) <= 7
        assert set(cards) <= set(guess.players[0].hand)
        assert len(cards) <= 1
    assert len(dials) > 3


class Spy:
    """A bot that keeps what it is given."""

    def __init__(self) -> None:
        self.given: list[Any] = []

    def choose(self, title: Any, view: Any, seat: Seat, options: list[Option], seed: int) -> Any:
        self.given.append(view)
        return bots.make("easy", PACKAGE).choose(view, seat, options, seed)


@pytest.mark.rule("SCY-353")
def test_a_computer_player_decides_by_its_own_view() -> None:
    state, twin = full(), full()
    twin.combat_deck.reverse()
    twin.encounter_deck.reverse()
    edit(twin, 1, coins=19)
    edit(twin, 2, objectives=twin.players[1].objectives)
    edit(twin, 1, objectives=state.players[2].objectives)
    actions = []
    for table_ in (state, twin):
        seat, options = next(iter(flow.legal(table_).items()))
        actions.append(Spy().choose(TITLE, TITLE.view(table_, seat), seat, options, 5))
    assert actions[0] == actions[1]
    assert codec.encode(TITLE.view(state, 0)) == codec.encode(TITLE.view(twin, 0))
