"""The retreat after a combat (SCY-161 to SCY-166), and other ways back: units that are driven off go home,
opposing units are put apart when the game ends."""

from __future__ import annotations

from collections.abc import Iterable

from game.engine.hooks import Hook
from game.engine.model import Action, Choice, Choices, Reason, Seat, button, choice, refuse
from game.engine.positions.flaws import require
from game.titles.scythe.rules.actions.gains import lose
from game.titles.scythe.rules.content.ability_kinds import KeepPopularity, Lakes
from game.titles.scythe.rules.movement.walking import LAKE
from game.titles.scythe.rules.state.abilities import has, of_kind
from game.titles.scythe.rules.state.control import contested, opposing, own_at
from game.titles.scythe.rules.state.state import (
    NOTHING,
    ScytheState,
    ScytheStep,
    is_fighter,
    kind,
    owner,
    place_ref,
)


class GoHome(Action, frozen=True):
    """Retreat to the home base."""


class FallBack(Action, frozen=True):
    """Retreat to a lake. `workers`: with mechs they go there too, else they go home."""

    place: str
    workers: bool


class TakeShelter(Action, frozen=True):
    """Retreat, all together, to a territory that a tile offers."""

    place: str


GO_HOME = button(GoHome())
SHELTERS: Hook[[ScytheState, Seat, str], Choice] = Hook()
"""Additional places to which all beaten units of a seat may fall back from a place."""


class Retreat(ScytheStep, frozen=True):
    """The loser's units leave; what they carried and structures stay (SCY-163 to SCY-166, SCY-272)."""

    place: str
    winner: Seat
    loser: Seat

    def check(self, state: ScytheState) -> None:
        """Raise Flaw if winner and loser are the same seat."""
        require(self.winner != self.loser, "scythe-flaw-won-too", "loser")

    def ask(self, state: ScytheState) -> dict[Seat, Choices]:
        """Return home, or with such an ability a lake beside the combat, one for all (SCY-272)."""
        lakes = self._lakes(state)
        together = (False, True) if self._mech_and_workers(state) else (False,)
        picks = [
            choice(FallBack(lake, workers), target=place_ref(lake), reason=reason)
            for workers in together
            for lake, reason in lakes.items()
        ]
        picks += SHELTERS(state, self.loser, self.place)
        return {self.loser: [*picks, GO_HOME]} if any(c.reason is None for c in picks) else {}

    def _lakes(self, state: ScytheState) -> dict[str, Reason | None]:
        if not any(a.retreat_to_lake for a in of_kind(state, self.loser, Lakes)):
            return {}
        near = state.book.territories[self.place].neighbours
        held = refuse("lake-held", "SCY-272")
        return {
            lake: held if opposing(state, self.loser, lake) else None
            for lake in near
            if state.book.territories[lake].terrain == LAKE
        }

    def _mech_and_workers(self, state: ScytheState) -> bool:
        kinds = {kind(unit) for unit in own_at(state, self.loser, self.place)}
        return {"mech", "worker"} <= kinds

    def take(self, state: ScytheState, seat: Seat, action: Action) -> None:
        """Retreat to the lake, workers only with a mech, or all to the airship; the others go home."""
        match action:
            case FallBack(place, workers):
                self._fall_back(state, place, workers)
            case TakeShelter(place):
                self._fall_back(state, place, workers=True)
        self.run(state)

    def _fall_back(self, state: ScytheState, place: str, workers: bool) -> None:
        for unit in own_at(state, self.loser, self.place):
            if workers or is_fighter(unit):
                fall_back(state, unit, place)

    def run(self, state: ScytheState) -> None:
        """Retreat home; a winning attacker loses a popularity for each worker, unless spared (SCY-165,
        SCY-285).
        """
        beaten = own_at(state, self.loser, self.place)
        workers = sum(1 for unit in beaten if not is_fighter(unit))
        send_home(state, beaten)
        if self.winner == state.active and not has(state, self.winner, KeepPopularity):
            lose(state, self.winner, "popularity", workers)


def fall_back(state: ScytheState, unit: str, place: str) -> None:
    """A beaten unit goes elsewhere; it has not moved there, so nothing comes of it (SCY-173)."""
    state.at[unit] = place
    state.came_from.pop(unit, None)
    state.emit("fall_back", seat=owner(unit), unit=unit, place=place)


def send_home(state: ScytheState, units: Iterable[str]) -> None:
    """Move each unit to its owner's home base; its load stays behind (SCY-163, SCY-164).

    Workers of others that the active player sends home are counted for the objectives.
    """
    for unit in units:
        seat = owner(unit)
        state.emit("go_home", seat=seat, unit=unit, place=state.at[unit])
        state.at[unit] = state.book.factions[state.players[seat].faction].base
        if kind(unit) == "worker" and seat != state.active:
            state.driven_off += 1


def separate_units(state: ScytheState) -> None:
    """At the end of the game, move units that entered a territory with a pending combat back where they came
    from.

    Their load goes with them, as far as it is still there (SCY-174, SCY-225).
    """
    fought_for = set(contested(state))
    for unit, place in list(state.at.items()):
        if place in fought_for and owner(unit) == state.active:
            _go_back(state, unit)


def _go_back(state: ScytheState, unit: str) -> None:
    here, back = state.at[unit], state.came_from[unit]
    brought = state.brought.get(unit, NOTHING)
    state.at[unit] = back
    state.move_goods(here, back, brought.least(state.goods.get(here, NOTHING)))
    state.emit("go_back", seat=owner(unit), unit=unit, place=back)
