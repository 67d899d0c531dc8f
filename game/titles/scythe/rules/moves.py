"""Move: units one after another, step by step, with what they carry (SCY-058 to SCY-090, SCY-194 to SCY-197).

What a unit carries lies where the unit stands; it is only marked as aboard and comes along with the next
step. So a unit may be left under way: what it carried is put down where it is.
"""

from __future__ import annotations

from msgspec.structs import replace

from game.engine.model import Action, Choices, Seat
from game.titles.scythe.rules import deals, flight
from game.titles.scythe.rules.air_combat import AirshipCombat
from game.titles.scythe.rules.air_ways import held_aboard
from game.titles.scythe.rules.combat import Combats
from game.titles.scythe.rules.encounters import ResolveEncounter
from game.titles.scythe.rules.factory import VisitFactory
from game.titles.scythe.rules.loading import PutDown, TakeAboard, different, loading, unloading
from game.titles.scythe.rules.meeting import arrive
from game.titles.scythe.rules.state import (
    NOTHING,
    RESOURCES,
    Goods,
    ScytheState,
    ScytheStep,
    airship_of,
    owner,
)
from game.titles.scythe.rules.tokens import (
    DONE,
    ArmTrap,
    LeaveFlag,
    LeaveTrap,
    WaitingTokens,
    leave,
    leaves_tokens,
    must_wait,
)
from game.titles.scythe.rules.tokens import choices as token_choices
from game.titles.scythe.rules.toll import collect
from game.titles.scythe.rules.travel import steps_of, threatened
from game.titles.scythe.rules.ways import Ground, Load, StepTo, crosses


class Move(ScytheStep, frozen=True):
    """Move so many units, then combats, encounter, Factory visit and tokens that had to wait (SCY-089)."""

    units: int

    def run(self, state: ScytheState) -> None:
        """One after another."""
        begin(state, MoveUnits(self.units))


class FactoryMove(ScytheStep, frozen=True):
    """The bottom action of every Factory card: one unit, several spaces (SCY-194 to SCY-197)."""

    def run(self, state: ScytheState) -> None:
        """Like a Move of one unit."""
        begin(state, MoveUnits(1, factory=True))


def begin(state: ScytheState, units: MoveUnits) -> None:
    """Unit moves, and what they bring about, in order."""
    state.came_from.clear()
    state.brought.clear()
    state.waiting.clear()
    duel = [AirshipCombat()] if state.airships else []
    state.push(units, *duel, Combats(), ResolveEncounter(), VisitFactory(), WaitingTokens())


class MoveUnits(ScytheStep, frozen=True):
    """A step of the unit under way, its loading or unloading, or the move of another unit.

    left      units that may still begin to move
    moved     units that have stepped in this Move, with the code of why they do not go on
    unit      the unit under way or being loaded, "" none; it always has steps left
    steps     how many
    goods     what it has aboard, and the workers
    factory   moved by a Factory card
    tolls     to whom the unit under way has paid a toll
    peaceful  no territory with units of others may be entered (SCY-374)
    ended     the unit that may leave a flag or trap, or arm one, before the next unit moves (SCY-288)
    """

    left: int
    moved: tuple[tuple[str, str], ...] = ()
    unit: str = ""
    steps: int = 0
    goods: Goods = NOTHING
    workers: tuple[str, ...] = ()
    factory: bool = False
    peaceful: bool = False
    tolls: tuple[Seat, ...] = ()
    ended: str = ""

    def ask(self, state: ScytheState) -> dict[Seat, Choices]:
        """Of equal workers only one is named. Nobody is asked where nothing can move any more."""
        tokens = token_choices(state, self.ended) if self.ended else []
        if not self.left and not self.unit:
            return {state.active: [*tokens, DONE]} if any(c.reason is None for c in tokens) else {}
        ground = Ground(state, state.active, self.load, self.peaceful)
        moved = dict(self.moved)
        found: Choices = tokens
        for unit in different(ground, moved):
            if unit == self.unit:
                found += ground.steps(unit)
                found += unloading(ground, moved)
            elif spent := moved.get(unit, "" if self.left else "no-moves-left"):
                found += ground.steps(unit, spent)
                continue
            else:
                found += ground.steps(unit)
            found += loading(ground, unit, moved)
        if state.airships:
            found += self._airship(state, moved)
        if not any(c.reason is None for c in found):
            return {}
        return {state.active: [*found, DONE, *self._talks(state)]}

    def _talks(self, state: ScytheState) -> Choices:
        """Before the next unit moves those whom it could reach may be heard (SCY-209)."""
        return [] if self.unit or self.peaceful else deals.choices(state, state.active)

    def _airship(self, state: ScytheState, moved: dict[str, str]) -> Choices:
        """Its flight may begin, where it has not yet; who is aboard stays there (SCY-319, SCY-333)."""
        spent = moved.get(airship_of(state.active), "" if self.left else "no-moves-left")
        gone = tuple(moved)
        return [*flight.departures(state, self.factory, gone, spent), *held_aboard(state, gone)]

    @property
    def load(self) -> Load:
        """What the unit under way has aboard."""
        return Load(self.unit, self.goods, self.workers)

    def take(self, state: ScytheState, seat: Seat, action: Action) -> None:
        """Go on with the unit that is named; another one under way ends its move."""
        match action:
            case LeaveFlag() | LeaveTrap() | ArmTrap():
                leave(state, seat, action)
                state.push(replace(self, unit="", steps=0, goods=NOTHING, workers=(), ended=""))
            case deals.Deal():
                state.push(self)
                deals.begin(state, threatened(state, lambda unit: self.steps_left(state, unit)))
            case StepTo(unit) | TakeAboard(unit) | PutDown(unit) if unit in state.airships:
                self._fly(state, unit, action)
            case StepTo(unit, place):
                state.push(self._under_way(state, unit).stepped(state, place))
            case TakeAboard(unit, thing):
                state.push(self._under_way(state, unit).loaded(thing, 1))
            case PutDown(unit, thing):
                state.push(self._under_way(state, unit).loaded(thing, -1))

    def _fly(self, state: ScytheState, airship: str, action: Action) -> None:
        """The airship moves until it has landed, then the others go on (SCY-365)."""
        moved = (*self.moved, (airship, "already-moved"))
        state.push(MoveUnits(self.left - 1, moved, factory=self.factory, peaceful=self.peaceful))
        flight.depart(state, self.factory, tuple(dict(self.moved)), action)

    def run(self, state: ScytheState) -> None:
        """All unit moves are used, or nothing can move."""

    def _under_way(self, state: ScytheState, unit: str) -> MoveUnits:
        """With this unit under way; another one has nothing aboard yet."""
        if unit == self.unit:
            return self
        steps = steps_of(state, unit, self.factory)
        return MoveUnits(self.left, self.moved, unit, steps, factory=self.factory, peaceful=self.peaceful)

    def steps_left(self, state: ScytheState, unit: str) -> int:
        """How many steps a unit of the active player may still make."""
        if unit == self.unit:
            return self.steps
        fresh = self.left and owner(unit) == state.active and unit not in dict(self.moved)
        return steps_of(state, unit, self.factory) if fresh else 0

    def loaded(self, thing: str, amount: int) -> MoveUnits:
        """With a resource or worker more or less aboard."""
        if thing in RESOURCES:
            return replace(self, goods=self.goods.more(thing, amount))
        if amount > 0:
            return replace(self, workers=(*self.workers, thing))
        return replace(self, workers=tuple(w for w in self.workers if w != thing))

    def stepped(self, state: ScytheState, place: str) -> MoveUnits:
        """After a step of the unit under way, with all that is aboard."""
        if crosses(state, self.load, place):
            state.crossed = True
        carry(state, self.load, place)
        tolls = collect(state, self.unit, self.tolls) if state.airships else ()
        code = arrive(state, self.unit, self.goods)
        ended = self._ends(state, code)
        moved = dict(self.moved)
        left = self.left - (self.unit not in moved)
        moved[self.unit] = code or "already-moved"
        on = replace(
            self, left=left, moved=tuple(moved.items()), steps=self.steps - 1, tolls=tolls, ended=ended
        )
        if on.steps and not code:
            return on
        return MoveUnits(left, on.moved, factory=self.factory, peaceful=self.peaceful, ended=ended)

    def _ends(self, state: ScytheState, code: str) -> str:
        """The unit under way where it may leave a token now; one that must wait for that is noted."""
        if self.peaceful or not leaves_tokens(state, self.unit):
            return ""
        if not must_wait(state, self.unit, code):
            return self.unit
        state.waiting[self.unit] = state.at[self.unit]
        return ""


def carry(state: ScytheState, load: Load, place: str) -> None:
    """A unit and all that it has aboard are on another place."""
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
