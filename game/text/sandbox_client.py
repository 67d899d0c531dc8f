"""Trying moves in a terminal, on a copy of the position at the table or in a replay."""

from __future__ import annotations

from collections.abc import Mapping

from game.bots.search.bot_process import BotProcess
from game.packages import registry
from game.play.ahead import Ahead
from game.play.controller import Controller
from game.play.sandbox import Sandbox, origin_of
from game.presentation.estimates import comparison
from game.text.client import Client, Read
from game.text.odds_writer import write_table
from game.text.page import Page
from game.text.text_table import TextTable
from game.text.typed_commands import Act, Leave


class SandboxClient(Client):
    """A table at which one person plays for all seats. `deals_again`: True if another guess is wanted."""

    deals_again = False

    def __init__(self, game: Sandbox, table: TextTable, page: Page, read: Read) -> None:
        self._sandbox = game
        super().__init__(game, table, page, read)

    def _own_commands(self) -> Mapping[str, Act]:
        return {
            "answer": lambda _: self._let_answer(),
            "compare": lambda _: self._compare(),
            "again": lambda _: self._deal_again(),
            "leave": lambda _: self._leave(),
        }

    def _welcome(self) -> None:
        self._page.heading(self.say("try-title"))
        self._page.write(self.say("try-about"))
        if self._sandbox.guessed:
            self._page.write(self.say("try-guess-note"))
        words = {name: self._writer.typed(name) for name in ("answer", "compare", "again", "leave")}
        self._page.write(self.say("text-try-commands", **words))

    def _say_where(self) -> None:
        if not self.deals_again:
            self._page.write(self.say("text-try-left"))

    def _let_answer(self) -> None:
        """Let bots choose for the other seats; the loop of the table waits for them."""
        if self._sandbox.answer():
            self._table.refresh()
            while self._game.thinking() is not None:
                self._wait()
        else:
            name = self._table.plain(self._game.people[self._sandbox.origin.home].name)
            self._page.write(self.say("try-answer-none", name=name))

    def _compare(self) -> None:
        write_table(self._table, self._page, comparison(self._table.context, self._sandbox))

    def _deal_again(self) -> None:
        self.deals_again = True
        raise Leave

    def _leave(self) -> None:
        raise Leave


def try_moves(game: Controller, table: TextTable, page: Page, read: Read) -> None:
    """Let the person at the screen try moves until they leave; nothing of it remains."""
    origin, number, deals = origin_of(game), 1, True
    while deals:
        copy = Sandbox(origin, BotProcess(registry.find), Ahead(number))
        client = SandboxClient(copy, TextTable(copy, table.messages, table.settings), page, read)
        client.run()
        deals, number = client.deals_again, number + 1
