"""Trying moves in a terminal, on a copy of the position at the table or in a replay."""

from __future__ import annotations

import time
from collections.abc import Mapping

from game.bots.search.bot_process import BotProcess
from game.packages import registry
from game.play.ahead import Ahead
from game.play.controller import Controller
from game.play.puzzle import PuzzleGame, Verdict
from game.play.sandbox import Origin, Sandbox, can_ask, origin_of
from game.presentation import puzzle_words
from game.presentation.estimates import comparison
from game.presentation.messages import Messages
from game.records.settings import Settings
from game.text.client import Client, Read
from game.text.odds_writer import write_table
from game.text.page import Page
from game.text.text_table import TextTable
from game.text.typed_commands import POLL_INTERVAL_S, Act, Leave


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


class PuzzleClient(SandboxClient):
    """A table with a question: which move is best? The answer is judged at once."""

    def __init__(self, game: PuzzleGame, table: TextTable, page: Page, read: Read) -> None:
        self._puzzle = game
        self._told: Verdict | None = None
        super().__init__(game, table, page, read)

    def _own_commands(self) -> Mapping[str, Act]:
        return {
            "judge": lambda _: self._judge(),
            "again": lambda _: self._retry(),
            "leave": lambda _: self._leave(),
        }

    def _welcome(self) -> None:
        self._page.heading(self.say("puzzle-title"))
        for line in puzzle_words.task(self._table.context, self._puzzle):
            self._page.write(self._table.plain(line))
        words = {name: self._writer.typed(name) for name in ("judge", "again", "leave")}
        self._page.write(self.say("text-puzzle-commands", **words))

    def _say_where(self) -> None:
        self._page.write(self.say("text-puzzle-left"))

    def _go_on(self) -> None:
        """Write the judgement of an answer before the table goes on."""
        self._write_judgement()
        super()._go_on()

    def _write_judgement(self) -> None:
        """Write a judgement once, when it is there."""
        if self._puzzle.is_judging:
            self._page.write(puzzle_words.judging(self._table.context, self._puzzle))
            while self._puzzle.verdict() is None or self._puzzle.is_judging:
                time.sleep(POLL_INTERVAL_S)
        if (found := self._puzzle.verdict()) is not None and found is not self._told:
            self._told = found
            for words in puzzle_words.judgement(self._table.context, self._table.words, self._puzzle):
                self._page.write(self._table.plain(words))

    def _judge(self) -> None:
        """Let the turn so far be judged."""
        if self._puzzle.can_judge_turn:
            self._puzzle.judge_turn()
            self._write_judgement()
        else:
            self._page.write(self.say("puzzle-judge-not"))

    def _retry(self) -> None:
        self._puzzle.retry()
        self._table.refresh()


def think(origin: Origin, messages: Messages, settings: Settings, page: Page, read: Read) -> None:
    """Ask the person at the terminal for the best move of a position."""
    game = PuzzleGame(origin, BotProcess(registry.find))
    PuzzleClient(game, TextTable(game, messages, settings), page, read).run()


def ask_puzzle(game: Controller, table: TextTable, page: Page, read: Read) -> None:
    """Ask for the best move of the position at a table."""
    if can_ask(game):
        think(origin_of(game), table.messages, table.settings, page, read)
    else:
        page.write(table.say("puzzle-none"))


def try_moves(game: Controller, table: TextTable, page: Page, read: Read) -> None:
    """Let the person at the screen try moves until they leave; nothing of it remains."""
    origin, number, deals = origin_of(game), 1, True
    while deals:
        copy = Sandbox(origin, BotProcess(registry.find), Ahead(number))
        client = SandboxClient(copy, TextTable(copy, table.messages, table.settings), page, read)
        client.run()
        deals, number = client.deals_again, number + 1


LABORATORY = {"try": try_moves, "puzzle": ask_puzzle}
"""The commands that open a copy of a position."""
