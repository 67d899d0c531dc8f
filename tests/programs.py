"""Programs of the machine that a test needs; where one is missing, the test is left out and says so."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

PACKAGES = {
    "Xvfb": "xvfb",
    "appstreamcli": "appstream",
    "dbus-daemon": "dbus",
    "dpkg": "dpkg",
    "dpkg-deb": "dpkg",
    "git": "git",
    "lintian": "lintian",
    "objdump": "binutils",
    "tiled": "tiled",
    "tmxrasterizer": "tiled",
    "xdotool": "xdotool",
}
"""The programs, and the Debian package of each."""

PATIENCE = 300.0
"""Seconds until something that never comes is given up: no test is about speed, and machines are busy."""


UNCOMPILED = os.environ | {"PYTHONDONTWRITEBYTECODE": "1"}
"""For a program with a limit on the size of files: under it Python leaves compiled modules that are cut."""


def need(*names: str) -> None:
    """Leave the test out where one of these programs is missing."""
    missing = [name for name in names if not shutil.which(name)]
    if missing:
        packages = " ".join(sorted({PACKAGES[name] for name in missing}))
        pytest.skip(f"needs {', '.join(missing)} (Debian: {packages})")


def run_tiled(tmp_path: Path, *command: str) -> str:
    """One of Tiled's programs, without a screen; returns what it complains about."""
    need(command[0])
    env = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "XDG_RUNTIME_DIR": str(tmp_path)}
    return subprocess.run(command, check=True, env=env, capture_output=True, text=True).stderr


def most_mb() -> float:
    """The most memory that this process ever had, in MB. What the system counts for a process that another
    one started may begin with the most that this other one had; Linux also says what is its own."""
    import resource  # not on Windows

    status = Path("/proc/self/status")
    if status.is_file():
        peak = next(line for line in status.read_text().splitlines() if line.startswith("VmHWM"))
        return int(peak.split()[1]) / 2**10
    peak_bytes = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return peak_bytes / (2**20 if sys.platform == "darwin" else 2**10)
