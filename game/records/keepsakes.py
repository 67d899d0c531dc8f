"""Pictures of finished games that a person keeps."""

from __future__ import annotations

import os
import time
from pathlib import Path

from game import paths
from game.engine import files


def keep(png: bytes, title: str) -> Path:
    """Write a picture of a game into the person's folder of pictures; return its path. Raises OSError."""
    folder = paths.pictures_dir()
    folder.mkdir(parents=True, exist_ok=True)
    wanted = folder / f"{title}-{time.strftime('%Y%m%d-%H%M%S')}.png"
    path = next(path for path in files.names_like(wanted) if not os.path.lexists(path))
    path.write_bytes(png)
    return path
