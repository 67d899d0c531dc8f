"""The packaged program: built once, then run from another folder with an empty home; installed by dpkg."""

from __future__ import annotations

import configparser
import gzip
import json
import os
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

from game import __version__
from game.packages import registry
from tests import programs
from tests.programs import PATIENCE
from tests.test_distributions import MAPS, files_of

ROOT = Path(__file__).parents[2]
SPEC = ROOT / "packaging" / "hotseat.spec"
MAX_MB = 80
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


def selftest(program: Path, tmp_path: Path, *titles: str) -> None:
    """It plays these titles and leaves nothing behind."""
    done = run(program, tmp_path, "selftest", *titles)
    assert (done.returncode, done.stderr) == (0, "")
    assert [line.partition(":")[0] for line in done.stdout.splitlines()] == [*titles]
    assert [*(tmp_path / "home").iterdir()] == []


def test_it_knows_its_version(program: Path, tmp_path: Path) -> None:
    done = run(program, tmp_path, "--version")
    assert (done.stdout, done.returncode) == (f"hotseat {__version__}\n", 0)


def test_it_plays_every_title_in_its_window(program: Path, tmp_path: Path) -> None:
    selftest(program, tmp_path, *registry.names())


def test_it_plays_in_processes_of_its_own(program: Path, tmp_path: Path) -> None:
    done = run(
        program, tmp_path, "simulate", "scythe", "--games", "2", "--jobs", "2", "--seed", "1", "--json"
    )
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["games"] == 2


def test_it_draws_a_picture(program: Path, tmp_path: Path) -> None:
    out = tmp_path / "table.png"
    done = run(program, tmp_path, "shot", "raiders", "--moves", "5", "--size", "1280x720", "--out", str(out))
    assert (done.stderr, done.returncode) == ("", 0)
    head = out.read_bytes()[:24]
    assert head[:8] == b"\x89PNG\r\n\x1a\n"
    assert (int.from_bytes(head[16:20]), int.from_bytes(head[20:24])) == (1280, 720)


def test_it_checks_itself(program: Path, tmp_path: Path) -> None:
    done = run(program, tmp_path, "check")
    assert (done.returncode, done.stderr) == (0, "")


def test_it_leaves_out_what_only_developers_need(program: Path) -> None:
    names = {path.name for path in program.parent.rglob("*")}
    assert not {"numpy", "scipy", "sklearn", "tomlkit", "PIL"} & names
    assert {"assets", "maps", "LICENSE", "CREDITS.md", "pytmx.py"} <= names
    assert files_of(next(program.parent.rglob("maps"))) == MAPS


def test_it_is_small(program: Path) -> None:
    assert sum(file.lstat().st_size for file in program.parent.rglob("*")) < MAX_MB * 1e6


def test_it_does_not_say_where_it_was_built(program: Path) -> None:
    assert not list(program.parent.rglob("direct_url.json"))
    assert not [f for f in program.parent.rglob("METADATA") if str(ROOT) in f.read_text(encoding="utf-8")]


def test_its_libraries_are_sought_in_its_own_folder(program: Path) -> None:
    for file in program.parent.rglob("*.so*"):
        head = subprocess.run(["objdump", "-p", file], check=True, capture_output=True, text=True).stdout
        assert not re.search(r"(?:RUNPATH|RPATH)\s+/", head), file


# ---------------------------------------------------------------------- licences

LICENSES = ROOT / "packaging" / "licenses.py"


def licences(program: Path) -> subprocess.CompletedProcess[str]:
    """What the command says of a program."""
    command = [sys.executable, str(LICENSES), str(program.parent)]
    return subprocess.run(command, check=False, capture_output=True, text=True, timeout=PATIENCE)


def test_a_command_lists_what_it_carries_with_its_licence(program: Path) -> None:
    listed = licences(program)
    assert (listed.returncode, listed.stderr) == (0, "")
    for line in (
        "pytmx: LGPL-3.0-only (",
        "pygame-ce: LGPL-2.1-or-later (",
        "FluidSynth: LGPL-2.1-or-later (",
    ):
        assert f"\n{line}" in listed.stdout
    assert "readline" not in listed.stdout


def test_the_command_fails_on_what_has_no_known_licence(program: Path) -> None:
    stranger = program.parent / "_internal" / "libstranger.so"
    stranger.touch()
    try:
        listed = licences(program)
    finally:
        stranger.unlink()
    assert listed.returncode == 1
    assert listed.stderr == "libstranger.so: no single component of components.toml claims it\n"


def test_it_carries_the_text_of_every_licence(program: Path) -> None:
    texts = {
        file.stem: file.read_text(encoding="utf-8")
        for file in program.parent.glob("_internal/licenses/*.txt")
    }
    assert "GNU LESSER GENERAL PUBLIC LICENSE\nVersion 3" in texts["LGPL-3.0"]
    assert "GNU LESSER GENERAL PUBLIC LICENSE\n\nVersion 2.1" in texts["LGPL-2.1"]
    assert "PYTHON SOFTWARE FOUNDATION LICENSE VERSION 2" in texts["PSF-2.0"]
    assert "Apache License\nVersion 2.0" in texts["Apache-2.0"]
    assert "pytmx\nCopyright: 2012-2025 Leif Theden\nLicence: LGPL-3.0-only\n" in texts["NOTICES"]


def test_it_carries_no_gpl_library(program: Path) -> None:
    names = {file.name for file in program.parent.rglob("*")}
    assert not [name for name in names if "readline" in name or name == "freesansbold.ttf"]


# ---------------------------------------------------------------------- Debian package

RECORD = ROOT / "tests" / "records" / "0.2.0" / "raiders-unfinished.jsonl"
ENTRY = Path("usr/share/applications/hotseat.desktop")


@pytest.fixture(scope="module")
def deb(program: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The same program as a Debian package."""
    programs.need("dpkg", "dpkg-deb")
    folder = tmp_path_factory.mktemp("deb")
    subprocess.run(
        [sys.executable, ROOT / "packaging" / "debian.py", program.parent, folder],
        check=True,
        timeout=PATIENCE,
    )
    return next(folder.glob("*.deb"))


@pytest.fixture(scope="module")
def installed(deb: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder into which dpkg has installed the package, as into a system that has what this one has."""
    root = tmp_path_factory.mktemp("root")
    known = root / "var" / "lib" / "dpkg"
    for name in ("info", "updates", "triggers"):
        (known / name).mkdir(parents=True)
    shutil.copyfile("/var/lib/dpkg/status", known / "status")
    dpkg(root, "--install", deb)
    return root


def dpkg(root: Path, *arguments: str | Path) -> None:
    """Also who is not root may do this in a folder of their own."""
    settings = {**os.environ, "PATH": f"{os.environ['PATH']}:/usr/sbin:/sbin"}
    subprocess.run(
        ["dpkg", f"--root={root}", "--force-not-root", "--log=/dev/null", *arguments],
        env=settings, check=True, capture_output=True, timeout=PATIENCE,
    )  # fmt: skip


def test_the_debian_package_says_what_it_needs(deb: Path) -> None:
    asked = ["Package", "Version", "Depends"]
    told = subprocess.run(["dpkg-deb", "-f", deb, *asked], check=True, capture_output=True, text=True).stdout
    assert re.fullmatch(
        rf"Package: hotseat\nVersion: {__version__}\nDepends: libc6 \(>= 2\.\d+\), libx11-6, libxext6\n", told
    )


def test_lintian_finds_nothing_in_the_debian_package(deb: Path) -> None:
    programs.need("lintian")
    command = ["lintian", "--allow-root", "--fail-on", "error,warning", str(deb)]
    found = subprocess.run(command, check=False, capture_output=True, text=True, timeout=PATIENCE)
    assert (found.stdout, found.returncode) == ("", 0)


def test_the_debian_package_names_what_it_carries(installed: Path) -> None:
    words = (installed / "usr/share/doc/hotseat/copyright").read_text(encoding="utf-8")
    assert words.startswith("Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/\n")
    assert "License: LGPL-3.0-only\nComment: pytmx\n" in words
    assert "Microsoft" not in words


def test_the_newest_release_is_this_version(installed: Path) -> None:
    share = installed / "usr" / "share"
    changes = gzip.decompress((share / "doc" / "hotseat" / "changelog.gz").read_bytes()).decode()
    assert changes.startswith(f"hotseat ({__version__}) stable; ")


def test_software_centres_accept_its_description() -> None:
    programs.need("appstreamcli")
    command = ["appstreamcli", "validate", "--no-net", str(ROOT / "packaging" / "hotseat.metainfo.xml")]
    found = subprocess.run(command, check=False, capture_output=True, text=True, timeout=PATIENCE)
    assert found.returncode == 0, found.stdout


def test_the_debian_package_lays_everything_where_a_desktop_looks(installed: Path) -> None:
    share = installed / "usr" / "share"
    for name in (
        "applications/hotseat.desktop", "doc/hotseat/copyright", "icons/hicolor/48x48/apps/hotseat.png",
        "icons/hicolor/scalable/apps/hotseat.svg", "man/man6/hotseat.6.gz", "mime/packages/hotseat.xml",
    ):  # fmt: skip
        assert (share / name).is_file()
    page = gzip.decompress((share / "man" / "man6" / "hotseat.6.gz").read_bytes()).decode()
    assert ".B simulate\nlet bots play whole games\n" in page


def test_the_installed_program_plays_in_its_window(installed: Path, tmp_path: Path) -> None:
    """One title: they are the same files, and all titles were played with them."""
    selftest(installed / "usr" / "bin" / "hotseat", tmp_path, "runebound")


@pytest.mark.parametrize(("file", "scene"), [(None, "menu"), (RECORD, "table")])
def test_the_menu_entry_opens_a_window(
    installed: Path, display: str, tmp_path: Path, file: Path | None, scene: str
) -> None:
    """As a desktop does it: alone, and with the file of a game."""
    entry = configparser.ConfigParser(interpolation=None)
    entry.read(installed / ENTRY)
    opened = [shutil.copy(file, tmp_path)] if file else []
    line = shlex.split(entry["Desktop Entry"]["Exec"])
    command = [word for part in line for word in (opened if part == "%f" else [part])]
    settings = {
        "PATH": f"{installed / 'usr' / 'bin'}:{os.environ['PATH']}", "HOME": str(tmp_path),
        "DISPLAY": display, "SDL_AUDIODRIVER": "dummy", "SDL_FRAMEBUFFER_ACCELERATION": "0",
        "HOTSEAT_TRACE": "1",
    }  # fmt: skip
    with subprocess.Popen(command, env=settings, stderr=subprocess.PIPE, text=True) as running:
        assert running.stderr is not None
        shown = next(line for line in running.stderr if line.startswith("ready "))
        names = subprocess.run(
            ["xdotool", "search", "--onlyvisible", "--class", entry["Desktop Entry"]["StartupWMClass"]],
            env={**os.environ, "DISPLAY": display}, capture_output=True, text=True, check=False,
        ).stdout.split()  # fmt: skip
        running.terminate()
        running.stderr.read()
        assert (running.wait(PATIENCE), shown, len(names)) == (0, f"ready {scene}\n", 1)


def test_a_record_is_known_by_what_it_holds(installed: Path) -> None:
    """The file type of the package, as the readers of such descriptions go by it."""
    place = installed / "usr/share/mime/packages/hotseat.xml"
    kinds = ElementTree.parse(place).getroot()  # noqa: S314 - it is ours
    space = {"m": "http://www.freedesktop.org/standards/shared-mime-info"}
    (kind,) = kinds.findall("m:mime-type[@type='application/x-hotseat-record']", space)
    first, then = kind.findall(".//m:match", space)
    head = RECORD.read_text(encoding="utf-8")[:60]
    low, high = map(int, then.attrib["offset"].split(":"))
    assert head.startswith(first.attrib["value"])
    assert low <= head.index(then.attrib["value"]) <= high
    assert f"MimeType={kind.attrib['type']};" in (installed / ENTRY).read_text(encoding="utf-8")


def test_nothing_stays_where_it_is_removed(installed: Path) -> None:
    """The last test of the package."""
    dpkg(installed, "--remove", "hotseat")
    assert not [file for file in (installed / "usr").rglob("*") if not file.is_dir()]


def test_the_desktop_entry_starts_it_and_its_icon_exists() -> None:
    lines = (ROOT / "packaging" / "hotseat.desktop").read_text().splitlines()
    assert lines[0] == "[Desktop Entry]"
    assert {"Exec=hotseat %f", "Icon=hotseat", "Type=Application"} <= set(lines)
    assert (ROOT / "assets" / "icon.svg").is_file()
