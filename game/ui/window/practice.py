"""A table at an example of the rules: nothing is recorded, and leaving it leads back."""

from __future__ import annotations

from game import bots, packages
from game.bots import HUMAN, worker
from game.engine.session import Session
from game.guide import Example, Guide
from game.ui.scenes.album import seats_of
from game.ui.scenes.ending import NOTHING_MORE
from game.ui.scenes.message import Message
from game.ui.scenes.table import TableScene
from game.ui.table.controller import GameController
from game.ui.table.things import Table
from game.ui.window.app import App


def show(app: App, guide: Guide, table: Table, example: Example) -> None:
    """Show the table over what is shown now, and what to try. Raises BadPosition, BadTable."""
    title, state = guide.position(example.position)
    kinds = [HUMAN if seat == example.seat else bots.names()[-1] for seat in range(state.seats)]
    session = Session.begin(title, seats_of(app.ui, kinds), state, practice=True)
    game = GameController(session, worker.Worker(packages.find))
    scene = TableScene(app.ui, title.id, table, game, lambda: app.pop(scene), NOTHING_MORE)
    app.push(scene)
    words = app.ui.say(f"{title.id}-example-{example.id}-try")
    app.push(Message(app.ui, app.ui.say("rulebook-try"), words))
