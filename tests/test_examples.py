"""A title of somebody else: installed beside Hotseat in a folder of its own, it is there like ours."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests import test_rules_cited
from tests.programs import PATIENCE

ROOT = Path(__file__).parent.parent
NIM = ROOT / "examples" / "hotseat-nim"
pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("examples")]


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder into which the example is installed; no network is needed."""
    folder = tmp_path_factory.mktemp("site")
    pip = [sys.executable, "-m", "pip", "install", "-q", "--no-deps", "--no-build-isolation", "--no-index"]
    subprocess.run([*pip, "--target", folder, NIM], check=True, timeout=PATIENCE)
    return folder


def run(site: Path, *arguments: str, folder: Path = ROOT) -> str:
    """What Python prints with the example beside Hotseat."""
    env = {**os.environ, "PYTHONPATH": os.pathsep.join([str(site), str(ROOT)])}
    done = subprocess.run(
        [sys.executable, "-m", *arguments],
        cwd=folder, env=env, capture_output=True, text=True, check=False, timeout=PATIENCE,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_it_is_checked_with_the_others(site: Path) -> None:
    assert run(site, "game", "check").splitlines()[-1].startswith("4 titles, ")


def test_bots_play_it(site: Path) -> None:
    printed = run(site, "game", "simulate", "nim", "--games", "2", "--jobs", "2", "--seed", "1", "--json")
    assert json.loads(printed)["games"] == 2


def test_its_table_is_drawn(site: Path, tmp_path: Path) -> None:
    out = tmp_path / "nim.png"
    run(site, "game", "shot", "nim", "--moves", "5", "--out", str(out))
    assert out.read_bytes().startswith(b"\x89PNG")


def test_it_passes_what_every_title_must(site: Path) -> None:
    assert "[100%]" in run(site, "pytest", "-k", "nim", "tests/test_every_title.py")


def test_programs_that_learn_can_play_it(site: Path) -> None:
    assert "[100%]" in run(site, "pytest", "-n0", "-k", "nim", "tests/rl")


def test_its_own_tests_pass(site: Path) -> None:
    assert "[100%]" in run(site, "pytest", "tests", folder=NIM)


def test_its_tests_cite_every_rule() -> None:
    rules = test_rules_cited.stated((NIM / "hotseat_nim/assets/nim/rules.md").read_text(encoding="utf-8"))
    cited = test_rules_cited.cited((NIM / "tests/test_rules.py").read_text(encoding="utf-8"))
    assert set(rules) == cited


def test_nothing_in_the_program_knows_it() -> None:
    files = [file for file in (ROOT / "game").rglob("*.py") if "nim" in file.read_text().lower().split()]
    assert files == []
