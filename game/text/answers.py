"""What is typed at a table in a terminal, and what is answered."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence

from game.engine.model import Option, Seat
from game.text.page import Page
from game.text.rules import Rules
from game.text.table import TextTable
from game.text.telling import Telling

LINES = 20
"""So many lines of the log are told."""
PAUSE = 0.02
"""Seconds between two looks at whether a bot has an answer."""
PATIENCE = 30.0
"""Seconds until nobody waits for a hint any more."""


class Leave(Exception):
    """The person leaves the table."""


class Answers:
    """Carries out what a person types. `show`: tells the position and the question again."""

    def __init__(self, table: TextTable, page: Page, telling: Telling, show: Callable[[], object]) -> None:
        self._table, self._game, self._page, self._telling = table, table.game, page, telling
        self._rules = Rules(table, page)
        self.say = table.ui.say
        self._doubted: Option | None = None
        """What was chosen, and is only done when it is chosen again."""
        self._warned = False
        """Whether the person knows that moves are lost on leaving."""
        self._commands = self._named(show)

    def _changed(self) -> None:
        self._doubted = None
        self._table.refresh()

    def _named(self, show: Callable[[], object]) -> Mapping[str, Callable[[str], object]]:
        """What can be typed, and what it does with the words behind it."""
        telling = self._telling
        does: dict[str, Callable[[str], object]] = {
            "all": lambda words: telling.choices(words, most=len(telling.legal())),
            "show": lambda _: show(),
            "board": lambda _: telling.board.lying(),
            "look": telling.board.look,
            "mine": lambda _: telling.board.own(),
            "why": telling.refused,
            "undo": lambda _: self._undo(self._game.session.undo),
            "turn": lambda _: self._undo(self._game.session.undo_turn),
            "redo": lambda _: self._redo(),
            "log": lambda words: telling.log(int(words) if words.isdecimal() else LINES),
            "since": lambda _: telling.news(),
            "score": lambda _: telling.score(),
            "hint": lambda _: self._hint(),
            "rules": self._rules.find,
            "help": lambda _: self._help([*does]),
            "quit": lambda _: self._leave(),
        }
        words = {name: self.say(f"text-command-{name}").split(", ") for name in does}
        return {word: act for name, act in does.items() for word in words[name]}

    def answer(self, typed: str) -> None:
        """Do what was typed: a number, a command, else words that choices have."""
        word, _, rest = typed.partition(" ")
        if word.rstrip("?").isdecimal():
            self._number(int(word.rstrip("?")), tell=word.endswith("?"))
        elif word.lower() in self._commands:
            self._commands[word.lower()](rest.strip())
        else:
            self._telling.choices(typed)

    def _number(self, number: int, *, tell: bool) -> None:
        """Make a choice, or tell what it would bring."""
        legal = self._telling.legal()
        if not 1 <= number <= len(legal):
            self._page.tell(self.say("text-no-number", number=number, count=len(legal)))
            return
        option = legal[number - 1][1].option
        if tell:
            self._preview(legal[number - 1][0], option)
        elif not self._doubts(option, number):
            self._game.act(option.action)
            self._changed()

    def _doubts(self, option: Option, number: int) -> bool:
        """Whether the person may have overlooked something and is to choose once more."""
        table, asks = self._table, self._table.ui.settings
        warning = table.table.words.warning(table.context, option.action)
        if warning is None or option == self._doubted or not getattr(asks, f"warn_{warning.kind}"):
            return False
        self._doubted = option
        self._page.tell(self._table.plain(warning.words))
        self._page.tell(self.say("text-again", number=number))
        return True

    def _preview(self, name: str, option: Option) -> None:
        """What a choice costs and brings, and whether it is for good."""
        table, stop = self._table, self._game.would_stop(option.action)
        tip = table.table.words.label(table.context, option.action).tip
        words = table.table.words.preview(table.context, option) or tip
        for line in (name, table.plain(words), self.say(f"{stop}-soon") if stop else ""):
            if line:
                self._page.tell(line)

    def _undo(self, back: Callable[[Seat], bool]) -> None:
        stop = self._game.undo_stop()
        if stop is not None:
            self._page.tell(self.say(stop))
        elif back(self._game.viewer):
            self._game.bots.forget()
            self._again("text-undone")

    def _redo(self) -> None:
        if self._game.redo_next() is not None and self._game.session.redo():
            self._game.bots.forget()
            self._again("text-redone")
        else:
            self._page.tell(self.say("table-redo-none"))

    def _again(self, message: str) -> None:
        """Say that another position is there now."""
        self._changed()
        self._page.tell(self.say(message))

    def _hint(self) -> None:
        game = self._game
        if not game.can_hint:
            self._page.tell(self.say("text-hint-none"))
            return
        self._page.tell(self.say("table-hint-thinks"))
        game.bots.ask_hint(game.viewer)
        hint, end = None, time.monotonic() + PATIENCE
        while hint is None and time.monotonic() < end:
            time.sleep(PAUSE)
            hint = game.bots.hint(game.viewer)
        if hint is None:
            self._page.tell(self.say("text-hint-none"))
        else:
            self._telling.hint(hint)

    def _help(self, commands: Sequence[str]) -> None:
        self._page.heading(self.say("text-help"))
        self._page.tell(self.say("text-help-number"))
        for name in commands:
            command, what = self.say(f"text-command-{name}"), self.say(f"text-about-{name}")
            self._page.tell(self.say("text-help-line", command=command, what=what))
        self._page.tell(self.say("text-help-words"))

    def _leave(self) -> None:
        """Leave the table; where moves are not saved, only when the person asks for it again."""
        problem = self._game.session.save_again()
        if problem is None or self._warned:
            raise Leave
        self._warned = True
        self._page.tell(
            self.say("text-leave-unsaved", why=problem.text(self.say), quit=self._telling.typed("quit"))
        )
