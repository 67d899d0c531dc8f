"""Content files (TOML) become typed records; an error names the file, the field and what to do."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from pathlib import Path
from typing import TypeVar

import msgspec

from game.engine.board import Board

T = TypeVar("T")


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A record of a content file; a field that it does not know is an error."""


class BadContent(Exception):
    """A content file cannot be used; the message names file and field."""


def load(path: Path, kind: type[T]) -> T:
    """One content file as a record of the given type. Raises BadContent."""
    try:
        return msgspec.toml.decode(path.read_bytes(), type=kind)
    except OSError as error:
        raise BadContent(
            f"{path.name}: the file cannot be read ({error.strerror}); put it back in {path.parent.name}."
        ) from error
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadContent(f"{path.name}: {error}; correct the file.") from error


def by_id(path: Path, records: Iterable[T]) -> dict[str, T]:
    """Records by their `id`. Raises BadContent for an id that is used twice."""
    found: dict[str, T] = {}
    for record in records:
        key = str(record.id)  # type: ignore[attr-defined]  # every content record has an id; Struct says no more
        if key in found:
            raise BadContent(f'{path.name}: the id "{key}" is used twice; rename one.')
        found[key] = record
    return found


def known(path: Path, field: str, value: str, allowed: Iterable[str]) -> None:
    """Raise BadContent when a field names something that does not exist."""
    if value not in allowed:
        raise BadContent(f'{path.name}: {field} names "{value}", which does not exist; correct the name.')


def digest(paths: Iterable[Path], board: Board) -> str:
    """Sixteen hex digits that change when any of the files or the board changes."""
    total = hashlib.sha256(board.encoded())
    for path in sorted(paths):
        total.update(path.name.encode())
        total.update(path.read_bytes())
    return total.hexdigest()[:16]
