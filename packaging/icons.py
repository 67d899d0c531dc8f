"""Makes the icons for Windows and macOS of our own art: ``python packaging/icons.py``. Needs Pillow."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from PIL import Image

HERE = Path(__file__).resolve().parent
ART = HERE.parent / "assets" / "icon"
LARGEST = {"ico": 256, "icns": 512}


def pictures(largest: int) -> list[Image.Image]:
    """Our icon in all sizes up to one, the largest first; each was drawn for its size."""
    sizes = sorted((int(file.stem) for file in ART.glob("*.png")), reverse=True)
    return [Image.open(ART / f"{size}.png").convert("RGBA") for size in sizes if size <= largest]


def make(kind: str, folder: Path) -> Path:
    """Write the icon of a kind; returns the file."""
    first, *rest = pictures(LARGEST[kind])
    out = folder / f"hotseat.{kind}"
    # macOS' icons have fixed sizes
    more: dict[str, Any] = {"sizes": [p.size for p in (first, *rest)]} if kind == "ico" else {}
    first.save(out, append_images=rest, **more)
    return out


if __name__ == "__main__":
    for kind in LARGEST:
        make(kind, HERE)
