"""A machine without the programs that some tests need: what they would have looked at is named."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
NEEDY = ("tests/maps/test_tiled.py", "tests/packages/test_package.py", "tests/ui/table/test_real_window.py")


def run_tests(path: Path, *arguments: str, **more: str) -> subprocess.CompletedProcess[str]:
    """The tests of README, on a machine with nothing but Python."""
    env = {name: value for name, value in os.environ.items() if name not in ("HOTSEAT_CI", "PYTEST_ADDOPTS")}
    command = [sys.executable, "-m", "pytest", "-n0", "-p", "no:cacheprovider", *arguments]
    return subprocess.run(
        command, cwd=ROOT, env={**env, "PATH": str(path), **more}, capture_output=True, text=True, check=False
    )


def test_what_needs_a_missing_program_is_left_out_and_named(tmp_path: Path) -> None:
    done = run_tests(tmp_path, *NEEDY, "-k", "not wheel")
    assert done.returncode == 0, done.stdout
    for words in (
        "test_tiled_shows_the_board_as_we_draw_it[raiders] - Skipped: needs tmxrasterizer (Debian: tiled)",
        "test_it_knows_its_version - Skipped: needs objdump (Debian: binutils)",
        "test_a_whole_turn_with_the_mouse - Skipped: needs Xvfb, xdotool (Debian: xdotool xvfb)",
    ):
        assert words in done.stdout


@pytest.mark.parametrize(("more", "status"), [({}, 0), ({"HOTSEAT_CI": "1"}, 1)])
def test_only_the_long_run_fails_on_it(tmp_path: Path, more: dict[str, str], status: int) -> None:
    done = run_tests(tmp_path, NEEDY[-1], **more)
    assert (done.returncode, "1 skipped" in done.stdout) == (status, True)
