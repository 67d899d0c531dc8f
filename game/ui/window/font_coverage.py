"""Which characters our fonts can draw: Latin, Greek and Cyrillic, without shaping, from left to right."""

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
_FALLBACKS: dict[Face, Face] = {
    "serif": "sans", "serif-semi": "sans-semi", "serif-bold": "sans-bold",
    "serif-it": "sans", "sans-it": "sans",
}  # fmt: skip
"""The fallback face for a face that lacks a character."""
SUBSTITUTE = "\ufffd"
"""Stands for a character that no face has; every face draws it as an empty box."""
SPACE = "\u00a0"
MEASURING_PX = 100
"""The font size, in pixels, at which characters are measured."""
MAX_OVERHANG = 0.17
"""The share of the font size by which a character may be wider than its advance."""
_ALONE = ("L", "N", "P", "S", "Z")
"""First letters of the Unicode categories of characters that don't combine with others."""
_FROM_RIGHT = ("R", "AL", "AN")


@cache
def font_file(face: str) -> bytes | None:
    """Return the font file of a face in memory, so that no file stays open; None if the package is
    missing."""
    package, name = FILES[face]
    try:
        return Path(import_module(package).font_files_ttf[name]).read_bytes()
    except (ImportError, KeyError, OSError):
        sys.stderr.write(f"hotseat: the font package {package} is missing, text looks plain\n")
        return None


def one_form(words: str) -> str:
    """Return the text in composed form (NFC)."""
    return words if words.isascii() else unicodedata.normalize("NFC", words)


def undrawable(words: str) -> list[str]:
    """Return the characters of a text that cannot be drawn correctly, without duplicates."""
    return [sign for sign in dict.fromkeys(one_form(words)) if not _is_drawn(sign)]


def name_of(sign: str) -> str:
    """Return the Unicode name of a character, for a sentence that cannot show it."""
    return unicodedata.name(sign, f"U+{ord(sign):04X}").lower()


@lru_cache(4096)
def drawn(words: str, face: Face) -> tuple[str, Face]:
    """Return the text with drawable characters only, and a face that has all of them."""
    if not words.isascii():
        words = "".join(sign if _is_drawn(sign) else _stand_in(sign) for sign in one_form(words))
        has_all = all(sign == SUBSTITUTE or _has(face, sign) for sign in words)
        face = face if has_all else _FALLBACKS.get(face, face)
    return "".join(sign + _room_after(face, sign) for sign in words[:-1]) + words[-1:], face


@cache
def _room_after(face: Face, sign: str) -> str:
    """Return spaces to add after a character whose advance is too narrow.

    Our serif fonts draw the next character into a percent sign, a fraction or a quotation mark.
    """
    font = _coverage(face)
    measured = font.get_metrics(sign, size=MEASURING_PX)[0] if font is not None else None
    if font is None or measured is None or sign.isspace() or sign.isalpha() or sign.isdecimal():
        return ""
    left, right, advance = measured[0], measured[1], measured[4]
    lacking = left + right - advance  # as much room on the right as on the left
    if lacking < MAX_OVERHANG * MEASURING_PX:
        return ""
    return SPACE * round(lacking / font.get_metrics(SPACE, size=MEASURING_PX)[0][4])


def _stand_in(sign: str) -> str:
    """Return a box for a character, or "" if it only combines with others."""
    return "" if unicodedata.category(sign)[0] in "MC" else SUBSTITUTE


@cache
def _is_drawn(sign: str) -> bool:
    """Return whether a character needs no shaping and some face has it."""
    shaped = unicodedata.category(sign)[0] not in _ALONE or unicodedata.bidirectional(sign) in _FROM_RIGHT
    return sign.isascii() or (not shaped and _has("sans", sign))


@cache
def _has(face: Face, sign: str) -> bool:
    font = _coverage(face)
    return font is None or sign.isascii() or font.get_metrics(sign)[0] is not None


@cache
def _coverage(face: Face) -> pygame.freetype.Font | None:
    """Return the font of a face that reports its characters; None if the package is missing."""
    file = font_file(face)
    if not pygame.freetype.get_init():
        pygame.freetype.init()
    return pygame.freetype.Font(io.BytesIO(file), 16) if file else None
