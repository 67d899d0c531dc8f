"""``python -m tests.ui.table.any_screen [TITLE ...]``: what is wrong with the tables in windows of 40 sizes.

Looked for is a part of the table that overlaps another one, leaves the window or has no size, a thing outside
the window, and (where the window has the least size) a text that is smaller than 12 pixels, cut, covered or
over another one.
"""

from __future__ import annotations

import itertools
import os
import sys
from collections.abc import Iterable, Iterator

os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"

import pygame

from game.packages import registry
from game.presentation.messages import Messages
from game.records.settings import Drawer
from game.ui.table.scene import TableScene
from game.ui.window.app import App
from game.ui.window.canvas import canvas_size
from game.ui.window.scene import Size
from tests.ui import readable
from tests.ui.ink import traced

SIZES: tuple[Size, ...] = (
    (640, 360), (640, 480), (640, 1060), (720, 1280), (768, 1024), (800, 480), (800, 600),
    (800, 1280), (900, 1600), (1024, 600), (1024, 768), (1024, 1280), (1080, 1350), (1080, 1920),
    (1080, 2340), (1200, 1200), (1200, 1600), (1200, 1920), (1280, 720), (1280, 800), (1280, 1024),
    (1280, 1440), (1366, 768), (1440, 900), (1440, 2560), (1600, 900), (1600, 1200), (1680, 1050),
    (1920, 540), (1920, 1080), (1920, 1200), (2160, 3840), (2560, 1080), (2560, 1440), (2560, 1600),
    (3440, 1440), (3840, 1080), (3840, 2160), (5120, 1440), (7680, 2160),
)  # fmt: skip
"""Of windows: small, usual, upright and very wide ones."""
MAX_DRAWN = 9_000_000
"""Pixels of the largest window whose table is drawn, not only laid out."""
FAN = 24
"""Window pixels by which a turned card of a hand may reach out of its place."""


def table(title: str, seats: int, moves: int) -> tuple[TableScene, App]:
    """Return a table of a title after random moves, in the words that a person reads."""
    scene, app = readable.table(title, seats, moves)
    app.ui.messages = Messages()
    app.ui.settings.ui_scale = 0.0
    return scene, app


def lay(app: App, scene: TableScene, window: Size) -> None:
    """Lay a table out in a window of another size."""
    app.window.size = window
    app.ui.adopt(app.size)
    scene.layout()


def misplaced(scene: TableScene) -> Iterator[str]:
    """Name what overlaps, is empty or leaves the window."""
    areas = scene.model.areas
    parts = {
        "top": areas.top,
        "prompt": areas.prompt,
        "board": areas.board,
        "mat": areas.mat,
        "hand": areas.hand,
    }
    parts |= {f"panel {seat}": rect for seat, rect in areas.panels.items()}
    parts |= {"log": areas.log} if areas.log else {}
    for name, rect in parts.items():
        if min(rect.size) <= scene.ui.px(20) or not areas.window.contains(rect):
            yield f"{name} {tuple(rect)}"
    for (one, first), (other, second) in itertools.combinations(parts.items(), 2):
        if first.colliderect(second):
            yield f"{one} over {other}"
    yield from _things(scene, areas.window, [areas.top, areas.log, *areas.panels.values()])


def _things(scene: TableScene, window: pygame.Rect, taken: Iterable[pygame.Rect]) -> Iterator[str]:
    for thing in scene.model.things:
        if thing.on_board or thing.beside:
            continue
        rect = scene.model.where(thing)
        if min(thing.box[2:]) <= 0:
            yield f"{thing.ref} has no size"
        if not window.inflate(2 * FAN, 2 * FAN).contains(rect):
            yield f"{thing.ref} leaves the window"
        if not thing.angle and rect.inflate(-FAN, -FAN).collidelist(list(taken)) >= 0:
            yield f"{thing.ref} lies over a panel, the log or the bar"


def unreadable(app: App, scene: TableScene, window: Size) -> Iterator[str]:
    """Name the texts that cannot be read well in a window that is not scaled down. What lies over the board
    for a while may hide its words, and a card of a hand those of the next one."""
    if canvas_size(window) != window or window[0] * window[1] > MAX_DRAWN:
        return
    over = [scene.model.areas.board, scene.model.areas.hand]
    for offence in readable.offences(app, 0.0):
        if offence.kind not in ("covered", "over") or offence.place.collidelist(over) < 0:
            yield f"{offence.kind}: {offence.words}"


def look(title: str, seats: int, moves: int, sizes: Iterable[Size]) -> Iterator[tuple[Size, str]]:
    """Everything that is wrong with a table, by the size of the window."""
    scene, app = table(title, seats, moves)
    drawers: tuple[Drawer, ...] = ("auto", "open", "closed")
    for size, log in itertools.product(sizes, drawers):
        app.ui.settings.log = log
        lay(app, scene, size)
        yield from (
            (size, f"{wrong} (log {log})") for wrong in (*misplaced(scene), *unreadable(app, scene, size))
        )
    app.window.destroy()


def main(titles: list[str]) -> int:
    """Print what is wrong; the exit status is 1 where something is."""
    found = 0
    with traced():
        for title in titles or registry.names():
            for seats, moves in itertools.product(readable.seats_of(title), readable.MOVES):
                for (width, height), wrong in look(title, seats, moves, SIZES):
                    sys.stdout.write(f"{title}\t{seats}\t{moves}\t{width}x{height}\t{wrong}\n")
                    sys.stdout.flush()
                    found += 1
    return int(found > 0)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
