"""Combats at random, with many cards: nothing is lost, nothing lasts beyond them, chances are chances."""

from __future__ import annotations

import random
from collections.abc import Sequence

import pytest

from game.engine import codec, flow, rng
from game.engine.model import Choice
from game.titles.runebound.rules import audit, turn
from game.titles.runebound.rules.cards.abilities import Use
from game.titles.runebound.rules.combat import combat
from game.titles.runebound.rules.market.belongings import excess
from game.titles.runebound.rules.state.state import RuneboundState
from tests.titles.runebound.fights import begin, duel_of
from tests.titles.runebound.positions import BOOK, TITLE, give, table, take_away

MOST = 400
"""Choices after which a combat is left alone."""


def wares(dice: random.Random, number: int, without: Sequence[str] = ()) -> list[str]:
    """So many Items that one Hero may have together (RUN-163)."""
    found: list[str] = []
    for item in dice.sample(sorted(BOOK.items), len(BOOK.items)):
        if item not in without and len(found) < number and not excess(BOOK, (*found, item)):
            found.append(item)
    return found


def challenge(dice: random.Random) -> RuneboundState:
    """Two Heroes, one of them against any Challenge with six Items and two Allies."""
    state = table(*dice.sample(sorted(BOOK.heroes), 2), huntmaster="on")
    give(state, *wares(dice, 6), *dice.sample(sorted(BOOK.allies), 2))
    foe = dice.choice(sorted(BOOK.challenges))
    if foe in BOOK.retinue:
        take_away(state, foe)
        state.overrun, state.retinue = ["forge"], {"forge": foe}
    begin(state, foe, "retinue" if foe in BOOK.retinue else "drawn")
    return state


def duel(dice: random.Random) -> RuneboundState:
    """Two Heroes against each other, with five Items and an Ally each."""
    items, allies = wares(dice, 5), dice.sample(sorted(BOOK.allies), 2)
    mine, theirs = (*items, allies[0]), (*wares(dice, 5, items), allies[1])
    first, second = dice.sample(sorted(BOOK.heroes), 2)
    return duel_of(first, second, mine, theirs)


def pick(state: RuneboundState, dice: random.Random) -> tuple[int, Choice]:
    """Any choice, an ability rather than another one."""
    seat = dice.choice(sorted(flow.legal(state)))
    legal = [c for c in flow.choices(state)[seat] if c.reason is None]
    uses = [c for c in legal if isinstance(c.option.action, Use)]
    return seat, dice.choice(uses if uses and dice.random() < 0.7 else legal)


@pytest.mark.rule("RUN-110", "RUN-116", "RUN-146", "RUN-245")
@pytest.mark.parametrize("seed", range(100))
def test_combats_end_and_leave_nothing_behind(seed: int) -> None:
    dice = random.Random(seed)
    state = duel(dice) if seed % 4 == 0 else challenge(dice)
    state.stack.insert(0, turn.PassTurn())
    state.rng = rng.seeded(seed)
    for _ in range(MOST):
        if state.fight is None:
            break
        assert all(0 <= odds.chance <= odds.of for odds in combat.odds(state).values())
        seat, chosen = pick(state, dice)
        flow.play(state, seat, chosen.option.action)
        audit.check(state)
    assert state.fight is None
    assert (state.lasting, state.used_in_combat, state.used_in_round) == ([], [], [])


@pytest.mark.parametrize("seed", range(8))
def test_every_position_of_a_combat_can_be_written_and_read(seed: int) -> None:
    title, dice = TITLE, random.Random(seed)
    state = duel(dice) if seed % 2 else challenge(dice)
    state.stack.insert(0, turn.PassTurn())
    for _ in range(25):
        if state.fight is None:
            break
        assert codec.digest(codec.decode(title, codec.encode(state))) == codec.digest(state)
        seat, chosen = pick(state, dice)
        flow.play(state, seat, chosen.option.action)
