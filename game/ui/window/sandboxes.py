"""Opens copies of positions, with which anything can be tried, over their tables."""

from __future__ import annotations

from functools import partial

from game.bots.search.bot_process import BotProcess
from game.packages import registry
from game.play.ahead import NOTHING_AHEAD, Ahead
from game.play.controller import Controller
from game.play.puzzle import PuzzleGame
from game.play.sandbox import Origin, Sandbox, origin_of
from game.ui.scenes.play.puzzle import PuzzleScene
from game.ui.scenes.play.sandbox import SandboxScene
from game.ui.table import api
from game.ui.window.app import App
from game.ui.window.scene import Scene


def at(app: App, game: Controller, ahead: Ahead = NOTHING_AHEAD) -> SandboxScene:
    """Return the table at which moves are tried from the position that a game shows, or from one ahead."""
    return _scene(app, origin_of(game), ahead)


def _scene(app: App, origin: Origin, ahead: Ahead) -> SandboxScene:
    copy = Sandbox(origin, BotProcess(registry.find), ahead)
    table = api.table_of(registry.of(origin.title))
    return SandboxScene(
        app.ui,
        origin.title.id,
        table,
        copy,
        lambda: app.pop(_top(app)),
        partial(_deal, app, origin, Ahead(ahead.number + 1)),
    )


def puzzle(app: App, origin: Origin) -> PuzzleScene:
    """Return the table at which the best move of a position is to be found."""
    game, table = PuzzleGame(origin, BotProcess(registry.find)), api.table_of(registry.of(origin.title))
    scene: PuzzleScene = PuzzleScene(app.ui, origin.title.id, table, game, lambda: _leave(app, scene))
    return scene


def puzzle_at(app: App, game: Controller) -> PuzzleScene:
    """Return the table that asks for the best move of the position that a game shows."""
    return puzzle(app, origin_of(game))


def _leave(app: App, scene: Scene) -> None:
    """Go back to what is below a scene, or to the menu."""
    if app.scenes[0] is scene and app.make_menu is not None:
        app.reset(app.make_menu())
    else:
        app.pop(scene)


def _top(app: App) -> SandboxScene:
    """Return the sandbox that is open."""
    return next(scene for scene in reversed(app.scenes) if isinstance(scene, SandboxScene))


def _deal(app: App, origin: Origin, ahead: Ahead) -> None:
    """Replace the sandbox by one with another guess."""
    app.pop(_top(app))
    app.push(_scene(app, origin, ahead))
