"""Upgrade: a technology cube moves from the top row to the bottom row (chapter 10)."""

from __future__ import annotations

from functools import cache

from game.engine.model import DECLINING, Action, Choice, Choices, Option, Reason, Seat, refuse
from game.titles.scythe.rules.actions.gains import reach_goal
from game.titles.scythe.rules.content.book import Section
from game.titles.scythe.rules.state.state import ScytheState, ScytheStep, bracket_ref, cube_ref

MOVED = refuse("cube-moved", "SCY-118")
SOLID = refuse("solid-border", "SCY-118")
FULL = refuse("bracket-full", "SCY-118")


class MoveCube(Action, frozen=True):
    """Move the technology cube of a top-row box to a bottom-row action."""

    box: str
    bottom: str


class Upgrade(ScytheStep, frozen=True):
    """Move one cube from any covered box to any free bracket, also of another section (SCY-116)."""

    def ask(self, state: ScytheState) -> dict[Seat, Choices]:
        """Return every cube to every bottom-row action; nothing when all cubes have moved (SCY-113)."""
        moved = {box for box, _ in state.me.upgrades}
        seat, cubes = state.active, state.book.cubes
        if len(moved) == len(cubes):
            return {}
        full = {section.bottom: _refusal(state, section.bottom, section.brackets) for section in _mat(state)}
        found = [_move(seat, b, a, MOVED if b in moved else why) for b in cubes for a, why in full.items()]
        return {seat: [*found, DECLINING]}

    def take(self, state: ScytheState, seat: Seat, action: Action) -> None:
        """The box gains from now on, the cost is lower from the next time on (SCY-117, SCY-119)."""
        match action:
            case MoveCube(box, bottom):
                upgrades = (*state.me.upgrades, (box, bottom))
                state.change(seat, upgrades=upgrades)
                state.emit("upgrade", seat=seat, box=box, action=bottom)
                if len(upgrades) == state.book.goals["upgrades"].need:
                    reach_goal(state, seat, "upgrades")


def _mat(state: ScytheState) -> tuple[Section, ...]:
    return state.book.mats[state.me.mat].section


def _refusal(state: ScytheState, action: str, brackets: int) -> Reason | None:
    """Return why no cube fits under a bottom-row action."""
    if not brackets:
        return SOLID
    return FULL if sum(1 for _, a in state.me.upgrades if a == action) >= brackets else None


def _move(seat: Seat, box: str, action: str, reason: Reason | None) -> Choice:
    return Choice(_option(seat, box, action), reason)


@cache
def _option(seat: Seat, box: str, action: str) -> Option:
    return Option(MoveCube(box, action), cube_ref(seat, box), bracket_ref(seat, action))
