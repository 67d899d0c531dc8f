"""Agreements at a table in the window: the page, the consent of all, and what follows."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.play import agreements
from game.play.agreements import Proposal
from game.play.controller import GameController
from game.presentation.agreement_form import AgreementForm
from game.presentation.agreement_words import change_words
from game.presentation.rich_text import Speech, sentence
from game.ui.scenes.message import Message
from game.ui.scenes.play.agreement import AgreementPage, ConsentPage
from game.ui.table.flow.dialogs import Dialogs
from game.ui.table.flow.handover import HandOver
from game.ui.table.view.table_view import TableView


class Agreeing:
    """Lets the viewer propose a change by hand. `changed` is called after the position has changed."""

    def __init__(
        self, view: TableView, game: GameController, dialogs: Dialogs, handover: HandOver,
        changed: Callable[[], None],
    ) -> None:  # fmt: skip
        self._view, self._game, self._dialogs, self._handover = view, game, dialogs, handover
        self._changed = changed
        self._page: AgreementPage | None = None

    def why_not(self) -> str:
        """Return why nothing can be proposed now; "" if something can."""
        stop = agreements.stop(self._game)
        return self._view.ui.say(stop) if stop else ""

    def show(self) -> None:
        """Show the page on which a proposal is put together."""
        ui, why = self._view.ui, self.why_not()
        if why:
            self._dialogs.stack.push(Message(ui, ui.say("agree-label"), why))
            return
        self._view.drag.put_back()
        model = self._view.model
        speech = Speech(ui.messages, model.title)
        form = AgreementForm(model.context, model.table.words)
        self._page = AgreementPage(ui, form, self._game.viewer, self._propose, speech.plain)
        self._dialogs.stack.push(self._page)

    def _propose(self, changes: Sequence[str]) -> None:
        """Ask everybody. Raises BadAgreement."""
        proposal = Proposal(self._game, changes)
        model, ui = self._view.model, self._view.ui
        lines = [
            sentence(ui.say, change_words(model.context, model.table.words, event.facts))
            for event in proposal.events
        ]
        names = [who.name for who in self._game.people]
        self._dialogs.stack.push(
            ConsentPage(ui, proposal, lines, names, self._settle, self._handover.identify)
        )

    def _settle(self, refuser: str) -> None:
        """Show the table again: behind a cover where others have looked at the screen."""
        ui, stack = self._view.ui, self._dialogs.stack
        if self._page is not None:
            stack.pop(self._page)
        if not refuser:
            self._changed()
        if self._game.covers and self._game.has_secrets():
            self._handover.cover(self._game.viewer)
        words = ui.say("agree-refused", name=refuser) if refuser else ui.say("agree-done")
        stack.push(Message(ui, ui.say("agree-label"), words))
