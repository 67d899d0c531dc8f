"""Draw scenes in memory, in a window that nobody sees."""

from __future__ import annotations

import os

import pygame

from game import paths
from game.records.settings import Settings, Store
from game.ui.window.app import App
from game.ui.window.canvas import scale_down
from game.ui.window.scene import Scene, Size


def no_screen() -> None:
    """Use SDL's dummy drivers."""
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    os.environ["SDL_AUDIODRIVER"] = "dummy"


def app(size: Size, own: Settings | None = None) -> App:
    """Return a program with a window of a size. `own`: the person's settings, whose language and looks it
    takes."""
    made = App(Store(paths.state_dir() / "none"))
    settings = made.ui.settings
    settings.volume, settings.motion = 0, "off"
    if own is not None:
        settings.language, settings.contrast, settings.marks = own.language, own.contrast, own.marks
    made.window.size = size
    made.ui.adopt(made.size)
    return made


def drawn(made: App, scene: Scene) -> pygame.Surface:
    """Return the picture of a scene in a window of this size."""
    canvas, shown = pygame.Surface(made.size), pygame.Surface(made.window.size)
    scene.draw(canvas)
    if made.size == made.window.size:
        return canvas
    scale_down(canvas, shown)
    return shown
