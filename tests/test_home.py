"""Tests leave the files of the person who runs them alone."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from game import paths
from tests.programs import PATIENCE


def test_every_folder_of_the_program_is_in_a_home_of_the_test(own_home: Path) -> None:
    for folder in (paths.config_dir(), paths.records_dir(), paths.cache_dir(), paths.state_dir()):
        assert folder.is_relative_to(own_home)


def test_it_is_so_where_a_person_has_moved_the_folders(tmp_path: Path) -> None:
    person = tmp_path / "person"
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-p", "no:xdist", "-o", "addopts=", __file__, "-k", "every_folder"],
        env=os.environ | {"HOTSEAT_HOME": str(person), "XDG_DATA_HOME": str(person)},
        capture_output=True, text=True, check=False, timeout=PATIENCE,
    )  # fmt: skip
    assert "1 passed" in done.stdout, done.stdout
    assert not person.exists()
