"""The short form of ``python -m tests.monkey``."""

import subprocess
import sys
from pathlib import Path

import pytest


@pytest.mark.skipif(not Path("/dev/fd").is_dir(), reason="needs /dev/fd to count open files")
def test_random_events_break_nothing_and_leave_nothing_open() -> None:
    call = [sys.executable, "-m", "tests.monkey", "--events", "250", "--seed", "5"]
    done = subprocess.run(call, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, ""), done.stdout
    assert "250 events, 1 tables: 0 failures" in done.stdout
