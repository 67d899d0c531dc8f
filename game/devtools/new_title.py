"""Write a new title package from the templates in assets/new_title."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping
from pathlib import Path

from game import paths
from game.engine import files
from game.packages import registry
from game.presentation.messages import LANGUAGE, read_text

MODEL = "new_title"
_NAME = re.compile(r"[^\W\d_][\w '’&!,.:-]*", re.ASCII)
_PLACEHOLDER = re.compile(r"NAME_OF_TITLE|SMP(?=-)|hotseat-sample|Sample|sample")


def id_of(name: str) -> str:
    """Return the id for a title's name: "Stone Age!" becomes stone_age; "" if the name has no letters to
    use."""
    plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode()
    words = re.sub(r"[^a-z0-9]+", "_", plain.replace("'", "").lower()).strip("_")
    return words if _NAME.fullmatch(plain) else ""


def is_taken(title: str) -> bool:
    """Return whether an id belongs to an installed title, or clashes with a message or folder of the
    program."""
    begins = re.compile(rf"^{title}-", re.MULTILINE)
    ours = (paths.assets() / "text" / LANGUAGE).glob("*.ftl")
    named = any(begins.search(read_text(file)) for file in ours)
    return named or title in registry.installed() or (paths.assets() / title).exists()


def write(name: str, title: str, folder: Path) -> None:
    """Write the package of a title into a new folder. Raises OSError."""
    words = _replacements(name, title)
    model = paths.assets() / MODEL
    found = (file for file in model.rglob("*") if file.is_file() and "__pycache__" not in file.parts)
    texts = {file.relative_to(model).as_posix(): file.read_text(encoding="utf-8") for file in found}
    contents = {_filled(place, words): _filled(text, words).encode() for place, text in texts.items()}
    files.write_new_folder(folder, contents)


def _replacements(name: str, title: str) -> Mapping[str, str]:
    letters = [letter for letter in title if letter.isalpha()]
    return {
        "NAME_OF_TITLE": name,
        "SMP": "".join([*letters, "x", "x"])[:3].upper(),
        "hotseat-sample": f"hotseat-{title.replace('_', '-')}",
        "Sample": "".join(word.capitalize() for word in title.split("_")),
        "sample": title,
    }


def _filled(text: str, words: Mapping[str, str]) -> str:
    return _PLACEHOLDER.sub(lambda found: words[found[0]], text)
