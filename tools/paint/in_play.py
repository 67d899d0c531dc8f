"""``python -m tools.paint.in_play [TITLE ...]``: two pictures of each title in play.

assets/<title>/in_play.jpg shows the board in the window, without words: it is the same in every language.
packaging/pictures/<title>.jpg shows the whole table in the README, in English.
"""

from __future__ import annotations

import os
import sys
from collections import deque
from dataclasses import replace
from pathlib import Path
from typing import Any

import pygame
from PIL import Image

from game import bots
from game.bots import decision_seed
from game.engine.about import TablePicture
from game.engine.session.record import SeatSetup
from game.engine.session.session import Session
from game.packages import registry
from game.packages.registry import Package
from game.presentation.messages import Said
from game.records.settings import Store
from game.ui.table.api import Thing
from game.ui.table.drawing.painter import Painter
from game.ui.table.view.static_painter import Lights, StaticPainter
from game.ui.window import off_screen, run
from game.ui.window.app import App
from game.ui.window.service import GameService
from game.ui.window.theme import SEAT_COLOURS

WINDOW = (3840, 2160)
PIXELS = 1_100_000
"""Of the picture of a board, whatever its shape."""
TABLE = (1280, 720)
QUALITY = {"board": 80, "table": 85}
PICTURES = Path(__file__).parents[2] / "packaging" / "pictures"


def paint(package: Package, session: Session, window: tuple[int, int] = WINDOW) -> pygame.Surface:
    """Return the board of a game in a window of that size, without words and without anything that glows."""
    off_screen.no_screen()
    app = App(Store(package.root / "none"))
    app.ui.settings.volume, app.ui.settings.motion = 0, "off"
    app.window.size = window
    app.ui.adopt(window)
    scene = GameService(app).table(session)
    scene.game.uncovered = True
    app.push(scene)
    model, surface = scene.model, pygame.Surface(window)
    model.things = [wordless(thing) for thing in model.things if thing.on_board and not is_named(thing)]
    still = StaticPainter(model, Painter(app.ui))
    still.draw_ground(surface)
    deque(still.draw_things(surface, Lights({}, (), ())), maxlen=0)
    board = surface.subsurface(model.camera.frame.clip(model.camera.to_window((0, 0, *model.camera.size))))
    app.window.destroy()
    return board


def is_named(thing: Thing) -> bool:
    """Return whether a thing is a card or a tile with its name on it."""
    return isinstance(getattr(thing.face, "name", None), Said)


def wordless(thing: Thing) -> Thing:
    """Return a thing without the words on its face."""
    face: Any = thing.face
    return replace(thing, face=replace(face, words="")) if getattr(face, "words", "") else thing


def played(package: Package, shown: TablePicture) -> Session:
    """Return the game of its bots as the turn begins."""
    sitting = enumerate(zip(shown.seats, SEAT_COLOURS, strict=False), start=1)
    seats = [SeatSetup(str(number), colour, kind) for number, (kind, colour) in sitting]
    session = Session.new(package.title, seats, dict(shown.options), shown.seed)
    minds = [bots.make(kind, package) for kind in shown.seats]
    while session.turn < shown.turn and (waiting := session.waiting_for()):
        seat = waiting[0]
        luck = decision_seed(shown.seed, seat, session.made)
        session.submit(seat, minds[seat].choose(session.view(seat), seat, session.legal(seat), luck))
    return session


def image_of(picture: pygame.Surface) -> Image.Image:
    """Return a picture in the form in which it is written."""
    return Image.frombytes("RGB", picture.get_size(), pygame.image.tobytes(picture, "RGB"))


def reduced(image: Image.Image) -> Image.Image:
    """Return a picture of at most PIXELS."""
    share = min(1.0, (PIXELS / (image.width * image.height)) ** 0.5)
    return image.resize((round(image.width * share), round(image.height * share)), Image.Resampling.LANCZOS)


def main(names: list[str]) -> int:
    """Paint the pictures of these titles, or of all."""
    os.environ["LANGUAGE"] = "en"
    for package in map(registry.find, names or registry.names()):
        if package.about.picture is not None:
            session = played(package, package.about.picture)
            board = reduced(image_of(paint(package, session)))
            board.save(package.content / "in_play.jpg", quality=QUALITY["board"], optimize=True)
            seat = (*session.waiting_for(), 0)[0]
            table = image_of(run.picture(package.title, session.state, seat, TABLE))
            table.save(PICTURES / f"{package.title.id}.jpg", quality=QUALITY["table"], optimize=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
