"""Follow the system where the person has asked for less motion or more contrast there."""

from __future__ import annotations

import contextlib
import os
import plistlib
import re
import shutil
import subprocess
import sys
from collections.abc import Mapping
from functools import cache
from pathlib import Path

from game.records.settings import Contrast, Motion, Speed

PATIENCE_S = 0.5
"""A system that takes longer to answer is not asked further."""
DESKTOP = "XDG_CURRENT_DESKTOP"
"""The variable that a desktop sets."""
READ_PORTAL = (
    "--session", "--print-reply", f"--reply-timeout={PATIENCE_S * 1000:.0f}",
    "--dest=org.freedesktop.portal.Desktop", "/org/freedesktop/portal/desktop",
    "org.freedesktop.portal.Settings.ReadAll", "array:string:org.freedesktop.appearance",
)  # fmt: skip
"""The arguments of dbus-send that ask a desktop's portal how things should look."""
PORTAL_ENTRY = re.compile(r'string "([\w-]+)"\s+variant\s+uint32 (\d+)')
MACOS_ACCESS = Path("Library", "Preferences", "com.apple.universalaccess.plist")


def motion(setting: Motion) -> Speed:
    """Return the speed of animations for a setting."""
    if setting != "system":
        return setting
    return "off" if _wants_less_motion() else "normal"


def high_contrast(setting: Contrast) -> bool:
    """Return whether a setting asks for high contrast."""
    return _wants_contrast() if setting == "system" else setting == "high"


@cache
def _wants_less_motion() -> bool:
    if sys.platform == "win32":
        return _of_windows(SPI_GETCLIENTAREAANIMATION) == 0
    if sys.platform == "darwin":
        return bool(_of_macos().get("reduceMotion"))
    asked = _of_portal().get("reduced-motion")
    if asked is not None:
        return asked == 1
    return _of_gnome("org.gnome.desktop.interface", "enable-animations") == "false"


@cache
def _wants_contrast() -> bool:
    if sys.platform == "win32":
        return _windows_contrast()
    if sys.platform == "darwin":
        return bool(_of_macos().get("increaseContrast"))
    asked = _of_portal().get("contrast")
    if asked is not None:
        return asked == 1
    return _of_gnome("org.gnome.desktop.a11y.interface", "high-contrast") == "true"


@cache
def _of_portal() -> Mapping[str, int]:
    """Return what a desktop's portal says about appearance, {} where there is none: its settings are the same
    in every desktop and in a sandbox.
    """
    words = _answer("dbus-send", *READ_PORTAL)
    return {name: int(number) for name, number in PORTAL_ENTRY.findall(words)}


def _of_gnome(schema: str, key: str) -> str:
    """Return a setting of GNOME and what is built on it, "" where there is none."""
    return _answer("gsettings", "get", schema, key)


def _answer(name: str, *arguments: str) -> str:
    """Return what a program of the desktop prints, "" where there is none or it does not answer in time.

    Outside a desktop nobody is asked: the answer would be the default, and asking leaves files in the home.
    """
    program = shutil.which(name)
    if program is None or DESKTOP not in os.environ:
        return ""
    with contextlib.suppress(OSError, subprocess.SubprocessError, UnicodeDecodeError):
        command = [program, *arguments]
        answer = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE_S, check=False)  # noqa: S603  # a fixed command of the system
        return answer.stdout.strip()
    return ""


def _of_macos() -> dict[str, object]:
    with contextlib.suppress(OSError, ValueError, plistlib.InvalidFileException):
        found = plistlib.loads((Path.home() / MACOS_ACCESS).read_bytes())
        return found if isinstance(found, dict) else {}
    return {}


SPI_GETHIGHCONTRAST, SPI_GETCLIENTAREAANIMATION, HCF_HIGHCONTRASTON = 0x42, 0x1042, 1


def _of_windows(parameter: int) -> int:
    """Return a yes-or-no parameter of Windows; 1 where it does not answer."""
    import ctypes

    answer = ctypes.c_int(1)
    ctypes.windll.user32.SystemParametersInfoW(parameter, 0, ctypes.byref(answer), 0)  # type: ignore[attr-defined]  # on Windows only
    return answer.value


def _windows_contrast() -> bool:
    import ctypes

    class HighContrast(ctypes.Structure):
        """The structure HIGHCONTRASTW of Windows."""

        _fields_ = (("size", ctypes.c_uint), ("flags", ctypes.c_uint), ("scheme", ctypes.c_wchar_p))

    answer = HighContrast(ctypes.sizeof(HighContrast), 0, None)
    ctypes.windll.user32.SystemParametersInfoW(SPI_GETHIGHCONTRAST, answer.size, ctypes.byref(answer), 0)  # type: ignore[attr-defined]  # on Windows only
    return bool(answer.flags & HCF_HIGHCONTRASTON)
