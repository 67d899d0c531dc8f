"""From what a person wants to a move: which of several, whether really, then it is made and shown.

An intent of the hand or of a button goes the same way always: `carry_out`, `choose`, `propose`, `commit`.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import pygame

from game.engine.model import Action, IllegalAction, Option, Ref
from game.ui.table.api import TableContext, Thing
from game.ui.table.flow.playback import Playback
from game.ui.table.input.choices_at_hand import Lead
from game.ui.table.input.hand import Choose, Enlarge, Intent, Refuse, Travel
from game.ui.table.input.undo_group import Gestures
from game.ui.table.panels.dialogs import Dialogs
from game.ui.table.view import TableView


class Moves:
    """Makes the viewer's moves."""

    def __init__(self, view: TableView, dialogs: Dialogs, playback: Playback) -> None:
        self._view, self._model, self._dialogs, self._playback = view, view.model, dialogs, playback
        self._gestures = Gestures(view.model)

    def carry_out(self, intent: Intent | None) -> None:
        """Do what the hand is told to do."""
        match intent:
            case Choose(options, at, lead):
                self.choose(options, at, lead)
            case Travel(route, lead):
                self.propose(route.actions, lead)
            case Refuse(reasons, at):
                self._view.notices.refuse(reasons, at)
            case Enlarge(ref):
                self._dialogs.enlarge(ref)

    def touch(self, ref: Ref) -> None:
        """Enter on a thing: after picking, the focus goes to where it can be dropped, a hint first."""
        view, hint = self._view, self._view.hints.option
        self.carry_out(view.hand.click(ref))
        targets = view.hand.targets
        wanted = [h for h in view.widgets.hit_targets.values() if h.ref in targets]
        wanted.sort(key=lambda h: hint is None or h.ref != hint.target)
        first = next(iter(wanted), None)
        if first is not None:
            view.form.set_focus(first)
            view.board.reveal(first.what)

    def choose(self, options: list[Option], at: pygame.Rect, lead: Lead | None = None) -> None:
        """Take the only option, once or as often as is wished, or ask which of several is meant."""
        several = self._several(options[0]) if len(options) == 1 and lead is None else ()
        if len(several) > 1:
            action = options[0].action
            self._dialogs.count(action, several, at, lambda times: self.propose([action] * times))
        elif len(options) == 1:
            self.take(options[0], lead)
        elif options:
            self._dialogs.choose(options, at, lambda option: self.take(option, lead))

    def _several(self, option: Option) -> Sequence[str]:
        """How often an option can be made at once, in words."""
        most = self._model.game.teacher.most(option.action)
        return self._model.table.words.several(self._model.context, option.action)[:most]

    def take(self, option: Option, lead: Lead | None = None) -> None:
        """Propose an option, with what the thing that was clicked does besides."""
        thing = self._model.by_ref.get(option.target or "")
        by_click = option.source is None and isinstance(thing, Thing) and thing.act == option.action
        self.propose([option.action, *(thing.then if by_click and isinstance(thing, Thing) else ())], lead)

    def propose(self, actions: Sequence[Action], lead: Lead | None = None) -> None:
        """Commit actions after what leads there, after a question about what may have been overlooked."""
        words = self._overlooked(actions, lead)
        if not words:
            self.commit(actions, lead)
            return
        say, what = self._view.ui.say, self._view.wording.label(actions[-1])
        title, yes = say("table-for-good-title", what=what), say("table-for-good-yes")
        self._dialogs.confirm(title, words, yes, partial(self.commit, actions, lead))

    def commit(self, actions: Sequence[Action], lead: Lead | None = None) -> None:
        """Make the moves and show what came of them."""
        try:
            self._gestures.make([*(lead.actions if lead else ()), *actions], lead)
        except IllegalAction as error:
            self._view.notices.refuse(error.reasons, self._model.areas.prompt)
            return
        self._playback.show_moves()

    def _overlooked(self, actions: Sequence[Action], lead: Lead | None) -> str:
        """What a person is asked to think of before these actions; "" is nothing."""
        context = lead.context if lead else self._model.context
        before = [*zip(lead.contexts, lead.actions, strict=False)] if lead else []
        warnings = [self._warning(*each) for each in [*before, *((context, action) for action in actions)]]
        return "\n".join(dict.fromkeys(filter(None, [*warnings, self._for_good(actions[0], lead)])))

    def _warning(self, context: TableContext, action: Action) -> str:
        """What the table warns of, unless the person does not want to hear it."""
        warn = self._model.table.words.warning(context, action)
        wanted = warn is not None and getattr(self._view.ui.settings, f"warn_{warn.kind}")
        return warn.words if warn is not None and wanted else ""

    def _for_good(self, action: Action, lead: Lead | None) -> str:
        """That it could not be taken back, for those who wish to be asked."""
        if self._view.ui.settings.ask_before != "always":
            return ""
        picks = lead.picks if lead else self._model.picks
        return self._view.wording.no_undo([o for o in picks.legal if o.action == action], lead)
