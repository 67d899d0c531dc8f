"""Work for another process, which imports nothing more."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from game.errors import UserError


def half(out: Path, report: Callable[[int, int], object]) -> None:
    report(1, 2)
    raise UserError("error-no-display")


def whole(out: Path, report: Callable[[int, int], object]) -> None:
    report(1, 1)
    out.write_text("done", encoding="utf-8")
