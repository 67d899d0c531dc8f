"""Lists what a built program carries, with its licences: ``python packaging/licenses.py dist/hotseat``.

Exits with status 1 when a file or module is claimed by no component of packaging/components.toml, or when the
text of a licence is missing.
"""

from __future__ import annotations

import argparse
import re
import sys
import tomllib
from collections.abc import Iterator
from fnmatch import fnmatch
from pathlib import Path
from typing import NamedTuple

HERE = Path(__file__).resolve().parent
TEXTS = HERE / "licenses"
FOLDERS = re.compile(r"^_internal/(pygame_ce\.libs/)?")
"""Where PyInstaller and the wheel of pygame-ce put what others made."""
LOADER = ("pyimod", "pyi_", "_pyi_")
"""How PyInstaller's own modules begin."""
MODULES = "module "
"""Stands before the name of a module where files are listed."""


class Component(NamedTuple):
    """One piece of software that the program carries.

    licence  an SPDX expression
    files    patterns of paths; a star matches slashes too
    modules  top-level Python modules
    """

    name: str
    licence: str
    copyright: str
    files: tuple[str, ...] = ()
    modules: tuple[str, ...] = ()

    def claims(self, item: str) -> bool:
        """Whether a path in the program's folder, or "module NAME", belongs to this component."""
        if item.startswith(MODULES):
            return item.removeprefix(MODULES) in self.modules
        return any(fnmatch(item, pattern) for pattern in self.files)

    @property
    def licences(self) -> list[str]:
        """The ids of the texts that the expression needs: "LGPL-2.1-or-later" needs "LGPL-2.1"."""
        names = re.split(r" (?:AND|OR|WITH) ", self.licence)
        return [re.sub(r"-(or-later|only)$", "", name) for name in names]


def components() -> list[Component]:
    """All components of the table."""
    table = tomllib.loads((HERE / "components.toml").read_text(encoding="utf-8"))
    return [Component(**entry) for entry in table["component"]]


def text(licence: str) -> str:
    """The text of a licence. Raises FileNotFoundError."""
    return (TEXTS / f"{licence}.txt").read_text(encoding="utf-8")


def carried(folder: Path) -> dict[str, list[Component]]:
    """Each file and top-level module of a built program, with the components that claim it."""
    known = components()
    items = [*_files(folder), *(MODULES + name for name in _modules(folder))]
    return {item: [component for component in known if component.claims(item)] for item in items}


def _files(folder: Path) -> Iterator[str]:
    for file in sorted(folder.rglob("*")):
        if not file.is_dir():
            yield FOLDERS.sub("", file.relative_to(folder).as_posix())


def _modules(folder: Path) -> list[str]:
    """The top-level modules in the program's archive, without Python's own and the loader's."""
    from PyInstaller.archive.readers import CArchiveReader

    program = next(file for file in (folder / "hotseat", folder / "hotseat.exe") if file.is_file())
    archive = CArchiveReader(str(program)).open_embedded_archive("PYZ.pyz")
    names = {name.partition(".")[0] for name in archive.toc}
    return sorted(n for n in names - sys.stdlib_module_names if not n.startswith((*LOADER, "_sysconfigdata")))


def notices() -> str:
    """Every component with its copyright and the names of its licences, one paragraph each."""
    return "\n\n".join(
        f"{component.name}\nCopyright: {component.copyright}\nLicence: {component.licence}"
        for component in components()
    )


def write(folder: Path) -> None:
    """Put the notices and the texts of all licences into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "NOTICES.txt").write_text(f"{notices()}\n", encoding="utf-8")
    for licence in sorted({name for component in components() for name in component.licences}):
        (folder / f"{licence}.txt").write_text(text(licence), encoding="utf-8")


def main() -> int:
    """List a program's components. Returns the exit status."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("program", type=Path, help="the folder that PyInstaller made")
    owners = carried(parser.parse_args().program)
    for component in components():
        if count := sum(component in claiming for claiming in owners.values()):
            print(f"{component.name}: {component.licence} ({count} files and modules)")  # noqa: T201  # the result
    unknown = [item for item, claiming in owners.items() if len(claiming) != 1]
    for item in unknown:
        print(f"{item}: no single component of components.toml claims it", file=sys.stderr)  # noqa: T201  # the same
    return 1 if unknown else 0


if __name__ == "__main__":
    sys.exit(main())
