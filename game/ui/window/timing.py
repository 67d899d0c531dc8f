"""Measurements of the window for `hotseat bench`, in processor time and without a screen."""

from __future__ import annotations

import random
import statistics
import time
from collections.abc import Iterator

import pygame

from game.ui.scenes.play.interlude import InterludeScene
from game.ui.table.api import Table as TitleTable
from game.ui.table.scene import TableScene
from game.ui.window.app import App
from game.ui.window.commands import Drag, Press
from game.ui.window.off_screen import no_screen
from game.ui.window.run import ShotSpec, play_randomly, table

REDRAWS = 60
TIMED_ROUTES = 20
"""Things whose routes are timed."""
TIMED_MOVES, TURN_MS = 40, 1000 / 60
"""Moves that are timed with their animations, and the time that passes in a turn of the loop."""
P99_INDEX = 98
"""The index of the 99th percentile."""


def redraw_ms(context: ShotSpec) -> float:
    """Return the median milliseconds for a redraw during a drag, without flipping."""
    no_screen()
    scene, app = table(context)
    _play_to_a_drag(scene)
    surface = pygame.Surface(context.size)
    ref = next((r for r in scene.model.at_hand.pickable() if scene.model.at_hand.targets(r)), None)
    start = scene.widgets.hit_targets[ref].seen.center if ref else (0, 0)
    scene.command(Press(start))
    took = []
    for i in range(REDRAWS):
        begun = time.process_time()
        scene.command(Drag((start[0] + 4 * i, start[1] - 3 * i), (4, -3)))
        scene.draw(surface)
        took.append((time.process_time() - begun) * 1000)
    app.window.destroy()
    return statistics.median(took)


def ways_ms(context: ShotSpec) -> float | None:
    """Return the median milliseconds for finding where a thing can go over several places; None if none
    can."""
    no_screen()
    scene, app = table(context)
    took: list[float] = []
    chance = random.Random(context.seed)
    travels = type(scene.model.table).routes is not TitleTable.routes
    while travels and len(took) < TIMED_ROUTES and not scene.game.session.over:
        for ref in scene.model.at_hand.pickable():
            begun = time.process_time()
            if scene.model.table.routes(scene.model.context, ref):
                took.append((time.process_time() - begun) * 1000)
        _play_on(scene, chance)
    app.window.destroy()
    return statistics.median(took) if took else None


def _play_to_a_drag(scene: TableScene) -> None:
    """Play on to a decision with something to drag."""
    chance = random.Random(scene.game.session.turn)
    while not scene.game.session.over:
        at_hand = scene.model.at_hand
        if any(at_hand.targets(ref) for ref in at_hand.pickable()):
            return
        _play_on(scene, chance)


def _play_on(scene: TableScene, chance: random.Random) -> None:
    """Play one more move, as seen by a seat that chooses next."""
    session = scene.game.session
    play_randomly(session, chance, 1)
    scene.game.viewer = (*session.waiting_for(), 0)[0]
    scene.layout()


def turn_ms(context: ShotSpec) -> float:
    """Return the 99th percentile, in milliseconds, of a turn of the loop while pieces fly and dice roll."""
    no_screen()
    scene, app = table(context)
    app.ui.settings.motion = "normal"
    app.ui.adopt(context.size)
    app.garbage.start()
    took, chance = list[float](), random.Random(context.seed)
    for _ in range(TIMED_MOVES):
        took += _turns(scene, app, chance)
    app.garbage.stop()
    app.window.destroy()
    return statistics.quantiles(took, n=100)[P99_INDEX]


def _turns(scene: TableScene, app: App, chance: random.Random) -> Iterator[float]:
    """Yield the duration of each turn of the loop while a move is made and shown."""
    session = scene.game.session
    seat = (*session.waiting_for(), 0)[0]
    _uncover(scene, app, seat)
    begun, moves = time.process_time(), True
    if not session.over:
        scene.moves.commit([chance.choice(session.legal(seat)).action])
    while moves or app.top is not scene:
        if not (moves or isinstance(app.top, TableScene | InterludeScene)) and app.top is not None:
            app.pop(app.top)
        moves = app.turn(TURN_MS)
        yield (time.process_time() - begun) * 1000
        begun = time.process_time()


def _uncover(scene: TableScene, app: App, seat: int) -> None:
    """Show the table to a seat and let all animations end."""
    while app.top is not scene and app.top is not None:
        app.pop(app.top)
    scene.game.viewer, scene.game.uncovered = seat, True
    scene.layout()
    while app.turn(TURN_MS):
        pass
    app.turn(TURN_MS)  # a quiet one, in which garbage is collected
