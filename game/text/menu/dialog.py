"""Lists in a terminal from which a person picks by number, and questions that are answered with a line."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

from game.errors import UserError
from game.presentation.messages import Messages
from game.presentation.rich_text import Speech
from game.presentation.sentences import explain
from game.text.board_writer import has
from game.text.client import PROMPT, Read
from game.text.page import Page

MAX_LISTED = 30
"""Lines that are listed at once."""
MAX_DIGITS = 4


class Quit(Exception):
    """The person leaves the program."""


@dataclass(frozen=True)
class Entry:
    """A line of a list, and what it does. `closes`: the list is left afterwards, unless `act` returns
    False."""

    words: str
    act: Callable[[], object]
    closes: bool = False


class Dialog:
    """Asks a person. The end of the input is an answer, too: it goes back by one list."""

    def __init__(self, page: Page, read: Read, messages: Messages) -> None:
        self.page, self._read = page, read
        self.speak(messages)

    def speak(self, messages: Messages) -> None:
        """Switch to the language of these messages."""
        self.messages, self.say = messages, messages.say
        self._speech = Speech(messages, "")

    def write(self, rich: str) -> None:
        """Write a paragraph of rich words."""
        self.page.write(self._speech.plain(rich))

    # ---- lists
    def menu(self, heading: Callable[[], str], entries: Callable[[], Sequence[Entry]]) -> None:
        """Offer entries again and again, until the person goes back or one of them closes the list."""
        before: list[str] = []
        while True:
            offered = entries()
            lines = [self._speech.plain(entry.words) for entry in offered]
            self.page.gap()
            self.page.heading(self._speech.plain(heading()))
            self._list(lines, known=before if self.page.plain else ())
            picked = self._pick(offered, lines)
            if picked is None or (self._do(picked) and picked.closes):
                return
            before = lines

    def _list(self, lines: Sequence[str], words: str = "", known: Sequence[str] = ()) -> None:
        """Write the lines that contain all these words under their numbers, without those that are known to
        stand there.
        """
        found = [(number, line) for number, line in enumerate(lines, start=1) if has(line, words)]
        new = [(number, line) for number, line in found if [line] != [*known[number - 1 : number]]]
        for number, line in new[:MAX_LISTED]:
            self.page.write(line, mark=f"{number:>3}. ")
        if len(new) > MAX_LISTED:
            self.page.write(self.say("text-menu-more", count=len(new) - MAX_LISTED))
        if not found:
            back = self._words("back")[0]
            self.page.write(self.say("text-menu-none", words=words, count=len(lines), back=back))

    def _pick(self, offered: Sequence[Entry], lines: Sequence[str]) -> Entry | None:
        """Return what was picked by its number; None to go back. Words list the lines that contain them, and
        Enter lists all.
        """
        while (typed := self.line()) is not None:
            if typed.lower() in self._words("quit"):
                raise Quit
            if typed.lower() in self._words("back"):
                return None
            if not typed.isdecimal():
                self._list(lines, "" if typed.lower() in self._words("help") else typed)
            elif len(typed) <= MAX_DIGITS and 1 <= int(typed) <= len(offered):
                return offered[int(typed) - 1]
            else:
                self.page.write(self.say("text-menu-no-number", number=typed, count=len(offered)))
        return None

    def _do(self, entry: Entry) -> bool:
        """Do what an entry does; return whether that succeeded."""
        try:
            return entry.act() is not False
        except (OSError, UserError) as error:
            self.write(explain(error, self.say))
            return False

    # ---- questions
    def line(self) -> str | None:
        """Return the next line that is typed; None at the end of the input."""
        try:
            return self._read(PROMPT).strip()
        except EOFError:
            return None

    def ask(self, question: str) -> str | None:
        """Return the answer to a question; None to leave everything as it is."""
        self.write(question)
        return self.line() or None

    def choose(self, heading: str, names: Sequence[str], at: int) -> int | None:
        """Return which of some values was picked; None to leave the present one, which is marked."""
        picked: list[int] = []
        marked = [self.say("text-menu-now", what=name) if n == at else name for n, name in enumerate(names)]
        entries = [Entry(name, partial(picked.append, n), True) for n, name in enumerate(marked)]
        self.menu(lambda: heading, lambda: entries)
        return picked[0] if picked else None

    def _words(self, command: str) -> list[str]:
        return self.say(f"text-command-{command}").split(", ")
