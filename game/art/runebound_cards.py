"""Bakes the pictures of Runebound's cards: python -m game.art.runebound_cards [slug ...]"""

import sys
from collections.abc import Sequence
from pathlib import Path

import pygame

from game.art import runebound_cards_deck as deck
from game.art import runebound_cards_list as cards
from game.art.brush import surface
from game.art.cards import SIZE, parse
from game.art.runebound_scene import scene, still
from game.paths import assets

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
