"""Bakes the figures of Scythe: python -m tools.paint.scythe.pieces"""

from collections.abc import Callable
from functools import partial
from pathlib import Path

import pygame

from game.paths import assets
from game.titles.scythe.words.factions import COLOURS
from game.ui.window.theme import SEAT_COLOURS
from tools.paint.core.colour import hex_code
from tools.paint.core.pieces import piece

FACTIONS = {faction: hex_code(SEAT_COLOURS[colour].colour) for faction, colour in COLOURS.items()}
OWN = ("mech", "character")
"""Figures that every faction has in a shape of its own."""
ALIKE = {
    "worker": "labourer",
    "mine": "mine",
    "mill": "mill",
    "monument": "monument",
    "armory": "armory",
    "airship": "airship",
}
"""Figures of one shape for all, and their drawings."""
TOKENS = {
    "flag_albion": ("flag", "albion"),
    "trap_hidden": ("trap", "togawa"),
    "trap_sprung": ("trap_sprung", "togawa"),
}
"""Tokens of one faction alone, with their drawings."""
THINGS = ("oil", "metal", "food", "wood", "encounter")
FIGURE, TOKEN = 192, 128


def recipes() -> dict[str, Callable[[], pygame.Surface]]:
    """File name (without .png) of everything baked here, and how."""
    made: dict[str, Callable[[], pygame.Surface]] = {
        thing: partial(piece, thing, None, TOKEN) for thing in THINGS
    }
    for faction, colour in FACTIONS.items():
        for shape in OWN:
            made[f"{shape}_{faction}"] = partial(piece, f"{shape}_{faction}", colour, FIGURE)
        for name, drawing in ALIKE.items():
            made[f"{name}_{faction}"] = partial(piece, drawing, colour, FIGURE)
    for name, (drawing, faction) in TOKENS.items():
        made[name] = partial(piece, drawing, FACTIONS[faction], FIGURE)
    return made


def bake(folder: Path) -> None:
    """Writes every figure into the folder."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, make in recipes().items():
        pygame.image.save(make(), folder / f"{name}.png")


if __name__ == "__main__":
    bake(assets("scythe", "pieces"))
