"""Bakes the pictures of crew, heroes and animals: python -m tools.paint.core.cards

Each is 440 x 300 pixels, twice the picture window of a 220 x 310 card.
"""

from pathlib import Path

import pygame

from game.paths import assets
from tools.paint.core.brush import surface
from tools.paint.core.cards_list import ANIMALS, CREW, HEROES
from tools.paint.core.cards_scene import MOODS, Spot, scene

SIZE = (440, 300)
PICTURES = {**CREW, **HEROES, **ANIMALS}


def parse(line: str) -> tuple[str, tuple[str, ...], list[Spot]]:
    """Mood, features and motifs of one line of the list."""
    land, things = line.split(";")
    mood, *features = land.split()
    spots = []
    for thing in things.split(","):
        name, x, y, size, *turn = thing.split()
        spots.append(Spot(name, float(x), float(y), float(size), turn == ["<"]))
    if mood not in MOODS:
        raise ValueError(f"no mood named {mood}")
    return mood, tuple(features), spots


def picture(name: str, line: str) -> pygame.Surface:
    """The picture that a line of the list tells of; the card's id seeds it."""
    mood, features, spots = parse(line)
    return surface(scene(*SIZE, name, mood, spots, features))


def bake(folder: Path) -> None:
    """Writes every picture into the folder."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, line in PICTURES.items():
        pygame.image.save(picture(name, line), folder / f"{name}.jpg")


if __name__ == "__main__":
    bake(assets("raiders", "cards"))
