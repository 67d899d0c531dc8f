"""``python -m tests.walk_questions [TITLE ...]``: everything that a person can look at, at every question.

At a position for every kind of question, and from every seat, for somebody who watches bots and in a replay:
the table with its tooltips, what can be picked up and where it can be dropped, every command by its key,
every entry of the menu, everything that can be shown large, every scene that opens, and the table in a
terminal.
Positions come from random games; ``--keep`` keeps one of each kind for the short form (tests/questions).
"""

from __future__ import annotations

import argparse
import io
import itertools
import os
import sys
import tempfile
import traceback
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, get_args

os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"

from game.bots.search.bot_process import BotProcess
from game.engine import flow
from game.engine.model import Ref, State
from game.engine.session.record import SeatSetup
from game.engine.session.session import Session
from game.engine.title import Title
from game.play.controller import GameController
from game.play.thinking import Thinking
from game.presentation.messages import Messages
from game.presentation.system_language import chosen
from game.records.settings import Store
from game.text.client import Client
from game.text.page import Page
from game.text.text_table import TextTable
from game.ui.scenes.play.table_menu import TableMenu
from game.ui.scenes.records.replay import ReplayScene
from game.ui.table.api import Face, Thing
from game.ui.table.scene import BaseTableScene, TableScene
from game.ui.window import run
from game.ui.window.app import App
from game.ui.window.commands import Act, Do, Move
from game.ui.window.scene import Scene
from game.ui.window.theme import SEAT_COLOURS
from tests import questions
from tests.expect import expect

SIZE = (1280, 720)
PLAYS = ("confirm",)
"""What would choose something."""
LEAVES = ("table-leave", "replay-leave", "replay-branch")
"""Entries of a menu that lead to another table."""
COMMANDED_EVERY = 3
"""In the short form, questions between two at which every command is given: it takes a third of the time."""
PICKED = 3
"""So many things are picked up at each question, of each kind one."""
TYPED = ("", "all", "show", "board", "mine", "why", "log", "since", "score", "rules", "help", "undo", "1?")
GAMES = 400
"""Random games of each title that are searched for kinds of questions."""
MORE_GAMES = 6000
"""So many more where the question of a step has not been found."""
SAMPLES = 3
"""Positions of each kind that the long form walks through."""


class Silent(BotProcess):
    """Never has an answer: what bots say is shown in their place."""

    def ask(self, asked: object) -> None:
        """It is not asked."""


class Walk:
    """Walks through everything at one question after the other in one window; notes what fails."""

    person = "Seat {}"
    """How the people are called."""

    def __init__(self, title: Title, home: Path) -> None:
        self.title, self.failures = title, list[str]()
        self.app = App(Store(home))
        settings = self.app.ui.settings
        settings.volume, settings.motion, settings.tooltip_delay = 0, "off", 0
        self.app.window.size = SIZE
        self.app.ui.adopt(SIZE)
        self.app.ui.messages = Messages(chosen(""))
        self.service = run.wire(self.app)
        self.surface, self._where, self._at_rest = self.app.window.get_surface(), "", False
        self._painted = set[Face]()
        self._numbers = itertools.count()
        self._open_book, self.app.make_help = self.app.make_help, self._help
        self._books = set[str]()

    def close(self) -> None:
        """Let the window go."""
        self._clear()
        self.app.window.destroy()

    def question(self, name: str, state: State, *, whole: bool = True) -> None:
        """Walk through a position. `whole`: from every seat also through what hardly depends on who looks."""
        asked = [seat for seat in range(state.seats) if seat in flow.choices(state)]
        scene = self._table(state)
        for seat in [*asked, *(s for s in range(state.seats) if s not in asked)]:
            self._where, scene.game.viewer = f"{name}, seat {seat}", seat
            self._everything(scene, whole=whole or seat == asked[0], again=whole)
            if whole or seat == asked[0]:
                self._text(state, seat)
        self._where, scene.game.humans = f"{name}, watched", []
        self._everything(scene, whole=whole, again=whole)
        if whole:
            self._where = f"{name}, replayed"
            self._replay(state)
        self._clear()

    def _help(self, rule: str | None, icons: Sequence[str] | None, turn: bool) -> Scene | None:
        """Every kind of book is opened once; how it opens depends on the question."""
        book = self._open_book(rule, icons, turn)
        seen = book is None or book.name in self._books
        self._books |= {book.name} if book else set()
        return None if seen else book

    # ---- tables
    def _session(self, state: State) -> Session:
        colours = [*SEAT_COLOURS][: state.seats]
        seats = [SeatSetup(self.person.format(n), colour) for n, colour in enumerate(colours)]
        return Session.begin(self.title, seats, state.copy())

    def _table(self, state: State) -> TableScene:
        scene = self.service.table(self._session(state))
        game = scene.game
        game.uncovered, game.bots = True, Thinking(game.session, Silent())
        self.app.reset(scene)
        return scene

    def _everything(self, scene: TableScene, *, whole: bool, again: bool) -> None:
        """A table as its viewer sees it, and, if `whole`, what opens from it; `again` from the menu too."""
        with self._noted("table"):
            scene.layout()
            self._look(scene)
            self._pick(scene)
        if whole:
            self._hint(scene)
            self._large(scene)
            if again or next(self._numbers) % COMMANDED_EVERY == 0:
                self._commands(scene)
        if again:
            self._menu(scene)

    def _replay(self, state: State) -> None:
        with self._noted("replay"):
            self.service.replays.show(self._session(state))
            scene = expect(self.app.top, ReplayScene)
            scene.game.close()
            for side in scene.game.session.sides:
                scene.game.look_as(side)
                scene.layout()
                self._look(scene)
            self._menu(scene)

    def _clear(self) -> None:
        for scene in reversed([*self.app.scenes]):
            self.app.pop(scene)

    def _look(self, scene: BaseTableScene[Any]) -> None:
        """Everything is drawn, and every tooltip is read."""
        self._at_rest = True
        self._draw()
        self._at_rest = False
        for widget in [*scene.form.walk()]:
            _ = widget.tooltip

    @property
    def _resting(self) -> bool:
        """Whether nothing is held or raised over the rest of what is drawn."""
        return self._at_rest or not isinstance(self.app.top, BaseTableScene)

    def _pick(self, scene: TableScene) -> None:
        """Pick up something of each kind, and see what it would bring wherever it can go."""
        for ref in itertools.islice(one_of_each(scene.model.at_hand.pickable()), PICKED):
            scene.drag.hold(ref)
            scene.update(16)
            self._draw()
            for target in [*scene.drag.targets]:
                scene.view.wording.outcome(ref, target)
            scene.drag.cancel()
        scene.layout()
        table, look = scene.model.table, scene.model.context
        for choice in scene.game.choices():
            if choice.reason is None:
                table.words.warning(look, choice.option.action)
                table.words.several(look, choice.option.action)

    def _hint(self, scene: TableScene) -> None:
        """A hint for every move, as if a bot had given it."""
        with self._noted("hint"):
            moves = [option.action for option in scene.model.at_hand.legal]
            if not moves:
                return
            hints = scene.view.hints
            hints.moves = hints._named([(move, float(worse)) for worse, move in enumerate(moves[:4])])
            for number in range(len(hints.moves)):
                hints.choose(number)
                scene.view.show_hint()
                self._draw()
            hints.drop()

    def _large(self, scene: TableScene) -> None:
        model = scene.model
        things = [what for what in model.by_ref.values() if isinstance(what, Thing)]
        found = {what.large: what.large_ratio for what in things if what.large}
        found |= {panel.large: panel.large_ratio for panel in model.panels if panel.large}
        found |= {shown.face(): shown.ratio for shown in model.table.exhibits(model.context)}
        for face, ratio in found.items():
            if face in self._painted:
                continue
            self._painted.add(face)
            with self._noted(f"large look at {type(face).__name__}"):
                scene.dialogs.show_large(face, ratio)
                self._back_to(scene)
        for seat in range(len(model.game.people)):
            with self._noted(f"panel of seat {seat}"):
                scene.view.unfold(seat) if any(p.seat == seat for p in model.panels) else None
                self._draw()

    def _commands(self, scene: TableScene) -> None:
        """Every key at the table, first with the focus where it is, then on something else."""
        for act in get_args(Act):
            if act in PLAYS:
                continue
            with self._noted(act):
                scene.command(Do(act))
                self._back_to(scene)
        for step in (Move(1, 0), Move(0, 1), Move(-1, 0), Do("help"), Do("pin"), Do("enlarge")):
            with self._noted(str(step)):
                scene.command(step)
                self._back_to(scene)

    def _menu(self, scene: BaseTableScene[Any]) -> None:
        scene.show_menu()
        menu = self.app.top
        assert isinstance(menu, TableMenu)
        self._back_to(scene)
        for entry in menu.entries:
            if entry.message not in (*LEAVES, "table-ask-hint") and not entry.why:
                with self._noted(entry.message):
                    entry.action()
                    self._back_to(scene)

    def _back_to(self, scene: BaseTableScene[Any]) -> None:
        """Draw what has opened, with every tooltip of it, and close it."""
        self._draw()
        while (top := self.app.top) is not None and top is not scene:
            form = getattr(top, "form", None)
            for widget in form.walk() if form is not None else ():
                _ = widget.tooltip
            self.app.pop(top)

    def _draw(self) -> None:
        for scene in self.app.visible:
            scene.draw(self.surface)
        assert not self.app.ui.messages.troubles, self.app.ui.messages.troubles

    # ---- a terminal
    def _text(self, state: State, seat: int) -> None:
        out = io.StringIO()
        game = GameController(self._session(state), Silent())
        game.viewer, game.uncovered = seat, True
        table = TextTable(game, self.app.ui.messages, self.app.ui.settings)
        client = Client(game, table, Page(out, plain=True), lambda _: "")
        for typed in TYPED:
            with self._noted(f'"{typed}" in a terminal'):
                client._show() if not typed else client._answer(self._command(typed))
        self._read(out.getvalue())

    def _command(self, typed: str) -> str:
        """Return a command in the language of the window."""
        words, message = self.app.ui.messages, f"text-command-{typed}"
        return words.say(message).split(", ")[0] if words.has(message) else typed

    def _read(self, text: str) -> None:
        """Look at what the terminal wrote."""

    @contextmanager
    def _noted(self, what: str) -> Iterator[None]:
        try:
            yield
        except Exception as error:  # whatever fails is what is looked for
            self.failures.append(f"{self.title.id}: {self._where}, {what}: {_told(error)}")
            self.app.ui.messages.troubles.clear()


def one_of_each(refs: Iterable[Ref]) -> Iterator[Ref]:
    """The first ref of every kind."""
    kinds: dict[str, Ref] = {}
    for ref in sorted(refs):
        kinds.setdefault(ref.partition(":")[0], ref)
    return iter(kinds.values())


def _told(error: Exception) -> str:
    """What went wrong, and where."""
    frame = traceback.extract_tb(error.__traceback__)[-1]
    return f"{type(error).__name__} {error} ({Path(frame.filename).name}:{frame.lineno})"


def walked(title: Title, found: Iterable[questions.Question], *, whole: bool = True) -> list[str]:
    """Walk through questions of a title; what failed."""
    with tempfile.TemporaryDirectory() as home:
        walk = Walk(title, Path(home))
        for name, state in found:
            walk.question(name, state, whole=whole)
        walk.close()
    return walk.failures


def samples(title: Title, games: int) -> Iterator[questions.Question]:
    """Some positions of every kind: the first of each, and others from later games."""
    often: dict[str, list[int]] = {}
    for seed in range(games):
        for name, state in questions.search(title, range(seed, seed + 1)):
            seeds = often.setdefault(name, [])
            if len(seeds) < SAMPLES and seed not in seeds:
                seeds.append(seed)
                yield questions.Question(name, state.copy())


def main() -> int:
    """Walk and report; 1 where something failed."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("titles", nargs="*", metavar="TITLE")
    parser.add_argument("--games", type=int, default=GAMES, help="random games of each title to search")
    parser.add_argument("--keep", action="store_true", help="keep a position of every kind, and walk nowhere")
    given = parser.parse_args()
    failures: list[str] = []
    for title in questions.titles():
        if given.titles and title.id not in given.titles:
            continue
        if given.keep:
            questions.keep(title, questions.first_of_each(title, given.games, MORE_GAMES))
            continue
        found = list(samples(title, given.games))
        failures += walked(title, found)
        kinds = {name for name, _ in found}
        sys.stdout.write(f"{title.id}: {len(found)} positions, {len(kinds)} kinds of questions\n")
    sys.stdout.write("".join(f"{line}\n" for line in failures))
    return int(bool(failures))


if __name__ == "__main__":
    sys.exit(main())
