"""A hint: what a bot would do in the viewer's place, what else, and why."""

from __future__ import annotations

from collections.abc import Sequence

from game.bots.hints import Hint, Reason
from game.engine.model import Action, Option
from game.ui.table.model import TableModel
from game.ui.table.wording import Wording
from game.ui.window.ui import Ui

CLAUSES = 2
"""So many reasons are told at most."""


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
        hint = game.bots.hint(game.viewer)
        option = self._of(hint.action) if hint is not None else None
        if hint is None or option is None:
            return False
        self.words, self.option = self._said(hint), option
        return True

    def _said(self, hint: Hint) -> str:
        say, what = self._model.ui.say, self._wording.label(hint.action)
        why = clauses(self._model.ui, self._model.title, hint.reasons)
        words = say("hint-why", what=what, why=why) if why else say("hint-what", what=what)
        others = [self._other(other.action, other.worse) for other in hint.others]
        return say("hint-others", hint=words, others=", ".join(others)) if others else words

    def _other(self, action: Action, worse: float) -> str:
        return self._model.ui.say("hint-other", what=self._wording.label(action), worse=round(worse))


def clauses(ui: Ui, title: str, reasons: Sequence[Reason], most: int = CLAUSES) -> str:
    """Reasons as clauses in a row: those for which the title has words, in what the move is better."""
    found: list[str] = []
    for reason in reasons:
        message = f"{title}-why-{reason.feature}"
        if reason.points > 0 and ui.words.has(message) and len(found) < most:
            found.append(ui.say(message, sign="more", points=round(abs(reason.points))))
    return ui.say("hint-and").join(found)
