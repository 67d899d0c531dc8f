"""The value of raids' rolls, averaged over their outcomes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from operator import is_

from game.engine.judging.features import Features, Knots
from game.engine.model import Action, Option, Seat
from game.titles.raiders.bot.roll import Outcome, before_roll, outcomes, rolls
from game.titles.raiders.rules.raid.raid import AddStrength, PayRaid, Reroll
from game.titles.raiders.rules.state.state import RaidersState
from game.titles.raiders.rules.turn import PlaceWorker


class RolledFeatures(Features):
    """Features that are evaluated in the positions after a roll, weighted by probability."""

    def weigh(self, weights: Sequence[Knots]) -> None:
        """Use other weights, and forget the cached rolls."""
        super().weigh(weights)
        self._last_roll: tuple[object, ...] = (None,) * 4
        self._last_value = 0.0

    def evaluate(self, view: RaidersState, seat: Seat) -> float:
        """Return the sum of all features; before a roll, its average after it."""
        if before_roll(view, seat):
            return self._rolled(view, seat, ())
        return super().evaluate(view, seat)

    def terms(self, view: RaidersState, seat: Seat) -> Mapping[str, float]:
        """Return the terms of all features; before a roll, their averages after it."""
        if not before_roll(view, seat):
            return super().terms(view, seat)
        return self._rolled_terms(view, seat, ())

    def known_terms(self, view: RaidersState, seat: Seat, action: Action) -> Mapping[str, float]:
        """Return the average terms of all features after a roll."""
        at = rolls(view, seat, action)
        return self._rolled_terms(at[0], seat, at[1]) if at else self.terms(view, seat)

    def _rolled_terms(
        self, state: RaidersState, seat: Seat, rerolled: tuple[int, ...]
    ) -> Mapping[str, float]:
        """Return the average terms of the best outcome."""
        best = max(outcomes(state, seat, rerolled), key=lambda outcome: self._average(outcome, seat))
        total = dict.fromkeys(self.NAMES, 0.0) | {"points": best.vp}
        for chance, after in best.after:
            for name, amount in super().terms(after, seat).items():
                total[name] += chance * amount
        return total

    def known_values(self, view: RaidersState, seat: Seat, options: Sequence[Option]) -> dict[Action, float]:
        """Return the values of rolls, by exact odds (RAI-112, RAI-121)."""
        if not isinstance(view.stack[-1], PlaceWorker | PayRaid | AddStrength | Reroll):
            return {}
        found = ((option.action, rolls(view, seat, option.action)) for option in options)
        return {action: self._rolled(at[0], seat, at[1]) for action, at in found if at}

    def _rolled(self, state: RaidersState, seat: Seat, rerolled: tuple[int, ...]) -> float:
        """Return the value of the best outcome, on average. Cached, as it is asked both for the position and
        for the option to roll.
        """
        facts = state, state.raid, state.players[seat], rerolled
        if not all(map(is_, self._last_roll, facts)):
            value = max(self._average(outcome, seat) for outcome in outcomes(state, seat, rerolled))
            self._last_roll, self._last_value = facts, value
        return self._last_value

    def _average(self, outcome: Outcome, seat: Seat) -> float:
        total: float = outcome.vp
        for chance, after in outcome.after:
            total += chance * super().evaluate(after, seat)
        return total
