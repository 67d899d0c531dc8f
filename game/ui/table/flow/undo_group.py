"""The choices of one gesture, made one after the other and undone together."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from game.engine.model import Action
from game.play.controller import GameController
from game.ui.table.model.choices_at_hand import LeadingChoices
from game.ui.table.model.table_model import TableModel


@dataclass(frozen=True)
class PendingDrop:
    """A drop that follows once the questions before it are answered. `made`: moves made until then."""

    actions: tuple[Action, ...]
    made: int


class UndoGroup:
    """Makes the viewer's choices in the game."""

    def __init__(self, model: TableModel, game: GameController) -> None:
        self._model, self._game = model, game
        self._wish: PendingDrop | None = None

    def make(self, actions: Sequence[Action], lead: LeadingChoices | None = None) -> None:
        """Make choices as long as each can follow the one before, then a pending drop and the title's
        sequel. Raises IllegalAction if the first one is not legal. An answer in a bot's turn needs no
        further confirmation."""
        self._game.teacher.refuse(actions)
        wish, session = self._wish, self._game.session
        in_others_turn = session.acting() not in (None, self._game.viewer)
        wished = wish.actions if wish is not None and wish.made == session.made else ()
        self._game.act(actions[0])
        left = self._follow(actions[1:])
        if lead is not None and lead.asks:
            wished = left
        elif wished:
            wished = self._follow(wished)
        self._wish = PendingDrop(wished, session.made) if wished and self._game.choices() else None
        self._bring_sequel()
        if in_others_turn and self._game.next_viewer() is None:
            self._game.done()

    def _follow(self, actions: Sequence[Action]) -> tuple[Action, ...]:
        """Make further choices of the gesture; return those that are not legal after the ones before."""
        for number, action in enumerate(actions):
            if not self._is_legal(action):
                return tuple(actions[number:])
            self._game.act(action, follows=True)
        return ()

    def _is_legal(self, action: Action) -> bool:
        return any(c.reason is None and c.option.action == action for c in self._game.choices())

    def _bring_sequel(self) -> None:
        """Make the choices that a title adds to the last one; at the end of a turn, confirm."""
        game, table = self._game, self._model.table
        last = game.session.moments[-1].action
        while game.choices():
            context = replace(self._model.context, view=game.view())
            following = table.sequel(context, last)
            if following is None or self._follow((following,)):
                break
            last = following
        if table.words.ends_turn(last):
            game.done()
