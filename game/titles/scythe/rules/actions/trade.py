"""Resources from the supply, put on a territory with an own worker (chapter 7)."""

from __future__ import annotations

from functools import cache

from game.engine.model import DECLINING, Action, Choice, Choices, Seat, choice
from game.titles.scythe.rules.actions.sites import worked_territories
from game.titles.scythe.rules.state.state import RESOURCES, ScytheState, ScytheStep, place_ref


class PlaceResource(Action, frozen=True):
    """Put a resource from the supply on a territory."""

    place: str
    item: str


class GainResources(ScytheStep, frozen=True):
    """Gain resources of any kinds, all on one territory: `place`, or one with an own worker (SCY-096).

    Fewer may be taken (SCY-012).
    """

    amount: int
    place: str = ""

    def ask(self, state: ScytheState) -> dict[Seat, Choices]:
        """Return every kind on every such territory, and no more; the first one settles where the others
        go."""
        if not self.amount:
            return {}
        places = [self.place] if self.place else worked_territories(state, state.active)
        found = [_resource(place, kind) for place in places for kind in RESOURCES]
        return {state.active: [*found, DECLINING]} if found else {}

    def take(self, state: ScytheState, seat: Seat, action: Action) -> None:
        """Place one token, then ask for the others on the same territory."""
        match action:
            case PlaceResource(place, kind):
                gain_resource(state, place, kind, 1)
                state.push(GainResources(self.amount - 1, place))


def gain_resource(state: ScytheState, place: str, kind: str, amount: int) -> None:
    """Put tokens from the supply, which never runs out, on a place (SCY-009)."""
    state.lay(place, kind, amount)
    state.emit("resource", seat=state.active, place=place, kind=kind, amount=amount)


@cache
def _resource(place: str, kind: str) -> Choice:
    return choice(PlaceResource(place, kind), target=place_ref(place))
