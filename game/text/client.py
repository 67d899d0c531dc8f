"""A game in a terminal: what is typed, and what is answered."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence

from game.engine.model import Option, Seat
from game.text.page import Page
from game.text.rules import Rules
from game.text.table import TextTable
from game.text.telling import Telling
from game.ui.table import turns

Read = Callable[[str], str]
"""Asks for a line behind a sign. Raises EOFError where no more come."""
PROMPT = "> "
LINES = 20
"""So many lines of the log are told."""
PAUSE = 0.02
"""Seconds between two looks at whether a bot has chosen."""
PATIENCE = 30.0
"""Seconds until nobody waits for a hint any more."""


class Leave(Exception):
    """The person leaves the table."""


class Client:
    """One table in one terminal, which the people at it pass on."""

    def __init__(self, table: TextTable, page: Page, read: Read) -> None:
        self._table, self._game, self._page, self._read = table, table.game, page, read
        self._telling = Telling(table, page)
        self._rules = Rules(table, page)
        self.say = table.ui.say
        self._seen: dict[Seat, int] = {}
        """How many moves each person knows of."""
        self._shown: tuple[Seat, int] | None = None
        """To whom and in which turn the position was shown last."""
        self._doubted: Option | None = None
        """What was chosen, and is only done when it is chosen again."""
        self._commands = self._named()

    def _named(self) -> Mapping[str, Callable[[str], object]]:
        """What can be typed, and what it does with the words behind it."""
        telling = self._telling
        does: dict[str, Callable[[str], object]] = {
            "all": lambda words: telling.choices(words, most=len(telling.legal())),
            "show": lambda _: self._show(),
            "board": lambda _: telling.board(),
            "look": telling.look,
            "mine": lambda _: telling.own(),
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

    # ---- the loop
    def run(self) -> None:
        """Play until the game is over or the person leaves."""
        self._welcome()
        try:
            while not self._game.session.over:
                self._go_on()
            self._news()
            self._telling.score()
            self._page.tell(self._table.plain(self._table.sentences.question()))
        except (EOFError, Leave):
            pass
        finally:
            self._game.close()
            self._say_where()

    def _welcome(self) -> None:
        name = self.say(f"{self._table.title}-name")
        self._page.heading(name)
        self._page.tell(self.say("text-welcome", title=name, help=self._telling.typed("help")))
        if path := self._game.session.path:
            self._page.tell(self.say("text-record", path=str(path)))
        self._say_notes()
        if not self._game.uncovered:
            self._cover(self._game.viewer)

    def _go_on(self) -> None:
        """Do what comes next: wait for a bot, pass the screen on, or ask."""
        game = self._game
        if self._table.holding:
            self._hold()
        elif game.thinking() is not None:
            self._wait()
        elif (following := game.next_viewer()) is not None:
            self._cover(following)
        else:
            self._ask()

    def _changed(self) -> None:
        self._doubted = None
        self._table.refresh()

    def _say_notes(self) -> None:
        for note in self._game.session.take_notes():
            self._page.tell(self._table.plain(self.say(f"table-note-{note.code}", **note.facts)))
        if problem := self._game.session.problem:
            self._page.tell(problem)

    def _say_where(self) -> None:
        if path := self._game.session.path:
            self._page.tell(self.say("text-left", path=str(path)))
        else:
            self._page.tell(self.say("text-left-unsaved"))

    # ---- the others
    def _wait(self) -> None:
        """Let a bot choose, and tell what it did."""
        while not self._game.poll():
            time.sleep(PAUSE)
        if failure := self._game.bots.failure:
            self._page.tell(failure)
        self._changed()
        self._news()

    def _news(self) -> None:
        """Tell the viewer what it does not know yet."""
        game = self._game
        since = self._seen.get(game.viewer, turns.missed(game.session, game.viewer))
        self._seen[game.viewer] = game.session.made
        if since < game.session.made:
            self._telling.since(since)

    def _hold(self) -> None:
        """The viewer's choice stands once it says so: before that it can be undone."""
        self._news()
        name = self._table.plain(self._game.people[self._game.who_is_asked() or 0].name)
        self._page.tell(self.say("text-done", name=name, undo=self._telling.typed("undo")))
        while self._table.holding:
            if typed := self._read(PROMPT).strip():
                self._answer(typed)
            else:
                self._game.done()

    def _cover(self, seat: Seat) -> None:
        """Hide everything until the next person is alone with the screen."""
        self._page.clear()
        forget_lines()
        name = self._table.plain(self._game.people[seat].name)
        self._page.tell(self.say("text-cover", name=name))
        self._read(PROMPT)
        self._page.clear()
        self._game.hand_over(seat)
        self._game.uncover()
        self._changed()

    # ---- the viewer
    def _ask(self) -> None:
        """Ask the viewer until something has changed."""
        made = self._game.session.made
        self._news()
        if self._is_new():
            self._show()
        else:
            self._put()
        while self._game.session.made == made and not self._game.session.over:
            if typed := self._read(PROMPT).strip():
                self._answer(typed)
            else:
                self._put()

    def _is_new(self) -> bool:
        """Whether the viewer is asked after somebody else, or in another turn than before: among its own
        choices of a turn the log says what has changed."""
        session = self._game.session
        before, self._shown = self._shown, (self._game.viewer, session.turn)
        others = not session.moments or session.moments[-1].seat != self._game.viewer
        return others or self._shown != before

    def _show(self) -> None:
        """The position, the question and the choices."""
        self._say_notes()
        self._telling.position()
        self._put()

    def _put(self) -> None:
        """The question and the choices."""
        self._telling.question()
        self._telling.choices()

    def _answer(self, typed: str) -> None:
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
        warning = table.table.warning(table.context, option.action)
        if warning is None or option == self._doubted or not getattr(asks, f"warn_{warning.kind}"):
            return False
        self._doubted = option
        self._page.tell(self._table.plain(warning.words))
        self._page.tell(self.say("text-again", number=number))
        return True

    def _preview(self, name: str, option: Option) -> None:
        """What a choice costs and brings, and whether it is for good."""
        table, stop = self._table, self._game.would_stop(option.action)
        tip = table.table.label(table.context, option.action).tip
        words = table.table.preview(table.context, option) or tip
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
        self._seen = {seat: min(seen, self._game.session.made) for seat, seen in self._seen.items()}
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
        raise Leave


def forget_lines() -> None:
    """What was typed before does not come back with the arrow keys."""
    try:
        import readline
    except ImportError:  # not on every system
        return
    readline.clear_history()
