"""A game in a terminal: the people at it, the bots between them, and who looks."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from functools import partial

from game.engine.model import Seat
from game.play.controller import Controller, GameController
from game.play.lesson import LessonController
from game.presentation import log_turns
from game.presentation.clock_words import all_times, warning
from game.presentation.cover_words import cover_of, turn_before
from game.text.agreement_talk import AgreementTalk
from game.text.lesson_steps import LessonSteps
from game.text.page import Page
from game.text.position_writer import PositionWriter
from game.text.text_table import TextTable
from game.text.typed_commands import POLL_INTERVAL_S, Act, Leave, TypedCommands

Read = Callable[[str], str]
"""Reads a line after a prompt. Raises EOFError at the end of the input."""
Visit = Callable[[Controller, TextTable, Page, Read], None]
"""Opens a copy of the position for the person at the screen, until they leave it."""
NO_LABORATORY: Mapping[str, Visit] = {}
PROMPT = "> "


class Client:
    """One table in one terminal, which people take turns at."""

    def __init__(
        self, game: GameController, table: TextTable, page: Page, read: Read,
        now: Callable[[], float] = time.monotonic, laboratory: Mapping[str, Visit] = NO_LABORATORY,
    ) -> None:  # fmt: skip
        """`now`: the time in seconds, for the clock of the game. `laboratory`: the commands that open a copy
        of the position.
        """
        self._laboratory = laboratory
        self._table, self._game, self._page, self._read, self._now = table, game, page, read, now
        self._writer = PositionWriter(table, page)
        self._talk = AgreementTalk(game, table, page, read, self._unlock)
        self._commands = TypedCommands(
            game, table, page, self._writer, self._show, self._stop_clock, self._agree, self._own_commands()
        )
        self._warned = (0, 0, 0)
        """The viewer, the turn and the level of the clock's last warning."""
        self.say = table.say
        self._lesson = LessonSteps(table, game, page) if isinstance(game, LessonController) else None
        self._seen: dict[Seat, int] = {}
        """The number of moves that each person has seen."""
        self._covered: dict[Seat, int] = {}
        """The number of moves made when a seat last had a cover."""
        self._shown: tuple[Seat, int] | None = None
        """The viewer and the turn for which the position was written last."""

    def _own_commands(self) -> Mapping[str, Act]:
        """Return the commands of this kind of table, by name."""
        return {name: partial(self._visit, visit) for name, visit in self._laboratory.items()}

    def _visit(self, visit: Visit, _: str) -> None:
        """Let the viewer use a copy of the position, then show the real one again."""
        visit(self._game, self._table, self._page, self._read)
        self._show()

    # ---- the loop
    def run(self) -> None:
        """Play until the game is over or the person leaves."""
        try:
            self._welcome()
            while not self._game.session.over:
                self._go_on()
            self._news()
            self._writer.score()
            self._page.write(self._table.plain(self._table.sentences.question()))
        except (EOFError, Leave):
            pass
        finally:
            self._hide()
            self._game.close()
            self._say_where()

    def _hide(self) -> None:
        """Clear the screen and what was typed, where the next person could read what is another's."""
        if not self._game.session.over and self._game.has_secrets():
            self._page.clear()
            forget_lines()

    def _welcome(self) -> None:
        name = self.say(f"{self._table.title}-name")
        self._page.heading(name)
        if edition := self._table.sentences.edition():
            self._page.write(self._table.plain(edition))
        self._page.write(self.say("text-welcome", title=name, help=self._writer.typed("help")))
        if (path := self._game.session.path) and not self._game.session.problem:
            self._page.write(self.say("text-record", path=str(path)))
        self._say_notes()
        if not self._game.uncovered:
            self._cover(self._game.viewer, "")

    def _go_on(self) -> None:
        """Wait for a bot, hand the screen over, or ask the viewer, whichever is next."""
        game = self._game
        if self._lesson is not None and self._lesson.is_to_read:
            self._read_step(self._lesson)
        elif self._table.holding:
            self._hold()
        elif game.thinking() is not None:
            self._wait()
        elif (following := game.next_viewer()) is not None:
            self._hand_over(following)
        elif self._wants_cover():
            self._cover(game.viewer, "")
        else:
            self._ask()

    def _read_step(self, lesson: LessonSteps) -> None:
        """Write a step of the lesson that is only read; Enter goes on."""
        self._news()
        lesson.announce()
        self._page.write(self.say("text-lesson-on"))
        if typed := self._read(PROMPT).strip():
            self._answer(typed)
        else:
            lesson.go_on()
            self._table.refresh()  # other choices are accepted now

    def _say_notes(self) -> None:
        for note in self._game.session.take_notes():
            self._page.write(self._table.plain(self.say(f"table-note-{note.code}", **note.facts)))
        if problem := self._game.session.problem:
            self._page.write(problem.text(self.say))

    def _say_where(self) -> None:
        if problem := self._game.session.problem:
            self._page.write(self.say("text-left-lost", why=problem.text(self.say)))
        elif path := self._game.session.path:
            self._page.write(self.say("text-left", path=str(path)))
        else:
            self._page.write(self.say("text-left-unsaved"))

    # ---- the others
    def _wait(self) -> None:
        """Let a bot choose, and write what it did."""
        while not self._game.poll():
            time.sleep(POLL_INTERVAL_S)
        if failure := self._game.bots.failure:
            self._page.write(failure.text(self.say))
        self._table.refresh()
        self._news()

    def _news(self) -> None:
        """Write what the viewer has not seen yet."""
        game = self._game
        since = self._seen.get(game.viewer, log_turns.missed(game.session, game.viewer))
        self._seen[game.viewer] = game.session.made
        if since < game.session.made:
            self._writer.since(since)

    def _hold(self) -> None:
        """Let the viewer undo the last choice or confirm it, before the others go on."""
        self._news()
        name = self._table.plain(self._game.people[self._game.who_is_asked() or 0].name)
        self._page.write(self.say("text-done", name=name, undo=self._writer.typed("undo")))
        while self._table.holding:
            if typed := self._read(PROMPT).strip():
                self._answer(typed)
            else:
                self._game.done()

    def _hand_over(self, seat: Seat) -> None:
        """Pass the screen on: behind a cover, unless the settings want none and there is nothing to hide."""
        if self._hides(seat) or (self._game.covers and self._table.settings.handover != "never"):
            self._cover(seat, turn_before(self._game, seat, self.say))
        else:
            self._game.hand_over(seat)
            self._game.uncover()
            self._table.refresh()
            name = self._table.plain(self._game.people[seat].name)
            self._page.write(self.say(f"{cover_of(self._game.session, seat)}-title", name=name))

    def _hides(self, seat: Seat) -> bool:
        """Return whether the screen must be hidden while it passes to a seat."""
        return self._game.hides_from(self._game.viewer, seat) or self._game.locks(seat)

    def _wants_cover(self) -> bool:
        """Return whether the settings want a cover after the moves of bots, too."""
        game = self._game
        moved = self._covered.get(game.viewer, 0) < game.session.made
        others = bool(game.session.moments) and game.session.moments[-1].seat != game.viewer
        always = game.covers and self._table.settings.handover == "always"
        return always and game.teacher.recaps and moved and others

    def _agree(self, typed: str) -> bool:
        """Propose a change by hand; who was asked sees nothing of the viewer's. Return whether it is made."""
        done = self._talk.answer(typed)
        if self._talk.hid:
            self._cover(self._game.viewer, "")
            self._shown = None
        if self._talk.refusal:
            self._page.write(self._talk.refusal)
        if self._talk.hid and not done:
            self._show()
        return done

    def _unlock(self, seat: Seat) -> None:
        """Ask for the PIN of a seat until it is right, or opened without it."""
        pins, name, say = self._game.pins, self._table.plain(self._game.people[seat].name), self.say
        while pins.locks(seat):
            forgotten = say("pin-text-forgotten")
            self._page.write(say("pin-text-ask", name=name, forgotten=forgotten))
            typed = self._read(PROMPT).strip()
            forget_lines()
            if typed.lower() == forgotten:
                pins.open_without(seat)
            elif pins.fits(seat, typed):
                return
            else:
                self._page.write(say("pin-wrong"))

    def _opened(self, seat: Seat) -> list[str]:
        """Return what is new to a seat about seats that were opened without their PIN."""
        names = [self._table.plain(self._game.people[o].name) for o in self._game.pins.news(seat)]
        return [self.say("pin-opened", name=name) for name in names]

    def _cover(self, seat: Seat, before: str) -> None:
        """Hide everything until the next person is alone with the screen. `before`: whose turn it was."""
        self._page.clear()
        forget_lines()
        name = self._table.plain(self._game.people[seat].name)
        title = self.say(f"{cover_of(self._game.session, seat)}-title", name=name)
        for line in (
            *self._opened(seat),
            self._table.plain(before),
            title,
            self.say("cover-line"),
            self.say("text-cover", name=name),
        ):
            if line:
                self._page.write(line)
        self._read(PROMPT)
        self._unlock(seat)
        self._page.clear()
        self._covered[seat] = self._game.session.made
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
            self._warn()
            typed = self._read_in_time()
            if self._game.out_of_time:
                self._page.write(self._table.plain(warning(self._game, self.say)))
                if typed:
                    self._page.write(self.say("why-clock-late"))
                return
            if typed:
                self._answer(typed)
            else:
                self._put()

    # ---- the clock
    def _read_in_time(self) -> str:
        """Return what the viewer types, while the clock runs."""
        begun = self._now()
        typed = self._read(PROMPT).strip()
        self._game.tick(1000 * (self._now() - begun))
        return typed

    def _warn(self) -> None:
        """Write once that little time is left, and once that it is over."""
        game = self._game
        now = game.viewer, game.session.turn, game.clock.warning(game.viewer)
        if now[2] and (now[:2] != self._warned[:2] or now[2] > self._warned[2]):
            self._warned = now
            self._page.write(self._table.plain(warning(game, self.say)))

    def _stop_clock(self) -> None:
        """Write the time that everybody has left, and let none pass until the person goes on."""
        if not self._game.clock.is_on:
            self._page.write(self.say("clock-none"))
            return
        times = self._table.plain(all_times(self._game, self.say))
        self._page.write(self.say("clock-times", times=times))
        self._page.write(self.say("clock-stopped"))
        self._read(PROMPT)

    def _is_new(self) -> bool:
        """Return whether the whole position is needed: after somebody else's choice, or in a new turn. Within
        a turn the log shows what has changed."""
        session = self._game.session
        before, self._shown = self._shown, (self._game.viewer, session.turn)
        others = not session.moments or session.moments[-1].seat != self._game.viewer
        return others or self._shown != before

    def _show(self) -> None:
        """Write the position, the question and the choices."""
        self._say_notes()
        self._writer.position()
        self._put()

    def _put(self) -> None:
        """Write the question and the choices; in a lesson first what is to be done."""
        if self._lesson is not None:
            self._lesson.announce()
        self._writer.question()
        self._writer.choices()

    def _answer(self, typed: str) -> None:
        """Do what was typed. Moves that it took back count as not seen."""
        self._commands.answer(typed)
        self._seen = {seat: min(seen, self._game.session.made) for seat, seen in self._seen.items()}


def forget_lines() -> None:
    """Clear the history of the arrow keys: the next person must not see what was typed."""
    try:
        import readline
    except ImportError:  # missing on some systems
        return
    readline.clear_history()
