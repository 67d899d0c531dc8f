"""The log as a drawer: open where there is room for it, else put away, and kept as it was left."""

from __future__ import annotations

from collections.abc import Callable

from game.ui.table.view import TableView


class LogDrawer:
    """Opens the log and puts it away. `keep`: takes the settings, lays out again and keeps them."""

    def __init__(self, view: TableView, keep: Callable[[], None]) -> None:
        self._view, self._keep = view, keep

    def touch(self) -> None:
        """The log's key: open it, go to it, or put it away from there."""
        view = self._view
        if view.model.log_open and not view.widgets.log.focused:
            view.form.set_focus(view.widgets.log)
        else:
            self.move()

    def move(self) -> None:
        """Open it, or put it away; what was held stays in the hand."""
        view, held = self._view, self._view.hand.held
        view.ui.settings.log = "closed" if view.model.log_open else "open"
        self._keep()
        if held is not None:
            view.hand.hold(held)
        if view.model.log_open:
            view.form.set_focus(view.widgets.log)
