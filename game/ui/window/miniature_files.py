"""Thumbnails of recorded games on disk."""

from __future__ import annotations

import contextlib
import hashlib
import io
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

import pygame

from game import __version__, paths
from game.engine import files
from game.records.library import RecordInfo
from game.ui.window.scene import Size
from game.ui.window.ui import Ui

SIZE = (288, 180)
"""The size of a thumbnail in pixels."""


class Kind(NamedTuple):
    """A kind of thumbnail.

    folder  its folder on disk
    kept    the most files in it; the oldest are deleted
    window  the window size for which the table is drawn
    size    the size of the board's cut-out in pixels; None for the whole board
    """

    folder: str
    kept: int
    window: Size
    size: Size | None


SMALL = Kind("records", 500, (1280, 720), SIZE)
LARGE = Kind("menu", 1, (1920, 1080), None)


class MiniatureFiles:
    """Thumbnails by record, cached on disk until the record changes."""

    def __init__(self, ui: Ui, kind: Kind = SMALL) -> None:
        self._ui, self._kind = ui, kind

    def kept(self, info: RecordInfo) -> pygame.Surface | None:
        """Return the thumbnail of a record if it is on disk."""
        try:
            return pygame.image.load(self._folder / f"{self._key(info)}.jpg")
        except (OSError, pygame.error):
            return None

    def colours(self, info: RecordInfo) -> Sequence[str]:
        """Return the colours that the seats have in a thumbnail on disk: a title may give others than those
        in the record. () without a thumbnail.
        """
        try:
            return (self._folder / f"{self._key(info)}.txt").read_text(encoding="utf-8").split()
        except (OSError, UnicodeDecodeError):
            return ()

    def _key(self, info: RecordInfo) -> str:
        """Return the name of a thumbnail: it changes with the record, and with the language of its names."""
        words = f"{info.path.absolute()} {info.changed} {info.moves} {__version__} {self._language}"
        return hashlib.sha256(words.encode(errors="surrogateescape")).hexdigest()[:24]

    @property
    def _language(self) -> str:
        return self._ui.messages.language

    @property
    def _folder(self) -> Path:
        return paths.cache_dir() / self._kind.folder

    def _keep(self, picture: pygame.Surface, colours: Sequence[str], key: str) -> None:
        """Save a thumbnail with the colours of its seats if possible, and delete old ones."""
        drawn = io.BytesIO()
        pygame.image.save(picture, drawn, ".jpg")
        with contextlib.suppress(OSError):
            self._folder.mkdir(parents=True, exist_ok=True)
            files.replace(self._folder / f"{key}.txt", " ".join(colours).encode(), sync=False)
            files.replace(self._folder / f"{key}.jpg", drawn.getvalue(), sync=False)
            made = sorted(self._folder.glob("*.jpg"), key=lambda path: path.stat().st_mtime, reverse=True)
            for path in made[self._kind.kept :]:
                path.unlink()
                path.with_suffix(".txt").unlink(missing_ok=True)
