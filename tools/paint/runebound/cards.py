"""Bakes the pictures of Runebound's cards: python -m tools.paint.runebound.cards [slug ...]"""

import sys
from collections.abc import Sequence
from pathlib import Path

import pygame

from game.paths import assets
from tools.paint.core.brush import surface
from tools.paint.core.cards import SIZE, parse
from tools.paint.runebound import cards_deck as deck
from tools.paint.runebound import cards_list as cards
from tools.paint.runebound.scene import scene, still

PEOPLE = {**cards.HEROES, **cards.ALLIES}
SCENES = {**deck.GREEN, **deck.YELLOW, **deck.BLUE, **deck.RED, **deck.DOOM, **deck.RETINUE}
PICTURES = {**cards.ITEMS, **PEOPLE, **SCENES}


def picture(name: str) -> pygame.Surface:
    """The picture of a card; its id seeds it."""
    line = PICTURES[name]
    if name in cards.ITEMS:
        dye, thing = (part.strip() for part in line.split(";"))
        return surface(still(*SIZE, f"runebound {name}", thing, dye))
    mood, features, spots = parse(line)
    return surface(scene(*SIZE, f"runebound {name}", mood, spots, features))


def bake(folder: Path, names: Sequence[str]) -> None:
    """Writes pictures into the folder."""
    folder.mkdir(parents=True, exist_ok=True)
    for name in names:
        pygame.image.save(picture(name), folder / f"{name}.jpg")


if __name__ == "__main__":
    bake(assets("runebound", "cards"), sys.argv[1:] or list(PICTURES))
