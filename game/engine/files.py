"""Write files and folders completely or not at all: new ones that replace nothing, or over existing ones.

Nothing else in the program opens a file to write it at once, so that a stopped program leaves no half file.
"""

from __future__ import annotations

import contextlib
import errno
import os
import re
import shutil
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import TextIO

from game.errors import Phrase

BOM = b"\xef\xbb\xbf"
"""The byte order mark that some editors write before UTF-8 text."""
MAX_NUMBERED_FILES = 10_000
"""The most files with one name and a number behind it."""
_DEVICE = re.compile(r"(?i)(con|prn|aux|nul|(com|lpt)[1-9¹²³])\s*(\..*)?$")


class ReservedName(OSError, Phrase):
    """Windows keeps this name of a file for a device."""

    __str__ = Phrase.__str__
    __init__ = Phrase.__init__


def write_new(path: Path, content: bytes) -> None:
    """Create a file. Raises FileExistsError if the name is taken, and OSError also for names that Windows
    forbids.

    After an error no new file exists.
    """
    if is_device(path.name):
        raise ReservedName("error-file-device", name=path.name)
    part = _part(path)
    try:
        _write(part, content)
        _give_name(part, path)
    finally:
        part.unlink(missing_ok=True)


def write_beside(path: Path, content: bytes) -> Path:
    """Create a file, with a number behind its name if that is taken. Return its path. Raises OSError."""
    for found in names_like(path):
        with contextlib.suppress(FileExistsError):
            write_new(found, content)
            return found
    raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST), str(path))


def names_like(path: Path) -> Iterator[Path]:
    """Yield a path, then the same path with a number behind its name."""
    yield path
    yield from (path.with_stem(f"{path.stem}-{number}") for number in range(2, MAX_NUMBERED_FILES))


def write_new_folder(path: Path, contents: Mapping[str, bytes]) -> None:
    """Create a folder with files in it, which may be in folders within it.

    Raises FileExistsError or OSError; then no new folder exists.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    part = _part(path)
    try:
        part.mkdir()
        for name, content in contents.items():
            (part / name).parent.mkdir(parents=True, exist_ok=True)
            _write(part / name, content)
        refuse_taken(path)
        part.rename(path)
    finally:
        shutil.rmtree(part, ignore_errors=True)


@contextlib.contextmanager
def arriving(path: Path) -> Iterator[Path]:
    """Give the hidden name under which a file or folder is made, which gets its own name when the block ends.

    Raises FileExistsError if the name is taken, and OSError also for names that Windows forbids. After an
    error, or when the program is told to stop, nothing of it is left.
    """
    if is_device(path.name):
        raise ReservedName("error-file-device", name=path.name)
    refuse_taken(path)
    part = part_of(path, os.getpid())
    try:
        yield part
        if part.is_dir():
            refuse_taken(path)
            part.rename(path)
        else:
            _give_name(part, path)
    finally:
        remove(part)


@contextlib.contextmanager
def arriving_text(path: Path) -> Iterator[TextIO]:
    """Give a text to write on, which becomes a new file when the block ends. Raises what `arriving` does."""
    with arriving(path) as part, part.open("w", encoding="utf-8") as file:
        yield file
        file.flush()
        os.fsync(file.fileno())


@contextlib.contextmanager
def replacing(path: Path) -> Iterator[Path]:
    """Give the hidden name under which a file is written, which takes the place of another one when the block
    ends. A link stays, and what it points at is replaced.

    Raises OSError. After an error, or when the program is told to stop, the other one is as it was.
    """
    real = path.resolve()
    part = part_of(real, os.getpid())
    try:
        yield part
        part.replace(real)
    finally:
        remove(part)


def replace(path: Path, content: bytes, *, sync: bool = True) -> None:
    """Write a file over another one, if there is one. Raises OSError.

    sync: False does not wait for the disk: for what can be made again
    """
    with replacing(path) as part:
        _write(part, content, sync=sync)


def part_of(path: Path, process: int) -> Path:
    """Return the hidden name under which a process makes a file or folder."""
    return path.with_name(f".{path.name}.{process}.part")


def remove(part: Path) -> None:
    """Remove a file or folder that was made only in part, if it is there."""
    if part.is_dir():
        shutil.rmtree(part, ignore_errors=True)
    else:
        part.unlink(missing_ok=True)


def refuse_taken(path: Path) -> None:
    """Raise FileExistsError if there is something of this name."""
    if os.path.lexists(path):
        raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST), str(path))


def is_device(name: str) -> bool:
    """Return whether Windows reserves a file name for a device, such as CON or nul.txt."""
    return _DEVICE.match(name.strip()) is not None


def without_bom(content: bytes) -> bytes:
    """Return the bytes of a text without its byte order mark."""
    return content.removeprefix(BOM)


def _part(path: Path) -> Path:
    """Return the hidden name under which a file is written first."""
    return path.with_name(f".{os.getpid()}.part")


def _write(path: Path, content: bytes, *, sync: bool = True) -> None:
    with path.open("wb") as file:
        file.write(content)
        if sync:
            file.flush()
            os.fsync(file.fileno())


def _give_name(part: Path, path: Path) -> None:
    """Rename a finished file; raise FileExistsError if the name is taken.

    A hard link, or on Windows a rename, fails in that case. A disk without links needs a reserved name first.
    """
    link: Callable[[Path, Path], None] = os.rename if os.name == "nt" else os.link
    try:
        link(part, path)
    except FileExistsError:
        raise
    except OSError:
        path.open("xb").close()
        part.replace(path)
