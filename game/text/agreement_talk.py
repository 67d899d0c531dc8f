"""Agreements in a terminal: the fields that can be changed, a proposal, and what each person says to it."""

from __future__ import annotations

from collections.abc import Callable

from game.engine.model import Seat
from game.engine.positions.agreements import BadAgreement
from game.play import agreements
from game.play.agreements import Proposal
from game.play.controller import GameController
from game.presentation.agreement_form import AgreementForm, Row
from game.presentation.agreement_refusals import refusal
from game.presentation.agreement_words import change_words
from game.presentation.sentences import explain
from game.text.board_writer import has
from game.text.page import Page
from game.text.text_table import TextTable

SIGNS = "+-=>"
PROMPT = "> "


class AgreementTalk:
    """Carries out the command for agreements.

    read    asks for a line
    unlock  asks for the PIN of a seat, if it has one
    """

    def __init__(
        self, game: GameController, table: TextTable, page: Page, read: Callable[[str], str],
        unlock: Callable[[Seat], None],
    ) -> None:  # fmt: skip
        self._game, self._table, self._page, self._read, self.say = game, table, page, read, table.say
        self._unlock = unlock
        self.hid = False
        """True if the screen was cleared for others at the last command."""
        self.refusal = ""
        """A sentence on who refused the last proposal."""

    def answer(self, typed: str) -> bool:
        """Propose changes, or write the fields that contain words. Return whether the position changed."""
        stop, self.hid, self.refusal = agreements.stop(self._game), False, ""
        if stop is not None:
            self._page.write(self.say(stop))
        elif any(sign in typed for sign in SIGNS):
            return self._propose(typed)
        elif typed:
            self._write_fields(typed)
        else:
            self._page.write(self.say("agree-text-how", agree=self._command))
        return False

    @property
    def _command(self) -> str:
        return self.say("text-command-agree").split(", ")[0]

    # ---- the fields
    def _write_fields(self, words: str) -> None:
        form = AgreementForm(self._table.context, self._table.words)
        rows = [(row, name) for number, name in enumerate(form.sections) for row in form.rows(number)]
        found = [(self._line(row, name), ".".join(map(str, row.path))) for row, name in rows]
        lines = [line for line, path in found if has(line, words) or has(path, words)]
        for line in lines:
            self._page.write(line)
        if not lines:
            self._page.write(self.say("agree-text-none", words=words, agree=self._command))

    def _line(self, row: Row, section: str) -> str:
        """Return a row in words. `section`: the name of the seat, or of the table."""
        message = "agree-text-card" if row.kind == "card" else "agree-text-field"
        words = self.say("agree-part", field=row.words, part=row.value) if row.kind == "card" else row.words
        whose = self.say("agree-text-whose", name=section, field=words)
        return self._table.plain(self.say(message, field=row.field, value=row.value, words=whose))

    # ---- a proposal
    def _propose(self, typed: str) -> bool:
        try:
            proposal = Proposal(self._game, typed.replace(",", " ").split())
            self.hid = len(proposal.waiting) > 1 and self._game.has_secrets()
            if self.hid:
                self._page.clear()
            self._page.write(self.say("agree-asked"))
            for event in proposal.events:
                words = change_words(self._table.context, self._table.words, event.facts)
                self._page.write(self._table.plain(words))
            return self._ask(proposal)
        except BadAgreement as error:
            why = refusal(self._table.context, self._table.words, error, self._table.plain)
            self._page.write(self._table.plain(explain(why, self.say)))
            return False

    def _ask(self, proposal: Proposal) -> bool:
        """Ask every person; return whether all agreed. Raises BadAgreement."""
        while proposal.waiting:
            seat = proposal.waiting[0]
            name = self._table.plain(self._game.people[seat].name)
            yes, no = self.say("agree-text-yes"), self.say("agree-text-no")
            self._page.write(self.say("agree-ask", name=name, yes=yes, no=no))
            typed = self._read(PROMPT).strip().lower()
            if typed == yes:
                self._unlock(seat)
                proposal.agree(seat)
            elif typed == no:
                self.refusal = self.say("agree-refused", name=name)
                return False
        return True
