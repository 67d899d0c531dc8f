"""Moves of a game after which dice or a milestone are shown."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator
from dataclasses import replace

from game.engine.session.record import SeatSetup
from game.engine.session.session import Session
from game.engine.title import Title
from game.ui.table.scene import TableScene
from game.ui.window import run

LONGEST = 20_000
"""The most moves of a game."""


def whole_game(title: Title, people: Iterable[SeatSetup], seed: int) -> Session:
    """Return a random game, played to its end."""
    session = Session.new(title, [*people], {}, seed)
    run.play_randomly(session, random.Random(seed), LONGEST)
    return session


def found(scene: TableScene, whole: Session) -> Iterator[tuple[str, int]]:
    """Yield the throw of the most dice and the first milestone of each kind: its name, and the number of the
    move after which it is shown.
    """
    table, title, thrown = scene.model.table, whole.title, dict[int, int]()
    milestones: dict[str, int] = {}
    for number, moment in enumerate(whole.moments):
        context = replace(scene.model.context, view=title.view(moment.after, moment.seat))
        for throw in table.throws(context, moment.events):
            thrown[number] = max(thrown.get(number, 0), len(throw.dice))
        for event in moment.events:
            if table.words.announcement(event).milestone:
                milestones.setdefault(event.verb, number)
    if thrown:
        yield "dice", max(thrown, key=thrown.__getitem__)
    yield from ((f"{verb} milestone", number) for verb, number in milestones.items())
