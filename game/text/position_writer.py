"""Writes a position and what happened: question, choices, players, board, log, scores; for programs too."""

from __future__ import annotations

import io
from collections.abc import Sequence
from functools import cache

from game.bots.advice.hints import Hint, margin
from game.bots.search.bot_process import BotProcess
from game.engine.model import Choice, Seat, State
from game.engine.session.record import COLOURS, SeatSetup
from game.engine.session.session import Session
from game.engine.title import Title
from game.play.controller import GameController
from game.presentation import hint_words, log_turns, verdict
from game.presentation.log_turns import LogEntry, Turns
from game.presentation.messages import Messages
from game.presentation.rich_text import joined
from game.records.settings import Settings
from game.text.board_writer import BoardWriter, counted, has
from game.text.naming import ChoiceNames
from game.text.page import Page
from game.text.text_table import TextTable

MAX_LISTED = 30
"""Choices that are listed at once."""


class PositionWriter:
    """Writes on a page what the viewer may know of a table."""

    def __init__(self, table: TextTable, page: Page) -> None:
        self._table, self._page, self.board = table, page, BoardWriter(table, page)
        self.say = table.say
        self._names = ChoiceNames(table)
        self._named_at = table.context

    # ---- the position
    def position(self) -> None:
        """Write the turn, a line or two for each seat, and the hand."""
        table = self._table
        self._page.gap()
        self._page.heading(table.plain(table.words.status(table.context)))
        for seat in range(len(table.game.people)):
            self._seat(seat)
        if table.held and table.game.watching:
            name = table.plain(table.game.people[table.game.viewer].name)
            self._page.write(
                self.say("text-hand-of", name=name, cards=counted(self.say, table.held.values()))
            )
        elif table.held:
            self._page.write(self.say("text-hand", cards=counted(self.say, table.held.values())))

    def _seat(self, seat: Seat) -> None:
        table = self._table
        summary, name = table.words.summary(table.context, seat), table.plain(table.game.people[seat].name)
        if seat == table.game.viewer and not table.game.watching:
            name = self.say("text-seat-you", name=name)
        who = self.say("text-seat", name=name, line=table.plain(summary.line)) if summary.line else name
        facts = joined(self.say, [table.fact(cell) for cell in summary.cells], "names-more")
        self._page.write(f"{who}: {facts}" if facts else who)

    def question(self) -> None:
        """Write what the viewer is asked."""
        self._page.gap()
        self._page.write(self._table.plain(self._table.sentences.question()), bold=True)

    def choices(self, words: str = "", most: int = MAX_LISTED) -> None:
        """Write the choices that contain all these words, each with its number among all of them."""
        found = [(n, name) for n, (name, _) in enumerate(self.legal(), start=1) if has(name, words)]
        for number, name in found[:most]:
            self._page.write(name, mark=f"{number:>3}. ")
        if len(found) > most:
            more = len(found) - most
            self._page.write(self.say("text-choices-more", count=more, all=self.typed("all")))
        if not found and words:
            self._page.write(self.say("text-no-choice", words=words, all=self.typed("all")))

    @property
    def names(self) -> ChoiceNames:
        """The names of the choices at the present position."""
        if self._named_at is not self._table.context:
            self._names, self._named_at = ChoiceNames(self._table), self._table.context
        return self._names

    def legal(self) -> list[tuple[str, Choice]]:
        """Return the choices that can be made, with their names."""
        return [(name, choice) for name, choice in self.names.named if choice.reason is None]

    def typed(self, command: str) -> str:
        """Return what is typed for a command."""
        return self.say(f"text-command-{command}").split(", ")[0]

    def refused(self, words: str) -> None:
        """Write what cannot be chosen now, and why; with words, only the choices that contain them."""
        found = [
            (name, choice.reason)
            for name, choice in self.names.named
            if choice.reason is not None and has(name, words)
        ]
        if not found:
            self._page.write(self.say("text-refused-none" if words else "text-refused-nothing", words=words))
            return
        self._page.heading(self.say("text-refused"))
        for name, reason in found:
            why = self._table.plain(self._table.sentences.reason(reason))
            line = self.say("text-why", what=name, why=why)
            self._page.write(f"{line} {self.say('text-rule', rule=reason.rule)}" if reason.rule else line)

    def hint(self, hint: Hint) -> None:
        """Write what a bot would do, why, and the next best choices."""
        numbered = {choice.option.action: (n, name) for n, (name, choice) in enumerate(self.legal(), start=1)}
        why = hint_words.because(self._table.messages, self._table.title, hint)
        self._page.heading(self.say("hint-title"))
        reasons = {hint.action: why} | {other.action: self._worse(other.worse) for other in hint.others}
        offered, notes = self.names.offered, dict[tuple[int, str], str]()
        for action, note in reasons.items():
            if offered.get(action) in numbered:
                notes.setdefault(numbered[offered[action]], note)
        for (number, name), note in [*notes.items()][: hint_words.NEXT_MOVES + 1]:
            self._page.write("\n".join(filter(None, (name, self._table.plain(note)))), mark=f"{number:>3}. ")

    def _worse(self, points: float) -> str:
        return self.say("hint-worse", margin=margin(points))

    # ---- what happened
    def since(self, number: int) -> bool:
        """Write what happened from a move on, turn by turn. Returns whether there was anything."""
        game, found = self._table.game, False
        for turn in Turns(game.session, game.perspective, number).update():
            found = self._events(turn.entries) or found
        return found

    def news(self) -> None:
        """Write what happened since the viewer's last turn."""
        if not self.since(log_turns.missed(self._table.game.session, self._table.game.viewer)):
            self._page.write(self.say("text-nothing-new"))

    def log(self, lines: int) -> None:
        """Write the last lines of the log."""
        game = self._table.game
        turns = Turns(game.session, game.perspective).update()
        entries = [entry for turn in turns for entry in turn.entries]
        found = [line for entry in entries if (line := self._table.event_line(entry))]
        for line in found[-lines:] or [self.say("text-log-empty")]:
            self._page.write(line)

    def _events(self, entries: Sequence[LogEntry]) -> bool:
        lines = [line for one in entries if (line := self._table.event_line(one))]
        for line in lines:
            self._page.write(line)
        return bool(lines)

    # ---- points
    def score(self) -> None:
        """Write the score sheet, who leads or has won, and what decided it."""
        table, sheet = self._table, self._table.sheet()
        self._page.heading(self.say("scores-final" if sheet.final else "scores-title"))
        rows = [(table.plain(row.label), [self._points(v) for v in row.values]) for row in sheet.rows]
        secret = sheet.secret()
        totals = [
            self.say("scores-at-least", total=total) if seat in secret else str(total)
            for seat, total in enumerate(sheet.totals)
        ]
        beside = [(table.plain(row.label), [self._points(v) for v in row.values]) for row in sheet.beside]
        names = [table.plain(": ".join(filter(None, (s.name, s.played)))) for s in sheet.seats]
        self._page.table(names, [*rows, (self.say("scores-total"), totals), *beside])
        for words in (verdict.verdict(self.say, sheet), verdict.decided(self.say, sheet), *sheet.notes):
            if words:
                self._page.write(table.plain(words), bold=True)

    def _points(self, value: int | None) -> str:
        return self.say("scores-hidden") if value is None else str(value)


def words(title: Title, state: State, seat: Seat) -> str:
    """Return what a seat may know of a position: players, hand, board, question and choices."""
    names = [_messages().say("new-name-person", number=number) for number in range(1, state.seats + 1)]
    seats = [SeatSetup(name, colour) for name, colour in zip(names, COLOURS, strict=False)]
    idle = BotProcess()  # no bot thinks, so nothing is started
    game = GameController(Session.begin(title, seats, state), idle)
    game.viewer, out = seat, io.StringIO()
    writer = PositionWriter(TextTable(game, _messages(), Settings()), Page(out))
    writer.position()
    writer.board.places()
    if game.choices():
        writer.question()
        writer.choices()
    return out.getvalue()


@cache
def _messages() -> Messages:
    return Messages()
