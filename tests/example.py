"""The example, a title of somebody else, as if it were installed beside ours."""

from __future__ import annotations

import random
import signal
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from game.packages import registry
from tests.packages.test_registry import CACHED

NIM = Path(__file__).parent.parent / "examples" / "hotseat-nim"


def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The example as an installed title, also for bots in processes of their own; gives an empty folder for
    files that do not last."""
    about = tmp_path / "site" / "hotseat_nim-1.dist-info"
    about.mkdir(parents=True)
    (about / "entry_points.txt").write_text("[hotseat.titles]\nnim = hotseat_nim:PACKAGE\n")
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: hotseat-nim\nVersion: 1\n")
    for place in (about.parent, NIM):
        monkeypatch.syspath_prepend(place)
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path / "passing"))
    (tmp_path / "passing").mkdir()
    handler, chance = signal.getsignal(signal.SIGTERM), random.getstate()
    _forget()
    yield tmp_path / "passing"
    _forget()
    signal.signal(signal.SIGTERM, handler)
    random.setstate(chance)


def _forget() -> None:
    for function in (registry._entries, *CACHED):
        function.cache_clear()
