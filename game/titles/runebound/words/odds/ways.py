"""Odds of whole ways: the chance that movement dice lead to a space, and that the fight there is won."""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator, Iterator, Mapping
from itertools import combinations_with_replacement
from math import factorial, prod
from typing import NamedTuple

from game.engine.arithmetic import float_sum
from game.engine.model import Seat
from game.titles.runebound.rules.cards import standing
from game.titles.runebound.rules.cards.modifiers import FreeSymbol
from game.titles.runebound.rules.movement import reach
from game.titles.runebound.rules.movement.movement import MoveByDice
from game.titles.runebound.rules.movement.reach import Die
from game.titles.runebound.rules.state.state import RuneboundState
from game.titles.runebound.words.odds import bouts, foes, openings
from game.titles.runebound.words.odds.openings import Approach


def throws(faces: tuple[Die, ...], dice: int) -> Iterator[tuple[tuple[Die, ...], float]]:
    """Yield what so many movement dice may show, whatever their order, each with its probability."""
    for chosen in combinations_with_replacement(range(len(faces)), dice):
        orders = factorial(dice) / prod(factorial(count) for count in Counter(chosen).values())
        yield tuple(faces[face] for face in chosen), orders / len(faces) ** dice


def reached(view: RuneboundState, seat: Seat, dice: int) -> Generator[None, None, Mapping[str, float]]:
    """Return for each space the chance that this many dice lead there (RUN-044, RUN-236); pause after each
    throw."""
    extra = tuple((effect.symbol,) for effect in standing.of(view, seat, FreeSymbol)) if dice else ()
    start = view.players[seat].space
    shown: dict[tuple[Die, ...], float] = {}
    for thrown, part in throws(view.book.movement.faces, dice):
        dice_shown = tuple(sorted((*thrown, *extra)))
        shown[dice_shown] = shown.get(dice_shown, 0.0) + part
    found = {start: 1.0}
    for dice_shown, part in shown.items():
        for space in reach.reachable(view, seat, start, dice_shown):
            found[space] = found.get(space, 0.0) + part
        yield
    return found


def rolled(view: RuneboundState, seat: Seat) -> MoveByDice | None:
    """Return the dice that a seat has rolled and not used up yet."""
    step = view.stack[-1] if view.stack and view.active == seat else None
    return step if isinstance(step, MoveByDice) else None


def leads(view: RuneboundState, seat: Seat, dice: int) -> Generator[None, None, Mapping[str, float]]:
    """Return the same for the dice on the table if they have been rolled, which lead there or don't."""
    if (moving := rolled(view, seat)) is None:
        return (yield from reached(view, seat, dice))
    start = view.players[seat].space
    return dict.fromkeys([start, *reach.reachable(view, seat, start, moving.dice)], 1.0)


class Meeting(NamedTuple):
    """The adventure on a space: the chance that the first card is a Challenge, and that the fight is won."""

    first: float
    win: float


def meeting(view: RuneboundState, seat: Seat, space: str) -> Generator[None, None, Meeting]:
    """Return what awaits a seat's Hero on a space with an adventure, after pauses."""
    if space in view.undefeated:
        return Meeting(1.0, (yield from winning(view, seat, view.undefeated[space])))
    return (yield from drawn(view, seat, view.book.spaces[space].adventure))


def drawn(view: RuneboundState, seat: Seat, colour: str) -> Generator[None, None, Meeting]:
    """Return what an unknown card of a colour brings: all that may lie in the deck are alike (RUN-071)."""
    cards, wins = foes.unseen(view, colour), list[float]()
    for card in cards:
        if card in view.book.challenges:
            wins.append((yield from winning(view, seat, card)))
    return Meeting(len(wins) / len(cards), float_sum(wins) / len(wins)) if wins else Meeting(0.0, 0.0)


def winning(view: RuneboundState, seat: Seat, card: str) -> Generator[None, None, float]:
    """Return the chance to defeat a Challenge by a promising plan, with Exhaustion paid for its tests if that
    is better."""
    best = 0.0
    for paid in (False, True)[: 1 + openings.can_pay(view, seat, card)]:
        fight = yield from bouts.bout(view, seat, card, Approach(paid))
        best = max(best, (yield from fight.promising()).win)
    return best
