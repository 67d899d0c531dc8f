"""Where things lie on disk: in the source tree, in an installed wheel and in a frozen program."""

import sys
from pathlib import Path
from tempfile import TemporaryFile

import platformdirs

APP = "hotseat"


def data_root() -> Path:
    """The folder that holds assets/ and maps/: that of the program itself, and of our own titles."""
    frozen = getattr(sys, "_MEIPASS", None)
    if frozen:
        return Path(frozen)
    here = Path(__file__).resolve().parent
    packed = here / "data"
    return packed if packed.is_dir() else here.parent


def assets(*parts: str) -> Path:
    """A file or folder under assets/."""
    return data_root().joinpath("assets", *parts)


def maps(*parts: str) -> Path:
    """A file under maps/."""
    return data_root().joinpath("maps", *parts)


def config_dir() -> Path:
    """The person's settings."""
    return platformdirs.user_config_path(APP, appauthor=False)


def records_dir() -> Path:
    """The person's game records."""
    return platformdirs.user_data_path(APP, appauthor=False) / "records"


def cache_dir() -> Path:
    """What can be made again."""
    return platformdirs.user_cache_path(APP, appauthor=False)


def state_dir() -> Path:
    """Crash reports and the like."""
    return platformdirs.user_state_path(APP, appauthor=False)


def editions_dir() -> Path:
    """The person's editions: a folder for each title with a folder for each edition of it."""
    return platformdirs.user_data_path(APP, appauthor=False) / "editions"


def refuse_folder(folder: Path) -> None:
    """Raise OSError where no new file can be written into a folder."""
    TemporaryFile(dir=folder).close()
