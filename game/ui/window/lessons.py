"""The titles' lessons, the learner's progress in them and their games; tables at examples of the rules."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from game import bots
from game.bots import HUMAN
from game.bots.search import bot_process
from game.engine.session.session import Session
from game.errors import UserError
from game.packages import guide, registry
from game.packages.guide import Example, Guide
from game.play import lesson_games
from game.play.controller import GameController
from game.presentation.messages import LANGUAGE
from game.ui.scenes.learn.album import seats_of
from game.ui.scenes.learn.practice import PracticeScene
from game.ui.table import api
from game.ui.table.api import Table
from game.ui.window.app import App
from game.ui.window.ui import Ui
from game.ui.window.warning import warn


def begin(title: str, ui: Ui, path: Path) -> Session:
    """Return a new game of a title's first lesson. Raises UserError."""
    return lesson_games.begin(title, ui.say, next(iter(ui.settings.names), ""), path)


@cache
def guide_of(name: str, language: str = LANGUAGE) -> Guide:
    """Return the cached guide to a title in a language, empty if it cannot be read."""
    try:
        return guide.read(registry.find(name), language)
    except UserError as error:
        warn(error)
        return Guide(name)


def table_of(name: str) -> Table:
    """Return the table of a title. Raises UserError."""
    return api.table_of(registry.find(name))


def show(app: App, name: str, example: Example) -> None:
    """Show the example's table on top of the current scene, with the moves to try. Raises UserError."""
    title, state = guide_of(name).position(example.position)
    kinds = [HUMAN if seat == example.seat else bots.names()[-1] for seat in range(state.seats)]
    session = Session.begin(title, seats_of(app.ui, kinds), state, practice=True)
    game = GameController(session, bot_process.BotProcess(registry.find))
    scene = PracticeScene(app.ui, name, table_of(name), game, example, lambda: app.pop(scene))
    app.push(scene)
