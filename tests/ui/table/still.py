"""``python -m tests.ui.table.still [TITLE ...]``: what moves at a table while its window does not.

A game of each title is played at random for 200 decisions in windows of several sizes.
"""

from __future__ import annotations

import itertools
import os
import random
import sys
from collections.abc import Iterator

os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"

import pygame

from game.packages import registry
from game.presentation.messages import Messages
from game.ui.table.scene import TableScene
from game.ui.window import run
from game.ui.window.app import App
from tests.ui import readable

SIZES = ((1280, 720), (1920, 1080), (1280, 1440), (3840, 1080))
DECISIONS = 200

SIDES = ("board", "map", "mat", "hand")
"""What changes its size where another side of a small table is large from now on."""

Places = dict[str, tuple[int, ...]]


def places(scene: TableScene) -> Places:
    """Return the rects of everything that must stay where it is."""
    areas, (bar, prompt) = scene.model.areas, scene.widgets.bars
    found = {name: getattr(areas, name) for name in ("top", "prompt", "board", "mat", "hand", "log")}
    found |= {"prompt plate": prompt.rect, "map": scene.model.camera.frame}
    panels = sorted((panel.rect for panel in scene.widgets.panels), key=lambda rect: rect.y)
    found |= {f"panel {n}": rect for n, rect in enumerate(panels)}
    found |= {f"button {button.key}": button.rect for button in bar.buttons}
    found |= {f"label of {button.key}": pygame.Rect(len(button.label), 0, 0, 0) for button in bar.buttons}
    found |= {label.key: label.rect for label in bar.words.labels if label.key}
    return {name: tuple(rect) for name, rect in found.items()}


def loose(scene: TableScene) -> Iterator[str]:
    """Name what of the prompt is outside its plate, over its sentence or over another button."""
    prompt = scene.widgets.bars[1]
    plate = prompt.rect
    sentence = prompt.words_rect
    for button in prompt.buttons:
        if not plate.contains(button.rect):
            yield f"{button.key} hangs out"
        if sentence.colliderect(button.rect):
            yield f"{button.key} over the sentence"
    if sentence.height > plate.height:
        yield "the sentence is too high"
    for one, other in itertools.combinations(prompt.buttons, 2):
        if one.rect.colliderect(other.rect):
            yield f"{one.key} over {other.key}"


def changes(before: Places, now: Places) -> list[str]:
    """Name what is elsewhere, came or went."""
    return sorted(name for name in before.keys() | now.keys() if before.get(name) != now.get(name))


def walk(scene: TableScene, decisions: int, seed: int = 1) -> Iterator[tuple[int, str]]:
    """Play at random, each seat at the screen when it has to choose; yield what is wrong after each move."""
    session, chance = scene.game.session, random.Random(seed)
    scene.view.refresh(at_once=True)
    before, large = places(scene), scene.model.emphasis.large
    turn, changed = (scene.game.viewer, session.turn), 0
    for number in range(decisions):
        if session.over:
            return
        run.play_randomly(session, chance, 1)
        people = [seat for seat in session.waiting_for() if seat in scene.game.humans]
        scene.game.viewer = people[0] if people else scene.game.viewer
        scene.layout()
        now = places(scene)
        may_move = SIDES if scene.model.emphasis.large != large else ()
        last, turn = turn, (scene.game.viewer, session.turn)
        changed = changed + bool(may_move) if turn == last else 0
        if may_move and changed > 1:
            yield number, f"{scene.model.emphasis.large} is the large side now, the second change of a turn"
        yield from ((number, f"{name} moves") for name in changes(before, now) if name not in may_move)
        yield from ((number, wrong) for wrong in loose(scene))
        before, large = now, scene.model.emphasis.large


def table(title: str, seats: int, size: tuple[int, int], moves: int = 0) -> tuple[TableScene, App]:
    """Return a table of a title in a window of a size, after random moves."""
    scene, app = readable.table(title, seats, moves)
    app.ui.messages = Messages()
    app.ui.settings.ui_scale = 0.0
    app.window.size = size
    app.ui.adopt(app.size)
    scene.layout()
    return scene, app


def main(titles: list[str]) -> int:
    """Print what moves; the exit status is 1 where something does."""
    found = 0
    for title, size in itertools.product(titles or registry.names(), SIZES):
        for seats in (readable.seats_of(title)[-1], 2):
            scene, app = table(title, seats, size)
            for number, wrong in walk(scene, DECISIONS):
                sys.stdout.write(f"{title}\t{seats}\t{size[0]}x{size[1]}\t{number}\t{wrong}\n")
                found += 1
            app.window.destroy()
    return int(found > 0)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
