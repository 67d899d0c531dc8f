"""Where things lie on disk: in the source tree, in an installed wheel and in a frozen program."""

import os
import sys
from pathlib import Path
from tempfile import TemporaryFile

import platformdirs

APP = "hotseat"
HOME = "HOTSEAT_HOME"
"""The variable that names another place for all of the person's folders."""


def data_root() -> Path:
    """Return the folder that holds assets/ and maps/: that of the program itself, and of our own titles."""
    frozen = getattr(sys, "_MEIPASS", None)
    if frozen:
        return Path(frozen)
    here = Path(__file__).resolve().parent
    packed = here / "data"
    return packed if packed.is_dir() else here.parent


def assets(*parts: str) -> Path:
    """Return a file or folder under assets/."""
    return data_root().joinpath("assets", *parts)


def maps(*parts: str) -> Path:
    """Return a file under maps/."""
    return data_root().joinpath("maps", *parts)


def _own(kind: str) -> Path:
    """Return a folder of the person: where the system keeps such ones, or together in HOTSEAT_HOME."""
    home = os.environ.get(HOME)
    if home:
        return Path(home, kind)
    place: Path = getattr(platformdirs, f"user_{kind}_path")(APP, appauthor=False)
    return place


def config_dir() -> Path:
    """Return the person's settings."""
    return _own("config")


def records_dir() -> Path:
    """Return the person's game records."""
    return _own("data") / "records"


def cache_dir() -> Path:
    """What can be made again."""
    return _own("cache")


def state_dir() -> Path:
    """Crash reports and the like."""
    return _own("state")


def editions_dir() -> Path:
    """Return the person's editions: a folder for each title with a folder for each edition of it."""
    return _own("data") / "editions"


def log_file() -> Path:
    """Return the log of the program."""
    return _own("data") / "hotseat.log"


def shown(path: Path) -> str:
    """Return a path in words, short where it lies in the person's home."""
    try:
        return str(Path("~") / path.relative_to(Path.home()))
    except (RuntimeError, ValueError):
        return str(path)


def refuse_folder(folder: Path) -> None:
    """Raise OSError where no new file can be written into a folder."""
    TemporaryFile(dir=folder).close()
