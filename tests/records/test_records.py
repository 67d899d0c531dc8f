"""What a released version saved is taken up by every later one."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from game import __version__
from game.packages import registry
from game.records import record_loader
from tests.records import HERE, last_seen

KEPT = sorted(HERE.glob("*/*.jsonl"))


@pytest.mark.parametrize("kept", KEPT, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_game_is_taken_up_where_it_was_left(kept: Path, tmp_path: Path) -> None:
    path = Path(shutil.copy(kept, tmp_path))
    session = record_loader.resume(path)
    assert last_seen(session) == kept.with_suffix(".txt").read_text(encoding="utf-8")
    if not session.over:
        seat = session.waiting_for()[0]
        session.submit(seat, session.legal(seat)[0].action)
    session.close()
    assert path.read_bytes().startswith(kept.read_bytes())
    again = record_loader.resume(path)
    assert (again.made, again.over) == (session.made, session.over)
    again.close()


def test_this_version_keeps_a_finished_and_an_unfinished_game_of_every_title() -> None:
    names = {f"{title}-{name}" for title in registry.names() for name in ("over", "unfinished")}
    assert {path.stem for path in KEPT if path.parent.name == __version__} == names
    over = [path for path in KEPT if path.stem.endswith("-over")]
    assert all("asked nobody" in path.with_suffix(".txt").read_text(encoding="utf-8") for path in over)


def test_a_game_of_this_version_can_be_gone_back_to_its_first_move(tmp_path: Path) -> None:
    for name in registry.names():
        kept = HERE / __version__ / f"{name}-unfinished.jsonl"
        session = record_loader.resume(Path(shutil.copy(kept, tmp_path)))
        while session.look_back():
            pass
        assert session.first == 0
        assert not session.take_notes()
        session.close()
