"""``hotseat shot``."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from tests.programs import UNCOMPILED


def test_a_picture_on_a_full_disk_is_one_sentence_and_the_old_one_stays(tmp_path: Path) -> None:
    out = tmp_path / "table.png"
    out.write_bytes(b"an older picture")
    line = 'ulimit -f 4; exec "$0" -m game shot raiders --size 640x360 --out "$1"'
    call = ["sh", "-c", line, sys.executable, str(out)]
    done = subprocess.run(call, capture_output=True, text=True, check=False, env=UNCOMPILED)
    assert done.stderr == f"hotseat: --out {out} cannot be written (File too large)\n"
    assert done.returncode == 2
    assert [path.name for path in tmp_path.iterdir()] == ["table.png"]
    assert out.read_bytes() == b"an older picture"
