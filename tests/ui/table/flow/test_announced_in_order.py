"""What the log gained is announced once and in order, whatever scene follows."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import count
from typing import Any, ClassVar

import pytest

from game.engine.model import Action, Event, Seat
from game.engine.session.session import WATCHER
from game.play.thinking import Thinking
from game.presentation.announcements import Announcement
from game.ui.scenes.play.cover import Cover
from game.ui.scenes.play.ending import Ending
from game.ui.table.api import Reveal, TableContext
from game.ui.table.scene import TableScene
from game.ui.window.access.nodes import PAGE, ROOT
from game.ui.window.app import App
from game.ui.window.commands import Do
from tests.toy import TOY, Duel
from tests.ui.access.fakes import FakeReader
from tests.ui.table.conftest import Sit
from tests.ui.table.toy_table import Plate, ToyTable, ToyWords

MAX_TURNS = 3_000


class LivelyWords(ToyWords):
    """A duel is worth a plate of its own."""

    announcements: ClassVar = {"duel-won": Announcement(milestone="star")}


class LargeTable(ToyTable):
    """What a duel has brought is shown large."""

    def reveals(self, context: TableContext, events: Sequence[Event]) -> Sequence[Reveal]:
        won = [n for n, event in enumerate(events) if event.verb == "duel-won"]
        return [Reveal(Plate("large"), 1.0, n) for n in won]


PLAIN, LIVELY = ToyTable(words=ToyWords(TOY)), ToyTable(words=LivelyWords(TOY))
LARGE = LargeTable(words=ToyWords(TOY))


def first_choice(thinking: Thinking, seat: Seat) -> Action:
    """A bot that chooses without a process."""
    return thinking._session.legal(seat)[0].action


class Listener:
    """Who plays at a table and hears what is announced, each line with the seat before which it was."""

    def __init__(self, app: App, scene: TableScene) -> None:
        self.app, self.scene = app, scene
        app.access.reader = self.reader = FakeReader()
        self.heard: list[tuple[Seat, str]] = []
        self.under_cover: list[str] = []

    def turn(self) -> None:
        self.app.turn(100)
        self.heard += [(self.scene.game.perspective, line) for line in self.reader.heard]
        if isinstance(self.app.top, Cover):
            known = self.reader.known
            again = [known[child] for child in known[ROOT].children if child != PAGE]
            self.under_cover += [*self.reader.heard, *(line.name for line in again)]
        self.reader.heard.clear()

    def play(self) -> None:
        """Take the last choice until the points are counted, and close all that comes over the table."""
        scene, game = self.scene, self.scene.game
        for turn in count():
            assert turn < MAX_TURNS
            self.turn()
            if isinstance(self.app.top, Ending):
                break
            if self.app.top is not scene:
                self.app._dispatch(Do("confirm"))
            elif legal := game.session.legal(game.viewer) if game.viewer in game.humans else ():
                scene.moves.commit([legal[turn % len(legal)].action])
            elif scene.model.holding:
                scene.handover.pass_on()
        for _ in range(20):
            self.turn()

    def compare(self) -> None:
        """Who looks on at the end has heard the whole log; others what had happened when they last did."""
        game = self.scene.game
        for seat in game.humans or [WATCHER]:
            lines = self.lines(seat)
            heard = [line for who, line in self.heard if who == seat and line in set(lines)]
            assert heard == (lines if seat == game.perspective else lines[: len(heard)])
        assert not set(self.under_cover) & {line for seat in game.humans for line in self.lines(seat)}

    def lines(self, seat: Seat) -> list[str]:
        """The log as a seat may know it."""
        log, words = self.scene.game.session.log(seat), self.scene.announcer.words
        words.context = replace(words.context, seat=seat)
        return [line for entry in log if (line := words.event_line(entry))]


BOT_AND_HUMAN, BOTS, HUMANS = ("human", "random"), ("random", "random"), ("human", "human")


@pytest.mark.parametrize(
    ("table", "motion", "kinds"),
    [
        (PLAIN, "off", HUMANS), (LIVELY, "normal", BOT_AND_HUMAN), (LIVELY, "normal", HUMANS),
        (LARGE, "off", BOT_AND_HUMAN), (LARGE, "off", BOTS),
    ],
    ids=["plain-humans", "lively-bot", "lively-humans", "large-bot", "large-bots"],
)  # fmt: skip
def test_what_is_heard_is_the_log(
    app: App, sit: Sit, monkeypatch: pytest.MonkeyPatch, motion: Any, table: ToyTable, kinds: tuple[str, ...]
) -> None:
    run = Duel.run

    def with_an_event(duel: Duel, state: Any) -> None:
        run(duel, state)
        if duel.answers:
            state.emit("duel-won", seat=0, round=state.turn)

    monkeypatch.setattr(Duel, "run", with_an_event)
    monkeypatch.setattr(Thinking, "move", first_choice)
    scene = sit(*kinds, table=table)
    app.ui.settings.motion = app.ui.theme.motion = motion
    app.ui.adopt(app.size)
    listener = Listener(app, scene)
    listener.play()
    listener.compare()
