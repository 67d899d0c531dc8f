"""Flags and traps: placing them, setting traps off, arming them again (SCY-287 to SCY-309).

A token is left where a unit has ended its movement: at once, or after the combats and the encounter that
it has brought about. Leaving one ends the movement.
"""

from __future__ import annotations

from functools import cache

from game.engine import rng
from game.engine.model import Action, Choice, Choices, Seat, button, choice, refuse
from game.engine.structs import replace
from game.titles.scythe.rules.actions.gains import lose
from game.titles.scythe.rules.content.ability_kinds import Jump, PlaceToken
from game.titles.scythe.rules.state.abilities import of_kind
from game.titles.scythe.rules.state.control import contested
from game.titles.scythe.rules.state.state import (
    ScytheState,
    ScytheStep,
    Trap,
    is_fighter,
    kind,
    owner,
    place_ref,
    token_ref,
)

FLAG = "flag"
TAKEN = refuse("token-there", "SCY-289")


class LeaveFlag(Action, frozen=True):
    """Leave a flag on the territory."""

    place: str


class LeaveTrap(Action, frozen=True):
    """Leave a trap of a kind."""

    kind: str
    place: str


class ArmTrap(Action, frozen=True):
    """Arm a trap that was set off."""

    place: str


class Done(Action, frozen=True):
    """Move no more units, leave no more tokens."""


DONE = button(Done())


# ------------------------------------------------------------------------------------------ placing, arming


def leaves_tokens(state: ScytheState, unit: str) -> bool:
    """Return whether a unit could leave a token or arm a trap where it ends its movement."""
    seat = owner(unit)
    if not is_fighter(unit):
        return False
    return (kind(unit) == "character" and bool(of_kind(state, seat, PlaceToken))) or _arms(state, seat)


def must_wait(state: ScytheState, unit: str, code: str) -> bool:
    """Return whether a unit that ends its movement because of `code` has something to resolve first
    (SCY-288).

    An encounter waits also where workers were driven off.
    """
    encounter = kind(unit) == "character" and state.at[unit] in state.encounters
    return encounter or code == "stopped-by-fighters"


def _arms(state: ScytheState, seat: Seat) -> bool:
    return any(a.arms for a in of_kind(state, seat, Jump))


def choices(state: ScytheState, unit: str) -> Choices:
    """Return the tokens that a unit may leave or arm where it stands."""
    place, seat = state.at[unit], owner(unit)
    if place not in state.book.lands:
        return []
    found: Choices = []
    if kind(unit) == "character":
        taken = place in state.flags or place in state.traps
        for ability in of_kind(state, seat, PlaceToken):
            found += [
                _place(seat, ability.token, item, place, taken) for item in supply(state, seat, ability)
            ]
    trap = state.traps.get(place)
    if trap and trap.seat == seat and not trap.armed and _arms(state, seat):
        found.append(choice(ArmTrap(place), target=place_ref(place)))
    return found


@cache
def _place(seat: Seat, token: str, item: str, place: str, taken: bool) -> Choice:
    leave = LeaveFlag(place) if token == FLAG else LeaveTrap(item, place)
    reason = TAKEN if taken else None
    return choice(leave, source=token_ref(seat, item), target=place_ref(place), reason=reason)


def supply(state: ScytheState, seat: Seat, ability: PlaceToken) -> list[str]:
    """Return a seat's supply: "flag" while there are any, or its unused kinds of traps."""
    if ability.token == FLAG:
        placed = list(state.flags.values()).count(seat)
        return [FLAG] if placed < ability.count else []
    used = {trap.kind for trap in state.traps.values() if trap.seat == seat}
    return [name for name in state.book.traps if name not in used]


def leave(state: ScytheState, seat: Seat, action: LeaveFlag | LeaveTrap | ArmTrap) -> None:
    """Place a flag or a trap, or arm a trap; other seats don't see which trap it is (SCY-350)."""
    place = action.place
    match action:
        case LeaveFlag():
            state.flags[place] = seat
        case LeaveTrap(kind):
            state.traps[place] = Trap(kind, seat)
        case ArmTrap():
            state.traps[place] = replace(state.traps[place], armed=True)
    state.emit(action.verb, seat=seat, place=place)


class WaitingTokens(ScytheStep, frozen=True):
    """Tokens of units that had something to resolve first and are still there (SCY-089, SCY-288, SCY-309)."""

    def ask(self, state: ScytheState) -> dict[Seat, Choices]:
        """Return every token that can be left or armed, and none."""
        if not state.waiting:
            return {}
        fought_for = contested(state)
        found = [
            c
            for unit, place in state.waiting.items()
            if state.at[unit] == place and place not in fought_for
            for c in choices(state, unit)
        ]
        found = [c for number, c in enumerate(found) if c not in found[:number]]
        return {state.active: [*found, DONE]} if any(c.reason is None for c in found) else {}

    def take(self, state: ScytheState, seat: Seat, action: Action) -> None:
        """Leave a token, then ask for another."""
        match action:
            case LeaveFlag() | LeaveTrap() | ArmTrap():
                leave(state, seat, action)
                state.push(self)


# ------------------------------------------------------------------------------------------ setting off


def springs(state: ScytheState, unit: str, place: str) -> bool:
    """Return whether a unit that enters a place sets off a trap there (SCY-298, SCY-301)."""
    trap = state.traps.get(place)
    return trap is not None and trap.armed and trap.seat != owner(unit)


def spring(state: ScytheState, unit: str) -> None:
    """Turn over the trap where a unit stands; it takes what it can (SCY-298 to SCY-300)."""
    place, seat = state.at[unit], owner(unit)
    trap = state.traps[place]
    state.traps[place] = replace(trap, armed=False)
    state.emit("trap_sprung", seat=seat, other=trap.seat, place=place, kind=trap.kind)
    record = state.book.traps[trap.kind]
    if record.item == "combat_cards":
        _lose_cards(state, seat, record.amount)
    else:
        lose(state, seat, record.item, record.amount)


def _lose_cards(state: ScytheState, seat: Seat, amount: int) -> None:
    """Discard random cards from a hand face up (SCY-347)."""
    for _ in range(min(amount, len(state.players[seat].hand))):
        hand = list(state.players[seat].hand)
        card = hand.pop(rng.randrange(state, len(hand)))
        state.change(seat, hand=tuple(hand))
        state.combat_discard.append(card)
        state.emit("discard", seat=seat, value=state.book.combat[card])
