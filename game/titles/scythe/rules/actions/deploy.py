"""Deploy: a mech leaves the faction mat and uncovers its ability (chapter 11)."""

from __future__ import annotations

from functools import cache

from game.engine.model import DECLINING, Action, Choice, Choices, Option, Seat, refuse
from game.titles.scythe.rules.actions.gains import reach_goal
from game.titles.scythe.rules.actions.sites import Site, sites
from game.titles.scythe.rules.state.state import ScytheState, ScytheStep, mat_mech_ref, place_ref

TROUBLE = {
    "on-lake": refuse("on-lake", "SCY-122"),
    "on-home-base": refuse("on-home-base", "SCY-123"),
    "no-worker-there": refuse("no-worker-there", "SCY-123"),
}


class DeployMech(Action, frozen=True):
    """Put the mech of an ability on a territory."""

    mech: str
    place: str


class Deploy(ScytheStep, frozen=True):
    """Put any one mech on a controlled territory with an own worker, or on `place` (SCY-120, SCY-181)."""

    place: str = ""

    def ask(self, state: ScytheState) -> dict[Seat, Choices]:
        """Return every mech to every place; nothing when none is left or none can be placed (SCY-113)."""
        seat = state.active
        found = [Site(self.place)] if self.place else sites(state, seat)
        places = [(site.place, TROUBLE.get(site.trouble)) for site in found]
        mechs = left(state, seat)
        if not mechs or all(reason for _, reason in places):
            return {}
        choices = [Choice(_option(seat, mech, place), why) for mech in mechs for place, why in places]
        return {seat: [*choices, DECLINING]}

    def take(self, state: ScytheState, seat: Seat, action: Action) -> None:
        """Put it there unless declined."""
        match action:
            case DeployMech(mech, place):
                put_mech(state, seat, mech, place)


def left(state: ScytheState, seat: Seat) -> list[str]:
    """Return the abilities whose mech still stands on the faction mat."""
    player = state.players[seat]
    return [mech.id for mech in state.book.factions[player.faction].mech if mech.id not in player.mechs]


def put_mech(state: ScytheState, seat: Seat, ability: str, place: str) -> None:
    """Put a mech into play; its ability is in use from now on (SCY-121)."""
    mechs = (*state.players[seat].mechs, ability)
    state.change(seat, mechs=mechs)
    state.at[f"mech.{seat}.{ability}"] = place
    state.emit("deploy", seat=seat, mech=ability, place=place)
    if len(mechs) == state.book.goals["mechs"].need:
        reach_goal(state, seat, "mechs")


@cache
def _option(seat: Seat, mech: str, place: str) -> Option:
    return Option(DeployMech(mech, place), mat_mech_ref(seat, mech), place_ref(place))
