"""Scenes that are loaded when they are first opened, so that a start loads its menu only.

The imports stand in the functions for this reason, and only here. `tests/ui/test_start.py` lists what a start
must not load.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from game.play.ahead import Ahead
    from game.play.controller import Controller
    from game.play.sandbox import Origin
    from game.ui.window.app import App
    from game.ui.window.miniature_files import Kind
    from game.ui.window.miniatures import Miniatures
    from game.ui.window.program import Program
    from game.ui.window.saving import Tell
    from game.ui.window.scene import Scene
    from game.ui.window.tables import Service, Tables
    from game.ui.window.ui import Ui


# ---- where the menu leads to
def new_game(ui: Ui, program: Program, title: str | None, *, newcomer: bool) -> Scene:
    """Return the screen for a new game of a title."""
    from game.ui.scenes.setup.new_game import NewGameScene

    return NewGameScene(ui, program, title, newcomer=newcomer)


def learn(ui: Ui, program: Program) -> Scene:
    """Return the list of lessons."""
    from game.ui.scenes.learn.learn import LearnScene

    return LearnScene(ui, program)


def records(ui: Ui, program: Program) -> Scene:
    """Return the list of recorded games."""
    from game.ui.scenes.records.records import Records

    return Records(ui, program)


def hall(ui: Ui, program: Program) -> Scene:
    """Return the hall of fame."""
    from game.ui.scenes.hall.hall import HallScene

    return HallScene(ui, program)


def settings(ui: Ui) -> Scene:
    """Return the screen of the settings."""
    from game.ui.scenes.settings import SettingsScene

    return SettingsScene(ui)


def help_scene(
    app: App, program: Program, rule: str | None, icons: Sequence[str] | None, turn: bool
) -> Scene:
    """Return the rulebook, glossary or turn pages of the title at the table, or of the title read last."""
    from game.ui.window import help_scenes

    return help_scenes.make(app, program, rule, icons, turn)


# ---- tables
def tables(app: App, service: Service, tell: Tell | None) -> Tables:
    """Return what opens tables. `tell`: what writes stories of records."""
    from game.ui.window.tables import Tables

    return Tables(app, service, tell)


def sandbox(app: App, game: Controller, ahead: Ahead) -> Scene:
    """Return the table at which moves are tried from the position that a game shows, or from one ahead."""
    from game.ui.window import sandboxes

    return sandboxes.at(app, game, ahead)


def puzzle(app: App, origin: Origin) -> Scene:
    """Return the table at which the best move of a position is to be found."""
    from game.ui.window import sandboxes

    return sandboxes.puzzle(app, origin)


def puzzle_at(app: App, game: Controller) -> Scene:
    """Return the table that asks for the best move of the position that a game shows."""
    from game.ui.window import sandboxes

    return sandboxes.puzzle_at(app, game)


def miniatures(ui: Ui, kind: Kind) -> Miniatures:
    """Return thumbnails of recorded games that can also be drawn."""
    from game.ui.window.miniatures import Miniatures

    return Miniatures(ui, kind)
