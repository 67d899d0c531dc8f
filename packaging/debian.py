"""Makes a Debian package of what PyInstaller built: ``python packaging/debian.py dist/hotseat FOLDER``.

Nothing is compiled. What the program needs of the system is read from its own files.
"""

from __future__ import annotations

import argparse
import gzip
import hashlib
import re
import shutil
import subprocess
import sys
import tempfile
import textwrap
from collections.abc import Iterator
from datetime import UTC, datetime
from email.utils import format_datetime
from pathlib import Path
from xml.etree import ElementTree

import licenses

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
MAINTAINER = "The Hotseat developers <hotseat@example.org>"
SYSTEM_TEXTS = {
    "Apache-2.0": "Apache-2.0", "GPL-2.0": "GPL-2", "GPL-3.0": "GPL-3",
    "LGPL-2.1": "LGPL-2.1", "LGPL-3.0": "LGPL-3",
}  # fmt: skip
"""Licences whose text every Debian system has, and their files in /usr/share/common-licenses."""
OF_LIBC = "ld-linux", "libc.so", "libdl.so", "libm.so", "libpthread.so", "librt.so", "libutil.so"
WINDOW = "libx11-6", "libxext6"
"""What SDL loads by name for any window."""
BETTER = (
    "libasound2 | libasound2t64", "libegl1", "libgl1", "libpulse0", "libudev1", "libwayland-client0",
    "libxcursor1", "libxfixes3", "libxi6", "libxkbcommon0", "libxrandr2", "libxss1", "shared-mime-info",
)  # fmt: skip
"""What SDL and a desktop use where it is there: sound, gamepads, more screens, Wayland, files that open."""
SPEED = ("-Zxz", "-z0")
"""Every Debian reads xz. The smallest package would take a minute, and save a twentieth."""


def build(program: Path, out: Path) -> Path:
    """Make the package of a folder of PyInstaller; returns the file."""
    sys.path.insert(0, str(ROOT))
    from game import __version__

    machine = _run("dpkg", "--print-architecture").strip()
    out.mkdir(parents=True, exist_ok=True)
    made = out / f"hotseat_{__version__}_{machine}.deb"
    with tempfile.TemporaryDirectory() as folder:
        tree = Path(folder)
        tree.chmod(0o755)
        _fill(tree, program)
        _describe(tree, __version__, machine)
        _allow(tree)
        _run("dpkg-deb", "--root-owner-group", *SPEED, "--build", str(tree), str(made))
    return made


def _fill(tree: Path, program: Path) -> None:
    """Lay every file where the system looks for it."""
    share = tree / "usr" / "share"
    shutil.copytree(program, tree / "usr" / "lib" / "hotseat", symlinks=True)
    (tree / "usr" / "bin").mkdir()
    (tree / "usr" / "bin" / "hotseat").symlink_to("../lib/hotseat/hotseat")
    _copy(HERE / "hotseat.desktop", share / "applications" / "hotseat.desktop")
    _copy(HERE / "hotseat.metainfo.xml", share / "metainfo" / "hotseat.metainfo.xml")
    _copy(HERE / "hotseat.lintian-overrides", share / "lintian" / "overrides" / "hotseat")
    _copy(HERE / "hotseat.mime.xml", share / "mime" / "packages" / "hotseat.xml")
    icons = share / "icons" / "hicolor"
    _copy(ROOT / "assets" / "icon.svg", icons / "scalable" / "apps" / "hotseat.svg")
    for picture in (ROOT / "assets" / "icon").glob("*.png"):
        _copy(picture, icons / f"{picture.stem}x{picture.stem}" / "apps" / "hotseat.png")
    about = share / "doc" / "hotseat"
    about.mkdir(parents=True)
    (about / "copyright").write_text(copyright_file(program), encoding="utf-8")
    _copy(ROOT / "CREDITS.md", about / "CREDITS.md")
    _pack(about / "changelog.gz", changelog())
    _pack(about / "NEWS.gz", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"))
    _pack(share / "man" / "man6" / "hotseat.6.gz", man_page())


def _allow(tree: Path) -> None:
    """Everybody may read all, and start the program."""
    for file in tree.rglob("*"):
        if not file.is_symlink():
            is_program = file == tree / "usr" / "lib" / "hotseat" / "hotseat"
            file.chmod(0o755 if file.is_dir() or is_program else 0o644)


def _copy(source: Path, target: Path) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(source, target)


def _pack(target: Path, words: str) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_bytes(gzip.compress(words.encode(), mtime=0))


def _describe(tree: Path, version: str, machine: str) -> None:
    """Write what dpkg must know."""
    files = sorted(file for file in tree.rglob("*") if file.is_file() and not file.is_symlink())
    size = sum(file.stat().st_size for file in files) // 1024
    about = tree / "DEBIAN"
    about.mkdir()
    sums = (f"{hashlib.md5(f.read_bytes()).hexdigest()}  {f.relative_to(tree)}\n" for f in files)  # noqa: S324 - dpkg's
    (about / "md5sums").write_text("".join(sums), encoding="utf-8")
    control = {
        "Package": "hotseat",
        "Version": version,
        "Architecture": machine,
        "Maintainer": MAINTAINER,
        "Installed-Size": str(size),
        "Depends": ", ".join([f"libc6 (>= {least_libc(tree)})", *WINDOW]),
        "Recommends": ", ".join(BETTER),
        "Section": "games",
        "Priority": "optional",
        "Description": "table for big-box board games\n"
        " People sit at one computer and pass the mouse; bots fill empty seats.\n"
        " One window serves Raiders of Scythia, Scythe and Runebound.",
    }
    lines = "".join(f"{field}: {words}\n" for field, words in control.items())
    (about / "control").write_text(lines, encoding="utf-8")


# ---------------------------------------------------------------------- what it needs


def least_libc(tree: Path) -> str:
    """The oldest C library that has all that is asked of it. Raises SystemExit where a file asks for another
    library that is not in the package."""
    own = {file.name for file in tree.rglob("*.so*")}
    needed, versions = set(), {(2, 0)}
    for file in _programs(tree):
        told = _run("objdump", "-p", str(file))
        needed |= set(re.findall(r"NEEDED\s+(\S+)", told))
        versions |= {(int(a), int(b)) for a, b in re.findall(r"GLIBC_(\d+)\.(\d+)", told)}
    unknown = sorted(name for name in needed - own if not name.startswith(OF_LIBC))
    if unknown:
        raise SystemExit(f"no package is known for {', '.join(unknown)}; name it in packaging/debian.py")
    return "{}.{}".format(*max(versions))


def _programs(tree: Path) -> Iterator[Path]:
    """The files that the system's loader reads."""
    for file in tree.rglob("*"):
        if file.is_file() and not file.is_symlink() and file.open("rb").read(4) == b"\x7fELF":
            yield file


def _run(*command: str) -> str:
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout  # noqa: S603 - ours


# ---------------------------------------------------------------------- copyright, changelog


def copyright_file(program: Path) -> str:
    """What a program carries with its licences, in Debian's machine-readable format."""
    claiming = [component for found in licenses.carried(program).values() for component in found]
    known = [component for component in licenses.components() if component in claiming]
    head = (
        "Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/\nUpstream-Name: Hotseat"
    )
    parts = [head, *(_files_paragraph(component) for component in known)]
    expressions = {licence for component in known for licence in component.licence.split(" AND ")}
    return "\n\n".join([*parts, *map(_licence_paragraph, sorted(expressions))]) + "\n"


def _files_paragraph(component: licenses.Component) -> str:
    """Where a component's files are installed; what has none lies in the program's own archive."""
    places = [f"usr/lib/hotseat/*{pattern}" for pattern in component.files] or ["usr/lib/hotseat/hotseat"]
    if component.name == "Hotseat":
        places = ["*"]
    licence = component.licence.replace(" AND ", " and ").replace(" WITH ", " with ")
    return (
        f"Files: {' '.join(places)}\nCopyright: {component.copyright}\n"
        f"License: {licence}\nComment: {component.name}"
    )


def _licence_paragraph(expression: str) -> str:
    """An expression without AND, with the texts of what it names."""
    names = licenses.Component("", expression, "").licences
    words = "\n\n".join(_licence_text(name) for name in names)
    lines = (f" {line}" if line.strip() else " ." for line in words.splitlines())
    return "\n".join([f"License: {expression.replace(' WITH ', ' with ')}", *lines])


def _licence_text(name: str) -> str:
    if name in SYSTEM_TEXTS:
        return f"The full text of this licence is in /usr/share/common-licenses/{SYSTEM_TEXTS[name]}."
    return licenses.text(name)


def changelog() -> str:
    """The releases of the metainfo file as Debian writes them."""
    releases = ElementTree.parse(HERE / "hotseat.metainfo.xml").iter("release")  # noqa: S314 - it is ours
    return "\n".join(_release(release) for release in releases)


def _release(release: ElementTree.Element) -> str:
    day = datetime.fromisoformat(release.attrib["date"]).replace(tzinfo=UTC)
    words = " ".join(" ".join(release.itertext()).split())
    changes = textwrap.fill(words, 76, initial_indent="  * ", subsequent_indent="    ")
    head = f"hotseat ({release.attrib['version']}) stable; urgency=medium"
    return f"{head}\n\n{changes}\n\n -- {MAINTAINER}  {format_datetime(day)}\n"


# ---------------------------------------------------------------------- man page


def man_page() -> str:
    """Return what ``man hotseat`` shows: the commands, as ``--help`` names them in English."""
    from game import VERSION
    from game.cli.commands import COMMANDS
    from game.presentation.messages import Messages

    say = Messages().say
    lines = [
        f'.TH HOTSEAT 6 "" "{VERSION}"',
        ".SH NAME", f"hotseat \\- {_roff(say('cli-hotseat').partition('.')[0])}",
        ".SH SYNOPSIS", ".B hotseat", "[FILE | COMMAND ...]",
        ".SH DESCRIPTION", "Without a command the menu is shown, with a FILE the game that it records.",
        ".SH COMMANDS",
    ]  # fmt: skip
    for command in COMMANDS:
        lines += [".TP", f".B {_roff(command.name)}", _roff(say(f"cli-{command.name}"))]
    lines += [".PP", "Each says more with", ".B \\-\\-help."]
    return "\n".join(lines) + "\n"


def _roff(words: str) -> str:
    return words.rstrip(".").replace("\\", "\\\\").replace("-", "\\-")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("program", type=Path, help="the folder that PyInstaller made")
    parser.add_argument("out", type=Path, help="where the package goes")
    given = parser.parse_args()
    print(build(given.program, given.out))  # noqa: T201 - for whoever started it
