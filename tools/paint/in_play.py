"""``python -m tools.paint.in_play [TITLE ...]``: the picture of each title that shows its board in play."""

from __future__ import annotations

import sys

import pygame
from PIL import Image

from game import bots
from game.bots import decision_seed
from game.engine.about import TablePicture
from game.engine.session.record import SeatSetup
from game.engine.session.session import Session
from game.packages import registry
from game.packages.registry import Package
from game.records.settings import Store
from game.ui.table.drawing.painter import Painter
from game.ui.table.view.static_painter import Lights, StaticPainter
from game.ui.window import run
from game.ui.window.app import App
from game.ui.window.service import GameService
from game.ui.window.theme import SEAT_COLOURS

WINDOW = (3840, 2160)
PIXELS = 1_100_000
"""Of the picture, whatever its shape."""
QUALITY = 80


def paint(package: Package, shown: TablePicture) -> Image.Image:
    """The board of a title in play, without anything that glows."""
    run.no_screen()
    app = App(Store(package.root / "none"))
    app.ui.settings.volume, app.ui.settings.motion = 0, "off"
    app.window.size = WINDOW
    app.ui.adopt(WINDOW)
    scene = GameService(app).table(played(package, shown))
    scene.game.uncovered = True
    app.push(scene)
    surface = pygame.Surface(WINDOW)
    still, frame = StaticPainter(scene.model, Painter(app.ui)), scene.model.camera.frame
    still.draw_ground(surface)
    still.draw_things(surface, Lights({}, (), ()))
    board = frame.clip(scene.model.camera.to_window((0, 0, *scene.model.camera.size)))
    image = pygame.image.tobytes(surface.subsurface(board), "RGB")
    app.window.destroy()
    return reduced(Image.frombytes("RGB", board.size, image))


def played(package: Package, shown: TablePicture) -> Session:
    """The game of its bots as the turn begins."""
    sitting = enumerate(zip(shown.seats, SEAT_COLOURS, strict=False), start=1)
    seats = [SeatSetup(str(number), colour, kind) for number, (kind, colour) in sitting]
    session = Session.new(package.title, seats, dict(shown.options), shown.seed)
    minds = [bots.make(kind, package) for kind in shown.seats]
    while session.turn < shown.turn and (waiting := session.waiting_for()):
        seat = waiting[0]
        luck = decision_seed(shown.seed, seat, session.made)
        session.submit(seat, minds[seat].choose(session.view(seat), seat, session.legal(seat), luck))
    return session


def reduced(image: Image.Image) -> Image.Image:
    """Of PIXELS at most."""
    share = min(1.0, (PIXELS / (image.width * image.height)) ** 0.5)
    return image.resize((round(image.width * share), round(image.height * share)), Image.Resampling.LANCZOS)


def main(names: list[str]) -> int:
    """Paint the pictures of these titles, or of all."""
    for package in map(registry.find, names or registry.names()):
        if package.about.picture is not None:
            image = paint(package, package.about.picture)
            image.save(package.content / "in_play.jpg", quality=QUALITY, optimize=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
