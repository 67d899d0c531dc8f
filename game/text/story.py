"""A recorded game told as a story: a chapter for each round, a paragraph for each turn, the log's words."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator
from pathlib import Path

from game import paths
from game.engine import files
from game.engine.model import ALL_SEEING, Seat
from game.engine.order import round_of
from game.engine.session.replay import Replay
from game.play.watched_game import WatchedGame
from game.presentation.messages import Messages
from game.presentation.rich_text import joined
from game.presentation.system_language import chosen
from game.records import record_loader
from game.records.settings import Settings, Store
from game.text import pdf_page
from game.text.page import Page
from game.text.pdf_page import PdfPage
from game.text.position_writer import PositionWriter
from game.text.text_table import TextTable


class Story:
    """Tells a game from its beginning to where its record ends.

    A game that is over is told with everything in it; one that goes on with nothing that its viewer may not
    know.
    """

    def __init__(self, replay: Replay, page: Page, messages: Messages, side: Seat | None = None) -> None:
        """`side`: whose view to tell, one of the replay's sides."""
        everything = ALL_SEEING if replay.finished and side is None else side
        self._game = WatchedGame(replay, everything)
        self._replay, self._page, self._say = replay, page, messages.say
        self._table = TextTable(self._game, messages, Settings())
        self._writer = PositionWriter(self._table, page)
        self._round = -1
        self._acting: Seat | None = None

    def tell(self, report: Callable[[int, int], object] = lambda _made, _length: None) -> None:
        """Write the whole story on the page. `report`: gets how many moves are told, and how many there
        are."""
        self._write_title()
        self._write_comment()
        while self._replay.mover is not None:
            self._write_headings()
            made = self._replay.made
            self._game.poll()
            if self._replay.made == made:  # today's rules cannot make the next moves
                break
            self._game.follow()
            self._table.refresh()
            self._writer.since(made)
            self._write_comment()
            report(self._replay.made, self._replay.length)
        self._page.gap()
        self._writer.score()

    def _write_title(self) -> None:
        names = [self._table.plain(person.name) for person in self._game.people]
        self._page.heading(self._say(f"{self._table.title}-name"))
        self._page.write(joined(self._say, names, "names-two", "names-more"))

    def _write_comment(self) -> None:
        """Write what was commented on the present position."""
        if text := self._replay.comments.at(self._replay.made):
            self._page.write(self._say("comment-here", text=text))

    def _write_headings(self) -> None:
        """Write the round where it changes, and an empty line where another turn begins."""
        number, acting = round_of(self._replay.turn, len(self._game.people)), self._game.acting()
        if number != self._round:
            self._page.gap()
            self._page.heading(self._say("story-round", round=number) if number else self._say("story-setup"))
        elif acting != self._acting:
            self._page.gap()
        self._round, self._acting = number, acting


def write(record: Path, side: Seat | None, out: Path, report: Callable[[int, int], object]) -> None:
    """Write the story of a record into a new file, completely or not at all. Raises OSError, UserError."""
    replay, own = record_loader.replay(record), Store(paths.config_dir()).load()
    messages = Messages(chosen(own.language))
    with page_at(out, messages) as page:
        Story(replay, page, messages, side).tell(report)


@contextlib.contextmanager
def page_at(out: Path, messages: Messages, *, plain: bool = False) -> Iterator[Page]:
    """Give the page that becomes a new file when the block ends: a PDF by its name, else a text.

    Raises OSError, and UserError for a PDF without the library that makes it.
    """
    if out.suffix.lower() != pdf_page.SUFFIX:
        with files.arriving_text(out) as file:
            yield Page(file, plain=plain)
        return
    page = PdfPage(messages.language)
    with files.arriving(out) as part:
        yield page
        if page.lacks_letters:
            page.gap()
            page.write(messages.say("story-no-letters"))
        page.save(part)
