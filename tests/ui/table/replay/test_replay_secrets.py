"""What a seat could not know is in no replay through its eyes: with other hidden facts it is the same one.

Every tool of the table is on.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pygame
import pytest

from game.engine import codec, flow
from game.engine.model import Action, Option, Seat, State
from game.engine.session import clock, moment, pin, tool_lines
from game.engine.session.clock import Spent
from game.engine.session.handicap import Gift
from game.engine.session.record import Header, History, SeatSetup
from game.engine.session.replay import Replay
from game.engine.session.session import WATCHER, Session
from game.engine.session.tool_lines import Kept, Opened, ToolLine
from game.engine.title import Title
from game.packages import registry
from game.presentation.messages import Messages
from game.ui.scenes.records.replay import ReplayScene
from game.ui.table.replay.controller import ReplayController
from game.ui.window.app import App
from game.ui.window.scene import Scene
from tests.expect import expect
from tests.ui.access.fakes import FakeReader

COMPARED = 3
"""Positions of a game, and the move after each."""
EYES = 0


class Twins:
    """A position and another one that looks the same to a seat, and a move that both go on with."""

    def __init__(self, header: Header, positions: tuple[State, State], move: tuple[Seat, Action]) -> None:
        self.header, self.positions, self.move = header, positions, move

    def replays(self, title: Title) -> Iterator[Replay]:
        tools = with_every_tool(title)
        for position in self.positions:
            history = History([(self.move[0], str(self.move[1]))], {0: codec.encode(position)}, [*tools])
            yield Replay(title, self.header, history)


def with_every_tool(title: Title) -> list[Kept]:
    """Lines of all tools before the move: a clock and times, a handicap, a PIN, and a comment."""
    written = (
        ToolLine(clock=clock.parse("10m+15s")), ToolLine(spent=Spent(1, 0, 61_000)),
        ToolLine(handicap=(Gift(0, next(iter(title.gifts)), 1),)), ToolLine(pin=pin.new(0, "1234")),
        ToolLine(opened=Opened(0)), ToolLine(comment="A comment"),
    )  # fmt: skip
    return [tool_lines.kept(line, 0) for line in written]


def a_game(title: Title) -> Session:
    """A person among bots, who have made random moves."""
    kinds = ("human", *["random"] * (min(3, max(title.seats)) - 1))
    colours = ("blue", "orange", "green")
    seats = [SeatSetup(*seat) for seat in zip("ABC", colours, kinds, strict=False)]
    session, chance = Session.new(title, seats, {}, 5), random.Random(3)
    while session.made < 260 and (asked := session.waiting_for()):
        seat = chance.choice(asked)
        session.submit(seat, chance.choice(session.legal(seat)).action)
    return session


def twins(title: Title, session: Session) -> Iterator[Twins]:
    """Where a move of another seat is possible with other hidden facts too, and shows the viewer the same."""
    for number, made in enumerate(session.moments):
        if made.seat == EYES:
            continue
        other = title.guess(title.view(made.before, EYES), EYES, number)
        other.rng = made.before.rng  # what is rolled is no secret of anybody
        if made.action not in [option.action for option in _legal(other, made.seat)]:
            continue
        again = moment.make(title, other, made.seat, made.action)
        same = codec.encode(title.view(again.after, EYES)) == codec.encode(title.view(made.after, EYES))
        if same and codec.encode(other) != codec.encode(made.before):
            yield Twins(session.header, (made.before, other), (made.seat, made.action))


def _legal(state: State, seat: Seat) -> list[Option]:
    return [choice.option for choice in flow.choices(state).get(seat, []) if choice.reason is None]


def all_that_is_seen(app: App, title: str, replay: Replay, side: Seat) -> list[Any]:
    """Pictures, log and tooltips of a replay before and after its move, and what a screen reader is told."""
    app.access.reader = reader = FakeReader()
    game = ReplayController(replay, side)
    scene = ReplayScene(app.ui, title, registry.find(title).table_view, game, lambda: None, lambda: None)
    app.reset(scene)
    found: list[Any] = []
    for _ in range(2):
        for _ in range(8):  # until the turns are marked
            app.turn(16)
        app.ui.pointer = (0, 0)
        picture = pygame.Surface(app.size)
        scene.draw(picture)
        found.append(pygame.image.tobytes(picture, "RGB"))
        found.append([line.words for line in scene.widgets.log.lines])
        found.append([widget.tooltip for widget in scene.form.walk()])
        found.append([*reader.heard, *(node.name + node.more for node in reader.page())])
        found.append([*scene.announcer.summary()])
        found.append([scene.walk.lines(place) for place in scene.announcer.words.places])
        found.append([(name, [*map(scene.walk.lines, stops)]) for name, stops in scene.walk.kinds()])
        scene.player.step(1)
        while app.top is not scene and app.top is not None:
            app.pop(app.top)
    return [*found, odds(app, scene)]


def odds(app: App, scene: ReplayScene) -> bytes:
    """Return the picture of the page of odds, once they are there."""
    scene.dialogs.show_odds()
    page, picture = expect(app.top, Scene), pygame.Surface(app.size)
    while page.update(0.0):  # until the odds are worked out
        page.draw(picture)
        page.dirty = False
    page.draw(picture)
    app.pop(page)
    return pygame.image.tobytes(picture, "RGB")


@pytest.mark.parametrize("name", registry.names())
def test_with_other_hidden_facts_a_replay_looks_the_same(app: App, name: str) -> None:
    app.ui.messages = Messages()
    title = registry.find(name).title
    found = list(twins(title, a_game(title)))
    assert len(found) >= COMPARED
    for pair in found[:: len(found) // COMPARED][:COMPARED]:
        for side in (EYES, WATCHER):
            one, other = (all_that_is_seen(app, name, replay, side) for replay in pair.replays(title))
            assert one == other
