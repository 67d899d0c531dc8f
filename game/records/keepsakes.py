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

STORIES = (".txt", ".pdf")
"""The endings of a file with the story of a game."""


def refuse_name(path: Path, endings: Sequence[str]) -> None:
    """Raise UserError if no file can have this name, or no picture without Pillow, which is missing."""
    ending = path.suffix.lower()
    if ending not in endings and (ending or endings is not FILMS):
        raise UserError("error-file-suffix", path=str(path), suffix=path.suffix or "none", known=endings)
    if not path.resolve().parent.is_dir():
        raise UserError("error-file-folder", path=str(path))
    if endings is STORIES:
        return
    if (ending == ".pdf" or (endings is FILMS and ending)) and not has_pillow():
        raise no_pillow(ending)


def no_pillow(ending: str) -> UserError:
    """Return the error that a kind of file needs Pillow."""
    return UserError("error-no-pillow", suffix=ending)


def has_pillow() -> bool:
    """Return whether Pillow is installed, which makes animations and PDF."""
    return find_spec("PIL") is not None


def unused(title: str, ending: str) -> Path:
    """Return an unused path for a picture of a game in the person's folder of pictures."""
    wanted = paths.pictures_dir() / f"{title}-{time.strftime('%Y%m%d-%H%M%S')}{ending}"
    return next(path for path in files.names_like(wanted) if not os.path.lexists(path))


def typed_path(words: str, ending: str) -> Path:
    """Return the path that a person typed; an ending that is missing is added."""
    path = Path(words.strip()).expanduser()
    path = path if path.is_absolute() else Path.home() / path
    return path if path.suffix or not path.name else path.with_name(f"{path.name}{ending}")


def make_own_folder(path: Path) -> None:
    """Make the person's folder of pictures, if a path is in it. Raises OSError."""
    if path.parent == paths.pictures_dir():
        path.parent.mkdir(parents=True, exist_ok=True)


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
