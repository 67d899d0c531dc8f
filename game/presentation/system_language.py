"""The language that the program speaks: the one chosen in the settings, else that of the system."""

from __future__ import annotations

import contextlib
import locale
import os
import plistlib
import re
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from game.presentation.messages import LANGUAGE, folders, languages

VARIABLES = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")
"""Environment variables with the person's languages; the first that is set counts."""
OWN_NAME = re.compile(r"^language *= *(.+)$", re.MULTILINE)
MACOS_PREFERENCES = Path("Library", "Preferences", ".GlobalPreferences.plist")


def chosen(setting: str) -> str:
    """Return the language of a setting; for "" the system's, or English if the program does not speak it."""
    return setting or system_language(languages())


def system_language(spoken: tuple[str, ...]) -> str:
    """Return the first language of the system that is among those spoken, else English.

    A language may be there for its country, as "pt-BR", or for all, as "pt".
    """
    by_name = {language.lower().replace("_", "-"): language for language in spoken}
    for wanted in _wanted():
        name = wanted.partition(".")[0].partition("@")[0].lower().replace("_", "-")
        for known in (name, name.partition("-")[0]):
            if known in by_name:
                return by_name[known]
    return LANGUAGE


def _wanted() -> Iterator[str]:
    """Yield the person's languages, the favourite first, such as "de_AT.UTF-8"."""
    named = next((value for name in VARIABLES if (value := os.environ.get(name))), None)
    if named is not None:
        yield from named.split(":")
    elif sys.platform == "win32":
        yield from _of_windows()
    elif sys.platform == "darwin":
        yield from _of_macos()


def _of_windows() -> Iterator[str]:
    import ctypes

    number = ctypes.windll.kernel32.GetUserDefaultUILanguage()  # type: ignore[attr-defined]  # on Windows only
    yield locale.windows_locale.get(number, "")


def _of_macos() -> Iterator[str]:
    with contextlib.suppress(OSError, ValueError, plistlib.InvalidFileException):
        preferences = plistlib.loads((Path.home() / MACOS_PREFERENCES).read_bytes())
        yield from map(str, preferences.get("AppleLanguages", ()))


@cache
def own_name(language: str) -> str:
    """Return what a language calls itself: "Deutsch"."""
    files = (folder / "ui.ftl" for folder in folders(language))
    texts = (file.read_text(encoding="utf-8", errors="replace") for file in files if file.is_file())
    found = (OWN_NAME.search(text) for text in texts)  # other languages need not be parsed
    return next((match[1] for match in found if match), language)
