"""What comes of a combat: retreat, consolation, the star of the winner (SCY-161 to SCY-172)."""

from __future__ import annotations

from game.engine.model import Action, Choices, Reason, Seat, button, choice, refuse
from game.titles.scythe.rules import tile_combat
from game.titles.scythe.rules.abilities import has, of_kind
from game.titles.scythe.rules.ability_kinds import KeepPopularity, Lakes
from game.titles.scythe.rules.control import opposing, own_at
from game.titles.scythe.rules.gains import draw, lose
from game.titles.scythe.rules.retreat import fall_back, send_home
from game.titles.scythe.rules.stars import star_of_combat
from game.titles.scythe.rules.state import ScytheState, ScytheStep, is_fighter, kind, place_ref
from game.titles.scythe.rules.ways import LAKE


class GoHome(Action, frozen=True):
    """Retreat to the home base."""


class FallBack(Action, frozen=True):
    """Retreat to a lake. `workers`: with mechs they go there too, else they go home."""

    place: str
    workers: bool


GO_HOME = button(GoHome())


class Retreat(ScytheStep, frozen=True):
    """The loser's units leave; what they carried and structures stay (SCY-163 to SCY-166, SCY-272)."""

    place: str
    winner: Seat
    loser: Seat

    def ask(self, state: ScytheState) -> dict[Seat, Choices]:
        """Home, or with such an ability a lake beside the combat, one for all (SCY-272)."""
        lakes = self._lakes(state)
        together = (False, True) if self._mech_and_workers(state) else (False,)
        picks = [
            choice(FallBack(lake, workers), target=place_ref(lake), reason=reason)
            for workers in together
            for lake, reason in lakes.items()
        ]
        picks += tile_combat.shelter(state, self.loser, self.place) if state.airships else []
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
        """To the lake, workers only with a mech, or all to the airship; the others go home."""
        match action:
            case FallBack(place, workers):
                self._fall_back(state, place, workers)
            case tile_combat.TakeShelter(place):
                self._fall_back(state, place, workers=True)
        self.run(state)

    def _fall_back(self, state: ScytheState, place: str, workers: bool) -> None:
        for unit in own_at(state, self.loser, self.place):
            if workers or is_fighter(unit):
                fall_back(state, unit, place)

    def run(self, state: ScytheState) -> None:
        """Home; a winning attacker loses a popularity for each worker, unless spared (SCY-165, SCY-285)."""
        beaten = own_at(state, self.loser, self.place)
        workers = sum(1 for unit in beaten if not is_fighter(unit))
        send_home(state, beaten)
        if self.winner == state.active and not has(state, self.winner, KeepPopularity):
            lose(state, self.winner, "popularity", workers)


class EndCombat(ScytheStep, frozen=True):
    """The loser's card, then the winner's star (SCY-167, SCY-168, SCY-170)."""

    winner: Seat
    loser: Seat
    consoled: bool
    """Whether the loser revealed at least 1 power."""

    def run(self, state: ScytheState) -> None:
        """The star comes last."""
        if self.consoled:
            draw(state, self.loser, 1)
        star_of_combat(state, self.winner)
