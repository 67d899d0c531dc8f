"""A game in a terminal: the people at it, the bots between them, and who looks."""

from __future__ import annotations

import time
from collections.abc import Callable

from game.engine.model import Seat
from game.presentation import log_turns
from game.text.answers import PAUSE, Answers, Leave
from game.text.page import Page
from game.text.table import TextTable
from game.text.telling import Telling

Read = Callable[[str], str]
"""Asks for a line behind a sign. Raises EOFError where no more come."""
PROMPT = "> "


class Client:
    """One table in one terminal, which the people at it pass on."""

    def __init__(self, table: TextTable, page: Page, read: Read) -> None:
        self._table, self._game, self._page, self._read = table, table.game, page, read
        self._telling = Telling(table, page)
        self._answers = Answers(table, page, self._telling, self._show)
        self.say = table.ui.say
        self._seen: dict[Seat, int] = {}
        """How many moves each person knows of."""
        self._shown: tuple[Seat, int] | None = None
        """To whom and in which turn the position was shown last."""

    # ---- the loop
    def run(self) -> None:
        """Play until the game is over or the person leaves."""
        try:
            self._welcome()
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
        if edition := self._table.sentences.edition():
            self._page.tell(self._table.plain(edition))
        self._page.tell(self.say("text-welcome", title=name, help=self._telling.typed("help")))
        if (path := self._game.session.path) and not self._game.session.problem:
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

    def _say_notes(self) -> None:
        for note in self._game.session.take_notes():
            self._page.tell(self._table.plain(self.say(f"table-note-{note.code}", **note.facts)))
        if problem := self._game.session.problem:
            self._page.tell(problem.text(self.say))

    def _say_where(self) -> None:
        if problem := self._game.session.problem:
            self._page.tell(self.say("text-left-lost", why=problem.text(self.say)))
        elif path := self._game.session.path:
            self._page.tell(self.say("text-left", path=str(path)))
        else:
            self._page.tell(self.say("text-left-unsaved"))

    # ---- the others
    def _wait(self) -> None:
        """Let a bot choose, and tell what it did."""
        while not self._game.poll():
            time.sleep(PAUSE)
        if failure := self._game.bots.failure:
            self._page.tell(failure.text(self.say))
        self._table.refresh()
        self._news()

    def _news(self) -> None:
        """Tell the viewer what it does not know yet."""
        game = self._game
        since = self._seen.get(game.viewer, log_turns.missed(game.session, game.viewer))
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
        self._table.refresh()

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
        """Do what was typed; of what was taken back nobody knows any more."""
        self._answers.answer(typed)
        self._seen = {seat: min(seen, self._game.session.made) for seat, seen in self._seen.items()}


def forget_lines() -> None:
    """What was typed before does not come back with the arrow keys."""
    try:
        import readline
    except ImportError:  # not on every system
        return
    readline.clear_history()
