"""The tables of random games at each of their questions."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator

from game.packages import registry
from game.ui.table.scene import TableScene
from game.ui.window import run

SIZE = (1280, 720)
SEED = 4


def questions(
    title: str, seats: int, moves: int, fits: Callable[[TableScene], object] = bool
) -> Iterator[TableScene]:
    """The table at each question that comes for the first time and fits, in so many moves."""
    scene, app = run.table(run.ShotSpec(registry.find(title).title, SIZE, seats, {}, 0, SEED))
    chance, asked, session = random.Random(SEED), set[str](), scene.game.session
    for _ in range(moves):
        if session.over:
            break
        seat = scene.game.viewer = session.waiting_for()[0]
        question = session.question(seat)
        if question is not None and question.code not in asked:
            scene.layout()
            if fits(scene):
                asked.add(question.code)
                yield scene
        run.play_randomly(session, chance, 1)
    app.window.destroy()
