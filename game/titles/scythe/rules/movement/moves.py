"""Move: units one after another, step by step, with what they carry (SCY-058 to SCY-090, SCY-194 to SCY-197).

What a unit carries lies where the unit stands; it is only marked as aboard and comes along with the next
step. So a unit may be left under way: what it carried is put down where it is.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from game.engine.hooks import Hook
from game.engine.model import Action, Ask, Asked, Choice, Choices, Later, Seat
from game.engine.structs import replace
from game.titles.scythe.rules.actions import deals
from game.titles.scythe.rules.cards.encounters import ResolveEncounter
from game.titles.scythe.rules.cards.factory import VisitFactory
from game.titles.scythe.rules.combat.combat import Combats
from game.titles.scythe.rules.movement.loading import PutDown, TakeAboard, different, loading, unloading
from game.titles.scythe.rules.movement.meeting import arrive, meet
from game.titles.scythe.rules.movement.paths import steps_of, threatened
from game.titles.scythe.rules.movement.tokens import (
    DONE,
    ArmTrap,
    LeaveFlag,
    LeaveTrap,
    WaitingTokens,
    leave,
    leaves_tokens,
    must_wait,
)
from game.titles.scythe.rules.movement.tokens import choices as token_choices
from game.titles.scythe.rules.movement.walking import EMPTY, Ground, Load, StepTo, crosses
from game.titles.scythe.rules.state.state import ScytheState, ScytheStep, owner

OTHER_MOVES: Hook[[ScytheState, MoveUnits], Choice] = Hook()
"""Candidates for other movers, such as airships, among the units of a Move."""
OTHER_MOVED: Hook[[ScytheState, MoveUnits, Action], ScytheStep] = Hook()
"""The steps after another mover has begun its move with an action, before other units move."""
ENTERED: Hook[[ScytheState, str, tuple[Seat, ...]], Seat] = Hook()
"""The seats to which a unit pays a toll after entering a place by its own move, except those already paid."""
ALL_HAVE_MOVED: Hook[[ScytheState], ScytheStep] = Hook()
"""The steps after all units have moved, before combats."""


class Move(ScytheStep, frozen=True):
    """Move units, then combats, encounter, Factory visit and tokens that had to wait (SCY-089)."""

    units: int

    def run(self, state: ScytheState) -> None:
        """Move one unit after another."""
        begin(state, MoveUnits(self.units))


class FactoryMove(ScytheStep, frozen=True):
    """The bottom action of every Factory card: one unit, several spaces (SCY-194 to SCY-197)."""

    def run(self, state: ScytheState) -> None:
        """Begin a Move of one unit."""
        begin(state, MoveUnits(1, factory=True))


def begin(state: ScytheState, units: MoveUnits) -> None:
    """Push the steps of unit moves and of what follows them, in order."""
    state.came_from.clear()
    state.brought.clear()
    state.waiting.clear()
    state.push(units, *ALL_HAVE_MOVED(state), Combats(), ResolveEncounter(), VisitFactory(), WaitingTokens())


class MoveUnits(ScytheStep, frozen=True):
    """Choose the next unit to move, or leave a token where the last one has stopped.

    left      how many units may still begin to move
    moved     units that have stepped in this Move, with the reason why they don't go on
    factory   True if moved by a Factory card
    peaceful  True if no territory with units of others may be entered (SCY-374)
    ended     the unit that may leave a flag or trap, or arm one, before the next unit moves (SCY-288)
    """

    left: int
    moved: tuple[tuple[str, str], ...] = ()
    factory: bool = False
    peaceful: bool = False
    ended: str = ""

    def ask(self, state: ScytheState) -> Asked:
        """Return the candidates; before the next unit moves, seats that it could reach may be heard
        (SCY-209).
        """
        return Later(state.active, self._listed) if _any_legal(self._candidates(state)) else {}

    def _candidates(self, state: ScytheState) -> Iterable[Choice]:
        return _candidates(state, self) if self.left else _tokens(state, self)

    def _listed(self, state: ScytheState) -> Choices:
        talks = deals.choices(state, state.active) if self.left and not self.peaceful else []
        return [*self._candidates(state), DONE, *talks]

    def take(self, state: ScytheState, seat: Seat, action: Action) -> None:
        """The unit that is named is under way; or a token, or a deal."""
        match action:
            case LeaveFlag() | LeaveTrap() | ArmTrap():
                leave(state, seat, action)
                state.push(replace(self, ended=""))
            case deals.Deal():
                state.push(self)
                deals.begin(state, threatened(state, lambda unit: self.steps_left(state, unit)))
            case StepTo(mover) | TakeAboard(mover) | PutDown(mover) if mover not in state.at:
                state.push(*OTHER_MOVED(state, self, action), replace(self.after(mover), ended=""))
            case StepTo(unit) | TakeAboard(unit):
                steps = steps_of(state, unit, self.factory)
                MoveUnit(replace(self, ended=""), Load(unit), steps).take(state, seat, action)

    def after(self, unit: str, code: str = "") -> MoveUnits:
        """Return the Move once a unit has stepped. `code`: what stops it."""
        moved = dict(self.moved)
        left = self.left - (unit not in moved)
        return replace(self, left=left, moved=tuple(sorted({**moved, unit: code or "already-moved"}.items())))

    def spent(self, unit: str) -> str:
        """Return why a unit doesn't begin to move; "" if it may."""
        return dict(self.moved).get(unit, "" if self.left else "no-moves-left")

    def steps_left(self, state: ScytheState, unit: str) -> int:
        """Return how many steps a unit of the active player could make if it began to move now."""
        begins = owner(unit) == state.active and not self.spent(unit)
        return steps_of(state, unit, self.factory) if begins else 0


class MoveUnit(ScytheStep, frozen=True):
    """A unit under way: its next step, loading and unloading, or another unit that moves instead.

    then   the Move without it
    load   the unit and its load
    steps  the steps it has left, at least one
    tolls  the seats to which it has paid a toll
    """

    then: MoveUnits
    load: Load
    steps: int
    tolls: tuple[Seat, ...] = ()

    def ask(self, state: ScytheState) -> Asked:
        """Return the candidates of this unit and those with which any other unit begins; threatened seats may
        be heard (SCY-209).
        """
        can_go_on = _any_legal(_candidates(state, self.then, self.load))
        return Later(state.active, self._listed) if can_go_on else {}

    def _listed(self, state: ScytheState) -> Choices:
        talks = [] if self.then.peaceful else deals.choices(state, state.active)
        return [*_candidates(state, self.then, self.load), DONE, *talks]

    def take(self, state: ScytheState, seat: Seat, action: Action) -> None:
        """Go on with it; all else ends its move."""
        match action:
            case StepTo(unit, place) if unit == self.load.unit:
                self._step(state, place)
            case TakeAboard(unit, thing) if unit == self.load.unit:
                state.push(replace(self, load=self.load.more(thing)))
            case PutDown(unit, thing) if unit == self.load.unit:
                state.push(replace(self, load=self.load.less(thing)))
            case deals.Deal():
                state.push(self)
                deals.begin(state, threatened(state, lambda unit: self.steps_left(state, unit), self.load))
            case _:
                self.then.take(state, seat, action)

    def steps_left(self, state: ScytheState, unit: str) -> int:
        """Return how many steps a unit could still make."""
        return self.steps if unit == self.load.unit else self.then.steps_left(state, unit)

    def question(self, state: ScytheState, seat: Seat) -> Ask:
        return self.then.question(state, seat)

    def _step(self, state: ScytheState, place: str) -> None:
        """Step with the whole load; without steps left the next unit may move."""
        unit = self.load.unit
        if crosses(state, self.load, place):
            state.crossed = True
        carry(state, self.load, place)
        code = arrive(state, unit)
        tolls = (*self.tolls, *ENTERED(state, unit, self.tolls))
        meet(state, unit, self.load.goods, code)
        then = replace(self.then.after(unit, code), ended=self._ended(state, code))
        on = replace(self, then=then, steps=self.steps - 1, tolls=tolls)
        state.push(on if on.steps and not code else then)

    def _ended(self, state: ScytheState, code: str) -> str:
        """Return the unit if it may leave a token now; a unit that must wait is noted."""
        unit = self.load.unit
        if self.then.peaceful or not leaves_tokens(state, unit):
            return ""
        if not must_wait(state, unit, code):
            return unit
        state.waiting[unit] = state.at[unit]
        return ""


# ------------------------------------------------------------------------------------------ candidates


def _any_legal(candidates: Iterable[Choice]) -> bool:
    return any(candidate.reason is None for candidate in candidates)


def _candidates(state: ScytheState, move: MoveUnits, load: Load = EMPTY) -> Iterator[Choice]:
    """Yield tokens, and the next step and cargo of all units; of equal workers only one is named."""
    ground, moved = Ground(state, load, move.peaceful), dict(move.moved)
    yield from _tokens(state, move)
    for unit in different(ground, moved):
        spent = move.spent(unit) if unit != load.unit else ""
        yield from ground.steps(unit, spent)
        if unit == load.unit:
            yield from unloading(ground, moved)
        if not spent:
            yield from loading(ground, unit, moved)
    yield from OTHER_MOVES(state, move)


def _tokens(state: ScytheState, move: MoveUnits) -> Choices:
    """Return the tokens that the unit that has just stopped may leave or arm."""
    return token_choices(state, move.ended) if move.ended else []


def carry(state: ScytheState, load: Load, place: str) -> None:
    """Move a unit with its whole load to another place."""
    start = state.at[load.unit]
    for unit in (load.unit, *load.workers):
        state.came_from.setdefault(unit, state.at[unit])
        state.at[unit] = place
    state.move_goods(start, place, load.goods)
    state.emit(
        "step",
        seat=owner(load.unit),
        unit=load.unit,
        start=start,
        place=place,
        workers=len(load.workers),
        goods=load.goods.total,
    )
