"""A hint: what a bot would do in the viewer's place, what else, and why."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.engine.model import Action, Option
from game.presentation.hint_words import NEXT_MOVES, because
from game.ui.table.model.table_model import TableModel
from game.ui.table.words.wording import Wording


@dataclass(frozen=True)
class Move:
    """A move of a hint: what it is called, and by how many points it is worse than the best one."""

    option: Option
    label: str
    worse: float


class Hints:
    """Asks for a hint, waits for it, and has it until the position changes."""

    def __init__(self, model: TableModel, wording: Wording) -> None:
        self._model, self._wording = model, wording
        self.clear()

    def clear(self) -> None:
        """Drop the hint: it was about another position."""
        self.words = self.why = ""
        """That a bot thinks; and why the best move is that, in a sentence. Empty: there is nothing."""
        self.moves: Sequence[Move] = ()
        """The best one first."""
        self.chosen = 0
        """Which of them is shown on the table."""
        self.option: Option | None = None
        """That one, or what the table itself suggests."""

    def drop(self) -> bool:
        """Drop the hint that was said; whether there was one."""
        had = bool(self.moves)
        if had:
            self.clear()
        return had

    def begin(self) -> None:
        """Take what the table itself suggests in a new position."""
        self.option = self._of(self._model.game.teacher.suggested())

    def _of(self, action: Action | None) -> Option | None:
        """The option of an action; None where it is none that is possible now."""
        return next((o for o in self._model.at_hand.legal if o.action == action), None)

    def ask(self) -> bool:
        """Let a bot think, or choose the next one of its moves; whether anything changed."""
        game = self._model.game
        if self.moves:
            self.choose((self.chosen + 1) % len(self.moves))
            return True
        if self.words or not game.can_hint:
            return False
        game.bots.ask_hint(game.viewer)
        self.words = self._model.ui.say("table-hint-thinks")
        return True

    def choose(self, number: int) -> None:
        """Show another one of the moves on the table."""
        self.chosen, self.option = number, self.moves[number].option

    def arrived(self) -> bool:
        """Whether the hint has come just now."""
        game = self._model.game
        hint = game.bots.hint(game.viewer)
        if hint is None or self._of(hint.action) is None:
            return False
        self.moves = self._named([(hint.action, 0.0), *((o.action, o.worse) for o in hint.others)])
        self.words, self.why = "", because(self._model.ui.messages, self._model.title, hint)
        self.choose(0)
        return True

    def _named(self, found: Sequence[tuple[Action, float]]) -> Sequence[Move]:
        """The first moves, without those that are called alike."""
        moves: dict[str, Move] = {}
        for action, worse in found:
            option, label = self._of(action), self._wording.label(action)
            if option is not None:
                moves.setdefault(label, Move(option, label, worse))
        return [*moves.values()][: NEXT_MOVES + 1]
