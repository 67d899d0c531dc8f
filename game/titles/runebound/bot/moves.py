"""The value of ending movement on a space, and so of each movement and each step."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache, lru_cache
from typing import NamedTuple

from game.engine import rng
from game.engine.arithmetic import float_sum
from game.engine.model import Action, Option, Seat
from game.titles.runebound.bot.fight import EXHAUSTION_COST
from game.titles.runebound.bot.hero_outlook import HeroOutlook
from game.titles.runebound.bot.rescue import saving
from game.titles.runebound.rules.cards import standing
from game.titles.runebound.rules.cards.modifiers import FreeSymbol
from game.titles.runebound.rules.heroes.wounds import DealWounds
from game.titles.runebound.rules.movement import reach
from game.titles.runebound.rules.movement.movement import (
    Move,
    MoveByDice,
    Roll,
    Stay,
    StepTo,
    StopMoving,
    Walk,
)
from game.titles.runebound.rules.movement.reach import Die, Way
from game.titles.runebound.rules.state.book import Book
from game.titles.runebound.rules.state.state import RuneboundState

NUMBERS_PER_THROW = 64
"""The numbers drawn for a sampled throw of movement dice."""
STEP_PENALTY = 0.02
"""The value of saving a step."""


def movement_values(now: HeroOutlook, base: float, options: Sequence[Option]) -> dict[Action, float]:
    """Return the values of movement choices.

    base: the value of everything but the Hero's place
    """
    step, arrival = now.state.stack[-1], Arrival(now, base)
    if isinstance(step, Move):
        return _move(arrival, options)
    return _dice(arrival, step, options) if isinstance(step, MoveByDice) else {}


def useful(state: RuneboundState, seat: Seat, options: Sequence[Option]) -> Sequence[Option]:
    """Return first steps of the best ways to each space; throws of fewer dice only while somebody is
    exhausted; cards alone where they can save a Hero from defeat.
    """
    step = state.stack[-1] if state.stack else None
    if isinstance(step, DealWounds):
        return saving(state, step, options)
    if isinstance(step, MoveByDice):
        ways = reach.reachable(state, seat, state.players[seat].space, step.dice).values()
        firsts = {StepTo(*way[0]) for way in ways}
        return [o for o in options if not isinstance(o.action, StepTo) or o.action in firsts]
    throws = [option.action.dice for option in options if isinstance(option.action, Roll)]
    if not throws or any(map(state.exhaustion.get, state.players[seat].figures)):
        return options
    return [o for o in options if not isinstance(o.action, Roll) or o.action.dice == max(throws)]


class End(NamedTuple):
    """A space where movement may end, its value, and the cost of the way there."""

    worth: float
    space: str
    strain: float


class _Stops(dict[str, float]):
    """The value of ending movement on each space, worked out when it is looked up first."""

    def __init__(self, now: HeroOutlook, base: float) -> None:
        super().__init__()
        self._now, self._base, self._later = now, base, now.prospects()

    def __missing__(self, space: str) -> float:
        found = self[space] = self._now.stop(space, self._base, self._later)
        return found


class Arrival:
    """The values of ending movement on spaces, with the Hero's prospects from there."""

    def __init__(self, now: HeroOutlook, base: float) -> None:
        self.now = now
        self.at = _Stops(now, base).__getitem__
        """Return the value of ending movement on a space."""

    def ends(self, dice: Sequence[Die], steps: Iterable[StepTo] = ()) -> dict[Action, End]:
        """Return the first steps to all spaces that dice reach with the best of these, and staying; and other
        first steps with the best that the dice left lead on to."""
        start = self.now.player.space
        found: dict[Action, End] = {StopMoving(): End(self.at(start), start, 0.0)}
        for way in self._ways(start, dice):
            first, end = StepTo(*way[0]), self._end([place for _, place in way])
            if first not in found or found[first].worth < end.worth:
                found[first] = end
        return found | {step: self._onward(step, dice) for step in steps if step not in found}

    def _onward(self, step: StepTo, dice: Sequence[Die]) -> End:
        """Return the best end of a way with this first step."""
        left = [() if number == step.die else die for number, die in enumerate(dice)]
        further = [[place for _, place in way] for way in self._ways(step.place, left)]
        return max((self._end([step.place, *places]) for places in ([], *further)), key=lambda end: end.worth)

    def _ways(self, start: str, dice: Sequence[Die]) -> Iterable[Way]:
        return reach.reachable(self.now.state, self.now.seat, start, dice).values()

    def _end(self, places: Sequence[str]) -> End:
        """Return the end of a way through these spaces."""
        strain = self.now.strain(places)
        return End(self.at(places[-1]) - STEP_PENALTY * len(places) - strain, places[-1], strain)

    def throw(self, number: int) -> float:
        """Return the average value of sampled throws of this many dice."""
        best = self.thrown(number)
        return float_sum(worth for worth, _ in best) / len(best)

    def thrown(self, number: int) -> list[tuple[float, str]]:
        """Return the value of each sampled throw, and the space where movement ends after it."""
        state, seat = self.now.state, self.now.seat
        extra = [(effect.symbol,) for effect in standing.of(state, seat, FreeSymbol)]
        readings = reach.readings(state, seat)
        closed, best = frozenset(state.overrun), list[tuple[float, str]]()
        for dice in _throws(self.now.book, number, self.now.luck, self.now.throws):
            opened = tuple(sorted(reach.opened([*dice, *extra], readings), key=sorted))
            levels = _spread(self.now.book, closed, self.now.player.space, opened)
            best.append(max(self._best(places, n) for n, places in enumerate(levels)))
        return best

    def _best(self, places: Sequence[str], dice: int) -> tuple[float, str]:
        """Return the best of spaces that so many dice are used up for, and what it is worth."""
        space = max(places, key=self.at)
        return self.at(space) - STEP_PENALTY * dice, space


def _dice(arrival: Arrival, step: MoveByDice, options: Sequence[Option]) -> dict[Action, float]:
    """Return each first step by the best space that it leads to."""
    steps = [option.action for option in options if isinstance(option.action, StepTo)]
    return {action: end.worth for action, end in arrival.ends(step.dice, steps).items()}


def _move(arrival: Arrival, options: Sequence[Option]) -> dict[Action, float]:
    """Return where to go without dice, and how many dice to throw; those not thrown take Exhaustion off."""
    now = arrival.now
    most = max((o.action.dice for o in options if isinstance(o.action, Roll)), default=0)
    found: dict[Action, float] = {}
    for action in (option.action for option in options):
        match action:
            case Walk(place):
                found[action] = arrival.at(place) - now.strain([place])
            case Stay():
                found[action] = arrival.at(now.player.space)
            case Roll(dice):
                found[action] = arrival.throw(dice) + rested(now, most - dice)
    return found


def rested(now: HeroOutlook, fewer: int) -> float:
    """Return the value of the Exhaustion that this many unrolled dice remove."""
    exhaustion = now.state.exhaustion
    return EXHAUSTION_COST * float_sum(min(exhaustion.get(figure, 0), fewer) for figure in now.player.figures)


@cache
def _throws(book: Book, number: int, luck: int, many: int) -> tuple[tuple[Die, ...], ...]:
    """Return sampled throws that represent all, always the same for each `luck`."""
    faces = book.movement.faces
    return tuple(
        tuple(faces[rng.mix(throw * NUMBERS_PER_THROW + die + 1) * len(faces) >> 64] for die in range(number))
        for throw in range(luck * many, (luck + 1) * many)
    )


@lru_cache(8192)
def _spread(
    book: Book, closed: frozenset[str], start: str, opened: tuple[frozenset[str], ...]
) -> tuple[tuple[str, ...], ...]:
    """Return the spaces that dice reach, by the number of dice that they take.

    The dice that are used up on a space make a mask; the masks of a space are the bits of one number.
    """
    doors, dice, seen = _doors(book, closed), _opening(opened), {start}
    masks, levels = {start: 1}, list[tuple[str, ...]]([(start,)])
    while masks:
        further: dict[str, int] = {}
        for here, used in masks.items():
            for terrain, places in doors[here]:
                if more := _used_up(used, dice.get(terrain, ())):
                    for place in places:
                        further[place] = further.get(place, 0) | more
        masks = further
        levels.append(tuple(sorted(masks.keys() - seen)))
        seen |= masks.keys()
    return tuple(level for level in levels if level)


def _used_up(masks: int, dice: Sequence[tuple[int, int]]) -> int:
    """Return the masks after one more of these dice, each given by its bit and the masks without it."""
    found = 0
    for die, without in dice:
        found |= (masks & without) << die
    return found


@lru_cache(64)
def _doors(book: Book, closed: frozenset[str]) -> Mapping[str, Sequence[tuple[str, Sequence[str]]]]:
    """Return the open spaces beside each space, by their terrain."""
    found: dict[str, dict[str, list[str]]] = {space: {} for space in book.spaces}
    for space in book.spaces.values():
        for place in space.neighbours:
            if place not in closed:
                found[space.id].setdefault(book.spaces[place].terrain, []).append(place)
    return {space: tuple(beside.items()) for space, beside in found.items()}


def _opening(opened: Sequence[frozenset[str]]) -> Mapping[str, Sequence[tuple[int, int]]]:
    """Return the dice that open each terrain."""
    found: dict[str, list[tuple[int, int]]] = {}
    for die, terrains in enumerate(opened):
        for terrain in terrains:
            found.setdefault(terrain, []).append(_die(die, len(opened)))
    return found


@cache
def _die(number: int, dice: int) -> tuple[int, int]:
    """Return a die's bit in the masks of so many dice, and all masks without it as one number."""
    bit = 1 << number
    return bit, sum(1 << mask for mask in range(1 << dice) if not mask & bit)
