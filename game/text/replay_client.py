"""A recorded game in a terminal: one move after the other, back, or to any move."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path

from game.engine.model import ALL_SEEING, Seat
from game.engine.order import round_of
from game.engine.session import clock
from game.engine.session.game_history import WATCHER
from game.errors import UserError
from game.play.watched_game import WatchedGame
from game.presentation.sentences import explain
from game.text.client import PROMPT, Read, Visit
from game.text.odds_writer import OddsWriter
from game.text.page import Page
from game.text.position_writer import PositionWriter
from game.text.rules_lookup import RulesLookup
from game.text.story import Story, page_at
from game.text.text_table import TextTable
from game.text.typed_commands import LOG_LINES, Leave, words_of_commands, write_help

Branch = Callable[[], object]


class ReplayClient:
    """Shows a replay; Enter makes the next move. `branch`: begins a game at the present position."""

    def __init__(
        self,
        game: WatchedGame,
        table: TextTable,
        page: Page,
        read: Read,
        branch: Branch,
        laboratory: Mapping[str, Visit],
    ) -> None:
        self._game, self._replay, self._table, self._page = game, game.session, table, page
        self._read, self._branch, self.say = read, branch, table.say
        self._laboratory = laboratory
        self._writer = PositionWriter(table, page)
        self._rules = RulesLookup(table.title, table.messages, page, table.house_rules)
        self._commands = self._named()

    def run(self) -> None:
        """Show the game until the person leaves."""
        name = self.say(f"{self._table.title}-name")
        self._page.heading(name)
        self._page.write(self.say("text-replay-welcome", help=self._writer.typed("help")))
        self._say_notes()
        self._show()
        try:
            while True:
                self._answer(self._read(PROMPT).strip())
        except (EOFError, Leave):
            pass
        finally:
            self._game.close()

    def _named(self) -> Mapping[str, Callable[[str], object]]:
        """Return the commands by each of their names."""
        writer, replay = self._writer, self._replay
        does: dict[str, Callable[[str], object]] = {
            "step": lambda _: self._step(),
            "previous": lambda _: self._go_to(replay.made - 1),
            "next": lambda _: self._go(replay.next_turn),
            "before": lambda _: self._go(replay.previous_turn),
            "start": lambda _: self._go_to(0),
            "end": lambda _: self._go_to(replay.length),
            "view": self._look_as,
            "branch": lambda _: self._branch_off(),
            "comment": self._comment,
            "uncomment": lambda _: self._put_comment(""),
            "comments": lambda _: self._list_comments(),
            "story": self._tell,
            "show": lambda _: self._show(),
            "board": lambda _: writer.board.places(),
            "look": writer.board.look,
            "mine": lambda _: writer.board.own(),
            "log": lambda words: writer.log(int(words) if words.isdecimal() else LOG_LINES),
            "score": lambda _: writer.score(),
            **{name: partial(self._visit, visit) for name, visit in self._laboratory.items()},
            "odds": OddsWriter(self._table, self._page).answer,
            "rules": lambda words: self._rules.at_table(words, None),
            "help": lambda _: write_help(self._page, self.say, [*does], "text-help-move"),
            "quit": lambda _: self._leave(),
        }
        return words_of_commands(self.say, does)

    def _answer(self, typed: str) -> None:
        """Do what was typed: Enter makes the next move, a number goes to that move."""
        word, _, rest = typed.partition(" ")
        if not word:
            self._step()
        elif word.isdecimal():
            self._go_to_typed(int(word[:9]))
        elif word.lower() in self._commands:
            self._commands[word.lower()](rest.strip())
        else:
            self._page.write(self.say("text-replay-unknown", words=typed, help=self._writer.typed("help")))

    # ---- back and forth
    def _step(self) -> None:
        """Make the next move, and write what happened."""
        made, thought = self._replay.made, self._game.clock.thought_ms()
        if self._replay.mover is None:
            self._page.write(self.say("replay-at-end"))
            return
        self._game.poll()
        self._game.follow()
        self._table.refresh()
        self._say_notes()
        self._writer.since(made)
        if thought:
            self._page.write(self.say("clock-thought-about", time=clock.shown(thought)))
        self._page.write(self._where())
        self._say_comment()
        if self._replay.mover is None:
            self._writer.score()

    def _go_to_typed(self, number: int) -> None:
        if number > self._replay.length:
            self._page.write(self.say("text-replay-no-move", number=number, count=self._replay.length))
        else:
            self._go_to(number)

    def _go_to(self, number: int) -> None:
        """Go to the position after a number of moves."""
        if number < 0:
            self._page.write(self.say("replay-at-start"))
        else:
            self._go(lambda: self._replay.go_to(number))

    def _go(self, move: Callable[[], object]) -> None:
        """Go elsewhere, and write the move that led there."""
        move()
        self._game.follow()
        self._table.refresh()
        self._say_notes()
        self._page.write(self._where())
        if self._replay.moments:
            self._writer.since(self._replay.made - 1)
        self._say_comment()

    def _where(self) -> str:
        replay = self._replay
        here = round_of(replay.turn, len(replay.seats))
        return self.say("replay-where", round=here, move=replay.made, moves=replay.length)

    # ---- comments
    def _say_comment(self) -> None:
        """Write what was commented here, if anything."""
        if text := self._replay.comments.at(self._replay.made):
            self._page.write(self.say("comment-here", text=text))

    def _comment(self, words: str) -> None:
        """Write a comment on the present position; without words, write the one that is there."""
        if words:
            self._put_comment(words)
        elif self._replay.comments.at(self._replay.made):
            self._say_comment()
        else:
            self._page.write(self.say("text-comment-none", comment=self._writer.typed("comment")))

    def _put_comment(self, words: str) -> None:
        made, comments = self._replay.made, self._replay.comments
        if not words and not comments.at(made):
            self._page.write(self.say("text-comment-none", comment=self._writer.typed("comment")))
            return
        try:
            comments.put(made, words)
        except (OSError, UserError) as error:
            self._page.write(self._table.plain(explain(error, self.say)))
        else:
            self._page.write(self.say("comment-kept" if words else "comment-deleted", move=made))

    def _list_comments(self) -> None:
        """Write every comment with the number of its move, to which one can go."""
        found = self._replay.comments.texts
        if not found:
            self._page.write(self.say("comment-no-comments"))
        for number, text in found.items():
            self._page.write(self.say("comment-at", move=number, text=text))

    # ---- the story
    def _tell(self, words: str) -> None:
        """Tell the whole game as the present view knows it: here, or in a new file with the typed name."""
        made = self._replay.made
        try:
            if words:
                self._write_story(Path(words).expanduser())
            else:
                self._tell_on(self._page)
        except (OSError, UserError) as error:
            why = self._table.plain(explain(error, self.say))
            self._page.write(self.say("save-not-why", path=words, why=why))
        finally:
            self._go(lambda: self._replay.go_to(made))

    def _write_story(self, path: Path) -> None:
        with page_at(path, self._table.messages) as page:
            self._tell_on(page)
        self._page.write(self.say("text-story-written", path=str(path)))

    def _tell_on(self, page: Page) -> None:
        self._replay.go_to(0)
        Story(self._replay, page, self._table.messages, self._game.side).tell()

    # ---- what is seen
    def _show(self) -> None:
        self._page.write(self._where())
        self._say_comment()
        self._writer.position()

    def _look_as(self, words: str) -> None:
        """Take another view; without its name, write those that can be taken."""
        named = {self._table.plain(self._name_of(side)): side for side in self._replay.sides}
        found = [side for name, side in named.items() if words and words.lower() in name.lower()]
        if len(found) == 1:
            self._game.look_as(found[0])
            self._game.follow()
            self._table.refresh()
            self._show()
            return
        self._page.heading(self.say("table-side"))
        for name, side in named.items():
            now = side == self._game.side
            self._page.write(self.say("text-menu-now", what=name) if now else name)

    def _name_of(self, side: Seat) -> str:
        if side in (ALL_SEEING, WATCHER):
            return self.say("table-side-nobody" if side == WATCHER else "replay-openly")
        return self.say("table-side-of", name=self._game.people[side].name)

    def _say_notes(self) -> None:
        for note in self._replay.take_notes():
            self._page.write(self._table.plain(self.say(f"table-note-{note.code}", **note.facts)))

    def _visit(self, visit: Visit, _: str) -> None:
        """Let the person use a copy of the position, then show the real one again."""
        visit(self._game, self._table, self._page, self._read)
        self._show()

    # ---- leaving
    def _branch_off(self) -> None:
        """Leave for a game that goes on from here."""
        try:
            self._branch()
        except (OSError, UserError) as error:
            self._page.write(self._table.plain(explain(error, self.say)))
        else:
            raise Leave

    def _leave(self) -> None:
        raise Leave
