"""Which files of maps the packaged program carries."""

from __future__ import annotations

from pathlib import Path

READ = {".tmx", ".tsx", ".tx"}
"""Maps, tilesets and templates, which the program reads; the pictures beside them are for Tiled."""


def data(folder: Path) -> list[tuple[str, str]]:
    """Every file of a folder of maps that is read, and the folder of the program that it goes into."""
    found = sorted(file for file in folder.rglob("*") if file.suffix in READ)
    return [(str(file), str(Path("maps") / file.parent.relative_to(folder))) for file in found]
