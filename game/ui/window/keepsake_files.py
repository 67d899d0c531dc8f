"""Pictures as files: one picture, a folder of pictures, an animation, the pages of a PDF.

PNG and JPEG are pygame's; everything else needs Pillow, which the extra `keepsakes` installs and
which is loaded where a file needs it.
"""

from __future__ import annotations

import io
from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import pygame

from game.engine import files

if TYPE_CHECKING:
    from PIL.Image import Image

MAX_PICTURES = 2000
MAX_PIXELS = 200_000_000
"""The most pixels of all pictures of a file together: they are in memory at once, three bytes each."""
FOLDER_DIGITS = 4
DOTS_PER_INCH = 144.0
QUALITY = 85


class Frame(NamedTuple):
    """A picture of a film and how long it is shown, in milliseconds."""

    surface: pygame.Surface
    ms: int


def most_pictures(to: Path, size: tuple[int, int]) -> int:
    """Return how many pictures of a size a film can have."""
    return MAX_PICTURES if not to.suffix else min(MAX_PICTURES, MAX_PIXELS // (size[0] * size[1]))


def encoded(surface: pygame.Surface, suffix: str) -> bytes:
    """Return a picture as the contents of a file: PNG, JPEG or a PDF page. pygame itself ignores a full
    disk."""
    buffer = io.BytesIO()
    if suffix.lower() == ".pdf":
        _image(surface).save(buffer, "PDF", resolution=DOTS_PER_INCH, quality=QUALITY)
    else:
        pygame.image.save(surface, buffer, f"picture{suffix}")
    return buffer.getvalue()


def write_film(to: Path, frames: Iterable[Frame]) -> None:
    """Write pictures into a new folder or file, completely or not at all. Raises OSError."""
    with files.arriving(to) as part:
        if not to.suffix:
            _write_folder(part, frames)
        else:
            _write_file(part, to.suffix.lower(), frames)


def _write_folder(part: Path, frames: Iterable[Frame]) -> None:
    part.mkdir()
    for number, frame in enumerate(frames, start=1):
        files.write_new(part / f"{number:0{FOLDER_DIGITS}}.png", encoded(frame.surface, ".png"))


def _write_file(part: Path, suffix: str, frames: Iterable[Frame]) -> None:
    images, times = [], []
    for frame in frames:
        images.append(_image(frame.surface))
        times.append(frame.ms)
    first, *rest = images
    if suffix == ".pdf":
        first.save(part, "PDF", save_all=True, append_images=rest, resolution=DOTS_PER_INCH, quality=QUALITY)
    elif suffix == ".webp":
        first.save(part, "WEBP", save_all=True, append_images=rest, duration=times, quality=QUALITY, method=2)
    else:
        first.save(part, "PNG", save_all=True, append_images=rest, duration=times)


def _image(surface: pygame.Surface) -> Image:
    """Return a picture as Pillow has it."""
    from PIL import Image

    return Image.frombytes("RGB", surface.get_size(), pygame.image.tobytes(surface, "RGB"))
