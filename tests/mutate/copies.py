"""Copies of the tree in which tests are run and files are changed: the tree itself is never touched."""

from __future__ import annotations

import contextlib
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from tests.mutate.changes import Change

ROOT = Path(__file__).resolve().parents[2]
LEFT_OUT = shutil.ignore_patterns(".git", ".venv", ".*_cache", ".hypothesis", "__pycache__", "build", "dist")
PLUGIN = ("-p", "tests.mutate.plugin", "-p", "no:cacheprovider", "-n0", "-x", "-q", "--tb=no", "--no-header")


class Copy:
    """One copy of the tree; it is used by one run at a time."""

    def __init__(self, folder: Path) -> None:
        shutil.copytree(ROOT, folder, ignore=LEFT_OUT)
        self.folder = folder

    @contextlib.contextmanager
    def changed(self, change: Change) -> Iterator[None]:
        """The copy while a change is made; then it is as it was, to the second."""
        file = self.folder / change.file
        before, when = file.read_bytes(), file.stat()
        text = before.decode()
        file.write_text(text[: change.start] + change.new + text[change.end :], encoding="utf-8")
        try:
            yield
        finally:
            file.write_bytes(before)
            os.utime(file, ns=(when.st_atime_ns, when.st_mtime_ns))

    def run(self, files: Sequence[str], seconds: float | None = None, **more: str) -> int | None:
        """The exit status of pytest over files of tests; None where it takes longer than so many seconds."""
        env = {**os.environ, "PYTHONDONTWRITEBYTECODE": "1", "PYTHONHASHSEED": "0", **more}
        command = [sys.executable, "-m", "pytest", *PLUGIN, *files]
        with (self.folder / "out.txt").open("w") as out:
            try:
                return subprocess.run(
                    command, cwd=self.folder, env=env, stdout=out, stderr=out, timeout=seconds, check=False
                ).returncode
            except subprocess.TimeoutExpired:
                return None

    @property
    def said(self) -> str:
        """What the last run printed."""
        return (self.folder / "out.txt").read_text()
