"""Finds the choices that a drag makes before its drop, by trying them out on what the viewer knows."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace
from functools import partial
from typing import Any

from game.engine import flow
from game.engine.model import Choices, IllegalAction, Reason, Ref
from game.play.controller import Controller
from game.ui.table.api import First, Table, TableContext
from game.ui.table.model.choices_at_hand import ChoicesAtHand, LeadingChoices

NOWHERE = Reason("leads-nowhere", "")
MOST = 20
"""Most questions between these choices and the drop that are answered in a trial."""


class DragPreview:
    """Tries out drags in one position. `known`: refs of what is on the table."""

    def __init__(self, game: Controller, table: Table, context: TableContext, known: Collection[Ref]) -> None:
        self._game, self._table, self._context, self._known = game, table, context, known

    def find(self, source: Ref) -> LeadingChoices | None:
        """Return the choices that a drag of a thing makes first; None if it makes none."""
        first = self._table.first(self._context, source) if self._game.choices() else None
        return None if first is None else self._try_out(source, first)

    def _try_out(self, source: Ref, first: First) -> LeadingChoices:
        state, contexts = self._game.session.trial(self._game.viewer), [self._context]
        try:
            for action in first.actions:
                flow.play(state, self._game.viewer, action)
                contexts.append(self._seen(state))
        except IllegalAction as error:
            return LeadingChoices(first.actions, tuple(contexts), ChoicesAtHand((), ()), tuple(error.reasons))
        asks = self._answer(state, first.between)
        contexts[-1] = self._seen(state) if asks else contexts[-1]
        at_hand = self._choices_at_hand(source, contexts[-1], self._candidates(state))
        barred = at_hand.targets(source) or at_hand.refusals(source)
        return LeadingChoices(first.actions, tuple(contexts), at_hand, () if barred else (NOWHERE,), asks)

    def _answer(self, state: Any, between: Collection[str]) -> bool:
        """Answer in the trial what the person will be asked; return whether there was anything."""
        for count in range(MOST):
            options = [c.option for c in self._candidates(state) if c.reason is None]
            if not options or options[0].action.verb not in between:
                return count > 0
            flow.play(state, self._game.viewer, options[0].action)
        return True

    def _candidates(self, state: Any) -> Choices:
        return flow.choices(state).get(self._game.viewer, [])

    def _seen(self, state: Any) -> TableContext:
        return replace(self._context, view=self._game.session.title.view(state, self._game.viewer))

    def _choices_at_hand(self, source: Ref, context: TableContext, candidates: Choices) -> ChoicesAtHand:
        find_routes = partial(self._table.routes, context)
        return ChoicesAtHand(candidates, self._known, None, (source,), find_routes)
