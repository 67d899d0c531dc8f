"""A hint: what a bot would do in the viewer's place, the alternatives, and why."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.bots.advice.hints import Hint
from game.engine.model import Action, Option
from game.play.explanation import Explanation
from game.presentation.hint_words import NEXT_MOVES, because
from game.ui.table.model.table_model import TableModel
from game.ui.table.words.wording import Wording


@dataclass(frozen=True)
class HintMove:
    """A move of a hint. `worse`: points by which it is worse than the best one."""

    option: Option
    label: str
    worse: float


class Hints:
    """Asks for a hint, waits for it, and keeps it until the position changes."""

    def __init__(self, model: TableModel, wording: Wording) -> None:
        self._model, self._wording = model, wording
        self.clear()

    def clear(self) -> None:
        """Drop the hint, which was about another position."""
        self.words = self.why = ""
        """While a bot thinks, a sentence that says so; and why the best move is best. "" for none."""
        self.moves: Sequence[HintMove] = ()
        """The moves of the hint, the best one first."""
        self.found: Hint | None = None
        """The hint as the bot gave it."""
        self._explains = False
        self.chosen = 0
        """Index of the move shown on the table."""
        self.option: Option | None = None
        """The option of that move, or what a lesson suggests."""

    def drop(self) -> bool:
        """Drop the hint; return whether there was one."""
        had = bool(self.moves)
        if had:
            self.clear()
        return had

    def begin(self) -> None:
        """Take what a lesson suggests in a new position."""
        self.option = self._of(self._model.game.teacher.suggested())

    def _of(self, action: Action | None) -> Option | None:
        """Return the option of an action; None if that is not legal now."""
        return next((o for o in self._model.at_hand.legal if o.action == action), None)

    def ask(self) -> bool:
        """Let a bot think, or choose the next of its moves; return whether a move was chosen or asked for."""
        game = self._model.game
        if self.moves:
            self.choose((self.chosen + 1) % len(self.moves))
            return True
        if self.words or not game.can_hint:
            return False
        game.ask_hint()
        self.words = self._model.ui.say("table-hint-thinks")
        return True

    def choose(self, number: int) -> None:
        """Choose which move is shown on the table."""
        self.chosen, self.option = number, self.moves[number].option

    def arrived(self) -> bool:
        """Take a hint that has arrived; return whether there is one."""
        hint = self._model.game.hint()
        if hint is None or self._of(hint.action) is None:
            return False
        self.found = hint
        self.moves = self._named([(hint.action, 0.0), *((o.action, o.worse) for o in hint.others)])
        self.words, self.why = "", because(self._model.ui.messages, self._model.title, hint)
        self.choose(0)
        return True

    def explain(self) -> None:
        """Let a bot work out how the moves may go on."""
        game = self._model.game
        if self.found is not None and not self._explains:
            game.ask_courses(self.found)
            self._explains, self.words = True, self._model.ui.say("reasons-thinks")

    def explanation(self) -> Explanation | None:
        """Take an explanation that has arrived; None before."""
        found = self._model.game.explanation(self.found) if self._explains and self.found else None
        if found is not None:
            self._explains, self.words = False, ""
        return found

    def _named(self, found: Sequence[tuple[Action, float]]) -> Sequence[HintMove]:
        """Return the first moves with different labels."""
        moves: dict[str, HintMove] = {}
        for action, worse in found:
            option, label = self._of(action), self._wording.label(action)
            if option is not None:
                moves.setdefault(label, HintMove(option, label, worse))
        return [*moves.values()][: NEXT_MOVES + 1]
