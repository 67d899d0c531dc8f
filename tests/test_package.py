"""The packaged program: built once, then run from another folder with an empty home."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from game import __version__, packages
from tests import programs
from tests.programs import PATIENCE
from tests.test_distributions import MAPS, files_of

ROOT = Path(__file__).parent.parent
SPEC = ROOT / "packaging" / "hotseat.spec"
MOST_MB = 80
pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("package")]


@pytest.fixture(scope="session")
def program(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The program that PyInstaller makes of packaging/hotseat.spec."""
    programs.need("objdump")
    folder = tmp_path_factory.mktemp("package")
    subprocess.run(
        [
            sys.executable, "-m", "PyInstaller", "-y", "--log-level", "ERROR",
            "--distpath", folder / "dist", "--workpath", folder / "build", SPEC,
        ],
        cwd=folder, check=True, timeout=PATIENCE,
    )  # fmt: skip
    return folder / "dist" / "hotseat" / "hotseat"


def run(program: Path, tmp_path: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run it where nothing of the source tree can be found."""
    home = tmp_path / "home"
    home.mkdir(exist_ok=True)
    settings = {
        "HOME": str(home),
        "PATH": "/usr/bin:/bin",
        "SDL_VIDEODRIVER": "dummy",
        "SDL_AUDIODRIVER": "dummy",
    }
    return subprocess.run(
        [program, *arguments],
        cwd=home,
        env=settings,
        capture_output=True,
        text=True,
        check=False,
        timeout=PATIENCE,
    )


def test_it_knows_its_version(program: Path, tmp_path: Path) -> None:
    done = run(program, tmp_path, "--version")
    assert (done.stdout, done.returncode) == (f"hotseat {__version__}\n", 0)


@pytest.mark.parametrize("title", packages.names())
def test_it_plays_a_game(program: Path, tmp_path: Path, title: str) -> None:
    done = run(program, tmp_path, "simulate", title, "--games", "1", "--seed", "1", "--json")
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["games"] == 1


@pytest.mark.parametrize("title", packages.names())
def test_it_plays_in_processes_of_its_own(program: Path, tmp_path: Path, title: str) -> None:
    done = run(program, tmp_path, "simulate", title, "--games", "2", "--jobs", "2", "--seed", "1", "--json")
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["games"] == 2


@pytest.mark.parametrize("title", packages.names())
def test_it_draws_a_picture(program: Path, tmp_path: Path, title: str) -> None:
    out = tmp_path / "table.png"
    done = run(program, tmp_path, "shot", title, "--moves", "5", "--size", "1280x720", "--out", str(out))
    assert (done.stderr, done.returncode) == ("", 0)
    head = out.read_bytes()[:24]
    assert head[:8] == b"\x89PNG\r\n\x1a\n"
    assert (int.from_bytes(head[16:20]), int.from_bytes(head[20:24])) == (1280, 720)


def test_it_checks_itself(program: Path, tmp_path: Path) -> None:
    done = run(program, tmp_path, "check")
    assert (done.returncode, done.stderr) == (0, "")


def test_it_leaves_out_what_only_developers_need(program: Path) -> None:
    names = {path.name for path in program.parent.rglob("*")}
    assert not {"cma", "numpy", "scipy", "tomlkit", "PIL"} & names
    assert {"assets", "maps", "LICENSE", "CREDITS.md"} <= names
    assert files_of(next(program.parent.rglob("maps"))) == MAPS


def test_it_is_small(program: Path) -> None:
    assert sum(file.stat().st_size for file in program.parent.rglob("*")) < MOST_MB * 1e6


def test_it_does_not_say_where_it_was_built(program: Path) -> None:
    assert not list(program.parent.rglob("direct_url.json"))
    assert not [f for f in program.parent.rglob("METADATA") if str(ROOT) in f.read_text(encoding="utf-8")]


def test_the_desktop_entry_starts_it_and_its_icon_exists() -> None:
    lines = (ROOT / "packaging" / "hotseat.desktop").read_text().splitlines()
    assert lines[0] == "[Desktop Entry]"
    assert {"Exec=hotseat", "Icon=hotseat", "Type=Application"} <= set(lines)
    assert (ROOT / "assets" / "icon.svg").is_file()
