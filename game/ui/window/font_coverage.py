"""Which letters our fonts draw: Latin, Greek and Cyrillic, each standing alone and read from the left."""

from __future__ import annotations

import io
import sys
import unicodedata
from functools import cache, lru_cache
from importlib import import_module
from pathlib import Path
from typing import Literal

import pygame.freetype

Face = Literal["serif", "serif-semi", "serif-bold", "serif-it", "sans", "sans-semi", "sans-bold", "sans-it"]

FILES: dict[str, tuple[str, str]] = {
    "serif": ("font_source_serif_pro", "SourceSerifPro"),
    "serif-semi": ("font_source_serif_pro", "SourceSerifProSemibold"),
    "serif-bold": ("font_source_serif_pro", "SourceSerifProBold"),
    "serif-it": ("font_source_serif_pro", "SourceSerifProIt"),
    "sans": ("font_source_sans_pro", "SourceSansPro"),
    "sans-semi": ("font_source_sans_pro", "SourceSansProSemibold"),
    "sans-bold": ("font_source_sans_pro", "SourceSansProBold"),
    "sans-it": ("font_source_sans_pro", "SourceSansProIt"),
}
_INSTEAD: dict[Face, Face] = {
    "serif": "sans", "serif-semi": "sans-semi", "serif-bold": "sans-bold",
    "serif-it": "sans", "sans-it": "sans",
}  # fmt: skip
"""The face that has letters which another one has not."""
SUBSTITUTE = "\ufffd"
"""Stands for a letter that no face has; every face draws an empty box for it."""
SPACE = "\u00a0"
EM = 100
"""Pixels at which letters are measured."""
NARROW = 0.17
"""Share of the size by which the place that a font gives to a sign may be too narrow for it."""
_ALONE = ("L", "N", "P", "S", "Z")
"""First letters of the Unicode categories of signs that need no other one to join them."""
_FROM_RIGHT = ("R", "AL", "AN")


@cache
def font_file(face: str) -> bytes | None:
    """What the file of a face holds: a font that is read from memory keeps no file open."""
    package, name = FILES[face]
    try:
        return Path(import_module(package).font_files_ttf[name]).read_bytes()
    except (ImportError, KeyError, OSError):
        sys.stderr.write(f"hotseat: the font package {package} is missing, text looks plain\n")
        return None


def one_form(words: str) -> str:
    """Return words with every letter and its accents in one sign, where there is one."""
    return words if words.isascii() else unicodedata.normalize("NFC", words)


def without_letters(words: str) -> list[str]:
    """Return the signs of a text that cannot be drawn as they should be, each once."""
    return [sign for sign in dict.fromkeys(one_form(words)) if not _is_drawn(sign)]


def name_of(sign: str) -> str:
    """What a sign is called in Unicode, for a sentence that cannot show it."""
    return unicodedata.name(sign, f"U+{ord(sign):04X}").lower()


@lru_cache(4096)
def drawn(words: str, face: Face) -> tuple[str, Face]:
    """Return words as they can be drawn, and the face that has their letters."""
    if not words.isascii():
        words = "".join(sign if _is_drawn(sign) else _stand_in(sign) for sign in one_form(words))
        has_all = all(sign == SUBSTITUTE or _has(face, sign) for sign in words)
        face = face if has_all else _INSTEAD.get(face, face)
    return "".join(sign + _room_after(face, sign) for sign in words[:-1]) + words[-1:], face


@cache
def _room_after(face: Face, sign: str) -> str:
    """Spaces behind a sign to which the font gives less room than it takes: our serif fonts draw what
    follows a percent sign, a fraction or a quotation mark into it."""
    font = _coverage(face)
    measured = font.get_metrics(sign, size=EM)[0] if font is not None else None
    if font is None or measured is None or sign.isspace() or sign.isalpha() or sign.isdecimal():
        return ""
    left, right, advance = measured[0], measured[1], measured[4]
    lacking = left + right - advance  # as much room on the right as on the left
    if lacking < NARROW * EM:
        return ""
    return SPACE * round(lacking / font.get_metrics(SPACE, size=EM)[0][4])


def _stand_in(sign: str) -> str:
    """Return a box; nothing for what only joins or changes other signs."""
    return "" if unicodedata.category(sign)[0] in "MC" else SUBSTITUTE


@cache
def _is_drawn(sign: str) -> bool:
    """Return whether a sign needs no shaping, and some face that names are drawn in has it."""
    shaped = unicodedata.category(sign)[0] not in _ALONE or unicodedata.bidirectional(sign) in _FROM_RIGHT
    return sign.isascii() or (not shaped and _has("sans", sign))


@cache
def _has(face: Face, sign: str) -> bool:
    font = _coverage(face)
    return font is None or sign.isascii() or font.get_metrics(sign)[0] is not None


@cache
def _coverage(face: Face) -> pygame.freetype.Font | None:
    """Return the font as one that knows which letters it has; None where its package is missing."""
    file = font_file(face)
    if not pygame.freetype.get_init():
        pygame.freetype.init()
    return pygame.freetype.Font(io.BytesIO(file), 16) if file else None
