"""``python -m tests.ui.screens FOLDER [NAME ...]``: pictures of every screen in windows of five sizes.

A picture for each screen holds all five windows, scaled down; ``FOLDER/whole`` has each in its own size. With
names only the screens are drawn whose names contain one of them. ``LANGUAGE=de`` draws them in German.
"""

from __future__ import annotations

import argparse
import itertools
import os
import sys
import tempfile
from pathlib import Path

os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"

import pygame

from game.ui.window.app import App
from tests.ui.screens.stage import FOR_A_MOMENT, MOMENT_TURNS, SIZES, TURN_MS, TURNS, Screens, Show

PLACES = (
    (0, 0, 640, 360),
    (644, 0, 640, 360),
    (1288, 0, 640, 360),
    (0, 364, 480, 540),
    (484, 364, 1444, 406),
)
"""Where the five windows lie in one picture, and how large."""
RACE_TURNS = 16
"""The turns after which the race at the end of a game is looked at, before it is over."""


def in_all_sizes(app: App, name: str, show: Show, folder: Path) -> pygame.Surface:
    """Return a picture of what is on the stage in all windows; write each as a file."""
    sheet = pygame.Surface((1928, 904))
    for size, place in zip(SIZES, PLACES, strict=True):
        app.window.size = size
        for turn in range(RACE_TURNS if name.endswith("race") else TURNS):
            if not app.turn(TURN_MS) and turn > 3:
                break
        if name.endswith(FOR_A_MOMENT):
            show()
            for _ in range(MOMENT_TURNS):
                app.turn(TURN_MS)
        drawn = pygame.Surface(app.size)
        for scene in app.visible:
            scene.draw(drawn)
        pygame.image.save(drawn, folder / "whole" / f"{name} {size[0]}x{size[1]}.png".replace(" ", "_"))
        sheet.blit(pygame.transform.smoothscale(drawn, place[2:]), place[:2])
    return sheet


def main() -> int:
    """Draw the screens."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("names", nargs="*", metavar="NAME")
    parser.add_argument("--from", dest="first", default="", help="the first screen that is drawn")
    parser.add_argument("--high", action="store_true", help="with the setting of high contrast")
    given = parser.parse_args()
    (given.folder / "whole").mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as home:
        os.environ["HOTSEAT_HOME"] = home
        screens = Screens(Path(home))
        screens.app.ui.settings.contrast = "high" if given.high else "normal"
        found = itertools.dropwhile(lambda named: given.first not in ("", named[0]), screens.all())
        for name, show in found:
            if given.names and not any(part in name for part in given.names):
                continue
            screens.app.window.size = SIZES[0]
            screens.app.ui.settings.motion, screens.app.ui.settings.log = "off", "auto"
            screens.app.turn(TURN_MS)
            show()
            sheet = in_all_sizes(screens.app, name, show, given.folder)
            pygame.image.save(sheet, given.folder / f"{name}.png".replace(" ", "_"))
            sys.stdout.write(f"{name}\n")
            sys.stdout.flush()
    return 0


if __name__ == "__main__":
    sys.exit(main())
