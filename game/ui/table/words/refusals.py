"""Why something cannot be done with a thing, the same by drag, by click and by hover."""

from __future__ import annotations

from game.engine import flow
from game.engine.model import Reason, Ref
from game.ui.table.api import Spot, Thing
from game.ui.table.model.table_model import TableModel
from game.ui.table.words.instructions import Instructions


class Refusals:
    """Finds the reasons of the rules, and general ones where the rules have none."""

    def __init__(self, model: TableModel) -> None:
        self._model = model

    def of(self, ref: Ref) -> list[Reason]:
        """Why nothing can be done with a thing now; of a part of something that lies on it, why nothing can
        be done with the whole."""
        at_hand = self._model.at_hand
        return at_hand.refusals(ref) or ([] if at_hand.concerns(ref) else self._of_what_is_below(ref))

    def of_drop(self, held: Ref, target: Ref) -> list[Reason]:
        """Why what is held cannot be dropped on a place."""
        at_hand = self._model.at_hand
        reasons = at_hand.refusals(held, target)
        if reasons or target == held or target in at_hand.targets(held) or not self._is_named(target):
            return reasons
        places = Instructions(self._model).places(held)
        return [Reason("goes-elsewhere", "", {"places": places})]

    def of_drag(self, ref: Ref) -> list[Reason]:
        """Why a thing cannot be picked up."""
        reasons = self.of(ref)
        is_thing = isinstance(self._model.by_ref.get(ref), Thing)
        if reasons or not is_thing or not self._is_named(ref) or not self._model.game.choices():
            return reasons
        return [flow.NOT_NOW]

    def _is_named(self, ref: Ref) -> bool:
        """Whether the prompts speak of such things, so that somebody may try to use one."""
        return self._model.table.words.kind(self._model.context, ref) is not None

    def _of_what_is_below(self, ref: Ref) -> list[Reason]:
        """Of the uppermost thing under this one that says why nothing can be done with it."""
        model, what = self._model, self._model.by_ref.get(ref)
        if what is None or isinstance(what, Spot):
            return []
        middle = model.where(what).center
        lower = (other for other in model.things if other.on_board == what.on_board and other.z < what.z)
        below = [other.ref for other in lower if model.where(other).collidepoint(middle)]
        found = (model.at_hand.refusals(other) for other in reversed(below))
        return next((reasons for reasons in found if reasons), [])
