"""Paths on disk: in the source tree, in an installed wheel and in a frozen program."""

import os
import sys
from pathlib import Path
from tempfile import TemporaryFile

import platformdirs

APP = "hotseat"
HOME = "HOTSEAT_HOME"
"""The environment variable that moves all of the user's folders to another place."""


def data_root() -> Path:
    """Return the folder with assets/ and maps/ of the program and its own titles."""
    frozen = getattr(sys, "_MEIPASS", None)
    if frozen:
        return Path(frozen)
    here = Path(__file__).resolve().parent
    packed = here / "data"
    return packed if packed.is_dir() else here.parent


def assets(*parts: str) -> Path:
    return data_root().joinpath("assets", *parts)


def maps(*parts: str) -> Path:
    return data_root().joinpath("maps", *parts)


def _own(kind: str) -> Path:
    """Return a folder of the user: in the system's usual place, or below HOTSEAT_HOME."""
    home = os.environ.get(HOME)
    if home:
        return Path(home, kind)
    place: Path = getattr(platformdirs, f"user_{kind}_path")(APP, appauthor=False)
    return place


def config_dir() -> Path:
    """Return the folder of the user's settings."""
    return _own("config")


def records_dir() -> Path:
    """Return the folder of the user's game records."""
    return _own("data") / "records"


def pictures_dir() -> Path:
    """Return where pictures are saved: the system's folder for pictures if there is one, else a folder of the
    program."""
    pictures = platformdirs.user_pictures_path()
    return pictures if pictures.is_dir() and not os.environ.get(HOME) else _own("data") / "pictures"


def cache_dir() -> Path:
    """Return the folder of files that can be computed again."""
    return _own("cache")


def state_dir() -> Path:
    """Return the folder of crash reports and similar files."""
    return _own("state")


def editions_dir() -> Path:
    """Return the folder of the user's editions: one subfolder a title, and in it one an edition."""
    return _own("data") / "editions"


def log_file() -> Path:
    return _own("data") / "hotseat.log"


def shown(path: Path) -> str:
    """Return a path as text, with ~ for the user's home."""
    try:
        return str(Path("~") / path.relative_to(Path.home()))
    except (RuntimeError, ValueError):
        return str(path)


def refuse_folder(folder: Path) -> None:
    """Raise OSError if no new file can be written into a folder."""
    TemporaryFile(dir=folder).close()
