"""What is handed to others: the sdist, the wheel, and the page of both on an index."""

from __future__ import annotations

import re
import runpy
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest
from pathspec import GitIgnoreSpec
from readme_renderer.markdown import render

from tests import programs
from tests.programs import PATIENCE

ROOT = Path(__file__).parent.parent
MAPS = {
    file.relative_to(ROOT / "maps")
    for file in (ROOT / "maps").rglob("*")
    if file.suffix in (".tmx", ".tsx", ".tx")
}
"""What of the maps the program reads; the pictures beside them are for Tiled."""
WHEEL = 24_000_000
SOURCE = "https://example.org/owner/hotseat"
pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("distributions")]


def files_of(folder: Path) -> set[Path]:
    """Every file in a folder, by its path there."""
    return {file.relative_to(folder) for file in folder.rglob("*") if file.is_file()}


def build(kind: str, folder: Path) -> Path:
    """An sdist or a wheel of what stands here."""
    subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", kind, "-d", folder],
        cwd=ROOT, check=True, capture_output=True,
        timeout=PATIENCE,
    )  # fmt: skip
    (made,) = folder.iterdir()
    return made


@pytest.fixture(scope="module")
def sdist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The sdist, unpacked."""
    folder = tmp_path_factory.mktemp("sdist")
    with tarfile.open(build("sdist", folder / "made")) as packed:
        packed.extractall(folder, filter="data")
    return next(folder.glob("hotseat-*"))


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel, unpacked as pip does it."""
    folder = tmp_path_factory.mktemp("wheel")
    made = build("wheel", folder / "made")
    assert made.stat().st_size < WHEEL
    with zipfile.ZipFile(made) as packed:
        packed.extractall(folder / "site")  # noqa: S202 - we made it
    return folder / "site"


# ---------------------------------------------------------------------- sdist


def kept() -> set[Path]:
    """What git keeps; in an unpacked sdist, what git would not ignore."""
    if (ROOT / ".git").exists():
        programs.need("git")
        listed = subprocess.run(
            ["git", "ls-files", "-z"], cwd=ROOT, check=True, capture_output=True, text=True
        )
        return {Path(name) for name in listed.stdout.split("\0") if name and (ROOT / name).exists()}
    ignored = GitIgnoreSpec.from_lines((ROOT / ".gitignore").read_text(encoding="utf-8").splitlines())
    return {file for file in files_of(ROOT) if not ignored.match_file(file)}


def test_the_sdist_carries_all_that_git_keeps(sdist: Path) -> None:
    assert kept() - files_of(sdist) == set()


def test_the_sdist_runs_its_own_tests(sdist: Path) -> None:
    """Some of them; .ci/run in an unpacked sdist runs all."""
    few = (
        "tests/test_house.py",
        "tests/packages/test_package.py::test_the_desktop_entry_starts_it_and_its_icon_exists",
    )
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-n0", "-q", "-p", "no:cacheprovider", *few],
        cwd=sdist, capture_output=True, text=True, check=False, timeout=PATIENCE,
    )  # fmt: skip
    assert (done.returncode, done.stderr) == (0, ""), done.stdout


# ---------------------------------------------------------------------- wheel


def test_the_wheel_carries_what_it_needs(wheel: Path) -> None:
    data = wheel / "game" / "data"
    assert files_of(data / "assets") == files_of(ROOT / "assets")
    assert files_of(data / "maps") == MAPS
    assert (wheel / "game" / "py.typed").is_file()
    (licenses,) = wheel.glob("*.dist-info/licenses")
    assert files_of(licenses) == {Path("CREDITS.md"), Path("LICENSE")}


def test_the_wheel_plays_every_title_in_its_window(wheel: Path, tmp_path: Path) -> None:
    settings = {"PYTHONPATH": str(wheel), "HOME": str(tmp_path)}
    done = subprocess.run(
        [sys.executable, "-m", "game", "selftest"],
        cwd=tmp_path, env=settings, capture_output=True, text=True, check=False, timeout=PATIENCE,
    )  # fmt: skip
    assert (done.returncode, done.stderr, done.stdout.count("all well\n")) == (0, "", 3)
    assert [*tmp_path.iterdir()] == []


# ---------------------------------------------------------------------- the packaged program


def test_the_packaged_program_carries_the_templates_of_its_maps(tmp_path: Path) -> None:
    for name in ("land.tmx", "towns.tx", "land.jpg", "tiles/land.tsx", "tiles/land.png", "templates/base.tx"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).touch()
    data = runpy.run_path(str(ROOT / "packaging" / "maps.py"))["data"](tmp_path)
    assert {(Path(file).name, Path(folder)) for file, folder in data} == {
        ("land.tmx", Path("maps")),
        ("towns.tx", Path("maps")),
        ("land.tsx", Path("maps/tiles")),
        ("base.tx", Path("maps/templates")),
    }


def test_the_packaged_program_carries_every_map() -> None:
    data = runpy.run_path(str(ROOT / "packaging" / "maps.py"))["data"](ROOT / "maps")
    assert {Path(folder, Path(file).name).relative_to("maps") for file, folder in data} == MAPS


# ---------------------------------------------------------------------- the page


def page(source: str) -> str:
    """What an index makes of README."""
    make = runpy.run_path(str(ROOT / "packaging" / "page.py"))["page"]
    shown = render(make((ROOT / "README.md").read_text(encoding="utf-8"), source, "v1.2"))
    assert shown is not None
    return shown


def leads(shown: str) -> list[str]:
    """Where its pictures and links lead, but for those to a place on the page itself."""
    return [place for place in re.findall(r'(?:src|href)="([^"]*)"', shown) if not place.startswith("#")]


def test_pictures_and_links_of_the_page_lead_to_the_files_of_this_version() -> None:
    places = leads(page(SOURCE))
    found = [re.fullmatch(rf"{SOURCE}/(raw|blob)/v[\d.]+/(.+)", place) for place in places]
    assert {lead[2] for lead in found if lead} >= {"packaging/pictures/scythe.jpg", "CREDITS.md"}
    assert [place for place, lead in zip(places, found, strict=True) if not lead] == []
    assert all((ROOT / lead[2]).is_file() for lead in found if lead)


def test_without_an_address_nothing_on_the_page_leads_astray() -> None:
    shown = page("")
    assert leads(shown) == []
    assert "<img" not in shown
    assert "see LICENSE and CREDITS.md" in shown
