"""Enlist: a recruit leaves the player mat for a one-time gain and uncovers an ongoing bonus (chapter 13)."""

from __future__ import annotations

from functools import cache

from game.engine.model import DECLINING, Action, Choice, Choices, Option, Seat, refuse
from game.titles.scythe.rules.actions.gains import Gain, reach_goal
from game.titles.scythe.rules.state.state import ScytheState, ScytheStep, one_time_ref, recruit_ref

TAKEN = refuse("one-time-taken", "SCY-138")


class MoveRecruit(Action, frozen=True):
    """Move the recruit of a bottom-row action to a one-time space."""

    bottom: str
    gain: str


class Enlist(ScytheStep, frozen=True):
    """Move one recruit to any free one-time space (SCY-137)."""

    def ask(self, state: ScytheState) -> dict[Seat, Choices]:
        """Return every recruit to every space; nothing when all recruits have moved (SCY-113)."""
        seat = state.active
        gone = {action for action, _ in state.me.recruits}
        recruits = [action for action in state.book.bottom if action not in gone]
        if not recruits:
            return {}
        taken = {gain for _, gain in state.me.recruits}
        spaces = [(gain, TAKEN if gain in taken else None) for gain in state.book.one_time]
        found = [Choice(_option(seat, action, gain), why) for action in recruits for gain, why in spaces]
        return {seat: [*found, DECLINING]}

    def take(self, state: ScytheState, seat: Seat, action: Action) -> None:
        """The one-time gain comes at once (SCY-138)."""
        match action:
            case MoveRecruit(bottom, gain):
                recruits = (*state.me.recruits, (bottom, gain))
                state.change(seat, recruits=recruits)
                state.emit("enlist", seat=seat, action=bottom, gain=gain)
                if len(recruits) == state.book.goals["recruits"].need:
                    reach_goal(state, seat, "recruits")
                state.push(Gain(seat, gain, state.book.one_time[gain], sure=True))


@cache
def _option(seat: Seat, action: str, gain: str) -> Option:
    return Option(MoveRecruit(action, gain), recruit_ref(seat, action), one_time_ref(seat, gain))
