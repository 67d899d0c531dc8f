"""The user's editions on disk: changes to a title's content, one folder each."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec

from game import paths
from game.engine import files
from game.engine.board.places import BadMap
from game.engine.content import content_errors, content_files, edition
from game.engine.content.content_files import BadContent
from game.engine.content.edition import Edition
from game.engine.title import BadTable, Title
from game.errors import Fact, foreign
from game.packages import registry
from game.packages.registry import Package

MAX_BYTES = 1 << 19
"""The largest size of all files of an edition together; a record keeps their contents in its first line."""
MAX_NAME_LETTERS = 40
"""The most letters in an edition's name."""
_FORBIDDEN = '<>:"/\\|?*'
"""Characters that some systems don't allow in file names."""
_LINE_END = re.compile(r"\r\n?")


class _About(content_files.Record, frozen=True):
    """The contents of edition.toml."""

    name: str
    author: str = ""


def folder(title: str) -> Path:
    """Return the folder of a title's editions."""
    return paths.editions_dir() / title


def names(title: str) -> tuple[str, ...]:
    """Return the names of all editions of a title, including those that cannot be played."""
    try:
        found = [path.name for path in folder(title).iterdir() if (path / edition.FILE).is_file()]
    except OSError:
        return ()
    return tuple(sorted(name for name in found if not name.startswith(".")))


def find(title: str, name: str) -> Edition:
    """Return the edition of a title with this folder name. Raises BadTable or BadContent."""
    known = names(title)
    if name not in known:
        code = "error-no-edition" if known else "error-no-editions"
        raise BadTable(code, title=title, edition=name, known=known)
    return read(registry.find(title), folder(title) / name)


def read(package: Package, place: Path) -> Edition:
    """Return the edition in a folder once it is known to be playable.

    Raises BadContent with file, line, field and reason.
    """
    texts = _texts(place)
    found = _edition(place, texts)
    try:
        title = package.in_edition(found).title
        refuse_unplayable(title)
    except BadContent as error:
        raise _located(place, texts, error) from error
    except BadMap as error:
        raise BadContent("error-edition-map", place.name, problem=error) from error
    except Exception as error:  # the rules may fail anywhere with such numbers
        why = f"{type(error).__name__}: {error}" if str(error) else type(error).__name__
        only = f"/{next(iter(found.changes))}.toml" if len(found.changes) == 1 else ""
        raise BadContent("error-edition-unplayable", f"{place.name}{only}", reason=why) from error
    return msgspec.structs.replace(found, changes=dict(_differing(title.files, found.changes)))


def _differing(files: Sequence[Path], changes: Mapping[str, Any]) -> Iterator[tuple[str, dict[str, Any]]]:
    """Yield the name of each changed file with the changes that differ from the file."""
    for path in files:
        printed = tomllib.loads(path.read_text(encoding="utf-8-sig"))
        if left := edition.differing(printed, changes.get(path.stem, {})):
            yield path.stem, left


def refuse_unplayable(title: Title) -> None:
    """Raise the first error in a title's opening positions, for every number of seats."""
    for seats in title.seats:
        title.check(title.start(seats, {}, 1))


def _texts(place: Path) -> dict[str, str]:
    """Return the texts of an edition's files by name. Raises BadContent."""
    texts, left = {}, MAX_BYTES
    for path in sorted(place.glob("*.toml")):
        try:
            if path.stat().st_size > left:
                raise BadContent("error-edition-size", place.name)
            raw = files.without_bom(path.read_bytes())
            texts[path.name] = _LINE_END.sub("\n", raw.decode())
        except OSError as error:
            raise BadContent("error-edition-unreadable", f"{place.name}/{path.name}", reason=error) from error
        except UnicodeDecodeError as error:
            line = error.object[: error.start].count(b"\n") + 1
            raise _in_line("error-edition-not-text", place, path.name, line) from error
        left -= path.stat().st_size
    return texts


def _edition(place: Path, texts: Mapping[str, str]) -> Edition:
    tables = {name: _parsed(place, name, text) for name, text in texts.items()}
    try:
        about = msgspec.convert(tables.pop(edition.FILE, {}), _About)
        changes = {Path(name).stem: table for name, table in tables.items() if table}
        return Edition(about.name, about.author, changes).checked()
    except (msgspec.ValidationError, ValueError) as error:
        field = re.search(r"`\$\.(\w+)`|field `(\w+)`", str(error))
        key = (field[1] or field[2]) if field else "name"
        bad = BadContent(
            "error-content-field", edition.FILE, (key,), problem=content_errors.in_plain_words(error)
        )
        raise _located(place, texts, bad) from error


def _parsed(place: Path, name: str, text: str) -> dict[str, Any]:
    try:
        return tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        line, reason = foreign.toml(error)
        bad = "error-content-field", place, name, line or len(text.splitlines())
        raise _in_line(*bad, problem=reason) from error


def _located(place: Path, texts: Mapping[str, str], error: BadContent) -> BadContent:
    """Return the error with its line, if it is in one of these files."""
    return error.located(lambda file: texts.get(file, ""), place.name)


def _in_line(code: str, place: Path, name: str, line: int, **facts: Fact) -> BadContent:
    """Return the error about a line of an edition's file."""
    bad = BadContent(code, f"{place.name}/{name}", None, **facts)
    bad.line = line
    return bad


def new_folder(title: str, name: str) -> Path:
    """Return the folder for a new edition. Raises BadTable if the name is not allowed."""
    plain = name.strip()
    if (
        not plain
        or len(plain) > MAX_NAME_LETTERS
        or not plain.isprintable()
        or plain[0] == "."
        or plain[-1] == "."
    ):
        raise BadTable("error-edition-name", name=plain[:MAX_NAME_LETTERS], most=MAX_NAME_LETTERS)
    if files.is_device(plain):
        raise BadTable("error-edition-device", name=plain)
    if any(sign in _FORBIDDEN for sign in plain):
        raise BadTable("error-edition-signs", signs=" ".join(_FORBIDDEN))
    if (folder(title) / plain).exists():
        raise BadTable("error-edition-exists", name=plain, title=title, path=str(folder(title) / plain))
    return folder(title) / plain
