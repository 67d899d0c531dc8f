"""How good a position looks to a bot, in gold: what a Hero can do and has, and what lies before it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache

from game.engine import rng
from game.engine.evaluation import Evaluation
from game.engine.model import Action, Option, Seat
from game.titles.runebound.bot.fight import EFFORT, fight_worth, weigh_fight
from game.titles.runebound.bot.force import card_worth, might
from game.titles.runebound.bot.way import GOLD, LIFE, PAIR, Plight, savings
from game.titles.runebound.rules import reach, standing
from game.titles.runebound.rules.adventure import Adventure, Draw
from game.titles.runebound.rules.book import Book
from game.titles.runebound.rules.ending import runes
from game.titles.runebound.rules.escape import EscapePhase
from game.titles.runebound.rules.modifiers import FreeSymbol
from game.titles.runebound.rules.movement import Move, MoveByDice, Roll, Stay, StepTo, StopMoving, Walk
from game.titles.runebound.rules.phases import Phase
from game.titles.runebound.rules.reach import Die
from game.titles.runebound.rules.state import Player, RuneboundState

WON = 1000.0
ALLY_WOUND = 1.0
LEARNT = 0.3
"""What an Experience Counter is worth more than what it was paid with."""
DUEL = 4.0
"""What a combat with another Hero costs."""
THROWS, LOTS = 8, 64
"""Throws of movement dice that stand for all; the numbers drawn for each."""
OFF_THE_WAY = 500.0
HASTE = 0.02
"""What a step is worth that is not made."""


def evaluate(view: RuneboundState, seat: Seat) -> float:
    """What a seat has and can do; how the others fare hardly depends on it."""
    if not view.stack:
        return WON if view.winner == seat else -WON
    now = Plight(view, seat)
    return _apart(now) + now.prospects().at(now.player.space) + _fight(view, seat)


def _apart(now: Plight) -> float:
    """The same without its space and a combat under way."""
    view, seat, player = now.state, now.seat, now.player
    total = GOLD * player.gold + might(view, player) + _things(view.book, player) + _health(now)
    total += savings(view, seat) + (PAIR / 2 + LEARNT) * len(player.experience)
    return total + runes(view, seat) * now.rune


def _things(book: Book, player: Player) -> float:
    cards = sum(card_worth(book, card) for card in (*player.items, *player.allies))
    return cards + 2.0 * len(player.kept)


def _health(now: Plight) -> float:
    view, player = now.state, now.player
    total = LIFE * now.life - ALLY_WOUND * sum(view.wounds.get(ally, 0) for ally in player.allies)
    return total - EFFORT * sum(view.exhaustion.get(figure, 0) for figure in player.figures)


def _fight(view: RuneboundState, seat: Seat) -> float:
    fight = view.fight
    if fight is None or seat not in (fight.attacker, fight.defender):
        return 0.0
    return fight_worth(Plight(view, seat)) if fight.card else -DUEL


# --------------------------------------------------------------------------------- questions of chance


def known_values(view: RuneboundState, seat: Seat, options: Sequence[Option]) -> dict[Action, float]:
    """Options whose odds are known: of a combat, of a space where an adventure waits, of rolled dice."""
    step = view.stack[-1]
    if isinstance(step, Adventure):
        return _adventure(view, seat)
    if isinstance(step, Move):
        return _move(view, seat, options)
    if isinstance(step, MoveByDice):
        return _dice(view, seat, step, options)
    fight = view.fight
    if fight is None or not fight.card or seat != fight.attacker or not isinstance(step, Phase | EscapePhase):
        return {}
    now = Plight(view, seat)
    base = _apart(now) + now.prospects().at(now.player.space)
    legal = {option.action for option in options}
    return {action: base + worth for action, worth in weigh_fight(now).items() if action in legal}


def _adventure(view: RuneboundState, seat: Seat) -> dict[Action, float]:
    """A card that nobody knows yet, or a Challenge that was left."""
    return {Draw(): _Arrival(view, seat).at(view.players[seat].space)}


class _Arrival:
    """What ending movement on a space is worth, with what lies before the Hero from there."""

    def __init__(self, view: RuneboundState, seat: Seat) -> None:
        self._view, self._seat = view, seat
        self._now = Plight(view, seat)
        self._base, self._field = _apart(self._now), self._now.prospects()

    def at(self, space: str) -> float:
        """On a space."""
        return self._base + self._now.here(space) + self._field.at(space)

    def steps(self, dice: Iterable[Die]) -> dict[Action, float]:
        """The first steps to all spaces that dice reach, and staying."""
        start = self._now.player.space
        found: dict[Action, float] = {StopMoving(): self.at(start)}
        for space, way in reach.reachable(self._view, self._seat, start, dice).items():
            first, worth = StepTo(*way[0]), self.at(space) - HASTE * len(way)
            found[first] = max(found.get(first, worth), worth)
        return found

    def throw(self, number: int) -> float:
        """A throw of so many dice, on average over some."""
        extra = [(effect.symbol,) for effect in standing.of(self._view, self._seat, FreeSymbol)]
        thrown = [max(self.steps([*dice, *extra]).values()) for dice in _throws(self._view.book, number)]
        return sum(thrown) / len(thrown)


def _dice(
    view: RuneboundState, seat: Seat, step: MoveByDice, options: Sequence[Option]
) -> dict[Action, float]:
    """The first steps to the best spaces that the dice reach; all others lead off the way."""
    off: dict[Action, float] = {o.action: -OFF_THE_WAY for o in options if isinstance(o.action, StepTo)}
    return {**off, **_Arrival(view, seat).steps(step.dice)}


def _move(view: RuneboundState, seat: Seat, options: Sequence[Option]) -> dict[Action, float]:
    """Where to go without dice, and how many dice to throw; those not thrown take Exhaustion off."""
    arrival, here = _Arrival(view, seat), view.players[seat].space
    tired = [n for figure in view.players[seat].figures if (n := view.exhaustion.get(figure, 0))]
    most = max((o.action.dice for o in options if isinstance(o.action, Roll)), default=0)
    found: dict[Action, float] = {}
    for action in (option.action for option in options):
        match action:
            case Walk(place):
                found[action] = arrival.at(place)
            case Stay():
                found[action] = arrival.at(here)
            case Roll(dice):
                rested = sum(min(n, most - dice) for n in tired)
                senseless = not tired and dice != most
                found[action] = -OFF_THE_WAY if senseless else arrival.throw(dice) + EFFORT * rested
    return found


@cache
def _throws(book: Book, number: int) -> tuple[tuple[Die, ...], ...]:
    """Some throws that stand for all, always the same."""
    faces = book.movement.faces
    return tuple(
        tuple(faces[rng.mix(throw * LOTS + die + 1) * len(faces) >> 64] for die in range(number))
        for throw in range(THROWS)
    )


class RuneboundEvaluation(Evaluation):
    """Runebound for bots."""

    def evaluate(self, view: RuneboundState, seat: Seat) -> float:
        """In gold."""
        return evaluate(view, seat)

    def known_values(
        self, view: RuneboundState, seat: Seat, options: Sequence[Option]
    ) -> dict[Action, float]:
        """Where the odds are known."""
        return known_values(view, seat, options)
