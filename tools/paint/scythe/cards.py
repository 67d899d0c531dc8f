"""Bakes the pictures of Scythe's cards: python -m tools.paint.scythe.cards"""

from collections.abc import Mapping
from pathlib import Path

import pygame

from game.paths import assets
from tools.paint.core.cards import picture
from tools.paint.scythe.cards_list import (
    AIRSHIPS,
    COMBAT,
    ENCOUNTERS,
    FACTIONS,
    FACTORY,
    MATS,
    OBJECTIVES,
    RESOLUTIONS,
)

PICTURES = {**COMBAT, **OBJECTIVES, **ENCOUNTERS, **FACTORY, **AIRSHIPS, **RESOLUTIONS}


def bake(folder: Path, pictures: Mapping[str, str]) -> None:
    """Writes pictures into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, line in pictures.items():
        pygame.image.save(picture(f"scythe {name}", line), folder / f"{name}.jpg")


if __name__ == "__main__":
    bake(assets("scythe", "cards"), PICTURES)
    bake(assets("scythe", "factions"), FACTIONS)
    bake(assets("scythe", "mats"), MATS)
