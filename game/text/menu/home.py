"""The menu in a terminal."""

from __future__ import annotations

import contextlib
from collections.abc import Sequence
from functools import partial

import game
from game import paths
from game.engine.session.record import RecordInUse
from game.engine.session.session import Session
from game.packages import puzzles, registry
from game.play import lesson_games
from game.play.puzzle import origin_of_own
from game.presentation.last_game import describe, is_newcomer, last_played, newest_unfinished
from game.presentation.messages import Messages
from game.presentation.sentences import explain
from game.presentation.setup.catalogue import Catalogue, NewGame
from game.presentation.system_language import chosen
from game.records import record_loader
from game.records.library import Library, RecordInfo
from game.records.settings import Store
from game.text import start
from game.text.client import Read
from game.text.menu.dialog import Dialog, Entry, Quit
from game.text.menu.hall_list import HallList
from game.text.menu.lesson_list import LessonList
from game.text.menu.new_game import NewGameForm
from game.text.menu.record_list import RecordList
from game.text.menu.rules_list import RulesList
from game.text.menu.settings_list import SettingsList
from game.text.menu.statistics_list import StatisticsList
from game.text.page import Page
from game.text.sandbox_client import think
from game.text.story import Story
from game.text.tables import Tables


class Home:
    """Everything that the window's menu leads to, as lists of lines."""

    def __init__(self, page: Page, read: Read) -> None:
        self._page, self._read, self._store = page, read, Store(paths.config_dir())
        self.settings = self._store.load()
        self.dialog = Dialog(page, read, Messages(chosen(self.settings.language)))
        self.catalogue = Catalogue(lambda message, **facts: self.dialog.say(message, **facts))
        self.library = Library(paths.records_dir())
        self._tables = Tables(page, read, self.library)
        self._new_game: NewGameForm | None = None
        """The choices for a new table that has not been started."""

    def run(self) -> None:
        """Offer the menu until the person leaves the program."""
        self._welcome()
        with contextlib.suppress(Quit):
            self.dialog.menu(lambda: self.dialog.say("app-name"), self._entries)

    def _welcome(self) -> None:
        say = self.dialog.say
        self._page.write(say("text-menu-welcome", version=game.__version__))
        self._show_trouble()

    def _show_trouble(self) -> None:
        """Write why the settings cannot be read or written, once for each reason."""
        if trouble := self._store.take_trouble():
            self._page.write(explain(trouble, self.dialog.say))

    def save_settings(self) -> None:
        """Keep the settings, and go on in their language."""
        self._store.save(self.settings)
        self.dialog.speak(Messages(chosen(self.settings.language)))
        self._show_trouble()

    def _entries(self) -> Sequence[Entry]:
        say, records = self.dialog.say, self.library.records()
        newest, found = newest_unfinished(records, partial(self.lessons, records)), list[Entry]()
        if newest is not None:
            words = say("text-menu-value", name=say("menu-continue"), value=describe(say, newest))
            found.append(Entry(words, partial(self.open, newest)))
        start_here = [Entry(say("menu-new"), self._set_up), Entry(say("menu-learn"), LessonList(self).show)]
        is_new = is_newcomer(records, partial(self.lessons, records))
        return [
            *found,
            *(reversed(start_here) if is_new else start_here),
            Entry(say("menu-records"), RecordList(self).show),
            Entry(say("menu-hall"), HallList(self).show),
            Entry(say("stats-title"), StatisticsList(self.dialog, self.library.folder).show),
            Entry(say("menu-settings"), SettingsList(self).show),
            Entry(say("menu-rules"), RulesList(self.dialog, self.catalogue).show),
            Entry(say("menu-quit"), _quit),
        ]

    def lessons(self, records: Sequence[RecordInfo]) -> list[lesson_games.LessonInfo]:
        """Return the lessons of all titles."""
        return list(lesson_games.infos(self.catalogue.titles(), records))

    # ---- tables
    def _set_up(self) -> None:
        """Ask for a new table. What was chosen is kept if the person goes back."""
        if self._new_game is None:
            last = last_played(self.library.records())
            self._new_game = NewGameForm(self, last.title if last else None)
        self._new_game.show()

    def begin(self, new: NewGame, names: Sequence[str]) -> None:
        """Start a new game; the people's names are kept. Raises UserError."""
        title = self.catalogue.title(new.title, new.edition)
        path = self.library.new_path(new.title)
        session = Session.new(
            title, list(new.seats), new.options, new.seed, path, new.practice, new.tools.gifts
        )
        new.tools.lay_out(session)
        self.settings.names = list(names)
        self.save_settings()
        self._new_game = None
        self._tables.play(session)

    def begin_lesson(self, title: str) -> None:
        """Start the lesson of a title. Raises UserError."""
        self._tables.play(start.lesson(title))

    def puzzles(self) -> Sequence[tuple[str, int]]:
        """Return the positions to think about: the title, and the number, counted from 0."""
        found = ((title, puzzles.of(registry.find(title))) for title in self.catalogue.titles())
        return [(title, number) for title, own in found for number in range(len(own))]

    def think(self, title: str, number: int) -> None:
        """Ask for the best move of such a position. Raises UserError."""
        package = registry.find(title)
        origin = origin_of_own(package, puzzles.of(package)[number], self.dialog.say)
        think(origin, Messages(chosen(self.settings.language)), self.settings, self._page, self._read)

    def open(self, info: RecordInfo) -> None:
        """Continue a recorded game; a copy of it where another program has it open. Raises UserError."""
        self._tables.open(info.path, self._wants_copy)

    def watch(self, info: RecordInfo) -> None:
        """Show a recorded game move by move. Raises UserError."""
        self._tables.watch(info.path)

    def tell(self, info: RecordInfo) -> None:
        """Tell a recorded game in words. Raises UserError."""
        Story(record_loader.replay(info.path), self._page, self.dialog.messages).tell()

    def _wants_copy(self, error: RecordInUse) -> bool:
        say = self.dialog.say
        self.dialog.write(explain(error, say))
        return self.dialog.choose(say("records-open-title"), [say("records-open-copy")], -1) is not None


def _quit() -> None:
    raise Quit
