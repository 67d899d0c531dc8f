"""``python -m tests.ui.access.alike [TITLE ...] [--games N]``: stops of tables that read alike.

Every few moves of random games it looks for stops with the same name, whatever describes them.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Iterator

from game.packages import registry
from game.ui.table.scene import TableScene
from game.ui.widgets import Widget
from game.ui.window.app import App
from game.ui.window.scene import Scene
from tests.ui.readable import table

MAX_MOVES, EVERY = 900, 6
NUMBERED = {
    "card": "equal cards: which of them is used does not matter",
    "die": "dice with the same faces: which of them is used does not matter",
}
"""Kinds of things of which several may read alike, and why: they are numbered."""


def alike(app: App, scene: Scene) -> Iterator[list[str]]:
    """Yield the keys of the stops of a scene that have the same name."""
    found: dict[str, list[str]] = {}
    speech = app.access.screen.speech(app, app.ui.messages)
    for widget in scene.form.stops() if scene.form is not None else ():
        if not _is_numbered(widget):
            told = widget.described()
            name = "\n".join(filter(None, (speech.plain(told.name), speech.plain(told.value))))
            found.setdefault(name, []).append(f"{widget.key} ({name})")
    yield from (keys for keys in found.values() if len(keys) > 1)


def _is_numbered(widget: Widget) -> bool:
    return widget.key.startswith("ref:") and widget.key.split(":")[1] in NUMBERED


def positions(title: str, seed: int, moves: int, every: int) -> Iterator[tuple[App, TableScene]]:
    """A table every few moves of a random game, as a seat sees it that is to choose."""
    scene, app = table(title, 3, 0)
    session, chance = scene.game.session, random.Random(seed)
    for number in range(moves):
        if session.over:
            break
        seat = chance.choice(session.waiting_for())
        if number % every == 0:
            scene.game.viewer = seat
            scene.view.refresh(at_once=True)
            yield app, scene
        session.submit(seat, chance.choice(session.legal(seat)).action)
    app.window.destroy()


def main() -> int:
    """Print what reads alike; return 1 if anything does."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("titles", nargs="*", default=registry.names())
    parser.add_argument("--games", type=int, default=2)
    given, failed = parser.parse_args(), 0
    for title in given.titles:
        looked = 0
        for seed in range(given.games):
            for app, scene in positions(title, seed, MAX_MOVES, EVERY):
                looked += 1
                for keys in alike(app, scene):
                    failed = 1
                    sys.stdout.write(f"{title}, seed {seed}, move {scene.game.session.made}: {keys}\n")
        sys.stdout.write(f"{title}: {looked} positions\n")
    return failed


if __name__ == "__main__":
    sys.exit(main())
