"""Fonts of the system, looked for only when there is a character that our own fonts lack."""

from __future__ import annotations

import io
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pygame.freetype

TIMEOUT_S = 5.0
MAX_FILES = 400
"""Files that are looked into where no program knows which font has a character."""
_SUFFIXES = (".ttf", ".ttc", ".otf", ".otc")
_LIKELY = (
    "segoeui", "arial", "nirmala", "leelawui", "msyh", "msjh", "yugothm", "malgun", "seguiemj", "seguisym",
    "mmrtext", "ebrima", "gadugi", "himalaya", "sylfaen",
    "arial unicode", "geezapro", "arialhb", "pingfang", "hiragino sans gb", "applesdgothicneo", "kohinoor",
    "thonburi", "apple color emoji", "apple symbols",
)  # fmt: skip
"""Fonts of Windows and macOS that have many scripts, without their suffix; they are looked into first."""


class SystemFont:
    """A font file of the system, in memory, so that no file stays open."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.file = path.read_bytes()
        self._font = pygame.freetype.Font(io.BytesIO(self.file), 16)
        self.scalable = self._font.scalable
        """False for a font of pictures in one size, as many emoji are."""
        if not self.scalable:
            self._font.size = self._font.get_sizes()[0][0]

    def has(self, signs: str) -> bool:
        """Return whether the font has all characters."""
        return all(measured is not None for measured in self._font.get_metrics(signs))


@cache
def font_with(signs: str) -> SystemFont | None:
    """Return a font that has all of these characters; None if the system has none."""
    if (known := next((font for font in _FOUND if font.has(signs)), None)) is not None:
        return known
    for path in dict.fromkeys(_candidates(signs)):
        font = _opened(path)
        if font is not None and font.has(signs):
            _FOUND.append(font)
            return font
    return None


_FOUND: list[SystemFont] = []
"""The fonts in use: a name's second letter is mostly in the font of its first."""


def forget() -> None:
    """Look for every font again."""
    _FOUND.clear()
    font_with.cache_clear()


def _opened(path: Path) -> SystemFont | None:
    """Return a font file, None if it cannot be read or is none."""
    if not pygame.freetype.get_init():
        pygame.freetype.init()
    try:
        return SystemFont(path)
    except (OSError, RuntimeError, SystemError, pygame.error, IndexError):  # pygame: a file that is no font
        return None


def _candidates(signs: str) -> Iterator[Path]:
    """Yield the font files that may have these characters: those that fontconfig names, else all."""
    if (program := shutil.which("fc-match")) is not None:
        yield from _matched(program, signs)
    else:
        yield from _files()


def _matched(program: str, signs: str) -> Iterator[Path]:
    """Yield what fontconfig thinks best, with outlines or, for emoji, of any kind."""
    codes = " ".join(f"{ord(sign):x}" for sign in signs)
    environment = {name: value for name, value in os.environ.items() if name != "LD_LIBRARY_PATH"}
    for pattern in (f"sans:charset={codes}:outline=true", f":charset={codes}"):
        command = [program, "-f", "%{file}", pattern]
        try:
            run = subprocess.run(  # noqa: S603  # a fixed command of the system
                command, capture_output=True, timeout=TIMEOUT_S, env=environment, check=False, text=True
            )
        except (OSError, subprocess.SubprocessError, UnicodeDecodeError):
            return
        if run.stdout:
            yield Path(run.stdout)


def folders() -> list[Path]:
    """Return where the system and the person keep fonts."""
    home = Path.home()
    if sys.platform == "win32":
        local = Path(os.environ.get("LOCALAPPDATA", home))
        return [Path(os.environ.get("WINDIR", "C:/Windows")) / "Fonts", local / "Microsoft/Windows/Fonts"]
    if sys.platform == "darwin":
        library = Path("/System/Library/Fonts")
        return [library, library / "Supplemental", Path("/Library/Fonts"), home / "Library/Fonts"]
    return [Path("/usr/share/fonts"), Path("/usr/local/share/fonts"), home / ".local/share/fonts"]


@cache
def _files() -> tuple[Path, ...]:
    """Return the font files of the system, those with many scripts first."""
    found = [
        file
        for folder in folders()
        if folder.is_dir()
        for file in sorted(folder.rglob("*"))
        if file.suffix.lower() in _SUFFIXES
    ]
    return tuple(sorted(found, key=_rank)[:MAX_FILES])


def _rank(file: Path) -> int:
    stem = file.stem.lower()
    return _LIKELY.index(stem) if stem in _LIKELY else len(_LIKELY)
