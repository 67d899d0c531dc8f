"""A press on a thing just before the viewer's turn: it counts once the turn has begun."""

from __future__ import annotations

from game.engine.model import Ref
from game.ui.table.input.drag import Choose, DragAndDrop, Intent
from game.ui.table.model.table_model import TableModel
from game.ui.window.commands import Pos

EARLY_MS = 800.0
"""The most time between such a press and the turn."""


class EarlyPress:
    """Remembers the last press while the others move."""

    def __init__(self, model: TableModel, drag: DragAndDrop) -> None:
        self._model, self._drag = model, drag
        self._ref: Ref | None = None
        self._pos: Pos = (0, 0)
        self._left = 0.0
        self._is_down = False

    def note(self, ref: Ref | None, pos: Pos) -> None:
        """Note a press of the left button, of which nothing is kept in the viewer's own turn."""
        is_early = not self._model.game.choices() and self._model.game.thinking() is not None
        self._ref, self._pos = ref if is_early else None, pos
        self._left, self._is_down = EARLY_MS, True

    def release(self) -> None:
        """Note that the button has come up."""
        self._is_down = False

    def update(self, dt: float) -> Intent | None:
        """Let time pass. When the viewer's turn has begun, return what the press means, or let the drag go
        on if the button is still down."""
        self._left -= dt
        ref, game = self._ref, self._model.game
        if ref is None or not game.choices():
            return None
        self._ref = None
        if self._left <= 0 or game.acting() != game.viewer or not self._drag.reacts(ref):
            return None
        if self._is_down:
            self._drag.start(ref, self._pos, ref)
            return None
        intent = self._drag.click(ref)
        return None if isinstance(intent, Choose) and self._is_final(intent) else intent

    def _is_final(self, choose: Choose) -> bool:
        """Return whether a choice could not be undone: such a one is never made by an early press."""
        return any(self._model.game.would_stop(option.action) for option in choose.options)
