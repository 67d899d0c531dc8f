"""The commands that a person can type at a table in a terminal."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from typing import TypeVar

from game.bots.advice.hints import Hint
from game.engine.model import Option, Seat
from game.errors import Say, UserError
from game.play.controller import GameController
from game.presentation.sentences import explain
from game.text.odds_writer import OddsWriter
from game.text.page import Page
from game.text.position_writer import PositionWriter
from game.text.reasons_writer import ReasonsWriter
from game.text.rules_lookup import RulesLookup
from game.text.text_table import TextTable

T = TypeVar("T")
LOG_LINES = 20
POLL_INTERVAL_S = 0.02
Act = Callable[[str], object]
"""A command; it is called with the words after its name."""
HINT_TIMEOUT_S = 30.0


class Leave(Exception):
    """The person leaves the table."""


class TypedCommands:
    """Carries out what a person types. `show`: writes the position and the question again."""

    def __init__(
        self,
        game: GameController, table: TextTable, page: Page, writer: PositionWriter,
        show: Callable[[], object], stop_clock: Callable[[], object], agree: Callable[[str], bool],
        more: Mapping[str, Act] | None = None,
    ) -> None:  # fmt: skip
        """`more`: the commands of this kind of table, by name."""
        self._more = more or {}
        self._table, self._game, self._page, self._writer = table, game, page, writer
        self._rules = RulesLookup(table.title, table.messages, page, table.house_rules)
        self._odds = OddsWriter(table, page)
        self.say = table.say
        self._doubted: Option | None = None
        """A choice with a warning: it is made when it is typed again."""
        self._hinted: tuple[int, Hint | None] = (0, None)
        """The number of moves at the last hint, and the hint."""
        self._warned = False
        """True once the person was warned that leaving loses moves."""
        self._agree = agree
        self._commands = self._named(show, stop_clock)

    def _changed(self) -> None:
        self._doubted = None
        self._table.refresh()

    def _named(
        self, show: Callable[[], object], stop_clock: Callable[[], object]
    ) -> Mapping[str, Callable[[str], object]]:
        """Return the commands by name; each is called with the words after its name."""
        writer = self._writer
        page = self._page
        does: dict[str, Callable[[str], object]] = {
            "all": lambda words: writer.choices(words, most=len(writer.legal())),
            "show": lambda _: show(),
            "board": lambda _: writer.board.places(),
            "look": writer.board.look,
            "mine": lambda _: writer.board.own(),
            "why": self._why,
            "undo": lambda _: self._undo(self._game.session.undo),
            "turn": lambda _: self._undo(self._game.session.undo_turn),
            "redo": lambda _: self._redo(),
            "log": lambda words: writer.log(int(words) if words.isdecimal() else LOG_LINES),
            "since": lambda _: writer.news(),
            "score": lambda _: writer.score(),
            "clock": lambda _: stop_clock(),
            "pin": self._set_pin,
            "agree": self._propose,
            "hint": lambda _: self._hint(),
            "odds": self._odds.answer,
            **self._more,
            "rules": lambda words: self._rules.at_table(words, self._game.question()),
            "help": lambda _: write_help(page, self.say, [*does], "text-help-number", "text-help-words"),
            "quit": lambda _: self._leave(),
        }
        for name in () if self._game.covers else ("agree", "clock", "pin", "quit"):
            del does[name]  # of no use where one person plays for everybody
        return words_of_commands(self.say, does)

    def answer(self, typed: str) -> None:
        """Do what was typed: a number, a command, else list the choices that contain it."""
        word, _, rest = typed.partition(" ")
        if word.rstrip("?").isdecimal():
            self._number(int(word.rstrip("?")), preview=word.endswith("?"))
        elif word.lower() in self._commands:
            self._commands[word.lower()](rest.strip())
        else:
            self._writer.choices(typed)

    def _number(self, number: int, *, preview: bool) -> None:
        """Make a choice, or write what it would bring."""
        legal = self._writer.legal()
        if not 1 <= number <= len(legal):
            self._page.write(self.say("text-no-number", number=number, count=len(legal)))
            return
        option = legal[number - 1][1].option
        if preview:
            self._preview(legal[number - 1][0], option)
        elif not self._is_doubtful(option, number):
            self._game.act(option.action)
            self._changed()

    def _is_doubtful(self, option: Option, number: int) -> bool:
        """Return whether the choice has a warning and must be typed once more."""
        table, asks = self._table, self._table.settings
        warning = table.words.warning(table.context, option.action)
        if warning is None or option == self._doubted or not getattr(asks, f"warn_{warning.kind}"):
            return False
        self._doubted = option
        self._page.write(self._table.plain(warning.words))
        self._page.write(self.say("text-again", number=number))
        return True

    def _preview(self, name: str, option: Option) -> None:
        """Write what a choice costs and brings, and whether it can be undone."""
        table, stop = self._table, self._game.would_stop(option.action)
        tip = table.words.label(table.context, option.action).tip
        words = table.words.preview(table.context, option) or tip
        for line in (name, table.plain(words), self.say(f"{stop}-soon") if stop else ""):
            if line:
                self._page.write(line)

    def _undo(self, back: Callable[[Seat], bool]) -> None:
        stop = self._game.undo_stop()
        if stop is not None:
            self._page.write(self.say(stop))
        elif back(self._game.undoes):
            self._game.bots.forget()
            self._again("text-undone")

    def _redo(self) -> None:
        if self._game.redo_next() is not None and self._game.session.redo():
            self._game.bots.forget()
            self._again("text-redone")
        else:
            self._page.write(self.say("table-redo-none"))

    def _again(self, message: str) -> None:
        """Write that the position has changed."""
        self._changed()
        self._page.write(self.say(message))

    def _hint(self) -> None:
        game = self._game
        if not game.can_hint:
            self._page.write(self.say("text-hint-none"))
            return
        self._page.write(self.say("table-hint-thinks"))
        game.bots.ask_hint(game.viewer)
        hint = _awaited(lambda: game.bots.hint(game.viewer))
        if hint is None:
            self._page.write(self.say("text-hint-none"))
        else:
            self._hinted = game.session.made, hint
            self._writer.hint(hint)
            self._page.write(self.say("text-hint-why", why=self._writer.typed("why")))

    def _why(self, words: str) -> None:
        """Explain the hint of this position, once there is one; else write what cannot be chosen, and why."""
        made, hint = self._hinted
        if words or hint is None or made != self._game.session.made:
            self._writer.refused(words)
            return
        self._page.write(self.say("reasons-thinks"))
        self._game.ask_courses(hint)
        found = _awaited(lambda: self._game.explanation(hint))
        if found is None:
            self._page.write(self.say("text-hint-none"))
        else:
            ReasonsWriter(self._table, self._page).write(found)

    def _propose(self, typed: str) -> None:
        """Propose a change of the position by hand, or write what can be changed."""
        if self._agree(typed):
            self._again("agree-done")

    def _set_pin(self, typed: str) -> None:
        """Give the viewer's seat a PIN, or take it away."""
        try:
            self._game.pins.set(self._game.viewer, typed)
        except UserError as error:
            self._page.write(self._table.plain(explain(error, self.say)))
        else:
            self._page.write(self.say("pin-is-set" if typed else "pin-is-removed"))

    def _leave(self) -> None:
        """Leave the table; where moves are not saved, only when the person asks for it again."""
        problem = self._game.session.save_again()
        if problem is None or self._warned:
            raise Leave
        self._warned = True
        why, quit_word = problem.text(self.say), self._writer.typed("quit")
        self._page.write(self.say("text-leave-unsaved", why=why, quit=quit_word))


def _awaited(find: Callable[[], T | None]) -> T | None:
    """Return what a bot was asked for once it is there; None if that takes too long."""
    found, end = None, time.monotonic() + HINT_TIMEOUT_S
    while found is None and time.monotonic() < end:
        time.sleep(POLL_INTERVAL_S)
        found = find()
    return found


def words_of_commands(
    say: Say, does: Mapping[str, Callable[[str], object]]
) -> dict[str, Callable[[str], object]]:
    """Return commands by each word that a person can type for them."""
    words = {name: say(f"text-command-{name}").split(", ") for name in does}
    return {word: act for name, act in does.items() for word in words[name]}


def write_help(page: Page, say: Say, commands: Sequence[str], first: str, *more: str) -> None:
    """Write what can be typed: the message `first`, the commands, and more messages."""
    page.heading(say("text-help"))
    page.write(say(first))
    for name in commands:
        command, what = say(f"text-command-{name}"), say(f"text-about-{name}")
        page.write(say("text-help-line", command=command, what=what))
    for message in more:
        page.write(say(message))
