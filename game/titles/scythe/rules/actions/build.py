"""Build: a structure leaves the player mat (chapter 12)."""

from __future__ import annotations

from functools import cache

from game.engine.model import DECLINING, Action, Choice, Choices, Option, Reason, Seat, refuse
from game.titles.scythe.rules.actions.gains import reach_goal
from game.titles.scythe.rules.actions.sites import Site, sites
from game.titles.scythe.rules.state.control import structure_at
from game.titles.scythe.rules.state.state import ScytheState, ScytheStep, mat_building_ref, place_ref

TROUBLE = {
    "on-lake": refuse("on-lake", "SCY-127"),
    "on-home-base": refuse("on-home-base", "SCY-127"),
    "no-worker-there": refuse("no-worker-there", "SCY-125"),
}
TAKEN = refuse("structure-there", "SCY-126")


class BuildStructure(Action, frozen=True):
    """Put a structure on a territory."""

    structure: str
    place: str


class Build(ScytheStep, frozen=True):
    """Put any one structure on a controlled territory with an own worker, or on `place` (SCY-125)."""

    place: str = ""

    def ask(self, state: ScytheState) -> dict[Seat, Choices]:
        """Return every structure to every place; nothing when none is left or none can be placed
        (SCY-113)."""
        seat = state.active
        found = [Site(self.place)] if self.place else sites(state, seat)
        places = [(site.place, _reason(state, site)) for site in found]
        structures = left(state, seat)
        if not structures or all(reason for _, reason in places):
            return {}
        choices = [Choice(_option(seat, kind, place), why) for kind in structures for place, why in places]
        return {seat: [*choices, DECLINING]}

    def take(self, state: ScytheState, seat: Seat, action: Action) -> None:
        """It stays there for the rest of the game (SCY-130)."""
        match action:
            case BuildStructure(kind, place):
                state.buildings[f"{kind}.{seat}"] = place
                state.emit("build", seat=seat, structure=kind, place=place)
                if len(left(state, seat)) == len(state.book.structures) - state.book.goals["structures"].need:
                    reach_goal(state, seat, "structures")


def left(state: ScytheState, seat: Seat) -> list[str]:
    """Return the structures that still stand on the player mat."""
    return [kind for kind in state.book.structures if f"{kind}.{seat}" not in state.buildings]


def built(state: ScytheState, seat: Seat, structure: str) -> bool:
    """Return whether a seat's structure is in play; its effect works wherever it stands (SCY-131)."""
    return f"{structure}.{seat}" in state.buildings


def _reason(state: ScytheState, site: Site) -> Reason | None:
    return TROUBLE.get(site.trouble) or (TAKEN if structure_at(state, site.place) else None)


@cache
def _option(seat: Seat, structure: str, place: str) -> Option:
    return Option(BuildStructure(structure, place), mat_building_ref(seat, structure), place_ref(place))
