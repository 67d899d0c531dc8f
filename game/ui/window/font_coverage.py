"""The font for each character: ours have Latin, Greek and Cyrillic; the system may have the others."""

from __future__ import annotations

import io
import unicodedata
from dataclasses import dataclass
from functools import cache, lru_cache
from importlib import import_module
from itertools import groupby
from pathlib import Path
from typing import Literal

import pygame.freetype

from game.errors import UserError
from game.ui.window import scripts, system_fonts
from game.ui.window.system_fonts import SystemFont
from game.ui.window.warning import warn

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
        warn(UserError("error-font-missing", package=package))
        return None


def one_form(words: str) -> str:
    """Return the text in composed form (NFC)."""
    return words if words.isascii() else unicodedata.normalize("NFC", words)


@dataclass(frozen=True)
class Run:
    """A part of a line that one font draws.

    font: a font of the system, None for our own in `face`
    script: what the font shapes it for, as an ISO 15924 code
    start, source: where it begins in the whole text, and that part of the text
    """

    text: str
    face: Face
    font: SystemFont | None = None
    script: str = ""
    from_right: bool = False
    start: int = 0
    source: str = ""


def undrawable(words: str) -> list[str]:
    """Return the characters of a text that cannot be drawn correctly, without duplicates."""
    found: dict[str, None] = {}
    for part in scripts.clusters(one_form(words)):
        if not _is_own(part) and _font_of(part) is None:
            found |= dict.fromkeys([sign for sign in part if not _is_own(sign)])
    return list(found)


def name_of(sign: str) -> str:
    """Return the Unicode name of a character, for a sentence that cannot show it."""
    return unicodedata.name(sign, f"U+{ord(sign):04X}").lower()


@lru_cache(4096)
def runs(words: str, face: Face) -> tuple[Run, ...]:
    """Return a line in runs, as they are seen from left to right."""
    if words.isascii():
        return (Run(_spaced(words, face), face, source=words),)
    parts = scripts.clusters(one_form(words))
    fonts = [None if _is_own(part) else _font_of(part) for part in parts]
    known = zip(parts, fonts, strict=True)
    drawn = [part if font or _is_own(part) else _stand_in(part) for part, font in known]
    own = "".join(part for part, font in zip(drawn, fonts, strict=True) if font is None)
    if not all(sign == SUBSTITUTE or _has(face, sign) for sign in own):
        face = _FALLBACKS.get(face, face)
    if not any(fonts):
        return (Run(_spaced(own, face), face, source=own),)
    codes = [scripts.script(part[0]) if font else "" for part, font in zip(parts, fonts, strict=True)]
    kinds = list(zip(fonts, codes, scripts.levels(parts), strict=True))
    found, start = list[Run](), 0
    for (font, script, level), group in groupby(range(len(parts)), kinds.__getitem__):
        source = "".join(drawn[i] for i in group)
        text = source if font else _spaced(source, face)
        found.append(Run(text, face, font, script, level == 1, start, source))
        start += len(source)
    ordered = [level for (_, _, level), _ in groupby(kinds)]
    return tuple(scripts.in_sight(found, ordered))


def _spaced(words: str, face: Face) -> str:
    return "".join(sign + _room_after(face, sign) for sign in words[:-1]) + words[-1:]


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


def _stand_in(part: str) -> str:
    """Return a box for a character, or "" if it only combines with others."""
    return "" if unicodedata.category(part[0])[0] in "MC" else SUBSTITUTE


@cache
def _is_own(part: str) -> bool:
    """Return whether our fonts have a character, which needs no shaping."""
    return part.isascii() or (len(part) == 1 and not _is_shaped(part) and _has("sans", part))


@cache
def _font_of(part: str) -> SystemFont | None:
    """Return the system's font for a character with all that combines with it; None if there is none."""
    first = unicodedata.category(part[0])[0]
    if first in "MC" or (_is_shaped(part) and not _can_shape()):
        return None
    return system_fonts.font_with("".join(sign for sign in part if sign not in scripts.JOINERS))


def _is_shaped(part: str) -> bool:
    """Return whether the form of a character depends on others, or it is written from right to left."""
    alone = unicodedata.category(part[0])[0] in _ALONE
    return len(part) > 1 or not alone or unicodedata.bidirectional(part) in _FROM_RIGHT


@cache
def _can_shape() -> bool:
    """Return whether SDL was built with HarfBuzz."""
    if not pygame.font.get_init():
        pygame.font.init()
    try:
        pygame.font.Font(None, MEASURING_PX).set_script("Arab")
    except (pygame.error, AttributeError):
        return False
    return True


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
