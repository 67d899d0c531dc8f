"""A hint: what a bot would do in the viewer's place."""

from __future__ import annotations

from game.engine.model import Action, Option
from game.ui.table.model import TableModel
from game.ui.table.wording import Wording


class Hints:
    """Asks for a hint, waits for it, and has it until the position changes."""

    def __init__(self, model: TableModel, wording: Wording) -> None:
        self._model, self._wording = model, wording
        self.words = ""
        """That a bot thinks, or what it says; empty: nobody asked."""
        self.option: Option | None = None
        """What it would do, once that is known."""

    def clear(self) -> None:
        """Drop the hint: it was about another position."""
        self.words, self.option = "", None

    def begin(self) -> None:
        """Take what the table itself suggests in a new position."""
        self.option = self._of(self._model.game.teacher.suggested())

    def _of(self, action: Action | None) -> Option | None:
        """The option of an action; None where it is none that is possible now."""
        return next((o for o in self._model.picks.legal if o.action == action), None)

    def ask(self) -> bool:
        """Let a bot think; whether one can."""
        game = self._model.game
        if self.words or not game.can_hint:
            return False
        game.bots.ask_hint(game.viewer)
        self.words = self._model.ui.say("table-hint-thinks")
        return True

    def arrived(self) -> bool:
        """Whether the hint has come just now."""
        game = self._model.game
        option = self._of(game.bots.hint(game.viewer))
        if option is None:
            return False
        self.words = self._model.ui.say("table-hint", what=self._wording.label(option.action))
        self.option = option
        return True
