"""Pictures of games that a person keeps."""

from __future__ import annotations

import os
import time
from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path

from game import paths
from game.engine import files
from game.engine.order import round_of
from game.engine.session.replay import Replay
from game.errors import UserError

EVERY = ("turn", "round", "move")
"""After what a film has a picture."""
FILM_SIZE = (1280, 720)
PICTURES = (".png", ".jpg", ".pdf")
"""The endings of a file with one picture."""
FILMS = (".webp", ".apng", ".png", ".pdf")
"""The endings of a file with many pictures; a name without an ending is a folder of PNG pictures."""


def refuse_name(path: Path, endings: Sequence[str]) -> None:
    """Raise UserError if no file can have this name, or not without Pillow, which is missing."""
    ending = path.suffix.lower()
    if ending not in endings and (ending or endings is not FILMS):
        raise UserError("error-out-suffix", path=str(path), suffix=path.suffix, known=endings)
    if not path.resolve().parent.is_dir():
        raise UserError("error-out-folder", path=str(path))
    if (ending == ".pdf" or (endings is FILMS and ending)) and not has_pillow():
        raise UserError("error-no-pillow", suffix=ending)


def has_pillow() -> bool:
    """Return whether Pillow is installed, which makes animations and PDF."""
    return find_spec("PIL") is not None


def keep(png: bytes, title: str) -> Path:
    """Write a picture of a game into the person's folder of pictures; return its path. Raises OSError."""
    folder = paths.pictures_dir()
    folder.mkdir(parents=True, exist_ok=True)
    wanted = folder / f"{title}-{time.strftime('%Y%m%d-%H%M%S')}.png"
    path = next(path for path in files.names_like(wanted) if not os.path.lexists(path))
    path.write_bytes(png)
    return path


def picture_numbers(replay: Replay, every: str) -> list[int]:
    """Return after how many moves a film has a picture: where each turn, round or move begins, at each
    comment and at the end."""
    found, before = list[int](), -1
    for made, turn in replay.outline():
        now = {"turn": turn, "round": round_of(turn, len(replay.seats)), "move": made}[every]
        if now != before:
            found.append(made)
        before = now
    return sorted({*found, *replay.comments.texts, replay.length})
