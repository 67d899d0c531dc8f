"""From what a person wants to a move: which of several, whether really, then it is made and shown.

An intent of the hand or of a button goes the same way always: `carry_out`, `choose`, `propose`, `commit`.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import pygame

from game.engine.model import Action, IllegalAction, Option, Ref
from game.ui.table.dialogs import Dialogs
from game.ui.table.hand import Choose, Enlarge, Intent, Refuse, Travel
from game.ui.table.playback import Playback
from game.ui.table.things import Thing
from game.ui.table.view import TableView


class Moves:
    """Makes the viewer's moves."""

    def __init__(self, view: TableView, dialogs: Dialogs, playback: Playback) -> None:
        self._view, self._model, self._dialogs, self._playback = view, view.model, dialogs, playback

    def carry_out(self, intent: Intent | None) -> None:
        """Do what the hand is told to do."""
        match intent:
            case Choose(options, at):
                self.choose(options, at)
            case Travel(route):
                self.propose(list(route.actions))
            case Refuse(reasons, at):
                self._view.notices.refuse(reasons, at)
            case Enlarge(ref):
                self._dialogs.enlarge(ref)

    def touch(self, ref: Ref) -> None:
        """Enter on a thing: after picking, the focus goes to where it can be dropped."""
        view = self._view
        self.carry_out(view.hand.click(ref))
        targets = view.hand.targets
        first = next((h for h in view.widgets.hit_targets.values() if h.ref in targets), None)
        if first is not None:
            view.form.set_focus(first)
            view.board.reveal(first.what)

    def choose(self, options: list[Option], at: pygame.Rect) -> None:
        """Take the only option, once or as often as is wished, or ask which of several is meant."""
        several = self._several(options[0]) if len(options) == 1 else ()
        if len(several) > 1:
            action = options[0].action
            self._dialogs.count(action, several, at, lambda times: self.propose([action] * times))
        elif len(options) == 1:
            self.take(options[0])
        elif options:
            self._dialogs.choose(options, at, self.take)

    def _several(self, option: Option) -> Sequence[str]:
        """How often an option can be made at once, in words."""
        return self._model.table.several(self._model.context, option.action)

    def take(self, option: Option) -> None:
        """Propose an option, with what the thing that was clicked does besides."""
        thing = self._model.by_ref.get(option.target or "")
        by_click = option.source is None and isinstance(thing, Thing) and thing.act == option.action
        self.propose([option.action, *(thing.then if by_click and isinstance(thing, Thing) else ())])

    def propose(self, actions: list[Action]) -> None:
        """Commit actions, after a question about what may have been overlooked."""
        words = self._overlooked(actions)
        if not words:
            self.commit(actions)
            return
        say, what = self._view.ui.say, self._view.wording.label(actions[-1])
        title, yes = say("table-for-good-title", what=what), say("table-for-good-yes")
        self._dialogs.confirm(title, words, yes, partial(self.commit, actions))

    def commit(self, actions: list[Action]) -> None:
        """Make the moves, as long as each can follow the one before, and show what came of them."""
        game = self._model.game
        try:
            game.act(actions[0])
        except IllegalAction as error:
            self._view.notices.refuse(error.reasons, self._model.areas.prompt)
            return
        for action in actions[1:]:
            if all(c.reason is not None or c.option.action != action for c in game.choices()):
                break
            game.act(action, follows=True)
        self._playback.show_moves()

    def _overlooked(self, actions: list[Action]) -> str:
        """What a person is asked to think of before these actions; "" is nothing."""
        warnings = [self._warning(action) for action in actions]
        return "\n".join(dict.fromkeys(filter(None, [*warnings, self._for_good(actions[0])])))

    def _warning(self, action: Action) -> str:
        """What the table warns of, unless the person does not want to hear it."""
        warn = self._model.table.warning(self._model.context, action)
        wanted = warn is not None and getattr(self._view.ui.settings, f"warn_{warn.kind}")
        return warn.words if warn is not None and wanted else ""

    def _for_good(self, action: Action) -> str:
        """That it could not be taken back, for those who wish to be asked."""
        if self._view.ui.settings.ask_before != "always":
            return ""
        return self._view.wording.no_undo([o for o in self._model.picks.legal if o.action == action])
