"""Bakes the window's and the launcher's icon from assets/icon.svg: python -m tools.paint.core.icons

The table's own icons (assets/icons) need no baking: the program draws the SVG at the size it wants.
"""

from pathlib import Path

import pygame

from game.paths import assets
from tools.paint.core.motifs import draw

SIZES = (16, 32, 48, 128, 256, 512)


def bake(folder: Path) -> None:
    """Writes the program's icon at every size."""
    folder.mkdir(parents=True, exist_ok=True)
    for size in SIZES:
        pygame.image.save(draw(assets("icon.svg"), size), folder / f"{size}.png")


if __name__ == "__main__":
    bake(assets("icon"))
