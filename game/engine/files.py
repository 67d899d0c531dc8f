"""New files and folders: there as a whole or not at all, and never over what has the name already."""

from __future__ import annotations

import contextlib
import errno
import os
import re
import shutil
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path

BOM = b"\xef\xbb\xbf"
"""What some editors put before UTF-8 text."""
MOST_ALIKE = 10_000
"""Files of one name with numbers behind, at most."""
_DEVICE = re.compile(r"(?i)(con|prn|aux|nul|(com|lpt)[1-9¹²³])\s*(\..*)?$")


def write_new(path: Path, content: bytes) -> None:
    """Write a whole new file. Raises FileExistsError where something has its name, OSError also for a name
    that Windows does not allow; then nothing new is there."""
    if is_device(path.name):
        raise OSError(errno.EINVAL, f"Windows keeps the name {path.name} for a device")
    part = _part(path)
    try:
        _write(part, content)
        _give_name(part, path)
    finally:
        part.unlink(missing_ok=True)


def write_beside(path: Path, content: bytes) -> Path:
    """Write a whole new file of that name, or with a number behind where something has it. Returns its path.
    Raises OSError."""
    for found in names_like(path):
        with contextlib.suppress(FileExistsError):
            write_new(found, content)
            return found
    raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST), str(path))


def names_like(path: Path) -> Iterator[Path]:
    """Yield a path, and then the same with a number behind its name."""
    yield path
    yield from (path.with_stem(f"{path.stem}-{number}") for number in range(2, MOST_ALIKE))


def write_new_folder(path: Path, contents: Mapping[str, bytes]) -> None:
    """Make a new folder with files in it. Raises FileExistsError, OSError; then nothing new is there."""
    path.parent.mkdir(parents=True, exist_ok=True)
    part = _part(path)
    try:
        part.mkdir()
        for name, content in contents.items():
            _write(part / name, content)
        if os.path.lexists(path):
            raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST), str(path))
        part.rename(path)
    finally:
        shutil.rmtree(part, ignore_errors=True)


def is_device(name: str) -> bool:
    """Return whether Windows takes a name of a file for one of its devices, such as CON or nul.txt."""
    return _DEVICE.match(name.strip()) is not None


def without_bom(content: bytes) -> bytes:
    """Text as bytes, without the mark that some editors put before it."""
    return content.removeprefix(BOM)


def _part(path: Path) -> Path:
    """Return the hidden name under which something is written first."""
    return path.with_name(f".{os.getpid()}.part")


def _write(path: Path, content: bytes) -> None:
    with path.open("wb") as file:
        file.write(content)
        file.flush()
        os.fsync(file.fileno())


def _give_name(part: Path, path: Path) -> None:
    """Give a file its name, unless something has it: a link or, on Windows, a renaming refuses that at once.
    On a disk without links the name is taken first."""
    link: Callable[[Path, Path], None] = os.rename if os.name == "nt" else os.link
    try:
        link(part, path)
    except FileExistsError:
        raise
    except OSError:
        path.open("xb").close()
        part.replace(path)
