"""Where an error came from, for whoever wrote the code of a title or of a bot."""

from __future__ import annotations

import traceback
from pathlib import Path


def described(error: BaseException, home: Path) -> str:
    """Return an error in short, with the file and the line of the code in a folder that it came from."""
    text = f"{type(error).__name__}: {error}" if str(error) else type(error).__name__
    place = where(error, home)
    return f"{text}, {place}" if place else text


def where(error: BaseException, home: Path) -> str:
    """File and line: the last ones in a folder, or the last of all where none lies there; "" unknown."""
    frames = [(Path(frame.filename), frame.lineno) for frame in traceback.extract_tb(error.__traceback__)]
    own = [(file, line) for file, line in frames if home.name and file.is_relative_to(home)]
    file, line = (own or frames or [(Path(), None)])[-1]
    return f"{file.name}:{line}" if line else ""
