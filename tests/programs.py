"""Programs of the machine that a test needs; where one is missing, the test is left out and says so."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import pytest

PACKAGES = {
    "Xvfb": "xvfb",
    "objdump": "binutils",
    "tiled": "tiled",
    "tmxrasterizer": "tiled",
    "xdotool": "xdotool",
}
"""The programs, and the Debian package of each."""

PATIENCE = 300.0
"""Seconds until something that never comes is given up: no test is about speed, and machines are busy."""


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
