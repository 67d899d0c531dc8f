"""Locate an error in the code of a title or a bot, for its author."""

from __future__ import annotations

import traceback
from pathlib import Path


def described(error: BaseException, home: Path) -> str:
    """Return the error in one line, with the file and line below `home` that raised it."""
    text = f"{type(error).__name__}: {error}" if str(error) else type(error).__name__
    place = where(error, home)
    return f"{text}, {place}" if place else text


def where(error: BaseException, home: Path) -> str | None:
    """Return "file:line" of the innermost frame below `home`, else of the innermost frame; None if there is
    none.
    """
    frames = [(Path(frame.filename), frame.lineno) for frame in traceback.extract_tb(error.__traceback__)]
    own = [(file, line) for file, line in frames if home.name and file.is_relative_to(home)]
    file, line = (own or frames or [(Path(), None)])[-1]
    return f"{file.name}:{line}" if line else None
