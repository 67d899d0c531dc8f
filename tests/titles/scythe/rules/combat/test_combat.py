"""Combat: when, abilities, dials and cards (SCY-146 to SCY-160)."""

from __future__ import annotations

import pytest

from game.engine import codec
from game.titles.scythe.rules.combat.power import SetPower
from game.titles.scythe.rules.state.state import ScytheState
from tests.expect import expect
from tests.titles.playing import asked, can, do, events, options, refuse
from tests.titles.scythe.cards import verbs
from tests.titles.scythe.positions import TITLE, battle, edit, fight, goods, hand, moving, put, select, table

WON = ("mech.0.riverwalk", "mech.1.riverwalk")


def winner(state: ScytheState) -> int:
    """Who won the last combat."""
    return int(events(state, "combat_won")[-1].facts["seat"])


@pytest.mark.rule("SCY-146")
def test_combats_are_fought_after_the_last_unit_move() -> None:
    state = moving("mech.0.riverwalk r2c1", "character.0 r4c3", "mech.1.riverwalk r1c1")
    do(state, "step_to", "mech.0.riverwalk", "r1c1")
    assert not events(state, "combat")
    do(state, "step_to", "character.0", "r3c3")
    assert events(state, "combat")
    assert sorted(asked(state)) == [0, 1]


@pytest.mark.rule("SCY-146")
def test_combats_come_before_the_bottom_row() -> None:
    state = table(on_map=False)
    put(state, "mech.0.riverwalk r2c1", "mech.1.riverwalk r1c1", "worker.0.1 r1c4")
    goods(state, "r1c4", oil=9, metal=9, food=9, wood=9)
    do(state, "take_section", "4")
    do(state, "take_top", "units")
    do(state, "step_to", "mech.0.riverwalk", "r1c1")
    refuse(state, "take_bottom")
    do(state, "done")
    assert verbs(state) == {"dial"}
    select(state, 0, 0)
    select(state, 1, 0)
    assert type(state.stack[-1]).__name__ == "BottomRow"


@pytest.mark.rule("SCY-147")
@pytest.mark.parametrize("other", ["mech.1.riverwalk", "character.1"])
@pytest.mark.parametrize("unit", ["mech.0.riverwalk", "character.0"])
def test_fighters_of_two_players_on_one_territory_fight(unit: str, other: str) -> None:
    state = battle(unit, other)
    fight(state)
    assert events(state, "combat")[0].facts == {"seat": 0, "other": 1, "place": "r1c1"}


@pytest.mark.rule("SCY-147")
def test_workers_alone_neither_cause_a_combat_nor_fight() -> None:
    state = battle("worker.0.1", "mech.1.riverwalk", "mech.0.riverwalk r2c1", "worker.1.1 r2c1")
    fight(state)
    assert not events(state, "combat")


@pytest.mark.rule("SCY-148")
def test_no_combat_is_avoided() -> None:
    state = battle(*WON)
    edit(state, coins=50, popularity=18)
    fight(state)
    for verb in ("decline", "done", "skip", "deal", "end_turn"):
        refuse(state, verb)
    assert {o.split()[0] for o in options(state)} == {"dial"}


@pytest.mark.rule("SCY-149")
def test_a_combat_needs_neither_power_nor_popularity() -> None:
    state = moving("mech.0.riverwalk r2c1", "mech.1.riverwalk r1c1")
    edit(state, power=0, popularity=0)
    edit(state, 1, power=0)
    assert can(state, "step_to", "mech.0.riverwalk", "r1c1")
    do(state, "step_to", "mech.0.riverwalk", "r1c1")
    do(state, "done")
    assert events(state, "combat_won")


def two_battles() -> ScytheState:
    """Against two players on two territories."""
    pieces = ("mech.0.riverwalk r1c1", "mech.1.riverwalk r1c1", "mech.0.speed r2c1", "mech.2.riverwalk r2c1")
    state = battle(*pieces, factions=("nordic", "saxony", "crimea"), power=(5, 5))
    edit(state, 2, power=5)
    fight(state)
    return state


@pytest.mark.rule("SCY-150")
def test_the_active_player_picks_the_order_and_each_combat_is_finished() -> None:
    state = two_battles()
    assert (asked(state), options(state)) == ([0], ["fight_at r1c1", "fight_at r2c1"])
    do(state, "fight_at", "r2c1")
    assert sorted(asked(state)) == [0, 2]
    refuse(state, "fight_at", "r1c1")
    select(state, 0, 3)
    select(state, 2, 0)
    assert events(state, "combat_won")[0].facts["place"] == "r2c1"
    assert sorted(asked(state)) == [0, 1]
    assert len(events(state, "combat")) == 2


@pytest.mark.rule("SCY-150")
def test_power_is_gone_for_the_next_combat_and_cards_gained_may_be_used() -> None:
    state = two_battles()
    do(state, "fight_at", "r2c1")
    select(state, 0, 4)
    select(state, 2, 5)
    assert winner(state) == 2
    gained = state.players[0].hand
    assert len(gained) == 1
    refuse(state, "dial", 2, seat=0, rule="SCY-154")
    do(state, "dial", 1, seat=0)
    do(state, "play_card", gained[0], seat=0)
    assert sorted(asked(state)) == [0, 1]


@pytest.mark.rule("SCY-150")
def test_only_the_two_owners_take_part() -> None:
    state = two_battles()
    do(state, "fight_at", "r1c1")
    assert sorted(asked(state)) == [0, 1]
    refuse(state, "dial", 1, seat=2)


@pytest.mark.rule("SCY-151", "SCY-153")
def test_abilities_come_before_the_dials_first_those_of_the_attacker() -> None:
    pieces = ("mech.0.artillery", "mech.1.disarm")
    state = battle(*pieces, factions=("nordic", "saxony"), power=(6, 6), place="r2c3")
    fight(state)
    assert options(state) == ["use artillery", "decline"]
    do(state, "use", "artillery")
    verbs = [e.facts.get("ability") for e in events(state, "use_ability")]
    assert verbs == ["artillery", "disarm"]
    assert (state.players[0].power, state.players[1].power) == (6 - 1 - 2, 6 - 2)
    refuse(state, "dial", 4, seat=0, rule="SCY-154")
    refuse(state, "dial", 5, seat=1, rule="SCY-154")
    assert can(state, "dial", 3)


@pytest.mark.rule("SCY-151")
def test_an_ability_works_once_a_combat_not_once_a_unit() -> None:
    pieces = ("mech.0.disarm", "mech.0.speed", "character.0", "mech.1.riverwalk")
    state = battle(*pieces, factions=("saxony", "nordic"), power=(6, 6), place="r2c3")
    fight(state)
    assert state.players[1].power == 4
    assert len(events(state, "use_ability")) == 1


@pytest.mark.rule("SCY-151")
def test_an_ability_works_again_in_the_next_combat() -> None:
    pieces = ("mech.0.artillery r1c1", "mech.1.riverwalk r1c1", "mech.0.speed r2c1", "mech.2.riverwalk r2c1")
    state = battle(*pieces, factions=("nordic", "saxony", "crimea"))
    fight(state)
    do(state, "fight_at", "r1c1")
    do(state, "use", "artillery")
    select(state, 0, 1)
    select(state, 1, 0)
    assert options(state) == ["use artillery", "decline"]


@pytest.mark.rule("SCY-152")
def test_free_abilities_work_by_themselves_and_artillery_is_asked_for() -> None:
    state = battle("mech.0.riverwalk", "mech.1.disarm", power=(6, 6), place="r2c3")
    fight(state)
    assert events(state, "use_ability")
    assert state.players[0].power == 4
    state = battle("mech.0.artillery", "mech.1.disarm", power=(6, 6))
    fight(state)
    assert options(state) == ["use artillery", "decline"]
    do(state, "decline")
    assert (state.players[0].power, state.players[1].power) == (6, 6)
    assert not events(state, "use_ability")


@pytest.mark.rule("SCY-152")
def test_a_free_ability_can_be_declined_at_a_table_that_asks() -> None:
    for answer, power in (("use", 4), ("decline", 6)):
        state = battle("mech.0.riverwalk", "mech.1.disarm", power=(6, 6), place="r2c3")
        state.options["free_abilities"] = "asked"
        fight(state)
        assert options(state) == ["use disarm", "decline"]
        do(state, answer, *["disarm"] * (answer == "use"), seat=1)
        assert state.players[0].power == power


@pytest.mark.rule("SCY-154")
@pytest.mark.parametrize(("power", "most"), [(0, 0), (3, 3), (7, 7), (16, 7)])
def test_the_dial_goes_up_to_present_power_and_seven(power: int, most: int) -> None:
    state = battle(*WON, power=(7, power))
    hand(state, 1, 2)
    fight(state)
    assert [n for n in range(20) if can(state, "dial", n) and f"dial {n}" in options(state)[8:]] == list(
        range(most + 1)
    )
    refuse(state, "dial", most + 1, seat=1, rule="SCY-154" if most < 7 else "")
    refuse(state, "dial", -1, seat=1)


@pytest.mark.rule("SCY-155", "SCY-156")
@pytest.mark.parametrize(
    ("more", "most"),
    [((), 1), (("character.0",), 2), (("mech.0.speed", "character.0"), 3), (("worker.0.1", "worker.0.2"), 1)],
)
def test_one_card_for_each_own_fighter(more: tuple[str, ...], most: int) -> None:
    state = battle(*WON, *more)
    cards = hand(state, 0, 2, 3, 4, 5)
    fight(state)
    do(state, "dial", 0, seat=0)
    for card in cards[:most]:
        do(state, "play_card", card, seat=0)
    refuse(state, "play_card", cards[most], seat=0, rule="SCY-156")
    refuse(state, "play_card", cards[0], seat=0)
    do(state, "confirm", seat=0)


@pytest.mark.rule("SCY-155")
def test_no_card_is_always_legal_also_with_a_hand_full() -> None:
    state = battle(*WON)
    hand(state, 0, 5, 5)
    fight(state)
    select(state, 0, 0)
    select(state, 1, 1)
    assert (winner(state), len(state.players[0].hand)) == (1, 2)


@pytest.mark.rule("SCY-156")
def test_cards_of_nobody_else_are_played() -> None:
    state = battle(*WON)
    theirs = hand(state, 1, 5)
    fight(state)
    do(state, "dial", 0, seat=0)
    refuse(state, "play_card", theirs[0], seat=0)
    refuse(state, "play_card", state.combat_deck[-1], seat=0)


@pytest.mark.rule("SCY-157")
def test_both_are_shown_together_and_nothing_changes_afterwards() -> None:
    state = battle(*WON)
    fight(state)
    select(state, 0, 5)
    assert not events(state, "reveal_power")
    assert state.players[0].power == 7
    refuse(state, "dial", 6, seat=0)
    refuse(state, "confirm", seat=0)
    select(state, 1, 2)
    shown = [(e.facts["seat"], e.facts["dial"]) for e in events(state, "reveal_power")]
    assert shown == [(0, 5), (1, 2)]
    assert options(state) == []


@pytest.mark.rule("SCY-157", "SCY-345")
def test_the_other_side_sees_nothing_before_the_reveal() -> None:
    state = battle(*WON)
    cards = hand(state, 0, 5, 4)
    fight(state)
    before = TITLE.view(state, 1)
    do(state, "dial", 5, seat=0)
    do(state, "play_card", cards[0], seat=0)
    assert codec.encode(TITLE.view(state, 1)) == codec.encode(before)
    do(state, "confirm", seat=0)
    hidden = codec.encode(TITLE.view(state, 1))
    other = battle(*WON)
    hand(other, 0, 5, 4)
    fight(other)
    select(other, 0, 0)
    assert codec.encode(TITLE.view(other, 1)) == hidden
    known = expect(TITLE.view(state, 0).stack[-1], SetPower)
    assert known.answer(0) == expect(state.stack[-1], SetPower).answer(0)
    guess = TITLE.guess(TITLE.view(state, 1), 1, 5)
    assert codec.encode(TITLE.view(guess, 1)) == hidden


@pytest.mark.rule("SCY-158", "SCY-159")
@pytest.mark.parametrize(
    ("attack", "defence", "won"),
    [
        ((3, (2,)), (4, ()), 0),
        ((3, (2,)), (1, (5,)), 1),
        ((0, (5,)), (5, ()), 0),
        ((0, ()), (0, ()), 0),
        ((0, ()), (1, ()), 1),
        ((7, ()), (2, (5,)), 0),
    ],
)
def test_the_higher_total_wins_and_the_attacker_at_equal_ones(
    attack: tuple[int, tuple[int, ...]], defence: tuple[int, tuple[int, ...]], won: int
) -> None:
    state = battle(*WON)
    cards = [hand(state, 0, *attack[1]), hand(state, 1, *defence[1])]
    fight(state)
    select(state, 0, attack[0], *cards[0])
    select(state, 1, defence[0], *cards[1])
    totals = [e.facts["total"] for e in events(state, "reveal_power")]
    assert totals == [attack[0] + sum(attack[1]), defence[0] + sum(defence[1])]
    assert events(state, "combat_won")[-1].facts["tie"] == (totals[0] == totals[1])
    assert winner(state) == won


@pytest.mark.rule("SCY-160")
def test_both_sides_pay_and_discard_face_up() -> None:
    state = battle(*WON, power=(9, 6))
    mine, theirs = hand(state, 0, 5, 2), hand(state, 1, 3)
    fight(state)
    select(state, 0, 6, mine[0])
    select(state, 1, 4, theirs[0])
    assert (state.players[0].power, state.players[1].power) == (3, 2)
    assert state.players[0].hand == (mine[1],)
    assert sorted(state.combat_discard) == sorted([mine[0], theirs[0]])
    assert TITLE.view(state, -1).combat_discard == state.combat_discard
